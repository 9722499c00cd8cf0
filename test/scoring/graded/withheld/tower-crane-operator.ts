/** Tower crane operator, Ontario: the 339C ticket, five years in the seat and Working at Heights in date. */
import type { GradedJob } from '../types.ts';

export const towerCraneOperator: GradedJob = {
  job: 'tower-crane-operator',
  title: 'Tower Crane Operator (339C)',
  spec: `2 x TOWER CRANE OPERATORS - GTA HIGH-RISE - START JAN 11 2027

Our client, a forming contractor, is putting up twin 48-storey towers on Hurontario in Mississauga. Two Comansa flat-tops now, one luffer from the spring. 50 hrs/wk, steady to fall 2028.

Rate: ICI scale + height money. Weekly pay.

What gets you the call:
- Ontario Certificate of Qualification, 339C, active. We check the public register. No ticket, no interview.
- Minimum 5 yrs in the seat on tower cranes, forming or precast
- Working at Heights card in date (3 yrs, you know the drill)
- Comfortable with blind picks by radio, flying forms and concrete buckets
- Logbook kept daily, pre-use checks done properly

Helps, not a deal breaker:
- Luffing jib time
- Climbing / jumping crew experience
- Local 793 member in good standing
- WHMIS, Standard First Aid
- Portuguese or Italian

Drug and alcohol policy on site. Own boots and harness. Must be OK with a 60 m ladder climb each morning - no lift until floor 20.

Text or email resume to Dale, Ironbridge Trades Staffing. References from two site supers will be asked for. Only those shortlisted get a call back.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: '339C since 2016, ten years on GTA towers with flat-tops and luffers, Working at Heights from 2025, 793 member.',
      lacks: [],
      cv: `TONY CARVALHO-REIS
Brampton ON

Tickets
339C Tower Crane - C of Q, Skilled Trades Ontario, issued 05/2016, active
Working at Heights - refreshed April 2025
WHMIS 2026 / Standard First Aid + CPR C 2025
IUOE Local 793 since 2013

Jobs
Verral Forming, operator, Feb 2021 to now
  Cumberland Sq. 42 fl, Comansa 21LC, 3-day cycle, flying tables
  Wellesley + Bay 61 fl, two Jaso luffers in each other's swing, zone limits set up w/ the super
  most picks blind from fl 15 up, radio only
  in on 6 climbs with the jump crew

Halton Precast Erectors, operator, June 2016 - Jan 2021
  Liebherr 280 and Potain MD 365, precast garages, panels to 9 t, 2 hospitals

Halton Precast, apprentice (339C) 2013 - 2016
  swamper, rigger then seat hours, 3000+ hrs logged

Clean log books, can bring them. English, Portuguese.
Supers who will talk: Mike D. (Verral), Sandro P. (Halton).`,
    },
    {
      name: 'hammerhead-words',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 88,
      why: 'The ticket, the years and the fall-protection course all shown under other names: hoisting engineer, hammerheads, cab.',
      lacks: [],
      cv: `Resume of Kirsten Lindqvist, Hoisting Engineer

After a start as a rodman I moved up the mast in 2017 and have stayed there. I hold the Ontario provincial trade certificate as Hoisting Engineer in the tower branch (granted October 2017, renewed with Skilled Trades Ontario this spring, membership class journeyperson).

From November 2017 until August 2022 I ran hammerheads for Pellerin Concrete Structures in Ottawa: six condominium buildings between 22 and 35 levels. Gang forms, fly tables, one-yard and two-yard pots all day on pour days. Hand signals when I could see the deck, headset when I could not, which was most of the time.

In September 2022 I came to Toronto for Dunmore Structures. Two machines since: a flat-top on the Mimico waterfront, and from January 2025 a luffing unit on a tight lot beside the rail corridor, with Metrolinx lift plans for each heavy load. I do the morning inspection, wind log and operator's book myself and have never had a load incident.

Other papers: provincial fall-arrest training for construction (the approved one-day course and the refresher, last on 14 January 2026), hazardous materials labels, first aid, confined space. Card-carrying operating engineer, Local 793.

The climb is my gym membership.`,
    },
    {
      name: 'heights-card-2023',
      kind: 'lapsed',
      low: 61,
      high: 74,
      best: 70,
      why: '339C and nine strong years, but the Working at Heights card dates from February 2023 and ran out in February 2026.',
      lacks: ['Working at Heights card in date'],
      cv: `Name: Gurdeep "Gary" Bains
Trade: Tower Crane Operator, Ontario C of Q 339C (2017, active)
Union: Local 793, book in good standing

Experience
| From | To | Company | Crane | Work |
| Sep 2017 | Nov 2019 | Lakeview Forming | Potain MDT 219 | 28-storey rental, flying forms, buckets |
| Nov 2019 | Mar 2023 | Lakeview Forming | Liebherr 250 EC-B | 3 towers Vaughan, blind picks by radio |
| Apr 2023 | Jul 2026 | Kestrel High-Rise | Comansa 16LC, Favelle luffer | King West 50 floors, tight site |
| Aug 2026 | now | between jobs, Kestrel topped off | | looking after my dad |

Training record
WHMIS - May 2025
Working at Heights - February 2023
Standard First Aid - June 2024
Propane in construction - 2022
Traffic control - 2021

Daily logs complete. Helped on four climbs. Zero lost time. Drug and alcohol testing no problem. Speak Punjabi, some Italian from the forming crews. Ready for January.`,
    },
    {
      name: 'london-operator',
      kind: 'foreign',
      low: 53,
      high: 68,
      best: 61,
      why: 'Fourteen years on London towers with a UK card and a fresh Working at Heights, but the Ontario certificate is only applied for.',
      lacks: ['Ontario Certificate of Qualification, 339C, active'],
      cv: `DARREN OKAFOR-WEBB
Etobicoke, Ontario (permanent resident, landed July 2026)

SUMMARY
Fourteen years on tower cranes in central London, saddle jib and luffing, concrete frame and precast cores up to 62 floors.

CARDS AND COURSES
CPCS blue card A04A Tower Crane, trolley jib and A04B luffing jib, expires 2029
NVQ Level 2 Plant Operations (tower crane)
Slinger/signaller A40
Working at Heights, Infrastructure Health & Safety Association, Toronto, 2 September 2026
WHMIS, September 2026
Skilled Trades Ontario: trade equivalency assessment for 339C sent in August, waiting on the exam date

EMPLOYMENT
2018 - June 2026  Select Lifting Ltd, London. Operator on Nine Elms (Comansa 21LC550, Jaso J138 luffers), Canada Water, Old Street. Radio work with three slingers, jump forms, concrete skips, table forms. Familiarised on twelve types. Wrote the near miss that changed the site radio rule.
2012 - 2018  Redmayne Cranes, Essex. Operator, mostly Potain and Terex, housing towers and a stadium roof.
2009 - 2012  Labourer, then slinger

Happy with ladders, I have done 80 m without a lift. References from lift supervisors on both jobs.`,
    },
    {
      name: 'mobile-339a',
      kind: 'missing',
      low: 34,
      high: 50,
      best: 43,
      why: 'Certified for the other class: eleven years on mobile cranes with 339A, no tower ticket and no tower time.',
      lacks: [
        'Ontario Certificate of Qualification, 339C, active',
        'Minimum 5 yrs in the seat on tower cranes',
      ],
      cv: `Brent Kowalchuk - Crane Operator

Objective: get on a long high-rise job in the GTA, tired of living in motels.

Certificate of Qualification 339A (Ontario), active, 2015
Local 793
Working at Heights, November 2025
First aid, WHMIS, DZ licence

Experience

Northgate Crane Rental, Barrie - Operator - 2019 to present
90 t to 300 t all-terrains (Grove GMK, Liebherr LTM). Taxi work and long jobs: rooftop units, steel, bridge girders on the 400, wind farm assist. Assembled and dismantled about 25 tower cranes with the assist crane, so I know the sections, pins and climbing gear well. Blind picks over buildings by radio. Lift plans, log book, annual inspections.

Simcoe Boom & Hoist - Operator - 2015 to 2019
Boom trucks, 60 t RT, precast stairs and slabs on low-rise forming jobs, concrete buckets.

Simcoe Boom & Hoist - Apprentice - 2012 to 2015

Clean abstract. Available on two weeks' notice. References: Northgate dispatcher, site supers.`,
    },
  ],
};
