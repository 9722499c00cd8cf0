/** Payroll manager of an Irish manufacturer; an IPASS qualification, five years of Irish payroll and two of leading a team decide. */
import type { GradedJob } from '../types.ts';
export const shannonPayrollManager: GradedJob = {
  job: 'shannon-payroll-manager',
  title: 'Payroll Manager (Ireland)',
  spec: `Payroll Manager
Carrigmoyle Devices Ltd, Shannon, Co. Clare. Full time, permanent, hybrid (three days on site)

About Carrigmoyle
We make catheters, guide wires and small pumps for hospitals in sixty countries. What began with eleven people in a rented unit in 1994 now gives work to 1,850, at two plants in Shannon and one in Ennis, on day, evening, night and weekend shifts. We are Irish owned, still growing, and have never missed a pay day. The payroll team has four people besides you and belongs to Finance.

The job
You will be answerable for paying everybody correctly and on time: a weekly payroll of 1,400 operators and technicians with shift premium, overtime and bonus, and a monthly payroll of 450 salaried staff and 30 directors and expatriates. It is hands-on for a few days each month, and the rest is checking, improving and leading. You report to the Financial Controller.

What you will be responsible for
- End-to-end processing and sign-off of the weekly and monthly payrolls in CoreHR
- Revenue submissions on or before pay day, retrieval of RPNs, monthly statement reconciliation and payment through ROS
- Enhanced reporting of travel, subsistence, small benefits and remote working payments
- Benefit in kind on cars, vans, medical insurance and share schemes
- PRSI, USC, illness benefit, maternity and parent's leave, garnishee and attachment orders
- Running My Future Fund auto-enrolment beside our two occupational pension schemes
- Time and attendance interfaces, shift rules and leave balances under the Organisation of Working Time Act
- Payroll journals, accruals, control account reconciliations and audit queries
- Leading, rostering, coaching and appraising four payroll specialists
- Answers for employees, managers and the union's shop stewards
- Gender pay gap data and CSO returns
- The payroll part of our CoreHR upgrade in 2027

What you need
- An IPASS qualification: Certified Payroll Technician or Diploma in Payroll Management
- At least five years of end-to-end payroll in the Republic of Ireland, with a workforce of 500 or more
- Two years or more in charge of payroll staff
- A thorough working knowledge of PAYE Modernisation and ROS
- Experience of weekly, hourly paid, shift working payroll
- One of the larger systems, such as CoreHR, Megapay, Quantum, SAP or Workday
- Excel to the level of lookups, pivots and reconciling 1,400 lines without tears

What would be nice
- An accounting technician or part-qualified accountancy background
- Manufacturing, medical device or other unionised work
- A system implementation or upgrade
- Some knowledge of UK or US payroll, as we have nine people in Galashiels and Boston
- Share schemes and expatriate payroll

What we offer
- Salary of 72,000 to 84,000 euro depending on experience
- 10 per cent target bonus
- Employer pension of 8 per cent
- Family health insurance
- 25 days of leave plus Good Friday and the day of the Clare races
- IPASS membership and all course fees
- Free parking, a subsidised canteen and an on-site gym
- 39 hours with an early finish every Friday

How to apply
Send a CV and your notice period to careers, quoting CM-PAY-26, by Friday 20 November 2026. First interviews are on Teams; the second is in Shannon and includes a 40 minute Excel exercise and a walk through the plant. We answer everybody who applies. You must already have the right to work in Ireland, as this role is not eligible for an employment permit.

Carrigmoyle is an equal opportunities employer and holds the silver Investors in Diversity mark. We consider every applicant regardless of gender, civil status, family status, age, disability, sexual orientation, race, religion or membership of the Traveller community. If there is something that would make the process easier for you, from a quieter room to more time in the exercise, just say so and we will see to it.`,
  graded: [
    {
      name: 'strong-meat-processor-payroll',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'IPASS diploma, over ten years of Irish weekly and monthly payroll for large unionised workforces, a team of five, ROS and a CoreHR project.',
      lacks: [],
      cv: `ORLA MacNAMARA
Quin, Co. Clare. 085 555 0141. orla.macnamara@example.ie

PROFILE
I have been paying people in the mid-west since 2013, most of them by the hour and some at five in the morning. Steady, exact, and able to say no to a plant manager. I would like to work nearer home and in a clean room industry, having had my fill of boning halls.

EXPERIENCE

Golden Ford Meats, Limerick and Charleville
Group Payroll Manager, May 2020 to present
- In charge of payroll for 2,100 staff at four sites: 1,750 weekly on piece rate, shift and overtime, 350 monthly
- Lead five payroll officers, with appraisals, training plans and holiday cover
- Sign off every run, payroll submission and bank file; no late submission since January 2019 in either of my posts here
- Monthly reconciliation of the Revenue statement to our control accounts, payment by variable direct debit on ROS
- Put in the process for enhanced reporting in January 2024, with a new expense form that drivers can use on their phones
- Registered and enrolled 640 employees in My Future Fund in January 2026, after three months of toolbox talks in five languages
- Led the payroll workstream of the move from Megapay to CoreHR in 2022, with three parallel runs
- Answer SIPTU representatives and the WRC inspector, whose 2023 visit closed without a contravention
- Gender pay gap report since the first year
- Month-end journals in two days rather than four

Golden Ford Meats
Payroll Supervisor, Charleville, February 2018 to April 2020
- Weekly pay for 820, with two juniors under me
- Go-live of PAYE Modernisation on 1 January 2019: clean-up of PPSNs, RPN retrieval, retraining
- Court orders, union deductions, holiday pay on average earnings
- Illness benefit adjustments and maternity top-up

Burren Hotels Group, Ennis
Payroll Officer, September 2013 to January 2018
- Processed fortnightly pay for 560 in seven hotels on Sage Micropay, later Quantum
- Tips, split shifts, Sunday premium, seasonal starters and leavers
- P30s and P35s in the old way, which I do not miss
- Rota interface and clock cards
- Sorted the queries of chefs, who always have queries

Fergus Accounting Services, Ennis
Accounts and payroll assistant, June 2011 to August 2013
- Bureau payroll for 45 small clients; VAT, bank reconciliations, filing

EDUCATION
Diploma in Payroll Management, IPASS, awarded November 2019
Certified Payroll Technician, IPASS, 2014
Accounting Technicians Ireland: first year passed, 2012
Business Studies certificate (level 6), Limerick, 2011
Leaving Certificate, Coláiste Muire, Ennis, 2009

COURSES
IPASS annual payroll update, every December or January since 2014
Benefit in kind in depth, 2021
Share options and RTSO to payroll changes, half day, 2024
Auto-enrolment masterclass, 2025
People management, Skillnet, six days, 2020
Manual handling and HACCP awareness, compulsory

SYSTEMS
CoreHR Pay and Time, Megapay, Quantum, Micropay; ROS; Softworks and TMS clocks; Excel with Power Query

LANGUAGES
English, school Irish, and about forty phrases in Brazilian Portuguese, chiefly on overtime.

OTHER
Full B licence. Right to work: Irish citizen.
Treasurer of the camogie club since 2017, goalkeeper for the junior B team until my knees objected. Set dancing in winter. Two small boys. I read one crime novel a week and have never guessed the ending.

RESULTS I WOULD POINT TO
Errors per thousand payslips went from 9.2 to 1.4 in three years, by moving the checking forward to Monday and showing supervisors their own mistakes without blame. An underpayment of holiday pay that had gone on since 2011 was found in my second month as manager; I brought it to the board with the figures, and it was repaid to 312 people with an explanation. Queries fell by a third when we put a Polish, a Portuguese and an English guide to the payslip on the canteen wall. When our clock supplier went down for four days in the storm of January 2025 we paid everyone their average and settled the difference the next week, with agreement of the union in advance.

REFEREES
The finance director at Golden Ford and the former general manager of Burren Hotels, on request.`,
    },
    {
      name: 'missing-ipass',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 68,
      why: 'Nine years of Irish shift payroll with a team and SAP, but no IPASS qualification of either sort is anywhere in the CV.',
      lacks: ['IPASS Certified Payroll Technician or Diploma in Payroll Management'],
      cv: `Declan Hartigan
Castletroy, Limerick
dhartigan@example.ie | 086 555 0129

Who I am
Payroll professional from a factory background. I came into an office from the shop floor and still think that the payslip is the most important document a company produces.

Posts

PAYROLL MANAGER
Lough Derg Pharma Packaging, Nenagh | 08/2021 - present
o Weekly payroll of 960 and monthly payroll of 310, on SAP HCM
o Three direct reports, one of whom works in the Polish plant's Irish entity
o Five shift patterns, annualised hours in one hall, call-out and stand-by payments
o All submissions to Revenue, RPN checks, correction of prior periods, ROS payments
o Company cars and vans under the emissions bands, medical insurance, small benefit vouchers
o Prepared for auto-enrolment with the pension broker and HR, and ran it from January 2026
o Enhanced reporting live from the first week of 2024
o Reconcile net pay, PAYE, PRSI, USC, LPT, pension and union control accounts; two sets of auditors happy
o Project lead for the interface between Softworks and SAP, which took eleven hours a week out of manual entry
o Sit across from SIPTU and Connect at quarterly meetings about pay queries

SENIOR PAYROLL SPECIALIST
Lough Derg Pharma Packaging, Nenagh | 03/2019 - 07/2021
o Deputised for the manager, signed off the weekly run
o Wage subsidy schemes through the whole of the pandemic, then the reconciliation with Revenue in 2021
o Trained two specialists from scratch
o Illness benefit, maternity, paternity and parent's leave
o CSO earnings survey

PAYROLL ADMINISTRATOR
Thomond Logistics, Limerick | 06/2017 - 02/2019
o Weekly pay of 540 drivers and warehouse staff on Quantum
o Subsistence rates, night-out allowances, tachograph hours
o Go-live of PAYE Modernisation
o Third party attachment orders

TEAM LEADER, then MATERIALS CLERK
Plassey Electronics, Limerick | 2009 - 2017
o Led a line of fourteen on the evening shift
o Moved to goods inward after a back injury, and to the timesheets desk a year later, where I found out that I liked it
o Member of the continuous improvement circle

APPRENTICE BUTCHER
O'Meara's, Birdhill | 2006 - 2009
o Still handy with a knife at Christmas

Education
National University of Ireland, Galway (part time, distance): Diploma in Business, 2016
Limerick Senior College: office skills, level 5, 2015
St Anne's, Killaloe: Leaving Certificate, 2006

Short training
Thesaurus and Quantum user days 2017, 2018
SAP HCM payroll configuration for Ireland, five days, 2020
Managing people: the first two years, Ibec, 2022
GDPR for payroll, half day, 2023
Excel advanced, 2019; Power Query, 2024
Revenue webinars on enhanced reporting, 2023, and on BIK, 2025
Occupational first aider, renewed 2025

Computer
SAP HCM, SuccessFactors Employee Central, Softworks, Quantum, ROS, NAERSA portal, Excel (lookups, pivots, Power Query)

Licence and status
Full clean B licence, own car, Irish passport. Notice of two months.

Achievements
Brought overpayments from 61 in a year to eight. Recovered 94 per cent of the amounts still outstanding without a single grievance. Rewrote the 120 page procedure book as 22 one page sheets with pictures of the screens, after a new starter cried on her third day. Took part in the acquisition of a plant in Tullamore and moved its 180 staff to our calendar, with nobody paid late.

Life outside
I coach under-fourteen hurling, I sing bass in the parish choir at the big feasts, and I keep bees by the canal, eleven hives at the last count. Married to Sinéad, who teaches; three daughters. I was chairperson of the residents' association for four years and got a pedestrian crossing out of it.

Why Carrigmoyle
I have driven past the gate for years. The numbers are of the size I know, the shifts are of the kind I know, and your upgrade falls at the right time for somebody who has done interfaces. In eighteen months I would like to have brought your corrections run down to something you can count on two hands.

Referees
HR director and financial controller at Lough Derg, both informed that I am looking.`,
    },
    {
      name: 'foreign-uk-payroll-manager',
      kind: 'foreign',
      low: 40,
      high: 56,
      best: 49,
      why: 'A chartered payroll manager of a shift-working factory, but everything is UK payroll with a CIPP diploma; neither IPASS nor a year of Irish payroll.',
      lacks: [
        'IPASS qualification',
        'five years of payroll in the Republic of Ireland',
        'working knowledge of PAYE Modernisation and ROS',
      ],
      cv: `LORRAINE BUCKLEY MCIPPdip
Payroll Manager
At present: Wigan, Lancashire. From January 2027: Newmarket-on-Fergus, Co. Clare
lorraine.buckley@example.org | +44 7700 900455

SUMMARY
Chartered payroll manager with 16 years in British manufacturing and food. Weekly and monthly, shift and salaried, unionised. Moving to Clare with my husband, whose mother has a farm there, and looking for a post for the long term. I hold a British and an Irish passport.

CAREER

Payroll Manager, Douglas Valley Foods plc, Wigan
September 2018 to date
- 2,300 weekly paid and 420 monthly paid staff at three factories
- Team of six: two seniors, three administrators, one apprentice
- Full Payment Submissions to HMRC on or before each pay day, Employer Payment Summaries, P11Ds and payrolling of benefits
- Pension auto-enrolment and three-yearly re-enrolment with two providers
- National Minimum Wage checks on salary sacrifice, deductions and unpaid minutes at the clock; came through an HMRC inspection in 2022 with no arrears
- Statutory sick, maternity, paternity and neonatal pay
- Student loans, council tax attachments and child maintenance orders
- Implemented Workday Payroll with Kronos feeds in 2021, on the date and within budget
- Month-end journals, accruals and reconciliation of nine control accounts
- Meetings with Unite and USDAW on shift premia and averaging of holiday pay
- Gender pay gap reporting
- Brought error rate down from 1.1 to 0.2 per cent

Payroll Team Leader, Ribble Aerospace Components, Preston
April 2014 to August 2018
- Supervised three, processed 1,150 weekly and monthly staff on SAP
- Expatriate and short term business visitor returns
- Share incentive plan deductions
- Real Time Information: worked through the early years and the corrections that came with it
- Cover for the payroll manager for ten months

Payroll Administrator, Ribble Aerospace Components, Preston
June 2010 to March 2014
- Clock cards, overtime authorisation, starters and leavers
- P45s, P60s and year end
- Cycle to work and childcare vouchers

Office Junior and Wages Clerk, Hindley Mills, Wigan
2006 to 2010
- Cash wages in envelopes until 2008, believe it or not
- Switchboard, post, petty cash

QUALIFICATIONS
Foundation Degree in Payroll Management, Chartered Institute of Payroll Professionals, 2016
Payroll Technician Certificate, CIPP, 2012
AAT level 3, 2010
GCSEs, nine, including Mathematics A
Institute of Leadership and Management level 4, 2019

TRAINING
CIPP payroll update, every spring
Holiday pay and irregular hours, 2024
Payrolling benefits in kind: the new rules, 2025
Workday report writing, 2022
Menopause awareness for managers, 2023
Safeguarding adults, for my volunteering

IRELAND
I have not yet processed an Irish payroll. I have begun to read Revenue's employer guide and have put my name down for an introductory course in Dublin in the new year. A good deal of the thinking is familiar, such as submission by pay day and pension enrolment, but I know that PRSI classes, universal social charge, tax credits and ROS would be new to me, and that I should need somebody beside me for the first quarter.

SYSTEMS
Workday Payroll and Absence, SAP HR, Kronos, Northgate ResourceLink, Sage 50 Payroll, Excel with pivot tables, lookups and some macros

MEMBERSHIP
Full member of the CIPP since 2017 (chartered), CPD up to date. North west branch committee, 2019 to 2023. Finalist in the payroll manager of the year awards, 2024.

LANGUAGES
English. Some Irish from summers with my grandmother near Kilrush, largely prayers and cattle.

VOLUNTEERING
Debt advice at a church centre on Thursday evenings. Treasurer of a brass band. Walk leader for women who are new to the hills.

INTERESTS
Fell walking, traybakes, rugby league from the terraces, and sewing costumes for the primary school's nativity play, of which I have done fourteen.

NOTES ON THE MOVE
House sold subject to contract. Available from 11 January 2027 after three months of notice. I have worked through two mergers, one cyber incident (paid everybody by hand from last month's file) and one strike. My team would tell you that I am strict until Wednesday and kind from Thursday.

REFERENCES
Finance director, Douglas Valley Foods; former HR director, Ribble Aerospace.`,
    },
    {
      name: 'trap-salon-owner-payroll-words',
      kind: 'trap',
      low: 10,
      high: 26,
      best: 18,
      why: 'Headline, skills and online courses speak of Irish payroll, but the posts are hair salons and reception desks where an accountant ran the wages.',
      lacks: [
        'IPASS qualification',
        'five years of end-to-end payroll in Ireland with 500 or more staff',
        'two years in charge of payroll staff',
        'PAYE Modernisation and ROS in practice',
        'weekly shift payroll',
      ],
      cv: `Siobhán Tuohy
PAYROLL MANAGER
Sixmilebridge, Co. Clare, siobhan.tuohy@example.ie, 087 555 0163

Career objective
Ambitious and people-focused Payroll Manager with an in-depth understanding of Irish payroll, PAYE Modernisation, ROS, RPNs, PRSI, USC, BIK, illness benefit, enhanced reporting and My Future Fund auto-enrolment. Keen to lead a payroll team in a large manufacturing environment and to deliver end-to-end weekly and monthly payroll with accuracy and integrity.

Skills
Irish payroll legislation *** Payroll submissions *** ROS *** CoreHR *** Megapay *** SAP *** Workday *** Shift premium and overtime *** Reconciliations *** Leadership *** Coaching *** Excel *** Time management *** Confidentiality

Employment record

Owner and Senior Stylist, Tuohy Hair, Sixmilebridge
March 2016 to present
- Own a salon with five chairs, three stylists and a Saturday junior
- Serve about 55 clients a week, with special skill in colour correction and wedding hair
- Keep the appointment book, order stock, negotiate with suppliers
- Note down the girls' hours on a Friday and send them to our accountant, who makes up the wages and deals with Revenue
- Built a following of 6,800 on social media
- Mentored two apprentices through to their senior trade certificates
- Refurbished the premises in 2021 with a Local Enterprise Office grant
- Maintain hygiene records and the insurance

Salon Manager, Crimson Hair Studios, Limerick
January 2011 to February 2016
- Led nine stylists to the highest retail sales in the group for three years
- Prepared rosters and holiday calendar
- Cashing up, lodgements and weekly takings report
- Trained the staff in consultation and colour
- Took part in fashion shows as session stylist

Stylist, Crimson Hair Studios, Limerick
2007 to 2010
- Cutting, colouring, styling, from junior to senior
- Runner-up in a regional competition, 2009

Receptionist, Bunratty leisure club
Summers 2004 to 2007
- Memberships, telephone, pool bookings, lost goggles

Education
Senior Trades in Hairdressing, Limerick, 2007
Leaving Certificate, Shannon, 2004: English, Irish, Maths, Art, Home Economics, Business, French

Courses
Irish Payroll for Beginners, online video course, 4 hours, 2026
Payroll Management Masterclass (international), online, 9 hours, 2026
Auto-Enrolment Explained, free webinar, 1 hour, 2025
Excel from Zero to Hero, online, 12 hours, 2025, with certificate
CoreHR Overview, vendor's public demonstration, 30 minutes
Colour master degree, product house, 2014
Barbering conversion course, 2018
Start Your Own Business, Local Enterprise Office, ten evenings, 2015

Personal qualities
Warm, trustworthy, hard-working and discreet, as you would hear anything in a salon and must repeat nothing. Excellent with people at every level, with a proven ability to lead a team, to manage a budget and to keep ten things going at the same time. A natural communicator who remains calm with an upset client and a full waiting bench.

Achievements
Business of the year (micro), chamber of commerce, 2019. Raised 11,400 euro for a cancer centre by cutting hair for twenty-four hours. Cut the waiting list for Communion season by introducing evening hours. Kept the business alive through three closures in the pandemic, and brought back every one of the staff, when many salons around us did not reopen. Started a recycling scheme for foils and tubes that four other salons have joined.

Hobbies
Musical society (director's assistant, and lead in the chorus), sea swimming at Kilkee, my two greyhounds, and gardening in a small way.

Additional information
Full licence. Fluent English, good Irish. I am in the process of selling the salon because of a problem with my wrist, and have decided to turn what I have always loved, looking after people and their money, into a new profession. I have studied payroll in the evenings over the last year and am certain that I have the knowledge to manage a payroll department. I would be happy to join IPASS if that were of help, and can begin as soon as the lease is assigned, which my solicitor expects in January. I have always been complimented on my handwriting and my figures.

References
My accountant in Limerick, and the area manager of Crimson Hair.`,
    },
    {
      name: 'unrelated-cabin-crew-supervisor',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 5,
      why: 'Cabin crew, hospitality and event posts told with generic leadership and budget words; no payroll at all.',
      lacks: [
        'IPASS qualification',
        'five years of end-to-end payroll in Ireland',
        'two years in charge of payroll staff',
        'PAYE Modernisation and ROS',
      ],
      cv: `TOMÁS Ó BRIAIN-KEANE
Ballycasey, Shannon, Co. Clare
tomas.obk@example.ie / 083 555 0174

PROFESSIONAL PROFILE
Dynamic and motivated leader with nineteen years in aviation and hospitality. Recognised for excellent communication, calm leadership, accuracy under pressure and an unfailing commitment to the customer. Experienced in managing teams, budgets and change across several sites and countries. Proficient in Microsoft Office, including Word, Excel, PowerPoint and Outlook. Living ten minutes from the plant.

WORK EXPERIENCE

Cabin Crew Base Supervisor, Atlantic Skylink, Shannon Airport
2017, October - 2026, August
- Supervised 85 crew at a base with four aircraft, supported by three deputies
- Delivered briefings, appraisals, return-to-work talks and commendations
- Planned the monthly roster with crew control in Dublin, taking account of rest rules and leave
- Managed a base budget of 380,000 euro for uniforms, training rooms and hotels
- Led in-flight emergencies, including a diversion to Gander with a medical case
- Took part in the safety review board and audits by the authority
- Brought sickness absence down from 7.4 to 4.9 per cent
- Achieved the best on-board sales of all five bases in 2023
- Coached fourteen juniors to the rank of senior
- Made redundant when the base was closed

Senior Cabin Crew, Atlantic Skylink, Shannon and Boston rotations
2012, May - 2017, September
- In charge of a crew of seven on long haul flights
- Service in all cabins, duty-free, cash handling in three currencies
- Mentor to new entrants; instructor in evacuation drills
- Represented the company at a careers fair every spring

Cabin Crew, Aer Westway, Cork
2009, March - 2012, April
- Short haul, four sectors a day
- Winner of a customer care award in 2011
- First aid and fire drills every year

Duty Manager, Hotel Clonderlaw, Kilrush
2007, January - 2009, February
- Front desk, banquets, night audit now and then
- Wedding coordination, about thirty a year
- Trained the bar staff in responsible serving

Holiday jobs: surf school instructor at Lahinch, egg packer, Santa's elf in a shopping centre (four seasons)

EDUCATION
Higher Certificate in Hotel and Catering Management, Galway, 2006
Leaving Certificate, Kilrush Community School, 2004

LICENCES AND TRAINING
Cabin crew attestation, EASA, valid
Crew resource management instructor, 2019
Dangerous goods by air, 2025
Advanced first aid and defibrillator, 2025
Barista and wine service, level two
Train the trainer, level 6, QQI, 2018
Unconscious bias and inclusion, e-learning, 2024
Leading through change, two days, 2022

LANGUAGES
Irish (fluent, raised with it), English, good French, basic Portuguese. Sign language: level one.

SKILLS
- Leadership and coaching
- Communication at all levels
- Budget management
- Rostering
- Conflict resolution
- Complaints and compliments
- Planning and organisation
- Microsoft Office
- Attention to detail
- Resilience

VOLUNTEERING
Helm of the inshore lifeboat at Kilrush since 2016, about twenty shouts in a year. Collector for the hospice. Secretary of a currach rowing club that has won two all-Ireland medals, in which I also look after the trailer, the insurance and the sandwiches. I read stories in Irish at the library on the first Saturday of the month.

ACHIEVEMENTS
- Planned a charity flight for 96 children with life-limiting illness, with sixty volunteers
- Rewrote the base handbook in plain English
- Introduced a peer support line which was later adopted by the whole airline
- Appeared for eleven seconds in a television series about an airport, carrying a lost owl

INTERESTS
Rowing, traditional flute, cooking for large numbers, and learning about stars, which are very good over Loop Head.

PERSONAL STATEMENT
After nearly twenty years of early mornings above the clouds I am ready for a new beginning on the ground. I have been responsible for people, for money and for safety, and I understand what it is to work nights and weekends. I believe that skills in leadership can be carried anywhere: a team is a team, whether it wears a uniform, a hairnet or a suit. I am aware that I have no background in finance, but I am a fast learner with a positive attitude and would gladly take whatever course is needed. The closing of the base was hard on many friends and I spent my last three months helping them with their CVs before turning to my own, in which I hope that you can see somebody loyal, reliable and cheerful.

REFEREES
The former head of in-flight service at Atlantic Skylink, and the operations manager of the Kilrush lifeboat station. Available at once.`,
    },
  ],
};
