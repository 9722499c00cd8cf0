/** Data engineer, cloud warehouse: four years of pipelines into Snowflake, BigQuery or Redshift, SQL and Python, transformation and orchestration tools. */
import type { GradedJob } from '../types.ts';

export const dataEngineerWarehouse: GradedJob = {
  job: 'data-engineer-warehouse',
  title: 'Data Engineer',
  spec: `Hi! We're Plumfeed. We help 400 independent grocers across Europe order the right amount of fresh stuff and throw less of it away. Twenty-eight of us, Series A in the bank, a dog called Cabbage.

Our data person (singular, sorry Ines) is drowning, so we're hiring number two. You'd own how till receipts, supplier files and weather land in our warehouse and turn into tables that the forecasting people and the grocers can trust. Think: 60 sources, 200 models, a daily deadline at 05:30 because that's when tomatoes get ordered.

What we can't do without:
👉 four years or more as a data engineer (or whatever your company called it), building and running production pipelines into a cloud warehouse. We're on Snowflake; BigQuery or Redshift people pick it up fast
👉 SQL that others can read, and solid Python
👉 transformations in dbt or something like it
👉 a scheduler you've been woken up by: Airflow, Dagster, Prefect...

Bonus points for Terraform, streaming (Kafka, Kinesis, whatever), data contracts, or having kept a cloud bill from exploding.

Remote anywhere within two hours of CET, four get-togethers a year. €65-82k plus options, 30 days off, a budget for books. We read every application ourselves, no robots, and we'd especially like to hear from people who don't look like the average tech team.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Six years of Snowflake pipelines with dbt, Airflow and Python in production, plus Terraform, Kafka and cost work.',
      lacks: [],
      cv: `Marta Lindqvist-Soares
Data Engineer, Porto (CET-1)

EXPERIENCE

Senior Data Engineer | Frete24 (parcel marketplace), remote | 02/2023 - now
• Run the Snowflake platform with one colleague: 85 sources, 310 dbt models, about 9 TB
• Airflow 2 on Kubernetes, on call one week in three; 06:00 SLA met on 99.4% of days last year
• Python connectors for carrier SFTP drops and REST APIs, tested with pytest
• Kafka to Snowpipe for tracking events
• Cut warehouse spend from €21k to €12k a month (clustering, auto-suspend, killing dashboards nobody opened)
• Schema contracts with the product teams since 2025

Data Engineer | Lojinha Digital (e-commerce), Lisbon | 09/2020 - 01/2023
• Moved nightly cron scripts on Postgres to Snowflake, dbt and Airflow
• Order, stock and returns models used by planning
• Terraform for roles, grants and S3

Junior BI developer | Lojinha Digital | 2018 - 08/2020
• Reports, T-SQL, SSIS

EDUCATION
MSc Information Management, Lisbon, 2018

LANGUAGES Portuguese, Swedish, English (all fluent)

I once spent a Christmas Eve fixing a promo table so that bacalhau would not run out. Dogs welcome.`,
    },
    {
      name: 'bi-platform-developer',
      kind: 'synonym',
      low: 79,
      high: 94,
      best: 87,
      why: 'Never says data engineer: ELT into BigQuery with Dataform and Cloud Composer, Python and Pub/Sub, five years of it in the cloud.',
      lacks: [],
      cv: `Jakub Hruška, Brno

Since October 2020 I have been BI Platform Developer at Medvěd Pojišťovna, an insurer with 600,000 customers. The title is historical. What I look after is everything between the source systems and the reporting layer.

- ELT jobs for policy, claims, call centre and web events: forty-one feeds, batch and near real time (Pub/Sub, Dataflow)
- All landed in BigQuery, which replaced our Oracle DWH in 2021; I wrote most of the migration
- Around 180 SQLX models in Dataform, with assertions and documentation, reviewed through merge requests
- DAGs in Cloud Composer; I wrote the custom operators and carry the pager every other week. Figures for the actuaries must be there by seven
- Extraction library and data quality checks in Python 3, packaged, typed, with CI in GitLab
- Partitioning and slot reservations: 38 % less on the Google invoice in 2024
- Two juniors whom I supervise

Earlier: ETL programmer (Informatica, PL/SQL), Moravian Statistical Bureau, 7/2016 - 9/2020.

Ing., Applied Informatics, Mendel University, 2016.

Czech native, English C1, German B1. Infrastructure as code with Pulumi. I play the cimbalom, badly.`,
    },
    {
      name: 'warehouse-data-lead',
      kind: 'trap',
      low: 6,
      high: 22,
      best: 13,
      why: 'Warehouse, pipeline, cloud and data of a distribution centre: a cloud WMS and stock accuracy, no SQL, no code.',
      lacks: [
        'four years of production pipelines into a cloud warehouse',
        'SQL and solid Python',
        'transformations in dbt or something like it',
        'a scheduler such as Airflow, Dagster or Prefect',
      ],
      cv: `KAROLINA WÓJTOWICZ
Warehouse Data & Systems Lead

SUMMARY
Nine years in modern warehouse operations, five of them responsible for data. Brought a 24,000 m² fresh produce warehouse into the cloud.

PROFESSIONAL EXPERIENCE

Data & Systems Lead, FrischLog Distribution GmbH, Leipzig, 2021 - today
▪ Owner of the cloud warehouse management system (SaaS WMS): master data, locations, users, releases
▪ Migration of 18,000 SKUs from the old system; cut-over in one weekend
▪ Keeps the inbound pipeline running: ASN files from 140 suppliers, dock schedule, cross-docking, 04:00 cut-off for supermarkets
▪ Stock accuracy from 97.1 to 99.6 %
▪ Daily KPI file in Excel (Power Query) for the site manager
▪ First contact for the scanner and pick-by-voice vendors
▪ Three data clerks

Shift supervisor, FrischLog, 2018 - 2021
▪ 35 pickers, planning, safety talks

Stock controller, Lager Ost, 2017 - 2018

TRAINING
Fachkraft für Lagerlogistik (IHK), 2017
WMS key user certificate, 2021
Lean Yellow Belt, 2023

LANGUAGES
Polish, German C1, English B2

Reducing food waste is close to my heart.`,
    },
    {
      name: 'parallel-contracts',
      kind: 'overlap',
      low: 54,
      high: 70,
      best: 63,
      why: 'Right stack throughout, but the "six years" are three contracts side by side from February 2024: 33 months in all.',
      lacks: ['four years as a data engineer'],
      cv: `Théo Vandamme
Freelance data engineer, Lille

6+ years of data engineering for retail and logistics clients

Client A: Groupe Brasseur (drinks wholesale)
February 2024 - ongoing, 2 to 3 days a week
Snowflake set-up from zero, ingestion of till and ERP data in Python, dbt project (95 models, tests on every key), Dagster. Alerts go to my phone.

Client B: Nordpoint Fulfilment
June 2024 - ongoing, 1 to 2 days a week
Redshift, Airflow (MWAA), event data from Kinesis. Re-wrote stored procedures as dbt models; runtime from 4 h to 50 min. Terraform for the lot.

Client C: Épicerie Solidaire (non-profit)
September 2024 - August 2026, a day a week
BigQuery and Prefect, donation and stock feeds.

Previously
Marketing analyst, La Belle Literie, Roubaix, 2020 - January 2024
Campaign reporting in Google Analytics and Looker Studio, Excel, A/B tests. First SQL queries in the last year.

Education
Master marketing et études, IAE Lille, 2020
Le Wagon, data engineering bootcamp, 9 weeks, winter 2023-24
SnowPro Core, 2025; dbt Analytics Engineering certification, 2025

French, Dutch, English C1. Looking for one team, instead of three Slack workspaces.`,
    },
    {
      name: 'short-note',
      kind: 'thin',
      low: 42,
      high: 58,
      best: 50,
      why: 'Sixty words: five dated years as data engineer with Redshift, SQL and Python; nothing on transformation tool or scheduler.',
      lacks: [
        'transformations in dbt or something like it',
        'a scheduler such as Airflow, Dagster or Prefect',
      ],
      cv: `Ana-Maria Ciobanu
Cluj-Napoca, Romania

Data Engineer, Transcarpat Telecom, 2021 - present
Pipelines from billing and network systems into Redshift. SQL, Python.

Software developer, Transcarpat Telecom, 2018 - 2021
Java back-end for the billing portal.

BSc Computer Science, Babeș University, 2018

English fluent, Hungarian, Romanian. Works remotely. Full CV and code samples sent on request; available from January 2027.`,
    },
  ],
};
