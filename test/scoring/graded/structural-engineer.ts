/** Structural engineer of record in the United States: the state professional licence decides. */
import type { GradedJob } from './types.ts';

export const structuralEngineer: GradedJob = {
  job: 'structural-engineer',
  title: 'Structural Project Engineer, PE',
  spec: `Structural Project Engineer (PE) - Denver, Colorado

Front Range Structures designs hospitals, schools and mass timber buildings.

Responsibilities
- Engineer of record for mid-rise buildings in steel, concrete and timber
- Lead calculations, drawings in Revit and construction administration
- Coordinate with architects and mentor EITs

Required qualifications
- B.S. in Civil or Structural Engineering (M.S. preferred)
- Licensed Professional Engineer (PE) in Colorado, or PE in another state with ability to obtain Colorado licensure by comity within 6 months
- 5+ years of experience in structural design of buildings
- Proficient with ETABS, SAP2000, RISA or equivalent analysis software
- Revit

Preferred qualifications
- S.E. license
- Mass timber or seismic retrofit projects

Physical demands: occasional site visits. Salary $98,000 - $125,000. We are an Affirmative Action employer.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Colorado PE, nine years of buildings as engineer of record, ETABS, Revit, mass timber, MS.',
      lacks: [],
      cv: `Theodora Blankenship, PE
Boulder, CO

LICENSURE
Professional Engineer, Colorado (PE.00xxxxx), 2020; Wyoming 2022

EXPERIENCE
Kestrel Peak Engineers, Denver - Project Engineer - 2019 to Present
Engineer of record since 2021 for eleven mid-rise buildings: steel braced-frame clinic (4 stories), post-tensioned concrete residence, six-story mass timber office (CLT and glulam). Lateral models in ETABS, gravity in RAM, connections in RISA. Runs Revit model with two technicians, shop drawing review, RFIs, site observation. Mentors three EITs.

Halvorsen & Pugh, Omaha - Structural Designer (EIT) - 2017 to 2019
Schools in steel and masonry; seismic retrofit of a 1920s library.

M.S. Structural Engineering, University of Nebraska, 2017
B.S. Civil Engineering, 2015`,
    },
    {
      name: 'any-of-comity',
      kind: 'any-of',
      low: 80,
      high: 95,
      best: 88,
      why: 'PE in Utah eligible for comity is what the spec allows; SAP2000 is one of the named tools; seven years of buildings.',
      lacks: [],
      cv: `Rajan Mukherjee, P.E. (Utah, active) - NCEES record complete, Colorado comity application can be filed at once

Senior Structural Engineer - Wasatch Design Group, Salt Lake City - Sep 2021-Present
Schools and medical offices, 3 to 7 stories, structural steel and cast-in-place concrete. Signs and seals drawings. SAP2000 and SAFE models, Revit documentation, construction administration on site every other week. Seismic retrofit of two unreinforced masonry schools.

Structural Engineer - Wasatch Design Group - Jun 2019-Aug 2021
Calculations and details under the engineer of record.

BS Civil Engineering (structures), Utah State, 2019; MS, 2021 (part time)

Member SEAU, volunteer post-earthquake evaluator (SAP trained).`,
    },
    {
      name: 'eit-only',
      kind: 'in-progress',
      low: 52,
      high: 70,
      best: 62,
      why: 'Five good years in Denver on such buildings, but still an EIT whose PE exam is next spring.',
      lacks: ['licensed PE'],
      cv: `Cody Marchbanks, EIT
Structural Designer

Aspen Ridge Structural, Denver CO, July 2021 - Present
- Lateral and gravity design of steel and wood buildings up to five stories with ETABS and RISA-3D
- Drawings in Revit; submittal review; punch lists; field reports
- Trains two interns each summer
- Lead designer on a three-story CLT school under the supervision of the engineer of record

FE exam passed 2021 (Colorado EIT). PE Civil: Structural exam scheduled for April 2027.

MS Civil Engineering (Structures), Colorado State, 2021
BS Civil Engineering, 2019

Member of ASCE younger members; volunteer judge for the high school bridge contest. Interests: skiing, ceramics.`,
    },
    {
      name: 'bridge-inspector',
      kind: 'adjacent',
      low: 36,
      high: 58,
      best: 47,
      why: 'A Colorado PE, but twelve years of bridge inspection and highway drainage: no structural design of buildings, no Revit.',
      lacks: ['5 years of structural design of buildings', 'Revit'],
      cv: `Wendell Osgood, PE
Professional Engineer, Colorado 2016

Bridge Inspection Team Leader, Colorado county consortium, 2018 - Present
NBIS inspections of 340 bridges, load rating with AASHTOWare, repair recommendations, scour plans of action.

Civil Engineer, Arapaho Highways, 2012 - 2018
Culverts, drainage, grading, traffic control plans in Civil 3D and MicroStation.

B.S. Civil Engineering, Colorado School of Mines, 2012
Certified Bridge Inspector; OSHA 10; drone pilot part 107

Highlights: led the emergency response after the 2023 floods (18 bridges in five days); wrote the county's scour monitoring guide; expert reviewer for posting decisions. Member of ASCE. Trained two inspection assistants to team leader level. Interests: fly fishing, model railroads, choir. Would like to be home more nights.`,
    },
    {
      name: 'software-architect-trap',
      kind: 'trap',
      low: 0,
      high: 14,
      best: 6,
      why: 'Structures, frames, building, concrete classes, timber (a logging library): software words, no engineering licence.',
      lacks: ['B.S. in civil engineering', 'PE', '5 years of structural design'],
      cv: `Vivian Castellow
Software architect

Denver, CO. 2018 - now at Peakdata: engineer of record for build pipelines; lead structural refactoring of frameworks; data structures, load tests, bridge and facade patterns, concrete classes, Timber logging; mid-rise team of ten; mentors junior engineers; coordination with enterprise architects; foundation models.

2013 - 2018 at Boulder Apps: building mobile apps, site reliability, steel-thread prototypes.

B.S. Computer Science, 2013. AWS Certified Solutions Architect Professional.

Talks: "Load-bearing tests", "Demolition without downtime". Certified scrum trainer; hiring manager for twelve engineers. Enjoys ski touring and has built a timber tree house with her children. Believes in drawings before code and in site visits to customers. References: chief technology officer of Peakdata.`,
    },
    {
      name: 'canada-peng',
      kind: 'foreign',
      low: 52,
      high: 71,
      best: 63,
      why: 'P.Eng. in British Columbia with nine years of buildings; no licence in any US state and no route within six months shown.',
      lacks: ['licensed PE in Colorado or another state'],
      cv: `Alexandre Beaulieu-Tran, P.Eng.
Structural Engineer, Vancouver - moving to Denver with spouse

Licence: Professional Engineer, Engineers and Geoscientists British Columbia, 2020. I do not hold a PE licence in the United States and have not sat the PE exam.

Salish Structural Consultants, Intermediate then Senior Engineer, 2018 - present
- Engineer of record for eight buildings under the National Building Code: six-storey hybrid mass timber school, steel hospital annex, concrete residential podium
- Lateral design for high seismic zones in ETABS, floors in SAFE, connections by hand and in RISA
- Full Revit documentation with two technologists, field reviews twice a month
- Mentor of four engineers in training

Pacific Blast Consulting, Junior Engineer, 2017 - 2018
Seismic retrofit of three schools.

MASc Structural Engineering, University of British Columbia, 2017
BEng Civil Engineering, McGill, 2015
French and English. Interests: ski mountaineering, cabinet making. TN status available.`,
    },
  ],
};
