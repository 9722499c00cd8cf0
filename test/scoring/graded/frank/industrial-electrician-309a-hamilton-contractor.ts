import type { GradedJob } from '../types.ts';

export const industrialElectrician309aHamiltonContractor: GradedJob = {
  job: 'industrial-electrician-309a-hamilton-contractor',
  title: '309A Electrician (Industrial Service)',
  spec: `309A Electrician, industrial service. Hamilton, ON.

Kovar & Steele Electric. Nine people, four vans, a shop off Burlington Street. Steel, food plants, two grain terminals, one very old pump house.

We need one more licensed hand.

Have to have:
309A Certificate of Qualification or Red Seal (construction & maintenance). In your wallet, we check the number with Skilled Trades Ontario.
Three years in industrial plants, fault-finding on motor controls and drives. Apprenticeship time counts.
Full G licence. You take a van home.

Good to have: some PLC (reading it, not writing it), working at heights card, cable tray and rigid pipe that looks straight, high-voltage switching, an eye for thermal pictures.

On call one week in five, paid whether the phone rings or not. 44 hours most weeks. $48 to $53 depending on what you can do alone, plus tool allowance, benefits after three months.

No agencies. Send a resume to Marta at the shop, or drop in before 7.`,
  graded: [
    {
      name: 'siobhan-marchetti-interprovincial',
      kind: 'synonym',
      low: 87,
      high: 96,
      best: 92,
      why: 'Interprovincial seal on a 309A, ten dated years chasing faults on starters, MCCs and drives in mills and food plants, full G licence.',
      lacks: [],
      cv: `Siobhan Marchetti
Hamilton Mountain | 905-555-0162 | s.marchetti@webmail.example

TICKET     Construction and Maintenance Electrician, Ontario C of Q with Interprovincial seal, written Nov 2020, member in good standing with STO
DRIVING    Full G, no points
CARDS      Heights (exp. 02/2028), arc flash / NFPA-CSA Z462 2025, elevating work platforms, WHMIS

Bayfront Power Services Inc., Hamilton                 Nov 2020 to now
Journeyperson, breakdown and shutdown crew
I am the one they send when a line is down and nobody knows why. Bucket swaps in motor control centres, soft starts, PowerFlex and ABB drives: faults pulled, parameters reloaded, motors meggered. I go online with RSLogix to see which input is not making, I do not write code. Last winter found a ground fault on a 600 V crane bus that two firms had walked away from. Second pair of hands for 13.8 kV switching under the customer's permit. Infrared survey of three plants each spring, I write the report.
On call one week in four.

Tri-Harbour Foods maintenance contract (through Dalrymple Electric)   Sept 2016 to Nov 2020
Apprentice to journeyperson. Conveyors, mixers, freezers, boiler burner controls. Pipe: 3 inch rigid, threaded by hand where we had to. Tray runs over live lines on weekends.

Before that: Mohawk-side Trades College pre-apprenticeship, 2015-2016; waitress.

References: Len at Bayfront (retiring, so he can talk), Tri-Harbour's maintenance planner.`,
    },
    {
      name: 'ryan-duguay-residential',
      kind: 'adjacent',
      low: 52,
      high: 65,
      best: 58,
      why: 'Has the 309A and the G licence, but twelve years of house wiring only and says himself he has not worked on MCCs or drives.',
      lacks: ['three years in industrial plants on motor controls and drives'],
      cv: `RYAN DUGUAY
Stoney Creek, Ontario
289-555-0117   ryan.duguay@inbox.example

Licensed electrician (309A, C of Q issued April 2019, in good standing)
Full G licence, clean abstract

Work history

Greenlea Homes Electrical Ltd., Grimsby            April 2019 - present
Lead electrician, new subdivisions and custom houses
 - Rough-in and finish on townhouses and detached homes, about 70 units a year, two apprentices under me
 - 200 A and 400 A services, panel changes, EV chargers, hot tubs, standby generators with transfer switch
 - ESA notifications and inspections; last three years, two defects, both fixed the same day
 - Quotes and material take-offs for customer extras

Greenlea Homes Electrical Ltd., Grimsby            May 2014 - April 2019
Apprentice, all hours in houses and low-rise condos

Training
Electrician apprenticeship in-school levels 1-3, Lakeshore Polytechnic, 2015 / 2017 / 2018
Working at Heights, refreshed March 2026
First aid / CPR C, 2025

I have wired houses for twelve years and would like to learn the plant side. Have not worked on motor control centres or drives apart from what we did at trade school.`,
    },
    {
      name: 'ryan-duguay-with-ad',
      kind: 'pasted',
      low: 52,
      high: 65,
      best: 58,
      why: 'The same residential electrician with the whole ad copied beneath the resume; the copied lines count for nothing.',
      lacks: ['three years in industrial plants on motor controls and drives'],
      twin: 'ryan-duguay-residential',
      cv: `RYAN DUGUAY
Stoney Creek, Ontario
289-555-0117   ryan.duguay@inbox.example

Licensed electrician (309A, C of Q issued April 2019, in good standing)
Full G licence, clean abstract

Work history

Greenlea Homes Electrical Ltd., Grimsby            April 2019 - present
Lead electrician, new subdivisions and custom houses
 - Rough-in and finish on townhouses and detached homes, about 70 units a year, two apprentices under me
 - 200 A and 400 A services, panel changes, EV chargers, hot tubs, standby generators with transfer switch
 - ESA notifications and inspections; last three years, two defects, both fixed the same day
 - Quotes and material take-offs for customer extras

Greenlea Homes Electrical Ltd., Grimsby            May 2014 - April 2019
Apprentice, all hours in houses and low-rise condos

Training
Electrician apprenticeship in-school levels 1-3, Lakeshore Polytechnic, 2015 / 2017 / 2018
Working at Heights, refreshed March 2026
First aid / CPR C, 2025

I have wired houses for twelve years and would like to learn the plant side. Have not worked on motor control centres or drives apart from what we did at trade school.

Position profile
309A Electrician, industrial service. Hamilton, ON.

Kovar & Steele Electric. Nine people, four vans, a shop off Burlington Street. Steel, food plants, two grain terminals, one very old pump house.

We need one more licensed hand.

Have to have:
309A Certificate of Qualification or Red Seal (construction & maintenance). In your wallet, we check the number with Skilled Trades Ontario.
Three years in industrial plants, fault-finding on motor controls and drives. Apprenticeship time counts.
Full G licence. You take a van home.

Good to have: some PLC (reading it, not writing it), working at heights card, cable tray and rigid pipe that looks straight, high-voltage switching, an eye for thermal pictures.

On call one week in five, paid whether the phone rings or not. 44 hours most weeks. $48 to $53 depending on what you can do alone, plus tool allowance, benefits after three months.

No agencies. Send a resume to Marta at the shop, or drop in before 7.`,
    },
    {
      name: 'amrit-sohal-apprentice',
      kind: 'in-progress',
      low: 56,
      high: 68,
      best: 63,
      why: 'Over four years of industrial control work and a G licence, but still an apprentice: hours nearly complete, 309A exam booked for February 2027.',
      lacks: ['309A C of Q or Red Seal'],
      cv: `Amrit Sohal, Burlington ON. Born 1999. amrit.sohal@inbox.example

Status: registered 309A apprentice, 8,700 of 9,000 hours logged. All three in-school levels finished (level 3: April 2026, 84 %). C of Q exam booked for 11 February 2027.

March 2022 - today. Apprentice electrician, Orrin Industrial Electric, Burlington.
Customers are a wire mill, a dairy and a galvanizing line.
* Starters, contactors, overloads, safety relays: I trace them from the drawing and mostly the journeyman just looks at what I found.
* Changed out about 30 drives (Yaskawa, Danfoss), 2 to 150 hp, set them up from the old parameter sheet.
* Rebuilt an MCC section at the dairy over a 36-hour shutdown, July 2025.
* Prox switches, 4-20 mA loops, light curtains. Look at the PLC with a laptop for stuck inputs.
* Bend rigid and EMT, tray, teck. My offsets are straight.
* Take the service truck out alone for small calls since last fall, journeyman signs off.

2019 - 2022. Warehouse order picker, then forklift, Milton.

Full G since 2019. Working at heights to 2027. Lockout trained at all three sites.

Languages: English, Punjabi.`,
    },
    {
      name: 'gareth-pritchard-wales',
      kind: 'foreign',
      low: 50,
      high: 62,
      best: 57,
      why: 'Nine years of excellent British plant maintenance on drives and controls and a G licence, but his electrical qualification is UK only; trade equivalency just applied for.',
      lacks: ['309A C of Q or Red Seal'],
      cv: `CURRICULUM VITAE

Name: Gareth Pritchard
Address: 14b Locke Street South, Hamilton, Ontario (moved from Port Talbot, Wales, in July 2026)
Date of birth: 3 March 1990
Status: permanent resident

Profile
Time-served maintenance electrician from heavy industry, steelworks and tinplate. Calm on breakdowns.

Qualifications
NVQ Level 3 Electrotechnical, AM2, apprenticeship completed 2012
City & Guilds 2391 inspection and testing; 18th Edition BS 7671 (2019)
JIB gold card, approved electrician
Ontario: trade equivalency assessment application lodged with Skilled Trades Ontario in September 2026, no decision as yet
Ontario driving licence, class G (exchanged from UK licence, August 2026)

Employment
August 2026 to date     Stores and tool crib attendant, a Hamilton fabrication shop
April 2017 to June 2026    Shift electrician, Afan Strip Products, Port Talbot. Continuous annealing and tinning lines, 24/7. Fault finding on DC and AC drives (Siemens, ABB), crane controls, motor starters from 3 to 400 kW, MCC isolation and repair, S7 online diagnostics. Authorised person for 11 kV switching. Stoppage time on my shift down about a fifth in 2023 after we re-did the roller table drives.
September 2012 to March 2017    Electrician, Glamorgan Commercial Installations, shops and schools

Interests: rugby (knees permitting), brass band.`,
    },
  ],
};
