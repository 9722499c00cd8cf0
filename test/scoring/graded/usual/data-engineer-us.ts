/** A US data engineer; four years of the work, Python and SQL in production, a cloud warehouse and a streaming system decide it. */
import type { GradedJob } from '../types.ts';

export const dataEngineerUs: GradedJob = {
  job: 'data-engineer-us-ua',
  title: 'Data Engineer',
  spec: `Data Engineer
Columbus, OH or remote within the US | Full-time

About Freightwillow
Freightwillow helps mid-size shippers see where their loads are. Over 900 companies use our tracking every day, and about 40 million location pings pass through our platform between breakfast and dinner. We raised our Series B in 2025, we are 130 people, and we are profitable in three of our four product lines.

About the role
You'll join a team of six that owns everything between the carriers' feeds and the dashboards our customers look at. You will report to the Head of Data Platform.

What you'll do
• Design, build and operate batch and streaming pipelines for shipment and telematics data
• Model data for analysts and for customer-facing reporting
• Improve data quality, monitoring and cost
• Share the on-call rotation (one week in six)
• Work with product managers, data scientists and our integrations team

Requirements
• 4+ years of professional data engineering experience
• Strong Python and SQL, used in production
• Hands-on experience with a cloud data warehouse or lakehouse such as Snowflake, BigQuery, Redshift or Databricks
• Production experience with event streaming (Kafka, Kinesis, Pub/Sub or similar)

You'll also bring
• An orchestrator such as Airflow, Dagster or Prefect
• Testing, code review and CI habits
• The ability to explain a broken pipeline to someone in sales

Bonus points
• dbt
• Terraform
• Logistics or IoT data
• Bachelor's degree in computer science or a related field

Compensation and benefits
$135,000 - $165,000 base, equity, 401(k) with 4% match, medical, dental and vision, 16 weeks of parental leave, home office stipend. Freightwillow is an equal opportunity employer. We do not discriminate on the basis of race, religion, color, national origin, gender, sexual orientation, age, veteran status or disability status. Applicants must be authorized to work in the US.`,
  graded: [
    {
      name: 'aws-side-of-the-any-of',
      kind: 'any-of',
      low: 86,
      high: 98,
      best: 93,
      why: 'Redshift, Kinesis and Prefect instead of the first-named tools, over six dated years of pipelines, on-call and IoT data.',
      lacks: [],
      cv: `Priscilla Wannamaker
Dayton, Ohio | US citizen

SUMMARY
Data engineer, six years, mostly sensor and fleet data on AWS.

EXPERIENCE

Senior Data Engineer, Corvane Fleet Analytics (Dayton, OH), Apr 2023 - Present
- Own ingestion of telematics events from 65,000 vehicles: Kinesis Data Streams, Python consumers on ECS, S3, Redshift; about 25M events a day, p95 latency cut from 9 minutes to 70 seconds
- Rebuilt the star schemas behind the customer utilization reports; query cost down 38%
- Migrated 110 cron jobs to Prefect with retries, alerts and lineage
- Introduced data contracts and Great Expectations checks in pull requests
- On-call every fifth week; wrote the runbooks and the monthly incident note for account managers
- Mentor to two junior engineers

Data Engineer, Hollins Grid Services (Cincinnati, OH), Jun 2020 - Mar 2023
- Python ETL for 1.1M smart meters into Redshift, late-arriving readings, restatements
- SQL transformations in dbt (140 models), code-reviewed and tested in GitHub Actions
- Terraform for the analytics account

Data Analyst, Hollins Grid Services, Jul 2018 - May 2020
- SQL and Tableau reports for outage and billing teams, first Python automation

EDUCATION
B.S. Computer Science, Great Miami University, 2018

TECHNOLOGY
Python, SQL, Redshift, Kinesis, Lambda, S3, Glue, Prefect, dbt, Terraform, Docker, GitHub Actions

CERTIFICATION
AWS Certified Data Engineer - Associate, 2024`,
    },
    {
      name: 'business-systems-analyst-who-builds',
      kind: 'gem',
      low: 78,
      high: 92,
      best: 85,
      why: 'Titled business systems analyst in a hospital network, but five years of Python and SQL pipelines, Snowflake and Kafka are described with dates and figures.',
      lacks: [],
      cv: `ELLIOT J. SANDOVAL-REYES
Business Systems Analyst III
Toledo, OH (open to remote). Authorized to work in the US for any employer.

PROFESSIONAL EXPERIENCE

Maumee Valley Health Network, Toledo, OH

Business Systems Analyst III, February 2023 - present
My title comes from the hospital pay scale; the work is the data platform for 14 clinics.
* Built the admission/discharge feed: HL7 messages from the interface engine into Kafka, Python consumers that de-duplicate and land them in Snowflake within two minutes. Live since August 2023, around 3 million messages a day
* Wrote and run 60 Airflow DAGs for claims, scheduling and lab data
* Designed the Snowflake schemas (bronze/silver/gold) that finance and quality now report from
* Unit tests with pytest, pull requests, GitLab pipelines for deployment
* Carry the pager for the feeds with one colleague
* Explain outages to nurses and to the CFO, in different words

Business Systems Analyst II, August 2021 - February 2023
* Replaced 45 nightly SSIS packages by Python and SQL jobs orchestrated in Airflow
* Moved the reporting warehouse from on-premise SQL Server to Snowflake; reconciled 2.1 billion rows
* Row-level checks that caught a double-billing error worth $410k

Claims Specialist, Buckeye Shores Benefit Administrators, 2016 - July 2021
* Claims adjudication; taught myself SQL to answer auditors' requests, built the team's reporting database from 2019

EDUCATION
B.A. History, Lake Erie State University, 2015
Graduate certificate, Data Engineering, Lake Erie State University (online), 2021

TOOLS
Python, SQL, Snowflake, Kafka, Airflow, GitLab CI, Docker`,
    },
    {
      name: 'two-jobs-at-once',
      kind: 'overlap',
      low: 58,
      high: 71,
      best: 65,
      why: 'Says six years, but the employed and freelance posts run side by side and merge to about two and a half; the tools are all shown.',
      lacks: ['four years of professional data engineering'],
      cv: `Devansh Kulkarni-Boyd
Data Engineer | Austin, TX | Green card holder

Data engineer with 6+ years of combined experience building pipelines on Google Cloud. Fast learner, strong communicator, comfortable with ambiguity.

Experience

Data Engineer, Paloma Ticketing, Austin TX
May 2024 - Present
• Built Pub/Sub and Dataflow streaming jobs (Python, Beam) for ticket scans at 70 venues, up to 9,000 events per second on a show night
• BigQuery marts for promoters, partitioned and clustered, monthly spend reduced by $6,200
• Composer (Airflow) DAGs with tests and Slack alerts
• On-call one week in four

Data Engineering Consultant (freelance, evenings and weekends)
June 2024 - Present
• BigQuery and dbt set-up for a chain of dental offices and a craft brewery
• Python connectors for Shopify and QuickBooks
• Terraform modules for small GCP projects

Data Engineer (part-time contract), Lonestar Civic Data Cooperative
July 2024 - September 2026
• Weekly loads of bus arrival and permit data to BigQuery, SQL quality checks
• Public dashboard used by two city departments

Barista and Shift Supervisor, Third Street Roasters, Austin TX
2021 - April 2024
• Led a team of six, closed registers, ordered stock

Education
B.S. Mathematics, Hill Country University, 2021
Data engineering nanodegree, 2023 - 2024

Skills
Python, SQL, BigQuery, Pub/Sub, Dataflow, Airflow, dbt, Terraform, Docker, Git`,
    },
    {
      name: 'bootcamp-keyword-wall',
      kind: 'list',
      low: 20,
      high: 34,
      best: 28,
      why: 'Names every tool in the ad in a skills wall and class projects, with no paid data engineering at all.',
      lacks: [
        'four years of professional data engineering',
        'Python and SQL in production',
        'cloud data warehouse hands-on',
        'event streaming in production',
      ],
      cv: `BRANDON T. OYELOWO-PIKE
DATA ENGINEER | PYTHON | SQL | SPARK | KAFKA | SNOWFLAKE | AWS

Summary
Results-driven Data Engineer passionate about scalable batch and streaming pipelines, data modeling, data quality and cloud data warehouses. Seeking a Data Engineer role in a fast-growing company.

Technical Skills
Languages: Python, SQL, Scala, Java, Bash
Warehouses: Snowflake, BigQuery, Redshift, Databricks
Streaming: Kafka, Kinesis, Pub/Sub, Flink, Spark Streaming
Orchestration: Airflow, Dagster, Prefect
Transformation: dbt
Infrastructure: Terraform, Docker, Kubernetes, GitHub Actions
BI: Tableau, Power BI, Looker

Projects (bootcamp)
Real-Time Rides Pipeline: followed course template to stream sample taxi data with Kafka to a local Postgres database
Music Warehouse: loaded a public data set of 10,000 songs to a free-trial Snowflake account, wrote 12 queries
Capstone: team of four, Airflow DAG fetching weather data daily, presented to class

Work Experience
Assistant Store Manager, Wolverine Home & Garden, Grand Rapids, MI
March 2019 - January 2026
- Managed 22 associates, weekly schedules and inventory counts
- Prepared sales spreadsheets for district manager
- Resolved customer concerns

Sales Associate, Wolverine Home & Garden
2016 - March 2019

Education
Data Engineering Immersive, 16 weeks, Codewell Academy, completed June 2026
Associate of Arts, Business, Grand River Community College, 2016

Certificates
Kafka Fundamentals (online), Python for Everybody (online), Snowflake badge: Data Warehousing Workshop`,
    },
    {
      name: 'rig-site-data-engineer',
      kind: 'trap',
      low: 12,
      high: 26,
      best: 18,
      why: 'The job title is Data Engineer, but it is mud logging on drilling rigs; streams, pipelines and warehouse mean something else there.',
      lacks: [
        'four years of professional data engineering',
        'Python and SQL in production',
        'cloud data warehouse hands-on',
        'event streaming in production',
      ],
      cv: `Royce Delacroix
Data Engineer
Midland, Texas

Eleven years in the Permian as a data engineer and mud logger. Rotations, night tours, no problem. I want to get off the rigs and closer to my family in Ohio.

Senior Data Engineer, Caprock Surface Logging
January 2018 - present
- Run the logging unit on site 24 hours with one relief: gas chromatograph, depth encoder, pit and flow sensors
- Stream real-time drilling data (WITS/WITSML) from rig to the customer's operations center; call out when a feed drops
- Monitor drilling parameters for kicks, losses and connection gas, alert the driller
- Calibrate sensors, rig up and rig down cables and data acquisition boxes
- Daily reports and end-of-well logs in the vendor's software, Excel charts for the company man
- Train new data engineers, 9 so far

Data Engineer / Mud Logger, Caprock Surface Logging
May 2015 - January 2018
- Cuttings samples, lithology description, gas readings
- Kept parts warehouse inventory for three units

Pipeline Locator, West Basin Utility Locating
2013 - 2015
- Marked buried gas pipelines before digging

Education
B.S. Geology, Trans-Pecos State University, 2013

Training
IADC RigPass, H2S, well control for loggers, defensive driving

Computer
WellWizard type logging software, WITSML set-up, Excel, Word. A little SQL from an online class this year.`,
    },
  ],
};
