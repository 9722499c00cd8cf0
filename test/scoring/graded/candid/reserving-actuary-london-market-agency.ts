import type { GradedJob } from '../types.ts';

export const reservingActuaryLondonMarketAgency: GradedJob = {
  job: 'reserving-actuary-london-market-agency',
  title: "Reserving Actuary - Lloyd's managing agent, London EC3",
  spec: `Subject: Reserving Actuary - Lloyd's managing agent, EC3, 2-3 days in the office, to £115k + bonus

Hi,

Hope you're well. I've just come off a call with the Chief Actuary of a mid-sized managing agent and I think this one is worth ten minutes of your time.

They run two syndicates (property D&F, marine, and a US casualty book that has grown quicker than anyone planned). The reserving team is three people and the senior seat has come free. You'd own the quarterly reviews for casualty and marine, take the numbers to the Reserving Committee and defend them in front of underwriters who will not always like them, help with the year-end Statement of Actuarial Opinion, and keep an eye on one student.

She was very clear on what she won't bend on, so please check before you reply:

You need to be a Fellow already - FIA or FFA, or a Fellow of an overseas body the IFoA recognises. They saw nearly-qualifieds last time round and it didn't go anywhere.

You need a minimum of five years in general insurance, and three of those need to have been reserving rather than pricing or capital.

And you need to write proper code in R or Python. The old spreadsheets are being retired and there's nobody else to do it for you.

After that it's all "would be lovely": Lloyd's or London market background, ResQ, Solvency II technical provisions, IFRS 17, having looked after a trainee before. Long-tail casualty would put you at the top of the pile.

If it's of interest send me an up-to-date CV and a couple of slots this week. If it isn't, but you know someone, I do pay for referrals.

Best,
Callum
Quillfeather Actuarial Search`,
  graded: [
    {
      name: 'rhiannon-tolley-syndicate-reserving',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: "FIA with ten years of reserving, the last six in the Lloyd's market on casualty and marine, R in production and a trainee looked after.",
      lacks: [],
      cv: `RHIANNON TOLLEY FIA
Walthamstow, London E17 | rhiannon.tolley@postbox.example | 07700 900 311

Profile
Non-life actuary who has spent ten of thirteen working years on claims reserves, mostly long-tail. Qualified December 2018.

CAREER

Calder Row Managing Agency Ltd, London EC3
Reserving Manager, March 2020 - present
- Run the quarterly exercise for Syndicate 3907: US excess casualty, D&O, marine hull and cargo (gross ultimate about £640m)
- Present best estimate and range to the Reserving Committee; last year I took the 2016-2019 casualty years up by 11% against two class underwriters and the auditors agreed with us
- Prepare the supporting report for the syndicate SAO and answer the signing actuary's questions
- Rewrote the whole process in R (targets, ChainLadder, Quarto reports), which took the close from 17 working days to 9. Code is on the firm's GitLab with tests; I review merge requests from the other two
- Line manager of one student since Sept 2021, now two papers from the end
- Owner of the Solvency II technical provisions tab-to-tab reconciliation

Ormerod Bligh Syndicates, London
Reserving Analyst, later Senior Analyst, September 2016 - February 2020
- Property D&F and marine liability in ResQ. Large loss and cat reviews (Harvey, Irma, Maria).
- First user of R in the team, started with an actual v expected tool

Penhallow Insurance plc, Bristol
Graduate, then Actuarial Analyst, Sept 2013 - Aug 2016
- Private motor and household pricing GLMs

EDUCATION
BSc Mathematics and Statistics, First, University of Northmoor, 2013
FIA 2018 (SA3 General Insurance)

Other: allotment, half marathons, school governor.`,
    },
    {
      name: 'devraj-pillaiyan-motor-provisions',
      kind: 'synonym',
      low: 79,
      high: 91,
      best: 85,
      why: "FFA, nine years of non-life claims provisioning and daily Python, all told without the word reserving; no Lloyd's or London market.",
      lacks: [],
      cv: `Devraj Pillaiyan
Glasgow, willing to move south (my partner already works in London)

I work out what an insurer's claims will finally cost and how much it should hold for them today. I have done that since autumn 2017 for two companies.

At Kelvinhaugh Mutual (since February 2021, Senior Actuary, technical provisions) I am responsible for the motor bodily injury, employers' liability and household books. Every three months my team of two and I build the triangles, pick development patterns, set IBNR and large-loss loads, and I explain to the finance director and the audit committee why the best estimate moved. I set up the PPO model after we had eleven periodic payment awards in two years. Under IFRS 17 I produce the liability for incurred claims and the risk adjustment. The employers' liability disease claims go back to the 1970s, so I am at home with tails nobody can see the end of.

All of it runs in Python. I wrote the package (about 6,000 lines, pandas and numpy, type-checked, in CI) when we threw out the workbooks in 2022, and I still maintain it most days.

Before that I was with Strathbrae Commercial Insurance from October 2014 to January 2021: first three years in rating for the van and taxi fleets, then from October 2017 in the outstanding claims team, doing quarter-end for liability and fleet, bootstrapping, and the actuarial function report.

Qualified as a Fellow in December 2018 (I took the FFA letters, being in Edinburgh at the time). Practising and up to date with CPD.

MSc Actuarial Science, Lomond Institute of Technology, 2014. BSc Physics, same place, 2013.

I have brought two trainees through their first exams. Tamil and English.`,
    },
    {
      name: 'jonty-averill-nearly-qualified',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 63,
      why: 'Seven years of London market reserving in Python and R but still one exam short of Fellowship, which the ad rules out.',
      lacks: ['Fellow of the IFoA or a recognised body (one exam outstanding)'],
      cv: `Jonathan (Jonty) Averill
jonty.averill@mailbox.example

Current exam position: all Core Principles and Core Practices passed, SP7 and SP8 passed, work-based skills signed off. SA3 sat for the second time in September 2026, result due mid December. I would expect to be a Fellow early in 2027 if it goes well. AIA letters not used; I am an Associate (Sept 2024).

EXPERIENCE

07/2022 - now    Senior Reserving Analyst, Tarn & Stour Underwriting, Lloyd's
  Casualty treaty, marine liability, political violence
  Quarter-end projections, roll-forwards between quarters, slides for the reserving committee (I present marine, my manager presents casualty)
  Python: replaced four macro workbooks by one pipeline, data from Snowflake, outputs to Power BI
  Input to SAO data and wording

09/2019 - 06/2022    Reserving Analyst, Brackenbury Re (UK), London
  Catastrophe XL and motor XL reinsurance reserves
  R scripts for benchmark development patterns; ResQ user
  Solvency II binary events allowance, first draft every year

EDUCATION
2016 - 2019  BSc Economics and Statistics, 2:1, Wensley University

Buddy for two graduates, 2024 and 2025. Treasurer of a five-a-side league.`,
    },
    {
      name: 'malcolm-dunster-claims-reserves',
      kind: 'trap',
      low: 14,
      high: 27,
      best: 20,
      why: 'A claims manager who sets individual case reserves and is a Fellow of the insurance institute, not an actuary and with no code.',
      lacks: ['Fellow of the IFoA or a recognised body', 'three years of actuarial reserving', 'R or Python'],
      cv: `Malcolm Dunster FCII
Chartered Insurer
Chelmsford, Essex. Born 14.02.1975

I am a Fellow with 25 years in general insurance and the London market, and reserving has been at the centre of my working life.

Claims Manager, Casualty - Fenner Hythe Syndicate Management, Lloyd's (June 2015 to date)
Six adjusters report to me. We handle US general liability, professional lines and marine liability claims notified through brokers. I set and review the reserve on every file over $250,000, chair the weekly large loss reserving meeting, and instruct attorneys in New York, Texas and Florida on coverage and quantum. My reserve philosophy is "right first time": fewer than 8% of my files have been strengthened by more than a quarter after the first year. I provide a large loss bulletin for the actuaries each quarter so they can do their projections.

Senior Claims Adjuster - Lowestoft & General, Ipswich (April 2006 - May 2015)
Employers' and public liability, case reserves to £500k, attendance at mediation. 

Claims Handler - same company (Sept 2001 - March 2006)
Motor third party.

Qualifications
FCII 2012, ACII 2007, Chartered Insurer status
HND Business, Blackwater College, 2001

Systems: ECF, Guidewire ClaimCenter, Word, Excel to a decent standard`,
    },
    {
      name: 'katharine-ormesby-left-nonlife-2016',
      kind: 'old',
      low: 60,
      high: 72,
      best: 66,
      why: 'FIA with eleven years of general insurance, eight in reserving, and current R, but all the non-life work ended in 2016 and she has been in life since.',
      lacks: [],
      cv: `Katharine Ormesby, FIA (2009)                      York / London

2016, October to date: Harrogate Life & Pensions plc. Valuation Actuary.
Annuity and protection liabilities, Solvency UK reporting, matching adjustment portfolio, longevity basis. Experience studies programmed in R (data.table, mgcv), which I use nearly every day; six people in the team run my code. Signatory for the with-profits fund report, twice.

2010, Jan to 2016, Sept: Aldgate Marine & General Insurance Company, London. Reserving Actuary, later Head of Reserving (from 2013).
Looked after a £900m book: marine, UK liability, some North American casualty in run-off. Quarterly ultimates by chain ladder, Bornhuetter-Ferguson and frequency-severity, mostly in ResQ. Reserving committee papers. Introduced stochastic ranges. First Solvency II technical provisions in 2015. Staff of four, two of them students who have since qualified.

2005, Sept to 2009, Dec: Weir Castell LLP, consulting actuaries, London. Trainee to consultant, general insurance practice.
Lloyd's SAO support for seven syndicates (from 2008 onwards, reserving projections for five of them), pricing reviews, a few expert witness jobs.

MMath, St Oswin's College, 2005.

Why I am writing: the life work has become a matter of process and I have missed claims, underwriters and arguing about development factors. I know ten years is a long time and that I'd have reading to do on recent US casualty.`,
    },
  ],
};
