/** BSA/AML officer of a US community bank; an active CAMS or CAFP and seven years of bank BSA work decide. */
import type { GradedJob } from '../types.ts';
export const communityBankBsaOfficer: GradedJob = {
  job: 'community-bank-bsa-officer',
  title: 'BSA/AML Officer, Vice President',
  spec: `Vice President, BSA/AML and Sanctions Officer
Prairie Lantern Bank, Des Moines, Iowa (on site four days a week)

WHO WE ARE
Prairie Lantern Bank is an employee-owned, state-chartered, FDIC-insured community bank with $2.3 billion in assets, 27 branches across central Iowa and a loan production office in Omaha. We have been lending to farmers, dentists, builders and small manufacturers since 1911. In the last three years we added a treasury management group and a small portfolio of third-party payment processors, and our financial crimes program has to grow with them. Our current officer retires in March.

THE ROLE
You will be designated by the Board as BSA Officer and will own the bank's Bank Secrecy Act, anti-money laundering, CFT and OFAC program. You report to the Chief Risk Officer with a direct line to the Audit Committee and lead a team of six: four investigators, an OFAC specialist and a BSA data analyst.

WHAT YOU WILL DO
- Maintain the written BSA/AML and OFAC program and take it to the Board for approval each year
- Prepare and refresh the enterprise BSA/AML and sanctions risk assessments
- Oversee alert review, investigations and the final decision to file Suspicious Activity Reports, within the regulatory time frames
- Oversee currency transaction reporting, exemptions, the monetary instrument log, 314(a) and 314(b)
- Run customer due diligence, beneficial ownership and enhanced due diligence on higher-risk customers, among them MSBs, processors and private ATM owners
- Serve as the bank's contact in FDIC and Iowa Division of Banking BSA examinations, and in the independent test, and close out findings
- Govern the monitoring system: scenarios, thresholds, tuning, model validation
- Advise on new products and third-party relationships
- Deliver training to the Board, branches and back office
- Report metrics monthly to the BSA Committee
- Hire, coach and evaluate the team

WHAT YOU MUST HAVE
1. A bachelor's degree.
2. Seven or more years of BSA/AML compliance work inside a US bank or credit union.
3. A current financial crimes certification: CAMS (ACAMS) or CAFP (ABA).
4. Decision-making responsibility for SARs and direct experience with federal or state BSA examinations.
5. Hands-on work with an automated monitoring system such as Verafin, Abrigo, Yellow Hammer, Actimize or Patriot Officer.

WHAT WOULD ALSO HELP
- Prior board designation as BSA Officer or deputy
- Three years of supervising analysts or investigators
- Experience with third-party payment processors, MSBs or agricultural lending customers
- CRCM, CFE or CGSS
- A core conversion or system implementation behind you

COMPENSATION AND BENEFITS
- Base salary of $128,000 to $156,000 depending on experience, plus an annual bonus with a target of 15 percent
- Employee stock ownership plan and a 401(k) with a 6 percent match
- Medical, dental and vision from day one; HSA contribution
- 24 days of paid time off, 11 federal holidays and 16 hours of volunteer time
- Certification dues, one conference a year, tuition support
- Relocation assistance for candidates from outside the area

HOW TO APPLY
Submit a resume and a short note on the most difficult examination finding that you have had to remedy through careers at our website, job number 2026-118. We will begin reviewing on November 9 and expect first conversations by phone the week after, followed by a half day on site with the Chief Risk Officer, the Audit Committee chair and members of the team. The offer is contingent on a credit check, fingerprinting and a background check consistent with Section 19 of the FDI Act.

Prairie Lantern Bank is an equal opportunity employer. We consider all qualified applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, genetic information or veteran status. If you need an accommodation at any point please call our People Office. No agencies, please. We do not sponsor visas for this position.`,
  graded: [
    {
      name: 'strong-deputy-bsa-officer',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Twelve years of bank BSA work up to board-appointed BSA officer, with an active CAMS, SAR decisions, FDIC examinations, Verafin, processors and a team.',
      lacks: [],
      cv: `MARISOL D. HENDERSHOT, CAMS
Cedar Rapids, IA | marisol.hendershot@example.com | (319) 555-0144

SUMMARY
Community bank financial crimes leader. Twelve years on the line, in investigations and in charge. Good relations with examiners, realistic about what six people can do.

EXPERIENCE

Amana Valley Bank & Trust, Cedar Rapids, IA ($1.6 billion, state nonmember)
First Vice President, BSA/OFAC Officer | 06/2021 - Present
- Appointed by board resolution in June 2021 after two years as deputy; reappointed annually
- Lead five staff: three investigators, one CTR and 314(a) coordinator, one onboarding reviewer
- Make the final call on suspicious activity filings, about 310 a year, with no late filings since the second quarter of 2021
- Lead contact for two joint FDIC and state examinations and four independent reviews; the most recent report contained no matters requiring board attention
- Rewrote the enterprise risk assessment when the bank took on its first payment processor, and built a review file for each of the seven we now carry
- Tuned 34 Verafin scenarios and commissioned an outside model validation in 2023 and again in 2025
- Present a dashboard to the compliance committee every month and the annual program to directors
- Terminated a privately owned ATM relationship after enhanced review, which later featured in a federal indictment

Amana Valley Bank & Trust
Assistant Vice President, Deputy BSA Officer | 04/2019 - 05/2021
- Handled continuing activity reviews, escalations from branches and subpoenas
- Ran the conversion from Patriot Officer to Verafin, including parallel testing for ninety days
- Trained 240 employees on beneficial ownership during the first full year of the rule
- Joined the regional 314(b) sharing group and took its minutes

Hoover Savings Bank, Iowa City, IA
BSA Analyst, then Senior BSA Analyst | 08/2014 - 03/2019
- Worked alerts and cases, drafted narratives, filed currency reports and kept the exempt list
- Performed OFAC clearing for wires and ACH, including an embarrassing month when the list vendor went down
- Wrote desk procedures for monetary instrument logs
- Assisted the internal auditor in transaction sampling of the trust department
- Prepared the request list materials for a 2017 visit by examiners

Hoover Savings Bank
Teller and Lead Teller | 05/2011 - 07/2014, part time in school
- Balanced, opened and closed, coached new tellers, spotted structuring before knowing what it was called

EDUCATION
University of Iowa, Iowa City: B.B.A., Finance, minor in Spanish, December 2013
Iowa Bankers Association: Compliance school, 2016; Graduate school of banking at Madison, Wisconsin, 2022 to 2024

CERTIFICATION
Certified Anti-Money Laundering Specialist (ACAMS), earned October 2017; recertified 2020, 2023; valid through December 2026 cycle with all credits already on file
Notary public, State of Iowa

SYSTEMS
Verafin, Patriot Officer, LexisNexis Bridger, Jack Henry SilverLake, FinCEN BSA E-Filing, Excel pivot tables, a little SQL

PRESENTATIONS
"Processors for the small bank", state bankers' risk conference, Ames, 2024
Guest in a fraud podcast on elder exploitation, 2025
Two lunch sessions for sheriffs' deputies on how to read a bank's subpoena response

COMMUNITY
Board member, Habitat affiliate finance committee, 2020 onward
4-H county fair superintendent for rabbits
Spanish interpreter at a free tax clinic (VITA), most Februaries

LANGUAGES
English; conversational Spanish

WORDS FROM MY LAST TWO REVIEWS
"Marisol does not wait for an examiner to find the problem. She found it, told us what it would cost, and had it fixed before the entry letter came." (Chief Risk Officer, 2024.) "Would benefit from saying no to a few more committees." (The same officer, 2025. Fair.)

A FINDING AND HOW IT CLOSED
In 2021 examiners criticized us for reviewing high-risk customers on a spreadsheet with no evidence of second sign-off. I moved the whole population of 212 customers to a calendar in the case tool, assigned each to a named reviewer, had the internal auditor test thirty of them after six months and reported the result to directors. The item was cleared at the next visit. I keep the old spreadsheet as a reminder.

REFERENCES
The retired president of Hoover Savings and our present internal audit partner have both agreed to talk. Please call me first.`,
    },
    {
      name: 'cams-exam-booked',
      kind: 'in-progress',
      low: 57,
      high: 71,
      best: 66,
      why: 'Ten years of bank BSA work with SAR decisions, examinations and Abrigo, but the CAMS examination is only scheduled for December 2026.',
      lacks: ['current CAMS or CAFP certification'],
      cv: `Terrence Okafor-Lund
Sioux Falls, South Dakota 57108
terrence.ol@example.org / 605 555 0179

PROFESSIONAL PROFILE
BSA compliance manager in community banking. Ten years of steadily larger responsibility for suspicious activity monitoring, customer risk rating and examination response. Preparing to take a program of my own.

PROFESSIONAL EXPERIENCE

Big Stone Community Bank, Sioux Falls, SD. Assets of $1.9 billion, 22 offices.
BSA Manager and Deputy BSA Officer, January 2021 to present.
- Named deputy by the directors in 2022 and act with full authority in the officer's absence, including eleven weeks of leave in 2024
- Chair the weekly SAR committee and sign off filings; 280 in the last calendar year, average 19 days from detection
- Supervise four analysts in two cities, write reviews, and approve schedules
- Point of contact for the FDIC and the state Division of Banking during BSA fieldwork in 2021, 2023 and 2025; organized document rooms, led walkthroughs and wrote management responses
- Administer the Abrigo monitoring platform: new peer groups, above and below the line testing, quarterly tuning log
- Draft the annual BSA and OFAC risk assessments
- Review grain elevators, cattle buyers and five check cashers under enhanced due diligence
- Deliver orientation on currency reporting at every hire class

Big Stone Community Bank
BSA Analyst II, March 2018 to December 2020.
- Investigated 40 to 55 alerts each week for structuring, funnel accounts, elder exploitation and pandemic loan fraud
- Rebuilt the exempt person file and back-filed two missed annual reviews
- Processed information requests under section 314(a) every second Monday
- Tested beneficial ownership collection at eight branches

Great Plains Teachers Credit Union, Mitchell, SD
Compliance Specialist, July 2016 to February 2018.
- Daily CTR review and filing, OFAC match resolution
- NCUA examination preparation with the compliance director
- Advertising, Regulation E and complaint logs for about a third of the time

Great Plains Teachers Credit Union
Member Service Representative, June 2014 to June 2016.
- New accounts, certificates, IRAs, loan applications and a lot of debit card disputes
- Named employee of the quarter twice
- Volunteered to be the branch security officer, which led to compliance

EDUCATION
Bachelor of Science in Criminal Justice, minor in Accounting, University of South Dakota, Vermillion, May 2014. Varsity cross country, two seasons.

CERTIFICATION AND TRAINING
CAMS candidate: ACAMS enrollment accepted in April 2026, study package in progress, examination appointment on December 12, 2026
Abrigo user conference with platform administrator course, 2022
State bankers association BSA boot camp, 2018 and 2021
Leadership essentials, six sessions, Sioux Falls chamber of commerce, 2023
Human trafficking red flags, FinCEN and Homeland Security webinar, 2024
CPR and AED, current

TECHNICAL
Abrigo BAM+, Fiserv Premier, LexisNexis Accurint, FinCEN portal, Tableau reader, Excel, Word, Teams

AFFILIATIONS
Member, South Dakota financial crimes roundtable, since 2019. Secretary since 2023.
Member, regional chapter of a fraud examiners group (associate, no credential held).

VOLUNTEER
Coach, middle school track. Bread route driver for a food pantry. Reader for a county attorney's advisory group on scams that target older residents; helped to design a refrigerator magnet which has since been printed twelve thousand times.

RELOCATION
My wife's family lives in Ankeny and we have planned a move to central Iowa for the summer of 2027, which could be brought forward.

ACCOMPLISHMENTS
- Reduced false positives by 27 percent in one year without loss of productive alerts, confirmed by an outside validator
- Detected a cattle kiting scheme of $4.1 million before loss, with a letter of thanks from the United States Attorney
- Turned around a repeat finding on customer risk scoring between the visits of 2021 and 2023
- No analyst turnover in the last three years
- Wrote the bank's first playbook for subpoena and keep-open letters, later adopted by two sister banks under the same holding company

PERSONAL
Born in Minnesota to a Nigerian engineer and a Norwegian farmer's daughter, father of twin boys. I cook outdoors in all weather and have run every Saint Patrick's Day five-mile race in town since 2015. I read too many books about the Dust Bowl.`,
    },
    {
      name: 'old-bsa-officer-now-realtor',
      kind: 'old',
      low: 33,
      high: 49,
      best: 41,
      why: 'A real BSA officer until early 2017 whose relevant work ended more than nine years ago and whose CAMS was let go in 2019.',
      lacks: [
        'current CAMS or CAFP certification',
        'recent BSA/AML work (the bank posts ended in February 2017)',
      ],
      cv: `PHILIP R. GANTZ
West Des Moines, Iowa * 515-555-0121 * phil.gantz@example.net

OBJECTIVE
To return to bank compliance after a rewarding second career, and to put a thorough knowledge of the Bank Secrecy Act back to work.

REAL ESTATE CAREER

Gantz & Daughter Realty, West Des Moines
Broker Owner, May 2019 to present
- Own and run a six agent residential brokerage with roughly $58 million in annual sales volume
- Keep trust accounts in line with the Iowa Real Estate Commission; no findings in two routine audits
- Train agents on agency disclosure, fair housing, wire fraud and lead paint rules
- Handle marketing, payroll and the office lease
- Negotiate with lenders, title abstractors, inspectors and sometimes feuding siblings
- Introduced electronic signature and a transaction checklist that cut late closings by half

Lakeshore Homes Group, Clive
Sales Associate, March 2017 to April 2019
- 31 closed sides in the first full year, top rookie of the office
- Specialized in relocations for insurance company employees
- Held open houses nearly every Sunday in all weather
- Built a referral list of 400 families

BANKING CAREER

Raccoon River National Bank, Des Moines ($1.1 billion when acquired)
Vice President, BSA Officer, July 2010 to February 2017
- Board-designated officer responsible for the AML, CIP and OFAC program in 18 branches
- Determined whether to file on 150 to 200 suspicious activity cases a year
- Sat across the table from OCC examiners in five cycles; satisfactory each time but one, and closed the two matters from that one within nine months
- Put in Yellow Hammer in 2012, replacing paper large cash reports
- Supervised three analysts and a records clerk
- Kept relationships with eight money transmitters and one casino
- Left when the bank was bought by an out-of-state holding company and the function was moved to Kansas City

Raccoon River National Bank
Compliance Officer, 2005 to 2010
- Truth in Lending, HMDA, flood and CRA for a staff of 210
- Wrote the customer identification program when section 326 was still new
- Prepared the compliance calendar and chaired the compliance committee

Iowa Farmers Savings, Newton
Operations Officer and Assistant Cashier, 1998 to 2005
- Vault, wires, safe deposit boxes, currency orders and currency reports by typewriter
- Y2K coordinator, about which I still have dreams

EDUCATION
Bachelor of Arts, Economics, Central College, Pella, Iowa, 1997

LICENSES AND CERTIFICATIONS
Iowa real estate broker license, active through December 2028
Graduate, REALTOR Institute, 2020
Certified Anti-Money Laundering Specialist 2008 to 2019 (not renewed)
Certified Regulatory Compliance Manager 2009 to 2018 (not renewed)
Notary public

CONTINUING EDUCATION IN THE LAST FIVE YEARS
Broker responsibilities, 24 hours, 2025
Ethics, 2024
Flood insurance for real estate professionals, 2023
Residential geographic targeting orders and the coming FinCEN real estate rule, two hours, 2025
Social media marketing, a short course from the community college, 2022

SOFTWARE
Multiple listing system, dotloop, QuickBooks, Canva, Excel, Word. In banking: Yellow Hammer, Jack Henry, the FinCEN filing site as it stood in 2016.

CIVIC
Past president, West Des Moines Rotary. Planning and zoning commission member, 2020 to 2024. Usher and stewardship chair at my church. Blood donor, eight gallons. Iowa State Fair information booth every August for as long as I can remember.

WHY NOW
My daughter took over daily management of the brokerage in the spring and no longer needs her father to check her contracts. I miss the puzzle of following money. I have kept reading the federal notices, though I will be honest that beneficial ownership collection began after I had left my desk and that I have never worked with today's monitoring software. I would expect to spend the first few months relearning, and I have already asked a friend at another bank to lend me her procedures manual. I would also be glad to start as deputy.

REFERENCES
Former chief credit officer of Raccoon River National Bank; a retired national bank examiner; the past president of the local board of REALTORS. Phone numbers will be supplied on request.`,
    },
    {
      name: 'trap-furniture-store-manager',
      kind: 'trap',
      low: 13,
      high: 28,
      best: 20,
      why: 'The profile, skills and course titles are full of BSA and AML words, but every post is in furniture retail and appliance sales.',
      lacks: [
        'seven years of BSA/AML work in a US bank or credit union',
        'current CAMS or CAFP certification',
        'SAR decisions and BSA examinations',
        'hands-on work with a monitoring system',
      ],
      cv: `BRANDON T. ESSLINGER
BSA/AML Compliance Professional
Ankeny, Iowa | brandon.esslinger@example.com | 515-555-0186

PROFESSIONAL SUMMARY
Results-driven BSA/AML and OFAC compliance professional with a strong understanding of the Bank Secrecy Act, the USA PATRIOT Act, Suspicious Activity Reports, Currency Transaction Reports, Customer Due Diligence, Enhanced Due Diligence, beneficial ownership, 314(a) and 314(b), sanctions screening and risk assessment. Able to lead teams, to work with FDIC examiners and to present to a Board. Seeking a BSA Officer position in which to use a passion for fighting financial crime.

CORE SKILLS
BSA program management | AML investigations | SAR narrative writing | CTR | OFAC | KYC | EDD | Verafin | Abrigo | Actimize | Examination management | Model validation | Payment processors | MSBs | Training | Leadership | Microsoft Office

WORK HISTORY

Store Manager, Heartland Home Furnishings, Ankeny, IA
August 2019 - Present
- Lead 24 associates in a 60,000 square foot showroom with $11.5 million in yearly sales
- Hire, coach and evaluate two assistant managers and a delivery supervisor
- Count three drawers and a safe each night and take the deposit to the bank
- Reduced shrink from 1.9 to 0.8 percent through tagging, camera placement and cycle counts
- Explain store card financing and send applications to the lender for decision
- Grew protection plan attachment from 22 to 37 percent
- Opened a clearance outlet in Ames on time and 4 percent below budget

Assistant Store Manager, Heartland Home Furnishings, West Des Moines, IA
May 2016 - July 2019
- Scheduled sales floor and warehouse, handled customer escalations
- Trained new hires on point of sale, upholstery care and delivery promises
- Completed monthly safety checks and the visual merchandising plan
- Acting manager for four months in 2018

Appliance Sales Consultant, Midland Appliance Center, Ames, IA
June 2012 - April 2016
- Personal sales of more than $1.2 million in three of four years
- Learned gas fittings, venting and the arithmetic of fitting a refrigerator through a 32 inch door
- Member of the chairman's club, 2013 and 2015

Shift Lead, Cyclone Pizza Kitchen, Ames, IA
2009 - 2012
- Ran late shifts of eight people while in college
- Cash handling, opening and closing, food safety

EDUCATION
Iowa State University, Ames: Bachelor of Science in Marketing, 2012

COURSES AND CERTIFICATES
"BSA/AML Officer Masterclass", online learning site, 6 hours, 2026
"Anti-Money Laundering: Complete Guide", online, 11 hours, 2026
"Suspicious Activity Reporting Step by Step", online, 2 hours, 2026
"Introduction to Verafin", recorded webinar, 45 minutes, 2026
"CAMS Exam Overview", free introductory lesson, 2026
ServSafe manager, expired 2014
Forklift operator card, 2024

PROJECTS
Mock SAR: wrote a practice narrative on a made-up restaurant owner for an online class and received a mark of 9 out of 10.
Personal blog: three posts that summarize enforcement actions in the news.
Built an Excel tracker, as a course exercise, for the deadlines of filings by an imaginary bank.

STRENGTHS
Integrity, attention to detail, leadership, communication, budgeting, deadline focus, customer empathy, conflict resolution. I have managed multi-million dollar budgets, motivated large teams, presented to owners and dealt with inspections by the fire marshal, and I believe that these transfer directly.

AWARDS
Store of the year 2023, out of nine. Customer experience award 2021. Coach of the season in a youth flag football league.

VOLUNTEER WORK
Youth flag football coach, 2017 to present. Furniture bank driver, which takes gently used beds to families leaving shelters; about thirty Saturdays a year. Church parking team captain. Treasurer of the elementary school parents' group from 2022 to 2024, with two signatures on every check.

INTERESTS
True crime podcasts, fantasy baseball, smoking brisket, and refinishing mid-century dressers that customers trade in. I also follow several investigators on social media and never miss a documentary about offshore money.

WHAT I AM LOOKING FOR
A bank that hires for attitude and trains for the rest. I have reached the ceiling in furniture and have been studying in the evenings since February. I am available after two weeks of notice, I live eleven minutes from your head office, and I am glad to be tested on any part of the regulations. I would sit the certification examination once I have enough qualifying experience.

REFERENCES
District manager and former owner, available at any time.`,
    },
    {
      name: 'overqualified-global-head',
      kind: 'overqualified',
      low: 74,
      high: 90,
      best: 82,
      why: 'Meets every must with recent evidence from far larger banks, so the only question is why a group head of financial crimes with 600 people would want a team of six.',
      lacks: [],
      cv: `CATHERINE "KIT" ABERNATHY-ROSS, J.D., CAMS, CFE
Chicago, Illinois | kit.ar@example.org

EXECUTIVE PROFILE
Financial crimes executive with 24 years in United States banking: branch-based investigations, regional compliance and, since 2017, head of function at two of the country's larger institutions. Led one program out of a consent order and another through a merger. Returning to Iowa, where I grew up, to be near my parents.

CAREER

LAKE MICHIGAN BANCORP, Chicago. Assets of $214 billion.
Executive Vice President, Enterprise Head of Financial Crimes Compliance and BSA Officer. February 2020 to August 2026
- Designated by the board; accountable for AML, sanctions, anti-bribery and fraud strategy in 19 states, with 610 staff and a budget of $138 million
- Chaired the financial crimes committee and took the hardest filing decisions personally, among them correspondent accounts, a former head of state's nephew and a private school
- Principal counterpart of the Federal Reserve and the OCC for continuous examination; terminated a 2018 consent order in March 2023 after closing 74 articles
- Replaced two legacy monitoring engines with Actimize and a machine learning overlay, with model risk validation in four phases
- Oversaw the due diligence of 41 payment processors and a fintech sponsor program
- Cut the age of pending investigations from 61 days to 17
- Appointed and coached seven managing directors, of whom two are now officers elsewhere
- Stepped down after the integration with an eastern bank was complete

THREE RIVERS FINANCIAL CORPORATION, Pittsburgh. Assets of $48 billion.
Senior Vice President, BSA/AML and Sanctions Officer. May 2014 to January 2020
- Owned the program, annual risk assessment and board training
- Directed investigations and SAR governance, some 7,900 filings in 2019
- Four consecutive satisfactory federal examinations
- Introduced a customer risk rating model and remediated 112,000 files
- Established the law enforcement liaison desk

WHEELOCK NATIONAL BANK, Minneapolis. Assets of $9 billion.
Vice President, BSA Manager. September 2007 to April 2014
- Supervised 14 investigators in commercial and agricultural banking
- Installed Actimize; first user acceptance test lead
- Reviewed grain merchants, livestock auctions, money service businesses and tribal gaming accounts
- Wrote the section 314(b) procedure

WHEELOCK NATIONAL BANK, Minneapolis and Mason City, Iowa
Investigator, BSA department. June 2002 to August 2007
- Worked alerts by hand from paper cash reports in the early days of the PATRIOT Act
- Drafted narratives and testified twice before a grand jury

EDUCATION
Mitchell Hamline School of Law, St. Paul (evening division): Juris Doctor, 2009
Drake University, Des Moines: B.S.B.A., Accounting, magna cum laude, 2002
Stonier Graduate School of Banking, 2016

CREDENTIALS
Certified Anti-Money Laundering Specialist, since 2005, current through 2028
Certified Fraud Examiner, since 2011, current
Admitted to the Minnesota bar 2009, inactive status

BOARDS AND SPEAKING
Advisory group to a federal bureau on information sharing, 2021 to 2025
Speaker at national conferences in Las Vegas, Hollywood (Florida) and Chicago, yearly
Trustee of a liberal arts college in Iowa, since 2022
Op-ed author on rural branch closures and de-risking

PUBLICATIONS
"Six hundred people are not a control" and "The small bank's sanctions problem", both in a practitioner magazine, 2022 and 2025. A chapter on governance in a handbook for bank directors.

WHY A COMMUNITY BANK
I started in a town of 27,000 with a paper log and a telephone. In the past decade I have managed managers of managers, and have missed opening a file myself. My parents farm near Winterset and are both past eighty. We have bought a house in Norwalk, I have no need of an executive's pay, and I have read your posted range before writing. I would expect to write my own procedures, do my own board slides, and be on site whenever the team is. I have no plan to leave for something larger; I have just come from there.

SYSTEMS
Actimize, Verafin (evaluation and pilot), Quantexa, Bridger, FinCEN filing, Excel as needed

PERSONAL
Married to a retired band director. Quilter, slow cyclist on the High Trestle Trail, and an enthusiastic if untrained judge of pies.`,
    },
  ],
};
