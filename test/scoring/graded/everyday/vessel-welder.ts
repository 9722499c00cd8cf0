/** Coded TIG welder for pressure vessels: a live 141 coding and years on pressure work decide. */
import type { GradedJob } from '../types.ts';

export const vesselWelder: GradedJob = {
  job: 'vessel-welder',
  title: 'Coded TIG Welder (pressure vessels)',
  spec: `From: Gary Threlfall, Works Manager
To: recruitment
Subject: two more welders please

Hi Jo,

We need two coded TIG welders for the vessel shop, days, permanent. They'll be rooting and filling nozzles and longitudinal seams on stainless and carbon steel pressure vessels up to 60 bar, plus small bore pipe spools. Every weld is radiographed so no chancers.

They have to have a current TIG coding (BS EN ISO 9606-1 process 141, or ASME IX 6G), and at least three years TIG welding on pressure vessels, boilers or pressure pipework. They have to be able to work to a WPS and read fabrication drawings. Stainless as well as carbon, please, and they need to be able to purge properly.

It'd be a bonus if they've done duplex or Inconel, can do their own visual inspection (CSWIP 3.0 or similar) or have a slinger ticket.

£21.50 an hour, 39 hours plus overtime at time and a half, early finish on Friday. Trade test on the first visit, 2 hours.

Ta,
Gary`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Nine years of TIG on vessels and exchangers, two live codings, purge, duplex, visual inspection.',
      lacks: [],
      cv: `Wojciech Szymaniak
Coded welder

Halloway Process Vessels Ltd, Telford. TIG welder, 05/2019 - present
• GTAW root and cap on nozzles, manways and long seams, PD 5500 and ASME VIII vessels, 3 to 40 mm
• 316L, duplex 2205, P265GH; argon back purge with oxygen meter
• Works from WPS and GA drawings, repair rate 0.6 % on RT over the past year

Brennick Heat Exchangers, Dudley. Welder, 02/2017 - 05/2019
• Tube to tubesheet TIG, carbon and stainless

Codings: BS EN ISO 9606-1 141 pipe H-L045 stainless, valid to 03/2028; ASME IX 6G carbon steel, continuity kept
CSWIP 3.0 visual welding inspector 2023. Slinger/banksman.
NVQ 3 Welding (Pipe and Plate) 2018`,
    },
    {
      name: 'dairy-technician',
      kind: 'gem',
      low: 75,
      high: 90,
      best: 83,
      why: 'Called a maintenance technician, yet eight years of X-rayed TIG on steam and stainless pressure lines with a live 6G.',
      lacks: [],
      cv: `Leroy Fairclough
Maintenance Technician, Cheshire

WHAT I DO NOW
Maintenance technician with Mossbank Dairies (powder plant), since autumn 2018. On paper I am maintenance, but four days in five I am the site's welder. I replace 25 bar steam mains, economiser tubes and condensate lines in carbon steel, and product pipework and small jacketed vessels in 304 and 316, all by TIG with argon purge, to the WPS our notified body approves. Insurance inspector has every pressure weld X-rayed; last shutdown 118 joints, one repair. I mark up isometrics and fabrication drawings myself.

BEFORE THAT
2014 to 2018 fitter/welder, Crewe Steam Services: package boilers, TIG and stick.

TICKETS
ASME IX 6G TIG (stainless and carbon), retested June 2026. City & Guilds welding. Forklift. IOSH Working Safely.`,
    },
    {
      name: 'coded-until-2014',
      kind: 'old',
      low: 36,
      high: 54,
      best: 46,
      why: 'Nine good years of vessel TIG that ended in 2014; the codings have run out, lorries since.',
      lacks: ['current TIG coding'],
      cv: `Barry Ollerenshaw
HGV driver, ex coded welder

Oct 2014 - present: Class 1 driver, Peak Aggregates, Buxton. Tippers, daily checks, clean licence.

2005 - Sept 2014: Coded TIG welder, Derwent Boiler & Vessel Co. Shell boilers and air receivers, carbon and stainless, nozzles, purge, all to WPS and drawing, RT and MPI.

1999 - 2005: Plater/welder, general fabrication.

Coded to EN 287-1 process 141, last renewed 2013, now expired. Slinger ticket also out of date. Have my own mask and torch and have kept my hand in on the odd gate. Willing to do a trade test.`,
    },
    {
      name: 'mag-structural',
      kind: 'denial',
      low: 28,
      high: 47,
      best: 38,
      why: 'A structural MAG welder with a 135 coding; TIG at beginner level and never on pressure work.',
      lacks: ['current TIG coding (141)', 'three years TIG on pressure vessels or pipework'],
      cv: `MIHAI DRAGOMIR
Welder fabricator

2018-now   Severn Structures, Gloucester   MAG welder. Beams, columns, footbridges, EXC3. Fillet and full pen butt welds, UT tested. Works to WPS, reads fabrication drawings.
2014-2018  Trailer works, Pitesti, Romania   MIG/MAG welder, chassis

Coding      BS EN ISO 9606-1 process 135, plate PF, to August 2027
            136 flux core, to August 2027
TIG         beginner, one evening course in 2025
Stainless   a little, handrails
Pressure vessels  none so far
Other       slinger signaller, MEWP, CSCS`,
    },
    {
      name: 'plastics',
      kind: 'trap',
      low: 4,
      high: 24,
      best: 13,
      why: 'Welds plastic tanks and liners; the certificate and the pressure are of another trade.',
      lacks: [
        'current TIG coding',
        'three years TIG on pressure vessels or pipework',
        'stainless and carbon steel',
      ],
      cv: `Keeley Strachan – Coded Plastics Welder

Profile: certified welder with six years on tanks and pipelines.

Lagoon & Tank Linings, Perth, 2020 to date
Hot gas and extrusion welding of HDPE and PP chemical tanks, geomembranes for reservoirs, electrofusion of PE pressure pipe for water companies. Vacuum box and spark testing of seams. Works to weld procedure and drawings.

Certificates
EN 13067 plastics welder (groups 3 and 4), renewed 2025. EUSR Water Hygiene. CSCS. Slinger.

Previously pressure washing and jetting operative 2017-2020`,
    },
  ],
};
