/** Lettings manager: the level 3 award, years in residential lettings and a team led decide. */
import type { GradedJob } from '../types.ts';

export const lettingsManager: GradedJob = {
  job: 'lettings-manager',
  title: 'Lettings Manager',
  spec: `Lettings Manager – independent agency, Cheltenham

We look after 640 tenancies from one busy office. You'd run the department: one property manager, two negotiators and an administrator.

What the job involves
* winning instructions: market appraisals and landlord meetings
* supervising the whole tenancy cycle from viewing to check-out, arrears and deposit disputes
* keeping us legal (Renters' Rights Act, right to rent, gas and electrical safety, deposit registration)
* monthly figures to the directors

What we ask
* Propertymark (ARLA) Level 3 in residential letting and property management, or an Ofqual equivalent – essential
* three years or more in residential lettings
* experience of managing a lettings team
* full UK driving licence

Nice to have: HMO licensing, Reapit or Alto, Level 4.

£36k basic, OTE £48k. Saturdays 1 in 3.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Runs a lettings department of five since 2020, level 4, HMOs, Reapit, appraisals and compliance.',
      lacks: [],
      cv: `Farida Rahmani MARLA
Branch Lettings Manager

Hartpury & Stroud Residential, Gloucester
Branch Lettings Manager, 09/2020 to present
Team of five (two property managers, two negotiators, one administrator). 580 managed tenancies, 95 HMO rooms licensed with the city council. About 14 valuations a month, 60% won. Arrears under 1.5%, deposit disputes prepared for adjudication. Moved every tenancy to the new periodic regime and trained the team in the Renters' Rights Act. Monthly P&L report. Reapit.

Lettings negotiator, then senior, same firm, 2015 to 2020

Propertymark Level 3 (2017) and Level 4 (2022) in Residential Letting and Property Management
Full UK licence, own car`,
    },
    {
      name: 'no-reports',
      kind: 'denial',
      low: 57,
      high: 73,
      best: 66,
      why: 'Six years of lettings and the level 3, but nobody has ever reported to him.',
      lacks: ['experience of managing a lettings team'],
      cv: `Callum Frith – Senior Property Manager

Since summer 2020 I've looked after a portfolio of 210 rented homes at Prestbury Lettings, Cheltenham. I handle move-ins, inspections, repairs, arrears, serving notices, check-outs and deposit claims through the TDS and DPS. I also value properties when the manager is away and keep the gas, EICR and right to rent files straight. We use Alto.

Before: lettings administrator at Leckhampton Homes, 2018–2020.

ARLA Propertymark Level 3 Award, passed in 2021. Full driving licence. Mandatory HMO licence applications for six landlords.

I have not managed a team so far. The next step I'm after is a manager's job.`,
    },
    {
      name: 'block-manager',
      kind: 'missing',
      low: 32,
      high: 52,
      best: 43,
      why: 'Manages leasehold blocks and a team; no lettings, no tenancies, no level 3 in them.',
      lacks: ['Propertymark Level 3', 'three years in residential lettings'],
      cv: `Vincent Achebe ATPI
Property Manager (leasehold blocks)

KEY DATES
2021-now   Team Leader, Block Management, Severnside Estates, Bristol
2017-2021  Property Manager, Severnside Estates
2014-2017  Customer service, water company

WHAT I DO
Leads three property managers with 46 blocks, 1,900 leasehold flats. Service charge budgets, section 20 consultations, AGMs of residents' companies, fire risk actions, contractors, insurance claims, ground rent arrears.

QUALIFICATIONS
TPI Level 3 in leasehold block management 2019, Level 4 2022
Full UK driving licence
Software: Qube`,
    },
    {
      name: 'left-2016',
      kind: 'old',
      low: 48,
      high: 68,
      best: 59,
      why: 'Nine years in lettings, the last five as manager, which ended in 2016; a dental practice since.',
      lacks: [],
      cv: `Jacqueline Mott, Tewkesbury. Practice manager at Abbey Dental Care since April 2016: nine staff, rotas, CQC paperwork, complaints, budget of £1.1m. Before that I spent nine years in residential lettings with Cotswold Gate Lettings in Cheltenham, first as negotiator (March 2007 to 2011), then as lettings manager with a team of four until March 2016: 400 tenancies, landlord valuations, inventories, deposits, Section 21 notices, arrears and monthly figures. NFOPP (ARLA) Level 3 Technical Award in Residential Letting and Property Management, 2009. My ARLA membership ended when I left. Full UK driving licence. I miss property and would like to come back; I know the law has changed a great deal and have booked an update day.`,
    },
    {
      name: 'career-changer',
      kind: 'list',
      low: 14,
      high: 35,
      best: 25,
      why: 'A shop manager with the vocabulary of the advert and two tenants of her own.',
      lacks: ['Propertymark Level 3', 'three years in residential lettings', 'managing a lettings team'],
      cv: `ZARA NORTHCOTT
Aspiring Lettings Manager

KEY SKILLS
Lettings | Property management | Market appraisals | Landlord relations | Tenancy cycle | Right to rent | Renters' Rights Act | Deposit registration | Arrears | HMO licensing | Reapit | Team leadership

EXPERIENCE
Store Manager, Pebble & Pine Homeware, Swindon, Feb 2019 to present. 11 staff, stock, targets, complaints.
Supervisor, Costwise Fashion, 2014 to 2019.

Lets one flat of her own through an agent.

TRAINING
Online introduction "How to be a letting agent" (3 hours), 2026. Propertymark Level 3: enrolled, first unit in progress.
Full UK driving licence`,
    },
  ],
};
