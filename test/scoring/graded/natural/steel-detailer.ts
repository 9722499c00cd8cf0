/** Structural steel detailer, United States: five years of shop drawings in Tekla or SDS2, AISC connections. */
import type { GradedJob } from '../types.ts';

export const steelDetailer: GradedJob = {
  job: 'steel-detailer',
  title: 'Structural Steel Detailer',
  spec: `REQUISITION 26-118
Position: Structural Steel Detailer
Reports to: Detailing Manager
Location: Chattahoochee Iron Works, Columbus, GA (hybrid after 90 days)
Status: Full time, exempt

1. Purpose
Model and detail structural and miscellaneous steel for commercial, industrial and healthcare buildings of 100 to 3,500 tons. Our shop is AISC certified and cuts straight from our own files.

2. Duties
2.1 Build the 3D model from contract drawings; produce advance bills, erection plans, shop drawings and CNC/DSTV files.
2.2 Apply and select connections; coordinate delegated design with the connection engineer.
2.3 Write RFIs; track revisions and approvals.
2.4 Check other detailers' sheets when asked.

3. Required
3.1 Five (5) years of full-time experience detailing structural steel for fabrication.
3.2 Production-level skill in Tekla Structures or SDS2.
3.3 Working command of the AISC Manual and standard connection practice; reads structural and architectural drawings.

4. Preferred
4.1 NISD Individual Detailer Certification
4.2 Stairs, rails and ladders
4.3 Bluebeam, Trimble Connect, Navisworks
4.4 Associate degree in drafting or similar
4.5 Time spent in a fab shop or in the field

5. Terms
$70,000 to $92,000, paid overtime in crunch weeks, 401(k) with 4% match, medical from day one. Drug screen and E-Verify. Chattahoochee Iron Works is an equal opportunity employer, including disability and protected veterans. No agencies please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Nine years of structural detailing in Tekla with AISC connections, CNC, stairs, NISD certification and shop time.',
      lacks: [],
      cv: `MARCUS T. BELLWOOD
Steel Detailer, Opelika, AL

Piedmont Steel Fabricators, Auburn, AL
Senior Detailer
June 2020 - Present
- Tekla Structures 2019 through 2025; hospitals, schools, a 2,800 ton battery plant
- ABM, E-sheets, shop drawings, DSTV and KISS files, field bolt lists
- Shear tabs, double angles, end plates, moment frames and HSS bracing per AISC 15th and 16th; delegated design packages back and forth with the connection EOR
- Stairs with grate and pan treads, guardrail, ships ladders
- RFI log and revision clouds; Bluebeam Studio sessions with the EOR, Trimble Connect with the erector
- Check two junior detailers

Triangle Detailing Group, LaGrange, GA
Detailer
January 2018 - May 2020
- Tekla; retail boxes, mezzanines, canopies, joist coordination

Harris County Metal Works
Fitter, then layout
2014 - 2017
- Learned to read shop drawings by building from bad ones

Education: A.A.S. Drafting and Design Technology, Southern Chattahoochee Tech, 2017
NISD IDC Class I, certified 2022`,
    },
    {
      name: 'firm-owner',
      kind: 'overqualified',
      low: 77,
      high: 92,
      best: 86,
      why: 'Ran her own SDS2 detailing firm for sixteen years and still models; above the post, everything required is shown.',
      lacks: [],
      cv: `Dorothy "Dot" Hendershot

I started on the board in 1996, inking beam details for Valley Bridge & Iron in Roanoke, and moved to SDS/2 the week they unboxed it in 1999. Checker in 2003. Chief draftsman in 2006, fourteen people.

In 2010 I opened Hendershot Detailing, LLC. At the top we were twenty-two with an office in Georgia, 19,000 tons a year: distribution centers, two stadium expansions, a cancer hospital, power plant pipe racks. I estimated, negotiated and signed every contract, and I modeled too, because that was the part I liked. My last model, 1,100 tons of braced frame and moment connections for a food plant in Macon, went to the shop in August in SDS2 2025: advance bill, erection drawings, gathered sheets, NC files, all mine. I sat on the regional NISD board and taught connection classes out of the AISC Manual for younger detailers on Saturday mornings.

The firm was sold in September this year to a national outfit; no non-compete for employment with a fabricator.

I do not want employees or payroll again. I want a model, a checker I can argue with, and to go home. The pay range works.

Miscellaneous metals: yes, thousands of stairs. Bluebeam, Navisworks: daily. Tekla: can open and review.`,
    },
    {
      name: 'autocad-man',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 66,
      why: 'Thirteen years of structural detailing in AutoCAD with good AISC practice; says he has never modeled in Tekla or SDS2.',
      lacks: ['Production-level skill in Tekla Structures or SDS2'],
      cv: `Ruben Castellanos-Ortega
Phenix City, Alabama

WORK

2013-present. Detailer at Eufaula Welding & Steel (35-man shop).
I am the drawing office. Everything the shop builds comes off my AutoCAD: columns, beams, bracing, embeds, lintels, stairs, handrail, bollards, platforms for the paper mill. Jobs run from five tons to about 400. I do the takeoff for the mill order, write the RFIs, make the erection plans and piece drawings, and get them approved. Connections I pick from the tables in the Manual, mostly shear tabs and seated angles, and the engineer we use in Montgomery stamps the odd ones. When the iron doesn't fit, I drive out and look.

2009-2013. Helper, then fitter/welder, same shop. AWS D1.1 3G/4G at the time.

SCHOOL
Diploma in Drafting, Wallace River Community College, evenings, 2013.

SOFTWARE
AutoCAD with our own LISP routines, Bluebeam, Excel. The owner never would pay for 3D, so I haven't worked in Tekla or SDS2. I watched a demo at NASCC in 2024 and would pick it up gladly.

Spanish and English.`,
    },
    {
      name: 'rebar',
      kind: 'adjacent',
      low: 33,
      high: 49,
      best: 42,
      why: 'Detailer of reinforcing bar: drawings, RFIs and fabrication rhythm carry over; no structural steel, no Tekla or SDS2, no AISC.',
      lacks: [
        'Five (5) years of full-time experience detailing structural steel',
        'Production-level skill in Tekla Structures or SDS2',
        'Working command of the AISC Manual and standard connection practice',
      ],
      cv: `SHANELLE R. WITHERS — DETAILER

Experience
Senior Detailer / Commercial Reinforcing, Inc. / Macon, GA / 2019 to date
Placing drawings and bar lists for parking decks, tilt-up, mat foundations and bridge bents, 200 to 4,000 tons. aSa software and AutoCAD. Reads structural sheets all day, finds the conflicts and writes the RFIs; tracks submittals and revisions in Procore and Bluebeam. CRSI Manual of Standard Practice and ACI 318 lap and hook tables by heart. Releases to the shear line by truckload. Trains new detailers and checks their lists.

Detailer / Commercial Reinforcing, Inc. / 2016 to 2019
Slabs, walls, footings. Field fixes with the placing foreman.

Drafter / Bibb Precast / 2014 to 2016
Plank and stair units, AutoCAD. Embed plates and lifting hardware drawn to vendor standards.

Education
Associate of Applied Technology, Drafting, Central Ocmulgee Tech, 2014

Why this opening
Ten years of rebar is plenty. I know fabrication drawings, I know deadlines and I know what happens on site when a sheet is wrong. My brother is an ironworker in Local 387 and keeps telling me to come over to the red iron.`,
    },
    {
      name: 'event-florist',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'Event florist and shop manager; detail-oriented in the everyday sense and nothing of the trade.',
      lacks: [
        'Five (5) years of full-time experience detailing structural steel',
        'Production-level skill in Tekla Structures or SDS2',
        'Working command of the AISC Manual and standard connection practice',
      ],
      cv: `Brianna Lockridge
Columbus, Georgia

Objective: To obtain a full-time position with a growing company where my eye for detail and strong work ethic will be valued.

Magnolia & Vine Floral Design
Shop Manager and Lead Event Designer
2020 - Present
  * Design and install flowers for 45 weddings a year, plus churches and hotel lobbies
  * Builds arches, hanging installations and table plans from sketches approved by the client
  * Orders stock from growers in Ecuador and California, keeps waste under 8%
  * Schedules five designers and two drivers; Square, QuickBooks, Canva
  * Tracks client revisions from first consultation to the day of the event

Peachtree Crafts
Floor Associate, Custom Framing Counter
2016 - 2020
  * Measured, cut mats and glass, handled special orders
  * Employee of the quarter twice

Columbus Northside High School, diploma, 2016

Skills: attention to detail, color, customer service, deadlines, forklift (warehouse sit-down, 2019), CPR

Available immediately. Able to lift 50 lbs and pass a drug screen.`,
    },
  ],
};
