/** Crane and rigging superintendent in Texas: an NCCCO card and the years of heavy lift decide it. */
import type { GradedJob } from '../types.ts';

export const craneRiggingSuperintendent: GradedJob = {
  job: 'crane-rigging-superintendent-dozen',
  title: 'Crane & Rigging Superintendent',
  spec: `Crane & Rigging Superintendent. Beaumont / Port Arthur TX. Turnarounds and capital projects, refinery and LNG. Rotation 21/7. $58-64/hr plus per diem.

Run all lifting on site. 6 to 14 cranes, crawlers to 750 ton, 40+ operators and riggers over two shifts. Review and sign critical lift plans. Matting and ground bearing with engineering. Daily lift meeting. Stop work when it is wrong.

Need:
- NCCCO Lift Director or NCCCO Mobile Crane Operator, current. We check the card.
- 10 yrs heavy lift in refinery, petrochemical, LNG or power.
- 5 of those supervising crane and rigging crews.
- OSHA 30 Construction.
- Tandem and critical picks, vessels and exchangers.
- TWIC, or able to get one before mobilization.

Good: NCCCO Rigger II / Signal Person, 3D Lift Plan or similar, Spanish, SPMT and hydraulic gantry.

Pre-employment hair test. Own truck. No third parties.`,
  graded: [
    {
      name: 'guidry',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 93,
      why: 'Current NCCCO Lift Director, 17 years of Gulf Coast heavy lift with 10 supervising, OSHA 30, TWIC, tandem vessel picks and nearly all wishes.',
      lacks: [],
      cv: `DALE R. GUIDRY
Nederland, Texas   409-555-0163

LIFTING SUPERVISION – REFINERY / LNG

Bechtel, Port Arthur LNG Phase 1                    05/2022 – Present
Rigging & Crane Superintendent, days
Up to 12 cranes (LR1750, two 2250s, RTs) with 46 operators, oilers and riggers. Approve every plan over 75% of chart. Set the main cryogenic exchangers with a tandem of LR1750 and tailing crawler, 312 tons. Zero recordable drops.

Deep South Crane & Rigging, Baton Rouge               02/2015 – 04/2022
Lift Supervisor, from 2017 Site Superintendent
Turnarounds at Motiva, ExxonMobil Beaumont and Marathon Garyville. Coker drum swaps, FCC reactor head, 600-ton vessel on gantry and SPMT. Crews of 15 to 35.

Turner Industries                                     2009 – 2015
Rigger, then crane operator (Grove RT, Manitowoc 888)

CARDS
NCCCO Lift Director – mobile cranes, exp. 08/2029
NCCCO Rigger Level II, Signal Person, exp. 03/2028
NCCCO TLL/TSS operator – same expiry as lift director
OSHA 30 Construction (2018)
TWIC valid to 2030

Plans in 3D Lift Plan and AutoCAD LT. I get by in Spanish on the deck.`,
    },
    {
      name: 'tarver',
      kind: 'lapsed',
      low: 62,
      high: 73,
      best: 68,
      why: 'Level, years, OSHA 30 and critical picks are all there, but both NCCCO certifications ran out in 2021 and 2022 and were not renewed.',
      lacks: ['current NCCCO Lift Director or Operator'],
      cv: `Wendell Tarver
Vidor, TX 77662

Looking for: superintendent over cranes and rigging, Golden Triangle, will rotate.

Work history, newest first

Crane and Rigging General Foreman / Superintendent, Performance Contractors
Jan. 2016 to now
Valero Port Arthur, TotalEnergies, Golden Pass. Eight or nine cranes on an average turnaround, up to 500 ton, and about thirty hands per shift. I review lift plans with the engineer, walk the haul route, check mats, hold the 5:30 lift meeting, and I have shut jobs down more than once over wind. Two-crane picks of exchangers and columns every outage; heaviest 268 tons at Golden Pass in 2023.

Rigging Foreman, Zachry, 2010 to 2015
Power block and refinery outages from Freeport to Lake Charles. Crew of 12. Boiler drums, condensers, bundle pulling.

Crane operator, AmQuip, 2004 to 2010
Link-Belt and Grove, 40 to 165 ton

Papers
NCCCO mobile crane operator, LBC/TLL, first card 2006, ran out Oct. 2021
NCCCO Lift Director, 2017, ran out March 2022. Have not gone back to test, company has run us on its own qualification since.
OSHA 30 (construction) 2012, again 2019
TWIC
Commercial licence class A

Spanish: working level, twenty years of mixed crews.`,
    },
    {
      name: 'kowalchuk',
      kind: 'foreign',
      low: 58,
      high: 69,
      best: 64,
      why: 'Same job at the same scale for eight years with OSHA 30, but the crane ticket is Alberta Red Seal rather than NCCCO.',
      lacks: ['NCCCO Lift Director or Operator'],
      cv: `Myron Kowalchuk, Journeyperson (Red Seal)
Fort Saskatchewan, Alberta – US citizen by birth, moving to Orange County, Texas in spring

Heavy-lift man with my start in the cab. What I have been doing:

> Mammoet Canada Western — Lifting Superintendent, 2018 to present.
Suncor Base Plant, Syncrude Mildred Lake, Dow Path2Zero at Fort Saskatchewan. In charge of five to eleven cranes at once (Demag CC2800, LTM 1500, Terex CC 3800) and two shifts of operators and riggers, 38 people at the peak. Critical lift plans go out with my signature next to the P.Eng.'s. Coker vessel replacement, two-crane upending of a 420-tonne splitter, SPMT moves on winter roads.

> Sterling Crane, Edmonton — Rigging Foreman, 2013–2018.
Refinery shutdowns in Strathcona; crews of ten.

> Myshak Crane — apprentice, then operator, 2007–2013.

Tickets: Mobile Crane Operator, Alberta Journeyman Certificate with Red Seal (2010). Lift planning course, Mammoet Academy. CSTS, H2S Alive, Fall Protection. OSHA 30-hour Construction, finished in Houston in April 2025 during a bid visit. First aid.

Software: Crane Manager, 3D Lift Plan, some AutoCAD.`,
    },
    {
      name: 'bellamy',
      kind: 'trap',
      low: 19,
      high: 33,
      best: 26,
      why: 'Certified entertainment rigger who leads arena crews; only OSHA 30 and general rigging sense carry over, with no cranes in refinery work and no NCCCO.',
      lacks: [
        'NCCCO Lift Director or Operator',
        '10 years heavy lift in refinery/petrochemical/LNG/power',
        '5 years supervising crane and rigging crews there',
      ],
      cv: `Tyrone "Ty" Bellamy
Rigging Superintendent — Houston, TX

About me
Eighteen years in the air. I plan the points, sign the plot, run the crew and stop the show if the load cell says so.

Rhino Staging Gulf Coast | Rigging Superintendent | 2016–present
Toyota Center, NRG Stadium and the Astros' ballpark. Crews of 20 to 45 up and down riggers over two calls. Motor plots to 180 points and 130,000 lb hanging, LED walls and automated trusses. Review of the tour's load plan with the building's engineer of record; daily toolbox and lift meeting. Mother grid for the rodeo each March, hoisted with 24 two-ton motors. Rough-terrain forklifts and boom lifts on the stadium floor.

Live Nation tours | Head Rigger | 2009–2016
Country and Latin acts, US and Mexico, 90 cities a year. Spanish every day.

IATSE Local 51 | Up rigger | 2006–2009

Certifications: ETCP Certified Rigger – Arena (current), ETCP Theatre; OSHA 30 General Industry and Construction (2020); CM-ET motor school; MEWP operator; first aid/CPR. Vectorworks Braceworks for load calculation.

Own truck, passport, clean record.`,
    },
    {
      name: 'reyes',
      kind: 'thin',
      low: 66,
      high: 79,
      best: 73,
      why: 'In sixty words every hard item is named with dates and current card, but crane sizes, plans and crew detail are thin.',
      lacks: [],
      cv: `Hector Reyes, Groves TX

2015-present Crane superintendent, Brand/Bigge turnaround group: Motiva, Chevron Pasadena, Cheniere Sabine Pass. 20-30 operators and riggers. Vessel and exchanger picks, tandems.
2008-2015 Crane operator and rigging foreman, refinery work, Turner.

NCCCO mobile operator, good through 2028. OSHA 30 Construction. TWIC card. Spanish and English. Call after 6 pm.`,
    },
  ],
};
