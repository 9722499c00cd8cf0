/** Pricing actuary, UK motor insurtech: fellowship of the IFoA or a recognised body, three years of general insurance pricing, own frequency and severity models. */
import type { GradedJob } from '../types.ts';

export const pricingActuaryGeneralJob: GradedJob = {
  job: 'pricing-actuary-general',
  title: 'Pricing Actuary (Motor & Van)',
  spec: `Pricing Actuary @ Bramble

Hello! We're Bramble. We insure cars and vans for people who have been quoted silly money elsewhere (young drivers, convictions, imported kei trucks, you name it). 61 of us, one dog, an office by Temple Meads that we fill on Tuesdays and Thursdays. We write about £90m through two capacity providers, and they have started to ask grown-up questions. So we need a grown-up.

What you'd be up to
You'd own the technical price. Refit the risk models every quarter, argue with underwriting about the new-driver load, get rates live in Radar and then watch like a hawk what they do to the loss ratio. You'd present to our capacity partners and sign the GIPP pricing attestation pack with our CFO. Two analysts will look to you for help, although this isn't a big management job.

What we'd love
- motor background (vans a bonus)
- Radar Live or Earnix
- a bit of Python and git, Snowflake
- price comparison site know-how
- you can explain a GLM to someone who sells tyres

Now the serious bit. Our partners' contracts say that the signing person is a Fellow, so: FIA/FFA, or fellow of a body the IFoA recognises (CAS, Society of Actuaries in Ireland, Australia, India and so on). We honestly can't bend on that. You'll also want at least three years in general insurance pricing, not reserving or capital with a bit of pricing on the side. And you have built frequency and severity models with your own hands. Emblem, R, Python, SAS, we're not fussy.

£85-105k, share options, 30 days off plus birthday, parental leave 20 weeks. No cover letter. Two chats and a short case, we pay you £150 for the case. We want a team that looks like Bristol, so please do apply if you're from a background that insurance usually misses.`,
  graded: [
    {
      name: 'fia-motor',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'FIA of 2021, six years of personal motor and van pricing with own Emblem models and Radar Live deployments.',
      lacks: [],
      cv: `HANNAH OYELARAN FIA
Bath | hannah.oyelaran@examplemail.co.uk

Senior Pricing Analyst, then Pricing Actuary, Fernhill Direct Insurance (Bristol)
Mar 2022 - present
* Own the burning cost models for private car and, since 2024, light commercial van (GWP £210m). Claim frequency and average cost by peril (AD, TPPD, TPI small, TPI large, theft, windscreen), Emblem, refitted twice a year
* Deployed through Radar Live; took rate change lead time from 5 weeks to 6 days
* Aggregator rank and conversion monitoring, weekly trading meeting
* Prepared the GIPP attestation evidence for 2023, 2024 and 2025, reported to the Chief Actuary
* Line manage one analyst, mentor another through CS2

Pricing Analyst, Marchmont Mutual (Cardiff)
Sep 2018 - Feb 2022
* Household and motor. Built the first telematics score into the car risk premium: GLM plus a gradient boosted challenger in Python
* Postcode smoothing, vehicle group factor work with Thatcham data
* One day a week of reserving cover in 2019, triangle stuff

Qualifications
Fellow of the Institute and Faculty of Actuaries, July 2021 (SP7, SP8, SA3)
BSc Mathematics, 1st, Cardiff, 2018

Tools: Emblem, Radar, Python, SQL, git, some Snowflake

I run the under-11s girls at Larkhall and I'm a slow but stubborn fell runner. References on request.`,
    },
    {
      name: 'fcas-ratemaking',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'FCAS from a US auto carrier, seven years of ratemaking with own Tweedie and frequency/severity models in R; only the UK market tools are new.',
      lacks: [],
      cv: `Daniel Krzeminski, FCAS, MAAA

SUMMARY
P&C ratemaking actuary relocating to Bristol in January 2027 (UK spouse visa already granted, so no sponsorship). Nonstandard auto is my home: SR-22s, teens, lapsed prior coverage.

EXPERIENCE

Heartland Casualty Group, Columbus OH
Actuary II, Personal Auto Product, June 2022 to date
Rate indications and class plan for nine states. Rebuilt the BI, PD, COMP and COLL plan from scratch: Poisson for claim counts, gamma for size of loss, elastic net to prune, all in R on about 40 million exposure records. Wrote the actuarial memoranda, answered DOI objections, took filings through SERFF. Quote-to-bind elasticity study with the comparative rater team in 2024. Present to the reinsurers at 1/1 each year.

Actuarial Analyst, then Associate Actuary, August 2018 to May 2022
Commercial auto (contractors' vans and box trucks) and motorcycle. Territorial clustering, ILFs, trend and development selections.

Buckeye Farm Mutual, Lancaster OH
Intern, reserving, summers 2016 and 2017

CREDENTIALS
Fellow, Casualty Actuarial Society, November 2022 (ACAS 2020)
B.S. Actuarial Science, The Ohio State University, 2018, magna cum laude

SKILLS
R, SAS, SQL, git. No Radar so far, but I've used a homegrown rating engine with much the same idea. Conversational Polish.

Volunteer math tutor; woodturning; Blue Jackets fan.`,
    },
    {
      name: 'one-exam-left',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 64,
      why: 'Six years of motor pricing with everything the post asks, but still an associate: SA3 sat in September 2026, result pending, and the fellowship cannot be bent on.',
      lacks: ['FIA/FFA, or fellow of a body the IFoA recognises'],
      cv: `Tom Ashdown-Reyes
Pricing Manager (nearly qualified actuary)

Key facts
- 6+ years personal lines pricing, all of it motor or van
- All IFoA exams passed but one. SA3 sat Sept 2026, results 11 December. PPD complete.
- Radar Base, Radar Live, Emblem, Earnix, Python

Career

Pricing Manager, Quillon Insurance Services (MGA), London, Jan 2024 to now
Technical pricing of an £65m van and taxi account for four panel insurers. I fit the own damage and third party models myself in Emblem, split count and cost, then load into Radar. Monthly loss ratio pack by segment to capacity. Set up factor-level monitoring for the comparison sites. Cut the 2024 accident year LR from 84 to 71. Team of three.

Senior Pricing Analyst, Harbourgate plc, Croydon, Aug 2021 to Dec 2023
Private car: NCD, convictions, new to country. Implemented the pricing practices rules for renewals. Retrained the theft model after the keyless spike.

Pricing Analyst (graduate scheme), Harbourgate plc, Sept 2019 to July 2021
MI, SAS, rate reviews, first GLMs for breakdown and legal expenses add-ons.

Education
MSc Statistics, Warwick, 2019. BSc Maths and Stats, Leicester, 2018.
Associate, IFoA (AIA), 2024.

Outside work: five-a-side, sourdough, trying to learn Spanish from my mother in law.`,
    },
    {
      name: 'no-actuary',
      kind: 'denial',
      low: 45,
      high: 60,
      best: 55,
      why: 'Nine years of motor and home pricing and excellent models, yet says in so many words that he is no actuary and will not become one.',
      lacks: ['FIA/FFA, or fellow of a body the IFoA recognises'],
      cv: `I'm Vikram Sandhu, I price insurance for a living and have done for nine years. I should say up front that I am not an actuary: I passed two of the early exams in 2018, decided that it wasn't for me and have no plan to go back. What I do instead is build things that work. At Castellan Home & Motor in Peterborough, where I have been since 2021 and lead data scientist for pricing since 2023, I own the car risk models end to end: frequency and severity GLMs for seven perils, GBMs to find the interactions, then flattened tables that go into Radar Live. I introduced git and peer review to a team that used to mail spreadsheets. I stand in front of our reinsurers once a year and explain why young driver rates move. Before that, from September 2017 to June 2021, I was at Pennine & General in Leeds, pricing analyst and then senior, with household flood scoring, van renewals, elasticity models in Earnix and the aggregator dashboards that the traders still use, so I hear. I've an MPhys from Durham (2017) and I know Python, R, SQL, Snowflake and Emblem about equally well. I gave a talk at the GIRO conference in 2024 on monotonic constraints. My notice is three months; my salary expectation is £95k. Weekends go on my allotment and on an ageing Mazda Bongo, which as it happens is a nightmare to insure.`,
    },
    {
      name: 'life-protection',
      kind: 'adjacent',
      low: 40,
      high: 56,
      best: 48,
      why: 'Few words: FIA with eight pricing years, but all in life and annuities; no general insurance and no frequency or severity model.',
      lacks: [
        'at least three years in general insurance pricing',
        'built frequency and severity models with your own hands',
      ],
      cv: `Ruth Penhaligon FIA (2019)

Tamarisk Life, Bristol: Pricing Actuary, protection, 2020 to now. Term, critical illness and income protection rates for the comparison portals, repriced weekly. Mortality and lapse studies, Prophet, reassurance tenders, pricing committee papers. Two students.
Same firm: annuity pricing, 2018-20.
Brecon Pensions, Swansea: trainee, valuations, 2014-18.
MMath Exeter. R and SQL basic. New to motor, keen. Bell ringer.`,
    },
  ],
};
