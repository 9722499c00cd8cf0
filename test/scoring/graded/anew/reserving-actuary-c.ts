/** Non-life reserving actuary in London: a fellowship (any of several) and five dated years of reserving decide it. */
import type { GradedJob } from '../types.ts';

export const reservingActuaryC: GradedJob = {
  job: 'reserving-actuary-c',
  title: 'Reserving Actuary, General Insurance',
  spec: `RESERVING ACTUARY – GENERAL INSURANCE
Penhallow Specialty plc, London EC3 (three days a week in the office)

About us
Penhallow is a mid-sized specialty insurer with a Lloyd's syndicate and a Dublin company. Four hundred people, a roof garden nobody uses in winter, and a reserving team of seven who get on.

The role
You will own the quarterly reserve review for four casualty and property classes, sign off the work of two analysts, and explain the numbers to people who are not actuaries.

What you will do
• Set best-estimate ultimates and document the judgement behind them
• Take the result to the Reserving Committee and answer its questions
• Supply the technical provisions for Solvency II and the liability for incurred claims under IFRS 17
• Work with claims and underwriting on large losses
• Move our remaining spreadsheets into R or Python

You must have
• Fellowship of the IFoA, or an equivalent body (SAI, CAS, Actuaries Institute)
• At least five years in non-life reserving

You should have
• Experience of supervising or reviewing junior colleagues' work
• Experience presenting to a committee or board
• Working knowledge of ResQ, Arius or a similar package

It would be nice if you had
• Lloyd's market experience, including the SAO process
• Some exposure to long-tail US casualty

What we offer
£95,000–£115,000, bonus, 12% pension, private medical cover, 28 days' holiday and a season-ticket loan. We welcome applications from everyone and are happy to discuss flexible hours.`,
  graded: [
    {
      name: 'fcas-relocated-to-london',
      kind: 'any-of',
      low: 85,
      high: 97,
      best: 92,
      why: 'An American fellowship is on the list, and eleven dated years of P&C reserving, the last four at a syndicate, cover all the rest.',
      lacks: [],
      cv: `Rosalind T. Okafor-Brandt, FCAS, MAAA
Bermondsey, London | Settled status, no sponsorship needed

EXPERIENCE

Harrow & Vane Managing Agency, London — Senior Actuarial Manager
September 2022 – present
- Carry out the quarter-end loss reserve study for the general liability, D&O and property binder accounts (about £640m gross held).
- Assisted the signing actuary with the Statements of Actuarial Opinion for year-ends 2023, 2024 and 2025.
- Walk the reserve committee through movements every quarter; twice presented to the syndicate board when the 2019 D&O year deteriorated.
- Three analysts report to me. I peer review all their triangles.
- Produce IFRS 17 LIC by portfolio, and Solvency II best estimates with ENIDs.
- Rebuilt the actual-versus-expected pack in R; a run that took two days takes forty minutes.

Midwestern Covenant Mutual, Columbus, Ohio — Associate Actuary, then Actuary, Loss Reserving
July 2015 – August 2022
- IBNR for commercial auto, workers' compensation and umbrella, using Arius.
- Diagnosed social inflation in the umbrella book; booked a $31m strengthening that later held up.
- Schedule P and the state actuarial opinion support.

CREDENTIALS
Fellow of the Casualty Actuarial Society, November 2019. Associate, May 2017. Member, American Academy of Actuaries.
B.Sc. Mathematics and Statistics, 2015, summa cum laude.

OTHER
R (daily), SQL, some Python. ResQ since 2022. I coach a girls' softball side in Southwark Park.`,
    },
    {
      name: 'title-finance-run-off',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 83,
      why: 'Called a finance manager, but a Fellow who has set non-life reserves of closed books for nine years; little Python and no Lloyd’s.',
      lacks: [],
      cv: `Dear Ms Lindqvist,

My job title will not have helped you, so let me explain it. I am "Finance Manager, Legacy Portfolios" at Staithe Run-Off Services in Norwich, and have been since May 2017. Staithe buys closed books of employers' liability, public liability and old motor business. There is no actuarial department, so the person who decides what the claims will cost is me.

Each quarter I project ultimate claims on eleven closed portfolios: chain ladder and Bornhuetter-Ferguson for motor, frequency-severity for noise deafness, and an exposure model for mesothelioma which I wrote in 2018 and have re-fitted every year since. I book the IBNR, write the report, and defend it to the audit committee (four times a year) and to the external auditors (once, at length). One graduate, Priyesh, does the data under my eye; I have brought him through five of his exams.

I became a Fellow of the Institute and Faculty in 2014 (my PII and CPD records are up to date). Before Staithe I was at Corbel Mutual, Ipswich, from August 2010 to April 2017, pricing private motor at first and, from 2015, helping with the year-end claims reserves.

Solvency II technical provisions are mine too. We adopted IFRS 17 in 2023 under the premium allocation approach, and I wrote the paper. For tools I use ResQ and a lot of Excel; my R is good enough to fit a GLM and no better. I have not worked in the Lloyd's market.

I would move back to London for this.

Yours sincerely,
Hugh Pellworth`,
    },
    {
      name: 'one-exam-left',
      kind: 'in-progress',
      low: 58,
      high: 70,
      best: 65,
      why: 'Seven good years of reserving and everything else, but not yet a Fellow: one paper still out.',
      lacks: ['fellowship of the IFoA or an equivalent body'],
      cv: `DANIYAR SEITOV
Reserving analyst | Leytonstone E11

PROFILE
General insurance reserving specialist, seven years, two Lloyd's managing agents. Part-qualified: sat SA3 in September 2026 for the second time, results due in December. All other IFoA papers passed, work-based skills record complete.

CAREER

10/2022 – now  Senior Reserving Analyst, Tidewell Syndicates
> Responsible for cargo, property D&F and US excess casualty
> Propose the initial picks, draft the committee paper and present my classes to the Reserving Committee each quarter (15 meetings so far)
> Review the work of an apprentice and a graduate
> Wrote the Python package that replaced 19 spreadsheets (pandas, chainladder)
> Year-end SAO working papers; liaison with the external signing actuary
> Solvency II claims provisions, IFRS 17 risk adjustment allocation

09/2019 – 09/2022  Reserving Analyst, Colchester Row Managing Agency
> Quarterly projections in ResQ for professional indemnity and marine liability
> Large loss log with the claims managers
> COVID-19 event reserve, 2020-21

EXAMINATIONS (IFoA)
CS1, CS2, CM1, CM2, CB1-3, CP1, CP2, CP3: passed 2019-2022
SP7: April 2023   SP8: April 2024
SA3: failed April 2026 (FA), re-sat September 2026, awaiting result

EDUCATION
MSc Actuarial Management, 2019 (Merit). BSc Mathematics, Almaty, 2017.

LANGUAGES
Russian, Kazakh, English (all fluent)`,
    },
    {
      name: 'life-actuary-new-to-reserving',
      kind: 'years',
      low: 54,
      high: 68,
      best: 61,
      why: 'A Fellow who claims six years of reserving, but the dates give two years and nine months of non-life; the rest is pensions and life.',
      lacks: ['five years in non-life reserving'],
      cv: `Imogen Castellane FIA

Summary: Qualified actuary with more than six years' reserving experience across life and general insurance, strong communicator, R user.

Employment

Feb 2024 to date. Reserving Actuary, Larkfield General Insurance, Tunbridge Wells.
Household and small commercial. I run the monthly and quarterly projections on Arius, agree large-loss provisions with the claims director, prepare the technical provisions return, and present to the reserving committee. I check a trainee's work. Moved the household attritional model to R during 2025. Subsidence surge of summer 2025: set a separate event reserve which ran off within 4%.

Apr 2019 to Jan 2024. Life Valuation Actuary, Evergreen Provident, Reigate.
Policy reserves for annuities and with-profits: mortality and lapse assumptions, Prophet runs, matching adjustment, internal model reporting. Led the IFRS 17 contractual service margin workstream for annuities (general measurement model). Managed two students.

Sept 2013 to Mar 2019. Trainee, later Assistant Consultant, Oldacre Pensions Consulting, Croydon.
Triennial scheme valuations, transfer values, trustee meetings (presented at about thirty). Buy-in quotations.

Qualifications
Fellow of the Institute and Faculty of Actuaries, 2018 (specialisms SP2 and SP4; CPD category 2 current).
BSc Actuarial Science, first class, 2013.

Interests
Bell-ringing, Spanish (intermediate), a very slow restoration of a Morris Traveller.`,
    },
    {
      name: 'petroleum-reserves',
      kind: 'trap',
      low: 3,
      high: 15,
      best: 9,
      why: 'Reserves here are barrels in the ground; neither an actuary nor in insurance.',
      lacks: ['fellowship of the IFoA or an equivalent body', 'five years in non-life reserving'],
      cv: `CALLUM DRUMMOND-REID   CEng MEI
Reserves Manager

| Period | Employer | Position |
|---|---|---|
| 2019–2026 | Skerry Basin Energy, Aberdeen and London | Reserves Manager |
| 2013–2019 | Northmoor Petroleum Advisers, London | Senior Reserves Evaluator |
| 2009–2013 | Tarbet Offshore | Reservoir Engineer |

What I do
Quarterly and year-end reserves reviews for a portfolio of fourteen fields in the UK and Norwegian sectors. I set low, best and high estimates (1P, 2P, 3P) under PRMS, document the judgement, and take the result to the Reserves Committee and the independent auditor. Two engineers report to me, and I check all of their decline curves.

Selected results
- 2021: booked a downward revision of 22 million barrels on the Corran field; external evaluator agreed within 3%.
- 2023: Monte Carlo volumetrics moved from spreadsheet to Python.
- 2024: competent person's report for an IPO.
- Board presentations each February since 2020.

Risk
Probabilistic modelling, expected value and loss, sensitivity tornado charts, contingent liabilities for decommissioning.

Professional
Chartered Engineer; Member of the Energy Institute; Fellow, Geological Society.
MEng Petroleum Engineering, 2009.

Software: Petrel, OFM, @Risk, Python, Power BI`,
    },
  ],
};
