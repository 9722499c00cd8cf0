/** Registered manager of a children's home, England: Level 5, two of the last five years in residential child care. */
import type { GradedJob } from '../types.ts';

export const residentialChildcareManager: GradedJob = {
  job: 'residential-childcare-manager',
  title: "Registered Manager, children's home",
  spec: `REGISTERED MANAGER, MARLPOOL HOUSE, SHROPSHIRE
£52,000 to £58,000 plus bonus linked to Ofsted outcome

Who are we?
Fernlight Care runs seven small children's homes in the West Midlands. Nobody owns us but our founders, who both grew up in care.

What is the home like?
Four beds, young people aged 10 to 17 with emotional and behavioural difficulties, a team of twelve, a goat. Last inspection: Good.

What will I be doing?
You will be the person registered with Ofsted. You lead the team, chair the handovers that matter, write and keep up the Statement of Purpose, match referrals, handle safeguarding with the local authority, answer Regulation 44 reports and write the Regulation 45 review. You share the on-call with your deputy.

What do I need to be considered?
The regulations are strict and so are we. You must have worked in residential care of children for two of the last five years, and have at least a year of supervising and managing care staff. You will hold the Level 5 Diploma in Leadership and Management for Residential Childcare or an equivalent that Ofsted accepts (the older NVQ 4 plus a management award is fine). A full driving licence is needed, since the nearest bus is two miles off.

What would be a bonus?
Having been registered with Ofsted before, PACE or another therapeutic model, Team Teach or PRICE tutor, safer recruitment.

Anything else?
Enhanced DBS, two references covering every post with children, gaps explained. Interviews on 8 and 9 December; young people sit on the panel.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: "Registered manager of a children's home since 2021 with Level 5, three inspections, PACE and a licence.",
      lacks: [],
      cv: `Natalie Broughton-Sesay
Telford. Driver, own car, clean licence.

CURRENT ROLE
Registered Manager, Copperfield Lodge (Willowmere Children's Services), August 2021 – now
Three-bed EBD home. Registered by Ofsted November 2021. Inspections: Good 2022, Good 2024, Outstanding 2025.
Team of eleven, deputy and two seniors. Supervision monthly, appraisals, rotas, probation, one disciplinary to appeal.
Statement of Purpose, Reg 44 responses, Reg 45 reviews, Reg 40 notifications, LADO referrals, impact risk assessments for matching.
PACE-led practice with a clinical psychologist two days a month.

BEFORE THAT
Deputy Manager, Willowmere, 2018 – 2021
Senior Residential Worker, Birch Hey House, 2015 – 2018
Residential Support Worker, Birch Hey House, 2013 – 2015
Teaching assistant, SEMH school, 2010 – 2013

QUALIFICATIONS
Level 5 Diploma in Leadership and Management for Residential Childcare (England), 2020
Level 3 Diploma, Children and Young People's Workforce, 2014
Safer recruitment 2024; Designated Safeguarding Lead 2025; PRICE instructor 2023; First aid

Enhanced DBS, update service. No gaps in employment.`,
    },
    {
      name: 'farm-lead',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 84,
      why: 'Called farm lead, yet runs shifts and supervises eight care staff in a registered home on a farm since 2021, with the Level 5.',
      lacks: [],
      cv: `Huw Penrhos-Davies
Farm Lead

Larkrise is a working farm near Ludlow, and it is also a home. Six boys between 11 and 16 live in the farmhouse, placed by nine councils, and the place is inspected by Ofsted like any other. My badge says Farm Lead because I came for the sheep.

What I do, since May 2021: I work the same rota as everyone else, sleep-ins included, and on my shifts I am in charge of the house. Eight residential support workers report to me; I do their supervision every four weeks, their appraisals, their sickness and their inductions. When our manager was off with a broken leg from January to June 2025 I ran the home with the responsible individual: matching meetings, strategy meetings after missing episodes, the monthly visitor's report and our answer to it, Ofsted in April (Good in all three areas). I wrote the half of the Reg 45 review that deals with the boys' progress.

Lambing and tractors teach patience; so do Dan Hughes's books, and we all trained in PACE.

Papers: L5 Leadership & Management, Residential Childcare, passed October 2023. Level 3 in 2020. Team Teach tutor until 2027. HND Agriculture, Harper Vale, 2009. Licence: B, BE, tractor.

Earlier: support worker at Clun Bridge House (children, five beds), 2018 to 2021. Stockman before that, 2009 to 2018.`,
    },
    {
      name: 'deputy',
      kind: 'in-progress',
      low: 54,
      high: 69,
      best: 63,
      why: 'A capable deputy with seven years in homes, but the Level 5 is a little over half done.',
      lacks: ['Level 5 Diploma in Leadership and Management for Residential Childcare or an equivalent'],
      cv: `CHARLENE OSEI-BONSU

Deputy Manager | Hazelbank Homes, Wolverhampton | Feb 2023 → present
Five-bed home, solo and sibling placements
→ line manager to four seniors, joint manager of a team of sixteen with the RM
→ acting up for annual leave and for nine weeks in summer 2025
→ allegations, LADO, Section 47 meetings
→ key work, risk assessments, placement plans, contact
→ full cycle of rotas and petty cash
→ prepared Annex A for two inspections, Good and Good

Senior Support Worker | Hazelbank Homes | Sept 2020 → Jan 2023
Support Worker | Black Country Young People's Trust, residential | June 2019 → Aug 2020
Care assistant, older people | 2016 → 2019

Learning
NVQ Level 3 Residential Childcare, 2021
Level 5 Leadership and Management (RCC), provider Aspire North, enrolled Nov 2025, 7 of 13 units signed off, target July 2027
Team Teach level 2, ligature, medication, Prevent, CSE/CCE, all in date
BA Youth Work, Newmarsh University, 2016

Driving: full UK, 2014. On-call one week in two at present, so nothing new there.`,
    },
    {
      name: 'fostering',
      kind: 'old',
      low: 48,
      high: 64,
      best: 57,
      why: "Managed a children's home for years with NVQ 4 and RMA, but left in 2017 for fostering; nothing residential in the last five years.",
      lacks: ['worked in residential care of children for two of the last five years'],
      cv: `Janet Threlkeld
Shrewsbury

Employment record (newest first)

Sept 2017 to present: Supervising Social Worker, then Team Manager from 2020, Severn Arc Fostering Agency. I manage five supervising social workers and, through them, 62 fostering households. Form F quality assurance, panel adviser, placements duty, complaints, allegations against carers, Ofsted inspection of the agency (Outstanding 2023). Safer recruitment trained. On the management on-call rota.

March 2009 to Aug 2017: Registered Manager, The Cedars, Wrekin Council, children's home, 5 beds. Team of 15. Registered throughout (CSCI's heirs, then Ofsted). Two Outstanding and four Good inspections. Opened the home's leaving-care flat.

2003 to 2009: residential social worker and then deputy, Oakleigh and The Cedars, Wrekin Council.

1998 to 2003: nursery nurse.

Education
Diploma in Social Work 2003; Social Work England registered
NVQ 4 Health and Social Care (Children and Young People), 2007
Registered Manager's Award, 2009
PACE and DDP level one, 2019

Driving licence full, since 1996.

I miss the noise of a house full of teenagers. Fostering has kept me close to children in care, but always one remove away.`,
    },
    {
      name: 'adult-care-home',
      kind: 'adjacent',
      low: 36,
      high: 52,
      best: 45,
      why: 'Registered manager and Level 5, but of homes for adults under CQC; the diploma and the years are for the wrong people.',
      lacks: [
        'worked in residential care of children for two of the last five years',
        'Level 5 Diploma in Leadership and Management for Residential Childcare or an equivalent',
      ],
      cv: `Registered Manager with 9 years' leadership in residential care

SUNITA CHAUDHARI-WELLS
Stafford / car driver

Key facts: 3 homes, 2 ratings of Outstanding, 34 staff, zero agency since 2024

Employment
Ash Tree Court, Stone: Registered Manager (2021-present)
Supported living and residential for 14 adults with learning disabilities and autism. CQC registered. Positive behaviour support, DoLS and MCA, safeguarding alerts to the council, medication audits, quality assurance, Statement of Purpose. Recruited and kept a whole team. On call alternate weeks.

Ivy Mount, Stafford: Registered Manager (2017-2021)
24 older residents, dementia.

Ivy Mount, Stafford: Team leader, deputy (2012-2017)

Qualifications
Level 5 Diploma in Leadership and Management for Adult Care, 2017
Level 3 Health and Social Care, 2013
PROACT-SCIPr-UK instructor
Safer recruitment, safeguarding adults level 4, safeguarding children level 2 (e-learning 2025)

Additional
Two of my residents came to us at 18 from children's services and I led their transition, which involved six months of joint meetings with their children's home. Mother of three teenagers. Emergency foster carer assessment started in 2024, withdrawn when we moved house.`,
    },
  ],
};
