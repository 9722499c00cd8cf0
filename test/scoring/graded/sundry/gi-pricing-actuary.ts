/** Pricing Actuary, General Insurance: Fellowship; four years' general insurance pricing decide it. */
import type { GradedJob } from '../types.ts';

export const giPricingActuary: GradedJob = {
  job: 'gi-pricing-actuary',
  title: 'Pricing Actuary, General Insurance',
  spec: `Pricing Actuary – Personal Lines (Motor & Home)
Leeds, hybrid (2 days in the office) | Permanent | Competitive + bonus + 12% pension

About us
Harrowgate Mutual has been looking after its members since 1887. Today we insure more than 1.3 million cars and homes, and our Pricing & Analytics community is 40 strong and growing.

The role
Reporting to the Head of Retail Pricing, you will:
• Own the technical price for our motor book, from data to deployed rates
• Build and refresh frequency, severity and demand models and explain them to people who don't speak GLM
• Monitor performance against plan, recommend rate actions and take them through Pricing Committee
• Make sure everything we do stands up to the FCA's pricing practices and Consumer Duty rules
• Coach two or three student actuaries

Requirements
• Fellow of the Institute and Faculty of Actuaries (FIA/FFA) or of an overseas body with mutual recognition. Please note that we are unable to consider part-qualified candidates for this vacancy
• A minimum of four years' experience in general insurance pricing
• Strong GLM modelling in Emblem, R, Python or similar; confident SQL
• Able to hold your own with underwriters and senior stakeholders

It would be great if you also have
• Radar or Earnix deployment experience
• Price comparison website exposure
• Gradient boosting or other machine learning techniques

What's in it for you
28 days' holiday, private medical, discounted insurance. Harrowgate Mutual is a Disability Confident employer and welcomes applicants from all backgrounds.`,
  graded: [
    {
      name: 'rowena-technical-rates',
      kind: 'strong',
      low: 83,
      high: 95,
      best: 90,
      why: "Fellow with eight dated years of setting rates for vans, fleets and landlords up to today, told in underwriters' words rather than the ad's.",
      lacks: [],
      cv: `ROWENA PETHERBRIDGE FFA
York · rowena.p@postbox.example

I decide what a van, a taxi or a let property ought to cost to insure, and then argue for it.

Technical Rates Manager, Tarnside Underwriting plc, York. April 2021 to date
The book is £210m of vans, small fleets and landlords, four fifths of it sold through aggregators. I rebuilt the claim-count and average-cost models for vans peril by peril (Poisson and gamma, written in R, with boosted trees alongside to find the interactions), and a separate lapse and conversion model so we can see what a change does to volume. New tables go live monthly through Earnix; I sign the release. Loss ratio on new vans came down from 81 to 69 over three underwriting years. I wrote the fair-value assessments and the renewal-equals-new-business attestation that goes to the regulator each spring. Three trainees report to me; two have passed SP8.

Rating Analyst, later Senior Rating Analyst, Tarnside Underwriting plc. September 2018 to March 2021
One-way and multivariate work on private car, postcode smoothing, bodily injury inflation loadings, weekly trading pack. Pulled my own data (T-SQL, then Snowflake).

Before that: two years of reserving triangles at Oulston Syndicate Management, 2016 to 2018.

Fellow of the Faculty (FFA), admitted December 2020; CPD up to date.
MMath, Heriot-Watt, 2016. Fell runner. Notice: 3 months.`,
    },
    {
      name: 'dev-one-paper-left',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 64,
      why: 'Five good years of motor and home pricing, but he is not a Fellow: the last exam is still unmarked, and the ad takes no part-qualified people.',
      lacks: ['Fellowship (FIA/FFA or mutual recognition)'],
      cv: `Dev Chaudhary
Senior Pricing Analyst – nearly qualified actuary

EXPERIENCE

Senior Pricing Analyst | Lanterngate Insurance | Manchester | 03/2023 – present
- Private motor technical pricing, GWP £340m
- Refreshed AD, TPPD and TPBI frequency/severity GLMs in Emblem; 14 new factors into production
- Radar Live deployment, A/B rate tests across four PCWs
- Presents rate proposals at monthly Pricing Forum
- GIPP and Consumer Duty evidence packs
- Line manages one graduate

Pricing Analyst | Lanterngate Insurance | 09/2021 – 02/2023
- Home: escape of water and subsidence models, Python (LightGBM) challenger
- Automated weekly MI in SQL/Power BI

Graduate, Actuarial rotation | Cobbold & Vane | 09/2020 – 08/2021
- Reserving support, data quality

ACTUARIAL EXAMS (IFoA student member)
CM1, CM2, CS1, CS2, CB1-3, CP1-3, SP1, SP8: passed
SA3: sat September 2026, result due December 2026. Second attempt (FA April 2026)
Work-based skills: complete

EDUCATION
BSc Mathematics & Statistics, University of Warwick, First, 2020

TOOLS
Emblem, Radar, Python, SQL, Git`,
    },
    {
      name: 'marguerite-life-annuities',
      kind: 'adjacent',
      low: 46,
      high: 58,
      best: 52,
      why: 'A Fellow with eleven years of pricing, but all of it term assurance and annuities: no general insurance pricing at all.',
      lacks: ["four years' general insurance pricing"],
      cv: `Marguerite Oduya-Lane, FIA

Career summary: Qualified actuary (Fellow since 2017) with a decade of product pricing for a top-ten UK provider, used to presenting to proposition, reinsurance and finance directors.

Pricing Actuary, Protection — Westering Life Assurance, Edinburgh
Jun 2019 - now
* Sets premium rates for term assurance, critical illness and income protection, including mortality, morbidity and lapse bases
* Experience studies on 1.1m policies; GLMs for lapse and mortality in R
* Leads annual reinsurance tender; saved 40bps on CI
* Consumer Duty fair value lead for the protection range
* Manages team of three students

Actuarial Associate, Bulk Annuities — Westering Life Assurance
Aug 2015 - May 2019
* Longevity basis setting and deal pricing on 30+ pension scheme buy-ins
* Matching adjustment and cost of capital modelling in Prophet and Excel/VBA
* Quotation turnaround cut from 9 days to 5

Qualifications
FIA (2017), specialist papers SP2 and SA2
BSc Actuarial Mathematics and Statistics, Heriot-Watt University, 2015

Technical: R, SQL (intermediate), Prophet, VBA
Other: IFoA protection research group member; school governor`,
    },
    {
      name: 'alastair-motor-until-2017',
      kind: 'old',
      low: 61,
      high: 72,
      best: 66,
      why: 'A Fellow who did ten full years of motor and household pricing, but left it in March 2017 for capital and reserving and has priced nothing since.',
      lacks: [],
      cv: `ALASTAIR J. MUNCASTER, B.Sc., F.I.A.

Address: Harrogate, North Yorkshire

PRESENT POSITION
Head of Capital Modelling, Eddlestone Reinsurance Company Ltd (London/remote), January 2020 –
Internal model owner under Solvency UK; parameterisation of premium and reserve risk, validation, PRA correspondence. Staff of five.

PREVIOUS POSITIONS
Reserving Actuary, Eddlestone Reinsurance Company Ltd, April 2017 – December 2019
Quarterly best estimates for casualty and property treaty, Lloyd's and company market.

Personal Lines Pricing Actuary, Brackwater Insurance Group, Leeds, May 2011 – March 2017
Responsible for the risk premium of 600,000 private cars and a household account of £90m. Introduced the first GLMs (Emblem) by claim type; ran the move from annual rate books to daily aggregator pricing; took every rate change to the Pricing Committee. Managed four analysts.

Pricing Analyst, Brackwater Insurance Group, February 2007 – April 2011
Motor and household rating studies, SAS and SQL; no-claims-discount review; flood relativities.

QUALIFICATIONS
Fellow of the Institute of Actuaries, 2010. Practising member, CPD compliant.
B.Sc. (Hons) Mathematics, Durham, 2006

I am seeking a return to pricing, the part of the profession I have enjoyed most. Emblem last used 2017; I have kept up R through the capital model.`,
    },
    {
      name: 'soraya-two-jobs-at-once',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 64,
      why: "A Fellow who counts 'over five years' of pricing, but the two pricing jobs ran at the same time and give only two years and ten months of the four required.",
      lacks: ["four years' general insurance pricing"],
      cv: `Soraya Venn FIA | Leeds LS8 | 07700 900412

Hi, I'm a qualified actuary with over five years of GI pricing experience across a direct insurer and a consultancy, after an earlier life in pensions.

— Pricing Actuary @ Coppice Direct (home insurance), Leeds
   Jan 2024 → now, full time
   What I do: GLM refits for theft, fire and weather perils (Python, statsmodels), PCW rank monitoring, rate change papers, GIPP checks, SQL on BigQuery. I put our subsidence model live in Radar last November, worth about 2 pts of LR.

— Associate Pricing Consultant @ Knapwell Advisory (evenings and some weekends)
   Feb 2024 → Sep 2026
   What I do: rating reviews for two MGAs, one in pet, one in motor breakdown. Burning cost, claims inflation, a simple relativities table and a note for their capacity provider.

— Actuarial Consultant @ Strand & Lyle Benefits, Leeds
   Sep 2016 → Dec 2023
   Scheme valuations, transfer values, trustee meetings, GMP equalisation.

Exams: FIA since June 2022 (SP4, SA4; then took SP8 for fun, April 2024).
Degree: MSc Statistics, Sheffield 2016; BA Maths, Oxford 2015.
Likes: choirs, allotment, arguing about gradient boosting.`,
    },
  ],
};
