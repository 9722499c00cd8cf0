import type { GradedJob } from '../types.ts';

export const sreHospitalRotasLeeds: GradedJob = {
  job: 'sre-hospital-rotas-leeds',
  title: 'SRE / production engineer',
  spec: `SRE / production engineer, Leeds

We're 26 people. Our software makes the rotas for 58 hospitals. If it's down at 6 in the morning, wards don't know who is coming in. It was down for 19 minutes last year and we'd like that to be less.

You:
 have had at least 3 years of being on call for Linux production systems other people depended on
 have run Kubernetes in production. Not minikube, not a lab
 write Terraform. All we own is described in it and you'll be changing it in week one, so this has to be there already

Good, not needed: Prometheus/Grafana, Postgres beyond "select", some Go or Python, writing a postmortem without blaming anybody, NHS networks (HSCN).

On call 1 in 4, £350 for the week plus time back. £62–75k. Office by the canal when you feel like it, everyone's in on Wednesdays. Nine-day fortnight.

CV and three lines on the worst outage you caused to Aoife.`,
  graded: [
    {
      name: 'nuala-heffernan-production-engineer',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: 'Seven years on the pager for Linux with clusters in production and all infrastructure in OpenTofu, formerly Terraform.',
      lacks: [],
      cv: `Nuala Heffernan
York (ex Galway)
nuala@heffernan.example

I keep things up and I like sleeping, and have found the two go together.

Platform team, Larkrise Energy (smart-meter back end, 1.3 million homes)
Jan 2022 to now, title: Production Engineer
The whole estate is on k8s: four GKE clusters, about 400 workloads, regulated uptime. Everything from DNS to firewall rules lives in HCL; we were on Terraform until the licence changed and I led the switch to OpenTofu in 2024, state file by state file, 61 of them. Pager one week in five. Introduced error budgets and, harder, got the product people to respect one. Wrote a wee operator in Go that drains nodes ahead of spot reclaim. Grafana, Mimir, Tempo.

Three lines about an outage: I applied a plan to prod with the staging variables loaded. 23 minutes without a login page. Since then the pipeline refuses, and I present that story to each new starter.

Operations, Bealtaine Hosting, Galway
Sept 2019 to Dec 2021
Debian boxes, several thousand customers' shops, nights and weekends in rotation. Postgres failover (Patroni), Terraform for the new OpenStack region, Python for the rest.

BSc Physics, 2018. Year out after that, teaching English in Vietnam.`,
    },
    {
      name: 'graham-pettifer-director-hands-on',
      kind: 'overqualified',
      low: 76,
      high: 88,
      best: 82,
      why: 'A director of platform who meets every must and still carries the pager; his level is a question, not a gap.',
      lacks: [],
      cv: `GRAHAM PETTIFER
Director of Platform Engineering
Ilkley, West Yorkshire

SUMMARY
Twenty-two years in operations; the last six leading. I want to come down the ladder to a small firm whose product matters, with my hands on the keyboard, and have discussed the drop in pay at home.

Brightmoor Gaming plc, Leeds
Director of Platform Engineering — July 2020 to present
> 38 people in five teams, £6m cloud spend
> Kubernetes for 1,100 services (EKS and bare metal); I designed the multi-cluster failover and still do the quarterly game days myself
> still in the escalation rota one week in six, by choice; handled the Grand National 2025 DNS incident as incident commander and second pair of hands
> wrote and maintain the Terraform modules for networks and clusters: 70 merged pull requests in the past year
> chair of the incident review, blameless since 2021

Brightmoor Gaming plc
Principal SRE — 2015 to June 2020
> first Kubernetes cluster (1.5!), Prometheus, retired Nagios

Pennine Telecom, Bradford
Unix administrator, senior administrator — 2004 to 2015
> Solaris, then Red Hat; Oracle and Postgres; on call throughout

BSc Mathematics 2003
Speaker at a reliability conference in Dublin, 2019 and 2023`,
    },
    {
      name: 'stuart-mallinder-plant-reliability',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 14,
      why: 'A site reliability engineer of pumps and compressors at a chemical works, with no Linux, clusters or Terraform.',
      lacks: ['on call for Linux production', 'Kubernetes in production', 'Terraform'],
      cv: `STUART MALLINDER CEng MIMechE
Site Reliability Engineer
Goole, East Yorkshire

Career history

2015 – present   Site Reliability Engineer, Humber Oxo Alcohols, Saltend
Responsible for the reliability of rotating equipment on a top-tier COMAH site in continuous production. On call one week in four for unplanned shutdowns. Root cause analysis of failures (no-blame, 5 whys, fishbone), vibration monitoring and dashboards, mean time between failures of critical pumps raised from 19 to 44 months. Run the maintenance clusters for the north and south side of the plant. SAP PM work orders. Managed the 2022 and 2026 turnarounds for compressors.

2008 – 2015   Maintenance Engineer, Aire Valley Glass, Knottingley
Furnace fans, conveyors, compressed air. Night and weekend call-out.

Education
BEng (Hons) Mechanical Engineering, Hull, 2008
Vibration Analyst Category III, 2017, renewed 2022
NEBOSH General Certificate 2012

IT: Excel to a good standard, SAP PM, condition monitoring software`,
    },
    {
      name: 'dominic-farrar-lowe-cloudformation',
      kind: 'missing',
      low: 62,
      high: 74,
      best: 69,
      why: 'Kubernetes, Linux and on-call for years, but all his infrastructure as code is CloudFormation and no Terraform is shown.',
      lacks: ['Terraform'],
      cv: `Name: Dominic Farrar-Lowe
Town: Wakefield

CURRENT POST
Infrastructure Engineer, Tilling Bookshops Online, Oct 2020 - date

We sell books, mostly at 8pm and all of them in December. I am one of three who keep the site up.
- EKS since 2021 (I did the move off EC2): two clusters, 90-odd deployments, upgrades every quarter in working hours, nobody notices now
- all the AWS side is written as CloudFormation templates with some Python macros, about 14k lines, which I review and mostly wrote
- on the rota 1 week in 3, 24x7. Ubuntu throughout
- Prometheus, Alertmanager and Grafana; threw away 200 alerts nobody acted on and kept 35
- Postgres on RDS: replication lag, vacuum, the odd index
- write-ups after incidents, read out on Fridays with cake

Worst outage: I rotated a certificate and forgot that the warehouse scanners pinned the old one. Four hours, no books left the building.

PREVIOUS
Linux systems administrator, a college in Barnsley, Aug 2016 - Sep 2020
60 servers, RHEL, Ansible, VMware. Out of hours phone alternate weeks from 2018.

EDUCATION
HND Computing 2016; RHCSA 2017 (renewed 2020, since expired)

Fell runner, school governor.`,
    },
    {
      name: 'dominic-farrar-lowe-pasted-ad',
      kind: 'pasted',
      low: 62,
      high: 74,
      best: 69,
      why: 'The same CV with the advertisement copied beneath it, which proves nothing about Terraform.',
      lacks: ['Terraform'],
      twin: 'dominic-farrar-lowe-cloudformation',
      cv: `Name: Dominic Farrar-Lowe
Town: Wakefield

CURRENT POST
Infrastructure Engineer, Tilling Bookshops Online, Oct 2020 - date

We sell books, mostly at 8pm and all of them in December. I am one of three who keep the site up.
- EKS since 2021 (I did the move off EC2): two clusters, 90-odd deployments, upgrades every quarter in working hours, nobody notices now
- all the AWS side is written as CloudFormation templates with some Python macros, about 14k lines, which I review and mostly wrote
- on the rota 1 week in 3, 24x7. Ubuntu throughout
- Prometheus, Alertmanager and Grafana; threw away 200 alerts nobody acted on and kept 35
- Postgres on RDS: replication lag, vacuum, the odd index
- write-ups after incidents, read out on Fridays with cake

Worst outage: I rotated a certificate and forgot that the warehouse scanners pinned the old one. Four hours, no books left the building.

PREVIOUS
Linux systems administrator, a college in Barnsley, Aug 2016 - Sep 2020
60 servers, RHEL, Ansible, VMware. Out of hours phone alternate weeks from 2018.

EDUCATION
HND Computing 2016; RHCSA 2017 (renewed 2020, since expired)

Fell runner, school governor.

PROFILE
SRE / production engineer, Leeds

We're 26 people. Our software makes the rotas for 58 hospitals. If it's down at 6 in the morning, wards don't know who is coming in. It was down for 19 minutes last year and we'd like that to be less.

You:
 have had at least 3 years of being on call for Linux production systems other people depended on
 have run Kubernetes in production. Not minikube, not a lab
 write Terraform. All we own is described in it and you'll be changing it in week one, so this has to be there already

Good, not needed: Prometheus/Grafana, Postgres beyond "select", some Go or Python, writing a postmortem without blaming anybody, NHS networks (HSCN).

On call 1 in 4, £350 for the week plus time back. £62–75k. Office by the canal when you feel like it, everyone's in on Wednesdays. Nine-day fortnight.

CV and three lines on the worst outage you caused to Aoife.`,
    },
  ],
};
