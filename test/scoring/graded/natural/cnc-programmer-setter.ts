/** CNC programmer-setter, English subcontract shop: a trade qualification, four years programming and setting mills, CAM. */
import type { GradedJob } from '../types.ts';

export const cncProgrammerSetter: GradedJob = {
  job: 'cnc-programmer-setter',
  title: 'CNC Programmer-Setter (milling)',
  spec: `We're Wrekin Precision, thirty-four people in Telford, family-run since 1978, and we make awkward things in aluminium, titanium and stainless for aerospace, motorsport and the odd film prop. Dave is retiring in the spring after twenty-six years, so we want somebody to sit next to him for a while and then take over his end of the mill shop.

What that means: a drawing or a STEP file lands on your desk, you decide how to hold it, write the program in CAM, set the machine, prove it out and hand it to an operator with a set-up sheet that makes sense. Batches run from one to two hundred. We run Hurco and DMG three-axis machines and two five-axis Hermles.

You'll have served your time or hold something on the same level (NVQ 3, BTEC, HNC, a foreign trade diploma, we're not snobs). We do need four years or more of both programming and setting CNC mills, because Dave's parts are not for learning on. You should be at home in a proper CAM package: Mastercam, hyperMILL, Edgecam, Fusion, pick your own. Heidenhain, Fanuc or Siemens, any one of them, we'll teach you the rest.

Lovely to have: five-axis, titanium, CMM, AS9100 paperwork.

Four-day week, 39 hours, £19-23 an hour, biscuits on Fridays. Everyone is welcome here. Send a CV or ring Karen.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Time-served, eleven years programming and setting mills in hyperMILL and Mastercam, Heidenhain, five-axis, titanium, AS9100.',
      lacks: [],
      cv: `Gareth Poyner
Bridgnorth, Shropshire

Milling programmer/setter

Stourbank Aerostructures, Kidderminster
Programmer-setter, mill section - May 2019 to now
  Hermle C42 and C30 (TNC 640), DMG DMU 65. hyperMILL from STEP or drawing, own fixtures designed in SolidWorks. Titanium brackets, 7075 housings, 17-4 fittings, ones and twos up to 150 off. First articles to AS9102. Set-up sheets with photos, introduced 2021, scrap on new parts down by half.

Severnside Toolroom, Worcester
CNC miller, programming and setting - Sept 2015 to April 2019
  Two Hurcos and a Haas VF4, all my own programs: Mastercam for anything with shape, conversational for the rest. Jigs, mould plates, repair work.

Severnside Toolroom
Apprentice, toolmaking - Sept 2011 to Aug 2015

Qualifications
  Advanced apprenticeship, NVQ level 3 Mechanical Manufacturing Engineering, BTEC level 3 (2015)
  hyperMILL 5-axis course, 2020
  GD&T, two-day course, 2022

Can run a Mitutoyo CMM on existing programs and write simple ones.

Happy with four long days. Clean licence. References from both firms.`,
    },
    {
      name: 'polish-technik',
      kind: 'any-of',
      low: 78,
      high: 93,
      best: 87,
      why: 'Polish trade diploma, Edgecam and Siemens 840D, eight years programming and setting: each any-of met by the less usual member.',
      lacks: [],
      cv: `Zbigniew Karwacki, Stafford

ABOUT
In the UK since 2017. I take a part from the customer's model to the first good piece by myself.

WORK HISTORY

| When | Where | What |
| --- | --- | --- |
| 11.2018 - today | Cannock Pump Components Ltd | CNC mill programmer and setter |
| 03.2017 - 10.2018 | Cannock Pump Components Ltd | CNC mill setter-operator |
| 2010 - 2017 | ZPM Radom, Poland | Milling machine operator, later setter |

At Cannock: impellers, valve bodies and manifolds in duplex stainless, bronze and aluminium, lots of 5 to 80. Edgecam (I am the one who keeps the tool library and the posts). Machines: three Spinner verticals and a Heller horizontal with pallet pool, all Sinumerik 840D; since 2023 a 4+1 axis table. Vacuum and modular fixtures, my own design. I prove out every program, then write the sheet for the operators on three shifts. I taught two apprentices to program.

SCHOOL
Technik mechanik, obróbka skrawaniem, Technikum in Radom, diploma 2010
Edgecam advanced milling, Reading, 2019

LANGUAGES
Polish, English (good), some German

Forklift licence. EU settled status.`,
    },
    {
      name: 'setter-operator',
      kind: 'missing',
      low: 40,
      high: 57,
      best: 48,
      why: 'Time-served and thirteen years setting mills, but the programs come from the office; he edits offsets and feeds, no CAM.',
      lacks: ['four years of both programming and setting CNC mills', 'at home in a CAM package'],
      cv: `Neil Hargest, 14 Ketley Rise, Telford

Employment

Oakengates Castings & Machining, 2013 to present
CNC setter/operator, machining cell 2
Sets and runs four Fanuc-controlled machining centres (Mori and Doosan), 3 and 4 axis. Job comes down from the programming office with tool list and sheet; I load fixtures, touch off tools, call up the program, single-block the first one, measure it and adjust. Change speeds, feeds and offsets at the machine when the material plays up. Batches of 20 to 3,000, aluminium and SG iron. Cell lead on afternoons since 2019: five operators, handover board, 5S. First-off and in-process inspection with bore gauges, height gauge and CMM (push-button). Cut change-over on the gearbox job from 95 to 40 minutes.

Salop Gear Company, 2005 to 2013
Apprentice then miller, manual and CNC

Training
Modern apprenticeship, NVQ 3 in mechanical engineering, Telford College, 2009
Fanuc set and operate course 2014
First aid at work, overhead crane, abrasive wheels

Good timekeeper, six sick days in ten years. I can read any drawing you put in front of me. Looking for a smaller place with more variety and four days.`,
    },
    {
      name: 'tooling-rep',
      kind: 'old',
      low: 56,
      high: 72,
      best: 64,
      why: 'Twelve years of programming and setting with CAM and Heidenhain, all of it ended in early 2017; since then sells cutters.',
      lacks: [],
      cv: `Stephen Malpass
Technical Sales Engineer
stephen.malpass@post.example

Profile: Engineer by trade, salesman by accident. Would like to make things again, nearer home.

March 2017 - present
Area technical sales engineer, Kestrel Cutting Tools UK (West Midlands)
Sells solid carbide and indexable milling to some 90 subcontractors. Trials at the customer's spindle, cutting data, cost-per-part reports. £1.4m territory. Wrote the company's titanium roughing guide.

January 2009 - February 2017
Programmer-setter, Halesmere Motorsport Engineering, Wolverhampton
Uprights, gearbox cases, one-off suspension parts, mostly 2014 and 7075 aluminium and Ti 6-4. Mastercam X to 2017, Heidenhain 530, DMG 5-axis from 2012. Fixture design, set-up, prove-out and first-off inspection for ones to fifties. Three other machinists in the section.

August 2004 - December 2008
CNC miller, programming and setting, Dunsley Mould & Tool, Dudley
Heidenhain 426, Bridgeport and Hurco; Edgecam.

1999 - 2004
Apprentice and improver, Dunsley Mould & Tool

Indentures, City & Guilds, HNC Mechanical Engineering (Dudley College, 2003)

Full driving licence. Keep a small manual mill in the garage and still use it most weekends.`,
    },
    {
      name: 'keyword-operator',
      kind: 'list',
      low: 14,
      high: 32,
      best: 23,
      why: 'Every package and control in a list, above two and a half years of loading lathes and saws through an agency.',
      lacks: [
        'served your time or hold something on the same level',
        'four years of both programming and setting CNC mills',
        'at home in a CAM package',
      ],
      cv: `TYLER JEAVONS
CNC PROGRAMMER / SETTER / MACHINIST

KEY SKILLS
CNC Programming ● CNC Setting ● 3, 4 & 5 Axis Milling ● Mastercam ● hyperMILL ● Fusion 360 ● Edgecam ● Heidenhain ● Fanuc ● Siemens ● Hurco ● Hermle ● GD&T ● CMM ● Titanium ● AS9100 ● Fixture Design ● Prove-out ● G-code & M-code

PERSONAL STATEMENT
Highly motivated, enthusiastic engineer with a passion for precision. Works well alone and as part of a team.

EMPLOYMENT
Machine operative, Granville Fasteners, Telford (through Apex Staffing)
April 2024 to date
- Load and unload two bar-fed lathes and a bandsaw
- Check every tenth part with a go/no-go gauge and fill in the sheet
- Deburr, wash, pack
- Report tool wear to the setter

Warehouse picker, Donnington Distribution, 2022 to 2024

Crew member, Burger Barn, 2020 to 2022

EDUCATION
Level 2 diploma, performing engineering operations, 2022
GCSEs incl. maths 5, English 4

ONLINE
Titans of CNC academy: aluminium building blocks 1-3 (videos)
Fusion 360 for beginners certificate

HOBBIES
3D printing, go-karts, gaming`,
    },
  ],
};
