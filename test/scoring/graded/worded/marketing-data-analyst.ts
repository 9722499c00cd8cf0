/** Marketing data analyst, Australian retailer: three years of marketing analysis as the main job, own SQL daily, GA4. */
import type { GradedJob } from '../types.ts';

export const marketingDataAnalyst: GradedJob = {
  job: 'marketing-data-analyst',
  title: 'Marketing Data Analyst',
  spec: `Marketing Data Analyst, Melbourne (Cremorne), full time, hybrid three days, $105,000 to $118,000 plus super and 30% off outdoor gear. Kestrel & Gum has been putting Australians into tents since 1974 and these days half of what we sell is sold online, across nine paid channels, a loyalty programme with 1.6 million members and an email list which our founder still thinks he writes himself, and what we spend on all of that (about $22 million) is decided every Monday at ten in a meeting where the Marketing Data Analyst brings the numbers, which is the job we're advertising. You'll keep the channel and campaign reporting right, say where the next dollar should go and where the last one was wasted, design holdouts and geo tests with the media agency, look after how the website is measured together with the two developers, and segment the members for the CRM team, so it's half detective and half diplomat. To do that you'll have spent at least three years analysing marketing data as your main job, not as a sideline to running campaigns, you write your own SQL every day and we'll ask you to do it in front of us (BigQuery here, the flavour doesn't bother us), and you know GA4 properly, events, consent mode, the export and all the ways in which it's wrong. Those three aren't negotiable. For the dashboards we use Looker but Tableau or Power BI people learn it in a week; R or Python, media mix modelling, incrementality, dbt, Braze or Salesforce Marketing Cloud, a background in retail would each make us smile, and so would a degree with numbers in it though we've had a brilliant analyst who was a florist. You'll need full working rights in Australia. We're on Wurundjeri land, we encourage First Nations applicants, and if you need an adjustment at any stage tell Priyanka in People, who'll also take your resume until the 27th.`,
  graded: [
    {
      name: 'melbourne-retail',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Six years of marketing analysis in retail, daily SQL in Snowflake and BigQuery, GA4 migration and consent mode led by her, geo tests and a mix model.',
      lacks: [],
      cv: `THUY-LINH DOAN
Footscray VIC | citizen

Marketing Analytics Lead (IC), Bowerbird Homewares
Feb 2023 - current
Reporting to the CMO on $15m of media. Weekly spend recommendation by channel. Four geo holdouts with the agency (brand search turned out to be mostly wasted, we moved $1.9m). Bayesian mix model in Python (Meridian), refit each quarter. BigQuery, dbt (60 models written by me), Looker. Re-specified the event plan and consent mode v2 with developers; reconcile the GA4 export to orders, gap now 3%.

Senior Digital Analyst, Paddock & Pine (apparel)
Aug 2020 - Jan 2023
Moved 4 sites from UA to GA4, tag manager, training for 30 marketers. SQL in Snowflake all day: cohorts, lifetime value, member segments for Braze. Tableau.

Campaign Coordinator, same
Feb 2019 - Jul 2020
EDMs, catalogues, some Excel.

BCom (Econometrics), Monash, 2018
Certs: Google Analytics (Skillshop) 2025, dbt Developer 2024

Hiker, so the discount is the real reason. Also netball umpire.`,
    },
    {
      name: 'charity-insight',
      kind: 'synonym',
      low: 78,
      high: 91,
      best: 84,
      why: 'Supporter insight officer of a charity: four and a half years of appeal and channel analysis, writes queries in Redshift daily, rebuilt the Google measurement; not retail, no mix model.',
      lacks: [],
      cv: `Dear reader, this is a resume in sentences because I think in them. - Hamish Tolentino, Brunswick

I work at the Southern Ocean Rescue Fund, where I'm the Supporter Insight Officer (since May 2022). Supporters come by letters, telly, street canvassers, Meta, search and a much too large number of emails, and somebody has to say which of these brought in a donor who is still there after eighteen months. That's me, full time. I pull it from Redshift myself, window functions before breakfast, about 300 saved queries and a set of views that the finance people have started to trust. In 2024 I talked the director into not mailing a random tenth of the file: income from them fell by 4%, cost by 100, and the tax appeal is now a third smaller. I score the file for recency and value in R and hand the lists to the Marketing Cloud journeys team.

The website's numbers were a mess when I came: Universal was about to be switched off, donations fired twice. I drew up the new event scheme on the property that replaced it, wired purchase and recurring_gift with the web agency through server-side tagging, sorted what happens when someone declines the cookie banner, and pull the raw daily tables from it into the warehouse. I teach the unthresholded truth of it to colleagues in a session called "(not set)".

Boards look at it in Power BI.

Before this: 2019 to 2022, statistical clerk at Cancer Registry Queensland (SAS, data quality). 2015 to 2018 primary teacher. BA (Psychology) Griffith, with two stats units. PR holder from Aotearoa, so full rights. Cello.`,
    },
    {
      name: 'performance-manager',
      kind: 'adjacent',
      low: 44,
      high: 58,
      best: 52,
      why: 'Runs campaigns superbly and knows GA4, but analysis is the sideline to buying media and the data comes from sheets and connectors, never from SQL.',
      lacks: [
        'you write your own SQL every day',
        'at least three years analysing marketing data as your main job',
      ],
      cv: `Zoe Castellanos
Performance Marketing Manager
Richmond, VIC

Highlights
* $9m annual spend across Google, Meta, TikTok, Pinterest, affiliates
* ROAS 3.1 to 4.4 in two years
* Retail all the way: surf, shoes, camping

Experience
Saltbush Surf Co. - Performance Marketing Manager - Jan 2021 to now
Plan, buy and optimise paid media. Manage agency and two coordinators. Daily pacing in Google Sheets fed by Supermetrics. Present to exec monthly. GA4 admin: set up key events, audiences, linked Ads, built explorations and attribution paths reports, dealt with consent mode with the devs. Looker Studio dashboards, 22 of them. Ran two Meta conversion lift studies, and one geo split for YouTube in WA.

Sole Mates Footwear - Paid Media Specialist - Mar 2018 to Dec 2020
Shopping feeds, bidding scripts (copied, not written), Criteo.

Tentworld Geelong - Marketing Assistant - 2016 to Feb 2018

Bachelor of Marketing, Deakin 2015
Google Ads certified x 5, Meta Blueprint, GA Individual Qualification 2025
Currently doing Mode's SQL tutorial on weekends, up to JOINs

Camper trailer owner, two kelpies`,
    },
    {
      name: 'recent-analyst',
      kind: 'years',
      low: 54,
      high: 69,
      best: 62,
      why: 'Exactly the right work with SQL and GA4 since November 2024, two years against three; the six years before were pharmacy retail and lab work.',
      lacks: ['at least three years analysing marketing data as your main job'],
      cv: `Nikhil Ranasinghe, Marketing Analyst
Clayton VIC 3168 . Permanent resident

=== NOW ===
Gumleaf Pet Supplies (online, 400k customers)
Marketing Analyst, from 11 Nov 2024
- own all channel reporting, $6m spend; Monday trading deck
- SQL (Postgres, BigQuery) daily: attribution tables, CAC by cohort, subscription churn
- GA4: event audit, export to BigQuery, sessionisation rebuilt from raw events, consent mode testing across 3 browsers
- dbt core, Looker (LookML for marketing explores), Python notebooks
- set up first holdout for SMS; incremental revenue was a fifth of what the vendor claimed
- shortlisted, Australian Loyalty Association, analyst of the year 2026

=== BEFORE ===
2021 - 2024 Retail pharmacy manager, Chemist on High, Glen Waverley. Rosters, stock, P&L, team of 11
2018 - 2021 Laboratory analyst, dairy testing (HPLC, LIMS)

=== STUDY ===
Master of Data Science, Monash (part time) 2022 - Jul 2024, GPA 3.7
BSc Chemistry, Colombo, 2016

=== OTHER ===
Cricket statistics for a local club, in SQL naturally. Bushwalks. Referees: Head of Growth at Gumleaf; A/Prof Chung.`,
    },
    {
      name: 'market-data',
      kind: 'trap',
      low: 16,
      high: 31,
      best: 23,
      why: 'A market data analyst at a superannuation fund: real daily SQL, but prices, exchanges and vendor feeds instead of customers, channels and GA4.',
      lacks: ['at least three years analysing marketing data as your main job', 'you know GA4 properly'],
      cv: `Patrick Eid
Senior Market Data Analyst

Career summary
Nine years in market data. Analytical, deadline driven, used to large volumes and to demanding users. Strong SQL.

Southern Cross Super, Melbourne. Senior Market Data Analyst. 2020 - present
Govern market data across 14 vendors and exchanges (ASX, LSEG, Bloomberg, ICE). Analyse usage and spend ($8m), recommend where to cut. Daily price validation in SQL Server: stale, missing, spike events, 120,000 instruments. Segment asset classes for the risk team. Attribution: supply benchmark weights to performance attribution system. Power BI dashboards on feed quality, consent and licence reporting to exchanges. Campaign to retire 60 unused terminals.

Docklands Brokers. Data Analyst, Corporate Actions. 2017 - 2020
Dividend and split processing, reconciliation, Oracle SQL, channel of escalation to registries.

Bachelor of Applied Finance, Macquarie, 2016
CFA Level I passed 2019
FISD Financial Information Associate 2021

Skills: SQL (advanced), Python (pandas), Bloomberg BQL, Power BI, Excel, Google Analytics (basic course)

Australian citizen. Plays oud; coach under 12 soccer.`,
    },
  ],
};
