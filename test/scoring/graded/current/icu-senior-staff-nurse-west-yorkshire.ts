import type { GradedJob } from '../types.ts';

export const icuSeniorStaffNurseWestYorkshire: GradedJob = {
  job: 'icu-senior-staff-nurse-west-yorkshire',
  title: 'Senior Staff Nurse, Adult Intensive Care (Band 6)',
  spec: `SENIOR STAFF NURSE - ADULT INTENSIVE CARE UNIT
Band 6 | 37.5 hours, rotational days and nights | Permanent
Aireholme Teaching Hospitals NHS Trust, West Yorkshire

Our 22-bed general and neurosurgical ICU is recruiting a Band 6 nurse to take charge of a shift on a rotational basis and to look after level 2 and level 3 patients. We are rated Good and have a friendly, stable team.

PERSON SPECIFICATION

Essential
- Current NMC registration (Adult), no conditions of practice
- At least 3 years' post-registration experience in an adult ICU caring for level 3 patients
- A post-registration qualification in critical care nursing (e.g. PgCert, ENB 100, degree-level critical care module, or equivalent)
- Invasive ventilation, vasoactive infusions, arterial and central lines, renal replacement therapy
- Experience of supervising learners and junior staff
- Clear communication with relatives in distress

Desirable
- Advanced Life Support provider
- Experience of co-ordinating a shift
- Neurosurgical critical care (ICP monitoring, EVD)
- Audit or quality improvement

MAIN DUTIES
Deliver and oversee individualised care; act as nurse in charge in the absence of the Band 7; support supernumerary starters through their Step competencies; take part in transfers, ward rounds and organ donation referrals; keep accurate electronic records.

WE OFFER
NHS pension, 27 days' leave rising with service, on-site nursery, a funded Master's route and staff wellbeing hub.

Apply through the Trust careers site. Interviews in December. Enhanced DBS check applies. We may close early.`,
  graded: [
    {
      name: 'mairead-okonjo',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Registered adult nurse with over seven recent years on level 3 beds, a PgCert in critical care, shift co-ordination and neuro experience: shortlist at once.',
      lacks: [],
      cv: `MAIREAD OKONJO
Bradford | 07700 900341 | m.okonjo@example.org

Charge-level critical care nurse. NMC PIN 16J4471E (RNA), revalidated October 2025, registration current to October 2028, no restrictions.

EMPLOYMENT
Staff Nurse then Deputy Sister (Band 6), General & Neuro ICU, Castlebeck Royal Infirmary
Mar 2022 - present
* Bedside care of ventilated and multi-organ failure patients, 1:1; proning, tracheostomy weaning, noradrenaline/vasopressin, CVVHDF with citrate (Prismax)
* ICP bolts and EVDs on four neuro beds
* In charge of the 16-bed floor about two shifts in five since 2023: allocation, admissions, bed meeting
* Practice supervisor and assessor; signed off nine starters through Steps 1 and 2
* Led a delirium screening audit; CAM-ICU compliance 61% to 88%

Staff Nurse (Band 5), Intensive Care, Wharfe General Hospital
Feb 2019 - Mar 2022
* 12 mixed beds, expanded to 30 in the pandemic. Arterial lines, CVCs, PiCCO, CRRT. Inter-hospital transfers.

Staff Nurse, Acute Medicine, Wharfe General Hospital
Oct 2016 - Feb 2019

EDUCATION
PgCert Critical Care Nursing, University of Pennine North, 2021
BSc (Hons) Nursing (Adult), same university, 2016
ALS provider, Resuscitation Council UK, June 2024 (valid to June 2028)

OTHER
Link nurse for organ donation; family liaison during withdrawal of treatment. MetaVision user.`,
    },
    {
      name: 'hugh-penhallow',
      kind: 'lapsed',
      low: 52,
      high: 64,
      best: 58,
      why: 'Ten good ICU years and the course, but he let his NMC registration lapse in 2024 and cannot work as a nurse until he is readmitted.',
      lacks: ['Current NMC registration'],
      cv: `Hugh Penhallow
Skipton, North Yorkshire - hughpen@example.org

PROFILE
Intensive care nurse of ten years' standing who stepped away in early 2024 to care for a parent. Now keen to come back to the bedside.

REGISTRATION
NMC Registered Nurse (Adult) September 2012 - September 2024. I did not revalidate and my entry on the register lapsed. I have asked for the readmission pack.

CAREER
2024 (Feb) - now: Full-time carer; four hours a week volunteering at a hospice shop.

2018 (May) - 2024 (Feb): Senior Staff Nurse, Band 6, Adult ICU, St Wilfrid's Hospital, Dunmoor
 - Shift leader on 14 beds, nights mostly
 - Ventilated patients, inotropes, haemofiltration (Aquarius and later Prismaflex), oesophageal Doppler, IABP on occasion
 - Mentor to pre-reg students and new Band 5s, ran the monthly arterial line teaching
 - Bereavement follow-up clinic for families

2014 (Jan) - 2018 (May): Staff Nurse, Band 5, ICU/HDU, St Wilfrid's Hospital

2012 (Oct) - 2014 (Jan): Staff Nurse, surgical ward, Dunmoor District

QUALIFICATIONS
Critical Care Nursing modules 1 & 2 (60 credits, level 6), University of Dunmoor, 2016
Dip HE Adult Nursing 2012
ALS 2019 (expired 2023)`,
    },
    {
      name: 'tahlia-brandreth',
      kind: 'foreign',
      low: 55,
      high: 67,
      best: 62,
      why: 'A very good Australian ICU nurse with a graduate certificate, but registered only with AHPRA: no NMC number yet, so she cannot start for some months.',
      lacks: ['Current NMC registration'],
      cv: `TAHLIA BRANDRETH RN
Geelong VIC, Australia (relocating to northern England, ancestry visa granted)
tahlia.b@example.net

Registration: AHPRA, Registered Nurse Division 1, NMW0009914207, current to 31 May 2027, no conditions.

Critical Care Registered Nurse (CCRN), Barwon Heads University Hospital ICU, 24 beds
July 2020 - present
> Primary nurse for intubated adults: ARDS, septic shock, post-cardiac arrest, traumatic brain injury
> CRRT competent, PA catheter and PiCCO, EVD, open abdomens
> ACCESS nurse and in-charge of pod (8 beds) since February 2023
> Clinical support for graduate-year nurses; preceptor of the year 2024
> MET call responder

Graduate Nurse / RN, Cardiothoracic ward, Barwon Heads University Hospital
Feb 2018 - July 2020

Study
Graduate Certificate in Nursing (Critical Care), Corio University, 2021
Bachelor of Nursing, Corio University, 2017
Advanced Life Support (ACLS) recertified April 2026

Research & quality
Coordinated pressure injury bundle, device injuries down by a third in 2025.

Interests: surf lifesaving, trail running.
Referees: NUM and ICU educator, on request`,
    },
    {
      name: 'georgina-applethwaite',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 16,
      why: 'A registered veterinary nurse: ventilators and intensive care, but for dogs and cats; no human nursing registration, ICU years or course.',
      lacks: ['Current NMC registration', '3 years in an adult ICU', 'Critical care nursing qualification'],
      cv: `Georgina Applethwaite RVN

Senior registered nurse, intensive care. Leeds LS17.

I am an experienced ICU nurse who thrives on the sickest patients and leading a shift.

Work history

Senior Nurse, Intensive Care & Emergency - Harewood Veterinary Referrals, Leeds (August 2021 to date)
* Nurse in charge of a 12-kennel ICU, nights and weekends
* Mechanical ventilation of brachycephalic patients, arterial lines, central lines, noradrenaline and ketamine CRIs
* Peritoneal dialysis and, with the specialist, intermittent haemodialysis in cats with ureteral obstruction
* Clinical coach for three student veterinary nurses
* Sit down with owners when euthanasia is discussed

Veterinary Nurse - Moorside Small Animal Clinic, Otley (June 2017 to August 2021)
* Theatre, dental, in-patients, nurse clinics

Qualifications
Level 3 Diploma in Veterinary Nursing, 2017
RCVS register of veterinary nurses, current 2026
Certificate in Veterinary Emergency and Critical Care nursing, 2022
RECOVER CPR rescuer certificate, 2025

Other: full clean driving licence, first aider at work`,
    },
    {
      name: 'samson-adeyinka-croft',
      kind: 'overlap',
      low: 61,
      high: 72,
      best: 66,
      why: 'Registered and course-trained, but his three ICU posts ran at the same time: the "over four years" are 22 calendar months against the 3 years asked for.',
      lacks: ['3 years of adult ICU experience'],
      cv: `Samson Adeyinka-Croft
Registered Nurse (Adult), NMC PIN 21B0882E, registration valid until February 2027
Huddersfield

Summary
Critical care nurse with over 4 years' combined ICU experience across three hospitals.

Experience

ICU Staff Nurse (0.6 WTE) - Colne Bridge General Hospital, 10-bed ICU
January 2025 - present
Level 3 patients one to one, ventilator care and weaning, art lines, CVC, vasopressors, haemofiltration since finishing the competency in autumn 2025. Buddy to two new starters. Completed Step 1, part way through Step 2.

Bank Staff Nurse, Intensive Care - Holmfield Hospitals NHS Trust
March 2025 - present
One or two shifts a week on the 18-bed unit.

Agency Nurse, Critical Care - Brightline Healthcare Staffing
February 2025 - July 2026
Short-notice ICU and HDU shifts in West Yorkshire, mostly weekends.

Staff Nurse, Respiratory ward - Colne Bridge General Hospital
March 2021 - December 2024
Acute NIV, chest drains, tracheostomy patients stepped down from ICU. Practice supervisor for students. Nurse in charge of a 28-bed ward.

Education
Critical Care Nursing, level 7 module (40 credits), University of Pennine North, passed June 2026
BSc Nursing (Adult), 2021
ALS, May 2026`,
    },
  ],
};
