import type { GradedJob } from '../types.ts';

export const icuRegisteredNurseTeachingHospitalOntario: GradedJob = {
  job: 'icu-registered-nurse-teaching-hospital-ontario',
  title: 'Registered Nurse, Medical-Surgical Intensive Care Unit (permanent full-time, days/nights)',
  spec: `Carrick Thames Health Sciences

At Carrick Thames Health Sciences we believe that exceptional care begins with exceptional people. Across three sites and more than 8,000 staff, physicians and volunteers, we serve the residents of southwestern Ontario and are proud to be recognised as one of the region's top employers for the sixth year running.

The Medical-Surgical Intensive Care Unit at our Wharncliffe site is a 28-bed closed unit and a regional referral centre for sepsis, respiratory failure, polytrauma and complex abdominal surgery. We are looking for a Registered Nurse to join the permanent full-time line. You will carry a 1:1 or 1:2 assignment of critically ill adults, titrate vasoactive and sedative infusions, manage invasive ventilation together with our RTs, recognise deterioration early and support families through some of the worst days of their lives. You will take part in daily rounds, respond to codes on the wards when on the outreach rotation, and help orient new hires.

In order to be considered you must have:
- A current certificate of registration in the General Class with the College of Nurses of Ontario, free of terms or conditions
- Successful completion of a critical care nursing program (college certificate or a hospital-run course of comparable length)
- A minimum of two years' bedside nursing in an adult intensive care unit within the past five years, including ventilated patients
- Current BCLS at the healthcare provider level

We would also be pleased to see ACLS, CNCC(C), continuous renal replacement therapy, experience as a preceptor and a record of good attendance.

Carrick Thames is committed to equity, diversity and inclusion and provides accommodation throughout the recruitment process in accordance with the AODA. Proof of immunisation is a condition of employment. A vulnerable sector check, dated within six months, is required before the start date. We thank all who apply; only those chosen for interview will be contacted. Hours and shift patterns are subject to change with operational need. ONA rates apply.`,
  graded: [
    {
      name: 'danielle-osei-strong',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 94,
      why: 'Ontario RN with over five years in a mixed adult ICU, the college certificate, current BCLS/ACLS, CRRT and precepting, all dated.',
      lacks: [],
      cv: `DANIELLE OSEI, RN, BScN, CNCC(C)
St. Thomas, Ontario | 519-555-0148

Registration
College of Nurses of Ontario, RN General Class, first registered July 2019, renewed for 2026, no conditions on my certificate
CNA certification in critical care, CNCC(C), 2024

Experience

Registered Nurse, Intensive Care (22 beds, medical, surgical and trauma)
Bluewater Regional Hospital, Sarnia ON          September 2021 to present
- Usual load one or two patients: septic shock, ARDS, post-laparotomy, head injuries awaiting transfer
- Ventilated patients most shifts, incl. proning, weaning trials and the occasional percutaneous trach at the bedside
- Norepinephrine, vasopressin, propofol, ketamine infusions by protocol; arterial and central lines
- CRRT super-user since 2023 (Prismax): set up, citrate, troubleshooting for the night shift
- Preceptor to 7 new hires and 3 consolidation students
- Member of the rapid response team one week in six

Registered Nurse, Surgical Unit (32 beds)
Bluewater Regional Hospital          July 2019 to August 2021
- Post-op general surgery and vascular; charge on nights from 2020
- Seconded to the ICU as a helper for wave two of the pandemic

Education
Critical Care Nursing certificate, Fanshawe-on-the-Lake College, January - June 2021 (with 150 hours of ICU placement)
BScN, Erie Shore University, 2015-2019

Current courses
BCLS (HCP) recertified 11 March 2026. ACLS May 2025. TNCC 2023. Non-violent crisis intervention 2025.`,
    },
    {
      name: 'petr-havlik-float',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 89,
      why: 'Meets every must in other words: hospital course of 18 weeks, CNO renewal, seven years with tubed and CVVHDF patients on Level 3 units via the resource pool.',
      lacks: [],
      cv: `Petr Havlik
Thunder Bay, moving to London ON in January 2027 (spouse's job)

I have looked after very sick grown-ups since 2018, first on one unit and then wherever the hospital was short. My licence is with the CNO (RN, General) and was last renewed in December 2025. There has never been a condition on it.

2022-05 to now. Critical care resource pool, Superior North General. I am booked to whichever of the three Level III units has a hole: general, cardiac surgical or neuro. On a normal twelve I have one tubed patient on two or three pressors, or two who are coming off the vent. I run CVVHDF machines on all three floors, do the hourly neuros, help float Swans, and I am often the one who sits with the family before the withdrawal. I get given the new people because I know where things are kept on each floor. I carried the outreach pager on 40 or so nights last year.

2018-11 to 2022-04. Staff nurse, general ICU (16 beds), same hospital. Intubated medical and surgical patients, DKA, overdoses, GI bleeds. Went through all of COVID here. Prone team lead in the spring of 2021.

2016-08 to 2018-06. Telemetry and step-down, Superior North General.

Training: the hospital's own ICU course, 18 weeks full-time, classroom and buddy shifts, passed November 2018. BCLS for providers, redone June 2026. ACLS June 2026. Degree: Bachelor of Science in Nursing, Lakeview University, 2016.

Seven sick days in the last three years.`,
    },
    {
      name: 'marivic-delacruz-uk',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Excellent recent ICU evidence and course, but registered with the UK NMC; the Ontario registration is only applied for.',
      lacks: ['CNO registration (held in the UK only)'],
      cv: `Marivic Dela Cruz
Leeds, United Kingdom (Canadian permanent residence granted August 2026, landing planned February 2027)

PROFILE
Intensive care sister with ten years as a nurse, seven of them in a big teaching hospital's general ICU. I would like to settle near my brother's family in Ontario.

REGISTRATION
NMC (UK) adult nurse, active, revalidated 2025. PRC Philippines 2015.
College of Nurses of Ontario: file opened via NNAS, advisory report received July 2026, application sitting with CNO. I have not been registered in Canada yet. NCLEX-RN passed 30 September 2026.

EMPLOYMENT
Band 6 Sister, General ICU (36 beds), Aire Valley Teaching Hospitals, Leeds - Apr 2022 to date
Staff Nurse Band 5, same unit - Oct 2019 to Mar 2022
 * Level 3 care: ventilated adults, inotropes, haemofiltration, cardiac output monitoring, ICP bolts
 * Nurse in charge of a pod of 9 beds, allocate staff, take the bed manager's calls
 * Teach on the unit's study days; mentor for 12 newly arrived colleagues from Kerala and Manila
 * Went with retrieval team on 20+ interhospital transfers
Staff Nurse, Medical Ward, San Lorenzo Medical Center, Iloilo - Feb 2016 to Aug 2019

EDUCATION
Post-registration award in Critical Care (Level 7, 60 credits, one year), University of West Yorkshire, 2021
BS Nursing, Iloilo, 2015
BLS provider (Resuscitation Council and Heart & Stroke Canada, both 2026), ALS UK 2025`,
    },
    {
      name: 'jordan-tremblay-ten-months',
      kind: 'years',
      low: 55,
      high: 69,
      best: 63,
      why: 'Right registration, certificate and BCLS, but only ten months of ICU against the two years demanded.',
      lacks: ['two years in adult ICU (ten months)'],
      cv: `JORDAN TREMBLAY
Registered Nurse
Woodstock ON · j.tremblay@example.ca

Objective: to continue my career in critical care at a larger centre.

WORK HISTORY

Jan 2026 – present | RN, Intensive Care Unit, Oxford County General Hospital, Woodstock | 10 beds, mixed
Took a full-time line after my certificate. Look after ventilated patients with sepsis, COPD exacerbation and post-op bowel surgery. Pressors, insulin infusions, art lines. Signed off on BiPAP, invasive vent (PRVC, pressure support), massive transfusion. Not yet trained on dialysis.

Sept 2023 – Dec 2025 | RN, Medicine/Telemetry, Oxford County General Hospital | 34 beds
Five to six patients. Chest pain, heart failure, stroke rule-outs, alcohol withdrawal. In charge on evenings for the last year. Two Daisy nominations.

June 2023 – Aug 2023 | RN, long-term care, Maple Grove Lodge, Ingersoll

LICENCE
CNO General Class since June 2023, in good standing.

EDUCATION
Graduate certificate, Critical Care Nursing, Conestoga-Valley College, completed December 2025
BScN, University of Grand River, 2023

CERTIFICATES
BCLS HCP January 2026
ACLS February 2026`,
    },
    {
      name: 'kelsey-arnott-vet-icu',
      kind: 'trap',
      low: 10,
      high: 22,
      best: 15,
      why: 'ICU, ventilators and CRRT here belong to dogs and cats: a registered veterinary technician, no nursing registration at all.',
      lacks: ['CNO registration', 'critical care nursing program', 'two years in adult ICU'],
      cv: `Kelsey Arnott, RVT
Guelph, Ontario

Registered technician with eight years in intensive care. Calm, used to nights, used to grief.

ICU Technician, Wellington Specialty & Emergency Animal Hospital, Guelph. March 2020 - present
 - 14-bed intensive care ward, 24 hours. One-to-one or one-to-two assignments of critical patients: septic abdomen, GDV, polytrauma (hit by car), DKA
 - Mechanical ventilation: set-up, blood gases, suction, oral care; 60 ventilated patients to date
 - CRRT and hemodialysis for lily and antifreeze cases
 - Norepinephrine and fentanyl infusions, arterial lines, central lines, transfusions
 - Run codes to RECOVER guidelines, BLS and ALS instructor for the hospital
 - Orient new hires in ICU

Technician, Emergency Service, Halton Hills Veterinary Emergency. June 2018 - February 2020

Veterinary Technology diploma, Thames Ridge College, 2018
OAVT registration, current. VTS (Emergency and Critical Care) 2024
Fear Free certified. Owner of two greyhounds.`,
    },
  ],
};
