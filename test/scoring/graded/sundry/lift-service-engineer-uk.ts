/** Lift Service Engineer: full UK driving licence; NVQ Level 3 in lift engineering decide it. */
import type { GradedJob } from '../types.ts';

export const liftServiceEngineerUk: GradedJob = {
  job: 'lift-service-engineer-uk',
  title: 'Lift Service Engineer',
  spec: `Lift Service Engineer - Bristol, Bath & South Gloucestershire
£46k-£50k basic + overtime + door-to-door + company van. OTE £58k+

Our client is a well respected independent lift company, now one of the busiest in the South West. Due to a raft of new maintenance contracts they need another service engineer to take on an established route of around 75 units: mostly traction and hydraulic passenger lifts in offices, hospitals and sheltered housing, with a few goods lifts and platform lifts thrown in.

Day to day you'll be carrying out planned servicing, responding to breakdowns and trapped passengers, fault finding on a good mix of controllers and doing small repairs (door gear, ropes, brakes, seals), putting right LOLER defects raised by the insurance inspectors and keeping your job sheets up to date on the PDA. There's a call-out rota, 1 in 6.

To be considered you must hold an NVQ Level 3 in lift engineering (EOR202 or equivalent), have at least 3 years' experience servicing and repairing lifts and hold a full UK driving licence. A current CSCS card and a knowledge of multi-brand equipment would be a real advantage, as would testing to BS EN 81-20/50. You'll be dealing with the client's customers every day so being polite and presentable is a given.

25 days' holiday plus bank hols, pension, health cash plan, phone and tools. Interviews happening now, so call Dan on the lift desk for a confidential chat. Apex Vertical Recruitment acts as an employment agency and is an equal opportunities employer.`,
  graded: [
    {
      name: 'gareth-route-engineer',
      kind: 'strong',
      low: 91,
      high: 98,
      best: 95,
      why: 'Eight years on a lift maintenance route, still current, with EOR202 NVQ 3, CSCS, clean full licence and multi-brand fault finding: everything asked for.',
      lacks: [],
      cv: `Gareth Pugh
Newport, NP20. Full UK licence (clean, since 2013). 

Work

Severn & Wye Lifts Ltd, Cardiff. Service engineer. June 2018 to date
- Own route, 82 lifts: MRL traction, geared, hydraulic, a few LULA and goods
- Call outs 1 in 5 inc. nights, passenger releases
- Fault finding on Lester, Thames Valley (Lisa/Ethos), ILE, Kone LCE, Otis MCS and older relay boards
- Door operators, re-roping, brake strip and set, ram seals, VFs, shaft encoders, autodiallers
- Close out LOLER cat A and B defects, SAFed LG1 tests with the insurance surveyor
- All sheets done on tablet same day

Oakfield Elevators, Bristol. Apprentice then improver. Sept 2013 to May 2018
- Two years with the mod/installation gang, then mated on service

Tickets
NVQ 3 Lift Servicing & Repair (EOR202), 2017, EAL
CSCS blue skilled, exp 04/2029
EN81-20/50 update, 2023
IPAF 3a 3b, asbestos awareness, first aid at work

References: happy to give names once we've spoken.`,
    },
    {
      name: 'marcia-hospital-craftsperson',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: "Titled estates craftsperson in an NHS trust, but for seven years her whole work has been looking after the hospital's 61 lifts; holds the level 3 in lift servicing and a full licence.",
      lacks: [],
      cv: `MARCIA DELROY-HUNT

Profile
Time-served electromechanical craftsperson. My badge says Estates, but since 2019 I have had one job only: to keep bed, passenger and service hoists moving across a four-site acute hospital.

Career to date

Craftsperson Band 5 (Estates & Facilities), Avonmere Hospitals NHS Trust, Oct 2019 – present
Sole competent person with one mate for 61 elevators (electric rope-driven and oil-driven; Schindler, Thyssen, Stannah and three different independent control panels). I do the monthly and quarterly PPMs, attend when a car is stuck with patients or staff in it, trace the fault from drawings and put it right: safety-chain breaks, car door drives, levelling, overspeed governor tension, UPS packs, landing push PCBs. I change suspension ropes and pump-unit seals with the mate. Following each six-monthly thorough examination I rectify the report and sign it off to the Authorised Person (Lifts) under HTM 08-02. I take my turn on the standby list, one week in five, and drive the trust van between sites.

Electrical fitter / lift mechanic, Bollard Engineering Services, Swindon, Aug 2014 – Sept 2019
Apprenticeship, then maintenance of social-housing lifts for two councils.

Qualifications
EAL Level 3 NVQ Diploma in Electrical and Mechanical Engineering: Lift Servicing & Repair, July 2018
BTEC Level 3 Electrical Engineering
18th Edition, 2022
Driving licence: full, category B

Interests: bell ringing, allotment`,
    },
    {
      name: 'terry-publican-since-2015',
      kind: 'old',
      low: 55,
      high: 69,
      best: 63,
      why: 'Fourteen solid years as a lift service engineer with the NVQ 3 and a licence, but they ended in March 2015 and he has run a pub since: all there, but old.',
      lacks: [],
      cv: `Terence (Terry) Blackmore - Weston-super-Mare - 07700 900 417

After eleven years of running a public house with my wife we have sold up, and I would like to go back to the trade I was trained in.

2015 (April) - 2026 (August): Joint licensee, The Mendip Arms, Axbridge. Freehouse, 9 staff. Ordering, cellar, accounts, repairs about the building.

2001 (January) - 2015 (March): Lift Service Engineer, Pickersgill Lifts (West) Ltd, Bristol. Had my own round of about 90 lifts in Bristol, Clevedon and Weston. Routine greasing, adjusting and cleaning down, breakdowns by day and on the rota by night, released I would guess some 300 people. Hydraulics mostly (GMV, Blain valves), geared traction and a good deal of relay logic; microprocessor boards from Lester and Lift Control Systems later on. Changed ropes, shoes, rollers, door locks and motor bearings. Attended for the insurance man's examinations and cleared his lists. Trained three lads.

1997 - 2000: Electrician's mate, various sites.

NVQ Level 3 Lift Engineering - Service & Maintenance (EOR202), gained 2004.
C&G 236 parts 1 and 2.
CSCS card ran out in 2016. I have kept no lift courses up since leaving.
Full driving licence, no points. Fit and well, passed a medical in September.`,
    },
    {
      name: 'ashraf-disqualified-driver',
      kind: 'denial',
      low: 47,
      high: 60,
      best: 54,
      why: 'Fully qualified and current on lifts, but he states that he is disqualified from driving until November 2027 and the job is a van route.',
      lacks: ['full UK driving licence (disqualified until November 2027)'],
      cv: `ASHRAF KHALIQ | Lift engineer | Southmead, Bristol

KEY POINTS
> 9 yrs on lifts, all of it service and repair
> NVQ L3 (EOR 202) passed 2020, CSCS gold valid to 2028
> Please note: I lost my licence in May this year (18 months ban, back November 2027). I am not able to drive a van until then. I live close to the centre and can do a foot or bike route.

HISTORY

02/2021–now  Lift Service Engineer, Tollgate Vertical Ltd
City-centre route, 58 units, offices + student blocks. MRLs (Kone Mono, Orona, Schindler 3300), some hydros. PPM visits, breakdowns, entrapments. Drives, encoders, door edges, belts, comms to EN 81-28. Repair days with a mate: governor rope swaps, brake linings, new door packages. LOLER remedials. Since May on foot from the depot by agreement, contract for the tower ends at Christmas.

08/2017–01/2021  Apprentice lift engineer, Tollgate Vertical Ltd
Day release, portfolio, all service side.

TRAINING
BS EN 81-20/50 testing (2022) • BS 7255 safe working on lifts (2024) • Manual handling • Emergency first aid

Languages: English, Urdu. Refs available.`,
    },
    {
      name: 'lee-forklift-engineer',
      kind: 'trap',
      low: 13,
      high: 28,
      best: 21,
      why: "A mobile service engineer for fork-lift trucks: 'lift', 'LOLER' and 'call-outs' are there in another trade, with no passenger lift ever worked on.",
      lacks: ['NVQ Level 3 in lift engineering', "3 years' experience servicing and repairing lifts"],
      cv: `Lee Stanaway
Mobile Service Engineer - Lift Trucks

Personal statement: Hard working field engineer with ten years in the lift industry, used to working alone and talking to customers.

Skills: LOLER thorough examination / hydraulics / masts, chains and forks / fault codes / PDA / 24v-80v electrics / LPG and diesel / call-out rota

Employment:
Trident Materials Handling, Avonmouth
Field Service Engineer
11/2019 to present
Look after 140 counterbalance, reach and pallet trucks at warehouses along the M4/M5. Planned maintenance every 500 hours, breakdowns, seal kits on lift and tilt cylinders, lift chain measurement, tyres, traction batteries. Annual LOLER exams to CFTS. Company van, 35k miles a year.

Hobart Plant Hire, Gloucester
Workshop Fitter
07/2016 to 10/2019
Telehandlers, scissor lifts and boom lifts. Pre-delivery inspections and repairs.

Education:
NVQ Level 3 Maintenance and Repair - Lift Truck Mechanics, 2018
CFTS examiner, 2021
7 GCSEs, Severn Vale School

Full UK driving licence, B+E. Counterbalance and reach licences.`,
    },
  ],
};
