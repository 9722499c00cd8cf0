/** A mobile-crane hire driver: the CPCS A60 card (or equivalent), a category C licence and three years on all-terrain cranes decide it. */
import type { GradedJob } from '../types.ts';

export const mobileCraneOperator: GradedJob = {
  job: 'mobile-crane-operator-ud',
  title: 'Mobile Crane Operator',
  spec: `MOBILE CRANE OPERATOR - Hull depot

Job type: full time, permanent
Pay: £19.40 per hour, time and a half after 39 hours, lodging allowance
Start: as soon as possible

Stanhaven Crane Hire runs 38 all-terrain and city cranes from 35 to 350 tonnes from depots in Hull, Lincoln and Goole. Due to new orders in the wind and petrochemical sectors we need two more operators at our Hull depot. New cranes are allocated to named operators and stay with them.

The job
• Drive and operate all-terrain mobile cranes (Liebherr LTM 1050 to 1130, Grove GMK4100) on taxi and contract hire
• Check the lift plan and method statement, set up on the planned position and confirm ground bearing with the appointed person
• Rig counterweight and fly jib
• Carry out daily checks and fill in the weekly inspection register (LOLER)
• Represent us on customers' sites

You must have
• CPCS A60 mobile crane card (blue) or NPORS mobile crane card with CSCS logo, in date
• Category C (LGV class 2) driving licence with a current Driver CPC and digital tacho card
• At least 3 years' experience operating all-terrain mobile cranes

It would be good if you also had
• Slinger/signaller (A40) card
• CCNSG safety passport
• Experience on refineries, ports or wind farms
• Cranes above 100 tonnes

We offer
Overtime most weeks, company pension, PPE and a yearly medical, 28 days' holiday. Training to Crane Supervisor for those who want it. We are an equal-opportunities employer and a member of the trade association. Ring Bev in the hire office for a chat, or send a CV. No time-wasters, please, and no need for a covering letter.`,
  graded: [
    {
      name: 'at-operator-humber',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 95,
      why: 'Blue A60, C with CPC and tacho, seven dated years on all-terrains up to 220 tonnes, refinery work and all the wishes.',
      lacks: [],
      cv: `KEVIN STRAUGHAN
Mobile crane operator, Hessle, East Yorkshire

Tickets
CPCS A60C Mobile Crane - blue competence card, expires 08/2029
CPCS A40 slinger/signaller, A61 appointed person (theory passed)
LGV C+E, Driver CPC to 09/2029, digital tacho card
CCNSG passport to 2028, confined space, working at height

Work
06/2021 - date Crane Operator, Ouse & Trent Lifting, Immingham
- LTM 1090-4.2 as my own crane, then LTM 1220-5.2 since 2024
- Two refinery shutdowns a year, exchanger bundles, tandem lift of a 71 t column section under AP
- Contract lift and CPA hire, permits, exclusion zones, mat calculations read and checked
- Look after a trainee

03/2019 - 05/2021 Crane Operator, Brayton Cranes, Selby
- Grove GMK3060 and Liebherr LTM 1050, taxi work: trusses, precast stairs, chillers onto roofs, tower crane erection
- Daily checks, LOLER register, greasing, rope changes with the fitter

2014 - 02/2019 HGV driver and slinger, Brayton Cranes
- Ballast wagon behind the big cranes, rigging, slinging. Went through A60 red card in 2018.

2009 - 2014 Driver, builders merchant

School: Ferriby Road, left 2008. No points on licence. References from either crane firm.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 62,
      high: 78,
      best: 71,
      why: 'Names card, licence and fourteen years on all-terrains with one employer, but in sixty words with no Driver CPC and no detail to check.',
      lacks: [],
      cv: `Barry Tunnicliffe, Goole

Mobile crane driver since 2012 with Airmyn Plant & Crane, still there. All terrains, Liebherr LTM 1040 and 1060 mostly, taxi hire, steel and precast. CPCS A60 blue card runs out June 2028. HGV class 2, tacho card, clean licence. Slinger ticket. Reason for leaving: firm is shutting at Christmas. Can start January. Phone after six.`,
    },
    {
      name: 'card-ran-out',
      kind: 'lapsed',
      low: 54,
      high: 68,
      best: 61,
      why: 'Ten years on all-terrains up to March 2025 and a live class C, but the A60 card ran out in February 2025 and has not been renewed.',
      lacks: ['CPCS A60 or NPORS mobile crane card in date'],
      cv: `Name: Alan Crossthwaite
Address: Barton-upon-Humber
Position sought: Crane operator

Employment history

| Dates | Employer | Job |
| April 2025 - now | Lindsey Aggregates | Class 2 tipper driver |
| May 2018 - March 2025 | Keadby Crane Services | Mobile crane operator |
| Jan 2015 - April 2018 | Winter & Holt Crane Hire | Mobile crane operator |
| 2008 - Dec 2014 | Winter & Holt Crane Hire | Ballast lorry driver / slinger |

Keadby: ran an LTM 1070 and a GMK4100L, wind farm maintenance, docks, blockwork, plant moves. Main boom and fly jib, heavy counterweight. Worked to lift plans with AP and supervisor. Register and daily checks done without fail. No incidents.

Winter & Holt: 35 and 50 tonners, city crane, taxi work round Scunthorpe and Grimsby.

Licences and cards
Driving: C, C+E, clean. Driver CPC valid until September 2029. Tacho card yes.
CPCS A60 mobile crane: expired February 2025, did not renew because I was going on the tippers. I know I would have to do the renewal test.
CPCS A40 slinger: expired the same day.
Safety passport: no.

Why I am applying: the tippers pay the bills, but I miss the cranes and would come back on them tomorrow. My health is good and I passed the medical in July.`,
    },
    {
      name: 'tower-crane-operator',
      kind: 'missing',
      low: 36,
      high: 50,
      best: 43,
      why: 'Experienced tower-crane operator with a class C licence: the card is another category and there is no time on all-terrains.',
      lacks: ['CPCS A60 or NPORS mobile crane card', "Three years' experience on all-terrain mobile cranes"],
      cv: `Dariusz Wolny
Crane Operator - Leeds, willing to relocate to Hull

CPCS A04A Tower Crane (trolley jib) and A04B (luffing jib), blue card, to May 2030
CPCS A40 Slinger/Signaller
Category C licence, Driver CPC to 2029, tacho card
CSCS, rescue from height, IPAF

Tower Crane Operator, Northern Tower Crane Supply, Leeds. October 2017 - now
- Liebherr 280 EC-H, Potain MD 265, Jost luffers up to 24 t on residential towers, a hospital and a data centre
- Lift plans, radio work with slingers, blind lifts, anti-collision systems, wind speed limits
- Daily and weekly checks, LOLER register
- Night pours and cladding lifts, tandem lift of a footbridge with second tower crane

Tower Crane Operator, Aire Formwork, Leeds. March 2015 - September 2017
- Saddle jibs on concrete frames

Driver, class 2, Skelton Steel Stockholders, 2012 - 2015
- Deliveries of rebar and mesh in Yorkshire

Construction worker, Poland, 2006 - 2012

Languages: English (good), Polish. I am used to heights and long shifts, and now with two small children I want work which is not always in the sky. I learn machines quickly.`,
    },
    {
      name: 'hiab-driver',
      kind: 'adjacent',
      low: 31,
      high: 45,
      best: 38,
      why: 'Lorry-loader driver with the right licence and lifting sense, but his crane category is A36 and he has never run a mobile crane.',
      lacks: ['CPCS A60 or NPORS mobile crane card', "Three years' experience on all-terrain mobile cranes"],
      cv: `Craig Ollerenshaw
HGV HIAB Driver, Hull

I have been on lorry-mounted cranes for eleven years and would like to step up to mobiles.

Skills and tickets
- CPCS A36 lorry loader (blue) and ALLMI with hook, brick grab and remote, to 2028
- C and C+E, DCPC card to 2029, digital tachograph
- Slinger/signaller A40, blue, to 2028
- CCNSG passport
- Lift supervisor course 2024

Jobs
Heavy HIAB driver, Paull Haulage and Lifting, 2019 to present
Fassi 1100 with fly jib on an 8x4 unit, lifts up to 14 tonnes close in. Site cabins, machinery, transformers, glass. Read lift plans, check ground, spread legs on mats, sign the contract lift form. Refineries at Immingham and Saltend most months.

HIAB driver, Sutton Building Supplies, 2015 to 2019
Brick grab and block deliveries, eight to ten drops a day.

Class 2 multidrop, Hedon Foods, 2012 to 2015

Education: Southcoates Lane School, GCSEs. Level 2 NVQ in Plant Operations (Lorry Loader), 2016.

Clean licence, no accidents in lifting. I have priced the A60 course myself and would go halves on it.`,
    },
  ],
};
