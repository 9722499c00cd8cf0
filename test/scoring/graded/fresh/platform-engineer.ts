/** Kubernetes platform engineer: operating clusters in production decides, not having read about them. */
import type { GradedJob } from '../types.ts';

export const platformEngineer: GradedJob = {
  job: 'platform-engineer',
  title: 'Platform Engineer',
  spec: `Platform Engineer (Kubernetes), remote within the EU

### What we run
Nine clusters on bare metal and EKS, 600 services, 80 developers who should never have to think about us.

### What you'd own
- cluster life cycle: upgrades, node pools, CNI, ingress, autoscaling
- GitOps delivery with Argo CD, golden paths and templates for teams
- observability (Prometheus, Loki, Grafana) and on-call one week in six

### What you bring
- 3+ years of operating Kubernetes in production, including upgrades you led
- Terraform and one of Go or Python for tooling
- solid Linux and networking (DNS, TLS, BGP basics)
- fluent English

### Nice extras
CKA/CKS, Cilium, Crossplane, service mesh, Rust`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Five years of production clusters with upgrades led, Argo CD, Terraform, Go operators, CKA, Cilium.',
      lacks: [],
      cv: `Marta Kowalczyk
Infrastructure engineer

Allegrissimo, Poznań — Senior infrastructure engineer, Jan 2021 – now
• 14 K8s clusters (kubeadm on metal, EKS); led eight minor upgrades without downtime, moved from Calico to Cilium
• ArgoCD app-of-apps for 400 services, service templates in Backstage
• Terraform modules; operators and CLIs in Go
• Prometheus/Thanos, Loki, Grafana; on-call every fifth week
• BGP peering of the load balancers, cert-manager, external-dns

CKA 2022, CKS 2024. MSc Informatics, Poznań 2018. Polish, English C1`,
    },
    {
      name: 'consumer-of-platform',
      kind: 'adjacent',
      low: 40,
      high: 60,
      best: 50,
      why: 'A backend developer who deploys to Kubernetes daily with Helm and Go, but somebody else runs the clusters.',
      lacks: ['3+ years of operating Kubernetes'],
      cv: `Tiago Marques
Backend engineer, Lisbon

2020 - present  Paylume: Go services for card payments, Helm charts and Argo CD applications for my team's twelve services, dashboards in Grafana, service on-call. The clusters are operated by the platform team; I have no admin access.
2017 - 2020  Sapo24: Python APIs, Docker

Some Terraform for our S3 buckets. English C2.`,
    },
    {
      name: 'lab-certified',
      kind: 'list',
      low: 24,
      high: 46,
      best: 36,
      why: 'Windows administrator with CKA, home lab and all the words; not one production cluster.',
      lacks: ['3+ years of operating Kubernetes'],
      cv: `Jonas Petersen
Skills: Kubernetes, Argo CD, Terraform, Prometheus, Loki, Grafana, Cilium, Crossplane, Istio, Go, Python, Linux, DNS, TLS, BGP, EKS, GitOps
Certificates: CKA (2026)
Systems administrator, Aarhus municipality, 2018 - present: Windows Server, Active Directory, Hyper-V, Veeam, printers, second-level support
Home lab: three-node K3s on Raspberry Pi
Danish, English fluent`,
    },
    {
      name: 'two-years',
      kind: 'years',
      low: 58,
      high: 74,
      best: 66,
      why: 'All the right work on EKS, for twenty months only.',
      lacks: ['3+ years of operating Kubernetes'],
      cv: `Ines Moreau
DevOps Engineer, Nantes

Mar 2025 – present, DevOps engineer, Logibreizh: three EKS clusters, two upgrades led, ingress-nginx, Karpenter, Argo CD, Terraform, Prometheus and Grafana, on-call; small tools in Python
2022 – Feb 2025, Linux system administrator, university of Nantes: Debian, Ansible, DNS, BIND, TLS certificates, no containers

French, English C1. Licence pro ASRALL 2022`,
    },
    {
      name: 'offshore-platform',
      kind: 'trap',
      low: 0,
      high: 15,
      best: 6,
      why: 'Platform engineer of oil rigs: drilling clusters, upgrades and on-call of another world.',
      lacks: ['Kubernetes', 'Terraform and Go or Python'],
      cv: `Gunnar Eide
Platform Engineer (offshore)

2012 - present  Nordsjø Drilling: mechanical integrity of two production platforms, compressor and crane upgrades, shutdown planning, well clusters, ingress protection of electrical enclosures, on-call two weeks in six, permits.
BEng Mechanical, Stavanger 2011
GWO, BOSIET. English fluent.`,
    },
  ],
};
