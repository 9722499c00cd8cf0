/** Backend Engineer (Go, Kubernetes): 4+ years of Go in production; Kubernetes in production decide it. */
import type { GradedJob } from '../types.ts';

export const backendEngineerGoNetherlands: GradedJob = {
  job: 'backend-engineer-go-netherlands',
  title: 'Backend Engineer (Go, Kubernetes)',
  spec: `Backend Engineer (Go) @ Voltkade 🔌 Utrecht, hybrid (2 days in the office)

Hoi! We're Voltkade, 45 people and one very spoiled office dog. Our platform steers 80,000 home batteries and charge points so the Dutch grid doesn't fall over at dinner time. We closed our Series B in spring and need another backend engineer in the Dispatch squad.

What you'll be up to
– designing and shipping Go services that talk to devices, energy markets and each other (gRPC, events)
– owning what you build: you deploy it to our Kubernetes clusters, watch it in Grafana and share the on-call rota (one week in seven, paid)
– making our event pipeline survive 40k messages a second
– reviewing, pairing, helping mediors grow

What you bring
– 4+ years of building backend systems in Go, in production. Sorry, we really can't teach it from scratch right now
– hands-on with Kubernetes in production, not just a tutorial
– Postgres or another relational database, and Kafka, NATS or a similar message broker
– fluent English; Dutch is gezellig but not needed
– bonus points for Terraform, AWS/GCP, OCPP or anything energy

What you get
€70k–€92k, stock options, 28 days off, NS business card, 30% ruling support, lunch that isn't only kaas.

No cover letter please. Just your CV and something you're proud of.`,
  graded: [
    {
      name: 'fintech-go-developer',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Six years of Go in production on Kubernetes with Kafka, Postgres and on-call, to date.',
      lacks: [],
      cv: `# Thiago Menezes
Senior Software Engineer · Amsterdam · github.com/tmenezes-example

## Experience

### Paaldam Payments, Amsterdam (Feb 2022 – now)
*Senior Backend Engineer, Ledger*
- Wrote and own 5 Go services (payouts, reconciliation, FX) handling ~12k req/s at peak; gRPC between them, Kafka for events, Postgres 15 with logical replication
- Moved the team from ECS to EKS: Helm charts, HPA, pod disruption budgets, Argo CD; on-call for it ever since (1 in 6)
- Cut p99 of the posting path from 480 to 90 ms (pprof, batching, dropped an ORM)
- Mentor of two mid-level engineers, run the guild's Go reading group

### Rapidão Entregas, São Paulo (Aug 2020 – Jan 2022)
*Backend Engineer*
- Courier-matching API in Go on GKE, Redis + PostgreSQL, Pub/Sub
- Terraform modules for the staging clusters

### Banco Litoral, São Paulo (Jan 2018 – Jul 2020)
*Developer*
- Python/Django back-office

## Education
BSc Computer Science, Universidade do Litoral Paulista, 2017

## Languages
Portuguese (native), English (working language since 2020, C2), Dutch (A2)

## Talks
"Goroutines that leak quietly", Go meetup Rotterdam, 2025`,
    },
    {
      name: 'observatory-instrument-scientist',
      kind: 'gem',
      low: 80,
      high: 93,
      best: 87,
      why: 'Titled instrument scientist, yet since 2019 has built and run dozens of Go services on a bare-metal Kubernetes cluster.',
      lacks: [],
      cv: `dr. Hanneke Brouwershaven
Dwingeloo, Drenthe

I look after the plumbing between a radio telescope and the astronomers. Nobody here calls that software engineering, but it is what fills my days.

Instrument scientist, Noordervelden Radio Observatory, Sept 2019 - present

When I arrived, station control was a heap of shell scripts. I rewrote it in golang, by now around 30 long-running daemons and roughly 110k lines, of which some 70k are mine: antenna scheduling, clock monitoring, a collector which takes in 55,000 readings a second from 52 stations and a protobuf/RPC layer that the partner institutes in Bonn and Onsala program against. Readings travel over NATS JetStream into TimescaleDB (PostgreSQL). Everything has lived on our own kubeadm cluster of 14 machines since 2021; I write the manifests and a small operator, do the upgrades, and carry the pager for observing weeks, every fifth week. Prometheus and Grafana tell me when it hurts. Release by Flux after merge review. I supervise two junior programmers and a PhD student.

Postdoc, Institute for Radio Physics, Bonn, 2016 - 2019
C++ and Python analysis of pulsar data.

PhD Astronomy, Groningen, 2016. MSc Physics, 2011.

Dutch mother tongue, English daily for eleven years (all our work and papers), fair German.`,
    },
    {
      name: 'parallel-freelance-contracts',
      kind: 'overlap',
      low: 58,
      high: 71,
      best: 64,
      why: 'Adds up three parallel contracts to more than six years of Go, while the calendar shows 28 months; Kubernetes and the rest are there.',
      lacks: ['4+ years of Go in production'],
      cv: `JOERI VAN DER STEEGHE | Freelance backend developer | Nieuwegein | KvK-registered

6+ years of Go experience (28 + 25 + 22 months), Kubernetes, event-driven systems

ASSIGNMENTS

Client: Havenlog BV (port logistics) — 03-2024 / 06-2026 — 16 hrs/week
Go microservices for container release. RabbitMQ, PostgreSQL, AKS. Built the customs status service and its gRPC API. Helm deployments, alerts in Grafana, on-call every fourth week.

Client: Fietsketen (bike leasing) — 05-2024 / 05-2026 — 12 hrs/week
Subscription engine in Go on GKE, Postgres, NATS. Terraform for the test environment, code reviews.

Client: ZonDak Monitor (solar) — 09-2024 / 06-2026 — 12 hrs/week
Ingest of inverter data in Go, Kafka, 9k msg/s, on a k3s cluster I manage myself.

Client: Gemeente Lekoever — 01-2021 / 02-2024 — full time
PHP 8/Laravel for the citizen portal, MySQL, Docker Swarm.

Employee: Webbureau Pluim — 09-2016 / 12-2020
PHP developer, Symfony and Magento shops.

OPLEIDING
HBO-ICT, Hogeschool Midden-Nederland, 2016

CERTIFICATES
CKAD, Feb 2025

LANGUAGES
Dutch native, English fluent (two of my clients are English-speaking)

Availability: per direct. Would now like to become an employee.`,
    },
    {
      name: 'frontend-with-buzzword-list',
      kind: 'list',
      low: 19,
      high: 33,
      best: 26,
      why: 'Go and Kubernetes stand only in a skills list; the work shown is three years of websites in React and WordPress.',
      lacks: ['4+ years of Go in production', 'Kubernetes in production'],
      cv: `Priyanka Valkenburg-Rao
Full Stack | Cloud Native | Go | Kubernetes Enthusiast

TECHNICAL SKILLS
Languages: Go (Golang), JavaScript, TypeScript, PHP, HTML5, CSS3, Rust
Cloud: Kubernetes, Docker, Helm, Istio, AWS, GCP, Terraform, Argo CD
Messaging: Kafka, NATS, RabbitMQ
Data: PostgreSQL, MySQL, Redis, MongoDB
Practices: gRPC, microservices, event-driven architecture, DDD, CI/CD, SRE, on-call

EMPLOYMENT
Front-end developer, Studio Klaproos, Den Haag. Apr '24 till present.
Build marketing sites and campaign pages in React and Next.js for museums and fashion labels. Work from Figma designs, hook up a headless CMS, look after accessibility and page speed.

Junior web developer, Drukwerk Digitaal, Delft. Sep '23 to Mar '24.
WordPress themes, newsletters, small WooCommerce fixes.

EDUCATION
Associate Degree Multimedia Design, Haagse Mediaschool, 2023
Online: "Go: The Complete Guide" (Udemy, 2025), "Kubernetes for the Absolute Beginners" (2026)

LANGUAGES
English (native level), Hindi, Dutch B1

I am highly motivated to take the step into backend at a fast-growing scale-up!`,
    },
    {
      name: 'java-developer-pasted-ad',
      kind: 'pasted',
      low: 46,
      high: 59,
      best: 53,
      why: "Opens with the ad's own lines, but the dated work is Java on OpenShift with no Go anywhere.",
      lacks: ['4+ years of Go in production'],
      cv: `Curriculum vitae — Bartosz Wilczek, Eindhoven

PROFILE
– designing and shipping Go services that talk to devices, energy markets and each other (gRPC, events)
– owning what you build: you deploy it to our Kubernetes clusters, watch it in Grafana and share the on-call rota (one week in seven, paid)
– 4+ years of building backend systems in Go, in production.
– hands-on with Kubernetes in production, not just a tutorial
– Postgres or another relational database, and Kafka, NATS or a similar message broker

CAREER

Software engineer, Meridiaan Verzekeringen, Eindhoven (May 2021 → today)
Policy and claims back end: Java 17/21, Spring Boot, about 20 services in our domain. Kafka with Avro, Oracle and PostgreSQL. We run on OpenShift 4; I write the deployment manifests and Helm values, tune probes and memory limits, and am on standby one week in eight. Introduced Testcontainers and contract tests. Sparring partner for two junior colleagues.

Java developer, Softwarehouse Kaszuby, Gdańsk (July 2018 → April 2021)
Freight-forwarding system for a German client. Java 8/11, Hibernate, PostgreSQL, RabbitMQ, Jenkins. First services put in containers in 2020.

EDUCATION
MSc Informatics, Politechnika Kaszubska, 2018

LANGUAGES
Polish: native. English: fluent, office language in both jobs. Dutch: A2, course going on.

CERTIFICATES
Oracle Certified Professional Java SE 17 (2023); Red Hat EX288 OpenShift Application Developer (2024)

OFF WORK
Road cycling, board games`,
    },
  ],
};
