/** Life-insurance actuary: fellowship, years in life and Solvency II work decide. */
import type { GradedJob } from '../types.ts';

export const lifeActuary: GradedJob = {
  job: 'life-actuary',
  title: 'Life Actuary, Valuation and Capital',
  spec: `LIFE ACTUARY – VALUATION & CAPITAL
Caledon Mutual Life, Edinburgh (hybrid, two days)

Caledon Mutual looks after 640,000 life, pension and annuity policies. You will join a valuation team of eleven and report to the Head of Actuarial Reporting.

WHAT YOU WILL DO
• Own the quarterly Solvency II valuation of two product lines: best estimate liabilities, risk margin and SCR
• Set and defend lapse, mortality and expense assumptions before the assumptions committee
• Produce IFRS 17 results and explain the movements to Finance
• Review the work of two student actuaries

WHAT YOU MUST HAVE
• Qualified actuary: Fellow of the Institute and Faculty of Actuaries, or fellowship of an equivalent body (FSAI, FSA, DAV, etc.)
• A minimum of four years' experience in life insurance
• Hands-on Solvency II valuation or capital work
• Cash flow modelling in Prophet or a comparable package (RAFM, Mo.net, AXIS)

WHAT WOULD HELP
• With-profits or annuity business
• Matching adjustment
• R or Python

Salary £78,000 to £95,000, 13% pension, study leave for anyone who still wants it. We recruit on merit and are glad to talk about flexible hours. No agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'FIA with eight years in life reporting, Solvency II, Prophet, IFRS 17, with-profits and students reviewed.',
      lacks: [],
      cv: `Catriona Bhattacharya FIA

Thistle & Northern Assurance, Edinburgh
Actuary, Financial Reporting, April 2022 to present
- Responsible for quarterly SII balance sheet of the with-profits fund and annuity book (BEL £9bn, risk margin, SCR by standard formula)
- Annual persistency and longevity basis review; papers to the assumptions committee
- IFRS 17 analysis of change, CSM roll-forward
- Reviews the work of three students
- Matching adjustment attestation tests, in R

Actuarial Analyst, then Senior Analyst, September 2018 to April 2022
- Prophet model runs and model changes, experience investigations

Qualifications
Fellow of the Institute and Faculty of Actuaries (2022)
BSc Actuarial Mathematics, First, Glenalmond University, 2018
Prophet, R, SQL, Excel VBA`,
    },
    {
      name: 'aktuarin-dav',
      kind: 'any-of',
      low: 79,
      high: 94,
      best: 87,
      why: 'DAV and RAFM satisfy the other member of both choices; seven years in life; no students, no with-profits by name.',
      lacks: [],
      cv: `Dr. Friederike Osterkamp
Aktuarin (DAV)

Since 03/2021 Isarland Lebensversicherung AG, Munich, Senior Actuary, actuarial function
  Technical provisions under Solvency II (life), quarterly and year-end: best estimate, risk margin, life underwriting SCR. Builds and validates the projection model in RAFM. Lapse and mortality assumptions, presented to the Vorstand. IFRS 17 (VFA) for endowments.

07/2019 – 02/2021 Isarland, Actuary, product development annuities

Education: Dr. rer. nat. Mathematics, Regensburg 2019. DAV fellow since 2022. Member of the AAE.
Languages: German, English C2 (two years of school in Leeds)
Python, R

Moving to Scotland with my family in spring 2027.`,
    },
    {
      name: 'two-papers-left',
      kind: 'in-progress',
      low: 54,
      high: 69,
      best: 63,
      why: 'Everything in five years of life valuation except the fellowship: two papers still to pass.',
      lacks: ['qualified actuary (fellowship)'],
      cv: `OLUWASEUN BAMGBOYE
Part-qualified actuary

Employment

Reporting Analyst, Wyvern Life & Pensions, Bristol
August 2021 - present
> Solvency II valuation of unit-linked and term assurance: runs Prophet, BEL and SCR, writes the commentary
> Lapse and expense investigations; drafts the assumptions paper
> IFRS 17 dry runs and first live close
> Buddy to one graduate
> Moved the monthly solvency monitor from a workbook of 64 tabs to Python, which saves two days a month
> Second reviewer of the ORSA stress tests: mass lapse, pandemic, equity down 40

Pricing Assistant (industrial year), Wyvern Life & Pensions
July 2019 - August 2020
> Protection quotes against competitors, data for reinsurers, first Prophet runs under supervision

Exams
IFoA: 11 of 13 papers passed. SP2 failed in April 2026 and due to be resat in April 2027, SA2 outstanding. Not yet a Fellow.
MMath, Swansea, 2021, 2:1

IT: Prophet, Python, SQL`,
    },
    {
      name: 'motor-actuary',
      kind: 'denial',
      low: 34,
      high: 49,
      best: 44,
      why: 'A Fellow of ten years in motor and liability who says he has no life experience or Prophet.',
      lacks: ["four years' experience in life insurance", 'cash flow modelling in Prophet or comparable'],
      cv: `Gareth Penhaligon, FIA

I qualified in 2017 and have spent my career in general insurance. Since January 2020 I have been Reserving Actuary for Trelawn Motor (Lloyd's and company market), where I lead quarterly reserving of motor and liability books by chain ladder and Bornhuetter-Ferguson in ResQ, the non-life technical provisions under Solvency II, and the opinion papers for the reserving committee. I manage three students. From 2013 to 2019 I priced home and motor at Castle Direct, in Emblem and R.

To be plain: I have no life insurance experience beyond the exams and have not used Prophet or any policy projection model. I would like to move across and would accept a step back in salary.

BSc Mathematics, Exeter, 2013`,
    },
    {
      name: 'graduate',
      kind: 'list',
      low: 8,
      high: 30,
      best: 19,
      why: 'A new graduate with a summer in broking and a list of the advert’s terms.',
      lacks: [
        'qualified actuary (fellowship)',
        "four years' experience in life insurance",
        'Solvency II work',
      ],
      cv: `Amelia Thorncroft
Aspiring life actuary

Core competencies: Solvency II | IFRS 17 | BEL | SCR | risk margin | Prophet | matching adjustment | with-profits | assumption setting | Python | R | VBA

Education
2023 – 2026 BSc Actuarial Science, University of East Mercia, 2:1
Modules: life contingencies, stochastic processes, financial mathematics, Solvency II (coursework)
Exemptions from CM1 and CS1 applied for

Experience
Summer intern, Pollard & Rusk insurance brokers, Jul – Aug 2025: data entry of fleet quotations, calls to clients
Lifeguard, 2022 – 2026

Interests: chess, triathlon`,
    },
  ],
};
