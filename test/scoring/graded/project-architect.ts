/** Project architect in the UK: registration and delivery stages decide; the word has other owners. */
import type { GradedJob } from './types.ts';

export const projectArchitect: GradedJob = {
  job: 'project-architect',
  title: 'Project Architect (Healthcare and Education)',
  spec: `Project Architect (healthcare and education), Glasgow studio

Our studio of forty designs health centres, schools and the occasional library. We now need a project architect who can take a building through the technical stages and stand on site in the rain without losing good humour.

You must be an ARB registered architect (Part III complete) and have no less than four years of experience after Part III. You must have run RIBA Stages 4 to 6 on at least one building over £3m, know the Scottish building regulations and warrants, and be proficient in Revit. Experience of healthcare or education buildings is required, either will do. Contract administration (SBCC or NEC) is highly desirable; so are Passivhaus or other low energy design, and working knowledge of BIM to ISO 19650. RIAS membership would be welcome.

We work four and a half days a week, pay professional fees, and will not ask you for free weekends. As an equal opportunities employer we look forward to hearing from people of every background.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'ARB and RIAS, seven years after Part III, two Scottish schools and a health centre through stages 4-6, Revit, SBCC.',
      lacks: [],
      cv: `Catriona Abercairn BA(Hons) BArch PGDip ARB RIAS
Architect

Practice experience

Senior Architect, Kelburn Mackay, Glasgow                                   2021 - present
Eastwood Primary School and Nursery (£14m), project architect from Stage 3 to completion in 2025: coordinated Revit model to ISO 19650, technical package of 210 drawings, warrant in three stages, weekly site meetings, snagging, handover. Passivhaus certified.
Garnock Health Centre (£6.2m), Stages 4 to 6, contract administrator under SBCC design portion contract; 46 instructions, final account within two percent.

Architect, Lomond Studio, Stirling                                           2019 - 2021
Extension of a secondary school (£3.8m), Stage 4 package and site inspections; sixth-form centre; housing for a co-operative.

Part II and then Part I assistant, Lomond Studio                             2014 - 2019

Education and registration
Part III, Mackintosh School, 2019; ARB registered September 2019; RIAS member 2020
BArch 2017, BA 2014
Certified Passivhaus Designer 2022

Other
Teaches one day a term in the first-year studio, sits on the design review panel, swims in lochs, draws every day on the train. References from both practices available at once.`,
    },
    {
      name: 'part-three-pending',
      kind: 'in-progress',
      low: 44,
      high: 58,
      best: 54,
      why: 'Delivers schools at Stage 4 and 5 capably, but Part III is next summer: not an architect, no years after it.',
      lacks: ['ARB registration, Part III', '4 years after Part III'],
      cv: `Struan MacAulay
Part II Architectural Assistant

Profile: designer with five years in practice who prefers details to renders. Enrolled for Part III, examination in June 2027; not yet registered with ARB.

Experience
Part II Architectural Assistant, Fyne & Partners, Glasgow, August 2021 to present
- Paisley Road Primary School, £11m: Stage 4 drawings for envelope and interiors in Revit, warrant responses to building standards, site visits every second week and answers to the contractor's queries
- Health and care hub in Oban, £7m: Stage 3 and early Stage 4, room data sheets with the NHS board, infection control review
- Day-to-day running of a £1.2m nursery extension through Stage 5 under the director's signature

Part I Architectural Assistant, Studio Tay, Dundee, 2018 - 2019
Housing layouts, models, planning applications.

Education
MArch, Strathclyde, distinction, 2021
BSc Architectural Studies, 2018

Software: Revit, Navisworks, Enscape, PHPP (course in 2025)
Interests: bothies, fiddle, bread, a very slow restoration of a dinghy`,
    },
    {
      name: 'enterprise-architect',
      kind: 'trap',
      low: 0,
      high: 14,
      best: 5,
      why: 'An IT solution architect for hospitals and schools: building, stages, registration and regulations of systems.',
      lacks: ['ARB registration', '4 years after Part III', 'RIBA stages', 'Revit'],
      cv: `Fraser Dunlop, TOGAF certified
Project Architect (healthcare and education systems)

Summary
Solution architect with twelve years of designing information systems for hospitals, health centres and schools throughout Scotland.

Experience
Lead Solution Architect, Clydeview Digital, Glasgow, 2019 - present
Project architect of the patient portal used by four health boards; runs technical stages from design to go-live; building of integration patterns, site reliability, registered suppliers, regulations on data protection; contract administration of three software vendors (NEC framework); model repository in Sparx; energy monitoring of data centres.

Software Engineer then Architect, Learnwell, Edinburgh, 2013 - 2019
School timetabling product, Azure, C#, passive and active failover, information management to ISO 27001.

Education
BSc Software Engineering, Glasgow, 2013
TOGAF 9 certified 2018; Azure Solutions Architect Expert 2022; BIM awareness webinar 2024

Interests
Libraries, modern buildings, cycling in the rain with good humour, piping band.`,
    },
    {
      name: 'english-practice-synonym',
      kind: 'denial',
      low: 54,
      high: 72,
      best: 64,
      why: 'Registered, nine years, schools to completion in Revit; says there is no experience of the Scottish regulations, which can be learnt.',
      lacks: ['Scottish building regulations and warrants'],
      cv: `Bronwen Attwater, Architect (ARB 2017, RIBA)

Based in Bristol and moving to Glasgow in February for family reasons.

Selected buildings
St Blaise Academy, Gloucester, £18m, project architect RIBA Stages 3 to 6, occupied in September 2024. NEC option C. Coordinated federated Revit model, led technical design, chaired site progress, defects to zero in nine months.
Severn Community Hospital, outpatient wing, £9m, Stage 4 and Stage 5 architect, 2020 - 2022. Room data, derogations from HTM and HBN, clinical user groups, fire strategy.
Three small primary schools for the diocese, £0.8m to £2m, 2017 - 2020.

Posts
Associate, Hallett Rowe Architects, Bristol, 2021 - present
Architect, Hallett Rowe Architects, 2017 - 2021
Assistant, Parry Studio, Cardiff, 2012 - 2014 and 2015 - 2017

Education
Part III 2017 (Cardiff), MArch 2015, BSc 2012

What I do not have
No experience with Scottish building regulations or the warrant process; all my work has been under the English and Welsh regulations.

Other
Low energy: two buildings at AECB standard. Sings alto, keeps bees, cycles everywhere.`,
    },
    {
      name: 'gem-clerk-of-works',
      kind: 'gem',
      low: 72,
      high: 89,
      best: 80,
      why: 'Called "Estates Development Manager", yet registered since 2016 with a clinic and a school led from Stage 4 to handover in Scotland.',
      lacks: [],
      cv: `Ruaridh Finlayson
Estates Development Manager, NHS Lorn and Isles

The job title misleads: the board has its own design team, and I am its architect.

NHS Lorn and Isles, Estates Development Manager, April 2019 to present
- Mull Health Centre, £5.4m: designed and detailed in house in Revit, technical design, building warrant and amendments, contract administration under SBCC, on site for fourteen months, opened May 2023
- Dialysis unit, £1.1m, Stages 2 to 6
- Retrofit of four surgeries to EnerPHit principles
- Information requirements written to ISO 19650 for all projects

Project Architect, Argyll Architects Ltd, Oban, March 2016 to March 2019
- Tiree School refurbishment (£3.3m), Stages 4 to 6, warrant drawings, site inspections by ferry
- Houses, a distillery visitor centre, a fire station

Education
Part III, Robert Gordon University, February 2016; ARB registration since 2016
MArch 2014

Other
Coastal rower, Gaelic learner, volunteer with the lifeboat. I would like to be part of a studio again.`,
    },
  ],
};
