/** Diagnostic medical sonographer, American: the registry in general ultrasound and two years of hospital scanning. */
import type { GradedJob } from '../types.ts';

export const diagnosticMedicalSonographer: GradedJob = {
  job: 'diagnostic-medical-sonographer',
  title: 'Diagnostic Medical Sonographer',
  spec: `Diagnostic Medical Sonographer - Full Time, Days
Cedar Hollow Regional Medical Center, Imaging Services

Position Summary
Performs general ultrasound exams (abdominal, small parts, obstetric and gynecologic) for inpatients, outpatients and the emergency department at a 280-bed community hospital. Rotating weekend call, about one in five.

Essential Functions
* Obtains and annotates diagnostic images and presents preliminary findings to the radiologist
* Scans first, second and third trimester OB and transvaginal studies
* Assists with ultrasound-guided biopsies, paracentesis and thoracentesis
* Maintains exam records in PACS and the EHR

Minimum Qualifications
* Graduate of a CAAHEP-accredited diagnostic medical sonography program
* Registered by ARDMS as RDMS with AB and OB/GYN specialties, or by ARRT in Sonography, R.T.(S)
* Minimum of two years of general ultrasound experience in a hospital
* Current BLS (American Heart Association)

Preferred
* RVT or willingness to cross-train in vascular
* Epic experience
* Clinical preceptor experience

What we offer
$38.50 - $49.10 per hour, $7,500 sign-on bonus, medical, dental and vision from day one, 403(b) with match, tuition assistance.

Cedar Hollow is an Equal Opportunity Employer and considers all qualified applicants without regard to race, color, religion, sex, national origin, disability or veteran status.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'RDMS in both specialties and RVT, seven hospital years, CAAHEP program, BLS in date, Epic, preceptor.',
      lacks: [],
      cv: `MARISOL ECHEVERRIA, RDMS (AB, OB/GYN), RVT
Staff Sonographer

EXPERIENCE

Staff Sonographer II, St. Brendan Hospital, Akron
August 2021 - Present
* 12 to 15 exams per shift: abdomen, renal, thyroid, scrotal, breast, OB all trimesters, transvaginal, plus carotid and lower-extremity venous
* Assists radiologists with liver and thyroid biopsies, paracentesis and thoracentesis
* Trauma and ED coverage, call every fourth weekend
* Preceptor for two students each semester
* Epic Radiant, Sectra PACS; Logiq E10, Epiq 7

Staff Sonographer, Millwright Memorial Hospital, Canton
June 2019 - July 2021
* General and OB ultrasound for a 190-bed hospital, evening shift, worked alone after 7 p.m.

EDUCATION
A.A.S., Diagnostic Medical Sonography, Tuscarawas Technical College, 2019 (CAAHEP accredited)

CREDENTIALS
ARDMS: RDMS in Abdomen and Obstetrics & Gynecology since 2019; RVT since 2022
AHA BLS, expires 03/2028

LANGUAGES
Spanish, fluent`,
    },
    {
      name: 'arrt',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 88,
      why: 'R.T.(S) of the ARRT is the accepted alternative; five hospital years of general and OB, CAAHEP, BLS.',
      lacks: [],
      cv: `Tyrone Whitlock, R.T.(R)(S)(ARRT)

Summary: Hospital sonographer who came up through X-ray. Comfortable with portable exams, difficult habitus and a full ED board.

Work history

Piedmont Crossing Medical Center, sonographer, 9/2021 to present. General ultrasound days and call one weekend in six. Abdomen and pelvis, OB dating, anatomy surveys and growth, transvaginal, testicular, thyroid, neonatal heads and hips. Scans while the radiologist samples: thyroid FNA, para, thora. I write the tech sheet and call critical results. Images to Fuji Synapse, orders in Cerner.

Piedmont Crossing Medical Center, radiologic technologist, 6/2016 to 8/2019. Left to study ultrasound full time.

School
Certificate in Diagnostic Medical Sonography (general concentration), Catawba Hills College, 2021, a CAAHEP-accredited program
A.S. Radiologic Technology, 2016

Credentials
ARRT Radiography 2016, ARRT Sonography 2021, both current through 2027
BLS for Healthcare Providers, American Heart Association, renewed January 2026

I have not done vascular studies beyond DVT but would gladly cross-train.`,
    },
    {
      name: 'new-graduate',
      kind: 'in-progress',
      low: 28,
      high: 46,
      best: 38,
      why: 'Graduated in August; passed physics only, specialty exams scheduled, and no work beyond the externship.',
      lacks: ['RDMS or R.T.(S)', 'two years of hospital general ultrasound'],
      cv: `Brooke Lindqvist
Entry-Level Sonographer

Objective
Recent graduate seeking a full-time position in a community hospital where I can grow in abdominal, OB/GYN and vascular sonography.

Education
A.A.S. Diagnostic Medical Sonography, Blue Earth Community College (CAAHEP-accredited), August 2026. GPA 3.8

Clinical externship
Prairie Lakes Hospital, January - July 2026, 960 hours. Under supervision of a registered sonographer: 410 abdominal, 260 OB, 190 GYN and 120 small parts exams. Observed biopsies and paracentesis. Epic and PACS documentation.

Certifications
ARDMS SPI physics exam passed September 2026
Abdomen specialty exam scheduled for January 2027; OB/GYN to follow in May. Not yet registered.
AHA BLS, valid through 2028

Other employment
Barista, Roost Coffee, 2022 - 2025
Patient transporter (volunteer), summer 2023

Skills
Ultrasound physics, ALARA, transvaginal technique, sterile field, teamwork, time management, Epic, PACS, HIPAA`,
    },
    {
      name: 'two-prn-jobs',
      kind: 'overlap',
      low: 58,
      high: 73,
      best: 66,
      why: 'Registered and good, but the claimed two and a half years are two PRN jobs at the same time: sixteen months.',
      lacks: ['two years of general ultrasound experience in a hospital'],
      cv: `Nikhil Raman, RDMS (AB)(OB/GYN)
General sonographer with more than two and a half years of hospital experience

PRN Sonographer | Lakeview Mercy Hospital | 07/2025 to present (16 months)
- Abdominal, OB, pelvic and small parts, evenings and weekends, ED and inpatient
- Guidance for thoracentesis and paracentesis
- Epic, Visage PACS

PRN Sonographer | Harbor Point Community Hospital | 08/2025 to present (15 months)
- Outpatient and inpatient general ultrasound on weekdays Lakeview does not need me
- First-trimester and anatomy scans, transvaginal
- Weekend call when the regular team is short

Pharmacy technician | Cornerway Drugs | 2019 to 2023

Education
B.S. Diagnostic Medical Sonography, Wexmoor State University, May 2025, CAAHEP accredited

Credentials
RDMS Abdomen (2025), RDMS Obstetrics and Gynecology (2025)
BLS Provider, AHA, exp. 06/2027

Other
Speaks Tamil and Hindi. Volunteer at free clinic ultrasound day, 2024.`,
    },
    {
      name: 'cardiac-only',
      kind: 'denial',
      low: 28,
      high: 47,
      best: 39,
      why: 'Registered cardiac sonographer for nine years who has never scanned abdomen or OB and is not RDMS.',
      lacks: ['RDMS or R.T.(S)', 'two years of general ultrasound experience'],
      cv: `DELPHINE OKORO-BANKS, RDCS
Adult Echocardiographer

Professional Experience

Lead Cardiac Sonographer, Summit Ridge Heart Hospital, 2020-Present
Transthoracic, stress and transesophageal echo for a 120-bed heart hospital. Strain imaging, contrast studies, assists cardiologists with TEE and TAVR imaging. Quality lead for the IAC echocardiography accreditation. Schedules a team of five and precepts students. Call one week in five. Epic Cupid, Philips IntelliSpace.

Cardiac Sonographer, Garnet Valley Cardiology, 2017-2020
Adult echo in the office and at two hospitals.

Education
B.S. Diagnostic Medical Sonography, adult cardiac concentration, CAAHEP-accredited, Northgate University 2017

Registry and certificates
ARDMS RDCS (Adult Echocardiography) since 2017
AHA BLS and ACLS, expire 2027

Why general ultrasound
I would like to broaden my practice. I should be clear that I have no experience in abdominal, OB or GYN scanning outside of labs in school, and that I hold no RDMS specialty. I would sit for the abdomen exam once I have the scan numbers.`,
    },
  ],
};
