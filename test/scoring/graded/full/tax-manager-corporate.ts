/** Corporate tax manager: a chartered qualification, five years of corporation tax and people managed decide. */
import type { GradedJob } from '../types.ts';

export const taxManagerCorporate: GradedJob = {
  job: 'tax-manager-corporate',
  title: 'Corporate Tax Manager',
  spec: `Corporate Tax Manager, Leeds (hybrid)

Who we are
Hallam Whitcombe LLP is one of the fastest growing independent accountancy and advisory firms in the North. With 640 people in seven offices we advise owner-managed businesses, private equity backed groups and UK subsidiaries of overseas parents. Our people are at the heart of everything we do, and we are proud to have been named a great place to work for four years running.

The opportunity
Our corporate tax team is growing and we are looking for a manager to take on an established portfolio of around 60 corporate clients, including several large groups. You will be the day-to-day contact for finance directors, review the work of the team and support the partners with advisory projects.

In this role you will be responsible for the review of corporation tax computations and returns for groups, tax accounting under IAS 12 and FRS 102, audit of tax, group relief, capital allowances and R&D claims, and for correspondence with HMRC, including enquiries. You will coach and appraise two or three assistants.

About you
To succeed you must hold a professional qualification (CTA, ACA, CA or ACCA). You will have a minimum of five years' UK corporate tax experience gained in practice or in industry, and you will have supervised or managed junior staff. A sound knowledge of tax reporting is essential. Experience of transactions (due diligence, structuring) and of transfer pricing would be an advantage, as would CCH or Alphatax.

What we offer
Competitive salary, 28 days' holiday with the option to buy more, private medical cover, life assurance, season ticket loan, two volunteering days. Hallam Whitcombe is an equal opportunities employer and a Disability Confident organisation. We do not accept speculative CVs from agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'CTA and ATT, nine years of corporate tax, manager with a portfolio and three assistants, IAS 12, R&D, enquiries, due diligence.',
      lacks: [],
      cv: `Priyanka Ramaswamy ATT CTA
Corporate tax manager, Leeds

PROFILE
Chartered tax adviser with nine years in corporate tax, at present assistant to two partners and manager of a portfolio of groups.

CAREER

Thornbury Marsh LLP, Leeds
Corporate Tax Manager, July 2022 - present
- Portfolio of 55 clients incl. four groups above £200m turnover and eight inbound subsidiaries
- Reviews CT computations, CT600s, iXBRL, group relief and quarterly instalments (Alphatax)
- Tax accounting under FRS 102 and IAS 12, deferred tax; tax audit support to the audit team
- R&D claims under the merged scheme, full expensing, capital allowances
- Settled two HMRC enquiries without adjustment
- Line manager of three assistants, appraisals and exam support

Assistant Manager / Senior, Thornbury Marsh LLP
September 2019 - June 2022
- Compliance for 70 companies, vendor due diligence on three PE deals

Tax Trainee, Oldroyd Keane, Bradford
September 2017 - August 2019
- CT returns of owner-managed companies

QUALIFICATIONS
CTA 2021 (Advisory: inbound groups), ATT 2019
BSc Mathematics, University of Ridings, 2017

Systems: Alphatax, CCH Corporate Tax, Excel`,
    },
    {
      name: 'aca-in-house',
      kind: 'any-of',
      low: 78,
      high: 94,
      best: 87,
      why: 'ACA in place of CTA, eleven years of corporate tax in practice and industry, one report, IAS 12 and HMRC.',
      lacks: [],
      cv: `Gareth Ellwood ACA

I am a chartered accountant who has done nothing but company tax since my training contract. In-house for six years; I miss the variety of clients and want to return to a firm.

Dec 2020 - date: Group Tax Accountant, then UK Tax Lead, Brontëware Kitchens plc, Keighley (£480m turnover, 23 UK companies). Prepare and sign off the computations and returns of all UK companies, group relief matrix, instalments, CIR, capital allowances on two new plants, R&D expenditure credit of £1.1m a year. Tax note in the group accounts (IAS 12), effective tax rate forecasts, senior accounting officer sign-off. CCM meetings with HMRC, an open enquiry on loan relationships closed in 2024. I manage one tax analyst and oversee the transfer pricing file made by our advisers.

Sept 2015 - Nov 2020: Sandal & Coe, Wakefield, trainee to assistant manager in corporate tax. Portfolio of 45 owner-managed and mid-market groups, reviewed the returns of two trainees, tax due diligence on the buy side, share scheme clearances.

ACA (ICAEW) qualified 2018, first-time passes.
BA Economics, Wharfe University, 2015.
OneSource, CCH, advanced Excel, Power Query. Clean licence. School governor.`,
    },
    {
      name: 'overlapping-years',
      kind: 'overlap',
      low: 53,
      high: 70,
      best: 62,
      why: 'Claims over six years of corporate tax; two posts ran side by side, three years and two months in all. Qualified, one trainee.',
      lacks: ["five years' UK corporate tax experience"],
      cv: `LAURENT DESCHAMPS, CTA ACCA
Corporate tax specialist with over six years' corporate tax experience

WORK HISTORY

09/2023 - present   Assistant Manager, Corporate Tax, Farrow Lisle & Co, Sheffield (four days a week)
• review and preparation of corporation tax returns for 40 companies and three groups
• tax accounting, FRS 102 and IAS 12 disclosures, audit of tax
• R&D and capital allowances claims; replies to HMRC
• supervises one trainee, signs off her computations

10/2023 - present   Corporate Tax Consultant, Deschamps Tax Ltd (own company, Fridays)
• corporation tax compliance for a dozen small companies
• group relief and quarterly payments advice

06/2017 - 08/2023   Payroll and employment tax adviser, Civica Payroll Bureau, Rotherham
• PAYE, P11D, national insurance, off-payroll status
• helpline for 200 employers

EDUCATION
CTA 2024
ACCA 2022
Licence de droit, Université de Picardie, 2014

SOFTWARE
CCH Corporate Tax, TaxCalc, Xero, Excel

Languages: French native, English fluent
I count three years with Farrow Lisle and three as consultant.`,
    },
    {
      name: 'exam-in-may',
      kind: 'in-progress',
      low: 54,
      high: 73,
      best: 65,
      why: 'Eight years of corporate tax and two juniors, but part-qualified: last CTA paper in May 2027, no ACA or ACCA.',
      lacks: ['CTA, ACA, CA or ACCA'],
      cv: `Chloe Fairweather
Corporate Tax Assistant Manager

Key facts: 8 yrs corporate tax / mid-tier firm / groups and PE-backed clients / CTA part-qualified

HISTORY
Penistone Rawlings, Leeds
  Assistant Manager          01/2023 - now
  Corporate Tax Senior       03/2020 - 12/2022
  Corporate Tax Assistant    09/2018 - 02/2020

As assistant manager I run the compliance of 48 companies, among them two listed groups: first review of computations, group relief, CIR, deferred tax and tax notes under FRS 102 and IAS 12, audit support in the busy season. I prepare R&D reports with our engineers, capital allowances claims on property, and draft letters in enquiries. Two assistants work for me; I plan their jobs and do their appraisals. In 2025 I helped on three due diligence reports and one demerger clearance.

EDUCATION
ATT, 2021
CTA: Awareness and one Advanced Technical paper passed; sitting the last paper and the Application exam in May 2027. Not yet chartered.
BA (Hons) Accounting & Finance, Humber Coast University, 2018

IT
Alphatax, CCH, Excel, Power BI basics

Interests: fell running, choir`,
    },
    {
      name: 'vat-manager',
      kind: 'adjacent',
      low: 32,
      high: 49,
      best: 42,
      why: 'Tax manager with CTA and a team, but the tax is VAT and customs; the company tax work is absent.',
      lacks: ["five years' UK corporate tax experience", 'tax reporting'],
      cv: `Stewart McAllister CTA
Tax Manager

Profile: manager with twelve years in tax, known for clear advice and good relations with finance directors.

Experience

Bellhouse Corrigan LLP, Manchester. Manager, 2019 to present.
Manages a portfolio of 70 corporate clients: partial exemption methods, land and property, option to tax, VAT groups, Making Tax Digital reviews, import VAT and customs declarations after Brexit. Reviews returns and leads HMRC visits and enquiries; took one case to the First-tier Tribunal. Manages four staff, recruits and appraises.

HM Revenue & Customs, Large Business, Salford. Higher Officer, VAT, 2014 to 2019.
Compliance visits to retailers and food groups, error correction, penalties.

Professional
Chartered Tax Adviser (indirect taxes route), 2021
LLB, University of Clyde Valley, 2013

Writing and speaking
Monthly VAT column in a trade paper for builders; client seminars on the domestic reverse charge.

Systems
Alphabridge VAT, SAP extracts, Excel

Personal
Lives in Huddersfield, open to hybrid work, full driving licence`,
    },
  ],
};
