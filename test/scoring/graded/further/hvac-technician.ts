/** HVAC service technician (US): EPA 608 and four years of commercial service decide. */
import type { GradedJob } from '../types.ts';

export const hvacTechnician: GradedJob = {
  job: 'hvac-technician',
  title: 'Commercial HVAC Service Technician',
  spec: `Subject: Tech for van 7

Hi Dana,

Ray is retiring so please start looking for a commercial service tech, Columbus and the suburbs out to Newark. Here is what I need so you don't waste time on the wrong people.

EPA 608, Universal or at the very least Type II. No card, no refrigerant, no job, I can't bend on that one. At least four years of commercial SERVICE work, meaning rooftop units, split systems, boilers, finding out what is wrong and fixing it. New construction and residential install don't count toward the four. Valid driver's license with a record our insurance will take.

He or she will run about five calls a day alone, do the spring and fall PMs for the school district, read wiring diagrams, braze, recover and charge, talk to building managers without scaring them, and write it up on the tablet. On call one week in five.

Extra credit: NATE, chillers, VRF, BAS (we see a lot of Metasys), somebody who has used ServiceTitan.

$34 to $42 an hour, van and gas card, health after 30 days.

Thanks
Walt`,
  graded: [
    {
      name: 'building-engineer',
      kind: 'gem',
      low: 80,
      high: 95,
      best: 88,
      why: 'Called a building engineer, but nine years of trouble-shooting rooftops, splits, boilers and a chiller plant; EPA Universal, license, on call.',
      lacks: [],
      cv: `LUIS ARMANDO QUIÑONES
Columbus, OH

Stationary Building Engineer II
Scioto Mercy Health Campus, six buildings, 1.1 million sq ft
August 2017 - Present

Responsible for keeping the air and the heat on. I answer 4 to 7 work orders a shift, by myself, across the main hospital and five medical office buildings: 63 packaged rooftop units (Trane, Carrier, Lennox), 40-some split systems in IT closets and labs, three hot water boilers, two 250-ton centrifugal chillers.
Diagnose electrical and refrigeration faults from the ladder diagrams: contactors, economizers, TXVs, VFDs, heat exchangers, control boards.
Recover, pull vacuum, braze, weigh in the charge; keep the refrigerant log for the state inspector.
Seasonal PMs, filters, belts, coil cleaning, combustion analysis.
Johnson Controls Metasys front end: trends, overrides, alarm response.
Explain to nurse managers why it is 78 degrees. On call every fourth week, company pickup.

Maintenance Mechanic, Olentangy Mall, 2014 - 2017
Plumbing, lighting, locks, filter changes.

EPA Section 608 Universal (2016). Ohio high pressure boiler license. OSHA 10. Ohio driver license, no points.
HVAC-R certificate, Franklin County Career Center, 2016 (evenings)`,
    },
    {
      name: 'no-card',
      kind: 'denial',
      low: 52,
      high: 69,
      best: 61,
      why: 'Six years of exactly this service work under another man’s card: Core passed, Type II failed, so not certified.',
      lacks: ['EPA 608 Universal or Type II'],
      cv: `Terrence Whitlock
Commercial HVAC service

Buckeye Comfort Mechanical - Service Technician - 10/2020 to now
  Restaurants, strip malls, two charter schools. RTUs 3 to 25 ton, splits, make-up air, small boilers.
  Four to six calls a day, own van. Troubleshoot low voltage and line voltage, change compressors with the lead tech, igniters, inducers, blower motors, boards.
  PM contracts spring/fall. ServiceTitan on the iPad.
  On call 1 in 4.
Buckeye Comfort Mechanical - Helper - 06/2019 to 10/2020

License: Ohio driver's license, clean.
EPA 608: passed Core in 2023, did not pass Type I or Type II, so I am not certified. My lead handles recovery and charging. Planning to retake it.
NATE Ready-to-Work. GED 2018.`,
    },
    {
      name: 'installer-years',
      kind: 'years',
      low: 54,
      high: 71,
      best: 63,
      why: 'Says eight years; five of them are new-construction and residential install, leaving two years and four months of commercial service.',
      lacks: ['four years of commercial service'],
      cv: `Kyle Brandvold

HVAC professional with 8 years of experience. EPA 608 Universal, NATE certified (Air Conditioning). Ohio CDL class B.

Aug. 2024 – present, Commercial Service Technician, Great Miami Air, Dublin OH. Rooftops, split systems and unit heaters for offices and churches. Diagnosis, brazing, recovery and charge, wiring diagrams, PMs. Runs calls alone since January 2025. On call.

March 2019 – July 2024, Installer, Hearthside Heating & Cooling, Marysville OH. Residential changeouts and new subdivisions: furnaces, line sets, ductwork, start-ups. Crew leader from 2022. Service calls were done by another department.

2018 – 2019, sheet metal shop.

Two-year HVAC program, Union Valley Career Center, 2018`,
    },
    {
      name: 'left-2016',
      kind: 'old',
      low: 52,
      high: 71,
      best: 62,
      why: 'Eleven years of commercial service with a Universal card, which ended in 2016; dispatching school buses ever since.',
      lacks: [],
      cv: `Gordon Pruitt, Newark OH

Bus dispatcher, Licking Hills Local Schools, 2016 to now. Routes, radios, 41 drivers, parents on the phone.

HVAC service mechanic, Tri-Valley Refrigeration & Air, spring 2005 to June 2016. Commercial only. Rooftops, split systems, walk-ins, Weil-McLain and Burnham boilers. Ran my own truck, 5 or 6 calls a day, did the PMs for two school districts. Left because of a bad shoulder, which has since been operated on and is fine. I would like to come back to it.

EPA 608 Universal, 2005, they do not expire. Driver's license, no accidents. Have kept up with nothing newer than R-410A, I will be honest.`,
    },
    {
      name: 'auto-609',
      kind: 'trap',
      low: 15,
      high: 37,
      best: 26,
      why: 'Climate control of cars and trucks under EPA 609, not buildings under 608.',
      lacks: ['EPA 608 Universal or Type II', 'four years of commercial service'],
      cv: `Dmitri Halloran
HVAC Technician

Heartland Fleet & Auto, Columbus, OH     May '15 - present
HVAC and electrical technician for a commercial fleet shop: delivery vans, semis, school buses. Diagnoses A/C no-cool complaints, replaces compressors, condensers, evaporators, blower motors and blend doors. Recovers and charges R-134a and R-1234yf. Reads wiring diagrams. Rooftop A/C units on buses. Spring PM campaign for the school district's buses.

Pit Stop Lube, Grove City     '13 - '15
Oil changes, tires.

EPA 609 certified (motor vehicle air conditioning). ASE A6, A7, T7. Clean driving record, CDL B.`,
    },
  ],
};
