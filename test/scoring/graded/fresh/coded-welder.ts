/** Coded welder on stainless vessels: a TIG coding in date and food-grade work decide. */
import type { GradedJob } from '../types.ts';

export const codedWelder: GradedJob = {
  job: 'coded-welder',
  title: 'Coded TIG Welder (stainless vessels)',
  spec: `Coded TIG welder wanted for our vessel shop in Telford, days, permanent, £18-20 per hour. We make brewery and dairy tanks in 304 and 316. You must hold a current coding to BS EN ISO 9606-1 (TIG, stainless) and have 3 years or more on thin-gauge stainless, hygienic finish, back purging. You read fabrication drawings and weld symbols and can set up your own job. MIG and orbital useful, pressure vessel (PED) background useful, CSCS a bonus for the odd site job. Weld test at interview.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Nine years of hygienic stainless, codings in date, reads drawings, orbital and PED behind him.',
      lacks: [],
      cv: `GARETH PRYCE - TIG WELDER / FABRICATOR
Shrewsbury

Codings: BS EN ISO 9606-1 141 stainless plate and tube, prolonged August 2026, certs on request. Orbital (Polysoude) operator.

Since 2019 - Severn Process Tanks Ltd
Welder on 304L and 316L fermenters and CIP sets for breweries, 1.5 to 4 mm sheet, argon back purge, polished to 0.8 Ra, PED cat II vessels. Works from GA and detail drawings, sets up own job, helps two apprentices.

2015-2019 - Wrekin Dairy Fabrications
TIG and some MIG, hygienic pipework and vats.

2011-2015 apprentice, NVQ 3 Fabrication and Welding
CSCS card 2027`,
    },
    {
      name: 'coding-expired',
      kind: 'lapsed',
      low: 52,
      high: 72,
      best: 64,
      why: 'Right work for six years, but the coding ran out and has not been renewed: a must missing, curable by a test.',
      lacks: ['current 9606-1 coding'],
      cv: `Lee Bancroft
Stainless welder

Work history
Jan 2020 to present: TIG welder at Midland Sanitary Vessels. Thin gauge 316 tanks for dairies, purged butts and closing seams, dressing and polishing, reading drawings and weld symbols, jigs.
2016 to Dec 2019: sheet metal worker, Oldbury Ducts. Galv and stainless ductwork, MIG and TIG.

Tickets
ISO 9606-1 TIG stainless coding: expired February 2025, not retested since (firm stopped paying)
City and Guilds Level 3 welding 2016
Overhead crane and slinger
Clean driving licence`,
    },
    {
      name: 'mild-steel-mig',
      kind: 'adjacent',
      low: 28,
      high: 50,
      best: 39,
      why: 'A coded welder, but MIG on structural steel; no TIG coding and no stainless to speak of.',
      lacks: ['TIG stainless coding', '3 years thin-gauge stainless'],
      cv: `Marek Wisniewski
Coded welder, 8 years UK

Experience
Structural steel welder, Ironbridge Steelwork, March 2018 - Present
MIG (135/136) fillets and full pen butts on beams and columns, EN 1090 EXC2, reads drawings, site erection now and then.
Trailer welder, Telford Trailers, 2016 - 2018
MAG welding of chassis.

Certificates
BS EN ISO 9606-1 process 135 and 136, carbon steel, valid to June 2027
CSCS, IPAF 3b
TIG: basic, a few handrails in 2021`,
    },
    {
      name: 'college',
      kind: 'list',
      low: 18,
      high: 44,
      best: 33,
      why: 'A college leaver with every word in the skills list and two weeks of placement.',
      lacks: ['3 years thin-gauge stainless', 'current 9606-1 coding'],
      cv: `JAYDEN COLE
Aspiring TIG welder

Skills: TIG, MIG, MMA, stainless steel 304 and 316, back purging, hygienic welding, thin gauge, fabrication drawings, weld symbols, BS EN ISO 9606-1, pressure vessels, orbital welding

Education
Telford College, Level 2 Diploma in Fabrication and Welding, 2024 - 2026. Units: TIG welding of stainless steel, reading engineering drawings, health and safety. Distinction.

Placement, two weeks, May 2026, local gate maker. Tacking, grinding, sweeping up.

Part time: KFC team member 2024 - now

Keen, hard working, own transport.`,
    },
    {
      name: 'unlikely-title',
      kind: 'gem',
      low: 75,
      high: 92,
      best: 84,
      why: 'Called maintenance fitter, yet has welded hygienic 316 every week for seven years under a coding in date.',
      lacks: [],
      cv: `Siobhan Reilly
Maintenance Fitter

| Dates | Employer | Role |
| 2019-now | Cheddar Vale Dairies | Maintenance fitter |
| 2014-2019 | Cheddar Vale Dairies | Craft apprentice, then improver |

What the job is: the creamery builds and alters its own tanks and pipework, so four days out of five I TIG weld 1.6 and 2 mm 316L with argon purge, to a finish the microbiologist will sign. I work from the isometric or my own sketch and lay out and fit up the job myself. The fifth day is pumps and valves.

Approvals: welder approval ISO 9606-1, GTAW (141), stainless group 8, valid until March 2028, renewed every two years since 2018. Insurance inspector witnesses our vessel repairs.

NVQ Level 3 Engineering Maintenance. First aider. Forklift.`,
    },
  ],
};
