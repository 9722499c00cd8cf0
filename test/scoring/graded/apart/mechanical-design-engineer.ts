/** Mechanical design engineer (US): BSME, five years of product design and SolidWorks decide. */
import type { GradedJob } from '../types.ts';

export const mechanicalDesignEngineer: GradedJob = {
  job: 'mechanical-design-engineer',
  title: 'Mechanical Design Engineer (SolidWorks)',
  spec: `Mechanical Design Engineer
Grand Rapids, MI | Full time, on site

What we make: portable patient monitors and the carts they ride on.

Responsibilities
• Take enclosures, brackets and mechanisms from concept to released drawings
• Model and detail in SolidWorks, manage revisions in PDM
• Run tolerance stack-ups and design reviews, work with molders and sheet-metal shops
• Support verification builds and ECOs

Requirements
• B.S. in Mechanical Engineering (BSME)
• 5+ years of product design experience in industry
• Daily SolidWorks user at an advanced level (large assemblies, surfacing or sheet metal)
• GD&T per ASME Y14.5
• Design of injection molded plastic or sheet metal parts

Preferred
• Medical device design controls (ISO 13485)
• CSWP, FEA

Perks: 4-day summer weeks, profit sharing. EOE including disability and veterans.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'BSME, eight years, SolidWorks daily with CSWP, molded and sheet metal parts, Y14.5, ISO 13485.',
      lacks: [],
      cv: `Hannah Vander Ploeg
Mechanical Design Engineer | Holland, Michigan

Summary: Design engineer with eight years in medical and consumer enclosures. CSWP.

Experience

Lakeshore Infusion Systems, Holland, MI
Senior Mechanical Designer / Design Engineer, May 2021 – present
• Owns the housing, latch and pole clamp of two infusion pumps, concept to release; 140-part assemblies in SolidWorks, surfacing for the grip
• Injection molded PC/ABS parts: draft, ribs, gate reviews, T0 to T3 at three molders
• GD&T per ASME Y14.5-2018 and 1D/3D tolerance stacks; led 11 design reviews
• ISO 13485 design history file, verification builds, 60+ ECOs in PDM Professional
• SolidWorks Simulation drop and clamp load studies

Ottawa Seating Products, Zeeland, MI
Design Engineer, July 2018 – April 2021
• Sheet metal brackets and mechanisms for task chairs, 3D printed prototypes, BIFMA tests
• Cut cost of tilt bracket by 22 % with one progressive die

Education
B.S. Mechanical Engineering, Michigan Tech, 2018

Skills
SolidWorks (CSWP 2020, CSWPA Sheet Metal), PDM, Simulation, Moldflow basics, ASME Y14.5, DFM/DFA, Minitab

Interests: ice fishing, restoring motorcycles`,
    },
    {
      name: 'creo',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 68,
      why: 'Nine good years of enclosure design, all in Creo; SolidWorks basic from a class.',
      lacks: ['advanced daily SolidWorks'],
      cv: `Luis Arturo Benavides, ME
Kalamazoo, Michigan

Nine years of mechanical product design, from sketches to production tooling. BSME, University of Texas at El Paso, 2017.

Work experience

January 2020 to present. Staff Mechanical Engineer, Portage Handheld Scanners.
I design rugged housings and docking stations: over-molded grips, gasketed clamshells, sheet metal charging racks. All work in Creo Parametric 9 and Windchill. Tolerance analysis with CETOL, drawings to ASME Y14.5 with full GD&T, peer reviews. I travel to molders in Wisconsin and Monterrey to approve first articles. Two patents on a latch. Led the mechanical side of verification builds and about ninety engineering changes.

June 2017 to December 2019. Mechanical Engineer, Cordova Thermostats, El Paso.
Wall plates and snap-fit covers in ABS, Creo. UL 94 and drop tests, ECOs.

Software
Creo Parametric, Windchill, CETOL, Ansys Discovery: advanced
SolidWorks: basic only (a two-day class in 2023, not used on the job)
Minitab, Excel: good

Certifications
GDTP Technologist (ASME) 2021
Six Sigma Green Belt 2022

English and Spanish, both fluent. No medical device experience yet.`,
    },
    {
      name: 'drafter',
      kind: 'missing',
      low: 56,
      high: 73,
      best: 65,
      why: 'Twelve years of SolidWorks design of molded and sheet metal parts with an associate degree only.',
      lacks: ['B.S. in Mechanical Engineering'],
      cv: `RANDY KOWALCZYK
SolidWorks Designer

12 years of SolidWorks at an expert level. If it can be bent, molded or bolted I have drawn it.

2017 - Present   Senior Mechanical Designer, Muskegon Cart & Cabinet
                 Hospital carts and wall cabinets. Large SolidWorks assemblies
                 (900+ parts), sheet metal, weldments, molded drawer fronts and
                 bumpers. Concept to released prints. Stack-ups and GD&T per
                 Y14.5. Leads weekly design review. Runs PDM vault. Supports
                 builds on the floor and writes ECOs.

2014 - 2017      CAD Designer, Whitehall Lighting
                 Sheet metal luminaires, die-cast housings, SolidWorks and
                 AutoCAD. Worked with four stamping shops.

2009 - 2014      Machine operator, then drafter, family tool & die shop

EDUCATION        Associate of Applied Science, Computer Aided Drafting,
                 Muskegon Community College, 2014
                 (no bachelor's degree)

CERTIFICATES     CSWP 2015, CSWE 2019, GD&T Fundamentals (ASME) 2018

ALSO             ISO 13485 awareness, supplier quality visits, SolidWorks
                 Simulation, KeyShot. Past president of the West Michigan
                 SolidWorks User Group.`,
    },
    {
      name: 'three-years',
      kind: 'years',
      low: 57,
      high: 73,
      best: 66,
      why: 'BSME and everything technical, but three years in industry since graduation in 2023.',
      lacks: ['5 years of product design experience'],
      cv: `Mei-Lin Tsao
mechanical design engineer, Ann Arbor MI

Hi! I design small, well-made plastic and metal things and like seeing them through the tool shop.

EXPERIENCE

Huron Wearable Health — Mechanical Design Engineer — Sept '23 to date
+ Designed the enclosure and charging cradle of a cardiac patch: SolidWorks surfacing, molded PC and LSR, ultrasonic welds
+ Stamped battery contacts and sheet metal fixtures
+ Drawings with GD&T to ASME Y14.5, stack-ups in Excel, presented at four design reviews
+ Design controls under ISO 13485: inputs, outputs, verification protocols
+ SolidWorks PDM administrator for six engineers; 35 ECOs

Co-op, Detroit Rack & Roller — summers 2021 and 2022 (12 weeks each)
+ Detailed brackets, measured first articles

EDUCATION
B.S.E. Mechanical Engineering, University of Michigan, 2019 – 2023, magna cum laude
Senior project: hand-crank suction pump for field clinics

SKILLS
SolidWorks (CSWP, 2023), PDM, Simulation, Python scripts for stacks, 3D printing, GD&T, basic LabVIEW

AWARDS
Best capstone, 2023

Languages: English, Mandarin. Looking for a bigger product and a mentor.`,
    },
    {
      name: 'student',
      kind: 'list',
      low: 14,
      high: 36,
      best: 26,
      why: 'Final-year student: SolidWorks and GD&T from class and a race car club.',
      lacks: [
        'B.S. in Mechanical Engineering',
        '5 years of product design experience',
        'daily advanced SolidWorks in industry',
      ],
      cv: `Devonte Marshall
Mechanical Engineering Student, Western Lakes University

Objective
Full-time Mechanical Design Engineer position (SolidWorks) starting June 2027

Education
B.S. Mechanical Engineering, in progress, expected May 2027. GPA 3.4
Relevant courses: Machine Design, CAD with SolidWorks, GD&T (ASME Y14.5), Manufacturing Processes, FEA, Injection Molding Elective

Technical skills
SolidWorks (advanced), sheet metal, surfacing, large assemblies, PDM, GD&T, tolerance stack-up, injection molding, FEA, DFM, MATLAB, ISO 13485

Projects
Formula SAE, 2024 to now: suspension sub-team, modeled uprights and pedal box in SolidWorks, helped machine them; car finished 41st
Class project: redesign of a stapler, six molded parts, report and slides
CSWA (associate) certificate, 2025

Work
Warehouse associate, home improvement store, summers 2023 to 2025
Peer tutor, Statics, 8 hours a week since January 2026

Activities
ASME student section treasurer, intramural basketball, church youth mentor

I have not had an engineering internship yet because I work summers to pay for school, but I bring the tools and the drive. References from professors on request.`,
    },
  ],
};
