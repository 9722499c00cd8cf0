/** Mortgage adviser: CeMAP or its equal, competent adviser status and two years of advice decide. */
import type { GradedJob } from '../types.ts';

export const mortgageAdviser: GradedJob = {
  job: 'mortgage-adviser',
  title: 'Mortgage and Protection Adviser',
  spec: `Mortgage & Protection Adviser – Beckford Home Finance, Norwich (office, two days from home)

We're an independent, whole-of-market brokerage, directly authorised by the FCA, with 14 advisers and more leads than diaries.

Your day
You'll speak to six or seven clients, fact-find, research on our sourcing system, recommend and submit, keep the customer informed until completion, and look after their protection needs. First-time buyers, remortgages, buy to let, some adverse credit and self-employed. Our administrators do the chasing.

You will have
- CeMAP, or an equivalent Level 3 mortgage qualification such as the CII's
- Competent Adviser Status (CAS), signed off and current
- Two years or more as a mortgage adviser
- A clean compliance record

You might also have
- A whole-of-market background
- Equity release (CeRER)
- Experience of Twenty7tec, Mortgage Brain or Iress

You'll get: basic £32,000, OTE £65,000 uncapped, 26 days plus your birthday, CPD paid for.

Beckford is an equal opportunities employer. Offers are subject to credit and criminal record checks and regulatory references.`,
  graded: [
    {
      name: 'building-society-one-block',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 91,
      why: 'CeMAP and CeRER, CAS since 2019, seven years of advice of which four whole of market, protection, clean files.',
      lacks: [],
      cv: `Oluwaseun Fashola, mortgage and protection adviser, Norwich. CeMAP (2018), CeRER (2023), CAS granted in May 2019 and held without a break since. I have been with Wensum Mortgage Bureau, a whole of market broker, since September 2022, writing about eleven cases a month: first-time buyers, remortgages, portfolio landlords, contractors and people with old defaults, researched on Twenty7tec and written up so that compliance has nothing to send back (last 40 file checks: all green). Roughly half of my clients take life or income protection with me. Before that, from January 2019 to August 2022, I was a mortgage adviser at the Fens & Broads Building Society in Dereham, where I started in the branch as a customer adviser in 2016. Statement of professional standing up to date, no complaints upheld.`,
    },
    {
      name: 'cii',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 87,
      why: 'No CeMAP: the CII Certificate in Mortgage Advice, which the advert names; CAS, four years, protection.',
      lacks: [],
      cv: `Freya Lindqvist-Moss  Cert MA (CII)

CAREER

2022-2026   Mortgage Consultant, Copperfield Estate Agents (panel of 34 lenders), Ipswich
            Aug 2022 to date
            • CAS signed off Jan 2023, current
            • 9 completions a month on average; FTB, home movers, BTL
            • self-employed and adverse cases placed with specialist lenders
            • life, critical illness, GI at 58 % penetration
            • Mortgage Brain, Iress; TCF and Consumer Duty file grade A all four years
2019-2022   Mortgage administrator, Copperfield
2017-2019   Lettings negotiator

QUALIFICATIONS
CII Certificate in Mortgage Advice (R01 + MAQ/CF6), 2022
A levels: Maths, Business, French`,
    },
    {
      name: 'administrator',
      kind: 'in-progress',
      low: 26,
      high: 46,
      best: 37,
      why: 'A broker’s administrator who has passed one CeMAP module of three; has never given advice and has no CAS.',
      lacks: ['CeMAP or equivalent', 'Competent Adviser Status', 'two years as a mortgage adviser'],
      cv: `Callum Bhatt
Mortgage Administrator / Trainee Adviser

Personal statement
Ambitious and people-focused, I am working towards my CeMAP and am looking for a firm that will give me the chance to advise.

Broadland Mortgage Hub, Norwich. Case administrator, since spring 2023
- packages applications for five advisers, whole of market
- keys DIPs and full applications, chases lenders, solicitors and valuers
- keeps clients up to date from submission to completion
- knows Twenty7tec and most lender portals
- sits in on fact-finds; does not give advice

Cathedral Cafe, supervisor, 2019 to 2023

CeMAP 1 passed June 2026; CeMAP 2 and 3 still to do
NVQ 2 Customer Service`,
    },
    {
      name: 'loan-officer',
      kind: 'foreign',
      low: 36,
      high: 56,
      best: 46,
      why: 'Eight years a licensed loan officer in Ohio: the craft, but no UK qualification and no CAS; CeMAP books bought.',
      lacks: ['CeMAP or equivalent', 'Competent Adviser Status'],
      cv: `Jessica Tran-Holloway
Mortgage loan originator, moved to Norfolk in August 2026

EXPERIENCE

Senior Loan Officer, Stillwater Oak Home Lending, Dayton, Ohio | March 2021 – July 2026
Independent mortgage brokerage, 28 wholesale lenders. Took applications, reviewed income, credit and assets, recommended conventional, FHA, VA and jumbo products, locked rates, saw files through to closing. 130 loans and $34M in 2025. Self-employed and bruised-credit borrowers a specialty. No compliance findings in state audits.

Loan Officer, Mad River Teachers Credit Union | June 2018 – February 2021

LICENSES
NMLS licensed mortgage loan originator, Ohio and Indiana (SAFE Act exam 2018)
UK: none so far. Right to work (spouse visa). CeMAP study texts bought, first exam not yet booked.

BS Finance, Wright Valley State, 2018`,
    },
    {
      name: 'cas-lapsed',
      kind: 'lapsed',
      low: 54,
      high: 71,
      best: 63,
      why: 'CeMAP and five years of advice until 2023; three years selling houses since, competent status lapsed.',
      lacks: ['current Competent Adviser Status'],
      cv: `Simon Achterberg
BRANCH MANAGER, ESTATE AGENCY

Pinder & Rowe, Wymondham               10/23 to now
Sales branch manager. Valuations, listings, four negotiators. Refers buyers to the in-house broker; no regulated work.

Hearth Mortgages (network AR, whole of market), Norwich               08/18 to 09/23
Mortgage and protection adviser. 140 cases a year, purchase, remortgage, BTL, right to buy. Sourcing on Mortgage Brain. Level 1 compliance rating throughout. CAS from 11/18.

Bank cashier, then personal banker               2012 to 2018

CeMAP (LIBF) 2017. CAS lapsed when I left advice in 2023; would need to be signed off again.`,
    },
  ],
};
