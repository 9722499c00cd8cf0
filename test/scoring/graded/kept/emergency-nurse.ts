/** Emergency-department nurse (UK): a live NMC adult registration, ED time and ILS/ALS decide. */
import type { GradedJob } from '../types.ts';

export const emergencyNurse: GradedJob = {
  job: 'emergency-nurse',
  title: 'Senior Staff Nurse, Emergency Department (Band 6)',
  spec: `Senior Staff Nurse – Emergency Department
Band 6 | Full time, 37.5 hours, internal rotation | Wensborough General Hospital

About us
Wensborough sees 108,000 attendances a year and is the trauma unit for the county. We are 14 minutes from the coast and very proud of our team.

You will be paid for your breaks, you will have a locker, and when you say that the department is unsafe somebody will come down and look. Since 2024 we have had our own rapid assessment bay, a frailty team from eight to eight and a same-day emergency care unit next door, and our turnover has halved.

The role
• Take charge of majors or resus on a shift and coordinate flow with the nurse in charge
• Triage walk-in and ambulance patients using the Manchester Triage System
• Nurse critically ill adults: sepsis, stroke, chest pain, major trauma
• Supervise newly qualified nurses and students

Essential
• Registered Nurse (Adult) with current NMC registration
• At least 2 years' post-registration experience in an emergency department
• In-date ILS or ALS
• Competent in venepuncture and IV cannulation

Desirable
• Practice assessor or supervisor
• TNCC or equivalent trauma course
• Plaster room skills

What we offer
27 days' leave rising to 33, NHS pension, relocation help up to £3,000, a funded emergency care module at the university each year, on-site nursery, free eye tests. We welcome applicants from all backgrounds and are a Disability Confident employer. Appointment is subject to enhanced DBS and occupational health clearance.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Six years in A&E, in charge of resus, live PIN, ALS and TNCC, triage, students.',
      lacks: [],
      cv: `SIOBHAN ADEYEMI-WALSH RN (Adult)

Sister / Deputy in charge, Accident & Emergency, St Oswin's Infirmary – March 2023 to present
- Leads resus and majors (14 cubicles) on days and nights, bed meetings, ambulance handover
- MTS triage, streaming, sepsis six, thrombolysis pathway with the stroke team
- Trauma team nurse, about three calls a week
- Practice assessor for six student nurses; runs induction for newly qualified staff

Staff Nurse, A&E, Ferrybridge Royal – September 2020 to March 2023
- Minors, majors, paediatric area; bloods, cannulas, ECGs, plastering

Staff Nurse, Acute Medical Unit, Ferrybridge Royal – Sept 2019 to Sept 2020

Registration and training
NMC PIN live, revalidated September 2025
ALS (Resus Council UK) February 2026 · TNCC 2024 · MTS 2021
BSc (Hons) Adult Nursing, 2:1, University of the Humber Coast, 2019`,
    },
    {
      name: 'manila',
      kind: 'foreign',
      low: 50,
      high: 66,
      best: 59,
      why: 'Seven years of emergency room abroad with ACLS, but on no part of the NMC register yet: OSCE in January.',
      lacks: ['current NMC registration'],
      cv: `Maricel Dimaculangan, RN
ER nurse

EXPERIENCE
Emergency Room Nurse, Al Noor Specialist Hospital, Jeddah          06/2021 – now
  Level 2 trauma ER, 60 beds. Triage (CTAS), resuscitation bay, IV insertion and blood extraction,
  ventilated patients awaiting ICU, relief charge nurse since 2024.
Emergency Room Nurse, Santa Lucia Medical Center, Cebu             07/2019 – 05/2021
  Adult and paediatric ER, suturing assist, codes.

EDUCATION
BS Nursing, Visayas Southern College, 2018

LICENCES
PRC Philippines RN licence 2018, Saudi Commission licence valid to 2027
ACLS / ALS provider, renewed April 2026. BLS.
UK: CBT passed, OSCE booked January 2027 in Northampton. Not registered with the NMC yet.
IELTS Academic 7.5`,
    },
    {
      name: 'pin-lapsed',
      kind: 'lapsed',
      low: 45,
      high: 60,
      best: 54,
      why: 'A seasoned ED sister who let her registration lapse in 2024; the law bars her from practising until readmitted.',
      lacks: ['current NMC registration'],
      cv: `Hilary Cobbold

I trained as an adult nurse in Norwich (Dip HE 2006) and spent twelve years in emergency departments. From 2010 to 2016 I was a staff nurse and from 2016 to June 2022 a junior sister in the ED at Broadmere Hospital, where I triaged with Manchester, ran resus most shifts, cannulated, took bloods and brought on the new starters. I hold TNCC from 2019 and I still teach on ALS courses, last instructor update May 2026.

Since July 2022 I have been a clinical trainer for Halden Infusion Systems, showing ward teams how to use pumps. The post did not need a PIN and I did not revalidate, so my NMC registration lapsed in May 2024. I now miss patients and would like to come back; I have not started the return to practice course.

Refs on request`,
    },
    {
      name: 'mental-health',
      kind: 'missing',
      low: 30,
      high: 49,
      best: 41,
      why: 'A mental-health nurse who sees patients in the ED for liaison; another part of the register, no adult or resus nursing.',
      lacks: [
        'Registered Nurse (Adult)',
        "2 years' experience as an emergency department nurse",
        'cannulation',
      ],
      cv: `Tendai Mukwashi
Psychiatric Liaison Nurse (RMN)

Liaison Psychiatry Team, Emergency Department, Kingsmarsh Hospital | Band 6 | Jan 2021 - date
Assesses people who come to ED after self-harm or in crisis, one hour response target, day and night.
Risk formulation, capacity, Section 136, onward referral to home treatment or a bed.
Takes the psychiatric half of joint reviews with the toxicology consultant.
Teaches ED doctors and nurses de-escalation and safe observation, monthly.
Supervises students of mental health nursing; link nurse for learning disability.
Audit of four-hour breaches by patients waiting for a Mental Health Act assessment, presented to the trust board in 2025.

Staff Nurse, Larch Ward (male acute psychiatry, 18 beds), Kingsmarsh Partnership Trust | Band 5 | Sep 2017 - Jan 2021
Shift coordinator from 2019, depot clinic, ward rounds, care plans, medication rounds, named nurse for four.

Registered Nurse (Mental Health), NMC, renewal 2027
BSc Mental Health Nursing 2017
ILS 03/2026, PMVA, practice assessor`,
    },
    {
      name: 'hca',
      kind: 'list',
      low: 10,
      high: 32,
      best: 21,
      why: 'A healthcare assistant of one year who lists the words of the post; no nursing qualification.',
      lacks: [
        'Registered Nurse (Adult)',
        'current NMC registration',
        "2 years' ED experience as a nurse",
        'ILS or ALS',
      ],
      cv: `BRANDON OYELARAN-PIKE

PROFILE
Passionate emergency nursing professional looking for a Band 6 opportunity in a busy ED.

KEY SKILLS
Manchester Triage * resus * majors * sepsis * stroke * major trauma * ILS * ALS * cannulation * venepuncture * TNCC * patient flow * supervision * NMC Code

EMPLOYMENT
Healthcare assistant (bank), emergency department and wards, Fenwick District Hospital
October 2025 to now
Washing and dressing patients, observations, making beds, taking patients to X-ray, stocking trolleys

Supermarket team leader, 2020 to 2025

EDUCATION
Care Certificate 2025
Access to Nursing diploma, begun September 2026
GCSEs`,
    },
  ],
};
