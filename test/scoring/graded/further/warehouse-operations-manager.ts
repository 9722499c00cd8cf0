/** Warehouse operations manager (US): five years of managing, a WMS and a budget decide. */
import type { GradedJob } from '../types.ts';

export const warehouseOperationsManager: GradedJob = {
  job: 'warehouse-operations-manager',
  title: 'Warehouse Operations Manager',
  spec: `Warehouse Operations Manager
Reno, Nevada | Full-time, exempt | $98,000 - $118,000 plus 12% target bonus

WHO WE ARE
Juniper & Slate ships home goods to two million customers a year from three distribution centers. Reno is the largest: 480,000 square feet, two shifts, up to 190 associates at peak.

WHAT YOU'LL DO
• Run receiving, putaway, picking, packing, shipping and returns through four area supervisors
• Set labor plans and hold the building to cost per unit, on-time shipment and inventory accuracy
• Build and manage the annual operating budget of about $11 million and explain variances every month
• Own process in our WMS (Manhattan Active) together with IT: slotting, waves, cycle counts, user roles
• Keep people safe: OSHA compliance, powered industrial truck training, incident review
• Hire, coach, promote and, when needed, part ways
• Lead continuous improvement: 5S, kaizen, standard work

WHAT YOU BRING
• Minimum 5 years of warehouse or distribution management experience with direct reports
• Budget or P&L responsibility of at least $3 million
• Hands-on experience with a tier-one WMS (Manhattan, Blue Yonder, SAP EWM, Körber or similar)
• Bachelor's degree or an equivalent combination of education and experience

NICE TO HAVE
• E-commerce or parcel experience
• Lean Six Sigma Green Belt
• Conversational Spanish
• Conveyor, sorter or AMR automation

BENEFITS
Medical, dental and vision from day one, 401(k) with 5% match, three weeks of PTO, paid parental leave, employee discount of 40%.

Juniper & Slate is an Equal Opportunity Employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or protected veteran status. If you need an accommodation during the application process, let us know. This position regularly requires standing, walking and occasionally lifting up to 40 pounds.`,
  graded: [
    {
      name: 'parts-leader',
      kind: 'gem',
      low: 83,
      high: 96,
      best: 89,
      why: 'A "parts logistics leader" who runs a 300,000 sq ft distribution center: seven years of managing, $8.6M budget, Blue Yonder, lean; an associate degree with experience, which the advert allows.',
      lacks: [],
      cv: `Guadalupe "Lupe" Arriaga-Stone
Sparks, NV

PARTS LOGISTICS LEADER, Granite Basin Equipment (tractor and heavy machinery dealer group)
October 2019 - Present

The title is modest; the job is the group's central parts building: 300,000 sq ft, 61,000 SKUs, 95 people on two shifts under three supervisors and a safety coordinator.
- Goods in, stocking, order picking, packout, dock and core returns for 44 stores plus about 5,000 parcels a day sold online
- Prepare and defend the yearly operating budget ($8.6M in 2026); came in 3.1% under in 2025
- Super-user of Blue Yonder WMS; led the 2022 cutover from a green-screen system, re-slotted 18,000 locations, wrote the cycle count program (99.6% accuracy)
- Cost per line down 14% since 2021 through standard work, 5S and a labor plan by the half hour
- OSHA 300 log, forklift trainer program, TRIR from 5.8 to 1.9
- Hired or promoted every lead in the building

AREA SUPERVISOR, OUTBOUND, Truckee Meadows 3PL, 2016 - 2019
32 associates, conveyor and sorter, Manhattan.

Associate of Applied Science, Logistics, Truckee River Community College, 2015
Lean Six Sigma Green Belt, 2021
Bilingual Spanish and English`,
    },
    {
      name: 'data-warehouse',
      kind: 'trap',
      low: 5,
      high: 25,
      best: 15,
      why: 'Manages a data warehouse: pipelines, ingestion and slots of compute, with a budget and a team, but no goods.',
      lacks: ['five years of warehouse or distribution management', 'tier-one WMS'],
      cv: `Prakash Venkataraman
Warehouse Operations Manager

Sierra Crest Analytics, Reno, 2018 to present
Manager, Data Warehouse Operations (since 2020; senior engineer before)
• Run the warehouse 24/7 through two shift leads and nine engineers: ingestion, staging, loading, delivery of 1,400 reports on time
• Own the annual operating budget of $4.2M (Snowflake, AWS) and explain variances monthly
• Inventory of 38,000 tables, accuracy checks, returns of bad loads, slot tuning and workload waves
• Continuous improvement: kaizen board, standard runbooks
• Hire and coach

Nevada Gaming Systems, ETL developer, 2013 to 2018

BS Computer Science, 2013. SnowPro Core. Lean Six Sigma Green Belt.`,
    },
    {
      name: 'no-budget',
      kind: 'denial',
      low: 58,
      high: 74,
      best: 67,
      why: 'Eight years of managing shifts in e-commerce on Manhattan and Körber; says plainly that the budget was never hers.',
      lacks: ['budget or P&L responsibility of at least $3 million'],
      cv: `Keisha Montgomery
Operations leader, fulfillment

Summary: I run busy floors. Eight years as a manager in e-commerce distribution, up to 120 associates.

Desert Finch Fulfillment (apparel, 400k sq ft), Fernley NV
  Senior Shift Manager      Feb 2022 - Present
  Five supervisors and 120 associates on the back half of the week, receiving through returns.
  55,000 units a day at peak; on-time ship 99.2% in 2025, 98.9% the year before.
  Manhattan WMS every day: waves, replenishment, user roles. Led the floor side of a slotting project with IT that took 11% of the walking out of picking.
  AMR pilot with 40 robots, from the first drawing to sign-off; now being extended to the mezzanine.
  Labor plan by hour and by function. Peak hiring of 90 seasonal associates with two agencies, a third of whom were converted last January.
  Safety committee lead, OSHA 30, lift truck trainer. No lost-time injury for 410 days.
  Promoted four leads to supervisor. Have let people go as well, properly documented.
Harbor Lane Direct, Stockton CA
  Inbound Manager      Sept 2018 - Jan 2022
  Two supervisors, 45 associates, housewares and small furniture.
  Körber. Dock schedule of 35 trailers and containers a day, putaway, cycle counts, vendor chargebacks.
  Three kaizen events a year, 5S audits. Dock-to-stock from 41 to 17 hours.
Harbor Lane Direct
  Receiving Lead      2016 - 2018
  Ten associates, second shift. Trained new hires on RF scanners.

BA Business Administration, Cal Delta State, 2016. Yellow Belt. Spanish: conversational.

To be upfront: I track labor hours against plan but I have not owned a budget or P&L; in both companies that sat with the general manager and finance.`,
    },
    {
      name: 'recent-manager',
      kind: 'years',
      low: 54,
      high: 71,
      best: 63,
      why: '"Eleven years in warehouse management" is two years and ten months with direct reports after eight as picker and inventory clerk.',
      lacks: ['five years of warehouse management with direct reports'],
      cv: `BRENT KALAWAIA

11 years of warehouse management experience

Feb. 2024 to present: Warehouse Manager, Pacific Crest Pet Supply, Reno. Small e-commerce DC, 110,000 sq. ft. Two supervisors and 38 associates report to me. Budget $3.4 million, monthly variance review. SAP EWM: slotting, waves, counts. OSHA log, forklift certification, 5S. Inventory accuracy 97.1 to 99.3 percent.

June 2019 to Jan. 2024: Inventory Control Clerk, same company. Cycle counts, adjustments, EWM master data. Individual contributor.

Aug. 2015 to May 2019: Picker, then reach truck operator, Silver State Grocers DC.

Education: Bachelor of Science in Supply Chain Management (online), Great Basin University, 2023.
Green Belt in progress.`,
    },
    {
      name: 'keyword-graduate',
      kind: 'list',
      low: 20,
      high: 42,
      best: 31,
      why: 'A graduate’s list with every word of the trade and one summer internship behind it.',
      lacks: [
        'five years of warehouse management with direct reports',
        'budget or P&L responsibility of at least $3 million',
        'hands-on experience with a tier-one WMS',
      ],
      cv: `Amelia Novak-Reyes
Warehouse Operations Manager (aspiring)

OBJECTIVE
Results-driven supply chain professional seeking to leverage expertise in warehouse operations management, WMS, budgeting and leadership.

CORE COMPETENCIES
Warehouse Management | Distribution | Manhattan | Blue Yonder | SAP EWM | Körber | Slotting | Wave Planning | Cycle Counting | Labor Planning | P&L | Operating Budgets | Variance Analysis | OSHA | Powered Industrial Trucks | Lean Six Sigma | 5S | Kaizen | E-commerce | Parcel | AMR | Conveyor | Team Leadership | Hiring and Coaching

EXPERIENCE
Barista, Truckee Roasters, 2023 - present (part-time)
Supply Chain Intern, Highland Beverage, June - August 2025: shadowed the DC manager, built a spreadsheet of pallet moves, helped at a cycle count

EDUCATION
BS Supply Chain Management, High Desert State University, May 2026, GPA 3.7
Coursework: Warehouse Design, Operations Budgeting, SAP overview
Six Sigma White Belt (online)`,
    },
  ],
};
