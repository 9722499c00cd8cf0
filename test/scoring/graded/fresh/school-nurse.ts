/** School nurse: NMC registration and the public health qualification decide, then work with children. */
import type { GradedJob } from '../types.ts';

export const schoolNurse: GradedJob = {
  job: 'school-nurse',
  title: 'Specialist School Nurse',
  spec: `Specialist School Nurse, 0-19 Service (Band 6), term time, Wigan

You lead the healthy child programme for a cluster of two secondary and nine primary schools and supervise a staff nurse and a screener.

ESSENTIAL
Registered Nurse (any branch), live NMC registration
Specialist Community Public Health Nursing (School Nursing) recorded on part 3 of the register
Two years' post-registration work with children or young people
Safeguarding: child protection conferences and supervision at level 3
Full driving licence and car

DESIRABLE
Nurse prescriber V100; sexual health or emotional wellbeing training; SystmOne; practice assessor

Tasks: drop-ins, health needs assessments, care plans for epilepsy, diabetes and allergy, immunisation sessions, NCMP, transition work.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'NMC with SCPHN in school nursing, five years of clusters, conferences, V100, SystmOne.',
      lacks: [],
      cv: `Kerry-Ann Whittle
RN (Child), SCPHN (SN)

Nursing
Sept 2021 to present: School nurse, Bolton 0-19 team. One high school and seven primaries, weekly drop-ins, core groups and case conferences, epilepsy and anaphylaxis care plans, flu and HPV sessions, NCMP. Practice assessor. SystmOne.
Aug 2016 to Aug 2020: Staff nurse, children's assessment unit, Salford.

PgDip Specialist Community Public Health Nursing - School Nursing, Manchester Met, 2020-2021
BSc Children's Nursing 2016
NMC registered, revalidated August 2025. V100. Safeguarding level 3 (2026).
Drives, own car`,
    },
    {
      name: 'staff-nurse-team',
      kind: 'missing',
      low: 48,
      high: 65,
      best: 58,
      why: 'Four years a staff nurse in a school nursing team, but without the SCPHN year; has applied for it.',
      lacks: ['SCPHN'],
      cv: `Dean Ormerod
Community staff nurse, school health

St Helens school nursing service, Nov 2022 - present, Band 5
Immunisations, height and weight programme, hearing screening, puberty talks, enuresis clinic, health plans with the specialist school nurse, core groups as deputy.

Paediatric ward B2, Whiston, Oct 2019 - Nov 2022

Registered children's nurse, NMC PIN 19I0000E
Safeguarding level 3, 2025
SCPHN: applied for September 2027
Full licence, car`,
    },
    {
      name: 'health-visitor',
      kind: 'adjacent',
      low: 56,
      high: 74,
      best: 67,
      why: 'SCPHN in health visiting, not school nursing; eight years with under-fives and much safeguarding.',
      lacks: ['School nursing field of SCPHN'],
      cv: `Funmi Adeyemi RN SCPHN (HV)

Health Visitor, Warrington 0-19 service, 2018 - present. Caseload of 320 under-fives, new birth visits, developmental reviews, child protection plans and conferences, supervision of a community nursery nurse, V100 prescriber, SystmOne, practice assessor.
Staff nurse, neonatal unit, Liverpool, 2013 - 2017.

PgDip SCPHN Health Visiting, Chester 2018. BSc Nursing (Child) 2013. NMC registration to March 2028.
Safeguarding level 3. Car driver.`,
    },
    {
      name: 'left-register',
      kind: 'lapsed',
      low: 38,
      high: 56,
      best: 47,
      why: 'A school nurse with SCPHN for a decade until 2019, whose registration has lapsed and who has taught since.',
      lacks: ['NMC registration'],
      cv: `Margaret Topping

2019 - 2026   Health and social care tutor, Winstanley sixth form
2008 - 2019   School nurse, Ashton, Leigh and Wigan PCT and its successors. High school and six primaries, drop-ins, child protection conferences, HPV programme.
2003 - 2008   Staff nurse, paediatric medicine

SCPHN school nursing 2009, Edge Hill
RN Child, my NMC registration lapsed in 2020 when I was teaching; I would do the return to practice course.
Clean driving licence`,
    },
    {
      name: 'school-first-aider',
      kind: 'trap',
      low: 8,
      high: 28,
      best: 17,
      why: 'Runs the medical room of a high school as a welfare assistant: first aid, no nurse.',
      lacks: ['Registered Nurse', 'SCPHN'],
      cv: `Joanne Fairclough
Student welfare and medical room officer, Standish high school, 2015 to date
First aid to 1,200 pupils, care plans filed, epipens and inhalers kept, immunisation days set up for the visiting nurses, attendance calls, safeguarding concerns logged on CPOMS.
Earlier: lunchtime supervisor 2011 to 2015
First aid at work, paediatric first aid, mental health first aid 2025, safeguarding level 2
Own car`,
    },
  ],
};
