import type { GradedJob } from '../types.ts';

export const payrollManagerFoundryOhio: GradedJob = {
  job: 'payroll-manager-foundry-ohio',
  title: 'Payroll Manager',
  spec: `Brandt-Holloway Castings | Mansfield, Ohio | On site, Monday to Friday

About the job
We pour gray and ductile iron at four foundries (OH, IN, MI, PA). 1,350 hourly and 210 salaried people get paid out of one office in Mansfield, and you would run that office.

What you'll take care of
• Weekly hourly and semi-monthly salaried runs, start to finish, with a team of three
• Shift differentials, incentive pay and overtime as written in two USW contracts
• 941s, W-2s, state and local returns, including Ohio municipal and school district tax and Pennsylvania local EIT
• Garnishments, 401(k) and union dues remittances
• Tie-out of payroll to the GL every month; answering the auditors
• Moving us from ADP Workforce Now to UKG in 2027

Must have
• Active CPP (PayrollOrg, formerly APA). Please give the date; expired credentials and the FPC alone won't get past our controller
• 7+ years in payroll, of which 3 or more leading other payroll people
• Multi-state payroll in the US for an employer of 500 or more

Nice to have
• Union shop or heavy manufacturing background
• A system conversion you lived through
• Kronos or other timekeeping
• Associate or bachelor's in accounting

What we pay
$88,000 - $102,000, 10% target bonus, medical from day one, and boots. Brandt-Holloway is an equal opportunity employer.`,
  graded: [
    {
      name: 'denise-kowalski-reyes-cpp',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Current CPP, sixteen years in payroll with nine leading, multi-state union manufacturing and a conversion.',
      lacks: [],
      cv: `Denise Kowalski-Reyes, CPP
Galion, OH 44833

SUMMARY
Payroll leader in unionized manufacturing. CPP since 2015, recertified through December 2030.

EXPERIENCE

Torvald Axle & Gear, Marion, OH
Payroll Manager, 8/2017 - present
- Pay 1,900 associates (1,500 UAW) in OH, KY, TN and NC, weekly and biweekly
- Supervise four payroll specialists and a timekeeping clerk
- Contract pay rules: shift premium, cost-of-living adders, double time Sundays; sit in on grievance step 2 when it concerns pay
- RITA and CCA municipal filings, school district codes, Kentucky occupational tax; quarterly 941s and year end W-2s with zero penalty notices since 2019
- Led move from Ceridian to UKG Pro in 2022: parallel runs, pay rule build in Kronos, went live on date
- Monthly payroll liability recs with corporate accounting; PBC lists for the auditors

Senior Payroll Specialist, Hickok Stamping Co., Bucyrus, OH
3/2012 - 8/2017
- 650 hourly in Ohio and Indiana, garnishments and child support, 401(k) uploads, dues

Payroll Clerk, Hickok Stamping Co.
6/2010 - 3/2012

EDUCATION
A.A.S. Accounting, Black Fork Technical College, 2010

Member, PayrollOrg Mid-Ohio chapter (treasurer 2020-2023)`,
    },
    {
      name: 'gregory-amundsen-director',
      kind: 'overqualified',
      low: 78,
      high: 90,
      best: 84,
      why: 'Far above the level as a former global payroll director, but CPP current and every must shown; level is a question to ask.',
      lacks: [],
      cv: `GREGORY T. AMUNDSEN
Worthington, Ohio • gta@mail.example

Vice President, Global Payroll & Time — Halvorsen Consolidated Industries (NYSE), Columbus, OH — 2016 to June 2026
Owned payroll for 31,000 employees in 41 states and 14 countries; staff of 62 through five managers; $11M budget. Consolidated nineteen US payrolls on Workday, 2018-2021. SOX owner. 27 bargaining agreements incl. Steelworkers, Teamsters, IAM. Position eliminated after the merger with a Texas group.

Director of Payroll — Halvorsen Consolidated Industries — 2009 to 2016
US payroll, 12,500 employees in 33 states. Twelve direct and indirect reports. Replaced Genesys with ADP.

Payroll Manager — Buckeye Lime & Stone, Carey, OH — 2002 to 2009
850 quarry and plant employees in OH, MI and IN. Ran weekly payroll myself, including municipal tax and dues.

Credentials
Certified Payroll Professional, first certified 2004, last recertified December 2024, valid through 2029
B.S.B.A. Accounting, Great Black Swamp State University, 2001
Past president, state payroll conference

A note on why I'm writing: we have moved to my wife's family farm in Richland County, I am 51, I don't want to fly any more, and what I liked best in 24 years was the job I had at the quarry. I am fine with the posted salary.`,
    },
    {
      name: 'tamika-lowery-expired',
      kind: 'lapsed',
      low: 60,
      high: 72,
      best: 66,
      why: 'Everything the foundry wants in experience, but the CPP ran out in 2021 and has not been taken again.',
      lacks: ['active CPP (expired December 2021)'],
      cv: `Tamika Lowery
Ashland OH | (419) 555-0142

PAYROLL & TIMEKEEPING SUPERVISOR -> PAYROLL MANAGER

2018-Present   Payroll Manager   Gantry Tire Molds, Inc., Wooster, OH
   780 employees, plants in OH, PA, SC. 2 direct reports (payroll analyst, timekeeper).
   USW local: incentive rates, call-in pay, vacation buyout.
   PA Act 32 local earned income tax and LST, Ohio RITA/CCA, SC withholding.
   ADP Workforce Now since 2020 (I did the conversion from Paychex). Kronos clocks.
   W-2/W-2c, 941, 940, unemployment rate review saved $64K in 2023.
   GL interface and month end accrual.

2012-2018   Payroll Supervisor   Mohican Foods, Loudonville, OH
   1,100 seasonal and permanent employees, OH & MI. Led 3 clerks from 2014.

2008-2012   Payroll Administrator   Mohican Foods

Education & training
   Certified Payroll Professional (CPP) 2016 - 2021. I let the certification lapse on 12/31/2021 when my mother was ill and I was short of credits; have not re-sat the exam.
   Business certificate, Ashbrook Career Center, 2007`,
    },
    {
      name: 'rachel-duquette-uk',
      kind: 'foreign',
      low: 36,
      high: 49,
      best: 43,
      why: 'A good payroll manager, but her chartered credential and all her experience are British: no CPP and no US multi-state payroll.',
      lacks: ['active CPP', 'multi-state US payroll'],
      cv: `Rachel Duquette (née Stainforth)
Lexington, Ohio. Green card holder since August 2026.

Hello! I moved from Sheffield this summer with my American husband and am looking for a role like the one I left.

Payroll Manager, Attercliffe Forge Group, Sheffield, UK
March 2018 to July 2026
1,420 weekly and monthly paid staff at five sites in England, Scotland and Wales, including Scottish and Welsh tax codes. Two unions (Unite and GMB), shift allowances, piecework and productivity bonus. Team of four. RTI submissions, auto-enrolment, attachment of earnings orders, P11Ds, PAYE Settlement Agreements, gender pay reporting. Moved the group from Sage to iTrent in 2021 and cleaned up eleven years of holiday pay. Monthly control account reconciliation, never a late FPS.

Payroll Team Leader, Don Valley NHS Services, Sheffield
2013 to 2018
Six clerks, 9,000 payslips a month.

Qualifications
MCIPPdip, Chartered Institute of Payroll Professionals, Foundation Degree in Payroll Management, 2016
A levels: Maths, Business, French

I have started reading up on US payroll (941s, state withholding) but have not yet worked with it.`,
    },
    {
      name: 'kevin-strader-keywords',
      kind: 'list',
      low: 16,
      high: 30,
      best: 23,
      why: "A keyword wall resting on a receivables clerk's career; the CPP is a prep course and no payroll run is shown.",
      lacks: ['active CPP', '7 years in payroll with 3 leading', 'multi-state payroll experience'],
      cv: `KEVIN STRADER
Mansfield, OH

CORE COMPETENCIES
Payroll Management | Multi-State Payroll | CPP Exam Prep | Team Leadership | UKG | ADP Workforce Now | Kronos | Garnishments | 941 | 940 | W-2 | Municipal Tax | RITA | CCA | PA EIT | Union Payroll | USW | Collective Bargaining Agreements | Shift Differentials | 401(k) | General Ledger | Reconciliation | SOX | Audit | Year End | Process Improvement | System Conversion | Compliance | FLSA | Excel

OBJECTIVE
Results-driven payroll manager with expertise in all aspects of multi-state union payroll seeking a challenging position with a growing manufacturer.

HISTORY
Accounts Receivable Clerk, Richland Door & Window, 2021 - present. Post payments, call past due accounts, deposits, customer statements.
Cashier/Shift Lead, Speedy Lube, 2017 - 2021

EDUCATION
Mansfield North High School, 2016
Online: "Payroll Fundamentals", 6 hours, 2026`,
    },
  ],
};
