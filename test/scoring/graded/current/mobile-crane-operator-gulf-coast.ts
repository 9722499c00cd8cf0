import type { GradedJob } from '../types.ts';

export const mobileCraneOperatorGulfCoast: GradedJob = {
  job: 'mobile-crane-operator-gulf-coast',
  title: 'Mobile Crane Operator',
  spec: `Mobile Crane Operator – Pelican Bend, TX
Bayou Lift & Rigging LLC | Full time | $34–$41/hr plus per diem

Bayou Lift & Rigging is a family-owned crane rental company serving refineries, terminals and heavy civil jobs along the Gulf Coast. We run 38 units from 40 to 300 tons and we look after our people.

What you'll do
* Set up and operate all-terrain, rough-terrain and truck-mounted hydraulic cranes
* Read load charts, review lift plans and say no when a pick isn't right
* Do daily and monthly inspections and keep the log book
* Drive the crane to site and build the counterweight with the rigging crew
* Work with signal persons, riggers and the customer's safety people

What you MUST have
* Current mobile crane operator certification: NCCCO, NCCER or CIC
* Class A CDL with a current medical card
* 4+ years in the seat of hydraulic mobile cranes

What we'd like
* TWIC card
* Refinery or petrochemical turnaround work
* Rigger Level II or signal person qualification
* Lattice boom crawler time
* OSHA 10 or 30

You will be outdoors in heat, working 10-hour shifts, with some nights and travel during turnarounds. Pre-employment drug screen required.

Benefits: medical, dental, 401(k) with 4% match, paid holidays, boot allowance.

To apply send your resume to jobs@bayoulift.example or stop by the yard Monday to Friday, 7 to 3. Equal opportunity employer.`,
  graded: [
    {
      name: 'wade-guidroz',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 91,
      why: 'He holds NCCER instead of NCCCO, which the ad accepts, plus the CDL and eleven years in hydraulic cranes up to today, much of it in refineries.',
      lacks: [],
      cv: `WADE GUIDROZ
Port Marais, TX

CERTS AND LICENSES
NCCER Mobile Crane Operator (rough terrain, all terrain, truck mount) – issued 06/2024, good through 06/2029
Texas CDL Class A, medical card good through 03/2027
TWIC exp. 2028
NCCER Intermediate Rigger, Signal Person
OSHA 30

JOBS

Crane Operator – Stallworth Industrial Services, Port Marais – 02/2019 to now
Run a 130T and a 240T AT at three refineries. Turnarounds spring and fall, exchanger bundle pulls, tower trays, blind picks off radio. Go over the engineer's drawing and the ground bearing before every critical pick. Drive the rig between plants. Nobody hurt and no boom touched in 7 years.

Crane Operator – Crosby Tidewater Crane Rental, Lake Verret, LA – 05/2015 to 01/2019
Taxi work, a different site every day: 60T to 90T truck cranes and RTs. Set AC units, tilt wall, bridge beams. Kept my own inspection log and did the annual with the shop.

Oiler / Rigger – Crosby Tidewater – 06/2013 to 04/2015
Hauled counterweight, rigged, drove the support tractor.

SCHOOL
Lake Verret High, 2012`,
    },
    {
      name: 'marcus-tell',
      kind: 'trap',
      low: 10,
      high: 21,
      best: 15,
      why: 'His cranes carry a film camera, not a load: no certification, no CDL and no lifting work whatever the title says.',
      lacks: ['mobile crane operator certification', 'Class A CDL', '4 years on hydraulic mobile cranes'],
      cv: `Marcus Tell — Crane Operator / Key Grip
Reel: on request. Based in Austin, will travel.

ABOUT
Crane operator with 14 years on set. I put the lens where the director wants it, on the mark, take after take.

CREDITS AND EMPLOYMENT
Crane operator and key grip, freelance, 2016 – present
 · "Salt Lick Road" (feature, 2025): 50-ft telescopic camera crane, stabilized head
 · "County Line" seasons 2–4 (series, 2021–2024): daily crane operator, 38 episodes
 · some 90 commercials, including car work from a tracking vehicle arm
Grip, Lone Pecan Studios, 2012 – 2016
 · dolly, track, jib arm, rigging of lights and truss in the stage

EQUIPMENT I KNOW
Telescopic cranes 22 to 73 ft, jibs, remote heads, hydraulic dollies. Read the manufacturer's payload chart, balance counterweights, daily inspection of the arm, hand signals and radio.

SAFETY
OSHA 10 general industry, set safety passport 2023, fall protection

LICENSE
Texas class C

Member of the local grips' guild since 2014.`,
    },
    {
      name: 'cody-brannock',
      kind: 'years',
      low: 59,
      high: 71,
      best: 65,
      why: "Certified and with a CDL, but the 'ten years of crane experience' are eight as an oiler and only two in the seat, where four are asked.",
      lacks: ['4+ years in the seat of hydraulic mobile cranes'],
      cv: `Cody Brannock
Crane Operator | 10+ years of crane experience | Beaumont Ridge, TX

Summary: Seasoned crane operator with more than a decade in the crane business. NCCCO certified, clean record, safe and steady.

Experience

Tri-Parish Crane & Hoist – Crane Operator, October 2024 – present
- 75-ton rough terrain and 110-ton all terrain in two chemical plants
- Lift plan review with the lift director, pre-shift inspection, outrigger mats
- Two turnarounds, about 400 picks, no incidents

Tri-Parish Crane & Hoist – Oiler / Driver, April 2019 – October 2024
- Drove counterweight loads and the assist crane's boom dolly, greased and fueled
- Helped assemble the 250-ton, spooled cable, flagged

Hollis Steel Erectors – Oiler and Rigger, June 2016 – March 2019
- Serviced cranes, hooked up iron, tag lines

Certifications
NCCCO Mobile Crane Operator, TLL and TSS, issued September 2024, expires September 2029
NCCCO Rigger Level II, 2022
TWIC, OSHA 10

License
Class A CDL since 2017, DOT medical card current to August 2027

References: ask for Buddy at Tri-Parish.`,
    },
    {
      name: 'tyrell-okafor-james',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Five and a half Navy years in hydraulic cranes and a CDL, but the certification is only half done: written passed, practical exam in December.',
      lacks: ['current NCCCO, NCCER or CIC mobile crane certification'],
      cv: `TYRELL OKAFOR-JAMES
U.S. Navy veteran (Seabee) · San Patricio Point, TX

Employment

Driver, Gulf Prairie Hauling, San Patricio Point
November 2023 to present
Class A tractor with lowboy. Move excavators, crane mats and counterweights for contractors. 240,000 miles, no preventable accidents.

Equipment Operator Second Class, U.S. Navy, Naval Construction Force
March 2018 to September 2023
• Crane crew operator for the battalion after a one-month crane school in early 2018; held the Navy's crane operator license throughout
• 40-ton and 60-ton all-terrain and 22-ton rough-terrain hydraulic cranes: pier repair, bridge spans, container yards in Guam, Spain and Djibouti
• 1,900 logged hours. Critical lift paperwork, load test days, daily checklist
• Qualified rigger; trained four junior operators

License: Texas Class A CDL (2023), medical card to 05/2027

Training
– CCO mobile crane operator: core and telescopic written exams passed October 2026; practical exam booked for December 12, 2026. Not certified yet.
– TWIC issued 2024
– OSHA 30, 2021

High school diploma, 2017`,
    },
    {
      name: 'luis-arredondo',
      kind: 'missing',
      low: 62,
      high: 73,
      best: 68,
      why: 'A fine certified operator with nine years in hydraulic cranes, but no commercial license is shown and this job means driving the crane to the site.',
      lacks: ['Class A CDL'],
      cv: `Luis Arredondo, crane operator
Corpus Verde TX — bilingual English / Spanish

I have run hydraulic cranes since 2017, the last six years inside an LNG terminal and a refinery.

2020–present: Brazelton Plant Maintenance, Ingram Cove
Lead operator on two RTs (80 and 120 ton) and a 165-ton AT that stay in the plant. Exchanger pulls, relief valves, pipe rack steel, night shift lead in four turnarounds. I write the simple lift sheets and sit in on the critical ones. Inspect mine every morning and sign the monthly.

2017–2020: Sandoval & Hijos Steel, Corpus Verde
Operator, 60-ton rough terrain. Steel erection for schools and warehouses, tilt-up panels, tandem picks. Before that, 2015–2017, rigger on the same crew.

Papers
NCCCO mobile operator (telescopic swing cab and fixed cab), valid to May 2028
NCCCO Signal Person, Rigger Level II, both 2023
TWIC, valid to 2027
OSHA 30 construction
H2S, confined space

Clean drug screens, can start after two weeks' notice. References: plant superintendent and two lift directors.`,
    },
  ],
};
