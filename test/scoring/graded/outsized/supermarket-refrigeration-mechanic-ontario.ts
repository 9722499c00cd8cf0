/** Refrigeration service mechanic for supermarkets in Ontario: decided by the 313A certificate, the TSSA G2 gas ticket and four years on rack systems. */
import type { GradedJob } from '../types.ts';
export const supermarketRefrigerationMechanicOntario: GradedJob = {
  job: 'supermarket-refrigeration-mechanic-ontario',
  title: 'Refrigeration Service Mechanic (313A), Supermarkets',
  spec: `Refrigeration Service Mechanic (313A) - Supermarkets
Brackenfield Cold Systems Inc. | Kitchener-Waterloo and Guelph, Ontario | Full time, permanent

WHO WE ARE
Brackenfield has kept food cold in southwestern Ontario since 1974. We are family-owned, have 68 people and look after 240 grocery stores, three distribution centres and a growing list of arenas. Our vans are well stocked, our dispatchers used to be mechanics, and we do not pay commission or push parts. Three of our people retire next year and we want the next ones on board before the summer heat.

THE JOB
You will own a route of about 18 supermarkets between Cambridge and Fergus. Most days are service and planned maintenance on parallel racks, walk-ins, reach-ins and rooftop units; some are retrofits and start-ups, more and more of them with transcritical CO2.

WHAT YOU WILL DO
- Diagnose and repair parallel rack systems, condensers, cases, walk-in boxes and ice machines
- Service rooftop units, unit heaters and make-up air, gas side included
- Carry out quarterly preventive maintenance and leave a written report for the store
- Find and repair leaks, recover and charge refrigerant and keep the log that federal rules ask for
- Read and adjust controllers (Danfoss, Emerson E2/E3, Micro Thermo) on site and remotely
- Commission new cases and racks together with the install crew
- Work on CO2 systems after our in-house training
- Coach a second- or third-term apprentice in the van
- Quote small repairs and explain them to store managers in plain words
- Share the on-call rota, one week in six, with paid stand-by
- Look after the van, stock and meters

WHAT YOU MUST HAVE
- Certificate of Qualification 313A, Refrigeration and Air Conditioning Systems Mechanic, in good standing with Skilled Trades Ontario (Red Seal welcome)
- TSSA Gas Technician 2 (G2) certificate or higher
- ODP / ozone depletion prevention card
- At least four years of commercial refrigeration service that included supermarket rack systems
- Valid Ontario G driver's licence and a driver's abstract that our insurer accepts
- Sound electrical troubleshooting up to 600 V, and ability to read wiring and piping drawings
- Fit for ladders, roofs and 50 lb loads, and willing to work nights when a store is down

NICE TO HAVE
- CO2 transcritical or ammonia exposure
- Working at Heights (we renew it for you), lift ticket, first aid
- Low-GWP retrofits, VFDs, building automation
- French, Portuguese or Punjabi

WHAT YOU GET
- 46.50 to 52.00 dollars per hour, by experience, with time and a half after 40 and double time on Sundays
- Take-home van, fuel card, phone, tablet and 1,200 dollars a year for tools and boots
- Health, dental and vision from day one, RRSP match of 5 per cent
- Three weeks of vacation, four after five years
- Paid training at our Guelph lab, with a working CO2 rack to break and mend
- A real say in your route and a boss who picks up the phone

HOW TO APPLY
Send a resume with your certificate and licence numbers to our hiring page, attention of Marisa Dinh, service manager. We read everything within a week. The process is a phone call, half a day in the van with one of us, and an offer. We check certificates in the public registers.

EQUAL OPPORTUNITY
We hire on skill. Women, newcomers, Indigenous people, people with disabilities and people of every background are welcome here. Accommodation is available at every stage under the AODA; just ask.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Holds 313A, G2, ODP and a clean G licence and has eight years on supermarket racks, CO2 included.',
      lacks: [],
      cv: `TOBIAS WRIGGLESWORTH
Elmira, Ontario | 519-555-0142 | t.wrigglesworth@mail.example

ABOUT ME
Journeyperson who likes compressor rooms better than offices. Eleven years in the trade counting my apprenticeship, most of it in grocery. I document what I find, I tell people what it will cost before I start and my callbacks are low.

TICKETS
Skilled Trades Ontario: 313A C of Q since September 2018, Red Seal endorsement, membership paid to 2027
TSSA: Gas Technician 2, issued 2019, valid to June 2028
ODP card (HRAI), 2016
Working at Heights, refreshed March 2025
Elevating work platform and scissor lift, 2025
Standard First Aid with CPR C, 2024
Ontario G licence, clean abstract of August 2026

WORK

Northlight Refrigeration Services, Waterloo ON
Service Mechanic, April 2021 to date
- 22 stores under two banners and one produce warehouse. Racks from 60 to 400 hp, mostly Hussmann and Hill Phoenix, R-448A, R-449A and some R-507 that is on its way out.
- Three transcritical CO2 stores from start-up on: high-pressure valve tuning, flash-gas bypass, gas cooler fans, oil management. Trained by the manufacturer in Kentville for five days.
- Emerson E2 and E3 boards every day, Danfoss AK-SC 355 in the newer sites; dial in at night before getting into the van and fix roughly a third of alarms from the kitchen table.
- Cut the leak rate of the group from 19 to 8 per cent of charge in two years with a simple monthly walk and fixed detectors. Logs ready when the federal inspector called in 2024, no findings.
- Rooftops, unit heaters and dehumidification in the same stores: heat exchangers, gas valves, combustion analysis.
- On-call one week in five.
- Two apprentices brought to their C of Q; a third with me now.

Grand Valley Mechanical Ltd, Kitchener ON
Refrigeration Mechanic, October 2018 to March 2021
- Planned maintenance and service for grocery, convenience, a hospital kitchen and a cheese plant.
- Changed over eleven stores from R-22 and R-404A, with valve, drier and gasket changes done between 10 p.m. and 6 a.m.
- Compressor swaps from 5 to 40 hp, contactors, phase loss, VFD faults on 575 V.
- Priced and sold repairs up to 5,000 dollars.

Grand Valley Mechanical Ltd, Kitchener ON
Apprentice, terms 1 to 5, June 2014 to September 2018
- Brazing, evacuation, case setting, drains, insulation, electrical rough-in, and holding the flashlight.
- In-school blocks at Conestoga College, average 87.

Before the trade
Line cook in a Kitchener diner, 2012 to 2014. That is where I met my first broken walk-in.

SCHOOL
Refrigeration and Air Conditioning Systems Mechanic, basic, intermediate and advanced, Conestoga College, 2015 to 2018
Ontario Secondary School Diploma, St. Jacobs, 2012

COURSES
CO2 transcritical systems, manufacturer, 2022
Low-GWP refrigerants and A2L safety, HRAI, 2024
Danfoss electronics, two days, 2020
Combustion analysis, 2019
WHMIS 2015, lockout/tagout, arc flash awareness, yearly
Mentoring apprentices, one day, 2023

WHAT I USE
Fieldpiece probes, Testo analyser, Megger, infrared camera, ultrasonic leak finder, ServiceTitan tablet, Excel for logs

LANGUAGES
English; Low German with my grandparents; enough Portuguese for a coffee break

COMMUNITY
Volunteer ice maker and plant helper at the township arena, three winters. Ran the fridge trailer at the Mennonite relief sale in 2019, 2022 and 2023.

HOBBIES
Curling, maple syrup in spring, fixing old chest freezers for the food bank.

REFERENCES
A lead hand and two store managers will talk to you. Ask and I will send their numbers.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 56,
      high: 70,
      best: 64,
      why: 'Same supermarket rack career with 313A, but his gas ticket is only a G3 and the G2 exam is still ahead.',
      lacks: ['TSSA Gas Technician 2 certificate or higher'],
      cv: `Manjit Dhesi
Refrigeration and Air Conditioning Systems Mechanic
Brampton / moving to Guelph in January
(905) 555-0177
manjit.dhesi@mail.example

Summary of Qualifications
> Ten years in commercial refrigeration, seven as a licensed mechanic
> Supermarket racks, walk-in boxes, distribution centre docks
> Strong on controls and electrical faults, 24 V to 600 V
> Good manners in busy stores, in English, Punjabi and Hindi

Certificates and Licences
313A Certificate of Qualification, Skilled Trades Ontario, 2019, active (Red Seal)
Ozone Depletion Prevention certificate, HRAI, 2016
Gas Technician 3 (G3), TSSA, 2020, valid to 2028. Presently in the evening G2 programme at a Mississauga school; classes end in December, TSSA exam booked for 30 January 2027
Driver's licence class G, no demerit points
Working at Heights, valid to November 2027
Aerial lift, forklift, Standard First Aid

Professional Experience

Refrigeration Mechanic, Service | Polar Crest Mechanical, Mississauga | July 2020 - Present
Responsible for 26 food stores in Peel and Halton plus two cold warehouses for a meal kit company.
- Troubleshoot multiplex racks from five makers, medium and low temperature, with floating head, heat reclaim and hot gas defrost.
- Own two CO2 booster stores since 2023, with factory training for transcritical systems.
- Set up schedules, suction groups and alarms on Emerson E2/E3 and Micro Thermo MT Alliance.
- Electronic leak survey in every store each quarter; recovery, weighing in and the halocarbon book.
- Changed 15 stores over to R-448A.
- Package units: belts, economisers, compressors, controls. Gas burners in these units go to a colleague who has the higher gas ticket.
- One week of standby in six. Average arrival 52 minutes.
- Teach apprentices of terms 2 to 4; also sit as the workers' member of the safety committee.
- Write small quotes on the tablet; 340,000 dollars sold in 2025.

Refrigeration Mechanic | Lakeshore Food Equipment Service, Oakville | October 2019 - June 2020
- Restaurants, bakeries, butchers: reach-ins, blast chillers, ice machines, beer systems, prep tables.
- Cleared a backlog of 90 maintenance visits during the spring of 2020.

Apprentice 313A | Lakeshore Food Equipment Service, Oakville | May 2016 - September 2019
- All five terms with one employer, 9,000 hours signed.
- Piping, brazing with nitrogen, pressure tests, vacuum, start-up sheets.
- From term 4 helped at a discount grocer with 70 hp racks.

Warehouse Associate | Brampton | 2014 - 2016
- Picked frozen goods at minus 25, drove the reach truck.

Education
Humber College, Toronto: 313A in-school training, three levels, 2017 to 2019
Punjab Technical Institute, Ludhiana: Diploma in Mechanical Engineering, three years, 2013

Additional Training
CO2 booster systems, 4 days, supplier school, 2023
VFD fundamentals, 2021
A2L refrigerants, 2025
Electrical safety and arc flash, CSA Z462, 2024
Customer communication, half day, 2022
Confined space awareness, 2021

Tools and Software
Digital manifold, micron gauge, vibration pen, clamp meters with logging; FieldEdge, BuildOps; Excel; reading of P&ID and ladder diagrams

Recognition
Technician of the quarter, Polar Crest, fall 2022 and spring 2024
Letter of thanks from a grocer after the ice storm of 2023: 38 hours, no food lost

Volunteer Work
Kitchen equipment at the gurdwara in Malton: keep two walk-in coolers and a dish room running, since 2015
Skilled trades night at two high schools, each fall

Interests
Kabaddi, cricket, road trips with my children, model trains

References
Service manager and lead mechanic at Polar Crest know that I am moving and are glad to talk.`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 75,
      high: 90,
      best: 83,
      why: 'Meets every must with current tickets and still runs service calls, but has long owned and managed a firm of thirty, so the level is a question.',
      lacks: [],
      cv: `ROSALIND ACHTERBERG
Master of cold rooms, reluctant executive
Guelph, Ontario
226-555-0110, rosalind.a@mail.example

WHY I AM WRITING
I sold my company last winter. The buyers wanted me behind a desk for a year; I have done it and I now know for certain that I would rather be on a roof with gauges in my hand. I want a route, an apprentice to teach and no payroll to meet.

LICENCES, ALL CURRENT
- Refrigeration and A/C Systems Mechanic 313A, C of Q 1999, Red Seal 2000, Skilled Trades Ontario in good standing
- TSSA Gas Technician 1 since 2008 (G2 from 2001), renewed to 2029
- Refrigeration Operator Class B, TSSA
- HRAI ODP card
- Ontario driver's licence G; one parking ticket in thirty years
- Working at Heights 2026, First Aid 2025, boom and scissor lift 2025

CAREER

Achterberg Refrigeration Ltd., Guelph - founder, president and head of service - 2009 to December 2025; then Vice-President Service for the new owners, January 2026 to today
Company of 31 people at the sale, turnover 9.8 million dollars. Work: 70 food stores, two meat plants, four arenas, a brewery.
- Led four supervisors, 19 mechanics and the dispatch desk; wrote budgets, tenders and the safety manual (COR certified 2016).
- Never gave up the tools: by our time sheets 600 to 700 hours a year on racks, mostly the ugly night calls, up to and including this October. Protocol racks, Hussmann parallels, four CO2 transcritical stores since 2019, one R-290 micro-distributed store.
- Commissioned eleven supermarkets as lead, with controllers by Danfoss and Emerson.
- Heating side of the same buildings: rooftop burners, make-up air, radiant tube.
- Took a chain of nine independents out of R-404A; leaks down by 62 per cent.
- 17 apprentices through to their certificate, five of them women.
- Sat on the trade board for 313A and, later, on an exam item panel.

Coldstream Mechanical, Hamilton - service supervisor - 2004 to 2009
- Crew of nine, 24-hour desk, grocery and cold storage customers.
- Handled warranty claims and factory liaison for two case makers.
- Ammonia plant start-ups in Stoney Creek and Vineland.

Coldstream Mechanical, Hamilton - mechanic - 1999 to 2004
- Service of racks, walk-ins, dairy bulk tanks and rooftop units from Burlington to Simcoe.
- Lead mechanic for a banner of 14 stores from 2002.

Coldstream Mechanical, Hamilton - apprentice - 1994 to 1999

EDUCATION
Mohawk College, Stoney Creek: three levels of the 313A programme
Wilfrid Laurier University: Certificate in Small Business Management, part-time, 2011
Governance course for directors, Toronto, 2020

TRAINING OF RECENT YEARS
Transcritical CO2, advanced, supplier in Quebec, 2019 and 2023
A2L and R-290 for commercial cases, 2024
Psychological safety on site, 2023
How to sell a family firm, chamber of commerce, 2024

SPEAKING AND WRITING
HRAI conference, "Ten ways that leak detectors lie", 2022
Column in a trade newsletter, six issues a year, 2017 to 2021
Guest teacher at Mohawk College, one evening a term

SKILLS THAT A JOB AD WOULD NAME
Wiring diagrams to 600 V, PLC reading, brazing and orbital welding, combustion analysis, quoting, energy audits, QuickBooks, Microsoft 365, BuildOps

LANGUAGES
English, Dutch, workable French

COMMUNITY
Women in Skilled Trades mentor since 2012; board of a hospice, 2018 to 2024; Rotary; built and mends the cooler at the food bank

PRIVATE
Two grown daughters, one patient husband, a canoe. Happy to be on call, happy to be told what to do, aware of what the job pays.

REFERENCES
Former competitors, customers and apprentices. Please choose.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 43,
      high: 57,
      best: 50,
      why: 'Twelve years on supermarket packs in Scotland with British tickets, but he has neither the Ontario 313A nor a TSSA gas certificate.',
      lacks: [
        '313A Certificate of Qualification (Ontario or Red Seal)',
        'TSSA Gas Technician 2 certificate or higher',
      ],
      cv: `Callum Inverarity
Refrigeration Engineer
Cambridge, Ontario (landed as a permanent resident on 11 August 2026)
Tel. 548-555-0163
callum.inverarity@mail.example

Personal statement
Time-served fridge engineer from Dundee with twelve years of retail refrigeration behind me. My wife is from Galt and we have come home to her family. I know packs, plant rooms and 3 a.m. call-outs and I am ready to learn the local codes and get whatever papers I need.

Employment history

Aug 2019 - Jun 2026   Tayside Retail Cooling Ltd, Dundee
Senior Service Engineer
• Twenty-eight supermarkets for two national chains from Perth to Aberdeen, with HFC packs and, from 2020, mostly transcritical CO2 by two makers.
• First-fix rate of 89 per cent, third best of 61 engineers.
• Looked after Danfoss AK-SM and RDM controllers, adjusted superheat and defrosts, chased nuisance alarms.
• F-Gas leak tests, logbooks and recovery; nil defects at two audits.
• Led weekend case swaps with four fitters and an electrician.
• Integral units, cold rooms, bake-off chillers, tills' air conditioning.
• Rota of one week in five for call-out.
• Minded three apprentices; one was Scottish runner-up at SkillFridge.

May 2014 - Jul 2019   Brodick Environmental Services plc, Edinburgh
Service Engineer
• Convenience shops, forecourts, a hospital trust and a fish market.
• R-404A change-outs, compressor and evaporator changes, electrical faults on 400 V three-phase.
• Serviced gas-fired warm air heaters in cash and carries.
• Quoted and ordered own parts with a hand-held.

Aug 2010 - Apr 2014   Brodick Environmental Services plc, Edinburgh
Apprentice
• Four-year modern apprenticeship with block release at college in Falkirk.
• Pipework, brazing, lagging, commissioning sheets.

Since arrival: helper, casual, for a furnace and air conditioning contractor in Cambridge, September 2026 to now. Carry, drill, pull line sets, under the eye of a licensed mechanic.

Qualifications
SVQ Level 3, Refrigeration and Air Conditioning, 2014
City & Guilds 2079 Category I (F-Gas), 2013, renewed 2023
CITB brazing assessment, valid to 2027
CO2 refrigeration (BRA module), 2020
Commercial ACS with Gas Safe registration, UK, until June 2026
18th Edition Wiring, 2021
IPAF 3a/3b, CSCS gold card
Standard Grades and Highers, Dundee, 2010

Ontario matters
ODP card, HRAI, obtained 25 September 2026
Working at Heights, October 2026
Driver's licence exchanged for Ontario full class G, September 2026; UK record with no points
Trade Equivalency Assessment for 313A: documents being gathered, not sent in yet
Gas: have rung TSSA to ask about the route for G2, no application so far

Skills
Fault finding from drawings and without, pipe sizing, vacuum and pressure testing, oil systems, inverter drives, SIM Pro and Joblogic, MS Word and Excel, customer reports, calm under pressure, safe isolation, risk assessments

Training with makers
Bitzer compressors (2016), Carel controllers (2017), Copeland digital scroll (2018), transcritical CO2 levels 1 and 2 (2020), ejectors (2022), propane integral cases (2021)

Languages
English, Scots, school German

Volunteering
Tay Rescue: shore crew and boat maintenance, 2016 to 2025
Coached under-12 shinty

Interests
Hill running, learning to skate before my daughters do, home brewing, Dundee United for my sins

Family and availability
Free to start at once. Settled in Cambridge with wife and two girls. No limit on my right to work.

Referees
Regional Service Manager, Tayside Retail Cooling, and Refrigeration Manager of a supermarket chain (UK). Both will take a video call.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 8,
      high: 23,
      best: 15,
      why: 'Refrigeration here means hauling reefer trailers; he has no trade certificate, gas ticket or service experience, only related words.',
      lacks: [
        '313A Certificate of Qualification',
        'TSSA Gas Technician 2 certificate or higher',
        'ODP card',
        'four years of commercial refrigeration service with racks',
      ],
      cv: `JEROME KWIATKOWSKI
REFRIGERATED TRANSPORT PROFESSIONAL
Woodstock, ON N4S
Cell 519-555-0199 - jerome.kw@mail.example

OBJECTIVE
To bring my sixteen years in refrigeration to a service mechanic's position with a supermarket refrigeration company, where dependability, safety and customer service are valued.

HIGHLIGHTS
- Refrigeration: multi-temp reefers, Thermo King and Carrier Transicold, set points, defrost cycles, alarm codes, pre-trip
- Supermarket deliveries to more than 150 stores in Ontario, Quebec and New York
- 1.9 million kilometres without a preventable accident
- Familiar with rack systems, walk-in coolers, freezers, docks and cold storage
- Logs always complete; electronic logging since 2019
- On call, nights, weekends: no problem
- Strong communicator and team player

WORK EXPERIENCE

Sunderland Fresh Carriers, Woodstock ON
AZ Driver, Refrigerated Division (Feb 2018 - present)
- Pull 53-foot tandem and tridem reefers with produce, meat and ice cream from distribution centres to grocery stores.
- Check trailer temperature at each stop and hand the print-out to the receiver.
- Start, set and fuel the reefer unit; clear soft alarms; phone the shop when the unit shuts down.
- Back into tight docks; unload with pump truck and power jack.
- Train new drivers on cold chain rules, straps and paperwork (nine so far).
- Help the dispatcher to balance hours of service in the Christmas rush.
- Member of the joint health and safety committee, 2021 to 2024.

Maplegate Logistics Inc., Cambridge ON
AZ Driver, Long Haul (May 2013 - Jan 2018)
- Ran Ontario to Texas and California with frozen goods, team and single.
- Crossed the border weekly with FAST card, broker papers and seals.
- Kept a claims ratio for temperature of zero in four years out of five.
- Inspected tractor and trailer before each trip, wrote defects up.

Dairy Lane Distribution, London ON
DZ Driver, Milk and Ice Cream (Jun 2010 - Apr 2013)
- Straight truck with eutectic plates; 22 shops a day.
- Filled walk-in coolers and rotated product for the smaller stores.
- Collected payment, counted crates, settled complaints.

Ingersoll Auto Glass, Ingersoll ON
Installer's Helper (2007 - 2010)
- Prepared vehicles, cut seals, cleaned up, drove the van.

EDUCATION AND COURSES
OSSD, Ingersoll, 2007
AZ course, 200 hours, truck school in London, 2012
Refrigeration Basics (online video course, 5 hours), 2025
Intro to HVAC Careers (library evening talk), 2025
Understanding Supermarket Racks (free webinar), 2026
Cold Chain and Food Safety for Carriers, 2019
TDG, WHMIS, pallet jack, forklift counterbalance
First aid, 2024

LICENCES
Ontario AZ licence (includes class G), clean abstract
FAST card to 2028
Smart Serve, 2009

SKILLS
Mechanical sense; basic hand tools; tire chains; brake adjustment; light and fuse changes; tablets and ELD; Microsoft Word; friendly manner with store staff; geography of southwestern Ontario; heavy lifting; work at heights on trailers; leadership; punctuality; budget-minded with fuel

AWARDS
Driver of the Year, Sunderland, 2020
Million-kilometre pin, 2017
Second place, regional truck rodeo, 2022

LANGUAGES
English; Polish at home

COMMUNITY
Coach of minor ball hockey, eight seasons
Drive the Santa float in the town parade
Blood donor, 61 times

INTERESTS
Ice fishing, barbecue competitions, rebuilding small engines, country music

WHY A CHANGE
I want to sleep in my own bed and I have always got along well with the mechanics who come out to the trailers. I am a fast learner and would start at the bottom if needed.

REFERENCES
Fleet manager and safety director of Sunderland Fresh Carriers. Supplied when asked.`,
    },
  ],
};
