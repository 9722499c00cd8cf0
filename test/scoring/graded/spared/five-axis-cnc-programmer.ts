/** CNC programmer at an Ohio aerospace shop: five years of programming mills with real five-axis work, and US-person status, decide it. */
import type { GradedJob } from '../types.ts';

export const fiveAxisCncProgrammer: GradedJob = {
  job: 'five-axis-cnc-programmer',
  title: '5-Axis CNC Programmer',
  spec: `Brandywine Aerostructures is a third-generation machine shop near Dayton, Ohio, with 64 people and eleven five-axis mills. We cut structural brackets, impeller blanks and housings out of titanium and 7050 for engine and airframe customers, AS9100 certified, and we are looking for a programmer on first shift because our senior man retires next summer.

You would take a customer model, plan the process with the manufacturing engineer, write the toolpaths, prove the part out on the floor alongside the setup person, and own the cycle time afterwards. To be considered you must have at least five years programming CNC milling machines, and part of that has to be simultaneous 5-axis work, not just 3+2. You need to be fluent in one of Mastercam, hyperMILL or Siemens NX CAM, and you must read prints with GD&T to ASME Y14.5 without help. Since most of our work is ITAR controlled, you have to be a U.S. person (citizen, green card holder, refugee or asylee); we cannot sponsor.

It would be nice if you knew Vericut, Hermle or DMG machines, Heidenhain controls, probing with Renishaw, or had written a post processor. A journeyman's card or an associate degree is welcome but never required.

We pay $36 to $46 an hour depending on what you can do, with overtime after forty, health insurance from day one, 401(k) with 5 % match, tool allowance and a shop that is heated in winter and cooled in July. Drug screen before hire. Brandywine is an equal opportunity employer, including veterans and people with disabilities.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Ten dated years of CAM programming with simultaneous five-axis titanium work to this day, US citizen, Vericut and probing.',
      lacks: [],
      cv: `WENDELL KROPP
Springfield, OH - U.S. citizen

Senior CNC Programmer, Ridgeback Turbine Parts, Xenia OH, Feb 2019 - Present
. Full five-axis simultaneous programs for blisks, impellers and diffuser vanes in Ti-6Al-4V and Inconel 718 on two Hermle C42 and a DMU 80 (Heidenhain TNC 640).
. Mastercam 2019 through 2026, Multiaxis and Blade Expert; every program goes through Vericut before it gets near a spindle.
. Took the V2500 bracket family from 94 to 61 minutes with trochoidal roughing and barrel cutters.
. Fixture design, tool lists, Renishaw in-process probing with automatic offset update.
. Interpret customer drawings, profile and composite position callouts, first article with the CMM lady (AS9102).

CNC Programmer / Machinist, Hocking Valley Tool, Lancaster OH, 6/2016 - 1/2019
. 3- and 4-axis Haas and Makino verticals; 3+2 on a Matsuura MAM72 from 2017. Mastercam.

Machinist, same company, 2012 - 2016
. Setup and running, journeyman card 2016.

Training: GD&T ASME Y14.5-2018, Senior level (GDTP-S), 2021. Post editing class, 2020.
Coached two apprentices; one now writes his own 4-axis work.`,
    },
    {
      name: 'any-of',
      kind: 'any-of',
      low: 79,
      high: 92,
      best: 86,
      why: 'Only NX of the three CAM systems, which is enough, with seven years of programming and four of continuous five-axis; few of the extras.',
      lacks: [],
      cv: `Lucia Marchetti-Boyd
Tipp City, Ohio
Permanent resident of the United States (green card since 2016)

I program mills. NX is my only CAM system; I have used it every working day for seven years.

2022 - present, Programmer, Calloway Precision Medical and Aero, Troy OH
Turn NX models into programs for a Grob G350 and two Okuma MU-6300V: femoral knee trays, pump volutes, actuator housings. About half of my parts need all five axes moving together (variable-axis contour, tilt toward curve, swarf on thin ribs). I stand at the machine for prove-out, then hand the job over with a setup sheet and photographs. Scrap on first runs fell from one part in nine to one in thirty. Prints come with true position, profile and runout and I settle questions on datums with the customer's quality people myself.

2019 - 2022, NC Programmer, Ashgrove Mold and Die, Piqua OH
Core and cavity work in P20 and H13 on three-axis verticals, 3+2 for deep ribs, electrode programs. NX CAM 12 up to 1953.

2015 - 2019, Toolroom machinist, Ashgrove

Associate of Applied Science, Machine Tool Technology, Columbus, 2015
ASME Y14.5 print reading, 40 hours, 2018`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 67,
      why: 'Nine solid years of Mastercam programming and US citizenship, but he says himself that he has never programmed simultaneous five-axis.',
      lacks: ['simultaneous 5-axis programming'],
      cv: `Darnell Utley, CNC Programmer
Kettering OH 45429

Summary: nine years of writing programs for vertical and horizontal machining centers in job shops that sell to aerospace and defense. Native-born American citizen, cleared for export-controlled drawings at two employers.

EXPERIENCE

CNC PROGRAMMER - Wright Fields Machine, Dayton (08/2020 to present)
- Mastercam for nine Haas VF and three Mori NHX horizontals with tombstones.
- Aluminum and titanium brackets, wave guides, avionics trays; lots from 3 to 400.
- Write macros (Fanuc B) for families of parts; probing with Renishaw Inspection Plus.
- Cut quoting time in half with a tool library that the estimators use as well.

PROGRAMMER - Sugarcreek Manufacturing, Bellbrook (05/2017 to 07/2020)
- 3-axis and 4th-axis indexing, prove-out, first article paperwork to AS9102.

MACHINIST - Sugarcreek (2014 to 2017)

SKILLS
Mastercam Mill, expert. Fanuc and Haas controls. GD&T: daily, incl. MMC and datum shift; taught the in-house class in 2023. SolidWorks for fixtures.

To be upfront: I have no experience with full 5-axis programming. My work has stopped at a trunnion used for indexing. I have wanted to move up for years and our shop will not buy the machine.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 33,
      high: 48,
      best: 41,
      why: "Sets up and runs five-axis mills with other people's programs; Mastercam stands only in a skills line and a night class.",
      lacks: [
        '5 years programming CNC mills',
        'simultaneous 5-axis programming',
        'Mastercam, hyperMILL or NX in work',
      ],
      cv: `CASEY LINDQVIST
CNC Set-up Machinist, 2nd shift
Fairborn, Ohio / US citizen

Core skills: 5-axis CNC, 5-axis programming, Mastercam, CAM, GD&T, Ti and Inconel, Vericut, tool presetting, calipers, mics, height gauge

WORK HISTORY

Set-up machinist, Pratherville Aerospace Machining, Beavercreek
November 2021 to present
* Load fixtures and tools, indicate in and touch off on four DMG DMU 65 five-axis machines.
* Run the programs that engineering releases; call the programmer over if something looks wrong.
* Change wear offsets, inserts and coolant; keep the parts inside the tolerance with bore gauges and the Faro arm.
* Read the routing and the print, balloon the first piece, fill in the inspection sheet.
* Scrap rate for 2025: 0.7 %.

CNC operator, Miami Bend Plastics, Dayton
2018 to 2021
* Ran two three-axis routers trimming vacuum-formed covers.

Line cook, Dayton, 2015 to 2018

EDUCATION
Mastercam Mill Level 1, evening course, Sinclair campus, spring 2026 (16 sessions)
GD&T fundamentals, in-house day, 2023
High school diploma, 2015`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 52,
      high: 68,
      best: 60,
      why: 'Twelve years of real five-axis programming, but it ended in June 2016 and he has kept a bicycle shop ever since.',
      lacks: [],
      cv: `HARLAN VOSS
Yellow Springs, Ohio
Born in Toledo, U.S. citizen, Army veteran (1996-2000)

2016 to today: owner, Glen Street Cycles
Repairs, sales and rentals, two part-time mechanics. Books, ordering, website. I am selling the shop to one of the mechanics and want to go back to cutting metal.

September 2004 to June 2016: CNC programmer, later lead programmer, Trillium Jet Components, Vandalia
- Wrote programs for compressor vanes, impellers and thin-walled casings on five-axis Mikron and Hermle mills, all axes interpolating, first with hyperMILL 9 and later 2014.
- Worked closely with the machinists on prove-outs; tool breakage on the impeller cell down by two thirds.
- Checked in Vericut; wrote and kept up the post for the Heidenhain 530.
- Led four programmers from 2011. Chose the second Hermle and ran it off at the builder's.
- Prints full of profile and position tolerances, Y14.5M-1994 and 2009.

2000 to 2004: machinist, Maumee Tool and Gage, Toledo
Three-axis mills, manual and Fanuc.

Schooling: journeyman machinist, 2004; math and blueprint classes at night.

I downloaded the free seat of Mastercam this year and have been playing around with it at home.`,
    },
  ],
};
