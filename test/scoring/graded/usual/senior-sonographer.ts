/** A hospital sonographer post: an accredited ultrasound award, a UK statutory register and two years of independent scanning decide it. */
import type { GradedJob } from '../types.ts';

export const seniorSonographer: GradedJob = {
  job: 'senior-sonographer-ud',
  title: 'Senior Sonographer (General and Obstetric)',
  spec: `Senior Sonographer - General and Obstetric Ultrasound
Wexcombe Hospitals NHS Foundation Trust
Band 7 | Permanent | 37.5 hours (part-time considered) | Wexcombe General and the Harle Road Diagnostic Centre

About us
We are a friendly team of 14 sonographers performing around 46,000 examinations a year across two sites. All eleven of our rooms were re-equipped in 2024 and every list has a dedicated assistant. Wexcombe is a market town with good schools and is 50 minutes by train from the coast.

Main duties
- Perform and independently report a full range of obstetric (dating, anomaly, growth) and general medical (abdominal, renal, gynaecological) ultrasound examinations
- Communicate unexpected findings sensitively to women and families
- Take part in audit, peer review of images and discrepancy meetings
- Supervise trainee sonographers and student radiographers
- Take part in the Saturday rota, currently one in seven

Essential
- Postgraduate Certificate or Diploma in Medical Ultrasound (CASE accredited), DMU, or equivalent
- Current registration with the HCPC or NMC
- Minimum two years' post-qualification experience of independent scanning and reporting, including both obstetric and general work
- Good written and spoken communication

Desirable
- Vascular (DVT) or musculoskeletal scanning
- Experience of the Fetal Anomaly Screening Programme (FASP) and nuchal translucency measurement
- Mentoring or clinical supervision of trainees
- Membership of BMUS

What we offer
27 days' leave rising with service, NHS pension, nine days of funded CPD, on-site nursery and free parking at Harle Road. The Trust is committed to equality of opportunity and is a Disability Confident employer. Appointment is subject to an enhanced DBS check. We may close this advert early if we receive enough applications.`,
  graded: [
    {
      name: 'radiographer-sonographer',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'CASE-accredited diploma, live HCPC registration and over six dated years of independent obstetric and general scanning, with supervision, FASP and DVT on top.',
      lacks: [],
      cv: `DIANE OKEREKE-MARSH
Sonographer | Thornby | HCPC RA-xx412 (radiographer, renewed to February 2028)

EMPLOYMENT

Sonographer, Band 7 - Thornby and Eastmoor NHS Trust
March 2021 - present
- Mixed lists: 12 to 14 patients a session, roughly 55% obstetric (dating with NT, 20-week anomaly, serial growths with Dopplers) and 45% abdomen, renal tract, testes and transvaginal pelvis
- Own reports, no countersignature; monthly image peer review and discrepancy meeting
- Lower limb DVT list on Thursday mornings since 2023
- Named mentor for two trainees who both qualified, in 2023 and 2025
- FASP DQASS green flag at each six-monthly cycle
- Led 2024 audit of growth scan referrals; inappropriate requests fell from 19% to 8%

Sonographer, Band 6 to 7 development post - Lyne Valley Hospital
September 2019 - February 2021
- Independent general and early pregnancy lists after sign-off in February 2020; obstetrics from June 2020
- Saturday rota and in-patient portable scans

Radiographer, Band 5 - Lyne Valley Hospital
July 2015 - August 2019
- Plain film, theatre, CT rotation

EDUCATION
PgDip Medical Ultrasound (CASE accredited), University of North Mercia, 2019
BSc (Hons) Diagnostic Radiography, University of North Mercia, 2015

OTHER
BMUS member since 2020. Online FASP NT course 2020, updated 2025. GE Voluson E10, Canon Aplio, Soliton RIS.`,
    },
    {
      name: 'midwife-sonographer',
      kind: 'any-of',
      low: 78,
      high: 91,
      best: 85,
      why: 'NMC registration is one of the two accepted and the PgCert counts; general scanning is shown for three years but is the smaller share of the work.',
      lacks: [],
      cv: `Siobhan Tregarth
Midwife Sonographer

Profile
Registered midwife who moved into ultrasound in 2018. I scan every day, write my own reports and like explaining what I see. I am relocating with my family in January.

Career
Midwife Sonographer, St Petroc's Hospital, Polmarth (2018 to date)
From April 2018 as trainee, qualified and independent from September 2019.
- Dating, nuchal, anomaly and third trimester scans, twins clinic, early pregnancy unit
- Break bad news several times a month; helped to write the department's leaflet for parents after an unexpected finding
- Since October 2023, two sessions of five in the main department: gynae (TA and TV), upper abdomen and kidneys. I report these myself under the departmental scheme of work
- Clinical assessor for trainees on the local PgCert
- Screening support sonographer for FASP, January 2022 onwards

Community Midwife, Polmarth (2012 to 2018)
Caseload of 34 women, home births, antenatal clinics

Midwife, rotational, St Petroc's Hospital (2009 to 2012)

Qualifications
PgCert Medical Ultrasound - Obstetric, Gynaecological and Abdominal (CASE), Tamar University 2019
BSc Midwifery, Tamar University 2009
NMC PIN 09xxxx42E, revalidated 2024, next due September 2027

I have not done vascular or MSK and would welcome the chance to learn.`,
    },
    {
      name: 'australian-sonographer',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Excellent general and obstetric sonographer with an equivalent award, but registered only in Australia; the HCPC application is still open.',
      lacks: ['Current HCPC or NMC registration'],
      cv: `Callum Whitbread, AMS
General and O&G Sonographer - Geelong, Victoria (moving to the UK in February 2027, British passport)

Registration
Accredited Medical Sonographer, ASAR (Australian Sonographer Accreditation Registry), current to June 2027
HCPC: international application lodged August 2026, awaiting assessor's decision

Experience

Senior Sonographer, Bellarine Imaging, Geelong. May 2019 - present
* 16-18 cases a day, general, obstetric, vascular and MSK, worksheets read by the radiologist, with sonographer's preliminary report on all studies
* Morphology scans, NT (FMF certificate 2018, annual audit passed), growth and wellbeing
* DVT, carotids, shoulders, guided injections
* Tutor sonographer for six students; run the Wednesday case meeting

Sonographer, Corio Public Hospital. February 2016 - April 2019
* Emergency and in-patient general ultrasound, early pregnancy assessment, on call 1 in 5
* Renal transplant and portable work

Trainee Sonographer, Corio Public Hospital. January 2014 - January 2016

Education
Graduate Diploma of Medical Ultrasound (ASAR accredited), 2016
Bachelor of Applied Science (Medical Imaging), 2013

Equipment: Philips Epiq, GE Logiq E10, Voluson. PACS: Intelerad, Karisma.

Referees from both employers on request.`,
    },
    {
      name: 'trainee-sonographer',
      kind: 'in-progress',
      low: 36,
      high: 50,
      best: 44,
      why: 'HCPC radiographer still on the ultrasound diploma: no award yet and no independent scanning at all.',
      lacks: ['Ultrasound award (CASE or equivalent)', "Two years' independent scanning and reporting"],
      cv: `Jasmeet Dhanoa
Diagnostic Radiographer and Trainee Sonographer
HCPC registered since 2021 (RA-xx907)

Personal statement
I am a hard-working radiographer in the second year of my ultrasound training. I am passionate about women's imaging and looking for a supportive department in which to become a senior sonographer.

Work history

Trainee Sonographer (annex 21), Cadbrook Hospital, September 2025 - present
- Scanning under direct supervision four days a week: dating and growth scans, abdomen, renal, pelvis
- 412 supervised obstetric and 365 supervised general examinations logged to October 2026
- Draft reports, which are checked and authorised by the supervising sonographer
- Presented a reflective case on placenta accreta at the regional study day

Radiographer, Band 6, Cadbrook Hospital, June 2023 - August 2025
- Emergency department and theatre imaging, CT head out of hours, lone working nights
- Supervised student radiographers

Radiographer, Band 5, Cadbrook Hospital, August 2021 - May 2023

Education
PgDip Medical Ultrasound (CASE accredited), Avonleigh University - started September 2025, expected completion July 2027. Passed: Physics and Technology; Obstetrics theory
BSc (Hons) Diagnostic Radiography, Avonleigh University, 2:1, 2021

Additional
IV cannulation, Immediate Life Support 2026, Punjabi speaker`,
    },
    {
      name: 'ndt-ultrasonic-technician',
      kind: 'trap',
      low: 0,
      high: 11,
      best: 4,
      why: 'Ultrasonic and radiographic inspection of welds: the same words in another trade, nothing clinical.',
      lacks: [
        'Ultrasound award (CASE or equivalent)',
        'HCPC or NMC registration',
        "Two years' independent clinical scanning",
      ],
      cv: `GRAHAM PELLOW
Senior NDT Technician - Ultrasonic and Radiographic Inspection

PCN Level 2 Ultrasonic Testing (3.1, 3.2, 3.8), PCN Level 2 Radiographic Interpretation, PCN Level 2 MPI. All valid to 2029. Phased array. Basic Radiation Safety, RPS appointed.

2017 - present Senior Ultrasonic Technician, Harrow Marine Inspection, Tyneside
• Ultrasound scanning of butt welds, nozzles and castings, independent reporting to EN ISO 17640
• Phased array and TOFD on pressure vessels, scan plans, image interpretation
• Radiographic film interpretation, about 4,000 exposures a year
• Supervise two trainees and sign their logbooks
• Peer review of images with the Level 3

2009 - 2017 Radiographer / UT Technician, Calder NDT Services, Teesside
• Site radiography with Ir-192 and Se-75 sources, setting up controlled areas
• Ultrasonic thickness surveys of tanks and pipework
• Saturday and shutdown rotas

2005 - 2009 Apprentice plater, Swan Quay Fabrications

Education: ONC Mechanical Engineering, 2008

Full driving licence, offshore medical and BOSIET in date. Good written reports, good communicator with clients. Looking for days-based work closer to home after years away on shutdowns.`,
    },
  ],
};
