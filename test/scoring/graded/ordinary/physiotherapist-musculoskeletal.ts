/** MSK physiotherapist: HCPC registration, the physiotherapy degree and two years of outpatients decide. */
import type { GradedJob } from '../types.ts';

export const physiotherapistMusculoskeletal: GradedJob = {
  job: 'physiotherapist-musculoskeletal',
  title: 'Physiotherapist, Musculoskeletal Outpatients (Band 6)',
  spec: `Hollowbrook Community Health CIC
Physiotherapist – Musculoskeletal Outpatients (Band 6 equivalent)
37.5 hours, permanent, based at Ilkeston with sessions at two GP surgeries

Main duties
• Assess, diagnose and treat a caseload of adult MSK patients, 40-minute new and 20-minute follow-up slots
• Run the back and knee rehabilitation classes
• Triage self-referrals by telephone and video
• Keep SystmOne records to professional standards; take part in audit

Person specification – Essential
• BSc or MSc in Physiotherapy (or a recognised equivalent)
• Current registration with the HCPC as a physiotherapist
• Minimum two years' post-registration experience in musculoskeletal outpatients
• Full UK driving licence and use of a car

Desirable
• Injection therapy or AACP acupuncture
• Supervision of students or band 5 staff
• Experience of First Contact work in primary care

We offer 27 days' leave rising to 33, an NHS pension for existing members, and free parking. The post is subject to an enhanced DBS check. We are a Disability Confident employer and guarantee an interview to disabled applicants who meet the essential criteria.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Physiotherapy degree, HCPC, over four years of MSK outpatients to date, classes, triage, students, injections.',
      lacks: [],
      cv: `Niamh Corrigan MCSP
Derbyshire | drives, own car

PROFILE
MSK physiotherapist with a busy self-referral caseload. HCPC registered (PH1xxxxx, renewed 2026).

EMPLOYMENT
Physiotherapist Band 6, MSK Outpatients – Erewash Vale NHS Trust
March 2022 – present
• 12 to 14 patients a day: spinal, shoulder, knee, post-op ACL and rotator cuff
• Telephone and video triage one day a week, red flag screening
• Leads the knee OA class (ESCAPE-pain) and the back class
• Steroid injections of shoulder and knee under PGD since 2025
• Clinical educator for two students a year
• SystmOne, audit of DNA rates

Physiotherapist Band 5 rotational – Erewash Vale NHS Trust
August 2019 – February 2022
Orthopaedic ward, respiratory, community rehab, MSK outpatients (6 months)

EDUCATION
BSc (Hons) Physiotherapy, 2:1, University of the Trent Valley, 2019
PGCert module Injection Therapy, 2025
Full clean UK driving licence`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 50,
      high: 66,
      best: 57,
      why: 'Seven years of MSK outpatients and the degree, but off the HCPC register since 2024 and no return begun.',
      lacks: ['current HCPC registration'],
      cv: `Gareth Penhaligon

I worked as an MSK physiotherapist for the NHS in Cornwall and would like to come back to clinical work now that we have moved to Nottingham.

Career
2024 (April) to now: co-owner of a garden furniture business with my wife
2017 (Feb) to 2024 (April): Band 6 physiotherapist, MSK outpatients, Carrick Bay Hospital. Caseload of necks, backs, hips, knees and shoulders, new patients and follow-ups, hydrotherapy and back class, supervision of band 5s, acupuncture (AACP foundation 2018).
2014 to 2017: Band 5 rotations, same hospital

BSc Physiotherapy, University of Tamar, 2014

Registration: my HCPC registration lapsed in April 2024 when I left and I have not yet applied for readmission. I know that I will need to do a period of updating.

Full driving licence, two cars in the household.`,
    },
    {
      name: 'foreign-paper',
      kind: 'foreign',
      low: 50,
      high: 67,
      best: 59,
      why: 'Five years of MSK outpatients and a degree from India; the HCPC application is still being assessed.',
      lacks: ['current HCPC registration'],
      cv: `SHRADDHA KULKARNI  Physiotherapist (India)

Maharashtra State OTPT Council registered physiotherapist. HCPC international application submitted July 2026, under assessment, no decision yet.

06/2020 - 12/2025   Senior Physiotherapist, Sahyog Orthopaedic Hospital, Pune
Outpatient department. 18 to 20 musculoskeletal patients daily: low back pain, frozen shoulder, post fracture stiffness, TKR and ACL rehabilitation. Manual therapy (Maitland, Mulligan), exercise prescription, group class for knee pain. Trained six interns.

01/2026 - present   Physiotherapy assistant, Band 3 bank, Royal Dovedale Hospital
Walking practice, exercise sheets, equipment under the direction of a physiotherapist.

Bachelor of Physiotherapy (BPTh), 4.5 years, Pune, 2019 (UK ENIC: comparable to a British bachelor honours degree)
Dependant visa with right to work. UK driving licence (passed 2026) and car.`,
    },
    {
      name: 'sports-therapist',
      kind: 'adjacent',
      low: 32,
      high: 49,
      best: 43,
      why: 'Treats musculoskeletal injuries all day, with a sports therapy degree and no HCPC registration as a physiotherapist.',
      lacks: ['degree in physiotherapy', 'HCPC registration'],
      cv: `Jordan Ashby | Graduate Sports Therapist | Nottingham

Jan 2019 – now: Kinetic House Clinic, West Bridgford
Self-employed therapist, 25 clients a week. Assessment and treatment of musculoskeletal complaints: low back, tendinopathy, shoulder impingement, ankle sprains, post-op knees once discharged. Soft tissue work, taping, joint mobilisation, progressive loading, gym rehab classes on Tuesdays.

2017 – 2018: Sports therapist to Carlton Town RFC, match days and injury clinic

BSc (Hons) Sports Therapy, 2017, 2:1
Member of the Society of Sports Therapists
Level 3 personal trainer; pitch-side trauma care; dry needling certificate 2021
Mentors one sports therapy student each spring.
Full driving licence with car. Enhanced DBS on the update service.`,
    },
    {
      name: 'rotational',
      kind: 'years',
      low: 52,
      high: 69,
      best: 61,
      why: 'Registered graduate with thirteen months of MSK out of twenty-seven; the rest were wards.',
      lacks: ["two years' post-registration MSK outpatients"],
      cv: `Oluwaseun Adebayo
Physiotherapist, HCPC PH14xxxx, MCSP

Royal Dovedale Hospital, Band 5 rotational physiotherapist, 08/2024 - present
  10/2025 - present   MSK outpatients: adult caseload, 9 patients/day, new and review, joint-runs the back class, telephone triage with senior support
  03/2025 - 09/2025   Stroke and neuro rehabilitation ward
  08/2024 - 02/2025   Respiratory and acute medicine, on-call rota

MSc Physiotherapy (pre-registration), University of the Trent Valley, 2022-2024. Placements: MSK (6 weeks), paediatrics, ITU, community.
BSc Sport and Exercise Science, 2022

SystmOne; in-service talk on plantar heel pain; audit of exercise adherence.
Full UK licence, own car. Enjoys five-a-side and baking.`,
    },
  ],
};
