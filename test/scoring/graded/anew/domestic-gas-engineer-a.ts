/** A domestic gas engineer with a van; the gas register, in-date boiler tickets and a driving licence decide. */
import type { GradedJob } from '../types.ts';

export const domesticGasEngineerA: GradedJob = {
  job: 'domestic-gas-engineer-a',
  title: 'Gas Service and Repair Engineer (Domestic)',
  spec: `Gas Engineer. Stoke and Crewe. £41k plus van.

We look after boilers for 6,000 landlords' homes. We need two more engineers who can fix them, not just swap them.

No point applying without:
- Gas Safe registration, with in-date CCN1 and CENWAT
- Three years of servicing and breakdown repair on domestic boilers
- Full UK driving licence, six points at most

You'll do five to seven jobs a day: landlord safety checks, services, faults. You find the fault, you fit the part, you talk to the tenant, you fill in the tablet before you leave. One week in five on call, £150 standby and paid call-outs.

Good to have: CKR1 and HTR1, unvented hot water, water regs. Knowing Worcester, Ideal and Baxi inside out. A bit of wiring on controls. Heat pump training, because that is where it's going and we'll pay for it.

What you get: a two-year-old Transit Custom, fuel card, uniform, power tools, 25 days plus bank holidays, birthday off. Stock is delivered to your van at night so you don't queue at the merchant's. Family firm since 1988. Ring Sandra for a chat or send a CV. No agencies.`,
  graded: [
    {
      name: 'fault-finder',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 95,
      why: 'Registered, tickets renewed in 2024, nine years of boiler faults up to today, clean licence, and nearly all the wishes.',
      lacks: [],
      cv: `Darren Oakeshott
Kidsgrove, ST7
Driving: full, clean, 2007

TICKETS
Gas Safe card, current to 31 March 2027
CCN1, CENWAT, CKR1, HTR1, all re-sat Oct 2024 (run to Oct 2029)
G3 unvented, 2022
Water regs, 2022

JOBS

Trent & Mow Heating Services, service engineer, May 2019 to now
About six calls a day for three letting agents and a housing trust. CP12s, annual services, no heating/no hot water. Mostly Worcester Greenstars and Ideal Logics. PCBs, diverter valves, fans, heat exchangers, gas valves, expansion vessels. First-time fix 87 % last year (the office keeps count). Standby one in four. Job sheets on Commusoft.

Boilercare Cheshire Ltd, breakdown engineer, Jan 2017 to April 2019
Insurance repair work. Baxi, Vaillant, Glow-worm. Hive and Nest fitting, S-plan and Y-plan wiring faults.

P. Oakeshott & Son, plumber's mate then improver, 2011 to 2016
Bathrooms, rads, pipework. Did my gas portfolio here.

COLLEGE
NVQ 3 Domestic Natural Gas Installation and Maintenance, Newcastle-under-Lyme, 2016
NVQ 2 Plumbing, 2012

OFF WORK
Under-11s coach at Kidsgrove Rangers. Fishing.`,
    },
    {
      name: 'banned-driver',
      kind: 'denial',
      low: 50,
      high: 63,
      best: 57,
      why: 'A good current boiler engineer who says himself that he may not drive before May 2027, in a job done from a van.',
      lacks: ['full UK driving licence'],
      cv: `Hello Sandra,

My name is Kyle Marchbanks, I'm 34, from Crewe. I've been on the gas since 2013 and repairs are what I'm best at.

At the moment I am with Mereside Homes, a housing association with 2,800 properties, where I started in February 2018. I do the annual gas safety inspections, services and whatever's gone wrong: leaking plate exchangers, air pressure switches, sticking pumps, flue faults, you name it. They have a lot of Baxi and old Potterton, plus Vaillants in the new builds. Before that I spent three years (2015 to the end of 2017) with Dane Valley Gas doing services and breakdowns in private houses, and I did my apprenticeship with the same people from 2012.

I am on the Gas Safe Register through my employer. My ACS was renewed in June 2023: core domestic, boilers and water heaters, cookers and fires. I've got unvented as well, and last year I did three days on air source heat pumps.

You'd find out anyway so I will say it. I lost my driving licence in November 2025 for eighteen months, and I get it back in May 2027. That was a stupid night and it won't happen again. Mereside have had me working on two estates with an apprentice driving. If you have work in walking distance, or somebody who could drive for the first half year, I'd be all ears.

On call no bother. Two references from Mereside.

Kyle`,
    },
    {
      name: 'housing-maintenance-operative',
      kind: 'gem',
      low: 81,
      high: 93,
      best: 87,
      why: 'Called a multi-skilled operative, yet five years of daily boiler repair on a current gas card with both tickets; other trades take part of the week.',
      lacks: [],
      cv: `SALMA TURKINGTON
Multi-skilled Property Operative

Summary
Ten years keeping occupied homes working. I am the one the helpdesk sends when the heating is off and there is a baby in the house.

Skills by area

Heating (about four days in five)
- No-heat and no-hot-water call-outs on combis, system and back-boiler replacements
- Combustion analysis, working pressure, gas rating, tightness tests, unsafe situations (ID/AR)
- Strip-downs and yearly maintenance, roughly 700 a year
- Landlord gas safety records
- Room stats, programmers, motorised valves, fault tracing with a meter

Other trades (the rest)
- Leaks, taps, WCs, showers
- Door adjustments, patch plastering

Work record
Multi-skilled Operative, Etruria Community Housing, Stoke-on-Trent, September 2021 – present
Trainee then Maintenance Operative, same employer, August 2016 – August 2021 (plumbing and general; gas training on the job from 2019)

Certificates
Gas Safe licence card, valid until 08/2027, domestic natural gas: CCN1, CENWAT1, CKR1 (first passed August 2021, reassessed July 2026)
Level 3 Diploma in Gas Utilisation, 2021
Legionella awareness, 2024
Asbestos awareness, 2026

Licence: Cat B since 2012, three points (speeding, 2024)

I use a PDA for every job, photos before and after. Out-of-hours rota one in six. Speak English and Urdu.`,
    },
    {
      name: 'f-gas-aircon',
      kind: 'trap',
      low: 22,
      high: 36,
      best: 29,
      why: 'Registered for gas, but refrigerant gas: an air-conditioning engineer with a licence and fault-finding, without a gas register entry or a boiler.',
      lacks: ['Gas Safe registration with CCN1 and CENWAT', 'three years on domestic boilers'],
      cv: `Piotr Zalewski-Hurst
Gas registered service and repair engineer

PROFILE: Gas engineer with 8 years' experience in service and breakdown repair. Safe, registered, tidy, good with customers.

QUALIFICATIONS
F-Gas Category 1 (City & Guilds 2079), 2018
Refcom registered through employer
NVQ 3 Refrigeration and Air Conditioning, 2019
IPAF 3a/3b
18th Edition wiring regulations, 2023
Full driving licence, no points

EMPLOYMENT
CoolSpan Building Services, Stafford. Service engineer, 04/2020 - present
Planned maintenance and breakdowns on split and VRF air conditioning (Daikin, Mitsubishi) in offices, shops and two hotels. Leak tests, refrigerant gas recovery and recharge (R32, R410A), compressor and PCB changes, condensate pumps. Set units to heating in winter. Gas logs completed on iPad. 4-6 visits a day, call-out one week in six.

Frostline Retail, Cannock. Junior refrigeration engineer, 09/2017 - 03/2020
Supermarket cold rooms and cabinets, CO2 and HFC gas systems. Nights. 

Earlier: warehouse picker 2015-2017.

INTERESTS
Motorbikes, home brewing, my allotment.

I live in Stone and can reach both Stoke and Crewe in half an hour. Notice period one month.`,
    },
    {
      name: 'estimator-out-of-date',
      kind: 'lapsed',
      low: 54,
      high: 67,
      best: 61,
      why: 'Fourteen years of boiler repair to 2022, but the tickets ran out in February 2024 and the register entry with them.',
      lacks: ['Gas Safe registration with in-date CCN1 and CENWAT'],
      cv: `GRAHAM PETTIFORD-JONES, Nantwich

Seeking: return to the tools

2022 Nov – now: Estimator / surveyor, Weaver Renewables & Heating
House surveys for boiler replacements and heat pumps. Heat loss calculations, quotes, customer visits, handing over to the fitting teams. I do not work on appliances here.

2008 Aug – 2022 Oct: Service Engineer, Homeflame (national cover plan)
Domestic repair patch CW1 to CW12. Eight or nine jobs a day in winter. Ideal, Worcester, Vaillant, Baxi, Glow-worm, and warm air units when we still had them. Diagnosed and repaired the lot, carried out safety inspections and services, trained four apprentices to sign-off. Regional engineer of the year 2017. Emergency rota throughout.

2004 – 2008: Apprentice then gas fitter, Alderley Plumbing

Certificates
CCN1, CENWAT, CKR1, HTR1: last assessed February 2019, expired February 2024
Gas Safe: came off the register when I went into surveying
Unvented hot water: 2021
Heat pump design (MCS course): 2023

Licence: full, clean, own car at present

Note: I have been pricing up the reassessment at a centre in Manchester, a week's course, but have not booked as I would like to agree with an employer first. Knees fine. Happy to do on-call, always did.

Referees: the service manager at Homeflame (retired) and my current director.`,
    },
  ],
};
