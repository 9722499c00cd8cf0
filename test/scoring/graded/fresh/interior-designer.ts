/** Hospitality interior designer: years of hotel projects through to site, Revit, and a design degree decide. */
import type { GradedJob } from '../types.ts';

export const interiorDesigner: GradedJob = {
  job: 'interior-designer',
  title: 'Interior Designer, Hospitality',
  spec: `Mid-weight Interior Designer (hospitality)

Studio Farrow Lane, Manchester. We do hotels, bars and restaurants across Europe.

As part of a team of six you take schemes from concept to handover: mood boards, space planning, FF&E selection and schedules, detailed drawing packages, supplier samples, site visits and snagging, presenting to operators.

We're after:
> 3-5 years post-graduation in interior design, with hospitality projects you saw built
> a degree in interior design or interior architecture
> Revit - daily, not a weekend course - plus Photoshop/InDesign
> FF&E specification

It'd be lovely if you also had: Enscape or V-Ray, a second European language, brand standards of an international hotel operator`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 92,
      why: 'Four and a half years of hotels and bars to handover, Revit daily, FF&E, degree, Enscape, Spanish.',
      lacks: [],
      cv: `Lucía Ferrando
Interior designer

Studio Pomona, Leeds | Interior Designer | May 2022 – present
– Two boutique hotels (64 and 110 keys) and five bars, from concept boards to snagging, all open
– Revit models and drawing packages every day, Enscape walk-throughs for the operators
– FF&E schedules of up to 900 lines, samples, orders with suppliers in Italy and Portugal
– Marriott brand standards on the airport hotel

BA (Hons) Interior Architecture, Nottingham Trent, 2021
Adobe Photoshop, InDesign. Spanish native, English C2`,
    },
    {
      name: 'residential',
      kind: 'adjacent',
      low: 48,
      high: 58,
      best: 58,
      why: 'Five years of good private houses with the degree and FF&E; no hospitality, and SketchUp instead of Revit.',
      lacks: ['hospitality projects', 'Revit'],
      cv: `Phoebe Langton
Residential interior designer

2021 – now  Langton & Rose, Cheshire: private houses and apartments; concepts, space planning, FF&E schedules and procurement, joinery details, site visits, snagging. AutoCAD and SketchUp, Photoshop, InDesign.
2020 – 2021  Kitchen designer, Knutsford

BA Interior Design, Manchester Metropolitan University, 2020`,
    },
    {
      name: 'interior-stylist',
      kind: 'trap',
      low: 18,
      high: 40,
      best: 29,
      why: 'Dresses hotel rooms for photographs and shop windows: no drawings, no Revit, no degree in design.',
      lacks: ['interior design years', 'degree', 'Revit'],
      cv: `Saskia Moore
Stylist and visual merchandiser

Freelance prop stylist since 2020: shoots for hotels, restaurants and paint brands; mood boards, sourcing of furniture and accessories, on-set styling.
Visual merchandiser, Heal & Co, 2016 - 2020: windows, room sets.

BA Fashion Communication, 2016
Photoshop and InDesign daily. No CAD or Revit.`,
    },
    {
      name: 'junior',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'Sixteen months at a hotel studio with everything else right.',
      lacks: ['3 years in interior design'],
      cv: `Rory Cavendish

Junior Interior Designer, Atelier Brook, London, July 2025 to present
Hotel and restaurant fit-outs: Revit drawing packages, FF&E schedules, material libraries, InDesign presentations, one restaurant seen through to opening.

Placement year, hospitality studio in Lisbon, 2023-2024

BA Interior Design, Kingston, 2025 (first class)
Revit, Enscape, Photoshop, InDesign. Portuguese B2`,
    },
    {
      name: 'architect-gem',
      kind: 'gem',
      low: 72,
      high: 90,
      best: 81,
      why: 'Called architectural assistant and schooled in interior architecture abroad; five years of hotel interiors in Revit, built, with the furniture schedules.',
      lacks: [],
      cv: `Ilinca Dobre
Architectural assistant

Northgate Architects, Manchester, 2021-now
Interior packages of four hotels and a rooftop restaurant, from the concept to the opening: rooms, lobbies, back of house. Revit each day, joinery and lighting details, schedules of loose and fixed furniture with finishes, operator workshops with Accor and Hilton, weekly site meetings, defect lists. V-Ray stills. Adobe suite.

Licență in Interior Architecture, "Ion Mincu" University, Bucharest, 2020
Romanian, Italian, English`,
    },
  ],
};
