/** Civil engineering estimator: first-principles civils pricing for five years, the HNC or degree and NEC decide. */
import type { GradedJob } from '../types.ts';

export const quantityEstimatorCivils: GradedJob = {
  job: 'quantity-estimator-civils',
  title: 'Estimator, Civil Engineering',
  spec: `Hi Becky,

As promised, here is what I want for the estimator's job in Derby. Please don't send me housebuilding people again.

We price roads, drainage, retaining walls, culverts and small bridges, £500k to £15m, mostly for councils and National Highways frameworks. The person will price tenders from first principles (labour, plant, materials, outputs), take off quantities from drawings or check the client's bill, get and compare quotes from subcontractors and suppliers, visit the site, write the tender programme with our planner, and sit in the settlement meeting with me and Phil. About four bids a month.

They've got to have: an HNC or degree in civil engineering or quantity surveying; five years minimum estimating civils work on the contractor's side; real first principles pricing, not price books; NEC3 or NEC4 experience (most of our work is option A and C); and a driving licence because the sites are all over the Midlands.

I'd like Candy, but if they know Causeway or Conquest they will learn it. CESMM4 and MCHW method of measurement I'd expect them to pick up if not there. Knowledge of quality submissions would be a plus, so would earthworks.

Money is 55 to 65 with a van or allowance. We're an ordinary friendly lot. No agencies other than you.

Cheers
Graham Thistlewood
Pre-construction Director, Trentside Civils Ltd`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'HNC, eleven years estimating highways and structures for contractors from first principles, NEC, Candy, licence.',
      lacks: [],
      cv: `Stephen Oldcorn
Senior Estimator - Civil Engineering
Burton upon Trent

Profile: contractor's estimator with eleven years of highways, drainage and structures bids from £250k to £20m.

Employment
Needwood Civil Engineering Ltd        Senior Estimator        March 2019 - present
• Prices 40 to 50 tenders a year from first principles in Candy: section 278, culverts, gabion and piled retaining walls, two-span footbridges, cut and fill
• Win rate by value 1 in 4.2; biggest win £14.6m county bypass, NEC4 option C
• Takes off quantities with Bluebeam, checks CESMM4 and MCHW bills
• Enquiries to and levelling of subcontract and supplier quotes
• Site visits, tender programmes with the planner, settlement meetings with directors
• Writes the pricing part of the quality submissions

Dovebank Construction plc        Estimator        June 2015 - February 2019
• Drainage and sewer rehabilitation, frameworks with two water companies, NEC3 option A
Dovebank Construction plc        Assistant site engineer and QS        2011 - 2015

Education
HNC Civil Engineering, Trent Valley College, 2014
Training: NEC4 ECC project workshop 2020, Candy advanced

CSCS (professionally qualified), full driving licence`,
    },
    {
      name: 'bid-engineer',
      kind: 'gem',
      low: 76,
      high: 93,
      best: 86,
      why: 'A "works planning and bid engineer" who builds up rates for culverts and earthworks for eight years; degree, NEC4, licence.',
      lacks: [],
      cv: `Ngozi Emeka-Baxter BEng
Works Planning & Bid Engineer

I started on site with a level on my shoulder and moved into the office to work out what the work would cost.

Harbinger Groundworks & Structures, Nottingham
Works Planning & Bid Engineer, 2018 - current
What the title hides: I build the price of everything we tender for. Gang sizes and outputs, plant hours and fuel, concrete, stone and pipe by the tonne and metre, temporary works, prelims. Jobs: box culverts, flood walls, 3 km of carriageway widening, embankments with 120,000 m3 of muck shift, small integral bridge. £0.4m to £9m. I measure from drawings and models, send out enquiries to subbies and merchants, make the comparison sheets, walk the site, set out the programme with the planner and defend the number at adjudication with the MD. Clients: Environment Agency, three county councils. ECC options A, B and C.
Causeway Estimating since 2020, spreadsheets before.

Harbinger, Site Engineer, 2014 - 2018
Setting out, daywork records, monthly measures, early warnings.

Education
BEng (Hons) Civil Engineering, University of Sherwood, 2014
Member, ICE (graduate)
Car driver, clean licence`,
    },
    {
      name: 'housing-estimator',
      kind: 'denial',
      low: 31,
      high: 49,
      best: 41,
      why: 'An estimator for twelve years, in housing and fit-out from price books under JCT; says no civils.',
      lacks: ['five years estimating civils work', 'first principles pricing', 'NEC experience'],
      cv: `Wayne Pargeter
Senior Estimator

Key skills
Tender pricing, bills of quantities, NRM2, subcontract procurement, value engineering, JCT D&B, Buildsoft, Bluebeam

Employment history

Merevale Homes Ltd, Tamworth
Senior Estimator, Sept 2017 to date
Prices schemes of 20 to 140 houses and apartments for housing associations, £2m to £24m. Take-off from architect's drawings, packages sent out to trade contractors, price book rates for the builder's work, tender reports, settlement with directors, handover to the commercial team. Two assistant estimators.

Castle Gresley Interiors, Swadlincote
Estimator, 2014 to Aug 2017
School and office fit-out, partitions, ceilings, joinery. Average value £600k.

Education
HNC Construction and Quantity Surveying, Stephenson Moor College, 2013

Other
Full UK driving licence, CSCS card, Excel advanced

In the interest of openness: I have no experience of pricing roads, bridges or drainage schemes, we sublet groundworks as one package. All my contracts were JCT; I have not used NEC. I am looking for a change of sector.`,
    },
    {
      name: 'estimator-till-2015',
      kind: 'old',
      low: 50,
      high: 68,
      best: 60,
      why: 'Eleven years of civils estimating that ended in 2015; a garden-centre partner since.',
      lacks: [],
      cv: `KEITH ARKWRIGHT
Ashbourne, Derbyshire
1 Summary
Civil engineering estimator by training who
left for a family business and would like to
return.
2 Career
2015 - today    Partner, Arkwright's Garden
Centre. 14 staff, buying, budgets, car park
and polytunnel projects, accounts in Sage.
2004 - 2015    Estimator, then Senior
Estimator, Peak & Dale Civil Engineering Ltd,
Matlock (firm closed in June 2015).
Tenders £100k - £11m for roads, sewers,
reinforced concrete retaining walls, river
works and quarry haul roads.
First principles build-ups: labour gangs,
plant, materials, outputs.
Taking off, bill checks to CESMM3, enquiries,
quotation analysis, site visits, settlement.
NEC3 options A and C from 2007 on, ICE
conditions before.
Estimating systems: Candy (CCS) from 2009,
Conquest earlier.
1998 - 2004    Site engineer and measurement
engineer, same group.
3 Education
HNC Civil Engineering, Derby Wharf Polytechnic
College, 2000
CITB site management safety course (lapsed
2018)

4 Other
Full driving licence incl. trailer. Parish
councillor. Excel every day.`,
    },
    {
      name: 'graduate-keywords',
      kind: 'list',
      low: 18,
      high: 38,
      best: 28,
      why: 'Civil engineering graduate of 2025 whose estimating is a module and a list of words.',
      lacks: ['five years estimating civils', 'first principles pricing', 'NEC experience'],
      cv: `Faisal Rahmani
Graduate Civil Engineer | Aspiring Estimator

CAREER OBJECTIVE
Ambitious BEng graduate looking for an estimator position with a civils contractor in the Midlands.

KEY SKILLS
First principles estimating | Candy | Causeway | Conquest | NEC3 and NEC4 options A to F | CESMM4 | MCHW | Quantity take-off | Bluebeam | Earthworks | Drainage | Highways | Bridges | Tender programmes | Subcontractor enquiries | Quality submissions

EDUCATION
BEng (Hons) Civil Engineering, University of Soar Valley, 2022 - 2025, 2:1
Modules: structures, geotechnics, hydraulics, construction management, contract law (introduction to NEC4), cost planning
Final project: cost comparison of two culvert types, with a bill of quantities

EXPERIENCE
Graduate Technician, Corran Highways Consultants, Leicester, October 2025 - present
- Drafts traffic signs and road markings drawings in AutoCAD
- Updates asset spreadsheets for a county council
- Assists with speed surveys

Summer placement, same company, 2024, eight weeks
- Site visits with the resident engineer, minutes

Warehouse operative, evenings, 2022 - 2025

OTHER
Full driving licence, CSCS trainee card
Student member ICE
Languages: English, Dari`,
    },
  ],
};
