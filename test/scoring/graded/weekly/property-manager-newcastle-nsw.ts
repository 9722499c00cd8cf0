import type { GradedJob } from '../types.ts';

export const propertyManagerNewcastleNsw: GradedJob = {
  job: 'property-manager-newcastle-nsw',
  title: 'Residential Property Manager',
  spec: `PROPERTY MANAGER – HAMILTON (NEWCASTLE) NSW

Small family agency, 410 rentals, two PMs and an assistant. Jo is going on maternity leave in January and tells us she won't be back, so this is permanent.

Your portfolio: approx 150 houses and units, Mayfield to Merewether. Leasing, routines, ingoings/outgoings, repairs, arrears, rent reviews, NCAT when it comes to that. You keep your own diary. Trust accounting is done by Kerry, not you. One open home Saturday in four.

You must have:
- your NSW licence (Class 1 or 2) or a certificate of registration as assistant agent, current
- two years managing a residential rent roll of your own
- driver licence and a car you can use for work (allowance paid)

We use PropertyMe and InspectionExpress. Console, PropertyTree or whatever else you have come from is fine, they all do the same thing.

Good to have: some strata knowledge, experience of the tribunal, short stay or student lets, a thick skin, a sense of humour.

$78–88k + super + car allowance $6k, phone, your birthday off. No call centre scripts, no KPIs on a whiteboard. We want landlords to stay for twenty years and tenants to pay on time because someone fixed the tap.

Email your resume to Pete. Tell us in two lines why your last landlord liked you.`,
  graded: [
    {
      name: 'bec-turnbull-classtwo',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Class 2 licence, seven years of own residential portfolios, tribunal work, licence and car.',
      lacks: [],
      cv: `BEC TURNBULL
Adamstown NSW 2289 · 0491 570 156

My last landlord liked me because I rang him before the hot water died, not after. The one before that sent a ham.

Property Manager, Saltmarsh Realty, Charlestown
Feb 2021 – now
165 properties, mine alone, with a shared assistant. Took arrears from 6.1 to 1.4 per cent and kept them there. Around 320 routines a year. Have run 27 matters at NCAT (termination, bond, two nasty compensation claims) and only had help with the first. Up to date with the no-grounds changes and the pets application. PropertyMe, Inspection Manager, Tapi for maintenance. Sat on the strata committee of a 24-unit block for one owner.

Property Manager, Lakeside Rentals Belmont
Aug 2019 – Jan 2021
118 doors, houses for the most part, 30 holiday units over summer.

Assistant PM, same office
Nov 2017 – Aug 2019
Ingoing reports, keys, open homes.

Licences & study
Class 2 Real Estate Agent licence (NSW), since Oct 2021, CPD done for this year
Certificate of Registration before that, from 2017
Cert IV in Real Estate Practice, 2021

Car: Mazda CX-5, fully insured for business use. Full NSW driver licence (C), clean.

Referees: Toni (principal, Saltmarsh) and three landlords, numbers on request`,
    },
    {
      name: 'joanne-abela-pubs',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'Title of office manager at a pub group, yet she has managed 112 residential tenancies for its family trust for five years, is registered and drives.',
      lacks: [],
      cv: `JOANNE ABELA
Office Manager

Waratah West NSW | own ute and a C class licence | 

Work
Abela Hotels Pty Ltd (not related, we just laugh about it), Islington
Office Manager, April 2021 to present

The pubs have a licensee each and need little from me. What I do all day is the housing. The family trust and three of the directors own 112 flats and old terraces around Islington, Tighes Hill and Carrington, and since 2021 I have been the one who lets and looks after them. I advertise, show people through, check their references, sign up the tenancy agreements, lodge bonds with Rental Bonds Online, do the condition report with photos going in and out, inspect each place twice a year, send the 60 day rent increase letters, order plumbers and sparkies and argue about their bills. When someone gets behind I ring on day three, sit down with them on day ten, and serve the 14 day notice if I must. I have appeared for the owners at the Tribunal eleven times. Vacancy last year: 9 days on average. Since 2024 in PropertyTree; before that in a spreadsheet that everyone was scared of.

In 2023 our solicitor said I should be on the books properly because the directors' mates wanted me to manage theirs too, so I did the course and have held a certificate of registration (assistant agent) from Fair Trading since 17 August 2023, current, CPD done. 19 of the 112 are theirs, under the supervision of a licensee in charge in Lambton.

2011 – 2021: bookkeeper, Throsby Marine Engineering (accounts payable, payroll, MYOB)

School: HSC 1998, Cert III Business 2010`,
    },
    {
      name: 'tom-ravenscroft-leeds',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 61,
      why: 'Five years of lettings management in Leeds with a British qualification, but the NSW certificate is not there yet.',
      lacks: ['current NSW licence or certificate of registration'],
      cv: `Tom Ravenscroft

Arrived in Newcastle in August 2026 on a partner visa with full work rights. Living in Cooks Hill. Car bought, UK driving licence good for NSW roads while I change it over.

EXPERIENCE
September 2023 to July 2026: Senior Lettings Manager, Kirkstall Homes, Leeds. I looked after 190 tenancies, a third of them student houses with five or six sharers. Renewals, gas safety, damp complaints, inventories, deposit disputes (won 14 of 17), section 8 notices and possession hearings at the county court. Two juniors. Software was Reapit.

June 2021 to August 2023: Property Manager, Brackley Lettings, Leeds. 140 flats in four blocks, so a lot to do with managing agents, service charges and lifts. Software was Arthur.

2018 to 2021: bar manager, several places.

QUALIFICATIONS
Propertymark Level 3 Award in Residential Letting and Property Management (2022), ARLA member until I left.
BA Geography, 2018.

I am booked for the assistant agent course at Hunter Realty Training on 23 November and will apply to Fair Trading straight after. I have no Australian registration at this moment and have been reading the Residential Tenancies Act at the beach.

Last landlord: "Tom tells you the bad news first."`,
    },
    {
      name: 'p-mcalister-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'Says in sixty words that all three musts are there, but gives nothing to judge the quality of the work.',
      lacks: [],
      cv: `P. McAlister, Toronto NSW

Property manager, Fennell Bay Real Estate, 2022 to present. Own residential portfolio of 140 in Lake Macquarie. Before that reception at the same office 2020-2022.

Class 2 licence NSW (2024). Driver licence and own car.

PropertyMe, Word, Outlook.

Available with four weeks' notice. References from my principal available after interview. Prefer text over phone during the day.`,
    },
    {
      name: 'siobhan-petrie-lab',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 4,
      why: 'Marine laboratory technician; nothing about renting or real estate beyond a driver licence.',
      lacks: [
        'current NSW licence or certificate of registration',
        'two years managing a residential rent roll',
      ],
      cv: `Siobhan Petrie
Stockton NSW

Laboratory Technician (Aquatic Toxicology)
Port Hunter Environmental Labs, 2019 – 2026
Acute and chronic tests with amphipods, sea urchin larvae and oyster spat. Culture room: temperature, salinity, feeding. Prepared dilution series, recorded endpoints, ran statistics in CETIS. NATA audit preparation for our bench. Drove the sampling ute and trailer to sites between Port Stephens and the Central Coast (C class licence, own car as well). Chemical inventory and waste.

Field assistant
Karuah Oyster Research Station, 2017 – 2019
Spat counts, upwellers, water quality loggers, boat handling.

Bachelor of Marine Science, 2016. First class honours on the settlement of Sydney rock oysters under low pH.

Coxswain Grade 2. Open water diver. First aid (HLTAID011) 2025.

Interests: bream fishing, printmaking`,
    },
  ],
};
