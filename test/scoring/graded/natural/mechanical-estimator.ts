/** Mechanical estimator with an M&E contractor, Leeds: five years of pricing mechanical services, a trade or HNC, estimating software. */
import type { GradedJob } from '../types.ts';

export const mechanicalEstimator: GradedJob = {
  job: 'mechanical-estimator',
  title: 'Mechanical Estimator',
  spec: `A note from our Pre-construction Director

Thanks for looking. Harewood & Sykes has been putting mechanical and electrical services into Yorkshire's hospitals, schools and, lately, data halls since 1974. We turn over £62m with 210 staff, and every job we've ever won began on a desk in the room where you'd be sitting.

Why is there a vacancy? Malcolm is retiring in spring after 31 years, and I would like you to have a few months beside him.

What will you do? Take two or three live tenders at a time, from £500k to £9m: read the drawings and spec, take off pipework, ductwork, plant and public health, send out enquiries, compare quotes from controls, insulation and ductwork sub-contractors, build the price, and defend it at the settlement meeting. Now and then, sit in front of the client with me.

Who would suit? Somebody who has spent five years at least estimating mechanical building services for a contractor. I want you to come from a proper grounding, whether that's an HNC or better in building services or mechanical engineering, or a served time as a pipefitter, plumber or ductwork fitter. We price on Trimble Estimation with Luckins; Amtech/ConQuest/Causeway people convert within weeks, so I count any of them, but not a lifetime on paper.

What else would please me? Healthcare (HTM) or data centres, Bluebeam, design-and-build, NEC.

£52-62k, car allowance, 26 days, Leeds LS10 with Fridays at home.

Alison Sykes`,
  graded: [
    {
      name: 'wakefield',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Ten years of estimating mechanical services for two M&E contractors, HNC, Trimble, hospitals and data halls, NEC.',
      lacks: [],
      cv: `Imran Qureshi-Booth
Senior Mechanical Estimator
Wakefield WF2

Calderdale Building Services Ltd, Bradford
Senior Mechanical Estimator | May 2020 - present
Sole mechanical estimator on tenders up to £8.5m, hit rate one in four.
Take-off of LTHW, CHW, ventilation, above-ground drainage and medical gases in Bluebeam, priced in Trimble Estimation MEP (Luckins).
Recent wins: two endoscopy units to HTM 03-01, a 6 MW data hall in Barnsley, three academies under design and build.
Sub-contract enquiries and levelling for BMS, insulation, ductwork, commissioning.
Settlement with directors; tender interviews; hand-over to contracts team.

Aire Mechanical Contractors, Leeds
Estimator | Sept 2016 - April 2020
Schools and offices, £50k to £2m, plan-and-spec, Amtech.

Junior project engineer | 2013 - Aug 2016
Site measure, valuations, variations.

Qualifications
HNC Building Services Engineering, Leeds, 2015
NEC4 ECC workshop, 2022
SMSTS (expires 2028)

Driving licence. Member, CIBSE (Licentiate).
Interests: fell running, fixing up an old Triumph.`,
    },
    {
      name: 'wet-and-dry',
      kind: 'synonym',
      low: 78,
      high: 93,
      best: 86,
      why: 'Time-served heating fitter, seven years of pricing wet and dry services as bid surveyor, on Causeway; other words.',
      lacks: [],
      cv: `Lorraine Thackray - Bids and Costs, Engineering Services

I price the pipes and the air, not the cables.

Since early 2019 (February) I have worked for Pennine Thermal Engineering in Huddersfield as bid surveyor. They install commercial heating, cooling, ventilation and sanitary services for main contractors across the North. From a tender pack I quantify the wet side and the dry side, plant room to terminal, measure labour hours, go to the market for boilers, air handling units, chillers, lagging and controls, put the bid together in Causeway and take the partners through it line by line before it goes out. Largest this year: a £6.4m hospital tower refurbishment (HTM-heavy). Smallest: a £90k boiler swap for a vicarage. My order book for 2025 came to £21m from £96m bid.

Before that, 2012 to 2019, Pennine sent me out as chargehand and then small-works supervisor, valuing extras and ordering.

I served my apprenticeship as a heating and pipework fitter with Colne Valley Heating, 2006 to 2010, NVQ 3, JIB-PMES advanced craft, and worked on the tools until 2012.

PDF take-off done on screen (PlanSwift). Full licence. CSCS black. Aunt of five.`,
    },
    {
      name: 'from-the-tools',
      kind: 'years',
      low: 57,
      high: 73,
      best: 66,
      why: 'Pipefitter by trade and good estimator on Trimble, but only since June 2023: three years and five months of five.',
      lacks: ['five years at least estimating mechanical building services for a contractor'],
      cv: `LIAM GARFORTH, Leeds LS26

PROFILE
Mechanical estimator with 15 years in the M&E industry, from spanner to spreadsheet.

CAREER
2023 (June) - present
Mechanical Estimator, Roundhay M&E, Leeds
• Tenders £100k-£3m: schools, care homes, a blue-light hub, and a share of a £7m pathology lab
• Take-off of pipe, duct, plant and drainage with Bluebeam; pricing in Trimble Estimation with Luckins
• Supplier and sub-contractor enquiries; comparison sheets
• Settlement meetings with the MD; two design-and-build wins in 2025

2018 - 2023
Mechanical Site Supervisor, Roundhay M&E
• Up to 16 fitters; programmes, RAMS, snagging, weekly labour returns

2011 - 2018
Pipefitter (apprentice to 2015), Holbeck Pipework Services
• Welded and screwed LTHW, steam, chilled water, HTM medical gas tails

QUALIFICATIONS
NVQ Level 3 Heating and Ventilating, Industrial and Commercial, 2015
SSSTS 2024; CSCS gold
HNC Building Services Engineering, year 1 of 2

INTERESTS
Under-9s rugby league coach. Full UK licence.`,
    },
    {
      name: 'electrical-side',
      kind: 'adjacent',
      low: 39,
      high: 56,
      best: 49,
      why: 'Nine years of estimating for M&E contractors on Trimble, but the electrical half, from an electrical trade.',
      lacks: [
        'five years at least estimating mechanical building services for a contractor',
        'HNC or better in building services or mechanical engineering, or a served time as a pipefitter, plumber or ductwork fitter',
      ],
      cv: `Dominic Ashworth-Reilly
York | 07700 900 318

Estimator | M&E contracting | Trimble Estimation MEP | Amtech | Bluebeam

2020 - 2026
Ouseburn M&E Ltd, York. Senior Estimator (E)
Electrical lead on joint M&E bids of £1m to £12m: hospitals, two data halls, student housing. LV distribution, containment, lighting, fire alarm, security, standby generation. Sub-contract enquiries, risk schedule, settlement meeting with directors, mid-tender interviews with clients. My mechanical colleague and I merge our halves into one submission; I covered for her holidays by chasing ductwork and BMS quotes. NEC4 and JCT D&B.

2017 - 2020
Selby Electrical Contracts. Estimator
Small and medium works, rewires, EV chargers, street lighting. Amtech and Luckins.

2008 - 2017
Apprentice, approved electrician, then project supervisor, with the same firm

Education and training
City & Guilds 2330 L3, AM2, 2012
18th Edition, 2019
HNC Electrical and Electronic Engineering, York, 2018

I would be glad to take on the mechanical side, as most of the process is the same.`,
    },
    {
      name: 'body-shop',
      kind: 'trap',
      low: 5,
      high: 22,
      best: 13,
      why: 'Mechanical and damage estimator of cars in a repair centre; nothing of building services.',
      lacks: [
        'five years at least estimating mechanical building services for a contractor',
        'HNC or better in building services or mechanical engineering, or a served time as a pipefitter, plumber or ductwork fitter',
        'Trimble Estimation, Amtech, ConQuest or Causeway',
      ],
      cv: `Wayne Hepworth
Mechanical Estimator

Experience

Aireside Accident Repair Centre, Leeds
Senior Mechanical Estimator, 2018 to now
- Estimates mechanical and body repairs on 35 vehicles a week, £500 to £40k
- Take-off of parts, labour hours, paint and materials in Audatex
- Sends enquiries to dealers and sub-contractors (glass, ADAS, air conditioning), compares quotes, agrees the price with insurers' engineers
- Handles settlement with the client and total-loss discussions
- Leads two juniors

Morley Motor Company
Service advisor, then estimator, 2012 to 2018
- Job cards, menu pricing, warranty claims

Apprentice and vehicle technician, 2005 to 2012
- Engines, gearboxes, exhaust pipework, cooling, climate control

Qualifications
ATA Estimator, VDA, reaccredited 2025
IMI Level 3 Light Vehicle Maintenance, 2008
F-gas for vehicle air conditioning

Full licence, HGV class 2.
Very organised, good with numbers, happy to learn a new system.`,
    },
  ],
};
