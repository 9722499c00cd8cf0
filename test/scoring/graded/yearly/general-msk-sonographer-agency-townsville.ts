import type { GradedJob } from '../types.ts';

export const generalMskSonographerAgencyTownsville: GradedJob = {
  job: 'general-msk-sonographer-agency-townsville',
  title: 'General & MSK Sonographer, private imaging group',
  spec: `Hi there,

Hope you're well and not melting. I've just picked up a brief I reckon could suit you or somebody you've trained with, so forgive the group message.

My client is a radiologist-owned group in Townsville with four rooms (two brand-new Canon i800s, one GE E10, one Samsung for obs). Lead sonographer is off on long service leave and then going part-time, so they need a permanent general sonographer, 4 or 5 days, no nights, one Saturday morning in five. Package is around $165-185k plus super for the right one, and there's a relocation bonus of ten grand.

What they won't budge on (I've tried):

1) you're on the ASAR register as an accredited medical sonographer, full not student, because otherwise Medicare won't pay for a single scan
2) at least three years of general scanning since you got your accreditation
3) you do MSK on your own: shoulders, hips, hands, feet, without somebody finishing the tricky ones. It's nearly half the list, they've got two footy clubs and the army barracks

How you got there is up to you, the Grad Dip, the Masters or the old DMU are all the same to them.

What makes them smile: guided injections with the rads, NT certificate, breast, DVTs and carotids, kids' hips, somebody who'd take on a trainee. The docs report on site so you can always walk down the hall and argue.

A CV in Word is fine, I don't need a cover letter. If it isn't for you but you send me the person who gets it, I'll send you a thousand dollars and a case of mangoes.

Cheers,
Damo Sellick
Tropic Allied Health Recruitment`,
  graded: [
    {
      name: 'bronwyn-kehoe-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'ASAR accredited since 2018, eight years of general lists with independent MSK, injections, NT and breast.',
      lacks: [],
      cv: `BRONWYN KEHOE
Sonographer (General), AMS
Mackay QLD 4740

ASAR accredited medical sonographer no. 1xx42 (AMS), first accredited March 2018, CPD triennium up to date
ASA member

WORK

Coral Coast Radiology, Mackay - Senior Sonographer
Feb 2021 - current
Full general list, 14 to 16 patients a day. MSK is roughly 40% of what I do: cuff, biceps pulley, hip labrum and gluteals, plantar plate, thumbs, nerves. I work alone at the Andergrove rooms three days a week. Subacromial, bursal and joint injections with two radiologists (some 300 a year). Breast with biopsy. NT (FMF licence current, audit passed Jan 2026). Train two students, one has since been accredited.

Burdekin Imaging, Ayr - Sonographer
Mar 2018 - Jan 2021
Only sonographer in a country practice. General, obs, DVT, carotids, MSK, paediatric hips. On call to the hospital.

Same - Trainee Sonographer
Jan 2016 - Mar 2018

Queensland hospital radiographer, 2012 - 2015

STUDY
Graduate Diploma in Medical Ultrasound, 2017
B. Med Rad Sc, Hunter Valley University, 2011

MSK masterclasses (foot and ankle 2019, shoulder 2022). Blue card. Kids finished school, ready to shift north.`,
    },
    {
      name: 'ignatius-fonseka-dmu',
      kind: 'any-of',
      low: 82,
      high: 93,
      best: 87,
      why: 'DMU rather than Grad Dip, told in his own words; accreditation, years and solo musculoskeletal lists are all dated, no NT.',
      lacks: [],
      cv: `Ignatius (Iggy) Fonseka
49 Banksia Street, Tamworth NSW
DOB 3/6/1974

I have held a probe for a living since 2004 and got my DMU (General) in 2006. On the ASAR list ever since, renewed this year.

Where I've been

Peel Valley X-Ray & Ultrasound, Tamworth. Started 7/2015, still there. Everything from gallbladders to babies' heads. Our town has more rugby players per head than any in the state so tendons, bursae, muscle tears, ganglions and trapped nerves come through the door all day, and nobody looks over my shoulder; the doctor is in Newcastle and reads what I send. When he visits on Wednesdays I line up needles for him, cortisone and PRP and the odd barbotage. Legs for clots, necks for plaque, fistulas for the renal unit. I stopped doing first trimester screening in 2016, so my NT certificate has gone, and I don't do breast.

Sydney South Radiology, Hurstville. 2/2006 to 6/2015. General sonographer, then chief at one site from 2011. Three trainees through to accreditation.

A government hospital in Colombo and then Auburn, radiographer, 1996 to 2005.

Why the move: daughter in the army at Lavarack, first grandchild due in March.`,
    },
    {
      name: 'harriet-boothroyd-uk',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'Seven years of UK ultrasound with independent MSK clinics, but not on the ASAR register: application only.',
      lacks: ['ASAR accreditation (UK qualified, application lodged)'],
      cv: `Harriet Boothroyd
Huddersfield, West Yorkshire

Advanced Practitioner Sonographer seeking a move to Queensland (partner is a teacher, 186 visa being explored).

Professional status: HCPC registered diagnostic radiographer RA0xxxx; on the UK's voluntary Register of Clinical Technologists and RCT sonographers' list. ASAR: overseas application lodged August 2026, outcome expected early 2027. I can't scan under Medicare until it comes.

Career history

Advanced Practitioner, Ultrasound (Band 8a), Calder & Colne Hospitals NHS Trust, May 2022 – present
• Lead for musculoskeletal ultrasound. Two independent shoulder clinics per week, foot & ankle, wrist and hand, soft tissue lumps. I scan and report under my own name.
• Perform guided steroid injections under a PGD (about 180 a year)
• General abdominal, gynae, testes, neck, DVT sessions for the rest of the week
• Mentor to two PgDip students

Sonographer (Band 7), same trust, Oct 2019 – Apr 2022
• General and obstetric, incl. dating, combined test (nuchal translucency, FMF), anomaly scans

Radiographer (Band 5/6), Leeds, Aug 2015 – Sept 2018, then trainee sonographer Oct 2018 – Sept 2019

Qualifications
PgDip Medical Ultrasound, CASE accredited, University of Airedale 2019
PgCert MSK Ultrasound and injection therapy 2021
BSc (Hons) Diagnostic Radiography 2015`,
    },
    {
      name: 'callum-drury-two-part-times',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 64,
      why: 'Claims three and a half years, but two part-time posts run side by side: 21 months since accreditation.',
      lacks: ['three years since accreditation (1 year 9 months)'],
      cv: `Callum Drury, AMS
Sunshine Coast, Qld

Summary: accredited general sonographer with 3½ years of post-accreditation experience across two private practices (1 yr 9 mths + 1 yr 9 mths). Strong in MSK. Love footy, surf and gadgets.

Employment

Noosa Hinterland Imaging (0.5)
Feb 2025 – present
General list with a heavy sports load. Work alone on Thursdays and Fridays. Shoulders, ankles, groins, hamstrings, hands. Set up for injections (hydrodilatation, bursal, PRP). DVT, renal, thyroid.

Glasshouse Radiology, Caloundra (0.5)
Feb 2025 – present
Mon–Wed am. Mixed outpatient: abdo, pelvis, obstetrics 2nd trimester, lumps, MSK unassisted. Breast under supervision for now.

Trainee Sonographer, Glasshouse Radiology
Jan 2023 – Jan 2025
2,200 supervised hours.

Radiographer, Redcliffe, 2020 – 2022

Education & accreditation
ASAR AMS (General) from 3 February 2025
Graduate Diploma of Medical Sonography, 2023–2024
Bachelor of Medical Imaging, 2019
NT theory course 2025, images being collected for certificate.
CPR May 2026. Blue card.`,
    },
    {
      name: 'wayne-stokoe-ndt',
      kind: 'trap',
      low: 3,
      high: 13,
      best: 7,
      why: 'Ultrasonic testing of welds in steel and rail: the same word in another trade.',
      lacks: ['ASAR accreditation', 'three years as accredited sonographer', 'independent MSK scanning'],
      cv: `Wayne Stokoe
Ultrasonics Technician
Bohle, Townsville

Ultrasound tech, 16 years of scanning. Used to working on my own with a portable set, in the heat.

2017 – now: NDT Level 3, Stokoe Inspection Pty Ltd (own firm). Phased array and TOFD on pressure vessels at the zinc refinery, port cranes, sugar mill boilers. Shoulder welds and hip joints on steel roofs, rail foot and head. Write and sign reports on site. 2 trainees.

2010 – 2017: Ultrasonic tester level 2, Norline Asset Integrity, Gladstone. Rail flaw detection, LNG trains during construction.

2004 – 2010: Boilermaker, Yabulu.

Tickets
AINDT / PCN Level 3 UT, accredited, renewed 2024
MT PT level 2
EWP, confined space, working at heights
Olympus OmniScan X3, GE USM Go+
First aid & CPR 2026
Full car and HR licence`,
    },
  ],
};
