/** Insolvency administrator: a CPI pass and case years decide; the law of another jurisdiction does not carry over. */
import type { GradedJob } from '../types.ts';

export const insolvencyAdministrator: GradedJob = {
  job: 'insolvency-administrator',
  title: 'Senior Insolvency Administrator',
  spec: `Senior Insolvency Administrator | Restructuring boutique | Birmingham | hybrid

Two partners, fourteen staff. You will hold a portfolio of forty corporate cases - CVLs, compulsory liquidations and administrations - with a manager above you and two juniors beside you.

To be considered you need the Certificate of Proficiency in Insolvency (CPI) passed, no less than three years working on corporate insolvency cases for a licensed insolvency practitioner, working knowledge of SIPs and the Insolvency Act 1986, and IPS or another case system. Excel at a decent level.

We would be delighted by: JIEB studies begun, CVA or investigations experience, having trained juniors.

Work: statutory reports and notices, director conduct reports (DCRT), creditor claims and dividends, VAT and tax returns for cases, asset realisations, six-monthly reviews, bond schedules.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'CPI, five years of CVLs and administrations, IPS, conduct reports, starts the JIEB.',
      lacks: [],
      cv: `Adeel Chaudhry
Senior administrator, corporate insolvency

Ravensdale Recovery LLP, Wolverhampton, June 2021 to present
- 38 live CVLs, compulsories and two administrations under two appointment takers
- progress reports, SIP 2 investigations and DCRT submissions, proofs of debt, dividends, VAT 426/7
- IPS Cloud, six-month reviews and bonding, trains a junior
Hartwell & Quayle, insolvency cashier then administrator, 2019 to 2021

Certificate of Proficiency in Insolvency, June 2022; JIEB (liquidations) booked for 2027
BA Accounting, Wolverhampton 2019. Advanced Excel.`,
    },
    {
      name: 'personal-only',
      kind: 'adjacent',
      low: 50,
      high: 68,
      best: 60,
      why: 'CPI and six years, but IVAs and bankruptcies of individuals at a volume house: no corporate case.',
      lacks: ['three years on corporate insolvency'],
      cv: `Leanne Toft, CPI
IVA case administrator

2020 - now: Debtwise Solutions, Salford. Portfolio of 220 individual voluntary arrangements: annual reviews, variations, distributions, completion reports, creditor calls, complaints.
2019 - 2020: Bankruptcy assistant, Official Receiver's office.

CPI (2021). Working knowledge of SIP 3.1, Insolvency Act part VIII. Turnkey case system, Excel.`,
    },
    {
      name: 'cpi-pending',
      kind: 'in-progress',
      low: 58,
      high: 73,
      best: 66,
      why: 'Four good years of liquidations at a licensed practitioner; sat the CPI twice without passing and sits it again.',
      lacks: ['CPI'],
      cv: `Ross Whitmarsh

Insolvency Administrator, Priory Business Recovery, Coventry (September 2022 - present)
CVLs and compulsory liquidations from appointment to closure: statutory notices, s.98 packs, conduct reports, claims, dividends, corporation tax and VAT, IPS.

CPI: sat 2024 and 2025, not passed; resit June 2027
BTEC Business 2021
Excel pivot tables, look-ups`,
    },
    {
      name: 'credit-controller',
      kind: 'trap',
      low: 12,
      high: 34,
      best: 22,
      why: 'Files claims in insolvencies from the creditor’s side: a credit controller who has never run a case.',
      lacks: ['CPI', 'three years on corporate insolvency cases'],
      cv: `Paula Denning
Credit control supervisor

Midlands Timber Supplies, 2014 to date. Ledger of 900 accounts, dunning, court claims, proofs of debt in customers' liquidations and administrations, creditor committees (two), VAT bad debt relief, dividends chased from insolvency practitioners. Team of two.
CICM level 3 diploma. Excel, Sage 200.`,
    },
    {
      name: 'list-paralegal',
      kind: 'list',
      low: 20,
      high: 44,
      best: 33,
      why: 'A paralegal of nine months with every keyword in the skills line and no case of her own.',
      lacks: ['CPI', 'three years'],
      cv: `Sophie Lander
Aspiring insolvency professional

Core competencies: CVL, compulsory liquidation, administration, SIPs, Insolvency Act 1986, IPS, DCRT, creditor claims, dividends, statutory reporting, bond schedules, Excel

Paralegal, Edgbaston Law LLP, litigation department, February 2026 - present: bundles, filing at court, debt claims, time recording
LLB, Birmingham City 2025`,
    },
  ],
};
