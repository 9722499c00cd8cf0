/** Statutory audit senior, Cork practice: admitted member of a listed body, three years of external audit in practice, in charge of two year-end audits. */
import type { GradedJob } from '../types.ts';

export const statutoryAuditSeniorJob: GradedJob = {
  job: 'statutory-audit-senior',
  title: 'Audit Senior (Statutory Audit)',
  spec: `Kinahan Lyne & Co, Chartered Accountants and Statutory Audit Firm
ROLE PROFILE (v4, approved by JL 12/10)

Role | Audit Senior
Office | South Mall, Cork. Hybrid 3/2, clients in Munster, some overnight in Kerry
Reports to | Audit Manager
Salary | EUR 58,000 to 66,000, pension 5%, CPD and annual sub paid, parking (limited)
Clients | Owner-managed companies and groups (food, pharma services, builders), 11 charities, two credit unions. Turnover 2m to 90m

Main tasks | Plan the job with the manager, risk assessment, materiality
 | Run the fieldwork with two or three trainees and review their sections
 | Draft the financial statements (FRS 102, Charities SORP), findings letter, completion memo
 | Deal with the client's FC day to day; chase queries and WIP
 | CaseWare file to partner-ready stage

Person | Essential | Desirable
Qualification | Admitted member of Chartered Accountants Ireland, ICAEW, ICAS, ACCA or CPA Ireland (1) | First time passes
Experience | Minimum 3 years external audit in a practice, training contract counts (2) | Group audits; charity or credit union work
 | In charge on site of at least two year-end audits from planning to sign-off | Exposure to a file review by the Institute
Systems | Excel | CaseWare, Inflo, Sage, Xero
Personal | Clear writer, good with trainees | Full driving licence

(1) Finalists and members of other institutes: see our separate Semi-Senior vacancy. We do not make exceptions for this grade because of our engagement lead plan with the Institute.
(2) Internal audit, accounts preparation and bookkeeping are not counted.

Kinahan Lyne is an equal opportunities employer. Send CV to the practice manager by 27 November. No agencies please.`,
  graded: [
    {
      name: 'cai-2024',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Admitted to Chartered Accountants Ireland in 2025 after a training contract in audit, five years in practice, in charge of a dozen jobs including charities.',
      lacks: [],
      cv: `AOIFE NI MHURCHU ACA, Blackrock, Cork

Member, Chartered Accountants Ireland, admitted March 2025. FAE 2024, all first attempt. B.Comm UCC 2021.

Horgan Twomey Brady, Limerick
Audit Senior, April 2025 to date. In charge of 9 audits in 2025/26, planning to sign-off: dairy group (48m, four subsidiaries), precast, two hotels, three housing bodies, a school. 1-3 trainees. FRS 102, Charities SORP. CaseWare, Inflo.
Trainee, Sept 2021 to March 2025. Audit, one tax season. Led six small jobs in the last two years. Credit union loan books. Our dairy file was in the Institute's quality review 2024, no major points.

Full licence, own car. Camogie.`,
    },
    {
      name: 'acca-lead',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: 'Certified accountant from a Leeds two-partner practice who says "job lead" and "field work": ACCA since 2022, seven years of external audits of companies, groups and academies.',
      lacks: [],
      cv: `Marek Duda ACCA (member since June 2022)

Moving to Cork with my wife (she starts at CUH in February). EU citizen.

What I do now
Thackray Bell LLP, Leeds (Registered Auditors), Assurance Supervisor since Oct 2022
I lead jobs. That means that the file is mine from the first call with the client to the day the responsible individual signs: understanding the entity, setting the testing levels, sending the juniors to do the tests, reading what they wrote, going concern, subsequent events, disclosure checklist, points for management. Per year about fourteen, biggest a 61m packaging group with three components, smallest a golf club. Six are multi academy trusts, with regularity reports.

Before
Thackray Bell LLP, Audit Semi Senior, Sept 2019 to Sept 2022
Field work, receivables circularisation, payroll analytics, stock attendance. Last year first two jobs on my own.

Wexley Foods, Bradford, Purchase ledger clerk, 2016 to 2019, evening classes for AAT

Papers
ACCA member (no. on request), practising certificate not held and not needed for my role
AAT Level 4, 2018
Technikum ekonomiczne, Rzeszow, 2012

Software: CCH audit automation, Mercia methodology, Xero, Sage 50, Excel, a bit of IDEA

UK GAAP (FRS 102 s1A and full). Irish company law I will have to read up.
Drives, B licence.`,
    },
    {
      name: 'hyderabad-ca',
      kind: 'foreign',
      low: 52,
      high: 67,
      best: 61,
      why: 'Strong external audit years and in-charge jobs, but a member of the Indian institute only, which the footnote sends to the semi-senior vacancy.',
      lacks: ['Admitted member of Chartered Accountants Ireland, ICAEW, ICAS, ACCA or CPA Ireland'],
      cv: `CA Sravani Mudunuri
Mallow, Co. Cork  |  Stamp 1G (spouse), full right to work

PROFESSIONAL SUMMARY
Chartered Accountant (Institute of Chartered Accountants of India, Associate Member, 2021) with 9 years in statutory audits of companies, including articleship. In Ireland since January 2024.

WORK EXPERIENCE
Semi-Senior, Audit & Assurance - Galvin Roche, Mallow - Feb 2024 till date
. Statutory audits under ISAs (Ireland) of FRS 102 companies: agri-merchants, nursing homes, a crane hire group
. Site lead for 5 engagements since March 2025, planning to completion, 2 trainees
. CaseWare, Sage, Surf Accounts

Assistant Manager, Statutory Audit - Rangan Krishnamurthy & Associates, Hyderabad - Feb 2021 to Dec 2023
. Engagement in charge for 12 companies (pharma formulations, infra, two listed on NSE) under Ind AS and SAs
. Companies Act 2013, CARO reporting, internal financial controls

Article Assistant - same firm - Aug 2017 to Aug 2020
. 3 years practical training: statutory, tax and bank branch audits

EDUCATION
CA Final, both groups, Nov 2020 attempt
B.Com, Osmania University, 2017

ADDITIONAL
ICAI-CAI reciprocal route: looked into it, application not yet started as I wished to settle my daughter at school first.
Languages: Telugu, Hindi, English. Carnatic vocals.`,
    },
    {
      name: 'fc-since-2013',
      kind: 'old',
      low: 58,
      high: 72,
      best: 65,
      why: 'Chartered, seven audit years and many jobs in charge, but all of it ended in 2013; since then financial controller in industry.',
      lacks: [],
      cv: `DECLAN F. HASSETT, B.Comm, FCA
Rochestown, Cork

Objective: after a redundancy I would like to go back to where I was happiest, in practice, and do not mind the grade or the pay.

2013 (June) to August 2026: Lissard Timber Products Ltd, Macroom
Financial Controller. Monthly accounts, cash, bank covenants, VAT, payroll for 85, two ERP changes (Navision to Business Central), insurance, Covid schemes, the R&D claim. Point of contact for the external auditors every spring; prepared the statutory accounts and the audit file for them, FRS 102 transition 2015. Managed four in the office. Plant closed this summer.

What I am proudest of there: the month-end came down from day 14 to day 5, we never missed a wage run in thirteen years, not even in the flood of 2015, and the auditors' findings letter was one page for six years in a row. I sat on the other side of the table from three firms and learned a good deal about what annoys a client. I also dealt with the Revenue audit of 2019 (no settlement) and, less happily, with the wind-down this year, stock, redundancies and all.

2010 to 2013: Moloney Stack, Cork. Audit Senior and from 2012 Audit Assistant Manager
In charge of about twenty year-end audits per season, from planning meeting to partner's sign-off. Builders' providers, co-ops, credit unions, a GAA county board. Three trainees on most jobs. CaseWare since its first version in the firm.

2006 to 2010: Moloney Stack. Trainee (training contract). Audit and a little liquidation work, of which there was plenty by then.

Admitted to membership (ICAI as was) 2010. Fellow 2020. CPD up to date, mostly tax and sustainability reporting; no audit courses since leaving.

Married, three grown children. Sailing out of Crosshaven, crew not skipper. Full licence.`,
    },
    {
      name: 'internal-auditor',
      kind: 'adjacent',
      low: 38,
      high: 54,
      best: 46,
      why: 'ACCA member and a senior auditor by title, but only in the internal audit of a bank and a hospital group, and says so.',
      lacks: [
        'Minimum 3 years external audit in a practice',
        'In charge on site of at least two year-end audits from planning to sign-off',
      ],
      cv: `Grace Adeyemi-Walsh ACCA, CIA
Senior Auditor

Contact: via LinkedIn. Location: Ballincollig

Experience
Senior Internal Auditor
Corran Bank DAC, Cork and Dublin
January 2022 - Present (4 years 11 months)
Lead of 6 to 8 audits per year from the annual plan: credit files, treasury, outsourcing, AML. Scoping, walkthroughs, RCMs, sampling, draft and final report to the Audit Committee, follow-up of findings in TeamMate+. Supervise two co-sourced staff. Liaison with external auditors at year-end.

Internal Auditor
Southern Hospitals Group
March 2018 - December 2021 (3 years 10 months)
Payroll, procurement, cash in theatres' vending (yes). Stock counts in pharmacy. Compliance with the Code of Governance.

Accounts Assistant
Douglas Motor Factors
2014 - 2018

Licences and certifications
ACCA, member since 2019
Certified Internal Auditor, IIA, 2021
Lean White Belt

Skills
Audit (41 endorsements), Risk assessment, Financial statements, FRS 102, Excel, Data analytics, Report writing, ISA

About
I know my way round a risk and a control, I write reports that people read. I have not worked in a practice and not signed off a year-end file, external audit would be a new side of the table and I'm ready for the season.`,
    },
  ],
};
