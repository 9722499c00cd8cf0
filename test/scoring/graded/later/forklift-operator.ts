/** Warehouse operative: the reach-truck ticket and some months on it decide. */
import type { GradedJob } from '../types.ts';

export const forkliftOperator: GradedJob = {
  job: 'forklift-operator',
  title: 'Reach Truck Driver',
  spec: `Reach truck drivers x 6, nights, Magna Park, Lutterworth. £14.85 ph.

Must have
In-date reach truck licence (RTITB, ITSSAR or AITT)
6 months' recent reach truck experience in a racked warehouse
Able to read and write English for pick sheets

Nice to have
Counterbalance or VNA ticket, WMS/RF scanner, cold store

Call Sam.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 84,
      high: 98,
      best: 92,
      why: 'Six years on reach trucks, ticket in date, VNA and counterbalance too, scanner, nights.',
      lacks: [],
      cv: `Vasile Munteanu
FLT driver

Reach (D1) and VNA, RTITB, refreshed March 2026; counterbalance B1.

2020-now: Reach truck driver, nights, Lidl-type RDC Lutterworth. Put-away and replenishment at 11 m, RF gun, Manhattan WMS, 30 pallets an hour.
2018-2020: Picker, same site (LLOP).

English good, spoken and written. Romanian.`,
    },
    {
      name: 'counterbalance-only',
      kind: 'missing',
      low: 38,
      high: 58,
      best: 51,
      why: 'Counterbalance for four years with a ticket; has never driven a reach.',
      lacks: ['reach truck licence', "6 months' recent reach truck experience"],
      cv: `Darryl Pugh

Counterbalance forklift driver, ITSSAR ticket valid to 2028. No reach truck ticket but willing to train.
Jan 2022 to present: Yard and loading bay, Hinckley Pallets. Loads artics, stacks four high, checks.
2016 to 2021: Warehouse operative, DIY chain, picking with hand scanner.
Nights fine. Own car.`,
    },
    {
      name: 'expired-old',
      kind: 'old',
      low: 28,
      high: 52,
      best: 41,
      why: 'A reach driver until 2013; ticket long out of date, a taxi since.',
      lacks: ['in-date reach truck licence', "6 months' recent reach truck experience"],
      cv: `Mohammed Aslam
Driver

2013 - present  Private hire taxi driver, Leicester. Clean badge.
2007 - 2013  Reach truck and counterbalance driver, Next-type warehouse, Enderby. Racking to 9 m, nights.

FLT licences reach and counterbalance, last refresher 2012 (expired).
English, Urdu, Gujarati`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 55,
      high: 82,
      best: 72,
      why: 'Little said, but the ticket and two years on a reach are there.',
      lacks: [],
      cv: `Jade Simmons, Lutterworth
Reach truck driver at Clipper-type DC since Nov 2024 (agency, nights). Reach ticket AITT, expires 2029.
Before: packing. Can start Monday.`,
    },
    {
      name: 'store-assistant',
      kind: 'list',
      low: 5,
      high: 28,
      best: 16,
      why: 'A shop assistant who names the trucks.',
      lacks: ['reach truck licence', "6 months' recent reach truck experience"],
      cv: `Kyle Brennan
Warehouse / reach truck / forklift / night work wanted

Skills: reach truck, counterbalance, VNA, WMS, RF scanner, racking, cold store, pick sheets, team work
Sales assistant, sports shop, Rugby, August 2024 - now: shelves, tills, deliveries from the cage.
GCSE English 5, Maths 4. Would love to get my forklift licence.`,
    },
  ],
};
