/** CT radiographer: HCPC registration, degree and independent CT decide. */
import type { GradedJob } from '../types.ts';

export const radiographer: GradedJob = {
  job: 'radiographer',
  title: 'CT Radiographer',
  spec: `Job title: CT Radiographer (Band 6)

Person specification

Criteria | Essential | Desirable
Registration | HCPC registered Diagnostic Radiographer |
Education | BSc/DCR Diagnostic Radiography | Postgraduate CT module
Experience | Minimum 18 months of independent CT scanning incl. out-of-hours trauma | Cardiac CT, MRI
Skills | IV cannulation and contrast administration | Student supervision
Other | Willing to work an on-call rota | Knowledge of IR(ME)R audit

Main duties: scan in- and outpatients on Siemens and GE scanners; justify requests within protocol; look after patients with contrast reactions; keep PACS and RIS records; quality assurance.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Four years of CT incl. nights and trauma, HCPC, degree, cannulates, cardiac CT, students.',
      lacks: [],
      cv: `Anjali Deshpande
Diagnostic Radiographer, HCPC RA081234

Work
Senior Radiographer (CT), Trentside Hospital - Nov 2022 to present
GE Revolution and Siemens Force. Sole CT radiographer on nights: major trauma, stroke thrombolysis calls, PE, aortas. Cannulation, contrast, management of reactions and extravasation. Cardiac CT list on Thursdays. Supervises students; IR(ME)R dose audit 2025.

Radiographer, Trentside Hospital - Aug 2020 to Nov 2022
Plain film, theatre, mobiles, CT rotation from 2021.

BSc (Hons) Diagnostic Radiography, Derby, 2020
PgCert module in CT, 2024`,
    },
    {
      name: 'therapy',
      kind: 'trap',
      low: 18,
      high: 42,
      best: 31,
      why: 'HCPC registered, but a therapeutic radiographer: CT for planning only, the degree another one.',
      lacks: [
        'Diagnostic Radiographer registration',
        'Diagnostic Radiography degree',
        'independent CT scanning',
      ],
      cv: `Rhys Bowen
Therapeutic Radiographer, HCPC registered

Velindre-style Cancer Centre, Cardiff
Senior therapeutic radiographer, since 2021. Linac treatment (Varian TrueBeam), CT simulation for planning, patient information and side-effect review.
Therapeutic radiographer, 2018-2021.

BSc Radiotherapy and Oncology, Cardiff, 2018
IV cannulation for planning contrast, signed off 2022
Students' clinical supervisor. QA of linacs. Rota includes Saturdays.`,
    },
    {
      name: 'x-ray-only',
      kind: 'missing',
      low: 45,
      high: 62,
      best: 54,
      why: 'Registered, with the degree, six years of plain film; CT only in student weeks and cannulation not yet.',
      lacks: ['18 months of CT'],
      cv: `Faye Underhill
Radiographer

I am an HCPC registered diagnostic radiographer with six years in general imaging.

2020 to date, Radiographer Band 5 then 6, Malvern Community Hospitals. A&E and GP x-ray, theatre fluoroscopy, dental, mobile chest films on the wards, weekends and on-call, PACS/RIS, supervises students, red-dot scheme.

CT: four weeks as a student in 2019, no independent scanning. Cannulation course booked for February.

Degree: BSc Diagnostic Radiography and Imaging, Birmingham City, 2020.`,
    },
    {
      name: 'australia',
      kind: 'foreign',
      low: 52,
      high: 68,
      best: 61,
      why: 'A seasoned CT technologist registered in Australia; HCPC is applied for, not held.',
      lacks: ['HCPC registration'],
      cv: `Lachlan Reid
CT Technologist (AHPRA registered medical radiation practitioner)

HCPC: international application lodged in September 2026, decision awaited

2019 - now | Senior CT radiographer, Murray Base Hospital, Albury | Independent CT including after-hours trauma and stroke, Siemens Definition, IV access and contrast, coronary CTA since 2022, student supervisor, on call one week in four
2017 - 2019 | Radiographer, Murray Base Hospital | General x-ray, theatre

Bachelor of Medical Radiation Science (Diagnostic Radiography), Charles Sturt, 2016`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 45,
      high: 75,
      best: 62,
      why: 'Three lines that say registered and CT for three years, with no word of degree or contrast.',
      lacks: [],
      cv: `Samir Haddad
Diagnostic radiographer, HCPC registered, Wolverhampton.
CT radiographer at Black Country Imaging from January 2023 to now, days and nights, trauma included. Before that general radiographer in the same trust 2020-2022.
Available from December, references on request.`,
    },
  ],
};
