/** Warehouse shift manager, chilled distribution centre, UK agency: three years running a shift of forty or more, IOSH or NEBOSH, nights. */
import type { GradedJob } from '../types.ts';

export const warehouseShiftManager: GradedJob = {
  job: 'warehouse-shift-manager-worded',
  title: 'Warehouse Shift Manager',
  spec: `SHIFT MANAGER, WAREHOUSE. DAVENTRY. 46K + 10% SHIFT + BONUS

Ref AW/7741. Perm. Start Jan 27. Our client: 3PL, top ten. Site: 380,000 sq ft chilled, two retailers, 1.1m cases/week.

Shifts: 4 on 4 off, 6 to 6, rotating days and nights. Nights are half of it. Please don't apply if you can't.

YOU
* run goods in, pick, marshalling, despatch for your 12 hrs
* 70 to 110 heads, 8 team leaders, third agency on weekends
* hit: pick rate, load-to-time, accuracy 99.7, temp chain
* brief at start, huddle at 2 hr, handover in writing
* attendance, returns to work, disciplinaries to stage 2
* own accident investigation, near miss, RA for your area
* labour plan vs volume with the planner, spend vs budget
* are the senior person on site from 18:00 to 06:00

MUST
- 3 yrs as shift / ops manager in a warehouse, DC or hub, 40+ direct and agency staff on shift. TL time doesn't count
- IOSH Managing Safely or NEBOSH (any), not older than 2022. Client's insurer will ask
- Used a proper WMS: Manhattan, Blue Yonder, SAP EWM, Korber, that kind

LIKE
Chilled or food, BRCGS S&D. Voice pick. Union site (Unite). Lean / 5S. MHE licence useful to understand, not to drive. Some Polish or Romanian.

WHAT THEY GIVE
Pension 6, life x3, free hot meal on nights, EV scheme, ops manager route (last three came from shift).

Car needed really, no bus at 6. Two stage interview with night visit. CV to Tariq, Logistics desk. We're an agency and treat all applicants on merit. If no word in 7 days then not this time.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Shift manager since 2020 in two food DCs with 60 to 120 people, days and nights to today, IOSH of 2024, Blue Yonder and Manhattan.',
      lacks: [],
      cv: `DARIUSZ "DAREK" OLEJNIK
Rugby CV21. Car. Poland born, here since 2006

NOW: Shift Manager, Coldharbour Logistics, Lutterworth (chilled, discounter contract)
Apr 2022 >
 - team of 85 core + up to 35 agency, 7 TLs
 - continental, nights every second block
 - 420k cases per week on my shift pattern; case rate 168 > 191 with voice; accuracy 99.81
 - Blue Yonder
 - RIDDORs: 1 in 4 years. LTA down by half
 - BRCGS Storage and Distribution AA, my shift on duty for unannounced
 - consult weekly with two Unite reps; stages 1-2 heard 40+, two went to appeal, both upheld
 - budget cost per case, agency spend -12%

BEFORE: Shift Manager, Amblefield Grocery DC, Magna Park
Jan 2020 to Apr 2022. Ambient, 60 heads, nights only. Manhattan.
 Team Leader there 2016 to 2019
 Picker, LLOP and reach driver 2009 to 2016

TICKETS: IOSH MS Feb 2024. First aid. Reach/LLOP (exp 2025, not renewed, don't need). Yellow belt.
LANGUAGES: Polish, English, some Romanian to say good morning and slow down
Carp fishing. Under 9s goalkeeper coach.`,
    },
    {
      name: 'parcel-hub',
      kind: 'synonym',
      low: 77,
      high: 91,
      best: 85,
      why: 'Duty manager of a parcel and then a pharmacy hub with 50 to 140 people at night, NEBOSH of 2023, Körber; other words for everything, only chilled food and union missing.',
      lacks: [],
      cv: `Chidera Unsworth

For six years I have been in charge when everybody sensible is asleep.

VITALOGIX PHARMA WHOLESALE, Coventry, Duty Manager, twilight and overnight, since November 2022
Fifty-two people plus fifteen to twenty temps. 2,300 pharmacies have to get their totes by nine. I watch inbound, the two zones with robots, the manual aisles (controlled drugs and 2 to 8 degrees) and the bays. I set the people against the forecast at five each afternoon and move them about by the hour. Late vans went from 31 a week to 6. Körber (the old HighJump) is the system: wave release, replenishment, cycle counts. MHRA inspectors have been twice in my hours with no majors. Investigations into sickness and conduct are mine, up to a final written warning.

REDKITE PARCELS, Rugby hub, Night Sort Manager, September 2020 to October 2022
140 on the belt in peak, 70 otherwise, six supervisors. 21,000 parcels an hour. Alone on site except for security. Rebuilt the walkways after a reversing shunter hurt a man; wrote the new assessment and gave evidence to the HSE.

REDKITE PARCELS, supervisor, 2017 to 2020, and student loader 2013 to 2017

NEBOSH National General Certificate, June 2023 (credit)
BSc Sport Science, Coventry, 2016
Six Sigma green, 2024

I like working nights, weird I know. Own car. Boxing (ladies' amateur), church steward.`,
    },
    {
      name: 'no-safety-ticket',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 69,
      why: 'Eight years as shift manager in chilled DCs with everything asked, but his only safety paper is a managing-safely course of 2017; a four-day course would mend it.',
      lacks: ['IOSH Managing Safely or NEBOSH (any), not older than 2022'],
      cv: `LEE STANIFORTH, SHIFT MANAGER (CHILLED)

Northampton / 12 years in chill / nights fine

| When | Where | What |
| 06/2021 to now | Brackmoor Fresh, Crick | Shift manager, 4 on 4 off, 95 staff and 40 temps |
| 03/2018 to 05/2021 | Oakley Dairy Distribution, Corby | Night shift manager, 55 staff |
| 2014 to 2018 | Oakley Dairy Distribution | Team leader, loading then picking |
| 2009 to 2014 | RAF Cottesmore / Wittering | Stores accountant (SAC), leaving as corporal |

At Brackmoor
two retailers, 900 SKUs, 31 doors, cross dock of produce from 2 am
SAP EWM since go-live in 2023 (super user and cutover lead on nights), before that Chess
temp probes, trailer pre-cool, waste under 0.2%
volume and hours planned with central planning, overtime cut 18%
Unite site, two pay rounds, no stoppage
hearing manager for misconduct; 26 hearings
fire incident controller; lead for near miss cards, 410 last year
best shift of four in 2024 and 2025

Courses
ILM 3 (2016), IOSH MS (May 2017), Fire warden (2025), Forklift cb and reach (2027), Level 3 Food Safety (2024), mental health awareness

Married, three lads. Speedway. Can start after 8 weeks.`,
    },
    {
      name: 'recently-promoted',
      kind: 'years',
      low: 53,
      high: 67,
      best: 60,
      why: 'IOSH, Manhattan and chilled food, twelve years in warehouses, but manager of a shift only since January 2026; before that team leader, which is not counted.',
      lacks: ['3 yrs as shift / ops manager in a warehouse, DC or hub'],
      cv: `Simone Barraclough-Diaz
Warehouse Management Professional

Warehouse leader with over twelve years in distribution, seven of them leading people. Energetic and fair.

Sunnyfield Produce NDC, Wellingborough (chilled, 24/7)

Shift Manager, January 2026 to present
- 64 colleagues on the back shift, five team leaders, agency up to 20
- Daily call with transport and retailer's supply chain desk
- Manhattan Active
- Introduced a skills matrix and the two hour stand-up; pick rate up from 142 to 155 in the first half year
- Completed 12 accident investigations, attended the safety committee

Team Leader, Despatch, March 2022 to December 2025
- 14 loaders and shunters, seal and temperature checks, load to time 97%
- Stood in for the shift manager on holidays, roughly 5 weeks a year

Team Leader, Pick, August 2019 to February 2022
- 18 to 22 pickers, voice

Warehouse Operative, 2014 to 2019
- Picker, then PPT and reach; best picker award 2016

Education: Level 3 Team Leader apprenticeship (2021), Level 5 Operations Manager apprenticeship (from April 2026, ends 2028)
Certificates: IOSH Managing Safely September 2025; Level 3 HACCP; FLT reach in date
Spanish from my dad, a little Polish from work
Nights all fine, I drive. Volunteer with St John.`,
    },
    {
      name: 'data-warehouse',
      kind: 'trap',
      low: 5,
      high: 20,
      best: 11,
      why: 'Shift manager of a data warehouse operations desk; picks, loads, agency and nights are all of batch jobs, never goods.',
      lacks: [
        '3 yrs as shift / ops manager in a warehouse, DC or hub',
        'IOSH Managing Safely or NEBOSH (any), not older than 2022',
        'Used a proper WMS',
      ],
      cv: `Gareth Pengelly
Shift Manager, Warehouse Operations

Profile: fifteen years in warehouse operations, six as shift manager on a rotating 12 hour 4 on 4 off pattern, days and nights.

Experience

Shift Manager, Enterprise Data Warehouse, Albion Telecom, Milton Keynes DC
July 2020 - present
- Lead the 24/7 operations bridge: 11 analysts UK, 30 offshore agency staff in Pune
- Nightly load: 4,100 jobs in Control-M, on time 99.4%; SLA to retail finance by 06:00
- Inbound feeds, transformation, marshalling and despatch of extracts to SAP
- Major incident manager out of hours, senior person on shift
- Written handover, start of shift huddle, near miss (near-fail) log
- Return to work meetings, two disciplinaries
- Migration from Teradata to Snowflake, 2024

Senior Operator, Data Warehouse, Albion Telecom, 2014 - 2020
Tape Librarian, Northants Building Society, 2011 - 2014: moved and racked tapes, manual handling

Qualifications
ITIL 4 Managing Professional; SnowPro Core; BSc Computing, Northampton (2010)
Health & Safety for Display Screen Equipment, e-learning 2023
Lean IT Foundation

Tools: Control-M, Informatica, Snowflake, ServiceNow, WMS (Workload Management Services), SAP BW

Car owner, Daventry resident. Real ale, model railways.`,
    },
  ],
};
