import type { GradedJob } from '../types.ts';

export const fiveAxisMachinistAerospaceWichita: GradedJob = {
  job: 'five-axis-machinist-aerospace-wichita',
  title: 'CNC Machinist III, 5-Axis (2nd Shift)',
  spec: `Corvane Aerostructures | Wichita, Kansas | Req. 26-1187 | Full time, hourly, non-exempt

About Corvane
For more than forty years Corvane has built the parts that hold airplanes together. Our 620 teammates in Wichita and Tulsa supply wing ribs, pylon fittings and landing gear door structure to the world's leading airframers. At Corvane we put safety first, we own our quality, and we win as one team.

The opportunity
The CNC Machinist III sets up and runs simultaneous 5-axis machining centers in our Hard Metals cell. Working from the router, the model and the print, you will indicate fixtures and vises, touch off and measure tools, prove out new programs with Engineering, hold true position and profile callouts down to a couple of thousandths, and decide when a cutter has had enough. You will do your own in-process inspection, complete first article paperwork, and show Machinist I and II teammates how it is done.

What you must bring
A high school diploma or GED. No fewer than five years of setting up and running CNC milling machines in a production or prototype shop, at least two of those years on 5-axis equipment. Because this facility performs defense work controlled by the ITAR, you must be a U.S. Person (citizen, lawful permanent resident, or protected individual such as a refugee or asylee). Corvane cannot sponsor or apply for an export license for this position.

What will set you apart
Time in titanium, Inconel or 15-5. Editing programs at the control or in CAM (Mastercam, NX or similar). CMM experience. A background in an AS9100 shop.

Shift and benefits
2:30 p.m. to 1:00 a.m. Monday through Thursday, 12% shift premium, medical from day one, 401(k) with 5% match, tuition assistance.

Corvane is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or protected veteran status. Offers are contingent on a drug screen and background check.`,
  graded: [
    {
      name: 'tuan-phan-ged-greencard',
      kind: 'any-of',
      low: 91,
      high: 99,
      best: 95,
      why: 'GED and green card satisfy the alternatives, with eleven years of set-up work, nine on 5-axis titanium in certified aerospace shops.',
      lacks: [],
      cv: `TUAN PHAN
Park City, KS 67219      316-555-0148      tuan.phan@example.com

Lawful permanent resident since 2011. GED, Sedgwick Adult Learning Center, 2012.

Experience

Set-Up Machinist, 5-Axis          Harlan Ridge Precision, Wichita KS          June 2017 - Present
Titanium (6-4) and 15-5 pylon and gear fittings, lots of 4 to 60. Two Hermle C42s and a Makino with a pallet pool.
I do the whole set-up: dial in the fixture, set the work offset and check kinematics with the sphere, load and laser the tools, dry run, first chip. Typical call-out .003 profile, .0005 bores.
Cut scrap on one clevis from 7 pieces a month to 0 or 1 after I changed the order of the roughing passes and asked for a longer soak before finish.
Post edits at the Heidenhain control; reprogram small features in Mastercam when the day programmer is gone home. First articles (AS9102 forms), run simple routines on the CMM.
Night shift since 2020. Broke in five newer people.

CNC Mill Set-Up / Operator          Keystone Arrow Mfg, Derby KS          Mar 2015 - May 2017
3- and 4-axis Haas and Mori, 7050 and 2024 aluminum ribs. AS9100 shop. Started running, doing my own set-ups within the first two months.

Line Cook / Kitchen Lead          Saffron Table, Wichita          2011 - 2015

Training
CNC Machining Certificate, Chisholm Plains Tech, December 2014
GD&T Y14.5, 24 hrs, 2018
Languages: Vietnamese, English`,
    },
    {
      name: 'rosalind-achterberg-instrument-shop',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Under the title of instrument specialist she has set up and run a 5-axis mill for four years and eight months (within the tolerance) on flight hardware, as a US citizen with a diploma.',
      lacks: [],
      cv: `Rosalind Achterberg
Scientific Instrument Specialist
Lawrence, Kansas | r.achterberg@example.com

WHAT I DO
The astrophysics department of Prairie Meridian University builds small payloads that fly on balloons, sounding rockets and twice now on satellites. I am the person who turns the physicists' models into metal. There are three of us in the shop and I have had the DMG five-axis to myself since I came.

PRAIRIE MERIDIAN UNIVERSITY, INSTRUMENT SHOP - March 2022 to today
* Detector housings, mirror cells and titanium flexures, one to ten off. I figure out the workholding, build up and measure the cutters, pick up the datum, prove the path in the air and then make the part. All five axes moving on the mirror cells; positional 3+2 on most others.
* Program it myself in NX CAM and fix things at the Siemens control.
* Hold .0004 on bearing bores, flatness .0002 on optical benches. Check on our Zeiss CMM and write the report that goes to the flight review.
* Invar, 6Al-4V, 6061, a bit of Inconel 718 for a thruster mount in 2024.
* Teach the graduate students' machining safety class each fall.
* Two of the projects are export controlled; I am a U.S. citizen and on the access list.

KAW VALLEY FRAME & CYCLE - 2017 to Feb 2022
Bicycle frame builder. Brazing, manual Bridgeport and lathe, customers. Loved it, no CNC.

EDUCATION
A.A.S. Machine Tool Technology, Osage Prairie Community College, Dec 2021 (evenings)
Eudora Heights High School, diploma 2014

Why leave? Grant funding ends next spring, and I would like to make more than one of something. Nights are fine.`,
    },
    {
      name: 'etienne-marcoux-montreal',
      kind: 'foreign',
      low: 46,
      high: 60,
      best: 54,
      why: 'An excellent 5-axis aerospace machinist, but a Canadian citizen without US status, which the ITAR requirement rules out and the employer will not sponsor.',
      lacks: ['U.S. Person status (ITAR)'],
      cv: `ÉTIENNE MARCOUX
Longueuil (Québec) Canada
Tel. 450-555-0172
Citizenship: Canadian. I do not hold a green card; would need the employer's support to work in the United States.

PROFILE
Machinist, fourteen years, all in aerospace, ten on five-axis.

2019-08 / present   AÉRO-USINAGE ROUVILLE INC., Saint-Hubert
Lead machinist, five-axis
- Landing gear components and engine mounts in Ti-5553, Ti 6-4 and 300M. DMU 125, Starrag, Fidia control and Siemens 840D.
- Responsible for set-up sheets, fixtures, tool preset, first piece; release of new programs with the methods group
- Contoured surfaces in tolerance of 0.05 mm; bores H6
- Mentor for 4 apprentices

2012-09 / 2019-07   COMPOSANTS MONTÉRÉGIE LTÉE
CNC machinist: 3 and 4 axis until 2016, then five-axis (aluminum structure parts, wing ribs up to 2.4 m). Part of the team for AS9100 rev D transition.

EDUCATION
2012  DEP Techniques d'usinage + ASP Usinage CNC, Centre de formation des Trois-Clochers
2010  Diplôme d'études secondaires (high school diploma)

SOFTWARE   CATIA V5 manufacturing, Vericut viewer, PC-DMIS (basic)
LANGUAGES  French native, English good

My wife's family lives in Kansas City and we wish to move there in 2027.`,
    },
    {
      name: 'brandon-kowalczyk-three-years',
      kind: 'years',
      low: 60,
      high: 72,
      best: 66,
      why: 'A good citizen-status 5-axis set-up man with the two 5-axis years, but only three years and four months of CNC set-up against five.',
      lacks: ['five years setting up and running CNC mills'],
      cv: `Brandon Kowalczyk
Haysville KS - 316.555.0119

Objective: step up to a III on a 5-axis cell

Education
Haysville Central HS, class of 2021
Wichita Plains Technical, CNC certificate, Summer 2023

Jobs

7/2023 to now, Bluestem Aero Components, Wichita (AS9100)
Machinist I 7/23 - 7/24, Machinist II 8/24 on
First year on 3-axis Haas VF4s: set vises and soft jaws, touched off tools, ran aluminum brackets and clips. In August '24 moved over to the 5-axis row (Hermle C32, Matsuura) and been there ever since. I set up my own jobs now. Mostly 7075, the last nine months also titanium hinge fittings. Indicate the fixture, load tools from the preset sheet, check the probe, run first piece at 25% rapid with the programmer next to me if it is new. Then mic, height gage, send to CMM. I edit feeds and comp at the control, don't program in CAM yet.
Attendance award 2025. Zero escapes to the customer.

8/2021 to 5/2023, Ark River Building Supply
Yard & delivery

US citizen, passed drug screen & background for Bluestem's defense contract. Second shift is what I work now. References: Loretta Dix, cell lead.`,
    },
    {
      name: 'tyler-ostrander-skills',
      kind: 'list',
      low: 22,
      high: 35,
      best: 29,
      why: 'A long list of machines and software with no machining job behind it: the posts are warehouse and deburr work, and US status is not stated.',
      lacks: [
        'five years setting up and running CNC mills',
        'two years on 5-axis',
        'U.S. Person status not shown',
      ],
      cv: `TYLER OSTRANDER
Results-driven CNC Machinist | 5-Axis | Aerospace

CORE COMPETENCIES
5-axis simultaneous machining - Set-up - Prove-out - Hermle - DMG Mori - Makino - Mazak - Haas - Fanuc - Heidenhain - Siemens 840D - Mastercam - NX CAM - CATIA - Vericut - G&M code - GD&T - ASME Y14.5 - CMM - PC-DMIS - AS9100 - AS9102 first article - titanium - Inconel - 15-5 PH - 7075 - tool life - work offsets - fixturing - probing - ITAR - lean - 5S - Six Sigma - teamwork

CAREER OBJECTIVE
Seeking a CNC Machinist III role in which to apply expert knowledge of multi-axis machining of hard metals in a fast-paced aerospace environment.

EMPLOYMENT
Material handler, Great Bend Fastener Depot, Feb 2024 - present
  Receive, stock and issue hardware; forklift
Deburr & finish, Arrowhead Sheet Products, Sep 2022 - Jan 2024
  Hand deburr, belt sand, pack parts
Crew member, Twin Arches Burger, 2020 - 2022

EDUCATION
High school diploma, Great Bend North, 2020
Online: Mastercam Mill Essentials (2025), Intro to 5-Axis (2025), GD&T Basics (2026)`,
    },
  ],
};
