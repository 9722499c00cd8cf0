/** Restaurant general manager, Sydney: NSW RSA card, Food Safety Supervisor certificate in date, three years as venue head with full P&L. */
import type { GradedJob } from '../types.ts';

export const restaurantGeneralManager: GradedJob = {
  job: 'restaurant-general-manager',
  title: 'Restaurant General Manager',
  spec: `GENERAL MANAGER | TALLOW & VINE, SURRY HILLS NSW

We're a 140 seat woodfire restaurant with a 40 seat bar out the back, two hats, and a wine list which our accountant hates. Seven nights, four lunches, around $7.2m a year. Our GM of five years is off to open a pub in Orange (good on you, Bec) and big shoes need filling.

THE GIG
You run the show. Floor, bar, bookings, people, numbers. Chef runs the kitchen and the two of you get on, that's not optional. You'll:
 • lead 48 staff incl. 3 assistant managers and a sommelier
 • own the P&L: wages under 34, bev COGS under 28, weekly wrap with the owners
 • roster in Deputy, make the Award work, do Fair Work properly
 • be the licensee's approved person on site, keep the incident register straight
 • recruit, train and hang on to people
 • be on the floor Fri and Sat. Every Fri and Sat

NON-NEGOTIABLES (please read them, we check before we ring)
 1. Three years or more as GM or venue manager of a full service restaurant, with the P&L yours
 2. Current NSW RSA competency card
 3. NSW Food Safety Supervisor certificate, within its five years. The council was here last month
 4. Full working rights in Australia

GOOD TO HAVE
Hatted or fine dining. Wine (WSET 2+). SevenRooms, Lightspeed, Xero. Opening a venue from scratch. Licensee Training / Advanced Licensee Training.

THE DEAL
$115k to $130k + super + bonus on EBITDA, 45 hr week that is really 45, five weeks leave, staff meal that isn't pasta, half price in both our other venues.

We're an inclusive lot and acknowledge the Gadigal people on whose land we cook. Send a resume and the name of the last place which looked after you really well to jobs@tallowandvine.example. No recruiters!`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'GM of two hatted Sydney restaurants since 2021 with full P&L, RSA to 2029, FSS of 2024, citizen, ALT and WSET 3.',
      lacks: [],
      cv: `LEILANI FONOTI
Marrickville 2204 | Australian citizen

Last place that looked after me: the fish and chip van in Eden.

GENERAL MANAGER, Corella (one hat, 110 seats), Potts Point
Aug 2023 – present
$6.1m. 41 staff. Wages 36 to 32.8 without losing a single chef de rang. Bev COGS 26.9. Monthly board of directors with owners, forecasts, capex. Chef and I wrote the new set menu together. SevenRooms, Lightspeed K, Deputy, Xero.

VENUE MANAGER then GM, Osteria Bassa (hat 2022), Darlinghurst
Feb 2021 – Jul 2023
Through the lockdowns and out again; 70 seats, $3.4m. P&L from the start. Reopened with a new team of 26 in six weeks.

ASSISTANT MANAGER, Quay Social Group, Circular Quay
2017 – 2020

WAITER, BAR, everywhere from Bondi to Byron
2010 – 2016

TICKETS
RSA NSW, expires 03/2029, RCG same
Food Safety Supervisor, issued 05/2024
Licensee + Advanced Licensee Training 2022
WSET 3, 2020
First aid + CPR 2026

Paddle outrigger canoes. Aunty of nine. Notice 4 wks`,
    },
    {
      name: 'club-dining-head',
      kind: 'synonym',
      low: 77,
      high: 91,
      best: 84,
      why: 'Ran the à la carte dining house of a big club and a vineyard restaurant as its manager with result responsibility for five years; all cards in date under other names; no GM title, not hatted.',
      lacks: [],
      cv: `About Stavros Hatzidakis

Since October 2021 I look after The Boatshed for the Drummoyne Bay Rowers' & Sailors' Club. Members think it is a canteen. It is 160 chairs with linen, a charcoal grill, an oyster bar and a terrace, and it is a business for itself: own ABN, own accounts, four point eight million in the last financial year. The committee gave me the keys, a target and a Head Chef. I hire, I let go, I do the weekly hours (Tanda), I set the prices with the chef, order the wine, argue with the fishmonger, and each month I explain the bottom line to eleven pensioners with calculators. It lost 190 thousand the year before I came; last year it made 420. 37 people, casuals mostly, penalty rates under the Clubs award, one audit by the Ombudsman, clean.

2019 to 2021: ran the cellar door restaurant at Pokolbin Rise, Hunter Valley. 80 seats, lunch only, degustation on Saturdays, bookings on NowBookIt, its costs and takings mine (1.6m).

2008 to 2019: waiter, maître d', at weddings, in Glebe and Athens.

Cards in my wallet: responsible service and conduct of gambling, renewed at Service NSW Feb 2025. Food supervisor's, HLTFSE and SIT units redone June 2023. Club secretary-manager course, no exam.

Passport: Greek and Australian. English, Greek, restaurant Italian. I row in the veteran eight. My daughter says I should mention I can carry five plates.`,
    },
    {
      name: 'expired-fss',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 69,
      why: 'Six years as GM of good Sydney restaurants with P&L, RSA current, resident, but the Food Safety Supervisor certificate was issued in March 2020 and its five years are over; a day to renew.',
      lacks: ['NSW Food Safety Supervisor certificate, within its five years'],
      cv: `Tom Beddington-Ng — Hospitality leader, Sydney

EXPERIENCE

Banksia Room, Barangaroo — General Manager — Nov 2022 to now
• 180 covers + 60 seat wine bar | AU$8.4m | 55 team | 1 hat since 2024
• EBITDA 6% to 11%
• Full ownership of budget, wages % (33.1), stocktake, suppliers
• 90 day turnover halved, four internal promotions to AM
• SevenRooms, Lightspeed, Deputy, Xero + Marketman

Lulu Chen's, Chatswood — General Manager — Jan 2020 to Oct 2022
• modern Cantonese, 120 covers | $4.9m
• pivot to take home yum cha in 2020, kept 80% of staff
• P&L, licensee from 2021

Park House, Mosman — Restaurant Manager — 2016 to 2019
Bar roles, Sydney & London — 2009 to 2015

COMPLIANCE
RSA/RCG competency card valid until 19 Sept 2028
Licensee training, ALT: April 2021
Food Safety Supervisor (NSW Food Authority): March 2020
Fire warden, Banksia tower: 2025

EDUCATION
B. Business (Hotel Mgmt), UTS
WSET 2, Court of Master Sommeliers intro

PERSONAL
Born in Newcastle, Aussie. Cantonese conversational. Ocean swims, kelpie cross called Gravy.`,
    },
    {
      name: 'uk-gm-on-holiday-visa',
      kind: 'foreign',
      low: 42,
      high: 56,
      best: 49,
      why: 'An excellent GM from Manchester and Dublin with papers of British law; neither NSW card nor supervisor certificate, and a working holiday visa is not full working rights.',
      lacks: [
        'Current NSW RSA competency card',
        'NSW Food Safety Supervisor certificate, within its five years',
        'Full working rights in Australia',
      ],
      cv: `Orlaith Kinsella-Marsh
Currently Coogee (arrived 12 September 2026, subclass 417)

General Manager, 34, eleven years in restaurants

2021–2026  General Manager, The Tannery Grill, Ancoats, Manchester
150 covers, live fire, Michelin listed, 5.6m pounds, 52 staff. P&L, quarterly forecasting, GP 71% food and 69% wet, payroll 31%. Wrote the opening plan, hired everybody and opened it on the day we said. DPS. EHO 5 stars x4. Sommelier and three AMs reporting. Best front of house, city awards 2024.

2018–2021  General Manager, Brannock's Oyster House, Dublin 2
85 covers. P&L. Reopening after Covid, outdoor terrace, takeaway hatch.

2015–2018  Assistant manager then deputy GM, Wren & Co, Liverpool

Qualifications
Personal licence (Manchester CC), APLH
Level 3 Food Safety in Catering, Level 3 HACCP, Level 3 Health & Safety
WSET Level 3 with merit
BA Drama, Liverpool John Moores

Systems
SevenRooms, Tenzo, Fourth, Lightspeed, Xero

Looking for a place where the food is proper and the owners are decent. Can start tomorrow. Referees in Manchester will talk the ear off you.
Sea swimming, camogie, terrible ukulele`,
    },
    {
      name: 'fast-food-thin',
      kind: 'thin',
      low: 30,
      high: 46,
      best: 38,
      why: 'A few lines only: manager of a quick service outlet with RSA unnamed; domain is near, full service, certificate and P&L are unsaid.',
      lacks: [
        'Three years or more as GM or venue manager of a full service restaurant',
        'Current NSW RSA competency card',
        'NSW Food Safety Supervisor certificate',
      ],
      cv: `Brayden Kowalczyk, Penrith. 31.

Restaurant Manager, Big Rooster Chicken, Penrith Plaza and drive through, 2020 to now. 35 crew. Rosters, ordering, cash, wages, hiring, OH&S. Store of the year western region 2023.
Shift supervisor, same, 2015 to 2020.

HSC 2013. Cert IV Hospitality (TAFE). Food handling. Australian citizen, licence and car.

Keen to step up to proper dining. Footy, fishing.`,
    },
  ],
};
