/** Environmental health officer: accredited degree, EHRB registration and three years of council food enforcement. */
import type { GradedJob } from '../types.ts';

export const environmentalHealthOfficer: GradedJob = {
  job: 'environmental-health-officer',
  title: 'Environmental Health Officer (Food)',
  spec: `Environmental Health Officer (Food and Safety)
Marshwick Borough Council, Public Protection
Grade 10, £41,800 - £45,900, hybrid, 37 hours

Purpose of the job
To deliver the Council's food hygiene intervention programme in some 1,300 premises, and to investigate complaints, infectious disease and workplace accidents.

You will
1. inspect, rate and revisit high-risk food businesses (category A to C), including two approved premises
2. draft and serve improvement and emergency prohibition notices and prepare prosecution files
3. investigate outbreaks with the health protection team
4. advise new businesses and take part in the out-of-hours rota

Person specification - essential
E1 Degree or postgraduate diploma in Environmental Health accredited by the CIEH
E2 EHRB Certificate of Registration, or CIEH registered environmental health practitioner
E3 At least three years' post-qualification experience of food hygiene enforcement in a local authority
E4 Competent under the Food Law Code of Practice to inspect and to serve notices

Desirable
D1 Health and safety enforcement
D2 Lead auditor or advanced HACCP course
D3 Uniform or Idox software

The post is politically restricted. Marshwick is a Disability Confident employer and asks all candidates to show on the form how they meet E1 to E4. Interviews in the week of 7 December.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Accredited degree, EHRB, nine years of council food enforcement with notices, prosecutions, approved premises.',
      lacks: [],
      cv: `Harjinder Kaur Sahota MCIEH
Environmental Health Officer

CAREER
Senior EHO (Food), Ferndale District Council, 02/2020 - present
- Programme of 260 category A to C inspections a year, among them a dairy and a cold store under approval
- 41 hygiene improvement notices and 6 emergency prohibitions served; four prosecutions taken to court, all convictions
- Led the council's side of a salmonella outbreak at a wedding venue with UKHSA
- Competency assessor for colleagues under the Food Law Code of Practice
- Accident investigations under HSWA and RIDDOR when the safety officer is away
- Uniform, Idox document management

EHO, City of Aldminster, 09/2017 - 01/2020
- Food hygiene and infectious disease, out-of-hours rota, noise in the night team

Student EHO, City of Aldminster, 2015 - 2017

QUALIFICATIONS
BSc (Hons) Environmental Health (CIEH accredited), 2016
EHRB Certificate of Registration, 2017
Level 4 HACCP 2019; ISO 22000 lead auditor 2022

CPD 30 hours in 2025. Driving licence.`,
    },
    {
      name: 'regulatory-partner',
      kind: 'gem',
      low: 80,
      high: 94,
      best: 88,
      why: 'Called regulatory services partner; for seven years inspects, rates and prosecutes food businesses for two councils, with registration.',
      lacks: [],
      cv: `Ewan Macrae-Douglas
Commercial Regulation Partner

In brief: I have worked since January 2019 for the Severn Twin Boroughs Shared Service, which does the regulatory work of two district authorities. Our titles were invented by a consultant; everyone in the unit does what inspectors have always done.

My district holds 420 eating places, bakers and butchers. I visit the riskiest ones unannounced, score them for the hygiene rating scheme and go back to see that things are put right. I sign notices in my own name (25 to date), closed five kitchens on the spot with voluntary or emergency procedures, and took three owners before the magistrates. I trace food poisoning cases with the county's health protection nurses. Authorised for all interventions, sampling and detention under the statutory code; reassessed April 2026. I also look into falls and burns at work in shops and hotels.

Before: graduate trainee, public health, Clee Valley District, 2017 to 2018.

Education: PgDip in Environmental Health, accredited by the Chartered Institute, 2017. MA Geography, 2014.
Registration: certificate of the Environmental Health Registration Board, December 2018.
Further: advanced HACCP principles, 2021. Idox user. Member of the on-call rota, one week in eight.`,
    },
    {
      name: 'food-safety-officer',
      kind: 'missing',
      low: 40,
      high: 56,
      best: 48,
      why: 'Six years inspecting for a council with the Higher Certificate, but neither the accredited degree nor EHRB registration; a foundation degree in food.',
      lacks: [
        'degree in Environmental Health accredited by the CIEH',
        'EHRB Certificate of Registration or CIEH registration',
      ],
      cv: `Leanne Thackray
Food Safety Officer

Work
Food Safety Officer, Colne Bridge Metropolitan Council
June 2020 to present
  Inspections of category B to E premises, about 310 a year
  Food hygiene ratings and rescoring visits
  Hygiene improvement notices (18 served); statements for prosecution files
  Sampling, allergen complaints, new business advice
  Uniform

Quality technician, Pennine Pies Ltd
2014 to 2020
  Line audits, HACCP reviews, supplier checks, BRC audit preparation

Education
Higher Certificate in Food Control (2020)
FdSc Food Technology (2014)
Level 4 Award in Managing Food Safety (2018)

Status
I am authorised under the Food Law Code of Practice for premises up to category B, with notices. Associate member of the CIEH. I take part in the out-of-hours rota and have helped with two outbreak investigations.

Driving licence, own car.`,
    },
    {
      name: 'gone-since-2015',
      kind: 'old',
      low: 50,
      high: 66,
      best: 57,
      why: 'Registered EHO with fourteen council years, which ended in 2015; runs a hotel since and is no longer assessed under the Code.',
      lacks: ['competent under the Food Law Code of Practice'],
      cv: `DEREK ANSTRUTHER-BELL

I should like to return to the profession in which I spent the first part of my working life.

2015 to the present day
Owner and manager, Saltmarsh House Hotel, 22 rooms and restaurant. Staff of 19, budgets, marketing, food hygiene rating of 5 throughout.

2001 to 2015
Environmental Health Officer, later Senior EHO (Food), Eastmere District Council. Inspected the full range of food businesses including two approved shellfish plants. Served improvement and prohibition notices, prepared and gave evidence in eleven prosecutions. Led on infectious disease. Health and safety inspections of warehouses and shops. Trained student officers.

Qualifications
BSc (Hons) Environmental Health (accredited), 2000
EHRB Certificate of Registration, 2001
Advanced food hygiene, 2003

My authorisation ended when I left the council and I have not been assessed under the current Food Law Code of Practice. I read the professional press and am prepared to do whatever CPD is needed.

Full driving licence. Available at a month's notice.`,
    },
    {
      name: 'ehs-manager',
      kind: 'trap',
      low: 10,
      high: 28,
      best: 18,
      why: 'Environment, health and safety of a factory: the words, not the profession; no council, no food.',
      lacks: [
        'degree in Environmental Health accredited by the CIEH',
        'EHRB Certificate of Registration or CIEH registration',
        "three years' food hygiene enforcement in a local authority",
        'competent under the Food Law Code of Practice',
      ],
      cv: `Gareth Mbeki-Lowe, CMIOSH
Environmental, Health & Safety Manager

Vantage Polymers plc, Runcorn site, EHS Manager, Oct 2018 – present
• Environmental permit, emissions monitoring, waste, energy reporting, ISO 14001 and ISO 45001 lead auditor
• Inspections of 14 production areas each month; improvement notices to line managers and follow-up
• Accident and near-miss investigation, RIDDOR reports, contact of the HSE and the local authority
• Occupational health: hearing tests, COSHH, noise surveys; outbreak plan in 2020
• Annual audit of the canteen contractor

Brightwell Chemicals, Health & Safety Adviser, 2013 – 2018
• Risk assessments, toolbox talks, permit to work

Education
BSc Environmental Science, 2012
NEBOSH Diploma, 2015; NEBOSH Environmental Certificate
Chartered Member of IOSH

Summary
An environmental and health professional with thirteen years of enforcement of standards in industry who wishes to move to public service. Full driving licence. Competent with SharePoint, Power BI, Intelex.`,
    },
  ],
};
