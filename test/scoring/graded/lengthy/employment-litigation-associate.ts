/** Employment litigation associate in California: decided by the J.D., an active California licence and four dated years of employment cases. */
import type { GradedJob } from '../types.ts';
export const employmentLitigationAssociate: GradedJob = {
  job: 'employment-litigation-associate',
  title: 'Employment Litigation Associate',
  spec: `EMPLOYMENT LITIGATION ASSOCIATE
Farrow Quintero LLP - Sacramento, California (hybrid, three days in the office)

ABOUT THE FIRM
Farrow Quintero is a labor and employment boutique of 34 lawyers with offices in Sacramento, Oakland and Fresno. For 27 years we have stood by employers of all sizes, from almond growers and hospital systems to school districts and software companies. We try cases, we answer the phone ourselves, and we send short bills. Chambers has ranked our Northern California group every year since 2016, and two of our former associates now sit on the superior court bench.

THE POSITION
Our Sacramento office is growing, and we need a mid-level associate who can run single-plaintiff cases with light supervision and second-chair the larger ones. You will work with four partners, three other associates and two seasoned paralegals. There is a realistic path to partnership, and we will talk about it openly at each yearly review.

WHAT YOU WILL DO
- Defend employers in state and federal court against claims of discrimination, harassment, retaliation and wrongful termination under FEHA and Title VII
- Handle wage and hour cases, including class actions and PAGA representative actions
- Prepare and argue motions, among them demurrers, summary judgment and motions to compel arbitration
- Take and defend depositions of parties, supervisors and experts
- Draft and answer written discovery, and manage e-discovery with the paralegals
- Represent clients before the Civil Rights Department, the EEOC and the Labor Commissioner
- Prepare mediation briefs and take part in settlement talks
- Second-chair trials and arbitrations from pretrial filings to verdict
- Advise human resources departments on terminations, leaves and accommodation
- Keep budgets, report to insurers and bill an agreed 1,850 hours a year
- Give two client trainings a year and write an occasional alert for our website

REQUIRED
- J.D. from an ABA-accredited law school
- Active membership of the State Bar of California, in good standing
- At least four years of employment litigation experience as an attorney
- Depositions taken and defended, and motions argued in person
- Sound knowledge of the California Labor Code and FEHA
- Clear, brief writing; we will ask for a sample of which you are the only author
- Willingness to travel within Northern California two or three times a month

PREFERRED
- Trial or arbitration experience as first or second chair
- Wage and hour class action or PAGA work
- Admission to the Eastern and Northern District federal courts
- Experience with public entity or health care clients
- Spanish
- Familiarity with Relativity, Westlaw and Clio

WHAT WE OFFER
The base salary is between $158,000 and $192,000, depending on class year, with a bonus for hours and another for business. We pay medical, dental and vision insurance in full for you and 60 per cent for your family, contribute four per cent to the 401(k) after the first year, cover bar dues and MCLE, and close the office between Christmas and New Year. Parental leave is sixteen weeks for all parents. Parking or a transit pass is on us.

HOW TO APPLY
Send a resume, a writing sample of no more than ten pages, your law school transcript and a cover letter to recruiting@farrowquintero.example with the words Sacramento associate in the subject line. We read applications as they arrive and hope to fill the position by the end of January. No search firms, please; unsolicited resumes from recruiters will be treated as ours.

EQUAL OPPORTUNITY
We practice what we advise. Farrow Quintero is an equal opportunity employer and considers all qualified applicants regardless of race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, veteran status or any other protected ground. Applicants with arrest or conviction records are considered in line with the California Fair Chance Act. If you need an accommodation in the hiring process, call our office manager, Lupe Santillan, and she will take care of it.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'California lawyer since 2018 with more than seven dated years defending employers, PAGA work, depositions, motions and a second-chair verdict.',
      lacks: [],
      cv: `DESMOND OKONJO-HALE
Davis, CA | (530) 555-0142 | d.okonjohale@mailbox.example

SUMMARY
Defense-side workplace lawyer in my eighth year of practice. I have carried a docket of my own since 2021, like being on my feet in court, and would rather call opposing counsel than write a third letter.

BAR ADMISSIONS
California, December 2018 (SBN 321184, active; no record of discipline)
U.S. District Courts: Eastern, Northern and Central Districts of California
Ninth Circuit Court of Appeals, 2022

EXPERIENCE

Brandvold Teller & Ishii LLP, Sacramento, CA
Associate, Labor & Employment Group - Mar. 2021 to present
- First-line responsibility for about 22 open matters for a hospital chain, two community college districts, a trucking company and a grocery cooperative
- Summary judgment for the employer in five of eight motions since 2022; wrote and argued all five
- More than 70 depositions, taken or defended: plaintiffs, treating therapists, HR directors and two vocational economists
- Second chair in a nine-day jury trial in Yolo County over a disability dismissal (defense verdict, 2024); cross-examined the plaintiff's supervisor and her damages expert
- Represented a farm-labor contractor in a meal-break class action with 640 members; decertified in part, rest settled at mediation
- Seven cases under the Private Attorneys General Act, including two after the 2024 amendments; drafted early evaluation conference papers
- Petitions to compel arbitration, and the appeals that tend to follow
- Position statements to the state agency and the federal commission, roughly thirty a year for the group, with a template that I rewrote
- Weekly calls with in-house HR about leave, interactive process and last-chance agreements
- Supervise one junior associate; sit on the summer hiring committee

Castellane & Roe, A Professional Law Corporation, Stockton, CA
Associate Attorney - Jan. 2019 to Feb. 2021
- Defended small and mid-sized companies, many in packing, warehousing and restaurants, against wage claims, retaliation suits and harassment complaints
- Appeared weekly in San Joaquin Superior Court: case management, law and motion, settlement conferences
- Prepared employers for Berman hearings and tried three of them
- Answered discovery by the yard; learned Relativity because nobody else wanted to
- Wrote handbooks in English and had them put into Spanish and Punjabi

Sacramento County Superior Court
Judicial Extern to a law and motion judge - Spring 2018
- Bench memoranda on demurrers and discovery disputes

Valley Legal Aid Clinic
Student Intern - Summer 2017
- Helped workers fill in wage claim forms, which taught me what the other side of the table looks like

Before law school
Assistant manager, Bluebird Records Cafe, Chico, 2013 - 2015: schedules, payroll and an early lesson in rest breaks

EDUCATION
University of the Pacific, McGeorge School of Law, J.D. with distinction, 2018
Chief comment editor, law review; Order of the Barristers
California State University, Chico, B.A. Political Science, magna cum laude, 2013

WRITING AND SPEAKING
"What Is Left of Standing after the PAGA Reform", county bar journal, Fall 2024
"Interactive, Not Imaginary: Documentation in Accommodation Cases", client seminar, yearly since 2022
Harassment-prevention trainer for supervisors (two-hour AB 1825 sessions), about eight a year

PROFESSIONAL
California Lawyers Association, Labor and Employment Law Section
Sacramento County Bar, Diversity Hiring Fellowship mentor
Wiley Manuel Bar Association, treasurer 2022 - 2023
MCLE compliant through January 2028

SKILLS
Relativity, Everlaw, Westlaw Edge, Lexis, iManage, Clio Manage, Tabs3. LEDES billing; insurer reporting under three carriers' guidelines.

LANGUAGES
English. Spanish: good enough to prepare a witness without an interpreter, though I bring one to the deposition.

COMMUNITY
Coach of a high school mock trial team in Woodland, which reached the state round in 2025. Board member of a food bank. Volunteer at the expungement clinic one Saturday in the quarter.

INTERESTS
Cooking for too many people, cycling the American River trail, vinyl, and the Kings, for better or worse.

References and a writing sample (opposition to a motion for class certification, redacted) on request.`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 56,
      high: 71,
      best: 65,
      why: 'Licensed and active with the same kind of cases, but the five years claimed are two years and two months by the dates; before that it was real estate and title work.',
      lacks: ['four years of employment litigation as an attorney'],
      cv: `Katherine R. Vandermolen
Attorney at Law

Roseville, California
kvandermolen@inbox.example
916-555-0177

PROFESSIONAL PROFILE
Employment litigator with over five years of experience in defending California employers in state and federal court. Known for tight briefs, steady nerves in the deposition room and frank advice to clients. Seeking an associate position in a specialist practice where I can grow into trials.

LEGAL EXPERIENCE

STRAND HOLLOWAY LLP, Sacramento
Associate, Employment Practice
September 2024 - Present
* Represent employers in retail, senior living and construction in single-plaintiff suits: age, pregnancy, race and whistleblower claims
* Draft demurrers and anti-SLAPP motions; argued eleven motions in Sacramento and Placer Superior Courts
* Took nineteen depositions and defended twelve, the last six with nobody from the firm beside me
* Work up wage claims, including one representative action about unpaid security checks with 180 aggrieved employees
* Wrote responses to charges for the Civil Rights Department and appeared in two Labor Commissioner conferences
* Draft mediation statements; attended fourteen mediations, of which ten ended in a signed term sheet
* Advise human resources staff on final pay, remote work expenses and medical leave under CFRA
* Report to EPLI carriers each quarter, with budgets that I prepare
* 1,910 billable hours in 2025

CALLOWAY TITLE & ESCROW COMPANY, Folsom
Staff Counsel
May 2021 - August 2024
* Reviewed preliminary reports and exceptions, cleared liens, and gave underwriting opinions for a region of nine branches
* Handled quiet title actions, partition suits and boundary disputes; supervised outside counsel in lender claims
* Prepared and negotiated escrow instructions, deeds of trust, easements and subordination agreements
* Trained escrow officers on wire fraud after a near miss in 2022
* Answered questions from the branch managers about leases and now and then about an employee's final check, which I passed on to the company's labor lawyers

LAW OFFICES OF PETER B. GRANZELLA, Auburn
Associate (real property)
January 2020 - April 2021
* Drafted CC&Rs, purchase agreements and commercial leases
* Unlawful detainer calendar twice a week until the moratorium, then a great many letters
* Second-chaired a two-day bench trial about a shared well

PLACER COUNTY LAW LIBRARY
Reference Assistant, part-time
2017 - 2019 (during law school)
* Helped self-represented people to find forms and explained, fifty times a day, that I could not give advice

EDUCATION
J.D., UC Davis School of Law, May 2019
  Witkin award in Legal Research; staff editor, environmental law journal
  Employment Discrimination seminar; Trial Practice; Civil Rights Clinic (one semester)
B.A., History, Gonzaga University, 2014, cum laude

ADMISSIONS
State Bar of California, admitted December 2019, active status, good standing
Eastern District of California
Northern District of California

PROFESSIONAL DEVELOPMENT
National Institute for Trial Advocacy, deposition skills, three days, San Francisco, 2025
CLA Employment Law Conference 2025 and 2026
Wage and Hour Boot Camp, 2024
Certified trainer for harassment-prevention sessions, 2025

MEMBERSHIPS
Women Lawyers of Sacramento (newsletter editor since 2023)
Placer County Bar Association
Anthony M. Kennedy American Inn of Court, associate member

PUBLICATIONS
"Tenants in Common, Enemies in Court: Partition after the 2023 Act", Placer bar bulletin, 2023
"Five Things To Do before the Exit Interview", firm alert, February 2026

TECHNOLOGY
Westlaw Precision, Lexis+, Relativity (review and production), Everlaw, NetDocuments, Clio, Teams, Adobe Acrobat, TrialPad

LANGUAGES
English; reading German; beginner's Spanish from an evening class

PRO BONO
Volunteer attorney with a domestic violence restraining order clinic at the Roseville courthouse since 2020, about forty hours a year. Recognized in the statewide pro bono roll for 2022.

EARLIER EMPLOYMENT
Tasting-room associate in a Placer foothills winery and high school English teacher's aide, Spokane, 2014 - 2016. Both jobs consisted of listening.

PERSONAL
Married, two boys, one horse who is nominally retired. I ride, run the half marathon in Folsom each fall, and bake pies for the county fair (third ribbon, 2025, berry). Open to travel within the Central Valley; I keep a go-bag in the car.

REFERENCES
The head of the employment practice at Strand Holloway does not know about this application yet; please ask me first. A former supervising attorney from the title company and the director of the restraining order clinic are glad to talk at any time.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 78,
      high: 93,
      best: 86,
      why: 'Called a school district risk and claims counsel, but six dated years in court for the district against its own staff, with trials, depositions, J.D. and active licence; class actions are thin.',
      lacks: [],
      cv: `MARISOL TEAGUE-IBARRA
1188 Larkspur Court, Elk Grove CA 95624 . m.teagueibarra@post.example . (916) 555-0119

----------------------------------------------
POSITIONS HELD
----------------------------------------------

08/2020 - now
RISK AND CLAIMS COUNSEL, Cosumnes Joint Unified School District (4,900 staff)
The title says claims; the job is to go to court when teachers, bus drivers, cooks and principals sue the district that pays them.
+ Sole in-house advocate in suits by present and former staff: alleged bias on grounds of age, race, pregnancy and disability, reprisal for reporting, and firing without cause. Forty-three cases opened since I came, thirty-six closed
+ Until 2020 outside firms did this; now only two cases a year leave the house, and the legal bill fell by 38 per cent
+ Examine witnesses under oath before trial (fifty-eight to date) and sit next to our own people when the other side asks the questions
+ Won dismissal without trial in nine cases on papers that I wrote and argued in Sacramento Superior Court, and twice before the federal judge across the street
+ Tried two cases to a jury as lead, 2022 and 2025 (one for us, one against us for a fraction of the demand), and second-chaired a teacher dismissal before the three-member commission
+ Deal with complaints at the Civil Rights Department, the EEOC and PERB from first letter to closing notice
+ Settle about two thirds of the cases, generally in front of a neutral; the board has never turned down a recommendation
+ Overtime and rest period dispute of sixty-one bus drivers: audited four years of time cards, cured most of it and settled the remainder
+ Sit down with principals and the personnel office before anybody is let go, put on leave or moved for medical reasons
+ Supervise one analyst and a legal secretary; report each quarter to the joint powers insurance authority

10/2017 - 07/2020
DEPUTY COUNTY COUNSEL, County of San Joaquin
+ General advice to the human services agency and public works: contracts, records requests, Brown Act
+ From 2019, defended two lawsuits by deputies about promotions, with a senior colleague; took my first eleven depositions
+ Conservatorship and juvenile dependency hearings, three mornings a week in the first year

09/2016 - 09/2017
POST-BAR FELLOW, Delta Tenants' Rights Project, Stockton
+ Hearings, intake and one appeal

2009 - 2013
KINDERGARTEN TEACHER, Lodi
+ Room 4, thirty-one children, two guinea pigs. I was also the union's building representative, and so I know the contract from that side as well

----------------------------------------------
LICENSES
----------------------------------------------
California lawyer since December 2016, active and in good standing
Federal courts: Eastern and Northern Districts
Multiple Subject Teaching Credential (clear, kept up out of sentiment)

----------------------------------------------
SCHOOLING
----------------------------------------------
Santa Clara University School of Law, J.D. 2016. Moot court finalist; labor law award
California State University, Sacramento, B.A. Liberal Studies 2008 and credential 2009

----------------------------------------------
COURSES AND TALKS
----------------------------------------------
Trial academy of the defense counsel association, five days, 2021
Workplace investigations, forty hours, 2023 (AWI certificate)
Title IX coordinator training, 2024
I teach a yearly session, "Write It Down", to 120 new administrators
Speaker for the school boards' association, 2023 and 2025, on the interactive process

----------------------------------------------
TOOLS
----------------------------------------------
Westlaw, Logikcull (we have no Relativity), Laserfiche, Excel for time card audits, a paper calendar

----------------------------------------------
LANGUAGES
----------------------------------------------
Spanish at home, English at work. I read Portuguese slowly.

----------------------------------------------
OUTSIDE WORK
----------------------------------------------
Member of the county bar's labor and employment section and of the Cruz Reynoso Bar Association (secretary in 2024). I judge mock trials in February. Parish choir, tomato beds, and a teenage daughter learning to drive, which is excellent practice in keeping a level voice.

----------------------------------------------
WHY I WRITE
----------------------------------------------
I have defended one employer for six years and would like to defend many. I have billed no hours since 2017, but I have kept time by matter for the insurer. Class actions I know only from the bus drivers, whose case stopped short of certification.

References: the district's general counsel, an administrative law judge (retired), and two lawyers who have usually been on the other side.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 32,
      high: 48,
      best: 40,
      why: 'Thirteen years inside employment defense, but as a paralegal: no J.D., no bar, and so no years as an attorney.',
      lacks: [
        'J.D. from an ABA-accredited law school',
        'active California bar membership',
        'four years of employment litigation as an attorney',
      ],
      cv: `BERNADETTE KOWALCZYK
Carmichael, California
bkowalczyk@letters.example
(916) 555-0164

OBJECTIVE
To take the next step after thirteen years in employment defense, in a firm that values people who know how a case really moves from complaint to verdict.

HIGHLIGHTS
- Thirteen years with plaintiffs' and defense files in discrimination, harassment, retaliation, leave and wage matters
- Five jury trials, eleven arbitrations, some 200 mediations as the person who had the exhibit
- Knows the Labor Code, the FEHA regulations and the clerks of six counties
- Trusted by carriers, HR directors and court reporters

WORK HISTORY

Senior Litigation Paralegal - Employment
Oldcastle Mehta & Burge LLP, Sacramento
June 2018 to present
- Carry thirty-five cases with six attorneys, from the first litigation hold to the satisfaction of judgment
- Prepare first drafts of answers, notices of removal, written discovery, meet-and-confer letters and separate statements for summary judgment, all for attorney signature
- Run collections and review in Relativity for wage class actions of up to 2,300 class members; build the pay data tables that experts rely on
- Prepare outlines and exhibits for depositions and attend as second set of eyes
- Draft position statements to CRD and EEOC from personnel files and interviews with managers
- Assemble trial notebooks, witness schedules, jury instructions and verdict forms; sit at counsel table and run TrialDirector
- Calculate exposure under PAGA and for meal and rest premiums in Excel
- Train new paralegals and legal secretaries; wrote the department's checklist of deadlines
- 1,700 billable hours a year, with a realization rate above ninety per cent

Litigation Paralegal
Kerrigan & Sousa, A Law Corporation, Rancho Cordova
February 2013 to May 2018
- Single-plaintiff wrongful termination and harassment suits, on the employee's side for the first two years and then for employers after the firm changed sides with its lead partner
- Subpoenaed and summarized medical, payroll and unemployment records
- Filed in state and federal courts, in person in the early days and by e-filing later
- Interviewed witnesses with the attorney and wrote up the memo the same evening
- Kept the calendar for four lawyers without a missed date

Legal Secretary
Dominguez Family Law Group, Sacramento
August 2009 to January 2013
- Petitions, declarations of disclosure and a good supply of tissues
- Answered telephones, opened files, billed on Timeslips

Payroll Clerk
River City Produce Terminal, West Sacramento
March 2006 to July 2009
- Weekly payroll of 140 warehouse workers, garnishments, and the binder of union rates
- First acquaintance with the Labor Commissioner, from the wrong end

EDUCATION
Paralegal Certificate (ABA-approved program), UC Davis Continuing and Professional Education, 2012
B.A., Sociology, California State University, Sacramento, 2005
Pre-law advising seminar, Lincoln Law School of Sacramento, fall 2025: I attended an open evening and am considering their four-year night program from 2027

CERTIFICATES
Paralegal under California Business and Professions Code section 6450, continuing education complete through 2027
Advanced Certified Paralegal (NALA), Discovery, 2017; Trial Practice, 2020
Relativity Certified User, 2021; Relativity Review Management, 2023
Notary Public, State of California, commission to October 2029
eDiscovery Project Management, ACEDS course, 2022

MEMBERSHIPS AND TEACHING
Sacramento Valley Paralegal Association, president in 2021
NALA, member since 2014
Guest teacher of Evidence for Paralegals at a community college, two evenings each spring

TECHNICAL SKILLS
Relativity, Everlaw, Westlaw, Lexis, CourtLink, PACER and CM/ECF, TrialDirector, Clio, iManage, Elite 3E, Acrobat Pro, Excel (pivot tables, date arithmetic), Word styles and tables of authorities

LANGUAGES
English. Polish, spoken at home with my parents. Spanish, intermediate; I can take a message and calm a caller.

AWARDS
Firm-wide staff excellence award 2019 and 2024
Thank-you mention in a published opinion's counsel list, framed by my mother

VOLUNTEER WORK
Workers' rights clinic at the law school, intake on alternate Thursdays, 2014 to 2017. Treasurer of my homeowners' association. Foster home for eleven greyhounds in succession, of which two failed to leave.

INTERESTS
Quilting, true crime podcasts (with objections shouted at the radio), hiking around Tahoe, and pierogi for the whole office in December.

REFERENCES
Three partners and one opposing counsel, on request.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 11,
      best: 4,
      why: 'A retail store and district manager; dealing with staff and HR in a shop is not the practice of law, and no law degree or bar is there.',
      lacks: [
        'J.D. from an ABA-accredited law school',
        'active California bar membership',
        'four years of employment litigation as an attorney',
      ],
      cv: `TROY BASCOMBE
Citrus Heights, CA 95610
tbascombe@webmail.example | (279) 555-0133

CAREER SUMMARY
Dynamic, results-driven leader with 21 years in big-box and specialty retail. A proven motivator of teams of up to 140, with full P&L responsibility of up to $38 million. Outstanding communication, negotiation and problem-solving skills. Highly organized, comfortable in fast-moving surroundings and proficient in Microsoft Office. Now ready to bring this experience to a professional office.

CORE STRENGTHS
Leadership and coaching; budgets and forecasting; hiring and retention; conflict resolution; customer loyalty; merchandising; inventory control; loss prevention; project planning; public speaking

PROFESSIONAL EXPERIENCE

District Manager, Sierra Trail Sporting Goods (Northern California, 9 stores)
May 2019 - October 2026
- Led nine store managers and, through them, about 310 associates in Sacramento, Placer, Butte and Shasta counties
- Grew comparable sales by 11.4 per cent between fiscal 2021 and 2024, ahead of every other district on the West Coast
- Opened two stores and closed one, on schedule and under budget
- Cut shrink from 2.1 to 1.3 per cent with cycle counts and better receiving
- Reduced turnover of part-time associates from 88 to 61 per cent through a buddy program
- Visited each store every ten days, walked the floor and wrote a one-page note
- Rolled out a new scheduling app and trained all managers on it in six weeks
- Worked with the HR business partner when a manager needed to be coached or let go

Store Manager, HomeHarbor Improvement Center, Folsom
February 2012 - April 2019
- Ran a 105,000-square-foot store with 140 associates and eleven department supervisors
- Took the store from the bottom third to number four out of 52 in customer satisfaction
- Planned the yearly labor budget of $4.9 million
- Built the contractor desk into a business worth $7 million
- Chaired the safety committee; 412 days without a lost-time accident
- Hosted school groups, Eagle Scouts and a memorable visit by a state senator

Assistant Store Manager, HomeHarbor Improvement Center, Vacaville
August 2008 - January 2012
- Responsible for freight, garden center and the night crew of 26
- Reset the seasonal aisle four times a year
- Promoted after a store turnaround in which back stock fell by a third

Department Supervisor, then Key Carrier, Gold Country Outfitters, Placerville
June 2005 - July 2008
- Footwear and camping; opened and closed the store; counted the tills
- Top seller of the region in 2006

EDUCATION
B.S., Business Administration, concentration in Marketing, California State University, Chico, 2005
Leadership Development Academy, Sierra Trail corporate university, 2020
Situational Leadership, two days, 2013

CERTIFICATES
Forklift operator and trainer, renewed 2025
OSHA 10-hour General Industry
CPR and First Aid, American Red Cross, valid to June 2027
Lean Six Sigma Yellow Belt, 2022
Notable: completed the yearly harassment-prevention class for supervisors

COMPUTER SKILLS
Microsoft Word, Excel, PowerPoint, Outlook and Teams; Workday; Kronos; Oracle Retail; Tableau dashboards (reader); Slack

AWARDS
District Manager of the Year, 2022
President's Club, 2015 and 2017
Best Garden Center, West Region, 2010
Employee of the Quarter, six times

COMMUNITY
- Little League commissioner, Citrus Heights, 2014 - 2021: forty teams, one snack bar and many parents with opinions about umpires
- Toys for Tots store captain each December
- Rotary Club, membership chair, 2023 to date
- Served on jury duty in 2018 and found it fascinating

LANGUAGES
English; retail Spanish

INTERESTS
Fly fishing on the upper Sacramento, smoking brisket, restoring a 1971 Ford pickup with my son, and legal dramas on television. I have run the California International Marathon three times, each time a little more slowly.

ADDITIONAL INFORMATION
Available at once after a reorganization that did away with my district. Happy to travel; I drove 35,000 miles a year in my last job. Salary expectations open. I am a fast learner, and in 21 years I have never missed a month-end close.

REFERENCES
- Regional vice president, Sierra Trail Sporting Goods
- Former regional HR manager, HomeHarbor Improvement Centers
- Pastor and fellow coach, Citrus Heights
Contact details on request.`,
    },
  ],
};
