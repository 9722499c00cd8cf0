import type { GradedJob } from '../types.ts';

export const restaurantGeneralManagerStellenbosch: GradedJob = {
  job: 'restaurant-general-manager-stellenbosch',
  title: 'Restaurant General Manager, wine estate',
  spec: `We are a working wine farm outside Stellenbosch with a restaurant of 140 seats under the oaks and 60 more inside, open for lunch seven days and for dinner from Thursday to Saturday. After nine good years our manager is going home to Kenya, and we are looking for the person who will run the place from the first of February.

The job is the whole restaurant except the cooking. You would lead a floor and bar team of about 38, draw up the rosters, hire and train, hold the pass on a Sunday in December when three tour buses arrive at once, and be the face that our regulars know. You would own the monthly numbers with the chef: food cost, beverage cost, wages, breakages and stock counts, and sit down with the family over the income statement every second Tuesday. Functions and weddings (thirty or so a year) have their own coordinator but fall under you on the day.

We ask for at least five years as restaurant manager or general manager of a sit-down, à la carte restaurant, not counting years as assistant or shift manager, and we ask that you have been answerable for cost of sales and stock in that time. A matric certificate is required. There is no public transport on our road and you will close at midnight, so a driver's licence and your own car are a condition. Beyond that we would be pleased by a hospitality diploma, by WSET or Cape Wine Academy, by experience of GAAP, Pilot or another point of sale, by Afrikaans or isiXhosa next to English, and by someone who has been through a CCMA hearing and come out wiser.

We offer R38 000 to R46 000 a month, a share of profit, two Sundays off in four, meals and wine at cost. Write to Annelise with a CV and a page about the best service you ever had.`,
  graded: [
    {
      name: 'thandeka-mbuli-gm',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Over eight years as manager and GM of large à la carte restaurants with cost of sales, matric, car and licence.',
      lacks: [],
      cv: `THANDEKA MBULI
Somerset West • Code B licence, own VW Polo • English, isiXhosa, Afrikaans (good)

Present position
General Manager – Kaapse Draai Bistro, Franschhoek (170 seats, à la carte, lunch and dinner)
November 2020 to date
Team of 44. Reopened the restaurant after lockdown with 12 people. Turnover grew from R14m to R31m. Food cost held at 31 %, beverage at 27 %; monthly stock take, weekly on wine and spirits. Pilot POS. Report to the owners on the income statement. Chaired 9 disciplinary hearings and went to the CCMA twice (one settled, one won).

Earlier
Restaurant Manager – The Tide Room, Gordon's Bay (110 seats)
March 2018 to October 2020
Seafood à la carte. Full responsibility front of house, rosters, suppliers, cost of sales. Furlough administration in 2020.

Assistant Manager – same house
June 2016 to February 2018

Waiter, then head waiter – various, Strand and Stellenbosch
2012 to 2016

Education
National Diploma: Hospitality Management, 2015
Matric, Khayelitsha, 2010 (university exemption)
WSET Level 2, 2021; Cape Wine Academy certificate, 2019

References
Owners of Kaapse Draai know that I am looking.`,
    },
    {
      name: 'pieter-labuschagne-clubhouse',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: "Clubhouse superintendent on paper, in fact seven years' sole manager of a 160-seat à la carte restaurant with cost of sales, matric and car.",
      lacks: [],
      cv: `Pieter Labuschagne
Born 22 May 1984, Paarl. Matric 2002 (Paarl Gimnasium-Noord). Driver's licence EB since 2003; drives a bakkie.

CLUBHOUSE SUPERINTENDENT, Bergrivier Country Club, Wellington, August 2019 to present

The title comes from the constitution of 1931. The club's greens have their own keeper; I have the house, and the house is a restaurant. Die Houtkapper seats 160, is open to the public six days, lunch and dinner from a printed menu, and nine in ten guests don't golf. It was let to a tenant until 2019. When he left, the committee asked me to run it for them and I have run it since.

I employ and roster 31 waiters, barmen, hosts and scullers, and the chef answers to me for cost. We came from a food cost of 44 to 33 and from shrinkage in the bar of R19 000 a month to under R2 000 by counting every Monday morning. I buy all wine, do the GAAP set-up and menus, cash up, bank and submit figures to the treasurer by the 4th. Mother's Day is 420 covers. Some 25 weddings a year are ours from the first glass to the sweeping. Labour matters: four hearings, one CCMA award against me in 2021, my own fault, I had skipped a step.

HOUSE MANAGER, Bergrivier Country Club, 2014 to July 2019
Building, locker rooms, insurance, security, membership cards; overseeing the lease of the restaurant.

ASSISTANT BUTCHERY MANAGER, Slaghuis Drakenstein, 2008 to 2013

Afrikaans home language, English fluent, a bit of isiXhosa. Cape Wine Academy certificate course 2022.`,
    },
    {
      name: 'lerato-sithebe-no-car',
      kind: 'denial',
      low: 58,
      high: 72,
      best: 65,
      why: 'Six years as manager of à la carte restaurants with costs, but she states that she has neither licence nor car, which is a condition.',
      lacks: ["driver's licence and own car"],
      cv: `Lerato Sithebe
Observatory, Cape Town

Restaurant manager who likes a full book and a quiet stockroom.

Restaurant Manager, Salt & Slate, Woodstock
Jul 2022 – present. 120 seats, dinner six nights, Sunday lunch. 27 staff. Menu price-setting with the head chef, food cost 30–32 %, wine list of 90 labels. Stock on Monday, wages on Thursday. Introduced Dineplan deposits: no-shows down by two thirds. Owner is abroad for half of the year and gets a one-page report every week.

Restaurant Manager, Masala Mile, Sea Point
Feb 2020 – Jun 2022. 85 seats, Indian à la carte. Kept open on takeaways in 2020, all licences and permits. Responsible for purchases and cost of sales. GAAP.

Assistant Manager, Masala Mile
2018 – Jan 2020

Floor captain, Hotel Leeuwenvoet
2015 – 2018

Studies
Matric 2011 (Umlazi). Higher Certificate Hospitality, 2014. WSET 2 (2023), studying for WSET 3.

Please note that I don't drive: no licence and no car; I get about by train, taxi and Uber. I would be looking for a room nearby or for a lift scheme with staff.

Languages: isiZulu, isiXhosa, English`,
    },
    {
      name: 'craig-fortuin-three-years',
      kind: 'years',
      low: 59,
      high: 73,
      best: 66,
      why: 'Good manager with costs, matric and car, but only three years and two months as manager; the rest was as assistant and shift manager.',
      lacks: ['five years as restaurant manager or general manager'],
      cv: `CRAIG FORTUIN
Kuils River, 7580. Own car (Toyota Etios), Code 8 licence.

2023 September - now
Restaurant Manager, Olyfboom Family Restaurant & Deli, Durbanville. À la carte, 130 seats, breakfast to dinner. 24 on the floor. Cost of sales and stock are mine (food 33 %, beverage 28 %), monthly meeting with the two owners about the P&L. Rosters, interviews, inductions, warnings. Pilot.

2020 October - 2023 August
Assistant Manager at the same restaurant. Opened and closed, cash-ups, deliveries, complaints.

2017 - 2020
Shift Manager, Pepperpot Grill, Tyger Valley. Lost that in the pandemic.

2014 - 2017
Waiter and barman, Bellville.

Matric 2013, Kuils River. One year of a hospitality diploma, stopped for money. Food safety level 2 (2024), first aid (2025).

English, Afrikaans. Coach under-13 football on my Sunday off.`,
    },
    {
      name: 'craig-fortuin-pasted-ad',
      kind: 'pasted',
      low: 59,
      high: 73,
      best: 66,
      why: "The same man's CV with half of the ad copied beneath it; the copied lines prove nothing and he still has three years.",
      lacks: ['five years as restaurant manager or general manager'],
      twin: 'craig-fortuin-three-years',
      cv: `CRAIG FORTUIN
Kuils River, 7580. Own car (Toyota Etios), Code 8 licence.

2023 September - now
Restaurant Manager, Olyfboom Family Restaurant & Deli, Durbanville. À la carte, 130 seats, breakfast to dinner. 24 on the floor. Cost of sales and stock are mine (food 33 %, beverage 28 %), monthly meeting with the two owners about the P&L. Rosters, interviews, inductions, warnings. Pilot.

2020 October - 2023 August
Assistant Manager at the same restaurant. Opened and closed, cash-ups, deliveries, complaints.

2017 - 2020
Shift Manager, Pepperpot Grill, Tyger Valley. Lost that in the pandemic.

2014 - 2017
Waiter and barman, Bellville.

Matric 2013, Kuils River. One year of a hospitality diploma, stopped for money. Food safety level 2 (2024), first aid (2025).

English, Afrikaans. Coach under-13 football on my Sunday off.

PROFILE
The job is the whole restaurant except the cooking. You would lead a floor and bar team of about 38, draw up the rosters, hire and train, hold the pass on a Sunday in December when three tour buses arrive at once, and be the face that our regulars know. You would own the monthly numbers with the chef: food cost, beverage cost, wages, breakages and stock counts, and sit down with the family over the income statement every second Tuesday. We ask for at least five years as restaurant manager or general manager of a sit-down, à la carte restaurant, not counting years as assistant or shift manager, and we ask that you have been answerable for cost of sales and stock in that time. Beyond that we would be pleased by a hospitality diploma, by WSET or Cape Wine Academy, by experience of GAAP, Pilot or another point of sale.`,
    },
  ],
};
