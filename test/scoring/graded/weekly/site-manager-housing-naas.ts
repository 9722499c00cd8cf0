import type { GradedJob } from '../types.ts';

export const siteManagerHousingNaas: GradedJob = {
  job: 'site-manager-housing-naas',
  title: 'Site Manager - Residential',
  spec: `Rathbrack Homes builds between 180 and 250 houses a year in Kildare, Meath and Offaly, all of it our own land and our own sales, and we would like to hear from a Site Manager who could take over the second phase of a 96-unit scheme outside Naas in January and bring it through to the last handover in the summer of 2028.

It is a hands-on job. You would have a site engineer, a finishing foreman and a part-time safety adviser with you, the buying is done from Kilcock, and the rest is yours: sequencing the groundworkers, blocklayers, timber frame crew and second fix trades, keeping eight or nine houses a month coming out the far end, walking each one before the buyer does, holding the Monday subcontractors' meeting and being the person the neighbours ring.

We would only meet people who have at least five years as the Site Manager on housing, and by that we mean the one in charge and not the assistant or the engineer. You will have come to it from a trade you served your time at or from a degree in construction, civil engineering or the like; we have good people of both sorts. You will need a Safe Pass that is in date and a full driving licence.

Beyond that we would be glad of someone who knows what the assigned certifier wants under BCAR and when, who has dealt with HomeBond or a similar structural guarantee, who has built in timber frame, and who can use a tablet for snagging without being asked twice. Salary from EUR 85,000 according to experience, company jeep, pension, and the Friday before every bank holiday off at one o'clock.

Letters and CVs to Orlaith in the Kilcock office.`,
  graded: [
    {
      name: 'declan-feerick-carpenter',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Carpenter by trade, in charge of housing sites for more than eight years, Safe Pass and licence in date, with BCAR, guarantee inspections and timber frame.',
      lacks: [],
      cv: `Declan Feerick
Prosperous, Co. Kildare
085 000 3312

Site Manager, housing. Carpenter by trade.

CAREER

Ballyteague Developments, Site Manager, April 2018 - present
* Clane, 64 houses and 12 duplexes, timber frame, 2023 to date. Seven handovers a month at best, currently on the last 14.
* Sallins, 110 houses, block built, 2020 to 2023. Kept open through the stoppages with staggered crews.
* Edenderry, 38 houses, 2018 to 2020. First one on my own.
For all three: programme and look-ahead, subbies' meetings, inspections with the assigned certifier and uploading the ancillary certs, HomeBond stage visits, toolbox talks, snag walks on the tablet (we use Snagmate), meeting the purchasers at the door with the keys. No reportable accident since 2021.

Ballyteague Developments, Finishing Foreman, 2015 - March 2018
Second fix and snagging of 90 houses in Kilcullen.

Self employed carpenter, 2009 - 2015, incl. two years in Perth WA on house frames.

Apprentice, then carpenter, Moran Bros Joinery, Athy, 2002 - 2009. National Craft Certificate 2006.

TICKETS
Safe Pass valid to February 2029
Managing Safely in Construction, 2024
First aid responder, 2025
Manual handling, 2025
Full B and BE licence

Kildare minor football selector, which is harder than building houses.`,
    },
    {
      name: 'marie-tuohy-housing-body',
      kind: 'gem',
      low: 79,
      high: 91,
      best: 85,
      why: "Called a development officer, yet has been the person in charge on a housing body's direct-build sites since 2018, with a degree, Safe Pass and licence; the pace is a bit lower than a volume builder's.",
      lacks: [],
      cv: `MARIE TUOHY BSc
Tullamore, Co. Offaly | full driving licence, own car

Development Officer, Slieve Bloom Housing Association, March 2018 - present

The association does not tender out its schemes; it employs the trades direct or on labour-only and buys its own materials, and somebody has to stand in the field every day. That is me. I am at the gate at half seven, I set the week's work for up to fifty people, call off concrete, blocks and trusses, hold the certifier's inspection plan, and do not let plasterers into a house that is not weathered. I am the appointed person in charge of the works on our notices and deal with the HSA when they visit (four times, one advisory).

Schemes under me from start to keys:
Clara, 34 houses, 2018-2019
Banagher, 22 houses for older people, 2020-2021
Birr, 48 houses and a crèche shell, 2021-2024, timber frame
Portarlington, 41 houses, started September 2024, 17 occupied

All certified under the Building Control regulations with the completion cert lodged on or before the agreed date bar one, which was nine days late over an ESB pole. Self build guarantee inspections passed at first visit in 80 of the last 88.

Before: Site engineer and later assistant manager, Corrib & Shannon Contracts, Athlone, 2012-2018. Schools mostly. Setting out, then six months minding the finishing of a primary school.

BSc (Hons) Construction Management, Midlands Institute, 2012
Safe Pass to September 2027; Health and Safety Supervisor course 2022
Irish and English`,
    },
    {
      name: 'cathal-drumm-nine-years-claimed',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 63,
      why: 'He counts nine years as site manager, but the three posts ran side by side since March 2023, so about three years and eight months of the five are there.',
      lacks: ['five years as Site Manager on housing'],
      cv: `CATHAL DRUMM
Residential Site Manager - 9 years' experience
Dunshaughlin, Co. Meath

PERSONAL STATEMENT
Driven residential Site Manager with over nine years in charge of housing developments in Leinster, with BSc, Safe Pass and a record of finishing on time.

EXPERIENCE

Site Manager - Skryne Park, Dunboyne (72 houses) - Tara Vale Homes
March 2023 - Present
In charge of site from phase 1 roads onwards. Programme, labour, quality, certifier's file, handovers at 5 a month. 58 houses complete.

Site Manager - The Paddocks, Ratoath (26 houses) - Tara Vale Homes
June 2023 - December 2025
Looked after this smaller scheme along with Skryne Park, two mornings a week and through a working foreman. All 26 closed.

Site Manager (consultant) - Drumm Build Services Ltd
September 2023 - Present
Own company. Evenings and Saturdays: a terrace of four in Navan and a pair of semis in Trim, managed for a private client.

Assistant Site Manager - Boyne Quarter, Drogheda (140 apartments) - Lismullin Contracting
August 2019 - February 2023
Reported to the Site Manager. Took charge of the finishes in Block C, deliveries, inductions, snag lists.

Graduate Engineer - Lismullin Contracting, September 2017 - July 2019

EDUCATION
BSc Construction Management, Northeast Technical College, 2017

Safe Pass: exp. 11/2028. Full clean driving licence. First aid.`,
    },
    {
      name: 'noel-garrihy-left-sites-2017',
      kind: 'old',
      low: 56,
      high: 69,
      best: 63,
      why: 'A time-served bricklayer with some nine and a half years as housing site manager, all of it ended by early 2017 and thus counted half; Safe Pass and licence in date.',
      lacks: [],
      cv: `Noel Garrihy, Newbridge. Date of birth 2.11.1969.

A list of where I worked, latest first.

Mar 2017 to now. Property and Maintenance Manager, the Liffeyside group of hotels. Five hotels, eight men. Refurbishment of bedrooms floor by floor, boilers, fire doors, outside painting contractors, the fire officer. Biggest job was 42 bedrooms in nine weeks in spring 2024.

May 2013 to Feb 2017. Site Manager, Hillview Homes, Kildare town. Took over an unfinished estate out of receivership, 56 houses, finished and sold the lot, then 31 more on the next field. Blocklayers, roofers and everyone answered to me. Dealt with HomeBond and the council on taking in charge. BCAR came in half way, so I learned that the hard way on the last thirty.

Oct 2008 to Apr 2013. No building going on. Drove a school bus, did extensions and stoves with my brother.

Jan 2003 to Sept 2008. Site Manager, Carbury Construction. Four estates in Kildare and Laois between 40 and 120 houses. At the height of it 16 houses a month.

1987 to 2002. Apprentice bricklayer (FAS, cert 1991), bricklayer, foreman bricklayer. Two years in Munich.

Safe Pass: did the one day again in June 2025, so it's good till 2029. Full licence B, D1. Use a phone for photos and WhatsApp, would need showing on the tablet.

Want to get back out. Hotels are all right but I miss the start of a job.`,
    },
    {
      name: 'aoife-lanigan-creche',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 3,
      why: 'An early years room leader with no construction of any kind.',
      lacks: ['five years as Site Manager on housing', 'trade or construction degree', 'Safe Pass'],
      cv: `Aoife Lanigan
Early Years Educator, Kilcullen

I am a warm, organised room leader with six years in full day care and I am looking for a change with a good local employer.

Little Acorns Crèche, Kilcullen, Room Leader (toddlers), August 2022 to date
Lead three educators and a room of 18 children. Daily plans following Aistear, observations, talking with parents at the door, allergy and medication records, rota and holiday cover. Prepared our room for two inspections by Tusla, no actions.

Little Acorns Crèche, Educator (babies), July 2020 to July 2022

Part time: sales assistant in a hardware and garden shop, Newbridge, weekends 2017 to 2020. Tills, paint mixing, keeping the timber aisle tidy.

QQI Level 6 Early Childhood Care and Education, 2020
Paediatric first aid, 2025
Children First, Garda vetted
Full driving licence

I enjoy baking and hill walking.`,
    },
  ],
};
