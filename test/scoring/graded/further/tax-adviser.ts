/** Private client tax adviser: CTA or ATT, and three years of private clients in practice, decide. */
import type { GradedJob } from '../types.ts';

export const taxAdviser: GradedJob = {
  job: 'tax-adviser',
  title: 'Private Client Tax Adviser',
  spec: `Larkhill Penrose is a firm of six partners in Cheltenham, and our private client team of eleven has more good work than it can do. We act for landed families, business owners, trustees and a growing number of people returning from abroad. The person who joins us will look after around ninety clients of their own, from the self assessment return to the conversation that follows it: capital gains on a farm sale, an inheritance tax review, remittance and residence questions under the new regime. They will review the work of two trainees and write letters that clients can understand. Whoever it is must be a member of the CIOT or the ATT, CTA or ATT being equally welcome, and must have spent at least three years on private client tax in an accountancy or law firm. Knowledge of trusts would be an advantage, as would STEP and CCH Personal Tax. Up to £58,000, hybrid working, and nobody here answers e-mail after six.`,
  graded: [
    {
      name: 'att-only',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 87,
      why: 'ATT, not CTA, which the firm says is equally welcome; six years of private clients, trainee reviewed, some trusts.',
      lacks: [],
      cv: `Harpreet Sandhu ATT

Assistant Manager, Private Client Tax
Dunmore Tait LLP, Chartered Accountants, Worcester
Nov 2020 - present (Tax Senior until Apr 2024)

* Portfolio of 110 individuals, 14 partnerships and a handful of trusts
* SA100s from records to filing, payments on account, HMRC enquiries
* CGT computations: property, shares, business asset disposal relief, a farmland sale with rollover
* IHT: gift and estate reviews with the partner, two IHT100s
* Reviews one trainee's returns
* Advice letters, often for retired farmers
* CCH Personal Tax, CCH Trust

Accounts trainee, Bredon & Co, 2018 - 2020

ATT member since March 2022. AAT level 4, 2019. CTA not being pursued.`,
    },
    {
      name: 'pdf-strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'CTA and TEP with ten years of private clients in practice; residence, trusts, farms and reviewing juniors; broken lines of a PDF.',
      lacks: [],
      cv: `Page 1 of 2
Eleanor Vasile-Whitcombe                    CTA TEP
Curriculum vitae

Career
03/2021 – present                  Private Client Tax Man-
                                   ager
Hollis Marchbanks                  Bristol
Lead contact for some 85 families
and their trusts. Inheritance tax
planning for agricultural and busi-
ness property after the 2026
changes; sales of land and family
companies; arrivers and leavers:
statutory residence test, the four-year
foreign income and gains regime,
temporary repatriation facility.
Reviews the returns of three juniors
in CCH. Drafts partner letters.
09/2016 – 02/2021                  Tax Assistant, then
                                   Tax Senior
Ferris Oakes & Lyle (solicitors
and tax advisers)                  Gloucester
Personal and trust returns (SA100,
SA900), ten-year charges, estates in
administration, capital gains on
let property.
Page 2 of 2
Qualifications
Chartered Tax Adviser (CIOT member)        2020
STEP Diploma in Trusts and Estates, TEP    2023
ATT                                        2018
BA History, Exeter                         2016
Interests
Bell ringing, lurchers`,
    },
    {
      name: 'exams-pending',
      kind: 'in-progress',
      low: 53,
      high: 69,
      best: 62,
      why: 'Four good years of the same work, one ATT paper still to pass: not a member of either body.',
      lacks: ['CTA or ATT membership'],
      cv: `Tomasz Wierzbicki. Tax Senior at Avonvale Partners, Bath, since October 2022. I prepare about 160 self assessment returns a year, mostly company directors, landlords and doctors, and for the last two years have had forty clients of my own, whom I ring rather than write to. Capital gains on second homes within the 60 days, pension annual allowance, child benefit charge, first inheritance tax summaries for the manager to sign, one large piece on split-year residence for a family back from Dubai. CCH Personal Tax daily. I check the work of our apprentice. Before Avonvale: one year at HMRC in the self assessment helpline team, Cardiff. I am studying for the ATT: Personal Taxation and Business Compliance passed, Business Taxation failed in May and sat again this month, result in January; so no membership of ATT or CIOT so far. Degree in Economics, Swansea, 2021.`,
    },
    {
      name: 'council-tax',
      kind: 'trap',
      low: 5,
      high: 24,
      best: 14,
      why: 'Advises on council tax and benefits at the town hall; nothing of income, gains or estates.',
      lacks: ['CTA or ATT membership', 'three years of private client tax in practice'],
      cv: `Marcia Delgado-Price
Senior Council Tax Adviser

Severn Borough Council, Revenues and Benefits | 2014 to present
Advises residents, private clients of letting agents and trustees of empty homes about council tax bands, exemptions, discounts and second home premiums. Residence questions: who is liable, main residence, people returning from abroad. Reviews the letters of two trainees. Recovery hearings at the magistrates' court. Northgate, Civica.

Housing benefit officer, 2010 - 2014

IRRV Level 3 Local Taxation and Benefits. GCSEs.`,
    },
    {
      name: 'two-at-once',
      kind: 'overlap',
      low: 53,
      high: 71,
      best: 62,
      why: 'ATT member; "five years of tax" is two part-time private client posts side by side since January 2025, under two years, after payroll and VAT.',
      lacks: ['three years of private client tax in practice'],
      cv: `FUNMILAYO ADEBAYO-GRANT ATT
Personal tax specialist, five years in tax

Personal Tax Adviser (3 days), Coln Valley Accountants, Cirencester, Jan 2025 - present
  60 clients: landlords, directors, a few estates; SA returns, CGT 60-day reports, advice calls

Private Client Tax Consultant (2 days), Ashgrove Wills & Tax, Stroud, Feb 2025 - present
  IHT reviews, trust registrations, SA900s for four family trusts, letters to clients

VAT and Payroll Supervisor, Cotswold Garden Centres plc, Aug 2021 - Dec 2024
  VAT returns, PAYE, P11Ds, two payroll clerks

ATT member, April 2026
AAT 2020
Software: TaxCalc, CCH, Sage`,
    },
  ],
};
