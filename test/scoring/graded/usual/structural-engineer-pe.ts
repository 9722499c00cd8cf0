/** A project structural engineer for buildings in Denver; a PE in any state that Colorado will take, an ABET degree and six years of building design decide it. */
import type { GradedJob } from '../types.ts';

export const structuralEngineerPe: GradedJob = {
  job: 'structural-engineer-pe-uc',
  title: 'Project Structural Engineer, PE',
  spec: `Project Structural Engineer (PE)
Tarryall Structural Group - Denver, CO (hybrid, 3 days in office)
Salary range: $108,000 - $136,000, DOE

Who we are
Tarryall is an employee-owned firm of 45 structural engineers and BIM technicians. We design schools, healthcare buildings, multifamily housing and the occasional odd mountain house throughout the Rocky Mountain region. We are big enough to take on a hospital tower and small enough that everybody knows whose dog that is.

What you'll do
• Lead structural design of building projects from schematic design through construction administration
• Prepare calculations, drawings and specifications in steel, concrete, masonry and wood
• Lateral analysis for wind and seismic per ASCE 7 and IBC
• Coordinate with architects and MEP consultants, attend OAC meetings
• Review shop drawings, answer RFIs, perform site observations
• Mentor engineers-in-training
• Sign and seal documents

Minimum qualifications
• Bachelor's degree in civil, structural or architectural engineering from an ABET-accredited program
• Active Professional Engineer license in Colorado, or an active PE in another US state with the ability to obtain Colorado licensure by endorsement within six months
• 6+ years of experience in structural design of buildings
• Working knowledge of an analysis package such as RISA, ETABS, RAM or SAP2000

Preferred qualifications
• Master's degree with structural emphasis
• Revit
• Healthcare or K-12 project experience
• SE license

Benefits
Medical, dental and vision (we pay 90% of the employee premium), ESOP, 401(k) with 4% match, three weeks PTO to start, RTD EcoPass, license and membership fees paid, ski-lease in Frisco.

Tarryall is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. No agencies please.`,
  graded: [
    {
      name: 'utah-pe',
      kind: 'any-of',
      low: 86,
      high: 97,
      best: 92,
      why: 'The PE is from Utah with an NCEES record, which the ad takes; ABET degree and nine years of schools and clinics.',
      lacks: [],
      cv: `DANIEL R. OKAFOR-HALE, P.E.
Salt Lake City, UT (relocating to Denver, January 2027)

LICENSES
Professional Engineer, Utah No. 11xxxxx-2202 (2021, active through March 2027)
NCEES Record complete, ready for endorsement to other states

EXPERIENCE

Wasatch Line Structural, Salt Lake City, UT
Project Engineer, July 2021 - Present
• Engineer of record for 14 buildings, $3M to $62M, incl. four elementary schools and two outpatient clinics
• Steel braced frame and special concrete shear wall systems in SDC D; ETABS and RAM Structural System
• Run construction administration: about 300 RFIs a year, shop drawings, site visits
• Supervise three EITs and a Revit technician

Design Engineer, June 2017 - July 2021
• Podium multifamily: five stories of wood over post-tensioned slab
• Masonry and tilt-up retail, foundations, retaining walls
• RISA-3D, Enercalc, Tekla Tedds, drafting in Revit

EDUCATION
M.S. Structural Engineering, Utah State University, 2017
B.S. Civil Engineering (ABET accredited), Utah State University, 2015
FE 2015; PE Civil: Structural exam 2020

MEMBERSHIPS
Structural Engineers Association of Utah, Young Members chair 2022-23
ASCE member

SOFTWARE
ETABS, SAFE, RAM, RISA, Revit, Bluebeam`,
    },
    {
      name: 'eit-exam-in-december',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Seven good years in building design and the right degree, but still an EIT with the PE exam ahead.',
      lacks: ['active PE license'],
      cv: `Melissa Tran, EIT
Lakewood, Colorado

Structural engineer with seven years designing buildings along the Front Range.

Professional Experience

Structural Engineer, Clear Creek Engineers, Golden, CO
April 2022 - present
- Design lead under the EOR for a 120-bed hospital addition (steel, BRBF), a middle school and three fire stations
- Lateral and gravity models in RAM and ETABS, ASCE 7-16 and 7-22
- Drawings in Revit, specs, coordination with architect and mechanical
- Construction administration, weekly OAC calls, field reports
- Work with two interns every summer

Structural Engineer I, Bluff & Baird, Colorado Springs, CO
June 2019 - April 2022
- Wood-framed multifamily and light commercial, CMU, shallow and drilled pier foundations
- Snow drift and wind calcs for mountain sites
- RISA-3D, RISAFoundation, ForteWEB

Education
BS Architectural Engineering, structural option, University of Colorado Boulder, 2019 (ABET)

Licensure
Engineer Intern, Colorado, since 2019 (FE passed)
PE Civil-Structural exam: first attempt April 2025 not passed, scheduled again December 10, 2026. Experience verification already accepted by the board.

Other
SEAC member. Presenter, local steel bridge competition. Spanish (conversational).`,
    },
    {
      name: 'eight-years-claimed',
      kind: 'years',
      low: 61,
      high: 73,
      best: 67,
      why: 'Claims over eight years, but the dates leave three and a half of building design; the rest was materials testing and drafting.',
      lacks: ['6 years of structural design of buildings'],
      cv: `TYLER BENDIXEN, PE
Aurora, CO

SUMMARY
Licensed professional engineer with over 8 years of structural experience in the building industry. Self-starter with strong technical skills.

PE, Colorado, license PE.006xxxx, issued August 2025, active

WORK EXPERIENCE

Structural Engineer, Northfield Design Engineers, Denver
May 2023 to present
• Design of steel and wood buildings up to four stories: apartments, a charter school, two medical office buildings
• RISA-3D, RAM Steel, Enercalc; lateral systems, connections, foundations
• Construction documents in Revit
• Shop drawing review and RFI responses
• Sealed first projects in 2025 (carports, tenant finish)

Special Inspector / Materials Technician, Plains Testing Laboratories, Commerce City
June 2019 to April 2023
• Concrete cylinders, slump, air, rebar placement inspection
• High-strength bolting and weld visual inspection on steel jobs
• Soil compaction, asphalt cores
• ICC reinforced concrete special inspector

CAD Drafter (part time), Northfield Design Engineers, Denver
January 2018 to May 2019
• Redlines and as-builts in AutoCAD while in school

EDUCATION
B.S. Civil Engineering, Colorado State University, May 2019 (ABET accredited)

SKILLS
RISA, RAM, Enercalc, Revit, AutoCAD, Bluebeam, Excel/VBA`,
    },
    {
      name: 'site-development-pe',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 53,
      why: 'Colorado PE and ABET degree, but eleven years of grading, drainage and utilities; structural only as small walls.',
      lacks: ['6 years of structural design of buildings'],
      cv: `Rebecca Lindqvist, PE, CFM
Fort Collins, Colorado

Civil engineer with 11 years in land development. I stamp my own plans and manage my own clients.

Poudre Civil Consultants, Fort Collins
Senior Project Engineer, 2020 - present
Project Engineer, 2015 - 2020
- Site design for schools, clinics, apartments and retail centers: grading, storm drainage, detention ponds, water and sanitary sewer
- Drainage reports to county criteria, floodplain permits, CLOMR/LOMR
- Construction plans in Civil 3D, specifications, bid support, site observation during construction
- Coordination with architects and structural consultants on building pads and loading docks
- Small structural items in house: gravity retaining walls up to 4 ft, headwalls, box culvert standard details
- Supervise two EITs

License
Professional Engineer, Colorado, 2019, active to October 2027 (exam: Civil - Water Resources and Environmental)
Certified Floodplain Manager

Education
B.S. Civil Engineering, University of Wyoming, 2015 (ABET)
One graduate course in reinforced concrete, 2021

Software
Civil 3D, HEC-RAS, SWMM, StormCAD, Bluebeam. I used RISA at school only.

Why I am applying: I would like to move into buildings and am ready to start a level lower if necessary.`,
    },
    {
      name: 'principal-se',
      kind: 'overqualified',
      low: 78,
      high: 92,
      best: 85,
      why: 'A former principal with PE and SE in three states and 25 years of buildings; every must is met, the level is the question.',
      lacks: [],
      cv: `GORDON P. ISHIKAWA, PE, SE, LEED AP

Boulder, Colorado

Structural engineer of buildings for twenty-five years. I sold my share in the firm in 2025 and would like to go back to designing buildings rather than running an office.

2025 - Present | Independent structural consultant, Boulder
Peer reviews of two hospital towers (ETABS); engineer of record for a mountain library and six custom homes. 

2011 - 2025 | Principal and Vice President, Ishikawa Dahl Structural Engineers, Denver
Office of 32. In charge of healthcare and K-12. Engineer of record for more than 90 projects, among them a $210M patient tower, eleven schools in four districts and a laboratory building with stringent vibration limits. Wrote the office's seismic and snow standards. Hired and trained some forty young engineers.

2001 - 2011 | Design Engineer to Associate, Meridian Bay Engineers, San Francisco
Concrete and steel high-rise, base isolation retrofit, performance-based design, SAP2000, ETABS, RAM.

Registration
PE: Colorado (2011), Wyoming (2013). California PE (2004) and SE (2008). All active.

Education
MS Structural Engineering, UC San Diego, 2001
BS Civil Engineering, Cal Poly San Luis Obispo, 1999 (ABET)

Committees
Structural engineers' association of Colorado: past president; snow load committee 2014-2021

Revit: reads and marks up, does not draft.`,
    },
  ],
};
