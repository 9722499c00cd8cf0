/** Aircraft maintenance planner near Montreal: four years of planning transport-category aircraft and working French and English decide it. */
import type { GradedJob } from '../types.ts';
export const aircraftMaintenancePlanner: GradedJob = {
  job: 'aircraft-maintenance-planner',
  title: 'Aircraft Maintenance Planner, Saint-Hubert, Quebec',
  spec: `Aircraft Maintenance Planner, Aviation Boréal-Nord, Saint-Hubert (Longueuil), Quebec. Permanent, full time, Monday to Friday with some weekends during heavy checks.

Aviation Boréal-Nord has linked the North Shore, Nunavik and the Magdalen Islands with Montreal and Quebec City since 1987. We fly eleven Dash 8-300s, six ATR 72-600s and two Boeing 737-300 combis that bring workers, groceries, medical patients and the odd snowmobile to twenty-three airports, eight of which have gravel runways. Our 640 employees include 170 people in maintenance, and we hold our own approved maintenance organization certificate under CAR 573, which covers line and base work in the two hangars at Saint-Hubert and a line station in Sept-Îles.

Our fleet planning office has six people and we are looking for a seventh. As a maintenance planner you will turn the approved maintenance schedule into work that a hangar crew can carry out. You will watch the hours, cycles and calendar limits of a part of the fleet, forecast what falls due over the next day, month and year, and bundle it into work packages that make sense for the aircraft, the crew and the weather up north. You will issue task cards, order the parts and tooling that those cards call for, chase the shortages, and agree with operations control when an aircraft can be spared. While a check is in progress you will sit in the morning meeting in the hangar, reorder the sequence when findings come up, and keep the estimated release honest. After it closes you will audit the signed package, update component records and set the next due. You will also follow airworthiness directives and service bulletins from the effective date to embodiment, raise requests for extensions within the limits of the maintenance control manual, prepare deferred defect lists for the lessors and help our quality department when Transport Canada comes to visit. Later you may lead the planning of one C-check a year from the first meeting to the last invoice.

The person we need has spent at least four years in maintenance planning or production control on transport-category aeroplanes, at an air operator or an approved maintenance organization; years spent only as a mechanic on the floor are valued but are not a substitute, because the planner works alone on evenings and must know the work from the first week. You have either a Canadian aircraft maintenance engineer licence (M1 or M2) or a college diploma in aircraft maintenance, such as that of the École nationale d'aérotechnique, or the equivalent from another school. You are at ease in a maintenance information system, be it AMOS, TRAX, RAMCO, Maintenix or something of the kind. You must be able to work in both French and English, spoken and written: the hangar, the task notes and the meetings are in French, while manufacturers, lessors and the regulator's findings mostly come in English. You know your way around the Canadian Aviation Regulations, above all 571, 573, 605 and 706, and around a maintenance planning document. You need to qualify for a restricted area identity card.

We would be happy, although it is not required, to see experience on the Dash 8 or ATR, a knowledge of reliability programs, heavy-check planning with Microsoft Project or Primavera, advanced Excel or some SQL, human factors and safety management training, or a spell in stores or technical records.

The salary lies between $74,000 and $91,000 according to experience, and is reviewed each April. You will have four weeks of vacation after the first year, group insurance from the first day, a pension plan to which we put six percent, standby travel for you and your family on our network and with our partners, free parking beside the hangar, and up to $2,500 a year for courses. One day a week may be worked from home once you know the fleet. We reimburse moving costs from elsewhere in Canada up to $6,000.

Please send your résumé in French or in English to the careers desk before 30 November 2026 and tell us in two lines which fleet you plan today. We shall call everybody who is retained for an interview; the second meeting is a half-day in the hangar with a small planning exercise. Aviation Boréal-Nord subscribes to employment equity and encourages applications from women, Indigenous people, members of visible and ethnic minorities and persons with disabilities. Tell us if you need an adaptation at any step. Candidates must be legally entitled to work in Canada.`,
  graded: [
    {
      name: 'planner-desrochers-strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Eight years of planning regional turboprops in AMOS and TRAX, ENA diploma and M2 licence, French mother tongue and daily English.',
      lacks: [],
      cv: `Mélanie Desrochers
Longueuil (Québec) J4J
melanie.desrochers@courriel.example | 450 555-0121

Technical planning specialist, regional fleets

PROFILE
I have planned turboprops since 2018, after five years in the hangar with a torque wrench. My packages are thin, complete and in the order in which the mechanics will open the aircraft. I write and argue in French and English every day.

EXPERIENCE

Senior planner, base maintenance
Laurentide Aéro Services (AMO), Mirabel, Québec | 2021-09 to today
- Plan the C-checks of ATR 42/72 and Dash 8 aircraft for five customers, about fourteen visits a year with 3,500 to 9,000 man-hours each
- Read the customer's work scope, compare it with the MPD, find what is missing or doubled, and build the package in AMOS
- Hold the pre-input meeting eight weeks ahead: parts with long delivery, special tools, NDT, painters, docks
- Production control during the visit: critical path in MS Project, morning meeting, daily release forecast to the customer
- Sort non-routine cards by zone and access, so that panels are opened once; average delay per visit went from 4.1 to 1.2 days
- Verify the package before the maintenance release and hand the records over to the operator
- Answered the planning part of two Transport Canada inspections, no finding
- Trained three junior planners

Maintenance planner
Air Matawin, Québec City (Jean-Lesage) | 2018-03 to 2021-08
- Fourteen Dash 8-100/300 and two Beech 1900: daily, weekly and annual forecast in TRAX
- Grouped A-check items with out-of-phase tasks, which saved 31 night stops in 2019
- Tracked airworthiness directives and service bulletins, prepared the engineering orders list with the technical director
- Asked for time extensions under the MCM and kept the register
- Reserved kits and tooling in stores, followed up AOG orders
- Agreed slots with the operations control centre, also on the phone at ten in the evening
- Prepared records for three lease returns

Aircraft maintenance engineer
Air Matawin, Québec City | 2014-06 to 2018-02
- Line and base work on the Dash 8: landing gear, propellers, PW123 engine changes, structures under supervision
- Winter rotation in Sept-Îles and Wabush, de-icing boots included
- Crew chief on nights from 2017, signing authority under the AMO

Apprentice mechanic
Hélicoptères Chicot, Saint-Hubert | 2012-05 to 2014-05
- 100-hour inspections on AS350, wash, records, forest fire season in the north

EDUCATION
DEC, Techniques de maintenance d'aéronefs, École nationale d'aérotechnique, Saint-Hubert, 2012
Certificate in operations management, HEC Montréal, part time, 2020 to 2023

LICENCE AND TRAINING
AME licence M1 and M2, Transport Canada, issued 2014, kept valid
Dash 8 series 100/200/300 type course, 2014
ATR 72-600 general familiarization, 2021
AMOS planning and engineering modules, 2021
CAR 571, 573, 605 and 706, initial 2014, last recurrent March 2026
Human factors and SMS, recurrent 2025
Reliability program basics, IATA online course, 2022
Fuel tank safety, level 2, 2024
Restricted area identity card (YMX), valid to 2029

COMPUTING
AMOS, TRAX, MS Project, Excel with Power Query, some SQL for AMOS reports, Outlook, Teams, SharePoint

LANGUAGES
French: mother tongue
English: fluent; level C1 at a TOEIC test of 940 points in 2020; daily correspondence with Toulouse, Toronto and lessors in Dublin
Spanish: travel level

INVOLVEMENT
Jury member of the ENA's final project fair since 2022
Elles de la construction et de l'aéro, mentor of two students
Treasurer of our housing cooperative, 24 flats

INTERESTS
Cross-country skiing (finished the Canadian Ski Marathon four times), ceramics, repairing old sewing machines, radio-controlled gliders

AVAILABILITY
Six weeks' notice. I live eleven minutes by bicycle from the hangars at Saint-Hubert.

REFERENCES
Director of base maintenance, Laurentide; former technical director, Air Matawin. Contact details on request.`,
    },
    {
      name: 'planner-hallett-no-french',
      kind: 'denial',
      low: 57,
      high: 72,
      best: 65,
      why: 'Nine years of planning the same types with licence and systems, but he says himself that his French is at beginner level; both languages are a must.',
      lacks: ['working French'],
      cv: `COLIN J. HALLETT
St. John's, Newfoundland and Labrador
709-555-0164 • cjhallett@mail.example

Fleet planner with nine years in the office and six on the hangar floor. Dash 8 and ATR, all in Atlantic Canada and Labrador. Used to gravel, fog and last-minute charters.

WORK EXPERIENCE

Torngat Air Ltd., St. John's / Goose Bay
Lead Maintenance Planner (Feb 2022 – present)
• Look after nine Dash 8-300s and four ATR 72s, with two planners and a records clerk in my group
• Produce the rolling 14-day, 90-day and 18-month outlooks from Maintenix and bring them to the Thursday meeting with flight dispatch
• Split the two largest checks into phases that fit between the school charters and the fishing season, with no revenue flight lost to scheduled work in 2024
• Write work scopes for visits at outside shops in Moncton and North Bay and go there for the first and last week
• Approve kit lists, watch stock of rotables against removals, press vendors for delivery dates
• Monitor ADs from the FAA, EASA and Transport Canada, propose when each will be done
• Bring interval escalation proposals to the reliability board
• Keep deferral lists short: from 46 open items on average to 17
• Prepared and defended the planning process in a 2025 regulator audit

Torngat Air Ltd., St. John's
Maintenance Planner (Aug 2019 – Jan 2022)
• Dash 8 line and A-checks, task cards, closing of packages and next-due dates
• Moved the fleet's history from a home-made database into Maintenix, 11 months of checking
• Evening contact for operations control, alone in the office three weeks out of four

Gannet Regional Airlines, Halifax
Production Control Coordinator (May 2017 – July 2019)
• Sequenced heavy checks on Dash 8-100/300 in a two-bay hangar
• Tracked man-hours and findings each shift, updated the bar chart and the promised date
• Sat between customers, stores and crew leads

Gannet Regional Airlines, Halifax
AME, Dash 8 and Beech 1900 (2011 – 2017)
• Night line maintenance, engine runs, propeller balancing, avionics swaps
• Two winters at the Goose Bay station, outdoors more often than not
• Acting crew lead in 2016

Ground handler during college summers, Gander (2008 – 2010)

LICENCE / EDUCATION
AME licence, M2 (2012) and M1 (2013), Transport Canada; current
Diploma, Aircraft Maintenance Engineering Technician, College of the North Atlantic, Gander, 2010
High school, Gander Collegiate, 2007

COURSES
Dash 8 Q300 airframe and PW123, 2012
ATR 72-600 maintenance familiarization, Toulouse, 2022
Maintenix planner and administrator, 2019 and 2023
MSG-3 and maintenance program development, 3 days, 2021
Human factors, SMS, fuel tank safety, all recurrent 2026
Root cause analysis, 2020
Lease return management, Dublin (remote), 2024
Leadership for technical professionals, Memorial University, 2023
RAIC, St. John's airport, to 2028; transferable on application

SYSTEMS
Maintenix (expert), TRAX (two years at Gannet), Primavera P6, Excel with pivot tables and VBA, Power BI

LANGUAGES
English – native
French – beginner (A2). I read a menu and a road sign and understand a slow conversation, but could not run a meeting or write a task note; I would gladly take evening classes.

WHAT COLLEAGUES SAY
"Colin's packages are the only ones I don't have to re-sort." – crew lead, Torngat, from my last review

PUBLIC SPEAKING
Talk on planning around seasonal demand at the Northern Air Transport Association meeting, Yellowknife, April 2024
Guest lecture on production control for the final-year class at Gander, each fall since 2022

COMMUNITY
Rovers Search and Rescue, volunteer since 2015, team lead since 2020
Organizer of the junior curling bonspiel

INTERESTS
Sea kayaking, moose in the freezer, accordion, building cedar-strip canoes

MOVE
My wife has accepted a hospital post in Longueuil from February 2027, so we are moving to the South Shore in any case and would need only a little help with costs.

References will be supplied when we have talked.`,
    },
    {
      name: 'planner-nguyen-mission-readiness',
      kind: 'gem',
      low: 77,
      high: 92,
      best: 85,
      why: 'Never called a planner, yet six years of forecasting checks, building packages and controlling visits on Q400 and regional jets in RAMCO, with a diploma and both languages shown in use.',
      lacks: [],
      cv: `NGUYEN THI HOANG-ANH (Annie)
Brossard, Québec
annie.nguyen@boite.example / 514-555-0187

Availability and Input Coordinator – regional airliners

I make sure that an aircraft comes in on the right night, that everything it needs is lying there, and that it leaves when I said it would. My business cards have always said something else.

1. PROFESSIONAL LIFE

Fleet Availability Coordinator
Transcanadien Régional inc., Montréal-Trudeau hangar
since November 2022
Nineteen Q400s and eight CRJ900s, operated for a large carrier.
> Each morning compare flight hours, landings and calendar time with the limits in the approved schedule and book what falls due, out to fourteen months
> Put together the sets of job cards for A-checks, multiple-A visits and overnight stops, check that effectivity is right for the serial number, print, issue, close and reload the next limit in RAMCO
> Negotiate ground time with the duty manager of the operations centre; 98.7 percent of inputs as booked in 2025
> Pre-draw parts and test equipment, chase what is short, borrow from other carriers if nothing else helps
> Follow every new directive and bulletin that touches our serial numbers until the last tail is signed off
> Submit tolerance requests to the person responsible for maintenance, with reasons, never later than five days before the limit
> Bilingual shift notes; the floor works in French, Bombardier, De Havilland and our client in English

Hangar Visit Controller
Transcanadien Régional inc., Montréal-Trudeau hangar
May 2020 to October 2022
> Steered C-checks on the Q400, two lines in parallel, 60 mechanics over three shifts
> Cut the work into zones, followed hours against estimate, kept a wall and later a screen with the critical chain
> Raised findings with engineering and the customer's representative, got quotes approved, moved crews when a panel hid something ugly
> Audited each finished folder for stamps, part tags and duplicate inspections
> Average stay of a Q400 in C-check shortened from 23 to 18 days

Technical Library and Records Clerk
Aérostructures Vimy, Mirabel
September 2017 to April 2020
> Revision service of manuals, scanning of work orders, component history cards
> Prepared the documents for eleven aircraft deliveries
> Assisted at an AMO internal audit

Assembler
Aérostructures Vimy, Mirabel
July 2015 to August 2017
> Riveting and sealing of wing ribs, reading drawings, in-process inspection

Part-time jobs during studies: waitress in my parents' restaurant on Saint-Denis, tutoring of maths.

2. SCHOOLING
Diplôme d'études collégiales, maintenance d'aéronefs, École nationale d'aérotechnique, June 2015
Two semesters of industrial engineering at Polytechnique Montréal, 2016, evening, not completed

3. COURSES
RAMCO Aviation, maintenance modules, 40 hours, 2020, and super-user, 2023
Q400 line and base familiarization, 2020
Canadian Aviation Regulations for maintenance management (571, 573, 605, 706), 3 days, 2021, refresher 2025
Human factors in maintenance, SMS, 2020, 2022, 2024, 2026
Lean in the hangar, yellow belt, 2021
MS Project, two levels, 2021
Excel with Power Query, 2023

4. LANGUAGES
French: school and work language since the age of six, spoken and written
English: at work every day; wrote the customer reports in English from 2020 to 2022; Cégep English exit grade 101
Vietnamese: family

5. OTHER
RAIC for Montréal-Trudeau, valid until April 2030
Class 5 driver's licence
First aider of the hangar
Standard airside vehicle permit D/A

6. SMALL PROJECTS
A spreadsheet that warns when two visits need the same jack set; four stations use it.
A French-English glossary of 600 hangar terms, from "clapet" to "scupper", now on our intranet.
Proposal to place tyre changes in the same night as brake checks, which saved 90 jackings a year.

7. AWAY FROM WORK
Dragon boat on the Olympic basin, third at the nationals in 2024. Volunteer with newcomers at the Brossard library on Saturdays, where we practise job interviews. I bake bread with mixed success and have promised my son to take him up in a Cessna.

8. REFERENCES
Director of maintenance and two crew chiefs at Transcanadien; a delivery manager at Vimy. I shall give names when we meet.`,
    },
    {
      name: 'planner-bouchard-line-ame',
      kind: 'adjacent',
      low: 48,
      high: 62,
      best: 55,
      why: 'An excellent bilingual Dash 8 engineer with M1 and M2, but all fourteen years were on the floor; planning was only holiday cover, so the four years are missing.',
      lacks: ['four years in maintenance planning or production control'],
      cv: `BOUCHARD, Sylvain
Aircraft Maintenance Engineer M1, M2
Sainte-Julie, QC ~ 450-555-0139 ~ s.bouchard@reseau.example

Goal
After many winters on the ramp I wish to move from carrying out the work to preparing it.

Positions held

Crew Chief, Line Maintenance
Aéro-Manic Express, Saint-Hubert
2019 – now
• Lead a night crew of six engineers and apprentices on Dash 8-300 and Q400
• Receive the package from the planning office at 20:00, hand out the cards, help with the awkward ones, sign the release by 05:30
• Rectify defects reported by crews: pressurization, prop de-ice, gear indication, starter-generators
• Decide with the maintenance controller what may be deferred under the MEL
• Borescope PW123 and PW150 engines, replace hot-section parts on wing with the manufacturer's team
• Train apprentices and assess their logbooks
• Took part in two hangar audits by Transport Canada as the person shown around
• Stood in for a planner during her holidays, two weeks in July 2023 and two in July 2025: printed packages, closed cards in AMOS, called stores

Aircraft Maintenance Engineer
Aéro-Manic Express, stations Sept-Îles and Kuujjuaq
2015 – 2019
• Three weeks in, two weeks out, alone or in pairs with up to nine aircraft passing through a day
• Daily and weekly checks, wheel and brake changes, bird strikes, frozen toilets
• Installed gravel kits and replaced chewed-up propeller blades and antennae
• Ordered parts by radio telephone and freight plane, kept the station stock
• Enjoyed it more than I can explain

Aircraft Maintenance Engineer
Avions Richelieu AMO, Saint-Jean-sur-Richelieu
2012 – 2015
• Base maintenance of King Air, Metro III and Navajo
• Corrosion treatment, control cable replacement, gear overhaul
• Weight and balance reports
• Annual inspections of privately owned aircraft

Apprentice
Avions Richelieu AMO
2009 – 2012
• From sweeping to engine changes under supervision
• Logbook of tasks completed in 31 months

Schooling
Aircraft maintenance technology, DEC, École nationale d'aérotechnique, 2009
Secondary studies, Polyvalente de Beloeil, 2006

Licence and approvals
Transport Canada AME licence: M1 since 2012, M2 since 2014
Company ACA (aircraft certification authority) for Dash 8-300 and Q400
Engine run-up and taxi, Dash 8
Level 2 visual inspector, borescope, 2020
RAIC, valid to 2027

Type and other training
Dash 8-100/300 with PW123, five weeks, 2015
Q400 differences, 2019
ATR 72-600, two-week course, 2024, at own request, no work on type yet
De-icing supervisor, every autumn
Human factors and safety management, last in January 2026
Dangerous goods, 2025
Wilderness first aid, 2016 and 2022
Leading a crew, CÉGEP continuing education, 45 hours, 2020
Excel, beginner and intermediate, 2025
Introduction to maintenance planning, online, 12 hours, February 2026

Computer
AMOS: work orders, sign-off, part requests (user level, eleven years); manuals on tablet; Outlook; Excel

Languages
French, first language. English fluent: all manuals and type courses; two years in Saint-Jean with a crew from Ontario; reports to the lessor's inspector in English.

Facts and figures
Some 1,900 night releases as crew chief, 0.4 percent with a technical delay in the first wave
No lost-time accident in my crew since March 2020
Suggestion award 2022 for a heated box for battery chargers

Leisure and community
Captain of the volunteer fire brigade's rescue boat, Sainte-Julie and neighbouring towns
Hunting guide for two weeks each autumn
Sugar shack with 400 taps and my in-laws
Assistant trainer, midget hockey, 2018 to 2023

What I expect
Regular hours would let me see my daughters at breakfast. I know what a badly prepared package does to a crew at three in the morning, and I believe I would prepare better ones. I am aware that I have everything to learn about forecasting, extensions and long-range checks, and I would accept a junior rank and the pay that goes with it.

References
Director of line maintenance and the head of planning at my employer, both informed.`,
    },
    {
      name: 'planner-gagnon-financial',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 6,
      why: 'A bilingual financial planner in a credit union: planning in another sense, no aircraft, school or system of the trade.',
      lacks: [
        'four years in aircraft maintenance planning',
        'AME licence or aircraft maintenance diploma',
        'maintenance information system',
      ],
      cv: `Josée Gagnon, B.A.A., Pl. Fin.
Boucherville, Québec
josee.gagnon@courrier.example, 438-555-0112

PLANNER | TEAM LEADER | TRUSTED ADVISER

Summary
Perfectly bilingual planner with sixteen years of experience in preparing, following up and reviewing complex plans for demanding clients. Rigorous, deadline-driven, strong with figures and regulation, recognized for diplomacy and for the ability to bring many parties to one table. Seeks a planning position in a growing Quebec company outside banking.

Professional experience

Caisse populaire des Rives, Boucherville – Financial Planner and Team Leader, wealth (2017 to present)
• Build and keep up to date personal plans for 210 households with assets between 250,000 and 3 million dollars
• Lead a team of five advisers and two assistants: goals, coaching, yearly appraisal
• Annual cycle of reviews, with a schedule that foresees each meeting twelve months in advance
• Monitor regulatory changes (tax, pension, securities) and convert them into action lists for advisers
• Chair the weekly coordination meeting with the accounts, mortgage and insurance desks
• Compliance files audited each year by the federation, last result 98 percent
• Led the local introduction of a new customer relationship system, 40 users
• Loan and investment volume of the team up by 41 percent in five years
• Bilingual workshops on retirement for nurses, police officers and airport employees

Caisse populaire des Rives, Longueuil – Adviser, personal finance (2012 to 2017)
• Mortgages, savings, registered plans and consumer loans
• Portfolio of 480 members, retention of 96 percent
• Handled complaints and delicate files such as bereavement and divorce
• Trained eight new colleagues at the counter

Banque Fleuve-Royal, Montréal – Customer service representative (2010 to 2012)
• Transactions, account opening, credit cards
• Sales prize of the downtown district, spring 2011

Boutique Anne-Sophie, Longueuil – Saleswoman, student job (2006 to 2010)
• Window displays, cash, inventory

Education
Bachelor of Business Administration, finance, Université du Québec à Montréal, 2010
DEC in Administrative Techniques, Cégep Édouard-Montpetit, Longueuil, 2007
Financial Planner diploma, Institut de planification financière, 2014

Permits and titles
Financial planner certificate, Autorité des marchés financiers, in force
Mutual funds representative, in force
Certificate in management, HEC Montréal, 15 credits, 2019

Training
Agile teamwork, 2 days, 2021
Managing in hybrid mode, 2022
Ethics and professional conduct, 20 hours every two years
Emotional intelligence in negotiations, 2023
Excel, advanced functions and pivot tables, 2018
Introduction to project management, 2024
Occupational first aid, CNESST, 2025

Tools
Microsoft Office (Word, Excel, PowerPoint, Outlook, Teams)
Salesforce, NaviPlan, Croesus
Power BI dashboards, basic reading

Competencies
Planning and prioritization
Leadership and coaching
Budget and cost control
Communication in French and English, spoken and written
Regulatory rigour and file keeping
Conflict management
Customer focus
Change management
Attention to detail

Languages
French: native
English: fluent, half of my clients are served in English
Spanish: intermediate, six months in Salamanca

Recognition
Prix Distinction of the federation, adviser category, 2016
Team of the year, Montérégie, 2021 and 2024

Involvement
Treasurer of the Fondation de la Maison des jeunes since 2015: budget of 180,000 dollars, audit, gala evening
Organizer of a charity ride of 120 cyclists between Boucherville and Sorel
Parents' committee of the École Paul-VI, chair in 2022 and 2023
Tax clinic for people of modest income each March

Interests
Cycling, wine tasting, travel (thirty-one countries), choir of Sainte-Famille church, watching aircraft take off from Saint-Hubert with my youngest child

Why aviation
I have advised many employees of the airport and have always been fascinated by the way so many people work together to bring a flight off on time. A plan is a plan: an aim, limits, dates, people and a person who keeps an eye on all of them. I bring method, calm and a quick mind, and I undertake to learn the technical vocabulary in a few weeks.

References
Available from the general manager of the caisse and from the president of the foundation.`,
    },
  ],
};
