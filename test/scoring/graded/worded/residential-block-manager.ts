/** Residential block manager, north-west England: membership of TPI or RICS, three years of leasehold blocks with service charges, car driver. */
import type { GradedJob } from '../types.ts';

export const residentialBlockManager: GradedJob = {
  job: 'residential-block-manager',
  title: 'Property Manager, Residential Blocks',
  spec: `Mulgrave Estates (Manchester) Ltd
Block and Estate Management

PROPERTY MANAGER for a portfolio of 18 developments, 740 units, from two converted mills in Ancoats to estates of houses in Warrington and Northwich

We are a family firm of 34 and manage for resident management companies, RTMs and three freeholders. We keep portfolios small, so people stay: the average is eight years. Phil retires in February and we would like a month of overlap.

What you would look after
Budgets and service charge demands with our accounts team; year end packs; arrears with the solicitors. Directors' meetings and AGMs, about thirty evenings a year. Site inspections, each block every six weeks. Major works: specification with the surveyor, consultation under section 20, tenders, works. Fire risk assessments and their actions, remediation funding, two higher-risk buildings with safety case reports. Insurance claims. LPE1 packs. Contractors, caretakers, lifts, drains, parking rows and one very determined heron.

What you must bring with you
You hold AssocTPI or MTPI (formerly AIRPM/MIRPM) or AssocRICS/MRICS; lenders and our PI insurers ask for it. You've managed blocks of leasehold flats for not less than three years, with budgets of your own. Experience only of lettings or build to rent is not what we are after here. Own car and full licence: Northwich at nine in the evening is not possible otherwise.

What would please us
Building Safety Act in practice. Qube or Dwellant. Having chaired a stormy AGM. IOSH.

What you get
42 to 50k by experience, car allowance 4,200, mobile, subs paid, Fridays from home, 26 days and time off for every evening meeting.

Equality matters here, we're a Living Wage employer, and dogs are usual. CVs to Anita Mulgrave, who answers all of them herself, by the 30th.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'MTPI with eight years of mixed leasehold portfolios in Greater Manchester to date, section 20, two higher-risk buildings, evening AGMs, car.',
      lacks: [],
      cv: `Rukhsana Dalgleish MTPI | Sale, Cheshire | full licence, Skoda Fabia

RBM Northern LLP, Manchester — Senior Property Manager — Jan 2021 to date
— 14 sites, 690 flats and houses, RMC and RTM clients, service charge spend 2.3m
— Own budgets, variance at year end within 4% five years out of six
— Seven sets of qualifying works consulted and finished: roofs 410k, lifts 2 x 160k, cladding at Irwell Reach under the Building Safety Fund 6.8m
— Two HRBs: registered, safety case reports submitted, resident engagement strategy, BAC application called in and granted 2026
— FRA actions overdue: from 96 to 3
— Chaired about 120 evening meetings. One ended with the police
— Qube PM, Dwellant, Fixflo

Gorton & Wythe Estates — Assistant then Property Manager — Aug 2016 to Dec 2020
— Assistant to Sept 2018, then nine small blocks of my own (210 units)

Debenhams, visual merchandiser, 2011 to 2016

AIRPM 2017, MIRPM 2020 (now MTPI). IOSH Managing Safely 2022. Level 4 Leasehold Management
BA Textile Design, Manchester Met 2011

Trail running, patchwork, school governor`,
    },
    {
      name: 'housing-association-leasehold',
      kind: 'synonym',
      low: 77,
      high: 91,
      best: 84,
      why: 'Home-ownership manager of a housing association: shared owners and right-to-buy flats, estimates, statutory notices and tall buildings for six years, an associate of the RICS, drives; has not worked for resident companies.',
      lacks: [],
      cv: `TERENCE OKAFOR-LISLE

Post: Homeownership Services Officer, later Patch Lead (East)
With: Weaver Valley Homes, Winsford. From 3 February 2020 to the present day

The association sold a good many flats, some to tenants under the Right to Buy and others in part shares, and in all of those someone has to look after the roof, the lift and the bill. On my patch that is me: 31 buildings with 905 owners in Northwich, Runcorn and Widnes. Each January I put together next year's estimate for every building and in September the actual, send both and then answer the phone for a month. I wrote out and served the three-stage notices for 22 schemes of repair and for a long-term lift agreement; been to the First-tier Tribunal four times and lost once (fairly). One 19-storey tower is on the Regulator's list: I am named in the residents' strategy there, keep the golden thread folder and walk it monthly with the fire officer. Permission to alter, sub-let, assign; sellers' packs; cover and claims with the block policy; ground rent; garden disputes of biblical length. I go out most days in my own car and hold an evening surgery each month, plus the yearly open meeting.

2013-2020: Halton Lettings, lettings negotiator, then manager.

Letters: RICS, associate pathway Residential (real estate agency and leasehold), enrolled January 2023. CIH level 3.

Married, three. Pigeons. School: Wade Deacon, Widnes.`,
    },
    {
      name: 'no-car',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 68,
      why: 'ATPI with six years of city-centre blocks, section 20 and higher-risk buildings; she goes about by tram and bicycle and no licence or car is shown.',
      lacks: ['Own car and full licence'],
      cv: `BRYONY TAVERNER-COLE
Property manager, Castlefield, M3

Since 2020 I've looked after tall and old buildings within 25 minutes' ride of Piccadilly.

EXPERIENCE
Quayline Residential, Salford Quays
Property Manager, September 2022 onwards
6 developments, 812 apartments. RMC boards and one offshore freeholder. Budgets 2.9m in total. Section 20 for windows, riser doors, communal boilers and a heat network (metering regs!). Five HRBs with principal accountable person's safety cases; waking watch ended at two of them. EWS1s. ARMA/TPI audit, no majors. Concierge teams of nine.

Deansgate Block Management
Property Manager, March 2020 to August 2022
11 conversions, 290 flats, own budgets, AGMs by Zoom then in pubs, tribunal witness twice, RTM handovers.

Deansgate Block Management
Administrator, June 2018 to February 2020
LPE1s, keys, minutes

CREDENTIALS
Associate of The Property Institute (AIRPM 2020, now AssocTPI), Level 4 diploma in progress
NEBOSH Fire 2024
BSc Geography, Salford, 2018

SYSTEMS
Qube Horizon, Dwellant, Planon, Signable

TRAVEL
Year pass for Metrolink and a cargo bike which carries two boxes of AGM papers and the dog

Volunteer: canal clean-up on Saturdays`,
    },
    {
      name: 'lettings-manager',
      kind: 'adjacent',
      low: 34,
      high: 49,
      best: 42,
      why: 'Propertymark lettings and build-to-rent manager who drives: inspections, fire assessments and contractors carry over, but no leaseholders, service charges or TPI/RICS.',
      lacks: [
        'You hold AssocTPI or MTPI (formerly AIRPM/MIRPM) or AssocRICS/MRICS',
        "You've managed blocks of leasehold flats for not less than three years, with budgets of your own",
      ],
      cv: `Curtis Ballantyne MARLA
Residential Property Manager, block of 380 apartments

Dynamic block manager with 11 years in the residential property sector.

General Manager, The Lanyard (build to rent, 380 apartments, 24 floors), Salford
LivWell Communities, April 2021 to present
• Full P&L 5.4m rent roll, occupancy 97%
• Team of 9 on site, concierge and maintenance
• Opex budget, planned works, lifts, sprinkler refit
• FRA actions, HRB registration data supplied to asset manager
• Resident events: yoga, pizza, dog show
• Renters' Rights Act readiness: periodic tenancies from 1 May 2026, rent increases, ombudsman
• Yardi, Fixflo, Spike app

Lettings and Property Manager, Cobden Gray Estate Agents, Warrington
2015 to March 2021
• 240 managed houses and flats, ASTs, inventories, deposits (TDS), section 8 and 21
• Section 11 repairs, gas and EICR certificates
• Liaison with the managing agents of blocks for leaks and invoices

Qualifications
ARLA Propertymark Level 3 Residential Letting 2016, member since
IOSH Managing Safely 2023
HMO licensing course

Full licence, Audi A1
Five a side, grime DJ, mentor with Prince's Trust`,
    },
    {
      name: 'seed-scientist',
      kind: 'unrelated',
      low: 0,
      high: 13,
      best: 6,
      why: 'A plant geneticist turned seed-trials technician with a car; meticulous and likeable, but nothing touches buildings, leaseholders or the institutes.',
      lacks: [
        'You hold AssocTPI or MTPI (formerly AIRPM/MIRPM) or AssocRICS/MRICS',
        "You've managed blocks of leasehold flats for not less than three years, with budgets of your own",
      ],
      cv: `Dr Philippa Nightingale-Osei
Knutsford, Cheshire

Education
PhD, Plant Genetics, University of East Anglia, 2013 (thesis: vernalisation in winter oilseed rape)
BSc Biology, first class, York, 2009

Employment

Field Trials Scientist, Arden Seeds Ltd, Nantwich, March 2018 to present
I lay out and record about 900 trial plots of wheat, barley and beans on nine farms between Northwich and Shrewsbury. Randomised blocks, four replicates, split plots where fungicide is tested. Drilling and harvest with the small-plot combine, quadrat counts, drone imagery, disease scores, moisture and specific weight. Statistics in Genstat and R. I write the variety reports and speak at two open days each summer.

Postdoctoral researcher, Norwich, 2013 to February 2018
Crosses, marker development, glasshouse of 1,400 pots, three papers as first author

Demonstrator, UEA, first year genetics practicals, 2010 to 2013

Other
Full driving licence, own Berlingo, trailer test. PA1 and PA6 sprayer certificates. Drone: A2 CofC.
Languages: French B1
Skills: planning, accurate records, patience with weather and farmers, public speaking

My husband and I have lately bought a flat and I found the whole business of how it is looked after so interesting that I should like a change. Moth trapping, baking, and a swift-counting rota at the reservoir.

Referees: Prof. A. Lindqvist; Mr J. Arden`,
    },
  ],
};
