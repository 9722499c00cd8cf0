/** Specialist biomedical scientist, haematology and transfusion, UK: HCPC, IBMS specialist diploma, alone on nights, two years registered; a laboratory manager's questions and answers. */
import type { GradedJob } from '../types.ts';

export const biomedicalScientistHaematology: GradedJob = {
  job: 'biomedical-scientist-haematology',
  title: 'Specialist Biomedical Scientist, Haematology and Transfusion',
  spec: `SPECIALIST BMS - BLOOD SCIENCES (HAEMATOLOGY & TRANSFUSION) - AFC 6 - MERROW PARK HOSPITAL

What is the lab?
A UKAS (ISO 15189:2022) laboratory that serves an acute hospital of 480 beds, a maternity unit with 3,900 deliveries, 41 surgeries and a small oncology day unit. About 1,900 full blood counts on a Monday. Sysmex XN-9100, CN-6000 for coag, Ortho Vision for groups and crossmatch. WinPath Enterprise.

What will I do?
FBC, films, malaria, sickle screens, ESR if you insist, INR, D-dimers, DOAC levels, group and screen, antibody ID, electronic issue, major haemorrhage. Validate results, ring the bad ones. Look after a bench: QC, EQA, lot changes, non-conformances on Q-Pulse. Train the band 5s and the MLAs.

What can't you flex on?
You are on the HCPC register as a biomedical scientist and have worked as one for two years or more since. You already hold the IBMS Specialist Diploma in Haematology with Hospital Transfusion Practice, or in either of the two on its own with the other discipline on your training record. And from the first month you go on the shift rota as a lone worker, nights included, in both haematology and blood bank: so somebody who has only ever done days won't do.

What would be the icing?
Morphology (UK NEQAS digital), HPLC, flow, MSc, BBTS certificate, six-sigma lab geek, kind to students.

What's in it for me?
Unsocial hours on top, study leave, a Higher Specialist route, on-site nursery, subsidised bus. Staff parking is awful and we won't pretend otherwise. Sponsored visas considered. Trust values: Kind, Open, Accountable. Apply on NHS Jobs by the 23rd, CV to the Chief BMS if you want a chat first.`,
  graded: [
    {
      name: 'day-and-night',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'HCPC since 2018, combined diploma 2021, lone nights in both disciplines for five years, same analysers; MSc under way.',
      lacks: [],
      cv: `Ifeanyi Cartwright MIBMS
HCPC BS0#####

2021 Oct to present - Band 6 BMS, Haem & Transfusion, Surrey Downs Hospitals
24/7 rota, one in five nights single-handed, both benches (resident doctor on the bleep and me). XN-9000, CS-5100, Vision x 2. Massive haemorrhage activations: 60+. Antibody ID incl. anti-c, Kell, autos; samples to NHSBT when I've run out of cells. Films, manual diffs, parasites, KB (Kleihauer) and flow send-away. QC lead for coagulation: EQA, Westgard, verification of new lots. Six NCs closed in audit 2025. Train two trainees for portfolio; morphology club on Thursdays.

2018 Aug to 2021 Sept - Band 5, same lab. Rotated haem/BB, late and weekend shifts alone from Jan 2020.

2017 - 2018 MLA, specimen reception, Frimley way

IBMS Specialist Diploma Haematology with Hospital Transfusion Practice, passed June 2021
BSc (Hons) Biomedical Science (IBMS-accredited), Kingston 2017, placement year, Certificate of Competence 2018
MSc Haematology, part time, Portsmouth, due 2027
BBTS foundation 2022

LIMS: WinPath. Q-Pulse daily. EQA digital morphology 100% 2025.
I cycle (so no parking).`,
    },
    {
      name: 'army-lab',
      kind: 'synonym',
      low: 77,
      high: 92,
      best: 85,
      why: 'Army laboratory sergeant: register 2016, the haematology specialist paper of 2019, blood bank on the record, alone at night and on deployment in both; words are military, machines differ.',
      lacks: [],
      cv: `SERGEANT (ret.) L. J. HARGREAVE-PINTO, Royal Army Medical Service
Seeks civilian bench work, southern England. Terminal leave ends 5 January 2027.

2022 - 2026   Defence Medical Rehabilitation/Joint Hospital Group placement, Solent Queen's Hospital, path lab, Portsmouth. Embedded in the red-cell and clotting section. Worked the civilians' duty roster: every third week 2000 to 0800, nobody else in the building, counts, smears, INRs, cross-matching, cell salvage queries, platelets by blue light. Deputy for the fridge-and-traceability rules (BSQR 2005). Brought in a replacement for the ACL TOP (two months' side-by-side comparisons).

2019 - 2022   16 Medical Regiment, Colchester, and deployment: Role 2 hospital, Mali, 7 months: emergency donor panel, whole blood, RDTs and thick films. I was the laboratory.

2016 - 2019   Joint Hospital Group (North), Northallerton. Newly out of training; chemistry first, red and white cells next, then pre-transfusion serology; from June 2018 on-call from home, both.

Papers
BSc (Hons) Healthcare Science, Portsmouth and Defence College of Healthcare Education, 2016
State registered (HCPC, BMS) since 14/09/2016
IBMS Specialist in Haematology, 2019. Transfusion training log, countersigned 2018, refreshed Dec 2024
LTCL? No, that is my trombone diploma.

Clearance SC. Driving B, C1. Married, two school-age children. Watford supporter, sorry.`,
    },
    {
      name: 'portfolio-march',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'Registered for three years, on lone nights in both, but the specialist portfolio goes to its examiner only in March 2027.',
      lacks: [
        'You already hold the IBMS Specialist Diploma in Haematology with Hospital Transfusion Practice',
      ],
      cv: `CURRICULUM VITAE - SHREYA BALLANTYNE

About
Band 5 biomedical scientist who enjoys the 3am major haemorrhage more than is healthy.

Current employment
Biomedical Scientist (Band 5), Haematology/Blood Transfusion, Kentwell General Hospital, July 2023 - present
Day benches: Sysmex XN, CS-2500, Grifols Erytra. Film making and first-line review, malaria, HbS sol. Group and antibody screen, panels, Kleihauer, issue of components, recall.
From April 2024 in the out-of-hours pool: nights alone, both sections, usually five a month. From Sept 2025 point of contact for stock and wastage; cut O neg expiry by a third.
I mind two trainees and have done the induction for six assistants.

Earlier
Medical laboratory assistant, Kentwell, Sept 2021 - July 2023

Education and professional
BSc (Hons) Biomedical Science, Greenwich, 2021, 2:1, accredited
IBMS Certificate of Competence, May 2023
HCPC registered June 2023
IBMS Specialist Portfolio, Haematology with Transfusion: nine of eleven sections complete, external assessor booked 18 March 2027
BBTS Specialist Certificate, module 1

Voluntary: St John Ambulance; Anthony Nolan speaker in schools. Kathak dance, Kent league badminton. Car with a small dent.`,
    },
    {
      name: 'chemistry-specialist',
      kind: 'adjacent',
      low: 40,
      high: 54,
      best: 47,
      why: "Twelve years registered with a Specialist Diploma and lone nights, but all of it in clinical biochemistry; a blood count was someone else's.",
      lacks: [
        'You already hold the IBMS Specialist Diploma in Haematology with Hospital Transfusion Practice',
        'lone worker, nights included, in both haematology and blood bank',
      ],
      cv: `Duncan Vandermeer
Specialist BMS (Band 6), Automated Chemistry
Reading

PROFILE: Twelve years registered, safe at night, calm on the phone, IBMS specialist, ISO 15189 fluent.

Thames Loddon Pathology, Reading hub | Specialist BMS | 2017 - now
Roche cobas 8000/pro, immunoassay, blood gas POCT, protein electrophoresis, osmometry, xanthochromia. Night shift alone in chemistry; the other end of the corridor does the bloods and blood bank, we send each other samples and biscuits. QC of 140 analytes, EQA, uncertainty budgets, verification of a troponin change. Non-conformances, audits (lead for section 7). Trained ten trainees, of whom four have finished the portfolio.

Thames Loddon | BMS Band 5 | 2014 - 2017
Core lab, chemistry, serology bench, day rotation of eight weeks in haematology in 2015.

Education
BSc Biomedical Sciences, Reading 2013. HCPC registered 2014. IBMS Specialist Diploma in Clinical Biochemistry, 2017. MSc Clinical Biochemistry, Ulster distance, 2022.

LIMS WinPath and Clinisys ICE. Q-Pulse administrator.

Life: brewing (pH meter at home), mountain bikes, a patient wife. I feel in need of change and the red cells are more colourful.`,
    },
    {
      name: 'graduate-keywords',
      kind: 'list',
      low: 16,
      high: 32,
      best: 24,
      why: 'A graduate on a sample-reception bench with every keyword in a skills list: no registration, no diploma, no bench work signed for.',
      lacks: [
        'You are on the HCPC register as a biomedical scientist',
        'worked as one for two years or more',
        'IBMS Specialist Diploma in Haematology with Hospital Transfusion Practice',
        'lone worker, nights included, in both haematology and blood bank',
      ],
      cv: `JORDAN MCALLEN-OSMAN | Haematology & Blood Transfusion

SKILLS
FBC, blood films, morphology, malaria, ESR, coagulation, D-dimer, DOAC, haemoglobinopathy, HPLC, flow cytometry, group and save, crossmatch, electronic issue, antibody identification, major haemorrhage, cold chain, UKAS ISO 15189, EQA, NEQAS, QC, Westgard, audit, Q-Pulse, WinPath, Sysmex XN, Ortho Vision, IBMS, HCPC standards of proficiency, lone working, shift work, training, GLP, GDPR, Microsoft Office

EDUCATION
BSc (Hons) Biomedical Science, Liverpool, 2:1, 2025. Modules: Haematology & Transfusion Science (68), Clinical Immunology, Medical Microbiology, Cell Biology, Genetics, Statistics. Dissertation: "Iron indices in endurance athletes: a literature review".
A levels: Biology B, Chemistry C, PE A

EXPERIENCE
Medical Laboratory Assistant (bank, zero hours), Mersey Collaborative, specimen reception, Feb 2026 - present
Booking in, aliquoting, centrifuging, racking for the track, telephone.
Lab practical classes, university, 2022 - 2025
Barista, Costa, 2021 - 2025

MEMBERSHIPS
IBMS eStudent

INTERESTS
Triathlon (relay leg), true crime podcasts. I am a highly motivated, passionate, dynamic individual with excellent attention to detail and a thirst for knowledge, looking for a Band 6 post in order to grow.`,
    },
  ],
};
