/** CT radiographer in an English hospital: HCPC registration, two years of CT and cannulation decide. */
import type { GradedJob } from '../types.ts';

export const ctRadiographerEngland: GradedJob = {
  job: 'ct-radiographer-england',
  title: 'CT Radiographer (Band 6)',
  spec: `Wharfe Valley Hospitals NHS Foundation Trust
CT Radiographer, Band 6, 37.5 hours, permanent

PERSON SPECIFICATION

Qualifications and registration
Essential
- BSc (Hons) Diagnostic Radiography or DCR(R)
- Current registration with the Health and Care Professions Council (HCPC) as a radiographer
- Intravenous cannulation certificate with ongoing competence
Desirable
- Postgraduate certificate or modules in computed tomography
- Student supervision or practice educator training

Experience
Essential
- At least two years' post-registration experience of CT scanning in an acute hospital, including contrast studies with a power injector
- Out-of-hours or on-call work in CT
Desirable
- CT coronary angiography, CT colonography or CT-guided biopsy
- Siemens or Canon scanners; Soliton RIS

Knowledge and skills
Essential
- Working knowledge of IR(ME)R 2017 and of contrast reaction management
- Able to prioritise an acute worklist (stroke, trauma, PE)
- Clear communication with patients and the multidisciplinary team
Desirable
- Dose audit or protocol optimisation
- Cross-cover in general X-ray

Other
- Able to take part in a seven-day shift rota including nights
- The Trust is committed to safeguarding; the post is subject to an enhanced DBS check. We welcome applications from everyone regardless of background and offer flexible working, a cycle scheme and an on-site nursery.`,
  graded: [
    {
      name: 'acute-ct-six-years',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Registered, cannulating and scanning acute CT day and night since 2020 with cardiac and colonography lists.',
      lacks: [],
      cv: `Rhiannon Tadcastle
Diagnostic Radiographer, Bradford
HCPC: RA081726 (renewed February 2026)

Airedale and Dales General Hospital
Senior Radiographer, CT. September 2020 to date
- Three scanners (two Siemens Somatom Force, one go.Top), 85 examinations a day, from code stroke angiograms and polytrauma to outpatient follow-up
- Nights and weekends as sole CT operator, one week in five
- Cannulate and set up the Medrad dual-head injector; dealt with two anaphylactoid reactions according to protocol
- Cardiac list every Thursday since 2023: beta blockade, ECG gating, retrospective reconstruction
- Virtual colonoscopy list, twice a month
- Cut mean DLP for chest-abdomen-pelvis by 18 % after an audit in 2024, presented at the regional meeting
- Assess third-year students at the console

Calder Royal Infirmary
Radiographer, July 2018 to August 2020
- Plain film, theatre and mobile work, CT rotation in the last six months

Training
BSc (Hons) Diagnostic Radiography, University of Bradford, 2018
PgCert Computed Tomography, Sheffield Hallam, 2022
Venous cannulation, signed off January 2021, competence reassessed each year
Practice Educator Accreditation (CoR), 2023
IR(ME)R operator entitlement for CT, updated April 2026
ILS, September 2026`,
    },
    {
      name: 'not-cannulating',
      kind: 'denial',
      low: 58,
      high: 72,
      best: 66,
      why: 'Everything else is there for four years but the CV says that cannulation has never been trained or done.',
      lacks: ['intravenous cannulation certificate'],
      cv: `PROFILE
I am a radiographer with a first-class degree (University of Leeds, 2020), on the HCPC register (RA092214), and I have worked in computed tomography for the past four years at a busy district general.

EMPLOYMENT
06/2022 - present: Radiographer, CT section, Pennine Moor Hospital
I run emergency and inpatient scans on a Canon Aquilion ONE. Typical day: head and neck angiography for stroke calls, CTPA, abdomen for the surgeons, staging scans in the afternoon. Twilight shifts and weekends since January 2023, nights since summer 2024. I load the injector and watch the patient for extravasation. In our department the nurses and assistants place all the lines: I am not cannulation trained and have never cannulated, though I would be glad to learn.
I wrote the local rule for scanning patients with implanted pumps and I am the section's link for radiation protection (IR(ME)R, dose reference levels, incident reports).

08/2020 - 05/2022: Radiographer, general X-ray, Pennine Moor Hospital
Rotational post: emergency department, orthopaedic clinic, mobile chest films on wards during the pandemic, theatres with the C-arm.

COURSES
CT image interpretation of the head (2023), Soliton RIS super-user (2024), supervising students (2025)

INTERESTS
Fell running, choir`,
    },
    {
      name: 'irish-registration',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 63,
      why: 'A full CT career, but on the Irish register, with the HCPC application not yet made.',
      lacks: ['HCPC registration'],
      cv: `AOIFE NI BHRAONAIN
Galway, moving to Yorkshire in January 2027

Clinical Specialist Radiographer in CT
University Hospital, Galway area (2021 - present)
* 64- and 320-slice scanners, 60 to 70 patients a day, trauma and stroke receiving site
* Insert peripheral cannulae (HSE venepuncture and cannulation certificate 2019, refreshed 2025) and run the Bracco injector
* One in six on call for CT overnight
* Gated coronary studies, biopsies under CT guidance with the radiologist
* Chair the dose optimisation group

Radiographer
Midlands Regional Hospital (2017 - 2021)
* General radiography, then full time in CT from March 2019
* Preceptor for new graduates

BSc (Hons) Radiography, University College Dublin, 2017
MSc module in cross-sectional imaging, UCD, 2022

Registered with CORU, Radiographers Registration Board, since 2017. I have not applied for registration in the UK so far; I shall send the papers to the HCPC as soon as I have an offer.

Languages: English, Irish
Referees on request`,
    },
    {
      name: 'register-lapsed-2022',
      kind: 'lapsed',
      low: 44,
      high: 58,
      best: 52,
      why: 'Seven good years of CT ended in 2022 and the registration and cannulation sign-off lapsed with them.',
      lacks: ['current HCPC registration', 'current cannulation competence'],
      cv: `Marek Oldroyd | Harrogate

I would like to come back to radiography now that my twins are at school.

CAREER
Full-time parent, and part-time bookings clerk at a physiotherapy practice .......... autumn 2022 - now
CT radiographer, Nidd Bridge Hospital .......... spring 2015 - autumn 2022
   Trauma, stroke and oncology scanning on GE Revolution and Siemens Definition; contrast studies with an Ulrich injector; I put in the lines myself; night duty four times a month; taught newly qualified staff; protocol lead for paediatric heads.
Radiographer, Nidd Bridge Hospital .......... summer 2012 - spring 2015
   Plain film, fluoroscopy, theatre.

EDUCATION
BSc (Hons) Diagnostic Radiography, University of Cumbria, 2012
Two modules of the PgCert in CT, 2017

REGISTRATION AND CERTIFICATES
HCPC registration lapsed in February 2024; I have started to read for my 30 days of updating but have not found a placement
Cannulation certificate, 2015, last assessed 2021
Basic life support, 2021

OTHER
Full driving licence; RIS: CRIS and Soliton; school governor since 2025`,
    },
    {
      name: 'industrial-radiography',
      kind: 'trap',
      low: 7,
      high: 22,
      best: 13,
      why: 'A weld radiographer who scans castings by industrial CT: the same words in another trade.',
      lacks: ['diagnostic radiography degree', 'HCPC registration', 'clinical CT experience', 'cannulation'],
      cv: `DEAN HOLROYD
NDT Level 2 Radiographer / CT Operator

2019 to present, Halden Castings Inspection Ltd, Rotherham
Radiographer. CT scanning of aero-engine castings and additive-manufactured brackets on a Nikon XT H 450: fixture, exposure set-up, reconstruction, porosity analysis in VGStudio. Contrast and resolution checks against reference phantoms. Report indications to the customer's quality team. Shift rota including nights.

2013 to 2019, Ridings Weld Testing, Doncaster
Assistant, then Radiographer. Gamma radiography of pipe welds with iridium-192 and selenium-75 on refinery shutdowns; film processing and viewing; classified worker under the Ionising Radiations Regulations 2017; set up controlled areas and barriers.

Certificates
PCN Level 2 Radiographic Testing (welds, castings), renewed 2024
Basic Radiation Safety, Radiation Protection Supervisor 2021
First aid at work 2025
Forklift, counterbalance

Skills
Image interpretation, dose monitoring, radiation protection, working to procedure, report writing, calm under pressure, team communication

Education
BTEC National in Engineering, Barnsley College, 2012`,
    },
  ],
};
