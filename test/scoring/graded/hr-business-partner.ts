/** HR business partner in the UK: the professional qualification and casework decide. */
import type { GradedJob } from './types.ts';

export const hrBusinessPartner: GradedJob = {
  job: 'hr-business-partner',
  title: 'HR Business Partner',
  spec: `HR Business Partner (permanent, Bristol, 3 days on site)

You'll partner the operations directorate (900 colleagues in four depots), coach line managers and lead change.

Essential
• CIPD Level 7 (or Chartered MCIPD)
• Minimum 3 years as HRBP or senior HR adviser in a multi-site business
• Complex employee relations: disciplinary, grievance, long-term absence, with sound UK employment law
• Led at least one restructure, redundancy consultation or TUPE transfer

Desirable
• Trade union negotiation
• People data: you can turn turnover and absence data into action
• Workday or similar HRIS

We're a Disability Confident employer. Perks: buy and sell leave, share scheme, free bus travel.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Chartered, five years partnering multi-site depots, restructure and TUPE led, unions, Workday and data.',
      lacks: [],
      cv: `Oluwaseun Bright-Hall, Chartered MCIPD

HR Business Partner | Severnside Parcels plc | Feb 2021 - present
Partner to the network operations director: 1,150 staff in six depots.
- Led collective consultation and closure of one depot (84 redundancies, 51 redeployed, no tribunal claims) and TUPE of 120 drivers from a contractor
- Overall lead on complex grievances, bullying investigations, long-term sickness and appeals
- Negotiated the shift pattern agreement with Unite
- Absence dashboard from Workday; sickness down from 6.9 % to 4.8 %

Senior HR Adviser | Avon Bakeries (3 sites) | Apr 2017 - Jan 2021
- 90 disciplinary and capability cases a year, manager training in employment law

CIPD Level 7 Advanced Diploma in HRM, 2018
BA Sociology, 2013`,
    },
    {
      name: 'level-5',
      kind: 'missing',
      low: 58,
      high: 73,
      best: 67,
      why: 'The whole experience with unions and restructure, but CIPD Level 5 where Level 7 or Chartered is essential.',
      lacks: ['CIPD Level 7 or Chartered MCIPD'],
      cv: `DEBRA STANNARD
Human Resources Business Partner

Profile: Operational HRBP from food manufacturing and logistics.

Key experience
Gwent Chilled Logistics, HR Business Partner, August 2019 - today
700 people over three sites. Disciplinary, grievance and long term absence casework to appeal; drafted and ran redundancy consultation for 60 roles (2023); TUPE in of 45 cleaners; quarterly meetings with USDAW; turnover and absence reporting; Cascade HRIS.

Gwent Chilled Logistics, HR Adviser, May 2015 - July 2019
Employee relations advice to 40 managers.

Qualifications
CIPD Level 5 Associate Diploma in People Management (2019), Assoc CIPD
NVQ Business Administration level 3

Interests: parkrun director, school governor, Welsh learner.`,
    },
    {
      name: 'german-hrbp',
      kind: 'foreign',
      low: 40,
      high: 58,
      best: 50,
      why: 'A real HRBP with restructurings, but under German works law and without CIPD; UK employment law is missing.',
      lacks: ['CIPD Level 7', 'UK employment law'],
      cv: `Katharina Vollmer, HR Business Partner (Stuttgart, moving to Bristol with family)

2018 - today HR Business Partner, Schwaben Antriebstechnik GmbH: partner for production in four plants (1,300 employees). Two restructurings with social plan and balance of interests, negotiated with works council and IG Metall. Warnings, dismissals, long-term absence reintegration (BEM) under German employment law. KPI cockpit for turnover and sick leave, SAP SuccessFactors, Workday migration.

2014 - 2018 HR Generalist, Neckar Logistik.

MA Human Resources Management, University of Mannheim, 2014
English C1. No CIPD membership as yet.

Further: systemic coaching certificate 2020, trainer for managers in difficult conversations, co-author of a works agreement on mobile work. Interests: rowing and choir.`,
    },
    {
      name: 'business-partner-finance-trap',
      kind: 'trap',
      low: 10,
      high: 30,
      best: 20,
      why: 'A finance business partner: same partner title, depots, restructure and headcount data, no HR.',
      lacks: ['CIPD Level 7', '3 years as HRBP', 'employee relations casework'],
      cv: `Graeme Sandilands ACMA

Finance Business Partner, Operations - Westway Couriers, Bristol, 2019 - present
Partner to the operations director for five depots and 900 colleagues. Restructured the depot cost centres, coached line managers on budgets, built turnover and headcount data in Power BI, Workday Financials super-user. Led transfer of a contract's ledger on TUPE of a customer (finance side).

Management Accountant, Westway Couriers, 2014 - 2019

CIMA 2015; BSc Maths 2011

Achievements: zero-based budget for the depots saved £1.3m; new model of cost per stop; presented to the board each quarter. Trainer of twelve depot managers in reading a profit and loss account. Charity treasurer. Interests: cricket, baking bread, restoring a narrowboat. Notice period three months.`,
    },
    {
      name: 'assistant-list',
      kind: 'list',
      low: 20,
      high: 45,
      best: 35,
      why: 'HR assistant nearing Level 7 whose competencies list carries all terms; no cases or change led.',
      lacks: ['CIPD Level 7', '3 years as HRBP or senior adviser', 'led restructure'],
      cv: `Poppy Marchetti
Aspiring HR Business Partner

Core competencies
Employee relations | UK employment law | Restructure | Redundancy consultation | TUPE | Trade union negotiation | People data | Workday | Coaching | Multi-site | Change management | CIPD

Experience
HR Assistant, Clifton Dental Group, July 2024 - present. Contracts and offer letters, right to work checks, note taker in disciplinary meetings, updates the HR system, new starter inductions.
Receptionist, Clifton Dental Group, 2022 - 2024

Education
CIPD Level 7 - studying, expected 2028. CIPD Level 3, 2024
BA English, 2022

Interests: podcasts about work, yoga, animal shelter volunteer. Able to travel between sites; driving licence.`,
    },
    {
      name: 'text-without-breaks',
      kind: 'synonym',
      low: 76,
      high: 91,
      best: 84,
      why: 'One unbroken paragraph, "People Partner" and MCIPD after the name; all essentials are there and dated, union work is not.',
      lacks: [],
      cv: `Ffion Gethin Chartered MCIPD People Partner Cardiff Career history People Partner Brightwater Retail Logistics March 2022 to present partnering four distribution centres with 820 colleagues and the heads of operations coaching managers through performance and absence hearing appeals and leading whistleblowing and harassment investigations led the 2024 reorganisation of the transport office including collective consultation with elected representatives for 38 roles annual people plan from attrition and sickness figures system is Workday previously Senior People Adviser Celtic Homecare June 2018 to February 2022 nine branches across South Wales advised on disciplinaries grievances capability and sickness reviewed policies after changes in employment legislation before that HR Officer Celtic Homecare 2015 to 2018 Education MSc Human Resource Management with CIPD level 7 University of Eastmoor 2017 BSc Psychology 2014`,
    },
    {
      name: 'pasted-assistant',
      kind: 'pasted',
      low: 20,
      high: 45,
      best: 35,
      why: "The assistant's CV plus a copy of the spec's lists; still an assistant who takes notes.",
      lacks: ['CIPD Level 7', '3 years as HRBP or senior adviser', 'led restructure'],
      twin: 'assistant-list',
      cv: `Poppy Marchetti
Aspiring HR Business Partner

Core competencies
Employee relations | UK employment law | Restructure | Redundancy consultation | TUPE | Trade union negotiation | People data | Workday | Coaching | Multi-site | Change management | CIPD

My experience includes
• CIPD Level 7 (or Chartered MCIPD)
• Minimum 3 years as HRBP or senior HR adviser in a multi-site business
• Complex employee relations: disciplinary, grievance, long-term absence, with sound UK employment law
• Led at least one restructure, redundancy consultation or TUPE transfer
• Trade union negotiation
• People data: you can turn turnover and absence data into action

Experience
HR Assistant, Clifton Dental Group, July 2024 - present. Contracts and offer letters, right to work checks, note taker in disciplinary meetings, updates the HR system, new starter inductions.
Receptionist, Clifton Dental Group, 2022 - 2024

Education
CIPD Level 7 - studying, expected 2028. CIPD Level 3, 2024
BA English, 2022

Interests: podcasts about work, yoga, animal shelter volunteer. Able to travel between sites; driving licence.`,
    },
  ],
};
