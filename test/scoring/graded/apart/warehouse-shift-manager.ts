/** Warehouse shift manager: three years of running a shift of twenty or more, and IOSH or NEBOSH. */
import type { GradedJob } from '../types.ts';

export const warehouseShiftManager: GradedJob = {
  job: 'warehouse-shift-manager',
  title: 'Warehouse Shift Manager',
  spec: `From: Paul Drury, General Manager, Daventry
Subject: Shift manager vacancy, rotating earlies / lates

All, we need to fill Karen's slot before peak. The job: run a shift of 45 pickers, packers and FLT drivers through three team leaders in our 28,000 m2 ambient DC, hit the despatch cut-offs, look after safety, absence and discipline, and hand over properly to nights.

What I insist on:
1. three years as a shift or operations manager (not team leader) in a warehouse or DC, with at least 20 people
2. IOSH Managing Safely, or NEBOSH General Certificate
3. day-to-day use of a WMS: Manhattan, SAP EWM, JDA/Blue Yonder or the like
4. someone who has done disciplinaries and return-to-works themselves

Would help: Lean or Six Sigma yellow belt, a counterbalance or reach licence, retail or e-commerce.

£46k plus 10 % shift, 25 days, pension 6 %, free parking, canteen that is better than it looks.

Paul`,
  graded: [
    {
      name: 'strong',
      kind: 'synonym',
      low: 85,
      high: 98,
      best: 92,
      why: 'Six years as front line operations manager in e-commerce fulfilment, 60 people, NEBOSH, Blue Yonder.',
      lacks: [],
      cv: `Agnieszka Nowicka
FULFILMENT OPERATIONS MANAGER

Rugby, Warwickshire

Eleven years in distribution, six as the person in charge of the floor.

PARCELNEST FULFILMENT, Lutterworth                           June 2020 – to date
First Line Operations Manager, early and late rota
- 60 colleagues plus 25 agency at peak, four team leads
- 98.7 % of orders out before trailer cut-off (from 94 %)
- Chairs investigations, disciplinary hearings and return-to-work meetings; absence from 8.1 to 4.9 %
- Site safety lead on shift: accident investigations, MHE near misses, risk assessments
- Blue Yonder WMS: wave release, labour planning, inventory adjustments
- Handover meeting with nights, boards and KPIs

GRANDMERE HOMEWARES DC, Hinckley                             2015 – May 2020
Team Leader, Inbound (2017–2020), 14 people
Reach truck driver (2015–2017)

QUALIFICATIONS
NEBOSH National General Certificate 2021
Lean Six Sigma Yellow Belt 2022
ILM Level 3 Leadership 2019
Reach truck (RTITB), refreshed 2024
First aid at work

EDUCATION
Diploma in Logistics, Poznań, 2012

Polish, English, some Romanian`,
    },
    {
      name: 'team-leader',
      kind: 'denial',
      low: 42,
      high: 58,
      best: 51,
      why: 'Good team leader of 16 with IOSH and WMS; says he has never run a shift or held a disciplinary.',
      lacks: ['three years as shift or operations manager with 20 people', 'disciplinaries held'],
      cv: `Marcus Bellingham, Northampton

I am a warehouse team leader ready for the next step. Fourteen years on the shop floor have taught me every job in the building.

Team Leader, Outbound – Kettlewell Retail Logistics, Brackmills, February 2019 to now
I lead 16 pickers and packers on lates. I brief the team, allocate the work in Manhattan, chase the cut-offs, train new starters, check FLT pre-use sheets and fill in the accident book. When the shift manager is on holiday I look after the board and call the on-call manager with anything serious.

FLT driver – Kettlewell Retail Logistics, 2014 to 2019
Counterbalance and reach, loading bay, stock counts.

Picker – agency, 2012 to 2014

Training
IOSH Managing Safely 2023
ILM Level 2 Team Leading 2020
Lean yellow belt 2024
Counterbalance and reach licences

Education
GCSEs, Northampton School, 2012

What I have not done yet: I have not run a whole shift in my own name, and disciplinaries and return-to-works are done by my manager with HR, I have only been the note taker. I would be grateful for the chance. Available for any rota.`,
    },
    {
      name: 'two-sites',
      kind: 'overlap',
      low: 56,
      high: 73,
      best: 65,
      why: 'Two shift posts held at the same time, added up to four years: two years and two months really.',
      lacks: ['three years as shift or operations manager'],
      cv: `STEFAN DUMITRU
Warehouse Shift Manager — four years' management experience

PROFILE Hands-on shift manager with four years in charge of shifts at two sites. Safety first, numbers second, excuses never.

EMPLOYMENT

Sept 2024 – Present: Shift Manager (Mon–Thu nights), Corby Chilled Distribution
35 colleagues and three team leaders. Store deliveries, temperature records, SAP EWM. Disciplinary hearings, absence reviews, return-to-works. Accident rate halved.

Dec 2024 – Present: Weekend Shift Manager (Sat–Sun), Toytown Online, Corby
Second employment on the weekend contract. 22 pickers and packers, peak of 50. E-commerce single-item picks, carrier cut-offs, Mintsoft WMS, absence calls and RTWs.

2020 – Aug 2024: Warehouse Operative, later Stock Controller, Corby Chilled Distribution
Cycle counts, picking accuracy, WMS super user. No line management in this period.

2016 – 2020: Driver, Bucharest

CERTIFICATES
IOSH Managing Safely (November 2024)
Reach and counterbalance truck
Yellow belt, internal course 2025
Level 2 Food Safety

EDUCATION
Baccalaureate, Colegiul Tehnic, Pitești, 2012

LANGUAGES Romanian, English (fluent), Italian`,
    },
    {
      name: 'data-warehouse',
      kind: 'trap',
      low: 4,
      high: 22,
      best: 11,
      why: 'Manages a data warehouse on shift with an on-call team: the word in another trade.',
      lacks: ['three years as shift or operations manager in a warehouse or DC', 'IOSH or NEBOSH', 'WMS'],
      cv: `Anselm Achterberg
Data Warehouse Operations Manager, Milton Keynes

Experienced warehouse manager (Snowflake, Teradata) who leads operations teams round the clock and hits every service level.

Current: Warehouse Operations Manager, Fenwick Mutual Insurance, since May 2018
- Runs the data warehouse shift team of eight engineers, earlies and lates, with on-call hand-over to nights in Pune
- Nightly loads of 2,400 jobs finished before the 06:00 cut-off on 99.2 % of days
- Inventory of tables, picking of test data, packing of archive volumes, despatch of regulatory extracts
- Return-to-work talks and one-to-ones, one disciplinary in 2022
- Cost of the warehouse down by 31 % after the move to Snowflake

Earlier: ETL Developer, Fenwick Mutual, 2012 to 2018. Informatica, PL/SQL, Control-M.
Earlier: Database administrator, Utrecht, 2008 to 2012.

Education: BSc Informatics, Hogeschool Utrecht, 2008

Certificates: ITIL 4, SnowPro Core, PRINCE2 Practitioner, Lean IT yellow belt

Skills: SQL, Python, dbt, Airflow, Power BI, stakeholder management
Languages: Dutch, English, German
Outside work: rowing, restoring a narrow boat`,
    },
    {
      name: 'no-iosh',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 68,
      why: 'Eight years of shift management with everything but IOSH or NEBOSH.',
      lacks: ['IOSH Managing Safely or NEBOSH'],
      cv: `charlene baptiste / leicester

shift manager, warehouse and distribution

jan 2018 to now, shift manager, brownlow beauty supply dc, castle donington
rotating earlies and lates, 38 staff plus agency, two team leaders and a returns lead. daily plan in manhattan scale, cut-offs for four carriers, web and store orders. i hold the investigations, disciplinaries, appeals notes and return-to-work interviews for my shift, 30 or so a year. absence 4.2 percent against 6 for the site. safety walks, near miss cards and mhe inspections are in my weekly routine. moved pick rate from 71 to 94 lines an hour after we changed the slotting.

march 2015 to dec 2017, team manager, brownlow beauty supply dc
20 packers on lates

2011 to 2015, admin and then transport clerk, haulier in hinckley

courses
acas discipline and grievance 2019
first aider, fire marshal
manual handling trainer
counterbalance licence 2016, refresher 2025
lean practitioner green belt 2023

school: btec business, leicester 2011

currently on four weeks notice. happy with the rota, have a car.`,
    },
  ],
};
