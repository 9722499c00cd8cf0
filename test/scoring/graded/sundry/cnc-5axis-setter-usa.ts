/** 5-Axis CNC Machinist (Setup/Operate), 2nd Shift: 5 years setting up CNC mills; 2 years on 5-axis machines decide it. */
import type { GradedJob } from '../types.ts';

export const cnc5axisSetterUsa: GradedJob = {
  job: 'cnc-5axis-setter-usa',
  title: '5-Axis CNC Machinist (Setup/Operate), 2nd Shift',
  spec: `Our client, a family-owned aerospace and defense job shop outside Wichita, is adding a 5-Axis CNC Machinist to 2nd shift (3:30 pm - 2:00 am, Mon-Thu). The shop makes structural and engine parts in aluminum, titanium and Inconel, mostly lots of 5 to 50, and the floor is clean and climate controlled.

The person we're after can take a job packet, set it up from scratch, prove out the program, buy off the first piece and run it with little hand-holding. You'll touch off tools, set work offsets and probe routines, make edits at the control, keep an eye on tool life, and check your own parts with mics, bore gages, height gage and CMM. You'll also help two newer operators along.

You need at least 5 years setting up and running CNC mills in a production or job shop environment, and at least 2 of those on 5-axis machines. Experience with Heidenhain, Siemens or Fanuc controls, any of them is fine. You must read blueprints and GD&T like it's your first language. Because of ITAR you must be a U.S. person (citizen or green card holder), no exceptions. Mastercam or hyperMILL programming, NIMS credentials, and exotic alloys are all pluses.

$34-$42/hr DOE plus 12% shift differential, medical/dental/vision from day one, 401(k) with 5% match, paid holidays, tool allowance. Drug screen and background check required. Plains Technical Staffing is an equal opportunity employer. M/F/D/V.`,
  graded: [
    {
      name: 'hermle-setup-man',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Nine current years of mill setups, six of them 5-axis on Hermle and DMG in titanium, U.S. citizen, prints and CMM all shown.',
      lacks: [],
      cv: `DALE R. KOWALCZYK
Derby, KS / U.S. citizen / will work any shift

WORK HISTORY

Arrowhead Precision Components, Wichita KS
5-Axis Setup Machinist                         06/2020 - Present
- Set up, prove out and run (2) Hermle C42 and (1) DMU 80P, Heidenhain TNC 640. Lots of 3 to 60 pcs, Ti 6Al-4V, 15-5, 7050.
- Build tools, shrink fit, Renishaw probing cycles, vacuum and dovetail fixtures.
- First article to AS9102. Hold .0005 on bearing bores. Inspect on Zeiss Contura (run programs, basic edits).
- Cut setup time on flap track family from 6.5 hrs to 3 by going to zero-point pallets.
- Break in new hires on night shift (4 so far).

Midstate Tool & Mfg, Hutchinson KS
CNC Mill Setup/Operator                        08/2017 - 06/2020
- Haas VF-4, Mazak VTC; 3 and 4 axis. Fanuc and Mazatrol edits.
- Prints w/ position, profile and true runout callouts every day.

SCHOOL
Machine Technology AAS, Hutchinson Comm. College, 2017
NIMS Level I: CNC Milling Programming Setup & Operations; Measurement, Materials & Safety

SOFTWARE
Mastercam 2024 (programs about 1 part a week since 2022)

Own tools, 2 roll-aways. References: just ask.`,
    },
    {
      name: 'impeller-model-maker',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Called a model maker, but six current years of setting and proving simultaneous 5-axis impellers in nickel alloys on a Siemens control plus three on verticals, U.S. citizen.',
      lacks: [],
      cv: `Renata Achterberg  |  Prototype Model Maker

I cut one-off compressor wheels and blisks for an R&D group. Engineers hand me a solid model and a drawing; a good wheel goes back to them in a week. I do my own workholding, stick-out, collision checking, dry run above the part and first cut, then stand there with a hand on the feed override.

Fallbrook Turbo Laboratory, Tulsa, Oklahoma, Model Maker II then III, October 2020 to today
Machines are a Starrag LX 051 and a Grob G350 trunnion, both on the Sinumerik 840D with TRAORI and full simultaneous motion. Inco 718, Waspaloy, Ti-6-4, some magnesium. Blade profile to 0.002", hub runout to 0.0004". Post-process from hyperMILL (two of us program). Drawings are to Y14.5-2018 and I send them back when the datum scheme won't work. Blades scanned on a Wenzel, everything else on the surface plate by me. I show the co-op students how not to crash.

Osage Die & Gage, Claremore, Oklahoma, Machinist, May 2017 to September 2020
Vertical machining centers, Fanuc 31i. Setups on gage bodies and trim dies, short runs, all shifts.

US Navy, Machinery Repairman (MR2), 2012 to 2017
Manual lathe and mill aboard a submarine tender. Honorable discharge. U.S. citizen by birth; Secret, inactive.`,
    },
    {
      name: 'two-jobs-at-once',
      kind: 'overlap',
      low: 55,
      high: 68,
      best: 62,
      why: 'Claims six years, but the day job and the weekend job cover the same three calendar years; 5-axis, controls, prints and citizenship are fine.',
      lacks: ['5 years setting up CNC mills (3 years by the dates: the two jobs run side by side)'],
      cv: `Tyrell Beaumont-Hayes
Park City, Kansas

SUMMARY: CNC machinist, 6 years experience (3 years + 3 years), 5-axis and 3-axis. Born and raised in Kansas, US citizen, no restrictions for defense work.

EXPERIENCE
Nov 2023 to present, full time: Cimarron Aerostructures. CNC Machinist B.
Sets up & runs Matsuura MX-520 5-axis (Fanuc 31i-B5). Brackets and fittings, 6061/7075 and 17-4. Indicates vise and tombstones, sets G54.4, touches off with laser setter, offsets, small G-code changes at machine. First-piece inspection w/ mics, bore gage, height stand; takes the rest to CMM. Reads Boeing and Textron prints, GD&T.

Nov 2023 to present, Sat/Sun: Uncle Roy's Machine LLC, Valley Center. CNC Machinist.
3-axis Haas VF-2, ag parts and hydraulic blocks. Does the whole job alone, setup to ship, some Fusion 360.

May 2021 to Oct 2023: Walmart DC 7013, Order filler and forklift.

TRAINING
WSU Tech Machining Technology certificate, Oct 2023
NIMS CNC Mill Operations, 2023
OSHA 10`,
    },
    {
      name: 'button-pusher-skills-list',
      kind: 'list',
      low: 22,
      high: 38,
      best: 31,
      why: 'Five-axis, GD&T and Mastercam stand only in a keyword block; the work itself is loading a bar-fed lathe that somebody else sets.',
      lacks: ['5 years setting up CNC mills', '2 years on 5-axis machines', 'U.S. person status not stated'],
      cv: `Objective
To obtain a 5 Axis CNC Machinist position with a growing aerospace company.

Key Skills
5-axis machining • CNC setup • Heidenhain • Siemens • Fanuc • Blueprint reading • GD&T • Mastercam • hyperMILL • Titanium • Inconel • CMM • Probing • First article • Tool offsets • Lean • 5S • Team player

Employment
CNC Operator, Sunflower Fasteners Inc., Salina, 3/2019-present
Load bar stock in 4 Citizen turning centers. Press cycle start. Check every 20th bolt with go/no-go gage and calipers and write on the sheet. Setup tech changes over the machines and does the offsets; I call him when alarm comes up. Empty chip bins, deburr, pack boxes. Perfect attendance award 2022, 2024.

Line worker, Tony's Frozen Pizza plant, Salina, 2015-2019
Packaging line 3, sanitation.

Education
Salina South High School, diploma 2015
Online: Titans of CNC Academy, watched Building Blocks series and 5-axis intro

Cody Lindqvist, 785-555-0148`,
    },
    {
      name: 'green-card-pending',
      kind: 'missing',
      low: 46,
      high: 60,
      best: 54,
      why: 'Superb 5-axis setter, but on a spouse work permit with the green card undecided, and ITAR leaves no room.',
      lacks: ['U.S. person (citizen or green card holder): green card application still pending'],
      cv: `JOÃO VASCONCELOS TEIXEIRA
CNC 5-axis setter / programmer

Work authorization: L-2S spouse, can work for any US employer. Adjustment of status filed 03/2026, decision pending; not yet a permanent resident.

PROFESSIONAL EXPERIENCE

2023.04 - now   Lone Star Mold & Machine, Fort Worth, Texas (automotive tooling)
Lead setter, 5-axis cell: DMG Mori DMU 65 monoBLOCK x3, Siemens 840D; Hermle C22 with robot loading.
• complete setup, zeroing, 3D probe calibration, prove-out at reduced feed, first-part approval
• H13, P20, copper, aluminium; tolerance on shut-offs ±0.01 mm
• programs in hyperMILL, around 40 % of my hours
• mentor for three apprentices

2014.09 - 2023.02   Moldes Atlântico SA, Marinha Grande, Portugal
CNC milling setter (3 axis until 2017, then 5 axis, Heidenhain iTNC 530 / TNC 640).
• electrodes, cavities, medical inserts
• measurement with CMM Mitutoyo, gauges, ISO and ASME drawings with geometric tolerances
• reduced scrap in cell from 3.1 % to 0.9 %

EDUCATION
2014  Technical diploma (level 4), Mechanical Production, CENFIM

LANGUAGES  Portuguese, English (fluent), Spanish`,
    },
  ],
};
