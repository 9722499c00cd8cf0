/** Veterinary nurse: the register, anaesthesia and surgical nursing decide. */
import type { GradedJob } from '../types.ts';

export const veterinaryNurse: GradedJob = {
  job: 'veterinary-nurse',
  title: 'Registered Veterinary Nurse',
  spec: `Registered Veterinary Nurse – small animal hospital, Exeter

We are looking for an RVN to join our team of nine nurses. You'll monitor anaesthesia, assist in theatre, run nurse clinics and look after in-patients, with one weekend in five and no nights.

What you need
RVN on the RCVS register; at least one year in small animal practice since qualifying; confident with anaesthetic monitoring, IV catheters and radiography.

What would be nice
Certificate in anaesthesia or ECC (CertVNECC), dental charting, clinical coach, Robovet or Merlin.

What we give
RCVS and VDS fees paid, £500 CPD, staff discount, birthday off.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 92,
      why: 'On the register six years, hospital work, ECC certificate, clinics and a clinical coach.',
      lacks: [],
      cv: `Hollie Trevaskis RVN CertVNECC
RCVS registered since July 2020

South Hams Veterinary Hospital (small animal), Head of Theatre Nursing, 01/2023 - present
Anaesthetic monitoring (capnography, IBP), scrubbed assistant, IV and central lines, dental and thoracic radiographs, in-patients, puppy and weight clinics, clinical coach to two students. Merlin.
Bay Vets, RVN, 08/2020 - 12/2022
First opinion dogs, cats and rabbits; dental charts.

Level 3 Diploma in Veterinary Nursing, Duchy College, 2020`,
    },
    {
      name: 'student-nurse',
      kind: 'in-progress',
      low: 30,
      high: 52,
      best: 42,
      why: 'A final-year student nurse: practical exams in spring, not on the register.',
      lacks: ['RVN on the RCVS register', 'one year since qualifying'],
      cv: `Ellis Marlow
Student Veterinary Nurse, third year

Training practice: Teign Valley Vets, September 2024 - now. Under supervision: anaesthesia charts, catheters, X-rays, kennels, reception, nail clinics.
Level 3 Diploma in Veterinary Nursing, expected July 2027, OSCEs in May.
Animal care assistant at a cattery 2022 - 2024. Robovet.`,
    },
    {
      name: 'human-nurse',
      kind: 'trap',
      low: 12,
      high: 36,
      best: 24,
      why: 'A registered nurse of people, with theatres and anaesthesia.',
      lacks: ['RVN on the RCVS register', 'small animal practice'],
      cv: `Orla Keane, Registered Nurse (NMC)

Anaesthetic nurse, Royal West Hospital theatres, 2017 - present: monitors patients under anaesthesia, cannulates, assists the surgeon, recovery, student mentor.
Staff nurse, day surgery, 2014 - 2017.

BSc Nursing 2014, ILS 2025
Volunteer dog walker at the RSPCA since 2019. I love animals.`,
    },
    {
      name: 'left-register',
      kind: 'lapsed',
      low: 48,
      high: 66,
      best: 58,
      why: 'Eight years of the right nursing, but off the register since 2024 while at home; restoration applied for.',
      lacks: ['RVN on the RCVS register'],
      cv: `Rhiannon Yeo

2016 - Feb 2024: Veterinary nurse, Culm Valley Veterinary Hospital. Small animals: anaesthesia, theatre, in-patients, radiography, catheters, nurse consultations, dental charting, Robovet.
2024 - now: at home with twins.

RCVS: removed from the register in 2024 (fee not paid); application for restoration under way.
Diploma in Veterinary Nursing 2016.`,
    },
    {
      name: 'equine',
      kind: 'missing',
      low: 52,
      high: 71,
      best: 63,
      why: 'A registered nurse of long standing, all with horses; no small animal practice since the diploma.',
      lacks: ['one year in small animal practice'],
      cv: `Fergus Haldane REVN
Equine veterinary nurse, RCVS register

Moorland Equine Clinic, Devon. Since 2018. Theatre and anaesthesia of colic and arthroscopy cases, standing sedation, foal intensive care, radiography, catheters, clinical coach.
Before that student nurse at the same clinic, 2016-18.

Level 3 Diploma in Veterinary Nursing (equine) 2018
No small animal work since college.`,
    },
  ],
};
