import type { GradedJob } from '../types.ts';

export const restaurantGeneralManagerOttawaBrasserie: GradedJob = {
  job: 'restaurant-general-manager-ottawa-brasserie',
  title: 'General Manager, Brasserie (Bilingual)',
  spec: `Position: General Manager
Business: Brasserie Cordelier, 110 seats plus 60 on the terrace in summer, lunch, dinner and weekend brunch
Location: ByWard Market, Ottawa, Ontario
Reports to: the two owners (one cooks, one counts)
Terms: permanent, full time, five days of seven including Friday and Saturday nights
Salary: $82,000 to $92,000, share of profit above plan, staff meals, three weeks off

Tasks
Run the room and everything that isn't the kitchen. Hire, train and schedule about 40 people. Own the budget: sales forecast, labour, beverage cost, monthly results with the owners. Handle the licence, health inspections, suppliers, repairs and the patio permit. Be on the floor at service. Answer complaints in the language they come in. Build up private parties and the Sunday wine dinners with the chef.

Requirements
Language: French and English, both fluent, spoken and written. Half of our guests and most of the kitchen work in French.
Experience: three years or more as manager or assistant manager of a full-service, licensed restaurant, with responsibility for labour and cost figures.
Certification: Smart Serve Ontario, valid.

Assets
Wine training (WSET, CMS or the like). Opening a place or turning one around. Event sales. TouchBistro or another POS with 7shifts. Food handler certificate. A degree or diploma in hospitality is welcome, not needed.

How to apply
By e-mail, CV and a few lines in French. Only applicants legally entitled to work in Canada. We answer everybody, it just takes us until Monday.`,
  graded: [
    {
      name: 'veronique-lachance-directrice',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Native French and fluent English, eight dated years running dining rooms with the numbers in her hands, Smart Serve and WSET 3.',
      lacks: [],
      cv: `Véronique Lachance
Gatineau (Hull), Québec · 819-555-0142
Mother tongue French; English like a second skin (school in Kingston, eight years of Ottawa guests)

DIRECTRICE DE LA RESTAURATION, Auberge du Canal, Ottawa · since March 2022
Dining room of 90 and a bar of 30, breakfast to last call, owned by a small hotel but three quarters of the covers come from the street. I answer for all of it except the plates. 34 people. $3.1 M in sales last year, payroll brought from 36 to 31 per cent, pour cost from 27 to 22. Weekly flash to the owner, budget each fall. I renewed the AGCO licence, fought for and got the terrace. 70 receptions a year, from christenings to one senator's retirement.

ASSISTANT MANAGER, Chez Bastien (bistro, 75 seats), Ottawa · September 2018 to February 2022
Closed five nights. Schedules, inventory, hiring of the floor. Reopened the place twice after the lockdowns with half of a team.

SERVER, HEAD SERVER, SOMMELIER'S HELP, Montréal and Québec City · 2012 to 2018

PAPERS
Smart Serve (redone August 2023, valid five years)
WSET level 3, 2021
Food handler, Ottawa Public Health, 2024
DEC en gestion d'un établissement de restauration, Collège de la Montagne, 2012

We use TouchBistro and 7shifts. I write the menus in both languages myself.`,
    },
    {
      name: 'craig-hennessy-english',
      kind: 'denial',
      low: 58,
      high: 71,
      best: 64,
      why: 'Everything a general manager needs with excellent figures and Smart Serve, but French is beginner level by his own account.',
      lacks: ['fluent French'],
      cv: `CRAIG HENNESSY
General Manager | Ottawa (Westboro)

PROFILE
Fourteen years in full-service restaurants, seven as GM. I like a tidy P&L and a loud Friday.

EXPERIENCE
General Manager, The Copper Finch (140 seats, patio 80), Ottawa — Apr 2021 to date
 • $4.6M revenue, EBITDA 9% to 14% in three years
 • Budget, forecast and monthly close with the owners' controller; I write the commentary
 • Opened the patio in 2022: permit, drawings, heaters, neighbours
 • Built a training track from host to supervisor; four of my six floor supervisors started as bussers
 • 52 staff; turnover down from 110% to 58%
 • Labour 29.8%, beverage 21.5%, weekly inventories
 • Events program from nothing to $480K
 • AGCO and health inspections without an infraction
General Manager, Harrow & Vine, Kingston — May 2019 to Mar 2021
 • Turned around a 90-seater through the worst possible two years: takeout in nine days, bottle shop in the coat room, every supplier paid
 • Renegotiated the lease and the linen contract, together $61K a year
 • Kept 19 of 23 staff
Assistant Manager, Harrow & Vine, Kingston — Jan 2016 to Apr 2019
 • Schedules, bar inventory, private parties, cash-outs, four closes a week
 • Brought by-the-glass waste under 3%
Server / bartender, various, Kingston — 2012 to 2015

CERTIFICATES
Smart Serve Ontario, valid through 2028
WSET Level 2 (2019)
Food Handler (2023)
TouchBistro, 7shifts, MarginEdge

LANGUAGES
English: native
French: beginner (A1, evening class since September 2026)

EDUCATION
Hospitality Management diploma, St. Alban College, 2012`,
    },
    {
      name: 'mathieu-sauve-clubhouse',
      kind: 'gem',
      low: 79,
      high: 91,
      best: 85,
      why: 'Listed as clubhouse supervisor of a golf club, but by the evidence he has run a 120-seat licensed dining room with its budget for five years, in both languages.',
      lacks: [],
      cv: `Mathieu Sauvé
Orléans, Ontario
msauve@courriel.example

Clubhouse Supervisor - Rivière-Blanche Golf & Country, Cumberland ON - from Apr 2021 until today, year-round

The club has golfers in summer, but upstairs there is a restaurant open to everyone, 120 seats, table service, full bar, and a fireplace which fills it in January. The board hired me to lock up at night. Since the fall of 2021 I have run it.
- hire and schedule 28 floor and bar people (45 in wedding season), do the reviews and, three times, the firing
- set the yearly budget with the treasurer, $1.9 M food and beverage; I explain labour and cost of goods to the board every month. From a loss of $140,000 to a profit of $95,000 in four seasons
- wine list of 80 labels, by-the-glass program, monthly tasting dinner with the chef
- 38 weddings last year, sold by me, in French or English according to the mother-in-law
- liquor licence, public health, the hood cleaning, the ice machine that hates me

Head bartender - Pub Le Hibou, Gatineau - 2016 to 2021
Busboy then server - family restaurant, Rockland - 2011 to 2016

Smart Serve: yes, certificate renewed Nov 2024.
Introductory Sommelier (CMS) 2023.
Franco-Ontarian, schooled in French, bilingual to the point of switching mid-sentence. Minutes and contracts written in both.`,
    },
    {
      name: 'pierre-yves-martel-realtor',
      kind: 'old',
      low: 60,
      high: 73,
      best: 66,
      why: 'Bilingual with a valid Smart Serve and thirteen years as restaurant manager, but that ended in 2017 and he has sold houses since.',
      lacks: [],
      cv: `PIERRE-YVES MARTEL
Ottawa, K1N

Languages: French and English, equally, written and spoken. Some Italian.

Sales representative, Rideau Crest Realty, Ottawa                2017 (May) – today
 about 25 transactions a year, referrals mostly, open houses, negotiating, contracts in two languages

General manager, Ristorante Da Ivo, Ottawa                       2010 (June) – 2017 (March)
 130 seats, white tablecloth, $3.4 M. Forty employees. Daily cash, payroll, food and wine cost to the half point, monthly statement with the owner and his accountant. Renovated in 2013 without closing more than nine days. Private room for 40, booked solid on the Hill's calendar.

Assistant manager, Brasserie du Parc, Gatineau                    2004 (Feb.) – 2010 (May)
 180 seats, 55 staff, schedules, ordering, bar inventory, brunch that never ended

Maître d'hôtel and waiter, Ottawa and Lyon                        1996 – 2004

Smart Serve certificate 2025 (I still pour for a friend's festival tent each summer).
Sommelier course, Cité-Rideau College, 2006

The market for condominiums is dead and I was always happier at eight in the evening with a full room.`,
    },
    {
      name: 'leila-haddad-theatre',
      kind: 'trap',
      low: 33,
      high: 47,
      best: 40,
      why: 'Front-of-house manager of a theatre: bilingual and Smart Serve, but ushers and intermission bars, no full-service restaurant at all.',
      lacks: ['three years managing a full-service licensed restaurant'],
      cv: `LEILA HADDAD
Front of House Manager

Bilingual FOH manager (French / English, Arabic at home) with nine years of leading service teams, budgets and full houses.

National Quay Theatre, Ottawa
Front of House Manager, September 2019 - present
• 870 seats, 210 performances a year; run the house on show nights, 46 ushers, coat check and box office clerks
• Seating, late entry, evacuation drills, accessible seating, patron complaints in both official languages
• Schedules, payroll approval, casual labour budget of $390,000
• Three intermission bars (licensed, contractor supplies the bartenders): liaison, cash reconciliation, responsible service
• Receptions on opening night, with outside caterers

Petit Théâtre de l'Outaouais, Gatineau
House manager, box office supervisor, 2017 - August 2019

Certification
Smart Serve Ontario (2024), first aid, crowd management

Education
BA Theatre / Théâtre, bilingual stream, University of Bytown Hill, 2016

Software: Tessitura, Excel, When I Work`,
    },
  ],
};
