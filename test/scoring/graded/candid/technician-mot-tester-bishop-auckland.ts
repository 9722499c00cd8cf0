import type { GradedJob } from '../types.ts';

export const technicianMotTesterBishopAuckland: GradedJob = {
  job: 'technician-mot-tester-bishop-auckland',
  title: 'Vehicle Technician / MOT Tester',
  spec: `VEHICLE TECHNICIAN / MOT TESTER

Coundon Road Garage, Bishop Auckland, Co. Durham. Family firm, here since 1987. Six ramps, one test bay, five of us and a dog.

Andy retires at Christmas so we want somebody who can take over his bay. About half of your day will be tests and the other half spanners: servicing, brakes, clutches, timing belts, steering and suspension, chasing warning lights. All makes. Mostly regulars' cars and a few vans off the council.

Must be a live MOT tester for class 4, able to log on and test from the first morning. Must be qualified to Level 3 in light vehicle (NVQ, IMI, City & Guilds, all one to us). Must have three years or more on general repair and a full driving licence.

Handy: class 7, hybrid/EV ticket, air con ticket, your own tools, being civil to Mrs Pattison.

Mon to Fri 8 till 5, one Saturday morning in three. £36k to £40k by experience, 28 days, pension, no bonus nonsense.

Drop your CV in or send it to the office. No agencies.`,
  graded: [
    {
      name: 'simon-threlfall-nt',
      kind: 'synonym',
      low: 90,
      high: 98,
      best: 94,
      why: "Tests cars and light vans every day with this year's assessment passed, City & Guilds Level 3, twelve years on all makes and a clean licence, told in the trade's own shorthand.",
      lacks: [],
      cv: `Simon Threlfall
Spennymoor DL16. Born 1993. Clean licence since 2011.

I'm an NT at a two-bay VTS. I put through eight or nine a day, cars and Transit-size vans, and whatever fails I usually end up mending as well. My pass rate sits within a point or two of the local average and the DVSA examiner who stood behind me in May went away with nothing to write.

Where I've been
- Tudhoe Test & Repair: since the start of 2019. Tester from October that year (4s first, 7s added 2021). Rest of the time on the ramps: cambelts, clutches and DMFs, wishbones, wheel bearings, sills and brake pipes, DPF trouble, aircon regas. Use of scope and scan tool for the lights-on-the-dash jobs. I do the quality checks on the other lad's tests each month.
- Wear Valley Motors, Crook: Aug 2014 to Dec 2018. Mechanic in an independent, whatever came through the door.
- Apprentice, same place: Sept 2010 to July 2014.

Bits of paper
City & Guilds 4290, Light Vehicle Maintenance & Repair, level three (2014)
Annual training and assessment 2026/27 done and passed 19 Sept, 88%
IMI Level 3 hybrid & electric, 2023
F-gas (vehicle aircon), 2020

Tools: full roll cab, paid for. I live nine miles from you and the current place is being sold for flats. Mrs Threlfall says I am polite.`,
    },
    {
      name: 'imran-qureshi-aftersales',
      kind: 'overqualified',
      low: 76,
      high: 89,
      best: 83,
      why: 'Aftersales manager and master technician who keeps his class 4 and 7 testing live every other Saturday and has Level 3 and long repair years; the only question is why he wants the bench.',
      lacks: [],
      cv: `IMRAN QURESHI    MIMI, Master Technician
Darlington    07700 900655

CURRICULUM VITAE

Career summary
Twenty-three years in the motor trade from apprentice to running a £4m aftersales operation. I have decided, with eyes open, to go back to working on cars, for health and family reasons. I understand the salary.

Aftersales Manager, Tees Crown Motor Group (two sites), Jan 2020 - present
Responsible for 26 technicians, parts and service reception. AE designated manager for both test stations; reduced disciplinary points to nil. I have kept my own testing status (class 4 and 7) throughout and still cover the bay alternate Saturdays, roughly 200 tests in the last year. Annual assessment for 2026-27 passed in August. On the ramps when we are short, which since Covid is most weeks.

Workshop Controller, Tees Crown Darlington, April 2014 - December 2019
Loading for twelve productives, diagnosis of last resort, MOT tester five days in ten.

Master Technician / MOT Tester, Pendower Cars, Sept 2007 - March 2014
Two volume makes and used cars of all sorts. Engine and gearbox strip-downs, electrical faults, warranty. Tester since 2009.

Apprentice technician, Pendower Cars, 2003 - 2007

Qualifications
NVQ Level 3 Vehicle Maintenance and Repair (Light Vehicle), 2006
Manufacturer Master Technician 2012
Level 4 hybrid/EV, 2022
Level 4 management diploma 2017
Full UK licence, no points
Interests: restoring a Triumph Vitesse; grandchildren of my sister`,
    },
    {
      name: 'callum-noble-awaiting-demo',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Everything but the testing: Level 3, five years of all-makes repair and licence, MOT award passed in October but the DVSA demonstration test is still three weeks off.',
      lacks: ['live MOT tester status (class 4)'],
      cv: `Name: Callum Noble
Address: 4 Ironworks Row, Tow Law
Driving licence: full, held 7 yrs

PERSONAL STATEMENT
All-makes mechanic, five years out of my time. I want to get into a garage with its own lane, as ours sends everything down the road.

QUALIFICATIONS
IMI Level 3 Diploma Light Vehicle Maintenance & Repair - Consett Vale Technical College - 2021
IMI Level 2 Diploma, 2019
Level 2 Award in MOT Testing (classes 4 and 7) - passed 9 October 2026. Demonstration test with DVSA booked for 24th November 2026. Until I have passed that I can't log a test.
Level 2 hybrid awareness 2024

WORK

Aug 21 - now      Technician      Harelaw Autocentre, Consett
Service and repair of cars and light commercials. Clutch and flywheel, timing chain, head gaskets, discs and calipers, springs, rear beams. Diagnosis with Autel, some wiring. I do the pre-test check on every car before it goes over for its MOT and fix the failures after, around ten a week, so I know the manual better than some that test. Look after our apprentice.

Aug 18 - Jul 21    Apprentice     Harelaw Autocentre

2016 - 18    Saturday lad, Tow Law Tyres

HOBBIES
Autograss racing, fell running

Own tools, two weeks' notice.`,
    },
    {
      name: 'jordan-peel-fastfit',
      kind: 'denial',
      low: 29,
      high: 41,
      best: 35,
      why: 'A fast-fit man who says himself that he is not a tester and has not begun Level 3, with no general repair beyond brakes and menu services.',
      lacks: [
        'live MOT tester status (class 4)',
        'Level 3 light vehicle qualification',
        'three years on general repair (fast-fit only)',
      ],
      cv: `Jordan Peel
Newton Aycliffe
07700 900817

Hard working fast-fit technician looking to move into a proper garage.

SpeedTread Tyres & Exhausts, Aycliffe branch
Fitter, 14/06/2021 until 30/09/2023
Senior fitter, 01/10/2023 to date
Tyres, balancing, four wheel alignment on a Hunter, batteries, exhausts, pads and discs, shocks, bulbs, wipers, oil and filter services from the menu. On a Saturday we do 60 cars between four of us. Serve customers and take the money when the manager is out. Bigger work (belts, clutches, engine) is not something the branch takes on so I haven't done any of it at work, only on my own Corsa.

Greggory's Bakery, Shildon
Van driver, Feb 2020 to June 2021

Qualifications
Level 2 Diploma Vehicle Fitting, 2022. I have not started Level 3.
GCSEs at Woodham Moor School, 2018
TPMS and alignment training, in house
Full driving licence, 3 points (speeding, 2024)

I am not an MOT tester. The branch has a bay and I drive cars on to it and wait for the result, but I've not been on the course.

I am on time, I don't mind getting dirty and I'd like to learn off people who know what they are doing.`,
    },
    {
      name: 'jordan-peel-pasted-ad',
      kind: 'pasted',
      low: 29,
      high: 41,
      best: 35,
      why: "The same fast-fit CV with the garage's own advertisement copied underneath, which adds no evidence.",
      lacks: [
        'live MOT tester status (class 4)',
        'Level 3 light vehicle qualification',
        'three years on general repair (fast-fit only)',
      ],
      twin: 'jordan-peel-fastfit',
      cv: `Jordan Peel
Newton Aycliffe
07700 900817

Hard working fast-fit technician looking to move into a proper garage.

SpeedTread Tyres & Exhausts, Aycliffe branch
Fitter, 14/06/2021 until 30/09/2023
Senior fitter, 01/10/2023 to date
Tyres, balancing, four wheel alignment on a Hunter, batteries, exhausts, pads and discs, shocks, bulbs, wipers, oil and filter services from the menu. On a Saturday we do 60 cars between four of us. Serve customers and take the money when the manager is out. Bigger work (belts, clutches, engine) is not something the branch takes on so I haven't done any of it at work, only on my own Corsa.

Greggory's Bakery, Shildon
Van driver, Feb 2020 to June 2021

Qualifications
Level 2 Diploma Vehicle Fitting, 2022. I have not started Level 3.
GCSEs at Woodham Moor School, 2018
TPMS and alignment training, in house
Full driving licence, 3 points (speeding, 2024)

I am not an MOT tester. The branch has a bay and I drive cars on to it and wait for the result, but I've not been on the course.

I am on time, I don't mind getting dirty and I'd like to learn off people who know what they are doing.

VEHICLE TECHNICIAN / MOT TESTER

Coundon Road Garage, Bishop Auckland, Co. Durham. Family firm, here since 1987. Six ramps, one test bay, five of us and a dog.

Andy retires at Christmas so we want somebody who can take over his bay. About half of your day will be tests and the other half spanners: servicing, brakes, clutches, timing belts, steering and suspension, chasing warning lights. All makes. Mostly regulars' cars and a few vans off the council.

Must be a live MOT tester for class 4, able to log on and test from the first morning. Must be qualified to Level 3 in light vehicle (NVQ, IMI, City & Guilds, all one to us). Must have three years or more on general repair and a full driving licence.

Handy: class 7, hybrid/EV ticket, air con ticket, your own tools, being civil to Mrs Pattison.

Mon to Fri 8 till 5, one Saturday morning in three. £36k to £40k by experience, 28 days, pension, no bonus nonsense.

Drop your CV in or send it to the office. No agencies.`,
    },
  ],
};
