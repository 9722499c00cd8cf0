/** Product manager for B2B payments: five years of software product management, two of them on business payments. */
import type { GradedJob } from '../types.ts';

export const paymentsProductManager: GradedJob = {
  job: 'payments-product-manager',
  title: 'Senior Product Manager, B2B Payments',
  spec: `Job: Senior Product Manager, Payouts
Company: Tallyroad (business payments platform, 180 staff, Series C)
Where: London or Amsterdam, hybrid; remote in the UK or NL possible
Reports to: Director of Product
Pay: £90-110k or €100-120k plus equity

Why this role exists: 2,300 companies pay suppliers, sellers and freelancers in 60 countries through our API and dashboard. Failed and returned payments are now our customers' first complaint. We want one person to own the whole payout product and bring the failure rate from 2.1% to below 0.8%.

What you will do: talk to finance teams every week; set the roadmap with one designer and eleven engineers; decide which rails and banking partners to add; write specs that an engineer enjoys; bring compliance in early; report on the numbers, good or bad.

What we will screen for: (1) five years or more as a product manager or product owner for software; (2) at least two of these on payments for business customers, whether payouts, accounts payable, merchant acquiring or cross-border transfers.

What will tip the balance: an API product you took to market, SEPA, Faster Payments or ISO 20022, experience of safeguarding or PSD2, SQL of your own.

What we do not need: an MBA, a particular degree, a cover letter.

Process: 30-minute call, case discussion, team afternoon. Two weeks end to end. We reply to everyone and adjust the process for anyone who asks.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Eight years of product, five on payout and payables APIs for businesses, SEPA and Faster Payments, failure rate halved.',
      lacks: [],
      cv: `Priyanka Hollander
Senior product manager, payments | Amsterdam

Fernhill Pay, Amsterdam: Senior Product Manager, Mass Payouts (Apr 2023 - present)
Own the payout API used by 900 marketplaces and payroll firms. Ten engineers, one designer.
→ Return rate 3.4% to 1.5% by confirming payee names and pre-validating IBANs
→ Added instant SEPA, Faster Payments and a US ACH partner
→ Migrated message formats to ISO 20022 ahead of the deadline
→ Safeguarding reconciliation rebuilt with compliance after the PSD2 audit
→ I pull my own numbers (SQL, Looker) and publish them on Mondays

Invoicely Tools, Utrecht: Product Manager, Accounts Payable (Jan 2021 - Mar 2023)
Launched supplier payments inside the invoice product, from nothing to €40m a month. Interviewed 120 finance managers.

Statline, Utrecht: Product Owner, reporting SaaS (Sep 2018 - Dec 2020)
Two scrum teams; moved 600 customers to a new dashboard.

Business analyst at an insurer before that, 2016 - 2018.

MSc Information Science, University of Zuidrand, 2016
English, Dutch and Hindi. Climbing, terrible puns.`,
    },
    {
      name: 'cash-management-bank',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 86,
      why: "Eight years owning corporate disbursement software at a bank; the same job under the bank's words.",
      lacks: [],
      cv: `MALCOLM ABARA-WYNNE
Transaction banking, digital channels

Caledon & Thames Bank plc, London

Product Owner, Corporate Disbursements, 2020 to date
I am accountable for the online and host-to-host service by which some 4,000 corporates settle creditors, refunds and salaries, about 9 million instructions a month. Backlog, releases and commercial case are mine; delivery by two squads in Leeds (fourteen developers, two testers). Since 2021 clients may send instructions straight from their ERP through a set of REST endpoints; I wrote the brief, ran the pilot with six treasurers, and we now have 310 live. Repairs and rejects were a sore point: by checking account names and sort codes on entry we took them down by more than half. I sat on the industry group for the richer XML standard and brought the bank through CHAPS migration. Regulatory matters (strong authentication, access by third parties) handled with Conduct & Compliance.

Product Owner, Receivables Portal, 2018 to 2020
Direct debit origination and matching of incoming credits for utilities and councils. One squad.

Operations Team Leader, Clearing, 2013 to 2018

BA History, University of Fenwick, 2012
Reads and writes Oracle queries. Associate, London treasury institute. School governor.`,
    },
    {
      name: 'grocery-app',
      kind: 'denial',
      low: 50,
      high: 65,
      best: 58,
      why: 'Seven strong years of consumer product management; says plainly that checkout and payments were never hers and no businesses were customers.',
      lacks: ['at least two years on payments for business customers'],
      cv: `HELENA RASMUSSEN-OTT
Product Manager

ABOUT
Seven years shipping consumer apps that people open every week. Curious, numerate, low ego.

EXPERIENCE

Senior Product Manager, Basketful (online grocery), London
2022 – present
• Own search, substitutions and delivery slots: 1.4m weekly users, two teams, 12 engineers
• Substitution acceptance up from 61% to 78%, worth £9m a year
• Opened our availability API to three recipe sites
• A/B tests every sprint; write my own SQL in BigQuery
• Checkout and wallet belong to a sister team. I sit beside them but have not worked on payments myself

Product Manager, Wanderly (city guides), London
2019 – 2022
• Offline maps, reviews, push notifications; app rating 3.9 to 4.7
• First product hire, set up discovery interviews and the roadmap format

Associate, Harcourt Bell Consulting, 2017 – 2019

EDUCATION
BSc Mathematics, University of Saltmarsh, 2017

A note on fit: all my users so far were private households, so finance teams would be new to me. I have been reading up on rails and schemes and it is the next thing I want to learn.`,
    },
    {
      name: 'keyword-csm',
      kind: 'list',
      low: 18,
      high: 36,
      best: 27,
      why: 'A grid of payments words over a customer success career in HR software; no product role, no payments.',
      lacks: [
        'five years or more as a product manager or product owner for software',
        'at least two years on payments for business customers',
      ],
      cv: `OLIVIER TANKARD
Aspiring Senior Product Manager | B2B Payments | Fintech Enthusiast

KEY SKILLS
Product strategy • Roadmapping • Payouts • Accounts payable • Merchant acquiring • Cross-border transfers • SEPA • SWIFT • Faster Payments • ISO 20022 • PSD2 • Safeguarding • API products • KYC/AML • SQL • Jira • Figma • OKRs • Stakeholder management • Discovery • Go-to-market

CAREER

Customer Success Manager, Peoplefold (HR software), Manchester, 06/2021 to date
- Looks after 70 mid-size accounts, renewal rate 94%
- Quarterly business reviews, training webinars
- Passes feature requests to the product team, twice chosen for beta programmes
- Coordinated onboarding of 30 customers to the new absence module

Account Executive, Peoplefold, 2019 to 2021
- 118% of quota in the second year

Recruitment Consultant, Northern Quay, 2016 to 2019

COURSES
Product Management Certificate, online, 8 weeks (2025)
"Payments 101" and "Open Banking Fundamentals" (2026)
Certified Scrum Product Owner, two days (2025)

EDUCATION
BA Marketing, University of Calderbrook, 2016

I write a weekly newsletter on fintech with 400 readers.`,
    },
    {
      name: 'fasteners',
      kind: 'trap',
      low: 12,
      high: 30,
      best: 21,
      why: 'A B2B product manager of screws and anchors; payment terms and supplier invoices, but no software and no payment product.',
      lacks: [
        'five years or more as a product manager or product owner for software',
        'at least two years on payments for business customers',
      ],
      cv: `Wouter van Eldik, Senior Product Manager B2B
Eindhoven, NL

Profile: product manager with 12 years in business-to-business. Owner of roadmap, pricing and P&L; used to 60 export countries and to distributors who pay late.

2019–present. Senior Product Manager, Anchors & Fixings, Brabant Fasteners BV
  Range of 2,800 articles, turnover €34m. Roadmap of new products with R&D (eleven engineers) and one packaging designer. ETA approvals, patents, price lists. Visits to contractors and wholesalers every week. Cut the return rate of defective deliveries from 2.3% to 0.9%. Negotiated payment terms and early-payment discount with the twenty largest accounts. Business owner for product data in the webshop when IT replaced it in 2022.

2014–2019. Product Manager, Wood Screws, same company
  Private label for DIY chains, sourcing in Taiwan, letters of credit, catalogue.

2010–2014. Sales engineer, Limburg Tools

Education: BSc Mechanical Engineering, Hogeschool Kempen, 2010. Short course in product leadership, 2021.

Languages: Dutch, English (C1), German (B2). SAP, PIM, Excel, Power BI. Available in three months.`,
    },
  ],
};
