import type { GradedJob } from '../types.ts';

export const sreKubernetesTorontoPayments: GradedJob = {
  job: 'sre-kubernetes-toronto-payments',
  title: 'Senior Site Reliability Engineer (Kubernetes)',
  spec: `# Senior Site Reliability Engineer (Kubernetes)
**Maplewire Payments** | Toronto, hybrid (Tuesdays and Thursdays on King Street) | CAD 150-180k

## Who we are
We move money between 400 credit unions. Eleven million transactions a day, 140 people, no ping-pong table.

## What you'll do
- Run and grow our nine Kubernetes clusters (EKS and bare metal)
- Set SLOs with product teams and spend the error budget wisely
- Lead incidents and write blameless postmortems
- Automate away toil: upgrades, node rotation, certificate renewal
- Be on call one week in five

## You must have
- 4+ years running Kubernetes in production
- A valid CKA or CKS certificate (our PCI auditor asks for it, so we do too)
- Professional programming in Go or Python: tools and controllers that others depend on, not only scripts

## You should have
- Terraform or Pulumi
- Prometheus, Grafana and tracing (OpenTelemetry or similar)
- GitOps with Argo CD or Flux
- Solid Linux and networking: you have read a tcpdump at 3 a.m.

## Nice to have
- PCI DSS or another regulated environment
- Service mesh (Istio, Linkerd, Cilium)
- Kafka or PostgreSQL operations

## What you get
Four weeks' vacation, RRSP match, on-call pay per shift, a learning budget of $3,000, parental top-up.

## How to apply
Send a resume; no cover letter. Two interviews, one take-home of at most two hours (paid). We welcome everyone and will adapt the process on request.`,
  graded: [
    {
      name: 'farah-deschenes',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Six years of production clusters up to today, CKA and CKS in date, Go controllers in daily use and a PCI environment: invite.',
      lacks: [],
      cv: `Farah Deschênes
Toronto, ON | github.example/fdeschenes

Staff-level platform and reliability engineer

EXPERIENCE

Northlake Insurance Technologies, Toronto
Senior Site Reliability Engineer, Feb 2022 - Present
• Five of us keep 12 EKS clusters (about 2,600 nodes at peak) up for claims and card payments; PCI DSS scope since 2023.
• Wrote and maintain in Go a node-recycling controller and an admission webhook, 31k lines with tests; 40 teams rely on them. Upgrades from 1.24 to 1.33 without a customer-facing outage.
• Introduced SLOs for 60 services, burn-rate alerts in Prometheus, tracing with OpenTelemetry and Tempo.
• Incident commander in rotation (one week in six); 45 postmortems facilitated. MTTR from 71 to 24 minutes in two years.
• All infrastructure in Terraform, delivery through Argo CD; moved the mesh from Istio to Cilium in 2025.

Pikeline Media, Montreal
DevOps Engineer, Aug 2020 - Jan 2022
• Built two kubeadm clusters on bare metal, 90 nodes, Calico BGP, Rook storage. Took over Kafka with Strimzi.
• Python service for certificate rotation.

Pikeline Media, Montreal
Linux Administrator, May 2017 - Jul 2020
• 300 Debian machines, Ansible, HAProxy, packet-level troubleshooting.

CERTIFICATIONS
CKA, renewed September 2025 (to September 2027)
CKS, November 2025 (to November 2027)

EDUCATION
B.Eng. Computer Engineering, Montreal, 2017

Languages: French, English`,
    },
    {
      name: 'owen-baptiste-kerr',
      kind: 'missing',
      low: 62,
      high: 74,
      best: 69,
      why: 'Seven years of clusters and real Python tooling, everything one could wish except the CKA or CKS, which he could sit next month.',
      lacks: ['Valid CKA or CKS certificate'],
      cv: `OWEN BAPTISTE-KERR
Site reliability engineer, Hamilton, Ontario

Tarrow Grocery Online - Senior SRE - 03/2021 to now
  Fleet of seven GKE and EKS clusters behind the web shop and 210 stores. Owner of cluster lifecycle: version upgrades each quarter, spot pools, autoscaling, backup with Velero.
  Author of "shelfd", a Python operator (kopf) which provisions databases, queues and DNS for 35 squads; typed, tested, released every two weeks. Some smaller Go exporters.
  Error budgets agreed with nine product groups. Grafana, Prometheus, Loki, Tempo.
  On call one week in four. Led the response to the Black Friday 2024 DNS failure (conntrack exhaustion, found with tcpdump and bpftrace) and the postmortem.
  Terraform modules, Flux for everything in the clusters, Linkerd.

Brightfern Games - Infrastructure engineer - 06/2019 to 02/2021
  Ran game back ends on self-managed Kubernetes (kops, 60 nodes), Postgres with Patroni. Moved 40 services out of Docker Swarm.

Brightfern Games - Back-end developer (Python) - 09/2016 to 05/2019

Education
BSc Computer Science, Hamilton, 2016

Certificates
AWS Solutions Architect Associate (2025)
HashiCorp Terraform Associate (2024)

Talks
"Your operator is a product", DevOps Days Ontario, 2025`,
    },
    {
      name: 'rajiv-somerton',
      kind: 'years',
      low: 53,
      high: 66,
      best: 60,
      why: 'Claims eight years of Kubernetes, but by the dates it is nineteen months after a long time with VMware; certificate and Python are there.',
      lacks: ['4 years of Kubernetes in production'],
      cv: `Rajiv Somerton
Mississauga, ON

SUMMARY
Reliability engineer with 8+ years of Kubernetes and cloud-native infrastructure. CKA certified.

CERTIFICATION
Certified Kubernetes Administrator, passed January 2026, valid to January 2028

WORK HISTORY

Lakeshore Benefits Group, Mississauga
Site Reliability Engineer | April 2025 - present
Joined the team that brought the company's first EKS cluster live. Look after three clusters (140 nodes), upgrades, ingress, Argo CD, Prometheus alerts. Wrote an internal Python package and API for environment creation, used by 12 teams. On call every fifth week, two SLO workshops run, three postmortems written.

Lakeshore Benefits Group, Mississauga
Senior Systems Administrator | July 2019 - March 2025
VMware vSphere (48 hosts), Windows and Red Hat servers, NetApp storage, Veeam. Python and Ansible automation of patching; the inventory service in Flask became the company's CMDB. All applications on virtual machines in this period.

Ferncliff College, Brampton
Systems Administrator | September 2016 - June 2019
VMware, Active Directory, Linux mail and web servers, network switches and firewalls.

SKILLS
Terraform, Linux, Git, Grafana, BGP basics, PostgreSQL

EDUCATION
Advanced diploma, Computer Systems Technology, 2016`,
    },
    {
      name: 'mei-tranquist',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'Five lines that hold the years, the certificate and the Go, but nothing about incidents, scale of responsibility or methods: ring her and ask.',
      lacks: [],
      cv: `Mei Tranquist, Toronto

SRE, Cobalt Rail Software, Toronto, May 2021 - present
Production Kubernetes: four clusters on AWS, on call. Wrote our autoscaler and deploy tool in Go, both used company-wide.

Software developer (Go), Cobalt Rail Software, 2018 - Apr 2021

CKA, valid until March 2027
Terraform, Prometheus
BSc Mathematics, Waterloo, 2018

More on request: mei.t@post.example`,
    },
    {
      name: 'derek-halloway',
      kind: 'list',
      low: 17,
      high: 31,
      best: 24,
      why: 'Every keyword of the trade is listed, but the only jobs are help desk and retail and there is no certificate: nothing stands behind the words.',
      lacks: [
        '4 years of Kubernetes in production',
        'Valid CKA or CKS certificate',
        'Professional programming in Go or Python',
      ],
      cv: `DEREK HALLOWAY
Site Reliability Engineer | DevOps | Cloud | Kubernetes Expert
Scarborough, Ontario

OBJECTIVE
To obtain a senior SRE position in which I can use my strong Kubernetes skills to deliver highly available platforms.

TECHNICAL SKILLS
Orchestration: Kubernetes, EKS, GKE, AKS, OpenShift, Rancher, Helm, Kustomize, CKA-level knowledge
Languages: Go, Python, Bash, Rust, JavaScript
IaC: Terraform, Pulumi, Ansible, CloudFormation
GitOps / CI: Argo CD, Flux, Jenkins, GitHub Actions, GitLab CI
Observability: Prometheus, Grafana, Loki, OpenTelemetry, Jaeger, Datadog, ELK
Mesh / network: Istio, Linkerd, Cilium, Envoy, DNS, TCP/IP, BGP
Data: Kafka, PostgreSQL, Redis, Cassandra
Practices: SLO, SLI, error budgets, incident management, blameless postmortems, PCI DSS, chaos engineering

EMPLOYMENT
Help Desk Technician, Danforth Health Network, Nov 2022 - present
- Password resets, printers, laptop imaging, ticket queue (about 25 a day)
- Telephone support for clinic staff, Microsoft 365 accounts

Sales Advisor, Gizmo Barn, 2019 - Oct 2022
- Phones and accessories, best seller of the month twice

COURSES
Kubernetes for the Absolute Beginner (online, 2025)
Go Crash Course (online, 2025)
Terraform in a Weekend (online, 2026)

EDUCATION
Ontario Secondary School Diploma, 2018

STRENGTHS
Fast learner, team player, passion for automation`,
    },
  ],
};
