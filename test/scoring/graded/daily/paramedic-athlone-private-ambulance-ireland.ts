import type { GradedJob } from '../types.ts';

export const paramedicAthlonePrivateAmbulanceIreland: GradedJob = {
  job: 'paramedic-athlone-private-ambulance-ireland',
  title: 'Paramedic / Advanced Paramedic - Athlone base',
  spec: `PARAMEDIC - ATHLONE
Inniskeel Ambulance Service Ltd
Permanent, 39 hours averaged over an eight week roster, 12 hour days and nights

Who we are
A PHECC-recognised provider with 31 vehicles and bases in Athlone, Naas and Ennis. We hold the midlands contract for emergency and urgent inter-facility transfers and support the National Ambulance Service on 112/999 calls at peak times.

The work
- Crewing a double-manned emergency ambulance, attending and driving turn about
- Assessing, treating and moving patients within the current Clinical Practice Guidelines
- Critical transfers with a hospital team on board: ventilated, on pumps, cardiac, obstetric
- Electronic patient care reports, controlled drug register, vehicle and kit checks at start of shift
- Mentoring EMTs and interns

You must have
- A place on the PHECC register at Paramedic or Advanced Paramedic level, in good standing
- A full Irish or EU driving licence, category C1 or C
- Three years or more of front line emergency ambulance work at that level (not patient transport, not time as an EMT)

It would help if you also have
- Experience of inter-hospital critical care transfers
- Emergency driving (EMS driving standards course or equal)
- A tutor or mentor qualification
- Major incident or event medical work

What you get
- €46,200 to €58,900 with the shift premium, Advanced Paramedics on a separate scale
- Pension with 5 % from us, 25 days' leave, sick pay from six months
- CPC days rostered and paid, not on your day off

Garda vetting and a medical will be arranged by us. We are an equal opportunities employer. Canvassing will disqualify.
CV and cover letter to the HR office, Monksland, by Friday 27 November.`,
  graded: [
    {
      name: 'declan-moyvane-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'PHECC Paramedic since 2019, C1, seven years on the front line including critical transfers, and a mentor.',
      lacks: [],
      cv: `DECLAN MOYVANE
Moate, Co. Westmeath    087 555 0126

PHECC registered Paramedic, PIN 8412P, on the register since September 2019, licence to practise in date
Driving: B, BE, C1 (full Irish, since 2017). EMS driving standards Levels 2 & 3

EXPERIENCE
Callows Ambulance, Ballinasloe         Paramedic            March 2022 - date
Emergency ambulance, nights and days. About 40% of it is emergency calls for the national service, the rest time critical transfers between Ballinasloe, Galway and Dublin. In the past year I travelled with 62 ventilated patients and 19 on an aortic or STEMI run. Contact mentor for three interns and two EMTs. Rep on the medication safety group: we got the number of controlled drug book discrepancies from 14 in 2023 down to 2 last year.

Lough Gara Regional Ambulance, Roscommon    Paramedic     October 2019 - February 2022
Frontline rural station, crew of two, 50 minutes to the nearest ED on a good day. Arrests, farm accidents, births in laybys (2), overdoses, the Covid years.

Lough Gara Regional Ambulance, Roscommon    Student / intern paramedic    Sept 2017 - Sept 2019

EDUCATION AND COURSES
Diploma in Paramedic Studies, College of Prehospital Care, Tullamore, 2019
Up-skilled to the present CPGs, spring 2025
ITLS provider 2024; ACLS 2025; PHECC Assistant Tutor 2023
Major incident: loggist and forward triage exercise, Custume 2024

INTERESTS
Under 14s hurling coach. Medical cover for the county finals with the Order's volunteers each July.`,
    },
    {
      name: 'niamh-corrigan-any-of',
      kind: 'any-of',
      low: 85,
      high: 96,
      best: 91,
      why: 'Advanced Paramedic with a full C licence instead of C1, nine years of emergency work, told in her own way; both alternatives are allowed.',
      lacks: [],
      cv: `Niamh Corrigan, Advanced Paramedic

Clara, Co. Offaly. Born Tullamore 1989.

I started on the trucks, the real ones: four years driving milk tankers for Grand Midland Dairies, from 2010 to 2014, which is where the lorry licence came from (full category C and CE, medical renewed in 2025). In 2014 I got a training place with the Eiscir Regional Ambulance Service and was put on the Council's register (PHECC) as a paramedic in February 2017. I worked out of Birr, then Tullamore, double crewed, answering whatever control sent us. In 2021 I went back to college for a year in UCM Dublin, for the higher diploma in emergency medical science, and came out in May 2022 with the advanced grade: tubes, IO, cardioversion, ketamine, the longer list of drugs. I'm in good standing, and my file of continuous competency is complete to date.

Since June 2022 I've been on the rapid response car for Offaly and Westmeath four shifts out of five. On the fifth I go with the ambulance. I'm first to arrests, entrapments, the asthma that has stopped wheezing, and to any crew who ask for a second pair of eyes. 1,140 calls last year. I don't do very many planned hospital moves, perhaps two a month with the retrieval team, but I can work the transport ventilator and the syringe drivers and I'm not shy of asking the registrar to slow down.

I sign off interns. I taught on the cardiac module at Tullamore in 2024 and 2025 (tutor certificate, 2023). I coordinated the medical side of the ploughing championships last year: five crews, two doctors, 90,000 visitors, 211 patients.

I'd like a base nearer home and a roster that I can plan a child's birthday around.`,
    },
    {
      name: 'shane-devaney-adjacent',
      kind: 'adjacent',
      low: 35,
      high: 48,
      best: 42,
      why: 'Registered EMT doing mostly patient transport and events: the C1 is there, but neither the paramedic register nor front line years at that level.',
      lacks: ['PHECC registration at Paramedic or AP level', 'three years front line at that level'],
      cv: `Shane Devaney
Roscommon Town

Emergency Medical Technician (PHECC EMT, PIN 5530E, since 2018)

Summary: EMT with eight years of experience with ambulances. Full C1 licence. Looking for the next step.

Midland Care Transport, Longford - EMT - Aug 2020 to present
Non-emergency and urgent transfers. Dialysis runs, discharges, oncology, mental health admissions, sometimes a bed to bed with a nurse escort. Two-person crew. Oxygen, observations, AED, glucose, EMT scope medication. Vehicle checks and ePCR on tablet. Drive about 55,000 km a year, no accidents.

Red Lion Event Medical - EMT (weekends) - May 2018 to present
Concerts, GAA matches, point to point. Treated fractures, anaphylaxis, 2 cardiac arrests (handed over to NAS paramedic, one survivor).

Defence Forces, Custume - Private, then medic - 2011 to 2018
Combat first aid, one tour of Lebanon 2015.

EMT course, Longford Prehospital Academy, 2018
EMS driving standard level 1
Manual handling, Children First, infection control (all 2026)

Full clean Irish licence B, C1

I applied for the paramedic programme in 2024 and 2025 and was on the panel but not called.`,
    },
    {
      name: 'callum-braithwaite-foreign',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 60,
      why: "Six front line years in Wales with C1, but registered with the UK's HCPC only; PHECC recognition has just been requested.",
      lacks: ['PHECC registration at Paramedic or AP level'],
      cv: `Callum Braithwaite
Paramedic (HCPC PA5519x)

Holyhead, soon Mullingar. My wife is from there and we move on 2 January.

Employment history

Gwynfor Ambulance Service NHS Trust
  Senior Paramedic, Bangor station ......... 04/2023 - present
  Newly Qualified Paramedic / Paramedic .... 08/2020 - 03/2023
Crew lead on a double crewed ambulance and, one week in five, solo on the car. 999 work from one end of the A55 to the other. Emergency transfers over the border to Stoke and Liverpool, generally with an anaesthetist. I assess a fair number of people who stay at home, and refer them on to the GP or falls team. Lead for two students a year. Datix reviewer. Drug checks and station audits.

Qualifications
BSc (Hons) Paramedic Science, Menai University, 2017-2020
Level 3 Certificate in Emergency Response Ambulance Driving (CERAD) 2020
Practice educator, 2022. ALS 2025. PHTLS 2023.
Driving licence: B, C1, full, UK. (To be exchanged for the Irish one on arrival.)

PHECC: I sent the application for recognition of a qualification obtained outside the State on 5 October 2026 and have had an acknowledgment. I'm not on the Irish register yet.

Interests: sea kayaking, RNLI shore crew.`,
    },
    {
      name: 'orla-tansey-overlap',
      kind: 'overlap',
      low: 59,
      high: 72,
      best: 66,
      why: 'Claims over four years, but the two posts run side by side: from November 2024 it is two years as a paramedic against three.',
      lacks: ['three years front line at paramedic level'],
      cv: `ORLA TANSEY
Paramedic
Kinnegad | otansey@rathmail.example

Paramedic with more than four years of frontline experience in two ambulance services. Energetic, good in a crew, used to long transfers.

REGISTRATION: PHECC Paramedic (first registered 18 October 2024)
LICENCE: B, C1

POSITIONS HELD

1) Paramedic, Boyne Reach Ambulance, Trim
   Nov 2024 to present (24 hours a week, nights)
   Emergency ambulance for the county, 6 to 8 calls a shift. Working with an AP on every second roster. Chest pain pathway, stroke, trauma on the M4 and M6. Ketamine and fentanyl within CPG. On the team piloting the new ePCR.

2) Paramedic, Leinster Response Medical, Naas
   Dec 2024 to present (18 hours a week, days)
   Emergency and critical transfers between Naas, Tullamore and the Dublin hospitals, many with ICU nurse and anaesthetist. 112 back-up at weekends. Show crew at two festivals.

Before registering
   Intern and student paramedic, Boyne Reach, Oct 2022 to Oct 2024
   Retained firefighter, Edenderry, 2018 to 2022

TRAINING
   BSc Paramedic Studies, Shannonside University, 2024
   ITLS 2025, PALS 2025, EMS driving Level 3 (2024)
   Mentor course booked for January`,
    },
  ],
};
