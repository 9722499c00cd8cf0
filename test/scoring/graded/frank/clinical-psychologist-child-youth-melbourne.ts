import type { GradedJob } from '../types.ts';

export const clinicalPsychologistChildYouthMelbourne: GradedJob = {
  job: 'clinical-psychologist-child-youth-melbourne',
  title: 'Clinical Psychologist - Child and Youth Service',
  spec: `About Wattlebird Health
Wattlebird Health is one of Australia's fastest growing providers of community mental health care. Across 41 clinics in four states, more than 1,200 people live our values every day: Curious, Kind, Courageous. We are proud of our Reconciliation Action Plan, our carbon-neutral offices and our listing among the nation's best places to work for three years running.

The opportunity
Our Child and Youth Service in Melbourne's outer east (Ringwood and Lilydale) is seeking a Clinical Psychologist on a permanent, full-time or part-time basis. Reporting to the Service Lead, you will hold a caseload of children and young people aged 4 to 18 and their families, mostly with anxiety, low mood, trauma, school refusal and neurodevelopmental questions. You will carry out cognitive and diagnostic assessments, deliver evidence-based therapy, write reports for schools, paediatricians and the NDIS, and contribute to our multidisciplinary case conference with speech pathologists and OTs.

To be considered you will hold
1. General registration with the Psychology Board of Australia and an area of practice endorsement in clinical psychology
2. A minimum of three years' experience of psychological assessment and treatment with children and/or adolescents
3. A valid Victorian Working with Children Check (employee)

It will be an advantage if you
- are a Board-approved supervisor
- are trained in autism assessment (ADOS-2, ADI-R or similar)
- have delivered group parenting programs
- are comfortable with telehealth

What's in it for you
Competitive remuneration of $128,000 to $146,000 plus super, salary packaging, fortnightly supervision, $3,000 for professional development, five weeks' leave, gym discounts, and the chance to make an impact.

Wattlebird is an equal opportunity employer. We warmly encourage applications from Aboriginal and Torres Strait Islander people, people with disability, LGBTIQA+ people and those from all walks of life. A national police check will be carried out. No agencies, please.`,
  graded: [
    {
      name: 'philippa-zagari-child',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Endorsed for eight years, eleven with children, WWCC, supervisor and autism assessor; she tells it in her own terms.',
      lacks: [],
      cv: `Dr Philippa Zagari (DPsych)
Mooroolbark, Victoria

I see kids. I have done little else since I left university, and I still find a seven-year-old with a worry more interesting than anything.

At present (since May 2019) I'm at the Maroondah paediatric clinic of Boronia & Bayswater Associates, a private group of four psychologists, two speechies and a paediatrician. Around 20 families a week: worries, compulsions, grief, kids who can't get to school, little ones after family violence. Trauma-focused CBT, Cool Kids style programs, PCIT with under-sevens, EMDR when they're older. On Fridays I do the long assessments: cognitive batteries, attention, learning, and autism with the ADOS-2 (trained 2018) and ADI-R, perhaps 45 a year, and then I write them up for the school, the agency or the paed. A fifth of sessions are by video.

Earlier I spent three and a half years (October 2015 to April 2019) in the hospital CAMHS at Eastern Rivers Health, first as registrar, then at P3 level: eating disorders, self-harm, two Circle of Security parent groups a year.

Standing: full registration with AHPRA since October 2015; clinical endorsement granted December 2017; approved by the Board to supervise interns, higher-degree students and registrars since 2020 (five have finished with me). Working with Children card renewed 2024, runs to 2029.

Doctor of Psychology (Clinical, child stream), Kew Institute, 2015. Before that BA (Hons), Murrumbeena University, 2010.`,
    },
    {
      name: 'adrian-tolmie-overlapping',
      kind: 'overlap',
      low: 61,
      high: 73,
      best: 67,
      why: 'Endorsed and checked, but the two part-time child posts ran side by side: two years and two months instead of the four claimed.',
      lacks: ['three years with children or adolescents'],
      cv: `ADRIAN TOLMIE, Clinical Psychologist

Summary: endorsed clinical psychologist with four years of child and adolescent experience in two settings.

Position 1
  Little Gum Kids Psychology, Box Hill, three days per week
  February 2024 - November 2025 (1 yr 10 mths)
  Therapy and assessment, age 5 to 14; anxiety, ADHD assessments, toileting, sleep. NDIS reports.

Position 2
  Whitehorse College, secondary school psychologist, two days per week
  April 2024 - March 2026 (2 yrs)
  Counselling of students in Years 7 to 12, critical incidents, adjustments for exams, parent evenings.

Position 3
  Burwood Pain & Rehabilitation Hospital
  August 2019 - January 2024
  Adults with chronic pain and after road trauma. CBT, ACT, TAC reports. Registrar 2019-2021.

Position 4
  April 2026 - now
  Long service travel with my partner, back in Melbourne from 15 November.

Psychology Board of Australia: general registration July 2019; endorsement (clinical) October 2021.
Victorian WWCC E, valid to 11 / 2028.
MPsych (Clinical), Murrumbeena University, 2017-2019. BSc (Hons) 2016.
Telehealth throughout. Triple P accredited 2024.`,
    },
    {
      name: 'rohan-vassallo-registrar',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Five years with young people and a WWCC, but the registrar program and thus the endorsement are not complete before March 2027.',
      lacks: ['clinical psychology endorsement'],
      cv: `Rohan Vassallo
Psychologist and clinical psychology registrar
Croydon VIC

REGISTRATION AND CHECKS
General registration, Psychology Board of Australia, from 12 February 2022
Registrar program in clinical psychology: commenced March 2025, on track to end in March 2027, after which I can apply for endorsement
WWCC (Victoria, employee), expires August 2029

PRACTICE
Yarra Ranges Youth Mental Health, Lilydale. Psychologist, then registrar. July 2022 to present, four days, full-time since 2025
- Young people 12 to 18; CBT, ACT, exposure work for school refusal, DBT-informed skills group (co-lead for six rounds)
- WISC-V and WIAT for about 25 students a year, reports to schools
- Safety planning, liaison with the inpatient unit and child protection
- ADOS-2 training September 2025, 11 assessments since, co-scored

Knox Primary Wellbeing Project. Provisional psychologist, then psychologist. February 2021 to June 2022
- Counselling of children aged 6 to 12 in three schools
- Parent sessions, Tuning in to Kids groups

EDUCATION
Master of Clinical Psychology (part-time, over three years), Dandenong Ranges University, 2022-2024
Master of Professional Psychology, Kew Institute, 2020
BPsych (Hons), Dandenong Ranges University, 2016-2019`,
    },
    {
      name: 'rohan-vassallo-with-ad',
      kind: 'pasted',
      low: 56,
      high: 68,
      best: 63,
      why: "The registrar's CV followed by the ad's own list; worth what the CV itself is worth.",
      lacks: ['clinical psychology endorsement'],
      twin: 'rohan-vassallo-registrar',
      cv: `Rohan Vassallo
Psychologist and clinical psychology registrar
Croydon VIC

REGISTRATION AND CHECKS
General registration, Psychology Board of Australia, from 12 February 2022
Registrar program in clinical psychology: commenced March 2025, on track to end in March 2027, after which I can apply for endorsement
WWCC (Victoria, employee), expires August 2029

PRACTICE
Yarra Ranges Youth Mental Health, Lilydale. Psychologist, then registrar. July 2022 to present, four days, full-time since 2025
- Young people 12 to 18; CBT, ACT, exposure work for school refusal, DBT-informed skills group (co-lead for six rounds)
- WISC-V and WIAT for about 25 students a year, reports to schools
- Safety planning, liaison with the inpatient unit and child protection
- ADOS-2 training September 2025, 11 assessments since, co-scored

Knox Primary Wellbeing Project. Provisional psychologist, then psychologist. February 2021 to June 2022
- Counselling of children aged 6 to 12 in three schools
- Parent sessions, Tuning in to Kids groups

EDUCATION
Master of Clinical Psychology (part-time, over three years), Dandenong Ranges University, 2022-2024
Master of Professional Psychology, Kew Institute, 2020
BPsych (Hons), Dandenong Ranges University, 2016-2019

CAPABILITIES
General registration with the Psychology Board of Australia and an area of practice endorsement in clinical psychology
A minimum of three years' experience of psychological assessment and treatment with children and/or adolescents
A valid Victorian Working with Children Check (employee)
Board-approved supervisor
Trained in autism assessment (ADOS-2, ADI-R or similar)
Have delivered group parenting programs
Comfortable with telehealth
Carry out cognitive and diagnostic assessments, deliver evidence-based therapy, write reports for schools, paediatricians and the NDIS, and contribute to multidisciplinary case conference with speech pathologists and OTs`,
    },
    {
      name: 'genevieve-lau-adult',
      kind: 'denial',
      low: 40,
      high: 53,
      best: 47,
      why: 'Endorsed and very experienced with adults; says she has never treated anybody under 18 and holds no WWCC.',
      lacks: ['three years with children or adolescents', 'Working with Children Check'],
      cv: `Genevieve Lau
Clinical Psychologist, MAPS FCCLP
Hawthorn

Since September 2016 I have worked at Studley Park Private Hospital: adult mood disorders program (to 2020), then senior clinical psychologist of the trauma and addictions ward (since November 2020). Inpatient and day-patient groups, individual schema therapy, prolonged exposure, risk assessment, ward rounds with six psychiatrists, supervision of four registrars. I have a small private list of adults on Thursday evenings, half of them by telehealth.

2013–2016: Barwon Adult Community Mental Health, Geelong: case manager and psychologist, acute and continuing care.

Registered 2013, clinical endorsement 2015, Board-approved supervisor 2018.
MPsych (Clin) Corio Bay University 2011–2012; BA Hons 2010.
WAIS-IV, PAI, MMPI-2-RF. Fluent Cantonese.

A word on fit. I have no experience with clients under eighteen apart from a placement of 20 days in 2012, and would be learning from your team. I don't have a Working with Children Check, as I've never needed one, but would apply at once. Family reasons draw me to the outer east and, after ten years of wards, to prevention.`,
    },
  ],
};
