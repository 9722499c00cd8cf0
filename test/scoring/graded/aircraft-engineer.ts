/** Licensed aircraft engineer: the Part-66 category and the type rating decide. */
import type { GradedJob } from './types.ts';

export const aircraftEngineer: GradedJob = {
  job: 'aircraft-engineer',
  title: 'Licensed Aircraft Engineer B1 - A320 family',
  spec: `Licensed Aircraft Engineer B1 (A320 family), line maintenance, Cologne

Tasks: certify line maintenance (daily, weekly and A-checks), troubleshooting and defect rectification, AMOS entries, supervise mechanics, AOG recovery trips.

Required:
• EASA Part-66 licence category B1.1 without limitations relevant to the task
• A320 family type rating (CFM56 or V2500 or LEAP/PW1100 neo) endorsed on the licence
• At least 6 months of maintenance experience on the type within the last 24 months
• English level 4 or good spoken and written English
• Shift work

Preferred: A330 or B737NG endorsement, run-up and taxi authorisation, boroscope, German, AMOS`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Part-66 B1.1 with A320ceo and neo, current line certification, AMOS, run-up, second type, German.',
      lacks: [],
      cv: `STEFAN KOLAROV
Licensed Aircraft Engineer B1.1

EASA Part-66 AML, cat. A1, B1.1 (issued by LBA 2018), no limitations
Type ratings: A318/319/320/321 (CFM56), (V2500), A319/320/321 (LEAP-1A); B737-600/700/800/900 (CFM56)

RhineJet Technik, Cologne - B1 Certifying Engineer Line - Apr 2020 - present
Transit, daily, weekly and A-checks on 26 A320 family aircraft; CRS; trouble-shooting bleed, hydraulics, landing gear; AMOS; engine run-up and taxi authorisation; boroscope; AOG trips to Palma and Tirana; shift lead of four mechanics.

Balkan Air Maintenance, Sofia - Mechanic, then B1 - 2013 - 2020
Base C-checks A320 and 737.

English ICAO 5, German B2, Bulgarian`,
    },
    {
      name: 'b2-avionics',
      kind: 'missing',
      low: 42,
      high: 60,
      best: 52,
      why: 'Certifies the same aircraft, but as B2 avionics: the B1.1 category is a different licence.',
      lacks: ['Part-66 B1.1'],
      cv: `Ines Rautenberg
Licensed Aircraft Engineer B2 (avionics)

EASA Part-66 category B2, A320 family CFM56/V2500 and neo, A330; issued by Austro Control 2019

2019 - now: WienAir Technik, line station Cologne. B2 certifying staff: avionics defects, daily and weekly checks within B2 privileges, autoland tests, radio and cabin systems, AMOS, supervises two mechanics, shifts.
2014 - 2019: Avionics mechanic, same company, A-checks.

HTL Fluggerätetechnik 2014. German native, English level 5.

Selected work
- Found and cured an intermittent ADIRU fault over three nights that two other stations had deferred
- Wiring repairs and continuity checks to the standard practices manual, pin and connector replacement
- Weather radar, TCAS and transponder ramp tests; software loading of FMGC and ATSU
- Human factors, fuel tank safety (CDCCL) and EWIS recurrent training passed in March 2026
Available after three months' notice. References from the maintenance manager on request.`,
    },
    {
      name: 'faa-ap',
      kind: 'foreign',
      low: 40,
      high: 58,
      best: 50,
      why: 'Experienced A320 mechanic with FAA A&P; no EASA licence, modules not begun.',
      lacks: ['EASA Part-66 B1.1', 'type rating on the licence'],
      cv: `Travis Holloway
Airframe & Powerplant Mechanic (FAA A&P, 2015)

JetSouth Airlines, Atlanta - Line Maintenance Technician - 2016 - Present
A320ceo/neo family (V2500 and PW1100G): overnight checks, MEL, engine run and taxi qualified, borescope level 2, AOG trips, RII inspector; A320 V2500 general familiarisation and type course (company). Trax system.

US Air Force, crew chief C-17, 2010 - 2015

Not EASA licensed. Spouse is a German citizen; moving to Cologne in spring. English native, German A2.

Highlights
- Trouble-shot bleed air and pack faults, nose wheel steering, fuel quantity indication
- Twelve years without a lost-time injury; trainer for new hires on deicing and towing
- Human factors, EWIS and RVSM recurrent training
Interests: restoring a Cessna 140, half marathons.`,
    },
    {
      name: 'type-recency-old',
      kind: 'old',
      low: 50,
      high: 70,
      best: 61,
      why: 'B1.1 with the A320 rating on the licence, but on helicopters’ and ATR work since 2019: the recency on type is missing.',
      lacks: ['6 months on type within the last 24 months'],
      cv: `Henk Dijkgraaf
Aircraft engineer B1.1 / B1.3

Licence: EASA Part-66 B1.1 and B1.3 (ILT). Ratings: A318/319/320/321 (CFM56) 2012, ATR 42/72 (PWC PW120), AW139.

2019 - present  Noordzee Helicopters, Den Helder: AW139 line and base, certifying engineer; track and balance.
2016 - 2019  PropLink, Rotterdam: ATR 72 line maintenance, release to service.
2011 - 2016  Oranje Airways, Schiphol: A320 line and A-checks, B1 certifying from 2012, AMOS, run-up.

English level 5, Dutch, German B2. Shift work no problem.

Further training: human factors, fuel tank safety, EWIS, composite repair level 1, fire and first aid. Boroscope inspection of PW120 engines. Worked to airline, CAMO and offshore oil customer audits; wrote the tool control procedure at PropLink. Holds a category B driving licence. Hobbies: sailing, building model engines. References can be given after an interview.`,
    },
    {
      name: 'mechanic-modules',
      kind: 'in-progress',
      low: 48,
      high: 66,
      best: 58,
      why: 'Category A mechanic on the A320 for five years with 11 of 13 B1.1 modules: nearly there, not licensed to certify.',
      lacks: ['Part-66 B1.1 with the A320 rating'],
      cv: `Daria Wieczorek | Aircraft Mechanic Cat. A

Since 08/2021 RhineJet Technik, Cologne: mechanic on A320 ceo/neo line; daily and weekly checks, wheel and brake change, LRU replacement, certifies simple tasks under A1; AMOS; helps with defect finding; early, late and night shifts.
2018 - 2021 LOT-style base maintenance Warsaw: C-checks on A320, structures and cabin.

EASA Part-66 A1 (2020). B1.1 modules: 11 of 13 passed, M13/M17 planned Q1 2027, A320 type training booked after.
Polish native, English B2+, German B1

Training record: human factors and EWIS 2026, fuel tank safety phase 2, aerial platform licence, hearing and colour vision test passed. Team safety representative since 2023. Helped to introduce shadow boards for tools, which halved the time of shift handover counts. Interests: climbing and photography. I would like to grow into a certifying post in the same team.`,
    },
    {
      name: 'car-mechanic',
      kind: 'unrelated',
      low: 3,
      high: 20,
      best: 10,
      why: 'A good car mechanic and shift worker; nothing of aviation.',
      lacks: ['Part-66 B1.1', 'A320 type rating', 'maintenance on the type'],
      cv: `Murat Demirel
Kfz-Mechatroniker

Autohaus Rheinufer, Köln, 2015 - heute: inspection, diagnosis and repair of cars, A320i and A6 models, brake and hydraulics, boroscope of engines, B1 service plans, supervises an apprentice.
Ausbildung Kfz-Mechatroniker 2011 - 2015
German C2, Turkish, English B1

Further information
High-voltage certificate for electric vehicles (stage 2), air conditioning certificate, main inspection preparation. In 2022 best result in the customer survey of the region. Two years in the pit crew of an amateur racing team at weekends. Reliable, punctual, used to early and late shift. Driving licence B and BE. Hobbies: football, model aircraft, camping with the family. Notice period four weeks to the end of the month.`,
    },
  ],
};
