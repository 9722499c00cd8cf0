/** Lift service engineer: the NVQ and the lift-specific safety ticket, and years on lifts. */
import type { GradedJob } from '../types.ts';

export const liftEngineer: GradedJob = {
  job: 'lift-engineer',
  title: 'Lift Service Engineer',
  spec: `Lift Service Engineer, South Yorkshire route

Look after a route of about 85 passenger and goods lifts, traction and hydraulic. Planned visits, callouts, minor repairs, one week in six on call.

What you need: NVQ Level 3 in Lift Engineering (EOR 202 or equivalent), at least three years servicing lifts, a full UK driving licence, and fault finding from wiring diagrams on a range of controllers.

What would be nice: EOR 209, LOLER reports, escalators, IPAF.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 92,
      why: 'Nine years on a mixed route, NVQ 3 and EOR 209, fault finding, licence, on call.',
      lacks: [],
      cv: `Craig Beaumont
Lift engineer, Barnsley

PENNINE ELEVATORS LTD, service engineer, Feb 2017 - date
Route of 92 units, traction and hydraulic, Lester, Thames Valley and Kone controllers. Diagnoses faults from drawings, door operators, valve blocks, ropes with a mate. LOLER defects closed out. On call one in five.
Apprentice there from 2013.

NVQ 3 Lift Engineering (EOR 202) 2017; EOR 209; IPAF 3a/3b; first aid. Clean full licence.`,
    },
    {
      name: 'electrician',
      kind: 'adjacent',
      low: 30,
      high: 56,
      best: 44,
      why: 'Time-served electrician with controllers of other machines: no lifts, no lift NVQ.',
      lacks: ['NVQ 3 Lift Engineering', 'three years servicing lifts'],
      cv: `Daniel Mwangi, maintenance electrician
2015 to present, Rother Steel Strip: breakdowns on cranes and rolling lines, PLC and relay panels, fault finding from schematics, shift rota and callouts.
NVQ Level 3 Electrotechnical, AM2, 18th Edition. IPAF.
Full driving licence. Have never worked on lifts but would retrain.`,
    },
    {
      name: 'escalator-old',
      kind: 'old',
      low: 48,
      high: 70,
      best: 59,
      why: 'NVQ and ten years of lifts, which ended in 2014; a van fleet manager since.',
      lacks: [],
      cv: `Neil Frobisher
2014 - now  Fleet manager, Yorkshire Linen Hire: 34 vans, contracts, budgets
2004 - 2014  Lift service engineer, Apex Lifts Sheffield: hydraulic and traction route, escalators in two shopping centres, callouts, LOLER remedials
NVQ3 Lift Engineering EOR/202 2008. Driving licence.`,
    },
    {
      name: 'nvq2',
      kind: 'missing',
      low: 54,
      high: 74,
      best: 65,
      why: 'Four years servicing lifts with level 2; level 3 not started.',
      lacks: ['NVQ Level 3 in Lift Engineering'],
      cv: `Aaron Pickles
Service mechanic, Northern Lift Care, July 2022 - present: own route of 60 hydraulic and MRL lifts for housing associations, entrapments, callouts 1 in 4, door gear, fault finding on Lift-Serv and Digital Advanced controllers from wiring diagrams.
Lift installer's mate 2020-22.
NVQ Level 2 Lift Engineering 2022 (level 3 not started). Full UK driving licence. LOLER awareness.`,
    },
    {
      name: 'forklift',
      kind: 'trap',
      low: 2,
      high: 22,
      best: 10,
      why: 'Drives and services fork-lift trucks and sells passenger seating: lift in other senses.',
      lacks: ['NVQ 3 Lift Engineering', 'three years servicing lifts'],
      cv: `Shaun Barraclough
Fork lift driver and yard supervisor, Don Valley Pallets, 2016 - present. Counterbalance and reach (RTITB), goods in and out, planned daily checks, minor repairs of tail lifts, LOLER stickers checked.
Weight lifting coach at weekends. IPAF. Full driving licence.`,
    },
  ],
};
