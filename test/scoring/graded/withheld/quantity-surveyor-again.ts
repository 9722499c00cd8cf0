/** Chartered quantity surveyor, Gulf: MRICS, a related degree, eight years and three of them in the GCC. */
import type { GradedJob } from '../types.ts';

export const quantitySurveyor: GradedJob = {
  job: 'quantity-surveyor-again',
  title: 'Senior Quantity Surveyor, Abu Dhabi',
  spec: `Calder & Rushworth is an independent construction cost consultancy with offices in London, Dubai and Riyadh. We have been appointed on a museum and two resort hotels in Abu Dhabi, together worth AED 4.1 billion, and wish to engage a Senior Quantity Surveyor for the post-contract team, resident in the Emirate.

The holder of this post will prepare interim valuations and cost reports to the client, evaluate variations and extension of time claims, agree final accounts, and advise on procurement of the remaining packages. The contracts are amended FIDIC Red Book 1999, so that a sound working knowledge of that form is expected. The post reports to the Associate Director and guides two assistants.

Candidates are required to be chartered with the Royal Institution of Chartered Surveyors (MRICS or FRICS) and to possess a degree in quantity surveying, commercial management or civil engineering. We shall consider only those with a minimum of eight years as a quantity surveyor, at least three of which must have been spent in the GCC. Experience may be on the consultant's or the contractor's side.

Familiarity with hospitality or cultural buildings would be viewed favourably, as would CostX and some Arabic. The package comprises a tax-free salary, housing and school allowance, annual flights and medical cover. Applications are treated in confidence; due to volume we reply only to those invited to interview.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'MRICS since 2018, QS degree, twelve years of which seven in Dubai and Doha, hotels and museum, FIDIC, CostX.',
      lacks: [],
      cv: `NIAMH CORRIGAN BSc (Hons) MRICS
Senior Quantity Surveyor | Dubai, UAE (own residence visa)

CAREER HISTORY

Aldwych Cost Management, Dubai: Senior QS (Jan 2022 to date)
Post-contract lead on a 310-key beach resort, AED 980m, FIDIC Red Book 1999 with particular conditions. Monthly valuations, client cost reports, 640 variations settled, two EOT claims evaluated jointly with the delay analyst. Final account of the marine works agreed at 3% under the claim. Two assistants.

Aldwych Cost Management, Doha: QS, then Intermediate QS (Sept 2019 to Dec 2021)
National museum extension, QAR 620m. Re-measurement of facade and specialist fit-out, tender reports for 14 packages, CostX take-off.

Bannister Lowe LLP, Manchester: Graduate QS, QS (Aug 2014 to Aug 2019)
Student housing, schools and a concert hall. JCT and NEC3. APC passed November 2018.

EDUCATION
BSc (Hons) Quantity Surveying, Northumbria, First Class, 2014

MEMBERSHIP
RICS no. 6617204, chartered 2018; APC counsellor since 2023

SOFTWARE: CostX, Cubit, Excel, Aconex
LANGUAGES: English; Arabic, everyday level`,
    },
    {
      name: 'apc-candidate',
      kind: 'in-progress',
      low: 55,
      high: 69,
      best: 63,
      why: 'Nine years with six in the Gulf and the right degree, but the RICS final assessment is only booked for spring 2027.',
      lacks: ['chartered with the Royal Institution of Chartered Surveyors (MRICS or FRICS)'],
      cv: `Rohan Wickramasinghe
Quantity Surveyor

I am a Sri Lankan quantity surveyor with nine years behind me, the last six and a half in Abu Dhabi and Dubai.

My present employer is Al Noor Gulf Contracting in Abu Dhabi, where I joined in April 2020 as QS and was made Senior QS in 2023. The project is a 420-room hotel with branded residences, AED 1.3 billion, FIDIC Red Book. I prepare the payment applications, price variations, keep the notices under clause 20.1, build up the extension of time and prolongation claims with the planner, and close subcontract final accounts (thirty-one so far). Before, from July 2017 to March 2020, I was with Serendib Cost Consultants in Colombo on apartments and a hospital: bills of quantities, tender evaluation, interim certificates.

BSc (Hons) in Quantity Surveying, University of Moratuwa, 2017, second class upper.

Professional standing: RICS candidate, Quantity Surveying and Construction pathway, enrolled 2024. Structured training complete; case study submitted; final assessment interview in the spring 2027 session. Also AIQS (Sri Lanka) probationer.

CostX and Planswift daily, Primavera for reading only. English, Sinhala, Tamil, simple Arabic. UAE driving licence.`,
    },
    {
      name: 'nine-years-claimed',
      kind: 'overlap',
      low: 59,
      high: 73,
      best: 66,
      why: 'Chartered and long enough in the GCC, but the claimed ten years are six: freelance work ran beside the main post.',
      lacks: ['minimum of eight years as a quantity surveyor'],
      cv: `Omar Haddadin, MRICS
Ten years' experience in quantity surveying across Qatar and Saudi Arabia

Employment record
09/2024 - present
  Senior Quantity Surveyor, Tadweer Cost Advisory, Riyadh
  Two luxury resorts on the Red Sea, SAR 1.9bn. Cost reports, valuations, variation and claims assessment, FIDIC Silver and Red Book, procurement of FF&E packages. Mentors a graduate.
09/2020 - 08/2024
  Quantity Surveyor, Halcyon Projects WLL, Doha
  Stadium conversion and a 200-key hotel. Interim valuations, final accounts of 22 subcontracts, EOT reviews.
01/2021 - 08/2024
  Freelance Quantity Surveyor (evenings and weekends), Doha
  BoQ preparation and take-off in CostX for three fit-out contractors.

Education
2020  MSc Quantity Surveying, Heriot-Watt University Dubai
2018  BSc Civil Engineering, Jordan University of Science and Technology
2018 - 2020 full-time study, sales assistant in Amman

Professional body
Member of the Royal Institution of Chartered Surveyors, elected December 2024

Arabic (mother tongue), English (fluent)
Nationality Jordanian; transferable iqama`,
    },
    {
      name: 'uk-hnc',
      kind: 'missing',
      low: 34,
      high: 50,
      best: 43,
      why: 'Sound UK contractor surveyor of fourteen years, but AssocRICS only, an HNC instead of a degree and no day in the Gulf.',
      lacks: [
        'chartered with the Royal Institution of Chartered Surveyors (MRICS or FRICS)',
        'degree in quantity surveying, commercial management or civil engineering',
        'at least three of which must have been spent in the GCC',
      ],
      cv: `Gareth Tranter
Wolverhampton

Senior QS, main contractor background

2019-now: Brierley Construction (Midlands), Senior Quantity Surveyor. Schools and extra-care schemes to 24m, JCT D&B. Subcontract procurement, valuations, CVRs each month, variations, final accounts. Runs three jobs with one assistant.
2014-19: Brierley Construction, Quantity Surveyor. Hotels for a budget chain (five of them), retail units.
2012-14: Mercia Groundworks, Assistant QS. Measurement on site, applications, dayworks.
2008-12: Mercia Groundworks, setting-out engineer's assistant.

HNC Construction and the Built Environment, Dudley College, day release, 2014
AssocRICS, 2017
CSCS black card, SMSTS

I know JCT inside out and have read up on FIDIC for this application. Family is ready to move to Abu Dhabi; my brother has lived in Dubai since 2011 and we visit most winters. Excel, COINS, Bluebeam, a little CostX.

References: commercial director at Brierley, on request. Notice eight weeks. Full driving licence.`,
    },
    {
      name: 'land-surveyor',
      kind: 'trap',
      low: 20,
      high: 36,
      best: 28,
      why: 'MRICS and thirteen Gulf years, but as a geomatics surveyor: the quantities are earthwork volumes, no cost, no contracts.',
      lacks: [
        'degree in quantity surveying, commercial management or civil engineering',
        'minimum of eight years as a quantity surveyor',
        'at least three of which must have been spent in the GCC',
      ],
      cv: `ANIL PRABHAKARAN MRICS, Chartered Surveyor, Abu Dhabi

Key facts
- Chartered with RICS (Geomatics) since 2017
- 13 years in the UAE
- Museums, hotels, islands

Assignments
Senior Surveyor | Gulf Precision Surveys LLC, Abu Dhabi | 2018 - present
Control networks and setting-out for a museum and two island resorts. Laser scanning, as-built models, monitoring of settlement. Monthly quantity reports of dredging and cut/fill volumes to the contractor's commercial department. Team of nine, two drones. Liaison with the municipality for permits and with consultants on tolerances.

Surveyor | Emirates Dredging JV, Abu Dhabi | 2013 - 2018
Hydrographic and topographic survey, volume calculation for interim payment, progress mapping.

Survey technician | Kochi | 2010 - 2013

Education
MSc Geospatial Engineering, University of Nottingham (distance), 2016
BTech Geoinformatics, Anna University, 2010

Tools: Leica Infinity, Trimble Business Center, Civil 3D, Excel
Languages: English, Malayalam, Hindi, Arabic (conversational)
UAE driving licence; GCAA drone pilot permit. Seeking senior surveyor post with housing and school allowance.`,
    },
  ],
};
