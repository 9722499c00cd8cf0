/** US payroll specialist, short pasted spec: three years of multi-state payroll, a live FPC or CPP and hands-on ADP Workforce Now decide. */
import type { GradedJob } from '../types.ts';

export const payrollSpecialist: GradedJob = {
  job: 'payroll-specialist',
  title: 'Payroll Specialist (Multi-State)',
  spec: `Payroll Specialist - Columbus, OH (hybrid, 3 days in office) - $64-72K

Direct hire for a growing home services company with 1,400 employees in 11 states. You will own two biweekly payrolls from time import to funding, answer employee questions and keep us right with state agencies. Reports to the Payroll Manager.

Required:
- 3+ years processing multi-state US payroll, start to finish
- Active FPC or CPP certification (PayrollOrg)
- Hands-on ADP Workforce Now
- Garnishments, tax registrations, W-2/W-2c and quarterly 941 reconciliation

Preferred:
- Union or prevailing wage payroll
- UKG/Kronos timekeeping
- Excel (XLOOKUP, pivots)
- Payroll GL entries

Send resume in Word. No C2C.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Eight years of payroll in up to fourteen states, an active CPP after an FPC, Workforce Now every day since 2020, and tax reconciliations in dated posts.',
      lacks: [],
      cv: `MONIQUE HAVERFORD, CPP
Westerville, OH 43081 | (614) 555-0148 | mhaverford@postoffice.example

SUMMARY
Payroll professional who has never missed a pay date, including the week of the ransomware scare. Eight years in the field across distribution, contracting and health care, with employees in as few as two and as many as fourteen states. I like a clean variance report, a short email, and a clear desk on the afternoon after transmission.

EXPERIENCE

Senior Payroll Administrator, Buckeye Climate & Comfort, Inc., Columbus, OH
June 2020 - Present
Heating, cooling and plumbing contractor; about 1,150 employees in Ohio, Kentucky, Indiana, Pennsylvania, Michigan and nine other states.
- Own the hourly technicians' payroll every other week and back up the salaried one: import time from UKG Dimensions, chase missing punches, key commissions and spiffs, preview, balance, and transmit in ADP Workforce Now
- Calculate blended overtime on piece-rate and commission earnings, and explain it patiently to people who believe it's wrong
- Set up withholding, unemployment and local accounts for six new states and 23 Ohio and Pennsylvania local jurisdictions
- Handle roughly 190 active garnishments, child support orders and tax levies; answer interrogatories within the deadline
- Tie the quarterly 941 and state returns to the register before ADP files; found and recovered $38,400 in overpaid unemployment tax after a rate notice was keyed wrong
- Year end: 1,600 W-2s for 2025, with four corrections
- Certified payroll (WH-347) on a handful of school and hospital jobs each year
- Prepare the payroll journal, accrual and benefit clearing account reconciliations for the controller
- Trained two coordinators and wrote the desk manual, 64 pages with screen shots

Payroll Analyst, Three Rivers Medical Staffing, Dublin, OH
March 2018 - May 2020
Weekly pay for up to 900 traveling nurses and therapists working in twelve states.
- Processed in Paycom, including stipends, per diems and reciprocal state rules
- Answered about 40 tickets a day, most of them on the first touch
- Cut off-cycle checks from 31 to 9 a week by moving the timesheet cutoff and texting reminders
- Supported the workers' compensation and 401(k) audits
- Built an Excel tool with lookups and pivots that compared bill rates with pay rates before each run

Accounting Clerk, Lindqvist Tile & Stone, Grove City, OH
August 2015 - February 2018
- Accounts payable for three showrooms, weekly check run, sales tax returns
- Stand-in for the owner's wife on payroll for 26 people in QuickBooks
- Month-end bank reconciliations and inventory counts

Bank Teller, Scioto Community Credit Union, Columbus, OH
2013 - 2015
- Drawer, vault, and a great many coin bags
- Part time while in school

CERTIFICATIONS
Certified Payroll Professional (CPP), PayrollOrg, earned fall 2022, valid through December 2027
Fundamental Payroll Certification (FPC), 2019 (superseded by CPP)
ADP Workforce Now: payroll processing, custom reporting and general ledger classes, 2020 and 2023
Notary Public, State of Ohio

EDUCATION
Associate of Applied Business, Accounting, Columbus State Community College, 2015
Diploma, Westerville North High School, 2012

TECHNOLOGY
ADP Workforce Now, ADP SmartCompliance for wage attachments, UKG Dimensions, Paycom, QuickBooks Desktop, NetSuite (journal import), Excel at an advanced level, Word, SharePoint

PROJECTS
Timekeeping conversion, 2021: moved from paper and texts to UKG in four waves; ran parallel for three cycles with all differences explained to the penny.
Local tax clean-up, 2023: re-geocoded 700 home and work addresses after discovering that many technicians were being taxed where the van was parked.
Pay card rollout, 2024: enrolled 160 people with no bank account and eliminated live checks except where a state requires the choice.
Acquisition, 2025: brought in 138 employees of a Tennessee company mid-quarter, including prior wages for tax limits.

PROFESSIONAL INVOLVEMENT
Central Ohio chapter of PayrollOrg: member since 2018, study group leader for the FPC exam 2023 to 2025, presenter on local taxes at the spring seminar.

COMMUNITY
Volunteer tax preparer (VITA) at the Linden library, six seasons
Treasurer, Westerville youth softball

INTERESTS
Quilting, Ohio State women's basketball, slow cookers, and long walks with a very short dog.

ADDITIONAL
Authorized to work in the United States. Already commute to the north side three days a week. Two weeks' notice, though I would ask to finish the quarter if the dates fall that way. References from the controller at Buckeye Climate & Comfort and from the former operations director of Three Rivers will be sent upon request.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 61,
      high: 73,
      best: 67,
      why: 'Ten years of multi-state payroll on the right system, but his FPC ran out at the end of 2023 and he has not sat for it again.',
      lacks: ['Active FPC or CPP: the FPC expired in December 2023'],
      cv: `Gregory Stanhope
412 Linwood Court, Reynoldsburg, Ohio 43068
Cell 614-555-0172
g.stanhope@cardinalmail.example

Payroll | Time and Attendance | Payroll Tax

Overview

I have paid truck drivers, tellers, window installers and, for one strange summer, a traveling circus. For the last ten years payroll has been my only job. I process, I reconcile, I talk to agencies, and I pick up the phone when a driver in Tulsa has three kids and a short check. My current employer is moving its back office to Charlotte and I am staying in Ohio.

Professional Experience

PAYROLL SPECIALIST II
Meridian Window & Siding Company, Columbus
Sept. 2019 to present

The company installs in nine states with a headcount of 820 to 1,050 depending on the season. I am responsible for both biweekly cycles, from the upload of hours out of Kronos Workforce Central to the wire that funds the run. All of it happens in ADP Workforce Now, where I am one of two people with full practitioner rights.

  o  Audit each preview against budgeted hours, new hire and termination lists, rate changes and deductions; typical errors after transmission, two or three a quarter
  o  Load installer piece-work from the job cost system and test it against minimum wage by state
  o  Set up, prioritize and remit wage attachments, currently 140 orders in nine states, two of them bankruptcies
  o  Opened tax accounts in Georgia, Missouri and Wisconsin, and closed two in states we left
  o  Reconcile 941, 940 and state wage reports at each quarter end and respond to agency notices, usually the same week
  o  Year-end lead since 2021; the last three had under ten W-2c forms between them
  o  Prevailing wage reports on seven public housing jobs
  o  Post the payroll entry to Sage Intacct, reconcile net pay, garnishment and benefits liabilities every month
  o  Trained the HR generalist as emergency backup

PAYROLL COORDINATOR
Hartwell Freight Systems, Obetz
May 2016 to Aug. 2019

  o  Weekly pay for 600 drivers and dock workers in five states, some under a Teamsters agreement with its own overtime, vacation and pension rules
  o  Mileage, detention and per diem pay, checked against the dispatch system
  o  Moved the company from an in-house AS/400 program to ADP Workforce Now in 2018, with five parallel runs
  o  Filed multi-state unemployment claims responses

ACCOUNTS RECEIVABLE REPRESENTATIVE
Hartwell Freight Systems, Obetz
Feb. 2013 to Apr. 2016

  o  Billing disputes, collections calls, cash application
  o  Learned that being polite collects faster than being loud

FRONT DESK AND NIGHT AUDIT
Statehouse Inn, Columbus
2010 to 2013

  o  Checked in guests, closed the day, balanced the drawer

Education

Bachelor of Science in Business, Otterbein University, 2012 (evening program)
Graduated from Reynoldsburg High School, 2007

Credentials and Classes

FPC, American Payroll Association (now PayrollOrg): 2017, recertified 2020, expired 12/31/2023. I let the credit hours slip when our daughter was born and have not gone back to test.
ADP Workforce Now practitioner training, 2018; reporting refresher, 2022
Garnishment seminar, two days, 2019
Ohio Bureau of Workers' Compensation safety council, attendance 2021 to 2024
Excel for accountants, intermediate to advanced, 2020

Technical

ADP Workforce Now, Kronos Workforce Central, Sage Intacct, Excel (pivots, XLOOKUP, Power Query in small doses), DocuSign, Teams, Zendesk

Selected Results

* Brought manual checks down from 4.2 to 0.9 per hundred employees between 2019 and 2024.
* Recovered $21,700 in Kentucky local taxes that had been sent to the wrong county for two years.
* Wrote a one-page "Read your stub" in English and Spanish which is now in the new hire packet.
* Paid everyone on time in March 2020 from a dining table with one monitor and a toddler next door.

Union Experience

Teamsters (freight, 2016 to 2019). Attended two grievance meetings to explain calculations; both were settled on the numbers that I had prepared.

Volunteer

Reynoldsburg food pantry, Saturday mornings
Finance committee, Hope Lutheran Church
Little League scorekeeper

Languages

English; workable Spanish for payroll purposes

Interests

Railroads, smoked brisket, county fairs, and crossword puzzles in pen.

Notes

US citizen. Comfortable with a hybrid week. References: Payroll Manager at Meridian (aware of my search), former Controller of Hartwell Freight, and my pastor, if you want a character witness.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 26,
      high: 41,
      best: 33,
      why: 'A human resources generalist who forwards hours for one Ohio plant to an outside bureau: near the work, but no multi-state payroll of her own, no certificate and no Workforce Now payroll.',
      lacks: [
        'Three years of multi-state payroll start to finish',
        'Active FPC or CPP',
        'Hands-on ADP Workforce Now',
        'Garnishments, W-2 and 941 work',
      ],
      cv: `TRISHA BOATWRIGHT
Human Resources Generalist

Lancaster, Ohio | 740-555-0119 | trisha.boatwright@hillmail.example

PROFILE

Warm, organized HR generalist with twelve years in manufacturing and retail. I hire, onboard, enroll, explain, investigate, and celebrate. I have always worked hand in glove with payroll and people tell me that I have a head for numbers. Now that my youngest is in middle school I am ready to specialize, and payroll is the part of HR that I would choose.

EXPERIENCE

HOCKING VALLEY GLASSWORKS, Lancaster, Ohio
HR Generalist, 4/2019 - Present
Single plant, 310 employees, three shifts

- Recruit for all hourly positions, about 90 hires a year; reduced time to fill from 41 to 26 days
- New hire orientation every Monday, I-9 and E-Verify, badge and locker
- Benefits enrollment for medical, dental, vision, HSA and 401(k); reconcile carrier bills each month
- FMLA, short-term disability and accommodation requests
- Collect approved hours from supervisors, check them for missing lunches and vacation balances, and send the file to our payroll bureau in Cincinnati, which runs the pay and handles taxes and court orders
- Hand out check stubs, answer first questions, pass the harder ones to the bureau
- Employee relations: investigations, attendance points, corrective action
- Plan the picnic, the turkey giveaway and the service awards
- Safety committee secretary; OSHA 300 log

PINE & PLAID HOME STORES, Zanesville and Heath, Ohio
Human Resources Coordinator, 10/2015 - 3/2019

- Supported eleven stores with hiring, training records and seasonal staffing
- Entered new hires, raises and terminations in Paylocity for the corporate payroll team in Pittsburgh
- Prepared unemployment claim responses and attended hearings by phone
- Rolled out an online handbook and tracked acknowledgments
- Trained store managers in interviewing

PINE & PLAID HOME STORES, Heath, Ohio
Store Administrative Lead, 6/2013 - 9/2015

- Cash office, deposits, petty cash, schedules
- Time clock corrections
- Promoted from cashier after eight months

LITTLE ACORNS CHILD CARE, Newark, Ohio
Assistant Teacher, 2010 - 2013

- Toddler room, circle time, potty charts

EDUCATION

Bachelor of Arts, Psychology, Ohio University Lancaster, 2013
Lancaster High School, 2008

CERTIFICATIONS AND TRAINING

SHRM-CP, 2018, recertified 2024
Mental Health First Aid, 2023
FMLA and ADA overlap, one-day seminar, 2022
Payroll Basics for HR, three webinars, 2025
Notary, Fairfield County
CPR/AED, 2026

I am not a certified payroll professional, though I have bought the FPC study book and expect to sit for the exam sometime next year.

SYSTEMS

Paylocity (HR side), Paychex time clock, Indeed and ApplicantPro, Benefit portals, Excel (formulas, filters, simple pivots), Word mail merge, PowerPoint, Canva

SKILLS

- Confidentiality and good judgment
- Explaining complicated things in plain words
- Record keeping and audit preparation
- Juggling many small deadlines
- Conflict resolution
- Interviewing and onboarding
- Friendly, steady communication with supervisors and the shop floor

ACCOMPLISHMENTS

- Open enrollment in 2024: 97 percent completed on line in nine days, compared with a month of paper the year before
- Turnover in the first 90 days fell from 38 to 22 percent after I introduced the buddy program
- No findings in the 2023 audit of 401(k) contributions; I prepared the sample
- Found a carrier billing for eleven people who had left, and got back $14,260
- Organized vaccination clinics on all three shifts

PROFESSIONAL MEMBERSHIPS

SHRM and the Fairfield County HR roundtable, program chair in 2022

VOLUNTEER WORK

Junior Achievement classroom volunteer, grade 5, since 2017
United Way campaign captain at the plant, raising $31,000 in 2025
Band boosters, uniforms
Sunday school

PERSONAL

Married with three children and an elderly beagle. I garden, can my own salsa, watch British baking programs and run one slow 5K each Thanksgiving.

WHY I AM A GOOD FIT

You need someone whom employees trust with the most personal number in their lives. I have sat across the table from people whose check was short, and know what it does to a family. I check my work twice, I ask before I guess, and I have never shared a thing that I should not. I would come to your team as a willing learner on the tax and garnishment side and as an old hand on the people side.

AVAILABILITY

Three weeks' notice. The drive to Columbus is 35 minutes and I can be in the office on any day.

REFERENCES

Plant manager, Hocking Valley Glassworks; regional HR director, Pine & Plaid; benefits broker (names upon request).`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 4,
      why: 'A school band director whose budgets, spreadsheets and leadership have nothing to do with payroll.',
      lacks: [
        'Three years of multi-state payroll start to finish',
        'Active FPC or CPP',
        'Hands-on ADP Workforce Now',
        'Garnishments, W-2 and 941 work',
      ],
      cv: `AARON DELACROIX-MUNN
Educator, Conductor, Program Builder

Gahanna, OH 43230
(614) 555-0191
aaron.dm@brassmail.example

CAREER PROFILE

Energetic leader with seventeen years of building programs, teams and trust. I have run organizations of more than two hundred members, balanced annual budgets, coordinated travel across nine states, supervised staff, written handbooks and spoken to audiences from a kindergarten class to eleven thousand people in a stadium. I am seeking a new chapter in business, where my organization, attention to detail and gift for communication can help a growing company.

PROFESSIONAL EXPERIENCE

Director of Bands, Big Walnut Ridge High School, Sunbury, OH
August 2014 - June 2026

- Led a program of 215 students in marching band, wind symphony, concert band, jazz ensemble and pep band
- Superior ratings at state adjudicated events in eleven years out of twelve
- Supervised three assistant directors, nine seasonal instructors and a color guard coach; planned their schedules and gave yearly feedback
- Managed an activity budget of $184,000, including fees, uniforms, buses and instrument repair, with clean district audits each year
- Planned performance trips to Florida, New York, Tennessee and the Rose Parade, with contracts, insurance, rooming lists and medical forms for up to 240 travelers
- Wrote grant applications that brought in $62,000 for instruments for families who could not afford them
- Introduced an online system for attendance, fees and parent messages
- Chaired the fine arts department, six teachers
- Taught music theory and guitar to students outside the band

Assistant Director of Bands, Licking Heights schools, Pataskala, OH
August 2011 - June 2014

- Middle school beginners in all wind instruments
- Marching band drill design, percussion instruction
- Founded a steel drum ensemble which played at the county fair
- Co-wrote the student leadership curriculum

Elementary Music Teacher, Marion City Schools, Marion, OH
August 2009 - June 2011

- General music for 540 children in two buildings, kindergarten to grade 5
- Four school musicals, one of them with a real goat
- Recorder karate, choir, and morning announcements

Private Instructor and Freelance Musician
2005 - present

- Trumpet and brass lessons, up to 22 pupils a week
- Pit orchestras, weddings, church services, Civil War reenactment brass band
- Arranger of 40 published marching shows

Camp Counselor and Music Staff, Camp Whispering Elm, Hocking Hills
Summers 2004 - 2008

EDUCATION

Master of Music in Conducting, Bowling Green State University, 2013 (summers)
Bachelor of Music Education, Capital University, Bexley, OH, 2009, cum laude
Gahanna Lincoln High School, 2005

LICENSES AND TRAINING

Ohio professional educator license, multi-age music, through 2029
CPR, AED and concussion training, current
Commercial driver's license with passenger endorsement (school bus), 2016 - 2024
Youth mental health first aid, 2021
LinkedIn course: Business Foundations, 2026
Microsoft Office Specialist: Excel Associate, 2026

SKILLS

Leadership of large and small groups
Public speaking, writing, and parent communication
Budget planning and purchasing
Event planning, logistics and travel
Staff supervision and mentoring
Scheduling and time management
Data entry and record keeping
Conflict resolution
Microsoft Office (Word, Excel, PowerPoint, Outlook), Google Workspace, Charms Office Assistant, Finale, Pyware
Social media, fundraising, community partnerships

HONORS

District Teacher of the Year, 2019
Citation of excellence from a national band association, 2017 and 2022
Featured conductor, county honor band, 2018 and 2024

VOLUNTEER AND COMMUNITY

Gahanna community band, conductor since 2015: fifty adults aged 19 to 84, two concerts a season
Volunteer bugler for military funerals, about 30 a year
Board member of a foundation that repairs used instruments for schools; treasurer 2020 to 2023, which meant keeping the checkbook, sending receipts to donors and presenting the annual report
Habitat for Humanity, two builds

PRESENTATIONS

"Every Kid Has a Chair": including students with disabilities in large ensembles, state music education conference, 2020
"Paperless Band Room", regional workshop, 2022
"Rehearse the Rest": on silence, attention and classroom calm, 2025

INTERESTS

Baseball box scores, brewing root beer, hiking with my two daughters, model trains, and a slow plan to visit every county courthouse in Ohio (57 of 88 so far).

PERSONAL STATEMENT

After seventeen falls of Friday nights I want weekends with my family and a desk that does not need to be carried across a parking lot. I am used to hard deadlines: kickoff does not wait. I am used to getting 215 small things right at once, and to finding the one that is wrong by ear. I am quick with software, pleasant in an office and eager to be taught.

REFERENCES

Principal and athletic director of Big Walnut Ridge High School; president of the band boosters; music director of First Methodist Church.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 30,
      high: 46,
      best: 38,
      why: 'Twelve years of excellent payroll, all of it British: no American states, no American certificate, and other ADP products.',
      lacks: [
        'Three years of multi-state US payroll',
        'Active FPC or CPP (holds the British CIPP qualification)',
        'Hands-on ADP Workforce Now (ADP iHCM and freedom only)',
        'W-2 and 941 work, state tax registrations',
      ],
      cv: `SIOBHAN ALDERTON MCIPP
New Albany, Ohio (relocated from Leeds, England, in July 2026)
Tel. 614 555 0133
siobhan.alderton@transpost.example

Profile

Chartered payroll professional with twelve years' continuous experience in weekly and monthly payrolls of between 300 and 4,200 employees. Brought up on statutory deadlines, allergic to suspense accounts. I moved to Ohio this summer with my husband, who is American, and hold a green card. I am looking for a position in which a thorough grounding in payroll counts and where I can learn the local rules quickly.

Employment

Payroll Team Leader
Northgate Facilities Group plc, Leeds
11 January 2019 - 26 June 2026

Cleaning, catering and security contractor with 4,200 staff at 310 client sites in England, Wales and Scotland.

- Led a team of five processing two weekly payrolls and one monthly payroll in ADP iHCM, from the timesheet import to the BACS file
- Personally processed the largest weekly payroll, 1,900 hourly-paid cleaners, and checked the other two
- Real-time submissions to HMRC on or before each pay day; no late filing penalties in seven years
- Attachment of earnings orders, child maintenance and Scottish earnings arrestments, some 260 live at any one time
- National minimum wage audit in 2022, covering uniforms, travel time and salary sacrifice; prepared the evidence for the inspector
- Auto-enrolment pensions with two providers, including three-yearly re-enrolment
- Staff transfers under TUPE on 40 contracts, with checks of protected terms
- P60s, P11Ds, apprenticeship levy, gender pay gap figures
- Monthly journals and reconciliation of PAYE, national insurance, pension and net wages control accounts
- Implemented mobile timekeeping (Kronos Workforce Ready) on 310 sites

Senior Payroll Officer
Calder & Aire Building Society, Bradford
3 March 2016 - 8 January 2019

- Monthly payroll for 1,100 staff in ADP freedom, bonus runs and company car benefits
- Parallel runs for a system upgrade
- Wrote audit responses and kept the control checklist for financial regulation
- Supported an employee share save scheme

Payroll Officer
Wharfe Valley Engineering, Otley
1 September 2014 - 26 February 2016

- Weekly payroll for 300 shop-floor workers with shift premiums and a union agreement
- Holiday pay averaging and statutory sick, maternity and paternity pay
- Sage 50 Payroll

Accounts Assistant
Wharfe Valley Engineering, Otley
2 July 2011 - 31 August 2014

- Purchase ledger, expenses, petty cash, supplier statements

Saturday assistant, high-street bakery, Ilkley, 2007 - 2011

Qualifications

Foundation Degree in Payroll Management, Chartered Institute of Payroll Professionals, 2018
Full member of the CIPP (MCIPP), since 2018; continuing development record up to date
AAT Level 3 in Accounting, 2014
BA (Hons) History, second class upper, University of Hull, 2011
Three A levels, ten GCSEs, Ilkley, 2008

Training

Managing people, five days, 2019
Advanced Excel, 2021 (lookups, pivot tables, Power Query)
Data protection, yearly
Introduction to US payroll, recorded lectures, nine hours, August 2026: federal withholding, FICA, overview of state taxes

Systems

ADP iHCM and freedom, Kronos Workforce Ready, Sage 50, SAP FI for journals, Excel, Word, Teams, ServiceNow

Key strengths

Accuracy at volume
Explaining deductions to people who are upset
Building checklists that other people really use
Negotiating deadlines with operational managers
Remaining cheerful on a Thursday

Achievements

Error rate on the weekly payroll reduced from 1.9 to 0.4 per cent (2019 to 2023)
Team shortlisted for a national payroll award in 2024
Closed a suspense balance of 212,000 pounds, which had been on the books since a merger, in eleven weeks
Paid furlough to 2,600 people on time in April 2020, with every claim later agreed by HMRC without adjustment

A note on the United States

I have no experience of processing American payroll as yet. I have registered for PayrollOrg membership, and mean to study for the FPC during the winter. I understand the logic of gross to net; the forms and the states will be new.

Volunteering

Treasurer, parents' association of a Leeds primary school, 2017 to 2022
Volunteer at the New Albany farmers' market information stand

Interests

Choral singing, fell running (now very flat running), Yorkshire cricket at peculiar hours, and learning to drive on the other side.

Languages

English; French to a good conversational level

References

Head of Payroll, Northgate Facilities Group, and HR Director, Calder & Aire Building Society; both happy to speak by video call.`,
    },
  ],
};
