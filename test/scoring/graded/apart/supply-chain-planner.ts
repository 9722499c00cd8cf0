/** Demand planner: SAP planning, four years of demand planning and Dutch at B2 decide. */
import type { GradedJob } from '../types.ts';

export const supplyChainPlanner: GradedJob = {
  job: 'supply-chain-planner',
  title: 'Supply Chain Planner (demand)',
  spec: `Supply Chain Planner (Demand) - Breda, NL

Company: maker of paints and sealants, 3 plants, 1,900 SKUs.

Requirements
- Bachelor's degree: logistics, business, engineering or similar
- Min. 4 years demand planning in manufacturing or FMCG
- SAP IBP or SAP APO, hands-on
- Dutch B2 or better
- English C1

Tasks
- monthly statistical forecast, 18 months ahead
- demand review with sales; input for S&OP
- forecast accuracy and bias reporting
- phase-in / phase-out, promotions

Plus: CPIM, Power BI, chemicals.`,
  graded: [
    {
      name: 'commercial-analyst',
      kind: 'gem',
      low: 79,
      high: 95,
      best: 88,
      why: 'Called commercial analyst, does the whole demand plan of an adhesives maker in SAP APO, with both languages.',
      lacks: [],
      cv: `Roos van Dongen
Commercial Analyst

Lijmfabriek Kerkhoven, Tilburg (industrial adhesives, 1,100 articles) | 01/2020 - heden
Officially I sit in sales support. In practice the forecast of the company is mine:
- each month I run the statistical forecast in SAP APO DP, 24 periods ahead, choose the models and clean the history of outliers
- I chair the meeting with the five account managers in which we agree the volumes, and present the result in the S&OP
- forecast accuracy (MAPE per family, from 61 to 78%) and bias, in Power BI
- new articles, discontinued articles, spring promotion for the builders' merchants

Verfgroothandel De Kwast, Breda | 2017 - 2019
Sales back office

BSc Business Administration (HBO Bedrijfskunde), Avans, 2017
CPIM part 1, 2023
Dutch: native. English: C1 (Cambridge Advanced 2016). German: B1.`,
    },
    {
      name: 'dutch-a2',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 67,
      why: 'Excellent demand planner of seven years on SAP IBP; the Dutch stops at A2.',
      lacks: ['Dutch B2'],
      cv: `Elif Kaya Demirtas, CPIM
Demand Planner, Eindhoven

WORK EXPERIENCE
Senior Demand Planner, Noordzee Coatings, 's-Hertogenbosch, Apr 2022 to date
SAP IBP for Demand (key user in the roll-out), 1,400 SKUs, 11 countries. Statistical baseline, demand review with country sales managers, consensus in S&OP, promotions and phase-outs, accuracy 82%, bias reports in Power BI.

Demand Planner, Anadolu Deterjan (FMCG), Izmir, Sep 2019 to Mar 2022
SAP APO DP, monthly forecast 18 months rolling, launch plans with marketing.

EDUCATION
BSc Industrial Engineering, Izmir, 2019
APICS CPIM 2023

LANGUAGES
Turkish native | English C2 | Dutch A2 (evening course) | German A2`,
    },
    {
      name: 'two-desks',
      kind: 'overlap',
      low: 54,
      high: 71,
      best: 63,
      why: 'Two part-time desks at the same time add up to the claimed six years; it is less than three, with customer service before.',
      lacks: ['four years demand planning'],
      cv: `Jeroen Claessens | demand planner | Antwerpen

Profile: almost six years of demand planning experience with SAP IBP.

Jan 2024 - present (60%)
Demand planner, Polder Foods, Roosendaal. SAP IBP, frozen vegetables, statistical forecast monthly, review with sales, bias and MAPE, promotions.

Feb 2024 - present (40%)
Demand planner (secondment), Scheldt Packaging, Bergen op Zoom. SAP IBP, forecast for 300 items, new items and phase-out, S&OP pack.

2018 - Dec 2023
Customer service representative, Scheldt Packaging. Order entry in SAP SD, complaints, transport bookings.

Bachelor Logistics Management, Antwerpen, 2018
Nederlands moedertaal, English C1, français B2
Power BI basics`,
    },
    {
      name: 'no-sap',
      kind: 'denial',
      low: 58,
      high: 74,
      best: 67,
      why: 'Eight years of demand planning with everything but the tool: Kinaxis and Oracle, no SAP, as she writes.',
      lacks: ['SAP IBP or SAP APO'],
      cv: `Marieke Postma
Demand Planning Specialist

Since May 2018 I have planned demand for Hollandsche Zeepfabriek in Zwolle (soaps and cleaning products, 900 SKUs), first as a junior, since 2021 on my own and with a trainee. Every month I make the baseline forecast for a year and a half ahead, go through it with the six key account managers, add promotions and launches, and hand it to the S&OP meeting, where I show accuracy and bias per brand. Accuracy went from 66 to 80 per cent. Delistings and successor articles are on my desk too.

Tools: Kinaxis RapidResponse since 2020, before that Oracle Demantra; Excel; Power BI. I have no experience with SAP, neither IBP nor APO.

HBO Logistics Engineering, Windesheim, bachelor 2018. CPIM 2022.

Dutch mother tongue, English C1, some German.`,
    },
    {
      name: 'student',
      kind: 'list',
      low: 15,
      high: 37,
      best: 26,
      why: 'A student with SAP in the course list; no demand planning anywhere but an internship in the warehouse.',
      lacks: ["bachelor's degree", 'four years demand planning', 'SAP IBP or SAP APO hands-on'],
      cv: `Daan Vermeulen
Supply Chain Planner | Demand Planning | SAP IBP | S&OP

SKILLS
SAP IBP, SAP APO, SAP S/4HANA, demand planning, statistical forecasting, S&OP, forecast accuracy, bias,
phase-in/phase-out, promotions planning, Power BI, Excel, Python

EDUCATION
BSc Logistics Engineering, Breda, 2023 - expected summer 2027 (third year)
Courses: SAP fundamentals (4 weeks), Operations management, Forecasting with Excel

EXPERIENCE
Internship, warehouse, Bouwmaterialen Zuid, Feb - June 2026: cycle counts, ABC analysis of spare parts
Supermarket shelf filler, 2021 - now

LANGUAGES
Dutch native, English C1`,
    },
  ],
};
