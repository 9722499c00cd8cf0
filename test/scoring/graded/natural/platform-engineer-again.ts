/** Platform engineer at a start-up: four years of Kubernetes in production, infrastructure as code, a real cloud. */
import type { GradedJob } from '../types.ts';

export const platformEngineer: GradedJob = {
  job: 'platform-engineer-again',
  title: 'Platform Engineer (Kubernetes)',
  spec: `Hey 👋 we're Parcelmoth. We route 1.4 million parcels a day for shops you've bought from, 58 people, Series B in the bank, remote anywhere within two hours of Berlin time.

Right now our platform is three people, eleven clusters and one very tired Slack channel. You'd be number four. Half of the job is keeping the clusters boring (upgrades, autoscaling, cost, network policy, that one node pool nobody wants to touch), the other half is building the paved road so that our 30 developers stop asking us for YAML.

You'll fit if you've run Kubernetes in production for four years or more. Not a lab, not a course: real users, real upgrades, real 3 a.m. You write your infrastructure as code, in Terraform or Pulumi, whichever. You know one of the big clouds properly (we're on AWS, but GCP or Azure people learn it fast). You can program, and Go or Python would be the obvious choices. And you've carried a pager and written the post-mortem after.

Bonus points, truly optional: Argo CD or Flux, Cilium/eBPF, Prometheus and friends, Backstage, writing your own operators, FinOps scars.

We don't care about degrees. We do care that you explain things kindly.

€85-105k, options, 30 days off, on-call is one week in five and paid. No whiteboard puzzles: a chat, a paid half-day pairing, an offer. GDPR blah: we delete your data after six months.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Six and a half years of production Kubernetes on AWS, Terraform, Go operators, Argo CD, Cilium, paid on-call.',
      lacks: [],
      cv: `# Ingrid Solberg-Mateus
Lisbon · platform engineer

## Vintrello (marketplace, 9M users) | Senior Platform Engineer | 03/2022 – now
- 14 EKS clusters, ~900 nodes. Took them from 1.21 to 1.33 without a maintenance window
- Terraform monorepo (41 modules, Atlantis), later a self-service layer on Backstage used by 120 developers
- Wrote two operators in Go (database claims, preview environments)
- Karpenter plus spot: compute bill down 38 %
- Calico to Cilium migration, default-deny network policies
- On call one week in six, author of 19 public post-mortems
- Argo CD, Prometheus, Thanos, Loki

## Bankline Mobile | DevOps Engineer | 05/2020 – 02/2022
- Ran three kops clusters on AWS for the card backend, moved to EKS in 2021
- Terraform, Helm, GitLab CI; Python for glue
- Pager 24/7 in a team of four

## Tejo Digital | Backend developer | 2016 – 2020
- Python and Go services, Docker from 2018

## Talks
KubeCon EU 2024, "Upgrading boring": how we stopped being afraid of minor versions

Portuguese, Norwegian, English. CKA and CKS, both 2024.`,
    },
    {
      name: 'sre-other-words',
      kind: 'synonym',
      low: 79,
      high: 94,
      best: 88,
      why: 'Reliability engineer who says GKE, OpenShift and HCL throughout: seven years of clusters, paged, Python.',
      lacks: [],
      cv: `Wojciech Lisiecki, Site Reliability Engineer, Wrocław

I keep other people's containers alive.

Since February 2021: Homestead Mutual (insurance). The estate is nine GKE control planes in three regions plus a pair of k8s clusters on bare metal in the old data centre. My squad owns them end to end: version bumps every quarter, node pool rotation, HPA/VPA tuning, admission policies, ingress. Every bucket, VPC and service account is HCL in git, applied through a pipeline, no console clicks since 2022. I wrote a small controller with kopf that hands out namespaces with quotas and secrets, so product teams get an environment in four minutes and no longer open a ticket. Fleet is reconciled by Flux. I am primary responder one week in six; last year 23 incidents, all with a blameless review that I facilitated or wrote.

August 2019 to January 2021: Kasa Śląska, a bank. OpenShift 3 and then 4, 200 worker machines, card payments on top. Migration between the majors over one winter. Ansible for hosts, Terraform 0.12 for the GCP part.

2015 to 2019: Linux administrator, hosting company.

Scripting and tooling in Python (eight years). Dashboards in Grafana. Polish native, English every day.`,
    },
    {
      name: 'three-contracts',
      kind: 'overlap',
      low: 56,
      high: 72,
      best: 65,
      why: 'Claims over five years of Kubernetes from three contracts that run side by side; the dates give 32 months.',
      lacks: ['run Kubernetes in production for four years or more'],
      cv: `FREELANCE PROFILE
Stefan Brandstätter · Graz · available from December

Kubernetes consultant with more than five years of production experience.

Projects

Project A: Energy supplier, Vienna (60 %)
03/2024 – 02/2026, 24 months
Production clusters for meter data, AKS, 5 clusters. Terraform, Argo CD, Prometheus. Upgrade 1.27 to 1.32. On-call participation, incident reports.

Project B: Online pharmacy, Munich (40 %)
06/2024 – 12/2025, 19 months
EKS, cluster autoscaling, Terraform modules, cost reports. Black Friday standby. Small Go tools for DNS and certificates.

Project C: Logistics SaaS, remote (50 %)
01/2025 – 10/2026, 22 months
EKS platform for 20 developers, golden-path Helm chart, Kyverno policies, Loki. Second-level pager.

Before freelancing

Styria Datacenter GmbH, 2014 – 02/2024
VMware administrator, later team lead virtualisation. vSphere, NSX, NetApp, PowerShell. Veeam. Backup and disaster recovery tests, 24/7 standby, root cause reports. From 2021 scripts in Python, Terraform for vSphere.

Certificates: CKA (2024), AWS Solutions Architect Associate (2024), VCP

Languages: German, English C1
Hourly rate or permanent position, both imaginable.`,
    },
    {
      name: 'tool-wall',
      kind: 'list',
      low: 20,
      high: 38,
      best: 29,
      why: 'A wall of tool names over three years of desktop support and hobby clusters; nothing in production.',
      lacks: [
        'run Kubernetes in production for four years or more',
        'infrastructure as code, in Terraform or Pulumi',
        'one of the big clouds properly',
        'carried a pager and written the post-mortem after',
      ],
      cv: `Rafael Quintela – Platform / DevOps / Cloud Engineer

TECH STACK
Kubernetes, EKS, GKE, AKS, k3s, Helm, Kustomize, Argo CD, Flux, Cilium, eBPF, Istio, Terraform, Pulumi, Ansible, AWS, GCP, Azure, Docker, containerd, Prometheus, Grafana, Loki, Tempo, OpenTelemetry, Backstage, Crossplane, Vault, Go, Python, Rust, Bash, GitHub Actions, GitLab CI, Jenkins, FinOps, SRE, on-call, post-mortems

CERTS & COURSES
KCNA (2025) · "Terraform Zero to Hero" · "Ultimate AWS DevOps Bootcamp", 60 h · CKA in preparation

EXPERIENCE
IT Support Technician, Colegio Montesol, Valencia, 2023 – present
Laptops and tablets for 800 pupils, Microsoft 365 accounts, printers, Wi-Fi with the vendor, tickets in GLPI. Python script that creates class lists.

IT Field Technician, Redes Turia, 2021 – 2023
Fibre routers, cabling, customer visits.

HOMELAB
Three Raspberry Pis with k3s: Pi-hole, Jellyfin, Nextcloud for the family. Deployed with Argo CD, repository public. AWS free tier account destroyed and rebuilt with Terraform many times.

EDUCATION
Vocational degree in network systems administration (ASIR), 2021

Spanish, English B2. Motivated, curious, learning every night.`,
    },
    {
      name: 'north-sea',
      kind: 'trap',
      low: 4,
      high: 20,
      best: 11,
      why: 'A platform engineer of the North Sea: helm, pods, containers and orchestration are marine terms.',
      lacks: [
        'run Kubernetes in production for four years or more',
        'infrastructure as code, in Terraform or Pulumi',
        'one of the big clouds properly',
      ],
      cv: `Callum Drysdale BEng
PLATFORM ENGINEER

Aberdeen, works anywhere

Summary: twelve years of platform engineering in production environments where downtime costs a million a day.

Kittiwake Energy, Platform Engineer, Skerryvore B, 2019-present
 o Availability of a production platform with 96 people on board, 99.4 % uptime over five years
 o Planned four major platform upgrades and two full shutdowns, including the azimuth pod replacement on the support vessel
 o Cluster manifold tie-back (three new wells) delivered six weeks early
 o Orchestrates container movements between the supply base and deck
 o On call around the clock during rotation; incident investigations and lessons learned to the whole basin
 o Python scripts for vibration data

Forth Marine Consultants, Graduate then Structural Engineer, 2014-2019
 o Jacket and topside analysis, load-out and deployment planning
 o Steering gear and helm station layouts for two service vessels

Chartered Engineer (IMechE) 2019
BOSIET, HUET, MIST valid to 2028
BEng Mechanical Engineering, Robert Gordonhill University, 2014

Good communicator, patient teacher of graduates.`,
    },
  ],
};
