/** Hotel revenue manager, Spain: four years of hotel pricing, one of three systems, fluent Spanish and English. */
import type { GradedJob } from '../types.ts';

export const hotelRevenueManager: GradedJob = {
  job: 'hotel-revenue-manager',
  title: 'Revenue Manager, five city hotels',
  spec: `Revenue Manager at Casa Almendra Hotels, Madrid

Who are we?
Five hotels with 38 to 112 rooms in Madrid, Seville and Málaga, opened one after the other since 2015 by two sisters who got tired of beige lobbies. 160 colleagues. No investors on the phone.

What's the job?
You own the rate. Pricing by day and segment, pick-up and pace, 90-day forecast, budget, restrictions and overbooking, the Booking and Expedia extranets, corporate RFPs, and the Tuesday revenue meeting with five general managers who all have an opinion. You report to Inés (the younger sister).

Who fits?
Somebody who has done revenue management in hotels for four years or longer and has the numbers to show. Somebody who works in IDeaS, Duetto or Atomize every day; whichever of the three, but it has to be real use, as we go live on one of them in spring. And since the GMs argue in Spanish and the contracts come in English, you are fluent in both.

What would make us smile?
More than one hotel at a time. Mews or OPERA Cloud. Group and event displacement. Power BI. A tourism or hospitality degree.

What do you get?
46,000 to 54,000 euros plus up to 12 % bonus, 27 days off, free nights, two days a week from home. The office dog is called Overbooking.

How do I apply?
A CV in English or Spanish, and one line on the worst rate you ever sold.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Eight hotel revenue years, cluster of four, Duetto every day, Mews, groups, Power BI, Spanish native and English C2, tourism degree.',
      lacks: [],
      cv: `Lucía Barrientos Vidal
Cluster Revenue Manager, Valencia

NUMBERS FIRST
RevPAR index 97 to 112 in two years (STR, four hotels). ADR +€19 in 2025 against 2023. Forecast error at 30 days: 3.1 %.

Cluster Revenue Manager, Mar de Fondo Hotels, Valencia and Alicante
May 2021 - present
Four properties, 410 rooms. Daily pricing and open pricing in Duetto GameChanger, wash and pace by segment, overbooking levels, budget with the owners. Led the move from OPERA 5 to Mews in 2023. Weekly meeting with the four directors. Two analysts. Group quotes with displacement calculation; said no to 214 of them last year. Dashboards in Power BI.

Revenue Manager, Hotel Turia Palace, Valencia
February 2019 - April 2021
118 rooms. Rates, OTAs, corporate RFP season. Reopening plan after the closure.

Revenue and Reservations Executive, Northgate Hotel Group, Manchester
2017 - January 2019
Yield for two hotels, IDeaS G3.

Grado en Turismo, Universidad de Alicante, 2016
Cornell Hotel Revenue Management certificate, 2020

Languages: Spanish mother tongue, English C2 (CPE 2018), Valencian, some French

Worst rate: €39 on the night of a Champions League semifinal. 2017. Never again.`,
    },
    {
      name: 'beginner-spanish',
      kind: 'denial',
      low: 55,
      high: 70,
      best: 64,
      why: 'A complete revenue manager with seven years and IDeaS; Spanish at A2 by her own word, and the meetings are in Spanish.',
      lacks: ['fluent in Spanish'],
      cv: `Hannah Birtwhistle

REVENUE MANAGER - EDINBURGH - MOVING TO MADRID IN FEBRUARY

Auld Reekie Collection (six boutique hotels, 334 bedrooms)
Group Revenue Manager, Nov 2021 to date
* IDeaS G3 RMS administrator for all six, overrides reviewed every morning
* OPERA Cloud, SiteMinder, Lighthouse
* Festival strategy: August RevPAR up 23% in 2024 with minimum stays and prepaid rates
* 18-month rolling forecast, budget, board pack in Power BI
* Groups and weddings: displacement sheet used by the sales team

The Calton Grand, 162 bedrooms
Revenue Manager, June 2019 to Oct 2021
* Pricing, OTA contracts, reopening

The Calton Grand
Assistant Revenue Manager, 2018 to June 2019
Reservations Supervisor, 2016 to 2018

BA (Hons) International Hospitality Management, Queen Margaret, 2016
HSMAI CRME, 2022

Languages
English: native
German: B2
Spanish: A2. Evening classes since January, going slowly, I can order dinner but could not yet hold a meeting in it

My partner is from Getafe, hence the move.

Worst rate: £55 on Hogmanay, an allotment someone forgot to close. It was me.`,
    },
    {
      name: 'wine-exporter',
      kind: 'old',
      low: 54,
      high: 70,
      best: 62,
      why: 'Ten hotel revenue years with IDeaS, both languages, but the last of them in spring 2017; wine since.',
      lacks: [],
      cv: `Gonzalo Ferrándiz Aparicio, export manager, formerly revenue manager

Present position
Bodegas Sierra Cabal, Requena. Export Manager since April 2017. Sells 900,000 bottles a year in eleven countries. Price lists, promotions with importers, annual budget, Prowein and Vinexpo. I report in English and Spanish every month.

Hotels
Regional Revenue Manager, Grupo Levante Hoteles, Valencia, 2012 - March 2017. Seven hotels on the coast, 1,150 rooms. Installed IDeaS V5i and later G3 and worked with it daily, from forecast groups to overrides. RGI from 94 to 108. Group displacement, MICE, corporate RFPs, tour operator contracts for the summer. Trained the reservations teams.

Revenue Manager, Hotel Miramar Azul, Alicante, 2007 - 2012. 240 rooms, OPERA, budgets, Booking and Expedia from when they were small.

Front office, Dublin and Alicante, 2002 - 2007.

Studies
Diplomatura en Turismo, 2002
Executive programme in international trade, 2019

Languages: Spanish, English (lived five years in Dublin), Italian

Why return? My daughter studies in Madrid and I never stopped looking at hotel prices. I know that the tools have moved on and would expect a steep first month.

Worst rate: €28, half board, August 2009.`,
    },
    {
      name: 'airline-pricing',
      kind: 'adjacent',
      low: 34,
      high: 51,
      best: 44,
      why: 'The same science on aircraft seats, both languages, Power BI; but not a day in hotels and none of the three systems.',
      lacks: [
        'revenue management in hotels for four years or longer',
        'works in IDeaS, Duetto or Atomize every day',
      ],
      cv: `PERFIL / PROFILE
Marta Izaguirre Londoño. Revenue management specialist, six years, bilingual.

AEROLÍNEAS IBERNOVA, Madrid-Barajas
Senior Network Pricing & Inventory Analyst (2023 - now)
I manage 42 short-haul routes, about €310m a year. Bid prices and booking classes in PROS O&D, overbooking by flight, group requests with displacement cost, pick-up curves, competitor fares through Infare. I chair the weekly flight review with sales and network, in Spanish; the alliance calls are in English.
Revenue Analyst (2020 - 2023)
Domestic and Canary Islands routes, forecast corrections, special events calendar, post-departure analysis.

FERROVÍA RÁPIDA, Madrid
Trainee, yield department (2019 - 2020)
Fare buckets on the Madrid-Sevilla trains.

STUDIES
MSc Statistics, Universidad Carlos III, 2019
Degree in Mathematics, Bilbao, 2017

TOOLS
SQL, Python, Power BI, PROS, Excel, a little R

LANGUAGES
Spanish native, Basque, English C1 (CAE 2019; one year in Leeds)

I would like to change the plane for the bed. A room night is a perishable seat that does not move, and I learn systems quickly.

Worst rate: 9 euros to Tenerife, on the eve of Carnival.`,
    },
    {
      name: 'hospital-revenue-cycle',
      kind: 'trap',
      low: 10,
      high: 27,
      best: 18,
      why: 'Revenue manager of a hospital: claims, codes and denials. Bilingual, but no hotel, no rates, none of the systems.',
      lacks: [
        'revenue management in hotels for four years or longer',
        'works in IDeaS, Duetto or Atomize every day',
      ],
      cv: `Yolanda Quesada-Ruiz
Revenue Manager

Bilingual (Spanish/English) revenue leader with 12 years of experience, now living in Madrid.

Biscayne Mercy Hospital, Miami FL
Revenue Manager, Patient Financial Services, 2018 - July 2026
• Owns the revenue cycle for a 280-bed facility: charge capture, coding edits, claims, denials, collections
• Net revenue forecast of $412M, monthly pace against budget
• Rate negotiations and contract modeling with payers; segment mix by commercial, Medicare and self-pay
• Cut days in A/R from 54 to 41; denial rate from 11% to 6.8%
• Weekly revenue integrity meeting with department directors
• Power BI dashboards, Epic Resolute, 3M 360, Waystar
• Team of 23

Coral Way Orthopedics, Miami FL
Billing Supervisor, 2014 - 2018
• Six physicians, front desk and room occupancy schedule, pricing for cash patients

Education
BBA Health Services Administration, 2013
CRCR, HFMA, 2019

Languages
English and Spanish, both native level

Interests
Travel, boutique hotels, salsa

Worst rate: a knee replacement billed at $41.10. A decimal.`,
    },
  ],
};
