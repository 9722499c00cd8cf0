/** A DevOps engineer in the Netherlands; four years of cloud operations, Kubernetes in production and infrastructure as code decide it. */
import type { GradedJob } from '../types.ts';

export const devopsEngineerNetherlands: GradedJob = {
  job: 'devops-engineer-netherlands-ub',
  title: 'DevOps Engineer (Cloud Platform)',
  spec: `DevOps Engineer – Cloud Platform
Utrecht, hybrid (2 days office) | 36–40 hours | €65k–€84k incl. holiday allowance

Who we are
Gridwijzer builds the software that more than 30 Dutch and Belgian energy suppliers use for metering data, billing and customer portals. We are 140 people from 22 nationalities, and we have a roof terrace with a view of the Dom. Our office language is English.

The team
You'll join the Platform team (6 engineers). We run about 90 services for nine product teams and want shipping to be boring.

What you'll do
- Operate and improve our Kubernetes clusters and the CI/CD pipelines on top of them
- Build cloud infrastructure as code and review changes made by product teams
- Improve observability, alerting and incident response; share the on-call rota (1 week in 6)
- Automate whatever we do more than twice
- Help with cost control and ISO 27001 audits

What you bring
Must have:
- 4+ years of experience in a DevOps, SRE, platform or cloud engineering role
- Kubernetes in production (AKS, EKS, GKE or self-managed)
- Infrastructure as code with Terraform or a comparable tool (OpenTofu, Pulumi, Bicep, CloudFormation)
- Hands-on work with at least one large public cloud: Azure, AWS or GCP
Also important:
- CI/CD (GitLab CI, GitHub Actions, Azure DevOps or alike)
- Scripting in Python, Go or Bash
- Linux and networking fundamentals
- Good spoken and written English

Nice to have
- Helm, Argo CD or Flux
- Prometheus, Grafana, OpenTelemetry
- CKA or a cloud certificate
- Kafka; Dutch; energy sector

What you get
27 days off, NS Business Card, pension at 50/50, training budget of €3,000, a laptop of your choice and a home office allowance. We can sponsor highly skilled migrants.

Procedure: call with our recruiter Femke, technical talk, meet the team. We ask for a VOG. Acquisition is not appreciated.`,
  graded: [
    {
      name: 'azure-sre',
      kind: 'any-of',
      low: 87,
      high: 98,
      best: 94,
      why: 'Titled SRE with AKS, Bicep and Azure DevOps, all accepted by the any-of lists, for six dated years, with Flux, Prometheus and CKA.',
      lacks: [],
      cv: `Joris Vreugdekamp
Site Reliability Engineer · Amersfoort

Experience

Site Reliability Engineer — Zorgpoort Digital B.V., Amersfoort
03/2022 – present
· Four AKS clusters (two prod, ~120 workloads) for a patient portal with 1.8 million users
· All Azure resources in Bicep modules, released through Azure DevOps pipelines with what-if checks
· Introduced GitOps with Flux and Helm; deploys went from weekly to ~25 a day
· SLOs, Prometheus/Grafana, OpenTelemetry tracing; on-call 1 in 5, blameless postmortems
· Cut spend 28% with spot node pools and right-sizing
· NEN 7510 / ISO 27001 evidence for the yearly audit
· Tooling in Go and Bash

Cloud Engineer — Kaapstad Hosting & Cloud, Almere
08/2020 – 02/2022
· Moved customer VMs and SQL to Azure; ARM templates, later Bicep
· Built the first AKS cluster of the company and its ingress/cert setup
· GitLab CI runners, Key Vault, hub-spoke networking, firewalls

Linux Systems Administrator — Kaapstad Hosting & Cloud
09/2017 – 07/2020
· 300 Debian hosts, Ansible, nginx, Postgres, monitoring

Education
HBO-ICT, System and Network Engineering, Hogeschool Eemland, 2013 – 2017

Certificates
CKA (2023, renewed 2026) · Azure Solutions Architect Expert (2024)

Languages
Dutch (native), English (fluent; working language at Zorgpoort), German (basic)

Side
Maintainer of a small Helm chart linter; talk at a local cloud-native meetup 2025. Speed skating, sourdough.`,
    },
    {
      name: 'observatory-instrument-scientist',
      kind: 'gem',
      low: 76,
      high: 89,
      best: 83,
      why: 'The title says telescope operations, yet it is five years of platform work: production Kubernetes, Terraform on AWS, GitLab CI and on-call, dated and measured.',
      lacks: [],
      cv: `Dr Ilaria Montefusco
Instrument Operations Scientist

Groningen, NL. Italian citizen, no permit needed.

I trained as an astronomer, but since 2021 I have kept the data systems of a radio telescope alive and I found I like that more than the stars.

WORK

Drentheveld Radio Observatory — Instrument Operations Scientist
June 2021 – present
• Responsible for the processing platform that takes 40 TB a night from the antennas to the archive
• Self-managed Kubernetes (kubeadm, later Talos), 64 nodes on site, in production since late 2021; upgrades, etcd backups, Cilium, Rook-Ceph storage
• Burst processing on AWS: VPCs, EKS, S3 and IAM, all in Terraform with remote state and reviewed merge requests (2022 onwards)
• GitLab CI for 35 pipeline repositories, Helm charts, Argo CD
• Prometheus, Alertmanager, Loki; I wrote the runbooks and share on-call with three colleagues
• Kafka for antenna telemetry
• Failed observations due to computing went from 6% to 0.7%

Institute for Radio Science, Bologna — Postdoctoral researcher
September 2018 – May 2021
• Imaging pipelines in Python, Singularity containers on a Slurm cluster

EDUCATION
PhD Astronomy, 2018; MSc Physics, 2014, Università di Valdarno

SKILLS
Python (10+ years), Bash, some Go; Linux; networking 100G Ethernet, BGP basics

LANGUAGES
Italian, English C2, Dutch B1

OTHER
Eleven refereed papers (list on request). Code reviews are the part of my day I would miss most.`,
    },
    {
      name: 'ecs-only',
      kind: 'denial',
      low: 60,
      high: 73,
      best: 67,
      why: 'Seven strong AWS and Terraform years with everything else in place, but she says she has never run Kubernetes; containers were ECS throughout.',
      lacks: ['Kubernetes in production'],
      cv: `NADIA EL HAMDAOUI
DevOps / AWS Cloud Engineer
Rotterdam

PROFILE
DevOps engineer with seven years on AWS in fintech and e-commerce. Pragmatic, security-minded, calm on-call. To be upfront: our container platform has always been ECS, I have no hands-on Kubernetes experience beyond a weekend with minikube, and I would like to change that.

EXPERIENCE

Senior DevOps Engineer, Betaalhaven, Rotterdam
January 2022 – present
- 14 AWS accounts (Organizations, Control Tower, SSO) managed in Terraform; about 400 reusable module calls
- 60 microservices on ECS Fargate, blue/green via CodeDeploy
- GitHub Actions with OIDC, reusable workflows for 11 teams
- Datadog, CloudWatch, PagerDuty; on-call 1 in 4; MTTR from 70 to 22 minutes
- PCI DSS and ISO 27001 audits
- MSK (Kafka) operations

Cloud Engineer, Winkelstraat Online, The Hague
October 2019 – December 2021
- Migrated a monolith from colocation to EC2 and ECS
- CloudFormation, later Terraform
- Jenkins to GitHub Actions

Junior System Engineer, Maasdelta IT
September 2017 – September 2019
- Linux, VMware, Bash scripts, helpdesk third line

EDUCATION
BSc Computer Science, Hogeschool Maasmond, 2017

CERTIFICATES
AWS DevOps Engineer Professional (2024), AWS Security Specialty (2023), Terraform Associate (2022)

SKILLS
AWS, Terraform, Docker, Python, Bash, Linux, networking

LANGUAGES
Dutch and Arabic (native), English (fluent), French (good)`,
    },
    {
      name: 'seven-years-claimed',
      kind: 'overlap',
      low: 57,
      high: 71,
      best: 65,
      why: 'Claims seven years, but the three DevOps posts run at the same time and merge to under three; before that he was a front-end developer. The tools themselves are well shown.',
      lacks: ['4+ years in a DevOps, SRE, platform or cloud role'],
      cv: `Tomasz Brzeziniak | DevOps Engineer | Den Bosch

7+ years of DevOps experience across scale-ups and freelance projects. Kubernetes, AWS and Terraform are my daily tools.

Freelance Cloud & DevOps Consultant (own company, KvK registered)
March 2024 – present, evenings and Fridays
• EKS set-up for a logistics client: Terraform, Karpenter, External Secrets
• Cost review for two web shops, 35% saved
• GitHub Actions templates

DevOps Engineer, Lichtstroom Mobility, Eindhoven
January 2024 – present (32 hours)
• Two production EKS clusters, 45 services, Helm + Argo CD
• Terraform and Terragrunt for all AWS accounts
• GitLab CI, self-hosted runners
• Prometheus, Grafana, Loki; on-call 1 in 4
• Python scripts for charging station fleet data

Part-time Platform Engineer, Fietsplan (start-up of a friend)
June 2024 – December 2025, about 6 hours a week
• Small k3s cluster on Hetzner, Pulumi

Front-end Developer, Studio Kwadraat, Tilburg
August 2019 – December 2023
• React, Next.js, TypeScript for marketing sites
• Netlify and Vercel previews, Figma hand-off
• A/B tests, accessibility

Education
Bachelor Communication & Multimedia Design, 2019, Tilburg

Certificates
CKAD (2025), AWS Solutions Architect Associate (2024)

Languages
Polish (native), English (C1), Dutch (B2)

Tools
Kubernetes, Helm, Argo CD, AWS, Terraform, Pulumi, Docker, GitLab CI, GitHub Actions, Prometheus, Grafana, Python, Bash, Linux`,
    },
    {
      name: 'service-desk-keywords',
      kind: 'list',
      low: 22,
      high: 36,
      best: 29,
      why: 'A long list of every tool in the ad and several course titles over dated posts in workplace support; nothing shows Kubernetes, code or cloud operations.',
      lacks: [
        '4+ years in a DevOps, SRE, platform or cloud role',
        'Kubernetes in production',
        'infrastructure as code with Terraform or comparable',
      ],
      cv: `SANDER POSTHUMA-BLOK
DevOps Engineer | Cloud Engineer | Platform Engineer

CORE COMPETENCIES
Azure • AWS • GCP • Kubernetes • AKS • EKS • Docker • Helm • Argo CD • Flux • Terraform • OpenTofu • Bicep • Pulumi • Ansible • GitLab CI • GitHub Actions • Azure DevOps • Python • Go • Bash • Linux • Prometheus • Grafana • OpenTelemetry • Kafka • ISO 27001 • Agile/Scrum • Incident Management

PROFESSIONAL SUMMARY
Passionate and results-driven DevOps Engineer with a strong affinity for cloud-native technology, automation and continuous improvement.

WORK EXPERIENCE

Workplace Engineer, Gemeente Oosterwoude
2021 – present
- Second-line support for 900 workstations
- Microsoft 365 administration: mailboxes, Teams, licences in the Azure portal
- Intune profiles and Windows 11 roll-out
- Incident tickets in TOPdesk
- Small PowerShell scripts for new user accounts

Service Desk Agent, Compudesk Noord, Assen
2017 – 2021
- First-line phone and e-mail, password resets, printers
- Stand-by during weekends

EDUCATION
MBO-4 ICT Management, Assen, 2017

COURSES
Kubernetes for the Absolute Beginner (online, 2025)
DevOps Bootcamp: Docker to Terraform (online, 40 hours, 2025)
Microsoft Azure Fundamentals AZ-900 (2024)
Microsoft 365 Fundamentals MS-900 (2022)
Professional Scrum Master I (2023)

LANGUAGES
Dutch native, English good, Frisian native

HOBBIES
Home lab, drones, korfball`,
    },
  ],
};
