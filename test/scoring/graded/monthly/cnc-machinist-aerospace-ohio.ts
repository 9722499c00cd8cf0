import type { GradedJob } from '../types.ts';

export const cncMachinistAerospaceOhio: GradedJob = {
  job: 'cnc-machinist-aerospace-ohio',
  title: 'CNC Machinist II - Second Shift',
  spec: `About Us
Kessler-Dray Precision, headquartered in Dayton, Ohio, has been making flight-critical housings, manifolds and actuator bodies since 1958. Our 310 associates live by three values: Own It, Measure It, Make It Better. Kessler-Dray is AS9100 Rev D certified.

Position Summary
The CNC Machinist II takes a job from traveler to first-article approval with minimal supervision. This is not a load-and-push-the-button job. You select and touch off tools, indicate fixtures, set work offsets, prove out the program, and make the first good part. Lots run from 3 to 150 pieces in aluminum, 17-4 and titanium.

What You'll Do
Set up and run horizontal and vertical machining centers, including a 5-axis cell. Edit programs at the control. Check your own parts with micrometers, bore gages, height stands and the shop-floor CMM. Record results, call out nonconformances, keep your area 5S. Coach Machinist I associates.

Minimum Qualifications
High school diploma or GED.
Three (3) years of experience setting up CNC mills or CNC lathes in a job-shop or production environment.
Demonstrated ability to read blueprints with GD&T.
Because our products are covered by ITAR, applicants must be a U.S. citizen, lawful permanent resident, or otherwise a U.S. person.

Preferred
Programming in any one CAM package (Mastercam, Esprit, GibbsCAM or similar). Fanuc and/or Haas controls. Aerospace, defense or medical work. 5-axis.

Schedule and Benefits
Monday to Thursday, 3:30 p.m. to 2:00 a.m., 12% shift differential. Medical, dental and vision from day one, 401(k) with 5% match, tuition reimbursement, tool allowance.

Kessler-Dray is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. Kessler-Dray participates in E-Verify. Applicants who need an accommodation may contact Human Resources.`,
  graded: [
    {
      name: 'tyrell-boggs-gibbscam',
      kind: 'any-of',
      low: 90,
      high: 98,
      best: 94,
      why: 'Eight years of setting up mills on defense parts, GD&T and own inspection, diploma and citizenship stated; one CAM package of the several named is enough.',
      lacks: [],
      cv: `TYRELL BOGGS | Huber Heights, OH | 937-555-0142

EXPERIENCE

Set-up Machinist — Wrightfield Tool & Manufacturing, Vandalia OH — 08/2018 to present
• Set up three Haas VF-4s, a UMC-750 (trunnion 5-axis) and a Matsuura horizontal with pallet pool. Usually 4-6 changeovers a week.
• Pick tooling, build soft jaws and simple fixtures, indicate, probe, prove out one block at a time. First article pass rate for 2025: 98.1%.
• Parts are valve bodies and sensor mounts for two defense primes. 7075, 15-5PH, 6Al-4V. True position down to .003 at MMC, profile .005.
• Write most of my own 2.5D and 3+2 programs in GibbsCAM since 2021. Hand-edit G code on Haas and Fanuc 31i.
• Fill out AS9102 forms from my own measurements (mics, Diatest, Zeiss Duramax).
• Trained five operators; two set up on their own now.

CNC Operator — Wrightfield — 06/2016 to 08/2018

EDUCATION
Wayne HS, diploma, 2015. Sinclair Community College, Machining short-term certificate, 2016.

U.S. citizen. Current on second shift by choice (kids' school drop-off).`,
    },
    {
      name: 'hannah-lindqvist-physics-shop',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 85,
      why: 'Titled laboratory specialist at a university, but for six years she has set up and proved out CNC mills and a lathe to toleranced drawings on small lots; no aerospace production.',
      lacks: [],
      cv: `Hannah Lindqvist
Yellow Springs, Ohio

Laboratory Specialist III, Department of Physics, Marburg State University, Jan 2020 to present

The title is a civil-service leftover. What I do is make the parts for the experiments. The department shop is two people and takes on work for eleven research groups, and since 2022 for four outside companies on a paid basis (roughly 45% of our hours).

A typical week: a grad student or a customer engineer hands me a drawing. I argue about the datum scheme until it's measurable, quote the hours, plan the operations, and make the thing. We have a DMG Mori 5-axis, a Haas VF-2SS with a 4th-axis, and a Haas ST-20 with live tools. I do all the setups on the DMG and about half of the rest. Quantities are 1 to 60. Materials: 6061, 316L, OFHC copper, titanium grade 5, Macor. I program in Fusion and tweak at the control. Vacuum chamber flanges flat within .0005, bores position .001 to A-B-C; every piece goes over the Brown & Sharpe CMM with my initials on the sheet. Scrapped parts last year: 7 of about 1,900.

I built the tool presetting routine and rewrote the shop's first-piece checklist. I supervise two student workers.

Before: Instrument Maker Apprentice, same department, Aug 2017 to Dec 2019. Manual Bridgeport and Hardinge first, CNC from the second year.
Bicycle mechanic, 2013-2017.

Diploma, Yellow Springs High School, 2012. US citizen, born in Duluth. I have held a visitor badge at a controlled-area lab, so I'm familiar with export restrictions.`,
    },
    {
      name: 'marcus-delray-keywords',
      kind: 'list',
      low: 24,
      high: 37,
      best: 30,
      why: 'A wall of machining terms without one dated machining job; the only posts described are in a warehouse and a parts store.',
      lacks: ['3 years setting up CNC mills or lathes', 'demonstrated reading of prints with GD&T'],
      cv: `MARCUS DELRAY
CNC MACHINIST – SETUP – PROGRAMMER – 5 AXIS – AEROSPACE

OBJECTIVE: To obtain a CNC Machinist position where my setup and programming skills in precision manufacturing can be used.

CORE COMPETENCIES
CNC Setup * CNC Mills * CNC Lathes * 5-Axis * Fanuc * Haas * Mazak * Okuma * Siemens * Mastercam * Esprit * GibbsCAM * G-Code * M-Code * GD&T * Blueprint Reading * Micrometers * Calipers * Bore Gages * CMM * First Article Inspection * AS9100 * ISO 9001 * ITAR * 5S * Lean * Six Sigma * Titanium * Inconel * Aluminum * Tool Offsets * Work Offsets * Prove-Out * Fixtures * Tight Tolerances * Deburring * SPC

WORK HISTORY
Northgate Distribution, Fairborn OH. Warehouse Associate. 2022 - present. Picking, packing, cycle counts.
AutoCorner Parts, Xenia OH. Counter Sales. 2019 - 2022. Sold parts and looked up part numbers.

EDUCATION
Xenia High School, graduated 2018
Online course: Introduction to CNC (6 hours)

US Citizen. Hard worker, fast learner, team player.`,
    },
    {
      name: 'rosa-villalobos-operator',
      kind: 'adjacent',
      low: 50,
      high: 60,
      best: 56,
      why: 'Seven years on the machines and a good eye for measurement, but technicians do the set-ups and she only loads, offsets and checks.',
      lacks: ['3 years setting up CNC mills or lathes'],
      cv: `Rosa Villalobos
Kettering, Ohio 45429
Permanent resident since 2011

Summary: CNC operator with steady attendance looking to move up.

Brandt Fluid Components, Moraine
CNC Machine Operator, September 2019 - Present
 - Tend a cell of four Okuma horizontals making hydraulic manifolds, 220 parts per shift
 - Load and clamp, start cycle, blow off, deburr, wash
 - Check 1 in 10 with plug gages, depth mics and a Mahr surface tester. Chart the results. Read the control drawing, including position and perpendicularity callouts
 - Adjust wear offsets within the limit on the sheet (plus or minus .002). Change inserts when the counter says so
 - The set-up technicians do the changeovers and programs. I help by bringing tools from the crib and staging fixtures
 - Quality Star award 2022 and 2024, no customer escapes

Cinelli Bakery, Dayton
Packaging line, 2014 - 2019

GED, 2013. Forklift certified. Spanish and English.
I am taking Machining I at the career center on Saturdays, began September 2026.`,
    },
    {
      name: 'dale-pruitt-left-trade-2016',
      kind: 'old',
      low: 62,
      high: 73,
      best: 67,
      why: 'Eleven years of real set-up work, print reading, diploma and citizenship, but it ended in early 2016, more than ten years ago.',
      lacks: [],
      cv: `DALE R. PRUITT                                   Springfield, Ohio

2016 (April) - 2026   Pruitt Family Insurance Agency, Springfield. Agent and part owner. Auto, home and farm policies. Sold my share to my brother this August.

2005 (January) - 2016 (March)   Lagonda Machine Co., Springfield. CNC setup man, first on turning centers (Mori Seiki SL-25, Fanuc) and then on verticals (Mazak, Haas). Shop of 28. I'd get a print and a stack of bar or castings and set it up from scratch: cut jaws, dial in the vise, pick inserts, touch off, run the first one slow and take it to the plate. Tolerances of half a thou on bearing bores, a lot of runout and true position on gear blanks and pump housings. Programmed with Mastercam X from about 2009. Lead man on nights, 2012-2016, six people.

2002 - 2004   Same place, manual lathes and saw.

Clark County JVS, precision machining, and Shawnee High School diploma, 2002. Born and raised in Ohio, US citizen.

I miss making things. I have kept a Bridgeport and a South Bend in my garage and do repair parts for neighbors, but I won't pretend that is production. Controls have changed since I left; the numbers on a print have not.`,
    },
  ],
};
