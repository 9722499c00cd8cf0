/** Therapeutic radiographer, private UK cancer centre: HCPC, a radiotherapy degree, two years of linac treatment after registration, CBCT sign-off. */
import type { GradedJob } from '../types.ts';

export const therapeuticRadiographerJob: GradedJob = {
  job: 'therapeutic-radiographer',
  title: 'Senior Therapeutic Radiographer',
  spec: `ALDERBROOK CANCER CENTRES
Senior Therapeutic Radiographer, Milton Keynes (2 x Elekta Versa HD, 1 x Varian Halcyon opening spring 2027)

You will be one of eleven. We treat breast, prostate, lung SABR, brain SRS and palliative patients between 8 and 6, Monday to Friday. No on call. Paperless, RayStation and MOSAIQ.

Applications are sifted against the numbered criteria below. Please address each.

1. HCPC registration as a radiographer, therapeutic modality.
2. BSc, PgDip or MSc in therapeutic radiography / radiotherapy and oncology, approved by the HCPC.
3. A minimum of two years treating on linear accelerators after registration. Student and apprentice time is not included.
4. Competent to match and approve CBCT images online without a second checker for at least pelvis and thorax.
5. Experience of SABR, DIBH and VMAT is expected to some extent; we will complete it.
6. Pre-treatment (CT simulation, immobilisation, contouring of organs at risk): desirable.
7. Surface guided radiotherapy (AlignRT, Catalyst, IDENTIFY): desirable.
8. Supervision of students or junior staff; a Return on competency portfolio: desirable.
9. Kind to patients at ten to six on a Friday. This cannot be taught.

What we give: £44,800 to £52,500, private medical cover, 28 days, funded MSc modules, SCoR fees, relocation up to £3,000. We welcome applications from everybody and interview disabled candidates who meet 1 to 4. Enhanced DBS. Closing date 29 November, we may close early. Questions to the Radiotherapy Services Manager.`,
  graded: [
    {
      name: 'oxford-imaging-lead',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Registered since 2018, eight years on Elekta and Varian linacs, independent CBCT approval for all sites, SABR, SGRT and pre-treatment.',
      lacks: [],
      cv: `Answering your numbers, with my history after.

1. HCPC RA08xxxx, therapeutic, renewed to Feb 2028.
2. BSc (Hons) Radiotherapy and Oncology, Sheffield Hallam, 2018. Two MSc modules (IGRT, SABR), 2023.
3. Eight years, all on treatment floors, below.
4. IGRT level 3: pelvis, thorax, H&N, brain, on-line and unaccompanied since Nov 2019. I assess others.
5. Lung and spine SABR since 2020, DIBH daily, VMAT daily. SRS: observer only.
6. Rotated through CT sim nine months in 2021/22, masks, vac bags, OAR contours for prostate and breast.
7. AlignRT since 2020, tattoo-less breast from 2023.
8. Clinical assessor for BSc and PgDip students, supervise two Band 5.
9. I would rather you asked my patients.

HISTORY
Isis Valley Hospitals NHS FT, Oxford
Senior Therapeutic Radiographer, IGRT (Band 7) | Jun 2023 to now | 6 linacs, Versa HD and TrueBeam, MOSAIQ
Therapeutic Radiographer (Band 6) | Feb 2020 to Jun 2023
Therapeutic Radiographer (Band 5) | Sep 2018 to Feb 2020, Northfold Cancer Centre, Lincoln

Ruth Adebanjo-Clark. Bicester, 35 minutes away by car. Notice 8 weeks.
Plays the tuba.`,
    },
    {
      name: 'radiation-therapist-dublin',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 86,
      why: 'A Trinity radiation therapist on the HCPC register since 2022: five years of treating, cone beam decisions of her own, breath hold and stereotactic lung under Irish names.',
      lacks: [],
      cv: `Sinead Considine
Radiation Therapist

Reading, Berkshire. Irish citizen

Role | Where | When
RT, senior grade | Thamesway Oncology (independent), Reading | Mar 2022 - now
RT, staff grade | Liffey Regional Cancer Centre, Dublin | Sep 2019 - Feb 2022
Care assistant | nursing home, Ennis | summers 2015 - 2018

What I actually do
- treat 28 to 32 patients a day on a TrueBeam and an Ethos, arcs mostly
- left breasts in breath hold with Catalyst, five fraction prostates, stereotactic lung three times a week (I shift to tumour, and call the consultant only for out of tolerance)
- cone beams: I have been passed to accept alone for prostate, bladder, gynae, lung and oesophagus since January 2021, brain since 2024
- planning CT one week a month, vacuum bags, contrast
- buddy for new starters, link for Hertfordshire students
- late effects phone clinic, once a fortnight
- ARIA, Eclipse, some MOSAIQ in Dublin

Education
BSc (Hons) Radiation Therapy, Trinity College Dublin, 2019
Leaving Cert 2015, 545 points

Registration
CORU 2019 (given up 2023)
HCPC, radiographer (therapeutic), Feb 2022, by the international route, degree accepted

GAA in London on Sundays, baking, slowly learning BSL`,
    },
    {
      name: 'applications-specialist-lapsed',
      kind: 'lapsed',
      low: 50,
      high: 64,
      best: 58,
      why: 'Twelve excellent treatment years to 2023, then a vendor trainer who let his HCPC registration go in 2024 and has not started the updating.',
      lacks: ['HCPC registration as a radiographer, therapeutic modality'],
      cv: `GRAHAM PELLOW, BSc (Hons)

Clinical Applications Specialist / Therapeutic Radiographer

Career Summary
I have been in radiotherapy for fifteen years. Since leaving the department I have travelled for a linac manufacturer and installed, trained and supported 41 sites in seven countries. I am now tired of airports.

Linac manufacturer (UK subsidiary), Clinical Applications Specialist, Sept 2023 - present
Go-live training on Versa HD, Unity and MOSAIQ, workflow design, XVI and breath hold (Active Breathing Coordinator), phantom end to end tests. I stand beside the radiographers at first patient but do not treat.

Severnside Oncology Centre, Bristol, June 2011 - Aug 2023
Band 5, then 6 (2013), then 7 Superintendent of linac 4 (2018). Lung and liver SABR set-up group, DIBH, VMAT roll-out 2014, SRS with Agility. XVI approval for all body sites, trained 30 colleagues to the same. CT sim rotations. Audit of bladder filling, poster at SCoR annual conference.

Education and registration
BSc (Hons) Radiotherapy, UWE Bristol, 2011
HCPC registered 2011 to Feb 2024. I let it lapse at the renewal as the company did not ask for it; would go through return to practice (30 days).
PgCert Leadership 2020

Fly fishing. Two teenagers. Clean driving licence.`,
    },
    {
      name: 'band-five',
      kind: 'years',
      low: 54,
      high: 69,
      best: 62,
      why: 'All papers and pelvis and thorax sign-off, but registered only in July 2025: sixteen months on the linacs, the apprentice years being excluded by the advert.',
      lacks: ['A minimum of two years treating on linear accelerators after registration'],
      cv: `Hamza Qureshi, Therapeutic Radiographer
Luton

PERSONAL STATEMENT
I have over four years' linac experience and a passion for patient centred care. I enjoy working in a team and was nominated for a Rising Star award in 2026.

REGISTRATION
HCPC therapeutic radiographer, July 2025
Member SCoR

WORK
Chiltern Vale NHS Trust
Therapeutic Radiographer, Band 5, July 2025 - date
Rotates over three linacs (Versa HD) and treats prostate, breast incl. DIBH, lung, palliative, rectum. VMAT. CBCT: signed off to approve alone for pelvis April 2026, thorax August 2026. AlignRT daily. Assisted in 12 SABR fractions. MOSAIQ.

Apprentice Therapeutic Radiographer, Sept 2022 - July 2025
Three year degree apprenticeship, placements on treatment, simulation and brachy; treated under supervision.

Radiotherapy helper, Jan 2021 - Aug 2022

EDUCATION
BSc (Hons) Therapeutic Radiography (apprenticeship), Sheffield Hallam, 2:1, 2025
A levels 2019, Biology B Physics C Psychology B

EXTRAS
Student buddy, Macmillan coffee morning, cricket umpire, fluent Urdu and Punjabi, basic Bengali.`,
    },
    {
      name: 'diagnostic-ct',
      kind: 'trap',
      low: 19,
      high: 34,
      best: 27,
      why: 'An HCPC radiographer of the other modality: ten years of CT and plain film, who says that he never treated on a linac.',
      lacks: [
        'HCPC registration as a radiographer, therapeutic modality',
        'BSc, PgDip or MSc in therapeutic radiography / radiotherapy and oncology, approved by the HCPC',
        'A minimum of two years treating on linear accelerators after registration',
        'Competent to match and approve CBCT images online without a second checker for at least pelvis and thorax',
      ],
      cv: `Senior Radiographer, HCPC registered since 2016 (diagnostic), BSc Hons Diagnostic Radiography, City University 2016, ten years in imaging, looking to move across into radiotherapy. Since April 2021 Senior Radiographer CT at Ousebank University Hospital, Bedford: two Siemens scanners, trauma, stroke, cardiac, colonography, biopsies, and every Tuesday and Friday the oncology planning list, when our scanner is used for the radiotherapy department over the road, so I know flat couch tops, lasers, knee rests, vac bags, 4DCT for lung and the bladder protocol, although the therapy radiographers come across to set the patient up and make the marks and I run the scan. Image quality lead, dose audits, IR(ME)R procedures, supervise Band 5s and students, cannulation trainer, PACS and Soliton. From 2018 to 2021 rotational Band 6 with A&E, theatres and dental cone beam (CBCT, I report none but approve image quality), from 2016 to 2018 Band 5 at the same trust. I have no experience on a linac and have not treated patients. I would consider the two year pre-registration MSc if sponsored. Patients say I am calm. Keen gardener, parish councillor, clean licence, referees my superintendent and Dr Ellis Vance, consultant radiologist. Name: Stephen Mallory, Kempston.`,
    },
  ],
};
