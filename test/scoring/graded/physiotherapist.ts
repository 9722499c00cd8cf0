/** Musculoskeletal physiotherapist: registration, band and dated outpatient work decide; CVs are long. */
import type { GradedJob } from './types.ts';

export const physiotherapist: GradedJob = {
  job: 'physiotherapist',
  title: 'Specialist Physiotherapist, MSK Outpatients (Band 6)',
  spec: `Specialist Physiotherapist (MSK Outpatients), Band 6, Wharfedale Community NHS Trust

We are looking for a motivated physiotherapist to join our musculoskeletal outpatient service. You will manage your own complex caseload, run hydrotherapy or class-based rehabilitation and support junior colleagues.

Person specification

ESSENTIAL
Diploma or BSc/MSc in Physiotherapy
HCPC registration
At least 18 months of post-qualification experience including a dedicated MSK outpatient rotation or post
Competent in assessment and treatment of spinal and peripheral joint conditions, exercise prescription and manual therapy
Ability to travel between three community sites

DESIRABLE
Member of the Chartered Society of Physiotherapy
Injection therapy, acupuncture or independent prescribing
First contact practitioner experience
Supervision of students or assistants
SystmOne

The trust is committed to a diverse workforce. Interviews will be held in the week of 7 December. If you have not heard from us within three weeks please assume that you have not been successful.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'HCPC registered, four years of which three in MSK outpatients, own complex caseload, classes, acupuncture, students.',
      lacks: [],
      cv: `LEONIE HARGREAVES
Chartered Physiotherapist
Ilkley, West Yorkshire

PROFESSIONAL REGISTRATION
HCPC PH1xxxxx (renewed April 2026); Chartered Society of Physiotherapy, member since 2022

PERSONAL PROFILE
Physiotherapist with a particular interest in persistent low back pain and shoulder rehabilitation. I enjoy getting people back to what they like doing and I think a good class is worth ten leaflets.

EMPLOYMENT

Physiotherapist, Band 6, MSK Outpatients, Aire Valley Hospital, June 2024 - present
- Own caseload of 65 new patients a month, spinal and peripheral, including post-operative rotator cuff, ACL reconstruction and spinal decompression
- Exercise prescription with objective measures, joint mobilisation and manipulation, taping
- Started a back fitness class (12 people, 8 weeks), average Oswestry improvement 14 points
- Acupuncture for tension headache and knee pain
- Clinical educator for six students; supervises one therapy assistant
- Travel between hospital and two health centres, SystmOne records, monthly service evaluation

Rotational Physiotherapist, Band 5, Aire Valley Hospital, August 2022 - May 2024
- Rotations of six months: MSK outpatients, orthopaedic wards, respiratory and intensive care on-call, community neurology

EDUCATION AND TRAINING
BSc (Hons) Physiotherapy, 2:1, University of Wharfedale, 2019 - 2022
Acupuncture foundation course (AACP), 2025
Shoulder masterclass 2024, persistent pain and communication skills 2023
Basic life support, moving and handling, safeguarding level 2: current

INTERESTS
Fell racing, community allotment, learning the cello very slowly. Full driving licence and car.`,
    },
    {
      name: 'rotations-without-msk',
      kind: 'denial',
      low: 52,
      high: 70,
      best: 62,
      why: 'Registered, two years qualified and capable, but says the MSK outpatient rotation has not been done.',
      lacks: ['dedicated MSK outpatient rotation or post'],
      cv: `Curriculum Vitae - Idris Pemberton

Contact: idris.p@post.example

Statement
I qualified in 2024 and have worked in acute care since. Owing to the order of our rotations I have not yet had an MSK outpatient rotation; the next one would start in April 2027, and I would rather move to a service where it is the whole job. On the wards I assess post-operative joints daily and I have attended evening teaching on spinal assessment.

Registration
Health and Care Professions Council, current
CSP member

Work
Physiotherapist Band 5 (rotational), St Cuthbert's University Hospital, September 2024 to date
Rotation 1, stroke unit, eight months: gait re-education, spasticity, family meetings, discharge planning with occupational therapists.
Rotation 2, respiratory and critical care, eight months: suction, early mobilisation of ventilated patients, weekend on-call rota.
Rotation 3, elderly medicine, since January 2026: falls assessments, strength and balance class twice a week with ten participants, home visits, equipment. Supervises a therapy assistant and inducts bank staff.

Sports massage therapist (self-employed, weekends) 2022 - 2024
Rugby club: soft-tissue work, strapping, pitch-side first aid.

Education
MSc Physiotherapy (pre-registration), University of Ridgeway, 2022 - 2024
BSc Sport and Exercise Science, First, 2021

Other
Driving licence, happy to work across sites. SystmOne and EPIC user. Captain of the hospital's five-a-side team, Sunday baker, Urdu speaker.`,
    },
    {
      name: 'sports-therapist',
      kind: 'adjacent',
      low: 32,
      high: 54,
      best: 45,
      why: 'Six years of hands-on MSK work, but a sports therapist: no physiotherapy degree and therefore no HCPC registration.',
      lacks: ['diploma or degree in physiotherapy', 'HCPC registration'],
      cv: `NATHAN COBBOLD
Graduate Sports Therapist (MSST)

About me
I run a busy clinic for runners, dancers and people with desk jobs. My work is assessment, manual therapy and, above all, exercise. I now look for the variety and the team of an outpatient department.

Career

Owner and Sports Therapist, Cobbold Clinic, Skipton, February 2020 - present
Assesses and treats about 30 clients a week with spinal pain, tendinopathy, ankle sprain and shoulder impingement. Writes individual exercise programmes with loading plans and re-tests. Mobilisation, soft-tissue techniques, taping, dry needling. Group class "Strong Backs" on Tuesdays. Letters to GPs and referral when red flags are found. Online booking, notes and outcome scores for each client. Supervises placement students of the sports therapy degree.

Head of Sports Therapy, Craven Rugby Club, July 2018 - January 2020
Injury audit, pitch-side trauma care, return-to-play testing, pre-season screening for 45 players.

Gym Instructor, Leisure Centre, 2015 - 2018

Qualifications
BSc (Hons) Sports Therapy, University of Eastmoor, 2018
Member of the Society of Sports Therapists
Level 3 Personal Trainer
Advanced trauma management in sport, renewed 2026
Full driving licence

Interests
Ultra running, photography, two spaniels.`,
    },
    {
      name: 'australian-registered',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 62,
      why: 'Seven years of exactly this work in Melbourne, registered with AHPRA; the HCPC application is under way.',
      lacks: ['HCPC registration'],
      cv: `Name: Jemima Straughan
Profession: Physiotherapist (APA titled, musculoskeletal)
Location: arriving in Leeds on 12 January

Registration
AHPRA, general registration since December 2018, no conditions. HCPC international application lodged in September, outcome expected early next year.

Experience

Senior Musculoskeletal Physiotherapist - Yarra Ranges Community Health, Melbourne - March 2022 until now
Complex spinal and peripheral caseload referred by general practitioners and the spinal surgery waiting list. Advanced assessment clinic beside the orthopaedic consultant, similar to first contact practice: triage of 20 people a week, imaging requests, 71 percent managed without surgery. Manual therapy, graded exercise, hydrotherapy group of eight on Thursdays. Supervises two graduates and final-year students. Works over three sites.

Physiotherapist - Bayside Private Hospital, Melbourne - January 2019 to February 2022
Outpatient department (two years) and joint replacement ward (one year). Pre-habilitation classes before knee replacement.

Education
Master of Musculoskeletal Physiotherapy, La Trobe, 2021
Bachelor of Physiotherapy (Honours), Monash, 2018
Dry needling course 2020; pain education trainer 2023

Personal
Rock climbing, choir, terrible puns. UK ancestry visa granted. Full Australian licence, may drive in the UK for a year.`,
    },
    {
      name: 'register-lapsed-fcp',
      kind: 'lapsed',
      low: 45,
      high: 64,
      best: 56,
      why: 'A very experienced MSK clinician and former injector whose HCPC registration lapsed in 2024 during years in software.',
      lacks: ['HCPC registration'],
      cv: `GRAHAM INGLEWOOD, MSc
Clinical product specialist, formerly extended scope physiotherapist

SUMMARY
Fifteen years as a musculoskeletal physiotherapist followed by three and a half years with a maker of rehabilitation software. I miss patients.

EMPLOYMENT
April 2023 - today    Clinical Product Specialist, MotionMeasure Ltd
Demonstrations of a motion capture tool to outpatient departments, content of 300 exercise videos, clinical safety officer for software releases, two hundred teaching sessions for users, travel throughout the north.

May 2015 - March 2023    Advanced Physiotherapist (MSK), Harrogate and Dales NHS Trust
Spinal triage and first contact clinics in four practices. Corticosteroid injection (CSP-approved course 2016). Independent caseload, manual therapy, shoulder class. Led a team of five Band 6 and Band 5 physiotherapists. SystmOne templates for the county.

June 2008 - April 2015    Physiotherapist, Band 5 then Band 6, Dales Hospital
Rotations and MSK outpatients.

REGISTRATION
HCPC registration lapsed in April 2024. I understand that I would need a period of updating before readmission.

EDUCATION
MSc Advancing Practice 2014
BSc (Hons) Physiotherapy 2008

OTHER
Car owner; brass band trombone; parish footpath warden.`,
    },
  ],
};
