import type { GradedJob } from '../types.ts';

export const cncMachinist5AxisWichitaAerospace: GradedJob = {
  job: 'cnc-machinist-5-axis-wichita-aerospace',
  title: 'CNC Machinist – 5-Axis Mill (2nd shift)',
  spec: `CNC Machinist – 5-Axis Mill (2nd shift)
Prairie Crest Aerostructures – Wichita, KS
$31–$38/hr + 10% shift differential

WHO WE ARE
A 90-person AS9100 shop cutting aluminum, titanium and 15-5 structural parts for business jets and a couple of defense programs. Lots are small, 2 to 40 pieces. Nobody here pushes a green button all night.

WHAT YOU'LL DO
- Build your own setups from a print and a setup sheet: indicate fixtures, load and touch off tools, set work offsets, prove out the first piece
- Adjust feeds, offsets and wear during the run and make edits at the control
- Check your own parts with mics, bore gages, height stand; hand off to CMM
- Leave the machine and notes so that the next guy can take over

WHAT YOU HAVE TO BRING
- 5+ years setting up and running CNC mills
- At least 2 of those years on 5-axis machines (any make – ours are DMG and Haas UMC)
- High school diploma or GED
- U.S. citizen or green card holder. Export-control rules, no way around it.

WHAT WOULD MAKE US HAPPY
- Titanium or other hard metals
- Mastercam or another CAM package
- Heidenhain control
- Aerospace paperwork: FAIRs, travelers, GD&T

Benefits from day 1: medical, dental, 401(k) match, tool allowance, 4x10 schedule Mon–Thu. Drug screen and background check before start. EOE/Vets/Disabled.`,
  graded: [
    {
      name: 'travis-unruh-strong',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Ten years of mill setups in aerospace, six on DMG 5-axis with titanium, citizen, diploma, CAM and FAIR experience.',
      lacks: [],
      cv: `TRAVIS UNRUH
Derby, Kansas 67037 · (316) 555-0119 · U.S. citizen

Machinist, mills. Ten years, last six mostly five-axis.

Flint Hills Precision, Wichita KS
CNC Machinist II, then Lead – 3/2020 to present
– Two DMG DMU 65 monoBLOCK with Heidenhain 640 and one Haas UMC-750. Small lots of bulkhead fittings, hinge brackets and actuator housings in 7050, 6Al-4V and 15-5PH.
– Do every setup on my machines: tombstone and dovetail fixtures, probing routine, tool lengths off the laser, first piece prove-out. Cut average changeover from 3.5 hours to under 2 with a standard tool list.
– Edit programs at the control; since 2022 write simple 3+2 jobs in Mastercam.
– Complete ballooned prints and FAIRs (AS9102), position and profile callouts within .0015.
– Trained four operators to set up. Two scrap tickets in last 18 months.

Sunflower Tool & Machine, Park City KS
CNC Mill Setup Machinist – 8/2016 to 2/2020
– Haas VF-2, VF-4 and a Mori horizontal, Fanuc. Setup and run, job shop work, ag and aircraft.

Education
Machining certificate, Chisholm Creek Technical School, May 2016
Diploma, Mulvane West High School, 2014

Own tools (three Kennedy boxes full). Looking for four tens.`,
    },
    {
      name: 'eleanor-varga-gem',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Title says research support at a physics department, yet ten years of own setups on mills with over five on a Hermle 5-axis to tenths; aerospace paperwork is the only gap.',
      lacks: [],
      cv: `Eleanor Varga
Research Support Specialist IV
Department of Physics, Cimarron Plains University – Stillwater, OK

I make apparatus. A professor walks in with a sketch on a napkin, or a STEP file if I'm lucky, and some weeks later I hand over a vacuum chamber, a mirror mount or a cryostat part that has to hold a few tenths.

August 2016 – present
The instrument shop has three of us. I own the milling side. Until 2021 that was two vertical machining centers (Haas VF-3, Hurco), and in February 2021 we took delivery of a Hermle C 32, simultaneous five-axis with Heidenhain TNC 640, which I chose, installed with the rigger, and have run nearly every day since. Quantities: one to a dozen. I work out the fixturing, load and measure tools, probe the stock, write the toolpaths in Fusion, prove them, run them, and check the parts at my bench or on the Zeiss. Materials: OFHC copper, grade 5 titanium, Invar, 316L, Macor, tungsten once (never again).
Some numbers: 140 to 170 jobs a year; a set of titanium dilution-fridge flanges flat to .0003 over 14"; magnet yoke in 1010 positioned within .0005 on a tilted plane.
I teach the grad students' shop class every fall, 12 seats.

2014 – 2016 Toolroom helper, Red Fork Die, Tulsa. Grinding, manual mill, wire EDM.

A.A.S. Manufacturing Technology, Red Fork Community College 2014. High school diploma 2012, Sapulpa.
Citizenship: USA (naturalized 2009). Relocating to Wichita, my wife has been transferred there. No aerospace employers so far, no AS9100.`,
    },
    {
      name: 'marcus-tibbets-denial',
      kind: 'denial',
      low: 34,
      high: 47,
      best: 41,
      why: 'Six years loading and checking on 3-axis mills, says plainly he does not do setups and has never been on a 5-axis.',
      lacks: ['5 years of setting up CNC mills', '2 years on 5-axis'],
      cv: `Marcus Tibbets
1822 S. Hoover Ct, Wichita KS
US Citizen / HS diploma (Haysville South 2018)

OBJECTIVE: To move up from operator to machinist in an aerospace company that will train me.

WORK HISTORY

Arkansas Valley Components – CNC Operator, 1st then 2nd shift
09/2020 - Present
Run three Haas VF-4 mills side by side making landing gear door hinges, long runs of 200 to 1,500 pieces
Load blanks in the vises, cycle start, deburr, wash
Check every 5th piece with mics, calipers and go/no go gages and write on the SPC chart
Change inserts and dull tools when the counter says, enter wear offset up to .002 as told on the sheet
Clean machine, coolant, chips
Attendance bonus 11 quarters in a row
Setups are done by the setup man on days. I have watched plenty but have not done my own setups. No 5-axis experience, we don't have any.

Big Sky Foods distribution – Order selector
06/2018 - 08/2020
Pallet jack, pick to voice, 99.6 % accuracy

SKILLS
Blueprint reading (basic), mics, calipers, forklift, overhead crane, 5S`,
    },
    {
      name: 'brad-coulson-list',
      kind: 'list',
      low: 24,
      high: 38,
      best: 31,
      why: 'Long list of machining words and a bare one-line job at a staffing agency; no dated setups or 5-axis work to be found.',
      lacks: ['5 years of setting up CNC mills', '2 years on 5-axis'],
      cv: `BRAD COULSON – CNC MACHINIST

Wichita, KS | US citizen | GED

CORE COMPETENCIES
5-axis machining • CNC mill setup • First article • Mastercam • SolidWorks • GD&T • Blueprint reading • Titanium • Inconel • Aluminum • Fanuc • Heidenhain • Siemens • Haas • DMG Mori • Hermle • Mazak • Probing • Fixture design • G-code / M-code • Offsets • Tool touch off • CMM • Micrometers • Bore gages • Height stand • AS9100 • AS9102 FAIR • Lean • 5S • Kaizen • Prove-outs • Program editing • Tight tolerance • Team player • Self starter

PROFESSIONAL SUMMARY
Highly skilled and results-driven 5-axis CNC machinist with expertise across all aspects of milling, setup and quality. Proven record of exceeding expectations in fast-paced aerospace environments. Quick learner who takes ownership.

EMPLOYMENT
Allstaff Industrial, Wichita – various assignments, 2021 – 2026
Mid-Kansas Carpet Outlet – sales & install, 2015 – 2021

COURSES
Introduction to CNC (online, 12 hours), 2023
Mastercam for beginners (online), 2023

References available upon request.`,
    },
    {
      name: 'wendell-goering-old',
      kind: 'old',
      low: 57,
      high: 70,
      best: 64,
      why: 'Thirteen years of mill setups with eight on 5-axis in aircraft work, but it ended in 2016 and he has driven a school bus since.',
      lacks: [],
      cv: `WENDELL GOERING      born in Newton, Kansas, U.S. citizen

Present
School bus driver, Halstead Unified, August 2017 – today. Safe driving award five times. Route was cut to half days this fall, so I'm looking to go back to what I did before.

Before
Air Capital Machine Works, Wichita. June 2003 – October 2016 (closed its doors).
  2003–2008 set-up machinist, three-axis Cincinnati and Makino verticals
  2008–2016 five-axis machinist, Makino T-series and a DMU 100. Wing ribs, pylon fittings, engine mounts. Titanium about half of the time.
I set up everything I ran: clocked in the fixture, picked up the datum, loaded up to 60 tools, single-blocked the first part with the print in my other hand. Changed the program at the control when needed and told the programmer after. Inspected my own parts; had a stamp. Ran the night shift with four men from 2012.

Retired farm hand since childhood. From Nov 2016 to Aug 2017 took care of my father.

Newton Rural High, graduated 1999. Machine tool technology, Harvey County Vo-Tech, 2001–2003. Worked for my uncle's shop in between, manual machines.

I've kept my tools and a Bridgeport in the barn, and make parts for neighbors' combines. I'd expect to need a few weeks on the newer controls.`,
    },
  ],
};
