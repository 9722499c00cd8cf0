/** Audit manager for governments and nonprofits in Ohio: an active CPA licence and six years of external audit decide it. */
import type { GradedJob } from '../types.ts';
export const auditManagerGovernmentCpa: GradedJob = {
  job: 'audit-manager-government-cpa',
  title: 'Audit Manager, Government and Nonprofit',
  spec: `Audit Manager, Government and Nonprofit
Hollis Brandt & Ware, CPAs | Columbus, Ohio (hybrid, three days in office or at client)

About us
Hollis Brandt & Ware is an independent accounting firm of 140 people with offices in Columbus, Dayton and Toledo. For more than fifty years we have looked after the books of the places where Ohioans live: villages, school districts, transit authorities, community action agencies, food banks and private colleges. We are employee-minded, we close the office between Christmas and New Year, and most of our partners started here as interns. Our government and nonprofit group has grown by a third since 2022 and we need another manager to lead engagements and bring on the next generation of seniors.

What you will do
- Plan, run and wrap up eight to twelve financial statement audits each year for local governments and 501(c)(3) organizations
- Lead single audits under the Uniform Guidance, from major program determination to the data collection form
- Review workpapers prepared by staff and seniors and clear review notes promptly
- Draft financial statements, footnotes, findings and management letters
- Present results to councils, boards and finance committees, often in public session
- Set budgets for engagements, watch realization and explain overruns to the partner
- Research technical questions on GASB and FASB pronouncements and write memos
- Coach a team of three to six, give feedback after each engagement and write annual reviews
- Take part in proposals and in interviews with prospective clients
- Help keep our quality management system in order and support peer review

What you must bring
- An active CPA license, Ohio or another U.S. jurisdiction with practice privileges in Ohio
- At least six years of experience in external financial statement audit, in a public accounting firm or a government audit organization, at least one of them supervising fieldwork
- Hands-on experience with audits under Government Auditing Standards (the Yellow Book) and with single audits
- A bachelor's degree in accounting or 150 semester hours with an accounting concentration
- A working knowledge of GASB standards, including leases and subscription arrangements
- Clear writing; you will be judged by your findings and your footnotes
- A valid driver's license and readiness to travel within Ohio about a quarter of the time

Nice to have
- Certified Government Financial Manager (CGFM) or Certified Fraud Examiner
- CaseWare, CCH Engagement or a comparable paperless audit file
- Data analysis with IDEA, ACL or Power BI
- Experience with employee benefit plan audits
- Involvement in AICPA, GFOA or OSCPA committees

What we offer
The range for this position is $98,000 to $122,000, with a yearly bonus tied to the results of the group. You get 25 days of paid time off, medical, dental and vision coverage from the first day, a 401(k) with a five percent contribution that does not depend on yours, twelve weeks of parental leave, and all license fees and CPE paid by us. From May to December we work a thirty-six-hour week. We have no up-or-out rule; there is a path to partner and there is a path for those who would rather not.

How to apply
Send a resume and, if you like, a redacted management letter that you are proud of through our careers page. Carol Dempsey of our people team reads everything that comes in and answers within ten working days. The process is a telephone call, a half-day visit with the team and a talk with two partners. We check licenses on CPAverify before an offer is made.

Hollis Brandt & Ware is an equal opportunity employer. We consider all qualified applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, genetic information, veteran status or any other protected characteristic. If you need an accommodation at any stage, tell us and we will arrange it. We do not sponsor visas for this position and we do not accept resumes from agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 100,
      best: 95,
      why: 'Active Ohio CPA with nine years of dated public accounting audit, Yellow Book and single audits as manager and CGFM besides.',
      lacks: [],
      cv: `DANIELLE OKAFOR-REYES, CPA
Westerville, OH 43081 | 614-555-0142 | d.okaforreyes@examplemail.com

PROFILE
Assurance professional who has spent her whole career with cities, counties, schools and charities. Known for calm fieldwork, short management letters and seniors who get promoted. Looking for a firm where the public sector group is the main business and not the summer filler.

PROFESSIONAL EXPERIENCE

Pruitt Langdon LLP, Columbus, OH
Manager, Public Sector Assurance — July 2022 to present
- Hold responsibility for ten year-end engagements, among them two cities of more than 40,000 residents, a joint vocational school, a regional water district and four charities with federal money.
- Ran eleven engagements under 2 CFR 200 in the last two seasons; chose major programs, tested compliance for Head Start, CDBG and ARPA money and filed with the Federal Audit Clearinghouse.
- Review everything that goes into the CaseWare binder before it reaches the partner; average turnaround of notes is four days.
- Stand in front of council or the board when results are given, about fourteen evenings a year, two of them on local cable TV.
- Guided nine entities through GASB 87 and 96, including a tracking sheet that clients still use.
- Direct a group of five; two of my seniors passed their last exam part this year and one was promoted to supervisor.
- Brought in two new school districts through written proposals and an oral interview.
- Serve on the internal inspection panel that gets files ready for peer review.

Senior Auditor — September 2019 to June 2022
- In charge on site of crews of two to four at villages, townships, libraries and a transit agency.
- Wrote financial statements and notes for cash-basis and GAAP entities, and about thirty findings, five of which were material weaknesses.
- Prepared risk assessments, walk-throughs and sampling plans in line with generally accepted government auditing standards.
- Trained interns each January on tick marks, confirmations and how to talk to a fiscal officer.

Kessler & Vance CPAs, Dayton, OH
Staff Accountant, Audit — August 2017 to August 2019
- Carried out tests of cash, payroll, receipts and capital assets at nonprofits, two credit unions and a county hospital foundation.
- Worked on three 401(k) plan audits and one 403(b) plan.
- Spent one spring on individual and Form 990 returns; learned enough to know that I prefer auditing.

Miami Valley Community Kitchen, Dayton, OH
Bookkeeping Intern — Summer 2016
- Entered payables in QuickBooks, reconciled two bank accounts and helped count the walk-in freezer for the year-end inventory.

EDUCATION
Master of Accountancy, Wright State University, 2017 (152 semester hours in total)
Bachelor of Science in Business, Accounting, Wright State University, 2016, cum laude

LICENSES AND CERTIFICATES
Certified Public Accountant, State of Ohio, license first issued March 2019, active, current registration through December 31, 2027
Certified Government Financial Manager, Association of Government Accountants, 2023
Yellow Book CPE: 86 hours in the last two-year period, 31 of them in governmental subjects
AICPA Advanced Single Audit Certificate, 2022

SKILLS
CaseWare Working Papers, CCH ProSystem fx, IDEA data analysis, Excel (pivot tables, Power Query), Microsoft Teams, PowerPoint
Reading ordinances, grant agreements and bond covenants
Explaining a deficit to people who did not expect one

LANGUAGES
English (native), Spanish (conversational; used with clients' front-desk staff)

PROFESSIONAL AND COMMUNITY
Member, Ohio Society of CPAs, governmental accounting committee, since 2021
Speaker, local GFOA chapter lunch, 2024: subscription software agreements for small towns
Treasurer, Westerville Youth Soccer League, 2020 to 2023
Volunteer tax preparer, VITA site at the Linden library, 2018 and 2019

INTERESTS
Trail running, restoring an old upright piano, and a family tradition of attending every county fair within driving distance. Own car and clean driving record; I drive to clients every week from August through March.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 52,
      high: 67,
      best: 61,
      why: 'The same audit career at manager level with single audits, but the Ohio CPA licence lapsed at the end of 2024 and has not been restored.',
      lacks: ['active CPA license (lapsed December 2024)'],
      cv: `Gregory T. Stanhope
Grove City, Ohio
greg.stanhope@examplemail.com / (614) 555-0177

Summary

Audit manager with a decade in public practice, most of it spent in town halls, superintendents' offices and the back rooms of charities. I like tidy files, honest conversations with fiscal officers, and junior people who ask why. Open to a position with a mid-size firm within an hour of Columbus.

Employment

Barlow Teague & Co., Certified Public Accountants, Columbus
Audit Manager, 10/2021 – present
• Oversee a book of nine engagements each year: three counties' component units, two school districts, a metropolitan park district, a housing authority and two human service charities.
• Take the lead on engagements subject to the Single Audit Act; seven in the past year, including Section 8 vouchers, Title I, child nutrition and Medicaid waivers.
• Second-level review of all sections in CCH Engagement; the signing partner sees the file only when I am satisfied with it.
• Write the schedule of findings and questioned costs, and sit down with management about the corrective action plan.
• Present to finance committees and governing boards, usually in open meeting.
• Prepare the hours budget, follow actual time against it each Friday and negotiate change orders.
• Supervise two seniors and three staff; responsible for their yearly appraisals and their summer training calendar.
• Drafted the firm's practice aid on GASB 96 after finding that none of the purchased ones suited small districts.

Audit Supervisor, 01/2019 – 09/2021
• Ran the field for governmental and charity clients across eleven counties, with teams of two or three.
• Moved a group of twelve clients from paper to the electronic file during the spring of 2020, working remotely throughout.
• Took over planning: materiality by opinion unit, fraud brainstorming, tests of controls over federal awards.
• Wrote conversion entries from cash to accrual and compiled the statements for five entities.

Nolan Ritter Group, Mansfield
Senior Associate, 08/2016 – 12/2018
• In charge at villages, fire districts and community mental health boards.
• Audited two employee benefit plans a year under ERISA limited-scope rules.
• Interviewed and looked after the winter interns.

Associate, 07/2014 – 07/2016
• Confirmations, bank reconciliations, payroll and purchasing tests at nonprofit and commercial clients; inventory counts at a pump factory and a grain elevator.
• Assisted with compilation and review engagements for small manufacturers.

Earlier
Weekend shift lead, garden center, Mansfield, 2011 – 2014, while a student.

Education

Ashland University, Ashland, Ohio
Bachelor of Science in Business Administration, major Accounting, May 2014; additional graduate hours to 151, 2015

Credentials and continuing education

Certified Public Accountant (Ohio), original issue November 2016. Registration lapsed 12/31/2024 when CPE reporting was missed during a family illness; reinstatement not yet applied for, 61 hours still outstanding.
Certified Fraud Examiner, ACFE, 2020
Government auditing standards update, 16 hours, October 2025
Internal course on the new quality management standards SQMS 1 and 2, 2025

Technical

CCH ProSystem fx Engagement and Workstream; ActiveData and IDEA for journal entry testing; Microsoft 365; the state's UAN and USAS systems from the auditor's side; Power BI at a beginner to intermediate level. Comfortable with fund accounting, capital asset roll-forwards, net pension and OPEB disclosures, lease and subscription schedules, indirect cost rates and the compliance supplement.

Strengths that colleagues mention

Patience with clients who are behind. Footnotes that can be read aloud. Ability to keep four jobs moving in September without shouting. Fair distribution of the bad assignments.

Community

Board member and finance chair, Grove City Food Pantry, 2019 – 2024
Assistant coach, middle school cross country, 2022 – present
Organizer of the firm's annual blood drive

Personal

Married, two children, a beagle. I hold a regular Ohio driver's license and put about 9,000 business miles on my car each year. Hobbies include fly fishing on the Mad River, woodturning and reading histories of canals and railroads. Bowling average of 171, declining.

References from two partners and three clients can be given after a first conversation.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 32,
      high: 48,
      best: 41,
      why: 'A good bank internal auditor with a CIA, but neither a CPA licence nor external, Yellow Book or single audit work.',
      lacks: [
        'active CPA license',
        'six years of external financial statement audit',
        'Yellow Book and single audit experience',
      ],
      cv: `PRIYA VENKATRAMAN, CIA, CISA
Dublin, Ohio · 380-555-0119 · priya.venkatraman@examplemail.com

Professional profile

Internal audit manager in financial services with twelve years across branch operations, commercial lending, anti-money laundering and technology. Practical, friendly and thorough. I build audit plans that executives read to the end, and teams that stay. Interested in moving into a professional services firm with a public purpose.

Career history

Tri-Valley Bancorp, Columbus, Ohio
Internal Audit Manager (March 2020 to date)
- Lead a team of six auditors who complete twenty-two reviews a year out of the annual risk-based plan approved by the audit committee.
- Responsible for FDICIA and SOX 404 testing in the third line; coordinate with the outside accounting firm so that it can rely on part of our work.
- Report each quarter to the audit committee, with a one-page heat map and a list of overdue actions.
- Brought the average age of open issues down from 190 to 84 days by meeting owners monthly.
- Manage co-source spending of $600,000 a year for model validation and penetration testing.
- Introduced continuous monitoring of wire transfers and dormant accounts in ACL, which found a duplicate payment weakness in accounts payable.
- Recruited four people, one of them from the branch network, and wrote the competency matrix for the department.

Senior Internal Auditor (June 2016 to February 2020)
- Audited mortgage servicing, indirect auto loans, treasury and the trust department.
- Wrote narrative and flow charts for sixty key controls, and re-performed the quarterly allowance calculation.
- Acted as liaison for OCC examiners during two safety and soundness examinations.
- Mentored three rotational trainees.

Great Lakes Savings, Cleveland, Ohio
Internal Auditor (August 2014 to May 2016)
- Surprise cash counts and vault audits in forty-one branches.
- Tested new account files for customer identification and OFAC screening.
- Prepared the working papers in TeamMate and followed up on each finding until evidence of closure was received.

Infravale Technologies, Chennai, India
Process Associate, Finance Shared Services (July 2010 to July 2012)
- Vendor invoice processing in SAP for a North American client, month-end accruals, and preparation of reconciliations.
- Named associate of the quarter twice for accuracy.

Education

Master of Business Administration (Finance), Cleveland State University, 2014
Bachelor of Commerce, University of Madras, 2010

Certifications

Certified Internal Auditor, The Institute of Internal Auditors, 2017, active
Certified Information Systems Auditor, ISACA, 2019, active
Lean Six Sigma Yellow Belt, 2018

Training

IIA Global Internal Audit Standards, transition course, 2024
Presenting to the board, two-day workshop, 2022
COSO Internal Control Certificate, 2018
Unconscious bias in interviewing, 2021

Selected projects

Merger integration, 2021: headed the audit workstream for the acquisition of a nine-branch savings institution; mapped 140 controls to ours and reported to the steering group weekly.
Branch transformation, 2018: advised on cash recyclers and dual control; the design was adopted in all locations.
Data analytics academy, 2023: ran six lunchtime sessions on ACL scripting and Power BI for colleagues in risk and compliance.

Skills

Risk assessment, process mapping, control design and testing, report writing, interviewing, stakeholder management, issue tracking, TeamMate+, ACL, SQL (basic), Power BI, SAP FI, Microsoft Office. Regulatory reading: Reg Z, Reg E, BSA, Gramm-Leach-Bliley. Accounting: US GAAP for financial institutions at an overview level.

Languages

English, Tamil and Hindi, all fluent; some Telugu.

Affiliations and volunteering

Vice president of programs, IIA Central Ohio chapter, 2022 to 2024
Junior Achievement classroom volunteer, two schools each spring
Member of the fundraising committee of a temple in Powell; helped to count and bank donations after the yearly festival

Other information

U.S. permanent resident. Ohio driver's license, own vehicle. I enjoy classical Carnatic singing, vegetable gardening with mixed success, and watching Test cricket at unreasonable hours. I have not practised in a public accounting firm, and would welcome a role in which my supervisory and reporting background can be used while I learn the outside auditor's side of the table.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 82,
      high: 96,
      best: 90,
      why: 'Under the title of examiner at a state audit office he has planned, led and presented GAGAS and single audits for eleven years with an active Ohio CPA.',
      lacks: [],
      cv: `Walter J. Lindqvist
Reynoldsburg, Ohio 43068
wj.lindqvist@examplemail.com | 614.555.0163

ABOUT ME
State examiner, fifteen years married, eleven years with a government car and a trunk full of binders that we no longer need because it is all electronic now. I have worked in sixty-some courthouses and school buildings and would like to keep doing this work from the private side, with fewer layers above me.

WORK

Office of the State Examiner of Accounts, Central Region (Ohio)
Examiner IV, February 2021 – today
What the title does not tell: I am the person in charge of the engagement from the entrance conference to the released report.
* Hold a portfolio of about a dozen counties, cities and educational service centers whose yearly statements our office opines on. I set scope, opinion-unit materiality and staffing.
* Federal money: in the 2025 cycle eight of my clients spent over the threshold. I pick the programs to be tested, review the compliance work (highway planning, SNAP administration, special education, Coronavirus relief) and certify the auditor part of the form in the federal clearinghouse.
* Everything is done to the Comptroller General's standards. I was reviewer on two NSAA external reviews of other states' offices.
* Lead four to seven examiners, spread over two sites; write their evaluations; two have since become in-charges.
* Exit conferences and post-audit meetings with commissioners, mayors, superintendents and now and then with the local paper in the room.
* Decide about findings for recovery with our legal section; in 2023 a case of mine brought back $212,000.

Examiner III, May 2017 – January 2021
* Site lead for villages, townships, libraries and charter schools, usually with two colleagues.
* Wrote the notes on pensions, OPEB and tax abatements for entities that could not do so themselves, when independence rules allowed it, and otherwise explained to their converters what was wrong.
* Helped roll out the statewide templates for leases under Statement 87 and for subscription software under Statement 96; answered more than 200 questions from colleagues.
* Regional data person: IDEA scripts for payroll duplicates, vendor address matches and round amounts.

Examiner II and I, September 2014 – April 2017
* Cash counts, bank confirmations, minutes, levies, payroll, purchasing cards, student activity funds.
* Agreed-upon procedures for some forty very small entities.

Haldane Farm Cooperative, Bucyrus, Ohio
Assistant Controller, June 2012 – August 2014
* Closed the month in eight days, kept the grain inventory ledger, prepared schedules for the outside CPAs each July.

EDUCATION
B.S.B.A., Accounting, Bowling Green State University, 2012
Post-baccalaureate accounting courses, Columbus State and Franklin University, to reach 150 hours, 2015

LICENCE AND OTHER PAPERS
Ohio CPA, no. withheld here and given on request, granted 2016, in active status, renewed for the period that ends 12/31/2026 with CPE already complete (128 hours)
CGFM since 2019
Governmental CPE log reviewed by the office every December, never a shortfall
Valid Ohio driver's license

TOOLS
TeamMate and, since 2022, CaseWare Cloud; IDEA; Excel and Word to a level where people come to my desk; a little Power BI; UAN, SSDT and the Munis ledgers of clients.

WRITING SAMPLE
All my reports are public records and can be read on the office's web site. The one on a county board of developmental disabilities from 2024 is a fair example: two material weaknesses, plain words, accepted without argument.

TEACHING
Instructor for the office's new-hire school each September since 2018 (sampling, internal control, how to write condition, criteria, cause and effect)
Guest evening at Otterbein University's governmental accounting class, three times
Session on purchasing cards for township fiscal officers, winter conference 2024

MEMBERSHIP
Association of Government Accountants, chapter treasurer 2020 – 2022
Ohio Society of CPAs

AT HOME
Three teenagers, choir bass, a half-restored 1966 tractor, and chess by mail with a retired colleague in Lima. I have never had to market services or write a fee proposal, and I say so now; I read plenty of them from the other side when our office contracted audits out to firms.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 11,
      best: 4,
      why: 'A restaurant general manager with budgets and leadership at length and nothing of auditing, licence or accounting degree.',
      lacks: [
        'active CPA license',
        'six years of external financial statement audit',
        'Yellow Book and single audit experience',
        'accounting degree or 150 hours',
      ],
      cv: `MARCUS DELVECCHIO
Gahanna, OH | 614-555-0188 | marcus.delvecchio@examplemail.com

PROFESSIONAL SUMMARY
Results-driven leader with more than sixteen years in fast-paced environments. Proven ability to motivate teams, control budgets, communicate with people at every level and keep a cool head when everything happens at once. Strong planner and problem solver with excellent Microsoft Office skills. Eager to bring energy, integrity and attention to detail to a respected organization.

CORE STRENGTHS
Leadership | Communication | Budget responsibility | Time management | Training and coaching | Customer focus | Scheduling | Conflict resolution | Microsoft Word, Excel, Outlook | Organization | Reliability

EXPERIENCE

General Manager, Copper Skillet Grill, Easton area, Columbus
April 2019 – Present
- In charge of a 210-seat restaurant with sales of $4.8 million a year and a crew of seventy-five in season.
- Build the weekly schedule, keep labor under 31 percent and food cost under 28 percent, and explain variances to the district manager.
- Lead the pre-shift meeting every day; introduce specials, share guest comments and celebrate birthdays.
- Hired and trained four assistant managers, all of whom stayed longer than two years.
- Passed every county health inspection since arrival, three of them without a single remark.
- Deal with guests who are unhappy, personally and the same day; online rating moved from 3.9 to 4.5 stars.
- Count the safe at opening and closing and prepare the bank deposit.
- Reopened the dining room after the 2020 shutdown with a new patio and curbside pick-up.

Assistant General Manager, Copper Skillet Grill, Polaris
August 2015 – March 2019
- Took care of ordering, receiving and the Sunday night inventory of meat, produce and liquor.
- Ran the bar program, including a spring cocktail menu that became the regional standard.
- Coordinated catering for graduation parties of up to 180 guests.
- Wrote the opening and closing checklists that are still taped to the office door.

Dining Room Supervisor, Lakeshore Inn & Conference Center, Sandusky
May 2012 – July 2015
- Supervised twenty servers and hosts for breakfast, lunch and banquets.
- Worked with the sales office on table plans, menus and special diets for weddings and company outings.
- Reduced broken glassware by a third with a new racking system.
- Received the resort's service award in 2014.

Server and Shift Trainer, Pasta Fresca, Sandusky
June 2009 – April 2012
- Waited on eight tables per shift, learned 140 wines by heart and trained new colleagues.
- Cash handling without differences for twenty-six months in a row.

EDUCATION
Associate of Applied Science, Hospitality Management, Terra State Community College, 2012
Diploma, Sandusky High School, 2008 (varsity wrestling, yearbook)

CERTIFICATES AND TRAINING
ServSafe Manager, renewed 2024
TIPS alcohol service, 2023
CPR and AED, American Red Cross, 2025
Company course Leading Leaders, five days, Dallas, 2021
Webinar series Finance for Non-Financial Managers, four evenings, 2022

TECHNOLOGY
Toast and Aloha point of sale, HotSchedules, OpenTable, Microsoft Office, Google Sheets, Canva for menus and posters

ACHIEVEMENTS
General Manager of the Year, Ohio Valley district, 2022
Lowest staff turnover in the district, 2021 and 2023
Organized a fund-raising dinner for flood victims that brought in $17,400 in one night

LANGUAGES
English, native. Kitchen Spanish, good enough for a busy Saturday. A few words of Italian from my grandmother.

VOLUNTEERING
Mid-Ohio shelter, holiday dinner chef each Thanksgiving since 2016
Youth wrestling coach, Gahanna Lions, 2018 – 2023
Neighborhood association, snack and grill captain for the summer block party

INTERESTS
Barbecue competitions (second place for brisket in Zanesville in 2023), weight training, motorcycle trips to the Hocking Hills, and the Cleveland Guardians through good years and bad ones.

WHAT I BRING
After years of standing on my feet I am ready for a new challenge in a professional office. I learn quickly, I am honest to the last penny, and I know how to manage people, deadlines and money. Whatever the team needs, I will roll up my sleeves. My managers describe me as dependable, positive and hungry to grow. I have a valid driver's license and reliable transportation, and I am comfortable with travel, early mornings and long hours.

References are available on request.`,
    },
  ],
};
