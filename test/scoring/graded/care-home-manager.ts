/** Registered manager of a care home: the level 5 diploma and regulated management decide. */
import type { GradedJob } from './types.ts';

export const careHomeManager: GradedJob = {
  job: 'care-home-manager',
  title: 'Registered Care Home Manager',
  spec: `Registered Manager - Lavender Court (52-bed residential and dementia care home)

Are you a warm leader who knows every resident by name?

You will:
Lead a team of 60 carers, seniors, kitchen and domestic staff
Be the CQC Registered Manager and responsible for compliance with the fundamental standards
Keep occupancy and budget on track
Lead safeguarding, audits, care planning and family meetings

You must have:
Level 5 Diploma in Leadership for Health and Social Care (or RMA / NVQ 4)
At least two years as registered manager or deputy manager of a care home for older people
Experience of dementia care
Proven CQC inspection outcome of Good or better

It would be good if you had:
Experience with electronic care planning (PCS, Nourish)
A nursing background
Driving licence

We pay £48,000 plus bonus on occupancy and quality. DBS paid by us.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Registered manager for four years, Level 5, dementia home rated Good then Outstanding, digital care plans.',
      lacks: [],
      cv: `Bernadette Quigley
Registered Manager

Mossbank House, 46-bed residential and dementia home - Registered Manager (CQC registered since July 2022), to date
- CQC inspection 2023 Good in all five questions, 2025 Outstanding in caring
- 55 staff; agency use cut from 18 % to 2 %; occupancy 96 %
- Budget of £2.1m; monthly governance audits; safeguarding lead; DoLS applications
- Moved from paper to Nourish electronic care planning
- Relatives' forum every six weeks

Mossbank House - Deputy Manager - March 2019 to June 2022
Rota, supervision, medication audits, dementia champion.

Senior Carer - Rowan Lodge - 2013 to 2019

Level 5 Diploma in Leadership for Health and Social Care and Children and Young People's Services, 2021
Driving licence`,
    },
    {
      name: 'any-of-rma-nurse',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 87,
      why: 'The older RMA award and a deputy post satisfy the either-ors; a nurse; home rated Good; no registered post yet.',
      lacks: [],
      cv: `EMEKA STANWAY RGN
Deputy Care Home Manager

Current post (since January 2023): Deputy Manager, The Limes Nursing and Dementia Care, 60 beds. Runs the home when the manager is away (four months in 2024). Leads dementia unit of 22 residents, care plan reviews on PCS, safeguarding enquiries, infection control and medication audits, recruitment, family meetings. CQC rating Good at both inspections during this time (2023, 2025).

Unit Manager (nurse), The Limes, 2018 to 2022.
Staff Nurse, elderly medicine, Royal Ashdown Hospital, 2010 to 2018.

Registered Manager's Award (RMA) 2012; RGN diploma 2010; NMC PIN active. Full clean driving licence.

Interests: gospel choir and allotment.`,
    },
    {
      name: 'level-5-started',
      kind: 'in-progress',
      low: 55,
      high: 73,
      best: 66,
      why: 'Deputy for three years in a Good dementia home, but the Level 5 is about half done.',
      lacks: ['Level 5 Diploma'],
      cv: `Sian Treharne

Deputy Manager, Heol Las Residential Home (38 beds, older people with dementia), October 2023 - Present
Supervises seniors and carers, rotas, monthly audits, care plan reviews, medication competence, complaints and safeguarding referrals. Home inspected and rated Good in May 2025; I led the inspector round.

Senior Care Assistant, Heol Las, April 2018 - September 2023

Qualifications: QCF Level 3 Health and Social Care 2017. Studying: Level 5 Diploma in Leadership for Health and Social Care, 5 of 11 units finished, due late 2027. Moving and handling trainer.

Achievements: falls reduced by a third through a review of footwear and night lighting; introduced a memory café for relatives. Interests: choir, coastal walking.`,
    },
    {
      name: 'childrens-home',
      kind: 'adjacent',
      low: 38,
      high: 58,
      best: 50,
      why: 'A registered manager with Level 5, but of a four-bed children’s home under Ofsted: no older people, no dementia, no CQC.',
      lacks: ['care home for older people', 'dementia care', 'CQC inspection outcome'],
      cv: `Lloyd Pemberton-Hayes
Registered Manager (children's residential)

Jun 2020 - Present, Harbour Lights, 4-bed home for young people 11-17
Ofsted registered manager; two inspections rated Good; 14 staff; safeguarding, care planning with local authorities, behaviour support, budget and occupancy, Reg 44 visits.

2015 - 2020, Team Leader, Harbour Lights

Level 5 Diploma in Leadership and Management for Residential Childcare, 2021
Driving licence, team-teach instructor

Strengths: calm in a crisis, writes clear reports, keeps good teams (turnover under 8 % in three years). Worked with schools, CAMHS and the police on missing-from-home protocols. Trained in therapeutic crisis intervention, safer recruitment and mental health first aid. Earlier, youth worker in a city farm and lifeguard. References from the responsible individual and a local authority commissioner.`,
    },
    {
      name: 'inadequate-denial',
      kind: 'denial',
      low: 48,
      high: 70,
      best: 61,
      why: 'Qualified registered manager of a dementia home who states that its ratings were Requires improvement and Inadequate.',
      lacks: ['CQC outcome of Good or better'],
      cv: `Noreen Pascoe
Care home manager

Registered Manager | Seaview Grange, 40 beds, residential and dementia | Apr 2021 - Aug 2026
Responsible for 48 staff, budget, occupancy 82 % to 91 %, safeguarding lead, monthly audits, PCS care planning introduced. CQC: Requires improvement (2022), Inadequate (2024, staffing), no rating of Good during my time; action plan closed in 2026.

Deputy Manager | Seaview Grange | 2018 - 2021

Care team leader | Penrose Court | 2011 - 2018

Level 5 Diploma in Leadership for Health and Social Care 2020. NVQ 3. Driver.

Personal: committed to older people, honest about what went wrong and what I learned.`,
    },
    {
      name: 'hotel-manager',
      kind: 'unrelated',
      low: 10,
      high: 34,
      best: 22,
      why: 'A capable hotel manager: staff, budget, occupancy and inspections, but nothing in care.',
      lacks: ['Level 5 Diploma', '2 years as registered or deputy manager', 'dementia care', 'CQC outcome'],
      cv: `Julian Maddox-Field
General Manager

Lavender Lodge Hotel, 52 bedrooms, spa and restaurant - General Manager, 2019 - present
Leads a team of 60 in housekeeping, kitchen, reception and maintenance. Occupancy from 61 % to 78 %, budget of £3.1m kept each year. AA inspection: four stars confirmed 2025, inspector's award for warm welcome. Knows every regular guest by name. Family events and weddings, complaints, food hygiene rating 5, fire and health and safety audits, recruitment and rotas.

Harbour Inn - Deputy Manager, 2014 - 2019
Front of house, bookings, cellar, staff training.

Duty Manager, Grand Parade Hotel, 2010 - 2014

BA Hospitality Management, 2010
Personal licence holder; first aid at work 2025; driving licence
Interests: gardening, cricket umpire, volunteer driver who takes older neighbours to hospital appointments`,
    },
  ],
};
