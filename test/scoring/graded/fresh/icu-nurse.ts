/** Intensive-care staff nurse: registration, ventilated patients and years at the bedside decide. */
import type { GradedJob } from '../types.ts';

export const icuNurse: GradedJob = {
  job: 'icu-nurse',
  title: 'Staff Nurse, Critical Care (Band 6)',
  spec: `Senior Staff Nurse - Adult Critical Care Unit (Band 6)
Ashdown University Hospitals

Our 22-bedded unit looks after level 2 and level 3 patients after trauma, major surgery and sepsis. You will care for ventilated patients one to one, run the shift in the absence of the sister, and help newer colleagues find their feet.

Essential
• Registered Nurse (Adult) with current NMC registration
• At least 2 years' experience in adult intensive care, including invasively ventilated patients
• Post-registration critical care course (e.g. Step 3, PgCert or equivalent)
• Vasoactive infusions, arterial lines and central venous access in daily practice

Desirable
• Renal replacement therapy (CRRT / CVVHDF)
• ILS or ALS
• Mentor or practice assessor
• Audit

We offer a wellbeing room, relocation support and self-rostering. We welcome applicants from all backgrounds.`,
  graded: [
    {
      name: 'strong-synonyms',
      kind: 'synonym',
      low: 86,
      high: 98,
      best: 93,
      why: 'Five years on an ITU in other words throughout: RN with a PIN, intubated patients, noradrenaline, haemofiltration, a PgCert.',
      lacks: [],
      cv: `Bronagh McAteer RN
NMC PIN 17F2231E, revalidated 05/2026

ITU Staff Nurse, Royal Lagan General   08/2021 – now
One nurse to one intubated patient. Noradrenaline and vasopressin titration, art lines, CVCs, proning, tracheostomy weaning. Haemofiltration (Prismaflex) most weeks. In charge of the night shift twice a fortnight since 2024. Practice assessor to three students. Led the unit's audit of sedation holds.

Staff Nurse, surgical HDU, Royal Lagan General   09/2019 – 07/2021
Post-operative level two care.

Education
PgCert Intensive Care Nursing, Queen's, 2023
BSc (Hons) Adult Nursing, 2019
Advanced Life Support provider to 2028`,
    },
    {
      name: 'no-registration',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 60,
      why: 'A seasoned ICU nurse abroad with a critical care diploma whose UK registration has not been granted.',
      lacks: ['NMC registration'],
      cv: `MARICEL DELA CRUZ
Intensive care nurse

PROFILE
Registered nurse (Philippines PRC licence). My application to the NMC is open; the CBT is passed, the OSCE is to be sat in January 2027.

WORK
Staff Nurse II, Medical-Surgical ICU, Cebu Heart Institute, June 2018 to date
- 14-bed adult ICU, ventilated patients 1:1 or 1:2
- Inotropes and vasopressors, arterial and central lines, CRRT
- Shift charge nurse, preceptor for new staff
Staff Nurse, General Ward, Mactan Provincial, 2016 - 2018

TRAINING
Critical Care Nursing Diploma, 2020
ACLS and BLS 2025
BS Nursing 2016, IELTS 7.5`,
    },
    {
      name: 'ward-nurse',
      kind: 'missing',
      low: 30,
      high: 52,
      best: 42,
      why: 'Registered adult nurse with four good ward years; no intensive care, no course, ventilated patients only seen on a shadow day.',
      lacks: ['2 years in adult intensive care', 'critical care course'],
      cv: `Tunde Adeyemi

I am a registered nurse (adult), NMC PIN in date, with four years on a busy respiratory ward and an eye on critical care.

2022-now, Staff Nurse, Respiratory Ward, Colne Valley Hospital. Non-invasive ventilation (BiPAP, CPAP), oxygen, chest drains, IV antibiotics, NEWS2 escalation to outreach, discharge planning with families. Coordinates the bay of eight, link nurse for sepsis, student supervisor.

Shadow day on the ICU in March 2026 (ventilated patients, arterial lines observed). I have no critical care course yet but am on the waiting list for Step 1.

BSc Nursing (Adult) 2022, University of Bradford. ILS 2025. Hobbies: five-a-side, church choir.`,
    },
    {
      name: 'one-year',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'All the practice but thirteen months of it where two years are asked, and the course is half way.',
      lacks: ['2 years in adult intensive care'],
      cv: `CURRICULUM VITAE - Poppy Harcourt

Registration: NMC (Adult), expiry Sept 2028

Employment history
Oct 2025 - Present    Staff Nurse, Adult ICU, St Brannoc's Hospital
   Level 3 patients, invasive ventilation, arterial lines, CVP, noradrenaline and propofol infusions, CVVHDF under supervision. Step 1 and Step 2 competencies signed off, Step 3 nearly complete (finishing December 2026).
Sept 2023 - Sept 2025    Staff Nurse, Acute Medical Unit, St Brannoc's Hospital
   Admissions, cardiac monitoring, IV therapy, cannulation.

Education
BSc Adult Nursing, Plymouth, 2023
ILS (2026)`,
    },
    {
      name: 'neonatal-old',
      kind: 'trap',
      low: 18,
      high: 42,
      best: 31,
      why: 'Intensive care and ventilation, but of newborns, by a children’s nurse; the must is adult on both counts.',
      lacks: ['Registered Nurse (Adult)', '2 years in adult intensive care'],
      cv: `Hannelore Pike
Children's nurse (RNC), NMC registered since 2012

Neonatal unit, Saint Anselm Women's Hospital. Sister since 2019, staff nurse 2013-2019.
Level 3 neonatal intensive care: ventilated preterm babies, umbilical arterial lines, long lines, inotropes, cooling, family-integrated care. Shift leader on a 36-cot unit, practice assessor, infection audit lead.

Qualified in Specialty (neonatal), 2016
NLS instructor
BSc Child Nursing 2012

I hold registration on the children's part of the register only and would like a change to adults.`,
    },
  ],
};
