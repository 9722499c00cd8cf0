import type { GradedJob } from '../types.ts';

export const controlsEngineerMachineBuilderFortWayne: GradedJob = {
  job: 'controls-engineer-machine-builder-fort-wayne',
  title: 'Controls Engineer II',
  spec: `Controls Engineer II
Hollis-Brandt Assembly Systems, Fort Wayne, Indiana
Full-time, on-site

About Hollis-Brandt
Founded in 1961 as a two-man tool room, Hollis-Brandt designs and builds custom assembly and test machines for makers of appliances, seating and powertrain parts. Our 230 associates are proud of what leaves our dock.

The Role
As a Controls Engineer II you will own the controls on your machines from the quote review to the day the customer signs off. You will report to the Controls Manager and work shoulder to shoulder with mechanical designers and panel builders.

Responsibilities
- Write and debug PLC logic and operator screens for multi-station automated equipment
- Program and integrate robots, vision and servo axes
- Review electrical schematics (AutoCAD Electrical) and specify panel hardware
- Apply safety standards, including risk assessments
- Start up equipment on our floor and at customer plants; expect to be away about 35% of the year
- Train customer maintenance personnel

Required Qualifications
- Minimum of five (5) years programming Allen-Bradley controllers in Studio 5000 / RSLogix 5000 on automated machinery
- Hands-on robot programming, at least one brand: Fanuc, ABB, Kuka or Yaskawa
- Bachelor's degree in electrical, mechanical or mechatronics engineering or engineering technology; OR an associate degree or journeyman's card in an electrical trade with related experience

Preferred Qualifications
- Cognex or Keyence vision
- GuardLogix and safety-rated networks
- Prior work for a machine builder or integrator

What We Offer
Medical, dental and vision from day one, 401(k) with 5% match, paid holidays, boot allowance, tuition assistance.

Hollis-Brandt is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or protected veteran status. A background check and drug screen follow any conditional offer.`,
  graded: [
    {
      name: 'derek-oberlander-integrator',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Eight years of Studio 5000 at integrators, Fanuc and ABB programming, BSEET, with vision, safety and travel.',
      lacks: [],
      cv: `DEREK OBERLANDER
Huntington, IN

CONTROLS ENGINEER

Tri-Lakes Machine & Integration, Warsaw, IN
Controls Engineer, March 2021 - Present
• Lead controls on 17 machines shipped, from 2-station press cells to a 26-station recliner mechanism line (4 ControlLogix racks, 6 Fanuc LR Mate and M-10 robots).
• Write AOI-based code templates in Studio 5000 that the other five engineers now start from; FactoryTalk View ME/SE screens.
• Fanuc TP and Karel: pick and place, screwdriving, iRVision line tracking. Two jobs with ABB IRB 1200 (RAPID).
• Cognex In-Sight for presence and gauging, Kinetix 5500 servo indexing.
• GuardLogix, safety zoning, validation sheets to ISO 13849. Sit in on risk assessments with the customer.
• Mark up AutoCAD Electrical prints, size drives and disconnects with the panel shop.
• On the road 16-20 weeks a year: Ohio, Tennessee, Ontario, Querétaro.

Bluffton Conveyor Controls, Bluffton, IN
Controls Technician, then Controls Engineer, June 2018 - February 2021
• CompactLogix programs for sortation and palletizing; one palletizer with a Fanuc M-410.
• Field start-ups, checked I/O, tuned VFDs, taught second-shift maintenance how to recover the system.

EDUCATION
B.S. Electrical Engineering Technology, Wabash Prairie State, May 2018 (GPA 3.4)
Co-op at a stamping plant, summers 2016 and 2017

TRAINING
Fanuc HandlingTool Operation and Programming, 2019
Rockwell safety, 3 days, 2022
OSHA 10

Restores Farmall tractors. Coaches a middle-school robotics club.`,
    },
    {
      name: 'luanne-przybylski-lead-electrician',
      kind: 'gem',
      low: 76,
      high: 88,
      best: 82,
      why: "Under the title of plant electrician she has programmed ControlLogix and Fanuc robots for seven years and holds a journeyman's card, which the ad accepts; machine-builder work and drawings are the small gaps.",
      lacks: [],
      cv: `Luanne Przybylski
South Bend, Indiana

Lead Industrial Electrician

MICHIANA FROZEN BAKERY, South Bend plant
Electrician 2015, Lead since 10/2019

They hired me to pull wire and change motors. In the fall of 2019 our programmer retired and was not replaced, so from October 2019 on the logic in the plant has been mine. What that has meant:

Converted three packaging lines from SLC 500 to ControlLogix over three Christmas shutdowns (2019, 2020, 2022). I wrote the routines in Studio 5000 myself, offline, tested on a rack in the shop, and was making product by January 2nd each time.

Added a case packer with two Fanuc M-20 arms in 2021. The vendor went broke halfway. I taught the points, rewrote the pick logic and the handshakes to the PLC, and later doubled the patterns from 9 to 18. I have since set up two more used Fanucs for tray loading (2023, 2025).

PanelView screens for all of it. Light curtains and door switches redone with a GuardLogix after an OSHA visit, together with a consultant who did the risk assessment.

Keyence camera that rejects crooked labels.

I show the night mechanics how to get the lines back, and I write it on one laminated page each.

Before: 2010-2015 construction electrician, Kaniewski Electric, Mishawaka. Apprenticeship there.

Journeyman card, inside wireman, completed June 2015.
Fanuc certified, HandlingTool, 2021. Rockwell Motion and Logix classes, 2019 and 2020.

No problem with travel now that the kids are grown. I read prints all day but have not drawn them in CAD.`,
    },
    {
      name: 'gary-lindemuth-left-in-2015',
      kind: 'old',
      low: 47,
      high: 60,
      best: 54,
      why: 'Seven real years as a controls engineer with robots and a BSEE, but they ended in 2015 and nothing since touches a PLC.',
      lacks: ['five years of Allen-Bradley programming (7 years, but ended 2015, count half)'],
      cv: `GARY LINDEMUTH
Defiance, Ohio

I am looking to get back into the work I liked best.

2015 to now
Owner-operator, Lindemuth Family Campground, Defiance County, Ohio (May 2015 to present). 120 sites, store, pool, nine seasonal employees. Bookkeeping, bookings, upkeep of wells and wiring, county inspections. We are handing it over to our daughter this winter.

2008 to 2015
Controls Engineer, Auglaize Automation, Lima, Ohio (April 2008 to April 2015). Built assembly machines and weld cells for seat and axle suppliers. Allen-Bradley all the way, RSLogix 5 at first and RSLogix 5000 on every job from 2009. Programmed Fanuc ArcTool and Motoman weld robots, 30 or more cells. PanelView. Drew schematics in AutoCAD. Lived in motels about a third of the year doing installs from Alabama to Michigan. Was lead on a $3.1 million axle line in 2013.

2005 to 2008
Test lab technician, Ottawa River Compressor, Lima.

School: BSEE, Great Black Swamp University, 2005.

I know that the software has moved on since version 20 and expect to spend some evenings with it. Clean driving record. References: my old boss at Auglaize still picks up the phone.`,
    },
    {
      name: 'anita-sundaresan-no-robots',
      kind: 'denial',
      low: 59,
      high: 71,
      best: 66,
      why: 'Eight years of Logix programming and a BSEE, but she says herself that she has never programmed a robot.',
      lacks: ['hands-on robot programming'],
      cv: `Anita Sundaresan, Controls Engineer
Kalamazoo, Michigan

Education
Kettle Moraine Institute of Technology, BS in Electrical Engineering, 12/2017

Employment
1/2018 - 7/2022 Paw Paw Filling Machines Inc. Project engineer, controls
Rotary fillers and cappers for dairy and juice. CompactLogix and ControlLogix, ladder and structured text, up to 22 servo axes on Kinetix. PanelView Plus. Drawings in AutoCAD Electrical. Factory acceptance tests, then installations in 14 states, 10 to 15 weeks a year.

8/2022 - present Brightwater Packaging Systems LLC. Senior controls engineer
Cartoners and tray formers, Studio 5000 v32 to v36. Standard machine library with PackML states, cut average debug on the floor from five weeks to three. GuardLogix with CIP Safety on all new frames. Cognex DataMan readers. Mentor to two new graduates. Customer training, usually two days on site.

Robots
None so far. Both of my employers bought in robot cells from an outside integrator; I did the Ethernet handshake on the PLC side but have never taught points or written a robot program. It is the main reason I want to move to a shop that does its own.

Other
TÜV-style functional safety course (4 days), 2023. US citizen. Speaks Tamil and some Spanish.`,
    },
    {
      name: 'cody-rademaker-sixty-words',
      kind: 'thin',
      low: 61,
      high: 73,
      best: 68,
      why: 'All three musts are named with dates, but in some sixty words and without a single project to judge.',
      lacks: [],
      cv: `Cody Rademaker
Van Wert OH

Controls engineer, Maumee Tool & Automation, Aug 2019 to present. Program Allen-Bradley (Studio 5000) and Fanuc robots on assembly machines we build, some Kuka. Startups at customers in Ohio, Indiana and Kentucky.

Before that panel wireman, same company, 2017-19.

Associate degree, Electromechanical Technology, Blanchard Valley Community College, 2017.

Available with two weeks notice. Willing to travel.`,
    },
  ],
};
