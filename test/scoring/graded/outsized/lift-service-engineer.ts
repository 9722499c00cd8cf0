/** Lift service engineer with a van round in Bristol; the lift NVQ 3, three years on lifts and the driving licence decide. */
import type { GradedJob } from '../types.ts';
export const liftServiceEngineer: GradedJob = {
  job: 'lift-service-engineer-outsized',
  title: 'Lift Service Engineer',
  spec: `Lift Service Engineer - Bristol and Bath

Pennant & Rowe Lifts looks after 2,300 passenger and goods lifts for councils, hospitals and landlords across the West.

The work
- Run your own service round of about 85 units
- Attend breakdowns and trapped passengers, one week in five on call
- Fault-find on controllers, doors and drives, and carry out small repairs
- Put right the defects that the insurer's examiner reports

You must have
- NVQ Level 3 in lift engineering (or a completed lift apprenticeship at that level)
- At least three years servicing and repairing passenger lifts
- Full UK driving licence

Useful
- Hydraulic and machine-room-less units
- Supplementary tests under SAFed guidelines, QT1
- CSCS card

We pay 46,000 to 51,000 pounds plus call-outs, with a van, 25 days of holiday and a pension. Send a CV to the service desk manager. We welcome applicants from every background.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 92,
      why: 'Thirteen years on lifts up to today, the Level 3 in lifts, a clean driving licence and nearly every extra, all dated.',
      lacks: [],
      cv: `GARETH PULLIN
Keynsham, BS31 | 07700 900418 | g.pullin@example.co.uk

PROFILE
Time-served lift man with thirteen years in the trade, the last seven running a mixed portfolio of traction and hydraulic units around Bristol. I like a tidy motor room, a logbook that makes sense to the next person, and customers who know what is going on. Looking for a firm with fewer units a head and more time to do the job properly.

EMPLOYMENT

Maintenance Technician (Lifts), Ardent Vertical Ltd, Bristol
March 2019 - present
- Hold a route of 104 units: Georgian conversions with tiny pits, two hospital sites, a university campus and a tower block estate of eleven traction lifts.
- Monthly and quarterly visits planned on a tablet; completion has been above 97 per cent for three years in a row.
- Release of people stuck in cars, typically on site inside 35 minutes within the city; on the out-of-hours rota one week in four.
- Trace faults on Lester, Thames Valley Controls and Kone LCE boards, on VF drives, safety chains and door operators (mainly Wittur and Fermator).
- Replaced ropes, brake linings, diverter bearings and buffers with a mate; changed valve blocks and packed rams on hydraulics.
- Close out A and B defects from Zurich and Allianz reports and return the paperwork within the time allowed.
- Supplementary tests to LG1: overspeed governor, safety gear and rupture valve.
- Mentor to an apprentice since September 2024, who passed her gateway in the summer.

Service Engineer, Coombe Elevators, Swindon
August 2016 - March 2019
- Looked after 70 units between Swindon, Chippenham and Bath, more than half of them machine-room-less.
- Took over a neglected care-home contract and brought call-backs down from nine a month to two.
- Surveyed obsolete controllers and wrote the repair quotes that the office priced, about 60 a year.
- Kept van stock and did the quarterly count.
- Took part in a modernisation of four cars at a shopping centre, working nights for six weeks.

Apprentice, then Improver, Coombe Elevators, Swindon
September 2013 - August 2016
- Three years beside different engineers on service, repair and small installation jobs.
- Day release at college; finished with the framework completed on time.
- First year mostly cleaning pits, greasing guides and learning how to isolate and lock off.
- Second year with the repair gang: re-roping, sheave changes and new landing doors.

Trainee, Hallett's Bicycle Works, Bath
July 2012 - August 2013
- Built up new bikes, trued wheels, served in the shop on Saturdays.

QUALIFICATIONS AND TICKETS
EAL Level 3 NVQ Diploma in Engineering Maintenance (Lifts), 2016
EAL Level 2 Performing Engineering Operations, 2014
QT1 Qualified Tester, LEIA, 2021
LEIA Safety in Lift Maintenance, refreshed February 2026
CSCS gold card, valid until 2029
18th Edition wiring regulations (BS 7671), 2020
Emergency first aid at work, 2025
IPAF 3a/3b, 2023
Asbestos awareness, yearly
GCSEs: eight at grades B to D including maths, English and double science, Wellsway School, 2012

DRIVING
Full licence, category B and BE, held since 2014, no points.

SKILLS
Reading relay logic and schematics; multimeter and insulation tester; rope inspection; setting up door operators; lift telephone auto-diallers; speaking to tenants and building managers; risk assessment and method statement; tablet job systems.

TOOLS AND MAKES
Most comfortable with Kone Monospace, Otis Gen2, Schindler 3300, older Express and Stannah goods lifts, Lester and TVC controllers, GMV and Bucher hydraulics.

INTERESTS
I play second row for the Keynsham thirds when the knees allow, restore a 1968 Bantam, and have been a volunteer at the Avon Valley Railway since 2018, where I help in the carriage shed on alternate Sundays.

REFERENCES
My present service manager knows that I am looking. Names on request.`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 52,
      high: 68,
      best: 61,
      why: 'The same lift career with the Level 3, but he is disqualified from driving until August 2027, and the job is a van round.',
      lacks: ['Full UK driving licence (disqualified until August 2027)'],
      cv: `Darren Okafor-Lyle
Fishponds, Bristol
Mobile 07700 900733
darren.ol@example.com

About me
I have been in lifts since leaving school at eighteen. Twelve years of service and repair, nine of them on my own patch, in offices, hospitals, council flats and one very grand hotel. I am known for staying with an intermittent fault until it is found rather than swapping boards and hoping.

Work history

06/2020 to date. Hartland Lift Services, Bristol. Service and repair engineer
- 92 lifts on my sheet: 60 traction, 22 hydraulic, ten goods and service lifts.
- Routine maintenance to the contract schedule, logbook entries, pit and shaft cleaning, rope and brake checks.
- First call for breakdowns in the BS1 to BS8 postcodes; call-outs every fifth week.
- Safe release of trapped passengers, including handwinding of older gear and lowering of hydraulics.
- Faults on Kone, Otis and Schindler controllers, Lester retrofit boards, encoder and inverter problems, door edges and locks.
- Repair work with a mate: ropes, brake solenoids, landing door tracks, car rollers.
- Clear the remarks made after the six-monthly thorough examinations; we finished last year with none overdue.
- Since August 2026 I have been paired with a colleague who takes the van; I cover the sites in the centre on foot.

02/2017 to 05/2020. Brunswick Elevators plc, Bristol depot. Service engineer
- Own round of 78 units across south Bristol and Weston.
- Part of the team that took on 140 council lifts at three weeks' notice; I recorded the condition of 45 of them.
- Replaced auto-diallers on 30 cars ahead of the phone network switch-over.
- Trained two improvers on lock-off and working on car tops.
- Gave talks on releasing passengers to porters at a hospital, with practice on a spare car.

08/2014 to 02/2017. Brunswick Elevators plc. Apprentice
- Completed a three-year apprenticeship with block release.
- Six months on installation of a pair of duplex lifts in a new student block.
- A year with the major repair crew.
- Finished as runner-up for the company's apprentice award.

Training and papers
NVQ Level 3 Diploma, lift and escalator engineering maintenance, EAL, January 2017
BTEC Level 3 Subsidiary Diploma in Engineering, City of Bristol College, 2016
LEIA distance learning: units on hydraulic lifts and on lift controllers, 2018
QT1, 2022
BS 7255 safe working on lifts, refresher 2025
CSCS skilled worker, to 2028
First aid at work, three-day course, May 2024
PASMA towers, 2023
Manual handling, working at height, confined spaces awareness: each year

School
Bristol Metropolitan Academy, 2007 to 2014. A levels in design and technology (C) and physics (D). Nine GCSEs.

What I am good at
Finding the cause of faults that come and go
Relay and microprocessor controllers
Door gear set-up, Wittur, Selcom, Fermator
Hydraulic valve adjustment and packing
Setting brakes and checking levelling accuracy
Explaining to customers without jargon why a lift is off
Paperwork: risk assessments, lift logbooks, quotes with photos, parts requests

Further information
Driving: passed my test in 2015; banned for twelve months by Bristol magistrates in August 2026 under totting up (speeding). I can apply for my licence back in August 2027. I own an electric bike and a cargo trailer and live ten minutes from Temple Meads.
DBS: enhanced certificate, 2025, for work in schools and hospitals.
Right to work: British citizen.
Languages: English; some Igbo from my mother's family.

Outside work
Coach of an under-12 football side in Eastville since 2019, FA Introduction to Coaching Football. I make furniture from pallets and old oak, two pieces of which are in a cafe on Gloucester Road. Married, two boys.

Referees
Service manager at Hartland, and the estates officer of one of my hospital sites, both by arrangement.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 54,
      high: 70,
      best: 62,
      why: 'Holds the NVQ 3 and a driving licence and did twelve years of lift service, but left lifts in 2015 and has run a pub and caretaking since.',
      lacks: [],
      cv: `MARTIN SEDGEBEER
12 Rank Cottages, Radstock, Somerset
Telephone 01632 960271

SUMMARY
Former lift engineer who would like to come back to the tools. I learnt the trade properly and spent twelve years with a round of my own before my wife and I took on a village inn. The inn has been sold, the school where I now work has a lift that I look at longingly, and I have another twelve years of work in me.

CAREER

Site Manager, St Aldhelm's Church of England Academy, Shepton Mallet
January 2022 to today
- Open and close a secondary school with 940 pupils; lead three caretakers and a cleaning contractor.
- Plan decorating, grounds and small building jobs through the holidays with a yearly budget of 84,000 pounds.
- Weekly fire alarm, emergency light and legionella checks and their records.
- Escort contractors, the lift company among them, and file their service sheets.
- Set up halls for examinations, concerts, elections and a weekly church plant.
- Run the school minibus rota and check the vehicles every Monday.
- Was praised in the 2024 health and safety audit for the state of the records.

Licensee and joint owner, The Miners Rest, near Radstock
April 2015 to December 2021
- Took a closed free house and turned it into a pub with eleven staff and six letting rooms.
- Cellar, ordering, stocktaking, wages and VAT returns.
- Fitted out the kitchen and rewired the outbuildings with a registered electrician.
- Music on Thursdays, a beer festival each August with twenty local ales.
- Steered the business through the lockdowns with a take-away and a village shop in the skittle alley.
- Sold as a going concern in December 2021.

Senior Service Engineer, Wessex Lift Company, Bath
May 2009 to March 2015
- Ninety passenger and goods lifts in Bath and north Somerset, many in listed houses with awkward machine rooms.
- Breakdown and release of passengers, on call one week in four.
- Repairs: ropes, brakes, gearbox seals, selector tapes, door operators, hydraulic rams.
- Worked to insurers' reports and did the supplementary tests with the examiner.
- Looked after two apprentices, one of whom is today a branch manager.
- Helped to commission eight machine-room-less lifts at a retirement village in 2013.

Lift Service Engineer, Parrett & Quantock Lifts, Taunton
June 2003 to April 2009
- Covered 65 units from Bridgwater to Yeovil: farm-building hoists, hospital bed lifts, shops and small hotels.
- Relay controllers for the most part, later the first microprocessor boards.
- Quoted for small repairs and made my own parts lists.
- Passed my portfolio while working and was put up to the full rate in 2005.

Electrician's mate and improver, B. Vowles & Son, Frome
September 1999 to May 2003
- House and farm wiring, conduit in a cheese factory, a lot of trenches.

QUALIFICATIONS
NVQ Level 3, Lift Engineering (maintenance), EMTA Awards Limited, 2005
City & Guilds 2360 Parts 1 and 2, Electrical Installation Competences, Strode College, 2001
Safe working on lifts, certificate 2012 (not renewed)
Personal licence for the sale of alcohol, 2015
Level 3 Award in Food Safety, 2016
IOSH Managing Safely, 2022
Legionella responsible person, 2023
Paediatric first aid, 2025
Six GCSEs, Writhlington School, 1997

DRIVING
Full clean UK licence since 1998, with D1 for the minibus.

SKILLS
Mechanical and electrical repairs, rope and brake work, wiring diagrams, staff rotas, contractors, budgets, customer contact, bookkeeping in Sage, Word and Excel.

WHAT I WOULD NEED
A few weeks beside one of your engineers to get used to the modern drives and diagnostics, and the safety refresher. I have read up on the 2014 edition of EN 81-20, but I have not worked on a unit built to it.

COMMUNITY
Bell ringer at St Nicholas, Kilmersdon; on the parish council from 2017 to 2023, latterly as chair of the playing-field committee. I grow dahlias for showing, with two firsts at Frome.

References from the head teacher and from my former branch manager at Wessex.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 38,
      high: 54,
      best: 46,
      why: 'A service engineer of overhead cranes and hoists with van and licence, whose Level 3 is in electrical maintenance and who has never held a round of passenger lifts.',
      lacks: ['NVQ Level 3 in lift engineering', 'Three years servicing and repairing passenger lifts'],
      cv: `TOMASZ BIELAK
Field service engineer
Avonmouth, Bristol / tomasz.bielak@example.com / 07700 900152

Personal statement
Field engineer with eleven years in overhead cranes, hoists and industrial doors. I work alone most days, plan my own week, and am trusted with keys to sites where a stopped hook costs thousands an hour. My reason to move: I would like to swap factories for buildings, and stay nearer home now that we have a baby.

Experience

Crane Service Engineer | Severnside Hoist & Crane | Avonmouth | Oct 2019 - now
* A customer list of 130 overhead travelling cranes, jib cranes and chain hoists at docks, steel stockholders, a paper mill and a bus depot.
* Planned inspections and breakdown work from a van with stock; standby one week in six.
* Diagnose problems in contactor panels and inverter drives (Konecranes, Demag, Abus), limit switches, radio remotes and pendant controls.
* Replace wire ropes, hook blocks, brake discs, gearbox seals and end-carriage wheels.
* Load tests with water bags up to 20 tonnes and written reports under LOLER.
* Quote for remedial work on the spot; customers accepted 71 per cent last year.
* Stand-in for the supervisor during holidays: allocating jobs to five people and ordering parts.

Maintenance Electrician | Ferris Carton Mills | Bristol | May 2015 - Sept 2019
* Continental shifts on corrugators, palletisers and a boiler house.
* Siemens S7 faults, motors up to 110 kW, photocells, guards and interlocks.
* Responsible for the two in-house goods hoists: greased them, checked the gates and called out the lift company for anything more.
* Reduced short stops on the palletiser by re-siting its sensors.
* Wrote lock-off cards for 40 machines.
* Night-shift first aider.

Industrial door fitter | Portcullis Doors (agency) | Newport | Feb 2014 - May 2015
* Installed roller shutters and sectional doors in warehouses.
* Wired safety edges and loop detectors.
* Repaired dock levellers, including changing hydraulic hoses and cylinders.

Electrician | Zaklad Remontowy Huta | Katowice, Poland | 2009 - 2013
* Apprenticeship and then maintenance in a rolling mill.
* Motor rewinding shop, cable repair, switchboards.
* Annual shut-downs of six weeks with sixty contractors on site.

Education and certificates
City & Guilds NVQ Level 3 Diploma, Electrical Maintenance, 2017
18th Edition, BS 7671, 2019, amendment 2 update in 2023
LEEA Foundation Certificate, 2020, and Overhead Travelling Cranes Diploma, 2022
Vocational certificate as an electrician, Technikum nr 4, Katowice, 2009
SEP up to 1 kV, Poland, 2010
IPAF 3a, 3b, renewed 2024
CCNSG Safety Passport, valid to 2027
CSCS (ECS gold card, maintenance electrician)
First aid at work, 2025
Rescue from height, 2022

Driving
Full UK licence (exchanged 2014), own car, no points.

Abilities
Electrical fault-finding down to component level
Wire-rope inspection and discard criteria
Drives, brakes, limit switches
Hydraulic power packs, basic
Reading Polish, German and English drawings
Working alone, planning, keeping a customer informed
Reports on tablet, Outlook, Excel

Languages
Polish (native), English (fluent), German (reading)

Projects I am proud of
In 2023 I rebuilt the hoist of a 1971 dock crane when no maker would touch it, from hand sketches and a gearbox bought in Gdansk. In 2025 I led the replacement of festoon cables on six cranes in a week of nights with no lost time. I also made a simple calendar in Excel that shows which customers' thorough examinations fall due, which the office adopted.

Interests
Canoeing on the Wye, electronics for model ships, cooking pierogi for too many people. I help a charity to mend electric wheelchairs on one Saturday a month, and have done since 2021.

Notice: four weeks. References: service director of Severnside; engineering manager of Ferris Carton.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'A hotel and events manager with many general strengths and no engineering of any kind.',
      lacks: ['NVQ Level 3 in lift engineering', 'Three years servicing and repairing passenger lifts'],
      cv: `PHILIPPA GROSVENOR-HALE
Clifton, Bristol, BS8
p.grosvenorhale@example.org | 07700 900864

EXECUTIVE SUMMARY
Warm, organised and commercially minded hospitality leader with eighteen years in four-star hotels, weddings and conferences. I build teams that stay, hold budgets to the penny, and lift the mood of a room. Used to long hours, demanding guests and sudden changes of plan. Full driving licence and own car.

KEY STRENGTHS
Leadership of teams of up to 75
Communication at every level
Budgets and forecasting
Negotiation with suppliers
Complaint handling
Event planning from enquiry to invoice
Microsoft Office, Opera Cloud, Guestline, Canva

CAREER HISTORY

General Manager, The Mulberry House Hotel, Bristol
February 2021 - present
- Full responsibility for a hotel of 68 rooms with restaurant, bar and four meeting rooms, turning over 4.9 million pounds.
- Recruited a new head chef, head of housekeeping and sales manager within six months of joining.
- Raised average room rate from 94 to 121 pounds and guest scores from 8.1 to 8.9.
- Hold a daily briefing at ten and a monthly open meeting for all staff.
- Directed a bedroom refurbishment over two winters, on time and three per cent below budget.
- Deal personally with every written complaint within two days.
- Chair of the local hotel association's recruitment group.
- Sign off contracts for laundry, linen, waste, flowers and building services.

Deputy General Manager, Castlegate Hotel & Spa, Bath
June 2016 - January 2021
- Duty management across 110 rooms, spa and two restaurants.
- Led the reopening plan after the first lockdown, with new layouts, signs and staff training.
- Introduced a rota tool that cut agency spend by a third.
- Coached six graduates, four of whom are now heads of department.
- Won silver for the hotel at a regional tourism award in 2019.
- Wrote the induction handbook in use to this day.

Conference and Events Manager, Lansdown Park Hotel, Cheltenham
September 2012 - May 2016
- Sold and delivered some 140 weddings and 300 meetings.
- Managed coordinators, porters and a bank of fifty casual staff.
- Built a partnership with the racecourse worth 210,000 pounds a year.
- Negotiated new rates with florists, bands and a marquee firm.
- Spoke each spring at the county wedding fair.

Front of House Supervisor, Lansdown Park Hotel, Cheltenham
July 2010 - August 2012
- Reception, concierge and night team; check-ins, cash-ups and rotas.
- Trained new receptionists on the booking system and on the telephone.

Graduate Trainee, Bellchamber Hotels, Birmingham
September 2008 - June 2010
- Rotated through kitchen, housekeeping, bars, sales and accounts.
- Final project on reducing food waste, adopted by three hotels.

EDUCATION
BA (Hons) Hospitality Business Management, Leeds Metropolitan University, 2:1, 2008
A levels: French (B), Business Studies (A), Geography (B), Malvern, 2005
Ten GCSEs, A* to B

CERTIFICATES
ILM Level 5 in Leadership and Management, 2018
Level 3 Award in Food Safety, 2022
Personal licence holder, 2011
IOSH Managing Safely, 2019
Fire marshal, 2024
WSET Level 2 in Wines, 2014
Mental health first aider, 2023

LANGUAGES
English, French (good), Italian (for holidays)

VOLUNTEERING
Trustee since 2020 of a charity that trains young people leaving care for jobs in kitchens and hotels; I run mock interviews each term and find placements. Steward at the Bristol balloon festival, 2017 to 2019.

ACHIEVEMENTS
Shortlisted as Manager of the Year by a trade magazine, 2023. Ran the London Marathon in 2018 and raised 6,200 pounds. Completed a leadership retreat in Wales on resilience and change.

WHY I AM LOOKING
After many years of evenings and weekends I am open to a change of sector. I learn fast, enjoy being on the road and meeting customers, and believe that service is service whatever the product. I can supply references from owners, colleagues and regular guests.

INTERESTS
Open-water swimming, choir (alto), interior design, a rescue greyhound called Pickle, and far too many cookery books.`,
    },
  ],
};
