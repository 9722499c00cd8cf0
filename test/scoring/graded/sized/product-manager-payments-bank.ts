/** Senior product manager for ACH and instant payments at a US bank: an AAP or APRP in force, five years of product management, three of them on US payment rails, and a bachelor's degree decide it. */
import type { GradedJob } from '../types.ts';
export const productManagerPaymentsBank: GradedJob = {
  job: 'product-manager-payments-bank',
  title: 'Senior Product Manager, ACH and Instant Payments',
  spec: `SENIOR PRODUCT MANAGER, ACH AND INSTANT PAYMENTS
Prairie Fork Bank | Treasury Management Division | Kansas City, MO (hybrid, Tuesday through Thursday on site)
Requisition 26-0933 | Exempt, full time

WHO WE ARE
Prairie Fork Bank is a $21 billion commercial bank with 88 branches in Missouri, Kansas, Nebraska, and Oklahoma. We are also the sponsor bank behind fourteen fintech programs, from payroll advance to rent collection, and originate a little over 160 million ACH entries a year on their behalf and that of our business clients. In 2024 we went live for receiving over the RTP network and the FedNow Service; sending is next. We have 2,300 employees, most of whom will at some time have eaten barbecue with you.

THE POSITION
The Senior Product Manager owns the ACH and instant payments product line from end to end: what we build or buy, what we charge, how we control its risk, and how we retire what nobody needs. The position reports to the Director of Payments Product and works daily with two engineering squads, payments operations, compliance, and the relationship managers of our fintech clients. It has no direct reports to begin with.

WHAT YOU WILL BE RESPONSIBLE FOR
- Set a three-year vision and a quarterly roadmap for ACH, Same Day ACH, RTP, and FedNow, and defend both before the product council
- Interview business clients, fintech partners, and tellers to learn what is actually wrong
- Turn findings into epics, stories, and acceptance criteria, and keep a groomed backlog with the squads
- Launch RTP and FedNow send, including request for payment, to commercial clients
- Own product profit and loss: pricing, volume forecasts, fee waivers
- Steer vendors (core processor, payment hub, fraud scoring) through selection, contract, and release
- Assess every change for its effect under the Nacha Operating Rules, Regulation E, UCC 4A, and BSA/AML
- Take part in the yearly ACH rules compliance audit and close its findings
- Watch return rates, exposure limits, and fraud losses, and act upon them
- Train sales and operations, and write release notes that people read
- Speak for the bank in Nacha and Federal Reserve working groups

REQUIRED QUALIFICATIONS
- Bachelor's degree in business, finance, information systems, or a related field
- Five or more years as a product manager or product owner with responsibility for a roadmap. Project management, business analysis, and operations are valued, but are not counted toward the five.
- Three or more years working on U.S. payment rails (ACH, RTP, FedNow, or Fedwire) in a bank, processor, or fintech
- Accredited ACH Professional (AAP) or Accredited Payments Risk Professional (APRP), in good standing at the time of hire. Regulators expect it of us, and we are not able to make exceptions.
- A record of launched products with measured results
- Clear writing and comfort in front of executives

PREFERRED
- Experience with third-party senders or banking as a service
- ISO 20022 message formats and payment hub implementations
- SQL sufficient to answer your own questions
- Work on fraud or credit exposure controls
- MBA, or certification as a product owner (CSPO, PSPO, SAFe POPM)

PAY AND BENEFITS
- Base range $128,000 to $156,000, annual bonus target 15 percent
- Medical, dental, and vision insurance from the first day
- 401(k) with a match of six percent, vested at once
- 23 days of paid time off, eleven federal holidays, two days for volunteering
- Twelve weeks of paid parental leave
- Tuition assistance up to $5,250; dues and continuing education credits for the AAP or APRP are paid by the bank
- Parking under the building, which in February you will learn to value

HOW TO APPLY
Apply at our careers page with a resume by December 4, 2026. Applicants who are selected will have a phone screen, a case exercise on pricing (two hours, paid), and a half day of conversations in Kansas City. An offer is subject to a background check and fingerprinting as required by section 19 of the Federal Deposit Insurance Act. We do not sponsor work visas for this position.

Prairie Fork Bank is an equal opportunity employer. We consider applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, genetic information, or protected veteran status. Reasonable accommodation is available during the application process. Member FDIC.`,
  graded: [
    {
      name: 'strong-processor-product-owner',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 93,
      why: 'Eight years of product ownership by dates, all of it on ACH and instant payments at a processor and a bank, APRP in force to 2029, a finance degree and launches with figures.',
      lacks: [],
      cv: `DENISE R. OKAFOR-LINDQUIST
Overland Park, KS | (913) 555-0142 | denise.okaforlindquist@mail.example

I make money move faster and explain why it sometimes should not. Product person for eight years, reconciliation clerk at heart. U.S. citizen.

EXPERIENCE

HEARTSPRING BANCORP, Overland Park, KS ($13B commercial bank)
Product Manager II, Payables and Receivables | May 2022 to present
- Hold the roadmap for business ACH origination and for both instant rails: 2,900 companies, 41 million entries a year, $17M in fees
- Brought RTP send to market in March 2024 and FedNow send eight months afterward; 610 companies signed up in the first year, most for payroll corrections and title closings
- Repriced Same Day ACH in three tiers; revenue up 22 percent, with fewer than ten complaints to the call center
- Sit with one squad of nine; write the stories, run refinement on Mondays, say no on Tuesdays
- Ran the selection of a new payment hub with six bidders; negotiated release commitments into the contract; cutover done over one Presidents' Day weekend
- Set up daily exposure limits for eleven third-party senders together with credit, after one of them doubled its volume in a month; unauthorized returns down from 0.41 to 0.19 percent
- Prepare each new feature for compliance: warranties under the network rules, error resolution for consumers, funds transfer law, sanctions screening
- Answer auditor questions during the annual rules review; zero repeat findings since 2023
- Member of a Federal Reserve user group on request for payment

CROWN PRAIRIE PROCESSING, INC., Omaha, NE (core and payments processor for 240 community banks)
Product Owner, ACH Services | August 2018 to April 2022
- Owned the backlog for the warehouse and posting engine of ACH files; 120 million items a year
- Delivered the third Same Day window in time for March 2021, with dry runs at thirty banks
- Interviewed operations staff at 44 client banks and retired 70 screens of 180
- Led the mapping of ACH addenda to ISO 20022 remittance data with two engineers
- Measured everything in SQL; published a monthly scorecard that sales began to quote
- Trained as the backup for the risk product (positive pay, filters and blocks)

CROWN PRAIRIE PROCESSING, INC.
Client Support Analyst, ACH | June 2015 to July 2018
- Solved file rejects, late returns, and notifications of change for 35 banks
- On weekends at the emergency desk every fifth week
- Wrote the "ACH before breakfast" guide for new tellers

FIRST NATIONAL OF SARPY, Papillion, NE
Teller, then operations clerk | summers and part time, 2012 to 2015

EDUCATION
Master of Business Administration, evening program, University of Missouri, Kansas City, 2023
Bachelor of Science in Finance, University of Nebraska Omaha, 2015, cum laude

PROFESSIONAL CREDENTIALS
Accredited Payments Risk Professional (APRP), earned 2019, renewed through December 31, 2029
Certified Scrum Product Owner, 2018, renewed 2024
Pragmatic Institute: Foundations, Focus, Price (2021)

SELECTED TRAINING
Smarter Faster Payments conference, each year since 2019 (speaker in 2025: "Who pays for the wrong account number?")
Regional payments association: ACH audit school, 2020
Women in Banking leadership year, 2024

TECHNICAL
Jira, Aha!, Figma for rough sketches, Snowflake, SQL, Tableau, Postman. Reading knowledge of Nacha file layout, pacs.008, pain.013. Some Python, mostly borrowed.

VOLUNTEER
Tax preparer with VITA, Johnson County, every spring since 2017
Board treasurer, a community land trust with 38 homes
Den leader, Cub Scouts

PERSONAL
Married, twin boys, one enormous cat. I restore adding machines (nineteen so far), play euchre for stakes of up to one dollar, and judge barbecue as a certified member of the local society, which I mention without hope of advantage.

REFERENCES
Director of Treasury Products at Heartspring; the former head of ACH at Crown Prairie; the lead engineer of my squad, who has promised to be honest.`,
    },
    {
      name: 'aap-not-passed',
      kind: 'in-progress',
      low: 57,
      high: 70,
      best: 64,
      why: 'An equal product career on ACH, RTP and FedNow with a degree and results, but the AAP examination was sat in October 2026 without a result yet and no APRP is held, so the one credential without exceptions is missing.',
      lacks: ['AAP or APRP in good standing (AAP examination sat, result pending)'],
      cv: `Thomas J. Werbelow
Lee's Summit, Missouri
816-555-0177 — tj.werbelow@inbox.example

SUMMARY
Product manager with nearly seven years in business payments, first in a fintech and then in a regional bank. Known for launching on the date that was announced, for pricing pages that fit on a single sheet, and for spending a day a month in the operations room with the people who clean up after us.

PROFESSIONAL EXPERIENCE

Senior Product Manager, Money Movement
Cottonwood Trust Company, Kansas City, Missouri
October 2022 – Present
Cottonwood holds $9 billion in deposits and sponsors six fintech programs.
• Direct the product line for ACH, wires, RTP, and FedNow: 1,700 commercial clients and 38 million transactions annually; P&L of $11.6 million.
• Took FedNow receive live in February 2024 and RTP send in June 2025; 44 percent of title and escrow clients use it every week.
• Wrote the requirements for account validation ahead of the web debit rule; administrative returns fell by a third.
• Built the client onboarding flow for third-party senders with risk, legal, and two engineers: from 54 days to 19.
• Chose a fraud scoring vendor out of seven; prevented losses of $2.2 million in the first twelve months, by the count of internal audit.
• Present the roadmap to the executive committee each quarter and the scorecard each month.
• Work through the effect of every change under the Operating Rules, Reg E, and Article 4A with counsel; keep the matrix.
• Mentor of one associate product manager.

Product Manager, Payouts
Rentwell Labs, Inc., St. Louis, Missouri
January 2020 – September 2022
Rent collection for landlords; 90 employees; bank partner in Utah.
• Responsible for the payout roadmap: ACH credits, Same Day ACH, push to debit card.
• Cut the time from rent paid to rent received from five days to one; churn among small landlords down by 28 percent.
• Defined return handling and retry rules; unauthorized debits held at 0.2 percent.
• Ran 130 interviews with landlords and tenants, most of them in kitchens.
• Supplied evidence for the sponsor bank's yearly review.
• Ran A/B tests on fees; average revenue per unit up by $1.90.

Business Analyst, Deposits
Gateway Plains Bank, St. Louis, Missouri
July 2016 – December 2019
• Requirements and user acceptance tests for online account opening and for bill pay.
• Documented 62 processes before a core conversion; on site during the conversion weekend.
• Made the first dashboards for the branch managers.

Graduate Trainee
Gateway Plains Bank
July 2015 – June 2016
• Rotation through branch, loan operations, call center, audit.

EDUCATION
Bachelor of Science in Business Administration, major in information systems, Saint Louis University, 2015
Semester in Maastricht, Netherlands, spring 2014

CREDENTIALS AND CONTINUING EDUCATION
Accredited ACH Professional (AAP): candidate. Sat the October 2026 examination; results are expected in December.
Professional Scrum Product Owner II, 2023
SAFe 6 POPM, 2024
Payments association boot camp for AAP candidates, 60 hours, 2026
ISO 20022 for product people, two days, 2024
Pricing strategy, executive course, Olin, 2023

SKILLS
Discovery, opportunity trees, story mapping, backlog management, business cases, vendor contracts
SQL (daily), Looker, Amplitude, Jira, Productboard, Miro
File formats: NACHA, BAI2, pacs.008, pacs.002, pain.013

SPEAKING AND WRITING
Panel on instant payroll, regional payments association, Wichita, 2025
Newsletter, "Settlement Date", 1,400 readers, every other Friday

LANGUAGES
English, conversational Spanish, Dutch for ordering beer

COMMUNITY
Junior Achievement, teaching seventh graders what a bank does with their money, since 2018
Deacon and reluctant webmaster at church
Coach, girls' softball, Lee's Summit

INTERESTS
Smoking brisket, minor league baseball scorecards, old maps of the Santa Fe Trail, woodworking. My wife is a pediatric nurse; we have three daughters and no free Saturdays.

ADDITIONAL
U.S. citizen. Able to be downtown three days a week and more. Four weeks' notice.

References will be supplied following an interview.`,
    },
    {
      name: 'uk-payments-product-lead',
      kind: 'foreign',
      low: 42,
      high: 57,
      best: 50,
      why: 'An excellent product lead of instant payments, but on the British rails: no AAP or APRP and only one side project that touched ACH, so two hard requirements are missing.',
      lacks: ['AAP or APRP in good standing', 'three years on U.S. payment rails'],
      cv: `Alasdair McQuarrie
Product lead, real-time payments
Moved to Kansas City, Missouri, in August 2026 (spouse's post at the university; permanent resident, no sponsorship needed)
alasdair.mcquarrie@post.example | +1 816 555 0139

PROFILE

Ten years in payments, eight of them as owner of a product. I have put instant payments into the hands of two million British customers and have had to answer for what went wrong with a few of them. Looking to do the same here, with new acronyms.

CAREER

Clydeside Bank plc, Glasgow
Lead Product Manager, Payments, March 2021 to July 2026

Clydeside is a bank for small firms with £14bn of assets and some forty agency clients, mostly fintechs.
· Owned the roadmap for Faster Payments, Bacs, CHAPS, and confirmation of payee; three squads, some thirty engineers.
· Launched request to pay for 21,000 firms; a fifth of invoices sent through it were settled on the same day.
· Moved CHAPS to ISO 20022 in line with the Bank of England's dates in 2023, including enhanced data.
· Reimbursement for authorised push payment fraud, October 2024: led product work across fraud, complaints, and legal; losses per million transactions fell by 34 per cent within a year.
· Priced agency access anew; margin up £3.1m a year.
· Ran the tender for a payment hub and the migration in eleven waves.
· Represented the bank in a working group of Pay.UK and at the Payment Systems Regulator.
· For one agency client with an American parent, specified a monthly file of cross-border payouts which a correspondent turned into ACH entries (six weeks, 2025); this is the extent of my contact with the American rails.

Tern Payments Ltd, Edinburgh
Product Owner, Account-to-account, June 2018 to February 2021

A start-up with permission as a payment institution; collection of membership fees.
· Backlog and releases for Direct Debit through Bacs and for open banking payments.
· From 40 to 1,300 clubs in under three years.
· Retry logic which recovered 61 per cent of failed collections.
· Talked to club treasurers at the side of many muddy pitches.
· Wrote risk assessments for the safeguarding audit.

Lothian Mutual Building Society, Edinburgh
Payments Analyst, September 2016 to May 2018

· Reconciliation, recalls, indemnity claims; business analysis for a new mobile application.
· Secretary of the operational risk forum.

EDUCATION

MA (Hons) Economics, University of Aberdeen, 2012 to 2016 (four-year bachelor-level degree, evaluated as equivalent to a U.S. bachelor's by a NACES member, 2026)
Highers: mathematics, English, economics, history, French, Oban, 2012

PROFESSIONAL

Certified Scrum Product Owner, 2018
Diploma in Payments, The London Institute of Banking and Finance, 2019
Certificate in fraud prevention, 2022
Advanced product strategy, Reforge, 2023

READING FOR THE MOVE

I have bought the Nacha Operating Rules and am working my way through them; the first possible sitting of the AAP for me would be next October, and I have not yet enrolled. Online course on FedNow for newcomers (four hours, September 2026).

SKILLS

Product discovery, roadmaps, pricing, vendor management, regulators, writing, SQL, Looker, Jira, Miro. Message formats: pacs.008, pacs.009, camt.056, pain.013, Standard 18.

RESULTS IN SHORT

· £9.8m additional income a year across three launches
· Four million instant payments a week at 99.98 per cent availability
· Complaints about misdirected payments halved

LANGUAGES

English; Gaelic from my grandparents; French, fair

VOLUNTEERING

Trustee of a credit union in Govan, 2019 to 2026, with particular care for its payments. Mountain rescue, Arrochar, 2014 to 2021.

INTERESTS

Hills, of which there are fewer here; fiddle; curling (a rink exists in Kansas City, to my joy); bread. One son of four who already says y'all.

REFEREES

Chief product officer of Clydeside Bank; founder of Tern Payments; former policy lead at the regulator.`,
    },
    {
      name: 'ach-operations-manager',
      kind: 'adjacent',
      low: 40,
      high: 56,
      best: 48,
      why: 'A deep ACH operations manager with an AAP in force, but no years as a product manager and an associate degree only, two of the hard requirements.',
      lacks: ['five years as a product manager or product owner', "bachelor's degree"],
      cv: `LORETTA M. VANCE, AAP
1128 Quindaro Street, Topeka, Kansas
785.555.0163
loretta.vance@homemail.example

OBJECTIVE
To put twenty-four years of knowing what happens to a payment after the button is pressed at the service of a team that designs the button.

WORK EXPERIENCE

2014 to present
Vice President, Payments Operations Manager
Shunga Creek Credit Union, Topeka, KS (assets $3.2 billion, 210,000 members)
* Run a department of sixteen: ACH, wires, RTP and FedNow receipts, disputes, and returned items.
* About 29 million ACH items in a year, originated and received; no missed Fed deadline since April 2016.
* Took the credit union live as a receiver on FedNow in September 2024 and on RTP in 2025: procedures, staffing on Sundays, exception queues.
* Coordinate the annual rules compliance audit and report the outcome to the supervisory committee.
* Keep the ACH risk assessment and origination agreements up to date; calculate exposure limits for 140 business members.
* Decide upon disputes under Regulation E; caseload 6,200 last year, median four days.
* Work with the product department on new services: review their requirements from the operations side, take part in testing, train the branches. The roadmap and the pricing are theirs.
* Brought robots in for return processing, together with IT; 1.5 positions were moved to fraud.
* Budget of $2.9 million; overtime down by half.

2008 to 2014
ACH Supervisor
Shunga Creek Credit Union
* Five specialists; posting, returns, notifications of change, government reclamations, death notifications.
* Member of the core conversion team, 2011, and the one who found the duplicate file.
* Wrote the procedure manual, 240 pages, now in its ninth edition.

2002 to 2008
Bookkeeping Clerk, then Wire and ACH Specialist
State Bank of Wabaunsee, Alma, KS
* Proof machine, statement rendering, stop payments.
* Wires by telephone with a code book, a skill that I am pleased to have lost.

1999 to 2002
Checker, later front-end manager
Harvest Basket supermarket, St. Marys, KS

EDUCATION
Associate of Applied Science in business, Washburn Institute, Topeka, 2002
Coursework toward a bachelor's degree in organizational leadership, 54 credits, stopped in 2012
St. Marys High School, 1999

CREDENTIALS
Accredited ACH Professional (AAP), since 2007, recertified every cycle, now through December 2028
National Check Professional (NCP), 2018, through 2028
Notary public, State of Kansas

TRAINING
Payments association: annual rules update, 2003 to 2026 without exception
Fraud and scams summit, Des Moines, 2025
Supervisor academy, 2009
Lean for financial operations, 2019
"Product management in plain words," webinar in four parts, 2026

SKILLS
Nacha Operating Rules (people telephone me), Regulation E, Regulation CC, UCC 4A, Green Book, OFAC
FedLine Advantage, FedNow interface, Symitar, ACH manager tools, Excel with macros, a bit of SQL for exception lists
Interviewing, cross-training, scheduling, calming

INDUSTRY
Faculty, ACH fundamentals, for the regional payments association (two sessions each year since 2013, some 700 students)
Rules work group on return time frames, 2021 to 2022
Award for service to the payments community, 2023

VOLUNTEER WORK
Election worker, Shawnee County, since 2008; supervising judge since 2016
Bookkeeper for a food pantry
Quilts for veterans, 61 finished

FAMILY AND INTERESTS
Married to a lineman, three grown children, five grandchildren. Farmers' markets, sewing, Jayhawk basketball, genealogy back to a Welsh miner. I drive to Kansas City without complaint.

WHY PRODUCT
For years I have sent notes to our product people that began with "When a member does this, we get that". Last year somebody replied that I was doing half of their work. I took it as an invitation. I know that I have never held a roadmap; I do know what ought to be on it.

REFERENCES
Chief operating officer of the credit union, and the president of the regional payments association.`,
    },
    {
      name: 'unrelated-nurse-manager',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 5,
      why: 'A nursing career from bedside to unit director; beyond a bachelor degree of another field and generic leadership nothing touches products or payments.',
      lacks: [
        'AAP or APRP in good standing',
        'five years as a product manager or product owner',
        'three years on U.S. payment rails',
        "bachelor's degree in business, finance, information systems or a related field",
      ],
      cv: `KIMBERLY ANN DUSEK, BSN, RN
Liberty, Missouri 64068
(816) 555-0128 | kim.dusek@mailbox.example

PROFESSIONAL SUMMARY
Results-driven leader with nineteen years of progressive responsibility in a highly regulated industry. Expert in building teams, managing multimillion-dollar budgets, launching new programs, improving processes, and communicating with executives, regulators, and the public. Adept in Microsoft Office, including Excel and PowerPoint. Eager to transfer a proven record of leadership to the world of financial services.

CORE COMPETENCIES
Strategic planning | Team leadership | Budget ownership | Regulatory compliance | Risk management | Vendor relations | Change management | Process improvement | Public speaking | Coaching | Data-driven decisions | Customer focus

PROFESSIONAL EXPERIENCE

Director of Nursing, Medical-Surgical Services
Clay Bluffs Medical Center, Liberty, MO
August 2018 – Present
• Direct four inpatient units with 112 beds, 164 nurses and aides, and four unit managers.
• Own an operating budget of $18.7 million; under budget in five years of eight.
• Led the opening of a 24-bed observation unit: plan, hiring, equipment, first patient in seven months.
• Reduced falls with injury by 46 percent by bedside handover and hourly rounds.
• Lowered turnover of nurses from 29 to 15 percent with a residency program and self-scheduling.
• Host accreditation surveys; closed each requirement for improvement within sixty days.
• Choose and introduce supplies and devices with purchasing: pumps, beds, lifts.
• Chair of the hospital's pain committee and member of the board's quality committee.
• House supervisor on call one weekend out of six.

Nurse Manager, Orthopedics
Clay Bluffs Medical Center, Liberty, MO
March 2013 – July 2018
• 28 beds, 46 employees, budget of $4.1 million.
• Roadmap for joint replacement: education class, early walking, discharge on day two; length of stay down by 1.3 days.
• Interviewed 90 former patients and rewrote the discharge folder upon their advice.
• Key user for the electronic medical record; tested order sets before the go-live and was at the elbow of surgeons afterward.
• Raised satisfaction scores from the 38th to the 81st percentile.

Charge Nurse and Staff Nurse, Surgical Unit
Mercy of the Plains Hospital, Salina, KS
June 2007 – February 2013
• Five to six patients each shift, later charge nurse for nights.
• Preceptor of eighteen new graduates.
• Member of the code team and of the falls task force.

Nurse Aide
Prairie Rest Home, Lindsborg, KS
2004 – 2007, while at college

EDUCATION
Bachelor of Science in Nursing, Kansas Wesleyan University, Salina, KS, 2007
Lindsborg High School, 2003, class salutatorian

LICENSES AND CERTIFICATIONS
Registered Nurse, Missouri (multistate), in force through April 2027
Nurse Executive (NE-BC), 2019, renewed 2024
Basic and Advanced Cardiac Life Support, through 2027
Lean Healthcare green belt, 2016
Crucial Conversations, trainer, 2020

CONTINUING EDUCATION
Finance for nurse leaders, 24 hours, 2021
Human trafficking recognition, 2025
Leading through crisis, 2020
"What is product management?" lunch lecture at the public library, 2026

SKILLS
Computers: Word, Excel, PowerPoint, Outlook, Teams, Epic, Kronos
Leadership: interviewing, appraisal, discipline, celebration
Communication: difficult news, town halls, television interview during the 2020 surge
Budgets: staffing per patient day, capital requests, variance reports
Organization: 164 people, 24 hours, 365 days

HONORS
DAISY Nurse Leader Award, 2021
Forty Under Forty, county business journal, 2022
Employee of the quarter, Mercy of the Plains, fall 2010

PUBLICATIONS AND TALKS
Poster, "Quiet at night: what carts have to do with it", Midwest nursing conference, 2017
Speaker, state association of nurse leaders, 2023, on schedules that people can live with

VOLUNTEER EXPERIENCE
Free clinic in North Kansas City, first Saturday of the month, since 2014
Treasurer of the elementary school PTA, 2019 to 2022: dues, checks, the fall carnival, an online payment link for spirit wear
Blood pressure screening at the county fair

INTERESTS
Gardening with native plants, half marathons, church handbells, mystery novels, two rescue beagles

LANGUAGES
English; Spanish, intermediate, with a medical vocabulary

CLOSING NOTE
After the pandemic and after eight years as a director, I would like to use what I know about people, pressure, and rules in a new field. Banks and hospitals have much in common: trust, privacy, and no second chance. I am a quick study and would welcome the opportunity to prove it.

REFERENCES
Chief nursing officer and chief financial officer of Clay Bluffs Medical Center, upon request.`,
    },
  ],
};
