/** Senior backend engineer (Kotlin/Java) at a Berlin payments firm: six years on the JVM, streaming in production and German at C1 decide it. */
import type { GradedJob } from '../types.ts';
export const seniorBackendEngineerPaymentsBerlin: GradedJob = {
  job: 'senior-backend-engineer-payments-berlin',
  title: 'Senior Backend Engineer (Kotlin/Java), Settlement',
  spec: `Senior Backend Engineer (Kotlin/Java), Settlement (all genders)
Berlin-Kreuzberg, hybrid, three days a week in the office. Permanent, full time.

About us
Zahlwerk is the settlement layer behind more than 4,000 shops, marketplaces and ticketing platforms in Germany, Austria and the Netherlands. We hold an e-money licence from BaFin, employ 210 people of 38 nationalities and move roughly 9 billion euros a year. What our customers notice of us is that the money arrives on the right morning, to the cent. We would like to keep it that way while the volume doubles.

About the role
You will join the Settlement team: six engineers, a product manager and a tester. The team owns the ledger, the payout engine and the reconciliation of bank statements against what we believe to have happened. The stack is mostly Kotlin with some older Java 17 services, PostgreSQL, Kafka, Kubernetes on AWS. You will talk every week to the operations people at two German partner banks and once a quarter to auditors; those conversations, and the documents that go with them, are in German.

What you will do
- Design, build and run services in Kotlin that post, net and pay out merchant balances
- Break the remaining parts of our first payout monolith into services with clear ownership
- Keep the ledger correct: idempotency, ordering, replays, double-entry invariants
- Model and tune PostgreSQL schemas that grow by 40 million rows a month
- Publish and consume events on our Kafka clusters and keep their schemas compatible
- Write tests at the level where they pay off, and review the code of colleagues kindly and exactly
- Take part in the on-call rota (one week in seven, paid) and lead the write-up after incidents
- Clear up differences with the payment operations staff of our partner banks, in German
- Supply auditors with evidence about changes and controls
- Mentor two mid-level engineers and help with interviews

What you must bring
- At least six years of commercial server-side development in Java or Kotlin. Android work does not count here.
- Event streaming used in production by your own hands: Kafka, Pulsar, Kinesis or a comparable platform
- German at level C1 or better, spoken and written, and working English
- Solid relational database knowledge: transactions, locking, query plans, migrations without downtime
- Experience of running what you built: monitoring, alerting, incidents
- Experience with containers and one of the large clouds (AWS, Azure or Google Cloud)

It would be nice if you also had
- Worked in payments, banking, accounting or another field in which a wrong figure costs money
- Met SEPA, ISO 20022 (pain, pacs, camt) or card scheme files
- Used Spring Boot, Ktor or Micronaut
- Used Terraform and some form of continuous delivery
- A degree in computer science or a related subject; equally welcome is a vocational qualification as Fachinformatiker

What we offer
- 82,000 to 98,000 euros depending on experience, plus virtual shares
- 30 days of holiday, and 24 and 31 December off
- A budget of 1,800 euros and five days a year for learning
- Germany ticket or job bike, company pension with a 20 per cent supplement
- Up to 30 working days a year from elsewhere in the EU
- A dog-friendly floor, and one that is not

How to apply
Send us your CV through the form; a covering letter is not needed. After a call of thirty minutes with our recruiter Annika there will be a technical conversation about a system that you know well (no puzzles), an afternoon of pair programming in our office and a last talk with the head of engineering. The whole procedure takes about three weeks. Part of the second talk is in German.

We look at what people can do. Origin, gender, religion, age, disability and orientation play no part in our decision; applicants with a severe disability are given preference where qualifications are equal.`,
  graded: [
    {
      name: 'strong-ledger-engineer',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 93,
      why: 'Eight and a half years of Java and Kotlin server work by dates, Kafka and PostgreSQL in a ledger with on-call, native German: every must-have shown and most extras.',
      lacks: [],
      cv: `Jonas Reddemann
Berlin-Neukölln · jonas.reddemann@posteo.example · +49 151 0000 2231

PROFILE
Backend developer who likes bookkeeping more than is usual in the trade. I have spent most of my working life on systems in which two columns have to add up, first for an energy supplier, then for a lender. I care about boring releases, readable code and short meetings.

EXPERIENCE

Senior Software Engineer, Kreditlotse GmbH, Berlin
03/2022 – present
Kreditlotse grants instalment loans online; about 90 developers.
- Responsible, with four colleagues, for the loan ledger: a set of eleven Kotlin services (Ktor, Exposed, later jOOQ) which books repayments, fees and write-offs by double entry
- Replaced nightly batch booking by a stream: outbox table, Debezium, Kafka with Avro schemas; consumers can be replayed from zero, which we have done twice in earnest
- Split the account table by month and rewrote the six slowest queries; the statement run went from four hours to 22 minutes without a maintenance window
- Reading of camt.053 files from two house banks and sending of pain.001 batches; telephone contact with the banks' payment desks when a batch is stuck
- On-call every sixth week. Wrote the post-mortems of three larger incidents, one of them my own doing
- Prepared the change evidence for the internal audit in 2024 and walked the examiners through it
- Buddy for two juniors, both of whom have since been promoted; part of the interview panel

Software Developer, Stromhafen Netz AG, Hamburg
05/2018 – 02/2022
Market communication for a grid operator with 600,000 meters.
- Java 8, then 11 and 17, Spring Boot; service for supplier changes and meter readings with strict statutory deadlines
- Moved message exchange between five applications from ActiveMQ to Kafka; set up monitoring of consumer lag with Prometheus and Grafana
- Took over schema migrations (Flyway) and introduced a rule of expand, migrate, contract so that the weekend shutdowns could be dropped
- Shifted the department's services from virtual machines in our own cellar to EKS, together with two platform engineers; Terraform modules for databases and topics
- Rota for operations from 2019, first during the day, later round the clock
- Spokesman for the team towards the billing department; wrote the handbook for clerks

Working student, Institute for Transport Logistics, TU Hamburg
10/2016 – 03/2018
- Small Python and Java tools for the evaluation of container moves at the port
- Looked after the institute's web server and its one long-suffering printer

EDUCATION
M.Sc. Computer Science, Technische Universität Hamburg, 2018. Thesis on consistency guarantees in event-sourced systems (grade 1.3)
B.Sc. Computer Science, Universität Bremen, 2015
Abitur, Gymnasium Buxtehude Süd, 2011, followed by a voluntary ecological year on the island of Amrum

FURTHER TRAINING
- Confluent Certified Developer for Apache Kafka, 2023
- AWS Certified Developer, Associate, renewed 2025
- Two-day course "PostgreSQL internals", Vienna, 2022
- First aider at work, refreshed every two years

TECHNICAL
Kotlin, Java, SQL, a little Go
Ktor, Spring Boot, jOOQ, JUnit 5, Testcontainers, Pact
PostgreSQL, Redis, Kafka, Debezium
Docker, Kubernetes, AWS (EKS, RDS, MSK), Terraform, GitLab CI, Argo CD
Grafana, Loki, Tempo, PagerDuty

LANGUAGES
German: mother tongue
English: fluent, working language at Kreditlotse
Danish: enough for the ferry

TALKS AND WRITING
"Replaying money", Kotlin user group Berlin, November 2024
Occasional pieces in the company blog about database migrations and on how to read a query plan without fear

OTHER
Treasurer of a rowing club with 180 members since 2020: accounts, subscription runs, annual report to the members' meeting. Choir (bass). Two children, born 2019 and 2022; parental leave of two months each, September to October 2019 and June to July 2022.

REFERENCES
Will gladly be named after a first conversation.`,
    },
    {
      name: 'no-german-ledger-engineer',
      kind: 'denial',
      low: 56,
      high: 70,
      best: 64,
      why: 'A payments ledger engineer of the very kind with nine years of Java and Kotlin, whose own CV puts German at A2 where C1 is a must for bank and audit contact.',
      lacks: ['German at level C1 or better'],
      cv: `MARIANA COUTO SALGADO
Senior Backend Engineer
Berlin, Germany (EU citizen, Portugal) | mcs@inbox.example | LinkedIn on request

Summary

Nine years of server-side engineering on the JVM, six of them where the data is somebody's money. I enjoy the unglamorous middle of a system: queues, retries, journals, cut-off times. Comfortable owning a service from the first sketch to the three o'clock page.

Professional experience

Orchard Pay B.V., Amsterdam and Berlin — Senior Backend Engineer
Jun 2021 to present
Merchant acquiring for restaurants in five countries.
• Lead developer of the disbursement domain, about 30k bank transfers a day. Kotlin, Micronaut, PostgreSQL 15, MSK.
• Built the journal that all balances are derived from; each posting is balanced, immutable and carries an idempotency key. No manual correction has been needed since February 2024.
• Turned polling integrations into event consumers; designed topic layout, compaction policy and the contract tests which block incompatible schema changes.
• Implemented SEPA Credit Transfer and Instant files (pain.001, pacs.002, camt.054) and return handling.
• Partitioned the postings table online; reduced p99 of balance reads from 900 to 70 milliseconds.
• One week of on-call in six. Introduced error budgets and a template for blameless reviews.
• Evidence owner for PCI DSS requirement 6 in three consecutive assessments.
• Mentor to three engineers; run the internal "read a paper, eat a sandwich" hour.

Bytequinta Lda., Lisbon — Backend Engineer
Sep 2018 to May 2021
Consultancy; I was placed with a retail bank for the whole period.
• Spring Boot services for instalment plans on credit cards, Java 11; Oracle first, PostgreSQL later.
• Kafka Streams application which detects duplicate authorisations; 12 million messages a day.
• Moved builds to Jenkins pipelines and images to OpenShift, afterwards to Azure Kubernetes Service.
• Wrote load tests in Gatling and found the connection pool leak that had puzzled two vendors.
• Represented the team at the bank's change board each Thursday.

Talhão Sistemas, Coimbra — Java Developer
Jul 2017 to Aug 2018
• Stock and traceability software for wine cooperatives: Java 8, Spring, MySQL.
• REST interfaces for scanners in the cellar; data migration from an Access database that had grown for 15 years.
• On-site support at harvest time, including one memorable night beside a destemmer.

Education

Mestrado (MSc) in Informatics Engineering, University of Coimbra, 2015 to 2017
Licenciatura (BSc) in Informatics Engineering, University of Coimbra, 2012 to 2015
Erasmus semester at the University of Ljubljana, 2016

Certificates and courses

AWS Certified Solutions Architect, Associate (valid to March 2028)
Certified Kubernetes Application Developer, 2024
Designing event-driven systems, three-day workshop, Utrecht, 2023
ISO 20022 fundamentals, online, 2022

Skills

Languages of the machine: Kotlin, Java, SQL, some TypeScript
Frameworks: Micronaut, Spring Boot, Kafka Streams, Flyway, Testcontainers, WireMock
Data: PostgreSQL, Oracle, DynamoDB, Redis
Platform: AWS, Azure, Docker, Kubernetes, Helm, Terraform, GitHub Actions
Watching it run: Datadog, OpenTelemetry, PagerDuty

Languages

Portuguese: native
English: C2 (Cambridge Proficiency, 2014)
Spanish: C1
German: A2, attending an evening class at the Volkshochschule since January; not yet able to work in it

Community

Co-organiser of a meet-up for women who write JVM code (Berlin, every second month, 40 to 60 guests). Speaker at two regional conferences, on idempotency keys and on how a ledger team spends its Mondays. Maintainer of a small open-source library for parsing bank statement files, 400 stars.

Volunteering

Food bank in Wedding on Saturday mornings since 2023. Before that, tutor in mathematics for pupils of a secondary school in Setúbal.

Interests

Long-distance cycling (Lisbon to Santiago twice), ceramics, the novels of Lídia Jorge, growing tomatoes on a balcony that faces north.

Availability: three months' notice to the end of a month. Willing to be in Kreuzberg three or more days a week. Salary expectations can be discussed.`,
    },
    {
      name: 'old-java-now-agile-coach',
      kind: 'old',
      low: 44,
      high: 58,
      best: 51,
      why: 'Nine solid years of Java and native German, but the last code was shipped in June 2017 and event streaming is known only from the coaching side.',
      lacks: [
        'event streaming used in production by own hands',
        'recent commercial Java or Kotlin development (ended 2017)',
      ],
      cv: `Curriculum vitae

Dipl.-Inf. (FH) Henrike Stolzenau
born in Celle, living in Berlin-Pankow
h.stolzenau@mailbox.example

In brief
Computer scientist with a long first half as a Java developer in insurance and a second half as a coach of development teams. After years beside the keyboard I want to get back to it, preferably in a team in which correctness matters.

Career

07/2021 to date: Agile coach and organisational developer, Versandhaus Morgenrot SE, Berlin
- Accompany nine product teams (checkout, payment methods, customer account) in questions of cooperation, planning and flow
- Moderate quarterly planning with 120 participants
- Introduced common post-mortems across teams; facilitated 31 of them, among others on delayed messages in the Kafka cluster of the order section, in which the engineers did the technical analysis
- Coached the engineering managers on feedback and on salary talks
- Built a community of practice on technical debt; collected its figures for the board
- Trained scrum masters (four so far, two from other trades)

07/2017 to 06/2021: Scrum master, later team lead without technical responsibility, Kassenblick Software GmbH, Potsdam
- Two teams for cash register software, 17 people
- Disciplinary responsibility for eight of them from 2019: reviews, development plans, holiday planning, hiring
- Switched from releases every half year to every two weeks
- Contact for three large customers in the retail trade, including visits on site
- Organised the move to working from home in the spring of 2020 and the move back, which was the more difficult one

08/2012 to 06/2017: Senior Java developer, Norddeutsche Sachversicherung a.G., Hanover
- Policy administration for household and liability insurance: Java EE 6 and 7 on WebLogic, Oracle 11g, PL/SQL
- Design and implementation of the collection module (direct debits, dunning runs, repayments) in accordance with the SEPA changeover of 2014
- Batch processing of 1.2 million policies at the main due date; cut the run from nine hours to under three by rewriting the locking
- Messaging between the mainframe and the new system through IBM MQ
- Stand-by duty in the weeks around the turn of the year
- Technical lead of five colleagues in the last two years

04/2008 to 07/2012: Java developer, Hartweg Consulting GmbH, Hanover
- Projects for insurers and a building society: Struts, Spring 2 and 3, Hibernate, DB2
- Migration of a calculation core from COBOL to Java, with several thousand comparison tests
- Introduced continuous builds with Hudson
- User training in branches from Emden to Göttingen

Education
2003 to 2008: Diplom course in computer science, Fachhochschule Hannover. Diploma thesis about optimistic locking in long dialogues, mark 1.7
2000 to 2003: Apprenticeship as Fachinformatikerin, application development, at a municipal data centre
2000: Abitur in Celle

Further training
2025: "Kotlin for Java people", two evenings at a meet-up
2023: Systemic coaching, 18 months, certificate of the professional association
2022: Professional Scrum Master III
2019: SAFe Agilist (not renewed)
2014: Oracle Certified Professional, Java SE 7 Programmer
2011: Sun Certified Web Component Developer

Knowledge
Methods: Scrum, Kanban, event storming, liberating structures, Wardley maps
Technology, up to 2017 used daily: Java, Java EE, Oracle, PL/SQL, Maven, Subversion, later Git
Technology, since then as an interested reader: Spring Boot, Docker, AWS, Kotlin; exercises of my own in a private repository
Tools: Jira, Confluence, Miro

Languages
German: first language
English: negotiating level (two years with a team in Gdańsk)
Polish: basic

Voluntary work
Since 2016 member of the parents' council, since 2020 its chairwoman. Since 2023 lay judge at the labour court.

Publications
Contribution to a collected volume on post-mortems in German-speaking companies (2024). Two articles on technical debt in a trade journal (2022, 2025).

Leisure
Allotment garden, viola in an amateur orchestra, hiking in the Harz, repairing of radios.

Berlin, October 2026`,
    },
    {
      name: 'bootcamp-logistics-words',
      kind: 'trap',
      low: 14,
      high: 28,
      best: 21,
      why: 'Profile, skills and course titles speak of Kotlin, Kafka and microservices, but every post is in parcel depots and stores, so only the German is real.',
      lacks: [
        'six years of commercial server-side Java or Kotlin',
        'event streaming used in production',
        'relational databases and running services in production',
      ],
      cv: `TARIK YILDIRAN
Senior Backend Engineer | Kotlin | Java | Kafka | Microservices | Payments
Berlin-Wedding · tarik.yildiran@web.example · GitHub: five repositories

ABOUT ME
Passionate backend engineer with a strong command of Kotlin, Java 17, Spring Boot and event-driven architecture. Deep understanding of ledgers, settlement, idempotency, PostgreSQL performance, Kafka clusters, Kubernetes and AWS. Leader with more than ten years' experience in high-volume operations where every number has to be right. Now looking for a senior role in a modern payments company.

CORE SKILLS
Kotlin · Java · Spring Boot · Ktor · Micronaut · Kafka · Pulsar · Kinesis · PostgreSQL · Flyway · Docker · Kubernetes · AWS · Terraform · Grafana · SEPA · ISO 20022 · Domain-driven design · CQRS · Test-driven development · Incident management · Mentoring

WORK HISTORY

Shift manager, Blitzpaket Logistik, depot Berlin-Marienfelde
February 2020 – today
- In charge of the evening shift: 46 sorters, four team leaders, 38,000 parcels on a normal day and twice as many before Christmas
- Watch the conveyor, clear jams, call the technicians and write the report of the disturbance
- Settlement of differences with the drivers: missing items, cash on delivery, damaged goods
- Stream of lorries at the gates: order, time windows, priorities
- Rosters, sick leave, briefing of new staff in German and Turkish
- Reduced wrong sortings from 1.9 to 0.7 per cent within two years
- Deputy safety officer for the hall; quarterly evacuation exercise
- Wrote an Excel workbook with macros for the attendance figures which two other depots have taken over

Team leader, dispatch, Möbelzentrum Südkreuz
April 2016 – January 2020
- Loading and route planning for twelve delivery vans
- Receiving of goods from suppliers, complaints, stock count twice a year
- Worked with the warehouse management software (SAP EWM) as a key user; helped with the test of a release
- Trained five apprentices for warehouse logistics, four of whom passed at the first attempt
- Accounts of the petty cash and of the tips for the drivers

Warehouse operative, later forklift driver, Getränke Kranz KG
August 2012 – March 2016
- Picking, packing, container unloading, inventory
- Forklift licence within the first half-year
- Speaker of the night crew in the works meeting

TRAINING AND COURSES
- "Java Backend Career Path", online bootcamp, 14 weeks, evenings, 2025. Modules: Java basics, Spring Boot, microservices with Kafka, PostgreSQL deep dive, cloud native on AWS
- "Kotlin for senior engineers", video course, 9 hours, 2026
- "Kafka in a weekend", video course, 2026
- "How payments work: SEPA, cards, ledgers", webinar, 2026
- Trainer aptitude examination (Ausbildereignungsprüfung), Chamber of Commerce Berlin, 2018
- Forklift licence, 2012, yearly instruction up to date
- First aid and fire protection assistant, 2024

EXERCISES FROM THE COURSES
"Mini Bank": Spring Boot tutorial project with an account and a transfer table, runs on my laptop
"Order Stream": course exercise which sends messages from one program to another by Kafka in Docker
"Recipe Box": Kotlin console program

SCHOOL AND APPRENTICESHIP
Skilled worker for warehouse logistics (Fachkraft für Lagerlogistik), examination before the chamber, 2015, mark good
Intermediate school certificate, Berlin-Reinickendorf, 2011

LANGUAGES
German: mother tongue level, school and training completed in Germany
Turkish: mother tongue
English: B2, course certificate 2024

STRENGTHS
Calm under pressure, punctual, clear in what I say. I like to explain things and I do not mind being asked the same question three times. In a depot one learns that a mistake at six in the evening is forty mistakes at six in the morning.

VOLUNTARY WORK
Football coach of an under-13 side in Wedding since 2017; C licence of the Berlin association. Helper at the neighbourhood festival, responsible for the power supply and for the queue at the grill.

INTERESTS
Programming after work, chess, Formula One, cooking for many people at once.

Driving licence classes B and C1. Available from 1 January 2027. Willing to work on call, at night and at weekends, as I have done for years.`,
    },
    {
      name: 'unrelated-hotel-manager',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 5,
      why: 'A hotel front-of-house career told at length; nothing in it is software, and only native German touches the list.',
      lacks: [
        'six years of commercial server-side Java or Kotlin',
        'event streaming used in production',
        'relational databases and cloud experience',
      ],
      cv: `FRIEDERIKE VON BASSEWITZ-LANG
Hotel manager
Berlin-Charlottenburg · f.bassewitz-lang@gmx.example · +49 30 0000 5567

PERSONAL STATEMENT
Warm, organised and commercially alert manager with fifteen years in city hotels of the four-star class. Proven leader of large and diverse teams, confident with budgets of several million euros, a persuasive communicator at all levels and an experienced user of Microsoft Office. Thrives in fast-moving environments, delivers on time and never loses sight of the guest.

CAREER

Deputy General Manager, Hotel Lindenkrone, Berlin (184 rooms)
September 2019 – present
• Run the house in the absence of the general manager and every second weekend
• Answerable for reception, housekeeping, reservations and the night team, 71 staff in all
• Budget for rooms of 8.4 million euros; monthly report to the owners with deviation analysis
• Guided the house through the closures of 2020 and 2021: short-time work, hygiene plan, reopening in three stages
• Raised the guest rating on the large portals from 8.1 to 8.9
• Negotiate contracts with laundry, linen hire, lift maintenance and card terminal providers
• Introduced a new property management system; wrote the training plan and sat beside colleagues in the first nights
• Monthly all-staff meeting; recruitment at trade fairs and vocational schools
• Duty manager rota, including fire alarms, medical emergencies and one birth

Front Office Manager, Parkhotel Alsterblick, Hamburg (240 rooms)
March 2014 – August 2019
• 26 colleagues at reception, concierge and telephone exchange
• Rosters in line with the collective agreement; kept overtime below two per cent
• Up-selling programme that brought in 190,000 euros of additional revenue in its first year
• Settled complaints in person, including those of a well-known tenor
• Daily closing, cash differences, reconciliation of card takings with the bookkeeping department
• Examiner for hotel specialists at the Hamburg Chamber of Commerce

Assistant Front Office Manager, The Marquess Court, Edinburgh
May 2012 – February 2014
• Second in command of a reception in a listed building with one lift and four hundred years of history
• Coordinated arrivals during the festival season
• Organised training in British sign language for the desk

Management trainee, Seehotel Warnow, Rostock
October 2010 – April 2012
• Rotation through kitchen, service, housekeeping, sales and accounts
• Project on reducing food waste, prize of the regional tourism association

EDUCATION
State-certified business manager in hospitality, Hotelfachschule Berlin, 2010
Apprenticeship as hotel specialist (Hotelfachfrau), Hotel Bernsteinhof, Stralsund, 2004 – 2007
Abitur, Stralsund, 2004

CERTIFICATES AND COURSES
Leading with clarity, five-day seminar, 2025
Labour law for managers in hospitality, 2023
Revenue management, advanced, 2021
Data protection in the hotel, half a day, 2018
Trainer aptitude examination, 2013
First aid, renewed 2025
Food hygiene instruction under the Infection Protection Act

SKILLS
Leadership: teams of up to 71, appraisals, conflict talks, succession planning
Communication: presentations to owners, press contact, speeches at jubilees
Budgeting: planning, forecasting, cost control, investment applications
Software: Word, Excel (pivot tables), PowerPoint, Outlook, Teams, hotel reservation systems
Organisation: events up to 600 guests, renovation of two floors while the house was open
Problem solving: double bookings, burst pipes, a strike at the airport

LANGUAGES
German: mother tongue
English: fluent (two years in Scotland)
French: good
Italian: basic

HONOURS AND MEMBERSHIPS
Hotelier of the Year in the category of young managers, shortlist, 2017
Member of the association of German hotel managers
Mentor in a programme for women in hospitality since 2020

VOLUNTARY WORK
Christmas dinner for people without a home, organiser since 2019 (320 guests at the last one)
Reading sponsor at a primary school in Moabit

INTERESTS
Sailing on the Baltic, old hotel brochures, crime novels, learning how things are put together. I repaired the espresso machine myself.

REFERENCES
Owners' representative of Hotel Lindenkrone and the former general manager of Parkhotel Alsterblick; contact details on request.

WHY THIS APPLICATION
After so many years of looking after guests I should like to bring my talent for order, my head for figures and my pleasure in working with people to a young company in my own city. I learn fast, I stay calm, and I am used to a service that never closes.`,
    },
  ],
};
