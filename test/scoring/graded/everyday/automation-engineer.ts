/** PLC engineer: code written by oneself in Siemens or Rockwell, for five years, and commissioned on site. */
import type { GradedJob } from '../types.ts';

export const automationEngineer: GradedJob = {
  job: 'automation-engineer',
  title: 'Senior Automation (PLC) Engineer',
  spec: `Hi Steph,

as discussed, here's what I want for the vacancy that Colin leaves. We build filling and palletising lines for breweries and dairies, and he was our second PLC man.

The person designs and writes the PLC software for two or three lines a year, does the HMI, tests it with the electricians in our hall in Telford and then goes out and commissions on the customer's site until the line makes rate. He or she also writes the functional design spec and looks after the odd service call.

They must have five years of writing PLC code themselves (not just going online with it), in Siemens TIA Portal or Rockwell Studio 5000, I really don't mind which. They must have commissioned machines on site. HNC or degree in electrical, control or mechatronics. Full driving licence, because half of our customers are in the middle of nowhere, and they must be fine with 30-40 % travel.

Lovely to have: Ignition or another SCADA, safety PLCs, a bit of robot programming.

No agencies, no CVs without dates please.

Cheers
Rhodri`,
  graded: [
    {
      name: 'rockwell',
      kind: 'any-of',
      low: 85,
      high: 97,
      best: 92,
      why: 'Ten years of Studio 5000 only, which is enough; lines commissioned, degree, licence, Ignition and safety.',
      lacks: [],
      cv: `Siobhan McAllister
Controls engineer

CAREER
May 2019 - present    Lead Controls Engineer, Clyde Packaging Systems, Cumbernauld
- Software for cartoning and palletising lines in Studio 5000 (ladder, ST, AOIs), FactoryTalk View and, since 2023, Ignition
- GuardLogix safety tasks, PowerFlex and Kinetix drives over EtherNet/IP
- Functional design specifications, FAT, then 4-8 weeks on site per line: 14 lines commissioned in the UK, Ireland and Poland, last one at 36,000 cans/h
- Remote and on-site support

Aug 2016 - Apr 2019   Controls Engineer, Lomond Conveyors
- ControlLogix / CompactLogix code for baggage and parcel conveyors, commissioning nights

BEng (Hons) Electrical and Mechanical Engineering, 2016
Full driving licence, ECS card. About 120 nights away a year.`,
    },
    {
      name: 'beckhoff',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 68,
      why: 'Eight years of code and commissioning, but all in TwinCAT and Mitsubishi.',
      lacks: ['Siemens TIA Portal or Rockwell Studio 5000'],
      cv: `TOMASZ WILCZEK
Software engineer - machine control

Bratton Labelling Machines Ltd, Stafford / since 02/2021
Structured text in Beckhoff TwinCAT 3 for rotary labellers, NC axes, TwinSAFE, HMI in TF2000. Wrote FDS, hall test, site commissioning at bottlers in UK, Spain and Belgium (roughly one week in three).

Kestrel Automation, Wolverhampton / 06/2018 - 01/2021
Mitsubishi GX Works2/3 and iQ-R, GOT terminals, pick and place cells, start-up at customers.

HND Electrical & Electronic Engineering, Wolverhampton 2018
Clean full UK licence
Languages: English, Polish`,
    },
    {
      name: 'double-counted',
      kind: 'overlap',
      low: 56,
      high: 73,
      best: 65,
      why: 'Claims seven years; a job and a side business of the same three and a half years.',
      lacks: ['five years of writing PLC code'],
      cv: `Name: Dean Oakeshott
Role: PLC / automation engineer, 7 years' PLC programming

04/2023 - now: PLC Engineer, Severn Process Skids, Worcester. TIA Portal V17/V18 (S7-1500, SCL, graph), WinCC Unified, dosing and CIP skids, software design, FAT and site commissioning at dairies.

06/2023 - now: Owner, Oakeshott Controls (evenings and weekends). Siemens S7-1200 programs for small machines and pump stations, commissioning, service calls.

2018 - 03/2023: Electrical panel wireman, Severn Process Skids. Built and tested control cabinets to drawings.

HNC Electrical Engineering, 2022 (day release)
Full driving licence; happy to travel
Siemens functional safety basics course 2025`,
    },
    {
      name: 'maintenance-online',
      kind: 'denial',
      low: 34,
      high: 54,
      best: 44,
      why: 'Shift technician who goes online to find faults and says he does not write programs.',
      lacks: ['five years of writing PLC code', 'commissioned machines on site'],
      cv: `Multi-skilled maintenance engineer

Lee Farnworth, Shrewsbury

Marches Creamery, shift maintenance engineer, March 2015 to date. 4 on 4 off, two filling lines, palletisers, CIP. I fault find with TIA Portal and Studio 5000: go online, look for the missing input, force if the risk assessment allows. I do not write or change PLC programs, that is done by the OEM. Replaced drives, sensors, servo motors, set up instruments. Helped the supplier's people when line 3 was installed.

Apprenticeship Border Hosiery 2009 - 2013, then electrician there until 2015.

HNC Electrical/Electronic 2014. 18th edition. Car licence. Counterbalance truck.`,
    },
    {
      name: 'graduate',
      kind: 'list',
      low: 17,
      high: 37,
      best: 28,
      why: 'Mechatronics degree of this summer and a list of every system; no job in control, no site.',
      lacks: ['five years of writing PLC code', 'commissioned machines on site'],
      cv: `Priyanka Venkataraman

PROFILE
Ambitious automation engineer with a passion for PLC programming, commissioning and industry 4.0.

KEY SKILLS
Siemens TIA Portal | Studio 5000 | Ladder, SCL, FBD | WinCC | Ignition SCADA | Safety PLC | KUKA and ABB robots | Profinet | EtherNet/IP | FDS writing | FAT/SAT | commissioning

EDUCATION
BEng Mechatronics, Aston Green University, 2023 - 2026 (2:1)
Modules: control theory, industrial automation, embedded C
Final-year project: traffic light on an S7-1200 trainer with HMI

WORK
Barista, Copper Kettle, Sep 2023 - present (part time)
Summer intern, drawing office, Harlow Pumps, Jul - Aug 2025: updated AutoCAD drawings

Provisional driving licence, test booked for January`,
    },
  ],
};
