/** A tax accountant at a US public accounting firm; an active CPA or EA and three years of preparing individual and business returns decide it. */
import type { GradedJob } from '../types.ts';

export const taxAccountantCpaEa: GradedJob = {
  job: 'tax-accountant-cpa-ea-ub',
  title: 'Tax Accountant (CPA or EA)',
  spec: `Tax Accountant (CPA or EA)
Harlow Pruett & Associates, CPAs – Cedar Falls Crossing, Ohio
Full-time, hybrid | $78,000 – $98,000 + busy season bonus

About Us
Harlow Pruett is a 24-person public accounting firm serving closely held businesses, their owners, and families across the Midwest since 1988. We believe in reasonable hours (yes, even in March), long client relationships, and good coffee.

Position Summary
The Tax Accountant prepares and reviews individual and business returns, answers notices, and works directly with about 120 client families and 60 small businesses.

Responsibilities
• Prepare Forms 1040, 1065, 1120-S and 1120, including multi-state filings
• Review returns prepared by staff and seasonal preparers
• Calculate quarterly estimates and run year-end projections
• Research tax questions and write short memos
• Respond to IRS and state notices; represent clients in correspondence audits
• Meet clients in person and by video

Required Qualifications
• Active CPA license (any state) or Enrolled Agent credential
• Minimum 3 years of US tax preparation experience in a public accounting or tax firm, including both individual and pass-through entity returns
• Proficiency with professional tax software (UltraTax, CCH Axcess, Lacerte, Drake or similar)
• Strong Excel and written communication skills

Preferred Qualifications
• Bachelor's degree in accounting or related field
• Experience reviewing the work of others
• Multi-state and pass-through entity tax elections
• Trusts, estates and gift returns (1041, 706, 709)
• QuickBooks Online

Benefits
Medical, dental and vision; 401(k) with 4% match; 20 days of PTO plus the week after April 15; paid CPE and license renewals; casual dress.

Harlow Pruett is an equal opportunity employer. This description is not meant to list every duty. Background check required upon offer.`,
  graded: [
    {
      name: 'enrolled-agent',
      kind: 'any-of',
      low: 86,
      high: 97,
      best: 92,
      why: 'An EA, which the ad accepts as equal to the CPA, with nine seasons of 1040, 1065 and 1120-S work, review, notices and multi-state filings; degree is in another field.',
      lacks: [],
      cv: `YOLANDA BRISTOW-KEENE, EA
Dayton Ridge, Ohio

Enrolled Agent (IRS, enrolled August 2018; active, current cycle renewed through March 2028)

EXPERIENCE

Senior Tax Preparer – Mulcahy Dunn Tax & Accounting, Dayton Ridge, OH
October 2020 – Present
• Prepare about 260 individual returns and 75 partnership and S corporation returns each year (Lacerte, before that UltraTax)
• Review work of three seasonal preparers
• Multi-state allocation for owners in OH, IN, KY, MI and PA; Ohio IT 4738 pass-through elections
• K-1s, basis schedules, depreciation, home sales, rentals, stock compensation
• Quarterly estimates, year-end planning meetings
• Answer CP2000 and state letters; represented 14 clients before the IRS in exams and collections (POA)
• Clean up QuickBooks Online files before the return

Tax Associate – Ledgerline Tax Group, Columbus Heights, OH
January 2017 – September 2020
• Individual returns incl. Schedules C, D, E; from 2018 partnerships and S corps
• Extensions, amended returns, client interviews
• Passed the three-part SEE while working

Office Manager – Bristow Family Dental, 2011 – 2016

EDUCATION
BA, Business Communication, Great Lakes State College, 2010
Certificate in Taxation, 24 credits, 2017

MEMBERSHIP
National and Ohio EA societies

SKILLS
Lacerte, UltraTax CS, Drake; Excel (pivot tables, lookups); tax research in Checkpoint
Spanish (conversational)

CPE: 30+ hours yearly, including two hours ethics. 2025: 1041 basics.`,
    },
    {
      name: 'cpa-candidate',
      kind: 'in-progress',
      low: 58,
      high: 71,
      best: 65,
      why: 'Five good tax years in public accounting, but three of four CPA sections passed, no license and no EA.',
      lacks: ['active CPA license or Enrolled Agent credential'],
      cv: `Trevor Nakashima
CPA Candidate | Toledo Park, OH

Education
Master of Accountancy, Maumee State University, 2021
BS Accounting, Maumee State University, 2020, GPA 3.7

CPA Exam
FAR passed 08/2025, AUD passed 11/2025, REG passed 05/2026; TCP scheduled for January 2027. 150 credit hours complete. Not yet licensed.

Professional Experience

Wendell Carrow LLP (regional public accounting firm, 140 staff), Toledo Park
Senior Tax Associate, July 2024 – Present
• Prepare and first-review partnership (1065), S corporation (1120-S) and C corporation returns for construction, trucking and real estate clients; up to 25 states
• Owner 1040s with multiple K-1s, PTE tax credits
• Lead two associates and one intern during busy season; 85% realization
• Provision support for one mid-size C corp
• Projections in Excel, BNA Income Tax Planner

Tax Associate, August 2021 – June 2024
• Individual and pass-through returns in CCH Axcess Tax and XCM
• Fixed assets, state apportionment, estimates
• IRS and state notice responses under supervision
• Three 1041s and one 709 each year

Tax Intern, January – April 2021
• Input of 1040s, scanning, organizers

Technology
CCH Axcess, Engagement, SurePrep, Checkpoint Edge, QuickBooks Online, advanced Excel, Alteryx basics

Activities
Student mentor, Ohio society scholarship winner 2020, city softball league. Willing to relocate within Ohio.`,
    },
    {
      name: 'audit-cpa',
      kind: 'adjacent',
      low: 46,
      high: 59,
      best: 53,
      why: 'Active CPA from public accounting, but seven years of audit and review; tax is one busy-season loan of ten weeks, so the three tax years are missing.',
      lacks: ['3 years of US tax preparation experience with individual and pass-through returns'],
      cv: `MEGAN ALBRECHTSEN, CPA
Akron Mills, Ohio
CPA, State of Ohio, active (first issued November 2020, expires 12/31/2028)

SUMMARY
CPA with seven years in public accounting serving closely held and nonprofit clients. Seeking a move from assurance to tax for a better balance and closer client relationships.

PUBLIC ACCOUNTING EXPERIENCE

Audit Manager | Fennimore Stahl CPAs | Akron Mills | July 2024 – present
• Plan and manage 18 audits, reviews and compilations (manufacturing, 401(k) plans, single audits)
• Supervise up to six staff, review workpapers, write management letters
• Draft financial statements and GAAP to tax-basis reconciliations
• Audit income tax accounts (ASC 740) with the tax department

Audit Senior | Fennimore Stahl CPAs | September 2021 – June 2024
• In-charge on field work; inventory, revenue, leases
• Loaned to tax group February to mid-April 2023: prepared about 60 simple 1040s in UltraTax

Audit Associate | Grover & Tennant LLP | Cleveland Point | August 2019 – August 2021
• Cash, payables, confirmations, inventory counts
• Employee benefit plan audits

EDUCATION
BBA and Master of Accounting, Lake Shore University, 2019

SKILLS
CCH Engagement, Caseware, UltraTax (basic), QuickBooks Online, Excel, Power BI

CPE
40 hours a year, mostly A&A; 2026: "S Corporations: Key Issues" (8 hours)

VOLUNTEER
Treasurer, Akron Mills Food Pantry; finance committee of a parish school`,
    },
    {
      name: 'controller-once-tax',
      kind: 'old',
      low: 55,
      high: 69,
      best: 62,
      why: 'Active CPA with nine years of exactly this tax work, but it ended in January 2016; since then a controller who sends the returns out, so it counts half.',
      lacks: [],
      cv: `Gerald P. Swenholt, CPA
Mansfield Junction, Ohio

Licensed CPA, Ohio, since 2008, active status

Controller, Buckhorn Tool & Die, Mansfield Junction
February 2016 to Present
Report to the owner of a $22 million manufacturer. Monthly close, cash, bank covenants, payroll for 95 people, budgets, ERP conversion (2020), insurance. Prepare sales and use tax filings, CAT returns and 1099s in house. Coordinate with the outside CPA firm, which prepares the company's 1120-S and the family's returns; supply workpapers and fixed-asset roll forward. Staff of three.

Tax Supervisor, Ostrander & Bly, CPAs, Mansfield Junction
January 2011 to January 2016
Reviewed about 400 individual and 110 entity returns each season (1065, 1120-S, 1120, 1041). Trained staff. Owner planning, estimates, multi-state filings, IRS and Ohio correspondence audits. Used UltraTax and Fixed Assets CS. Signed returns.

Tax Staff, then Tax Senior, Ostrander & Bly, CPAs
January 2007 to December 2010
Prepared individual, partnership, S corporation and fiduciary returns.

Accounting Clerk, Richland County Engineer's Office, 2005 to 2006

Education
BS in Business Administration, Accounting, Fort Defiance College, 2005
30 hours post-baccalaureate, 2007

Continuing education
Forty hours a year, of which six to eight hours a federal tax update each December.

Software
Epicor, QuickBooks Desktop and Online, Excel (daily). I have not used UltraTax since I left public practice.

Why this job: the owner is selling and I always liked tax season better than month-end.`,
    },
    {
      name: 'teacher-vita-volunteer',
      kind: 'missing',
      low: 22,
      high: 36,
      best: 29,
      why: 'Career changer: two retail tax seasons and VITA returns with the IRS annual filing record, which is neither CPA nor EA, and no entity returns.',
      lacks: [
        'active CPA license or Enrolled Agent credential',
        '3 years of US tax preparation experience with individual and pass-through returns',
      ],
      cv: `Renee Castellano-Dupree
Lima Center, OH

OBJECTIVE
High school math teacher changing careers to tax accounting. Detail-oriented, patient, good at explaining hard things.

TAX EXPERIENCE

Seasonal Tax Preparer, Quick Return Tax Service, Lima Center
January – April 2025 and January – April 2026 (evenings and Saturdays)
- About 190 individual returns in Drake: W-2s, retirement income, Earned Income Credit, education credits, some Schedule C gig drivers
- E-filing, client interviews, answered phones
- All business returns went to the main office

Volunteer Preparer, VITA site, Lima Center Public Library
2022 – 2024 seasons
- Advanced certification; around 40 simple returns a season

CREDENTIALS
IRS Annual Filing Season Program, Record of Completion 2025 and 2026
PTIN holder
Plan to sit for the Enrolled Agent exam, Part 1, in summer 2027

TEACHING EXPERIENCE

Mathematics Teacher, Lima Center High School, August 2012 – present
- Algebra II, statistics and personal finance elective (budgeting, taxes, credit)
- Department chair 2019 – 2023, schedule and budget of $30,000
- Coach of the math team

Substitute Teacher, Allen Ridge Schools, 2011 – 2012

EDUCATION
BS Mathematics Education, Great Lakes State College, 2011
Accounting I and II, Intermediate Accounting I, community college, 2024 – 2026

SKILLS
Drake Tax, TaxSlayer, Excel, Google Sheets, QuickBooks Online (course certificate)`,
    },
  ],
};
