/** Articulated lorry driver: entitlement, Driver CPC and dangerous-goods card decide. */
import type { GradedJob } from './types.ts';

export const hgvDriver: GradedJob = {
  job: 'hgv-driver',
  title: 'HGV Class 1 Tanker Driver',
  spec: `HGV CLASS 1 TANKER DRIVER - NIGHTS - STANLOW AREA
- Category C+E licence (Class 1), no more than 6 points, no DD/DR/IN endorsements
- Valid Driver CPC (DQC card) and digital tacho card
- ADR with tanks and Class 3
- Minimum 12 months' Class 1 driving
- Tanker experience preferred but full training given; PDP (petroleum driver passport) a bonus
- 4 on 4 off, 12 hour nights
Duties: loading at terminal, delivering fuel to forecourts, vehicle defect checks, drivers' hours and working time compliance, paperwork and good customer contact.
Pay £19.80/h, pension, uniform. Apply with CV.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Class 1 with CPC, tacho, ADR tanks class 3 and PDP, eight years on artics of which four on fuel tankers.',
      lacks: [],
      cv: `Darren Postlethwaite, Class 1 driver
Ellesmere Port

LICENCES AND CARDS
Category C+E (2016), clean licence
Driver CPC to Sept 2029, digi tacho card
ADR tanks and packages, classes 2, 3, 8, valid to 2028
Petroleum Driver Passport (PDP) renewed 2026

JOBS
Tanker Driver (nights), Merefuels Haulage, Mar 2022 - present
44 t artic tankers, bottom loading at Stanlow and Kingsbury, forecourt deliveries with tank dips and crossover checks, defect checks, tacho and WTD within limits, zero spills.
HGV Class 1 Driver, Trafford Ambient Distribution, June 2018 - Feb 2022
Trunking and store deliveries, double shifted units, customer paperwork by hand-held.
Van driver / Class 2, Wirral Timber, 2014 - 2018`,
    },
    {
      name: 'no-adr',
      kind: 'missing',
      low: 55,
      high: 72,
      best: 65,
      why: 'All of it but ADR, a stated must that a week-long course can give.',
      lacks: ['ADR tanks class 3'],
      cv: `MICHELLE OAKDEN
Class 1 HGV driver, 5 years

Licence: C+E, 3 points (SP30, 2025). CPC valid until 2028. Digital tachograph card.
ADR: not held, happy to train.

2023-now - Bulk powder tanker driver, Cheshire Silo Services. 44 tonne artic, blowing off cement and lime, nights, walk round checks, driver hours, POD paperwork.

2021-2023 - Class 1 trunk driver, Palletforce member depot, Crewe. Nightly hub runs.

2017-2021 - Class 2 multidrop, Brakes-type food wholesaler. Tail lift, cash on delivery, good with customers.

Other: forklift licence (counterbalance), first aid, basic mechanical knowledge, never an at-fault accident. Hobbies: dogs and caravanning. References from Cheshire Silo Services and the Crewe depot.`,
    },
    {
      name: 'class-2-only',
      kind: 'in-progress',
      low: 35,
      high: 55,
      best: 47,
      why: 'Holds category C, C+E test booked; no Class 1 driving and ADR for packages only.',
      lacks: ['C+E licence', "12 months' Class 1 driving", 'ADR tanks'],
      cv: `Jerome Addy

Professional driver working towards Class 1.

- Category C licence since 2022; C+E theory passed, practical test booked for December 2026
- CPC card, digital tacho
- ADR packages class 3 (no tanks)

Experience
Class 2 Driver, Mersey Gas Bottles, May 2022 - Present
18 t rigid, delivers cylinders, daily defect checks, drivers' hours records, customer deliveries to trade counters.
Courier, self employed, 2019 - April 2022

GCSEs 2014

About me: punctual, tidy, gets on with people at the gate. Assessed by the depot trainer twice a year, never more than two minor remarks. Helped to plan the Saturday run after the depot moved. Manual handling and asbestos awareness courses. Hobbies: boxing club, barbecue.`,
    },
    {
      name: 'bus-driver',
      kind: 'adjacent',
      low: 15,
      high: 38,
      best: 27,
      why: 'A professional driver with CPC and tachograph, but for buses: no goods entitlement, no ADR.',
      lacks: ['C+E licence', 'ADR', "12 months' Class 1 driving"],
      cv: `Sandra Kettleborough
PCV Driver

Profile
Reliable passenger vehicle driver with clean category D licence, Driver CPC (passenger) and digital tachograph card.

Career
Coach Driver - Pennine Tours - April 2019 to present. UK and continental touring, drivers' hours and tachograph compliance, nightly vehicle checks, excellent customer contact.
Bus Driver - Metro Link North - Jan 2014 to March 2019. Town services, fares, ticket machine, nights.
Dinner supervisor - 2008 to 2013.

Training
First aid, disability awareness, MiDAS

Achievements: Driver of the year at Pennine Tours 2022, safe driving award for ten years without a blameworthy accident, mentor to eight new drivers on the Lakes route. Enjoys people, but would now like the quiet of goods work and regular nights. Hobbies: crochet, walking football, grandchildren.`,
    },
    {
      name: 'overqualified-manager',
      kind: 'overqualified',
      low: 72,
      high: 90,
      best: 80,
      why: 'A transport manager who still drives tankers on current cards: every must is met, the level is a question only.',
      lacks: [],
      cv: `PHILIP ARKWRIGHT MCILT
Transport Manager and Class 1 tanker driver

Summary: Twenty years in fuel distribution. Looking to step back from management to driving.

2019 - present  Transport Manager, Dee Valley Fuels
National CPC holder for 32 vehicles; planning, compliance audits, driver assessments. I drive a relief shift on the artic tankers most weeks (about 60 loads a year): terminal loading, forecourt drops.

2009 - 2019  Tanker Driver then Depot Supervisor, Dee Valley Fuels
Class 1 petrol and diesel deliveries, nights, trainer for new drivers.

2004 - 2009  HGV Class 1 driver, Hoult Transport

Cards: Category C+E, clean; DQC to 2030; tacho card; ADR tanks class 3 to 2029; PDP.
Management CPC 2012, NEBOSH certificate 2016, CILT member`,
    },
    {
      name: 'revoked-and-expired',
      kind: 'lapsed',
      low: 30,
      high: 56,
      best: 44,
      why: 'Former tanker driver whose ADR and Driver CPC have both run out; two stated musts missing.',
      lacks: ['valid Driver CPC', 'ADR tanks class 3'],
      cv: `CLIVE RUDDOCK

Experienced Class 1 man, tankers and general haulage, back from four years abroad.

Licences
C+E held since 2001, no points
Driver CPC card expired September 2024, 0 of 35 hours done since
ADR tanks class 3 expired May 2023
Digital tacho card renewed 2025
Medical passed in March 2026

Work
Sept 2022 - August 2026: bar and guest house owner, Almería (sold)
2012 - Aug 2022: HGV Class 1 Tanker Driver, Mersey Petroleum Logistics. Nights, loading at Stanlow, forecourts in the north west and Wales, vehicle checks, drivers' hours, drop paperwork, PDP held until 2022.
2001 - 2012: Class 1 trunking and containers, Seaforth.
1996 - 2001: Army, Royal Logistic Corps, driver.

Other
Fork lift certificate (expired), first aid, good with customers, Spanish everyday. Hobbies: darts, Everton, walking the dogs.`,
    },
  ],
};
