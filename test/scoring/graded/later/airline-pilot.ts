/** First officer: licence, type rating in date and hours on type decide. */
import type { GradedJob } from '../types.ts';

export const airlinePilot: GradedJob = {
  job: 'airline-pilot',
  title: 'First Officer A320',
  spec: `First Officer – Airbus A320 – Vienna base

Minimum requirements for this role:
» EASA CPL(A) or ATPL(A) with multi-engine instrument rating
» Valid A320 type rating
» 500 hours on type as a minimum, last flight within the previous 12 months
» EASA Class 1 medical
» ICAO English level 4 or higher
» Right to live and work in the EU

A degree is not required. UPRT course, MCC instructor experience and German are assets.

Roster 5-4, loss of licence insurance, staff travel.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'EASA ATPL, current on the A320 with 2,900 hours, medical and ICAO 6, German.',
      lacks: [],
      cv: `Julia Steinbacher
First Officer A320

Licence: EASA ATPL(A), MEIR, A320 rating valid until 31.08.2027
Medical Class 1 valid. ICAO English level 6. UPRT done.
Total time 3,450 h, of which A320 family 2,900 h; last flight October 2026

03/2021 - now  Danubia Airways, First Officer A320/A321, short and medium haul from Vienna and Graz
2019 - 02/2021  Alpenjet, First Officer Dash 8-400
Austrian citizen. German native.`,
    },
    {
      name: 'faa-licence',
      kind: 'foreign',
      low: 48,
      high: 66,
      best: 57,
      why: 'Plenty of A320 time, but on an FAA licence; conversion exams half done.',
      lacks: ['EASA CPL(A) or ATPL(A)'],
      cv: `Marc Delaney
A320 First Officer

FAA ATP certificate, A320 type rating (FAA), first-class medical. EASA conversion: 7 of 13 exams passed.
Hours: 4,100 total, 2,300 on A320. ICAO English 6. Irish and US passports.

Sunbelt Airlines, Phoenix, First Officer A320, June 2021 to present.
Regional One, Captain then FO, CRJ-200, 2017 to 2021.
BS Aviation, Embry-Riddle 2016`,
    },
    {
      name: 'cadet',
      kind: 'missing',
      low: 30,
      high: 52,
      best: 41,
      why: 'Fresh from school with the licence and no type rating and no hours on type.',
      lacks: ['A320 type rating', '500 hours on type'],
      cv: `Luca Bianchi
Frozen ATPL pilot seeking first job

EASA CPL(A)/MEIR issued May 2026, MCC/JOC (A320 simulator, 40 h), APS MCC, UPRT. Class 1 medical. ICAO English 5.
Total 215 h: DA40, DA42.

2024 - 2026 integrated ATPL course, Flight Academy Padova
2022 - 2024 barman, Lake Garda
A320 type rating: not yet, planned with the first employer.
Italian, English.`,
    },
    {
      name: 'not-current',
      kind: 'lapsed',
      low: 42,
      high: 58,
      best: 52,
      why: 'Three thousand hours on the A320, but none since 2021; the rating and the medical ran out.',
      lacks: ['valid type rating', 'last flight within 12 months'],
      cv: `Per Lindqvist

ATPL(A) EASA. A320 type rating expired March 2022. Class 1 medical lapsed 2022, renewal booked. ICAO English level 6.
Flying time 5,200 h, A320 3,100 h. Last flight May 2021.

2022 - now: real estate agent, Malmö
2012 - 2021: First Officer A320, Oresund Air, Copenhagen
2008 - 2012: First Officer Saab 340

Swedish citizen.`,
    },
    {
      name: 'drone',
      kind: 'trap',
      low: 0,
      high: 18,
      best: 9,
      why: 'Pilots drones over vineyards.',
      lacks: ['EASA CPL(A) or ATPL(A)', 'A320 type rating', '500 hours on type'],
      cv: `Sebastian Huber
Drone pilot (UAS)

EASA A2 remote pilot certificate, STS. 900 flight hours with multirotors.
2020 - now: Vineyard mapping and roof inspection, own firm, Krems. Thermal cameras, orthophotos, flight planning with Austro Control permits.
2015 - 2020: surveyor's assistant.
German native, English B2. Dream: to fly an Airbus.`,
    },
  ],
};
