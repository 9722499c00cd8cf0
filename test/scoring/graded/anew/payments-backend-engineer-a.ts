/** A backend engineer on a payments platform; four years of Go or Rust services and running Kubernetes decide. */
import type { GradedJob } from '../types.ts';

export const paymentsBackendEngineerA: GradedJob = {
  job: 'payments-backend-engineer-a',
  title: 'Senior Backend Engineer, Settlement Platform',
  spec: `Every night about eleven million card payments have to find their way from a till in Porto or Gdańsk to the account of the shop they were made in. Our settlement platform does that. It was written by four people in a room in Utrecht in 2018, is now kept by fourteen, and has lost no money so far. We would like it to stay that way while the volume doubles.

We are looking for an engineer to join the team that owns the ledger and payout services. Our code is mostly Go, with two Rust services on the hot path, and we do not mind which of the two you come from, but you must have spent at least four years building production backend services in one of them, and we will talk about those services for most of the interview. You must also have run your own services on Kubernetes in production: written the manifests or charts, been paged, found out why the pod was killed. A service here speaks to the others through Kafka, so you need to have built something real on a message broker, be it Kafka, NATS, Pulsar, RabbitMQ or whatever you had.

We hope for a good grasp of relational databases (ours is PostgreSQL, and it is big), some respect for idempotency and reconciliation, and the habit of writing things down. Terraform, gRPC and tracing with OpenTelemetry would be welcome. So would a background in payments or banking, though half of us came from elsewhere: games, a weather service, a museum.

We work in English. The office is a former cigar factory by the canal; people come on Tuesdays and Thursdays, more or less. You get thirty days of leave, a train card, an on-call allowance and a real say. You need the right to work in the EU, or we can sponsor. There is no whiteboard puzzle.`,
  graded: [
    {
      name: 'rust-and-nats',
      kind: 'any-of',
      low: 87,
      high: 98,
      best: 94,
      why: 'Rust for Go and NATS for Kafka, both allowed: six years of money-moving services run on her own clusters to this day.',
      lacks: [],
      cv: `# Ilse van Roosbroeck
Backend engineer, Antwerp (moving to Utrecht in January)

## Now
**Tollgate, Antwerp** — road-toll clearing for five countries
*Senior engineer, Oct 2020 – now*

I own two Rust services (axum, tokio, sqlx): one rates passages and one nets the amounts between the operators each night. About 3 million events a day arrive over NATS JetStream. Things I did there:

- rebuilt netting so that every step can be replayed: same key, same result. The reconciliation report went from a person's morning to an empty page
- wrote and keep the Helm charts; GKE, three clusters. Tracked a run of OOM kills to an allocator setting and wrote it up for the others
- partitioned a 2 TB Postgres table without stopping
- on call one week in five, and I wrote most of the runbooks
- spans through the OTLP collector into Tempo
- interviewed 40 or so people, mentor two

## Before
**Sparrowhawk Media, Ghent** — video start-up
*Developer, Sep 2016 – Sep 2020*

Java and some Kotlin; transcoding queue on RabbitMQ; moved us from VMs to k8s in 2019 together with one colleague.

## School
MSc Computer Science, Ghent, 2016. Thesis on conflict-free replicated data.

## Else
Dutch, English, French. Terraform daily. gRPC yes, with tonic. I build harpsichords, slowly.`,
    },
    {
      name: 'telescope-scientific-officer',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'A scientific officer by title who has built and run Go services with RabbitMQ on Kubernetes for seven years; only payments and scale of money are new.',
      lacks: [],
      cv: `Dr Matthias Oyelaran-Beck
Scientific Officer, Westerbroek Radio Observatory, Assen

Employment

2019 (April) – present. Scientific Officer, data archive group
The array yields 30 TB a night; our group brings it into the archive and out again to astronomers in 22 countries. I came as a physicist and became the person who writes the software. Since spring 2019 I have designed and written, in Go:
 (a) the ingest daemon, which takes files off the correlator, checks them, registers them and hands them on; it has not lost an observation since 2020;
 (b) the staging service, which answers users' requests from tape (RabbitMQ work queues, retries, dead letters), some 40 000 requests per week;
 (c) the quota and accounting service, with a double-entry style journal in PostgreSQL (1.3 billion rows).
All three live on the observatory's Kubernetes cluster (60 nodes, bare metal) which I look after with a colleague: Kustomize manifests, upgrades, Prometheus alerts, and the observing-night pager two weeks in six. Design notes and post-mortems are public on our wiki.

2015 – 2019. Postdoc, University of Drenthe. Pulsar timing, Python and C++.

Degrees
PhD Astrophysics, Bonn 2015. Diplom Physik, Bonn 2011.

Publications: 31 refereed, list on request.
Languages: German, English, Dutch (B2).
Teaching: two summer schools on concurrent programming in Go.
EU citizen.

I have no finance background, and look forward to errors that somebody notices the same day.`,
    },
    {
      name: 'ecs-only',
      kind: 'denial',
      low: 61,
      high: 73,
      best: 68,
      why: 'Six years of Go payment services and Kafka, but says plainly that he has never run anything on Kubernetes.',
      lacks: ['running services on Kubernetes in production'],
      cv: `BRUNO TEIXEIRA-LANG
Lisbon | EU national | English C2, Portuguese native

EXPERIENCE

Paguei (instalment payments, 300 staff)
Senior Software Engineer, 03/2022 - present
Software Engineer, 05/2020 - 02/2022
- Golang only. Author of merchant payout engine: batching, SEPA files, returns, retries with idempotency keys. EUR 70 m a month.
- Kafka (MSK) producers/consumers, outbox pattern, schema registry; moved 19 topics to Avro
- Aurora Postgres, up to 4 TB, query tuning, online migrations
- gRPC between services, OpenTelemetry to Honeycomb
- Deploys to AWS ECS Fargate by Terraform
- Pager rota, incident lead for 11 incidents

Loja Central (web shop)
Junior Developer, 09/2018 - 04/2020
- PHP, MySQL, a lot of CSS I'd rather forget

EDUCATION
Licenciatura em Engenharia Informática, Universidade do Tejo, 2018

WHAT I CAN'T DO
- Kubernetes: never run it. We're a Fargate shop. I did a weekend with kind on my laptop, that's all, and I won't pretend otherwise.
- Rust: read the book, wrote nothing
- Front end: please no

WHAT I LIKE
Ledgers that balance. Small pull requests. Surfing before stand-up.

Notice: 60 days. Would relocate to the Netherlands, partner already works in Rotterdam.`,
    },
    {
      name: 'early-gopher-director',
      kind: 'old',
      low: 30,
      high: 45,
      best: 38,
      why: 'Wrote Go from 2012 to 2016 and has led people since; ten years on it counts half, and he has never run Kubernetes himself.',
      lacks: ['four years of Go or Rust services', 'running services on Kubernetes in production'],
      cv: `Anders Holmqvist-Doyle

I wrote Go before it was sensible.

Engineering leader with twenty years in software, from developer at a start-up of six to director of a department of seventy. Looking to return to hands-on work in a team that cares.

DIRECTOR OF ENGINEERING, Fjordline Ticketing, Copenhagen. 2020 – 2026
Seven teams, 70 people. Budgets, hiring, career ladders, vendor contracts. My teams moved the booking system to Kubernetes and Kafka in 2021–2023; I chaired the steering group, approved the architecture and reported to the board. 99.98 % availability last year.

HEAD OF DELIVERY, Norrbank Digital, Malmö. November 2016 – 2020
Agile transformation of nine squads, release trains, coaching of product owners. Certified SAFe Program Consultant.

LEAD DEVELOPER, Pingvin Messaging, Malmö. September 2012 – October 2016
Wrote the message gateway in Go (starting with 1.0), 2,000 SMS a second over RabbitMQ, MySQL behind it. Bare servers, Upstart and Capistrano. On call day and night. Spoke at two early Go meetups.

DEVELOPER, various web agencies. 2005 – 2012
PHP, some C.

EDUCATION
BSc Informatics, Lund 2005

Since the summer I have been going through a Go refresher course and have a to-do list app deployed on a free tier.

Swedish, Danish, English.`,
    },
    {
      name: 'low-code-platform',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 16,
      why: 'A platform engineer of a workflow suite: settlement and platform are there as words, but neither Go, Rust, a cluster nor a broker.',
      lacks: [
        'four years of Go or Rust services',
        'running services on Kubernetes in production',
        'building on a message broker',
      ],
      cv: `Priscilla Ndlovu-Hartog
Senior Platform Engineer | Platform Owner | Utrecht

| Period | Employer | Function |
|---|---|---|
| 2021 – present | Zekerheid Verzekeringen N.V. | Senior Platform Engineer (ServiceNow, Power Platform) |
| 2017 – 2021 | Brugman Consultancy | Platform consultant |
| 2014 – 2017 | Brugman Consultancy | Service desk lead |

About my work
At Zekerheid I am responsible for the platform on which 2,300 colleagues do their daily work: claims settlement workflow, HR cases, facility requests. I build flows and forms in Power Automate and App Engine Studio, keep the roles and licences, plan the two upgrades a year, and go live on Thursdays. I designed the settlement dashboard which the claims managers use each morning. When something breaks I open a ticket with the vendor and stay on the line.

Go-live lead for 14 releases. Back-end of the forms: configuration tables and business rules, little scripting (some JavaScript, copied and adjusted). Integration with other systems is done by the middleware team.

Certificates
ServiceNow Certified System Administrator 2018, Certified Application Developer 2022
Microsoft PL-100, PL-200
ITIL 4 Foundation
Prince2 Practitioner

Education: HBO Bedrijfskundige Informatica, Hogeschool Domstad, 2014

Languages: Dutch, English (fluent), Zulu

I want to grow into a more technical backend role in payments.`,
    },
  ],
};
