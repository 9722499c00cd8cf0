/** Instrument technician at an Alberta plant: the instrument ticket and three years after it, dates counted once, decide it. */
import type { GradedJob } from '../types.ts';

export const instrumentTechnicianAlbertaC: GradedJob = {
  job: 'instrument-technician-alberta-c',
  title: 'Instrumentation and Control Technician',
  spec: `INSTRUMENT TECH – PERMANENT – FORT SASKATCHEWAN, AB

Ethylene derivatives plant. Running, not being built. 4x4 days with one week in five on call.

No ticket, no interview: Alberta journeyperson certificate as Instrumentation and Control Technician, or the same trade with a Red Seal. Need three years as a journeyperson instrument tech in a chemical, oil, gas or power plant. Need a Class 5 driver's licence; you'll be called out at 3 a.m. and there's no bus.

The work: transmitters, control valves and positioners, analyzers, loop checks, troubleshooting on the DCS (ours is DeltaV; another make is fine), proof tests on the safety system. You write your own permits and close your own work orders in SAP.

Good to have: process analyzers (GCs), vibration, H2S Alive, CSTS, some PLC, turnaround planning. French no use, a sense of humour yes.

$56.40/h, shift premium, pension matched to 8%, benefits day one, boots and FR paid. Drug and alcohol test before start. Send a resume. Only those we pick will be called.`,
  graded: [
    {
      name: 'red-seal-gas-plant',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Red Seal since 2018, eight years in running plants, analyzers, SIS and the licence: nothing missing.',
      lacks: [],
      cv: `WADE KOWALCHUK
Lamont, Alberta. Class 5 licence, clean abstract.

TICKETS
I&C Tech, Alberta journeyman + Interprovincial endorsement, July 2018
H2S Alive (exp. 03/2028), CSTS 2020, Standard First Aid, confined space, fall arrest

WORK

Beaverhill Midstream, Redwater fractionation plant
Instrument tech, May 2021 – now
• E&I crew of six, rotating on-call
• PMs and breakdowns on pressure, level, flow, temp. Rosemount mostly, some Yokogawa
• Valve work: DVC6200 setup, flow-scanning, repacks, two complete trim changes on the deethanizer reflux valve
• Own the three online chromatographs: cal gas, columns, sample systems. Uptime went from 88 to 97 per cent
• DeltaV: trending, tuning, forcing under MOC, chasing bad I/O cards
• SIF proof tests, 140 a year, paperwork included
• Notifications and work orders in SAP PM
• 2024 turnaround: wrote the instrument scope (312 line items)

Sturgeon Valley Gas Co-op, Morinville
Instrument tech, Aug 2018 – Apr 2021
• Sour gas plant plus 40 compressor sites. Bently Nevada probes, Allen-Bradley panels
• Callouts alone at night, so you learn

Apprentice, same outfit, Sept 2014 – July 2018

SCHOOL
NAIT, four periods of technical training, 2015–2018

REFERENCES
Two foremen who will pick up the phone.`,
    },
    {
      name: 'western-australia-dual-trade',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'A first-rate instrument tradesman from gas and alumina plants, but the ticket is Australian and the Alberta one only applied for.',
      lacks: ['Alberta journeyperson certificate or Red Seal'],
      cv: `Brodie Haldane — Electrical/Instrumentation Tradesperson
Sherwood Park AB since July 2026 (permanent resident through my wife)

Quick facts
* Certificate III in Instrumentation and Control (Western Australia, 2013); unrestricted WA electrical licence too
* Applied to Alberta Apprenticeship and Industry Training for the Trades Qualifier in August 2026. Hours accepted; theory exam to be booked. So no Canadian ticket as yet
* Swapped my WA licence for an Alberta Class 5 in August

Where I've worked

Burrup Coast LNG, Karratha — Instrument Technician, FIFO 2:2, March 2018 to June 2026
Two-train liquefaction plant. Day in, day out: transmitters (HART and Foundation Fieldbus), control valve overhauls, Fisher and Masoneilan positioners, gas detection, ESD valve partial-stroke and full function tests. Diagnosing on the Centum VP system with the panel operators. Spent two years as the moisture and H2S analyser bloke. Step-up leading hand on three shutdowns, with up to 14 people.
Work orders and permits: SAP and ISSoW.

Wagerup Hills Alumina, Pinjarra — Dual Trade E/I, February 2013 to February 2018
Calciners, digestion, powerhouse. Nucleonic density gauges, mag flows, ABB 800xA. Call-out roster.

Apprenticeship at the same refinery, 2009–2013

Training here: H2S Alive, October 2026; CSTS-2020, September 2026.

Footy, fishing, still getting used to the cold.`,
    },
    {
      name: 'two-jobs-at-once',
      kind: 'overlap',
      low: 57,
      high: 70,
      best: 64,
      why: 'Claims nearly four journeyman years, but two part jobs ran side by side; merged they are two years, and nothing since.',
      lacks: ['three years as a journeyperson instrument technician'],
      cv: `Simranpreet Dhaliwal
Edmonton, AB

Instrumentation Technician with nearly four years of journeyperson experience in petrochemical and pipeline facilities.

Certification
Journeyperson, Instrumentation and Control Technician (Alberta), December 2023, Red Seal endorsed
Valid Class 5 operator's licence
H2S Alive to 2027 | CSTS-2020 | Ground Disturbance II

Experience

Instrument Technician (weekdays, 32 h)
Clover Bar Petrochemicals, Edmonton | January 2024 – December 2025
- Preventive and corrective maintenance of 900+ loops: calibrate pressure and level transmitters, stroke valves, replace positioners
- Troubleshoot from the Honeywell Experion station down to the field device
- Function-tested shutdown systems per SIS procedure, recorded results
- SAP work orders

Instrument Technician (weekends and shutdowns, casual)
Quarry Ridge Industrial Services, Nisku | February 2024 – November 2025
- Pump station upgrades: loop checks, commissioning of SLC to ControlLogix migrations
- Two refinery turnarounds, valve crew

Apprentice Instrument Technician
Quarry Ridge Industrial Services | May 2019 – December 2023
- Tubing, calibration, loop folders under journeyperson supervision

January 2026 to present: in Punjab looking after a parent; back in Edmonton in October and ready for work.

Education
Instrumentation Engineering Technology diploma, 2019
Languages: Punjabi, English, Hindi`,
    },
    {
      name: 'industrial-electrician-red-seal',
      kind: 'adjacent',
      low: 37,
      high: 50,
      best: 43,
      why: 'A Red Seal in another trade: a good industrial electrician who has only pulled and landed cable for the instrument crew.',
      lacks: [
        'journeyperson certificate as Instrumentation and Control Technician',
        'three years as a journeyperson instrument technician',
      ],
      cv: `MARGUERITE "MAGGIE" ST-ONGE
Red Seal Journeyperson — Industrial Electrician (442A, Ontario, 2015)
Now living in Gibbons, AB

Objective: a permanent plant job close to home.

Highlights
- 11 years a journeyperson, no lost-time injuries
- MCCs, VFDs, soft starters, switchgear to 4160 V, motor megger tests, arc-flash trained
- Allen-Bradley PLC fault-finding: CompactLogix, some ladder edits
- Class 5, own truck, happy on call
- H2S Alive, CSTS, First Aid

Jobs

Plant Electrician, Josephburg Fertilizers, since April 2022
Maintenance of 300 motors, UPS and heat trace. Lockout, permits, SAP notifications. When the instrument shop is short I run tubing trays, pull homeruns and land wires in junction boxes; calibrations and the DCS stay with the instrument techs. Planned the electrical side of the 2025 turnaround.

Journeyperson Electrician, Superior Kraft Mill, Thunder Bay, June 2015 – March 2022
Shift electrician on paper machine and recovery boiler. Drives, motor changes, cranes. Trained four apprentices.

Apprentice Electrician, various contractors in Thunder Bay, 2010 – 2015

Education
Electrical Techniques certificate, Confederation Region College, 2010

Would consider starting a second apprenticeship in instrumentation if the company sponsors.`,
    },
    {
      name: 'five-lines-by-phone',
      kind: 'thin',
      low: 61,
      high: 76,
      best: 69,
      why: 'Says every must in five lines with dates, but nothing about the work can be weighed.',
      lacks: [],
      cv: `Gord Pelletier, Bruderheim

Inst tech. Alberta J-man ticket with Red Seal, got it 2016.

2017 to this spring: Astotin Upgrading, instrument shop. Valves, transmitters, Delta V, shutdown testing. Laid off when they cut the shop.
Before that Wabasca Power, apprentice.

Class 5. H2S is good till next year. Can start Monday. References if you want them. Call, I don't do email.`,
    },
  ],
};
