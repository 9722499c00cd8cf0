import type { GradedJob } from '../types.ts';

export const structuralEngineerBuildingsSeattle: GradedJob = {
  job: 'structural-engineer-buildings-seattle',
  title: 'Structural Engineer, P.E.',
  spec: `We are a structural office of twenty-six above a bakery in Ballard. Our work is schools, mid-rise housing over podiums, a good number of seismic retrofits of brick buildings, and now and then a library that we enter for awards and do not win. One of our project engineers is moving back to Minnesota and we would like to replace her with someone who can run jobs.

By that we mean taking a building from the architect's first sketch through permit and construction: choosing the lateral system, doing or checking the calculations, leading an engineer or two and a Revit technician, answering RFIs on the day they come, walking the site and telling the contractor politely that the holdowns are missing. You will be in front of the city's plan reviewers often enough to know them by name.

You need to be a licensed Professional Engineer in the State of Washington at the time you apply, because you will be sealing drawings in your second month. (S.E. is welcome and paid for.) You need a bachelor's degree or higher in civil or structural engineering, and at least six years in the design of buildings in a high-seismic region, since the code here is mostly about earthquakes. Wood and concrete matter more to us than steel. We model in ETABS, RAM and RISA and draw in Revit; someone who's good at one learns the others. Mass timber, ASCE 41 evaluations, or experience with DSA-style school review would make us happy.

Salary $105,000 to $132,000 depending on years, profit sharing in good ones, and first pick of the day-old bread. Send a résumé and two pages of anything you have drawn.`,
  graded: [
    {
      name: 'hana-yoshikawa-lundgren-strong',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Washington P.E. since 2020, M.S. in structures and nine years of Puget Sound and Bay Area buildings with retrofit and mass timber.',
      lacks: [],
      cv: `Hana Yoshikawa Lundgren, P.E.
Shoreline, Washington

REGISTRATION
Professional Engineer (civil), Washington, issued 2020, renews 2027
Professional Engineer (civil), California, 2019

EXPERIENCE
Cedar & Kettle Structural, Seattle. Project Engineer, May 2021 to present
Run four to six jobs at a time with one designer and shared BIM staff. Among them: Alder Creek Elementary (cross-laminated timber roof on light-frame shear walls, 58,000 sf, opened 2024); 5-over-2 apartments on Rainier Avenue, post-tensioned podium, 164 units; retrofit of a 1911 unreinforced masonry hotel to ASCE 41 with strongbacks and new diaphragms. Respond to Seattle plan correction letters, site observations weekly, special inspection paperwork.

Brightwater Associates, Oakland, California. Design Engineer, July 2017 to April 2021
Two community college buildings through the state architect's review, soft-story wood retrofits (about 30), a concrete shear wall parking garage.

TOOLS
ETABS, SAFE, RISA-3D, WoodWorks, Revit for sketching over the technicians' shoulders

EDUCATION
M.S. Structural Engineering, 2017; B.S. Civil Engineering, 2015`,
    },
    {
      name: 'peter-van-houten-oregon-pe',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 62,
      why: 'Strong project engineer with Oregon work and an Oregon P.E., but no Washington licence and it is needed at application.',
      lacks: ['Washington P.E. license (Oregon only)'],
      cv: `Peter van Houten
Portland OR, willing to move north

Structural engineer, building work, 2016-present

I have been with Tualatin Structures in Portland since January 2018 and became a project engineer in 2021. My projects are apartments in wood over concrete, fire stations (essential facilities, risk category IV), and four seismic upgrades of brick schools. I do the lateral design myself, mostly shear walls and a few buckling restrained frames, and I have two younger engineers who do the gravity. I seal my own drawings in Oregon. I attend site meetings and do the structural observation reports.

From June 2016 to December 2017 I was a graduate engineer with a design-build firm in Eugene: tilt-up warehouses, footing calcs.

Licensed Professional Engineer, State of Oregon, current to 12/2027. I have not applied in Washington yet but my NCEES record is complete and comity shouldn't be hard.

Bachelor of Science in Civil Engineering 2016.

RISA, ETABS, Enercalc, Revit. Member of the state SEA, code committee.`,
    },
    {
      name: 'mireya-castaneda-eit',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 63,
      why: 'Six years of Seattle building design and an M.S., PE exam passed, but the board has not issued the licence yet.',
      lacks: ['Washington P.E. license (application pending)'],
      cv: `MIREYA CASTAÑEDA, E.I.T.
Seattle, WA 98118

Education    University in the Northwest, M.S.C.E. (structures) 2020; B.S.C.E. 2018

Sept 2020 - Present    Structural Designer, then Engineer II, Marrow Bay Engineers, Seattle
   Light-frame and podium housing (9 buildings built), two middle schools, voluntary URM parapet and wall anchorage projects, tenant improvements. Shear wall schedules, PT slab design in RAM Concept, diaphragm and collector design, submittals and RFIs. Lead engineer in all but signature on a 92-unit building in Columbia City, under our principal's seal. Site visits every other week.

Summer 2019    Intern, county bridge group

Licensure    Passed PE Civil: Structural, October 2025. Application for Washington license filed August 2026, under review by the board; expect a number in early 2027.

Software    ETABS, RAM, RISA, Revit, Forte, a lot of Mathcad

Spanish native. Volunteer post-earthquake building evaluator (ATC-20 trained, 2023).`,
    },
    {
      name: 'dale-kowalczuk-bim-drafter',
      kind: 'adjacent',
      low: 30,
      high: 44,
      best: 37,
      why: 'Twenty years of drawing exactly these buildings and running the Revit side, but no engineering degree, licence or design responsibility.',
      lacks: [
        'Washington P.E. license',
        'civil/structural engineering degree',
        '6 years of structural design (drafting only)',
      ],
      cv: `Dale Kowalczuk
Structural BIM Manager / Senior Drafter
Everett WA

Structural drawings, Seattle area, since 2005. AutoCAD first, Revit since 2010.

2013-present  Hobart Fenn Structural Engineers. BIM manager. Templates, families, clash meetings, five technicians. Typical details book, 240 sheets, for wood and concrete. I have drawn more holdowns than most people here have calculated. Schools, podium apartments, hospital wing, retrofit of three masonry buildings. I go to site with the engineers and mark up RFIs.

2005-2013   Puget Drafting Services. Shop and permit drawings: rebar, steel, glulam.

A.A.S. Architectural Drafting Technology, 2004. Autodesk Certified Professional, Revit for Structural Design.

I know from watching where a design will not work and I've often said so in time. I do not do calculations.`,
    },
    {
      name: 'owen-barraclough-aerostructures',
      kind: 'trap',
      low: 15,
      high: 29,
      best: 22,
      why: "A structural engineer of aircraft wings; a master's in aerospace and stress work carry over in mechanics only.",
      lacks: [
        'Washington P.E. license',
        'civil/structural engineering degree',
        '6 years of building design in a seismic region',
      ],
      cv: `OWEN BARRACLOUGH
Structural Engineer (Stress)
Renton, Wash.

Experience
Jan 2019 - present, Structural Analysis Engineer, Cascade Aerostructures, Renton
- Static and fatigue margins for wing ribs and spars on a narrow-body program
- NASTRAN / Patran, hand calcs to company manuals, certification reports
- Lead of 3 analysts; liaison with the shop floor on rejection tags
- Repairs: concession stress notes in 24 hours

Jul 2015 - Dec 2018, Stress Engineer, Filton Composite Wings, Bristol, England
- Composite skins, bonded joints, test correlation

Education
MEng Aeronautical Engineering, 2015

Chartered Engineer (UK, mechanical institution) 2020. Not a U.S. P.E.; our industry works under the exemption.

Green card. Outdoors: built my own cabin with permit drawings by a friend who is an engineer.`,
    },
  ],
};
