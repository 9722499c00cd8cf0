import type { GradedJob } from '../types.ts';

export const hospitalPharmacistNhsTrust: GradedJob = {
  job: 'hospital-pharmacist-nhs-trust',
  title: 'Rotational Clinical Pharmacist, Band 7',
  spec: `ALDERMOOR TEACHING HOSPITALS NHS FOUNDATION TRUST
Rotational Clinical Pharmacist – Band 7
37.5 hours, permanent. Ref 412-PH-0926

Job summary
You will provide a clinical pharmacy service to wards across medicine, surgery and admissions, working one weekend in five and taking part in the on-call rota.

Main duties
- Medicines reconciliation and prescription review on our electronic prescribing system
- Attend consultant ward rounds and advise on dosing, interactions and monitoring
- Plan safe discharge and counsel patients
- Supervise trainee pharmacists and check the work of junior staff
- Contribute to audit, incident review and antimicrobial stewardship

PERSON SPECIFICATION

Essential
- Master's degree in pharmacy (MPharm) or equivalent
- Current registration with the General Pharmaceutical Council as a pharmacist
- At least two years' post-registration experience as a pharmacist in an acute hospital
- Sound clinical knowledge, able to prioritise a caseload under pressure
- Good written and spoken communication with patients and the multidisciplinary team

Desirable
- Postgraduate certificate or diploma in clinical pharmacy, held or under way
- Independent prescriber
- Experience of aseptic services or clinical trials

We offer NHS pension, 27 days' leave rising with service, an on-site nursery and protected study time. We welcome applicants from all backgrounds and are a Disability Confident employer. Appointment is subject to a DBS check. Apply through the Trust's jobs page by 22 November 2026; interviews are planned for the first week of December.`,
  graded: [
    {
      name: 'nia-prosser',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'On the GPhC register since 2020 with six years of dated acute ward work, a clinical diploma and a prescribing qualification; the level fits exactly.',
      lacks: [],
      cv: `NIA PROSSER
Clinical pharmacist | Thornwick | nia.prosser@example.org

Registration: GPhC pharmacist, on the register since August 2020, renewed to July 2027. Annotated as independent prescriber (2025).

EMPLOYMENT

Specialist Pharmacist, Acute Medicine (Band 7), Thornwick Infirmary, March 2024 – present
• Look after a 28-bed acute medical unit and a short-stay ward; daily post-take round with the consultants
• Drug histories within 24 hours for 93 % of my admissions, up from 71 % when I took over
• Rewrote the gentamicin and vancomycin monitoring guide with microbiology
• Educational supervisor for two foundation trainees
• Evening on-call, about one night in nine

Rotational Pharmacist (Band 6), Thornwick Infirmary, September 2020 – February 2024
• Six-month rotations: surgery, care of the elderly, renal, cardiology, dispensary and aseptics
• Clinically screened charts on the e-prescribing system, wrote TTOs, counselled patients starting anticoagulants
• Ran an audit of delayed critical doses (n = 214); the re-audit showed a drop by a third

Foundation trainee year, Leston General Hospital, 2019 – 2020

EDUCATION
Practice certificate in independent prescribing, 2025
PG Diploma in Clinical Pharmacy, distinction, University of Caldbeck, 2023
MPharm (2:1), University of Caldbeck, 2015 – 2019

Referees on request.`,
    },
    {
      name: 'ciaran-molloy',
      kind: 'foreign',
      low: 55,
      high: 67,
      best: 61,
      why: 'Good hospital pharmacist with a matching degree and ample ward years, but he is registered in Ireland only and could not work here until the GPhC admits him.',
      lacks: ['GPhC registration as a pharmacist'],
      cv: `Ciarán Molloy, MPharm
Ballincrea, Co. Cork

I have been a ward pharmacist in a 430-bed acute hospital for six years and I'm planning to move to England with my partner in spring.

Professional registration
Pharmaceutical Society of Ireland (PSI), Register of Pharmacists, since October 2020. In good standing, continued registration valid to 2027.

Career history

Senior Pharmacist, St Finnian's University Hospital, Ballincrea. January 2023 to date
Covers two respiratory wards and the high-dependency unit. Reviews kardexes daily, reconciles on admission and discharge, sits on the antimicrobial committee. Runs the Thursday teaching hour for interns. Acts up for the chief II during leave.

Basic Grade Pharmacist, St Finnian's University Hospital. November 2020 to December 2022
Rotated through orthopaedics, oncology compounding unit, general surgery and dispensary. Took over the medicines information desk for a year (some 600 enquiries).

Education
Master of Pharmacy, Munster College of Pharmacy, 2020
Diploma in Hospital Pharmacy, same college, 2024

Other
Poster on IV-to-oral switch, national hospital pharmacy conference 2024. Full driving licence. Hillwalking, bodhrán (badly).`,
    },
    {
      name: 'helen-ashdown',
      kind: 'lapsed',
      low: 54,
      high: 66,
      best: 60,
      why: 'Seven good hospital years and a diploma, but she came off the GPhC register in 2023 and has not practised since; she would have to be restored first.',
      lacks: ['current GPhC registration as a pharmacist'],
      cv: `CURRICULUM VITAE – Helen Ashdown

Profile
Pharmacist by training with a long hospital background, now in medical information for a manufacturer and wishing to come back to patients.

Present post
Medical Information Associate, Verrin Pharma UK, Marlsea – October 2023 to now
Answers written and telephone questions from doctors and pharmacists on two respiratory products. Checks promotional copy against the SmPC. Logs adverse events and passes them to pharmacovigilance.

Earlier posts
Band 7 Pharmacist, Surgery, Marlsea District Hospital – May 2019 to September 2023
Three surgical wards and pre-assessment clinic. Peri-operative plans for patients on DOACs and insulin, daily chart review, TTO writing. Supervised two Band 6 pharmacists and the pre-reg trainee.
Band 6 Pharmacist, Marlsea District Hospital – August 2016 to April 2019
Rotations in medicine, elderly care, dispensary, cytotoxics. Weekend and on-call duty.

Qualifications
Postgraduate Diploma in Clinical Pharmacy, 2019
MPharm, University of Harrowgate Vale, 2015
GPhC registration: August 2016 – October 2023. Voluntary removal when I left the hospital; I have not yet applied for restoration.

Interests: choir, allotment.`,
    },
    {
      name: 'darren-whitlock',
      kind: 'adjacent',
      low: 34,
      high: 46,
      best: 40,
      why: 'An excellent ward technician, but he is on the register as a technician: no pharmacy degree, not a pharmacist, so none of the essentials is met.',
      lacks: [
        'MPharm or equivalent',
        'GPhC registration as a pharmacist',
        'two years as a pharmacist in an acute hospital',
      ],
      cv: `Darren Whitlock
Lead Medicines Management Technician

SUMMARY
Registered pharmacy technician with 13 years on hospital wards. Known for calm, accuracy and getting people home on time.

WORK
Oakhampstead General Hospital
  Lead Medicines Management Technician (Band 6)   Feb 2020 – present
   - manage nine ward-based technicians, write the rota, do appraisals
   - take drug histories on the admissions unit and hand queries to the pharmacist
   - led the ward side of our e-prescribing go-live in 2022
   - discharge planning, patient counselling on inhalers and warfarin
  Ward Technician (Band 5)   June 2015 – Jan 2020
   - reuse of patients' own drugs, stock top-up, one-stop dispensing
  Pharmacy Technician (Band 4)   Sept 2013 – May 2015
   - dispensary, aseptic unit, accuracy checking

REGISTRATION
General Pharmaceutical Council, pharmacy technician, since 2013

QUALIFICATIONS
NVQ Level 3 Pharmacy Service Skills and BTEC Pharmaceutical Science, 2013
Accredited Checking Pharmacy Technician, 2015
ILM Level 3 Leadership, 2021
A levels: Biology C, Chemistry D

Clean driving licence.`,
    },
    {
      name: 's-rehmani',
      kind: 'thin',
      low: 60,
      high: 72,
      best: 67,
      why: 'The degree, the GPhC entry and four hospital years are all dated, yet there is not a word on wards or duties; worth inviting but with low confidence.',
      lacks: [],
      cv: `Saira Rehmani
Pharmacist, GPhC registered since August 2022 (current)

2022 Sept – now   Pharmacist, Band 6, Dunsby Royal Infirmary (acute hospital, 600 beds)
2021 – 2022   Foundation year, Dunsby Royal Infirmary
2017 – 2021   MPharm, University of Easterley

Languages: English, Urdu
Looking for a Band 7 post in the north. Notice period eight weeks. Will send a fuller CV if wanted.
saira.r@example.net`,
    },
  ],
};
