/** Life actuary, Dublin: the fellowship, five years in life, Solvency II work and a cash-flow modelling platform. */
import type { GradedJob } from '../types.ts';

export const lifeActuary: GradedJob = {
  job: 'life-actuary-again',
  title: 'Life Actuary, Financial Reporting',
  spec: `Corrib Shore Life dac writes protection, unit-linked savings and annuities for customers in Ireland and, on a freedom of services basis, in Italy. We are authorised by the Central Bank of Ireland and employ 240 people on Sir John Rogerson's Quay, Dublin 2. Growth in the annuity book has created a new position in the Financial Reporting team, reporting to the Head of Actuarial Function.

You would own the quarterly and annual Solvency II results for two of our five lines: best estimate liabilities, SCR, analysis of change and the QRTs, through to the paper that goes to the Board Audit Committee. You would also review the work of two students and take your turn in the annual assumption-setting cycle. On the IFRS 17 side there is plenty to do for anyone interested.

This role is open to qualified actuaries only, that is, Fellows of the Society of Actuaries in Ireland, of the Institute and Faculty of Actuaries, or of another body with mutual recognition. You will have spent no fewer than five years in life assurance or reassurance, and Solvency II reporting will have been part of your own desk, not your neighbour's. Because the valuation runs begin in your first month, we need someone already at home in Prophet or a comparable cash-flow platform.

Exposure to IFRS 17, to annuities, to coding in R, Python or SQL, or to supervising students would help your application. We offer hybrid working (two days on the quay), a 12% employer pension contribution, and CPD support.`,
  graded: [
    {
      name: 'mullingar',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 93,
      why: 'FSAI, nine years in Irish life offices, own Solvency II desk, Prophet daily, IFRS 17, annuities, students.',
      lacks: [],
      cv: `Gráinne Tuohy FSAI
Mullingar / Dublin. 087 555 0142

Employment

Lough Ennell Assurance plc, Dublin. September 2021 to date
Reporting Actuary (Manager grade since 2023)
- Responsible for year-end and quarterly valuation of immediate annuities and guaranteed whole of life: BEL, risk margin, SCR by module, QRTs S.12 and S.23
- Moved our Prophet workspace from ALS to the new library in 2022, halving run time
- CSM roll-forward for the annuity group of contracts on transition to IFRS 17
- Presents the movement analysis to the Audit Committee each March
- Line manager of a part-qualified analyst and two interns

Harbour & Guild Consulting, Dublin. October 2017 to August 2021
Consultant, Life practice
- Outsourced Head of Actuarial Function support for three cross-border unit-linked writers, ORSA drafting, with Solvency II returns prepared every quarter
- Longevity assumption reviews; Prophet model audits

Exams and education
Fellow of the Society of Actuaries in Ireland, admitted December 2020
BAFS Actuarial and Financial Studies, 1.1, Belfield, 2017

Tools: Prophet, DCS, R (Shiny dashboards for analysis of change), SQL, Excel/VBA

Away from work: sean-nós singing, treasurer of a rowing club.`,
    },
    {
      name: 'bulk-annuities',
      kind: 'synonym',
      low: 78,
      high: 93,
      best: 87,
      why: 'FIA, ten years in long-term business and bulk annuities, Pillar 1 work, RiskAgility FM; all in other words.',
      lacks: [],
      cv: `Tobias Anand Fairweather, FIA
Moving home to Dún Laoghaire (Irish citizen) in January 2027

2020 - now: Penhallow Retirement, Bristol and Cork
Senior manager, balance sheet. I run the Cork entity's Pillar 1 close, four times a year. That is technical provisions for deferred and in-payment pensioner liabilities, the capital requirement under the standard formula, own funds, and the quantitative templates lodged with the regulator, never late so far. I wrote the attribution that explains each quarter's movement to the board's risk committee. The projections run in RiskAgility FM; I rebuilt the matching cash-flow module in 2022 and still maintain it. Two trainees have their work checked by me, one qualified last summer.

2016 - 2020: Sable Mutual, Edinburgh
Analyst, then assistant manager, with-profits and protection. Monthly reserving, experience investigations on mortality and persistency, basis changes, the 2018 internal capital review. MoSes for the asset share model.

Qualified with the Institute and Faculty in 2019.
MMath, Heriot campus, 2016.

I script the reconciliation checks in Python. The new insurance accounting standard took most of my 2022: discount curves, risk adjustment, and training sessions for finance.`,
    },
    {
      name: 'one-exam-left',
      kind: 'in-progress',
      low: 54,
      high: 70,
      best: 64,
      why: 'Seven years of the right work in Prophet, but an Associate with SA2 sat and no result; not yet a Fellow.',
      lacks: [
        'Fellow of the Society of Actuaries in Ireland, the IFoA or another body with mutual recognition',
      ],
      cv: `EOIN MAC AODHA, AIA
Actuarial Manager | Dublin 8

Glasheen Life Ireland dac | Senior Actuarial Analyst, promoted Actuarial Manager 2024 | Aug 2019 - present
> Solvency II close for the unit-linked and term books: TPs, SCR, QRTs and RSR input
> Prophet developer: product coding, model point scripts, release testing
> IFRS 17 parallel runs 2021-22, then BAU under the variable fee approach
> Lapse and mortality studies for the annual basis paper; I present these to the HoAF
> Checks the work of one graduate and a placement student

Tarbert Street Bank | Graduate, credit risk | Sept 2018 - July 2019
> Scorecards in SAS

QUALIFICATIONS
Associate, Institute and Faculty of Actuaries, 2023
CM1-2, CS1-2, CB1-3, CP1-3, SP2, SP9: passed
SA2: sat September 2026, result out in December
BSc Financial Mathematics and Actuarial Science, Cork, 2018, 2.1

SKILLS
Prophet, Python, SQL Server, Power BI

OTHER
Society of Actuaries in Ireland student committee 2021-23. Gaeilge líofa. Marathon in 3:21.`,
    },
    {
      name: 'motor-reserving',
      kind: 'adjacent',
      low: 40,
      high: 56,
      best: 50,
      why: 'FSAI with Solvency II reporting, but all of it in motor and home; no life years to speak of, no cash-flow model.',
      lacks: [
        'no fewer than five years in life assurance or reassurance',
        'already at home in Prophet or a comparable cash-flow platform',
      ],
      cv: `Curriculum Vitae: Siobhán Rafferty-Kaur

Profile
Qualified actuary with 13 years' post-graduate experience, most recently Head of Reserving for a top-five insurer in the Irish market. I enjoy explaining numbers to people who don't.

Career

Slieve Bloom Insurance dac
Head of Reserving | 2021 to present
Reserving Actuary | 2016 to 2020
Quarterly best estimates for private motor, commercial motor, household and liability. Technical provisions and QRTs under Solvency II, opinion papers for the Head of Actuarial Function, reinsurance adequacy. Settled-claims and PPO studies. IFRS 17 under the premium allocation approach. Team of four, two of them studying. Tools: ResQ, Emblem, R, SQL.

Whitethorn Reinsurance, Dublin
Actuarial trainee | September 2013 to December 2015
Property catastrophe pricing, with a five-month rotation in the life treaty team, where I updated mortality tables and prepared quotation sheets in Excel.

Professional
FSAI, 2017. Member of the Society's General Insurance committee.

Education
BSc Actuarial Mathematics, Glasnevin, 2013

Interests
Sea swimming; a very slow attempt at Punjabi.`,
    },
    {
      name: 'financial-adviser',
      kind: 'trap',
      low: 10,
      high: 28,
      best: 18,
      why: 'Sells life policies; his fellowship is of an advisers body and his Prophet is a sales forecast. No actuarial work.',
      lacks: [
        'Fellow of the Society of Actuaries in Ireland, the IFoA or another body with mutual recognition',
        'Solvency II reporting part of your own desk',
        'already at home in Prophet or a comparable cash-flow platform',
      ],
      cv: `Declan Hartigan QFA FLIA
Life Assurance Professional

Twenty years in life assurance. Fellow of the Irish Association of Life Advisers (2012). Fully compliant with CPD and the Minimum Competency Code.

2014 - Present
Regional Director, Hartigan & Moyle Financial Brokers, Limerick
* Life cover, serious illness, income protection, annuities and unit-linked bonds for 900 client households
* Annuity comparisons at retirement; cash-flow planning for clients with Voyant
* Explain Solvency II ratios of the product providers to corporate trustees
* Forecast new business with the Prophet package (our data intern set it up) and report to the board quarterly
* Manage four advisers

2006 - 2014
Senior Financial Adviser, Shannonside Assurance, Ennis branch
* Top ten nationally for protection sales, 2009 and 2011
* Reviewed client assumptions for fund growth and inflation

Education
Qualified Financial Adviser diploma 2007
Certificate in Pensions, 2010
BBS, Limerick, 2005

References: two provider consultants, on request.
Clean licence, own car, member of Lahinch golf club.`,
    },
  ],
};
