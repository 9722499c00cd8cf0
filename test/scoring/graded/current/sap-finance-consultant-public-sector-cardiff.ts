import type { GradedJob } from '../types.ts';

export const sapFinanceConsultantPublicSectorCardiff: GradedJob = {
  job: 'sap-finance-consultant-public-sector-cardiff',
  title: 'SAP S/4HANA Finance Consultant (in-house), Cardiff',
  spec: `Harbour and Waterways Agency - Digital and Finance Systems
SAP S/4HANA Finance Consultant (Grade 7), Cardiff, hybrid. £58,400 - £66,100. Ref HWA/2026/311

About the post
The Agency moved its first two directorates to S/4HANA in 2025 and will move three more by 2028. You will design and configure the finance side, in house, and help us to depend less on our supplier.

Main duties
- Run workshops with finance users and turn needs into configuration
- Configure General Ledger, Payables, Receivables, Asset Accounting and cost and internal order accounting
- Plan data migration, testing, cutover and hypercare
- Third line support and monthly release notes
- Share know-how with two analysts

Person specification

Essential (assessed at sift; all must be shown in the application)
E1. At least five years' hands-on configuration of SAP FI/CO (ECC or S/4HANA)
E2. At least one S/4HANA finance implementation taken through to go-live
E3. Current Security Check (SC) clearance; we cannot sponsor it for this post
E4. Able to explain technical matters to people who are not technical (also tested at interview)

Desirable
D1. Public sector Funds Management or experience of central or local government
D2. SAP certification in Financial Accounting
D3. Part-qualified or qualified accountant (CIMA, CIPFA, ACCA or similar)

We offer 28.9% employer pension contribution, 30 days of leave and flexible hours. We are a Disability Confident employer. Welsh is welcome, not required. Apply on the jobs portal by 27 November 2026 with a CV and 500 words against E1 to E4.`,
  graded: [
    {
      name: 'gwenllian-prosser',
      kind: 'gem',
      low: 80,
      high: 93,
      best: 87,
      why: 'Called an accountant, but she has configured FI/CO with her own hands since 2019, took a port authority live on S/4HANA and holds SC to 2030.',
      lacks: [],
      cv: `GWENLLIAN PROSSER, ACMA
Group Financial Accountant
Penarth

Severnmouth Port Authority, Newport
Group Financial Accountant (systems) - March 2019 to present
My title has never caught up with my job. Since the supplier's functional lead left in 2019 I am the one in the IMG.
> ECC 6.0 until 2022: built new company code, document types, tolerance groups, payment programme, depreciation areas; cost centre and internal order hierarchies, settlement and allocation cycles
> S/4HANA 2022, brownfield project, June 2022 to go-live in October 2023: owned the record-to-report design, business partner conversion, new asset accounting, ledger and Universal Journal settings; wrote 140 test scripts, ran two dress rehearsals and the cutover weekend, then six weeks of floor-walking
> Since go-live: third line for finance tickets, quarterly patches, Fiori tiles, dunning rework that cut overdue debt by 18%
> Taught 60 harbour masters and budget holders, who were not easy to convince, what a WBS element is

Tidewell Housing Association, Cardiff
Management Accountant - 2014 to February 2019
Budgets, month end, key user of SAP

Clearance: SC, granted April 2023, valid to April 2030
Qualifications: CIMA, admitted 2016; BSc Economics 2013
Welsh: fluent`,
    },
    {
      name: 'nathaniel-orde',
      kind: 'overqualified',
      low: 79,
      high: 92,
      best: 86,
      why: 'Programme architect with eighteen years in FI/CO and four S/4HANA go-lives, cleared and still configuring; the only question is why he wants a Grade 7 post.',
      lacks: [],
      cv: `Nathaniel Orde
Chief Solution Architect, SAP Finance | Bristol

Eighteen years in SAP finance, the last seven as head of practice. SC cleared (current, renewed January 2025). SAP Certified, Financial Accounting in S/4HANA, 2021.

Larkspur Consulting plc - Director and Chief Architect, Finance, 2019 - present
+ Lead architect for S/4HANA at a rescue service agency (live April 2021), a government laboratory (live November 2022), a water company (live May 2024) and a police authority (live July 2026)
+ Team of 45, P&L of £11m, sits on the steering boards
+ I still build: at the laboratory and the police authority I set up Funds Management, GL with document splitting, assets and the CO-to-budget derivation myself, as well as migration cockpit loads
+ Present to ministers' finance teams and audit committees in plain English

Brockweir Systems - Principal, then Managing Consultant FI/CO, 2012 - 2019
+ Seven ECC roll-outs, template owner for FI-GL, AP, AR, AA, cost centre, profit centre and product costing
+ Cutover manager for 3 go-lives

Fallowfield Foods plc - SAP FI Analyst, 2008 - 2012
+ Configuration and support of ECC 6.0, month-end

Education: MBA 2017; ACCA affiliate 2008; BA Business 2005

Looking for a post close to home with no hotel nights.`,
    },
    {
      name: 'anneke-vanderlinde',
      kind: 'denial',
      low: 53,
      high: 66,
      best: 60,
      why: 'A first-rate FI/CO consultant, but she says herself that she has no SC clearance and the Agency cannot sponsor it.',
      lacks: ['current SC clearance'],
      cv: `Anneke van der Linde
SAP Finance Consultant (FI/CO), Swansea

Short profile
Consultant with nine years of configuration in General Ledger, AP, AR, Asset Accounting and Controlling, two of my projects on S/4HANA. I came to Wales in March 2025 with my husband; spouse visa, free to work.

Projects and posts
Glanmor Energy Services, Swansea - SAP Finance Consultant, April 2025 - present
S/4HANA 2023 operations: cost allocation redesign, bank statement automation, monthly release, training of analysts, third line tickets.

Kustlijn Consultancy, Rotterdam - Senior Consultant FI/CO, 2020 - March 2025
Greenfield S/4HANA for a province (municipal finance): design workshops, full configuration of GL, AA and internal orders, Funds Management, data migration, two test cycles, go-live January 2023 and hypercare. ECC support for two food makers.

Kustlijn Consultancy, Rotterdam - Junior Consultant, September 2017 - 2019
ECC 6.0 configuration of payables, dunning, payment runs, cost centres.

Certificates
SAP Certified Associate, S/4HANA Financial Accounting (2022)
MSc Accountancy, Rotterdam, 2017

Languages: Dutch, English (C2), German

Security clearance: none. I do not hold SC, and as I have lived in the UK for under two years I have been told that I am not eligible yet.`,
    },
    {
      name: 'marlon-asquith',
      kind: 'overlap',
      low: 59,
      high: 71,
      best: 65,
      why: "Cleared and with a real S/4HANA go-live, but his 'seven years' are four contracts at the same time: by the calendar he has under three.",
      lacks: ["five years' hands-on FI/CO configuration"],
      cv: `MARLON ASQUITH
SAP FICO Contractor (SC cleared, valid to June 2031)

7+ years of SAP FI/CO configuration across four clients

CONTRACTS

Mercia Ambulance Logistics | S/4HANA FI Consultant | March 2024 - February 2026
Implementation from explore phase to go-live (September 2025). Configured payables, receivables, bank accounting, tax codes. Prepared loads with the migration cockpit, defect triage in UAT, cutover tasks, eight weeks of hypercare.

Bryce & Daughters Brewing | FICO Support (part-time) | June 2024 - November 2025
ECC 6.0 tickets, new company code, cost centre groups, F110 fixes.

Tredegar County Borough | FI Consultant (2 days a week) | September 2024 - present
Asset accounting clean-up, internal orders and settlement rules, dunning; drop-in clinics for budget holders.

Opaline Cosmetics UK | CO Consultant (evenings) | January 2025 - June 2026
Assessment cycles, profit centre reorganisation, product cost estimate runs.

BEFORE SAP CONSULTING
Purchase Ledger Team Leader, Rhymney Steel Stockholders, 2017 - February 2024
Invoices, supplier queries, weekly payment run (Sage 200). No SAP.

TRAINING
SAP S/4HANA Financial Accounting Associate, February 2024
AAT Level 4, 2018

Available immediately, limited company or PAYE. Cardiff and M4 corridor.`,
    },
    {
      name: 'jude-fairclough',
      kind: 'list',
      low: 13,
      high: 29,
      best: 21,
      why: 'An impressive wall of SAP words, but the jobs beneath it are a service desk and phone shop; nothing was ever configured or brought live.',
      lacks: [
        "five years' hands-on FI/CO configuration",
        'one S/4HANA implementation to go-live',
        'current SC clearance',
      ],
      cv: `Jude Fairclough
SAP Professional

CORE SKILLS
SAP S/4HANA | SAP FI | SAP CO | General Ledger | Accounts Payable | Accounts Receivable | Asset Accounting | Cost Center Accounting | Internal Orders | Profitability Analysis | Universal Journal | Funds Management | Fiori | SAP Activate | Configuration | Data Migration | LTMC | Cutover | Hypercare | UAT | ABAP (basics) | Ariba | SuccessFactors | Solution Manager | Jira | Stakeholder management | Workshops | Public sector | CIMA aware

OBJECTIVE
To obtain a consultant position in which I can use my S/4HANA Finance configuration expertise.

EMPLOYMENT
Service Desk Analyst, Quaystone Managed IT, Newport, May 2022 - present
- First line calls for 14 customers, 35 tickets a day
- Password resets and unlocking of users in Active Directory, Office 365 and SAP
- Laptop builds, printers, starters and leavers
- Customer satisfaction 94%

Sales Assistant, Phone Hive, Cwmbran, 2019 - April 2022
- Contracts, upgrades, repairs, cash up

COURSES
"S/4HANA Finance in a Week", online video course, 2025
"SAP FICO Interview Questions", online, 2026
ITIL 4 Foundation, 2023

EDUCATION
BTEC Level 3 IT, Gwent Vale College, 2019`,
    },
  ],
};
