/** Coded pipe welder: the current code certificate on the stated process decides. */
import type { GradedJob } from './types.ts';

export const pipeWelder: GradedJob = {
  job: 'pipe-welder',
  title: 'Coded Pipe Welder',
  spec: `Coded Pipe Welder (TIG), shutdown and project work

Our client fabricates and installs process pipework for food, pharma and energy plants across the north of the country. They need a coded TIG welder who can walk onto a site and pass a test piece on day one. You must hold current ASME IX or ISO 9606-1 coding for TIG (GTAW / 141) on stainless steel pipe, 6G or H-L045 position, and you must have at least three years of pipe welding behind you. Reading isometric drawings is part of every day, as is purging, fit-up and dressing your own welds to pass radiography. A CCNSG safety passport (or SafePass equivalent) is needed to enter the sites. It would help if you also weld carbon steel with MMA and have worked in hygienic pipework. Away work, lodge paid, rates on application. The client offers pension and tools allowance and is proud of its family feel.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Current ISO 9606-1 141 H-L045 coding on stainless, nine years on pipe, isometrics, purge, radiography and safety passport.',
      lacks: [],
      cv: `GARETH PENDLEBURY
Coded TIG / MMA pipe welder

TICKETS
- BS EN ISO 9606-1 141 T BW 8 S t3.2 D60 H-L045 ss nb (stainless pipe) - tested 02/2026, valid
- BS EN ISO 9606-1 141/111 carbon pipe H-L045 - tested 02/2026, valid
- CCNSG Safety Passport, expires 06/2028
- IPAF 3a/3b

RECENT CONTRACTS
Pipe Welder, Brandling Process Ltd, dairy expansion at Colne    Mar 2023 - Present
TIG root, fill and cap on 1" to 6" 316L hygienic lines. Internal purge with argon, oxygen meter below 50 ppm. Worked from isometrics, fitted up own spools. 100 % radiography, repair rate 0.8 %.

Pipe Welder, Ferrybridge shutdowns with Tarn Mechanical    Jan 2019 - Feb 2023
Boiler feed and steam lines, TIG root / MMA cap on carbon and P91 as mate, small-bore stainless instrument lines.

Welder / Fabricator, Oakshaw Fabrications    Aug 2015 - Dec 2018
Spool shop: stainless pipe 6G, flange fit-up, dressing and pickling.

Apprenticeship: Level 3 NVQ Fabrication and Welding Engineering, 2015`,
    },
    {
      name: 'expired-coding',
      kind: 'lapsed',
      low: 50,
      high: 68,
      best: 62,
      why: 'Everything is there but the code certificates ran out in 2023, so the one hard ticket is missing until retest.',
      lacks: ['current ASME IX or ISO 9606-1 coding'],
      cv: `Sean Mullarkey
Tel 07700 900371

Time-served pipe welder. TIG and stick.

Work
Maintenance Welder, Kirkside Paper Mill, June 2023 - Present
Repairs to stainless and carbon steam and condensate pipe by TIG, reading isos, purging, fit up; permit to work; no coded work required in this role.

Pipe welder, Delph Engineering, April 2016 - May 2023
Prefabricated and site-welded 304/316 pipework to ISO 9606-1 for breweries and a vaccine plant. TIG 6G all positions, x-ray quality, dressing.

Certificates
ISO 9606-1 141 stainless pipe H-L045 (expired May 2023)
ISO 9606-1 111 carbon plate (expired 2021)
CCNSG passport valid to 2027

City & Guilds welding level 3 (2012)`,
    },
    {
      name: 'mig-only',
      kind: 'missing',
      low: 20,
      high: 45,
      best: 34,
      why: 'A working welder, but MIG on plate: no TIG, no pipe coding, no isometrics.',
      lacks: ['TIG pipe coding', '3 years of pipe welding'],
      cv: `Tobias Renshaw
MIG Welder Fabricator

Employment

2019 - present  Welder Fabricator - Lowfield Trailers
MIG (135) welding of mild steel chassis and tipper bodies up to 12 mm. Reading general arrangement drawings. Jig set-up, grinding and dressing, dimensional checks. Coded ISO 9606-1 135 plate PF, current to 2027.

2014 - 2019  Fabricator - Castle Gates & Railings
Ornamental gates, balustrades, fire escapes. MIG and some spot welding. Site fitting, IPAF.

2012 - 2014  Labourer - Renshaw & Sons

Qualifications
NVQ level 2 Performing Manufacturing Operations (Welding), 2014
CSCS blue card

Full driving licence, own van`,
    },
    {
      name: 'any-of-asme',
      kind: 'any-of',
      low: 82,
      high: 95,
      best: 89,
      why: 'ASME IX GTAW 6G and an Irish SafePass satisfy both either-or requirements; only MMA and hygienic experience are lighter.',
      lacks: [],
      cv: `Name: Colm Devaney | Trade: Pipe welder (GTAW)

Welder qualification: ASME IX WPQ, GTAW, P8 to P8 (austenitic stainless), 6G, DN50 sch 40 to unlimited, requalified September 2026. Continuity log kept.
Site card: Safe Pass (valid until 11/2028).

Jul 2021 - now: GTAW Pipe Welder, Shannonside Biopharma construction, employer Lacken Mechanical. Stainless process and clean utility pipe, schedule 10s, purge dams, orbital back-up when needed; isometric drawings marked up with weld numbers; borescope and X-ray inspected, 1.1 % rejects over 1,400 welds.

Feb 2018 - Jun 2021: Pipe Welder, Corrib Pipework. Utilities and gas skid pipework, TIG on stainless and duplex, spool fit-up, hydro test punch lists.

2014 - 2018: Apprentice metal fabricator, SOLAS phase 1-7, Advanced Certificate Craft (Metal Fabrication) 2018.`,
    },
    {
      name: 'skills-list-student',
      kind: 'list',
      low: 15,
      high: 42,
      best: 30,
      why: 'Names every word of the spec in a skills list, but the evidence is a college course and warehouse work.',
      lacks: ['current coding', '3 years of pipe welding', 'CCNSG passport'],
      cv: `CALLUM BRISCOE

Objective: to become a coded pipe welder on shutdown and project work.

Key skills: TIG welding, GTAW, 141, ASME IX, ISO 9606-1, stainless steel pipe, 6G, H-L045, isometric drawings, purging, fit-up, radiography, MMA, carbon steel, hygienic pipework, CCNSG

Education
Wakeley College - Level 2 Diploma in Welding, September 2025 - June 2026
Units: health and safety, manual metal arc welding, TIG welding of sheet, engineering maths

Experience
Warehouse Operative, FastBox Distribution, November 2023 - present
Picking with a scanner, loading trailers, keeping the bay clean.

Crew Member, Burger Junction, 2022 - 2023

References on request`,
    },
    {
      name: 'years-short-coded',
      kind: 'years',
      low: 54,
      high: 73,
      best: 65,
      why: 'Coded this spring and on stainless pipe, but fourteen months of pipe welding where three years are a must.',
      lacks: ['three years of pipe welding'],
      cv: `LEWIS HARGEST
Coded welder (TIG pipe)

Certification: ISO 9606-1 141 T BW, stainless, H-L045, tested at Oakshaw Fabrications in April 2026, valid until April 2029 with six-monthly confirmation. CCNSG Safety Passport.

September 2025 - present, TIG Pipe Welder, Oakshaw Fabrications, Barnsley
Spools of 2" to 4" 304L for breweries; purge with argon; fit-up from isometric drawings; cap and dress; dye-penetrant and X-ray, 1.6 % repairs. Three weeks of site tie-ins at a dairy.

September 2022 - August 2025, Apprentice Fabricator Welder, Oakshaw Fabrications
Plate and sections by MIG and MMA, brackets, frames, saw and guillotine. NVQ level 3 Fabrication and Welding awarded in August 2025.

GCSEs including Maths and Design Technology, 2022

Own tools and van. Will work away all week. Boxing, fishing, restoring a moped. References from the foreman and the college tutor.`,
    },
  ],
};
