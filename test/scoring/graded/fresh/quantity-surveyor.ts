/** Senior quantity surveyor: chartered status, post-contract years on the contractor's or client's side, and NEC decide. */
import type { GradedJob } from '../types.ts';

export const quantitySurveyor: GradedJob = {
  job: 'quantity-surveyor',
  title: 'Senior Quantity Surveyor',
  spec: `Senior Quantity Surveyor, infrastructure, Leeds

Harrowgate Civils builds bridges and river works of £5m to £40m. Our commercial team of eleven is looking for a senior QS who takes one large or two smaller schemes from award to final account.

The essentials: MRICS (or MCIOB with a commercial background). Six years or more of quantity surveying in civil engineering. Day-to-day use of NEC3 or NEC4 contracts, Option A or C, including compensation events. A degree in quantity surveying or commercial management.

Also good: CostX or CEMAR, rail or Environment Agency frameworks, having led a junior.

What you will do: monthly valuations and cost-value reconciliation, subcontract procurement and accounts, compensation events and early warnings, forecasting, final accounts.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'MRICS, nine years in civils, NEC4 Option C compensation events, CVRs, a junior led.',
      lacks: [],
      cv: `Hannah Osei-Bonsu MRICS
Quantity surveyor, bridges and flood defence

Wharfe & Nidd Civil Engineering, Senior QS (Apr 2021 - present)
 • £28m flood alleviation scheme for the Environment Agency, NEC4 ECC Option C: 140 compensation events agreed, CEMAR
 • Monthly CVR and forecast to the board, final accounts of 22 subcontractors
 • Line manages an assistant QS
Same firm, QS (Aug 2017 - Mar 2021)
 • Two highway bridges, NEC3 Option A, subcontract orders and valuations

BSc (Hons) Quantity Surveying, Leeds Beckett, 2017; RICS APC passed 2020`,
    },
    {
      name: 'building-jct',
      kind: 'adjacent',
      low: 52,
      high: 70,
      best: 62,
      why: 'Chartered with ten years, but housing and offices under JCT: no civils and no NEC in use.',
      lacks: ['NEC contracts'],
      cv: `Martin Lacey, BSc MRICS

Senior Quantity Surveyor, Pennine Homes & Offices, 2018 - present. Commercial management of residential blocks of up to £30m under JCT D&B; valuations, CVR, subcontract procurement, variations, final accounts; leads two assistants. CostX.
Quantity Surveyor, Aire Build, 2015 - 2018. School extensions, JCT intermediate.

Education: BSc Quantity Surveying and Commercial Management, Northumbria 2015. MRICS 2019.
I have read the NEC4 guidance and attended a half-day introduction; I have not run a contract under it.`,
    },
    {
      name: 'not-chartered',
      kind: 'in-progress',
      low: 58,
      high: 72,
      best: 66,
      why: 'Seven years of civils under NEC with the degree; the APC is booked but MRICS is not there.',
      lacks: ['MRICS or MCIOB'],
      cv: `Gareth Pugh
Quantity Surveyor - civil engineering

2019/09 to present: QS, Severn Rail & Civils. Bridge reconstructions for Network Rail under NEC4 Option A and C. Compensation events, early warnings, applications, CVR, subcontract accounts.
Assistant QS on secondment to the framework office in 2020.

BSc Quantity Surveying, University of South Wales, 2019
RICS: enrolled on the APC, final assessment booked for March 2027.`,
    },
    {
      name: 'estimator',
      kind: 'trap',
      low: 32,
      high: 54,
      best: 44,
      why: 'Fifteen years of pricing civils tenders, MCIOB; but before award only: no valuations, no accounts, no compensation events.',
      lacks: ['six years of quantity surveying', 'use of NEC compensation events'],
      cv: `Derek Swales MCIOB
Chief Estimator

Since 2014: Chief Estimator, Tees Civils. Pricing of bridge and culvert tenders up to £20m, first-principles estimates, subcontract enquiries, tender settlement, team of four estimators. Handed over to the commercial team on award.
2010 - 2014: Estimator, Tees Civils.

HND Civil Engineering, Teesside 2009
Never had a live contract after award: compensation events are handled by our quantity surveyors.`,
    },
    {
      name: 'three-years',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'MRICS and NEC4 in civils, but four years only, an intermediate QS.',
      lacks: ['six years of quantity surveying'],
      cv: `Priyanka Nair
MRICS (2026)

Work experience
Quantity Surveyor, Calder Infrastructure - October 2022 to date
Culverts and a footbridge for the Canal trust under NEC4 Option A. Valuations, compensation events, subcontract procurement, cost reports, final accounts of four packages.

Education
MSc Quantity Surveying (RICS accredited), Sheffield Hallam, 2022
BA Geography, Durham, 2020`,
    },
  ],
};
