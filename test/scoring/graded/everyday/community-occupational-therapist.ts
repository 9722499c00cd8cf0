/** Community occupational therapist: HCPC registration, the OT degree and two years with adults decide. */
import type { GradedJob } from '../types.ts';

export const communityOccupationalTherapist: GradedJob = {
  job: 'community-occupational-therapist',
  title: 'Occupational Therapist (community, adults)',
  spec: `Occupational Therapist, Adult Social Care
Tavymoor Council | Grade 10 | 37 hours | permanent

Our community team helps adults of all ages to live safely in their own homes. You will hold a caseload of around 25 people across two market towns and the moorland villages in between.

Main duties
- Assess people at home and recommend equipment, minor and major adaptations
- Write Disabled Facilities Grant recommendations and work with surveyors and housing
- Moving and handling assessments, including reviews of double-handed care
- Supervise an OT assistant and take students

Essential
- Degree or diploma in occupational therapy
- Current registration with the HCPC as an occupational therapist
- Minimum two years of post-qualification experience with adults
- Full driving licence and use of a car; the area cannot be covered by bus

Desirable
- Practice educator accreditation
- Experience of the Care Act 2014 and of Disabled Facilities Grants
- Knowledge of the Mosaic record system

The post is subject to an enhanced DBS check. Tavymoor is a Disability Confident employer and guarantees an interview to disabled applicants who meet the essential criteria.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Seven years in adult community OT, registered, adaptations and DFG, practice educator, drives.',
      lacks: [],
      cv: `Bethan Prosser
Occupational Therapist, HCPC registered (OT0xxxxx, renewed to Oct 2027)

Career
Senior OT, Adult Community Team, Wyevale County Council, Nov '21 to date
- complex caseload of 22 to 28 adults, rural patch
- home assessments; equipment, stairlifts, level access showers, ceiling track hoists, extensions
- around 45 DFG recommendations a year, joint visits with the surveyor
- moving and handling plans, single-handed care reviews
- supervises two OT assistants; accredited practice educator (APPLE) since 2023
- records in Mosaic
OT, Intermediate Care, Bridgend and Vale Health Board, Sept '19 to Oct '21

BSc (Hons) Occupational Therapy, Cardiff, 2019
Care Act and Mental Capacity Act training
Full clean driving licence, own car, enhanced DBS on the update service`,
    },
    {
      name: 'home-independence',
      kind: 'gem',
      low: 76,
      high: 93,
      best: 86,
      why: 'A housing association’s “Home Independence Adviser” who is a registered OT and does this very work.',
      lacks: [],
      cv: `Kwabena Asare-Mensah
Home Independence Adviser

Westlake Housing Association, Exeter. Home Independence Adviser, June 2020 to present.
I visit tenants who struggle in their homes, mostly older people and adults with MS, stroke or amputation. I carry out the functional assessment, prescribe equipment and adaptations (ramps, wet rooms, kitchens, hoists), write the clinical justification for the Disabled Facilities Grant and check the finished works with our surveyors. I guide one trusted assessor. I cover 90 villages by car.

A typical week: eight first visits, two multi-disciplinary meetings at the GP surgery, a morning with the contractor measuring up, and a day of reports. In 2024 I showed the board that 31 planned moves to residential care had been put off for more than a year by works costing less than £7,000 each, and the council now pays for a second post. I have had two students from the university for their role-emerging placement. I use an in-house database, not Mosaic.

Before that: rotational therapist, Plymouth hospitals, July 2017 to May 2020 (stroke, elderly care, hand clinic).

BSc Occupational Therapy, Plymouth 2017; registered with the Health and Care Professions Council without a break since. Full UK licence. Bathroom design short course. Moving and handling trainer.`,
    },
    {
      name: 'registration-lapsed',
      kind: 'lapsed',
      low: 50,
      high: 68,
      best: 60,
      why: 'Qualified OT with ten years of adult work who let the registration go in 2023.',
      lacks: ['current HCPC registration'],
      cv: `Rosalind Hatch

PROFILE
Occupational therapist returning to work after caring for my father.

WORK
2023 - now: career break, full-time carer
02/2015 - 08/2023: Community OT, Somerford District adult services. Home visits, equipment, adaptations and DFG paperwork, moving and handling, duty desk, students on placement.
2012 - 2015: Band 5 rotational OT, Taunton Vale hospitals

QUALIFICATIONS
BSc Occupational Therapy, Southampton 2012
HCPC registration lapsed in October 2023, not yet reinstated; I will have to complete the return to practice hours first
Full driving licence, own car`,
    },
    {
      name: 'manila',
      kind: 'foreign',
      low: 51,
      high: 68,
      best: 61,
      why: 'Experienced occupational therapist from the Philippines; the HCPC application is still open.',
      lacks: ['current HCPC registration'],
      cv: `MARIA LOURDES DELA PEÑA
Occupational Therapist

Rehabilitation Assistant, Larkrise Nursing Home, Torquay, March 2025 – Present
Exercise groups and seating reviews under the visiting therapist.

Occupational Therapist, San Lorenzo Rehabilitation Center, Quezon City, 2018 – February 2025
Adults after stroke, spinal injury and hip fracture. ADL assessment, home visits before discharge, wheelchair and equipment prescription, bathroom modification plans, caregiver training in transfers, supervision of interns.

BS Occupational Therapy, Manila 2017
Philippine licensure (PRC) 2018, valid
HCPC international application submitted July 2026, not registered at this moment
OET grade B. UK driving licence, owns car.`,
    },
    {
      name: 'final-year',
      kind: 'in-progress',
      low: 18,
      high: 39,
      best: 29,
      why: 'A student in the last year: the words come from placements and modules.',
      lacks: [
        'degree in occupational therapy',
        'HCPC registration',
        'two years of post-qualification experience',
      ],
      cv: `oliver tring
occupational therapy student

skills: home assessment, equipment and adaptations, disabled facilities grant, moving and handling, care act 2014, mosaic, caseload management, supervision

education
bsc occupational therapy, derby, 2024 to july 2027, final year in progress
access to health diploma 2024

placements
8 weeks adult community team, 2026, shadowed home visits
6 weeks acute stroke ward, 2025

work
healthcare assistant (bank), since 2022

will apply to the hcpc when i graduate, so not registered yet. full driving licence and a small car.`,
    },
  ],
};
