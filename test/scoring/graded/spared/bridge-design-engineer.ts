/** Bridge engineer with an Ontario regional government: the PEO licence and five years of bridge work decide it. */
import type { GradedJob } from '../types.ts';

export const bridgeDesignEngineer: GradedJob = {
  job: 'bridge-design-engineer',
  title: 'Senior Engineer, Bridges and Structures',
  spec: `REGIONAL MUNICIPALITY OF KESSING, ONTARIO
Transportation Services, Infrastructure Design Branch
Position: Senior Engineer, Bridges and Structures (permanent, full time, 35 hours)
Salary grade 9: $108,400 to $131,900

PURPOSE OF THE POSITION
Delivers the Region's ten-year bridge and culvert program of 212 structures, from condition reports to contract award, and acts as technical lead for consultants.

PERSON SPECIFICATION

Essential
E1. Bachelor's degree in civil or structural engineering.
E2. Licensed as a Professional Engineer (P.Eng.) with Professional Engineers Ontario, in good standing at the time of appointment.
E3. At least five years of experience in the design, rehabilitation or inspection of bridges.
E4. Able to write clear reports for Council and the public.

Desirable
D1. Working knowledge of the Canadian Highway Bridge Design Code (CSA S6).
D2. Biennial inspections to the Ontario Structure Inspection Manual.
D3. Software such as CSiBridge, MIDAS Civil or S-FRAME.
D4. Contract administration on municipal or MTO jobs.
D5. A valid Class G driver's licence.
D6. French, spoken.

WORKING CONDITIONS
Hybrid, three days in the office in Kessing. Some evenings for public information centres; site visits in all weather.

The Region is an equal opportunity employer and will provide accommodation during recruitment under the AODA on request. We thank all applicants; only those selected for an interview will be contacted. Applications close on November 20, 2026 at 4:30 p.m.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Ontario P.Eng. with a civil degree and twelve dated years of bridge rehabilitation and design, most of the desirables too.',
      lacks: [],
      cv: `Priya Chakrabarti-Doyle, P.Eng.
Hamilton, Ontario

LICENCE
Professional Engineers Ontario, P.Eng. since June 2017 (practising, in good standing). Class G.

EXPERIENCE

Structural Lead, Highway Structures - Tamblyn Roe Consultants, Burlington
March 2020 to present
- Detailed design of 14 replacements and 22 rehabs for counties and for MTO Central Region: integral abutments, NU girders, semi-continuous decks, overlay and barrier work.
- Load evaluation to Section 14 of S6:19 for posted steel trusses; two postings lifted.
- Models in MIDAS Civil and S-FRAME; checks by hand.
- Contract administrator on three municipal tenders of $4 to $9 million; staff reports and two presentations to council committees.

Bridge Engineer - Ottersfield Engineering, Guelph
January 2016 to February 2020
- OSIM inspections, about 90 a season, with condition indices and capital plans.
- Culvert replacements, concrete repairs, expansion joints, bearings.

Engineer-in-Training - Ottersfield Engineering
May 2013 to December 2015
- Drafting and quantity take-off; site inspector on deck pours in the summer.

EDUCATION
B.Eng. (Civil), Hamilton, 2013
M.Eng. part time (Structures), 2018

OTHER
French at conversational level. Author of a short paper on cathodic protection of barrier walls, 2022.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'Seven years of bridge design and the degree, but still an EIT whose PEO licence is under review and not issued.',
      lacks: ['P.Eng. licence with Professional Engineers Ontario'],
      cv: `MATTHEW SZALAI, EIT
Kitchener-Waterloo

What I do
Bridges, since the day I graduated. Seven years of analysis, drawings and site work on highway and trail structures in southern Ontario.

Where
09/2021 - today    Bridge Designer, Lonsway Structures Inc., Kitchener
  . Lead designer under the responsible P.Eng. for nine county bridges (prestressed box, slab on girder, two bowstring trusses).
  . CSiBridge for live load envelopes per CHBDC; seismic checks for one lifeline structure.
  . Biennial structure inspections, 60 to 70 each summer, with renewal cost estimates.
  . Drafted the public-facing project summaries and the council memos that the client signed.
07/2019 - 08/2021  Junior Designer, Fenwyck Roads and Bridges, Barrie
  . Rehabilitation packages, detour staging, rebar schedules, shop drawing review.

School
BASc Civil Engineering, Waterloo, 2019 (co-op, four terms with a bridge contractor)

Licensure
Engineering Intern in Ontario since 2019. National Professional Practice Exam passed in November 2025. Competency-based assessment submitted to the regulator in June 2026; validators have answered, decision still awaited. I expect the licence in early 2027.

Also
G licence, snow-shoe runner, treasurer of a housing co-op.`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 52,
      high: 68,
      best: 60,
      why: 'Fourteen years of British bridge work and a chartership there, but no Ontario licence.',
      lacks: ['P.Eng. licence with Professional Engineers Ontario'],
      cv: `Rhodri Penhallow BEng (Hons) CEng MICE
Cardiff, moving to Kessing in January 2027 (permanent residence granted)

Chartered civil engineer. My whole career has been spent on road and rail bridges.

Associate, Bridges - Garth and Hallam LLP, Cardiff (2018 to now)
I run a team of six on assessment, strengthening and renewal for two trunk road agents and three councils. Typical work of the past few years: half-joint deck strengthening on a dual carriageway viaduct; replacement of four wrought-iron overbridges; Category 3 check of a 120 m steel footbridge; scour appraisal to CS 469. Design to Eurocodes and DMRB, models in MIDAS Civil. I have written committee papers for councillors and stood up at many village hall evenings.

Senior Engineer - Oldacre Structures, Bristol (2014 to 2018)
Principal inspections of 75 masonry arches and concrete slabs, load assessments, parapet upgrades.

Graduate Engineer - Oldacre Structures, Bristol (Sept 2012 to 2014)

Education and standing
BEng Civil Engineering, Swansea, 2012
Chartered with the Engineering Council through the ICE, 2017
Registration with an engineering regulator in Canada: I have not applied to one yet and understand that it takes some months. Reading through CSA S6 in my evenings.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 48,
      high: 64,
      best: 56,
      why: 'Ontario P.Eng. in good standing, but all thirteen years are condominiums, schools and parking decks and none is bridge work.',
      lacks: ['5 years of bridge design, rehabilitation or inspection'],
      cv: `ANNETTE BEAULAC, P.Eng., ing.
Ottawa (bilingual, French mother tongue)

Experience
Structural Project Engineer
Dufresne Mckay Building Consultants, Ottawa, May 2017 - present
- Engineer of record for mid-rise condominiums in flat slab and in mass timber (OBC Part 4, CSA A23.3, S16, O86), up to 14 storeys.
- Restoration of underground garages: delamination surveys, chloride profiles, slab and membrane renewal, staged so that cars could stay.
- Tender documents, change directives, payment certificates; 30 to 40 site visits a year.
- Reports to condominium boards and school trustees who are not engineers.

Structural Designer
Charbonneau Groupe Batiment, Gatineau, August 2013 - April 2017
- Steel arena roofs, school additions, seismic upgrading of masonry. ETABS, SAFE, S-FRAME.

Registration
PEO, licensed 2017, current. Ordre des ingenieurs du Quebec, member 2016.

Degree
B.Ing. genie civil, Sherbrooke, 2013

Licence and travel
Ontario G, own car

Volunteer
Rapid building evaluation after the 2018 tornado`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 20,
      high: 36,
      best: 28,
      why: 'A recent civil graduate whose bridge words stand in a skills block and course titles; no licence and no bridge job.',
      lacks: [
        'P.Eng. licence with Professional Engineers Ontario',
        '5 years of bridge design, rehabilitation or inspection',
      ],
      cv: `Jordan Achterberg
London, Ontario | class G2

OBJECTIVE
To become a senior bridge engineer delivering design, rehabilitation and inspection of bridges under the Canadian Highway Bridge Design Code (CSA S6).

TECHNICAL SKILLS
Bridge design, bridge rehabilitation, OSIM inspection, CSA S6, CSiBridge, MIDAS Civil, S-FRAME, AutoCAD Civil 3D, load rating, contract administration, MTO specifications, report writing, council presentations

EDUCATION
Bachelor of Engineering Science, Civil (structural option), London Ontario, September 2020 - April 2025
Courses: Bridge Engineering; Advanced Concrete; Rehabilitation of Structures; Professional Practice
Capstone: concept for a 40 m pedestrian crossing, team of four, mark A-

WORK
Customer associate, Birchway Home Hardware, London: June 2025 - present
- Paint desk and key cutting, Saturday close, orders from contractors.
Summer labourer, Town of Aylcott parks: May - August 2022 and 2023
- Mowing, benches, filling in potholes on trails.
Residence don, 2023-24

AWARDS
Dean's list twice. Second place, popsicle-stick span contest, 2021.`,
    },
  ],
};
