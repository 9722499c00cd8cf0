import type { GradedJob } from '../types.ts';

export const restaurantGeneralManagerOttawaBilingual: GradedJob = {
  job: 'restaurant-general-manager-ottawa-bilingual',
  title: 'General Manager / Directeur général, full-service restaurant (Ottawa)',
  spec: `GENERAL MANAGER - Maison Tamarack, ByWard Market, Ottawa

The restaurant
• 110 seats inside, 60 on the patio from May
• Open since 2014, chef-owned, seasonal Canadian menu, serious wine list
• 34 staff in summer, 22 in winter

What you'd be running
• The floor, the bar and the schedule, seven services a week with you on the floor for five
• Hiring, training and keeping front-of-house people
• Labour and beverage cost against budget; weekly numbers with the owners
• Liquor ordering, monthly inventory, AGCO paperwork
• Guest complaints, reviews, private events up to 80

You must have
• Valid Smart Serve certification (we can't put you on the floor without it)
• At least three years in management, as GM or assistant GM, of a full-service licensed restaurant. Quick service and cafeterias are a different business
• English and French, both well enough to handle a table, a complaint and a staff meeting. A third of our guests cross the bridge from Gatineau

We'd be happy to see
• Wine training of any sort (WSET, CAPS or years of tasting)
• OpenTable, Toast, 7shifts or similar
• Food handler card
• Experience with opening or re-launching a patio

The deal
• $78,000 to $88,000 plus a share of profit
• Benefits after three months, closed Mondays and the first two weeks of January
• Staff meal that people actually eat

Resume and a few lines about the best service you ever ran to the owners by November 20.`,
  graded: [
    {
      name: 'genevieve-lafortune-gm',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Current Smart Serve, over five years as GM or AGM of full-service rooms, native French, costs and patio all shown.',
      lacks: [],
      cv: `Geneviève Lafortune
Ottawa (Vanier), Ontario

EXPERIENCE

General Manager
Brasserie Rideau-Vert, Ottawa
August 2023 – Present
- 95 seat French brasserie with 40-seat terrace; annual sales of $3.1M
- Lead 26 front-of-house staff, write the schedule in 7shifts, hold pre-service every day (half in French, half in English)
- Labour brought from 34% to 30.5%; beverage cost 23% for the last six quarters
- Liquor inventory and orders, AGCO inspection in 2025 without remarks
- Reopened terrace in 2024 after street works: new menu, heaters, reservations through OpenTable
- Weddings and embassy dinners up to 70

Assistant General Manager
Stonecrop Kitchen & Wine, Ottawa
March 2021 – July 2023
- Second to the GM in an 80-seat à la carte restaurant. Hired and trained servers, closed five nights a week, handled complaints, counted bar monthly

Server, then floor captain
La Table des Érables, Gatineau
2016 – February 2021

CERTIFICATES
Smart Serve – recertified January 2025
WSET Level 2, 2022
Ottawa Public Health food handler, 2024

LANGUAGES
Français (maternelle), English (fluent)`,
    },
    {
      name: 'trevor-mcnamee-english-only',
      kind: 'denial',
      low: 55,
      high: 68,
      best: 62,
      why: 'An excellent licensed-restaurant GM who says plainly that he does not speak French.',
      lacks: ['working French'],
      cv: `TREVOR McNAMEE
Kanata, ON

I've run rooms in Ottawa and Kingston for eleven years and there's not much that can happen on a Saturday night I haven't seen.

Oct 2020 to now. General Manager, The Copper Heron, Kanata. 140 seats, bar of 30, patio of 50. Sales $4.2M last year. 38 staff. I own the P&L with the two partners; prime cost 58%. Put in Toast in 2022. Built the patio program from nothing. Turnover on the floor is down to about one in five a year. Private functions most weekends in December.

May 2015 to Sept 2020. Assistant GM, then GM from 2018, Limestone Grill, Kingston. Steakhouse, 120 seats. Ran wine list (120 bins), liquor orders and inventory, hiring, staff reviews.

2009 to 2015. Bartender and bar lead, Kingston.

Smart Serve (current, redone in 2024). WSET 2. Food handler. First aid.

Languages: English. I don't speak French, I'm afraid, beyond bonjour and l'addition. In Kanata it hasn't come up much, and I've always had servers who could step in.

References from owners on request.`,
    },
    {
      name: 'sophie-tran-short',
      kind: 'thin',
      low: 63,
      high: 75,
      best: 70,
      why: 'In sixty words everything is named with dates and employers, but nothing tells how well or how deeply.',
      lacks: [],
      cv: `Sophie Tran, Ottawa

General manager, Bistro Lanterne, ByWard (62 seats, licensed), April 2022 to now. Scheduling, hiring, bar orders, events.
Assistant GM, Le Petit Quai, Gatineau, full-service, 2019 to March 2022.
Server before that.

Smart Serve valid, last done 2025.
Bilingual: I grew up in French in Hull, work in both.
WSET 1.

Available with one month's notice. Happy to tell you more in person.`,
    },
    {
      name: 'jordan-belisle-one-year-nine',
      kind: 'years',
      low: 59,
      high: 72,
      best: 66,
      why: 'Bilingual, certified and good, but only 21 months as assistant GM against three years asked.',
      lacks: ['3 years in management of a full-service licensed restaurant (21 months)'],
      cv: `Jordan Bélisle
613-555-0177 | Orléans, ON

Work

Assistant General Manager — Fenwick's Oyster House, Elgin Street
Feb 2025 – present
I run the floor four nights out of six and the whole restaurant when the GM is away (seven weeks in total so far). 75 seats, raw bar, 22 staff. I do the schedule in 7shifts, the cash-out, hiring interviews and onboarding for servers, and I took over the wine list this spring. Counted down breakage and comps by a third. Switched our reservations from phone to OpenTable. Patio of 24.

Shift lead / head server — same restaurant
June 2022 – Jan 2025
Opened and closed, trained new servers, section plans, tables of 12 and up. No hiring, budget or scheduling in this role.

Server — Chez Aldège, Gatineau
2019 – 2022. Worked wholly in French.

Smart Serve: yes, renewed Nov 2024
Food handler card: yes
Introductory sommelier certificate (CAPS level 1), 2025

Bilingual since birth: father from Shawinigan, mother from Perth.

College: Hospitality management diploma, two years, 2019`,
    },
    {
      name: 'luc-gendron-hvac',
      kind: 'unrelated',
      low: 3,
      high: 14,
      best: 7,
      why: 'A refrigeration technician who happens to speak French and has worked in kitchens only on their coolers.',
      lacks: ['Smart Serve certification', '3 years in management of a full-service licensed restaurant'],
      cv: `LUC GENDRON
Refrigeration and A/C Systems Mechanic (313A)
Embrun, Ontario

Licences: 313A Certificate of Qualification (2015), ODP card, G2 gas technician, G licence with clean abstract

Experience
Capital Cold Service Inc., Ottawa, journeyperson, 2018 to present
Service and installation of walk-in coolers, ice machines, rooftop units and make-up air for restaurants, hotels and grocery stores in Ottawa and Gatineau. On call one week in four. Diagnose compressors, recover refrigerant, write up quotes for owners and general managers. Mentor to two apprentices.

Drouin Heating Ltd., Casselman, apprentice and then mechanic, 2010 to 2018
Residential furnaces, ductwork, heat pumps.

Bilingual French and English, spoken and written.

Education: Algonquin trades program, 2011 to 2014

Hobbies: snowmobile, hockey coach (U13), smoking meat`,
    },
  ],
};
