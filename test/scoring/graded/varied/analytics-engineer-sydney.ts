/** Analytics engineer at a Sydney retailer: dbt in production and three years of warehouse modelling decide it. */
import type { GradedJob } from '../types.ts';

export const analyticsEngineerSydney: GradedJob = {
  job: 'analytics-engineer-sydney',
  title: 'Analytics Engineer',
  spec: `Wattlebird Pets started with one shop in Marrickville and now sells to four hundred thousand households across Australia, in 61 stores and online. Our data team is eight people. We sit between the engineers who land raw data and the buyers, marketers and store managers who want to trust a number without asking which version it is, and we would like a ninth person to make that easier.

As our analytics engineer you will own the modelled layer: customers, orders, stock, loyalty. You will design dimensional models, write tests for them, document them, and argue kindly with people about what an active customer is. You will review your colleagues' pull requests and they will review yours. Once a fortnight you will sit with a store manager or a buyer and watch how they use what you built.

You need at least three years building and maintaining data models in SQL on a cloud warehouse (ours is Snowflake, but BigQuery, Redshift or Databricks SQL will do just as well), and you must have run dbt in production, not only tried it. Git is how we work, so you should be at home in it. It helps if you have used an orchestrator such as Airflow or Dagster, if you write some Python, and if you have met retail or loyalty data before. Experience with a semantic layer or with Looker would be lovely and is not expected.

We work from Alexandria on Tuesdays and Thursdays and from wherever on the other days. Salary is $135,000 to $155,000 plus super, with five weeks of leave and, naturally, a discount on dog food. Dogs may attend. We encourage applications from Aboriginal and Torres Strait Islander people and will adjust the interview process for anyone who asks.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: 'Five dated years of modelling on Snowflake and Redshift with dbt in production, in retail and loyalty, with tests, reviews and Airflow.',
      lacks: [],
      cv: `Imogen Farrugia
Dulwich Hill NSW

Senior Analytics Engineer | Barrow & Finch Grocers, Sydney | Feb 2023 - now
I look after the customer and basket domains in a dbt project of some 620 models on Snowflake. Star schemas with slowly changing customer and store dimensions, incremental facts at till-line grain (1.8 billion rows). I brought in dbt tests with severity levels, exposures for the board reports, and a contract on each mart. Wrong-number tickets from the buying team went from eleven a month to two. The jobs run from Airflow; I write the DAGs and the odd Python operator. Loyalty was rebuilt in 2024: points ledger, tiers, breakage for finance. I review four or five pull requests a week in GitHub and run the style guide.

Analytics Engineer | Tessellar Travel, Sydney | May 2021 - Jan 2023
Redshift and dbt Core. Took 90 hand-scheduled scripts and turned them into models under version control with CI. Modelled bookings, cancellations and supplier margin. Wrote the LookML for the sales explore.

Reporting Analyst | Tessellar Travel | Jan 2020 - Apr 2021
SQL and Tableau for the call centre and marketing.

Bachelor of Science (Statistics), Macquarie University, 2019
dbt Analytics Engineering Certification, 2024

Two greyhounds, both retired.`,
    },
    {
      name: 'any-of',
      kind: 'any-of',
      low: 80,
      high: 93,
      best: 87,
      why: 'BigQuery in place of Snowflake counts in full; over four years of dbt models in production, only retail is absent.',
      lacks: [],
      cv: `TOMASZ NGATA - data modeller and SQL person - Newcastle NSW (in Sydney by train twice a week)

2022/07 to present
Kestrel Energy Online, Data Engineer (Analytics)
Everything here is BigQuery. I built the conformed layer for meters, accounts and tariffs: nine facts, fourteen dimensions, snapshots for anything that changes. dbt Cloud since my first month, production and staging jobs, about 300 models, freshness checks on every source, unit tests for the billing logic since they came out. Cut the slot bill by 38 per cent by partitioning and by killing full refreshes. I wrote the onboarding guide that lets analysts open their first merge request within a week (GitLab). The regulator report, which took two people six days a quarter, is now a model and a button.

2020/11 to 2022/06
Pocketwise (savings app), BI Developer
SQL models in BigQuery, moved from scheduled queries to dbt during 2021 with one colleague. Funnel, retention and cohort marts. Data Studio reports. Small Python scripts for API loads.

2018 to 2020
Hunter Region Councils, GIS and Records Officer
Postgres/PostGIS, maps, open data releases.

Studies: BInfoTech, University of Newcastle (2017)
Also: co-organiser of a local data meetup, te reo learner, trail runner`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 60,
      high: 73,
      best: 67,
      why: 'Deep Kimball modelling with recent Snowflake work and Git, but says outright that dbt has never been used at work.',
      lacks: ['dbt run in production'],
      cv: `GWENDOLYN ACHTERBERG
Data Warehouse Developer, Parramatta

PROFILE
Thirteen years of building warehouses that finance directors sign off on. Retail and wholesale.

EMPLOYMENT HISTORY
Corrigan's Department Stores - Senior Data Warehouse Developer - August 2017 to present
- Designed sales, inventory and gift card stars after Kimball; bus matrix agreed with eleven departments
- Led the move from SQL Server 2014 to Snowflake (completed March 2022); since then all models are Snowflake SQL, streams and tasks, and stored procedures
- Matillion for loads; Azure DevOps repos with branch policies and peer review
- Type 2 dimensions for product hierarchy and store, late arriving facts, surrogate keys
- Reconciliation suite that compares 140 control totals every morning
- Coach two juniors

Mapleton Wholesale Foods - BI Developer - 2013 to July 2017
- SSIS, SSAS, SSRS; rebate and trade spend marts

TOOLS
Snowflake, T-SQL, Matillion, SSIS, Power BI, Git, some Python
dbt: no production experience. I have done the free fundamentals course and understand refs, tests and snapshots, but my employer has not adopted it.

EDUCATION
Graduate Diploma in Information Systems, UTS, 2012
BA (Linguistics), Utrecht, 2008`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Claims six years of analytics engineering, while the dates show sixteen months of it after rostering and reporting jobs; the rest of the musts is real.',
      lacks: ['three years of building data models on a cloud warehouse'],
      cv: `Lachlan Oduya
Analytics Engineer with 6+ years' experience | Surry Hills

Passionate about clean models, clear metrics and data that people love.

WORK
Analytics Engineer, Brightmeadow Telehealth
July 2025 - Present
Snowflake and dbt Cloud. Built staging and mart layers for appointments and clinicians (85 models), tests and docs for each, daily production job plus an hourly one for wait times. Pull requests and CI in GitHub Actions. Worked with the product team on the definition of a completed consult. Dagster for two ingestion assets.

Rostering Coordinator, Brightmeadow Telehealth
January 2023 - June 2025
Rostered 70 nurses and GPs over three time zones. Kept the master spreadsheet; wrote macros; produced a weekly fill-rate report in Excel. Took an internal data bootcamp of eight weeks in early 2025.

Sales Reporting Assistant, Coolibah Outdoor
Nov 2020 - Dec 2022
Pulled extracts from the point of sale into Excel, pivot tables, mailed them to area managers. Loyalty sign-up league table.

EDUCATION
Bachelor of Commerce, Western Sydney University, 2020

SKILLS
SQL, dbt, Snowflake, dimensional modelling, Python, Looker, Airflow, Git, stakeholder engagement

OTHER
Rescue kelpie called Null`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 8,
      high: 22,
      best: 15,
      why: 'Warehouse, models, stock and tests here belong to a pet food distribution centre; there is no SQL anywhere.',
      lacks: ['three years of data modelling in SQL on a cloud warehouse', 'dbt in production'],
      cv: `BERNADETTE SZABO
Warehouse Data & Inventory Controller
Eastern Creek NSW

KEY STRENGTHS
- Warehouse data integrity: location, batch and expiry data for 9,000 pallet positions
- Built the slotting model for the new warehouse (fast movers near dock, heavy lines low)
- Stock testing: cycle counts, variance investigation, quarantine
- Pet food and retail supply chain

POSITIONS HELD

Bristlecone Pet Supplies, National Distribution Centre
Inventory Controller (2019 - current)
Run the daily count programme with a team of five. Key receipts, adjustments and transfers into Manhattan WMS. Chase missing pallets. Investigate why the pipeline from the port is late and tell the stores. Train pickers on RF scanners and voice. Keep counts over 99.2% accurate. Print and file dispatch documents.

Pallas Cold Logistics, Arndell Park
Warehouse Storeperson, then Leading Hand (2011 - 2019)
Forklift loading and unloading, cold room work, induction of casuals, toolbox talks.

LICENCES AND TICKETS
High Risk Work Licence LF and LO
First Aid HLTAID011
Certificate IV in Warehousing Operations, TAFE NSW, 2014

COMPUTER
Excel (lookups, pivots), WMS screens, Outlook

Available with four weeks' notice. Own car. Happy with early starts.`,
    },
  ],
};
