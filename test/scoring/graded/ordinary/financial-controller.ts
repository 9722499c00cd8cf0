/** Financial controller (US): the active CPA, years with a led team and the US GAAP close decide. */
import type { GradedJob } from '../types.ts';

export const financialController: GradedJob = {
  job: 'financial-controller',
  title: 'Financial Controller',
  spec: `Financial Controller
Halvorsen Fluid Systems, Inc. | Milwaukee, WI (hybrid)

Who We Are
Halvorsen Fluid Systems designs and manufactures valves and metering pumps for water utilities. Founded in 1951 and employee-owned since 2004, we have 620 colleagues in five locations and revenue of $210 million. Our values are Safety, Candor and Craft.

Position Summary
The Financial Controller reports to the CFO and is accountable for the integrity of the company's books, a close in six business days and a team of nine in general ledger, cost, payables and receivables.

Essential Functions
• Own the monthly, quarterly and annual close and consolidation under US GAAP
• Lead, coach and evaluate the accounting team
• Act as primary contact for the external auditors and tax advisers
• Maintain internal controls and accounting policy
• Support budget, forecast and covenant reporting

Required Qualifications
• Active CPA license
• Bachelor's degree in accounting or finance
• Minimum of eight (8) years of progressive accounting experience
• Minimum of three (3) years of directly managing accounting staff
• Demonstrated responsibility for the close under US GAAP

Preferred Qualifications
• Manufacturing and standard cost
• NetSuite or comparable ERP
• Public accounting background

Benefits
Medical, dental and vision from day one; ESOP; 401(k) with match; 20 days PTO; tuition reimbursement.

Halvorsen Fluid Systems is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status. Reasonable accommodation is available on request. This description is not an exhaustive list of duties and may change at any time.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Active CPA, thirteen years, controller of a manufacturer with a team of eight, NetSuite, public accounting before.',
      lacks: [],
      cv: `MEREDITH KOWALSKI, CPA
Waukesha, Wisconsin

PROFESSIONAL EXPERIENCE

Badger Forge & Casting LLC, Waukesha, WI
Controller, April 2020 - Present
• Own a six-day close and consolidation of three entities under US GAAP ($140M revenue)
• Manage eight accountants (GL, cost, AP, AR); hired five, promoted two
• Standard cost and inventory reserves; clean audits seven years running; lead contact for auditors
• Moved the company from Sage to NetSuite in 2022, with the chart of accounts cut from 2,100 to 640 lines
• Prepare the covenant certificate, the 13-week cash forecast and the annual budget with plant managers
• Wrote the accounting manual and segregation-of-duties matrix; no material weakness in any year
Assistant Controller, June 2017 - March 2020

Lindqvist & Barr LLP, Milwaukee, WI
Audit Senior, then Manager, September 2013 - May 2017. Manufacturing and distribution clients.

LICENSE
Certified Public Accountant, Wisconsin, active (2015)

EDUCATION
BBA Accounting, UW-Whitewater, 2013`,
    },
    {
      name: 'three-of-four',
      kind: 'in-progress',
      low: 54,
      high: 71,
      best: 63,
      why: 'An assistant controller with team and close; three of four CPA sections passed, the last due in February.',
      lacks: ['active CPA license'],
      cv: `Jamal Whitfield
Assistant Controller

Career summary
Twelve years in manufacturing accounting. Leads a team of five and the month-end close at a $95 million maker of packaging film.

Northlake Films Inc., Racine WI
Assistant Controller, Jan 2021 to present: US GAAP close in seven days, consolidation of the Mexican subsidiary, supervises and reviews five staff accountants, audit PBC list, SOX-style controls, NetSuite. Hired three of the five, writes their reviews, rebuilt the reconciliation calendar and took two days off the close. Rolling forecast with operations; bank covenant package each quarter.
Senior Cost Accountant, 2017 to 2020: standards, variances, physical inventories.

Gerrity Tool Works, Kenosha WI
Staff Accountant, 2014 to 2017

B.S. Accounting, Marquette Falls University, 2014
CPA candidate: passed FAR, AUD and the discipline section; sitting for REG in February 2027. Not yet licensed.`,
    },
    {
      name: 'chartered',
      kind: 'foreign',
      low: 51,
      high: 69,
      best: 60,
      why: 'Indian chartered accountant with fifteen years and a team, reporting in US GAAP to an American parent; no CPA.',
      lacks: ['active CPA license'],
      cv: `Raghunath Iyer, FCA

Plant and entity controller with fifteen years in engineered products, moved to Illinois in August 2026 (spouse transfer, work authorized).

Denning Pumps India Pvt Ltd (subsidiary of Denning Corp., Ohio), Pune
 2016 - July 2026: Financial Controller. Month-end close in US GAAP to the parent in five days and local statutory books under Ind AS; team of fourteen accountants; internal controls testing; statutory and group auditors; standard costing; Oracle.
 2011 - 2016: Manager, Accounts

Fellow Member, Institute of Chartered Accountants of India (2011)
B.Com. (Accounting and Finance), University of Pune, 2008
Credential evaluation for the CPA examination requested.`,
    },
    {
      name: 'no-reports',
      kind: 'denial',
      low: 54,
      high: 72,
      best: 64,
      why: 'Active CPA with eleven years and close work, but an individual contributor who has never had direct reports.',
      lacks: ['three years of directly managing accounting staff'],
      cv: `Anneliese Thorpe, CPA (Minnesota, active)

Technical Accounting and Reporting Manager, Corliss Medical Devices, St. Paul: 2019 - present
Prepares the consolidated close under US GAAP with the GL team, revenue and lease memos, quarterly covenant package, auditor liaison, accounting policy manual, NetSuite reports.
Senior Accountant, same company: 2017 - 2019
Audit Associate and Senior, Pruitt Hale LLP, Minneapolis: 2015 - 2017

M.S. Accountancy 2015; B.S. Accounting 2014, St. Cloud Plains University

Note on the title: "manager" refers to the process. I am proud of the lease adoption in 2021 and of the acquisition accounting for two start-ups, which I planned, valued with outside appraisers and defended before the auditors. It is an individual contributor role; I have not managed direct reports, though I coordinated four people in the audit seasons.`,
    },
    {
      name: 'cfo',
      kind: 'overqualified',
      low: 72,
      high: 91,
      best: 82,
      why: 'Meets every must and has been a CFO of a larger group for nine years: a question, not a gap.',
      lacks: [],
      cv: `Robert J. Castellano, CPA, MBA

Chief Financial Officer
Great Lakes Hydraulics Group, Green Bay, 2017 - present
$480M manufacturer, PE owned. Finance, IT and HR, 46 people; sale of two divisions; refinancing; board reporting; oversight of US GAAP consolidation and audit; ERP selection.

Corporate Controller
Great Lakes Hydraulics Group, 2010 - 2017
Nine entities, monthly close and consolidation under US GAAP, staff of seventeen, standard cost in four plants.

Audit Manager
Hollis & Dray LLP, Chicago, 2002 - 2010

Active CPA, Illinois and Wisconsin. MBA 2012. B.S. in Accounting, DePaul Heights, 2002.

After the company's sale I'm looking for a hands-on controller job without the travel.`,
    },
  ],
};
