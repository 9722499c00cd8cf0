/** Warehouse Operations Supervisor (FLT): 2 years' experience supervising a team in a warehouse or distribution environment; valid in-date counterbalance or reach licence decide it. */
import type { GradedJob } from '../types.ts';

export const warehouseOperationsSupervisorFltUk: GradedJob = {
  job: 'warehouse-operations-supervisor-flt-uk',
  title: 'Warehouse Operations Supervisor (FLT)',
  spec: `Warehouse Operations Supervisor – Tamworth – £34,500 plus overtime
Rotating days and afternoons (6-2 / 2-10), Mon-Fri

Brightwell Industrial are recruiting on behalf of our client, a well established 3PL near Tamworth with a new contract win. They need a hands-on Supervisor to run goods-in and despatch on one of two shifts, looking after a team of around 20 warehouse operatives and FLT drivers.

You'll be giving the shift briefing, planning labour, getting trailers tipped and loaded on time, keeping stock right on the WMS, doing return to works and keeping everybody safe. You will also jump on a truck when it's busy, so a valid counterbalance or reach licence (RTITB, ITSSAR or equivalent, in date) is essential – we can't put anyone forward without one. You must also have at least 2 years' experience supervising a team in a warehouse or distribution environment.

IOSH Managing Safely, first aid or experience of Manhattan, Blue Yonder or similar would be nice to have but isn't the be all and end all.

Free parking, 25 days plus bank holidays, permanent from day one.

Interested? Hit apply or give Kelly a ring on the Tamworth branch. Brightwell Industrial is acting as an employment agency.`,
  graded: [
    {
      name: 'rdc-team-manager-mhe',
      kind: 'synonym',
      low: 86,
      high: 95,
      best: 90,
      why: 'Regional distribution centre team manager with five dated years over a shift and in-date ITSSAR B1 and D1, never using the words supervisor or forklift.',
      lacks: [],
      cv: `Sukhdeep Bains
Nuneaton, CV11  –  07700 900417

Nights & lates Team Manager from a chilled and ambient RDC background. Know what a bad Friday on the bay looks like and how to get it straight.

Fenlock Grocery RDC, Hinckley
Team Manager (inbound + loading)   Jun 21 – date
24 colleagues per shift, split between tip, put-away and load. Huddle at start of shift, resource plan against volume, move people about as the wagons land. On-time departure went from 91 to 98.4%. PI counts & inventory adjustments on JDA. AWRs, absence meetings, first-stage disciplinaries. Near-miss board, SSOW sign-offs, dock locking audit. I still go on the kit most days, B1 and D1.

Fenlock Grocery RDC, Hinckley
Section Leader, put-away   Feb 19 – May 21
8 high-bay drivers. Trained starters on RF guns.

Cawdor Tiles, Atherstone
MHE operative   Aug 14 – Jan 19
Containers, racking up to 10m, VNA for a spell.

Tickets
ITSSAR B1 / D1 – refresher done 11 Mar 2025 (due Mar 2028)
IOSH Managing Safely – 2022
Emergency First Aid at Work – exp. Sept 2027

GCSEs incl. Maths & English. Full clean driving licence.`,
    },
    {
      name: 'three-years-counted-twice',
      kind: 'overlap',
      low: 58,
      high: 70,
      best: 64,
      why: 'Licence in date and good practice, but the claimed three-plus years of supervision are two jobs held at once and the dates give only fourteen months.',
      lacks: ["2 years' experience supervising a team in a warehouse or distribution environment"],
      cv: `CURRICULUM VITAE
Name: Mateusz Gorczyca
Address: Burton-upon-Trent, Staffs

PERSONAL STATEMENT
Hard working and reliable supervisor with more than 3 years of supervisory experience between my two jobs plus cover. Licence for counterbalance and reach.

WORK HISTORY

Job title: Weekday Shift Supervisor (06:00-14:00)
Company: Dovebridge Fulfilment Ltd
Dates: 01/09/2025 - present
Duties: 16 pickers and 4 truck drivers, allocating work, KPI board, Körber WMS, loading checks, toolbox talks, return to work interviews

Job title: Weekend Supervisor (Sat and Sun)
Company: Peakline Parcels, Derby
Dates: 06/09/2025 - present
Duties: team of 25 on sort and load, agency inductions, route departure

Job title: Cover Supervisor, afternoons, as and when
Company: Dovebridge Fulfilment Ltd
Dates: 05/01/2026 - 31/08/2026
Duties: same as above when a supervisor was off

Job title: FLT driver
Company: Dovebridge Fulfilment Ltd
Dates: 14/05/2018 - 31/08/2025
Duties: tipping curtain-siders, reach to 9 metres, stock moves, battery change. No team to look after.

LICENCES AND TRAINING
RTITB counterbalance, renewed 22/01/2025
RTITB reach, renewed 23/01/2025
Fire marshal 2026
Level 2 Team Leading, 2026

LANGUAGES: Polish, English (good)`,
    },
    {
      name: 'supervisor-licence-ran-out',
      kind: 'lapsed',
      low: 60,
      high: 71,
      best: 66,
      why: 'Nine good years supervising in warehouses, but the only forklift certificate ran out in 2021 and he has not driven since.',
      lacks: ['valid in-date counterbalance or reach licence'],
      cv: `Gary Whitmore, Lichfield, gary.whitmore@example.co.uk

Warehouse Supervisor, Anker Bathrooms & Kitchens (NDC), Tamworth, October 2020 to present. I look after the late shift, 22 people, covering intake, bulk store and outbound. My day is the handover, the labour sheet, getting containers emptied inside the free time, checking that the loads go out right, and the paperwork that follows: sickness, holidays, investigations. We went live with Manhattan in 2023 and I was the floor lead for it. Stock accuracy was 99.3% at the last wall to wall. LTIs: none on my shift in over two years.

Shift Supervisor, Polesworth Packaging, March 2017 to September 2020. Twelve staff, stores and transport desk, plus ISO audits.

Warehouse Operative then Counterbalance Driver, same firm, 2009 to March 2017.

Training: IOSH Managing Safely (2024). Mental Health First Aider (2023). Abrasive wheels. Counterbalance FLT, RTITB, passed 2009, last refresher June 2018, ran out June 2021. I have not been on a truck since because Anker use dedicated drivers, but would be happy to do a refresher.

Hobbies: Aston Villa season ticket, allotment, grandkids.

References: both employers will speak for me.`,
    },
    {
      name: 'data-warehouse-operations',
      kind: 'trap',
      low: 2,
      high: 10,
      best: 4,
      why: 'Runs the operations of a data warehouse and migrates machines with a software tool called Forklift: the same words in another trade.',
      lacks: [
        'valid in-date counterbalance or reach licence',
        "2 years' experience supervising a team in a warehouse or distribution environment",
      ],
      cv: `OLUWASEUN ADEBAYO-FINCH
Warehouse Operations Lead · Birmingham · SC cleared (2024)

Skills: Snowflake, dbt, Airflow, Kafka, OpenShift Virtualization, Forklift, Python, ITIL 4

Experience

Warehouse Operations Lead — Mercia Mutual Insurance (11/2022 → now)
• Supervise the shift rota of a team of 9 engineers who run the enterprise warehouse, 24/7, two shifts
• Goods and claims loads land by 05:30 on 99.7% of days; each load is reconciled and despatched to 40 downstream marts
• Stock of 14,000 tables pruned to 6,200; inventory accuracy tracked in the catalogue
• Moved 310 virtual machines from VMware with Forklift (MTV), no unplanned downtime
• Daily stand-up, incident investigations, on-call planning

Warehouse Supervisor (ETL), Trentside Utilities (07/2018 → 10/2022)
• Monitored Teradata batch, cleared failed jobs, managed storage racks' capacity with infra team
• Introduced pick lists for reprocessing

Data Analyst, Trentside Utilities (09/2016 → 06/2018)

Education
BSc Mathematics & Statistics, Coventry, 2016
SnowPro Advanced: Administrator, valid to 2027
ITIL 4 Foundation`,
    },
    {
      name: 'short-cv-everything-just-there',
      kind: 'thin',
      low: 66,
      high: 79,
      best: 72,
      why: 'A few lines that do state six years of supervising and in-date counterbalance and reach tickets, but nearly nothing on team, duties or results.',
      lacks: [],
      cv: `T. Ashdown
Tamworth B77

2020 (April) to now
Warehouse supervisor, Kettlebrook Distribution. Afternoon shift. Me and 15 lads, loading bay and racking. Do the rota and the briefings.

2013 to 2020
Fork truck driver, Kettlebrook Distribution

Licences
Counterbalance and reach, RTITB, both in date till Nov 2027
Car

School
Left 2012 with 6 GCSEs

Can start after 4 weeks notice. Don't mind earlies. Phone after 2pm best please, number is with the agency.`,
    },
  ],
};
