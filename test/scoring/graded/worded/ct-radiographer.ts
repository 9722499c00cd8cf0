/** CT radiographer, agency locum, UK: HCPC, two recent years of CT on one's own, cannulation, cardiac scanning, ILS in date. */
import type { GradedJob } from '../types.ts';

export const ctRadiographer: GradedJob = {
  job: 'ct-radiographer',
  title: 'Locum CT Radiographer',
  spec: `LOCUM CT RADIOGRAPHER - BAND 6/7 EQUIV - WEST MIDS - ASAP

6 months initially. 37.5 hrs, 1 in 4 weekends, on call by arrangement. £30.50 - £34.00 LTD/umbrella depending. Accom available on site, £95 pw.

Busy DGH, trauma unit, two Siemens scanners (Force + go.Top) and a relocatable van in the car park. Approx 85 pts a day through the main room.

Duties: ED, ward and outpatient CT, stroke and trauma pathway, PE studies, colons, biopsies and drains with the radiologist. Protocolling against local IR(ME)R procedures. Contrast injector. Recon and post processing, pushing to PACS. Help the band 5s find their feet.

MUST HAVES (please check before you apply, we do not have time to ring everyone)
- HCPC registered, diagnostic radiographer
- 2 years CT post qualifying, working unsupervised, inside the last 4 yrs
- IV cannulation, competency signed off
- ILS in date on day one

Siemens (syngo / X.workplace) preferred, but any vendor looked at. What is not up for discussion is cardiac: Tues and Fri are CTCA lists and the locum runs them. Gating, GTN and beta blocker protocols, dose modulation, the lot.

Nice: CTVC insufflation, PgCert CT, experience on mobiles, Soliton RIS/Insignia PACS.

Why us: weekly pay, £500 refer a friend, dedicated compliance officer (Shaun), free DBS and imms. Framework approved. We are an equal opportunities agency.

Send CV as Word doc not pdf. Quote MB/CT/2291.`,
  graded: [
    {
      name: 'wolverhampton-senior',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Six years of CT, current, cannulates daily, two CTCA lists a week on a Force, ILS of June 2026, PgCert and CTC besides.',
      lacks: [],
      cv: `Priyanka Thornber
Diagnostic Radiographer (HCPC RA07####, to Feb 2028)
Cannock, available 4 weeks

Experience

Highcroft Hospitals NHS Trust - Senior Radiographer CT, Band 7
Mar 2023 - present
Room lead on a dual source Force. 24/7 service, single handed after 8pm. Two coronary lists weekly: give metoprolol and nitrate under PGD, choose prospective or helical by heart rate, phase selection, calcium scores, send to the cardiologist. Vet and protocol outpatients. Cannulate 15 to 20 a day. Audit of repeat bolus tracking 2025, presented at UKIO.

Highcroft Hospitals - CT Radiographer, Band 6
Oct 2020 - Feb 2023
Trauma, thrombolysis calls, CTPA, oncology follow up, virtual colonoscopy with rectal CO2, intervention room.

Royal Sandwell - Radiographer, Band 5
Jul 2018 - Sep 2020. Plain film, theatre, ED, six months' CT rotation.

Qualifications
BSc Diagnostic Radiography, Birmingham City, 2018 (2:1)
PgCert Computed Tomography, 2023
IV access and contrast administration, signed off Jan 2021, annual refresher
RCUK Immediate Life Support 18/06/2026
Image interpretation head CT, 2022

Systems: Soliton, Insignia, syngo.via
Hobbies: half marathons, rescue greyhound`,
    },
    {
      name: 'private-van',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: 'Independent-sector scanner on a GE and Canon van who does gated coronary angiograms, puts in Venflons and holds the RCUK provider card; only trauma is thin and the vendor differs.',
      lacks: [],
      cv: `Name            Colm Fitzsimons-Daye
Based           Telford; will stay over
Post now        Lead for the cross-sectional trailer, Arrowpoint Mobile Imaging, since May 2021
Before that     Shropshire & Borders General, general dept 2014-17, scanner team 2017-21

What I do all day
We park at seven hospitals and one car park in Hereford. Me, a helper and a phone number for a doctor. Twenty-six punters on a list, 320-slice Canon mostly, a Revolution for the other fortnight. Chests, abdos, TAPs for the lung nodule people, knees with metal in. I pop in the Venflon, run the pump injector, watch them for the twenty minutes, and write it up. Was taught and passed at Shropshire in 2017, 400+ a year since, extravasations 3.

Hearts: one week in two we are at the Rapid Access Chest Pain Clinic in Stafford. I do the ECG leads, the rate control tablets and the spray to the cardiologist's written direction, breath-hold rehearsals, triggered acquisition, best-diastole recon and the Agatston. Roughly 640 coronary angiograms up to this September. Dose at the 40th centile of the NDRL and I am rather proud of it.

Paper
DCR(R)? No, too young. BSc Bangor 2014. On the Health and Care Professions register (rad.), renewed March 2026. Resus Council immediate course 9 Jan 2026, good for twelve months. Radiation supervisor for the van. Manual handling, IG, all the e-learning you like.

Also: bar work 2009-11, three months volunteering in Malawi 2016 (x-ray, not scanning). Single, keen angler. Two referees on request, both sit at Arrowpoint so please ask me first.`,
    },
    {
      name: 'rotational',
      kind: 'years',
      low: 36,
      high: 52,
      best: 45,
      why: 'Registered and cannulating, but nine years of plain film with a single ten-month CT rotation, always supervised, and no cardiac at all.',
      lacks: [
        '2 years CT post qualifying, working unsupervised, inside the last 4 yrs',
        'Tues and Fri are CTCA lists and the locum runs them',
      ],
      cv: `Sadie Obuya. HCPC registered radiographer with nine years' NHS experience.

Profile: calm, accurate and liked by patients. I have kept a department going through two RIS changes and one flood.

2021 - present, Senior Radiographer (Band 6), Marlbrook District Hospital
Lead for ED imaging. Plain film, mobiles, theatre (II), paeds, dental OPT and CBCT. Red dot and PCE scheme, report appendicular films with supervision. Student co-ordinator for two universities. Cross cover into the scanner from January 2025 to October 2025 (rotation): heads, chest and CTKUB with the senior on site, injector set up, patient positioning. Enjoyed it and asked to stay but there was no vacancy.

2017 - 2021, Radiographer (Band 5), Marlbrook
General rotation, nights alone on plain film from 2019. Fluoroscopy lists, hystero-salpingograms, barium swallow with SLT.

Training
BSc (Hons) Diagnostic Imaging, Exeter, 2017
Intravenous cannulation and contrast, competency pack completed 11/2024
Immediate Life Support, 14 April 2026
CoR preceptor; Mentorship in practice 2020
CT head trauma study day, London 2025

Interests: roller derby (retired), my nieces, sourdough. Driver. Happy to relocate for six months, my lease is up in December.`,
    },
    {
      name: 'porto',
      kind: 'foreign',
      low: 52,
      high: 67,
      best: 60,
      why: 'Seven years of CT with two cardiac days and cannulation, ILS, but licensed in Portugal only; the UK register is applied for and not granted.',
      lacks: ['HCPC registered, diagnostic radiographer'],
      cv: `EUROPEAN CURRICULUM VITAE
First name / Surname: Rui Nogueira Salvador
Nationality: Portuguese (settled status, joined family in Walsall, August 2026)

WORK
09/2019 - 07/2026   Tecnico de Radiologia, Hospital de Santo Amaro, Porto. CT section.
Somatom Force and Definition AS. 70 patients per shift in two rooms, emergency nights with one technician and no radiologist in house. Stroke code with perfusion, polytrauma, aorta and TAVI planning, lung cancer screening. Coronary CT Mondays and Wednesdays since 2020: retrospective and prospective triggering, premedication by protocol, stents and bypass, calcium quantification in syngo.via. Peripheral venous puncture by technicians is routine in my hospital; internal certification 2019 and 2023. Teaching of students from ESS Porto.
10/2016 - 08/2019   Tecnico de Radiologia, Clinica Boavista. Conventional x-ray, mammography, some CT and bone density.

STUDIES
2012 - 2016   Licenciatura em Radiologia, Escola Superior de Saude do Porto, 16/20
2021   Post-graduation in CT and MR cardiac imaging, 60 ECTS

LICENCE
Cedula profissional ACSS C-0####
Health and Care Professions Council: international application sent 2 September 2026, documents complete, assessors' decision awaited

COURSES
Immediate Life Support, ERC, Birmingham, 3 October 2026
Radiation protection, 2024

LANGUAGES
Portuguese mother tongue, English C1 (IELTS 7.5), Spanish B2

Driving licence B. Member of a futsal team.`,
    },
    {
      name: 'industrial-ct',
      kind: 'trap',
      low: 3,
      high: 18,
      best: 11,
      why: 'A radiographer and CT specialist of castings and welds in non-destructive testing; no patient, no health registration.',
      lacks: [
        'HCPC registered, diagnostic radiographer',
        '2 years CT post qualifying, working unsupervised, inside the last 4 yrs',
        'IV cannulation, competency signed off',
        'ILS in date on day one',
      ],
      cv: `LEE HARBORNE
Radiographer / CT Specialist

Key skills: Computed tomography | Radiography Level II | Digital detector arrays | Image interpretation | Protocol development | Radiation safety (IRR17, RPS) | Reconstruction and post-processing (VGStudio MAX) | PACS-style archive (DICONDE)

Crucible Turbine Castings, Wolverhampton. CT Radiographer, Feb 2018 - Present
Running a 450 kV Nikon cabinet and a microfocus system, unsupervised, on a three shift pattern. Set exposure, filtration and projections for nickel blades and additive parts; reconstruct; measure wall thickness; find porosity, core shift and inclusions; report accept or reject to the metallurgist. Wrote 31 scan protocols. Train the apprentices. About 60 parts a day.

Black Country Pressure Systems. Industrial radiographer, 2010 - 2018
Site and bunker X-ray and Ir-192 of butt welds. Classified worker. Film viewing and sentencing to ISO 17636.

Certificates
PCN Level 2 Radiography (castings and welds), renewed 2025. PCN Level 2 Computed Tomography 2022. RPS 2024. First Aid at Work with AED, 2026.

Education: HNC Mechanical Engineering, 2012.

I am told that hospital scanners are run by people from all sorts of backgrounds, that locum rates are good, and that the physics is the same, only the part moves. Clean licence, own transport, can start straight away.`,
    },
  ],
};
