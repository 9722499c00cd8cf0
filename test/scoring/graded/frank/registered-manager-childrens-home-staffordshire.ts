import type { GradedJob } from '../types.ts';

export const registeredManagerChildrensHomeStaffordshire: GradedJob = {
  job: 'registered-manager-childrens-home-staffordshire',
  title: "Registered Manager, Children's Home (4 beds, EBD)",
  spec: `POST: Registered Manager   HOME: Larkrise, near Stone, Staffordshire   HOURS: 40, plus share of on-call
SALARY: £52,000 - £58,000, bonus of £4,000 for Good, £7,000 for Outstanding
RESPONSIBLE TO: Responsible Individual, Tern & Dove Care Ltd

PURPOSE
To lead a home for four young people of 9 to 17 with emotional and behavioural difficulties, to hold the registration with Ofsted and to keep the Good we got in May.

MAIN TASKS
Lead and rota a team of fourteen. Admissions and impact assessments. Placement plans, risk assessments, safeguarding and missing-from-home. Monthly response to the independent visitor, six-monthly quality of care review. Supervision, appraisal, recruitment. Budget of £1.1m. Talk to social workers, schools, the police and, above all, the children.

PERSON SPECIFICATION                                              E = essential, D = desirable
Level 5 Diploma in Leadership and Management for Residential Childcare, or an equivalent
  such as the old NVQ 4 in management (children and young people)                  E
Two years within the last five in a role relevant to residential care of children        E
One year or more supervising or managing care staff                                      E
Full driving licence, manual                                                             E
Has been through a fit person interview before                                           D
PACE, trauma-informed or other therapeutic model                                         D
Team Teach, PRICE or MAPA                                                                D
Experience of a home that moved up a grade                                               D

Tern & Dove is committed to safeguarding. Enhanced DBS with barred lists, ten-year employment history with gaps explained, and references from every post with children are needed before you start.`,
  graded: [
    {
      name: 'desmond-okpara-acting-head',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Head of a five-bed home for years with the NVQ 4, fit-person interview and an upgrade; same work under other names.',
      lacks: [],
      cv: `DESMOND OKPARA
Stafford

Head of House, Silver Birch (five boys, 11-17), Quercus Young People's Services
June 2021 to the present day. I was Acting until 14 October 2021, when the inspectorate passed me after interview and put my name on the certificate.
I took the house on when it was Requires Improvement. Two visits later it was Good (March 2023) and in April 2025 it was Outstanding for help and protection. What did it: fewer agency faces, proper handovers, one key adult for each lad, restraint down from 41 to 6 in a year. Team of sixteen, two seniors and a deputy who report to me; I do their one-to-ones each month and appraisals. I write the Reg 45, answer the Reg 44, agree fees with placing authorities and keep £1.3m in order. On call one week out of three.

Deputy, Elm Cottage (girls with CSE history), same company, Jan 2018 to May 2021. Supervised nine.
Senior then residential support worker, Moorland House, Leek, Sept 2008 to Dec 2017.

NVQ 4 Leadership and Management for Care Services (children and young people), 2010-11, Trent Vale College, top-up units 2019
Designated safeguarding lead, refreshed Feb 2026; PACE (four days); PRICE instructor
Driver since 2004: manual, 0 points, drive the seven-seater daily
No gaps since 2008. Before that bouncer and student.`,
    },
    {
      name: 'tracey-holdcroft-level5-pending',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 64,
      why: 'Deputy with every other essential, but two units of the Level 5 still to go until February.',
      lacks: ['Level 5 diploma (unfinished)'],
      cv: `Tracey Holdcroft

Deputy Manager with seven years in children's residential, the last three as deputy. I know the job because I have held the fort for two managers' absences (July-Nov 2024, and six weeks this spring).

Hollybank Lodge, Newcastle-under-Lyme - four young people, EBD and learning disability
  Deputy manager: Aug 2023 - date
  Senior: Feb 2021 - Aug 2023
  Residential worker: Oct 2019 - Feb 2021
I supervise six staff, write rotas, chair team meetings, lead on missing and on medication, and stand in at strategy meetings. Wrote the last two Regulation 45 reports with the manager. Hollybank went from Requires Improvement to Good in Sept 2025.

Earlier: teaching assistant in a SEMH school, Stoke, 2014 - 2019

Qualifications
Level 5 Leadership and Management for Residential Childcare: enrolled Jan 2025, units done 13 of 15, assessor expects sign off in Feb 2027
Level 3 Residential Childcare, 2021
Team Teach intermediate, 2025. Trauma-informed practice (12 weeks)
Full manual licence
Have not had a fit person interview yet.`,
    },
    {
      name: 'maureen-sproston-older-people',
      kind: 'trap',
      low: 31,
      high: 44,
      best: 38,
      why: "Registered manager, but of a nursing home for the elderly with the adult Level 5; no children's residential work.",
      lacks: [
        'residential childcare Level 5 or equivalent',
        "two of last five years in children's residential care",
      ],
      cv: `Maureen Sproston
Registered Manager (CQC)
Uttoxeter, Staffordshire

A committed care home manager with 14 years at the helm. Passionate about dignity.

THE ELMS RESIDENTIAL AND DEMENTIA CARE, 38 beds
Registered Manager, April 2017 until now
CQC rating moved from Requires Improvement to Good in 2019, kept 2023. Team of 52. Budget £2.2m. Occupancy 96%. Supervision and appraisal of heads of unit. DoLS, medication, safeguarding adults lead. Family forum monthly. Fit person interview passed 2012 and 2017.

ROSEDENE HOUSE, 22 beds
Registered Manager, May 2012 to March 2017

ROSEDENE HOUSE
Senior carer, deputy, 2004 to 2012

Level 5 Diploma in Leadership for Health and Social Care (Adults' Management) 2014
NVQ 3 Care 2006
Train the trainer moving and handling; MAPA for dementia 2022
Full clean driving licence (manual)

Two sons grown up, and I have been a Brownie leader for many years, so I believe I would relate well to young people.`,
    },
    {
      name: 'alistair-rudge-former-manager',
      kind: 'old',
      low: 49,
      high: 62,
      best: 56,
      why: "Ran two children's homes with the right qualification up to 2016; nothing in the last five years, which the ad asks for.",
      lacks: ["two of the last five years in children's residential care"],
      cv: `A. J. Rudge, Market Drayton
d.o.b. 22.5.1968

1. Now
Landlord of the Cat & Fiddler, Market Drayton, with my wife, Nov 2016 to Oct 2026. Eleven staff, rotas, wages, licensing, rough Saturdays. Lease ended last month.

2. Then
Bellweir Children's Services, Shropshire. Registered Manager, The Old Vicarage (6 beds, EBD), Mar 2010 to Oct 2016. Ofsted: Good twice, Outstanding 2014. Eighteen staff. I opened the house from scratch, had my fit person interview in 2010, and handed over to my deputy.
Same firm. Registered Manager, Weir Farm (4 beds), Sept 2005 to Mar 2010.
Local authority home, Telford. RCO then deputy, 1995 to 2005.

3. Papers
NVQ 4 Registered Manager (Children), 2006. NVQ 3 Caring for Children and Young People 1999. Team Teach tutor until 2016, since expired.
Full manual licence, minibus D1.

4. Why
Boys who were with me at Weir Farm still come to the pub, with kids of their own. I think I have ten good years left and would rather spend them there. I know the regulations changed in 2015 and I worked with the new ones for 18 months only.`,
    },
    {
      name: 'bethan-yarwood-department-store',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 5,
      why: "Manages the children's and home floor in a shop; nothing to do with care, apart from a driving licence and staff.",
      lacks: [
        'residential childcare Level 5 or equivalent',
        "two of last five years in children's residential care",
        'a year supervising care staff',
      ],
      cv: `BETHAN YARWOOD
Retail Manager, Hanley, Stoke-on-Trent

Profile: results-driven floor manager, ten years in department stores, seeking the next step.

Pemberton & Rowe, Hanley
Children's & Home Manager, Mar 2020 - present
- Children's wear, toys, nursery furniture, beds and home textiles, £4.6m turnover
- Team of 22, rota, one-to-ones, recruitment for peak
- Placement plans for new ranges, risk assessments for the play corner
- Shrink down 0.4 points; Outstanding in the mystery visits 2024

Pemberton & Rowe
Section manager, linens, 2016 - 2020

Level 4 Retail Management, 2019
A levels: Business, Textiles, French
First aid at work 2025
Full licence, manual`,
    },
  ],
};
