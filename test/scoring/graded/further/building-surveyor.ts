/** Building surveyor (UK consultancy): chartered membership and five years of real building surveying. */
import type { GradedJob } from '../types.ts';

export const buildingSurveyor: GradedJob = {
  job: 'building-surveyor',
  title: 'Chartered Building Surveyor',
  spec: `Chartered Building Surveyor
Thornbury Hale LLP, Birmingham
£50,000 - £58,000 plus car allowance

The practice
Twenty-six people, commercial and education clients, mostly between Coventry and Telford.

The work
Pre-acquisition and condition surveys, schedules of dilapidations for landlords and tenants, defect diagnosis, specification and contract administration of repair and refurbishment up to £3m, reinstatement cost assessments, party wall awards.

The person
Must be MRICS (or FRICS) and must have a minimum of five years' building surveying experience in the UK, with dilapidations and JCT contract administration. A full driving licence is essential. NBS and AutoCAD are used daily. Party wall experience, CDM principal designer duties and a record of bringing in clients are desirable.

In return
Profit share, one professional subscription, 25 days' leave and your birthday, hybrid working.

To apply please send a CV and two lines on a building you are fond of.`,
  graded: [
    {
      name: 'estates-lead',
      kind: 'gem',
      low: 80,
      high: 95,
      best: 88,
      why: 'Called estates lead at a college group, yet MRICS with nine years of surveys, dilapidations, JCT and party wall.',
      lacks: [],
      cv: `Priscilla Nakamura-Reid MRICS
Estates Compliance and Projects Lead

Arden Colleges Group, Solihull, since October 2019
In-house surveyor for 41 buildings on seven campuses, 1890s board schools to 2015 sheds.
Stock condition inspections every five years, all done by me. Leaks, cracks, RAAC and cladding: opening up, diagnosis, report.
Writes specifications in NBS and draws in AutoCAD; tenders; acts as contract administrator under JCT Minor Works and Intermediate (last: £2.4m re-roofing and windows).
Negotiated the terminal schedule on four leased buildings, from tenant's side, £310k down to £118k.
Served notices and settled three awards with neighbours under the 1996 Act.
Insurance rebuild valuations. Principal designer for small works.

Lockwood Fenn Surveyors, Coventry, Sept 2017 to Sept 2019, graduate then surveyor. Dilapidations, acquisition surveys.

MRICS (Building Surveying pathway) 2019. BSc Building Surveying 2017. Clean driving licence.`,
    },
    {
      name: 'director',
      kind: 'overqualified',
      low: 75,
      high: 92,
      best: 84,
      why: 'FRICS and director of a larger firm for ten years, still does dilapidations and JCT work; two levels above the post.',
      lacks: [],
      cv: `Alasdair Crombie FRICS
Director of Building Consultancy

Experience

2016 – 2026 (present)   Marchmont Weir, Birmingham
                        Director, head of building consultancy (34 staff, £4.1m fees)
                        Sits on the UK board; wins and keeps clients in retail, logistics and universities
                        Own instructions, about a third of the week: landlord and tenant dilapidations, expert
                        witness (eleven reports, twice cross-examined), Section 18 valuations with colleagues,
                        contract administrator on JCT Standard Building Contracts up to £9m
                        Technical due diligence of a £300m warehouse portfolio, reviewed and signed off
                        Set up the graduate programme: 14 of 15 candidates chartered at the first attempt
                        Professional indemnity, quality audits, complaints, recruitment, salaries
2004 – 2016             Marchmont Weir, associate, earlier building surveyor
                        Condition and pre-acquisition surveys of offices, mills and churches
                        Defect reports: high alumina cement, cavity ties, curtain walling, timber decay
                        Party wall surveyor on 60 or so awards, including two basements
                        NBS specifications, AutoCAD, planning supervisor and later principal designer
                        Lived on site for the restoration of a Methodist chapel, my favourite building still
1999 – 2004             Borough of Sandwell Vale, assistant building surveyor
                        Housing repairs, right-to-buy surveys, disrepair claims, small extensions

FRICS 2014, MRICS 2003
BSc (Hons) Building Surveying 1999
Driving licence

I would like a smaller firm, fewer meetings and more roofs.`,
    },
    {
      name: 'apc-candidate',
      kind: 'in-progress',
      low: 54,
      high: 69,
      best: 63,
      why: 'Six years of the right work with dilapidations and JCT; referred at the final assessment and sits it again in spring.',
      lacks: ['MRICS'],
      cv: `Gurdeep Sahota
Building Surveyor (APC candidate)
Wolverhampton, full clean licence

Building Surveyor, Tettenhall & Byrne Ltd - July 2020 to date
- Schedules of dilapidations, interim and terminal, about 15 a year, mostly landlord
- Contract administration, JCT MW and IC, up to £1.2m, site inspections, certificates, final accounts
- Condition surveys of schools (DfE format), TDD on industrial units
- Defects: damp, flat roofs, wall ties
- Reinstatement cost assessments, NBS Chorus, AutoCAD
- Party wall notices drafted for the partner

BSc (Hons) Building Surveying, Black Country University, 2020

RICS: student then APC candidate since 2020. Final assessment November 2025: referred. Re-sit booked for April 2027. Not chartered at present.`,
    },
    {
      name: 'geomatics',
      kind: 'trap',
      low: 22,
      high: 44,
      best: 33,
      why: 'MRICS, but a land surveyor: scans and measures buildings, has never written a schedule of dilapidations or run a contract.',
      lacks: ["five years' building surveying", 'dilapidations', 'JCT contract administration'],
      cv: `Owain Prosser MRICS (Geomatics pathway, 2016)
Senior Surveyor, Measured Building Surveys

Tirlun Geospatial, Birmingham office, 2013 to present. Building surveys of offices, schools, churches and shopping centres with laser scanner and total station: floor plans, elevations, sections, Revit and AutoCAD models at 1:50. Topographic and boundary surveys, setting out, monitoring of party walls for movement during neighbouring excavations. Deformation reports for the engineers. Quotes for clients and brings in about £200k a year. Trains the graduates on the kit.

BSc Surveying and Mapping Science 2012. CSCS, full driving licence, drone licence.

Architects and chartered building surveyors are the people I send the drawings to.`,
    },
    {
      name: 'newly-chartered',
      kind: 'years',
      low: 55,
      high: 72,
      best: 65,
      why: 'Chartered this spring with three years and two months of building surveying; the five claimed include letting flats.',
      lacks: ["five years' building surveying experience"],
      cv: `Chiamaka Eze MRICS
Chartered Building Surveyor with more than five years in property

Rowley Stanton LLP, Leicester. Building sur-
veyor, from 18 September 2023 until now.
Dilapidations: prepared 20 terminal schedules, Scott
schedules, negotiation with opposing surveyors. Contract
administration under JCT Minor Works, six refurbish-
ments of offices and a school hall, the largest £640k.
Page 1 of 2
Condition surveys, roof defects, fire
stopping. Specifications in NBS, drawings in AutoCAD. Two party wall
awards as building owner's surveyor.

Keyhole Lettings, Leicester. Lettings negotiator, June 2021 until
August 2023. Viewings, inventories, deposits, contractors for
small repairs.

MRICS, Building Surveying, May 2026
MSc Building Surveying (part time) 2023; BA Geography 2021
Drives (full UK licence)`,
    },
  ],
};
