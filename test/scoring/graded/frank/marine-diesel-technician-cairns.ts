import type { GradedJob } from '../types.ts';

export const marineDieselTechnicianCairns: GradedJob = {
  job: 'marine-diesel-technician-cairns',
  title: 'Marine Diesel Technician',
  spec: `Trinity Inlet Slipways, Portsmith, Cairns
Full-time, Monday to Friday with some weekend tides and the odd trip to Thursday Island

WHO WE ARE
• A slipway and workshop with 26 staff
• Customers: reef tour cats, prawn and tuna boats, pilot launches, government patrol craft and a fair few cruising yachts

WHAT YOU'LL BE DOING
• Servicing, top-end and full rebuilds of inboard diesels from 75 to 2,000 hp (Cat, MTU, Cummins, Yanmar, Scania)
• Gearboxes, shafts, stern glands, cutless bearings, alignment after launch
• Raw water and fresh water cooling, exhausts, fuel polishing
• Genset and pump work, some steering and deck hydraulics
• Sea trials with the skipper, and writing them up so the office can invoice
• Call-outs to boats stuck at the marina, by van or by tender

WHAT YOU MUST HAVE
• A trade certificate: marine mechanical technology, diesel fitting, heavy vehicle mechanic or an equivalent mechanical trade at Certificate III
• At least four years working on inboard marine diesel engines
• A current driver licence (C class)

WHAT WOULD BE HANDY
• Factory training with Cat or MTU, diagnostic software
• Coxswain Grade 2 or better, MSIC
• Forklift ticket, a bit of aluminium welding
• Knowledge of AMSA survey requirements

WHAT YOU GET
• $44 to $52 an hour, overtime at proper penalty rates, tool allowance
• Relocation help if you're coming from down south
• A boss who is on the tools himself

Applications close 20 November. You must be entitled to work in Australia. Please don't ring the office during the morning tide.`,
  graded: [
    {
      name: 'rhys-pallister-marine',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Marine mechanical trade, more than twelve years on inboard diesels of the makes named, licence, coxswain ticket.',
      lacks: [],
      cv: `RHYS PALLISTER
MARINE DIESEL MECHANIC
Airlie Beach QLD, willing to move to Cairns   |   0491 573 087

TRADE
Certificate III in Marine Mechanical Technology, completed Dec 2013 (Reefside TAFE, Mackay)

EMPLOYMENT

Whitsunday Slip & Engine
Senior marine technician, Feb 2019 to present
- Charter cats, ferries, trawlers, two water police boats
- In-frame and bench rebuilds: Cat C18 and C32, Cummins QSM, Yanmar 6LY; last year seven majors
- ZF and Twin Disc gearboxes out, overhauled, shafts drawn and aligned by dial and laser
- Cooler cleaning, heat exchangers, wet exhaust replacements, injector and turbo work
- Sea trial sheets: rpm, boost, temps, vibration
- Look after one apprentice

Harbourside Marine Diesel, Mackay
Mechanic, Jan 2014 to Jan 2019
- Workboats, pilot launches, tugs' gensets. MTU 8V2000 servicing under the dealer's supervision

Harbourside Marine Diesel, Mackay
Apprentice, 2010 to 2013

COURSES
Cat ET and marine engine level 2 (2021)
MTU 2000 series, 1 week (2017)
Coxswain Grade 1 NC (2022)
Forklift LF
MSIC current to 2028
Driver licence: C, manual`,
    },
    {
      name: 'kirsty-wen-navy',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 91,
      why: 'Cert III mechanical trade got in the Navy and eight and a half years of patrol boat main engines; equals what the ad asks, told in service language.',
      lacks: [],
      cv: `Kirsty Wen
Leading Seaman (discharged September 2026), now Edge Hill, Cairns

I joined the Royal Australian Navy in January 2014 and trained as a Marine Technician (propulsion). My trade is Certificate III in Engineering - Mechanical Trade, signed off in November 2017. Since March 2018, without a break, I have been on or underneath patrol boats.

Postings
Sep 2022 - Sep 2026  Fleet support unit, Cairns. Shore maintenance of patrol and survey craft. I led a section of three through planned overhauls of twin MTU 4000s and Cat C9 generators: cylinder heads off and on, injectors, turbochargers, jacket and sea water pumps, coolers. Shaft seals and plummer bearings when the boats were on the shiplift, coupling alignment once they'd been floated. Fuel contamination work on two hulls after a bad bunker. Ran the basin and underway trials and compiled the readings.
Mar 2018 - Aug 2022  Engine room watchkeeper and maintainer, two patrol boats, Darwin and Cairns. 600+ days at sea, everything fixed by three people with what was aboard: main engines, reduction gear, davit and steering hydraulics, RO plant, RHIB inboards (Yanmar, Volvo).
2014 - Feb 2018  Training, then trainee in a frigate.

Also
MTU 4000 operator & maintainer, W5 level (2020). Electronic diagnostics on same.
Coxswain: small craft, military; AMSA recognition applied for
Forklift, confined space, aluminium MIG basic
Queensland licence, class C and HR
Baseline clearance

Can start any Monday.`,
    },
    {
      name: 'dylan-truscott-mining',
      kind: 'adjacent',
      low: 53,
      high: 66,
      best: 59,
      why: 'Qualified heavy diesel fitter with ten years on mine trucks, licence, but no work on marine inboards at all.',
      lacks: ['four years on inboard marine diesels'],
      cv: `Dylan Truscott - Heavy Diesel Fitter
Mareeba QLD

2020 – now, Carpentaria Field Maintenance, FIFO to Weipa and Cloncurry. Component change-out and breakdowns on Cat 785/789 trucks, D11 dozers, Komatsu loaders. Engine swaps (3512, C32), final drives, torque converters, hydraulic pumps, line boring assist. Cat ET daily. 8/6 roster.

2016 – 2020, Tableland Truck & Ag, Atherton. Field and workshop fitter. Kenworth, Mack, cane harvesters, irrigation pump diesels (Cummins and Deutz), gearbox and clutch work. Rebuilt about 15 engines.

2012 – 2016, apprenticeship at the same place.

Cert III Heavy Commercial Vehicle Mechanical Technology, 2016
HR licence, C as well
Forklift, dogging, EWP, working at heights
Cat engine courses C15, C32, 3500 series
Welding, MIG and stick, steel mostly

Why the move: three kids, sick of planes. I own a 5.2 metre tinny with an outboard which I service, other than that I'm new to boats but a C32 is a C32.`,
    },
    {
      name: 'bruce-offerman-notrade',
      kind: 'missing',
      low: 57,
      high: 70,
      best: 64,
      why: 'Fourteen years of solid boatyard engine work, but he never got a trade certificate.',
      lacks: ['trade certificate (Cert III mechanical)'],
      cv: `Bruce "Offo" Offerman
c/- Innisfail

Work
Johnstone River Boatyard, 2012 to now. Started as yard hand, on engines from the second year and the main engine bloke since 2017 when old Merv retired. Prawn trawlers, crab boats, barges, a few yachts. Gardner, Cummins N14 and K19, Cat 3406 and C12, Yanmars, Volvo. Complete rebuilds with machining sent away, probably thirty by now. Gearbox changes. Pull shafts, white metal and cutless bearings, repack glands, line it up again when she's afloat. Keel coolers. Gennies. Hydraulic winches and net drums. Go out on trials, write times and readings in the book. Owner, Sue Castelli, will vouch for all that.

2003 to 2012 deckhand then engine driver on prawn boats, Gulf and east coast. Kept them going at sea.

Papers
Marine Engine Driver Grade 3 NC, 2008, still current
Coxswain grade 1
Forklift
Licence C, MR
No apprenticeship. I looked into getting the trade by recognition a couple of times and never did the paperwork.

Age 43, fit. Have my own tools, 3 chests.`,
    },
    {
      name: 'annika-solberg-ocean',
      kind: 'trap',
      low: 12,
      high: 26,
      best: 18,
      why: 'Marine technician in the scientific sense: moorings, sensors and sampling; boats yes, diesel engines no.',
      lacks: ['trade certificate', 'four years on inboard marine diesels'],
      cv: `ANNIKA SOLBERG
Marine Technician
Townsville, Queensland

Profile: marine technician with nine years of sea-going and workshop experience on the Great Barrier Reef. Practical, mobile, good with skippers.

Coral Coast Research Institute, Marine Technician (Field Operations), April 2019 - present
Prepare, deploy and recover oceanographic moorings, CTD rosettes, wave buoys and reef water quality loggers. Service and calibrate sensors, change zincs and seals on instrument housings, pressure test. Maintain the dive compressor and log book. Mobilise and demobilise research vessels, plan trips of up to 20 days. Skipper of the 6 m tender (twin outboards, dealer services them). Data download, QC in R, metadata.

Sunrise Seafood Hatcheries, Aquaculture Technician, Jan 2017 - March 2019
Larval rearing, pump rounds, filters, water chemistry, alarms.

Education
BSc (Marine Biology), James Hartley University, 2016
Certificate II in Maritime Operations, Coxswain Grade 2 (2018)

Tickets
ADAS Part 1 diver, first aid, radio LROCP, MSIC 2025, forklift
C class driver licence

Publications: co-author of three technical reports`,
    },
  ],
};
