/** Biomedical scientist in blood sciences: HCPC registration, and transfusion and haematology after it. */
import type { GradedJob } from '../types.ts';

export const biomedicalScientist: GradedJob = {
  job: 'biomedical-scientist',
  title: 'Specialist Biomedical Scientist, Haematology and Transfusion (Band 6)',
  spec: `Specialist BMS (Band 6), Haematology and Blood Transfusion, St Wilfrid's Hospital Laboratory

We are a UKAS-accredited (ISO 15189) laboratory serving a trauma unit and a busy maternity wing.

Main duties: perform and authorise full blood counts, films, coagulation screens, grouping, antibody identification and crossmatch; work alone on nights and weekends as part of the 24/7 rota; train support workers and trainees; keep QC, EQA and incident records.

Person specification
Essential: HCPC registration as a biomedical scientist. BSc (Hons) Biomedical Science or equivalent. IBMS Specialist Diploma in Haematology, Transfusion or Haematology with Transfusion. Two years' post-registration experience in a haematology and transfusion laboratory.
Desirable: MSc, experience of lone working, use of WinPath or another LIMS.

Closing date: when enough applications have arrived.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Registered, specialist diploma, six years of both disciplines with nights alone, MSc.',
      lacks: [],
      cv: `Chidinma Egwuatu-Lowe
Biomedical Scientist, Band 6

HCPC registered (BS) since July 2020 | MIBMS

Specialist BMS, Haematology & Transfusion, Royal Aldwark Hospital, Nov 2022 - present
• FBC (Sysmex XN), film review, malaria, sickle screens, coagulation and D-dimer, authorisation in WinPath Enterprise
• Groups, antibody ID panels, crossmatch, major haemorrhage packs, anti-D, Kleihauer
• Lone nights 1 in 8 and weekends
• Trains two trainees and five MLAs; NEQAS returns, non-conformances in Q-Pulse

BMS Band 5, Haematology & Transfusion, Royal Aldwark Hospital, Aug 2020 - Oct 2022

IBMS Specialist Diploma in Haematology with Transfusion Practice 2022
MSc Haematology (part time, merit) 2025
BSc (Hons) Biomedical Science, IBMS accredited, 2019`,
    },
    {
      name: 'biochemistry',
      kind: 'missing',
      low: 42,
      high: 58,
      best: 51,
      why: 'Registered and experienced, but in clinical chemistry with that diploma; no bench time in blood bank.',
      lacks: [
        'IBMS Specialist Diploma in Haematology or Transfusion',
        'two years in a haematology and transfusion laboratory',
      ],
      cv: `Iain Galbraith

Present post: Specialist Biomedical Scientist (Band 6), Clinical Biochemistry, Tay Estuary Laboratories, since 02/2021
Routine and urgent chemistry on Cobas and Atellica, immunoassay, blood gases, toxicology, protein electrophoresis, authorisation, troubleshooting, IQC and EQA review, ISO 15189 vertical audits, training officer for the section, lone night shifts in biochemistry.

Previous post: BMS Band 5, Clinical Biochemistry, same laboratory, 09/2018 - 01/2021

Registration: HCPC, biomedical scientist, 2018
IBMS Specialist Diploma in Clinical Chemistry, 2020
BSc (Hons) Biomedical Science, Abertay Bridge, 2018
LIMS: WinPath, TrakCare`,
    },
    {
      name: 'nigeria-registered',
      kind: 'foreign',
      low: 46,
      high: 63,
      best: 55,
      why: 'Eight strong years of haematology and blood bank registered at home; not on the HCPC register yet.',
      lacks: ['HCPC registration'],
      cv: `BABATUNDE ADEKOLA-SMITH
Medical Laboratory Scientist (Haematology and Blood Group Serology)

Work history:
2018 to February 2026: Senior Medical Laboratory Scientist, Haematology and
Blood Bank, Iroko Teaching Hospital, Ibadan. FBC and film reporting,
haemoglobin electrophoresis, coagulation, grouping, antibody screening and
identification, crossmatch for 40 units a day, donor screening, night call
alone, supervision of six interns, internal QC.
March 2026 to present: Medical Laboratory Assistant (Band 3), Blood Sciences,
Fenbridge Hospital. Specimen reception, loading analysers, WinPath.

Qualifications:
Bachelor of Medical Laboratory Science, 2016 (UK ENIC: comparable to BSc Hons)
Fellowship in Haematology, 2022, equivalent of the IBMS Specialist Diploma
by letter of the IBMS, June 2026
Registered with the Medical Laboratory Science Council of Nigeria since 2017
HCPC: international application lodged September 2026, not registered at present`,
    },
    {
      name: 'trainee',
      kind: 'in-progress',
      low: 32,
      high: 50,
      best: 42,
      why: 'Trainee on the right benches whose registration portfolio is unfinished; no years after it, no diploma.',
      lacks: [
        'HCPC registration',
        'IBMS Specialist Diploma in Haematology or Transfusion',
        "two years' post-registration experience",
      ],
      cv: `Molly Staniforth – trainee biomedical scientist

I am a trainee BMS in haematology and transfusion at Hallam Moor Hospital (since January 2025, before that MLA in the same department from August 2023). Under supervision I run FBCs and clotting screens, make and stain films, do groups and electronic issue, and I look after the daily QC. I show new MLAs how to book in samples on WinPath. I do weekend days together with a registered colleague but no lone working.

My IBMS Registration Training Portfolio is in progress, verification is planned for March 2027. I am not yet registered with the HCPC.

BSc (Hons) Biomedical Science (accredited), 2:1, 2023.
IBMS licentiate application to follow.`,
    },
    {
      name: 'new-graduate',
      kind: 'list',
      low: 14,
      high: 34,
      best: 25,
      why: 'Right degree and a list of techniques from practicals; no laboratory job, no registration.',
      lacks: [
        'HCPC registration',
        'IBMS Specialist Diploma in Haematology or Transfusion',
        "two years' post-registration experience",
      ],
      cv: `Yusuf Barzani
Biomedical scientist

Objective: to obtain a Band 6 specialist post in haematology and transfusion in a UKAS accredited laboratory.

Skills: full blood count, blood film morphology, coagulation screen, ABO grouping, antibody identification, crossmatch, ELISA, PCR, flow cytometry, ISO 15189, QC, EQA, HCPC standards, WinPath, lone working, training

Education: BSc (Hons) Biomedical Science (IBMS accredited), University of Mersey South, 2023 to 2026, first class. Modules: Haematology, Transfusion Science, Immunology, Clinical Biochemistry. Dissertation: iron deficiency in vegan students (literature review).

Work: Customer assistant, Greenway Supermarket, 2022 to present. Volunteer at a blood donor session (tea and biscuits), 2025.`,
    },
  ],
};
