/** Database administrator: five years of production SQL Server, availability groups and a live clearance. */
import type { GradedJob } from '../types.ts';

export const databaseAdministrator: GradedJob = {
  job: 'database-administrator',
  title: 'Database Administrator (SQL Server)',
  spec: `DATABASE ADMINISTRATOR (SQL SERVER)
Corsham, Wiltshire, three days a week on site
£52,000 to £60,000

About us
Harrowgate Systems runs logistics and records platforms for public sector customers. Around 140 SQL Server instances, most of them production, a few of them old enough to be interesting.

What you will do
- Look after the production estate: patching, capacity, monitoring, security, on call one week in five
- Build and test backup and recovery, including a full disaster recovery rehearsal twice a year
- Tune slow queries and indexes together with the development teams
- Plan and carry out migrations from SQL Server 2016 to 2022

What you must have
- At least five years as a DBA on production Microsoft SQL Server
- Hands-on experience of Always On availability groups and failover clustering
- Strong T-SQL and performance tuning (execution plans, Query Store, wait statistics)
- Current SC clearance. We cannot sponsor a new application for this post.

What would help
- PowerShell (dbatools)
- Azure SQL or managed instance
- Some PostgreSQL

Benefits
27 days' holiday plus bank holidays, 8% pension, private medical cover after probation, cycle to work.

Harrowgate Systems is an equal opportunities employer. We welcome applications from all parts of the community and will make reasonable adjustments at any stage of the process.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Ten years as a SQL Server DBA, availability groups, tuning, 2022 migrations, SC to 2031.',
      lacks: [],
      cv: `PRIYA RAMANATHAN
Database Administrator | Chippenham | SC cleared (valid to March 2031)

EXPERIENCE

Senior DBA, Larkmoor Defence Logistics, Bristol
06/2020 - now
• 95 production SQL Server instances (2016 to 2022), two-person DBA team, on call one week in four
• Designed and support eleven Always On availability groups across two data centres; quarterly failover tests
• Migrated 40 instances from 2014/2016 to 2022 with no more than 20 minutes of downtime each
• Query Store and wait statistics reviews with three development teams; the nightly stock run cut from 5 h to 50 min
• Backup checks and restores automated in PowerShell with dbatools
• DR rehearsal twice a year, report to the customer

DBA, Tamar Valley Building Society, Plymouth
09/2016 - 05/2020
• 30 instances, failover cluster instances, log shipping, index maintenance, T-SQL code reviews
• First Azure SQL managed instance in the company (2019)

Junior DBA / developer, same employer
07/2015 - 08/2016
• SSRS reports, stored procedures

EDUCATION AND CERTIFICATES
BSc Computing, University of Plymouth, 2015
Microsoft Certified: Azure Database Administrator Associate (DP-300), 2022, renewed yearly`,
    },
    {
      name: 'clearance-lapsed',
      kind: 'lapsed',
      low: 55,
      high: 73,
      best: 66,
      why: 'All the SQL Server one could ask for; the clearance ran out in 2023 and the employer will not sponsor.',
      lacks: ['current SC clearance'],
      cv: `Gareth Pugh - SQL Server DBA

I have been a production DBA for eleven years and still like being the person who gets the database back.

Ferrybridge Retail Group, Swindon. Lead DBA, since April 2021. Sixty instances of SQL Server 2017, 2019 and 2022 behind the tills and the web shop. I rebuilt the availability groups after a failed audit (three replicas, one in Azure), wrote the recovery runbook and rehearse it each spring. Tuning takes about a third of my week: plans, missing and useless indexes, parameter sniffing, Query Store. On call with two colleagues.

Severnside Systems, Gloucester. DBA on a government contract, February 2015 to March 2021. Windows failover clusters, later Always On. Upgrades from 2008 R2 to 2016. T-SQL reviews for a team of twelve developers. Patching at weekends.

Skills I use weekly: T-SQL, PowerShell, dbatools, SentryOne, Azure SQL. A little PostgreSQL for one reporting system.

Clearance: I held SC for the government contract. It expired in March 2023 and has not been renewed.

HND Computing, Gloucestershire College, 2012.`,
    },
    {
      name: 'oracle',
      kind: 'denial',
      low: 34,
      high: 53,
      best: 45,
      why: 'A seasoned, cleared Oracle DBA who says that SQL Server is beginner level.',
      lacks: ['five years on SQL Server', 'Always On availability groups'],
      cv: `Tomasz Wieczorek
Oracle Database Administrator, SC cleared (renewed 2024)

2018 - present    Oracle DBA, Avonmouth Records Agency contractor team, Bristol
   * 22 production databases, Oracle 12c to 19c, RAC two-node clusters, Data Guard standby, RMAN backup with tested recovery
   * Tuning: AWR, ASH, SQL plan baselines, PL/SQL packages
   * Migration of 14 databases to 19c, container architecture
   * OEM monitoring, shell scripts, Ansible patching
   * On call one week in four

2013 - 2018    Junior, later Oracle DBA, Mendip Water Services, Wells
   * Backups, user management, capacity reports, ten databases

Certificates
   Oracle Database Administration 2019 Certified Professional (2021)
   OCA 2014

Other databases
   PostgreSQL: basic administration, two internal systems
   SQL Server: beginner. I attended a three-day course in June 2026, have not administered an instance in production and have not worked with availability groups.

BSc Information Systems, Rzeszów 2012
Languages: English fluent, Polish`,
    },
    {
      name: 'two-contracts-at-once',
      kind: 'overlap',
      low: 50,
      high: 69,
      best: 61,
      why: 'Says six years; two contracts ran side by side, so January 2024 to now is under three years of DBA work.',
      lacks: ['five years as a production SQL Server DBA'],
      cv: `dean okafor, freelance sql server dba

six years of production dba experience through my own company. SC clearance active, last confirmed february 2025.

contracts as dba
jan 2024 - nov 2026   coldharbour transport (2.5 days a week): 25 production instances, sql server 2019 and 2022, two always on availability groups which i built, patching, restores tested monthly, index and query tuning, query store, migration of nine 2016 instances
jan 2024 - nov 2026   ministry supplier in corsham through bexley park consulting (2.5 days a week): failover cluster instances, log shipping, security hardening, wait statistics reports, t-sql reviews, powershell with dbatools

before that
2019 - dec 2023   c# developer, wessex card services, salisbury: asp.net back office for merchants, entity framework, unit tests, some stored procedures. the dba team ran the servers, not me.
2017 - 2019   first line it support, same firm

education
foundation degree computing, bournemouth 2017
dp-300 passed 2024`,
    },
    {
      name: 'bootcamp',
      kind: 'list',
      low: 10,
      high: 30,
      best: 20,
      why: 'Every word of the advert in a skills list after a sixteen-week course; the work was in a call centre.',
      lacks: ['five years as a SQL Server DBA', 'Always On in practice', 'SC clearance'],
      cv: `Chloe Stanbridge
Aspiring Database Administrator

PROFILE
Motivated and analytical career changer with a passion for data, looking for a first step as a SQL Server DBA in a production environment.

TECHNICAL SKILLS
SQL Server 2016 / 2019 / 2022, T-SQL, Always On availability groups, failover clustering, performance tuning, execution plans, Query Store, wait statistics, backup and recovery, disaster recovery, PowerShell, dbatools, Azure SQL, PostgreSQL, SSIS, SSRS

TRAINING
Database Professional Bootcamp, Codespring Academy (online), 16 weeks, finished August 2026. Modules: relational design, T-SQL, administration of SQL Server, high availability, tuning.
Microsoft Learn: 41 modules completed

PROJECT
Film library database in SQL Server Express on my laptop, with views and a nightly backup

EMPLOYMENT
Customer Adviser, Brightmead Energy, Swindon, 2019 to date. Billing queries by telephone, complaints, CRM entries, trained two new starters.
Sales Assistant, garden centre, 2016 to 2019

EDUCATION
A levels: Biology, Psychology, English Literature
No security clearance at present, happy to be vetted.`,
    },
  ],
};
