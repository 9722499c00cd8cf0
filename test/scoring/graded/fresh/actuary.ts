/** Pricing actuary: the qualification, and years in general insurance pricing, decide. */
import type { GradedJob } from '../types.ts';

export const actuary: GradedJob = {
  job: 'actuary',
  title: 'Pricing Actuary, Personal Lines',
  spec: `PRICING ACTUARY (PERSONAL LINES)

The role
You will own the technical price of our motor book, build GLMs and gradient-boosted models, monitor loss ratios and present rate changes to underwriting and finance.

Requirements
1. Qualified actuary (FIA, FFA or an equivalent fellowship)
2. Five years or more in general insurance pricing
3. GLM modelling in Emblem, R or Python
4. Able to explain a rate change to non-technical people

Preferred
Telematics; Radar; price optimisation and FCA pricing practices (GIPP); home insurance; managing a student or two

Package
£85,000 - £100,000, bonus, study leave for your team, hybrid in Leeds. Equal opportunities employer.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'FIA with nine years of motor pricing, GLM and GBM, rate changes presented, GIPP, telematics, two students.',
      lacks: [],
      cv: `Priyanka Nair FIA

CAREER
Aire Valley Insurance, Senior Pricing Manager (motor), 04/2021 – present
• Technical price for 900,000 motor policies; frequency and severity GLMs in Emblem, GBM challenger in Python, deployed through Radar Live
• Monthly loss ratio pack and rate proposals to the underwriting director and CFO
• Led the GIPP remediation, including home
• Manages two actuarial students
Roundhay General, Pricing Analyst then Actuary, 09/2017 – 03/2021
• Telematics score for young drivers, R

QUALIFICATIONS
Fellow of the Institute and Faculty of Actuaries, 2021
BSc Mathematics, Warwick, 2017`,
    },
    {
      name: 'part-qualified',
      kind: 'in-progress',
      low: 55,
      high: 70,
      best: 64,
      why: 'Seven years of the very work, and two exams short of the fellowship.',
      lacks: ['qualified actuary'],
      cv: `Callum Strathearn
Pricing Analyst (part-qualified actuary)

Employment

Senior Pricing Analyst, Forth Mutual, Edinburgh | Feb 2021 to date
Motor and home pricing. GLMs in R and Emblem, elasticity models, quarterly rate change papers presented to product and underwriting, conversion monitoring, GIPP attestation support. Coach to one graduate.

Pricing Analyst, Forth Mutual | Aug 2019 - Jan 2021
Claims frequency models, data cuts in SQL.

Exams: 11 of 13 IFoA papers passed; SP8 and SA3 outstanding, next sitting April 2027.

MA Economics and Statistics, Glasgow, 2019`,
    },
    {
      name: 'pensions-fellow',
      kind: 'missing',
      low: 36,
      high: 58,
      best: 48,
      why: 'A fellow indeed, but in pensions: no general insurance pricing and no GLM.',
      lacks: ['five years in general insurance pricing', 'GLM modelling'],
      cv: `DAFYDD ROWLANDS FIA
Scheme actuary and consultant

2013 - now   Cambrian Benefits Consulting, Cardiff
Scheme Actuary to nine defined benefit pension schemes (since 2019). Triennial valuations, funding negotiations, buy-in pricing with insurers, longevity assumptions, trustee training, explains technical matters to lay trustees every week. Manages three students.
2009 - 2013  Taff Life, actuarial trainee: reserving for annuities.

Fellow of the Institute and Faculty of Actuaries since 2014; Scheme Actuary certificate.
Software: Excel, VBA, ProVal, some R.
BSc Maths, Swansea 2009`,
    },
    {
      name: 'data-scientist-retail',
      kind: 'trap',
      low: 15,
      high: 40,
      best: 28,
      why: 'Pricing models in Python for a supermarket; no insurance, no actuarial exam, words in another sense.',
      lacks: ['qualified actuary', 'five years in general insurance pricing'],
      cv: `Elodie Marchetti
Pricing Data Scientist

Experience
Lead Data Scientist, Pricing - Greenbasket Supermarkets - Jan 2019 to present
Price elasticity and markdown optimisation, gradient boosting and generalised linear models in Python, A/B tests, weekly price change committee with commercial managers; monitors margin and loss (shrinkage) ratios by store. Telematics data of the delivery fleet used for route costing. Line manager of two.
Analyst - Greenbasket - 2016 to 2018

MSc Statistics, Lyon, 2016
Python, R, SQL, Airflow, Tableau`,
    },
    {
      name: 'overlap-years',
      kind: 'overlap',
      low: 56,
      high: 73,
      best: 66,
      why: 'Qualified, and claims seven years, but the two pricing posts ran side by side: three years and a half by the dates.',
      lacks: ['five years in general insurance pricing'],
      cv: `Sandeep Gill, FIA
Actuary with over 7 years' experience in general insurance pricing

Pricing Actuary, Ridings Motor Insurance (three days a week), May 2023 - present
Motor GLMs in Python, technical price, rate change papers for the underwriting committee.

Pricing Consultant, self-employed (two days a week), June 2023 - present
GLM reviews in R and Emblem for two brokers.

Pensions Analyst, Harrogate Actuaries, Sept 2017 - April 2023
Valuations of defined benefit schemes, member calculations.

Education and qualification
FIA 2024
MMath, Durham, 2017`,
    },
  ],
};
