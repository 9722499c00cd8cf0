/** Crane service engineer and lifting inspector, Teesside: a trade, LEEA diploma, three years on cranes and hoists, driving licence. */
import type { GradedJob } from '../types.ts';

export const craneTechnician: GradedJob = {
  job: 'crane-technician',
  title: 'Overhead Crane Service Engineer / Lifting Inspector',
  spec: `OVERHEAD CRANE SERVICE ENGINEER / LIFTING EQUIPMENT INSPECTOR
Tees & Wear Lifting Services, Stockton depot. Field-based, Humber to Tyne.

1. The job. Planned service, breakdown repair and LOLER thorough examination of electric overhead travelling cranes, jibs, hoists and runways at steel stockholders, quarries, paper mills and a shipyard. You issue reports of thorough examination from a tablet, grade defects, and tell a customer straight when a crane has to stop.

2. Hours. 42.5 per week, days, one Saturday in four, call-out one week in six (paid).

3. Background. A completed mechanical or electrical apprenticeship, Level 3 or above. Forces-trained tradespeople are equally welcome.

4. Time on the kit. We look for three years' inspecting or repairing overhead cranes and hoists; loose tackle on its own does not count.

5. Paper. You hold a LEEA diploma (the end-point of the Advanced Programme) in overhead travelling cranes, manual lifting machines or lifting equipment general. Foundation alone will not do, since our UKAS accreditation depends on it.

6. Driving. Full licence valid in Great Britain; the van is yours from day one.

7. Nice if you have them. IPAF 3b, CCNSG passport, inverter drives, load testing with water bags, makers' courses.

8. Pay. £43,800 basic, realistic £52k. Tools, phone, 24 days + statutory, pension 6%.

Apply to the depot manager, Keith. No agencies. We're a member of the Armed Forces Covenant.`,
  graded: [
    {
      name: 'redcar',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Electrical trade, LEEA diploma in overhead cranes, eight years of service and examinations, IPAF, CCNSG, drives, licence.',
      lacks: [],
      cv: `STEVEN HALLIDAY-MBEKI
Redcar TS10 | full driving licence, clean

CRANE SERVICE ENGINEER
Cleveland Hoist & Crane, Middlesbrough
July 2018 to present
- Service, repair and six- and twelve-monthly thorough examination of EOT cranes from 1 t to 100 t, jib cranes, monorails, chain and wire rope hoists
- Around 900 reports a year on the tablet, category A defects rung through on the day
- Rope changes, brake rebuilds, long travel wheels, inverter drive parameters (Danfoss, Yaskawa)
- Load tests with water bags and test blocks
- Call-out one in five

MAINTENANCE ELECTRICIAN
Skinningrove Sections Ltd
2014 to 2018
- Rolling mill, including six 20 t cranes

APPRENTICE, same company
2010 to 2014, electrical, NVQ 3 and BTEC National

CERTIFICATES
LEEA Advanced Diploma, Overhead Travelling Cranes, 2020
LEEA Diploma, Lifting Equipment General, 2019
TEAM card
CCNSG to August 2028
IPAF 3a/3b to 2029
Demag DR hoist course, 2022

Interests: sea angling, grassroots referee.`,
    },
    {
      name: 'mill-services',
      kind: 'gem',
      low: 75,
      high: 90,
      best: 83,
      why: 'Titled services co-ordinator at a paper mill, yet examines and repairs its 34 cranes, LEEA diploma, REME trade, licence.',
      lacks: [],
      cv: `Fiona McAllister
Durham

SERVICES CO-ORDINATOR, Derwent Valley Tissue, Hartlepool. Since January 2020.
The title sounds like I book the cleaners. In fact the mill moved its lifting in-house in 2020 and I am the competent person for it: 34 overhead travelling cranes and hoists above the machines and in the reel store, and 11 jibs and davits. I examine every one at six or twelve months, write and sign the LOLER report, decide on stops (I have stopped the 40-tonner twice), and with one fitter I do the repairs too: ropes, hooks, load brakes, limit switches, pendant to radio conversions. Our insurer audits me each spring. The other third of my week is compressed air and the fork trucks contract.

CORPORAL, Vehicle Mechanic then Recovery Mechanic, REME. 2009 to 2019.
Trade training at Bordon and Lyneham, Level 3 in 2013. Cranes on recovery vehicles, winching, Germany, Kenya, Estonia.

LEEA: Foundation 2020, diploma (advanced) Lifting Equipment General March 2021
Slinger/banksman, IOSH Managing Safely
No CCNSG or IPAF yet.
Licence categories B, C1, C, C+E

I'd like to be outdoors with more kinds of crane, and be called what I am.`,
    },
    {
      name: 'gdansk',
      kind: 'foreign',
      low: 51,
      high: 67,
      best: 59,
      why: 'Twelve years of shipyard and foundry cranes with Polish UDT papers; no LEEA diploma, only a course planned.',
      lacks: [
        'LEEA diploma in overhead travelling cranes, manual lifting machines or lifting equipment general',
      ],
      cv: `Curriculum Vitae
Krzysztof Wiśniewski-Lange, Gateshead

Personal: married, settled status in UK, British driving licence (exchanged 2024)

Work in United Kingdom
03/2024 - now. Crane maintenance fitter, Blaydon Castings, Gateshead. 14 ladle and overhead cranes up to 63 t. Ropes, brakes, gearboxes, contactors, radio controls. External inspector comes for the LOLER examinations; I go up with him, show the findings and repair the defects after.

Work in Poland
2012 - 2024. Crane technician (konserwator), later foreman, Stocznia Motława shipyard service, Gdańsk. Overhead, gantry and slewing cranes to 150 t. Monthly inspections with entry in the crane logbook, preparation of state examinations, load tests, modernisation with inverters (Siemens, ABB).
2008 - 2012. Electromechanic, tram depot.

Papers
UDT certificate, conservator of cranes category I, no expiry date in the old form, exchanged 2022 to valid until 2027
SEP electrical authorisation E and D
Technikum diploma electromechanics 2008 (UK ENIC: comparable to Level 3)
IPAF 3b 2025
LEEA Foundation: I want to begin it in spring

English good, Polish native, German basic.`,
    },
    {
      name: 'provisional',
      kind: 'in-progress',
      low: 58,
      high: 73,
      best: 66,
      why: 'Apprenticeship, LEEA diploma and five years of crane examinations; but drives on a provisional, test in January.',
      lacks: ['Full licence valid in Great Britain'],
      cv: `Bradley Nwosu
24, Newcastle upon Tyne

I've been around cranes since I left school.

Tynebank Lifting Ltd
  Lifting Equipment Engineer, Sept 2021 - present
  Apprentice, Sept 2018 - Aug 2021 (Mechanical, Level 3 Engineering Maintenance, distinction)

What I do there. The shipyard and the cable factory on the river are our two big sites and I'm based at them, four days of five. Thorough examinations on overhead travelling cranes to 50 t, wall jibs, electric chain hoists and all the tackle. Strip, rebuild and proof load hoists in the workshop on the fifth day. Reports on the tablet, about 60 a week with small gear counted. Called out to stuck cranes at night, with a colleague who has the van.

LEEA Foundation 2020. LEEA Advanced diploma, Overhead Travelling Cranes, November 2022. LEEA manual lifting machines, 2023.
CCNSG, PASMA, IPAF 3b (2027), working at height rescue.
Street Crane maker's course 2024; R&M hoist course 2025.

Driving: provisional, theory passed, test booked for 19 January.
Apprentice of the Year 2020, regional.
Five-a-side, drumming, my nan's allotment.`,
    },
    {
      name: 'stores',
      kind: 'list',
      low: 10,
      high: 29,
      best: 19,
      why: 'Hire-desk and stores man who lists the trade; half-day courses, no apprenticeship, no diploma, no cranes. Licence only.',
      lacks: [
        'completed mechanical or electrical apprenticeship, Level 3 or above',
        "three years' inspecting or repairing overhead cranes and hoists",
        'LEEA diploma in overhead travelling cranes, manual lifting machines or lifting equipment general',
      ],
      cv: `GARY PICKERSGILL
Lifting Professional

Skills: LOLER | Thorough examination | Overhead travelling cranes | Jib cranes | Chain hoists | Wire rope | Load testing | Water bags | Inverter drives | LEEA | PUWER | Reports of thorough examination | Fault finding | Mechanical and electrical maintenance | IPAF | CCNSG

Experience:

Hire desk and stores controller, Wearside Tool Hire, Sunderland, 2017 - present
Takes orders, issues slings, shackles, chain blocks and generators, checks the colour code and the date on the tag, books items out to the inspection company and files the certificates. Stock counts. Counter sales.

Van driver, Wearside Tool Hire, 2014 - 2017
Deliveries and collections up to 3.5 t.

Warehouse operative, Washington, 2009 - 2014

Courses:
LOLER awareness (half day), 2024
Abrasive wheels, 2022
Forklift counterbalance, 2019
NVQ 2 Warehousing, 2011

Driving licence: full, no points

A reliable, hands-on team player with a lifetime's interest in engineering, seeking an opportunity as crane engineer. References on request.`,
    },
  ],
};
