/** Principal bridge engineer, county council: chartered, accredited degree, eight years of bridges, certificates signed as designer or checker. */
import type { GradedJob } from '../types.ts';

export const bridgeEngineerJob: GradedJob = {
  job: 'bridge-engineer',
  title: 'Principal Engineer (Bridges and Structures)',
  spec: `MARCHSHIRE COUNTY COUNCIL
Highways and Transport, Structures Group

PERSON SPECIFICATION
Post: Principal Engineer (Bridges and Structures)   Grade: M13   Hours: 37   Post no. HT/4471
How assessed: A = application form, I = interview, C = certificates seen

Qualifications
1. Chartered Engineer (CEng) and corporate member of ICE or IStructE. Essential, A C
2. Degree in civil or structural engineering, accredited. Essential, A C
3. Bridge inspector certification (BICS). Desirable

Experience
4. Not less than eight years in the design or assessment of bridges (road, rail or waterway), gained after graduation. Essential, A I
5. Has signed design, assessment or check certificates under a technical approval procedure (CG 300 or an equivalent) for Category 2 structures or similar. Essential, A I
6. Masonry arch assessment and strengthening. Desirable
7. Looking after junior engineers and graduates. Desirable
8. Preparing bids for DfT structures funding. Desirable

Knowledge and skills
9. Eurocodes, CS 454 and the related assessment standards
10. One or more of LUSAS, MIDAS Civil, Archie-M
11. Writes plainly for members and parish councils

Other
12. Able to travel to sites across the county, some at night

The county looks after 1,140 bridges and 600 retaining walls. Local Government Pension Scheme, 28 days leave rising to 33, hybrid working (two days at Shire Hall). We are a Disability Confident employer and guarantee an interview to disabled applicants who meet the essential criteria. Closing date 29 November 2026. CVs accepted with a covering statement.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Chartered with ICE since 2015, MEng, sixteen years of highway bridges and CG 300 certificates signed for Categories 1 to 3, arches included.',
      lacks: [],
      cv: `HELEN THEWLIS  MEng CEng MICE
Ludlow | full clean driving licence

Employment

Principal Engineer, Structures. Wardle Pryce Consulting, Shrewsbury. April 2019 to present
- Team leader and named designer on AIPs and design certificates, Category 1 and 2, for three county councils; check team leader for two Category 3 jobs
- Assessment programme of 84 masonry arches (Archie-M, MEXE, CS 454), followed by saddling and tie-bar strengthening at eleven of them
- Replacement of Coldbrook Bridge, 32 m weathering steel composite, £3.1m, from option study to handover
- Line manage four engineers, SCE for two ICE graduates

Senior Engineer, then Engineer, Bridges. Arden & Mott Partnership, Birmingham. September 2010 to March 2019
- Assessment to BD 21 and BD 44, load management under BD 79
- Deck replacement on the M5 at junction 4, grillage and shell models in LUSAS
- 14 months on site as resident engineer, bearing and joint replacement

Education
MEng Civil Engineering (JBM accredited), University of Leeds, 2010, 2:1
Chartered Professional Review, ICE, 2015
Bridge inspector (BICS), 2021

Interests: bell ringing, Offa's Dyke in stages`,
    },
    {
      name: 'railway-underbridges',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: 'Chartered through IStructE, eleven years of railway underbridges with Form 001 and Form 003 signed; the criteria accept rail and an equivalent procedure.',
      lacks: [],
      cv: `Anil Desai. Structural engineer on the railway, York.

I took my degree at Sheffield (BEng then MSc, Structural Engineering, 2013 and 2014) and went straight into the structures team at Holbeck Rail Engineering, where I still am. For the first four years I was a number cruncher: underbridge and footbridge assessments to NR/GN/CIV/025, wrought iron half-through girders, jack arches, timber longitudinals, more than sixty of them, with BE4 capacity certificates for the overbridges that carry council roads. I passed the IStructE exam in 2017 and was elected that November (MIStructE, CEng, number on request).

Since January 2018 I have been a CRE for civils. I put my name to Form 001 and Form 003 submissions as designer, and for about a third of jobs as the independent checker (Cat II and one Cat III, the skew box slide at Thorne Road, 2023). Typical: reconstruct the deck of a 15 m span in a 54 hour possession, in U-type or Z-type standard decks, with the spandrels of the old brick arch kept. I have three graduates under me and one of them passed this year.

Software: MIDAS Civil, Archie-M, Tekla Tedds. I know CG 300 and CS 454 from the overbridges but less than a highways person would. PTS and own car. I have never bid for DfT money; Network Rail control periods are a different game.

Married, two boys, coach under-9s football.`,
    },
    {
      name: 'review-in-spring',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 63,
      why: 'Eleven years of bridges and certificates signed, but incorporated, not chartered; the review for CEng is booked for March 2027.',
      lacks: ['Chartered Engineer (CEng)'],
      cv: `Curriculum Vitae
Rhodri Penhaligon IEng MICE

SUMMARY
Bridge engineer with eleven years in local authority and consultancy. MICE as Incorporated Engineer since 2019. Further learning completed (MSc, part time, 2025), progressive review for CEng booked for the March 2027 sitting, sponsors signed.

CAREER
2020 - now    Senior Bridge Engineer, Teifi County Council
   Principal inspections and load assessments (CS 454, CS 455, CS 456), 40 a year
   Designer on 9 strengthening schemes, certificates signed for Cat 1 and since 2022 Cat 2 under CG 300 with delegated authority from the Head of Structures
   Scour assessments to CS 469
   Won £2.4m from Welsh Government Resilient Roads Fund for Pont Glasfryn
2015 - 2020   Engineer, Bridges, Brecon Associates
   Assessments of 110 arches and slabs, Archie-M, LUSAS
   Concrete repairs and cathodic protection, half joints

EDUCATION
MSc Civil Engineering, University of South Wales, 2025
BEng (Hons) Civil Engineering, Swansea, 2015 (accredited IEng fully, CEng partially)

OTHER
BICS senior inspector 2023. Welsh first language. Category B licence. Mountain rescue volunteer, so nights do not frighten me.`,
    },
    {
      name: 'bridges-until-2016',
      kind: 'old',
      low: 56,
      high: 71,
      best: 64,
      why: 'Every paper and sixteen bridge years with signed certificates, but all of it ended in early 2016; ten years of running grass-cutting and pothole contracts since.',
      lacks: [],
      cv: `Martin Ogle, BSc(Hons), CEng, FICE

Jun 2021 - today | Director of Operations | Greenway Street Services
   800 staff, term contracts for potholes, grounds, street cleansing and gritting. P&L £62m.
Feb 2016 - May 2021 | Contract Director | Calder Highways Ltd
   Highways term maintenance for two unitaries: surfacing, drainage, lines, winter service. Mobilisation, KPIs, TUPE of 140 people. Structures work was let separately to others.
2008 - Jan 2016 | Technical Director, Bridges | Fenwick Rowe Consulting Engineers
   Head of a bridges group of 22. Signed AIPs, design and check certificates (BD 2), Cat 1, 2 and 3. Tees swing bridge refurbishment, 6 footbridges, A-road widening with five integral bridges.
2000 - 2008 | Engineer to Associate | Fenwick Rowe
   Post-tensioned special inspections, BD 21 assessments, composite decks to BS 5400.

BSc(Hons) Civil Engineering, Newcastle upon Tyne 1999 (JBM). Chartered 2004, Fellow 2013, subscription current.

I left design for management and have decided, at 49, that I was happier with a calculation pad. I have read through the CS and CD suites this summer and done a 3 day Eurocodes course. Driver. References: gladly.`,
    },
    {
      name: 'buildings',
      kind: 'adjacent',
      low: 38,
      high: 53,
      best: 46,
      why: 'Chartered building structures engineer who says himself that two footbridges are all and that he never signed under a highway approval procedure.',
      lacks: [
        'Not less than eight years in the design or assessment of bridges (road, rail or waterway)',
        'Has signed design, assessment or check certificates under a technical approval procedure (CG 300 or an equivalent) for Category 2 structures or similar',
      ],
      cv: `SAMUEL ADEYEMI-CLARKE
Associate Structural Engineer, CEng MIStructE

Key skills: structural design, Eurocodes 2, 3, 5 and 6, assessment of existing structures, steel and concrete frames, transfer structures, mentoring, client care, Tekla Structural Designer, ETABS, Tedds

Experience

Lattimer Structures, Bristol, Associate (2016 to date)
Lead engineer on residential blocks to 18 storeys, two secondary schools and the refurbishment of a Grade II listed corn mill. Appraised the cast iron and masonry of the mill, proved the floors by load test. Two pedestrian link bridges between hospital buildings, 14 and 21 m, steel trusses (2019, 2024). Four direct reports, all the graduates' training agreements.

Hobday & Finch, Bristol, Engineer (2008 to 2016)
Schools, retail, basements, temporary works for facade retention.

Education
MEng Civil and Structural Engineering, Bath, 2008 (accredited). Chartered 2013.

To be frank: apart from the link bridges I have no bridge work, and those went through Building Control, so I have not been through technical approval with a highway authority. I learn quickly, and retaining walls I do in my sleep. Full licence, live 20 minutes from Shire Hall.`,
    },
  ],
};
