/** Data engineer in Canberra, one long paragraph: NV1 in force, four years of pipelines on Azure, two of Databricks in production. */
import type { GradedJob } from '../types.ts';

export const dataEngineerAzureJob: GradedJob = {
  job: 'data-engineer-azure',
  title: 'Data Engineer (Azure / Databricks), NV1',
  spec: `Kurrajong Data is a forty-person consultancy in Barton (Canberra) and we are after a data engineer for a federal client whose name we can tell you over coffee. The program is moving some 300 feeds off an ageing SQL Server estate into a lakehouse, and the team of nine needs another pair of hands that has done this for a living: you'd be building and minding ingestion in Data Factory, landing it in ADLS Gen2, shaping it through bronze, silver and gold with PySpark and Delta tables, setting up Unity Catalog permissions with the security folk, writing tests, reviewing other people's notebooks, and sitting with business analysts who are still attached to their spreadsheets. Because the work happens in the client's protected enclave on day one, you hold a current NV1 (or higher) clearance already, we cannot sponsor one and the client won't wait, which also means Australian citizens only. Beyond that, what got people hired on this team so far was four years at least of building production data pipelines on Azure and, within those or besides, two years of Databricks in production rather than a proof of concept; we have been burned on that. Good SQL and Python go without saying. We'd be chuffed by Terraform or Bicep, Azure DevOps pipelines, dbt, Purview, streaming with Event Hubs, Power BI, a DP-203 or Databricks certificate, or previous time in a department, none of which is a reason not to apply. Permanent, $150k to $175k plus super, or day rate by discussion, three days on site, nine-day fortnight possible, bikes and dogs both welcome. We acknowledge the Ngunnawal people as traditional custodians and particularly welcome applications from First Nations people. CV to jobs at our website, please, no agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'NV1 valid to 2033, seven years on Azure and five of Databricks in production, Unity Catalog, Terraform and department time.',
      lacks: [],
      cv: `Priyanka Raghunathan
Senior Data Engineer, Canberra ACT. Australian citizen, NV1 (granted March 2023, active, sponsored)

EXPERIENCE

Ironbark Consulting, Senior Data Engineer, Feb 2023 to present
Client: federal regulator. Migrated 180 feeds from on-prem SQL Server to a Databricks lakehouse.
- metadata-driven ADF framework, ADLS Gen2, Auto Loader, medallion layers in PySpark / Delta Lake
- Unity Catalog rollout, row and column masks agreed with the ITSA
- Terraform for workspaces, Azure DevOps CI/CD with pytest and Databricks Asset Bundles
- mentor to three grads

Torrens Energy Retail, Data Engineer, July 2019 to Jan 2023, Adelaide
- ADF and Synapse at first, Databricks from 2021: smart meter reads 40m rows a day, Event Hubs streaming
- Power BI semantic models

Brindle Analytics, BI Developer, 2017 to 2019
- SSIS, SSRS, T-SQL

Education: B. Information Technology, UniSA, 2016
Certs: DP-203 (2022), Databricks Data Engineer Professional (2024)

Two greyhounds, one bike.`,
    },
    {
      name: 'analyst-programmer-nv2',
      kind: 'gem',
      low: 80,
      high: 94,
      best: 87,
      why: 'APS title of a statistician-programmer, but five years of Azure ingestion and three of Databricks in production by the dates, with NV2 in force.',
      lacks: [],
      cv: `APS6 / EL1 format, as asked by HR

Name: Gareth Munro
Current position: EL1 Assistant Director, Statistical Programming (acting since 2025), department of state
Clearance: Negative Vetting 2, since 2020, current
Citizenship: Australian

Statement
I write code for a living although my duty statement calls it statistics. In August 2021 our branch was told to get its survey and administrative collections out of SAS. Two of us did. I built the copy jobs in ADF (about 90, parametrised, with retry and alerting), the storage account layout and its ACLs on the data lake, and the nightly loads, which were Azure Synapse Spark pools in the first two years. In mid 2023 we changed to Databricks. Since then (July 2023 to date) everything runs there in production, every night and with an SLA to the Minister's dashboard: Python on Spark, merge into Delta, expectations on every table, jobs deployed by Azure DevOps from git. I do the code reviews for five people and wrote the onboarding guide. I speak analyst fluently and have weaned 60 of them off Excel.

Earlier
APS5, 2016 to 2021: SAS, R, SQL on Teradata
Graduate program 2015

Education: BSc (Mathematics), ANU, 2014
Training: Databricks fundamentals, Terraform intro. No formal certs, never needed them.

Referees: Director and former Director, details supplied.`,
    },
    {
      name: 'no-clearance',
      kind: 'denial',
      low: 44,
      high: 58,
      best: 52,
      why: 'Technically the best of the pile, but a permanent resident without citizenship or clearance, and says so; the client will not wait and nobody sponsors.',
      lacks: ['current NV1 (or higher) clearance', 'Australian citizens only'],
      cv: `TOMASZ WILCZEK - Lead Data Engineer - Melbourne, moving to Canberra

Databricks Champion 2025. Azure since 2017.

| When | Where | What |
|---|---|---|
| 2021 - now | Portsea Super | Lead of a lakehouse for 2.1m members. ADF, ADLS Gen2, Delta Live Tables, Unity Catalog, Purview, dbt, Terraform modules for 14 workspaces. Retired 600 SSIS packages. Cost cut 38 % |
| 2018 - 2021 | Mallee Freight | Data engineer. Azure Data Factory, Databricks (Spark 2.4 then 3), Event Hubs from truck telematics, Power BI |
| 2015 - 2018 | Gdańsk Shipping Services | ETL developer, SQL Server, Python, Azure from 2017 |

Certificates: DP-203, Databricks Data Engineer Professional, AZ-305, Terraform Associate
Degree: MSc Eng Computer Science, Gdańsk Tech 2015
Talks: Data Engineering Melbourne x 3

Status: Australian permanent resident (subclass 189) since 2022, citizenship application not lodged yet. I do not hold any security clearance. If there's a part of the program outside the enclave I would be glad to hear of it.

Also: sailing, pierogi, two kids at primary school`,
    },
    {
      name: 'databricks-on-aws',
      kind: 'adjacent',
      low: 60,
      high: 73,
      best: 67,
      why: 'NV1 and four years of Databricks in production, but all on AWS; Azure is learnable and the rest strong, so just under the line.',
      lacks: ['four years at least of building production data pipelines on Azure'],
      cv: `Kirra Dawson
Data engineer | Queanbeyan NSW | citizen, NV1 current (revalidated 2024)

Eight years of data plumbing, all of it in Amazon's cloud.

Redgum Defence Systems - Data Engineer / Senior Data Engineer - Sept 2020 to now
Fleet maintenance and supply data, protected environment.
• 120 sources through Glue and Lambda into S3, orchestration in Step Functions and later Databricks Workflows
• Databricks on AWS in production since June 2022: PySpark, Delta, Auto Loader, Unity Catalog with ABAC groups agreed with security
• Terraform for everything, GitLab CI, Great Expectations for tests
• on-call every fourth week, 99.7 % of loads by 6 am
• reviewed merge requests of four juniors, taught half-day Spark basics to analysts

Snowgum Health - Junior Data Engineer - Jan 2018 to Aug 2020
Redshift, Airflow, Python, plenty of SQL, retired an SSIS server

Bachelor of Software Engineering, University of Canberra, 2017
AWS Data Analytics Specialty 2023, Databricks Data Engineer Associate 2023
Azure: AZ-900 done over a weekend in May, nothing built on it yet.

Wiradjuri woman, netball umpire, terrible at sourdough.`,
    },
    {
      name: 'dba-with-the-advert',
      kind: 'pasted',
      low: 29,
      high: 46,
      best: 38,
      why: 'Cleared SQL Server administrator who pasted half the advert on top; in his own record there is neither Azure pipeline nor Databricks.',
      lacks: [
        'four years at least of building production data pipelines on Azure',
        'two years of Databricks in production rather than a proof of concept',
      ],
      cv: `Objective
A data engineer for a federal client, building and minding ingestion in Data Factory, landing it in ADLS Gen2, shaping it through bronze, silver and gold with PySpark and Delta tables, setting up Unity Catalog permissions with the security folk, writing tests, reviewing other people's notebooks. Four years at least of building production data pipelines on Azure and, within those or besides, two years of Databricks in production rather than a proof of concept. Good SQL and Python go without saying. Terraform or Bicep, Azure DevOps pipelines, dbt, Purview, streaming with Event Hubs.

Stuart Lehmann
Australian citizen. NV1 current to 2031.

Work history
2012 - present, Senior Database Administrator, Capital Hill ICT Services (department contract)
Administer 140 SQL Server instances, 2008 R2 up to 2022, on premises. Backups, Always On groups, patching, index and query tuning, logins and roles, capacity reports. Maintain some 60 SSIS packages written by others. PowerShell scripts for health checks. After hours roster.

2006 - 2012, DBA and system admin, Molonglo Credit Union
SQL Server 2005, Windows Server, reports

Quals
Dip. IT, CIT Reid, 2005
MCSA SQL Server 2016
ITIL Foundation

Vintage radios. Volunteer RFS, Captain since 2019.`,
    },
  ],
};
