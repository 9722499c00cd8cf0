/** Backend engineer: the language in production and years from dates decide; lists do not. */
import type { GradedJob } from './types.ts';

export const backendGo: GradedJob = {
  job: 'backend-go',
  title: 'Senior Backend Engineer (Go)',
  spec: `Senior Backend Engineer (Go)

Pelican Pay moves money for 4,000 small shops. We are 60 people, remote within Europe.

What you'll do
- Design and run the services behind card acquiring and payouts
- Own what you ship: on-call, dashboards, post-mortems
- Review designs and help two mid-level engineers grow

What you'll need
- 4+ years building backend services professionally, of which at least 2 years in Go
- PostgreSQL in production: schema design, query tuning, migrations
- Kubernetes and one of the public clouds (AWS, GCP or Azure)
- Event-driven systems with Kafka, NATS or similar

Nice to have
- Payments or other regulated domain
- gRPC, OpenTelemetry
- Terraform

What we offer: 30 days off, equipment budget, an honest salary band (75-95k EUR).`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Five years of Go in payments, tuned Postgres, GKE, Kafka, on-call and mentoring, all dated.',
      lacks: [],
      cv: `Ilse Verhaegen
Ghent, Belgium - ilse@verhaegen.example - github.example/ilsev

EXPERIENCE

Senior Software Engineer, Tolbrug Payments (Feb 2022 - Present)
- Rewrote the settlement engine from PHP to Go: 1.4M payouts a day, p99 down from 900 ms to 80 ms
- Designed the ledger schema in PostgreSQL 14, partitioning and online migrations without downtime; cut the slowest reconciliation query from 40 s to 300 ms
- Kafka consumers with exactly-once effect through an outbox table
- Runs on GKE; wrote the Helm charts and the Terraform modules; on-call one week in six, led nine post-mortems
- gRPC between services, traces with OpenTelemetry
- Mentor of two engineers, one promoted

Software Engineer, Parcelhub (Sep 2018 - Jan 2022)
- Go services for label printing and tracking (from 2020; before that Node.js)
- RabbitMQ, PostgreSQL, AWS ECS then EKS

EDUCATION
MSc Computer Science, Ghent, 2018

LANGUAGES
Dutch, English (fluent), French`,
    },
    {
      name: 'java-only',
      kind: 'missing',
      low: 55,
      high: 72,
      best: 66,
      why: 'Strong backend engineer in the domain with everything but Go, which is the language the job consists of; learnable.',
      lacks: ['2 years in Go'],
      cv: `Bartosz Wielgosz - Backend Engineer, Kraków

2019-06 to present  Senior Java Engineer, FinLedger S.A.
Payment initiation and SEPA instant in Java 17 and Spring Boot. PostgreSQL with Flyway migrations, index and plan tuning on tables of 600M rows. Kafka event sourcing. Services on Kubernetes in AWS (EKS), Terraform, Grafana, on-call rota. Design reviews, mentoring three juniors. PSD2 audits.

2016-08 to 2019-05  Java Developer, Comarch-like software house Softpol
Loyalty platform: REST services, Oracle then PostgreSQL, RabbitMQ.

Education: MSc Eng. Informatics, AGH, 2016

Other: reads Go code of open source tools, has not used Go at work.

Talks: "Ledgers without tears", JUG 2024. Languages: Polish native, English C1.`,
    },
    {
      name: 'skills-list',
      kind: 'list',
      low: 15,
      high: 45,
      best: 33,
      why: 'All the right words in the skills block; the dated work is PHP websites and help desk.',
      lacks: ['2 years in Go', '4 years of backend services', 'Kubernetes', 'Kafka'],
      cv: `NIKOLAI ESTERHAZY
Full stack developer

SKILLS
Go, Golang, PostgreSQL, Kubernetes, AWS, GCP, Azure, Kafka, NATS, gRPC, OpenTelemetry, Terraform, microservices, event-driven architecture, Docker, Redis, payments, on-call

EMPLOYMENT
Web Developer, Brightside Marketing (Mar 2024 - present)
WordPress themes and plugins in PHP for local businesses. MySQL backups. Contact forms, cookie banners, page speed.

IT Support Technician, City Library (Jan 2022 - Feb 2024)
First-line tickets, laptop imaging, printer fleet.

EDUCATION
Online course: Go - The Complete Developer's Guide (2025)
Online course: Kubernetes for the Absolute Beginner (2025)
HND Computing, 2021

INTERESTS
Reads engineering blogs, follows cloud native meetups online, five-a-side football. Keen to move into backend work and to learn from an experienced team.`,
    },
    {
      name: 'overlapping-roles',
      kind: 'overlap',
      low: 44,
      high: 58,
      best: 54,
      why: 'Claims five years of Go, but the two Go roles overlap: fifteen months in all, and 26 months as an engineer.',
      lacks: ['4 years of backend services', '2 years in Go'],
      cv: `Reuben Castellanos
Backend engineer with 5+ years of Go experience.

Experience

Backend Engineer (Go), Kestrel Logistics, full time
August 2025 - Present
Order routing service in Go, PostgreSQL, NATS. Deploys to Kubernetes on GCP. Wrote migrations and fixed slow queries. On-call since March.

Freelance Go Developer
September 2025 - Present
Evenings: small REST and gRPC services in Go for two start-ups; Postgres; Docker.

Junior Developer, Tidewater Software
September 2024 - July 2025
Internal tools in Python and Django, PostgreSQL, GitLab CI.

Education
BSc Software Engineering, Universidad del Norte, 2020 - 2024

Languages: Spanish (native), English (C1). Interests: chess programming, trail running. Available after one month's notice; would also relocate.`,
    },
    {
      name: 'pasted-spec',
      kind: 'pasted',
      low: 15,
      high: 45,
      best: 33,
      why: 'The skills-list candidate with the advertisement copied under the heading "Experience"; copied words are no evidence.',
      lacks: ['2 years in Go', '4 years of backend services', 'Kubernetes', 'Kafka'],
      twin: 'skills-list',
      cv: `NIKOLAI ESTERHAZY
Full stack developer

EXPERIENCE SUMMARY
- Design and run the services behind card acquiring and payouts
- Own what you ship: on-call, dashboards, post-mortems
- Review designs and help two mid-level engineers grow
- 4+ years building backend services professionally, of which at least 2 years in Go
- PostgreSQL in production: schema design, query tuning, migrations
- Kubernetes and one of the public clouds (AWS, GCP or Azure)
- Event-driven systems with Kafka, NATS or similar

SKILLS
Go, Golang, PostgreSQL, Kubernetes, AWS, GCP, Azure, Kafka, NATS, gRPC, OpenTelemetry, Terraform, microservices, event-driven architecture, Docker, Redis, payments, on-call

EMPLOYMENT
Web Developer, Brightside Marketing (Mar 2024 - present)
WordPress themes and plugins in PHP for local businesses. MySQL backups. Contact forms, cookie banners, page speed.

IT Support Technician, City Library (Jan 2022 - Feb 2024)
First-line tickets, laptop imaging, printer fleet.

EDUCATION
Online course: Go - The Complete Developer's Guide (2025)
Online course: Kubernetes for the Absolute Beginner (2025)
HND Computing, 2021

INTERESTS
Reads engineering blogs, follows cloud native meetups online, five-a-side football. Keen to move into backend work and to learn from an experienced team.`,
    },
    {
      name: 'unlikely-title',
      kind: 'gem',
      low: 74,
      high: 90,
      best: 82,
      why: 'Titled "Telecom Network Specialist", yet the dated bullets are seven years of Go services, Postgres, Kubernetes and NATS.',
      lacks: [],
      cv: `Anneli Raudsepp, Tartu

Telecom Network Specialist, Balti Side AS                           04/2019 - today
The title is historical: since 2019 I write the software that provisions the network.
- Eleven Go services that configure base stations and bill roaming partners; 900 requests a second at peak
- NATS JetStream for events from 2,300 sites, idempotent consumers
- PostgreSQL: designed the inventory schema, zero-downtime migrations with pg_repack, tuned queries from 12 s to 90 ms
- Kubernetes on our own hardware and a standby in AWS; alerts, runbooks, one week in four on call
- Trained two network technicians to become Go developers

Network Technician, Balti Side AS                                   08/2015 - 03/2019
- Fibre and microwave links; wrote Perl and Python scripts for configuration checks

Diploma, Telecommunications, Tallinn Technical School, 2015`,
    },
    {
      name: 'go-denied-node',
      kind: 'denial',
      low: 28,
      high: 54,
      best: 41,
      why: 'Backend engineer of three years in Node with Postgres; states beginner Go, no Kubernetes and no event streaming.',
      lacks: ['4 years of backend services', '2 years in Go', 'Kubernetes', 'Kafka or similar'],
      cv: `Mirela Stanciu - Backend developer - Cluj

Summary
Backend developer who writes careful, tested services. Honest list of what I can and cannot do below.

Experience
Backend Developer, Parcelio, March 2024 - present
Node.js and TypeScript services for returns: REST, OpenAPI, PostgreSQL (schema changes with Knex, two query rewrites that took the label search from 3 s to 60 ms), Redis, deployed to AWS with Docker and ECS. On call one week in eight. Post-mortem author of the year, a joke prize that I treasure.

Junior Developer, Webstar, July 2023 - February 2024
Booking widget, Node.js, MySQL.

Level by technology
TypeScript: strong. SQL: strong. Docker: good. AWS: good.
Go: beginner (one internal command-line tool). Kubernetes: no experience. Kafka: no experience. Terraform: read only.

Education
BSc Computer Science, Babeş-Bolyai University, 2020 - 2023

Languages: Romanian, English C1, Hungarian B1. Interests: board games, choir, hiking in the Apuseni.`,
    },
  ],
};
