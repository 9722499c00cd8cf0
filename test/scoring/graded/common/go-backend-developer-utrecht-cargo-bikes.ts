import type { GradedJob } from '../types.ts';

export const goBackendDeveloperUtrechtCargoBikes: GradedJob = {
  job: 'go-backend-developer-utrecht-cargo-bikes',
  title: 'Go developer, backend',
  spec: `Go developer, backend. Utrecht.

We are Kiepkar, nine people above a bike shop on the Oudegracht. Our software plans the rounds of parcel couriers on cargo bikes in fourteen Dutch and Belgian cities. Some 70,000 stops a day go through it. No investors, profitable since 2022.

The back end is Go. Around twenty services, Postgres, NATS, Kubernetes at a Dutch host. One of our two back end people is moving to Portugal, so you will get a lot of room and a fair number of alarms in the first month.

What we need from you:
- four years or more as a back end developer, paid
- of which at least two with Go in production. We like other languages too, but there is nobody here with time to teach you this one
- you can read a query plan. A relational database at depth, Postgres or MySQL

What helps: a message broker (NATS, Kafka, RabbitMQ, we don't mind), running your own stuff in production, Kubernetes, maps or routing, having worked in a small club before.

English is fine, half of us are not Dutch. Two days a week at the office, please, and you take part in the on-call rota (one week in three, paid).

€5,200 to €6,700 a month, 27 days off, NS card or a cargo bike, your choice.

No letters of motivation. Send a CV or a link and tell us about something you broke. sanne@kiepkar.example. We answer everyone. Recruiters: nee, dank je.`,
  graded: [
    {
      name: 'ilse-vermaat-go',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Seven backend years, the last four and a half in production Go with Postgres, Kafka and Kubernetes, on call in small teams and with routing.',
      lacks: [],
      cv: `ILSE VERMAAT – backend – Amersfoort

2022-05 → now · Tramhalte BV, Utrecht · software engineer (team of 5)
Travel information for regional bus companies. Go services (about 15) that take in vehicle positions and predict arrivals, 3,000 messages a second at rush hour, Kafka between them. Postgres with PostGIS; I own the schema, partitioned the position table, and got the slowest report from 40 s to 300 ms by rewriting it and adding one index. Kubernetes on a managed cluster, Prometheus, Grafana. On call every third week. Matching positions to the road network with a self-written HMM map matcher, in Go too.

2019-09 → 2022-04 · Duinrell & Kuipers, Leiden · backend developer
Ticketing for museums. PHP (Symfony) and MySQL the first two years, then I moved the ticket scanner API to Go (in production October 2021).

2019 · BSc informatica, Hogeschool Rijnoever

Something I broke: a migration that took an exclusive lock on a Friday at 16.55. All the buses in Gelderland disappeared for eleven minutes. I now set lock_timeout.

Dutch, English, some German. Cycles to work if the wind is behind.`,
    },
    {
      name: 'tomas-nemec-mysql-rabbit',
      kind: 'any-of',
      low: 85,
      high: 95,
      best: 90,
      why: 'MySQL and RabbitMQ instead of Postgres and NATS, which the ad allows; five years of Go in production and deep database work.',
      lacks: [],
      cv: `Tomáš Němec
Utrecht (Lombok), EU citizen, here since 2020

Golang engineer with an eye for databases

Bakkerij Digitaal / "Broodje" (online ordering for 900 bakeries), Utrecht — September 2021 to present
I was the second engineer and I am now one of four. The ordering and payment back end is written in Go (chi, sqlc). I split the order-taking from the bake-planning by putting RabbitMQ in between, which ended the Saturday morning outages. MySQL 8 on two machines we run ourselves: replication, online schema changes with gh-ost, indexes, and many evenings with EXPLAIN ANALYZE. Everything is deployed with Nomad; pager one week in four. Delivery time slots per street, computed with OSRM.

Skladiště Online, Brno — January 2018 to June 2020
Java developer (Spring, MySQL), e-shop of garden tools, 60k orders a month.

July 2020 – August 2021
Moved to the Netherlands with my partner, parental leave, then freelance Go for a Czech taxi dispatcher (February – August 2021, GPS intake service, live to this day).

Bc. Informatics, Brno, 2017

Broke: sent 2,300 customers the order confirmation of one Mr. de Wit. Idempotency keys since.`,
    },
    {
      name: 'pieter-hoekstra-old-go',
      kind: 'old',
      low: 58,
      high: 70,
      best: 64,
      why: 'Wrote Go and Postgres in earnest, but stopped in October 2017 and has led people without coding since.',
      lacks: [],
      cv: `Pieter Hoekstra
Bilthoven

Engineering manager

Nov 2017 – present
Zonnedael Energy, Amersfoort – Engineering manager (3 teams, 22 people)
Hiring, reviews, roadmap and budget for the customer platform. Introduced an on-call scheme, quarterly planning and a career ladder. My teams work in Kotlin. I have not committed production code myself in this post.

Mar 2014 – Oct 2017
Pakkie.nl, Utrecht – senior backend developer, fourth employee
We were early with Go (1.2). I rewrote the label and track-and-trace service from Ruby to Go, later the tariff engine and the webhook sender: eight services, four million parcels a month at the end. PostgreSQL 9.x: schema, tuning, replication, a scary upgrade. RabbitMQ. Own servers in a rack in Ede, on call every other week. Contributed fixes to a Postgres driver for Go.

Feb 2010 – Feb 2014
Webwinkelhuis, Hilversum – backend developer
Ruby on Rails, MySQL, search.

BSc Technische Informatica, Hogeschool Kromme Rijn, 2010

I would like to go back to making things. Evenings this year I have been rebuilding a tide calculator in current Go to get my hands in again.`,
    },
    {
      name: 'eoin-mcgrath-java',
      kind: 'missing',
      low: 60,
      high: 71,
      best: 65,
      why: 'Eight strong backend years with Postgres, Kafka and Kubernetes in Java and Kotlin, but Go only in evenings and never in production.',
      lacks: ['two years of Go in production'],
      cv: `Eoin McGrath, Senior Software Engineer
Amsterdam Noord (Irish passport)

Boekhoek NV, Amsterdam, Apr 2021 - now
Senior engineer in the logistics squad of an online bookseller. Kotlin and Java 21 services on Kubernetes (GKE), Kafka, Postgres. Built the carrier selection service which decides which courier gets which parcel, 110k parcels daily, and the delivery promise API. Tuned autovacuum on a 2 TB table, brought in pg_partman, taught the squad to read query plans at a lunch session every month. On call one week in five.

Claddagh Travel Tech, Galway, Jul 2018 - Mar 2021
Java developer. Flight price cache, Redis, Oracle moving to Postgres, RabbitMQ.

BSc Computer Science, Galway, 2018

Go: have gone through the tour and Let's Go, and wrote a command line tool to rename my photos. I've never used it at work. I'd pick it up fast but you should know.

A thing I broke: deleted the DNS zone of staging, which turned out to be used by production as well.`,
    },
    {
      name: 'daphne-riedel-go-to-market',
      kind: 'trap',
      low: 6,
      high: 17,
      best: 11,
      why: 'The "go" is go-to-market and the back end is a CRM back office; no programming at all.',
      lacks: [
        'four years as a backend developer',
        'two years of Go in production',
        'relational database at depth',
      ],
      cv: `Daphne Riedel
Go-to-Market Lead | B2B SaaS | Logistics

Rotterdam · Dutch, German, English

EXPERIENCE

GO TO MARKET LEAD, Routelink Software, Rotterdam, Jan 2022 – Present
→ Own GO launches of route planning and parcel tracking modules in NL, BE and DE; 4 launches to production customers
→ Work daily with backend developers and product on release timing
→ Built the back end of our sales operation: pipeline stages, lead database of 18,000 contacts, HubSpot workflows, queries and dashboards
→ Revenue in Belgium from €0.4m to €1.9m

MARKETING MANAGER, Fietsexpress, Utrecht, Aug 2018 – Dec 2021
→ Brand and demand for a cargo bike courier, 6 cities
→ Events, partner programme with city councils

JUNIOR MARKETEER, Van Essen Media, Den Bosch, 2016 – 2018

BA Communication, Tilburg, 2016

Courses: "SQL for marketers" (one day, 2023)`,
    },
  ],
};
