/** Revenue manager for two Dublin hotels: three years of hotel revenue management and a revenue management system in the hands decide it. */
import type { GradedJob } from '../types.ts';

export const hotelRevenueManager: GradedJob = {
  job: 'hotel-revenue-manager-spared',
  title: 'Cluster Revenue Manager',
  spec: `Cluster Revenue Manager, Dublin 2 (permanent)

Who we are: Fitzadair Hotels has two four-star properties by the Grand Canal, 187 and 112 rooms, and a third one opening in Galway in 2028.

What you will do
• Set prices and restrictions for every channel, every day, for both houses
• Forecast rooms revenue by segment: weekly, monthly and for the budget
• Chair the Tuesday revenue meeting with sales, events and front office
• Manage the OTAs, the GDS and our direct channel, and watch parity
• Displacement analysis for groups and for Croke Park and Aviva nights
• Report RevPAR, RGI and cost of sale to the owners

What you need to have
• A minimum of three years in hotel revenue management
• Hands-on use of a revenue management system (IDeaS, Duetto, Atomize or similar)
• Very good Excel

What would help
• OPERA Cloud or another big PMS, SiteMinder or a similar channel manager
• STR and OTA Insight / Lighthouse reports
• A degree in hospitality or business
• Experience with more than one property

What we give: €62,000 to €70,000 depending on experience, bonus of up to 15 %, two days a week from home, 24 days of leave, lunch on duty, rates for family and friends in partner hotels, bike to work, and an education budget.

Fitzadair Hotels is an equal opportunities employer. Candidates need to have the right to work in Ireland.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Six dated years as revenue manager in Irish hotels, two of them for a cluster, with Duetto, OPERA and STR in use.',
      lacks: [],
      cv: `Aoife Ní Cheallaigh
Portobello, Dublin 8 | Irish citizen

Revenue Manager (two properties), Larkmoor Collection, Dublin | April 2023 - present
- Price 261 rooms in two city-centre hotels. Duetto GameChanger for open pricing; I own the rules and check the overrides each morning.
- RGI from 98 to 109 in two years; direct share of rooms revenue from 24 to 33 %.
- Budget and rolling 12-month forecast by segment, within 2.5 % of actuals in nine months of twelve.
- Displacement for series, concerts and match weekends; minimum stays opened and closed through SiteMinder.
- Weekly revenue meeting, monthly owners' pack. Team of one analyst.

Revenue Manager, The Tannery Quay Hotel, Cork | January 2020 - March 2023
- 148 rooms, IDeaS G3, OPERA 5 and later OPERA Cloud (I did the rate code migration).
- Kept the hotel profitable in 2021 with a staycation plan.

Revenue Executive, The Tannery Quay Hotel | June 2018 - December 2019

Receptionist while at college, Galway | 2015 - 2018

BA Hotel Management, Galway, 2018
HSMAI CRME, 2022

Tools: Duetto, IDeaS, Lighthouse, STR, Power BI, Excel (Power Query, models, a little VBA)`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 83,
      why: 'Called a commercial analyst at an apartment-hotel group, but for five years he has set the rates, forecast and run the pricing engine.',
      lacks: [],
      cv: `CONOR MULQUEEN
Commercial Analyst
Dún Laoghaire

Since September 2021: Corrib Stays, aparthotels, head office in Dublin
I joined as the numbers man for the finance director. There was nobody to look after room rates, so it became mine.
* Nightly prices and length-of-stay rules for four aparthotels (64 to 140 keys, 410 in all) in Dublin, Limerick and Belfast.
* Picked Atomize in 2022 over two others, did the set-up, and have steered it on a daily basis since: base prices, floors and ceilings, event dates.
* Pick-up and pace report at 9 each morning; demand forecast for ten segments; budget for rooms.
* Commission bill with the booking sites down by 310,000 euro a year after new contracts and a members' rate.
* Say yes or no to groups on the basis of what they would push out.
* RevPAR up by 22 % between 2022 and 2025, index 113 against the comp set (STR).
* Built the Excel and Power BI reporting that the board reads.

2018 - 2021: Audit trainee, then analyst, Tansey Kehoe Accountants, Dublin

BComm, Limerick, 2018. CPA Ireland, professional stage, not continued.

Mews and Cloudbeds on the property side. Fluent Irish, good Spanish.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 6,
      high: 22,
      best: 14,
      why: 'Revenue here means the tax authority: compliance cases on hotels and VAT, no pricing of rooms and no system for it.',
      lacks: ['3 years in hotel revenue management', 'hands-on use of a revenue management system'],
      cv: `Deirdre Quilligan
Higher Executive Officer, Revenue
Swords, Co. Dublin

PROFILE
Fifteen years in Revenue, seven of them as a manager. Strong on forecasting receipts, on reports to senior people, and on the hospitality sector.

EXPERIENCE
2019 - present   HEO, Revenue, Medium Enterprises, hospitality and leisure unit
 - Manage eight officers who deal with 1,400 hotels, pubs and restaurants
 - Risk reviews of VAT and PAYE, among them bed nights declared against bookings on the platforms
 - Revenue forecasts of the branch each quarter
 - Advanced Excel; case management system; ROS
2011 - 2019      Executive Officer, Revenue, collection and debt management, Limerick
 - Phased payment arrangements, enforcement by sheriff
2008 - 2011      Receptionist and night porter, Ardcarrick House Hotel, Ennis

QUALIFICATIONS
Diploma in Applied Taxation (TMITI), 2014
BA Economics and History, Galway, 2008

LANGUAGES
Irish (TEG B2), French`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 54,
      high: 70,
      best: 62,
      why: 'Uses IDeaS well, but his "five years of revenue" are fifteen months in the discipline after reservations and reception.',
      lacks: ['3 years in hotel revenue management'],
      cv: `Mateusz Wiercioch - Revenue Specialist - Dublin 7

Five years of revenue management experience in upscale Dublin hotels, with a passion for data.

HARCOURT ROW HOTEL, 4*, 201 rooms
Revenue Executive (08/2025 - present)
• Daily price review in IDeaS G3 with the cluster director; load restrictions in OPERA Cloud
• Pick-up report, weekly STR summary, OTA extranets, parity checks in Lighthouse
• Prepares the forecast that the director signs off
• Excel: pivots, XLOOKUP, Power Query

HARCOURT ROW HOTEL
Reservations Agent (03/2022 - 07/2025)
• Bookings by phone and mail, rooming lists, deposits, billing instructions
• Upsold suites; best in team 2023 and 2024

BASIN LANE INN, 3*
Receptionist (2019 - 02/2022)
• Check-in, night audit, breakfast cover

EDUCATION
BSc Tourism and Recreation, Kraków, 2018
eCornell certificate in Hotel Revenue Management, 2024

EU citizen, in Ireland since 2019. English C1, Polish native, German B1.`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 69,
      why: 'Eight years of real hotel revenue management with good results, but all by spreadsheet: no revenue management system anywhere.',
      lacks: ['hands-on use of a revenue management system'],
      cv: `Philippa Garvan
Greystones, Co. Wicklow

Summary
Revenue manager of independent hotels. I price by knowledge of the market, a good demand calendar and spreadsheets that I built from nothing.

Career
Revenue and Distribution Manager
Glendowran Estate Hotel & Spa, Wicklow (126 rooms, 5*) - Feb 2021 to present
 · Rates by day, room type and channel, changed by hand twice a day in the PMS (Protel) and in the channel manager (RateGain)
 · Segment forecast for 90 days and the annual rooms budget of 11.4 million euro
 · ADR from 189 to 241 euro, occupancy two points up
 · Weekly meeting with spa, weddings and sales; wedding parties valued against transient demand
 · Comp set figures from STR, shop rates by hand every Monday

Revenue Manager
Hotel Abbeyreagh, Kilkenny (90 rooms) - Sept 2018 to Jan 2021
 · First person in the job. Rate structure, cancellation terms, new contracts with two OTAs

Front Office Manager, Hotel Abbeyreagh - 2015 to 2018

Education
Higher Certificate in Hospitality Management, Shannon, 2012

Skills
Excel to a very high level (array formulas, Solver, macros), Protel, RateGain, Booking.com and Expedia extranets

Irish national, own car`,
    },
  ],
};
