/** Qualified management accountant: the chartered qualification and close experience decide. */
import type { GradedJob } from './types.ts';

export const managementAccountant: GradedJob = {
  job: 'management-accountant',
  title: 'Management Accountant',
  spec: `Management Accountant needed for a growing maker of kitchen doors near Telford. Reporting to the FD you will prepare monthly management accounts for three legal entities to a five-day timetable, own standard costing and stock valuation, post and reconcile balance sheet accounts, forecast cash, and explain variances to people who make things and not spreadsheets. Requirements: fully qualified accountant - CIMA, ACCA or ACA. Manufacturing experience incl. standard costing (min. 3 years). Advanced Excel. Month-end from journals to board pack. We use Sage 200 and Power BI, so knowledge of either is welcome but not needed. You can drive (the site has no public transport). Salary up to £52k, early finish on Fridays, discount on kitchens.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'ACMA with five years in factories, standard costing, stock, day-five close, Sage 200 and Power BI.',
      lacks: [],
      cv: `Lynette Groves ACMA CGMA

Qualified CIMA 2020 | full driving licence

2021 - Present   Management Accountant, Severn Valley Furniture (manufacturer, £38m)
Month-end close in five working days for two companies: journals, accruals, prepayments, intercompany, full balance sheet reconciliation and the board pack with commentary. Standard costing: annual roll of 4,300 BOMs, price, usage and efficiency variances reviewed each week with the production manager. Stock valuation £5.2m, perpetual counts, provisions. 13-week cash forecast. Power BI margin dashboard. Sage 200.

2017 - 2021   Assistant Management Accountant, Wrekin Castings (foundry)
Costing of castings, WIP valuation, capex, VAT, month-end journals.

2014 - 2017   Accounts Assistant, Wrekin Castings

CIMA 2016-2020, first time passes; AAT level 4, 2016
Excel: Power Query, INDEX/MATCH, SUMIFS, VBA`,
    },
    {
      name: 'part-qualified',
      kind: 'in-progress',
      low: 58,
      high: 73,
      best: 66,
      why: 'Right factory experience for four years, but three ACCA papers short of the qualification.',
      lacks: ['fully qualified CIMA, ACCA or ACA'],
      cv: `Ravindra Pathmanathan
Management Accountant (ACCA part-qualified, 10 of 13 papers passed, finalist June 2027)

Experience

Management Accountant | Bridgnorth Plastics Ltd | January 2023 to present
Injection moulding manufacturer with £22m sales. Prepare management accounts by day six, post journals, reconcile balance sheets, standard cost updates, material and labour variance analysis, stock valuation and cycle counts, weekly cash flow forecast, budget with department heads. Advanced Excel, Sage 200, basic Power BI.

Cost Accountant | Bridgnorth Plastics Ltd | July 2021 to December 2022
Bills of material, routings, scrap reports.

Education
BSc Accounting and Finance, University of Ridgeway, 2021`,
    },
    {
      name: 'practice-aca',
      kind: 'missing',
      low: 55,
      high: 72,
      best: 64,
      why: 'Chartered and sharp, but from audit practice: no manufacturing and no standard costing.',
      lacks: ['3 years manufacturing with standard costing'],
      cv: `SEBASTIAN ORDE-BROWNE ACA

Audit Senior to Assistant Manager, Denholm Partners LLP, Birmingham
September 2021 - present
Leads audits of owner-managed groups (charities, property, professional services). Reviews balance sheet reconciliations, tests revenue and stock, drafts statutory accounts under FRS 102, consolidation of five-entity group. Trains juniors in Excel (pivot tables, Power Query).

Secondment, Finance team, Aspire Housing, Jan - June 2025
Covered month-end: journals, accruals, management accounts and board pack for a housing association.

ICAEW ACA, qualified October 2024, first-time passes
BA Economics, University of Castlegate, 2:1, 2021
Driving licence

Interests: rowing, mentoring of school leavers, treasurer of a village hall.`,
    },
    {
      name: 'old-experience',
      kind: 'old',
      low: 52,
      high: 72,
      best: 63,
      why: 'Qualified, with factory costing done well until 2015; since then eleven years as a bursar.',
      lacks: [],
      cv: `Margaret Tolliver FCCA

Finance Bursar, St Werburgh's School                        Sept 2015 - present
Termly accounts for governors, fee collection, payroll, gift aid, annual budget, audit. Supervise two. Excel and WCBS.

Cost and Management Accountant, Dudley Springs & Pressings    1999 - Aug 2015
Standard costing for automotive pressings, stock valuation, weekly variance meetings on the shop floor, month-end accounts to day five, budgets, cash forecasts. Sage Line 500.

Trainee, Hollings & Co                                        1995 - 1999

FCCA (admitted 2001)
Full clean driving licence

Additional: led the change from paper to online school bills, wrote the reserves policy, member of the bursars' association. Governor of a primary school. I miss the shop floor and would like to return to it. Interests: walking, bell ringing.`,
    },
    {
      name: 'bookkeeper',
      kind: 'adjacent',
      low: 25,
      high: 48,
      best: 38,
      why: 'Careful bookkeeper to trial balance for trades; not chartered, no costing, no management accounts in a factory.',
      lacks: ['fully qualified accountant', '3 years manufacturing with standard costing'],
      cv: `Tracey Ingham MAAT

Bookkeeper (self-employed), 2016 to present: ledgers for builders, a dairy farm and two pubs. Sage 50 and Xero, VAT returns, CIS, bank reconciliations, month-end to trial balance handed to the accountants, credit control, payroll for up to 20.

Purchase Ledger Clerk, Telford Tyres, 2009 to 2016: 1,200 invoices a month, supplier statements, payment runs.

AAT Level 4 2012. Member of AAT. Excel good. Driver with own car.

What clients say: always on time, explains figures without jargon, finds lost invoices. Set up mileage and CIS templates that builders can actually use. Volunteer treasurer of the carnival committee. Interests: darts league, dog agility. Looking for one employer, steady hours and a team.`,
    },
    {
      name: 'pasted-injected-bookkeeper',
      kind: 'pasted',
      low: 25,
      high: 48,
      best: 38,
      why: "The bookkeeper's CV with the requirements of the advertisement copied into it; nothing is added by that.",
      lacks: ['fully qualified accountant', '3 years manufacturing with standard costing'],
      twin: 'bookkeeper',
      cv: `Tracey Ingham MAAT

Fully qualified accountant - CIMA, ACCA or ACA. Manufacturing experience incl. standard costing (min. 3 years). Advanced Excel. Month-end from journals to board pack. Prepare monthly management accounts for three legal entities to a five-day timetable, own standard costing and stock valuation, post and reconcile balance sheet accounts, forecast cash, and explain variances to people who make things and not spreadsheets.

Bookkeeper (self-employed), 2016 to present: ledgers for builders, a dairy farm and two pubs. Sage 50 and Xero, VAT returns, CIS, bank reconciliations, month-end to trial balance handed to the accountants, credit control, payroll for up to 20.

Purchase Ledger Clerk, Telford Tyres, 2009 to 2016: 1,200 invoices a month, supplier statements, payment runs.

AAT Level 4 2012. Member of AAT. Excel good. Driver with own car.

What clients say: always on time, explains figures without jargon, finds lost invoices. Set up mileage and CIS templates that builders can actually use. Volunteer treasurer of the carnival committee. Interests: darts league, dog agility. Looking for one employer, steady hours and a team.`,
    },
  ],
};
