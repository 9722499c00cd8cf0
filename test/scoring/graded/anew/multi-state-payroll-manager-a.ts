/** A payroll manager for a many-state US employer; the CPP and five years of multi-state payroll decide. */
import type { GradedJob } from '../types.ts';

export const multiStatePayrollManagerA: GradedJob = {
  job: 'multi-state-payroll-manager-a',
  title: 'Payroll Manager (multi-state)',
  spec: `Larkspur & Dunne Search has been retained by a privately held home-health group to find its next Payroll Manager. Our client employs 1,900 nurses, aides and office staff across fourteen states, pays biweekly, and has grown by acquisition every year since 2019. The current manager retires in April and will overlap with her successor for six weeks. The office is in Nashville, three days a week, parking included; the other two are yours.

The person we present will hold an active CPP (Certified Payroll Professional; the FPC is not sufficient for this client) and will have at least five years of hands-on multi-state payroll for an employer of 500 or more. Experience running payroll on an enterprise system such as UKG Pro, Workday, ADP Workforce Now or similar is required; the client is on UKG and will train. You will lead three payroll specialists, so some experience of supervising or training others matters. You should be comfortable owning quarterly and year-end filings (941s, W-2s, state withholding and unemployment), garnishments, general-ledger reconciliation and the questions of the external auditor.

It would be a bonus to know healthcare pay practices such as per-visit rates, shift differentials and blended overtime, to have brought an acquired company onto a payroll system, or to hold a bachelor's degree in accounting or business. SHRM membership is nice but nobody will ask.

Compensation is $92,000 to $108,000 with a bonus, a 401(k) match of five percent and health cover from day one. Larkspur & Dunne is an equal opportunity firm, and all conversations are confidential. Please send a resume in any format.`,
  graded: [
    {
      name: 'dayforce-lead',
      kind: 'any-of',
      low: 86,
      high: 97,
      best: 92,
      why: 'Active CPP, over seven years of many-state payroll for thousands of people, supervises; Dayforce is a "similar" system and no gap.',
      lacks: [],
      cv: `RENATA KOWALCZYK-BLISS, CPP
Murfreesboro, Tennessee

PAYROLL SUPERVISOR
Meadowlark Senior Living, Franklin TN (3,100 employees, 11 states)
August 2021 – Present
• Run two biweekly cycles in Dayforce start to finish, with a team of two specialists and one timekeeping clerk who report to me
• File or review every 941, 940, state withholding and SUI return; balanced 3,400 W-2s last January with six corrections
• Weighted overtime for CNAs on two rates, weekend and night premiums, on-call pay
• Moved the 410 staff of a purchased operator in Kentucky onto our system in nine weeks (2024)
• Child support, levies, creditor orders: about 190 active
• Tie payroll to the ledger each month; first contact for the auditors on wages

SENIOR PAYROLL SPECIALIST
Corvane Logistics, Nashville TN (1,250 employees, 9 states)
February 2019 – July 2021
• Processed all hourly payrolls on ADP Workforce Now
• Set up tax accounts when we opened in Ohio, Virginia and Missouri
• Trained two new hires

ACCOUNTING CLERK
Corvane Logistics
June 2016 – January 2019
• Payables, expense reports

CREDENTIALS
CPP, PayrollOrg, earned fall 2020, recertified through December 2030
FPC 2018 (superseded)

EDUCATION
BBA, Accounting, Middle Cumberland State University, 2016`,
    },
    {
      name: 'claims-eight-years',
      kind: 'years',
      low: 61,
      high: 73,
      best: 67,
      why: 'Claims eight years of multi-state payroll, while the dates show three years and four months; CPP, system and level are there.',
      lacks: ['five years of hands-on multi-state payroll'],
      cv: `Desmond Achterberg, CPP

Payroll Manager with 8+ years of multi-state payroll experience.

Certification: Certified Payroll Professional (PayrollOrg), passed spring 2024, active through 2029.

EXPERIENCE

Payroll Manager, Tallgrass Urgent Care Partners, Nashville
July 2023 to present
Sole owner of payroll for 760 employees in seven states. UKG Pro. Two direct reports since last year. Biweekly processing, imports from the scheduling system, differentials for evenings and weekends, off-cycle checks, 941 and state returns through UKG's tax service, W-2 reconciliation, garnishment orders, workers' comp audit. Closed out a state notice backlog of 140 letters in the first five months. Monthly accruals and labor distribution to the GL.

Accounts Receivable Specialist, Tallgrass Urgent Care Partners
March 2021 to June 2023
Patient and insurer remittances, cash posting, month-end. Covered phones for payroll when the clerk was out.

Store Manager, Hillsboro Paint & Hardware (one location, 14 employees)
May 2018 to February 2021
Opening and closing, ordering, schedules. Sent hours to the bookkeeper every second Monday.

EDUCATION
Bachelor of Science, Business Administration, Lakeland Baptist University, 2018

SOFTWARE
UKG Pro, Excel (pivot tables, Power Query), NetSuite

COMMUNITY
Treasurer of the Eastside Little League since 2022. Volunteer tax preparer each spring.`,
    },
    {
      name: 'global-vp',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 81,
      why: 'Holds every must many times over and still files and reconciles herself; the question is why a vice president wants the job.',
      lacks: [],
      cv: `Constance M. Tilleray, CPP

A note before the resume: I have run payroll for 40,000 people and spent most of it in airports. My husband is in Nashville, our grandchild is in Nashville, and I would like to do payroll again rather than talk about it.

Vice President, Global Payroll Operations
Bramwell Foods International, Chicago; 2017 to June 2026
Forty-eight states and nine countries; 31 staff in Chicago and Manila; Workday in the US, local vendors elsewhere. I kept the executive and expatriate payroll in my own hands all those years, every other Friday, and signed the federal and state quarterly returns. SOX controls, six external audits without a material finding. Integrated four purchased companies, the largest with 2,300 people.

Director of Payroll
Osgood Regional Hospitals, Milwaukee; 2010 to 2017
7,800 employees in Wisconsin, Illinois, Iowa and Michigan. Lawson, then Workday (I led the payroll stream). Shift, weekend and charge pay, union steps, nurse per-diem pools. Staff of six.

Payroll Manager, then Senior Manager
Kettleby Stores, Green Bay; 2001 to 2010
Twelve states, 5,500 hourly staff. Ceridian.

CPP since 2004, recertified every five years, current through 2029
BA Economics, St. Brannoc College, 2000
Speaker at three Congress meetings on state reciprocity

Salary: I have read the range and it is fine.`,
    },
    {
      name: 'clinic-office-manager',
      kind: 'adjacent',
      low: 32,
      high: 46,
      best: 39,
      why: 'Prepares payroll every two weeks, but for 45 people in one state through a bureau, with the FPC the ad rules out.',
      lacks: ['CPP', 'five years of multi-state payroll for 500 or more', 'enterprise payroll system'],
      cv: `Yolanda Prescott-Ibarra

OBJECTIVE
To bring my payroll experience in healthcare to a larger team.

OFFICE MANAGER / BOOKKEEPER
Harpeth Family Dentistry and Orthodontics, three offices in Williamson County, Tennessee
January 2017 – today

Payroll: I collect the timecards of 45 employees, check overtime and PTO, key the hours into the bureau's web page and approve the preview. The bureau (BrightPay Partners) works out the taxes, files the returns and mails the W-2s. I answer staff questions on their stubs, and send them the two garnishments we have.

Books: QuickBooks Online, bank reconciliations, vendor bills, monthly packet for the CPA.

People: I hire and train front desk staff and make the schedule for eleven people. Benefits enrollment each November.

FRONT DESK LEAD
Same practice, 2013 – 2016

CERTIFICATES
Fundamental Payroll Certification (FPC), October 2022, renewed 2025
QuickBooks ProAdvisor

EDUCATION
Associate of Applied Science, Accounting, Columbia Valley Community College, 2012

STRENGTHS
Detail, patience, keeping secrets. I have never missed a pay date in nearly ten years. Bilingual English/Spanish.

I plan to look at the CPP in a year or two once I have worked with more states.`,
    },
    {
      name: 'skills-cloud',
      kind: 'list',
      low: 14,
      high: 28,
      best: 20,
      why: 'Every word of the field in a skills block, and a work history in a call center and a hotel that shows none of it.',
      lacks: ['CPP', 'five years of multi-state payroll for 500 or more', 'enterprise payroll system'],
      cv: `TREVON McALLISTER-SHAW
Payroll Professional

CORE COMPETENCIES
Multi-State Payroll • CPP Body of Knowledge • UKG Pro • Workday • ADP Workforce Now • 941 / 940 • W-2 • SUI / SUTA • Garnishments • GL Reconciliation • Year-End • FLSA • Blended Overtime • Team Leadership • Audit • Acquisitions • Shift Differentials • Healthcare Payroll

SUMMARY
Results-driven payroll manager profile with a strong understanding of end-to-end multi-state payroll processing and compliance in fast-paced healthcare environments.

WORK HISTORY
Customer Care Associate II, Bluebonnet Wireless, Nashville (2022 - 2026)
- Answered 60+ calls per day on bills and upgrades
- Achieved 96% quality score
- Peer coach for four new associates

Night Auditor, Riverbend Inn & Suites, Clarksville (2019 - 2022)
- Balanced the day's room revenue and closed the register
- Checked in late guests

Crew Member, Taco Plaza (2017 - 2019)

TRAINING
"Payroll Masterclass: From Zero to CPP", online, 11 hours, 2026
"Intro to UKG", video series, 2026
"Workday Essentials", video series, 2026

EDUCATION
High school diploma, Clarksville, 2017

Available immediately. Open to relocation. Passionate about accuracy and people.`,
    },
  ],
};
