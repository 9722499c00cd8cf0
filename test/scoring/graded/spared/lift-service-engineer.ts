/** Lift service engineer, south London: a Level 3 lift qualification, three years on the tools and a driving licence decide it. */
import type { GradedJob } from '../types.ts';

export const liftServiceEngineer: GradedJob = {
  job: 'lift-service-engineer',
  title: 'Lift Service Engineer',
  spec: `LIFT SERVICE ENGINEER - SOUTH LONDON / CROYDON - PERM - GBP 52k basic + van + call-out (OTE 63k)

Our client, an independent lift company with a route of traction and hydraulic passenger lifts in council blocks and offices, needs another engineer. Monday to Friday, one week in six on the rota.

You MUST have:
- NVQ Level 3 in lift engineering or an equivalent Level 3 lift qualification
- min 3 years servicing and repairing passenger lifts on your own route
- full UK driving licence (van is manual)

Good to have: EOR202 / TAR, entrapment release, fault finding on Lester, Thames Valley or Kollmorgen controllers, knowledge of SAFed LG1 tests, Lingfield-type doors, CSCS or LEIA skills card.

What is on offer: door-to-door pay after the first half hour, 25 days plus bank holidays, pension, tablet, uniform, training on new kit. You will work alone most of the time and report to a service supervisor, so tidy logbooks and decent manners with tenants matter.

DBS check before start. Call Rhian in the Croydon office or send your CV. No CVs from agencies please. If you have heard nothing within ten days you have not been shortlisted this time.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Level 3 lift NVQ, eight dated years on his own service route until today, clean licence and most of the extras.',
      lacks: [],
      cv: `GARETH ILLINGWORTH
Mitcham, Surrey | full clean driving licence (manual) since 2012

Passenger lift engineer on service, repair and breakdown.

EMPLOYMENT
Pinnock & Dray Lifts Ltd, Sutton - Service Engineer, 04/2018 to date
* Own route of 84 units, mostly 8 and 13 person hydraulics and geared/gearless traction in housing association blocks. Two visits a month on the busy ones.
* Callbacks on the route down from 31 to 14 a quarter after I re-roped, re-levelled and changed door gear on the worst six.
* Repairs with a mate: ram seals, brake linings, suspension ropes, door operators, governor and safety gear.
* Faults on Lester Pathfinder and Thames Valley Ethos controllers traced from drawings; drive parameters on KEB and Yaskawa.
* LG1 supplementary tests with the insurance surveyor. Releasing trapped passengers; one week in five on standby.

Halloway Elevators, Bromley - Improver then Engineer, Sept 2014 - March 2018
* Apprentice out of time in 2016; small service round in Lewisham from then on.

QUALIFICATIONS
EAL Level 3 NVQ Diploma, lift and escalator servicing (2016)
EOR202 Electrical, and Testing After Repair (TAR) 2021
LEIA safety passport and CSCS gold, both to 2028
Enhanced DBS, March 2025`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 83,
      why: 'Titled estates technician, but five dated years show that she alone keeps 27 hospital lifts, with the Level 3 lift diploma and a licence.',
      lacks: [],
      cv: `Marcia Oduya - Estates Technician (Electrical)
Thornton Heath. Drives: full UK, cars and vans to 3.5 t.

Wellmead Hospitals Trust, Estates and Facilities, since August 2021
My contract says electrical technician. In practice I am the trust's in-house person for vertical transport: 27 cars over three sites, eleven of them bed lifts, four hydraulic goods-passenger.
- Six-weekly planned visits to every car, following a plan I wrote myself: machine room, shaft, pit, landing equipment, levelling, alarm line.
- Breakdowns: diagnose down to component, replace door operator belts, lock contacts, encoders, brake coils, contactors. Outside firm comes in only for re-roping.
- Modernised two controllers to Kollmorgen MPK with the supplier in 2024 and commissioned them.
- Freed 60-odd stuck passengers; train porters in hand winding under permit.
- Thorough examination defects (LOLER) closed within target in 19 of the last 20 quarters.

Before that
2017-2021 Brightwell Lifts, Purley: apprentice, then junior engineer, council flats in Sutton and Merton.
2013-2017 Kitchen fitter's mate and agency work.

Papers
City & Guilds / EAL Level 3 Diploma in Lift Maintenance and Repair, finished July 2020
18th Edition BS 7671
HTM 08-02 Authorised Person (Lifts), appointed 2023`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 67,
      why: 'A first-rate lift engineer who states that he is disqualified from driving, which a mobile route needs.',
      lacks: ['full UK driving licence'],
      cv: `Tobias Renwick
Streatham, London SW16

I have looked after lifts for eleven years, nine of them with a round of my own.

Jan 2021 - present: Carrow Lift Services, Central London walking route
I cover 46 traction lifts in offices between Holborn and Liverpool Street on foot and by Tube. Monthly service visits, small repairs alone and the larger ones with a partner: machines, ropes, diverters, guide shoes, door locks. Controllers are mainly Lester, ILE and Thames Valley. Last year 97.8 % of the units were in service. I am the person the two apprentices phone.

June 2015 - Dec 2020: Bexmoor Elevators, Orpington
Apprentice to begin with; from autumn 2017 my own units in local authority housing, hydraulic and traction, with one week in four on the call-out rota.

Training
NVQ Level 3 Lift Engineering (EAL), 2018
EOR202 units for electrical work and for mechanical work
LG1 witness tests with insurers
First aid at work, to 2027; asbestos awareness; IPAF

Please note on transport: I do not hold a driving licence at present. I was disqualified in May 2025 and cannot apply to get it back before May 2028. I get about on public transport, and would gladly talk about a town centre round.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 14,
      high: 30,
      best: 22,
      why: 'His lifts are fork trucks and scissor platforms: same word and a van licence, but not one passenger lift or lift qualification.',
      lacks: ['Level 3 lift engineering qualification', '3 years servicing passenger lifts'],
      cv: `DEAN FALLOWFIELD
Field Service Engineer - Lift Trucks
Croydon CR0 | Full UK licence, no points

PROFILE
Mobile service engineer with twelve years on lift equipment in the south east. Own van, own patch, used to working without anyone over my shoulder.

CAREER
2019 - present | Hartnoll Materials Handling, Dartford | Service engineer
- Servicing and repairing counterbalance trucks, reach trucks, VNA and order pickers for around 40 customers.
- Lift chains, lift cylinders, tilt rams and mast rollers; hydraulic leaks; Curtis controllers; battery care.
- LOLER thorough examinations as CAP-registered examiner.
- First-time fix of 88 % last year.

2014 - 2019 | Sheerwater Access Hire, Crawley | Workshop fitter
- Pre-delivery inspection and repair of scissor lifts, boom lifts and two-post vehicle lifts.
- Weekend breakdown rota.

EDUCATION AND TICKETS
Level 3 NVQ Diploma in Lift Truck and Powered Access Engineering, 2017
IPAF 3a/3b and PAL+, to 2029
RTITB counterbalance and reach
CSCS blue card

INTERESTS
Banger racing, grassroots football coach`,
    },
    {
      name: 'overlap',
      kind: 'overlap',
      low: 50,
      high: 66,
      best: 58,
      why: 'Qualified and licensed, but his "four and a half years" are three jobs run side by side since February 2025: 21 months on lifts.',
      lacks: ['3 years servicing and repairing passenger lifts'],
      cv: `Kofi Brandreth, lift engineer, Norbury SW16

SUMMARY
Four and a half years of lift servicing and repair across three companies. Level 3 qualified. Full UK manual licence since 2016.

LIFT EXPERIENCE
Service engineer, Marlpit Lifts, Wallington (02/2025 - now)
   38 units, hydraulic passenger lifts and a handful of MRL tractions. Fortnightly and monthly visits, door adjustments, landing lock faults, oil changes, callouts in the day.
Weekend standby engineer, Quill Elevators, Croydon (05/2025 - now)
   Saturdays and Sundays. Stuck passengers, door faults, resets and temporary repairs, handing back to the weekday man.
Repair assistant, evenings, Stanyard Lift Repairs, Epsom (08/2025 - 10/2026)
   Second pair of hands on re-roping and ram packing jobs.

BEFORE LIFTS
Royal Electrical and Mechanical Engineers, Vehicle Electrician, 2015 - 2024, left as Corporal

CERTIFICATES
EAL Level 3 NVQ Diploma Lift Servicing, September 2026 (army units counted towards it)
EOR202 Electrical, 2026
CSCS, Enhanced DBS

REFERENCES on request from all three employers`,
    },
  ],
};
