/** Clinical pharmacist in general practice: GPhC registration and the prescribing qualification decide. */
import type { GradedJob } from './types.ts';

export const pharmacist: GradedJob = {
  job: 'pharmacist',
  title: 'Clinical Pharmacist (GP practice)',
  spec: `Clinical Pharmacist, Riverside Primary Care Network

The role
You will run structured medication reviews, manage long-term condition clinics (hypertension, diabetes, asthma), handle discharge reconciliation and lead on prescribing safety for 38,000 patients.

Essential criteria
1. Master's degree in pharmacy (MPharm or equivalent)
2. Registration with the General Pharmaceutical Council
3. Independent prescriber, or enrolled on a prescribing course
4. At least 2 years post-registration experience in hospital, community or primary care
5. Confident with EMIS Web or SystmOne

Desirable criteria
- CPPE primary care pathway
- Experience of audit and quality improvement

Benefits: NHS pension, 33 days holiday pro rata. Hybrid working one day a week.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Registered independent prescriber with four years in primary care, EMIS, CPPE pathway and audits.',
      lacks: [],
      cv: `Farah Nasrallah MPharm IP
Clinical Pharmacist

GPhC registration 2089XXX (since August 2019). Annotated as independent prescriber March 2023.

EXPERIENCE
Clinical Pharmacist, Weirside Medical Group, Oct 2021 - Present
* 12 structured medication reviews a day, face to face and by phone; care home rounds
* Own hypertension and type 2 diabetes clinics; prescribe within cardiovascular scope
* Reconcile hospital discharges within three working days (EMIS Web, AccuRx)
* Two-cycle audit of valproate and of methotrexate monitoring; high-risk prescribing down 34 %

Rotational Pharmacist, City General Hospital, Aug 2019 - Sept 2021
* Medicines reconciliation on admissions, anticoagulation, dispensary, on-call

EDUCATION
CPPE Primary Care Pharmacy Education Pathway, completed 2023
Independent Prescribing, University of Larkhill, 2022 - 2023
MPharm, University of Larkhill, 2014 - 2018; pre-registration year 2018 - 2019`,
    },
    {
      name: 'any-of-enrolled',
      kind: 'any-of',
      low: 76,
      high: 90,
      best: 82,
      why: 'Enrolled on a prescribing course is allowed by the spec; SystmOne satisfies the other either-or; less primary care.',
      lacks: [],
      cv: `Callum Whitehorse
Pharmacist, GPhC registered since 2021

Practice Pharmacist (part time, 3 days), Thornby Surgery - Nov 2024 to date
Medication reviews for polypharmacy, repeat prescription queries, asthma inhaler reviews, discharge letters, SystmOne searches and recalls. Safety alerts lead.

Community Pharmacist, Cromer Chemist - Sept 2021 to Oct 2024
Responsible pharmacist, 9,000 items a month. Blood pressure service, new medicine service, flu vaccination. Controlled drugs audit.

Enrolled on: Independent Prescribing programme, University of Eastmoor, started January 2026, finishing January 2027
MPharm (2:1), University of Eastmoor, 2020
Foundation training year, Cromer Chemist, 2020 - 2021

Other: flu vaccinator, first aid, volunteer at a health fair. Interests: cooking and cycling.`,
    },
    {
      name: 'technician',
      kind: 'adjacent',
      low: 30,
      high: 50,
      best: 42,
      why: 'Does medicines work in a GP practice, but as a registered technician: no pharmacy degree, not a pharmacist, cannot prescribe.',
      lacks: ['MPharm', 'registration as pharmacist', 'independent prescriber'],
      cv: `Gemma Littlewood
Pharmacy Technician

GPhC registered pharmacy technician (registration 5112XXX)

Experience
PCN Pharmacy Technician, Haddon PCN, 2022 - Present
Medicines reconciliation of discharge summaries, synchronising repeats, inhaler technique, EMIS Web searches, audits of high-dose opioids. Prepare patient lists for the clinical pharmacists' structured medication reviews.
Dispensary Technician, Haddon Hospital, 2015 - 2022
Dispensing, checking (ACPT), ward top-up, stock.

Education
NVQ Level 3 Pharmacy Services, BTEC Level 3 Pharmaceutical Science, 2015
CPPE Medicines optimisation in care homes, 2023

Achievements: waste of inhalers down by a fifth through a recycling scheme; trained three apprentices; speaker at the PCN's protected learning afternoon. Interests: running club, quilting.`,
    },
    {
      name: 'eu-pharmacist',
      kind: 'foreign',
      low: 40,
      high: 58,
      best: 50,
      why: 'A pharmacist in Portugal with the right clinical work; on the Portuguese register only and not a prescriber.',
      lacks: ['GPhC registration', 'independent prescriber'],
      cv: `INÊS CARVALHAL
Pharmacist | moving to the UK in February 2027

Registration: Ordem dos Farmacêuticos, Portugal, active licence since 2017. GPhC: overseas assessment not yet begun.

2020 - present, Clinical pharmacist, Unidade de Saúde Familiar Mondego, Coimbra
Medication reviews for older people with multimorbidity, hypertension and diabetes consultations jointly with family doctors, reconciliation after hospital discharge, prescribing safety indicators, audits. Clinical system SClínico.

2017 - 2020, Hospital pharmacist, Centro Hospitalar do Centro
Wards, anticoagulants, total parenteral nutrition.

Integrated Master's in Pharmaceutical Sciences, University of Coimbra, 2017
English C1 (IELTS 8.0, 2025)

Other: flu vaccinator, first aid, volunteer at a health fair. Interests: cooking and cycling.`,
    },
    {
      name: 'conditions-lapsed',
      kind: 'lapsed',
      low: 36,
      high: 58,
      best: 47,
      why: 'Former prescriber who left the register in 2022; experience strong until then, legal right to practise gone.',
      lacks: ['GPhC registration', 'independent prescriber'],
      cv: `Roderick Shaw
Career break returner

1 Sept 2016 - 31 March 2022: Senior Clinical Pharmacist, Oakfield PCN
Structured medication reviews, diabetes and asthma clinics, independent prescriber 2017 to 2022, EMIS Web, supervised two pharmacists on the CPPE pathway, quality improvement projects.
1 Aug 2011 - 31 Aug 2016: Clinical Pharmacist, Larkhill University Hospital
Respiratory and acute medicine wards.
April 2022 - present: family carer; voluntary treasurer of a food bank.

I removed my name from the GPhC register in April 2022 and would need to apply for return.

MPharm 2010; postgraduate diploma clinical pharmacy 2014; prescribing certificate 2017`,
    },
    {
      name: 'wrong-register-vet',
      kind: 'trap',
      low: 2,
      high: 18,
      best: 9,
      why: 'Medication, reviews, clinics, registration and prescribing of animals: a veterinary nurse.',
      lacks: ['MPharm', 'GPhC registration', 'independent prescriber'],
      cv: `Harriet Plowright RVN
Registered Veterinary Nurse

Registration: Royal College of Veterinary Surgeons, RVN since 2017

Experience
Senior Veterinary Nurse, Riverside Vets (five practices), 2020 - present
Runs nurse clinics for long-term conditions such as diabetes and asthma in cats, blood pressure checks, weight control. Medication reviews with owners, repeat prescription requests prepared for the vets, safe storage of controlled drugs and the yearly audit of the dispensary. Discharge appointments after surgery and reconciliation of bills. Clinical coach of two students.

Veterinary Nurse, Meadow Animal Hospital, 2017 - 2020
Anaesthesia, theatre, inpatients, laboratory.

Education
Level 3 Diploma in Veterinary Nursing, 2017
Certificate in Veterinary Nursing of Emergency and Critical Care, 2021

Skills: VetSpace and EMIS-like practice software, stock control, calm with anxious owners. Interests: agility, pony club, cross stitch. Hybrid working would suit.`,
    },
  ],
};
