/** Financial Controller: fully qualified accountant, current member; five years at finance manager level decide it. */
import type { GradedJob } from '../types.ts';

export const financialControllerIreland: GradedJob = {
  job: 'financial-controller-ireland',
  title: 'Financial Controller',
  spec: `FINANCIAL CONTROLLER
Tearmann Approved Housing Body CLG, Dublin 7 (hybrid). Permanent, 37 hours. Salary scale €82,400 – €96,900 (7 points)

Tearmann provides 2,900 homes and support services in Leinster and is regulated by AHBRA and the Charities Regulator.

Purpose of the post
To lead a team of six and ensure accurate financial reporting, sound controls and timely statutory returns. The post holder reports to the Director of Finance and deputises at the Audit & Risk Committee.

Main duties
- Monthly management accounts, cash flow, budgets and forecasts
- Year-end financial statements and liaison with external auditors
- Loan covenant reporting to HFA and banks
- VAT/RCT, payroll and treasury oversight
- Internal controls and systems improvement

Person specification

Essential
• Fully qualified accountant (ACA, ACCA, CIMA, CPA or equivalent) and a current member of that body
• At least five years' experience at finance manager level or above, including managing staff
• Proven experience of preparing statutory accounts under FRS 102 and leading an external audit
• Strong Excel and experience of an integrated finance system
• Excellent communication skills

Desirable
• Charities SORP
• Housing, not-for-profit or other regulated sector
• Business Central or Sage Intacct; Power BI
• Implementation of a new finance system

A panel may be formed. Shortlisting will be on the basis of the information in the application. Garda vetting applies. Tearmann is an equal opportunities employer.`,
  graded: [
    {
      name: 'coop-head-of-accounts',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'FCCA head of accounts at a co-op, eight years of Irish GAAP year-ends, auditors and staff in other words; only the charity and housing side is missing.',
      lacks: [],
      cv: `Sinéad Mac Giolla
Portlaoise, Co. Laois (train to Heuston, 50 mins)

HEAD OF ACCOUNTS -- Slieve Bawn Farmers' Co-operative Society, Aug 2018 to date
Turnover 94m, a mill, two stores, three subsidiaries.
> I run the office of five: ledgers, wages, purchase ordering. I hire, appraise and have let one go.
> Close the books by working day 6 and give the board its pack: P&L against plan, stock, debtors, bank headroom, rolling twelve weeks' cash.
> I draft the annual report and accounts of all four entities to Irish GAAP (FRS 102, full, not 1A), with the tax note and the consolidation, and am the auditors' point of contact from planning letter to sign-off. Clean opinion every year, last five with no management-letter point above low.
> Ratio certificates for two lenders each quarter.
> Brought in Dynamics 365 Business Central in 2022 in place of a DOS-era package: chose it with the vendor, moved the data, trained 40 people. Built the Power BI sales and margin pages.
> VAT3s, RCT on building work, Intrastat.

ASSISTANT ACCOUNTANT, then ACCOUNTANT -- Barrow Timber Frames, Jan 2013 to July 2018

TRAINEE -- Phelan Kehoe & Co., Carlow, 2009 to 2012

FCCA (admitted 2013, fellow 2018, practising CPD up to date, paid up for 2026)
B.Bus.St., Institute at Carlow, 2009

Excel: power query, lookups, no macros any more.`,
    },
    {
      name: 'acca-one-paper-left',
      kind: 'in-progress',
      low: 53,
      high: 67,
      best: 61,
      why: 'Does the very job at a charity and has twelve of thirteen ACCA papers, but is not yet a qualified accountant.',
      lacks: ['fully qualified accountant, current member'],
      cv: `Tomasz Gorecki-Byrne
Finance Manager
Dublin 15 | 085 555 0190

EXECUTIVE SUMMARY
Finance manager in the voluntary sector with staff, audit and SORP experience. ACCA finalist.

PROFESSIONAL QUALIFICATION
ACCA: 12 of 13 papers passed. Advanced Audit & Assurance to be sat on 9 December 2026 (second attempt). PER objectives and ethics module complete. Membership to follow.

CAREER

Finance Manager, Clann Supports CLG (disability services, €31m income)
June 2019 – Present
▪ Team of four; report to the Head of Finance, present to the Finance Committee
▪ Monthly management accounts by service and funder, HSE service-arrangement returns, budget and reforecast
▪ Prepare the statutory financial statements under FRS 102 and the Charities SORP; lead the external audit since the 2020 year-end
▪ Property loans with two banks, half-yearly covenant certificates
▪ Project lead for Sage Intacct go-live, January 2024
▪ Payroll oversight, 620 staff; RCT and VAT on construction

Senior Accounts Executive, Ringfort Hotels
March 2015 – May 2019
▪ Accounts to trial balance for three hotels, VAT, bank recs, year-end file

EDUCATION
BA (Hons) Accounting & Finance, Blanchardstown Technological Institute, 2014

IT
Sage Intacct, Sage 200, Excel (advanced), Power BI

LANGUAGES
English, Polish`,
    },
    {
      name: 'controller-turned-guesthouse-owner',
      kind: 'old',
      low: 54,
      high: 68,
      best: 61,
      why: 'Chartered controller with twelve good years, but they ended in March 2016 and she has kept a guesthouse since.',
      lacks: [],
      cv: `NOELLE FANNING FCA, Westport

2016-2026 Owner, Carrowbeg Lodge (9 bedrooms). Bookings, breakfasts, four seasonal staff, own books and VAT on Big Red Cloud. Sold in August 2026; I am moving to Dublin to be near my daughters and want to return to finance.

2004-March 2016 Financial Controller, Atlantic Seafoods Processing Ltd, Mayo (€48m, 210 employed)
I reported to the managing director and headed an accounts department of seven. I produced the monthly accounts, costings, annual budget and cash projections, and wrote the statutory accounts of the company and its two subsidiaries, including the change-over to FRS 102 for 2015, restating 2014. I dealt with the auditors each spring for eleven years. Bank facilities and covenants with two lenders, BIM grant claims, Revenue audit 2009 closed without a settlement. Replaced Tas Books by Sage 200 in 2011. Member of the pension trustee board.

2000-2004 Audit Senior then Assistant Manager, Hession Tuohy, Galway

1996-2000 Trainee, same firm. Admitted to Chartered Accountants Ireland 2000. Still a member in good standing, subscription and CPD return made for 2026 (webinars on lease accounting changes to FRS 102, 14 hours).

B.Comm., Galway, 1996.
Excel good; typing 60 wpm; treasurer of the parish hall.`,
    },
    {
      name: 'credit-controller',
      kind: 'trap',
      low: 24,
      high: 38,
      best: 31,
      why: 'A controller of overdue invoices, not of the finances: no accountancy membership, no statutory accounts, no manager years.',
      lacks: [
        'fully qualified accountant, current member',
        'five years at finance manager level',
        'statutory accounts under FRS 102 and leading an external audit',
      ],
      cv: `Hi, I'm Jason Tuite and I am a Controller with 9 years under my belt in finance departments.

Current job
Senior Credit Controller @ Leinster Plant Hire, Ballymount
Since 11/2020
I mind a ledger of 1,400 accounts worth about 7 million. Phone and email chasing, payment plans, stop-lists, allocating receipts, disputes with the depots, solicitors' letters, credit insurance limits. DSO came down from 71 to 54 days. I give the Financial Controller the aged debt report and bad-debt list for month end and pull invoices for the auditors when they ask. I show new starters the ropes.

Previous job
Credit Controller @ Officeworld Supplies, Tallaght
From 05/2017 until 10/2020
High-volume small accounts, direct debits, queries, end-of-day banking.

Before
Call-centre agent, mobile phones, 2014-2017

Courses
Certificate in Credit Management (IICM) 2021
IATI Accounting Technician, year 1 only, stopped in 2019
Excel Intermediate, 2022

Systems
SAP Business One, Sage 50, Excel

What I'm like
Great communicator, firm but fair, strong on financial controls and deadlines. Looking for the next step up to Financial Controller.`,
    },
    {
      name: 'group-cfo-stepping-back',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 81,
      why: 'Every must shown at a level two steps above the post; why a group CFO wants it is a question and not a gap.',
      lacks: [],
      cv: `AIDAN McQUILLAN-HART BA FCA
Malahide, Co. Dublin

Positions held

Chief Financial Officer, Corrib & Lagan Care Group (nursing homes and supported living; 34 sites, revenue EUR 210m). 1 February 2017 – 30 September 2026.
Finance function of 46 in Dublin and Newry. Board member. Responsible for the consolidated and entity statutory accounts (FRS 102 for the 19 trading companies), annual audit by a Big Four firm, EUR 140m of bank debt and quarterly covenant compliance, HIQA and RQIA financial returns. Sold the group to a Belgian fund in June 2026. Earlier in the post, with a smaller team, I drew up the FRS 102 accounts personally for four year-ends. Unit4 implementation 2019.

Finance Director, Tolka Retail plc. 2009 – January 2017.
Treasury, budgeting, investor reporting, 22 finance staff.

Financial Controller, Tolka Retail plc. 2002 – 2009.
Monthly close, year-end accounts, audit, VAT and payroll.

Trainee, later Audit Manager, Dublin practice. 1994 – 2002.

Membership
Chartered Accountants Ireland, admitted 1998, Fellow 2008, current practising year paid.

Voluntary
Honorary treasurer, Fingal Hospice Friends, since 2020: its accounts follow the Charities SORP.

Reason for application
At 54, with the sale completed, I should like hands-on work nearer to home for an organisation with a purpose. Salary is not the issue.

Technology: Excel, Unit4, Power BI as a reader`,
    },
  ],
};
