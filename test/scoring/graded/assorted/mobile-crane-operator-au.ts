/** Mobile Crane Operator (All Terrain): current HRW licence C1/C0 and dogging; HRW licence C1 or C0 decide it. */
import type { GradedJob } from '../types.ts';

export const mobileCraneOperatorAu: GradedJob = {
  job: 'mobile-crane-operator-au',
  title: 'Mobile Crane Operator (All Terrain)',
  spec: `Mobile Crane Operators – All Terrain – Perth & Kwinana

Ridgeback Workforce is on the hunt for switched-on mobile crane operators for one of WA's biggest crane hire outfits. Day shift, local work, plus the odd shutdown up north if you want it. Machines are Liebherr and Grove ATs from 60T through to 220T, some of them near new.

To be considered you MUST have a current High Risk Work Licence with C1 or C0 (C6 won't cut it for this one), plus a dogging (DG) or rigging (RB and up) class, a White Card and an HR truck licence or better. Our client wants five years minimum on slewing mobiles in a hire or construction environment, so sorry, no new tickets this time. You'll be reading load charts, setting up on tight CBD sites, doing your pre-starts and paperwork properly, helping out with counterweights and slinging when you're not in the seat, and you'll know what a JSA and a lift study look like. Blind lifts, tandem lifts and precast experience well regarded. Franna (CN) and EWP tickets handy. CraneSafe / CICA CrewSafe assessment looked on favourably.

You'll need to pass a pre-employment medical and a D&A screen, and hold a National Police Clearance less than 6 months old.

$58–$66 ph + super + OT, weekly pay. Aboriginal and Torres Strait Islander people are strongly encouraged to apply. Hit APPLY or call Shaz on the Welshpool number.`,
  graded: [
    {
      name: 'open-slewer-driver-strong',
      kind: 'synonym',
      low: 82,
      high: 95,
      best: 90,
      why: "Fourteen years driving big hydraulic slewers with a valid open ticket, dogman's ticket, induction card and heavy combination licence, in site slang rather than the ad's words.",
      lacks: [],
      cv: `Trev Mansell – crane driver
Baldivis 6171

TICKETS (all in date, next renewal Aug 2029)
Open slewer, over 100 tonne
Pick and carry
Dogman
Boom lift over 11 m
Construction induction card, 2011
Heavy combination truck licence, no demerits
CrewSafe assessed on 130t five-axle, March 2025
Police check dated 9/26

WORK
Coastwide Lifting, Naval Base – Mar 2018 till now
Main driver on the 5-axle LTM 1130, relief on the 220 tonner. Tilt-up panels, bridge beams at Tonkin Hwy, swapping air-con plant on city rooftops with one lane shut and a radio and no sight of the hook. About 30 two-crane lifts. I do me own set-ups: ground pressures, mats, chart, duty on the LMI, then daily checks on the tablet and the job safety sheet with the crew before anyone hooks on. When the boom is down I sling and bolt on the slabs with the offsider.

Tassie Crane Hire, Burnie – Feb 2012 to Jan 2018
Started on a 20 t Kato and the Franna, then 55 t and 80 t Grove from 2014. Wind farm and paper mill shutdowns.

Before that deckhand.

Medical and drug test no worries, I don't drink.`,
    },
    {
      name: 'c0-expired-now-allocator',
      kind: 'lapsed',
      low: 52,
      high: 65,
      best: 59,
      why: 'A dozen years on big all-terrains up to 2023, but his whole high risk licence ran out in February 2024 and was not renewed.',
      lacks: ['current HRW licence C1/C0 and dogging (expired February 2024)'],
      cv: `GRAHAM PURCELL
Crane Allocator / former All Terrain Operator

CAREER SUMMARY
Twenty years in the WA crane game, twelve of them in the seat, most recently in the office.

EMPLOYMENT HISTORY

Crane Allocator & Lift Planner
Southern Cross Crane Services, Kwinana Beach
July 2023 – Present
• Schedule 22 mobile cranes and crews
• Site inspections, lift studies in drawing software, SWMS and JSA review

All Terrain Crane Operator
Southern Cross Crane Services
May 2011 – June 2023
• Grove GMK4100, GMK5150, Liebherr LTM 1200 and 1220
• Precast erection, refinery shutdowns, tandem lifts, CBD night works
• Load charts, pre-starts, outrigger set-up, mentor to trainees

Rigger's labourer, various, 2006 – 2011

LICENCES
High Risk Work Licence C0, CN, DG, RB – expired 11/02/2024. Let it go when I came off the tools; WorkSafe tell me I would need to be reassessed.
White Card – yes
HR driver's licence – current
EWP Yellow Card – expired 2022

OTHER
National Police Certificate August 2026
Keen to get back into the cab.`,
    },
    {
      name: 'c6-only-city-crane',
      kind: 'missing',
      low: 58,
      high: 70,
      best: 64,
      why: 'Nine years on slewing cranes up to 55 t with everything else in order, but the class stops at C6 and the ad rules it out.',
      lacks: ['HRW licence C1 or C0 (holds C6)'],
      cv: `Wiremu "Wii" Parata
Ph on request; Cockburn, W.A.

Licences & tickets

  HRWL   C6 / CN / DG   exp. 05-2028
  White Card   2015
  Drivers   HR-B
  Working at heights, Confined space   2025
  CraneSafe Green Sticker familiarisation

2017 (Sept) – 2026 (current)
Jandakot Crane & Rigging Hire
Operator, slewing mobiles 20–55t: Tadano GR-300, Kato CR-200 city crane, Liebherr LTM 1055 (3 axle AT).
- domestic & commercial: trusses, steel, pool shells, precast stairs, site sheds
- CBD set ups on short stabilisers, traffic mgmt in place
- take-5, JSA, pre-start and plant log every shift
- dog for the bigger machines when they send me out w/ the 130t
- nil LTI, 2 safety awards

2015 – 2017
Dogman, same yard. Loads slung, counterweight trucks.

2010 – 2015
Freezing works, Hastings NZ

Boss has talked about putting me up for C1 next yr, nothing booked.

Police clearance: July 26. Referee: yard mgr, ask me.`,
    },
    {
      name: 'film-crane-operator',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 13,
      why: 'His crane carries a film camera: no high risk licence and no lifting work at all, only a truck licence and a white card in common.',
      lacks: ['HRW licence C1 or C0', 'DG or rigging class', '5 years on slewing mobile cranes'],
      cv: `Luca Brancatisano | CRANE OPERATOR & KEY GRIP | Fremantle

Telescopic camera crane and remote head operator with 11 years on features, TV drama and commercials. Smooth, safe, fast to set up.

Selected credits
2026  "Salt Road" (series, 8 eps), 50 ft telescopic crane on tracking vehicle, Broome and Derby
2025  Lager commercial, jib arm, Rottnest
2022–24  "Harbour Watch" S2–S4, resident crane operator, night shoots in Perth CBD
2019  "The Pearler" (feature), 30 ft crane, beach and boat-mounted
2015–18  Grip assistant, then best boy grip, Swan Film Services

Responsibilities
- Rigging of camera cars, dollies, track and arm counterweights
- Pre-shoot checks, risk assessment with the safety supervisor
- Driving the grip truck between locations

Tickets
HR licence
White Card (needed for location builds), 2019
EWP under 11 m
First Aid 2025

Training
Diploma of Screen and Media, Perth, 2014

Police clearance current. Showreel on request.`,
    },
    {
      name: 'few-lines-c0',
      kind: 'thin',
      low: 46,
      high: 64,
      best: 56,
      why: "The right tickets with an expiry date in a few lines, but the years in the seat are only asserted, without employers' dates or machines.",
      lacks: ['five years on slewing mobiles (claimed, no dates or machines)'],
      cv: `Kaz Dimitrov, Rockingham WA

Hi, saw the job. Crane op, been at it a long time, 10 or so years all up, mostly hire work around Perth, some up north.

HRW: C0, DG. Exp 3/2028
White card: yes
HR: yes
Police check: can get one

Last worked for Bullant Cranes and before that a couple of smaller mobs. Good with charts, good with the young fellas, not scared of weekends.

Can start Monday. Please ring after 4, I don't look at emails much.`,
    },
  ],
};
