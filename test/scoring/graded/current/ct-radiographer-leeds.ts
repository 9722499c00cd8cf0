import type { GradedJob } from '../types.ts';

export const ctRadiographerLeeds: GradedJob = {
  job: 'ct-radiographer-leeds',
  title: 'Specialist Radiographer, CT (Band 6)',
  spec: `ASHCOMBE AND VALE HOSPITALS NHS TRUST
Post: Specialist Radiographer, CT (Band 6), Imaging Department, Leeds
37.5 hours, permanent. Ref 284-CT-1126

About the post
You will scan adult and paediatric patients on two 128-slice scanners, covering trauma, oncology staging, stroke and CT angiography, and take part in the 24/7 shift system. You will vet and justify requests under protocol, supervise Band 5 staff and students, and keep up our quality assurance programme.

PERSON SPECIFICATION

Essential
- BSc (Hons) Diagnostic Radiography, DCR(R) or equivalent qualification
- Current registration with the Health and Care Professions Council (HCPC) as a radiographer
- At least 2 years' post-registration experience in CT
- Working knowledge of IR(ME)R 2017 and radiation protection
- Able to work nights and weekends

Desirable
- IV cannulation and contrast administration
- Postgraduate certificate in CT or MRI
- Experience of cardiac CT
- Supervision of students or junior staff
- Audit or QA work

What we offer
27 days' leave rising with service, NHS pension, on-site nursery, and a funded CPD plan. The Trust is a Disability Confident employer and welcomes applicants from all backgrounds.

How to apply
Apply online by 22 November 2026. Interviews will be held in the week of 7 December. An enhanced DBS check is made for every appointment. Informal visits are encouraged; please telephone the CT superintendent.`,
  graded: [
    {
      name: 'moira-tansley',
      kind: 'any-of',
      low: 86,
      high: 97,
      best: 92,
      why: 'The old diploma is as good as the degree here; registered, eight years of current CT with nights, cannulation and students, only cardiac work is slight.',
      lacks: [],
      cv: `MOIRA TANSLEY
Wakefield | moira.tansley@mailbox.example

Diagnostic radiographer, qualified 1993, HCPC RA0xx417 (renewed to Feb 2028)

EMPLOYMENT

Calder Royal Infirmary, Wakefield
Radiographer, cross-sectional (Band 6)     Jan 2018 - present
  Main scanner list four days out of five, mostly chest/abdo/pelvis staging, pulmonary angiograms, acute heads and thrombectomy work-up. One week in six on nights, alone on the scanner from 22:00.
  Put in my own Venflons since 2018 (signed off yearly), run the pump injector, deal with extravasations and reactions.
  Vet inpatient requests against the protocol book as an IR(ME)R operator and practitioner under delegated authority.
  Mentor for second and third years from the university; two Band 5s took their CT competencies with me in 2025.
  Weekly water phantom and dose audit. The 2024 head dose audit brought our DLP down by 18 %.

Calder Royal Infirmary
Radiographer, general, theatre and A&E     Sept 2006 - Dec 2017
  Rotated through the scan room from 2015 one week a month.

St Oswin's Hospital, Hull
Radiographer     July 1993 - Aug 2006

QUALIFICATIONS
DCR(R), College of Radiographers, 1993
PgCert Computed Tomography, 2019
Immediate life support, March 2026
Paediatric safeguarding level 3, 2025

I have watched the coronary lists but do not run them on my own.
References from my superintendent on request.`,
    },
    {
      name: 'thandeka-molope',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Six good years of CT, but the registration is South African and the HCPC application has not been decided.',
      lacks: ['HCPC registration'],
      cv: `Thandeka Molope
Diagnostic Radiographer - Durban, South Africa (willing to relocate, spouse holds UK ancestry visa)

PROFILE
Radiographer with nine years in public and private hospitals, the last six in computed tomography. 

REGISTRATION
Health Professions Council of South Africa (HPCSA), Independent Practice, current
UK: international application submitted to the regulator September 2026, outcome awaited

EXPERIENCE
Umkhanyi Private Hospital, Durban - CT Radiographer, May 2020 to date
* 64- and 256-slice scanners, 30 to 35 patients a shift: polytrauma, stroke, oncology follow-up, renal colic, CTA aorta and run-offs
* Cannulation and power injector; contrast reaction drills leader
* Rotating nights and weekends throughout
* Trains community-service radiographers; wrote the local paediatric low-dose protocols
* Daily calibration and monthly QA records; read up on IR(ME)R 2017 through an online SoR course (2026)

Mvoti Provincial Hospital - Radiographer, January 2017 to April 2020
* General X-ray, theatre, mobile, fluoroscopy; relief in CT during 2019

EDUCATION
Bachelor of Health Sciences in Diagnostic Radiography (four-year honours level), Durban, 2013-2016
Short course in cardiac CT, Cape Town, 2023

LANGUAGES
English, isiZulu, Afrikaans

INTERESTS
Choir, road running`,
    },
    {
      name: 'gavin-stroud',
      kind: 'trap',
      low: 5,
      high: 15,
      best: 10,
      why: 'An industrial radiographer who shoots pipe welds: the word is the same, there are no patients, no registration and no qualification.',
      lacks: ['Diagnostic radiography degree or DCR(R)', 'HCPC registration', '2 years post-registration CT'],
      cv: `GAVIN STROUD - RADIOGRAPHER
Middlesbrough - full driving licence - own PPE

Senior radiographer with 14 years behind me, used to shift work including nights and weekends.

Career
2019 - now  Teesmark Inspection Ltd, Senior Radiographer
   Gamma (Ir-192, Se-75) and 300 kV X-ray shots on pipework, pressure vessels and offshore jackets. Computed radiography and CT of castings in the lab on a 450 kV cabinet scanner since 2022. Interpretation to ISO 17636 and ISO 10675. Lead two-man crews, set up controlled areas, check dose rates.
2012 - 2019  Norbeck NDT Services, Radiographer
   Site and bay work for refineries and shipyards. Darkroom, film viewing, weld reports. Supervised trainees.

Tickets
PCN Level 2 Radiographic Testing (welds and castings), renewed 2024
PCN Level 2 Ultrasonic Testing
Radiation Protection Supervisor, IRR17, 2023
Classified radiation worker, medical up to date
CCNSG safety passport
Confined space entry

School
5 GCSEs, Redcar. NVQ 3 Engineering, 2011.

Why I am applying: looking for a settled radiographer's job without the travelling. Knows radiation protection inside out and is careful with quality records and calibration.`,
    },
    {
      name: 'priya-wainscott',
      kind: 'lapsed',
      low: 51,
      high: 63,
      best: 57,
      why: 'Eight good years in CT, but she came off the register in 2022 and has not started the return-to-practice period.',
      lacks: ['Current HCPC registration'],
      cv: `Priya Wainscott BSc (Hons)
York

Summary: CT radiographer by training, lately in the equipment industry, wanting to come back to patients.

Work history

Lumetra Imaging UK - Clinical Applications Specialist, CT
August 2022 to present
Install visits at about 25 hospitals a year: builds protocols with superintendents, trains radiographers on new 128-slice and dual-energy scanners, stays in the control room through the first week of live lists. Advises on dose optimisation and cardiac gating. Does not expose or cannulate patients in this job.

Harrowdale University Hospitals
Senior Radiographer CT (Band 6), April 2016 to July 2022
Stroke, trauma, oncology and coronary lists. Nights one week in five. Cannulation, pump injector, delegated vetting under IR(ME)R. Link person for the CT students; led the annual DRL audit.

Harrowdale University Hospitals
Radiographer (Band 5), August 2013 to March 2016
General, theatre, mobile; into CT from mid-2014.

Education
BSc (Hons) Diagnostic Radiography, 2.1, 2010-2013
PgCert Cardiac CT, 2019

Registration
HCPC registered August 2013 to September 2022. I let it go on joining Lumetra. I understand I would need to do a period of updating before going back on and have not begun that yet.

Other
Full licence. Member, Society of Radiographers, until 2022.`,
    },
    {
      name: 'callum-bright-adeyemi',
      kind: 'list',
      low: 24,
      high: 37,
      best: 30,
      why: 'A promising third-year student: no degree yet, cannot be registered before next summer and has only placement weeks in CT.',
      lacks: ['Diagnostic radiography degree or DCR(R)', 'HCPC registration', '2 years post-registration CT'],
      cv: `Callum Bright-Adeyemi
Student radiographer, Bradford

I am in the final year of my diagnostic radiography course and expect to finish in July 2027. I love cross-sectional imaging and would like to start my career in a busy CT unit.

Education
2024 - 2027 (expected)   BSc (Hons) Diagnostic Radiography, University of Airedale. Running average 68 %. Modules: radiation physics, IR(ME)R and protection, cross-sectional anatomy, patient care, research methods.
2022 - 2024   A levels: Biology B, Physics B, PE A

Clinical placements
Year 1: general X-ray, 10 weeks, Airefield District Hospital
Year 2: A&E, theatre and mobiles, 12 weeks, Airefield District Hospital
Year 3: CT, 4 weeks so far, Calderbrook Hospital. Positioned patients, chose protocols with a qualified radiographer beside me, watched cannulation, helped with the morning phantom check.

Part-time work
Imaging department assistant (bank), Airefield District Hospital, June 2025 - present. Weekends: fetching patients, safety questionnaires, stocking, cleaning.
Lifeguard, Shipley Baths, 2022 - 2024

Dissertation: dose differences in CT KUB between three sites (data collection under way)

Student member of the Society of Radiographers
Basic life support 2026; DBS in place through university`,
    },
  ],
};
