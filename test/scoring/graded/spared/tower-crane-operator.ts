/** Tower crane operator, Sydney high-rise: the CT licence, the White Card and three years in tower cranes decide it. */
import type { GradedJob } from '../types.ts';

export const towerCraneOperator: GradedJob = {
  job: 'tower-crane-operator-spared',
  title: 'Tower Crane Operator',
  spec: `TOWER CRANE OPERATOR
Coogara Formwork and Cranes Pty Ltd | Western Sydney, Macquarie Park and St Leonards

About us
Family business, 22 tower cranes on hire with operators, three generations on Sydney sites. Next up: two residential towers of 38 and 44 levels.

The job
- Operate luffing and hammerhead tower cranes on high-rise formwork and structure jobs
- Daily pre-start checks and logbook
- Work to lift plans with our dogmen, by two-way radio, including blind lifts
- Look after the cab, report defects, help at climbs and dismantles

You must have
- High Risk Work Licence class CT (tower crane), current
- White Card
- At least 3 years operating tower cranes on construction sites

We would like
- DG or RB class as well
- Verification of Competency on Favelle Favco, Potain or Liebherr from the past two years
- Experience of night lifts or precast
- First aid

What you get
EBA rates with site and height allowance, RDOs, 17 % super on top, travel, redundancy fund, and steady work: nobody has been stood down since 2014.

Pre-employment medical with drug and alcohol test. Random testing on site. Aboriginal and Torres Strait Islander people and women are strongly encouraged to apply. You must be entitled to work in Australia.

Apply with a resume and copies of your tickets.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 95,
      why: 'CT and White Card named and current, nine dated years in tower crane cabs on Sydney high-rise, dogging and rigging on top.',
      lacks: [],
      cv: `CRAIG TUAUMU
Blacktown NSW | Australian citizen

TICKETS
High Risk Work Licence (SafeWork NSW), classes CT, DG, RB, exp. 08/2029
White Card (CPCWHS1001)
VOC Favelle Favco M440D, June 2026; VOC Potain MR 295, March 2025
HLTAID011 First Aid 2026
Working at heights

EXPERIENCE

Tower Crane Operator
Burrandong Cranes, Silverwater: February 2020 - current
- Electric and diesel luffers (Favco M280D, M440D; Potain MR) on residential towers at Parramatta, Rhodes and St Leonards, highest 52 levels.
- Jump forms, table forms, precast facade panels up to 9 tonnes, concrete by kibble.
- About a third of the lifts blind on radio; zero dropped loads and two stop-work calls of my own that were upheld.
- Night lifts over the rail corridor with Sydney Trains protection officers.
- Assist with climbs, change of rope and dismantles.

Tower Crane Operator
Yarran Lifting, Botany: May 2017 - January 2020
- Liebherr 280 HC-L and hammerhead 154 EC-H on hospital and apartment jobs.

Dogman / Rigger
Yarran Lifting: 2012 - April 2017
- Slinging, directing loads, tower crane erection crew.

INTERESTS
Coach of under 14 rugby league`,
    },
    {
      name: 'synonym',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 88,
      why: 'Says everything in other words: CT ticket, construction induction, driving luffers and saddle-jib cranes since 2021.',
      lacks: [],
      cv: `Siobhan Farrelly - crane driver
Lidcombe. Permanent visa, here since 2015.

I drive the big ones that stand next to the lift core.

Oct 2021 to now - Dunmarra Hoisting, Alexandria
Driver on luffers (Favco, Jost, Potain) and on saddle-jib Liebherrs for builders putting up apartments and offices of 20 to 40 floors: Green Square, Chatswood, Kellyville. Formwork decks, reo bundles, columns, glass stillages, mast sections when we grow her. Start-of-day inspection written up in the book, anemometer and limits tested before anything leaves the ground. Communicates by headset with two doggers, one of them always out of sight. Ran the second machine in an anti-collision zone for 14 months without an incident.

2018 to 2021 - same firm, on the ground
Slinging and directing loads, working at the top during tie-ins.

2015 to 2018 - various, Sydney: hoist driver, traffic control

Cards I carry
CT ticket and DG ticket, on one HRWL, good until Feb 2028
General construction induction card, NSW, 2015
Competency check on the Favco 390 by an outside assessor, Nov 2025
Senior first aid

Ireland, 2009 to 2014: office junior and later payroll clerk, Mullingar`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 62,
      high: 76,
      best: 70,
      why: 'Sixty words that name the CT, the White Card and seven years of tower cranes with dates, but nothing about cranes, jobs or heights.',
      lacks: [],
      cv: `Luke Barwon, Penrith

Tower crane operator, Nerang Bay Constructions, 2019 till now.
Before that dogman, same mob, 2014-2019.

HRWL: CT, DG. White Card. All current.

Mostly unit blocks out west, some night work. Good on the radio, always turn up, have never been hurt or hurt anyone. Can start after two weeks' notice. Two bosses happy to talk to you.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 38,
      high: 54,
      best: 46,
      why: 'A long-serving mobile crane operator with C6, DG and White Card, but neither the CT class nor a day in a tower crane.',
      lacks: ['High Risk Work Licence class CT', '3 years operating tower cranes'],
      cv: `PAUL DEMETRIOU
Mobile Crane Operator
Wetherill Park NSW

Licences
SafeWork NSW HRWL: C6 (slewing mobile up to 60 t), CN, DG
White Card
MR truck licence
First aid 2025

Employment

Narellan Mobile Crane Hire - crane operator
July 2016 - present
* 20 t and 55 t all-terrain cranes (Liebherr LTM, Grove) and pick-and-carry Frannas on building sites, mostly in western Sydney.
* Roof trusses, air conditioning plant, precast walls, steel for sheds; often assembling somebody else's tower crane.
* Works from lift studies, checks ground pressure and outriggers, keeps the log and the service book.
* Around 2,600 lifts a year, with radio and hand signals; two-crane lifts.
* Emergency work for Sydney Water at night.

Emu Plains Transport - truck driver with loader crane
2010 - July 2016
* Bricks, pallets, pipes to site.

Other
Lift supervisor course 2023. Trained five new operators on the Franna. Australian citizen. Happy to have the medical whenever you say.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'An early childhood teacher; nothing in the CV touches cranes, lifting or building sites.',
      lacks: ['High Risk Work Licence class CT', 'White Card', '3 years operating tower cranes'],
      cv: `Bethany Oakroyd
Early Childhood Teacher
Marrickville NSW

About me
Warm, organised teacher with eleven years in long day care and preschool. I love outdoor play, music and seeing a shy child find a first friend.

Experience
2019 - present: Room leader, preschool room, Little Wattle Early Learning, Dulwich Hill
- Programs for 22 children aged three to five under the EYLF
- Observations and family conferences
- Mentor to two trainees
- Exceeding rating in the 2024 assessment, educational program

2015 - 2019: Educator, Bluegum Cottage Preschool, Ashfield
- Toddler room, orientation of new families, excursions

Education
Bachelor of Education (Birth to Five), Sydney, 2018
Diploma of Early Childhood Education and Care, 2014

Certificates
NESA accredited teacher, Proficient
Working With Children Check
HLTAID012 first aid in an education and care setting
Child protection refresher 2026

Interests
Choir, community garden, bread`,
    },
  ],
};
