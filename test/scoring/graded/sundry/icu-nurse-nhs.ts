/** Senior Staff Nurse, Adult Critical Care (Band 6): post-registration critical care award; current NMC registration decide it. */
import type { GradedJob } from '../types.ts';

export const icuNurseNhs: GradedJob = {
  job: 'icu-nurse-nhs',
  title: 'Senior Staff Nurse, Adult Critical Care (Band 6)',
  spec: `Senior Staff Nurse - Adult Critical Care Unit
Agenda for Change Band 6, 37.5 hours per week, permanent

Wharfemoor Teaching Hospitals NHS Foundation Trust is seeking a Senior Staff Nurse to join our 22-bedded general and neurosurgical critical care unit. You will take charge of a shift in the absence of the Sister/Charge Nurse, deliver evidence-based care to Level 2 and Level 3 patients and support the development of junior colleagues. Internal rotation to nights is a requirement of the post.

PERSON SPECIFICATION

Qualifications
Essential
- Registered Nurse (Adult) with current NMC registration
- Post-registration award in critical care nursing (minimum 60 credits at level 6 or 7)
Desirable
- ALS provider or equivalent
- Practice assessor / supervisor preparation

Experience
Essential
- Minimum 2 years' recent experience in an adult Level 3 critical care setting
- Care of the invasively ventilated patient, vasoactive drugs and renal replacement therapy
- Shift co-ordination or deputising for the nurse in charge
Desirable
- Involvement in audit or quality improvement
- Inter-hospital transfer of the critically ill

Skills
Essential
- Excellent communication with patients, relatives and the multidisciplinary team
- IV drug administration, venepuncture and cannulation

The Trust offers 27 days' annual leave rising with service, membership of the NHS Pension Scheme, on-site nursery and a cycle to work scheme. We are committed to safeguarding and all appointments are subject to an enhanced DBS check. We welcome applications from all sections of the community and are a Disability Confident employer.`,
  graded: [
    {
      name: 'itu-charge-nurse',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: "Registered adult nurse with the ITU award, five and a half current years on an adult ITU including running shifts, all told in ward language rather than the advert's.",
      lacks: [],
      cv: `MAREK HOLLINGSHEAD
RN (Adult), NMC PIN 17I0836E, revalidated Sept 2026

Where I work now
St Oswin's General, ITU (14 beds, mixed med/surg). Staff Nurse from May 2021; Junior Charge Nurse since Feb 2024.
Most days I have one tubed patient or I'm running the floor: allocating staff, taking the bleep, dealing with the bed manager and doing the 4pm huddle. I've nursed ARDS patients prone, patients on norad, vaso and milrinone, tracheostomy weans, open abdomens, post-arrest cooling. I'm one of four haemofilter trainers (Prismaflex, citrate). I speak to families at the worst moment of their life and I'm told I do it well. I've taken nine patients out by road to the regional neuro and cardiac centres with an anaesthetist.

Before that
Respiratory ward, same hospital, Sept 2017 to April 2021. Redeployed to ITU twice in the pandemic.

Study
PG Cert Intensive Care Nursing, 60 credits at L7, University of North Pennine, passed July 2023
BSc (Hons) Adult Nursing, 2017
ALS, valid to March 2028. Practice assessor since 2022. Bloods, cannulas and IVs signed off.

Other
Led the re-audit of sedation holds 2025 (compliance 58% to 86%). Pressure sore link nurse.`,
    },
    {
      name: 'course-unfinished',
      kind: 'in-progress',
      low: 57,
      high: 69,
      best: 64,
      why: 'Current adult ICU nurse with everything but the critical care award, which is half done and ends in spring 2027.',
      lacks: ['post-registration critical care award (60 credits): still studying, due spring 2027'],
      cv: `Curriculum Vitae: Adaeze Pemberton-Okoro

PERSONAL STATEMENT
A compassionate and organised nurse with over three years in adult intensive care who enjoys teaching and is looking for the next step.

REGISTRATION
Nursing and Midwifery Council, Registered Nurse - Adult, entered 09/2021, expiry 09/2027.

EMPLOYMENT
02/2023 - present   Staff Nurse (Band 5), Critical Care, Tarnbeck Royal Infirmary
  * Sole responsibility for ventilated patients (Evita, Servo-u), arterial and central line care, titration of noradrenaline, adrenaline and propofol
  * CVVHDF set-up, troubleshooting and wash-back
  * In charge of the 6-bed HDU side on nights since January 2025, approx. two shifts a month
  * Supervises student nurses; practice supervisor 2024
  * National Step 1 competencies completed December 2023
10/2021 - 01/2023   Staff Nurse, Acute Medical Unit, same trust

EDUCATION
2026 -          Critical Care Nursing, level 6, 60 credits. First module (30 credits) passed June 2026; second module began September, results expected April 2027.
2018 - 2021   BSc Nursing (Adult), Fellside University, 2:1

COURSES
ILS (annual, last 08/2026); cannulation & venepuncture; safe transfer study day; delirium audit data collector 2025.`,
    },
    {
      name: 'melbourne-icu-rn',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Excellent adult ICU nurse with an accepted-level certificate, but registered in Australia only and the UK OSCE is still ahead.',
      lacks: ['current NMC registration (holds AHPRA registration; OSCE not yet sat)'],
      cv: `Bronte Castellano RN
Relocating from Melbourne to Leeds in January 2027

Registered Nurse (Division 1), AHPRA, general registration, no conditions, exp. 31 May 2027
UK registration: NMC eligibility confirmed, CBT passed 14 July 2026. OSCE booked for February 2027. I do not hold a PIN yet.

Clinical Nurse Specialist, ICU | Barwon Heights Hospital, VIC | Mar 2021 to now
> 28-bed quaternary adult unit, 1:1 ratios
> Associate nurse unit manager relief, one or two shifts per fortnight: team of 26, ACCESS nurse, MET calls
> Ventilation incl. APRV and proning, IABP, VV and VA ECMO (accredited 2023), CRRT, EVDs
> Inotropes and pressors, cannulation with ultrasound
> Preceptor for graduate and postgraduate students
> Ran the unit's CLABSI bundle project: 11 months without an infection

Registered Nurse, Cardiothoracic ward | same hospital | Feb 2019 to Mar 2021

Graduate Certificate in Critical Care Nursing (level 8 AQF, mapped by UK ENIC to 60 credits at level 7), Corio University, 2022
Bachelor of Nursing, 2018
ALS2 current to 2029

Referees on request. British passport holder.`,
    },
    {
      name: 'neonatal-intensive-care',
      kind: 'trap',
      low: 26,
      high: 42,
      best: 34,
      why: "Intensive care of newborns on a children's registration: the same words, another field, part of the register and award.",
      lacks: [
        "Registered Nurse (Adult): registered as Children's Nurse",
        'adult critical care award (holds neonatal QIS)',
        "2 years' adult Level 3 experience",
      ],
      cv: `Siobhan Traherne, RNC, QIS

Children's Nurse (NMC register: RNC, renewal due Aug 2029). Nine years in intensive care. Sister-level responsibilities.

Profile: I love the intensive care environment. I am used to ventilated patients, central access, inotropes and to talking to frightened parents.

Career
Nov 2020 - date: Senior Staff Nurse Band 6, Level 3 Neonatal Intensive Care Unit, Queen Ethel Maternity Hospital, Cardiff. Shift leader for 12 intensive care cots. Babies from 23 weeks. HFOV, volume guarantee, nitric oxide, therapeutic hypothermia, umbilical lines, long lines, TPN. Attends deliveries. Retrieval team rota one week in six (road transfers between units across South Wales).
Aug 2017 - Oct 2020: Staff Nurse Band 5, Special Care Baby Unit, then NICU, same hospital.

Qualifications
Qualified in Specialty (neonatal intensive care), 60 credits level 7, 2020
BN (Hons) Child Nursing, 2017
NLS instructor
Practice Assessor
Family-integrated care project lead 2024, poster at BAPM.

Adults: my third-year elective only (2 weeks, orthopaedics).`,
    },
    {
      name: 'practice-nurse-ex-icu',
      kind: 'old',
      low: 51,
      high: 63,
      best: 57,
      why: 'Registered and holds the award with eight years of ICU, but it ended in spring 2016 and everything since is general practice.',
      lacks: ["2 years' recent adult Level 3 critical care experience (last worked there in 2016)"],
      cv: `I qualified as an adult nurse in 2006 and am on the NMC register (adult, sub part 1; fees and revalidation up to date, next due 2027).

From January 2008 until April 2016 I was on the intensive care unit at Kilnsea District Hospital, first as a Band 5 and from 2012 as a Band 6. I did the critical care course at Humberside in 2010/11 (BSc module set, 60 credits at level 3, what is now level 6). On the unit I looked after ventilated patients, patients on inotropes and haemofiltration, and ran the shift three or four times a month when Sister was off. I was the link nurse for infection prevention and sat on the transfer group.

When my children were small I moved to general practice. Since May 2016 I have been a practice nurse at The Staithes Surgery: cervical smears, childhood immunisations, asthma and COPD reviews, diabetic foot checks, travel vaccines, phlebotomy and dressings. From 2021 lead nurse, supervising two HCAs and a nursing associate. I was not redeployed during Covid. BLS yearly.

I miss the acute side and would need a supernumerary period to get back to speed.

Mrs Gillian Fotherby-Shaw, Hull`,
    },
  ],
};
