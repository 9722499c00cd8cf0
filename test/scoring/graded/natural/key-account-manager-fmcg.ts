/** Key account manager, FMCG: five years with UK grocery multiples, own P&L and joint business plans, sales data, driving licence. */
import type { GradedJob } from '../types.ts';

export const keyAccountManagerFmcg: GradedJob = {
  job: 'key-account-manager-fmcg',
  title: 'Key Account Manager, Grocery',
  spec: `Key Account Manager, Grocery
Bramblecote Foods | Reading | Permanent

Who we are
Bramblecote has been making chutneys, dressings and cooking sauces since 1931. Four brands, £96m turnover, number two in our category and catching up. One team. Bold ideas. Real food.

What you'll be responsible for
• Sole owner of one of our top three grocery customers (£22m RSV): annual joint business plan, cost price negotiations, promotional calendar, range reviews
• Account P&L: volume, net sales, trade spend and margin
• Monthly forecast with supply chain; right first time, S&OP on day 4
• Working with category and brand colleagues on launches

What we're looking for
• A minimum of five years managing grocery retail accounts for a branded or own-label FMCG supplier, with at least one of Tesco, Sainsbury's, Asda, Morrisons, Waitrose, Aldi or Lidl in your own name
• A track record of negotiating JBPs and delivering an account P&L
• Fluent in numbers: Nielsen, Circana, Kantar, dunnhumby or similar
• A full UK driving licence is essential, since our factory in Evesham and most buying offices cannot sensibly be reached otherwise

Even better
• Ambient or condiments; experience of a cost-inflation round; line management of a national account executive

What's in it for you
£58-66k, car or allowance, 20% bonus, 26 days, pantry discount. Bramblecote is proud to be an inclusive employer. If you need adjustments, tell our People Team. No agencies, please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Seven years of Tesco and Morrisons for ambient brands, own JBP and P&L, Nielsen and dunnhumby, licence, one report.',
      lacks: [],
      cv: `Oliver Tremayne-Shah
Wokingham

National account manager, ambient grocery

HARTWELL PANTRY LTD (stock, gravy and condiments, £140m) 2021 -
National Account Manager, Tesco (£31m RSV), since March 2021
+ Three joint business plans agreed on time; +6.8% value in a category at +2.1%
+ Landed two cost price increases (2022: 9.4%, 2023: 4.1%) without a delisting
+ Full P&L, trade spend cut from 24 to 21 per cent of gross sales
+ Forecast accuracy 84%, best of the customer team
+ dunnhumby Shop and Nielsen every week; won a fixture review worth eleven new lines
+ Line manager of one account executive, promoted in 2025

DOVEDALE BISCUITS, 2016 - 2021
Account Manager, Morrisons (£9m) and Booths, July 2019 - February 2021
+ JBP, range, promotions, P&L; branded and own label
Account executive, discounters, Sept 2017 - June 2019

Graduate scheme, 2016 - 2017

BSc Business & Management (2:1), Exeter, 2016
GAP Partnership negotiation, 2020; MBM category management, 2022

Full clean driving licence. Three months' notice. Makes a decent piccalilli.`,
    },
    {
      name: 'stacked-roles',
      kind: 'overlap',
      low: 54,
      high: 70,
      best: 62,
      why: 'Three brands at once since September 2023: the "eight years" are 38 months of grocery accounts; before that a store.',
      lacks: ['five years managing grocery retail accounts for an FMCG supplier'],
      cv: `CHLOE ADDERLEY
Key account specialist | challenger food and drink | Oxford

8+ years of combined account management across three brands

BRAND ONE: Nuttery (nut butters)
Key Account Manager, Sainsbury's and Waitrose
Sept 2023 to present (four days)
JBP with Sainsbury's worth £5.2m, promotional plan, account P&L, cost price change of 7% in 2025. Circana and Nectar360 data. Forecasts to the co-packer.

BRAND TWO: Kettleby Kombucha
Fractional account manager, Waitrose and Ocado
Nov 2023 to present (half a day a week plus evenings)
Listings for six lines, distribution from 140 to 310 stores, range reviews.

BRAND THREE: Hotstuff Sauces
Consultant, Morrisons and Asda launch
Feb 2024 to August 2026 (by the project)
Launched five cooking sauces; negotiated terms, gate fees and first year's promotions.

EARLIER
Store manager, Sainsbury's Local, Headington and Kidlington
2018 to Aug 2023
P&L of £7m, 38 colleagues, availability, shrink, planograms.
Team leader, Sainsbury's, 2015 to 2018

EDUCATION
BA Geography, Oxford Brookes, 2015
IGD Commercial Academy, 2024

Driving licence: full UK, since 2014.`,
    },
    {
      name: 'non-driver',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 67,
      why: "Nine years of Asda and Sainsbury's with JBP, P&L and Kantar, all as asked; says that she does not drive.",
      lacks: ['full UK driving licence'],
      cv: `Francesca Ogilvie-Moretti, London SE15

I sell Italian pasta sauces and pesto to British supermarkets, and have done so since 2017.

Pastificio Belforte UK, 2020 to today: Senior National Account Manager
Sainsbury's (£18m at till), and from 2023 Ocado as well. I write the joint plan with the buyer each January and am measured on net sales, margin after trade and forecast bias. Highlights: double-digit cost increase in 2022 agreed in full; glass-to-pouch range change in 2024, 94% of lines kept; supplier of the year, ambient, 2025. One executive reports to me.

Crosse Street Brands, April 2017 to 2020: National Account Manager, Asda
£12m of table sauces. Two JBPs. Weekly Retail Link, monthly Kantar panel, Nielsen Scantrack. Promotional return model that the company still uses.

2013 to 2017: category executive, Crosse Street Brands

Education: BSc Economics, UCL, 2013

Practicalities: I live by the station, go to Holborn, Leeds and everywhere else by train, and do not drive; a Venetian childhood, and I never took the test. Colleagues have never had cause to complain. Italian and English mother tongues. Notice: three months.`,
    },
    {
      name: 'saas-kam',
      kind: 'trap',
      low: 18,
      high: 36,
      best: 27,
      why: 'Key account manager of scheduling software with supermarkets as clients: renewals and seats, no goods, no buyer, no JBP.',
      lacks: [
        'five years managing grocery retail accounts for an FMCG supplier',
        'track record of negotiating JBPs and delivering an account P&L',
        'Nielsen, Circana, Kantar, dunnhumby or similar',
      ],
      cv: `Jonathan Peake
Senior Key Account Manager | Reading

A commercially minded key account manager with eight years in grocery and retail.

Rotawise Software, Maidenhead
Senior Key Account Manager, Retail, Feb 2021 - Present
- Owns Morrisons, Waitrose and a discounter: workforce scheduling licences for 61,000 shop-floor staff, £3.9m ARR
- Renewals at 112% net retention; negotiates three-year agreements with procurement and HR
- Account plans, quarterly business reviews, executive sponsors
- Adoption dashboards in Gainsight and Salesforce; forecast call every Monday
- Led a price uplift of 6% across the book

Key Account Manager, Retail, Aug 2018 - Jan 2021
- Asda pilot to roll-out in 14 months

Business development, Printforce Toner, Slough, 2014 - 2018
- Copier contracts to SMEs, 40 calls a day

Education
BA Business Studies, Reading, 2014
Challenger Sale, MEDDPICC, 2022

Full UK driving licence, no points, 25,000 miles a year.

Interests: cooking (hot sauces especially), Reading FC, cycling.`,
    },
    {
      name: 'deputy-with-keywords',
      kind: 'list',
      low: 12,
      high: 30,
      best: 21,
      why: 'Discount-store deputy manager with the trade vocabulary in a grid; has never held an account for a supplier.',
      lacks: [
        'five years managing grocery retail accounts for an FMCG supplier',
        'track record of negotiating JBPs and delivering an account P&L',
        'Nielsen, Circana, Kantar, dunnhumby or similar',
      ],
      cv: `ALEKSANDER "ALEX" PRIESTNALL
Dynamic FMCG Key Account Manager

| Joint Business Planning | Account P&L | Range Reviews |
| Nielsen | Kantar | Circana |
| Tesco | Sainsbury's | Asda | Morrisons |
| Trade Spend Optimisation | S&OP | Negotiation |
| Category Management | Promotional Planning | dunnhumby |

Mission
To take ownership of a top grocery customer in a fast-growing food business.

Career to date

Deputy store manager, Pricewell Discount, Basingstoke
October 2021 - now
Opens and closes the shop, fills rotas for 19 people, counts cash, does markdowns and the weekly delivery of ambient and chilled. Stock loss below target two years in a row. Puts out promotions from the head office plan.

Shift leader, Pricewell Discount, 2019 - 2021

Delivery driver, Parcelfleet, 2016 - 2019

Learning
Online short course: Key Account Management Essentials (6 hours), 2026
Online short course: Negotiation for FMCG, 2026
A levels: Business B, Media C, Geography D

Full driving licence, own car. Hard-working, honest, ambitious. Will relocate.`,
    },
  ],
};
