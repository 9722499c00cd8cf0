/** Structural engineer: chartered by IStructE or ICE, and six years of building structures, decide. */
import type { GradedJob } from '../types.ts';

export const structuresEngineer: GradedJob = {
  job: 'structures-engineer',
  title: 'Chartered Structural Engineer',
  spec: `Chartered Structural Engineer - Manchester

About the role
You'll lead the structural design of schools, apartment blocks and refurbishments up to about £40m, with two graduates and a technician working to you.

Essential
- Chartered Engineer (CEng) through the IStructE or the ICE (MIStructE or MICE)
- An accredited degree in civil or structural engineering
- At least 6 years' design of building structures
- Reinforced concrete and steel design to the Eurocodes

Responsibilities
- Scheme and detailed design, calculation packages, checking others' work
- Design team meetings with architects and contractors
- Site inspections and replies to contractors' queries
- Fee proposals with the director

Desirable
- Tekla Structural Designer or Robot, Revit
- Retrofit of existing buildings, timber
- Mentoring graduates towards chartership

£54k-£62k, 28 days, professional subscriptions, EV scheme.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Member of the IStructE since 2020, twelve years of buildings in concrete and steel, leads, checks, mentors.',
      lacks: [],
      cv: `Katarzyna Wilk MEng CEng MIStructE

ASSOCIATE STRUCTURAL ENGINEER
Broadheath Consulting, Manchester | Mar '19 to date
• Design lead for a three-form-entry primary school in Oldham (steel frame, precast planks), a 14-storey residential tower in Salford (RC flat slab, £36m) and the conversion of a cotton mill
• Calculations to EC2, EC3 and EC7 with UK annexes, Tekla Structural Designer and Robot; checks the work of two graduates and a technician
• Weekly design team meetings, site visits, RFIs
• Fee bids for jobs below £250k
• IStructE mentor, two of mine passed the exam

STRUCTURAL ENGINEER
Lomas Firth Partnership, Leeds | Sept '14 to Feb '19
• Student housing, care homes, a sports hall in glulam
• Basement retaining walls, steel connections

Chartered Member of the Institution of Structural Engineers, 2020
MEng Civil and Structural Engineering (accredited), University of Sheffield, 2014
Revit (working level)`,
    },
    {
      name: 'exam-pending',
      kind: 'in-progress',
      low: 54,
      high: 71,
      best: 64,
      why: 'Eight years of the right design and everything but the charter: the IStructE exam is still ahead.',
      lacks: ['Chartered Engineer (MIStructE or MICE)'],
      cv: `Tariq Mahmood
Senior Structural Engineer, Bolton

Eight years in building structures with one practice. Graduate member of the IStructE; professional review interview passed in 2025, not yet chartered, I sit the chartered membership exam in July 2027.

Irwell Structures Ltd, July 2018 - present
Graduate, then Engineer (2020), then Senior Engineer (2023)
Led the frame and foundation design of a six-storey apartment block in Stockport (in-situ concrete, piled), a SEN school at Rochdale in hot-rolled steel, and roof strengthening for solar at four supermarkets. Eurocodes throughout. Tekla Structural Designer, Masterseries, Revit. I run the design meetings on my jobs, go to site about once a fortnight, and check one graduate's calculations.

MEng (Hons) Civil Engineering, University of Liverpool, 2018, JBM accredited
CSCS professional card`,
    },
    {
      name: 'two-hats',
      kind: 'overlap',
      low: 52,
      high: 70,
      best: 62,
      why: 'Chartered, but the claimed seven years are under four: day job and evening practice ran side by side, highways before.',
      lacks: ["six years' design of building structures"],
      cv: `Dimitrios Vasilakis CEng MICE
Over seven years in building structures

Jan 2023 - present   Senior Structural Engineer, Castlefield Design Engineers, Manchester
Steel and concrete frames for schools and low-rise flats to Eurocodes 2 and 3. Calculation packages, checking, architects' meetings, site inspections. Two graduates. Robot, Revit.

Feb 2023 - present   Principal, DV Structural (own practice, evenings and weekends)
Loft conversions, beams, removal of load-bearing walls, underpinning for homeowners. Structural retrofit reports.

2014 - Dec 2022   Engineer, later Senior Engineer, Pennine Highways Consultants
Road alignment, drainage design, traffic management, earthworks quantities.

Qualifications
CEng MICE 2021
BEng Civil Engineering, Thessaloniki 2012; MSc Civil Engineering, Leeds 2014 (accredited further learning)`,
    },
    {
      name: 'stress-engineer',
      kind: 'adjacent',
      low: 20,
      high: 42,
      best: 31,
      why: 'Chartered structural engineer of aircraft: another institution, no buildings, no Eurocodes, as he says.',
      lacks: [
        'CEng through the IStructE or the ICE',
        'accredited degree in civil or structural engineering',
        "six years' design of building structures",
        'concrete and steel design to the Eurocodes',
      ],
      cv: `Rhys Cadwallader CEng MRAeS
Lead Structural Engineer (aerostructures)

06/2013 – now: Severnside Aerostructures, Filton
Static and fatigue justification of wing ribs and landing gear bays; hand calculations and NASTRAN; checks and signs stress reports; team of five; meetings with the customer's chief engineer; supports the strip inspection of test articles.
09/2010 – 05/2013: Graduate stress engineer, same firm.

MEng Aerospace Engineering, Bath, 2010. Chartered through the Royal Aeronautical Society 2016.

I would like to move to buildings. I have no experience of building structures and none of the Eurocodes; concrete would be new to me.
Software: NASTRAN, Abaqus, CATIA, Python.`,
    },
    {
      name: 'graduate',
      kind: 'list',
      low: 20,
      high: 42,
      best: 31,
      why: 'A graduate of last summer with the degree and the words: no charter, no years.',
      lacks: ['Chartered Engineer (MIStructE or MICE)', "six years' design of building structures"],
      cv: `Chloe Ashworth
Structural Engineer

Competencies
Structural design | Reinforced concrete | Steel | Eurocodes EC2 EC3 EC5 | Tekla Structural Designer | Robot | Revit | Schools | Residential | Refurbishment | Checking | Design team meetings | Site inspections | Fee proposals

Education
MEng Civil and Structural Engineering, first class, University of Bradford, 2021 - June 2026 (accredited by the JBM). Modules: advanced concrete, steel and composite structures, structural dynamics, timber. Dissertation on punching shear. Group project: a fictitious five-storey library.

Experience
Site engineering placement, Aire Build, Leeds, summer 2024 (10 weeks): setting out, concrete cubes
Barista, 2022 - present

Student member of the IStructE. Aim: chartership.`,
    },
  ],
};
