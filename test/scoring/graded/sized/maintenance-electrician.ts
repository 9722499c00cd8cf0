/** Maintenance electrician, food plant in Victoria, short pasted spec: a Victorian A Grade licence, three years in a factory and PLC fault-finding decide. */
import type { GradedJob } from '../types.ts';

export const maintenanceElectrician: GradedJob = {
  job: 'maintenance-electrician-sized',
  title: 'Maintenance Electrician, Food Manufacturing (Afternoon Shift)',
  spec: `Maintenance Electrician - Dandenong South VIC - permanent afternoons

Large snack food manufacturer needs a sparky for its packing hall. You'll look after breakdowns and preventative work on baggers, case packers, conveyors and palletisers, and lend a hand on small upgrades. Crew of six, onsite parking, RDO every fourth week.

Must have:
- A Grade electrician's licence, Victoria (Energy Safe Victoria)
- At least 3 years' maintenance in a manufacturing or processing plant
- Fault-finding on PLC controlled machinery (Siemens or Allen-Bradley), going online with a laptop

Good to have:
- VSDs, servo drives, instrumentation
- Food or pharma industry, GMP/HACCP
- CMMS (SAP PM, MEX, Maximo)
- EWP and working at heights tickets

Start ASAP, loading 15%.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Current Victorian A Grade, nine years of plant maintenance in dairy and cartons and daily online work on Siemens and Allen-Bradley controllers.',
      lacks: [],
      cv: `BRETT CALLINAN
Berwick VIC 3806
0491 570 156
bcallinan@southmail.example

SUMMARY

Electrical tradesman with twelve years on the tools since starting my apprenticeship, nearly all of them inside factories. I enjoy breakdowns more than installation: somebody hands you a stopped line and a story, and you find out which part of the story is true. Currently on rotating shifts in dairy, keen to move to a permanent afternoon so that I can do the school run.

EMPLOYMENT

Yarra Plains Dairy, Pakenham - Shift Electrician
Feb 2020 - current

Yoghurt and cream site running 24/5 with nine filling lines. One electrician and two fitters on each shift.

- First responder to stoppages on cup fillers, sleeve wrappers, robot palletisers (ABB and Fanuc) and three kilometres of belt and chain conveyor
- Carry the shift laptop: go live in TIA Portal and Step 7 on S7-1500 and S7-300 racks, follow the logic back to the missing input, force only under permit, and put the comments in that should have been there
- Two older lines run on CompactLogix, so I use Studio 5000 most weeks as well
- Replaced and commissioned about 70 drives (Danfoss, SEW and PowerFlex), including parameter backups so that the next bloke has an easier night
- Set up a replacement servo and homed the axis on the cup denester, a job that used to need the agent from Sydney
- Calibrate flow meters, load cells, temperature probes and level transmitters on the CIP skids, with records for the quality department
- Write up every job in SAP PM with cause codes; my monthly review of repeat faults took unplanned downtime on line 4 from 6.8 to 3.9 per cent during 2023
- Work to the site's HACCP plan: tool counts, glass and brittle plastic register, hygiene release before restart
- Supervise a third-year apprentice

Kessler Cartonboard, Dandenong - Maintenance Electrician
March 2017 - January 2020

- Day shift and on-call one week in four on corrugator, flexo printers, die cutters and baler
- Preventative routines on motors, starters, safety relays, light curtains
- Thermal imaging of 140 switchboards every year, with reports and follow-up repairs
- Assisted the contractor who changed the die cutter from relay control to a ControlLogix; wired and point-to-point tested 212 inputs and outputs, then looked after it
- Introduced shadow boards in the electrical store and a min-max list, which nobody had asked for but everybody used

Hargreave Electrical Services, Hallam - Apprentice, then Electrician
January 2013 - February 2017

- Four-year apprenticeship with a contractor whose main customers were a chicken processor, a plastics moulder and two schools
- Cable tray, sub-mains, motor control centres, lighting, test and tag
- Sent to the chicken plant as resident tradesman for the last seven months after finishing my time

LICENCES AND TICKETS

Electrician's licence, class A, Energy Safe Victoria, held since February 2017, expiry 2029
White Card
Elevating work platform (EWP under and over 11 m, yellow card), 2024
Working safely at heights, refreshed May 2025
Confined space entry and gas test atmospheres, 2025
LV rescue and CPR, yearly, last in August 2026
Forklift LF
Car licence (manual)

EDUCATION AND TRAINING

Certificate III in Electrotechnology Electrician, Chisholm Institute, 2013 - 2016
Certificate IV in Industrial Automation and Control, Chisholm, part time, 2019
Siemens service course levels 1 and 2, Bayswater, 2020 and 2021
Rockwell maintenance and troubleshooting, four days, 2018
Functional safety of machines, one day, AS/NZS 4024 overview, 2022
VCE, Narre Warren South, 2012

WHAT I AM GOOD AT

Reading bad drawings. Staying polite with operators at 3 am. Handing over properly. Keeping spares lists. Basic pneumatics and enough mechanical sense to help a fitter change a gearbox. Excel for lists, not for miracles.

PROJECTS I ENJOYED

Checkweigher swap, line 7, 2022: planned the isolation, ran the new network cable, matched the handshake with the reject arm, handed over on the Sunday instead of the Monday.
Energy meters, 2024: fitted 31 power meters and brought them back over Modbus to the site dashboard; found a compressor that had been running all weekend for years.

COMMUNITY

CFA volunteer, Upper Beaconsfield brigade, since 2015. Under-11s footy trainer, with a whistle and no voice left. I also do the lights for the local theatre group twice a year.

INTERESTS

Camping along the Murray, fixing old valve radios, and barracking for Hawthorn without much reward.

REFERENCES

Maintenance superintendent, Yarra Plains Dairy, and engineering manager, Kessler Cartonboard. Numbers on request. Notice: four weeks.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 53,
      high: 68,
      best: 62,
      why: 'The same career and controllers as the strong man, but his practising licence is from New Zealand and the Victorian one has not been issued.',
      lacks: ["Victorian A Grade electrician's licence: holds New Zealand registration only"],
      cv: `Tane Rewiti

Electrician, industrial maintenance
Presently Hamilton, Aotearoa New Zealand; moving to Cranbourne, Victoria
+64 20 0000 4417 / tane.rewiti@kiwipost.example

About

I have kept food and packaging plants running for ten years. I'm a steady hand in a breakdown, I explain what I am doing, and I like leaving a machine better than I found it. My partner has taken a nursing job in Melbourne and we are shifting over in late November with two kids, a dog and not much else.

Jobs

WAIPA FRESH FOODS LTD, Hamilton
Shift Maintenance Electrician, from Aug. 2019
Ready meals, chips and extruded snacks; 340 people; three shifts.
I am the electrician on the back shift, looking after vertical form-fill-seal machines, multihead weighers, metal detectors, case erectors, robot palletising and the cold store. A normal night is four or five calls, a couple of planned routines and an hour of writing up in Maximo. The lines are mostly Allen-Bradley: I plug in, go online with Studio 5000 or RSLogix 500, watch the rungs, find what is holding the sequence up and fix the cause instead of jumpering it. The fryer and the oil room are Siemens S7-1200, and I use TIA Portal there. I set up drives (PowerFlex 525 and 755, Lenze), tune the servo film pull after knife changes, and look after pressure, flow and moisture instruments. In 2022 I proposed replacing a worn-out slip ring on the rotary feeder with a wireless unit; the stoppages it caused went from 14 a month to none. I did the GMP and HACCP training with everyone else and am one of the internal auditors for foreign body control. Since 2024 I also stand in for the shift engineering lead when she is away, with four tradespeople.

KAURI PACK LTD, Te Rapa
Electrician, plant maintenance, April 2016 to July 2019
Plastic tubs and lids; 26 injection moulding machines.
- Heater bands, thermocouples, hydraulic pump motors, robots and conveyors
- Replaced controllers on nine old machines with CompactLogix panels, together with a systems integrator; took over their care afterwards
- Electrical half of the yearly shutdown, with contractors inducted and supervised
- Power factor correction, infra-red surveys, emergency lighting
- After-hours call-out, one week in three

LAKELAND ELECTRICAL, Cambridge
Apprentice electrician, January 2012 to March 2016
- Houses, cow sheds, irrigation pumps, a school hall and a timber mill
- Last year spent mostly at the mill on motor starters and sawline sensors

SUMMER AND SCHOOL JOBS
Relief milker, kumara picker, and a season on a pipi barge

Registration and tickets

Electrician, registered with the Electrical Workers Registration Board (NZ), full practising licence to June 2028. I have sent off the mutual recognition papers to Energy Safe Victoria and have not yet got the licence over there.
Site Safe passport; working at heights and EWP (NZ unit standards), 2025
Confined space, 2024
First aid including CPR, March 2026
Forklift OSH
Full car licence, class 2 truck

Study

New Zealand Certificate in Electrical Engineering (Electrician) level 4, 2016
Rockwell CCP153 and CCP299 courses, Auckland, 2017 and 2020
Siemens TIA service training, 5 days, 2021
Internal auditor, food safety, 2023
First-line leadership, Wintec, 10 evenings, 2024
NCEA level 3, Te Awamutu College, 2011

Tools and software

Studio 5000, RSLogix 500, FactoryTalk View, TIA Portal, Lenze Engineer, Maximo, AutoCAD Electrical (mark-ups), Outlook and Excel

What other people say

"Gets to the bottom of it" is what my plant manager wrote in my last review. The operators on nights made me a cardboard medal for the week when the weigher stopped every hour and I found a cleaner's hose reel on the same circuit.

Whanau and community

Ngati Maniapoto. Kapa haka tutor at our kura for six years. I coach an under-13 league side. I volunteered with the welfare team after the cyclone in 2023, checking flooded switchboards in Wairoa for nine days.

Languages

English and te reo Maori.

Interests

Diving, smoking eels, playing bass in a covers band, and restoring a 1978 Holden that may finally go home.

Referees

Karen Oldfield, engineering manager, Waipa Fresh Foods; Pita Hohepa, plant engineer, Kauri Pack. Please tell me first before calling Karen.`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 80,
      high: 93,
      best: 87,
      why: 'Titled reliability coordinator, but her posts show a current Victorian licence, seven plant years and daily logic tracing on the controllers in other words.',
      lacks: [],
      cv: `Sandra Milosevic
Reliability Coordinator

Springvale South, Vic. | 0491 571 804 | s.milosevic@tealmail.example

---------------------------------------------

MY WORK IN FOUR LINES

I stop things stopping. My card says coordinator, but two thirds of my week is spent in front of an open panel with a meter or with a notebook computer on an upturned crate. The other third is making sure that what I found gets written down, costed and not repeated. I would like a job that is the first part, on a shift that suits my mother's care.

---------------------------------------------

2021 to now    RELIABILITY COORDINATOR
Orbost Tablet & Capsule Pty Ltd, Mulgrave (contract medicines, 210 staff)

Hired to bring down unplanned stops in the blister and bottling halls. The site has no separate electrical crew on lates, so I am it from two until ten on four days out of five.

* Called to whatever has halted: cartoners, blister formers, cappers, labellers, shrink tunnels, infeed belts, robot case loading
* Connect to the S7-1500 and S7-400 processors, pull up the blocks in the TIA software, look at which step the sequence is waiting in and why, and prove it at the terminal before anything is changed
* Backed up all 64 controllers and 38 operator panels to a version store; before that, six had no copy anywhere
* Swapped frequency inverters (SEW Movitrac, Sinamics) and the motion axes on two cartoners, parameters and homing included
* Loop checks on temperature and humidity transmitters, witnessed by validation
* Change control, deviation reports and all the rest of the paper which the TGA expects of a licensed maker of medicines
* Work orders, routines and spares in MEX; rebuilt the asset tree
* Mean time between stops in blister hall 2 rose from 41 minutes to nearly two hours between 2021 and 2025

2018 to 2021   PLANT TRADESPERSON (CONTROL AND POWER)
Bellbird Biscuits, Noble Park

* Night crew of three for ovens, cooling belts, enrobers, wrappers and palletiser
* Half of the site on Siemens, the other half on MicroLogix and SLC 500 racks; used RSLogix to find stuck interlocks
* Burner management call-outs, together with the licensed gas fitter
* Monthly inspection of emergency stops and guards; first person on site to log the results
* Helped to bring a second-hand wrapper from Adelaide back to life with no manual and half a drawing

2014 to 2018   ELECTRICIAN
Northbank Rail Signals (subcontract), Melbourne metropolitan lines

* Wiring and testing of level crossing and points equipment in possessions, mostly at night
* Leading hand of a group of four in the last year

2009 to 2014   APPRENTICE, THEN TRADESWOMAN
Vickers Road Electrical, Clayton

* Shops, small factories, nursing homes
* Won the group training company's apprentice of the year in my third year

2006 to 2009   SEWING MACHINIST AND LINE HAND
Halina Swimwear, Dandenong

* Where I first took the cover off a motor

---------------------------------------------

PAPERS

A Grade, Energy Safe Victoria, licence current to 2028 (first issued 2013)
Cert III Electrotechnology, Holmesglen, 2009-2013
Advanced Diploma of Electrical Technology, Holmesglen, evenings, finished 2020
Certified Maintenance & Reliability Technician (SMRP), 2023
Good Manufacturing Practice for technical staff, yearly
Root cause analysis, five days, 2021
Low voltage rescue and resuscitation, February 2026
Heights and boom lift (over 11 metres), 2025
White Card; Rail Industry Worker card (no longer used)

LANGUAGES

English, Serbian, some Vietnamese from the line

AWAY FROM WORK

I mentor two first-years through a network for women in trades, mostly by text message and mostly about how to deal with silly remarks. I repair sewing machines for a refugee centre in Springvale on the first Saturday of the month. I grow tomatoes of a size that causes arguments.

HOW I WORK

Lock, tag, try, and then try again. I ask the operator before I ask the screen. I draw things. I do not leave a bridge in overnight. If I cannot explain a fault in two sentences then I have not found it yet. My handovers are handwritten and photographed because people read those.

PRACTICAL

Own car, own hand tools, own meter in calibration. Three weeks' notice. Afternoons are exactly what I am after.

TWO PEOPLE TO ASK

Head of engineering at Orbost Tablet & Capsule. Former night shift manager at Bellbird Biscuits, now retired and fond of talking.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 42,
      high: 58,
      best: 50,
      why: 'Licensed in Victoria, but his four plant years with controllers ended in 2014 and since then he has sold electrical goods.',
      lacks: ['Three years of plant maintenance that still count (four years, ended 2014)'],
      cv: `WAYNE TRESCOWTHICK
32 Banksia Rise, Narre Warren, Victoria
Ph 0491 572 983   wayne.tresco@bluegum.example

OBJECTIVE

Licensed A Grade electrician with many years in the industry wants to get back on the tools after a long and happy time in the trade supply business. Knows everybody in the south-east, knows the gear, and still remembers which end of the screwdriver gets hot.

CAREER HISTORY

July 2018 - September 2026
BRANCH MANAGER, Cable & Current Wholesale, Dandenong
. Ran a trade counter with eleven staff and yearly sales of 8.6 million dollars
. Looked after 240 account customers, from one-man bands to the maintenance stores of four large factories
. Responsible for hiring, rosters, stocktake, debtors and the safety of a busy yard
. Won the state award for margin in 2021 and 2023
. Organised monthly breakfast demonstrations by suppliers of drives, switchgear and test instruments
. Kept the branch open right through the lockdowns as an essential supplier
. Position made redundant when two branches were joined

September 2014 - June 2018
TECHNICAL SALES REPRESENTATIVE, Cable & Current Wholesale, Dandenong and Gippsland
. Called on switchboard builders, contractors, dairies and mines, 50,000 km a year
. Quoted motor control gear, variable speed drives, sensors and cable systems
. Grew the territory from 1.1 to 2.7 million dollars
. Gave lunch-and-learn talks on energy saving
. Helped customers to choose replacements for obsolete contactors and overloads

August 2010 - August 2014
MAINTENANCE ELECTRICIAN, Monterey Tyre & Rubber, Hallam
. Rotating shift electrician on mixers, calenders, extruders, tyre building machines and curing presses
. Fault-found Allen-Bradley PLC-5 and SLC 500 systems using a laptop with the old RSLogix 5 and 500 packages
. Rewound the shift's reputation by cutting average repair time on press hydraulics from 95 to 60 minutes
. DC drives, brush gear, tacho feedback, thermocouples
. Planned jobs in MEX; member of the shutdown team each January
. Plant closed in 2014 and the machinery went overseas

February 2005 - July 2010
ELECTRICIAN, Peninsula Homes Electrical, Frankston
. New houses, about two a week: rough-in, fit-off, switchboard, certificate
. Ran a second van with an apprentice
. After-hours service calls: no power, hot water, storm damage

January 2001 - January 2005
APPRENTICE ELECTRICIAN, Peninsula Homes Electrical, Frankston
. Domestic and small shops

LICENCES

Victorian electrician's licence, A Grade, issued 2005, renewed this year; I have kept it up all along
White Card (red card converted)
Car and motorbike
Forklift
EWP yellow card ran out in 2016 and would need redoing
Heights course: 2013

EDUCATION AND COURSES

Certificate III in Electrotechnology Systems Electrician, Frankston TAFE, 2004
Rockwell Automation maintainer course, 2011
Certificate IV in Frontline Management, 2019
Sales negotiation, supplier days on drives and lighting control, most years
First aid, March 2025
Year 11, Karingal, 2000

SKILLS

Customer relationships
Electrical product knowledge second to none
Running a team, coaching young people
Quoting, margins, monthly reports
ERP system (Pronto), Outlook, Excel
Reading drawings and parts lists
Wiring rules: I went to the AS/NZS 3000:2018 amendment evenings that the branch hosted
Test instruments: sold them, and used to live with one

WHY THE CHANGE

When the branch shut I had a good look at what I had liked best over the years. It was the tyre factory: the shift, the banter, the satisfaction of pressing a start button and hearing something go. I have done odd jobs for family and the footy club since then, a switchboard upgrade here and there, but I'm the first to say that I have not worked in a plant since Monterey closed and that control systems have moved on. I learn fast and I am prepared to do any course you like, on my own coin if necessary.

COMMUNITY

Life member, Narre Warren football and netball club: canteen rewiring, scoreboard, chief sausage turner
Rotary, 2017 to now; president 2022-23
Judge of the apprentice skills competition at the local TAFE, four years running

INTERESTS

Fishing out of Hastings, caravan trips, a vegetable patch, woodturning and the grandkids' soccer

REFEREES

Victorian state manager of Cable & Current Wholesale
Former electrical foreman at Monterey, now at a water authority
Secretary of the football club

AVAILABILITY

Immediately. Afternoon or night shift is no trouble.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 16,
      why: 'The words of the trade stand in his profile, skills and online courses only; his posts are in warehousing and transport and he has no licence.',
      lacks: [
        "Victorian A Grade electrician's licence",
        'Three years of plant maintenance',
        'PLC fault-finding at work',
      ],
      cv: `KIERAN ODUYA
Keysborough, VIC 3173 - 0491 573 020 - kieran.oduya@fastpost.example

PROFESSIONAL PROFILE

Results-driven professional with a passion for electrical maintenance, automation and PLC programming in fast-moving food manufacturing. Strong interest in Siemens and Allen-Bradley controllers, VSDs, servo drives and instrumentation. Understands preventative maintenance, breakdown response, HACCP, GMP and CMMS principles. Natural leader with over a decade in logistics, now eager to move into a hands-on maintenance role in which technical curiosity meets operational discipline.

CORE SKILLS

Electrical maintenance | PLC fault-finding | Siemens TIA Portal | Allen-Bradley Studio 5000 | VSD set-up | Sensors and instrumentation | Conveyors and palletisers | SAP | Preventative maintenance | Lean, 5S and continuous improvement | Safety leadership | Microsoft Office | Team management | Problem solving

EMPLOYMENT

Warehouse Operations Supervisor
SwiftHaul Distribution Centre, Dandenong South
05/2021 - now
> Lead an afternoon team of 32 pickers, packers and forklift drivers in a 28,000 square metre grocery warehouse
> Plan labour against the forecast and rebalance between chilled and ambient during the shift
> Stand-up meeting, toolbox talk and handover every day
> Watch conveyor and sorter screens, clear carton jams from the walkway and call the maintenance contractor when the belt stops
> Investigate incidents, near misses and damaged pallets; lost-time injuries down from five to one a year
> Pick rate up 14 per cent after a new slotting plan
> Approve timesheets and leave, coach team leaders, hold performance talks
> Super user for the warehouse module of SAP when it was introduced in 2023

Team Leader, Inbound
SwiftHaul Distribution Centre, Dandenong South
02/2018 - 04/2021
> Booked in up to 60 trucks a shift
> Ran the dock roster, yard safety and the pallet account (Chep and Loscam)
> Trained 40 new starters on scanners and manual handling
> Acting supervisor for five months

Fleet Allocator
Bayline Couriers, Braeside
09/2014 - 01/2018
> Allocated 85 vans and 12 trucks over the south-eastern suburbs
> Kept records of services, tyres and registration, booked vehicles into the workshop
> Took customer calls about late freight, and calmed them
> Built a spreadsheet for fuel use by driver which saved about 4 per cent

Storeperson
Bayline Couriers, Braeside
03/2012 - 08/2014
> Loading, sorting, scanning and the odd run in a van

Retail Assistant
Gadget Garage, Parkmore
2010 - 2012
> Sold phones, televisions and games; ran the repairs counter (booked devices in and sent them off)

EDUCATION AND TRAINING

Certificate IV in Leadership and Management, 2020
Certificate III in Supply Chain Operations, 2016
VCE, Keysborough Secondary College, 2010

Online learning (all self-paced, video platform):
- PLC Programming from Scratch, ladder logic, 12 hours, 2025
- Siemens TIA Portal for Absolute Beginners, 8 hours, 2025
- Introduction to Variable Speed Drives, 3 hours, 2025
- Electrical Maintenance Fundamentals, certificate of completion, 2026
- Allen-Bradley Studio 5000 Quick Start, 6 hours, 2026
- Industry 4.0 and Smart Factory Essentials, 2026

Certificates:
- LF forklift and LO order picker licences
- First aid and CPR, 2026
- Fire warden, 2024
- Food safety level 1, 2022
- Heavy rigid truck licence

PROJECTS

Home automation: at home I have set up smart bulbs, a video doorbell and a watering timer that are controlled from a phone.
Simulator: built a traffic light and a bottle-filling exercise in a free PLC simulator, with a write-up on my own page.
Warehouse 5S: led the marking of floor lines, tool boards for the pallet-wrap station and the weekly audit. The national operations manager took photos of it for the newsletter.

ACHIEVEMENTS

- Site safety champion of the year 2022
- Zero unplanned absence in my own team for all of the fourth quarter of 2024
- Chosen for the company's emerging leaders course, nine months, with a final presentation to the board on reducing agency labour

LANGUAGES

English (fluent), Luo and Swahili (home)

VOLUNTEERING

African youth basketball, Noble Park, coach and organiser since 2016
Driver for a meals service during 2020

INTERESTS

Gym, basketball, gadgets, podcasts on technology and business, cooking nyama choma for too many people

PERSONAL QUALITIES

Energetic, punctual, calm and positive. I treat people with respect and expect the same. I communicate clearly and I like to measure things. I have worked afternoons for most of my life, and I live twelve minutes from the site.

REFERENCES

Site manager and human resources adviser at SwiftHaul. Please give me a day's warning.`,
    },
  ],
};
