/** Independent financial adviser: the level 4 diploma, a current statement of professional standing and years of advising decide. */
import type { GradedJob } from '../types.ts';

export const independentFinancialAdviser: GradedJob = {
  job: 'independent-financial-adviser',
  title: 'Independent Financial Adviser',
  spec: `Independent Financial Adviser - Nottingham

Trentside Wealth Planning is a Chartered firm with offices in Nottingham, Derby and Lincoln. For thirty-one years we have helped families and owner-managed businesses make good decisions about money. We look after £740m for 2,900 households, and because of two retirements we now seek an adviser to take over an established client bank of around 140 families.

The opportunity
You will hold annual reviews with existing clients and win new ones from referrals by accountants and solicitors. You will give whole-of-market advice on pensions, investments, protection and inheritance tax, write clear suitability reports with the help of our paraplanners, and keep files that stand up to compliance checks. Leads are provided; nobody here cold-calls.

What you must bring
To be considered you must hold a Level 4 diploma in financial advice (DipPFS, DipFA or equivalent) and a current Statement of Professional Standing (SPS). You must have at least three years' experience of advising private clients on pensions and investments as an authorised adviser.

What would help
Chartered status or progress towards it, pension transfer qualification (AF7 or G60), intelliflo office or Voyant.

What we offer
A basic salary of £55,000 to £70,000 with a transparent bonus, 10% employer pension, private medical cover, 27 days' leave rising with service, paid study and exam fees, and a day a year for a cause of your choice.

Trentside is an equal opportunities employer. We welcome applications from all sections of the community and will make adjustments at interview on request. All offers are subject to credit, criminal record and regulatory references. Agencies: please do not send speculative CVs; they will be treated as unsolicited.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Chartered adviser of eight years, whole of market, own bank of 160 clients, SPS in date, pension transfers.',
      lacks: [],
      cv: `NIKHIL RAVAL, APFS
Chartered Financial Planner

Adviser | Castle Gate Financial Planning (independent, directly authorised), Leicester | 05/2018 – present
160 client households, £62m under advice
Annual reviews; referrals from four accountancy firms
Whole-of-market recommendations on drawdown, SIPPs, ISAs, GIAs, trusts, life cover, inheritance tax planning
DB transfer cases as a pension transfer specialist since 2021
Suitability reports; last three years' file checks all grade A
intelliflo office, Voyant cashflow

Paraplanner | Castle Gate | 2015 – 2018

Qualifications
Advanced Diploma in Financial Planning (APFS) and Chartered, 2021
DipPFS, 2017
AF7, 2020
Statement of Professional Standing to 30 June 2027
BSc Economics, Loughborough, 2015`,
    },
    {
      name: 'mortgages',
      kind: 'missing',
      low: 24,
      high: 46,
      best: 36,
      why: 'Advises private clients on mortgages and life cover with CeMAP; no level 4 diploma, no SPS, no pensions or investments.',
      lacks: [
        'Level 4 diploma in financial advice',
        'Statement of Professional Standing',
        "three years' experience advising on pensions and investments",
      ],
      cv: `Stacey Holgate
Mortgage & Protection Adviser, Nottingham

2019 - present
HomeKey Mortgages, Beeston. Whole-of-market mortgage and protection adviser. 180 completions a year, first-time buyers, remortgages, buy to let. Fact finds, recommendations, suitability letters, life and critical illness cover, income protection, wills referrals. Repeat clients and introductions from two estate agents. Compliance: no file failed since 2021.

2014 - 2019
Branch mortgage consultant, Soar Building Society.

CeMAP 2014. CeRER (equity release) 2022. GDPR and consumer duty training yearly.
Full driving licence, own car.`,
    },
    {
      name: 'paraplanner',
      kind: 'denial',
      low: 37,
      high: 55,
      best: 47,
      why: 'Paraplanner with the diploma and the reports, who states that she has never advised and holds no SPS.',
      lacks: [
        'Statement of Professional Standing',
        "three years' experience advising private clients as an authorised adviser",
      ],
      cv: `Bethan Rosser DipPFS

I am a senior paraplanner who would like to become an adviser.

At Dovedale Wealth in Derby, since January 2020, I have written around 150 suitability reports a year for four independent advisers: pension switches, drawdown, bonds, ISA portfolios, trusts and inheritance tax. I do the research across the market, the cashflow models in Voyant and the pre-approval file check, and I sit in on review meetings to take the notes. Before that, from 2016 to 2019, I was an administrator in the same firm, with intelliflo from the first day.

I completed the Level 4 Diploma in Regulated Financial Planning in 2022 and am two papers into the APFS (AF1, AF5).

I have not advised clients in my own right, am not signed off as a competent adviser and so do not have a Statement of Professional Standing. My firm has no vacancy for a trainee.`,
    },
    {
      name: 'guest-house',
      kind: 'old',
      low: 36,
      high: 55,
      best: 45,
      why: 'Ten years an adviser with the diploma, up to 2015; the SPS lapsed the year after and she has kept a guest house since.',
      lacks: ['Statement of Professional Standing'],
      cv: `Marion Entwistle

EMPLOYMENT HISTORY

Apr 2016 - date      Owner, Fellside Guest House, Matlock. Nine rooms, three staff, bookkeeping, marketing.

Mar 2005 - Dec 2015  Independent Financial Adviser, Wharton & Bligh IFA, Chesterfield
                     120 clients, whole of market; pensions, investment bonds, ISAs, annuities, protection, IHT;
                     review meetings, suitability letters, referrals from a solicitor

1999 - 2005          Customer adviser, building society

QUALIFICATIONS
DipPFS 2012; FPC 2004; G60 2008
SPS: last issued 2015, lapsed 2016
I have kept up by reading the trade press and would retake what is needed.`,
    },
    {
      name: 'pasted-advert',
      kind: 'pasted',
      low: 8,
      high: 30,
      best: 19,
      why: 'A bank cashier whose summary is the advert itself; below it nothing of the diploma, the SPS or advice.',
      lacks: [
        'Level 4 diploma in financial advice',
        'Statement of Professional Standing',
        "three years' experience advising private clients on pensions and investments",
      ],
      cv: `Lewis Draper
Independent Financial Adviser

Profile
You will hold annual reviews with existing clients and win new ones from referrals by accountants and solicitors. You will give whole-of-market advice on pensions, investments, protection and inheritance tax, write clear suitability reports with the help of our paraplanners, and keep files that stand up to compliance checks. Level 4 diploma in financial advice (DipPFS, DipFA or equivalent), current Statement of Professional Standing (SPS), at least three years' experience of advising private clients on pensions and investments as an authorised adviser. Chartered status or progress towards it, pension transfer qualification, intelliflo office or Voyant.

Work history
Nov 2022 - now: Counter cashier, Midshire Bank, Long Eaton. Paying in, withdrawals, lost cards, telling customers about the savings accounts, passing leads to the adviser.
2019 - 2022: Shop assistant, phone shop.

Education
A levels Business, Maths, PE 2019`,
    },
  ],
};
