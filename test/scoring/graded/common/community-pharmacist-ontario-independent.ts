import type { GradedJob } from '../types.ts';

export const communityPharmacistOntarioIndependent: GradedJob = {
  job: 'community-pharmacist-ontario-independent',
  title: 'Staff Pharmacist, full time, independent pharmacy (Goderich area, Ontario)',
  spec: `We've been filling prescriptions on the main street of our little town since 1961 and I'm the third owner, not a chain. Our evening pharmacist is heading to Halifax to be closer to her grandchildren, so I'm looking for somebody to share the bench with me. It's 37.5 hours, one evening until eight and every other Saturday, no Sundays, no statutory holidays, and no quotas, ever.

You'd be checking somewhere around 180 scripts on a normal day with two technicians and an assistant, doing MedsChecks in a proper room with a door, looking after the blister packs for the retirement residence up the hill, prescribing for minor ailments, giving flu, Covid and travel shots through the season, and answering the same questions about blood pressure pills kindly for the hundredth time. We have about thirty people on methadone or Suboxone and I need somebody who treats them like everybody else. The software is Kroll. If you've only used something else you'll have it in a week.

A few things I can't be flexible on. You need to be registered as a pharmacist with the Ontario College, Part A, in good standing, with your own liability cover. You need to have done your injection training and be authorized to give vaccines. And I'd want at least a year of community dispensing in Canada behind you (internship time counts), because there will be days you're alone. Compounding, French or Low German, and experience with long-term care homes would all be gravy.

Pay is $58 to $64 an hour depending on how long you've been at it, plus benefits after three months, your College fee and an apartment above the store for the first half year if you want it. Write to me, Marg, with a resume and a few lines about yourself.`,
  graded: [
    {
      name: 'amrit-pelletier-pharmacist',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Part A pharmacist with cover and injections, seven years on community benches with methadone, blister packs and Kroll.',
      lacks: [],
      cv: `Amrit Pelletier, BSc, PharmD, RPh
Stratford, Ontario
OCP Part A (pharmacist), registered August 2019, good standing. Personal professional liability through my association, $2M, renewed July 2026. Authorized for injections (training completed March 2019; CPR and first aid recertified Feb 2026).

Experience

Avonbank Guardian Drugs, Stratford: Staff pharmacist, September 2021 - present
Independent, about 200 prescriptions a day. I work alone two evenings per week. Roughly 15 MedsChecks monthly, pharmacist prescribing for UTIs, shingles, pink eye and the rest (over 600 assessments since 2023), immunization clinics in fall (I gave about 900 flu shots last season). Took over the methadone and buprenorphine program in 2022, 41 patients, in regular touch with the prescriber's clinic. Weekly compliance packs for a 60-bed retirement home, including med reconciliation when people come back from hospital. Software is Kroll.

Wellburn Pharmacy, London: Staff pharmacist, Aug 2019 - Sept 2021
Chain store, open till midnight, 300+ scripts. Travel vaccines. Non-sterile compounding (creams, magic mouthwash).

Schooling
PharmD, Thames Lake University, London, 2019
BSc Biochemistry, 2014

Languages: English, Punjabi, working French

I grew up in a town of 2,100 people and would like to go back to one.`,
    },
    {
      name: 'douglas-ferrier-director',
      kind: 'overqualified',
      low: 74,
      high: 87,
      best: 81,
      why: 'A regional director who still keeps Part A, injections and two bench shifts a month; all musts shown, level is a question for the call.',
      lacks: [],
      cv: `DOUGLAS R. FERRIER, RPh, MBA

Regional Director, Pharmacy Practice | Kitchener, Ontario

PROFILE
Pharmacist and executive responsible for 64 stores, 190 pharmacists and a $310M prescription business.

CAREER

Trillium Crest Pharmacies Ltd., Kitchener
Regional Director, Pharmacy Practice: April 2016 to present
  Budget, hiring and clinical quality in southwestern Ontario
  Rolled out minor ailment prescribing in all stores (2023); regional lead for the Covid vaccine program, 410,000 doses
  Sat on the provincial working group on opioid agonist therapy
  Still on the bench two shifts a month, usually covering small-town stores (Kroll): checking, counselling, giving vaccines

Associate-Owner, Trillium Crest Store 218, Elmira: May 2004 to April 2016
  Owned and ran a store doing 220 Rx a day, with blister packing for two retirement homes and 25 methadone clients

Staff Pharmacist, Grand Valley Drug Mart, Fergus: 1999 to 2004

REGISTRATION
Ontario College of Pharmacists, Part A since 1999, no conditions
Injection and inhalation authorized since 2012; first aid/CPR current to 2028
Liability insurance in force

EDUCATION
MBA, Waterloo Heights University, 2014
BScPhm, Lakehead Shores University, 1999

WHY THIS JOB
I turn 52 in the spring. I have sat in enough meetings. I want patients again and no reports; the hourly rate in the ad is fine by me.`,
    },
    {
      name: 'lorraine-tuck-resigned',
      kind: 'lapsed',
      low: 46,
      high: 58,
      best: 53,
      why: 'Nine good years of community practice in Ontario, but she gave up her College registration in 2023 and has not been reinstated.',
      lacks: ['Ontario College Part A registration (with its liability cover)'],
      cv: `Lorraine Tuck
Bayfield ON

Pharmacist by training, home from New Zealand after three years on my brother's farm.

Pharmacist, Maitland Square Pharmacy, Goderich, June 2014 to March 2023. Dispensing (Kroll), Meds Checks, flu shots each fall from 2014 on and Covid shots 2021-22, dosettes for assisted living, methadone program of a dozen. Covered for the owner's holidays, so used to being alone. Non-sterile compounding.

Intern and student, same store, 2013-2014.

April 2023 to August 2026: dairy farm, Southland, NZ. Calves, books, no pharmacy work.

BSc Pharmacy, Thames Lake University, 2013. Injection course 2013, refreshed 2019.

Status with the Ontario College: I resigned my certificate on leaving (March 2023) so I am not currently on the register, and my insurance stopped with it. I have asked the College what reinstatement takes after more than three years; they mentioned a review and possibly exams. No date yet.

References: owner of Maitland Square, gladly given.`,
    },
    {
      name: 'youssef-mansour-intern',
      kind: 'in-progress',
      low: 54,
      high: 67,
      best: 60,
      why: 'Intern with PEBC certificate, injections and fourteen months on an Ontario bench; only jurisprudence and the move to Part A are left.',
      lacks: ['Ontario College Part A pharmacist registration'],
      cv: `YOUSSEF MANSOUR
London, ON  |  open to relocate  |  PR of Canada

PHARMACY INTERN (Ontario College of Pharmacists, intern class, registered Aug. 2025)

Steps to licence
[x] Document evaluation 2023
[x] Evaluating exam July 2024
[x] Qualifying exam part I and II, Nov 2025 - certificate of qualification PEBC
[x] Practice assessment (PACE) passed Jan 2026
[ ] Jurisprudence exam - sitting 3 December 2026
[ ] Application for pharmacist, Part A

Canadian experience
Intern, Oxbow Pharmacy (independent), London | Sept 2025 - present, full time
Under supervision: checking 150 rx/day, counselling, MedsCheck, minor ailment assessments, OAT dosing for 22 patients, compliance packs. Injection training completed October 2025, gave ~350 influenza and Covid doses since. First aid and CPR-C valid. Insurance as intern through the association. Kroll.

Pharmacy Assistant, Oxbow Pharmacy | Feb 2024 - Aug 2025
Entry, inventory, deliveries, claims.

Experience abroad
Community pharmacist in charge, El Nour Pharmacy, Alexandria, Egypt | 2015 - 2022
Owner's deputy in a store of 8 staff, extemporaneous creams, chronic disease clients.

Degree
Bachelor of Pharmaceutical Sciences, Alexandria (Delta Coast University), 2014

English (CELBAN/IELTS 7.5), Arabic, French intermediate`,
    },
    {
      name: 'tammy-vandeloo-technician',
      kind: 'adjacent',
      low: 42,
      high: 54,
      best: 48,
      why: 'Registered with the same College, but as a technician; she does the bench around the pharmacist and cannot be one.',
      lacks: ['Ontario College Part A pharmacist registration'],
      cv: `Tammy Vandeloo, RPhT
Clinton, Ontario

Registered Pharmacy Technician, Ontario College of Pharmacists, since 2013, in good standing. Liability insurance valid. Injection training for technicians completed 2023, flu, Covid and RSV. CPR 2025.

WORK

Huron Tract Pharmacy, Clinton
Registered technician, 2013 to present (full time)
Technical check of 200+ prescriptions daily, blister packs for a 45-suite residence and two group homes, narcotic counts, methadone pouring and witnessing prepared doses, verbal orders and transfers, non-sterile compounding room lead since 2018. Train assistants and co-op students. Ran the immunization line last two falls (about 500 shots; pharmacist did the prescribing and assessments). Go-to person for Kroll.

Huron Tract Pharmacy, Pharmacy Assistant, 2008 to 2013

SCHOOL
Pharmacy Technician Diploma, Lambton Dunes College, bridging program and PEBC technician exams 2012
OSSD, 2006

I speak Low German with many of our Mennonite customers.`,
    },
  ],
};
