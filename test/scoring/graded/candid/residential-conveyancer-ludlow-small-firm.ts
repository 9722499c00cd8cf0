import type { GradedJob } from '../types.ts';

export const residentialConveyancerLudlowSmallFirm: GradedJob = {
  job: 'residential-conveyancer-ludlow-small-firm',
  title: 'Residential Conveyancer',
  spec: `RESIDENTIAL CONVEYANCER, LUDLOW

Four-partner high street firm. Marian retires at Easter after 31 years and we need somebody to take over her files.

You must be entitled to practise here: solicitor of England and Wales, CLC licensed conveyancer, or CILEX authorised in conveyancing. Current certificate please, not "about to qualify".

You must have run your own residential files, sale and purchase, from first letter to post-completion, for three years or more. We don't have a team behind you: one secretary, shared.

You must be comfortable with unregistered title. Half of what crosses the desk round here is a biscuit tin of deeds and a farmhouse that last changed hands in 1961. If you have never done a first registration this is not the job for you.

Typical load 45 to 55 matters. Some leasehold, a few new builds, the odd smallholding, transfers of equity for the family department. Clients come in through the door and expect to see you.

Handy but not needed: LEAP, septic tanks and private water, agricultural ties, lender panel experience, a car.

£42,000 to £50,000, 25 days, parking, one day at home once settled. Closed between Christmas and New Year.

CV and a few honest lines to Hugh Prosser, Prosser Lacon & Tew. No agencies.`,
  graded: [
    {
      name: 'gwen-maddocks-deeds-not-registered',
      kind: 'synonym',
      low: 88,
      high: 98,
      best: 93,
      why: 'CLC licence holder with eight years of her own sale and purchase files in a rural practice and first registrations every month, told in her own words.',
      lacks: [],
      cv: `Gwen Maddocks
Bishop's Castle, Shropshire

Dear Mr Prosser, the honest lines first: I like old houses, I like people who come in without an appointment, and I am tired of a forty mile drive. Here is what I have done.

Since May 2018: Vyrnwy Law (Welshpool office, CLC regulated), property lawyer
I hold about fifty live matters, roughly two sales for every purchase. I open the file, do the ID, draft or read the contract pack, raise and answer enquiries, report to the client and the lender, exchange, complete, send the SDLT return (or LTT on the Welsh side) and see the application through at the Land Registry. I type my own letters. Nobody checks them but the annual file audit, which I have come through without a red mark in the last four years.
A good third of it is land that was never registered: I build the epitome from whatever is in the box, find a good root, chase missing conveyances and old mortgages that nobody discharged, prepare statutory declarations for lost deeds and boundaries, do the index map and land charges searches (maiden names, farm names, all of it) and lodge the FR1. Fourteen of those last year.
Also flats in Shrewsbury and Telford, with management packs and deeds of covenant; a Welsh Water easement or two; septic tanks, boreholes, agricultural occupancy conditions; transfers after divorce.

2013 to April 2018: Wrekin Direct Conveyancing, Telford, assistant, then trainee. Volume work, learnt what I did not want.

Licensed conveyancer, first licence from 1 May 2018, 2026/27 licence just come through.
A-levels at Clun Edge School 2013, CLC Diploma 2017.

LEAP since 2021. Clean driving licence, elderly Subaru.`,
    },
    {
      name: 'ewan-strachan-scottish-solicitor',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 58,
      why: 'Eight years of own residential files and first registrations, but as a Scottish solicitor under Scots law with no right to practise in England yet.',
      lacks: ['entitled to practise in England and Wales (admitted in Scotland only)'],
      cv: `EWAN STRACHAN
Solicitor and Notary Public (Scotland)
Moving to Leominster in spring 2027

Admitted by the Law Society of Scotland, September 2018. Practising certificate 2026/27 in force. I am not on the roll in England & Wales; I have made enquiries with the SRA about transferring and would start on the assessment once settled.

EXPERIENCE
Associate, Residential Property - Dalgleish Fyfe WS, Kelso - 10/2021 to date
* 40-50 of my own files: offers, missives, titles, dispositions, settlement, LBTT return, registration
* Borders farmhouses and cottages; half of them still in the Sasine Register, so deed plans, examination of a prescriptive progress of titles and first registration in the Land Register are weekly business
* Private water, septic tanks, rights of access over farm tracks
* Clients walk in off the Square; one shared secretary
* Supervise a trainee

Solicitor - Nithside Legal, Dumfries - 09/2018 to 09/2021
* Sale, purchase and remortgage for private clients, factors' letters, tenement flats
* Power of attorney and executry conveyancing

Trainee - Nithside Legal - 09/2016 to 08/2018

LLB (Hons) Scots Law, University of Galashiels, 2015; Diploma in Professional Legal Practice, 2016.

Full driving licence. LEAP user for two years.`,
    },
    {
      name: 'bev-hartshorne-short',
      kind: 'thin',
      low: 64,
      high: 77,
      best: 71,
      why: 'About sixty words that do state a current licence, seven years of own files and first registrations, but little else to judge by.',
      lacks: [],
      cv: `Bev Hartshorne, Craven Arms

Licensed conveyancer (CLC), first licence Nov 2018, 2026/27 licence held.

Feb 2019 to now, Teme & Corve Property Lawyers. My own files, about 50, houses and flats, buying and selling, quote to keys and registration after. Unregistered when it turns up, first registrations off the deeds, maybe ten a year.

2011-2019 secretary, same office.

Drive. References no problem.`,
    },
    {
      name: 'piers-lathom-deputy-estate-steward',
      kind: 'gem',
      low: 75,
      high: 88,
      best: 81,
      why: "CILEX authorised conveyancer under an estate steward's title who conveys the estate's cottages himself and registered 160 parcels from the muniment room, though for one client rather than the public.",
      lacks: [],
      cv: `PIERS LATHOM FCILEX
Deputy Estate Steward

Corvedale & Wenlock Settled Estates, near Much Wenlock - January 2019 onwards

The Estate has 9,000 acres, 210 cottages and farmhouses and had, when I came, hardly a registered title among them. Besides the usual steward's work (tenants' repairs, shoots, the village hall roof) I am its property lawyer. 

What that means in a year:
 - 18 to 25 cottages and barns sold, four or five bought in. I prepare the contract, deduce the title, deal with replies, exchange, complete and discharge the charge. Buyers' solicitors deal with me and nobody else. Outside counsel has been used twice in seven years.
 - since 2019, 160 voluntary first registrations from the muniment room: settlements, vesting deeds, tithe maps, 1920s sale particulars. HM Land Registry's Telford office knows my voice. Defended two adverse possession claims.
 - easements for water, drainage and track; overage; restrictive covenants for the conservation cottages; three long leases a year of the almshouse flats and their extension
 - six transfers for family members last year (trust to individuals, equity between spouses), lender instructions on two of them

Before: Haughmond Solicitors LLP, Shrewsbury, Sept 2014 - Dec 2018, conveyancing executive. Private clients, from mid-2016 a caseload of 40 sales and purchases of my own under a partner's supervision, all stages.

Authorised by CILEx Regulation as a conveyancing practitioner, July 2018, current. Fellow, 2018.
BA History, Teme Valley University, 2011. Then three years gardening abroad and at home.

Software: Landmark, Word, a very large card index. No LEAP. Land Rover, licence clean.`,
    },
    {
      name: 'shanice-folarin-sales-progressor',
      kind: 'adjacent',
      low: 27,
      high: 40,
      best: 33,
      why: 'An unqualified sales progressor and conveyancing assistant: right surroundings, but no right to practise, no files of her own and no unregistered title.',
      lacks: [
        'entitled to practise (solicitor, CLC or CILEX conveyancing)',
        'three years of own residential files',
        'unregistered title and first registration',
      ],
      cv: `SHANICE FOLARIN                                    Hereford HR2
D.O.B. 30/09/1997

Personal statement
Friendly, organised property professional with six years around house sales. I know conveyancing from both sides of the phone and would love to join a traditional firm.

Sales Progressor
Orchard & Nash Estate Agents, Hereford
August 2023 - present
. Look after a pipeline of 90 agreed sales until completion
. Ring both solicitors, brokers and the chain every week; push for searches and enquiries, agree completion dates
. Memorandum of sale, AML checks on buyers
. Fall-through rate down from 31% to 22%

Conveyancing Assistant
Swiftmove Legal (online conveyancers), remote
Oct 2020 - July 2023
. Sent out client care packs and chased ID
. Ordered searches, scanned replies, put together draft contract packs from official copies for the fee earner to check
. Booked bank transfers, filled in AP1 and SDLT forms for signature by lawyer
. Team of eight, about 400 files between us

Waitress and supervisor, The Green Dragonfly, 2016 - 2020

Education
Wye Meadow Sixth Form, A levels in Law (B), English (C), Sociology (C), 2016
Thinking about starting the CLC Level 4 next year.

Full UK driving licence, own car`,
    },
  ],
};
