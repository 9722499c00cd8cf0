/** Second engineer at sea: the certificate of competency, a valid medical and sea time on motor vessels decide. */
import type { GradedJob } from '../types.ts';

export const shipsEngineer: GradedJob = {
  job: 'ships-engineer',
  title: 'Second Engineer (RoRo)',
  spec: `SECOND ENGINEER - RO-RO FERRY, IRISH SEA

Two weeks on, two weeks off. You run the day work of the engine room under the Chief Engineer and stand in for the Chief at refit.

You must hold:
- STCW III/2 Second Engineer (Motor) unlimited certificate of competency, UK or with a UK CEC
- ENG1 medical, in date
- 24 months' sea service as an engineer officer on motor ships over 3,000 kW
- Basic safety training and advanced fire fighting, within five years

Desirable: ro-pax experience, HV (high voltage) course, medium-speed Wartsila or MaK engines, scrubber operation.

Duties: planned maintenance, purifiers and boilers, bunkering, engine overhauls, supervising third engineers, motormen and cadets, permits to work, oil record book.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'UK III/2 motor ticket, five years as second and third on medium-speed ro-pax, all courses in date.',
      lacks: [],
      cv: `Callum Rennie
Marine engineer officer

Certificates
III/2 Second Engineer Officer, motor, unlimited, issued by the MCA 2021, valid to 2026-12
ENG1 issued March 2026
STCW basic safety and advanced fire fighting refreshed 2025
HV management level, Fleetwood 2022

Sea service
Mar 2022 - present, Second Engineer, Northern Channel Ferries, ro-pax, 4 x MaK 43C, 31,000 kW
Day work of a team of five, permits, bunkering, piston and liner overhauls, oil record book, scrubber since 2023. Relieved the Chief at dry dock 2025.
Jul 2018 - Feb 2022, Third Engineer, same company
Purifiers, boilers, fresh water, 4-on 8-off watches.
Cadet, South Tyneside 2015 - 2018, HND Marine Engineering`,
    },
    {
      name: 'third-ticket',
      kind: 'missing',
      low: 45,
      high: 62,
      best: 55,
      why: 'Six years a third engineer on big motor ships, but only the III/1 watchkeeping ticket; the orals are ahead.',
      lacks: ['III/2 Second Engineer certificate'],
      cv: `Tom Ashdown, Third Engineer

EOOW (STCW III/1) motor. Second's orals to be sat in spring 2027, written papers not yet passed.
ENG1 valid until 2028. Basic training and AFF done again in 2024.

Employment
09/2020 to now: third engineer, bulk carriers, MAN B&W two-stroke 9,500 kW, worldwide. Purifiers, auxiliary engines, boiler water tests, sewage plant, bunkering.
04/2019 to 08/2020: junior engineer, ro-ro freight ship, Wartsila 46.

Warsash cadetship, foundation degree in marine engineering 2019.`,
    },
    {
      name: 'steam-shore',
      kind: 'old',
      low: 42,
      high: 58,
      best: 52,
      why: 'Sailed as second for six years until 2014 and has been ashore since; the ticket has not been revalidated and the medical is gone.',
      lacks: ['ENG1', 'certificate in force'],
      cv: `Graham Pollitt
2014 - 2026 Workshop manager, Birkenhead Marine Repairs: overhauls of generator sets, pumps and turbochargers, team of nine, quotations.
2008 - 2014 Second Engineer, Mersey Freight Line, ro-ro, 2 x Wartsila 12V46, 18,000 kW. Day work, bunkers, overhauls, third engineers and cadets.
2004 - 2008 Third and Fourth Engineer, product tankers

Certificate: Class Two Motor (III/2), last revalidated in 2012, expired 2017
ENG1 lapsed. STCW courses from 2011.`,
    },
    {
      name: 'philippines',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 60,
      why: 'A second engineer with a Philippine III/2 ticket and eight good years; the UK CEC is not there yet.',
      lacks: ['UK certificate or CEC'],
      cv: `Rodel Macaraeg
SECOND ENGINEER

Licences: Philippines MARINA management level III/2 COC, 2018. Application for UK CEC sent to the MCA October 2026, no answer yet.
Medical: ENG1 obtained September 2026 in Manila.
Training: BST and advanced fire fighting refreshed 2023, high voltage 2021

Vessels
2nd Engineer | MV Visayan Bridge, ro-ro car carrier, MAN 14,000 kW | 05/2022 - 09/2026 (three contracts, 9 months each)
2nd Engineer | MV Pacific Crest, container | 2018 - 2022
3rd Engineer | various | 2013 - 2018
Overhauls, planned maintenance in AMOS, bunkers, ORB, training of cadets and oilers.`,
    },
    {
      name: 'deck-officer',
      kind: 'trap',
      low: 12,
      high: 36,
      best: 24,
      why: 'A second officer of the deck, same ferry, same courses: no engine ticket and no engine room.',
      lacks: ['III/2 engineer certificate', 'sea service as an engineer officer'],
      cv: `Isla Corrigan
Second Officer, ro-pax, Irish Sea since 2021
Navigational watch, passage planning, vehicle deck loading and lashing, passenger muster, safety officer's rounds, permits to work on deck.
Before: deck cadet and third officer, coastal tankers, 2017 - 2021

STCW II/2 Chief Mate certificate of competency, MCA
ENG1 valid
Advanced fire fighting and basic safety 2024
Supervises ABs and deck cadets`,
    },
  ],
};
