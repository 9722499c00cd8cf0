/** Paid media manager: own budgets in the named channels decide; brand and print do not. */
import type { GradedJob } from './types.ts';

export const performanceMarketer: GradedJob = {
  job: 'performance-marketer',
  title: 'Performance Marketing Manager',
  spec: `performance marketing manager

we are a direct to consumer pet food brand growing fast and we need someone to own paid acquisition

what you will own
 google ads search shopping and performance max
 meta ads facebook and instagram creative testing
 a monthly media budget of more than 150k
 landing page tests with our designer
 weekly reporting to the founders on cac roas and payback

what we need from you
 at least 4 years hands on paid media in an ecommerce or subscription business
 you have personally managed at least 100k a month
 strong analytics ga4 looker studio and spreadsheets
 you understand incrementality and attribution

nice to have
 tiktok ads
 sql
 affiliate or influencer programmes

we offer equity dog friendly office and a very good coffee machine`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 92,
      why: 'Six years hands-on in subscription e-commerce, 220k a month, both channels, geo holdouts, GA4, SQL and TikTok.',
      lacks: [],
      cv: `Saskia Oldenbroek | Paid acquisition

Growth Marketing Manager, Morgenbrood (meal-kit subscription), Apr 2022 - Present
- EUR 220k a month across Google Ads (Search, Shopping, Performance Max) and Meta; took over all buying from an agency
- CAC from 61 to 43, payback from 7 to 4.5 months
- Creative testing on Facebook and Instagram: 30 variants a month, holdout by region twice a year to measure incrementality
- Landing page A/B tests with design, +18 % conversion
- Weekly founder report in Looker Studio on GA4 and BigQuery (SQL)
- Opened TikTok Ads, now 12 % of spend

PPC Specialist, Fietsland (bicycle web shop), Jan 2019 - Mar 2022
- Google Shopping feed and Search, 90k a month; Meta remarketing

Bachelor Commercial Economics, 2018. Google Ads certified 2025.`,
    },
    {
      name: 'brand-manager',
      kind: 'trap',
      low: 22,
      high: 45,
      best: 33,
      why: 'Senior in pet food marketing with bigger budgets, but TV, print and trade; the agency ran the little digital there was.',
      lacks: ['4 years hands-on paid media', '100k a month managed personally'],
      cv: `MARTIN GLENDENNING
Senior Brand Manager

2019 - present, Senior Brand Manager, Whiskerby Pet Foods
Owned brand plan and 3.2M a year media budget (TV, outdoor, press), briefed media agency; agency also ran search. Pack redesign, range launches with grocery buyers, consumer panels, Nielsen data, P&L.

2014 - 2019, Brand Manager, Orchard Cereals
On-pack promotions, sponsorship of school breakfast clubs, print campaigns.

2011 - 2014, Marketing Graduate, Orchard Cereals

CIM Diploma in Professional Marketing 2016. BA Marketing 2011

Achievements: launch of a grain-free range, 4.1M in year one; industry award for packaging 2023; brand awareness from 31 to 44 percent. Manages one assistant and an agency roster. Comfortable with boards, factories and photographers. Interests: sailing, two rescue dogs, village panto.`,
    },
    {
      name: 'small-budgets',
      kind: 'years',
      low: 44,
      high: 58,
      best: 54,
      why: 'Right hands-on channels in a web shop, but two and a half years and 12k a month where 4 years and 100k are asked.',
      lacks: ['4 years hands-on paid media', '100k a month managed personally'],
      cv: `Jonah Abernethy

Digital Marketing Executive
Candlewick & Co, online candle store | May 2024 - now
Runs Google Ads (Search, Shopping, PMax) and Meta ads with a budget of £12k a month. ROAS 3.1 to 4.4. Writes ad copy, tests creatives and landing pages. Reports CAC and ROAS weekly from GA4 and Looker Studio. Started TikTok Ads in spring.

Marketing Assistant
Candlewick & Co | Sept 2022 - April 2024
Newsletters (Klaviyo), Instagram posts, product descriptions.

BSc Business and Marketing, University of Ridgeway, 2022
Meta Blueprint, Google Ads Search certificate

Interests: candle making of course, half marathons, board games with friends. References available.`,
    },
    {
      name: 'agency-synonym',
      kind: 'synonym',
      low: 76,
      high: 91,
      best: 84,
      why: 'SEM, paid social and MER in agency words; 400k a month for e-commerce clients personally, lift tests; no TikTok.',
      lacks: [],
      cv: `Ayumi Thornquist
Biddable media lead

Clickhaven (agency), Account Lead Biddable, 06/2020 - today
Hands on keyboard for three online retailers and a razor subscription: SEM, shopping feeds, PMax and paid social (FB/IG), together 400k a month of spend in my own accounts. Conversion lift and geo tests to separate what ads cause from what they collect; media efficiency ratio instead of last click; dashboards in Data Studio on GA4; CRO experiments with client designers.

Clickhaven, PPC Executive, 09/2017 - 05/2020
Search campaigns for travel and fashion clients, 60k a month.

BA Linguistics, 2017
Spreadsheets to an unreasonable degree (Apps Script, regressions)`,
    },
    {
      name: 'keyword-dump',
      kind: 'list',
      low: 14,
      high: 42,
      best: 28,
      why: 'An events co-ordinator with a skill cloud copied from such adverts and a weekend course.',
      lacks: ['4 years hands-on paid media', '100k a month managed personally'],
      cv: `Ricardo Fonseca-Hale
PERFORMANCE MARKETER

Skills: Google Ads, Search, Shopping, Performance Max, Meta Ads, Facebook, Instagram, creative testing, media budget, landing page tests, CAC, ROAS, payback, GA4, Looker Studio, spreadsheets, incrementality, attribution, TikTok Ads, SQL, affiliate, influencer, ecommerce, subscription, D2C

Employment history
Events Coordinator, Lakeside Conference Hotel, 2021 - 2026: weddings, trade dinners, supplier bookings, seating plans
Bar Supervisor, Lakeside Conference Hotel, 2018 - 2021

Certificates
Digital Garage: Fundamentals of Digital Marketing (40 hours), 2026

Profile: energetic team player with a passion for brands and numbers. Managed Instagram page of the hotel bar for a season. Available immediately, dog owner, happy to work from the office.`,
    },
  ],
};
