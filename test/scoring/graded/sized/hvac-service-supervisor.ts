/** Commercial HVAC/R service supervisor in Massachusetts: the state refrigeration technician license, EPA 608 Universal and eight years of commercial service decide it. */
import type { GradedJob } from '../types.ts';
export const hvacServiceSupervisor: GradedJob = {
  job: 'hvac-service-supervisor',
  title: 'HVAC/R Service Supervisor (Commercial), Worcester, Massachusetts',
  spec: `HVAC/R Service Supervisor – Commercial
Halloran Mechanical Services, Worcester, MA – Full time, on site and in the field

Who we are
Halloran Mechanical is a third-generation mechanical service contractor with 140 employees and three branches in central and eastern Massachusetts. We look after supermarkets, biotech labs, college buildings, courthouses and class A offices. About seventy percent of our revenue comes from planned maintenance agreements, so our customers know our people by their first names. We have grown every year since 2015 and we promote from the tools whenever we can.

The opening
Our Worcester branch supervisor is retiring in the spring. We want somebody who has lived in a service van, knows what a bad compressor sounds like from across the roof, and is ready (or already used) to run a crew. You will lead eleven technicians and three apprentices and report to the Branch Manager. Expect roughly half of your week in the field and half at the desk.

What you will do
- Assign and balance daily work with the dispatch desk so that emergency calls are answered inside contract response times
- Ride with technicians, coach them on diagnosis, and sign off on their skill progression
- Be the last technical word on chillers, rooftop units, split systems, VRF and walk-in or rack refrigeration
- Review service tickets, labor hours and parts before they go to billing
- Walk buildings with customers, scope repairs and write quotes up to $75,000
- Run the weekly toolbox talk, investigate near misses and keep lockout/tagout practice honest
- Keep refrigerant logs, leak-rate records and recovery cylinder tracking ready for an EPA audit
- Plan the change to A2L refrigerants, tools and training across the branch
- Take part in hiring, reviews and, where needed, discipline
- Track callbacks, first-time fix rate and maintenance completion, and report them monthly
- Share the supervisor on-call rotation, one week in five

What you must have
- Massachusetts Refrigeration Technician license, current. Our technicians open systems above ten tons every day and you have to be able to do it legally beside them; we cannot wait for out-of-state applicants to sit the exam
- EPA Section 608 certification, Universal
- At least eight years of commercial or industrial HVAC/R service work (not residential, not new-construction installation only)
- Two or more years of leading other technicians as a lead, foreman or supervisor
- Valid driver's license and a record our insurer will accept
- Comfortable with a field service platform (ServiceTitan, BuildOps, ServiceTrade or the like) and with ordinary office software
- Clear writing, since your quotes and reports go straight to customers

Nice to have
- OSHA 30
- Controls background: BACnet, Niagara, Automated Logic or Distech
- NATE, manufacturer chiller school or VRF certification
- Sheet metal, pipefitter or oil burner license in addition
- Spanish or Portuguese

What we offer
Base salary of $108,000 to $126,000 depending on experience, a branch bonus, company truck and fuel card, phone and tablet. Medical, dental and vision from day thirty, with 80 percent of the family premium paid by us. 401(k) with a five percent match, three weeks of vacation to start, eleven paid holidays, tool allowance, paid license renewals and continuing education, and tuition help for your kids after five years.

How to apply
Send a resume and your license number through our careers page or walk it in to the Shrewsbury Street office between 7 and 4. Our process is one phone call, one visit with a ride-along, and an answer within a week. Background check, drug screen and motor vehicle record review follow an offer.

Halloran Mechanical Services is an equal opportunity employer. We consider every qualified applicant without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability, genetic information, veteran status or any other status protected by law. If you need an accommodation to apply, call the office and ask for Human Resources.`,
  graded: [
    {
      name: 'hvac-kearney-strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Fourteen years of commercial service in Massachusetts, five as crew lead, with the state license, 608 Universal and OSHA 30 all dated and current.',
      lacks: [],
      cv: `BRENDAN P. KEARNEY
Leominster, MA 01453 | 978-555-0148 | bpkearney@mailbox.example

SUMMARY
Field service lead who came up through the trade in central Massachusetts. Fourteen years on rooftops and in machine rooms, the last five with a crew of my own. I like teaching, I like paperwork that is right the first time, and I would rather fix the cause than change the part.

WORK HISTORY

Lead Technician / Working Foreman – Quabbin Climate & Refrigeration, Fitchburg, MA
June 2021 to present
• Run a crew of seven mechanics and two apprentices who serve 190 maintained sites: grocery, two community colleges, a hospital annex and a plastics plant
• Set the board every morning with dispatch and shuffle it again by ten when the emergencies land; response inside four hours went from 81 to 96 percent
• Diagnose what others could not: centrifugal surge on a 400-ton machine, oil return on parallel racks, VRF communication faults
• Price repair and replacement work for customers, most of it between 4 and 60 thousand dollars, close rate a little over half
• Check every ticket before invoicing in ServiceTitan; billing disputes down to two or three a month
• Built our refrigerant tracking sheet and leak-rate calculations, used without a finding in a 2024 EPA records request
• Bought the A2L recovery machines and leak detectors and taught the R-454B and R-32 class to both shifts
• Give the Monday safety talk and did the write-ups on three near misses
• Sit in on interviews, write the yearly reviews for my crew

Senior Service Mechanic – Quabbin Climate & Refrigeration, Fitchburg, MA
February 2017 to June 2021
• Ran my own route of 45 buildings, from 5-ton packaged units to water-cooled chillers
• Eddy current, oil analysis and annual teardown on Trane and York machines with the factory rep
• Supermarket racks: TXV and EPR adjustment, case controllers, defrost schedules, compressor swaps at two in the morning
• Broke in four apprentices, all of whom passed their state exam
• Shared on-call, one week in four

HVAC/R Service Technician – Minuteman Mechanical Corp., Marlborough, MA
September 2012 to January 2017
• Planned maintenance and breakdown service in offices, restaurants and light industry
• Replaced compressors, heat exchangers, fan motors, economizer controls and variable speed drives
• Hydronic loops, cooling towers and water treatment checks
• Read and corrected control wiring; first contact with BACnet networks and Distech controllers

Apprentice – Minuteman Mechanical Corp., Marlborough, MA
August 2010 to September 2012
• Filter changes, coil cleaning, belts and bearings, truck stock
• Helped pull and set rooftop units with the crane crew
• Night school two evenings a week

Earlier: stock clerk at a lumber yard, Gardner, MA (2008 to 2010)

LICENSES AND CARDS
Commonwealth of Massachusetts Refrigeration Technician, RT-0xx417, first issued October 2012, renewed through October 2027
EPA Section 608 Universal, 2011
Massachusetts driver's license, class D, clean; DOT medical card
OSHA 30-Hour Construction, March 2022
NATE Senior Level, Commercial Refrigeration, 2019
First aid / CPR / AED, American Red Cross, May 2026

TRAINING
Mitsubishi City Multi service course, Southborough, 2018
Trane centrifugal maintenance, 2019
Daikin VRV IV commissioning, 2020
Copeland rack diagnostics, 2021
Front-line leadership, six evenings, Mount Wachusett Community College, 2022
ESCO low-GWP refrigerant safety instructor, 2024

SCHOOL
Montachusett Regional Vocational Technical School, Fitchburg, HVAC/R program, diploma 2008
Refrigeration evening program (1,000 classroom hours), Worcester Technical, completed 2012

TOOLS AND SYSTEMS
ServiceTitan, MeasureQuick, Excel, Outlook, Niagara workbench at operator level, Fieldpiece and Testo gauges, thermal camera, combustion analyzer

OTHER
Volunteer judge for HVAC at SkillsUSA Massachusetts since 2019. Coach of a U12 hockey team. Working knowledge of Portuguese from my wife's family, enough to explain a thermostat and a lunch break. References and past reviews can be sent on request.`,
    },
    {
      name: 'hvac-medeiros-out-of-state',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 62,
      why: 'The same supervisor-grade commercial career, but all of it in Rhode Island and under a Rhode Island card; no Massachusetts refrigeration license, which the ad refuses to wait for.',
      lacks: ['current Massachusetts Refrigeration Technician license'],
      cv: `Paulo R. Medeiros
East Providence, Rhode Island 02914
paulo.medeiros@post.example – (401) 555-0172

Service foreman, commercial air conditioning and refrigeration
Thirteen years of troubleshooting large equipment and six of looking after the people who do it. Known for short callbacks lists, tidy logs and customers who ask for the same crew again.

EXPERIENCE

Ocean State Thermal LLC, Pawtucket, RI
Service Foreman – 03/2020 to now
- Direct ten mechanics and a rotating group of apprentices from Local 51's school on chillers, packaged equipment, heat pumps and low-temperature refrigeration
- Work out the day with two dispatchers in BuildOps; contract calls answered on time in 97 of 100 cases last year
- Go along on hard diagnoses and make the call on repair versus replacement, most recently on two screw chillers at a hospital laundry
- Estimate and write proposals of up to $90,000, then hand the job over with a parts list and hours
- Close out labor and material weekly; margin on time-and-material work rose from 31 to 38 percent
- Own the refrigerant inventory, cylinder audit and leak repair deadlines, including the 30-day follow-up checks
- Wrote the lockout/tagout procedure used in all branches
- Hold mid-year and year-end conversations with each mechanic; hired five people, let one go
- Prepared the crew and the vans for mildly flammable refrigerants before the January 2025 change

Narragansett Refrigeration & Air, Cranston, RI
Senior Mechanic, later Crew Lead – 05/2016 to 02/2020
- Looked after eighteen supermarkets with parallel racks, glycol secondary loops and one of the first CO2 transcritical stores in the state
- Lead of three from January 2018, covering the night shift during remodels
- Chiller overhauls with the factory teams of Carrier and Daikin
- Trained helpers in brazing with nitrogen purge, evacuation to 300 microns, proper charging by subcooling
- Responsible for start-up sheets and warranty claims

Bayline Mechanical, Warwick, RI
HVAC/R Mechanic – 07/2013 to 04/2016
- Rooftop and split systems for schools, marinas, banks and a fish processing plant
- Ice machines, walk-ins, reach-ins
- Boilers and unit heaters in winter
- Took over preventive maintenance on 60 accounts from a retiring mechanic

Bayline Mechanical, Warwick, RI
Apprentice – 06/2009 to 07/2013
- Five-year state registered apprenticeship: ductwork, hydronics, electricity, refrigeration theory
- Finished the classroom part with the second best grade of the year

LICENSES
State of Rhode Island Refrigeration/Air Conditioning Journeyperson, Department of Labor and Training, since 2013, good through 2027
EPA 608 – Universal, card of 2010
Rhode Island operator's license, no points
OSHA 30, General Industry, 2020
NATE certified, air conditioning and light commercial refrigeration, valid to 2028
Fork truck and aerial lift, employer card, 2025

COURSES
Carrier 19-series and 30-series service, Syracuse, 2017
Hillphoenix CO2 systems, Conyers GA, 2018
Tridium Niagara 4 technical certification, 2021
LG Multi V installer and service, 2022
Supervisor academy, Associated trade contractors of New England, 2020 (five days)
A2L handling and leak detection, RSES, 2024

EDUCATION
Cranston Area Career and Technical Center, diploma, 2009
Community College of Rhode Island, 21 credits in business administration, 2018 to 2020, evenings

SKILLS
BuildOps, ServiceTrade, Excel, Word, Bluebeam for mark-ups
BACnet, Niagara, Automated Logic WebCTRL (operator)
Proposal writing, customer meetings, scheduling
Compressor teardown, vibration, megger and oil test reading

LANGUAGES
English and Portuguese from home, Spanish good enough for the shop

COMMUNITY
Treasurer of the Holy Ghost Brotherhood feast committee. Every October I give a weekend to winterizing homes of elderly neighbors with the parish.

ABOUT MOVING
My family is buying a home in Shrewsbury, MA, so I would be local from January. All my service work to date was inside Rhode Island; I have not yet applied to the board in Massachusetts and would look into what they need from me after the move.`,
    },
    {
      name: 'hvac-lindquist-residential',
      kind: 'missing',
      low: 30,
      high: 46,
      best: 38,
      why: 'A good residential install and service lead: no Massachusetts refrigeration license, only 608 Type II and no commercial service years.',
      lacks: [
        'Massachusetts Refrigeration Technician license',
        'EPA 608 Universal (has Type II only)',
        'eight years of commercial or industrial service',
      ],
      cv: `ERIC LINDQUIST
Auburn, Massachusetts | 508.555.0119 | e.lindquist@homepost.example

OBJECTIVE
To bring twelve years in heating and cooling and five years of crew leadership to a larger contractor as a service supervisor.

EMPLOYMENT

BLACKSTONE COMFORT HEATING & COOLING, Millbury, MA
Residential Team Lead, April 2021 – Present
Our company installs and maintains furnaces, oil boilers, central air and ductless heat pumps in single-family homes and small condo buildings between Worcester and Uxbridge.
* Lead a team of six installers and two service technicians, assign the day's homes and check the finished work
* Complete around 340 ductless heat pump installations a year as a team, most of them one to four tons, with Mass Save paperwork included
* Speak with homeowners before, during and after the job; our online rating is 4.9 from more than 800 reviews
* Handle no-heat and no-cool calls when the service technicians are stuck
* Order equipment, check deliveries, return warranty parts
* Sell accessories and maintenance plans, 220 new plans in 2025
* Teach new hires flaring, evacuation, line set routing and how to leave a clean house
* Enter hours and photos in Housecall Pro

BLACKSTONE COMFORT HEATING & COOLING, Millbury, MA
Installer / Service Technician, May 2016 – April 2021
* Put in furnaces, air handlers, condensers, humidifiers and zoning panels
* Ran duct in attics and crawl spaces, sealed and tested it
* Cleaned and tuned oil burners and gas furnaces each fall
* Changed blower motors, capacitors, contactors, control boards and thermostats
* Took my turn on call every third weekend
* Named technician of the year in 2019

STURDY HOME INSULATION, Oxford, MA
Crew Member, March 2014 – April 2016
* Dense-packed walls and attics, blower door tests, air sealing
* Drove the box truck and looked after the machine
* Found out that I cared more about the heating system than about the insulation

LEICESTER HARDWARE & SUPPLY, Leicester, MA
Counter Sales, June 2011 – March 2014
* Served plumbers, electricians and homeowners, cut keys and pipe, mixed paint
* Counted stock, opened and closed the store

EDUCATION
Bay Path Regional Vocational Technical High School, Charlton, graduated 2011, carpentry
Heat pump and furnace course, supply house evening school, Worcester, 120 hours, winter 2015/16

CERTIFICATIONS
EPA 608 Type II, 2016
Massachusetts Oil Burner Technician Certificate, since 2017, current
Mitsubishi Diamond Contractor training, 2018 and 2022
Fujitsu Halcyon residential installer, 2019
BPI Building Analyst, 2015 (expired 2018)
OSHA 10 Construction, 2016
Massachusetts class D driver's license, no accidents or tickets in nine years

SKILLS
Ductless and central air, oil and gas heat, zoning
Manual J load calculation with software
Crew scheduling and training
Customer care and sales
Housecall Pro, Google Workspace, QuickBooks at a basic level
Carpentry finish work around equipment

ACHIEVEMENTS
Cut the average installation of a single-zone heat pump from nine hours to six and a half
No lost-time injury in my team since 2021
Helped the owner win the Mass Save heat pump installer listing in its first year
Wrote a two-page guide on how to talk with a homeowner when something went wrong, now given to every new hire

VOLUNTEERING
Habitat for Humanity MetroWest/Greater Worcester, four builds since 2017
Assistant coach, Auburn youth baseball

PERSONAL
Married, two boys. I hunt, fish and rebuild snowmobiles. My largest job so far was a church hall with three five-ton systems in 2023, where a subcontractor did the work that needed a refrigeration license. I am eager to learn the bigger equipment and would start on a van if that is what it takes.

REFERENCES
The owner of Blackstone Comfort knows of this application and has offered to speak with anyone who calls.`,
    },
    {
      name: 'hvac-okafor-words-only',
      kind: 'trap',
      low: 13,
      high: 28,
      best: 20,
      why: 'HVAC vocabulary in the profile, skills and online course titles of a man whose every post was in auto parts retail; nothing of the trade was ever practiced.',
      lacks: [
        'Massachusetts Refrigeration Technician license',
        'EPA 608 Universal',
        'eight years of commercial or industrial service',
        'two years leading technicians',
      ],
      cv: `DARNELL T. OKAFOR
Worcester, MA 01605 • (774) 555-0133 • d.okafor@inbox.example

PROFESSIONAL PROFILE
Driven HVAC/R service supervisor candidate with a passion for commercial refrigeration, chillers, rooftop units, VRF and building automation. Strong understanding of refrigerant management, EPA 608 requirements, lockout/tagout, preventive maintenance agreements, dispatching and first-time fix rate. Natural leader with fifteen years of managing teams, budgets and customers in a fast-paced setting.

CORE COMPETENCIES
Commercial HVAC | Chillers and cooling towers | Rack refrigeration | A2L transition | Leak-rate calculation | BACnet and Niagara | ServiceTitan | Quoting and estimating | Safety leadership | Technician coaching | KPI reporting | Spanish (conversational)

WORK EXPERIENCE

STORE MANAGER
Pit Row Auto Parts, Store 311, Worcester, MA • January 2018 – Present
• Manage a store with 4.2 million dollars in yearly sales, 22 employees and 26,000 part numbers
• Schedule counter staff, delivery drivers and stock crew seven days a week
• Grew commercial accounts, meaning independent garages and fleet shops, from 48 to 103
• Keep shrink below 0.9 percent through cycle counts and camera reviews
• Carry out interviews, onboarding, reviews and corrective action
• Work with the district manager on payroll budget, promotions and store resets
• Handle complaints, returns and warranty claims for batteries, alternators and brake parts
• Lead the monthly safety meeting on lifting, battery acid spills and forklift traffic
• Store of the year in the New England district, 2022

ASSISTANT STORE MANAGER
Pit Row Auto Parts, Store 287, Framingham, MA • August 2014 – December 2017
• Opened and closed the building, counted the safe, made deposits
• Looked up parts for customers and professional shops, explained core charges
• Trained eleven new counter people, four of whom later became managers
• Ran the delivery routes of three vans with an average of 70 stops a day
• Led the team that introduced the new inventory system

PARTS SPECIALIST
Gearhead Supply, Natick, MA • May 2011 – July 2014
• Sold filters, belts, hoses, car air conditioning kits and small cans of refrigerant over the counter
• Filled online orders and prepared the weekly restock
• Employee of the quarter three times

CASHIER AND CART ATTENDANT
Big Elm Market, Natick, MA • 2009 – 2011
• Rang up groceries, brought in carts, cleaned spills
• Helped unload the frozen truck at night

EDUCATION
Framingham High School, diploma, 2009
Quinsigamond Community College, 30 credits toward an associate degree in business, 2012 – 2014

ONLINE COURSES AND CONTINUING LEARNING
"Commercial HVAC Fundamentals", video course, 6 hours, 2025
"Become an HVAC Service Manager", video course, 4 hours, 2025
"Introduction to Chillers and Cooling Towers", webinar, 2026
"EPA Section 608 Study Guide: Core, Type I, II and III", self-study, 2026
"Supermarket Refrigeration Racks Explained", video course, 3 hours, 2026
"Building Automation with BACnet and Niagara for Beginners", webinar, 2026
"Leading Field Service Teams", podcast series, 2026

CERTIFICATES
ASE P2 Automobile Parts Specialist, 2013, renewed 2023
Forklift operator, employer issued, 2024
Food pantry handler card, 2021
Massachusetts driver's license, class D, good record

TECHNOLOGY
Microsoft Office, store inventory and point of sale systems, electronic parts catalogs, Kronos scheduling, tablets and smartphones; demo account of a field service program tried for two weeks

STRENGTHS
• Leadership by example
• Excellent communication with customers and coworkers
• Staying calm when three phones ring
• Learning new things quickly
• Honest, punctual, dependable

VOLUNTEER WORK
Saturday driver for the county food bank, 2020 to today
Mentor with a high school robotics club, spring seasons 2023 and 2024
Usher and building committee member at my church, where I replaced the thermostat batteries and arranged for the furnace company to come each fall

INTERESTS
Classic Chevrolets, barbecue competitions, the Worcester Red Sox, and watching every repair video I can find about air conditioning. Ready for a new challenge with a company that invests in its people.`,
    },
    {
      name: 'hvac-marchetti-unrelated',
      kind: 'unrelated',
      low: 0,
      high: 11,
      best: 5,
      why: 'A hotel rooms and front-office career with long generic leadership strengths; no trade, license or equipment.',
      lacks: [
        'Massachusetts Refrigeration Technician license',
        'EPA 608 Universal',
        'eight years of commercial or industrial service',
        'two years leading technicians',
      ],
      cv: `Gina Marchetti
Shrewsbury, MA 01545
gina.marchetti@letters.example
508-555-0190

Profile
Hospitality leader with eighteen years in full-service hotels. I build teams that stay, watch every dollar and make guests feel that somebody thought of them before they arrived. Looking for a supervisory role with a stable local company where leadership, communication and organization count.

Career

Director of Front Office, The Commonwealth Arms Hotel & Conference Center, Worcester
September 2019 – present
• Head of a department of 34: front desk, concierge, bell staff, night audit and shuttle
• Responsible for a payroll budget of 1.6 million dollars, held within one percent for five years running
• Raised guest satisfaction from the 61st to the 84th percentile of the brand
• Weekly meeting with sales, housekeeping and banquets on group arrivals of up to 400 people
• Wrote a new training handbook; turnover among desk agents dropped by a third
• Monthly report to the general manager on upsell, labor hours, complaints and refunds
• Duty manager for the whole house two nights a week
• Led the reopening team after the 2020 closure, with new cleaning and distancing rules

Front Office Manager, Harborlight Suites, Quincy
April 2014 – August 2019
• Managed 19 people in three shifts at a 212-room extended-stay property
• Introduced mobile check-in and digital keys
• Negotiated airline crew contracts together with the sales director
• Handled disputes, chargebacks and group billing
• Coached four supervisors, three of whom run departments today
• Served on the brand's advisory panel for the loyalty program

Guest Services Supervisor, Harborlight Suites, Quincy
June 2011 – March 2014
• Scheduled desk agents and shuttle drivers
• Trained newcomers in reservations software, cash handling and complaint recovery
• Covered night audit during vacations

Front Desk Agent, Beacon & Vine Hotel, Boston
July 2008 – May 2011
• Checked in guests from all over the world, up to 180 arrivals a shift
• Sold room upgrades and local tours
• Associate of the month in December 2009

Reservation Agent (student job), Cape Shuttle Lines, Hyannis
Summers 2006 and 2007
• Booked seats by phone, sold tickets, answered questions about ferries and parking

Education
Bachelor of Science in Hospitality and Tourism Management, University of Massachusetts Amherst, 2008
Semester abroad in Florence, Italy, spring 2007

Certificates and training
Certified Hospitality Supervisor (CHS), American Hotel & Lodging Educational Institute, 2013
ServSafe Alcohol, 2024
TIPS on premise, 2022
CPR and AED, 2025
Revenue management certificate, eCornell, 2018
Conflict resolution and coaching, two-day workshop, 2021
Diversity and inclusion for managers, 2022

Skills
Leadership and motivation of large teams
Budgeting, forecasting and payroll control
Excellent written and spoken communication
Guest recovery and negotiation
Problem solving and multitasking under pressure
Microsoft Office: Word, Excel, PowerPoint, Outlook, Teams
Opera Cloud, OnQ, HotSOS, Delphi
Social media replies and online reputation
Interviewing and hiring

Languages
English (first language)
Italian (good)
Spanish (basic)

Awards
Brand circle of excellence, 2023
Massachusetts Lodging Association "Stars of the Industry" nominee, 2017

Volunteering
Board member, Shrewsbury Public Library Friends, since 2020: book sale, newsletter, membership drive
Fundraising dinner for the children's hospital, yearly since 2016, with 220 guests and 40 volunteers
Mentor of two students of the local vocational school's hospitality program

Interests
Choir (alto), long walks with two rescue greyhounds, baking with my grandmother's recipes, reading mysteries

A note on why I am writing
After eighteen years of nights, weekends and holidays I am ready for work closer to a normal week. Colleagues describe me as fair, calm and organized. I am a fast learner, good with people of every background and used to being on call. I believe that leading a team well is the same craft in any business, and I would be glad to show you.

References
My general manager and two former directors of sales will gladly talk with you; their numbers are available on request.`,
    },
  ],
};
