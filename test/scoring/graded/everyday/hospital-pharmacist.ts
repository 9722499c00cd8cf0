/** Hospital pharmacist: GPhC registration, a finished clinical diploma and three years on wards decide. */
import type { GradedJob } from '../types.ts';

export const hospitalPharmacist: GradedJob = {
  job: 'hospital-pharmacist',
  title: 'Specialist Clinical Pharmacist (Acute Medicine), Band 7',
  spec: `Specialist Clinical Pharmacist – Acute Medicine (Band 7)
Thornmere University Hospitals NHS Trust

About the role
Our 46-bed acute medical unit admits around 70 patients a day and pharmacy is there from eight until eight. You will be the pharmacist the consultants turn to.

You will
- take drug histories, reconcile medicines and attend the post-take ward round
- screen prescriptions and discharge letters and intervene where needed
- supervise foundation trainees and junior pharmacists
- take part in the weekend and late-duty rota

Essential
- Registered with the General Pharmaceutical Council as a pharmacist
- MPharm or equivalent degree
- Postgraduate diploma in clinical pharmacy, completed
- At least three years' post-registration experience in a hospital

Desirable
- Independent prescriber
- Audit or quality improvement experience
- Experience with an electronic prescribing system

The Trust offers NHS pension, a nursery on site and cycle to work. We welcome applications from all sections of the community and guarantee an interview to disabled candidates who meet the essential criteria.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Registered, diploma done, seven years of wards of which four on an admissions unit, prescriber.',
      lacks: [],
      cv: `HANNAH OYELARAN-PRICE
Clinical pharmacist (GPhC registered since August 2019)

EMPLOYMENT
Specialist Pharmacist (Band 7), Emergency & Admissions, Castle Vale Hospital
09/2022 – present
• Medicines reconciliation within 24 h for the 38-bed admissions unit, consultant post-take round every morning
• Clinical screening of inpatient charts and TTOs in Lorenzo ePMA, interventions logged (about 60 a month)
• Independent prescriber for anticoagulation and pain since 2024
• Designated tutor for two foundation trainees; one late in five, one weekend in six

Rotational Pharmacist, Band 6, Castle Vale Hospital
08/2019 – 08/2022
• Surgery, elderly care, dispensary, aseptics, medicines information
• Re-audit of gentamicin levels, presented to the antimicrobial committee

EDUCATION
Independent Prescribing, Keele-side Institute 2024
PgDip Clinical Pharmacy Practice, awarded 2022
MPharm (2:1), 2018`,
    },
    {
      name: 'off-register',
      kind: 'lapsed',
      low: 46,
      high: 62,
      best: 54,
      why: 'Diploma and eight good hospital years, but off the register since 2022.',
      lacks: ['current GPhC registration'],
      cv: `Gareth Llewellyn-Hughes

Medical Information Manager, Orvane Pharmaceuticals, Cardiff – June 2022 to present
Answering enquiries from prescribers, approving promotional copy, adverse event intake, training the sales force.

Senior Pharmacist (Band 7, Medical Admissions), Glan Teifi Hospital – 2017 to May 2022
Ward rounds with the acute physicians, drug histories, discharge screening, supervision of pre-registration trainees, weekend duties, EPMA super user.

Pharmacist (Band 6), Glan Teifi Hospital – 2014 to 2017

Qualifications
PG Diploma in Clinical Pharmacy, 2017
MPharm, 2013
GPhC: voluntarily removed from the register in September 2022. I have not yet applied for restoration.

Interests: hill running, Welsh choral music`,
    },
    {
      name: 'diploma-running',
      kind: 'in-progress',
      low: 58,
      high: 73,
      best: 67,
      why: 'Four years in hospital and all the duties; the diploma ends in summer 2027.',
      lacks: ['postgraduate diploma in clinical pharmacy, completed'],
      cv: `Ravindra Jayasuriya, Band 6 rotational pharmacist

I qualified with an MPharm in 2021 and have been on the GPhC register since August 2022. Since September 2022 I have worked at St Brannoc's General Hospital, first in the dispensary and on the orthopaedic wards and, from January 2024, on the acute medical unit. On a typical day I take eight to ten drug histories, join the post-take round, screen discharge letters on EPMA and sort out supply problems with the technicians. I supervise a trainee pharmacist on her ward days and do one weekend in five. Last year I audited VTE prophylaxis prescribing, which led to a change of the clerking form.

My clinical diploma is in progress: I have the certificate stage (2025) and am due to complete the PgDip in July 2027. I am not yet a prescriber.`,
    },
    {
      name: 'two-posts-at-once',
      kind: 'overlap',
      low: 54,
      high: 72,
      best: 64,
      why: 'Says four years of hospital; two simultaneous part-time posts since autumn 2024 make two.',
      lacks: ['three years post-registration hospital experience'],
      cv: `Zofia Kaminska-Reid MRPharmS
GPhC registered pharmacist
Over four years' post-registration hospital experience

Ward pharmacist (0.6), Harrow Bridge Hospital .......... Oct 2024 - present
  Medicines reconciliation, respiratory and acute wards, TTO screening, ward round twice weekly, ePMA
Bank pharmacist (0.4), Eastmoor District Hospital ...... Nov 2024 - present
  Dispensary, medical wards, Saturday duties, cover for MI
Foundation trainee pharmacist, Harrow Bridge ........... Jul 2023 - Jul 2024
Registration ........................................... Aug 2024

PgDip General Pharmacy Practice, completed Sept 2026
MPharm 1st class, 2023
Audit: missed doses of Parkinson's medicines (2025)
Languages: English, Polish`,
    },
    {
      name: 'community',
      kind: 'denial',
      low: 36,
      high: 54,
      best: 45,
      why: 'A registered pharmacist of long standing on the high street; says himself that he has not worked in a hospital.',
      lacks: [
        'three years post-registration hospital experience',
        'postgraduate diploma in clinical pharmacy',
      ],
      cv: `Imtiaz Chaudhry
Pharmacist manager

2016 – now  Pharmacist manager, Lowfield Chemists, Bradford
Responsible pharmacist for a branch with 11,000 items a month; Pharmacy First consultations, flu and travel vaccination (PGDs), blister packs for three care homes, supervision of trainees and dispensers, controlled drugs, inspections passed with "good".
2013 – 2016  Relief pharmacist, same company

MPharm, 2012. GPhC registration number held since 2013, no conditions.
Independent prescriber (hypertension) 2025.

I have no hospital experience after registration and have not done a clinical diploma, but I learn quickly and want to work closer to patients and doctors. Happy with late shifts and weekends.`,
    },
  ],
};
