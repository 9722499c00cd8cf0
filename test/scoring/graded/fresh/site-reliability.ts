/** Site reliability engineer, prose spec: Kubernetes in production, Terraform and on-call decide. */
import type { GradedJob } from '../types.ts';

export const siteReliability: GradedJob = {
  job: 'site-reliability',
  title: 'Site Reliability Engineer',
  spec: `Site Reliability Engineer at a payments scale-up (remote, EU time zones)

You'll join a team of five who keep 140 services up. We'd like you to have at least four years in an SRE, DevOps or platform role and to have run Kubernetes in production yourself. Infrastructure is written in Terraform, on AWS or GCP, and you must know one of those two well. You carry the pager one week in six, so real incident response matters to us, as does a scripting language (Python or Go). Bonus points for Prometheus and Grafana, SLOs and error budgets, Istio, PCI DSS. We don't care about degrees. Salary 80-95k EUR, hardware of your choice, four weeks' leave plus your local holidays.`,
  graded: [
    {
      name: 'strong',
      kind: 'synonym',
      low: 87,
      high: 98,
      best: 93,
      why: 'Six years of platform work in abbreviations and product names: EKS, IaC modules, on-call, SLOs, Go.',
      lacks: [],
      cv: `Matej Hudak
Platform engineer

Kiteloan (consumer credit), Bratislava / remote. Senior Platform Engineer, 02/2022 - now
* Runs 11 EKS clusters (k8s 1.30), 200 services, upgrades with no downtime
* Terraform module registry for AWS, Atlantis in CI
* Secondary then primary on-call, 1 in 5; incident commander for 14 sev-1s, writes the post-mortems
* SLOs with burn-rate alerts (Prometheus, Grafana, Alertmanager), Istio mTLS for PCI scope
* Operators and tooling in Golang

Mapforge, DevOps Engineer, 09/2019 - 01/2022
* GKE, Helm, Terraform, Python glue, GitLab CI

Bc. Informatics, unfinished`,
    },
    {
      name: 'windows-admin',
      kind: 'denial',
      low: 18,
      high: 42,
      best: 31,
      why: 'A good Windows administrator with a pager, but Kubernetes and Terraform are courses he says he never used at work.',
      lacks: ['four years in SRE, DevOps or platform', 'Kubernetes in production'],
      cv: `Bernd Oosterhuis
Systems Administrator

2016 - present: Systems administrator, municipality of Zwolle. Windows Server, Active Directory, VMware, backup, Exchange, PowerShell scripts, incident response and on-call one week in four, change advisory board.
2012 - 2016: Service desk.

Learning: Kubernetes and Terraform through online courses (CKA course finished, exam not taken); no production experience with either yet. AWS Cloud Practitioner 2025. Python: beginner.

MCSE 2014, ITIL v4`,
    },
    {
      name: 'two-years',
      kind: 'years',
      low: 58,
      high: 73,
      best: 67,
      why: 'Exactly the stack, for two years and a bit; a web developer before.',
      lacks: ['four years in SRE, DevOps or platform'],
      cv: `LÚCIA FONTES
SRE

Profile: I like boring deployments.

Jul 2024 - today   Site Reliability Engineer, Paytile, Porto
Kubernetes on GCP (GKE Autopilot and standard), Terraform, Python tooling, on call every fifth week, incident reviews, Grafana/Prometheus dashboards, first SLOs for the ledger, PCI DSS audit evidence.
Sep 2020 - Jun 2024   Front-end developer, Loja Verde
React, TypeScript, Storybook, accessibility.

MSc Informatics, Porto 2020`,
    },
    {
      name: 'data-warehouse-trap',
      kind: 'trap',
      low: 0,
      high: 16,
      best: 7,
      why: 'Site reliability of a chemical plant: mechanical maintenance, the words in another trade.',
      lacks: ['four years in SRE, DevOps or platform', 'Kubernetes', 'Terraform'],
      cv: `Franck Delmotte
Site Reliability Engineer, chemical industry

2015-now, Reliability engineer, Lillo polymer site, Antwerp. RCM and FMEA of pumps, compressors and heat exchangers, vibration monitoring, spare parts, turnaround planning, SAP PM, incident root cause analysis, on-call for the site, error budgets of the maintenance cost centre.
2010-2015, Maintenance engineer, same site.

MSc Mechanical Engineering, Ghent, 2010. CMRP. Dutch, French, English.`,
    },
    {
      name: 'pasted',
      kind: 'pasted',
      low: 18,
      high: 42,
      best: 31,
      why: 'The Windows administrator again, with half the advertisement put above his own words.',
      lacks: ['four years in SRE, DevOps or platform', 'Kubernetes in production'],
      twin: 'windows-admin',
      cv: `Bernd Oosterhuis
Systems Administrator

At least four years in an SRE, DevOps or platform role and have run Kubernetes in production yourself. Infrastructure is written in Terraform, on AWS or GCP, and you must know one of those two well. You carry the pager one week in six, so real incident response matters to us, as does a scripting language (Python or Go). Bonus points for Prometheus and Grafana, SLOs and error budgets, Istio, PCI DSS.

2016 - present: Systems administrator, municipality of Zwolle. Windows Server, Active Directory, VMware, backup, Exchange, PowerShell scripts, incident response and on-call one week in four, change advisory board.
2012 - 2016: Service desk.

Learning: Kubernetes and Terraform through online courses (CKA course finished, exam not taken); no production experience with either yet. AWS Cloud Practitioner 2025. Python: beginner.

MCSE 2014, ITIL v4`,
    },
  ],
};
