import type { GradedJob } from '../types.ts';

export const ctTechnologistOntarioRegionalHospital: GradedJob = {
  job: 'ct-technologist-ontario-regional-hospital',
  title: 'Medical Radiation Technologist – Computed Tomography',
  spec: `Posting #26-1187

Laurentian Bay Regional Health Sciences Centre (LBRHSC) is a 410-bed academic and regional referral hospital on the shores of Lake Nipissing, serving more than 240,000 people across a territory larger than some European countries. Guided by our values of compassion, accountability and courage, our 3,100 staff and 350 physicians are united in one purpose: Better Health, Closer to Home.

Position: Medical Radiation Technologist – CT, permanent full-time, OPSEU. Rotating days, evenings, nights and weekends with stand-by. $44.12 – $54.90 per hour.

Reporting to the Manager, Cross-Sectional Imaging, the incumbent performs diagnostic and interventional CT examinations on two 256-slice scanners for the emergency department, trauma, stroke, oncology and ambulatory programs; screens patients for contrast reactions and renal risk; starts IVs and operates power injectors; optimizes protocols with radiologists in keeping with ALARA; assists with biopsies and drainages; completes quality control; and takes part in the education of students from our college partner.

Qualifications
Completion of an accredited program in medical radiation technology (radiography)
Certification by the CAMRT
Registered with the College of Medical Radiation and Imaging Technologists of Ontario (CMRITO) and in good standing
Minimum three (3) years of experience in CT, in a hospital
Current Basic Life Support
CTIC certificate or other post-diploma CT courses an asset
Cardiac CT experience preferred
Ability to communicate in French is an asset
Demonstrated good attendance

Our workplace: pension plan from the first day, on-site daycare and gym, relocation help for those moving more than 100 km. LBRHSC is an equal opportunity employer that welcomes applications from Indigenous persons, racialized persons, persons with disabilities and 2SLGBTQIA+ persons. Accommodation is available on request at any stage of the hiring process under the AODA. All offers are conditional on a vulnerable sector check and proof of immunization. We thank all applicants; only those selected for an interview will be contacted.`,
  graded: [
    {
      name: 'stephane-gervais-ct',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 94,
      why: 'CMRITO and CAMRT in force, six years of hospital CT with stroke, trauma and cardiac, CTIC, BLS current and bilingual.',
      lacks: [],
      cv: `Stéphane Gervais, MRT(R), CTIC
Sudbury, Ontario
705-555-0119

Professional standing
CMRITO – registered since July 2018, no terms or conditions, current to 2027
CAMRT certified 2018; CTIC awarded 2022
BLS – Heart & Stroke, recertified June 2026

Experience

CT Technologist, Nickel Basin General Hospital, Sudbury
Sept. 2020 – present (full time)
  - Level I trauma and district stroke centre. Two GE Revolution units, 70-80 patients per day.
  - Code stroke CTA/CTP on nights alone with one RN. Door to scan median 14 min in 2025.
  - Coronary CTA twice weekly: beta blockade with nurse, gating, reconstruction.
  - CT guided lung and liver biopsies, drains.
  - Site lead for protocol clean-up, 212 protocols cut to 138; average CTDIvol of the abdomen down 19 %.
  - Clinical instructor, two students per term.

General Duty MRT, Nickel Basin, Aug. 2018 – Aug. 2020
  - ER, OR, portables, fluoroscopy. Cross-trained to CT in the last months.

Education
Diploma + BSc Radiation Technology, Collège Grand-Nord, 2014–2018

Bilingue français/anglais. Curling, ice fishing.`,
    },
    {
      name: 'helen-prakash-practice-lead',
      kind: 'overqualified',
      low: 77,
      high: 90,
      best: 83,
      why: 'Professional practice lead with fourteen years in CT and all papers in force; overqualified for a staff post, which is only a question.',
      lacks: [],
      cv: `HELEN PRAKASH, MRT(R), CTIC, MHSc

PROFILE
Imaging leader returning to the scanner. After years of budgets and capital projects I would like to do what I trained for, close to my parents in North Bay.

CAREER
Professional Practice Lead and Charge Technologist, CT/MR – Humber Glen Health, Toronto – 2017 to present
  Lead 38 technologists over three sites. Still take two clinical shifts a week in CT (ER and oncology) and one weekend in six. Wrote the extravasation and contrast reaction directives. Led the purchase of four scanners, $9.2M. Accreditation 2019 and 2023, no conditions. Chair of dose committee.

CT Technologist, then Senior CT Technologist – Humber Glen Health – Apr. 2012 to 2017
  Trauma, vascular, interventional, cardiac CT programme start-up (2014).

MRT(R) – Don Mills Clinic and Hospital – 2009 to Mar. 2012
  General x-ray, mammography relief.

EDUCATION AND CREDENTIALS
Master of Health Science (Administration), 2019
CTIC 2013
CAMRT 2009; College (CMRITO, formerly CMRTO) member in good standing since 2009
BLS for providers, valid to September 2027
Advanced Diploma, Medical Radiation Technology, Credit Valley Institute, 2009

French: basic.`,
    },
    {
      name: 'derek-olsen-two-casuals',
      kind: 'overlap',
      low: 57,
      high: 70,
      best: 64,
      why: 'Claims nearly four years of CT by adding two part-time jobs held at the same time; the dates give 22 months, well short of three years, all else is in place.',
      lacks: ['three years of CT experience (22 months by the dates)'],
      cv: `DEREK OLSEN MRT(R)

Barrie, ON

Nearly four years of combined CT experience • CMRITO registered since 2021, good standing • CAMRT 2021 • BLS (exp. 03/2027)

WORK

Georgian Shores Hospital, Barrie — CT technologist, regular part-time (0.5)
January 2025 to present
ER and inpatients, nights by myself. Head, spine, C/A/P, PE, runoff angios, Code Stroke. IV starts, Medrad injector. QC phantom in the morning. Canon Aquilion.

Simcoe North Memorial Hospital, Orillia — CT technologist, casual (averages 3 shifts/wk)
January 2025 to present
Same range of exams on a Siemens go.Top. Outpatient oncology follow ups, one biopsy day per week.

Georgian Shores Hospital — X-ray technologist
June 2021 to December 2024
General, portables, OR C-arm, fluoroscopy. Orientation buddy for new hires.

SCHOOL
Advanced diploma, Medical Radiation Technology, Lakehead Polytechnic, 2018–2021
CT Imaging 1 and 2, CAMRT distance, 2024. CTIC in progress: clinical summary still to submit.

French – a little.
References: both charge techs will vouch for me.`,
    },
    {
      name: 'vanessa-lemieux-keywords',
      kind: 'list',
      low: 16,
      high: 30,
      best: 23,
      why: 'A long list of CT terms, but the only dated work is porter and clinic clerk; no registration number, school or scan is shown.',
      lacks: [
        'accredited radiography program',
        'CAMRT certification',
        'CMRITO registration',
        'three years of CT experience',
        'current Basic Life Support',
      ],
      cv: `VANESSA LEMIEUX
Imaging Professional

CORE COMPETENCIES
CT | MRT(R) | CMRITO | CAMRT | 256-slice | multi-detector | power injector | IV contrast | venipuncture | stroke protocol | CTA | CTP | trauma | cardiac CT | biopsies | drainages | ALARA | dose optimization | PACS | RIS | Meditech | quality control | patient positioning | cross-sectional anatomy | BLS | contrast reactions | renal screening | student education | bilingual | team player | good attendance

CAREER OBJECTIVE
Dynamic imaging specialist seeking a CT technologist position in a leading hospital where I can use my expertise in computed tomography.

EMPLOYMENT
Patient Transport Attendant (Porter), Diagnostic Imaging, St. Brendan's Hospital, Kingston, May 2023 – present
 • Bring patients to x-ray, CT and MRI and back to the ward; oxygen tanks; transfers with slider board.
Clerk, Princess Walk-In Clinic, Kingston, 2021 – 2023
 • Booking, health cards, phones, faxing requisitions.

EDUCATION
Frontenac Collegiate, OSSD, 2020
Medical Terminology, online, 2022

LANGUAGES English, français`,
    },
    {
      name: 'amrit-gill-final-year',
      kind: 'in-progress',
      low: 32,
      high: 46,
      best: 39,
      why: 'Final-year radiography student with a good CT placement; may not register until 2027 and has no years in CT.',
      lacks: [
        'accredited program (finishes April 2027)',
        'CAMRT certification (exam due 2027)',
        'CMRITO registration',
        'three years of CT experience',
      ],
      cv: `Amrit Gill
Hamilton, ON

Final-year student, BMRSc Radiography, Burlington Heights University / Escarpment College (Sept 2023 to April 2027, GPA 10.6/12). I will write the CAMRT exam in the June 2027 sitting and then apply to CMRITO.

Clinical placements
Escarpment General Hospital, Hamilton - May to October 2026. Last ten weeks in CT: 140 supervised scans logged, mostly heads, chests, abdo/pelvis, KUB. Screened patients for contrast, cannulated under supervision, loaded the injector, sat in on two drains. My preceptor let me set up the night QC.
St. Hilda's, Brantford - Jan to Apr 2026. General radiography, portables, fluoro.

Part-time jobs
Imaging aide, St. Hilda's, weekends, since Nov 2025
Barista 2022 - 2025

Other
BLS Feb 2026. Student rep to the program committee. Poster on lens dose in head CT, OAMRS student day 2026. Punjabi, English, Grade 12 French immersion (comfortable in conversation).

I know your posting asks for years that I don't have. I would gladly be considered for a new graduate line next summer.`,
    },
  ],
};
