/** Quantity surveyor, civils main contractor: QS or commercial degree, five years on the contractor's side, NEC contract administration. */
import type { GradedJob } from '../types.ts';

export const quantitySurveyor: GradedJob = {
  job: 'quantity-surveyor-worded',
  title: 'Quantity Surveyor (Water & Highways frameworks)',
  spec: `Garrowby Civil Engineering is a privately held main contractor with a turnover of £190m, offices in Wetherby and Stockton, and a place on four water and highways frameworks until 2032, and because of that we're looking for a Quantity Surveyor to join the Yorkshire commercial team under Ruth Penhale, who will be glad to tell you over a coffee how it really is. You will have three or four live schemes at a time of between £1m and £12m, pumping stations, rising mains, junction improvements, the odd bridge refurbishment, and you'll look after their commercial life from tender handover until the final account is agreed: procuring subcontractors, measuring and valuing, applications and forecasts, cost value reconciliation each month, notifying early warnings and pricing compensation events, since everything we do is under NEC3 or NEC4, chiefly options A and C, and someone who has not administered an NEC contract on live work would drown, so we do ask for that. You should hold a degree in quantity surveying, commercial management or a close relation of these (the framework agreements name it for the post and our bids list it, an HNC does not count, we have tried), and have at least five years behind you of doing this on the contractor's side, main or large subcontractor, rather than in a consultancy. Things which would make us smile: MRICS or well on the way to it, CEMAR or similar, knowledge of CESMM4 and of defined cost disallowances, COINS, a year or two in water. You will need to get about the sites, most people drive, pool cars are to be had, and two days at home are normal. We pay between £55,000 and £66,000 depending, plus car allowance £5,400, 26 days and a scheme by which you buy or sell five, a pension with 8 % from us, a sabbatical after ten years that people do take, and paid professional subscriptions. Garrowby is a Disability Confident employer and welcomes applications from returners; please send a CV (no cover letter, nobody reads them) to careers before 4 December.`,
  graded: [
    {
      name: 'framework-qs',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'QS degree, eight years with civils contractors, NEC3 and NEC4 options A and C on live water and highways work, MRICS.',
      lacks: [],
      cv: `HANNAH OYELARAN-FIELD BSc MRICS, Leeds

Quantity Surveyor / Senior QS
Dunmore Civils Ltd, Wakefield, Feb 2021 to date
- Yorkshire water AMP7/AMP8 work: 14 schemes done, £0.8m to £9m, NEC4 ECC option C with a 50/50 pain gain
- CEs: about 260 quoted and implemented on the last programme, on CEMAR, average 17 days to agreement
- subbie procurement, options A subcontracts, monthly assessments, final accounts
- CVR to the board on COINS; spotted £310k disallowed labour before the client's auditor did
- mentor of two apprentices

Quantity Surveyor
Hessle Highways (a Tolland Group company), Hull, July 2018 to Jan 2021
- NEC3 A and C, two junction schemes on the A63 and term maintenance call-offs; measured to MMHW and CESMM4
- took over the accounts of a failed earthworks subcontractor

Assistant QS
same, 2016 (placement) and July 2017 to June 2018

Northumbria University, BSc (Hons) Quantity Surveying, First, 2017
MRICS since Nov 2022 (APC infrastructure)
Full licence. Fell running, two small boys, a very slow loft conversion.`,
    },
    {
      name: 'rail-commercial-engineer',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'Titled commercial engineer in rail: a commercial management degree and seven contractor years of quoting CEs by clause number, all in other words.',
      lacks: [],
      cv: `Callum Prentice-Mbeki
York

Commercial engineer, permanent way and structures. I do the money for people who build railways.

Ousemoor Rail Infrastructure - Commercial Engineer, then Senior from 2023 - Sept 2019 to now
Multi-disciplinary packages, £2m-£15m, target cost and lump sum, for Network Rail and a combined authority. I write the 61.3 notices, build the people/plant/materials schedules behind them, sit opposite the client's PM until it is agreed, and chase the programme acceptance that everyone forgets. Kept the share calc honest through an overspend of 9 % on a footbridge contract. Let and closed 60-odd subcontracts: piling, steel, E&P, fencing. Period-end earned value against cost, explained to engineers in plain words. Settled four final accounts, one at mediation.

Kirkwell Piling - Graduate surveyor (commercial) - Aug 2017 to Aug 2019
Subcontractor's end. Applications, variations, pay less notices, remeasure of CFA piles on DN jobs under the short contract and main subcontract form.

Loughborough, Commercial Management and Quantity Surveying, BSc (Hons) 2:1, 2017, with a year at a housebuilder

Tools: CEMAR, FastDraft, Excel until it squeaks, P6 reader
Chartership: submission planned for spring
PTS, driving licence, grade 7 trombone`,
    },
    {
      name: 'hnc-veteran',
      kind: 'missing',
      low: 58,
      high: 72,
      best: 65,
      why: 'Twenty years of contractor’s NEC surveying at a high level, but his highest paper is an HNC, which the advert excludes by name.',
      lacks: ['a degree in quantity surveying, commercial management or a close relation of these'],
      cv: `Name: Neil Hebblethwaite. Home: Thirsk.

From 2013 to the present day I have been employed by Swale & Ure Contracting, Northallerton, first as Quantity Surveyor and, since 2018, as Senior, looking after water, flood defence and highway schemes. The biggest was the Malton flood walls, £11.4m, option C. I've had every sort of NEC argument there is, from the clause 60.1(12) ground at Pickering (we won) to weather days in February (we did not). Early warnings and quotations go out of my office within the time bar or I want to know why. Three junior surveyors have come through my hands and two of them are now chartered. COINS for costs. CESMM3 and 4.

Between 2005 and 2013 I was with Pennine Pipelines, Skipton, as Assistant Surveyor and then Surveyor. Rising mains, no-dig, service reservoirs. ICE 6th and 7th at first, then NEC2 and NEC3.

I began as a trainee site engineer at the same firm in 2001.

Education: HNC in Civil Engineering, Bradford College, day release, 2004. NEC4 Project Manager accreditation, 2020. Numerous CPD days.

I sit on the parish council, keep Swaledale sheep on eleven acres and hold a clean licence. My notice is three months but they are decent people.`,
    },
    {
      name: 'pqs-consultant',
      kind: 'adjacent',
      low: 44,
      high: 58,
      best: 51,
      why: 'Chartered, degree and nine years, but all with a cost consultancy on JCT buildings; neither contractor side nor NEC.',
      lacks: [
        "at least five years behind you of doing this on the contractor's side",
        'administered an NEC contract on live work',
      ],
      cv: `Priyanka Walmsley MRICS
Associate, Cost Management

EXPERIENCE
Feather & Groom LLP, Manchester, 2017 - present
Graduate, Surveyor (2019), Senior Surveyor (2021), Associate (2024)

Selected commissions
• Salford, 22 storey residential, £62m, JCT D&B 2016: elemental cost plans RIBA 1-4, tender analysis, monthly valuations and final account for the developer
• NHS Trust, endoscopy unit, £14m: employer's agent, cost reporting to the programme board. Procured through P23, my part ended at the business case
• University of Lancaster, refurbishment, £9m, JCT intermediate
• FF&E procurement for two hotels
• Insurance reinstatement valuations for a portfolio of 61 churches
• Leeds, Grade II* mill to 140 apartments, £27m, two-stage tender: pre-construction services agreement, package-by-package negotiation, risk workshops, contingency drawdown report each month to the funder
• Chester, independent school sports hall, £5.2m, JCT standard with quantities: measured the whole bill myself as a graduate, so I can still do it
• Monitoring surveyor for two lenders on a dozen residential developments, drawdown certification, site visits
• Due diligence report on a distressed contractor's work in progress; interviewed its surveyors, which taught me a good deal about how the other side thinks

Within the firm: run the graduate academy (nine people), wrote the Manchester office's fee bid template, chair the social value group, line manage three.

Skills
NRM1 and NRM2 measurement, CostX, benchmarking, life cycle costing, dispute support (expert's assistant on one adjudication)

EDUCATION
BSc (Hons) Quantity Surveying, Liverpool John Moores, 2:1, 2017
MRICS 2020; APC assessor since 2024

I'm interested in moving to infrastructure and across to delivery, where the decisions get made. In my spare time I sing with a gospel choir and run an Instagram account about brutalist car parks (11k followers).`,
    },
    {
      name: 'second-jobber',
      kind: 'years',
      low: 52,
      high: 66,
      best: 60,
      why: 'Right degree, right frameworks, NEC4 option C daily, but with the contractor for less than three years after a lengthy unrelated career.',
      lacks: ["at least five years behind you of doing this on the contractor's side"],
      cv: `MATTHEW COLLINGHAM  -  Assistant Quantity Surveyor

Harrogate · clean driving licence · 34

01/2024 - today   Tadcaster Construction & Civils plc
Assistant QS, water division. AMP8 storm overflow programme. NEC4 option C main contract, option A subs.
> valuation of six concrete, pipework and MEICA subcontractors each month
> first drafts of compensation event quotations and the cost build-ups (62 to date); 9 scheme CEs led by me end to end
> defined cost audit pack, nil disallowed in Q2
> CVR support, CEMAR superuser
> runs a £1.6m kiosk and tank scheme alone since March

09/2020 - 12/2023   part-time student & weekend bar manager, The Malt Shovel

10/2011 - 08/2020   The Bramham Hotel Group
Bar supervisor, later Food & Beverage manager. Budgets of £1.2m, stock-takes, 40 staff, supplier contracts and rebates.

Education
Leeds Beckett University, MSc Quantity Surveying (RICS accredited), merit, 2023
University of Hull, BA Business, 2:2, 2011

Memberships: RICS candidate, APC 2027. NEC Users' group Leeds.
Other: black belt in judo, Spanish B1`,
    },
  ],
};
