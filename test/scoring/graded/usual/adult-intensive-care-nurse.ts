/** A Band 6 adult intensive-care nurse in an NHS trust; adult NMC registration, the critical care course and two years at level 3 decide it. */
import type { GradedJob } from '../types.ts';

export const adultIntensiveCareNurse: GradedJob = {
  job: 'adult-intensive-care-nurse-ua',
  title: 'Senior Staff Nurse, Adult Intensive Care (Band 6)',
  spec: `Senior Staff Nurse - Adult Intensive Care Unit
Band 6 | 37.5 hours per week, internal rotation | Permanent
Harrowby Vale University Hospitals NHS Foundation Trust

About the unit
Our 22-bed general ICU looks after around 1,300 level 2 and level 3 patients a year: general and vascular surgery, major trauma, haematology and medical emergencies. The unit moved into a new building in 2024 and is five minutes from the station. We have two full-time practice educators, a follow-up clinic and a wellbeing room that people do use.

Main duties
You will care for ventilated and multi-organ-failure patients, take charge of a pod of six beds, support the nurse in charge, and supervise Band 5 colleagues and students at the bedside.

PERSON SPECIFICATION

Qualifications
Essential
- Registered Nurse (Adult) with current NMC registration
- Post-registration qualification in critical care nursing at academic level 6 or 7
Desirable
- Immediate or Advanced Life Support (ILS/ALS)
- Practice assessor or mentorship preparation
- Degree in nursing

Experience
Essential
- Minimum of two years' post-registration experience in an adult level 3 intensive care unit
- Experience of supervising junior staff or learners
Desirable
- Taking charge of a shift or area
- Continuous renal replacement therapy
- Audit or quality improvement
- Transfer of the critically ill patient

Skills
- Clear written and spoken communication with families at a difficult time
- Calm, organised, able to prioritise

What we offer
NHS pension, 27 days' leave rising to 33, cycle scheme, on-site nursery. The Trust is committed to equality and welcomes applications from everyone. This post is subject to a DBS check. We reserve the right to close the advert early.`,
  graded: [
    {
      name: 'strong-band-five-step-up',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Adult NMC registration, level 7 critical care module and over five years on a level 3 general ICU, with supervision and shift lead duties.',
      lacks: [],
      cv: `MARIANNE OKELLO-TRENT, RN (Adult)
Wexcombe, Leicestershire | NMC PIN 18K2274E, revalidated September 2024

Profile
Intensive care nurse with more than five years on a mixed medical and surgical ICU, used to acting up as nurse in charge of a bay and looking for a first substantive Band 6.

Employment
Staff Nurse (Band 5), Adult Intensive Care Unit, Cray Park Hospital
February 2021 - present
- Level 3 care in a 16-bed unit: invasive ventilation, weaning and tracheostomy care, arterial lines and cardiac output monitoring, vasoactive infusions
- Haemofiltration (CRRT with citrate), set-up and troubleshooting; one of the unit's link nurses since 2023
- Run a 6-bed bay on most long days since mid-2024; acting Band 6 for maternity cover January - June 2025
- Practice assessor for second and third year students; preceptor to four newly qualified nurses
- Led the delirium screening audit, CAM-ICU completion from 48% to 86%
- Escort for inter-hospital transfers (transfer course 2023)

Staff Nurse, Surgical High Dependency and Acute Surgical Ward, Cray Park Hospital
September 2018 - January 2021

Education
- Adult Critical Care Nursing, 60 credits at level 7, University of Mid Anglia, 2023
- BSc (Hons) Adult Nursing, University of Mid Anglia, 2018
- ALS (Resuscitation Council), March 2025
- Practice Assessor preparation, 2021

Other
Member of the British Association of Critical Care Nurses. References on request.`,
    },
    {
      name: 'lapsed-while-in-australia',
      kind: 'lapsed',
      low: 54,
      high: 68,
      best: 61,
      why: 'Excellent intensive care nurse whose NMC registration lapsed in 2023 and who has only an Australian one; readmission not yet applied for.',
      lacks: ['current NMC registration'],
      cv: `Curriculum Vitae

Darren Pell
Currently in Perth WA, moving home to Derbyshire in January 2027

REGISTRATION
AHPRA registered nurse, Division 1, to May 2027
NMC (adult): registered March 2014, lapsed March 2023 while abroad. I intend to apply for readmission when I am back.

CAREER
Clinical Nurse, Intensive Care, Swanleigh Public Hospital, Perth, WA - August 2021 to date
Level III adult ICU, 20 ventilated beds. Team leader on roughly a third of shifts, ventilated and post-cardiac-arrest patients, CRRT on Prismaflex, prone positioning, proximity to the ECMO service. Preceptor for graduate nurses. Part of the rapid response team. Wrote the unit's pressure injury bundle in 2024.

Registered Nurse, ICU, Swanleigh Public Hospital - October 2019 to August 2021
All aspects of bedside intensive care, including the two covid surges.

Staff Nurse, Critical Care Unit, Royal Aldous Infirmary, Derby - April 2016 to September 2019
Twelve-bed general unit, level 2 and 3. Supervised students and new starters, inter-hospital transfers.

Staff Nurse, Acute Medical Unit, Royal Aldous Infirmary - March 2014 to April 2016

QUALIFICATIONS
Graduate Diploma in Critical Care Nursing, 2021 (Perth)
Critical care course, level 6, University of the Peak, 2018
BSc Nursing (Adult), University of the Peak, 2014
ALS 2 (Australian Resuscitation Council), 2025
Mentorship module, 2016

INTERESTS
Trail running, sea swimming, a very old Land Rover.`,
    },
    {
      name: 'paediatric-intensive-care-nurse',
      kind: 'trap',
      low: 34,
      high: 48,
      best: 42,
      why: "A children's nurse from PICU: registration in the child field, a paediatric course, and no adult intensive care at all.",
      lacks: ['NMC registration in the adult field', 'two years in adult level 3 intensive care'],
      cv: `Shauna Brightwater
Registered Nurse, Intensive Care

I am a senior intensive care nurse with seven years of level 3 experience in a large university hospital. I am looking for a new challenge closer to home.

NMC: RNC (Child), expiry 30 September 2027

Experience

Senior Staff Nurse Band 6, Paediatric Intensive Care Unit, St Orban's Children's Hospital, Birmingham. May 2022 - present
• Nurse in charge of the six-bed side of an 18-bed unit
• Ventilated infants and children up to 16 years, HFOV, nitric oxide, inotropes
• Renal replacement (CVVH) in children over 8 kg
• Practice supervisor and assessor; induction lead for new nurses
• Retrieval nurse on secondment, 4 months in 2024
• Supporting families, including bereavement care

Staff Nurse Band 5, Paediatric Intensive Care Unit, St Orban's. September 2019 - May 2022

Staff Nurse, Children's Surgical Ward, St Orban's. September 2018 - September 2019

Education
PG Cert Paediatric Critical Care (level 7), 2022
BSc (Hons) Nursing - Child, 2018
Advanced paediatric life support, 2025
Adult basic life support, yearly trust update

Audit
Accidental extubation review, presented at regional study day 2023.

Skills
Ventilation, invasive monitoring, family-centred care, e-rostering, electronic charting.`,
    },
    {
      name: 'itu-sister-in-other-words',
      kind: 'synonym',
      low: 83,
      high: 96,
      best: 90,
      why: 'The same job as ITU nursing: RN1 entry, an intensive therapy award as the critical care course, CVVHDF and charge duties, all dated and current.',
      lacks: [],
      cv: `Bernadette Achterberg RGN
14 Mill Rise, Tolworth Green

NMC
RN1 on the register, PIN 06A1189E. Revalidated 2025, renewal date January 2028.

Work history

2017 (June) - now
Charge Nurse, ITU, Fennimore General (10 beds, intubated and multi-organ failure patients)
Allocate staff for the shift, bed meeting, stand in for Sister. CVVHDF, PiCCO, percutaneous trachies, proning team. Look after learners and adaptation nurses, sign off their Step competencies. Tissue viability link. Take patients to scan and out to the regional neuro centre.

2011 (Feb) - 2017 (June)
Band 5 staff nurse, ITU, Fennimore General

2009 - 2011
Bank and agency, theatres recovery and general wards, Surrey

2006 - 2009
Staff nurse, respiratory ward, Great Wesley Hospital

Training
Intensive Therapy Nursing, specialist practice award, 60 credits level 6, Thames Weald University, 2013
Diploma HE Nursing, adult branch, 2006
ILS 2026
Teaching and assessing in clinical practice 2012, assessor update 2022

Other
Bedside IT system super-user 2020 to 2022
Ran the memory-diary project for relatives 2019 onwards
Full driving licence`,
    },
    {
      name: 'sixteen-months-of-icu',
      kind: 'years',
      low: 58,
      high: 72,
      best: 65,
      why: 'Registered, has the course, good reports; but of the claimed four years of critical care only sixteen months were in an intensive care unit.',
      lacks: ["two years' experience in an adult level 3 ICU"],
      cv: `Tobias Ferreira-Lunn
Adult Nurse

Personal statement
I am a motivated registered nurse with four years of critical and emergency care experience. I thrive in high-acuity areas, and I am now ready to step up to a senior role where I can teach as well as nurse. Colleagues describe me as steady. I enjoy the detail of intensive care and the time it gives you with one patient and one family.

Professional registration
Nursing and Midwifery Council, Registered Nurse - Adult, 22I0386E, valid until September 2028

Career to date
Staff Nurse, Intensive Care, Pendle Moor Hospital (July 2025 - present)
- 14 beds, level 2/3. Ventilated patients, noradrenaline and sedation infusions, arterial and central lines
- Haemofiltration competencies signed off April 2026
- Buddy to two newly qualified starters and practice supervisor to students
- Collected data for the unit's early mobilisation audit

Staff Nurse, Emergency Department, Pendle Moor Hospital (September 2022 - July 2025)
- Majors and resus; initial stabilisation of trauma, sepsis and cardiac arrest
- Assisted with intubation and transfer to ICU or theatre
- Triage trained; supervised students and healthcare assistants
- Took charge of minors on nights from 2024

Qualifications
Critical Care Nursing module (level 7, 40 credits), University of North Bowland, passed September 2026
BSc (Hons) Nursing (Adult), University of North Bowland, 2022
ALS 2024
Practice supervisor and assessor training 2023

References
Ward manager and ED matron, details on request.`,
    },
  ],
};
