import type { GradedJob } from '../types.ts';

export const managementAccountantManufacturingWestYorkshire: GradedJob = {
  job: 'management-accountant-manufacturing-west-yorkshire',
  title: 'Management Accountant (Manufacturing), Wakefield',
  spec: `Our client, a privately owned maker of pump and valve castings near Wakefield with a turnover of about £38m, is looking for a Management Accountant to join a close finance team of seven. It is a new permanent role, created by a second site, and it reports to the Finance Manager.

You will own the monthly management accounts for both sites, with board pack and commentary by working day six. You will keep standard costs up to date, explain material, labour and overhead variances to people who run furnaces rather than spreadsheets, look after stock valuation and the half-yearly counts, build the annual budget and the quarterly reforecasts, and prepare the file for the auditors.

To be considered you must be a fully qualified accountant, ACCA or CIMA, and you must have at least five years in management accounting in a manufacturing business; our client has been firm on both points and will not look at part-qualified applicants for this one. You should be strong in Excel and used to an ERP system such as SAP, Sage X3 or Dynamics. A feel for people on the shop floor matters more than polish. Power BI, or having been through a system change, would be a bonus.

The salary is £48,000 to £54,000 with 25 days' holiday, a 6% pension, free parking and one day a week from home. To apply, send your CV to Priya at Tannerfold Finance Recruitment, or ring for a quiet word. We reply to everybody within three working days.`,
  graded: [
    {
      name: 'gareth-illingworth',
      kind: 'overqualified',
      low: 77,
      high: 89,
      best: 83,
      why: 'Holds far more than the post needs: FCCA, finance director of a forging group and fifteen years in factories, and he still does the costing; every must is met, why he would step down is a question to ask.',
      lacks: [],
      cv: `GARETH ILLINGWORTH FCCA
Horbury, West Yorkshire

Finance director with a works background. After a sale of the business I am looking for a hands-on job close to home and no more airports.

CAREER

Aldersyke Forgings Group, Barnsley (£110m, 4 plants) - Group Finance Director, Jan 2020 to Sept 2026
Team of 22, banking, board and investors. Kept the costing model in my own hands: annual reset of 6,400 standards, monthly purchase price, usage, efficiency and overhead variances with each plant manager. Month end brought down from day 11 to day 5. Moved three plants from an old system to SAP. Stock write-down review every quarter. Sale to trade buyer completed August 2026.

Rothwell Springs Ltd, Leeds (£27m) - Financial Controller, May 2014 to Dec 2019
Monthly accounts and commentary, budget and reforecast, perpetual counts, audit file, two assistants.

Calder Bearings, Brighouse - Management Accountant, Sept 2010 to Apr 2014
Standard costing, WIP, job margins, capex appraisals for a machining shop.

Thackray Dunn, Bradford - audit trainee to semi-senior, 2006 to 2010

QUALIFICATIONS
ACCA member 2010, Fellow 2015, CPD current
BA Accounting and Finance, 2006

SYSTEMS
SAP, Sage 200, Excel (Power Query, models), a little Power BI`,
    },
    {
      name: 'joanne-felgate',
      kind: 'missing',
      low: 55,
      high: 68,
      best: 62,
      why: 'Ten years of exactly this work in factories, but AAT only: she is neither ACCA nor CIMA and not studying for it, and the client insists.',
      lacks: ['fully qualified ACCA or CIMA'],
      cv: `Joanne Felgate MAAT
Castleford

Personal statement
Factory accountant. I learned the job on the job, and production managers come to me first.

Employment history

Management Accountant
Penniston Castings Ltd, Normanton (iron foundry, £24m turnover)
February 2018 to date
- Monthly P&L, balance sheet and commentary to the directors on day 5
- 3,100 standard costs, revised each January and when scrap or alloy surcharges move
- Yield, scrap, labour efficiency and overhead recovery, walked through on the shop floor every Monday
- Stock and WIP valuation £3.2m, two full counts a year, auditors have raised no stock point since 2020
- Budget by cell, reforecast in March, June and September
- Key user when we changed to Dynamics 365 in 2022-23

Assistant Management Accountant
Sherburn Packaging, Selby (corrugated boxes)
July 2014 to January 2018
- Accruals, prepayments, job costing, variance packs, fixed assets

Accounts Assistant
Sherburn Packaging, Selby
2011 to 2014

Qualifications
AAT Level 4, 2014, full member (MAAT)
A levels: Mathematics, Business, Geography

IT
Excel: Power Pivot, lookups, some VBA. Dynamics 365, Sage 200, Power BI reports for the cells.

Interests
Rugby league, allotment`,
    },
    {
      name: 'nikesh-barot',
      kind: 'overlap',
      low: 59,
      high: 71,
      best: 65,
      why: "CIMA qualified with good factory content, but the 'eleven years' are three posts held side by side since January 2023: under four years by the calendar against five.",
      lacks: ['five years in management accounting in manufacturing (3 years 10 months by dates)'],
      cv: `NIKESH BAROT, ACMA CGMA
Huddersfield

PROFILE
Chartered management accountant with a combined 11 years of management accounting in manufacturing.

EXPERIENCE

01/2023 - present | Management Accountant (3 days a week) | Lindley Textile Machinery, Huddersfield
Monthly accounts and pack by day 7, standard costing for 1,900 parts, material and labour variances, stock provision, audit schedules. Sage X3.

03/2023 - present | Management Accountant (1 day a week, contract) | Orrin Brewing Equipment, Halifax
Job costing for tanks, WIP review, cash forecast, quarterly reforecast with the works manager.

06/2023 - 10/2026 | Cost Accountant (1 day a week, contract) | Fenay Plastics, Dewsbury
Moulding cycle times and scrap into cost cards, overhead rates, margin by customer. Helped to bring in a new ERP.

09/2019 - 12/2022 | Audit Assistant, later Audit Semi-senior | Crossland Pym LLP, Leeds
Audits of charities, care homes, dental practices and academies.

QUALIFICATIONS
CIMA - member since February 2023 (ACMA, CGMA)
BSc Economics, 2:1, 2019

SKILLS
Excel to a high level: index/match, Power Query, macros. Power BI dashboards at Lindley. Sage X3, Dynamics NAV.

Full driving licence. Notice one month on all contracts.`,
    },
    {
      name: 'h-wolstenholme',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 68,
      why: 'Says in sixty words that she is ACMA and has done the job in a foundry since 2018; both musts are there with dates, but there is little to judge quality by.',
      lacks: [],
      cv: `Hazel Wolstenholme ACMA CGMA, Rotherham

2018 - present: management accountant, Brinsby Steel Foundry, Sheffield. Month end and board pack, standard costs, variances, stock counts, budget. SAP.

2014 - 2018: assistant accountant, Coldwell Tools, Sheffield.

CIMA passed finalist 2017, member 2018. HND Business 2013.

Excel good. Car driver. Available after four weeks. Phone evenings please, I am in the works all day.`,
    },
    {
      name: 'carl-peverley',
      kind: 'pasted',
      low: 24,
      high: 37,
      best: 30,
      why: 'The profile is the ad copied out; the dated record under it is seven years of purchase ledger with AAT Level 3, so neither the qualification nor the management accounts are there.',
      lacks: ['fully qualified ACCA or CIMA', 'five years in management accounting in manufacturing'],
      cv: `CARL PEVERLEY
Ossett, WF5

PROFESSIONAL PROFILE
I own the monthly management accounts for both sites, with board pack and commentary by working day six. I keep standard costs up to date, explain material, labour and overhead variances to people who run furnaces rather than spreadsheets, look after stock valuation and the half-yearly counts, build the annual budget and the quarterly reforecasts, and prepare the file for the auditors. A fully qualified accountant, ACCA or CIMA, with at least five years in management accounting in a manufacturing business. Strong in Excel and used to an ERP system such as SAP, Sage X3 or Dynamics. A feel for people on the shop floor matters more than polish.

WORK EXPERIENCE
Purchase Ledger Clerk, Dunsley Conveyors Ltd, Batley, 10/2021 - present
Matching, coding and posting about 900 supplier invoices a month, statements, two payment runs, supplier queries, filing. Sage 200.

Purchase Ledger Assistant, Kirkgate Motor Factors, Wakefield, 08/2019 - 09/2021
Invoices, credit notes, petty cash, post.

Customer Assistant, Parkway Foods, Wakefield, 2017 - 2019

EDUCATION
AAT Level 3 Advanced Diploma, Wakefield, 2020
GCSEs incl. Maths and English, 2017

HOBBIES
Five-a-side, films`,
    },
  ],
};
