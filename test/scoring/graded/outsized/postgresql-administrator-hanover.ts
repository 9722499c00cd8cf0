/** PostgreSQL administrator at a municipal IT provider in Hanover: decided by four years of running PostgreSQL in production and German at C1. */
import type { GradedJob } from '../types.ts';
export const postgresqlAdministratorHanover: GradedJob = {
  job: 'postgresql-administrator-hanover',
  title: 'Database Administrator PostgreSQL (m/f/d)',
  spec: `Database Administrator PostgreSQL (m/f/d)
Leinebogen IT eG, Hanover | full time or part time from 32 hours | permanent | up to 60 % mobile working

Who we are
Leinebogen IT is a co-operative owned by 84 towns, districts and waterworks in Lower Saxony. Our 420 colleagues run what citizens notice only when it fails: registers of residents, car registration, kindergarten places, water bills, building permits. Two data centres, both in the region, both certified to ISO 27001 on the basis of IT-Grundschutz. Ever more of our specialist applications move from commercial databases to PostgreSQL, so our database team of seven is growing.

We publish this advertisement in English as well, because we know that good people read it in many places. The daily work, however, takes place in German.

Your tasks
• You operate some 340 PostgreSQL clusters (versions 13 to 17) on Linux, and you keep them patched, monitored and fast.
• You plan and carry out major upgrades and moves from Oracle and SQL Server.
• You build high availability with streaming replication and Patroni, and you test the failover.
• You are responsible for backup and point-in-time recovery with pgBackRest, restore drills included.
• You analyse slow queries, locks, bloat and vacuum behaviour, and advise the vendors of specialist applications.
• You automate roll-out and configuration with Ansible and Git.
• You set up roles, row-level rights, encryption and audit logging together with information security.
• You speak with the IT officers of our member towns, by phone and in workshops, and explain faults in plain German.
• You write operating manuals, change requests and post-incident reports in German.
• You take part in the on-call rota, one week in seven.
• You share what you know with colleagues and with our trainees.

Your profile
Essential
• Completed vocational training as an IT specialist (Fachinformatiker), a degree in computer science or a comparable qualification.
• At least four years of professional experience in the administration of PostgreSQL in production, with replication, backup and recovery, and version upgrades.
• Confident administration of Linux servers (RHEL, SLES or Debian) and scripting in Bash or Python.
• German at level C1 or better, spoken and written.
• Willingness to be on call and to undergo a simple security check (Ü1), as we run critical infrastructure.

Desirable
• Patroni, etcd, PgBouncer, pgBackRest or Barman
• Ansible, Terraform, GitLab CI
• Knowledge of Oracle or SQL Server
• Prometheus, Grafana or Checkmk
• ITIL 4 Foundation, PostgreSQL certificates
• Experience in public administration or another regulated field
• Driving licence class B

What you can expect
• Pay under TVöD-VKA, group 11, with an IT allowance of up to 700 euro a month for the right experience; in all about 64,000 to 79,000 euro a year
• 39 hours a week, flexitime without core hours, 30 days of leave, 24 and 31 December free
• Supplementary pension (VBL), a job ticket for the whole region, bicycle leasing
• Two training weeks a year, a visit to PGConf.DE paid, time for open-source patches
• An office ten minutes on foot from the main station, with a canteen, a parents' room and height-adjustable desks
• A calm tone. We practise blameless reviews.

Your application
Please send us your CV, references from employers and certificates as one PDF by way of our portal, reference number LB-2026-117, by 27 November 2026. Anja Rustemeyer from Human Resources will be pleased to help you with questions about the procedure and Sönke Harbeck, head of databases, with those about the work. Interviews are held in German, on site or by video, in weeks 50 and 51.

We promote equality of all genders and welcome applications regardless of origin, religion, age, disability or sexual identity. Severely disabled applicants are given preference where they are equally qualified. The post can in principle be shared.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 93,
      why: 'Trained IT specialist with eight years of PostgreSQL operations, Patroni, upgrades and on-call duty, and German as her first language.',
      lacks: [],
      cv: `Henrike Oltmanns
Born 14.03.1991 in Leer
Limmerstr. area, Hannover-Linden
henrike.oltmanns@mail.example | 0151 555 0147

SHORT PROFILE
Elephants are my profession. I run databases that other people's working days hang on and I have slept better since I began to rehearse disasters on Thursdays. At present with a health insurance fund's IT subsidiary; I would like to work for towns.

WORK EXPERIENCE

02/2021 - today   Senior Database Engineer
Kassenwerk Nord GmbH, Hannover (IT service company of three statutory health insurance funds, 600 employees)
- 190 clusters on RHEL 8 and 9, from 5 GB to 11 TB, versions 12 to 17.
- Designed the standard three-node set-up with Patroni, etcd, HAProxy and PgBouncer; 14 unplanned failovers since, longest outage 41 seconds.
- Backups with pgBackRest to S3-compatible storage; a restore to a random minute is tried every month and the log shown to the auditors.
- Jumped 160 clusters from 12 to 15 and then 17 by pg_upgrade and, for the large ones, logical replication with less than two minutes of downtime.
- Took 23 applications off Oracle with ora2pg, together with their makers; licence costs down by 1.2 million euro a year.
- Everything as Ansible roles in GitLab; a new cluster is there in 25 minutes.
- Tuned autovacuum, indexes and partitions; the nightly billing run went from nine hours to three.
- pgaudit, TLS, SCRAM, separate roles; contact person for information security in the KRITIS audit.
- On call one week in six.
- Monthly call with the specialist departments, in which I translate "wraparound" into human language.

07/2017 - 01/2021   System Administrator, Linux and Databases
Hunte Energie Systems AG, Oldenburg
- 60 Linux servers (SLES, Debian), 40 PostgreSQL and 12 MariaDB instances behind meter data and billing.
- Set up the first streaming replicas and Barman.
- Monitoring moved from Nagios to Prometheus and Grafana.
- Wrote manuals and change papers, ITIL style.
- Trainer for two apprentices (Fachinformatiker).

08/2013 - 06/2017   IT Support, later Junior Administrator
Ammerland district hospital, Westerstede
- First and second level, 900 clients, Active Directory, printing.
- Bash and PowerShell for the small evils.
- Rolled out 300 thin clients on the wards and wrote the nurses a two-page guide that is said to hang there still.
- From 2015 second man (woman) for the laboratory's databases.

EDUCATION
08/2010 - 07/2013   Training as Fachinformatikerin for system integration, Chamber of Commerce Oldenburg, final mark: good
2010   Abitur, Ubbo-Emmius-Gymnasium, Leer

CERTIFICATES
PostgreSQL 12 Associate and Professional (EDB), 2021
Red Hat Certified System Administrator, 2018; renewed by RHCE, 2022
ITIL 4 Foundation, 2020
Trainer aptitude exam (AEVO), 2018

FURTHER TRAINING
2023 Query tuning, three days, Vienna
2024 BSI IT-Grundschutz practitioner, basic course
2025 Kubernetes operators for databases, two days
2025 De-escalation on the telephone, one day

TALKS
PGConf.DE 2024: "What we broke on Thursdays"
Meet-up Hannover, co-organiser since 2022, about 40 visitors per evening

SKILLS
PostgreSQL 9.6 to 17, Patroni, etcd, PgBouncer, pgBackRest, Barman, ora2pg, Oracle 19c (reading), Bash, Python, Ansible, GitLab CI, Terraform (basics), Checkmk, Grafana, Jira, OTRS

LANGUAGES
German: first language. Low German: heart's language. English: C1. Dutch: B1.

OTHER
Driving licence B. Security check Ü1 passed in 2022 for the present employer.
Volunteer: technical relief agency (THW), Hannover-Leinhausen, radio operator and group leader.
Free time: tea, tidal-flat walks, women's rowing four, knitting in video calls with the camera off.

Period of notice: three months to the end of a quarter

Hannover, 28 October 2026`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 53,
      high: 68,
      best: 61,
      why: 'Nine years of first-class PostgreSQL operations with a computing degree, but he states German at A2 while C1 is required.',
      lacks: ['German at C1'],
      cv: `RAFAEL QUINTANILHA
PostgreSQL DBA / Database Reliability Engineer
Braunschweig, Germany (EU Blue Card since 2023)
rafael.quintanilha@mail.example
github: rquint-example

Summary
DBA with nine years of Postgres in production, in payments, logistics and software for cities. I care about recovery time, boring upgrades and documentation that somebody can follow at night. Looking for a place in the Hanover area with stable colleagues and public purpose.

Experience

Okerblick Software SE, Braunschweig
Database Reliability Engineer, April 2023 - present
- Company makes transport planning software for cities; hosting team of eight, working language English.
- Care for 130 Postgres clusters (13 to 17) on Debian, in our own racks.
- Brought in Patroni with etcd across two rooms; drills each quarter with measured recovery time (now 35 s) and data loss (zero).
- pgBackRest, full on Sunday, differential daily, WAL archived all the time; automated restore checks send a report to the customers.
- Moved all clusters from 13/14 to 16; blue-green by logical replication for those above 2 TB.
- Replaced an Oracle reporting store: schema, PL/SQL packages, data, cut-over.
- Ansible and GitLab pipelines, Terraform for the virtual machines.
- Introduced pg_stat_statements dashboards in Grafana; the ten worst queries get a ticket each week.
- One week of stand-by in five.
- Mentor to a working student and an apprentice.

Remessa Pagamentos S.A., São Paulo
Senior DBA, January 2019 - March 2023
- PostgreSQL 10 to 14 behind card payments: 9,000 transactions per second at peak.
- Streaming replication with repmgr, later Patroni; PgBouncer; table partitioning by day.
- Disaster recovery site in Fortaleza, tested twice a year under central bank rules.
- Audit trail, column encryption, PCI DSS evidence.
- Led three DBAs for the last year.
- Wrote Python tools to find bloat and unused indexes; gave back 4 TB.

Transportes Serra Azul, Campinas
Database Administrator, June 2017 - December 2018
- Twenty-two PostgreSQL and four SQL Server instances for freight and warehouse systems.
- Barman backups, upgrades 9.4 to 10, CentOS administration.
- Night call, alone, every second week. I learned a lot.

Universidade Estadual, computing centre, Campinas
Linux System Administrator, February 2014 - May 2017
- Mail, DNS, virtualisation, 80 servers with Debian and CentOS.
- Bash and Puppet; user support for three institutes.

Education
Bachelor of Computer Science, Universidade Estadual de Campinas, 2013 (recognised in Germany, anabin H+)
Specialisation course in Databases, 360 hours, 2018

Certificates
EDB Postgres Advanced Professional, 2022
Red Hat RHCSA, 2019, RHCE, 2023
ITIL 4 Foundation, 2023
HashiCorp Terraform Associate, 2024

Community
Organiser of PGConf Brasil, 2019 and 2022
Two small patches to the pgBackRest manual
Talk in Ibiza, 2024: "Logical replication in anger"
Weekly column on vacuum for a Portuguese-language newsletter

Technical skills
PostgreSQL, Patroni, etcd, HAProxy, PgBouncer, pgBackRest, Barman, repmgr, ora2pg, Oracle (migration), SQL Server (basic), Python, Bash, Ansible, Terraform, GitLab CI, Prometheus, Grafana, Checkmk, Docker, RHEL, Debian

Languages
Portuguese: native
English: C2 (Cambridge, 2021)
Spanish: B2
German: A2 (Goethe-Zertifikat, May 2025). I get by at the bakery and in the tram, but cannot yet hold a work meeting or write a report in German. A B1 evening course begins in January.

Training
2024 Site reliability, three days, Berlin
2025 NIS2 for engineers, online
2025 Intercultural teamwork, one day

Personal
Married, one son in a Braunschweig kindergarten. Driving licence B (German since 2024). I agree to any security check.
I play the cavaquinho in a choro group, cycle to Wolfenbüttel for ice cream and help with the school garden on Saturdays.

References
Head of Hosting, Okerblick Software; former CTO, Remessa. Contacts on request. Notice: eight weeks.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 54,
      why: 'German developer who designs and tunes PostgreSQL schemas daily, but the running of clusters was always done by another team.',
      lacks: ['four years of administration of PostgreSQL in production'],
      cv: `Jannik Stellbrink
Software developer (backend)

Contact: Celle | 0160 555 0122 | jannik.stellbrink@mail.example
Date of birth: 2 July 1990
Nationality: German

What I bring
Ten years as a backend developer on top of relational data. I think in tables and am the colleague to whom others come when a query is slow. By now I enjoy the database more than the code around it, and would like to change to the operating side.

Career

since 10/2020
Allerpark Fachverfahren GmbH, Celle: Senior Developer
Makers of software for building authorities and kindergarten offices; 110 customers, mostly districts.
• Java 17/21, Spring Boot, Hibernate, jOOQ, with PostgreSQL 11 to 16 as the store.
• Data model of the kindergarten places module (140 tables); Flyway migrations for each release.
• Read execution plans, propose indexes, rewrite reports; import of the yearly statistics went from 50 to 4 minutes.
• Partitioned the log tables and introduced full-text search in German.
• Development databases in Docker on my own Linux laptop; the productive clusters, their backups and replicas are run by the customers' data centres, whose administrators I advise by phone when we deliver a version.
• Workshops with office heads and IT officers in the town halls; release notes and manuals in German.
• Code reviews, GitLab CI, test containers.
• Deputy for the product's third-level support, office hours.

04/2016 - 09/2020
Heidekraut Handels-IT AG, Soltau: Developer
• Merchandise system for 60 garden centres, Java EE, first Oracle 11g, later PostgreSQL 9.6.
• Took part in the switch from Oracle: rewrote 300 PL/SQL procedures, compared data, was there on the weekend of the change.
• Interfaces to tills and scales; Bash and Python scripts on Debian for nightly jobs.
• Scrum master for a year.

09/2013 - 03/2016
Webwerkstatt Südheide, Bergen: Web Developer
• PHP and MySQL sites for farms, hotels and associations.
• Hosting on two rented Linux servers: Apache, updates, mail.

Education
2010 - 2013  Training as Fachinformatiker for application development, IHK Lüneburg, mark: very good
2015 - 2019  Extra-occupational Bachelor of Science in Business Informatics, FernUniversität in Hagen
2009  Abitur, Celle

Certificates and courses
Oracle Certified Professional Java SE 11, 2021
iSAQB Foundation Level, 2019
ITIL 4 Foundation, 2024
PostgreSQL for developers: performance, three days, Düsseldorf, 2022
PostgreSQL administration, five-day seminar with replication and pgBackRest in a lab, Hanover, March 2026
Ansible basics, online, 2026
Professional Scrum Master I, 2018

At home
A three-node Patroni cluster on small computers in the cellar, which runs my photo collection and a friend's choir website. I pull its plugs on purpose. Notes about it in a blog (eleven posts).

Knowledge
Languages: Java, SQL, PL/pgSQL, Python, Bash, some Kotlin
Databases: PostgreSQL (very good as a developer, beginner in operations), Oracle (good), MariaDB
Systems: Debian and Ubuntu as a user and in the cellar, a little RHEL
Tools: Git, GitLab, Docker, Grafana (reading), Jira, Confluence

Languages
German, mother tongue
English, B2
Latin, for crosswords

Strengths
Patient explainer; dry humour; thorough; fond of written agreements; ready for on-call duty.

Honorary posts
Volunteer fire brigade of Altencelle since 2006, pump operator
Treasurer of the trumpet choir
Tutor in a girls' coding club, 2022 to 2024

Leisure
Heath walks, old diesel tractors, trumpet, board games with too many rules

Driving licence: B, C1
No objection to a security check
Salary idea: 66,000 euro
Available: from 1 February 2027

Celle, 25.10.2026`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 14,
      high: 29,
      best: 21,
      why: 'PostgreSQL, Linux and Patroni appear only in the profile, skills and course titles; her posts are in online-shop content and address upkeep.',
      lacks: [
        'Fachinformatiker training, computing degree or comparable',
        'four years of administration of PostgreSQL in production',
        'administration of Linux servers',
      ],
      cv: `DESIREE HOHNSTEDT
Data & Database Professional | PostgreSQL | Linux | High Availability | Cloud

Hildesheim
Mobile 0176 555 0193
desiree.hohnstedt@mail.example

PROFILE
Data-driven expert with more than nine years of experience in databases. I combine PostgreSQL administration, replication, backup and recovery, performance tuning and automation with strong communication skills. Municipal IT, critical infrastructure and citizens' services are close to my heart. Structured, hands-on and always in search of the next challenge.

CORE COMPETENCES
PostgreSQL 13 to 17 · Patroni · etcd · PgBouncer · pgBackRest · point-in-time recovery · streaming replication · RHEL · SLES · Debian · Bash · Python · Ansible · GitLab CI · Terraform · Oracle migration · Prometheus · Grafana · ITIL · IT-Grundschutz · on-call · stakeholder management

PROFESSIONAL EXPERIENCE

Product Data Manager | Lammetal Outdoor Versand GmbH, Hildesheim | 05/2021 - present
- Maintain the product database of the online shop: 38,000 articles with texts, sizes, pictures and prices.
- Import suppliers' price lists from Excel into the PIM system with the upload wizard.
- Write product texts for tents, rucksacks and shoes, with keywords for search engines.
- Check filters and categories in the shop, report errors to the IT agency.
- Plan the photo shoots for spring and autumn.
- Look after two student helpers.
- Evaluate click rates in Google Analytics and present them on Mondays.

Database Assistant, Fundraising | Kinderlicht foundation, Hannover | 08/2018 - 04/2021
- Kept addresses of 61,000 donors up to date in a ready-made donor programme.
- Entered direct debits, bounced letters, deaths and marriages.
- Drew lists for mailings by means of stored searches and sent them to the printer.
- Answered donors' calls and wrote thank-you letters.
- Helped with the Christmas gala and with data protection enquiries.

Office Clerk | Sarstedt Window Construction KG, Sarstedt | 09/2016 - 07/2018
- Offers, invoices, appointments of the fitters, telephone.
- Customer file in Access and Excel.
- Travel bookings, post, kitchen rota and the yearly calendar for customers.
- Represented the firm at the building fair in Hannover in two years.
- Ordering of materials and office supplies.

Training as Office Management Clerk | Sarstedt Window Construction KG | 08/2013 - 08/2016

Parental leave 01/2020 - 08/2020

EDUCATION
Office management clerk (Kauffrau für Büromanagement), IHK Hannover, 2016
Secondary school certificate (Realschule), Sarstedt, 2013

COURSES AND WEBINARS
PostgreSQL from Zero to Hero (video course, 12 hours), 2025
High Availability with Patroni: Overview (webinar, 60 minutes), 2026
Linux for Beginners (adult education centre, six evenings), 2025
Ansible in a Nutshell (video course, 3 hours), 2026
Python Crash Course (online, not finished)
Introduction to ITIL 4 (webinar), 2026
SEO copywriting, two days, 2022
Excel for advanced users, 2019
Time management, 2018

PRIVATE PROJECT
Installed PostgreSQL on my own notebook with the Windows installer and loaded my recipe collection, for practice (spring 2026).

IT SKILLS
Excel, Word, Outlook, Access, Akeneo, Shopware back end, Google Analytics, Canva, donor software, basic SQL (SELECT with a join)

LANGUAGES
German (mother tongue), English (B1), Italian (A2)

SOFT SKILLS
Accuracy, team spirit, creativity, resilience, service orientation, flexibility, leadership potential, humour

VOLUNTEERING
Parents' council of the day nursery, chair 2023 to 2025
Handball youth team, carer
Flea market committee

HOBBIES
Photography, handball, baking, camping in the Harz

OTHER
Driving licence B, own car. Willing to be on call. Clean certificate of conduct.

Hildesheim, October 2026`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 11,
      best: 4,
      why: 'A forester and estate manager told at length, with no IT training and no work on databases or servers.',
      lacks: [
        'Fachinformatiker training, computing degree or comparable',
        'four years of administration of PostgreSQL in production',
        'administration of Linux servers',
      ],
      cv: `OTTOKAR BRINKSCHULTE
Graduate forester and estate manager

Address: near Springe, Deister
Telephone: 0170 555 0181
E-mail: o.brinkschulte@mail.example

PROFILE
Manager with twenty years of responsibility for people, land and money. I have led teams through storms, bark beetle years and changes of owner, and stand for clear words, reliable figures and good cooperation with authorities. Following the division of the estate I am looking for a new task in the public or co-operative sector of the Hanover region, in which leadership, organisation and a wide network are in demand.

STRENGTHS
Leadership of mixed teams - Planning and control of budgets - Negotiation with authorities and associations - Project management - Tenders and contracts - Occupational safety - Public speaking - Microsoft Office - Reporting

PROFESSIONAL STATIONS

01/2015 - 09/2026  Estate Manager, Count Rodenhagen Forest and Land Administration, Springe
- Responsible for 3,100 hectares of forest, 420 hectares of leased fields, 38 houses and a wind farm share.
- Led nine employees, three trainees and up to forty people from contractors.
- Yearly budget of 4.6 million euro, profit in eleven of twelve years.
- After the storm of January 2018 cleared 52,000 cubic metres of timber within eight months without a serious accident.
- Replanted 260 hectares with mixed species, with subsidies of 1.9 million euro applied for and accounted for.
- Negotiated leases with farmers, hunters, a waterworks and a telephone company.
- Wrote a twenty-year plan and presented it to family, tax office and district.
- Introduced harvest planning with tablets and maps together with a service company.
- Commissioned a wood-chip heating network for the village.

03/2010 - 12/2014  District Forester, Weser Uplands Municipal Forest Association, Hameln
- Managed the woods of four towns, 1,700 hectares in all.
- Sold timber, marked stands, took part in council meetings.
- Built a forest kindergarten together with the youth office.
- Chair of the works council of the association for two years.

10/2006 - 02/2010  Assistant Forester, State Forests, Harz
- Timber harvest, machine planning, hunting parties.
- Guided some 150 school classes.
- Wrote a manual for the safe felling of dead spruce.

2004 - 2005  Civilian service in a hospital for the elderly, Göttingen

EDUCATION
10/2000 - 09/2004  Diploma in Forestry (FH), Göttingen, mark 1.9
10/2005 - 09/2006  Preparatory service with state examination for the upper intermediate forestry service
2013 - 2015  Business administration for engineers, part-time certificate, Hildesheim

FURTHER TRAINING
Works fire safety officer, 2016
Leading without power, three days, 2019
Mediation in neighbourhood disputes, 2021
Public procurement law, two days, 2020
Certified tree inspector, renewed 2024
Sustainable controlling, 2023
Drone pilot A2, 2022

LICENCES
Driving licences B, BE, T, CE
Hunting licence since 1998, chainsaw instructor, first aid

COMPUTER
Word, Excel, PowerPoint, Outlook (all very good); forest planning programme; accounting with DATEV view; maps on a tablet

LANGUAGES
German (mother tongue)
English (B2)
Swedish (B1, after two semesters in Umeå)

PUBLICATIONS AND TALKS
"After the spruce", an article in a regional monthly for foresters, 2021
About six talks a year to rural women's clubs, rotary clubs and adult education centres

HONORARY WORK
Member of the town council, 2011 to 2021; chair of the environment committee
Board of a co-operative bank's regional council since 2019
Local commissioner for nature protection
Choir chairman, 55 singers

INTERESTS
Singing, woodturning, cross-country skiing, history of the Deister mines

PERSONAL
Born 1979, married, four children. Non-smoker. Used to being called out by day and by night, whether for fires, for storms or for deer on the road. Of course ready for any security check.

REFERENCES
Count Rodenhagen; former Head of the District Administration. Employers' references attached.

Springe, 20 October 2026`,
    },
  ],
};
