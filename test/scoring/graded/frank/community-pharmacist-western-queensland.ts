import type { GradedJob } from '../types.ts';

export const communityPharmacistWesternQueensland: GradedJob = {
  job: 'community-pharmacist-western-queensland',
  title: 'Pharmacist, full time, Mulga Creek QLD',
  spec: `Mulga Creek Pharmacy. Only chemist in town, next one is 170 km up the road. Our pharmacist of eleven years is retiring to the coast.

Want: a pharmacist, full time, Mon to Fri and alternate Saturday mornings.

Must have
- general registration with AHPRA, no conditions on it
- 2 years at least in community pharmacy since you got it. Locum time counts.
- immunisation training done (Guild, PSA, a uni, whoever, as long as it lets you jab in Queensland)

You'll dispense about 160 scripts a day with one tech, pack for the aged care home (34 beds), do MedsChecks, dose five or six people on the opioid program, vaccinate half the shire in April and answer questions at the pub. Home Medicines Reviews would be a bonus. We're on Fred.

$150k plus super, three-bedroom house with aircon, two flights to Brisbane a year. Partner? The school and the council are always short.

Ring Trish or send a resume to the shop.`,
  graded: [
    {
      name: 'heath-lonergan-locum',
      kind: 'any-of',
      low: 85,
      high: 95,
      best: 90,
      why: 'Over five years of locum dispensing in remote towns, unconditional registration, Guild immunisation course, Fred and HMR; meets everything.',
      lacks: [],
      cv: `Heath Lonergan
Remote and rural pharmacy relief
based in Alice Springs when I'm not somewhere else

Registered pharmacist, AHPRA general, first granted 14/2/2020, no conditions, notations or undertakings. Renewed to Nov 2027.

Relief work as sole trader, since Mar 2021. Longest stints:
  Katherine Gorge Chemist NT, 7 months 2021
  Halls Crossing Pharmacy, Kimberley WA, 9 months 2022, sole pharmacist, dose administration aids for two communities
  Barkly Road Pharmacy NT, on and off 2023-24
  Julia Plains Pharmacy QLD, Feb to Nov 2025: one tech, 140 scripts, methadone and buprenorphine clients (8), flu and shingles shots
  Winton Street Chemist QLD, Feb 2026 to present, finishing Christmas
Between jobs never more than three weeks off.

Before: Smithson's Pharmacy, Darwin, pharmacist Feb 2020 to Feb 2021, intern 2019.

Vaccination: Guild program, Sept 2020, plus the Queensland extended-practice add-on 2024. About 1,900 injections given by now. CPR and anaphylaxis refreshed May 2026.
HMR accredited since 2023, done 74.
Fred mostly, Minfos, Z.
BPharm, Top End University, 2015-2018.
I own a ute, a swag and a patient dog.`,
    },
    {
      name: 'priya-sathananthan-toowoomba',
      kind: 'strong',
      low: 86,
      high: 96,
      best: 92,
      why: 'Pharmacist in charge for years with vaccinating, packing and opioid dosing; registered with no conditions.',
      lacks: [],
      cv: `PRIYA SATHANANTHAN
Toowoomba QLD 4350

CAREER SUMMARY
Community pharmacist, eight years on the register, last four in charge of a busy strip-shop pharmacy.

EMPLOYMENT
Pharmacist in Charge
Ruthven Corner Pharmacy, Toowoomba | October 2022 – present
• 210 scripts per day, staff of nine
• Webster packs for 61 residents of two aged care homes, quarterly medication advisory meetings
• Opioid dependence treatment: 14 clients, liaison with the ADS clinic
• Ran the 2025 and 2026 flu seasons: 2,300 doses by four vaccinators, myself included
• MedsChecks and Diabetes MedsChecks, 20 per month

Pharmacist
Range View Chemist, Highfields | January 2018 – September 2022
• Fred Dispense, compounding of simple creams, mentor of one intern

QUALIFICATIONS
Bachelor of Pharmacy (Hons), Darling Downs University, 2013–2016
Internship 2017
AHPRA general registration as a pharmacist, January 2018, current, no conditions
PSA immunisation training 2018; top-up for travel and HPV vaccines 2024
First Aid and CPR (February 2026)
Grew up in Cunnamulla. I do know what the summers are like.`,
    },
    {
      name: 'warwick-denholm-nonpractising',
      kind: 'lapsed',
      low: 52,
      high: 65,
      best: 58,
      why: 'Long community experience and vaccinator, but on the non-practising register since December 2023.',
      lacks: ['general AHPRA registration (non-practising since 2023)'],
      cv: `Warwick Denholm - Resume

Personal: Maryborough QLD, married, driver's licence (manual, HR)

2024 to now. Farm work on my brother-in-law's cane block, and carer for Dad, who passed in June 2026. I moved to non-practising registration with the Pharmacy Board when the renewal came up at the end of November 2023 and have not moved back yet. I gather I'd need the recency of practice form and some supervised hours.

2013 (Jan) to Nov 2023. Pharmacist and for the last six years managing pharmacist, Fraser Street Pharmacy, Maryborough.
Sole pharmacist on Saturdays and most evenings. Dispensing up to 190 scripts, 40-bed nursing home packing, methadone program since 2015, MedsChecks by the hundred. Gave flu vaccine from the first season pharmacists were allowed, then covid and whooping cough. Trained five interns; all passed.

2012. Intern, same shop.

Training: B Pharm, Wide Bay University, 2008-2011. Immunisation course PSA 2016, updates in 2019, 2021 and 2023. Fred and then Fred NXT.

Referees: the owner of the Fraser Street shop and my GP.`,
    },
    {
      name: 'jiayi-ong-intern',
      kind: 'in-progress',
      low: 37,
      high: 50,
      best: 43,
      why: 'Capable intern with vaccination course; provisional registration only and no years as a pharmacist.',
      lacks: ['general AHPRA registration (provisional)', 'two years community practice since registration'],
      cv: `Jia Yi Ong
Intern Pharmacist (provisional registration, AHPRA) | Cairns

I will sit my oral exam this month and expect general registration around late January 2027.

Internship
Barron River Pharmacy, Cairns North. 19 January 2026 until now, 38 hours a week
* Dispense under supervision, 60-80 scripts of the daily 180 (Fred NXT)
* Counselling in English, Mandarin and Malay
* Check Webster packs for 25 patients
* Prepare and record opioid doses, my preceptor supplies
* Gave about 300 flu vaccinations as an intern vaccinator

Student job
Pharmacy assistant, Barron River Pharmacy, weekends, Mar 2023 - Dec 2025

Education
Bachelor of Pharmacy (Honours 2A), Coral Coast University, 2022 - 2025
Intern training program: PSA, completed October 2026
Immunisation module with the uni, November 2025
Two-week rural placement in Cooktown, 2024. I loved it, and it is why I look inland.`,
    },
    {
      name: 'dale-kruger-keywords',
      kind: 'list',
      low: 17,
      high: 30,
      best: 24,
      why: 'Nothing but headings and catchwords; no employer, no date, no registration shown.',
      lacks: [
        'general AHPRA registration shown',
        'two years community pharmacy',
        'immunisation training shown',
      ],
      cv: `DALE KRUGER
Objective: to secure a rewarding Pharmacist position in a rural community pharmacy where I can grow.

Core competencies: Dispensing, AHPRA, Community Pharmacy, Immunisation, Vaccination, Webster-pak, Dose Administration Aids, Opioid Replacement, MedsCheck, HMR, Fred Dispense, Aged Care, Schedule 8, PBS, Counselling, Stock control, Team leadership, Rural and Remote, QUM, Wound care, Customer focus

Personal qualities: hard-working, flexible, fast learner, works well in a team and alone, good sense of humour

Interests: pharmacy news, fishing, rugby league

Employment details available on request.
Referees available on request.`,
    },
  ],
};
