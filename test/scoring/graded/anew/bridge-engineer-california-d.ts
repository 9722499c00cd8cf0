/** A bridge designer in California: an active Californian civil licence, the degree and six years of bridge design decide it. */
import type { GradedJob } from '../types.ts';

export const bridgeEngineerCaliforniaD: GradedJob = {
  job: 'bridge-engineer-california-d',
  title: 'Senior Bridge Engineer',
  spec: `Senior Bridge Engineer. Sacramento. Full time. $128k-$156k.

We design bridges for counties that can't afford to get them wrong. Eleven people, no marketing department. We need a twelfth, because two county replacement programs start in January and somebody has to stamp the drawings.

You need:
- Active California PE license, Civil. Not pending. You will be engineer of record in month one.
- BS in civil or structural engineering.
- 6+ years designing highway bridges, superstructure and foundations.

We'd expect:
- AASHTO LRFD and the Caltrans amendments and Seismic Design Criteria.
- CSiBridge, Midas or something like it.
- You have taken a job from type selection to PS&E and answered the contractor's RFIs afterwards.
- You can write a paragraph.

Nice:
- SE license. Scour and hydraulics sense. Load rating. HBP funding paperwork. Some prestressed concrete.

You don't need: a master's, a LinkedIn banner, or five interviews. There is one interview and it is lunch.

401(k) with 5%, medical paid in full for you and 70% for family, nine-eighty schedule. Dogs are in the office on Fridays. We hire without regard to race, religion, sex, age, disability, veteran status or anything else that has no bearing on a box girder. Send a resume, no cover letter. No recruiters, please.`,
  graded: [
    {
      name: 'county-associate',
      kind: 'gem',
      low: 82,
      high: 95,
      best: 89,
      why: 'Under the title of a public works associate she has designed and stamped county bridges for nine years, with the licence, the degree and the seismic work.',
      lacks: [],
      cv: `Yesenia Bracamonte
Woodland, CA

PUBLIC WORKS ASSOCIATE III, Tres Alamos County
Roads & Transportation Division, June 2017 - present

The county has one structures person and it is me. The classification is generic; the work is this:

2018-2020  Putnam Slough, 3-span cast-in-place slab, 142 ft. Type selection memo, all calcs, CIDH piles to 70 ft, plans and specials, advertised under my seal (second job I sealed).
2020-2022  Cañada Road over Dry Creek, single-span precast voided slab replacing a timber trestle. Designed abutments for 9 ft of scour. 61 RFIs, 2 change orders.
2021-2024  Old Ferry Rd, two-span post-tensioned box girder, 236 ft. Pushover in CSiBridge to SDC 2.0, independent check by consultant closed with three comments.
2024-now   Four-bridge bundle, off-system. At 95%. I wrote the HBP applications and do the quarterly invoices too.

Also: load ratings for the 37 structures under 20 ft, overweight permits, night calls when a truck hits something.

BEFORE
Junior engineer, Delvecchio Bridge Consultants, Oakland, July 2014 - May 2017. Girder and bent cap design under LRFD with the California amendments; quantities; bar lists.

LICENSE   Professional Engineer (Civil), State of California, C 91xxx, issued 2017, renewed through 9/30/2027
EDUCATION B.S. Civil Engineering, Humboldt Bay Polytechnic, 2014

References: our county counsel, and two contractors who lost arguments with me.`,
    },
    {
      name: 'delinquent',
      kind: 'lapsed',
      low: 54,
      high: 68,
      best: 63,
      why: 'A complete bridge designer whose Californian licence has been delinquent since 2024; renewable, but nothing can be stamped today.',
      lacks: ['active California PE license, Civil'],
      cv: `CURTIS W. ABERNETHY-LOWE
Bridge Engineer - 17 years

Selected projects
Project | Role | Type | Year
Sisquoc Canyon Bridge, CA | Lead designer, EOR | 4-span CIP/PT box, 610 ft | 2016-2019
Yuba Gold Rd widening, CA | Lead designer, EOR | precast girders, widening both sides | 2019-2021
US-93 wildlife overcrossing, NV | Designer and checker | precast arch | 2021-2023
I-80 Truckee ramps, NV | Lead designer | steel plate girder, curved | 2023-2026

Employment
Marchbanks Structural Group, Reno NV - Senior bridge engineer - Aug 2021 to date
Tehachapi Bridge Partners, Sacramento CA - Project engineer, then senior - May 2012 to July 2021
Caltrans, Structure Design, Sacramento - Transportation engineer (range A to D) - Jan 2009 to April 2012

Skills shown in the above
LRFD superstructure and substructure design, spread footings, driven and CIDH piles, Caltrans SDC (did displacement-based design for twelve of those years), Midas Civil, CSiBridge, PS&E, construction support, load rating.

Education
BS Civil Engineering, Chico Valley State University, 2008

Licenses
CA Civil, first issued 2011. Expired 6/30/2024, shows as "delinquent" on the board's lookup. I let it go when all my work was in Nevada and the office there had another engineer of record. Will pay the fees and the renewal when I move back.
No other state license.`,
    },
    {
      name: 'bascule-machinery',
      kind: 'adjacent',
      low: 27,
      high: 43,
      best: 35,
      why: 'Licensed in California, and works on bridges, but as a mechanical engineer on drives and bearings: other licence class, other degree, no structural design.',
      lacks: [
        'California PE license in Civil',
        'BS in civil or structural engineering',
        'six years designing highway bridges (structure)',
      ],
      cv: `Hollis Vandermeer, PE
Movable bridge engineer
Stockton, California

I make bridges go up and down. In thirteen years I have worked on 22 bascule, lift and swing spans in the Delta and on the Columbia.

Mechanical Lead, Spanworks Machinery Consultants - March 2016 to present
  Trunnion and rack replacement, Steamboat Cut bascule (2017-18): alignment, bearing selection, shop inspection.
  Rehabilitation of the Georgiana lift span (2020-22): new drive, brakes, wire ropes, counterweight balance. Balance calculation by strain gage.
  In-depth inspections of machinery for three counties, reports to their bridge engineers.
  Drawings, technical specs, estimate and support in construction for each.
  Structural members are designed by a partner firm; I give them the loads.

Design Engineer, Cascade Hoist & Crane, Portland - August 2013 to February 2016
  Gear trains, shafts and hydraulics for gantry cranes.

License: Professional Engineer, California, Mechanical (M 38xxx), active to 2028. Oregon, mechanical.
B.S. Mechanical Engineering, Willamette Polytechnic, 2013.
Codes: AASHTO LRFD Movable Highway Bridge (mechanical chapters), AGMA, ASME.
Software: SolidWorks, Mathcad, AutoCAD.

I write reports that superintendents read to the end. I bring a dog.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 60,
      high: 75,
      best: 68,
      why: 'Sixty words that claim the licence, the degree and fifteen years of bridges but show not one of them at work; worth a call, with little confidence.',
      lacks: [],
      cv: `Rajinder S. Dhaliwal, Yuba City

Bridge design engineer, Feather River Consulting Engineers, 2011 - present. County and state highway bridges, mostly concrete box girder and slab, foundations included. Plans, specs, estimate. Caltrans SDC.

PE Civil, California, C 84xxx, current to 3/2028.
BS civil engineering, Sacramento Delta University, 2010.

Details gladly by phone. I am on site most mornings, so please try after three.`,
    },
    {
      name: 'offshore-bridge',
      kind: 'trap',
      low: 1,
      high: 12,
      best: 5,
      why: 'A "bridge engineer" of the offshore software trade: he carries requirements between Tokyo and Hanoi and designs no structure.',
      lacks: [
        'active California PE license, Civil',
        'BS in civil or structural engineering',
        'six years designing highway bridges',
      ],
      cv: `NGUYEN TRUNG KIEN
Senior Bridge Engineer (BrSE) | San Jose, CA, open to Sacramento

PROFILE
8+ years as Senior Bridge Engineer, with strong foundations, building and supporting structures that carry heavy load. Specialist in load testing, spans and highway-grade systems.

EXPERIENCE

Senior Bridge Engineer - Kumotori Systems America, San Jose - 2021/04 to present
- Bridge between the customer in California and 24 developers in Hanoi; translate requirements (Japanese, English, Vietnamese) into basic design and detail design
- Tolling back end for an expressway operator: architecture, load tests at 9,000 requests per second, distributed tracing with spans
- Answer RFIs of the customer, run acceptance test, support after release

Bridge Engineer - Kumotori Systems, Tokyo - 2018/04 to 2021/03
- Network bridge configuration for camera gateways along the road
- Wrote design documents in Japanese

Developer - Hanoi - 2015/07 to 2018/02
- Java, adapter and bridge patterns

CERTIFICATES
JLPT N1 (2017). AWS Solutions Architect Professional (2023). Fundamental IT Engineer.

EDUCATION
Bachelor of Engineering, Information Technology, Hanoi, 2015

STACK
Java, Kotlin, Spring, Terraform, PostgreSQL, JMeter, OpenTelemetry`,
    },
  ],
};
