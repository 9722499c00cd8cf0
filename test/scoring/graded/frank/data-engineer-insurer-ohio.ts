import type { GradedJob } from '../types.ts';

export const dataEngineerInsurerOhio: GradedJob = {
  job: 'data-engineer-insurer-ohio',
  title: 'Data Engineer II',
  spec: `Data Engineer II
Job ID 26-11873 | Columbus, OH (hybrid, 3 days in office) | Full-time, exempt

Who we are
For 112 years Buckeye Prairie Mutual has kept its promises to farmers, families and small businesses in nine states. Our 4,300 associates are proud of a culture where everyone belongs.

The role
As a Data Engineer II in Enterprise Data Solutions you will design, build and support the data flows which feed actuarial pricing, claims analytics and regulatory reporting. You will partner with actuaries, claims leaders and architects, participate in a production support rotation, and contribute to the retirement of our legacy mainframe extracts.

Minimum qualifications
Bachelor's degree, completed, in computer science, information systems, statistics, mathematics, engineering or a closely related field.
Four (4) or more years of hands-on experience building and operating data pipelines.
Proficiency in both Python and SQL demonstrated in a professional setting.
Production experience with at least one cloud data warehouse, such as Snowflake, Redshift or BigQuery.

Preferred qualifications
Property and casualty insurance experience, particularly policy or claims systems. dbt. Orchestration with Airflow, Dagster or a similar tool. Handling of personally identifiable information under state privacy rules. Data quality testing and lineage.

What we provide
Medical, dental and vision from day one; 401(k) with up to 7% match; annual bonus target of 8%; 18 days of PTO plus your birthday; tuition assistance. Pay range: $96,400 to $131,000, depending on experience and internal equity.

Buckeye Prairie Mutual is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or veteran status. Employment is contingent on a background check and drug screen. We are unable to sponsor employment visas for this position. This posting is intended to describe the general nature of the work and is not an exhaustive list of duties. No agencies.`,
  graded: [
    {
      name: 'denise-kowalczyk-claims',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Information systems degree, eight dated years of pipelines in Python and SQL, Snowflake in production, and in property and casualty claims.',
      lacks: [],
      cv: `Denise Kowalczyk
Dublin, OH 43017 | (614) 555-0139 | d.kowalczyk@example.com | US citizen

EXPERIENCE

Heartland Casualty Group, Columbus, OH
Data Engineer, 08/2021 – Present
- Built the claims lakehouse feed: 64 source tables out of the policy and claims systems into Snowflake, loaded every 15 minutes; about 3 TB.
- Moved 210 stored procedures into dbt models with tests; adjusters' loss-run report stopped disagreeing with finance in Q2 2023.
- Python package for schema-drift alerts now used by four teams.
- Masked SSNs and driver's license numbers with dynamic policies ahead of a state market-conduct exam; no findings.
- On support one week in six; cut pages from 31 to 6 a month.

Scioto Grocers Distribution, Grove City, OH
ETL Developer → Data Engineer, 06/2018 – 07/2021
- Python and Airflow DAGs replacing an aging Informatica server.
- Redshift cluster for sales and shrink, including vacuum and dist-key tuning.
- T-SQL and PL/pgSQL daily.

Scioto Grocers Distribution
Reporting intern, summer 2017

EDUCATION
B.S. Information Systems, a state university in Ohio, May 2018, 3.6 GPA

SnowPro Core, renewed 2025`,
    },
    {
      name: 'samuel-adeyinka-statistician-loads',
      kind: 'any-of',
      low: 82,
      high: 94,
      best: 88,
      why: 'Statistics degree and almost six years of production loads into BigQuery in Python and SQL; only the insurance side is missing.',
      lacks: [],
      cv: `Samuel Adeyinka — Westerville, Ohio (permanent resident)

I trained as a statistician and found out that I was happiest getting the numbers to arrive.

At Pinecrest Children's Hospital Network (December 2020 until today; titles: Analytics Programmer, since 2023 Senior Analytics Programmer) I am one of three people who own how data gets from the clinics to the researchers. In practice: nightly and hourly loads from 14 clinic systems, written in Python, landing in Google BigQuery; transformations in SQL under version control; Dagster to run them in order and to shout when something is late. I rewrote the admissions load so that a resend no longer doubles patients, put row-count and freshness checks on every table, and documented where each field comes from, which got us through a HIPAA review in 2024 in two days. I carry the support phone every third week. When BigQuery costs tripled in 2022 I clustered and partitioned the ten worst tables and brought the bill back to where it was.

Earlier, June 2018 – November 2020, I was a research assistant at a survey institute in Dayton: weighting and tabulating in R and SAS, with some SQL.

Degree: Bachelor of Science, Statistics, 2018 (minor in computer science).

Volunteer bookkeeper for a youth soccer league.`,
    },
    {
      name: 'marvin-tuttle-distribution-center',
      kind: 'trap',
      low: 6,
      high: 20,
      best: 13,
      why: 'A distribution center supervisor, for whom warehouse, pipeline and loads are pallets, sales leads and trucks.',
      lacks: [
        "bachelor's degree in a related field",
        'four years of data pipelines',
        'Python and SQL',
        'cloud data warehouse',
      ],
      cv: `MARVIN TUTTLE
Warehouse Data & Operations Supervisor
Obetz, Ohio

Summary: Over 12 years in warehouse environments, responsible for inventory data, inbound pipeline and outbound loads.

Buckhorn Logistics, Obetz OH     2019 to Present
Operations Supervisor, second shift
  Lead 34 associates in a 600,000 sq ft warehouse
  Schedule the inbound container pipeline, 40 to 60 loads per shift
  Enter cycle counts and adjust inventory data in the WMS
  Daily productivity report in Excel (pivot tables) to the site manager
  Reduced mis-ships from 0.9% to 0.3%

Ohio Valley Beverage, Columbus OH     2014 to 2019
Forklift operator, then team lead
  Loading dock, RF scanners, staging, safety meetings

Education
Associate of Applied Business, Supply Chain Management, 2016
OSHA 30, forklift trainer

Computer: Microsoft Office, two WMS packages, RF guns`,
    },
    {
      name: 'jessica-nolte-degree-2027',
      kind: 'in-progress',
      low: 57,
      high: 69,
      best: 64,
      why: "Five and a half years of the right work on Snowflake, but the bachelor's degree is due only in May 2027.",
      lacks: ["completed bachelor's degree (expected May 2027)"],
      cv: `Jessica Nolte | Data Engineer | Lancaster, Ohio | 740-555-0172

TECHNICAL ENVIRONMENT
Snowflake, Python 3, SQL, Airflow, dbt Core, Azure DevOps, Linux

PROFESSIONAL HISTORY

Hocking Hills Mutual Insurance Association — Logan, OH
Data Engineer, April 2021 to present
I am the only data engineer for a 180-person farm insurer, so I do it end to end. Policy and billing records leave the AS/400 every night, are checked and typed in Python and end up in Snowflake; 38 Airflow DAGs, 120 dbt models. Built the quarterly statutory reporting tables with our actuary. Set up PII tagging and role-based masking. When a carrier merger doubled our book in 2024 I brought over eleven years of their claims in ten weeks.

Hocking Hills Mutual Insurance Association
Claims clerk, then reporting specialist, 2016 – March 2021
Started at the front desk. Taught myself SQL to get out of retyping reports; Crystal Reports and Excel.

EDUCATION
B.S. in Computer Science (online, evenings), 104 of 124 credits completed, expected graduation May 2027
Graduate of Lancaster area high school, 2015

SnowPro Core 2023`,
    },
    {
      name: 'trevor-hairston-keyword-list',
      kind: 'list',
      low: 23,
      high: 37,
      best: 30,
      why: 'Lists every tool in the ad and has the degree, but his only jobs are help desk and PC refresh.',
      lacks: [
        'four years of data pipelines',
        'professional Python and SQL',
        'cloud data warehouse in production',
      ],
      cv: `TREVOR HAIRSTON
DATA ENGINEER

CORE COMPETENCIES
Python • SQL • Snowflake • Redshift • BigQuery • Databricks • dbt • Airflow • Dagster • Kafka • Spark • ETL • ELT • Data pipelines • Data modeling • Star schema • Data quality • Lineage • CI/CD • Git • Docker • AWS • Azure • GCP • Terraform • Tableau • Power BI • Agile • PII • Property & casualty insurance

OBJECTIVE
Results-driven data engineer with deep expertise in building scalable cloud pipelines seeking to leverage my skills in a dynamic organization.

EXPERIENCE
IT Support Technician, Franklin Orchard School District, 2022 – present
Resolve tickets, image laptops, reset passwords, maintain projectors.
Field Technician, RedLeaf Staffing, 2020 – 2022
PC refresh at bank branches.

EDUCATION
B.S. Computer Science, 2020

COURSES
Snowflake for Beginners; The Complete Airflow Course; Python A to Z; Data Engineering Nano-certificate (40 hours), 2025`,
    },
  ],
};
