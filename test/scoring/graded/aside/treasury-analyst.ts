/** Corporate treasury analyst: a finished qualification, three years in a company treasury, a treasury system. */
import type { GradedJob } from '../types.ts';

export const treasuryAnalyst: GradedJob = {
  job: 'treasury-analyst',
  title: 'Senior Treasury Analyst',
  spec: `From: Helena Marsh, Group Treasurer
To: Recruitment
Subject: Senior Treasury Analyst, the new vacancy

Hi both,

Sign-off came through this morning, so please start looking. Background for the agencies: we make packaging in nine countries, turnover about £700m, bank debt of £180m under an RCF, and treasury is four people in Reading.

The person will run the daily cash position and the 13-week cash flow forecast, deal FX forwards and swaps within our policy, prepare the covenant compliance certificates for the banks and look after bank accounts and mandates. Some month-end: hedge accounting entries and the interest charge.

I will not compromise on these:

1. Fully qualified: AMCT, ACA, ACCA or CIMA. Any one of them will do, but finished, please, I can't give study leave this year.
2. Three years or more in a corporate treasury department (a group with several currencies, not a bank's own desk).
3. Has used a treasury management system day in, day out. We are on Kyriba but someone from Quantum, IT2, Reval or the like will pick that up.
4. FX exposure and hedging done in practice.

Nice: IFRS 9 hedge accounting, experience of a refinancing, a bit of Power BI, German.

Hybrid, two days at home. £55k to £62k, 10% bonus.

I am away on the 20th, otherwise happy to see people any afternoon.

Thanks
Helena`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'ACCA and AMCT, seven years in group treasuries, Kyriba, FX hedging, covenants, a refinancing.',
      lacks: [],
      cv: `Oluwaseun Adeyemi, ACCA, AMCT
Treasury Analyst, Slough

Career

Mar 2022 to date: Senior Treasury Analyst, Corvane Building Products plc (revenue £900m, 12 currencies)
Daily cash positioning for 70 accounts in Kyriba; owner of the 13-week forecast, accuracy from 81% to 94%. Executes forwards, swaps and intercompany loans, about 40 deals a month. Exposure reports to the treasury committee. Covenant calculations and compliance certificates for a club of six banks. Worked on the 2024 refinancing of the £250m RCF: information pack, KYC, signing. IFRS 9 hedge documentation and effectiveness tests.

Sept 2019 to Feb 2022: Treasury Analyst, Thameside Foods Group
Cash pooling in GBP, EUR and USD, bank mandates, payments release, IT2 then its replacement by Kyriba (tester, later super-user). Interest accruals and month-end journals.

2016 to 2019: Assistant Accountant, same group

Qualifications
AMCT, 2023
ACCA member since 2019
BSc Accounting and Finance, Reading, 2016 (2:1)

Power BI dashboards for liquidity; German A2`,
    },
    {
      name: 'amct-only',
      kind: 'any-of',
      low: 77,
      high: 92,
      best: 86,
      why: 'AMCT without an accountancy body and Quantum in place of Kyriba: both are named as enough. No hedge accounting.',
      lacks: [],
      cv: `Lucia Ferrante

I am a treasury person by training rather than an accountant. After a languages degree I joined the cash desk of a shipping group and never left the field.

Northwold Shipping Agencies, London (group treasury, five people)
Treasury dealer and analyst, January 2021 until today
My day starts with the balances of 55 accounts in Quantum, the funding of the subsidiaries and the release of payments. I keep the rolling quarter forecast with the agencies in eleven ports. I net exposures in USD, NOK and JPY, propose the cover and deal forwards and FX swaps on 360T within the limits; confirmations the same day. Every quarter I compute net debt to EBITDA and interest cover for the lenders and draft the certificate the CFO signs. I opened 14 accounts and rewrote the mandates after the audit of 2023.

Treasury assistant, August 2019 to December 2020, same company
Bank reconciliations, payment files, guarantees.

Qualified AMCT (Association of Corporate Treasurers), June 2022. BA German and Italian, Leeds, 2019. Italian native, German C1, English.
The hedge accounting entries are done by our finance team, I only deliver the deal data.`,
    },
    {
      name: 'exams-left',
      kind: 'in-progress',
      low: 52,
      high: 69,
      best: 63,
      why: 'Four years in a group treasury with Kyriba and FX; two ACCA papers still to sit.',
      lacks: ['a finished AMCT, ACA, ACCA or CIMA'],
      cv: `HANNAH LINDQVIST
Treasury Analyst
Basingstoke

WORK HISTORY

Treasury Analyst                         Pellworth Engineering Group plc
07/2022 – present                        Basingstoke
- Cash position each morning (Kyriba), 38 accounts, five banks
- 13-week forecast, variance commentary to the treasurer
- FX: gathers EUR, USD and PLN exposure from eight sites, deals forwards up to 12 months, settles, reports mark-to-market
- Draws and repays the RCF, interest checks, first draft of covenant certificate
- Journals for hedge reserve under IFRS 9

Accounts Assistant                       Pellworth Engineering Group plc
09/2020 – 06/2022
- Purchase ledger, bank reconciliations, expenses

EDUCATION
BA Economics, Southampton, 2020
ACCA part-qualified: 11 of 13 papers passed. Due to sit Advanced Financial Management in March and Strategic Business Leader in June 2027.

OTHER
Excel (Power Query), Power BI, SWIFT MT940
Swedish mother tongue, English bilingual`,
    },
    {
      name: 'left-treasury-2016',
      kind: 'old',
      low: 54,
      high: 72,
      best: 64,
      why: 'Chartered and seven years in a group treasury, which ended in 2016; planning and reporting since.',
      lacks: [],
      cv: `Alastair Buchan ACA
Finance professional, Wokingham

2020 - today
Head of Financial Planning, Kennet Leisure Clubs Ltd. Budgets, five-year plan, investor pack, pricing models, a team of three. United Kingdom only; cash and banking sit with the shared service centre.

2016 - 2020
Finance Manager, Kennet Leisure Clubs Ltd. Month-end, management accounts for 31 clubs, audit.

September 2009 - August 2016
Treasury Analyst, later Assistant Treasurer, Strathallan Paper plc, Aberdeen then London. Group of fourteen countries. Cash management in the IT2 treasury system every day, short-term forecast, FX policy: exposures in EUR, SEK and USD hedged with forwards and vanilla options, about £300m a year. Two refinancings (2011, 2015), covenants, rating agency papers, hedge accounting under IAS 39.

2005 - 2009
Audit trainee, then senior, Hislop Mackie LLP

ACA (ICAEW) 2008, member in good standing
MA Mathematics, Aberdeen, 2005

I would like to return to treasury, where I was happiest.`,
    },
    {
      name: 'government-treasury',
      kind: 'trap',
      low: 5,
      high: 24,
      best: 14,
      why: 'Treasury as a ministry: policy papers on local government money, and treasurer of a rowing club.',
      lacks: [
        'AMCT, ACA, ACCA or CIMA',
        'three years in corporate treasury',
        'treasury management system',
        'FX hedging',
      ],
      cv: `Imogen Farquhar
Policy Adviser

Her Majesty's, now His Majesty's Treasury, London, October 2019 to present
Senior Policy Adviser, local government spending (since 2022). Leads advice to ministers on council funding, drafts briefing for the Chief Secretary, manages a team of three analysts, works with departments on forecast outturn and exposure of councils to interest costs. Seven fiscal events.
Policy Adviser, currency and coinage (2019 to 2022). Correspondence, secretariat of a committee, consultation on the future of cash.

Treasurer, Putney Reach Rowing Club, since 2021
Bank account, boat insurance, annual accounts for 140 members, mandate changes.

Graduate trainee, think tank Westbourne Forum, 2017 - 2019
Papers on pensions, hedging of political risk, events

MSc Public Policy, LSE, 2017
BA Philosophy, Politics and Economics, Durham, 2016

Strengths: clear drafting, forecasts, stakeholder management, Excel. German GCSE.`,
    },
  ],
};
