import type { GradedJob } from '../types.ts';

export const backendPayoutsBerlin: GradedJob = {
  job: 'backend-payouts-berlin',
  title: 'Backend Engineer, Ledger & Payouts (m/f/x)',
  spec: `Backend Engineer, Ledger & Payouts (m/f/x)
Talerbach GmbH, Berlin-Wedding, hybrid, permanent

ABOUT THE TEAM
Six engineers look after the double-entry ledger that pays 41,000 market traders, taxi drivers and hairdressers every evening. When we get it wrong, somebody cannot buy stock the next morning.

WHAT YOU WILL DO
- Own services from the first sketch to the 3 a.m. alarm (rota of one week in six, paid)
- Move the last payout batches to an event-driven design
- Keep the ledger fast as rows pass two billion
- Review colleagues' designs and have yours reviewed

WHAT YOU MUST BRING
- At least five years of earning your living with server-side development
- Production work in Go, or in Java or Kotlin if you are willing to change over. We twice took people coming from a dynamic language only and it took too long, so please understand that this one is fixed
- A relational database that you designed and tuned under real load. Ours is PostgreSQL; MySQL, Oracle and the like are fine
- English good enough to disagree in. German is not needed

A BONUS, NOT MORE
- Payments, bookkeeping or bank file formats (camt, pain, ISO 20022)
- Kafka or another log
- AWS, Terraform
- Having helped a junior grow up

WE OFFER
78,000 to 95,000 euros, 30 days off, the Deutschlandticket, a works council, four weeks a year working from anywhere in the EU.

Write to Jonas at our jobs address. A CV is enough, no letter and no photo please.`,
  graded: [
    {
      name: 'ilze-kalnina-ledger',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Seven and a half years of dated Go services on heavily loaded PostgreSQL, in payments, with Kafka, bank files and mentoring.',
      lacks: [],
      cv: `Ilze Kalniņa
Berlin · Latvian citizen · ilze@kalnina.example

Sep 2022 – today    Nordkiosk Pay SE, Berlin — Senior Software Engineer
Settlement team. I wrote most of the service that turns card captures into merchant payouts: Go 1.2x, gRPC, about 900 postings per second at the Friday peak. Partitioned the postings table in Postgres (1.4 bn rows) without downtime and got the month-end query from 11 minutes to 40 seconds by rewriting it as incremental balances. Replaced a nightly cron by consumers on Kafka with an outbox. On the rota every fifth week. Two working students became colleagues while I was their buddy.

Mar 2019 – Aug 2022    Fernwald Mobility GmbH, Berlin — Software Engineer
Booking and invoicing for a scooter fleet. Go services on AWS (ECS, later EKS), PostgreSQL on RDS, Terraform modules for our team. Wrote the SEPA direct debit export (pain.008) and the import of camt.053 statements, including the reconciliation that finance had been doing in a spreadsheet.

Jul 2017 – Feb 2019    SIA Ozolsoft, Riga — Junior developer
Web shop back ends in PHP, some Java.

Education
BSc Computer Science, Riga, 2017

Languages: Latvian, Russian, English (working language since 2019), German A2

Other: gave a talk at a Berlin Go meetup on idempotency keys, 2024.`,
    },
    {
      name: 'tomasz-wierzba-freight-settlement',
      kind: 'synonym',
      low: 82,
      high: 94,
      best: 88,
      why: 'Nine years on the JVM with a clearing engine and a tuned Oracle store, told in freight words, and says he will move to Go.',
      lacks: [],
      cv: `Tomasz Wierzba, Szczecin (2 h by train from Berlin, ready to move)

Profile in a sentence: I build the boring machinery that decides which haulier is owed how much, and I have been doing it in Kotlin and Spring Boot, on the JVM, since before Kotlin was fashionable.

Odra Freight Exchange Sp. z o.o.
Lead developer, carrier settlement
10/2020 to present
The clearing engine matches delivery notes with tariffs and issues some 60 000 credit notes a night. Everything is Kotlin, talking over RabbitMQ. The store is Oracle 19c; I drew the schema for the journal (every movement has a counter-movement, nothing is ever updated) and spent a good part of 2023 with AWR reports, getting rid of a hot index block that stopped us every quarter end. I answer the phone at night one week in four. Code reviews for five people. All written and spoken work is in English because half of us sit in Porto.

Baltkontor Logistyka
Programmer
02/2017 to 09/2020
Customs declarations system, Java 8, then 11. REST endpoints, MySQL with replication; moved the reporting load to a read replica.

Since spring I rewrite one of our internal tools in Go in the quiet hours. I like it and would be glad to make it my main language.

Politechnika, mgr inż. informatyki, 2016
English C1 (certificate 2019), Polish native, German B1`,
    },
    {
      name: 'dario-fantuzzi-parallel-contracts',
      kind: 'overlap',
      low: 60,
      high: 73,
      best: 67,
      why: 'Says eleven years, but the three back-end engagements run side by side from January 2023, so under four years count against five.',
      lacks: ['five years of server-side development (dates give 3 years 10 months)'],
      cv: `DARIO FANTUZZI
Backend developer — more than 11 years of backend experience
Bologna / Berlin, EU citizen

EXPERIENCE

Backend Developer (employee, 80%)
Lumaca Commerce srl — January 2023 to date
Order and refund services of a fashion shop. Java 17, Spring. PostgreSQL: wrote the migrations, added partial indexes and killed the N+1 queries which took down Black Friday 2023. Around 300 requests/s.

Backend Developer (freelance, evenings)
Studio Ghirlandina — March 2023 to October 2026
Booking API for a chain of sports centres in Go, PostgreSQL, Stripe payouts to the trainers.

Backend Developer (freelance)
Cooperativa Tre Torri — June 2023 to September 2026
Membership and dues ledger, Kotlin with Ktor. SEPA files to the bank.

Web designer / front end
Agenzia Pinta — April 2018 to December 2022
Landing pages, newsletters, HTML, CSS, Figma, animation in JavaScript. No server code; the sites were hosted by a partner.

EDUCATION
Diploma in graphic design, 2017
Full-stack bootcamp, 12 weeks, autumn 2022

LANGUAGES
Italian mother tongue. English C1: all three clients work in it. German A1.`,
    },
    {
      name: 'hannah-obermoser-django',
      kind: 'denial',
      low: 60,
      high: 73,
      best: 67,
      why: 'Nine strong years of payment back ends on PostgreSQL, but only in Python, and says she has no Go, Java or Kotlin.',
      lacks: ['production work in Go, Java or Kotlin'],
      cv: `Hannah Obermoser | Vienna | hannah.obermoser@example.net

What I do
I have been a back-end person since I left university in 2017. Python all the way: Django first, FastAPI since 2021. To be upfront, as your ad asks: I have not written Go, Java or Kotlin in production. I did the Go tour one weekend and liked it, that is all.

Where
▪ Zwetschke Abo GmbH, Vienna, May 2021 – present, Staff Engineer Billing
  Subscription billing for 200 newspapers and magazines. Dunning, refunds, VAT for 14 countries. Introduced an append-only ledger on PostgreSQL 14 (600 million entries, declarative partitioning, BRIN indexes); p95 of the balance lookup went from 700 to 35 ms. Kafka between billing and access control. Team language is English, we are eleven nationalities.
▪ Donaukasse Software, Vienna, Sept 2017 – April 2021, Developer
  Cash-register back end, Django, Celery, MySQL. Nightly export in pain.001 for the owners' banks. On call from 2019.

Mentored four juniors, one of whom is now my boss.

Education: BSc Software & Information Engineering, 2017
Languages: German, English (C2), a little Croatian`,
    },
    {
      name: 'lennart-brodersen-restaurant',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 3,
      why: 'Restaurant shift leader, where server and orders mean waiting at tables; no software work at all.',
      lacks: [
        'five years of server-side development',
        'production work in Go, Java or Kotlin',
        'relational database designed and tuned',
      ],
      cv: `Lennart Brodersen
born 14 March 1994 in Husum
Sonnenallee, Berlin

2021 - now: shift leader, Gasthaus Zur Alten Schleuse, Berlin. 140 seats. I plan eleven servers a night, order goods, count the till, pay out the tips, train new people on the till system. English with most guests.

2016 - 2021: waiter, later deputy head waiter, Hotel Kranichhof, Rügen.

2013 - 2016: apprenticeship restaurant specialist, chamber certificate.

Driving licence B. Food hygiene certificate 2024. Friendly, quick, stays calm when the house is full.

I am looking for a day job in an office and learn fast.`,
    },
  ],
};
