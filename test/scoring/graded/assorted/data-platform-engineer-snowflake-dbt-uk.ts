/** Data Platform Engineer (Snowflake / dbt), remote UK: 4+ years as a data engineer; Snowflake in production decide it. */
import type { GradedJob } from '../types.ts';

export const dataPlatformEngineerSnowflakeDbtUk: GradedJob = {
  job: 'data-platform-engineer-snowflake-dbt-uk',
  title: 'Data Platform Engineer (Snowflake / dbt), remote UK',
  spec: `Data Platform Engineer 🚲 Pedalwise (remote, anywhere in the UK) · £70-82k + options

Hi! We're Pedalwise. We insure e-bikes, cargo bikes and the people who ride them. 64 of us, Series B, no office any more (we do meet up in Sheffield four times a year and yes, there are bikes).

Our data lives in Snowflake and everything downstream of raw is dbt. About 600 models, some lovely, some that make us cry. Right now two people look after it. You'd be the third.

What you'd get up to
~ owning our Snowflake account: roles and grants, warehouses, the bill
~ making dbt runs faster, tested and boring, with proper CI on every pull request
~ getting new sources in (Fivetran mostly, Python where Fivetran can't)
~ orchestration: we're on Dagster, but Airflow or Prefect people pick it up in a week
~ being kind to our analysts in code review

What we really need from you
~ 4+ years as a data engineer or similar
~ Snowflake in production, hands on, not just SELECTs
~ dbt in production too
~ excellent SQL and solid Python
~ living in the UK

Lovely to have: Terraform, SnowPro, insurance or fintech, data contracts, a bit of streaming.

No degree needed. 33 days off, 4.5-day week in summer, £1,000 bike budget. We know some people only apply when they tick every box. Please don't be that person.`,
  graded: [
    {
      name: 'senior-de-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Six years of data engineering with dated, owned Snowflake and dbt in production plus Terraform, SnowPro and fintech.',
      lacks: [],
      cv: `# Imogen Adeyemi-Clarke
Bristol, UK · github/imogen-ac

**Senior Data Engineer, Tallyroot (payments), Mar 2022 → now**
- Run the Snowflake account for 140 users: RBAC rewritten in Terraform (permifrost binned), resource monitors, warehouse right-sizing. Monthly credits down 38% year on year while data volume doubled.
- dbt Core, ~450 models. Introduced slim CI on GitHub Actions, state:modified builds into zero-copy clones, unit tests, contracts on all public marts. Full run from 95 to 31 min.
- Ingestion: Fivetran for SaaS, own Python (dlt, pydantic) for three bank APIs; Snowpipe Streaming for card events.
- Airflow → Prefect 2 migration, 70 flows.
- Mentor to two analytics engineers; PR review rota.

**Data Engineer, Oat & Ember (meal kits), Sep 2020 → Feb 2022**
- Redshift to Snowflake move; first dbt project there, 0 → 120 models.
- Python loaders on ECS, pytest, Docker.

**Data Analyst, Bristol Harbour Ferries, 2018 → Aug 2020**
- SQL, Looker, far too many spreadsheets.

**Bits of paper**
SnowPro Core (2022, renewed 2025) · SnowPro Advanced: Data Engineer (2024) · dbt Analytics Engineering cert (2023)
BSc Geography, Cardiff Bay University, 2018`,
    },
    {
      name: 'actuarial-systems-gem',
      kind: 'gem',
      low: 79,
      high: 93,
      best: 86,
      why: "The title says actuary's helper, but the dated work is five years of running Snowflake, dbt, Python loads and CI at an insurer.",
      lacks: [],
      cv: `Owen Tregenza
Actuarial Systems Analyst
Truro, Cornwall

2016 to date: Lizard Mutual Insurance Society

I joined the pricing department straight from college as a rating assistant. In May 2021 the actuaries' SQL Server finally fell over and I was asked to "find something in the cloud". I have been looking after the result ever since, under the same job title.

What the result is: one Snowflake account (London region), three environments, eleven virtual warehouses. I designed the role hierarchy and the masking policies for medical data, set the credit quotas, and go through the bill with Finance every month. All transformation is in a dbt project that I began in August 2021 and which now has 280 models, snapshots for policy history and some 1,900 tests. Nothing reaches the main branch without a build in a throwaway clone, by Azure Pipelines; since 2024 the account objects too are declared in Terraform. Claims bordereaux from brokers arrive as every spreadsheet known to man, and I wrote the Python package which validates and lands them (about 9,000 lines, typed, tested). Scheduling is Airflow, which I installed and upgrade. Eight pricing analysts commit to the repository and I review their work.

Before May 2021: VBA, SAS, a great deal of T-SQL.

A levels: Mathematics, Physics, Music. Certificate in Insurance (CII), 2018.`,
    },
    {
      name: 'freelance-overlap',
      kind: 'overlap',
      low: 56,
      high: 69,
      best: 63,
      why: 'Good Snowflake/dbt contracts, but the claimed eight years are three parallel contracts: by the dates 29 months against four years.',
      lacks: ['4+ years as a data engineer'],
      cv: `KAVITA SOLANKI-WEBB | FREELANCE DATA PLATFORM ENGINEER | LEICESTER | OUTSIDE IR35

8+ years' combined data engineering experience across retail, energy and insurance

CONTRACTS
06/2024 – Present   Brightmeadow Energy (2.5 days/wk)
  Snowflake admin & optimisation; dbt Cloud, 200 models; Terraform modules for roles/warehouses; CI with GitLab; Dagster assets
07/2024 – Present   Corvid Home Retail (1.5 days/wk)
  dbt refactor, incremental models, freshness + anomaly tests; Python ingestion for marketplace APIs; Fivetran
09/2024 – 08/2026   Marlpit Underwriting (1 day/wk)
  Snowflake masking + row access policies; dbt docs and exposures; cost dashboards
01/2025 – 10/2025   Fosse Parcel Group (evenings)
  Snowpipe set-up, SQL tuning, on-call

PERMANENT
02/2017 – 05/2024   Senior Test Analyst, Wreake Valley Building Society
  Manual UAT of mortgage origination screens, test scripts in HP ALM, defect triage, regression packs. Left to contract after 16-week data engineering academy (part-time, Jan–May 2024).

CERTS
SnowPro Core 07/2024 · dbt Fundamentals 04/2024

EDUCATION
BA Business Studies, De Ferrers University, 2016`,
    },
    {
      name: 'databricks-no-snowflake',
      kind: 'missing',
      low: 58,
      high: 71,
      best: 65,
      why: 'Strong senior data engineer with dbt in production, all of it on Databricks and BigQuery: never Snowflake.',
      lacks: ['Snowflake in production'],
      cv: `Callum Innes-Petrov
Glasgow. Looking for a smaller company after two big ones.

EXPERIENCE

Lead Data Engineer
Northbound Rail Analytics, 2021-07 to present
Lakehouse on Databricks (Azure). Unity Catalog permissions, cluster policies and spend (about £40k a month, I own the budget). dbt-databricks for silver and gold, 350 models, with CI in Azure DevOps and a test coverage gate. PySpark and plain Python for ingestion; Kafka for train movements. Everything in Terraform. Dagster since 2023. Team of four, I do most of the code reviews.

Data Engineer
Clydebank Digital Loans, 2018-02 to 2021-06
BigQuery warehouse with dbt (started on 0.14!), Airflow on Composer, Python loaders for credit bureau files, Looker on top. Regulated reporting for the FCA.

Software developer
Two agencies, 2014 to 2018. Python/Django, Postgres.

SKILLS I'D STAND OVER
SQL (window functions in my sleep), Python, dbt, Spark, Terraform, Git, Docker, data contracts

EDUCATION
MEng Electronics, Kelvinside University, 2014`,
    },
    {
      name: 'bi-analyst-pasted-ad',
      kind: 'pasted',
      low: 25,
      high: 40,
      best: 32,
      why: 'Profile is the advert copied out; the jobs underneath are Excel and Power BI reporting with a little SQL.',
      lacks: ['4+ years as a data engineer', 'Snowflake in production', 'dbt in production', 'solid Python'],
      cv: `PERSONAL PROFILE
Data Platform Engineer with 4+ years as a data engineer or similar. Snowflake in production, hands on, not just SELECTs. dbt in production too. Excellent SQL and solid Python. Owning our Snowflake account: roles and grants, warehouses, the bill. Making dbt runs faster, tested and boring, with proper CI on every pull request. Getting new sources in (Fivetran mostly, Python where Fivetran can't). Orchestration: Dagster, Airflow or Prefect. Terraform, SnowPro, insurance or fintech, data contracts, a bit of streaming. Being kind to our analysts in code review.

NAME: Jordan Hattersley
TOWN: Doncaster

CAREER HISTORY

Reporting Analyst, Humberhead Housing Association
April 2023 - Present
• Monthly KPI pack for the board in Power BI and Excel
• Write SQL queries against the housing system (SQL Server views) for rent arrears and repairs figures
• Automated two reports with Power Query, saving a day each month
• First contact for staff with report problems

Lettings Administrator, Humberhead Housing Association
August 2019 - March 2023
• Tenancy files, phone and front desk, spreadsheets

EDUCATION
BTEC Level 3 Business, Don Valley College, 2019

Hobbies: cycling, five-a-side`,
    },
  ],
};
