/** Senior ecologist at an English county council: degree, Level 2 bat class licence, four years and a driving licence decide it. */
import type { GradedJob } from '../types.ts';

export const seniorEcologistCouncil: GradedJob = {
  job: 'senior-ecologist-council',
  title: 'Senior Ecologist',
  spec: `PERSON SPECIFICATION

Post: Senior Ecologist (Planning and Nature Recovery)
Authority: Wyreford County Council, Directorate of Place
Grade: 10, £42,708 to £46,731 per annum, 37 hours, permanent
Base: County Hall, with hybrid working

Purpose of the post: to give ecological advice to the county and to five district planning authorities, to check biodiversity net gain submissions, and to carry out protected species surveys of the council's own buildings and bridges.

ESSENTIAL
E1 Degree in ecology, environmental science or a closely related subject (application form)
E2 Natural England bat survey class licence, Level 2 (CL18) or above, in force at appointment. The post holder surveys alone, therefore this cannot be waived (application form, certificate at interview)
E3 At least four years of professional ecological work in consultancy, a planning authority or a statutory body (application form)
E4 Working knowledge of the statutory biodiversity metric and of the law on protected species (interview)
E5 Full driving licence (application form)
E6 Able to write clear reports and to explain them to councillors and the public (test)

DESIRABLE
D1 Membership of CIEEM
D2 Great crested newt licence (CL08) or experience with district level licensing
D3 Use of QGIS or ArcGIS
D4 Experience as a witness at appeals or inquiries
D5 Botanical identification, FISC level 3 or higher

The council is committed to safeguarding and to equality of opportunity. Applicants who declare a disability and meet the essential criteria will be offered an interview. The post is politically restricted. Local Government Pension Scheme, flexible hours, car mileage at HMRC rates. CVs are accepted together with the application form.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 96,
      why: 'Degree, CL18, seven years to this day with half of them in a planning authority, daily metric work, driving licence and nearly all desirables.',
      lacks: [],
      cv: `BRYONY CASTLEMAINE MCIEEM
Ecologist | Ludlow | full UK driving licence, own car

PRESENT POST
Ecology Officer, Teme Valley District Council, since June 2022
- Consultee on some 450 planning applications a year; conditions, EPS tests, HRA screening
- Check net gain submissions: statutory metric, HMMPs, section 106 drafting for off-site units
- Bat surveys of the council's barns, toilets and a Victorian bath house before works
- Gave evidence at two hearings and one inquiry (solar farm, 2024)
- Evening talks to parish councils

EARLIER
Ecologist, Marcher Ecology Ltd, Shrewsbury, October 2019 - May 2022
- Preliminary roost assessments, emergence surveys, mitigation licences as named assistant
- Newts, dormice, badgers; Phase 1 and UKHab mapping in QGIS
- Author of about 120 reports
Assistant Ecologist (seasonal), same firm, April - September 2019

LICENCES
Natural England CL18 bats Level 2, registered March 2021
Natural England CL08 great crested newts Level 1
CSCS card

EDUCATION
MSc Biological Recording, Manchester Metropolitan, 2023 (part-time)
BSc (Hons) Ecology and Conservation, Bangor, 2018, upper second
FISC level 4, 2025`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 77,
      high: 91,
      best: 84,
      why: 'The title says bridges, yet ten years of ecology for a highway authority, CL18, degree, metric and driving licence are all dated.',
      lacks: [],
      cv: `Ifor Tregenza
Bridge and Structures Officer (Environment), Hereford

My job title has puzzled every recruiter I have met. I am the person in the highways department who makes sure that we do not break the Wildlife and Countryside Act or the Habitats Regulations while mending 640 bridges.

Dore County Council, Highways and Structures, 2016 to date
I inspect arches, culverts and tunnels for roosts with endoscope and ropes, do the dusk and dawn watches in summer, write the method statements and apply for mitigation licences. So far 31 licensed schemes, mostly Daubenton's, Natterer's and lesser horseshoes. Otter holts and crayfish rescues come with the territory. Since the law on net gain came into force I run the statutory metric for our own schemes and argue with the district ecologists about river units. I brief the cabinet member once a quarter and wrote the leaflet that goes to residents when we close a bridge for bats.

Countryside Contracts (Powys) Ltd, 2012 to 2016
Site ecologist and hedge-layer: badger watching briefs, reptile fences, toolbox talks.

Papers
BSc Environmental Biology, Aberystwyth, 2011
Natural England bat class licence CL18, Level 2 since 2017; NRW licence as well
Driving licence, clean, since 2009
City & Guilds rope access, confined spaces
ArcGIS Pro, daily. Not a CIEEM member; never got round to it.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 56,
      high: 69,
      best: 63,
      why: 'Everything but the licence: Level 2 is applied for with referees in place, and today she may only survey under another person.',
      lacks: ['Natural England bat class licence Level 2 in force'],
      cv: `Mairead Ollerton, ACIEEM
Worcester

Consultant Ecologist - Plover & Reed Ltd, Worcester - 03/2021 to present
Preliminary ecological appraisals, UKHab, hedgerow and pond surveys for house builders and solar developers. About 40 net gain assessments with the statutory metric since 2023, each defended to the authority's ecologist. In every season since 2021 I have been on bat work as an accredited agent: roost inspections, emergence watches with infrared cameras, sound analysis in Kaleidoscope, static detectors. I write the reports and the licence applications, which our licensed director signs. Mentor of one assistant. QGIS templates for the whole office are mine.

Graduate Ecologist - Cotswold Habitat Services - 2019 to 03/2021
Newt and reptile translocation, eDNA sampling, badger monitoring, data entry.

Licences and training
GCN class licence CL08, Level 1, 2022
Bats: trained under a Level 2 licence holder, 140 logged hours, handled nine species; application for CL18 Level 2 sent to Natural England in September 2026, two referees named, decision awaited
FISC level 3
Full clean driving licence

Education
BSc Zoology, Sheffield, 2018
MSc Conservation Management, Edge Hill, 2019`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 46,
      high: 60,
      best: 54,
      why: 'A first-rate botanist and planner of habitats, who states that he holds no bat licence and has not trained for one.',
      lacks: ['Natural England bat class licence Level 2 in force'],
      cv: `HUMPHREY ADELEKE
Senior Botanist and Habitat Specialist

Statement
Plants and soils are my field. I have worked for eleven years as an ecologist for a consultancy and for a national park, and I can take a net gain submission apart in an hour.

Career
2019 - now Senior Ecologist (Habitats), Long Mynd Environmental
National Vegetation Classification surveys of fens and grassland. Over 90 metric calculations, condition assessments, thirty-year management plans. Expert witness on irreplaceable habitat at a quarry inquiry (2023) and at two appeals. Line manager of three.
2015 - 2019 Ecologist, Clun Forest National Park Authority
Planning consultations, meadow restoration, volunteers, committee reports.
2013 - 2015 Herbarium assistant, museum in Leicester

Qualifications
PhD Plant Ecology, Leicester, 2014
BSc Botany, Reading, 2009
MCIEEM since 2018, Chartered Environmentalist
FISC level 5
Driving licence since 2010

Protected species
Great crested newt licence CL08 Level 1. I do not hold a bat licence at any level and have no bat handling experience; bat work has always gone to colleagues. Rabies vaccination: none.

Also
Recorder for two hectads, author of a county rare plant register, decent baker of bread`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 17,
      high: 32,
      best: 25,
      why: 'A recent graduate whose essential criteria are modules, workshops and a list of keywords; the work behind them is a garden centre and some volunteering.',
      lacks: [
        'Natural England bat class licence Level 2 in force',
        'four years of professional ecological work',
        'full driving licence',
      ],
      cv: `TABITHA ROWNTREE-MUSA
Ecologist | Bat Surveyor | BNG | Protected Species | Planning

PROFILE
Highly motivated ecologist with knowledge of bat surveys (CL18), great crested newts (CL08), statutory biodiversity metric, protected species law, HRA, EIA, QGIS, ArcGIS, UKHab, planning policy and public engagement, seeking a senior role in local government.

KEY SKILLS
Bat survey licence requirements, Emergence surveys, Sound analysis, Net gain metric, NPPF, Report writing, Stakeholder management, CIEEM competency framework

EDUCATION
BSc (Hons) Ecology, University of Derby, 2025, lower second
Modules: Protected Species Survey, Planning and Biodiversity, Habitat Assessment, GIS for Ecologists, Environmental Law
Dissertation: moth numbers under two kinds of street lamp

COURSES
Introduction to Bat Ecology and Surveying (one day, online)
Biodiversity Net Gain Explained (webinar)
Calculating BNG with the metric (half day)

EXPERIENCE
Plant Area Assistant, Trentside Garden Centre, July 2025 - present
Watering, pricing, advising customers, till.
Volunteer, Derbyshire bat group, two walks in summer 2024: counted bats with a heterodyne detector
Bar staff, students' union, 2023 - 2025

OTHER
Provisional driving licence, lessons under way. Student member of CIEEM until 2025.`,
    },
  ],
};
