/** Mobile crane operator: the CPCS category and logged lifts decide. */
import type { GradedJob } from '../types.ts';

export const craneOperator: GradedJob = {
  job: 'crane-operator',
  title: 'Mobile Crane Operator',
  spec: `MOBILE CRANE OPERATOR required
Blue CPCS A60 (mobile crane) card essential. 3 years min on all-terrains 60t to 250t. Class C licence to drive crane on road, essential. Must be able to work away Monday to Friday.
Slinger/signaller (A40) and appointed person (A61) an advantage. Contract lifts, steel erection, precast, lift plans, daily checks, LOLER.
£22 p/h, overtime, lodge. Ring or send CV.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Blue A60, HGV C, ten years on all-terrains to 200 t, A40 and A61, used to lodging.',
      lacks: [],
      cv: `Wayne Rudge - crane driver

2016 - now, Ridgeway Crane Hire, Gloucester
Liebherr LTM 1060 to LTM 1200 all terrain. Contract lifts, steel erection, precast stairs and panels, bridge beams on night closures. Away most weeks, M-F.
2012 - 2016, Holt Plant, slinger then trainee operator on city cranes.

Tickets
CPCS A60 mobile crane, blue, exp 04/2029
CPCS A40 slinger signaller, A61 appointed person
Category C licence, Driver CPC
LOLER pre-use checks, NPORS telehandler`,
    },
    {
      name: 'tower',
      kind: 'trap',
      low: 30,
      high: 54,
      best: 43,
      why: 'Cranes all his life, but tower cranes (A04): not the mobile ticket, not the road licence.',
      lacks: ['CPCS A60', 'category C licence', '3 years on all-terrains'],
      cv: `ANTONIO FERRARO
Tower Crane Operator

Experience:
Southbank Towers JV, London, tower crane operator, 01/2018 to present. Luffers and saddle jibs on high-rise cores, precast panels, steel, blind lifts by radio, daily checks, LOLER register, lift plans briefed by the AP.
Thames Crane Services, tower crane operator, 2012 to 2017.

Cards: CPCS A04 tower crane (blue), A40 slinger/signaller
Licence: car (B)
Happy to work away and at height.`,
    },
    {
      name: 'red-card',
      kind: 'in-progress',
      low: 48,
      high: 66,
      best: 58,
      why: 'Four years on the right cranes but on the red trained-operator card; the blue one is not there until his NVQ.',
      lacks: ['blue CPCS A60'],
      cv: `Kieran Doyle
Mobile crane operator

Work
Sept 2022 to date: Operator, Trent Lifting Services. 40t to 100t all terrain cranes (Tadano, Grove), contract lift jobs, steelwork, plant moves, daily inspection, away Monday to Friday.
2019 to Aug 2022: Banksman and slinger, Trent Lifting Services.

Cards
CPCS A60 red card (trained operator); NVQ level 2 being done on site, blue card hoped for by summer 2027
CPCS A40 blue
HGV category C
`,
    },
    {
      name: 'old-hand',
      kind: 'old',
      low: 38,
      high: 64,
      best: 54,
      why: 'Fifteen years on mobiles until 2015, warehouse since; the A60 was let go in 2019.',
      lacks: ['CPCS A60 in date'],
      cv: `Geoff Tansley

From 2015 to now I have run a warehouse shift for a parcels firm in Daventry: 20 staff, forklift trucks, dock planning.

From 2000 to 2015 I was a mobile crane operator for Avon Cranes, 25t up to 300t all-terrains, contract lifting, steel erection, refineries, living away all week. Class C licence since 1998 and still in force.

CPCS A60 expired in 2019. Forklift B1 and B2 in date. First aider.

I have kept fit and want to get back in the cab; would refresh my card at my own cost.`,
    },
    {
      name: 'keywords',
      kind: 'list',
      low: 5,
      high: 30,
      best: 18,
      why: 'A labourer with a list of the words and no card but CSCS.',
      lacks: ['CPCS A60', 'category C licence', '3 years on all-terrains'],
      cv: `Ryan Speight
Looking for a start as mobile crane operator

Skills and interests: mobile crane, all terrain, CPCS, A60, contract lifts, lift plans, LOLER, steel erection, precast, slinger signaller, appointed person

Jobs
Labourer, agency, Hull, April 2024 - now. Sweeping, unloading, traffic gate.
Car valeter 2021 - 2024

CSCS green card. Provisional licence. Can travel.`,
    },
  ],
};
