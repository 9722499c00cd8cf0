/** CT radiographer through an agency: registration as a diagnostic radiographer and two years of scanning patients decide it. */
import type { GradedJob } from '../types.ts';

export const ctRadiographerC: GradedJob = {
  job: 'ct-radiographer-c',
  title: 'CT Radiographer, Band 6',
  spec: `Our client, a busy NHS district general hospital in the West Midlands with a brand-new second scanner, has asked Alderbrook Health Recruitment to find a permanent CT Radiographer at Band 6 (£38,682–£46,580 plus unsocial hours). You'll join a friendly CT team of fourteen doing around 34,000 examinations a year: trauma and stroke round the clock, a growing list of cardiac and colon studies, and the usual inpatient and outpatient work. To be put forward you must already be HCPC registered as a diagnostic radiographer (the Trust will not hold the post for applicants waiting on registration), have a BSc in Diagnostic Radiography, a DCR(R) or an equivalent recognised qualification, and be able to show two years or more of working in CT since you qualified. The Trust would also like to see that you cannulate, that you're used to vetting requests and working within IR(ME)R, and that you've done nights or on-call without a senior at your elbow; supervising students and assistants comes with the band. CT colonography, cardiac CT, audit or quality assurance, and Siemens equipment are all a plus but the team will happily train you. In return there's a relocation package of up to £5,000, funded postgraduate certificate after twelve months, on-site nursery and free parking on nights (yes, really). The rota is one night in nine and one weekend in five. DBS and occupational health clearance apply to every post. If this sounds like you, or like somebody you know (we pay £300 for a successful referral), send your CV to Janine or give the radiography desk a ring for a chat.`,
  graded: [
    {
      name: 'dcr-1994-ct-superintendent-shifts',
      kind: 'any-of',
      low: 84,
      high: 96,
      best: 91,
      why: 'The old diploma is named in the ad; registered, in CT since 2009, colonography, nights, cannulation.',
      lacks: [],
      cv: `Mrs Jacqueline Thorne-Adeyemi
Kidderminster

PROFESSIONAL REGISTRATION   HCPC, Diagnostic Radiographer, RA0xxxx, renewed to February 2028
QUALIFIED                   Diploma of the College of Radiographers, DCR(R), Birmingham, 1994

PRESENT POST
Senior Radiographer, computed tomography. Severn Edge Hospitals, since April 2009.
I work on a 64-slice and a dual-source Siemens machine. In an ordinary week: head, chest, abdomen and pelvis, CTPA, aortas, polytrauma, stroke calls with perfusion. I put in my own cannulas (certificate re-signed each year, last in January 2026). I justify requests under the department's protocol and send back those which ought to be ultrasound. I do one night in seven, alone with an assistant. I have performed CT pneumocolon since 2016, about 150 a year.
I supervise second- and third-year students and sign their competencies. Monthly QA (water phantom, noise) has been my job since 2019, and I did the dose audits for abdomen in 2022 and for heads in 2025, which brought the local DRL down by 11%.

EARLIER
General X-ray, theatre and A&E, same trust, 2001 to 2009.
Career break with my children, 1999 to 2001.
Basic grade, Wolverhampton, 1994 to 1999.

FURTHER STUDY
Postgraduate module in CT head reporting (not completed, 2014)
Intermediate life support, 2026

REASON FOR APPLYING
The service is merging sites and I would rather not drive to Shrewsbury.`,
    },
    {
      name: 'lagos-hcpc-pending',
      kind: 'foreign',
      low: 50,
      high: 64,
      best: 58,
      why: 'Six strong years of CT in Lagos and Abuja; the British registration, which the ad will not wait for, is still being assessed.',
      lacks: ['HCPC registration as a diagnostic radiographer'],
      cv: `CHIDUBEM NNAEMEKA EZE-WILLIAMS
Radiographer (CT) | currently Walsall, on a dependant's visa with the right to work

Registrations
Radiographers Registration Board of Nigeria: full licence, current to 12/2026
HCPC (UK): international application lodged July 2026, under assessment, decision not yet received

Employment history

| Dates | Place | Role |
|---|---|---|
| Oct 2022 – Apr 2026 | Lekki Crescent Specialist Hospital, Lagos | Senior Radiographer, CT |
| Sept 2020 – Sept 2022 | Garki Diagnostic Centre, Abuja | Radiographer, CT and X-ray |
| 2019 – 2020 | Teaching hospital, Enugu | Intern |
| May 2026 – now | Beech Lodge, Walsall | Care assistant |

CT work at Lekki: 128-slice scanner (GE Revolution), 25–30 patients per shift. Stroke, trauma, CT angiography, triphasic liver, urography, some coronary CTA with beta-blockade by the physician. IV access for my own patients, injector protocols, eGFR checks. Nights one week in four, sole radiographer. Trained five juniors. Led a repeat-scan audit in 2024: repeats fell from 6.2% to 3.1%.

CT work at Garki: 16-slice, roughly half of my week.

Education
B.Rad (Bachelor of Radiography), five years, Enugu, 2018. Second class upper.
IELTS Academic 8.0 (March 2026)
IR(ME)R online course, 2026

References from the consultant radiologist at Lekki on request.`,
    },
    {
      name: 'therapy-planning-ct',
      kind: 'adjacent',
      low: 34,
      high: 48,
      best: 41,
      why: 'Also a registered radiographer who uses a CT scanner, but the therapeutic sort: planning scans for radiotherapy and linacs.',
      lacks: ['HCPC registration as a diagnostic radiographer', 'two years in diagnostic CT'],
      cv: `Niamh Prendergast-Shaw
Radiographer, Band 6 — HCPC registered

Hello! I'm a therapeutic radiographer with five years behind me, looking for a change of direction into imaging.

What I've been doing
City of Mercia Cancer Centre, July 2021 – present
♦ Rotations: treatment (linacs, VMAT, breath-hold), pre-treatment and brachytherapy
♦ Two six-month blocks in pre-treatment (2023, 2025): positioning patients on the wide-bore CT simulator, immobilisation shells, tattoos, planning scans with and without contrast
♦ Trained to cannulate in 2023, kept up since
♦ Daily cone-beam CT matching on set; online review
♦ IR(ME)R operator and, for breast, practitioner entitlement
♦ Student link for first-years, union rep
♦ No nights; radiotherapy is days, plus an on-call for cord compression one week in ten

Before that
Healthcare assistant, oncology ward, summers 2018–2020

Qualifications
BSc (Hons) Radiotherapy and Oncology, first class, 2021
HCPC: Radiographer, modality therapeutic, TH-RG, to February 2028
SCoR member; ILS 2026

What I haven't done: diagnostic scanning. I know that the modality on the register differs, and I'm asking two universities about conversion routes, nothing started so far.

Interests: open-water swimming, crochet, quiz team.`,
    },
    {
      name: 'industrial-ct-castings',
      kind: 'trap',
      low: 1,
      high: 13,
      best: 7,
      why: 'Radiographer and CT in words, but the patients are turbine blades.',
      lacks: [
        'HCPC registration as a diagnostic radiographer',
        'recognised qualification in diagnostic radiography',
        'two years in CT on patients',
      ],
      cv: `DEAN WHITTLESTONE — RADIOGRAPHER / CT SPECIALIST

Telford. Classified radiation worker. Available immediately.

CERTIFICATES
PCN Level 2 Radiographic Testing (castings and welds), exp. 2029
PCN Level 2 Radiographic Interpretation
Basic Radiation Safety; RPS appointed under IRR17
EN 4179 approval for digital radiography and CT

HISTORY
2020–now   Wrekin Aerocast Ltd
CT Radiographer. 450 kV industrial CT cell, micro-focus unit. Scan turbine blades and titanium castings, measure wall thickness, porosity and inclusions. Write techniques. Daily image quality checks with phantoms and duplex wire IQI. Nights one week in three, lone working. Train two assistants.

2014–2020   Black Country Inspection Services
Radiographer, site and bay. X-ray and iridium gamma on pipe welds. Setting up barriers, dose monitoring, film processing and later CR plates. 24-hour call-out to power stations.

2011–2014   Trainee NDT technician, same firm. MPI, dye pen, ultrasonics.

EDUCATION
BTEC Level 3 Engineering, Telford 2011
8 GCSEs

SKILLS
Computed tomography, digital radiography, image interpretation, dose optimisation, radiation protection, audit, quality assurance, VGStudio Max

Full driving licence. Forklift (counterbalance).`,
    },
    {
      name: 'sixty-words-band-6',
      kind: 'thin',
      low: 60,
      high: 75,
      best: 68,
      why: 'Registration, degree and four CT years are all stated with dates, but in one breath and with nothing to weigh.',
      lacks: [],
      cv: `Hi Janine, Tom Varghese-Hill here, saw the CT post.

BSc Diagnostic Radiography 2020 (Cardiff). HCPC registered diagnostic, up to date. X-ray at Avonbridge General 2020 to 2022, then CT there full time since Sept 2022, band 6 since last year. I cannulate and I do nights. Happy to relocate, partner's from Dudley. Will send a proper CV at the weekend.`,
    },
  ],
};
