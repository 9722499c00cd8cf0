/** Senior ICU nurse, England: the NMC register, the post-registration award, life support and two years of level 3 care. */
import type { GradedJob } from '../types.ts';

export const icuNurse: GradedJob = {
  job: 'icu-nurse-again',
  title: 'Senior Staff Nurse, Adult Critical Care (Band 6)',
  spec: `PERSON SPECIFICATION
Post: Senior Staff Nurse, Adult Critical Care
Band: 6, 37.5 hours, internal rotation to nights
Base: St Oswin's Hospital, Wearbridge NHS Foundation Trust (22 beds, mixed general and vascular)

1. Qualifications
Essential
E1 Registered Nurse (Adult) with live NMC registration
E2 Post-registration award in critical care nursing, 60 credits at level 6 or 7
E3 In-date Immediate or Advanced Life Support certificate
Desirable
D1 Practice assessor or supervisor preparation
D2 Working towards a full master's degree

2. Experience
Essential
E4 Minimum of two years in an adult intensive care unit looking after level 3 patients
E5 Supervising junior colleagues and students; coordinating a bay or a shift
Desirable
D3 Continuous renal replacement therapy
D4 Inter-hospital transfer of the critically ill
D5 Audit or quality improvement work

3. Skills and attributes
E6 Clear communication with families at the end of life
E7 Works within the NMC Code and the Trust values: kind, safe, open

4. Other
Enhanced DBS clearance on appointment. The Trust is a Disability Confident employer and offers sponsorship where the post is eligible. Flexible rosters are agreed with each member of staff. Assessment is by application form (A) and interview (I); please address each essential criterion in your supporting statement. We may close the advert early if enough applications are received.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Live PIN, PGCert, ALS to 2028, nine years of adult ICU with shift coordination, CRRT, transfers and audit.',
      lacks: [],
      cv: `Joanna Threlkeld
Sunderland | j.threlkeld@mail.example

PROFILE
Adult nurse with nine years on general intensive care, most recently as a Band 6 developing to shift coordinator.

REGISTRATION
NMC PIN 16I2204E, sub part 1 adult. Revalidated September 2025.

EMPLOYMENT
Senior Staff Nurse, General ICU (16 beds), Tynehaven Hospital
Apr 2021 - present
- Level 3 patients one to one; level 2 in pairs
- Nurse in charge of an eight-bed bay most shifts, deputises for the coordinator at night
- CRRT super-user (citrate), proning team, tracheostomy weaning
- Went on 31 transfers to tertiary centres with the critical care transfer team
- Unit lead for delirium audit: CAM-ICU completion from 48 to 91 per cent in a year
- Practice assessor for students and new starters on Step 1

Staff Nurse, General ICU, Tynehaven Hospital
Oct 2017 - Mar 2021

Staff Nurse, Vascular Surgery, Tynehaven Hospital
Oct 2016 - Sep 2017

EDUCATION
PGCert Critical Care Practice (60 credits, level 7), Northern Coast University, 2020
BSc (Hons) Adult Nursing, 2016
Advanced Life Support, RCUK, taken June 2024, expires June 2028

Currently two modules from the MSc. Bereavement link nurse for the unit since 2022.`,
    },
    {
      name: 'itu-sister',
      kind: 'synonym',
      low: 80,
      high: 95,
      best: 89,
      why: 'All four essentials under other names: ITU, M-level intensive therapy certificate, ventilated patients, runs a side; fewer desirables.',
      lacks: [],
      cv: `LIJO MATHEWKUTTY VARGHESE, RGN

I trained in Kerala and have been an ITU nurse in Leicester since the spring of 2019. My PIN is 19D0417O (adult), next renewal April 2028.

2019 to date. East Soar Infirmary, Intensive Therapy Unit, eighteen beds, ventilated and multi-organ failure adults, one nurse to one patient. Grade changed from 5 to 6 in November 2022 and I now run one side of the unit: allocate, cover breaks, speak for nursing on the ward round, help whoever is drowning. Haemofiltration on three kinds of machine, cardiac output monitoring, noradrenaline and everything else you would expect. I look after newly arrived overseas colleagues and learners from the university, and sign their proficiencies.

2014 to 2018. Lourdes Mission Hospital, Kottayam. Medical ward, afterwards eleven months in coronary care.

Courses
Postgraduate Certificate, Intensive Therapy Nursing, 60 M-level credits, De Ferrers University, passed with merit July 2022
ALS provider, Resuscitation Council UK, February 2024 (four years)
BSc Nursing, 2013

I have sat with many relatives in the last hours and wrote the unit's leaflet for them in Malayalam and Gujarati.

Settled status not needed: indefinite leave to remain since 2024.`,
    },
    {
      name: 'resus-trainer',
      kind: 'lapsed',
      low: 52,
      high: 68,
      best: 60,
      why: 'Ten years of ICU, award and ALS, but the PIN expired in September 2026 for want of practice hours.',
      lacks: ['live NMC registration'],
      cv: `Curriculum vitae: Fiona Aldersey

Contact: Hexham, 07700 900 311

2022 Aug - now | Clinical trainer | Lifepoint Resuscitation Training Ltd | Teaches ILS and ALS to hospital and GP staff across the north-east; ALS instructor; writes scenarios; not patient facing
2017 - 2022 Jul | Sister (band 6) | Critical Care, Bishopdale General | 20 beds, level 2 and 3; bay and shift coordination; renal replacement; transfers by road; students and newly qualified staff; family meetings
2012 Mar - 2017 | Staff nurse | Critical Care, Bishopdale General | level 3 care, first on the proning team
2011 - 2012 | Staff nurse | Acute admissions, Bishopdale General

Qualifications
- Critical Care Nursing, 60 credits level 6, University of Redesdale, 2015
- BSc Nursing (Adult), 2011
- Mentorship module 2014; practice assessor update 2020
- ALS provider and instructor, recertified November 2024
- NMC PIN 11I0962E, first entry September 2011, expired 30 September 2026 (450 hours could not be shown for the last three years)

Why I am writing: five days a week in hotels with manikins has made me miss real people and a real team. I could start in the new year and can work nights.

Enhanced DBS on the update service.`,
    },
    {
      name: 'course-student',
      kind: 'in-progress',
      low: 54,
      high: 70,
      best: 63,
      why: 'Three years of level 3 care, PIN and ILS in order; first of two award modules passed, the second ends in July 2027.',
      lacks: ['post-registration award in critical care nursing'],
      cv: `Mohamed-Amin Farah
Staff Nurse (Band 5), Adult ICU

NMC 22J5518E. DBS clear.

Sept 2023 to present: Royal Ancholme Hospital, Intensive Care, 14 beds
Nursing intubated and sedated level 3 patients; arterial lines, inotropes, CVVHDF since 2024, care after cardiac arrest. I have been buddy to four new starters and supervise second and third year students. Since this spring I take the bay of four when the Band 6 is on break or on transfer, and I have coordinated six night shifts under supervision. Small project: eye care bundle, presented at the network day.

Oct 2022 to Aug 2023: Royal Ancholme Hospital, Respiratory ward and NIV bay
Acute NIV, chest drains, end of life care.

Education
Step 1 competencies signed off Nov 2024. Step 2 in progress.
University of the Wash, Adult Critical Care (level 7): module one (30 credits) passed June 2026; module two runs January to July 2027.
BSc (Hons) Adult Nursing, 2:1, 2022
ILS: 11 May 2026

Languages: Somali, Arabic, English.

Interests: five-a-side, unit wellbeing group.

Referees: Unit manager and practice educator, Royal Ancholme.`,
    },
    {
      name: 'vet-icu',
      kind: 'trap',
      low: 8,
      high: 26,
      best: 17,
      why: 'A registered nurse in intensive care, for dogs and cats: RCVS register, veterinary certificate, no human patient.',
      lacks: [
        'live NMC registration',
        'post-registration award in critical care nursing',
        'Immediate or Advanced Life Support certificate',
        'two years in an adult intensive care unit',
      ],
      cv: `Harriet Penhallow RVN
Senior Intensive Care Nurse

Registered nurse with seven years in a busy 24-hour intensive care unit. Calm in an emergency, used to nights, and the one the juniors come to.

EXPERIENCE

Senior ICU Nurse, Moorgate Referrals, Bristol (June 2021 - present)
* Shift lead in a 15-space ICU and high dependency ward
* Mechanical ventilation, central and arterial lines, blood gas interpretation, vasopressors
* Haemodialysis set-up with the internal medicine team
* Transfusion protocols, including canine and feline donors
* Talks owners through difficult decisions and euthanasia
* Clinical coach for four student nurses; audits of line infections

ICU Nurse, Moorgate Referrals (Aug 2019 - June 2021)

Registered Veterinary Nurse, Hollybank Surgery, Yate (2016 - 2019)

QUALIFICATIONS
Advanced Certificate, Emergency and Critical Care (veterinary nursing), 2022
Level 3 Diploma in Veterinary Nursing, 2016
RCVS register, renewed annually
RECOVER basic and advanced life support, rescuer certificate, 2025
Clinical coach certificate

I would welcome the opportunity to bring my critical care skills into the NHS.`,
    },
  ],
};
