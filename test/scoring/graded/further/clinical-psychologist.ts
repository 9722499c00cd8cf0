/** Clinical psychologist (UK, adult community team): HCPC registration, clinical or counselling, decides. */
import type { GradedJob } from '../types.ts';

export const clinicalPsychologist: GradedJob = {
  job: 'clinical-psychologist',
  title: 'Clinical or Counselling Psychologist, adult community mental health',
  spec: `Do you want time to think, and colleagues to think with? Ravensmoor Partnership NHS Foundation Trust is looking for a clinical or counselling psychologist for the adult community mental health team in Skipton (Band 7 with preceptorship to 8a, or 8a for those with experience).

You will carry a caseload of adults with complex trauma, psychosis, personality difficulties and severe depression. You will assess, formulate and treat, offer consultation to nurses, social workers and psychiatrists, run a group with a colleague and supervise an assistant psychologist. Roughly a day a fortnight is set aside for service evaluation and for your own development.

You will be registered with the HCPC as a practitioner psychologist in the clinical or the counselling domain, which rests on a doctorate (DClinPsy, DCounsPsy or its older equivalent). You will have worked psychologically with adults who have severe and enduring mental health problems, be able to use CBT and at least one further model such as CAT, DBT, EMDR or psychodynamic therapy, and know how to manage risk. We would be glad of training in EMDR or DBT, of experience of supervising, and of somebody who can drive around the Dales.

Interviews are planned for the second week of December. We particularly encourage applications from people with lived experience and from communities that are under-represented in our profession.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'DClinPsy and HCPC since 2019, seven years in adult community teams, CBT, EMDR and CAT, supervises.',
      lacks: [],
      cv: `Dr Eleni Papadakis
Clinical Psychologist (HCPC PYL0xxxxx)

Nov 2021 - present
Senior Clinical Psychologist, Band 8a, Calder and Colne NHS Trust, adult CMHT Keighley
· caseload of 16: complex PTSD, bipolar disorder, first and recurrent psychosis, personality disorder
· psychological assessment, formulation meetings for the whole team, individual therapy: CBT for psychosis, EMDR, cognitive analytic therapy
· co-runs a compassion-focused group, twelve sessions
· supervises two assistants and one trainee; risk panel member
· evaluation of the trauma pathway, presented regionally

Oct 2019 - Oct 2021
Clinical Psychologist, Band 7, Pennine Vale NHS Trust, early intervention in psychosis

Doctorate in Clinical Psychology, University of West Riding, 2016 - 2019
EMDR Europe accredited practitioner 2023; CAT skills certificate 2021
BSc Psychology 2012
Car driver`,
    },
    {
      name: 'counselling',
      kind: 'any-of',
      low: 77,
      high: 92,
      best: 85,
      why: 'Counselling psychologist on the HCPC register, the other domain allowed; three years in secondary care, CBT and psychodynamic.',
      lacks: [],
      cv: `KWABENA OSEI-TUTU, CPsychol

Registered counselling psychologist with the HCPC since Sept 2023.

My first post after the doctorate, and still my present one, is with the recovery team of Airedale Minds, a charity that holds the secondary mental health contract for Craven (September 2023 to date). I see adults with long histories of psychosis, self-harm and depression, many of them after several admissions. I work mainly from a psychodynamic base and use CBT where the person wants something more structured. I bring formulations to the weekly review with the psychiatrist and the nurses, hold the duty risk phone one day a week, write safety plans, and lead a hearing-voices group with a peer worker.

DCounsPsy, Aire Metropolitan University, 2020-2023, placements in CMHT and a women's prison
Mental health support worker, Bradford, 2015-2020
BSc Psychology, Accra, 2014

I have a car. I have not supervised assistants so far; EMDR part 1 booked for February.`,
    },
    {
      name: 'trainee',
      kind: 'in-progress',
      low: 50,
      high: 66,
      best: 59,
      why: 'Trainee whose viva is in December; placements fit well, but no doctorate and no HCPC entry yet.',
      lacks: ['HCPC registration as clinical or counselling psychologist (and the doctorate under it)'],
      cv: `Bethan Rhydderch
Trainee Clinical Psychologist (final year)

TRAINING
Doctorate in Clinical Psychology, University of the Severn Estuary
October 2023 - expected January 2027 (thesis handed in, viva 11 December 2026)
HCPC: will apply when the award is made

PLACEMENTS
Adult CMHT, 12 months: complex trauma, depression, psychosis; CBT, DBT skills group co-facilitator
Older adults, 6 months: memory clinic assessments
Child learning disability, 6 months
Specialist: inpatient rehabilitation, 9 months, CAT-informed team consultation, risk formulation (HCR-20)

BEFORE TRAINING
Assistant Psychologist, forensic low secure unit, Newport, 2020 - 2023
Healthcare assistant, acute ward, 2018 - 2020

BSc Psychology, first class, 2018
Full driving licence. Welsh and English.`,
    },
    {
      name: 'cbt-therapist',
      kind: 'adjacent',
      low: 32,
      high: 49,
      best: 42,
      why: 'An accredited CBT therapist with a nursing background, good with depression; not a psychologist and no doctorate.',
      lacks: ['HCPC registration as clinical or counselling psychologist', 'doctorate'],
      cv: `Shabnam Akhtar
CBT Therapist (BABCP accredited), RMN

2017 to now
High Intensity CBT Therapist, Bradford Talking Therapies
- Depression, OCD, panic, health anxiety and PTSD at step 3, 20 contacts a week, face to face and by video
- Trauma-focused CBT for refugees with interpreters; EMDR training (four parts) completed 2022
- Supervises two psychological wellbeing practitioners, in individual and in case-management supervision
- Runs a six-week behavioural activation group in the community centre at Manningham, with materials in Urdu that I translated
- Minimum data set at every session; recovery rate of my caseload 54% in the last financial year
- Wrote the service's guide to long-term conditions and low mood; clinical lead for diabetes and COPD since 2023

2011 to 2017
Community psychiatric nurse, adult CMHT, Shipley
- Care co-ordinator for 25 people with schizophrenia, bipolar disorder and personality difficulties
- Depot clinic, clozapine monitoring, risk assessments, CPA reviews, carers' assessments, liaison with the crisis team and with housing
- Family work for psychosis, ten-day course, used with six families
- Mentor of student nurses

Education and accreditation
PGDip Cognitive Behavioural Therapy, distinction, 2017
BABCP accredited practitioner 2018, accredited supervisor 2021
BSc Mental Health Nursing 2011, NMC registered to date

Interests: fell walking, and a choir that sings only at funerals.

Note: I am an accredited psychotherapist and not an HCPC psychologist; I have no doctorate. Drives.`,
    },
    {
      name: 'occupational',
      kind: 'trap',
      low: 14,
      high: 36,
      best: 25,
      why: 'On the HCPC register with a doctorate, but in the occupational domain: assessment centres and leadership, no patients.',
      lacks: [
        'registration in the clinical or counselling domain',
        'work with adults with severe mental health problems',
      ],
      cv: `Dr Julian Fairweather-Stone, Practitioner Psychologist

HCPC registered practitioner psychologist (occupational psychologist), 2014 to date

Talentgrove Consulting, Leeds, Principal Psychologist, 2016 - present
Designs assessment centres and psychometric tests for banks and police forces; formulates leadership profiles; consultation to boards; resilience groups for managers; supervises four assistant psychologists and trainees; evaluation of selection services.

Northern Rail Infrastructure, Human Factors Psychologist, 2012 - 2016
Fatigue and risk management, incident interviews.

Professional Doctorate in Occupational Psychology, 2016; MSc 2011.
CBT-based coaching certificate (five days). Driving licence.`,
    },
  ],
};
