/** Site reliability engineer, UK payments firm: four years of production on call, Kubernetes operated, one big cloud, infrastructure as code, real coding. */
import type { GradedJob } from '../types.ts';

export const siteReliabilityEngineer: GradedJob = {
  job: 'site-reliability-engineer',
  title: 'Site Reliability Engineer',
  spec: `Job Requisition ID: R-0048812
Posting Title: Site Reliability Engineer (Payments Platform)
Job Family: Technology > Platform > Reliability
Grade: 7
Primary Location: Leeds, United Kingdom
Additional Locations: Remote (UK)
Worker Sub-Type: Regular
Posted: 14 Days Ago

JOB SUMMARY
Calder Payments moves £9bn a year for utilities and councils. The Reliability team (8 FTE) keeps the acquiring, direct debit and reconciliation services inside their service level objectives and makes it possible for 19 product teams to release without fear.

KEY RESPONSIBILITIES
* Define, instrument and defend SLIs/SLOs with product teams
* Take part in the 1-in-6 on-call rota; lead incidents and write blameless reviews
* Capacity, failover and game-day exercises
* Remove toil by writing software
* Advise teams on observability (Prometheus, Grafana, OpenTelemetry)

MINIMUM QUALIFICATIONS
* 4 years' experience running customer-facing production systems, including a share of out-of-hours on-call
* Kubernetes operated in production by you (upgrades, networking, node and control plane failures), not merely deployed to
* Hands-on depth in at least one of AWS, GCP or Azure
* Infrastructure as code: Terraform, OpenTofu, Pulumi or similar
* Able to write and review production code in Go, Python, Java or similar

PREFERRED QUALIFICATIONS
* Regulated or PCI DSS environment
* Service mesh, Kafka, PostgreSQL at volume
* CKA or a cloud professional certificate

WHAT WE OFFER
£68,000-£82,000, on-call allowance £450/week, 10% pension, 28 days, volunteering days, cycle scheme.

Calder Payments is a Disability Confident employer. A basic DBS and credit check follow any offer. Closing date may be brought forward. System reference 7-CLDR-EXT.`,
  graded: [
    {
      name: 'table-sre',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Seven years on production rotas, self-run GKE clusters, Terraform and Go, PCI scope and CKA, all current.',
      lacks: [],
      cv: `Name | Hannah Oyelaran
Base | Sheffield
Looking for | SRE, permanent, hybrid or remote

2021 Sept - now | Hillfoot Cards (prepaid card issuer) | Site Reliability Engineer, senior from 2024
 | Rota of five, one week in five, since first month. Incident lead for 31 sev-1/sev-2, reviews published to whole company.
 | 14 GKE clusters. Took them 1.21 to 1.33 without customer downtime. Debugged a conntrack exhaustion on Black Friday 2023, a webhook that blocked the API server, two zone losses.
 | Terraform estate (about 900 modules instances), Atlantis, policy checks. Cut drift to nil.
 | Go: autoscaler for settlement batch, 6k lines, in use daily; exporter for HSM health. Reviewer in three repos.
 | Service levels for 22 services, burn-rate alerts, pages per shift 11 down to 2.
 | PCI DSS 4.0 evidence for our scope.
2019 July - 2021 Aug | Sorrel Travel, Manchester | Platform engineer
 | kops on AWS then EKS; on call 1:4; Python deploy tools; Prometheus and Thanos
2016 - 2019 | University of Sheffield, IT services | Linux sysadmin
 | Puppet, VMware, mail

Papers | BSc Computer Science, Sheffield, 2:1, 2016. CKA (2022, renewed 2025). GCP Professional Cloud DevOps Engineer 2024.
Other | Climbing wall volunteer; school governor. Referees: two, ask.`,
    },
    {
      name: 'bookmaker-prodeng',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: 'Production engineer at a bookmaker: carried the pager since 2020, ran bare k8s and EKS down to etcd, Pulumi and Python; regulated sector, no card payments.',
      lacks: [],
      cv: `Tomasz "Tom" Grzelak - production engineer

The Grand National is my exam every year. 2.3 million bets in the ten minutes before the off, and if bet placement is down for one of those minutes it's in the papers. Six Nationals so far at Furlong Sports (Leeds), since February 2020, and I've carried the pager every third or fourth week of all that time.

What I look after: the trading platform on eleven EKS clusters in Dublin and London regions, plus two we built by hand on our own tin in the data floor for the regulator's sake (Gibraltar). I have restored etcd from snapshot at 4 am, replaced Flannel with Cilium under load, and I do the version bumps, three a year. Everything that exists in AWS exists because of a Pulumi program; we binned CloudFormation in 2022, I wrote most of the migration. My language is Python (the drain-and-replace controller, the error-budget reporter that decides whether a squad may ship on Friday), reading knowledge of Java good enough to have fixed a thread leak in the odds feed.

Tracing with Tempo and the OTel collector, metrics in Mimir. Twice a year I organise the day on which we pull the plugs on purpose.

Earlier: Northern Ale Online, web shop, devops and general dogsbody 2017-2020, AWS, Ansible. Before that NOC operator in Wrocław, 2014-2017.

Inż. in telecommunications, Wrocław University of Science and Technology, 2014. British citizen since 2024. I referee amateur football.`,
    },
    {
      name: 'nomad-shop',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 68,
      why: 'Eight years on call with AWS, Terraform and Go and all the SLO craft, but the containers run on ECS and Nomad; Kubernetes is nowhere in the work.',
      lacks: ['Kubernetes operated in production by you'],
      cv: `BEN ASHWORTH-LYLE

Reliability engineer, Halifax / remote

PROFESSIONAL EXPERIENCE

Staff Engineer, Reliability. Meterly (smart meter data for energy suppliers). Nov 2021 to present
* Run ingestion of 40m readings a day on HashiCorp Nomad + Consul, 380 EC2 nodes, three availability zones
* Set SLOs with nine teams; error budget policy agreed with the COO
* Secondary then primary on-call, 1 in 5; commander for our two worst incidents
* Terraform Cloud, module registry, all accounts
* Go services: placement advisor, chaos agent, log shipper. About half of my week is code
* ISO 27001 and Smart Energy Code audits

DevOps Engineer then Senior. Pennine Parcel. Feb 2018 to Oct 2021
* AWS ECS on Fargate and EC2, 60 services, RDS Postgres 4 TB, MSK
* On-call 1 in 4 throughout
* Built canary releases with CodeDeploy and Lambda (Python)
* Peak season: no lost parcels in the system, two lost in reality

Software Engineer. Pennine Parcel. Sept 2015 to Jan 2018
* Java, label printing

MEng Software Engineering, Newcastle 2015
AWS Solutions Architect Professional, 2025
Speaker, LeedsDevops 2024, "We didn't migrate"

Interests: brass band (euphonium), allotment`,
    },
    {
      name: 'former-ops-lead',
      kind: 'old',
      low: 50,
      high: 65,
      best: 58,
      why: 'Once had everything asked, cluster surgery included, but left hands-on operations in March 2018 for vendor programme management; all of it counts half.',
      lacks: [],
      cv: `CURRICULUM VITAE
Alasdair Munro-Keith, Harrogate

Summary
Technology professional of 24 years. Having sold, planned and delivered other people's platforms for some time I would like to get my hands dirty again.

Career to date

Delivery Director, Obsidian Partners, Apr 2018 to present
Responsible for a £14m portfolio of cloud programmes for government and utilities. Steering boards, commercial, resourcing, supplier performance. Team of 30 via five managers.

Lead Operations Engineer, Waggle (social network for dog owners, sold 2018), Jan 2012 to Mar 2018
Employee number six. Built and kept up the production estate for 5m users. On call alternate weeks for six years, mostly in good humour. AWS from the start. Adopted Kubernetes at 1.2 in spring 2016, built clusters by hand with CoreOS and Terraform 0.6, survived the etcd 2 to 3 upgrade, patched the kube-proxy ourselves. Wrote the deployer and the shard mover in Go, 20k lines, and much Python besides. Introduced error budgets when the Google book came out. Graphite, then Prometheus.

Unix Administrator, Bradford Mills Mail Order, 2002 to 2012
Solaris, HP-UX, Oracle, Perl. On-call 1 in 3.

Education: BSc Physics, Heriot-Watt, 2001
Certificates: PRINCE2 Practitioner, MSP, ITIL v3 Expert
Leisure: hill running, Munro compleatist (2019), restoring a Triumph Vitesse`,
    },
    {
      name: 'plant-reliability',
      kind: 'trap',
      low: 8,
      high: 22,
      best: 14,
      why: 'Reliability engineer of a chemical site: call-out, failure modes and availability targets, but of pumps and compressors, not of software.',
      lacks: [
        "4 years' experience running customer-facing production systems",
        'Kubernetes operated in production by you',
        'Hands-on depth in at least one of AWS, GCP or Azure',
        'Infrastructure as code: Terraform, OpenTofu, Pulumi or similar',
        'Able to write and review production code in Go, Python, Java or similar',
      ],
      cv: `Stephen Barraclough CEng MIMechE CMRP
Site Reliability Engineer

Key achievements
- Raised availability of production unit 3 from 91.4% to 97.2% against a target (SLA with downstream customer) of 96%
- Led 40+ root cause failure analyses, no-blame, actions tracked to close
- Member of the site out-of-hours call-out rota 1 in 6 for nine years
- Reduced nuisance alarms in the control room by 70% through alarm rationalisation
- Automated the weekly bad-actor report (Excel VBA, some Python for the vibration data)

Employment
2015 - now. Site Reliability Engineer, Aire Valley Chemicals, Castleford. Rotating equipment: 212 pumps, 9 compressors, 3 steam turbines. Condition monitoring, RCM, FMEA, spares criticality, shutdown scope. Failover trials of standby boiler feed pumps. Capacity review for line 4 debottlenecking.
2007 - 2015. Maintenance engineer, Humberside Refining. Pipeline and vessel inspection planning, SAP PM.
2003 - 2007. Graduate engineer, paper mill, Selby.

MEng Mechanical Engineering, Leeds, 2003. Certified Maintenance and Reliability Professional. Vibration Analyst Category III (ISO 18436-2). Chartered 2010.

Married, two teenagers, fell rescue team.`,
    },
  ],
};
