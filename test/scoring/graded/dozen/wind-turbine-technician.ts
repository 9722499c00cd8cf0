/** Offshore wind technician: GWO in date, an apprenticeship and two years on turbines decide it. */
import type { GradedJob } from '../types.ts';

export const windTurbineTechnician: GradedJob = {
  job: 'wind-turbine-technician-dozen',
  title: 'Offshore Wind Turbine Technician',
  spec: `Have you got a head for heights and a stomach for the North Sea?

We look after 91 Siemens Gamesa turbines from our base on Grimsby Royal Dock and are taking on two more technicians for the permanent crew. 12-hour shifts, 7 on 7 off, crew transfer vessel out in the morning and home for tea.

What's the work? Scheduled services and fault-finding on 6 and 8 MW machines: hydraulics, pitch and yaw, converters, switchgear, lifts and cranes. Torque and tension. You write up each job on the tablet and answer for your own permits under the wind turbine safety rules.

What do we need to see?
1. GWO Basic Safety Training, all five modules including Sea Survival, in date on WINDA. No ticket, no boat.
2. A time-served apprenticeship or NVQ Level 3 (or better) in electrical or mechanical engineering.
3. Two years or more on wind turbines, onshore or offshore.
4. A UK driving licence.

What would be lovely? HV authorisation (WTSR Authorised Technician or Senior Authorised Person), GWO Advanced Rescue, GWO Blade Repair, experience of SGRE direct drive, OEUK medical already in your pocket.

What's in it for you? £39k to £46k, offshore allowance, 10% pension, we pay for your refreshers.

Send a CV to crewing@ and tell us when you could start.`,
  graded: [
    {
      name: 'cuthbert',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'In-date GWO BST with sea survival, apprenticeship, eight years offshore on SGRE machines, licence and most wishes.',
      lacks: [],
      cv: `LIAM CUTHBERT — Cleethorpes DN35

TICKETS (WINDA ID given at interview)
GWO BST: Working at Heights, First Aid, Manual Handling, Fire Awareness, Sea Survival – refreshed Feb 2026, good to Feb 2028
GWO Advanced Rescue – June 2025
WTSR Authorised Technician, HV switching up to 33 kV
OEUK medical to 2027 | CAT B driving licence

JOBS
Siemens Gamesa, Hull and Grimsby. Lead Service Technician, Hornsea Two – 2021 to now
SWT-8.0 direct drive. Annual services and troubleshooting in a three-man team, which I run: pitch accumulators, yaw motors, converter modules, transformers, service lift. CTV and SOV transfers. Team permits. Cut repeat trips on the pitch system by logging oil temperature.

Ørsted, Grimsby. Wind Turbine Technician, Westermost Rough – autumn 2017 to 2021
6 MW turbines. Bolt tensioning campaigns, yaw brakes, Avanti lift inspections, blade inspection support.

Tata Steel, Scunthorpe. Apprentice, then maintenance electrician – 2011 to 2017
Time-served, NVQ 3 Electrical Maintenance, HNC Electrical Engineering (2015)

Can start four weeks after a yes.`,
    },
    {
      name: 'nowicki',
      kind: 'lapsed',
      low: 62,
      high: 73,
      best: 67,
      why: 'Level, apprenticeship and five recent turbine years fit well, but the GWO Basic Safety modules ran out in 2024.',
      lacks: ['in-date GWO BST'],
      cv: `Tomasz Nowicki
Immingham, N.E. Lincs
tel. 07700 900233

Service technician for wind turbines, electrical side

Vestas Celtic, various UK sites
Technician, May 2018 – November 2022; Technician II, December 2022 – June 2025
- V90, V112 and V117 in Lincolnshire and Yorkshire, then three summers on the offshore V164 at Burbo Bank
- six-monthly services, torque checks, hydraulic pumps and accumulators, pitch cylinders
- converter and contactor faults, sensor and slip-ring replacement, 690 V
- tower lift and nacelle crane checks
- issue and receipt of approved written procedures

Since July 2025: maintenance electrician at a frozen-fish plant in Grimsby, on days, because of a new baby. Conveyor drives, PLC inputs, blast freezers.

School and trade
Technikum Elektryczne, Gdynia, technician's diploma 2012
City & Guilds / NVQ Level 3 Electrical Installation, Grimsby Institute, 2016

Certificates
GWO BST incl. Sea Survival: first 2018, last refresher August 2022, valid to August 2024
18th Edition (BS 7671), 2019
IPAF, driving licence category B and C1
Polish and English`,
    },
    {
      name: 'haldane',
      kind: 'in-progress',
      low: 42,
      high: 56,
      best: 49,
      why: 'Solid time-served REME electrician with rescue and height work; GWO course only booked and no turbine years, yet trade and licence are there.',
      lacks: ['GWO BST held', '2 years on wind turbines'],
      cv: `Cpl (ret'd) Fraser HALDANE
Lincoln

Leaving the Army after twelve years; resettlement ends in the new year.

REME, Royal Electrical and Mechanical Engineers, 2013 – 2025
Electronics and electrical fitter, attached to 3 Armoured Close Support Bn, later Corporal in charge of a section of six.
  o Fault diagnosis on hydraulic, electric and turret drives of Warrior and AS90
  o Generators 20 to 200 kVA, distribution boards, high-current cabling
  o Overhaul of hydraulic pumps and rams, torque work to published tables
  o Permit-holder for confined space and work at height; rope rescue instructor (mountain training in Norway, two winters)
  o Records in JAMES; no rejected inspection in four years

Civilian papers
Advanced Apprenticeship, Level 3 NVQ Electrical and Electronic Engineering (2015)
HNC Engineering, Open Univ. route, 2021
18th Edition, 2024
Driving licence B, C, C+E

In progress
GWO Basic Safety Training including Sea Survival, place booked with HOTA in Hull for next month through ELCAS.
Two weeks' work shadowing with RES on an onshore farm near Louth, October.
OEUK medical passed.`,
    },
    {
      name: 'stratton',
      kind: 'list',
      low: 16,
      high: 30,
      best: 23,
      why: 'Shop manager with an online wind course and a list of the right words; no trade, no ticket held, no turbine work.',
      lacks: ['GWO BST', 'apprenticeship or NVQ 3', '2 years on wind turbines'],
      cv: `Jade Stratton – aspiring Wind Turbine Technician

PERSONAL STATEMENT
Motivated and hands-on with a passion for renewable energy. I know the North Sea turbines, GWO standards, hydraulics, pitch and yaw systems, high voltage safety and fault-finding, and am ready to bring this to an offshore crew.

KEY SKILLS
Wind turbine maintenance | Hydraulics | Torque and tension | Switchgear | WTSR | Working at heights | Teamwork | SGRE direct drive | Permit to work

TRAINING
Introduction to Wind Energy (Coursera, DTU), 2025
"Become a Wind Technician", online bootcamp, 6 weeks: modules on GWO BST, turbine components, converters, blade repair
Mental health first aider, 2023

WORK
Store Manager, B&M, Scunthorpe, April 2019 – present
Team of 22, rotas, deliveries, fire warden, key holder. Repaired the cardboard baler once or twice.
Assistant Manager, Wilko, Brigg, 2014 – 2019

EDUCATION
9 GCSEs, Sir John Nelthorpe School. A levels in Business and Drama.

Full UK driving licence. Indoor climbing twice a week at Rock City in Hull.`,
    },
    {
      name: 'pettersen',
      kind: 'gem',
      low: 80,
      high: 91,
      best: 86,
      why: 'Called a multi-skilled fitter with a marine contractor, yet has five years in offshore nacelles, in-date GWO, apprenticeship and licence; no HV authorisation.',
      lacks: [],
      cv: `Ingrid Pettersen
Multi-skilled Fitter, Hull

JUN 2021 – PRESENT
Fitter (balance of plant & rotating), Rix Marine Projects / James Fisher, Grimsby and Great Yarmouth
I'm lent out with a gang of three to operators who are short-handed. That has meant Triton Knoll, Race Bank and, most of the last two years, Dudgeon: up the tower every weather day. We change pitch accumulators and yaw gearboxes, bleed hydraulics, retorque blade and tower flanges, swap converter cooling pumps, service the davit crane and the lift. I trace faults from the SCADA alarm down to the terminal. 214 transfers logged last year. I do the paperwork for my gang under the operator's safety rules as competent person.

2016 – 2021
Mechanical fitter, Smith & Nephew then Fenner Dunlop, Hull
Gearboxes, hydraulic presses, planned maintenance.

2012 – 2016
Apprentice fitter, BAE Systems Brough. Indentures completed; BTEC and NVQ Level 3 Mechanical Engineering.

GWO: heights, manual handling, first aid, fire, sea survival – all renewed in November 2025, so two years from then. Enhanced first aid too.
Medical: OEUK, to 2027. Car licence, own van.`,
    },
  ],
};
