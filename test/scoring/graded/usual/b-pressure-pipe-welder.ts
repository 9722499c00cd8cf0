/** A 6G pipe welder for oil and gas in Alberta; the valid B pressure ticket, the trade and three years of process pipe decide it. */
import type { GradedJob } from '../types.ts';

export const bPressurePipeWelder: GradedJob = {
  job: 'b-pressure-pipe-welder-ua',
  title: 'B Pressure Pipe Welder (6G), Oil and Gas',
  spec: `B Pressure Pipe Welder - Grande Prairie area, Alberta

Tamarack Creek Fabricators has been building compressor stations, wellsite packages and facility piping for the Montney since 1996. We run a heated 40,000 sq ft shop and three field crews, and most of the people on the floor have been here longer than the coffee machine. With two gas plant expansions booked through 2028 we need more hands who can put in a clean root.

You would weld carbon and stainless process piping from 2 inch to 24 inch, most of it 6G, GTAW root with SMAW or FCAW fill and cap, in the shop through the winter and on site for tie-ins and shutdowns the rest of the year. Everything we do is shot, so your repair rate matters. You will fit up with our pipefitters, read isometrics, follow our ABSA-registered procedures and keep your weld log straight.

To be considered you must hold a journeyperson welder certificate (Alberta, Red Seal, another province, or an equivalent completed welding apprenticeship) and a valid Alberta Grade B pressure welder certificate of competency. We are also asking for at least three years welding pressure piping in oil and gas facilities or pipelines. Being able to read piping drawings is expected, and so is a safety record you are not shy to talk about.

It helps if you have done stainless with purge, have your own rig truck, or carry current H2S Alive and CSTS tickets; if you don't, we put you through them in your first week. Pre-access drug and alcohol testing applies on most of our sites.

Rates are $44 to $52 an hour depending on tickets, with benefits after 90 days, LOA on field work and a matched RRSP. Shop hours are 6 to 4:30, Monday to Thursday, some Fridays. The company hockey team needs a goalie but we will hire you even if you can't skate.`,
  graded: [
    {
      name: 'mobile-service-owner-operator',
      kind: 'gem',
      low: 82,
      high: 95,
      best: 89,
      why: 'Calls himself an owner of a mobile service and ranch hand, but the dated jobs are eight years of radiographed 6G process pipe with a valid B ticket.',
      lacks: [],
      cv: `Wade Lachlan Pruden
Owner, Kettle Ridge Mobile Services | Rancher
Beaverlodge AB

I've been my own boss since 2018 and sold most of the cows this spring. Looking for steady work with one outfit.

Tickets
- Journeyman welder, Alberta, 2013, Red Seal endorsed
- B Pressure, Grade B certificate of competency, last test passed June 2026, good to June 2028
- H2S Alive exp. Feb 2028, First Aid, CSO, ground disturbance

2018 March - now: Kettle Ridge Mobile Services Ltd., owner operator
One truck, SA-250, contracted out to oil and gas companies.
- Gas plant turnarounds every spring since 2019 (Elmworth, Wapiti): tig root and stick out, 2 to 16 inch sched 80, all x-rayed. 4 repairs in about 600 welds at Wapiti 2025
- Wellsite tie-ins, separators, line heaters and pig barrels, hydrotest packages
- Hot taps and sleeves for a midstream company, 2021-22
- 304 stainless with argon purge on amine piping, winter 2023
- Fit my own pipe off iso's when there's no fitter on site
- Between jobs: corrals, loader buckets, neighbours' equipment

2013 - 2018: Bear Lake Welding & Fabrication, Grande Prairie
- Apprentice then journeyman, skid packages and headers in shop, field spools after 2015
- B ticket first written 2014

2009 - 2013: Apprentice welder, same company, plus farm work

School
Welder program, Northern Lakes polytechnic, 2010-2013
Peace River high school 2008

Fall arrest and confined space are current too. Clean abstract, no lost time injuries.`,
    },
    {
      name: 'teesside-coded-welder',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 62,
      why: 'Ten years of coded 6G refinery pipe and a finished apprenticeship, but all codings are British and he has not sat the Alberta B test.',
      lacks: ['valid Alberta Grade B pressure welder certificate'],
      cv: `NEIL STOBBARD - CODED PIPE WELDER (TIG / MMA)

Address: Redcar, UK. Canadian permanent residence granted August 2026, landing in Edmonton January 2027.

CODINGS HELD
ASME IX 6G, GTAW root / SMAW fill, carbon steel 6" XXS, June 2026
ASME IX 6G, GTAW, 316L 2" sch 40, purged, June 2026
BS EN ISO 9606-1 H-L045, 141/111, December 2025
CCNSG passport to 2028

I have read up on the Alberta B pressure test and will book it once I am there.

WORK
Calderfield Engineering, Teesside - Pipe welder
April 2019 to date
Refinery and terminal piping up to 20", site and shop. Shutdowns at Seal Sands and Grangemouth. 100% RT on critical lines, repair rate under 1% for the last three years. Work from isometrics and WPS, complete own weld records.

Norvane Offshore Services, Aberdeen - Coded welder
January 2014 to March 2019
Rotations on three North Sea platforms, 2/3 trips. Carbon, duplex and cunifer process pipework. Dead-leg removals, flare line replacement, habitat welding.

Marske Fabrications - Plate and pipe welder
2010 to December 2013
Skids, manifolds and vessel nozzles.

APPRENTICESHIP
Fabrication and Welding, four years, EAL NVQ Level 3, completed 2010, with Marske Fabrications and Cleveland Tech College

SAFETY
BOSIET (expires 2027), MIST, confined space high risk, gas tester.

OTHER
Driving licence. Happy to work away. Two lads who already play ice hockey.`,
    },
    {
      name: 'structural-welder-says-no-ticket',
      kind: 'denial',
      low: 32,
      high: 46,
      best: 39,
      why: 'A journeyperson structural welder with CWB tickets who says plainly that he has no pressure ticket and has not done process pipe.',
      lacks: [
        'valid Alberta Grade B pressure welder certificate',
        'three years of pressure piping in oil and gas',
      ],
      cv: `Gurdeep "Gary" Sahota
Welder, Nisku, Alberta

SUMMARY
Red Seal welder with nine years in structural steel and platework. Reliable, shows up, owns all hand tools. I would like to get into pipe. I do not have a B pressure ticket yet and my only pipe experience is handrail and piling, but I practise 6G coupons at a friend's shop on weekends.

CERTIFICATIONS
• Journeyperson Welder, Red Seal, 2019
• CWB SMAW and FCAW all positions (flat to overhead), renewed March 2026
• CSTS 2020, fall protection, overhead crane, aerial lift
• H2S Alive, September 2026

EXPERIENCE
Structural Welder, Ironbend Steel Ltd., Nisku
May 2019 - present
• Pipe rack modules, platforms, stair towers and skids for oil sands and gas customers
• FCAW production welding to CSA W59, visual and UT inspected
• Read shop drawings and erection drawings, lay out and fit with a partner
• Lead hand on night shift since 2023, crew of five
• Two years without a recordable on my shift

Apprentice Welder, Ironbend Steel Ltd.
June 2016 - May 2019
• Piling, pipe supports, base plates, repairs

Labourer, Leduc Aggregates
2014 - 2016

EDUCATION
Welder apprenticeship technical training, 3 periods, Edmonton polytechnic, 2017-2019
Grade 12, 2013

LANGUAGES
English, Punjabi`,
    },
    {
      name: 'short-resume-journeyman',
      kind: 'thin',
      low: 66,
      high: 80,
      best: 74,
      why: 'About sixty words that name a valid B ticket, the Red Seal and eleven years of facility pipe, but nothing about the welds themselves.',
      lacks: [],
      cv: `Cody Marchuk, Sexsmith AB
Journeyman welder (Red Seal 2015). B Pressure valid till Oct 2027.

2020 - present  Halvorsen Ridge Energy Services, B pressure welder, facility piping and tie-ins, Montney gas
2015 - 2020  Two Rivers Pipe & Vessel, pipe welder, shop, oil and gas spools
2011 - 2015  apprentice, Two Rivers

6G tig/stick. H2S, CSTS, First Aid. Class 5. Available two weeks' notice.`,
    },
    {
      name: 'helper-with-all-the-words',
      kind: 'list',
      low: 20,
      high: 34,
      best: 27,
      why: 'Every keyword of the trade stands in the skills list, but the jobs are helper, farm and retail and the apprenticeship is in its first period.',
      lacks: [
        'journeyperson welder certificate',
        'valid Alberta Grade B pressure welder certificate',
        'three years of pressure piping in oil and gas',
      ],
      cv: `TYLER BOISVERT
6G PIPE WELDER / B PRESSURE / OIL & GAS
Valleyview, AB

OBJECTIVE
To obtain a position as a B Pressure Pipe Welder with an established oil and gas fabricator where I can use my skills in 6G GTAW and SMAW pipe welding and grow with the company.

CORE SKILLS
6G pipe welding | GTAW root | SMAW fill and cap | FCAW | Stainless purge | Carbon steel process piping | B pressure welding | ABSA procedures | ASME IX | ASME B31.3 | Isometric drawings | X-ray quality welds | Tie-ins | Shutdowns | Pipelines | Fit-up | Weld logs | H2S | Teamwork | Attention to detail

EXPERIENCE
Welder's Helper, Snipe Lake Oilfield Maintenance
April 2025 - present
- Grind bevels, brush passes and clean up for the welders
- Fire watch and spotter on site
- Move pipe with the picker, load trucks
- Tack under supervision when busy

Farm Hand, Boisvert Farms
2022 - April 2025
- Seeding, harvest and general equipment repair, some stick welding on gates

Sales Associate, Valleyview Hardware
2020 - 2022
- Served customers, cut keys, stocked shelves

EDUCATION
Welder apprenticeship, registered 2025, first period technical training booked for February 2027
High school diploma, 2020
Welding Theory online course (12 hours), 2024

TICKETS
H2S Alive 2026
Standard First Aid 2025
Class 5 licence`,
    },
  ],
};
