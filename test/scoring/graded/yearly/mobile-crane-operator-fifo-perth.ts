import type { GradedJob } from '../types.ts';

export const mobileCraneOperatorFifoPerth: GradedJob = {
  job: 'mobile-crane-operator-fifo-perth',
  title: 'Mobile Crane Operator – FIFO shutdowns',
  spec: `Mobile Crane Operator (All Terrain, 130 t – 250 t)
FIFO ex Perth | 2:1 and short shuts | Pilbara and Goldfields

About the work
We supply cranes and crews to iron ore and gold sites. You will be on a hydraulic slewing crane from 130 tonne up, changing out crusher mantles, conveyor drives, screens and mill liners inside tight shutdown windows, and doing tilt-ups round Kwinana when the roster is quiet.

To get on the plane you must have
• High Risk Work Licence with the C0 class (slewing mobile crane, open capacity)
• Heavy vehicle licence, HR or anything above it, because you drive the crane between pads
• Three years or more as an operator on slewing mobiles in mining, oil and gas, or construction

We would also like
• DG or RB on the same licence
• VOC on one of the common all-terrains done in the past two years
• Luffing or superlift time, tandem lifts
• Working at heights, EWP over 11 m
• Someone who'll say no to a lift that isn't right

What a day looks like
• Prestart, JHA, walk the ground and check mats and outrigger loadings
• Read the lift study, set up, rig counterweights with your dogger
• Operate to radio or hand signals, log the hours, grease and look after the machine

In return
• $68 – $74 an hour flat plus site allowance
• Flights, camp, PPE, upgrades of your tickets after six months

All appointments are subject to a coal-board style medical and a drug and alcohol screen.`,
  graded: [
    {
      name: 'brett-castellano-c0',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Current C0 and HC licence with eight years in the seat of 100 to 220 tonners on Pilbara shuts, plus DG and a recent VOC.',
      lacks: [],
      cv: `Brett Castellano
Baldivis WA 6171
0491 570 156

Licences
WA driver's licence HC (open, clean)
HRW: C0, DG, RB, WP – expires 09/2029
VOC all terrain 220 t, June 2026
Working at Heights; Confined Space; EWP >11m

Career

Crane operator, Redtail Lifting, Perth. 3/2021 – now
FIFO Pilbara mainly, 2/1. On a 220 t five-axle and before that a 130. Shuts at three iron ore hubs: primary crusher main shaft (38 t at 14 m), apron feeder rolls, stacker boom sections, car dumper parts. Tandem lift with a 350 in Sept 2024 for a thickener bridge. Two operators per machine, I do days or nights. I drive it in on the haul road with escort and to the yard for services. Stopped a lift in Feb this year when the mats sank, engineer redid the pad, site gave me a card for it.

Crane operator, Yarraloo Cranes, Kwinana. 7/2018 – 2/2021
80 t and 100 t all terrains and city class. Precast, tower crane erection, refinery maintenance. Night moves.

Dogman/rigger and trainee operator, Yarraloo Cranes. 1/2015 – 6/2018
DG 2015, C6 2016, C0 2018.

Before that, shearer's rouseabout and 2 yrs Army Reserve.

Ref: operations manager, Redtail, number when we talk`,
    },
    {
      name: 'wendy-oldacre-superintendent',
      kind: 'overqualified',
      low: 77,
      high: 90,
      best: 84,
      why: 'Holds everything and still takes the seat several swings a year, but has run a crane department since 2017, two levels above the job.',
      lacks: [],
      cv: `WENDY OLDACRE
Geraldton, Western Australia

Thirty-one years around lifting equipment. Present position: Lifting Superintendent, Murchison Magnetite Operations (since February 2017), with fourteen direct reports, eleven machines up to 400 t and a budget of $9.2m.

I answer for every lift study on site above 75% of chart, for contractor verification and for the annual ten-year inspections. That is the desk half. The other half I have never let go of: I keep my open slewing class current (issued 2004, renewed to March 2030, with intermediate rigging and dogging on the same card), I drive our cranes under my MC licence and I fill a seat for four or five swings each year when we are short. Last time was August 2026, six nights on the 250 for the mill girth gear.

How I got here

2010 to 2017 — Crane Supervisor, Holt River Gold, Leonora. Eight operators, two shuts a year. Operated most weeks.

2003 to 2010 — Mobile crane operator, Southern Star Crane Hire, then its Karratha branch. 50 to 200 tonne hydraulics and a 150 t lattice, gas plant construction, jetty piles, heavy modules off the SPMTs.

1995 to 2003 — dogger, rigger, small cranes, wheatbelt silos and Kwinana.

Cert IV Training & Assessment; Diploma of Leadership; Lift planner's course (2012); appointed person.

Why an operator's job? My husband has retired, I am 54, and I would sooner finish in the cab than in budget meetings. I know what it pays.`,
    },
    {
      name: 'stuart-abernethy-cpcs',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Seven years on big all-terrains in Scotland and a new WA HR licence, but only a British CPCS card and no Australian High Risk Work Licence yet.',
      lacks: ['HRW licence class C0 (holds UK CPCS only)'],
      cv: `Stuart Abernethy
Currently: Joondalup, Perth (arrived July 2026, partner visa, full work rights)
Born Aberdeen 1991

Mobile crane driver, 7 years in the cab

Oct 2019 – May 2026
Dunnottar Crane Services, Aberdeen
All terrain driver. First on a 60, then a 100, the last three and a half years on a 200 tonner with luffing fly. Offshore supply base, refinery turnaround at the coast, wind turbine pre-assembly at Nigg, bridge beams at night on the A-road. Contract lifts and hired-in cranes, so sometimes our own appointed person and sometimes the client's. Drove the crane on the public road all over Scotland, often single track.

2014 – 2019
Slinger/signaller and lorry driver at the same company

Cards
CPCS A60C mobile crane, all duties, blue, to 2029
CPCS A40 slinger signaller
UK category C+E
WA driver's licence class HR, passed 21 August 2026

Where I am with the Australian ticket: I don't have a High Risk licence yet. Overseas cards aren't swapped so I'm going to do the course and assessment; the RTO in Welshpool has a place for me in late January.

Medical and D&A no problem. First aid. Not fussed about nights.`,
    },
    {
      name: 'jarrah-whitcombe-c6',
      kind: 'missing',
      low: 56,
      high: 69,
      best: 62,
      why: 'Five years on slewing mobiles and an HR licence, but the class stops at 60 tonnes and the cranes here start at 130.',
      lacks: ['HRW licence class C0 (holds C6, up to 60 t)'],
      cv: `Name: Jarrah Whitcombe        Location: Kalgoorlie WA

SUMMARY OF TICKETS
Ticket | Number seen | Valid to
High Risk Work: C6 (slewing mobile up to 60 t), DG, LF | yes | 05/2028
WA Driver's HR-B | yes | 2031
Working safely at heights | yes | 2027
Gold sites generic induction | yes | 2027

JOBS
Nov 21 to present | Operator | Boorabbin Crane & Rigging, Kalgoorlie
I run a 55 t all terrain and a 35 t rough terrain. Two underground portals, three open pits and the nickel smelter. Plant shuts: mill liners, pump swaps, cyclones, conveyor pulleys. I take the crane out on the highway to the sites, some of them 200 km. Chart and radius checks, outrigger mats, lift plans for the routine lifts, help the supervisor with the others. No lost time, no dropped load.

Feb 19 to Oct 21 | Dogger & yard hand | Boorabbin Crane & Rigging
Slinging, signalling, chains and register, loading trucks with the forklift. Got logbook hours for the C6.

2016 to Feb 19 | Offsider | Paddock Flat Drilling
RC rig offsider, 8 & 6.

Looking to move on to bigger gear. Boss knows I'm applying.`,
    },
    {
      name: 'tyson-greaves-keywords',
      kind: 'list',
      low: 20,
      high: 33,
      best: 27,
      why: 'Nothing but buzzwords with no employer, date or licence class, so none of the musts has any evidence behind it.',
      lacks: ['HRW licence class C0', 'HR or higher truck licence', 'three years operating slewing mobiles'],
      cv: `TYSON GREAVES — CRANE PROFESSIONAL — PERTH

Core skills: mobile cranes • all terrain • slewing • hydraulic • heavy lifting • shutdowns • mining • iron ore • gold • FIFO • lift plans • load charts • outriggers • mats • counterweights • radio signals • dogging • rigging • tandem lifts • luffing • JHA • Take 5 • prestarts • isolation • working at heights • EWP • high risk work • heavy vehicles

Personal qualities: hard working, reliable, punctual, safety focused, team player, can work unsupervised, fit and healthy, physically strong, quick learner, camp life no worries

Industries: mining, oil and gas, construction, marine, rail, wind farms

Objective: To obtain a long term position as a crane operator with a reputable company where I can use my extensive skills and knowledge in lifting operations and grow with the business. Years of experience across all sorts of machines. Available right away, happy with any roster, will relocate.

Computer: Word, Excel, email

Interests: fishing, four wheel driving, footy

References available`,
    },
  ],
};
