/** Kubernetes platform engineer, UK defence contract through an agency: live SC, four years of cluster administration, on-prem, CKA or CKS in date. */
import type { GradedJob } from '../types.ts';

export const kubernetesPlatformEngineerJob: GradedJob = {
  job: 'kubernetes-platform-engineer',
  title: 'Kubernetes Platform Engineer (SC)',
  spec: `*** K8S PLATFORM ENGINEER / SC / CORSHAM 3 DAYS ON SITE / 575-625 PD INSIDE IR35 / 12M + ***

Client: integrator to MOD. Air-gapped platform, 40+ clusters, two data halls. No public cloud on this one.

NEEDED (all four, please don't apply with three)
> Live SC, held today. Not eligible, not "can be reinstated". Client will not sponsor
> 4 yrs running Kubernetes in production from the admin side: upgrades, etcd, CNI, RBAC, 3am. Deploying onto someone else's cluster doesn't count
> On-prem: bare metal, vSphere or OpenShift. EKS/AKS/GKE on its own is not it
> CKA or CKS, in date

DOING
cluster lifecycle (RKE2/Rancher now, Cluster API later), GitOps with Argo CD or Flux, Harbor and offline mirrors, Cilium, Rook/Ceph, Prometheus/Loki, Ansible, bits of Go or Python. On call 1 wk in 6. Runbooks get reviewed so you must be able to write

BONUS
DV / STIG or CIS hardening / Vault / Istio / own PKI / MOD before

Two stages: 45 mins on Teams, then site. Start within 4 wks. Expenses none. Clearance no. and cert ID on the CV or in the mail, we do check.

Brackenbury Tech Resourcing is acting as an employment business. We welcome applications from all sections of the community. Refer a friend 300.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 96,
      why: 'SC valid to 2031, CKA of 2025, seven years of bare-metal clusters, air-gapped RKE2 for a defence client at present.',
      lacks: [],
      cv: `GARETH PRYCE-JONES | Platform Engineer | Swindon | SC (UKSV, granted 02/2024, review 02/2031, no. given to agency)

CERTS: CKA (LF-exam 09/2025, exp 09/2027) / RHCE

04/2024 - 10/2026 Quillon Defence Systems, Farnborough (contract, ended on schedule)
Air-gapped RKE2, 22 clusters, bare metal Dell. Built upgrade pipeline 1.27 to 1.31, zero lost workloads. Cilium w/ kube-proxy replacement. Rook/Ceph 1.4 PB. Harbor, Hauler for offline mirror. Argo CD app-of-apps. Disa STIG + CIS benchmark, reported monthly. Vault PKI w/ offline root. On call 1 in 5. ~60 runbooks.

01/2021 - 03/2024 Severnside Water (perm)
Sole then lead K8s admin. kubeadm on vSphere, 9 clusters, MetalLB, Calico, Velero. etcd restore in anger, Nov 2022: 41 min. Prometheus, Loki, Alertmanager. Ansible for nodes. Small operators in Go.

06/2019 - 12/2020 Fenwick Telecom
SRE. Bare metal Kubernetes for 5G core trial. Multus, SR-IOV.

2013 - 2019 Linux sysadmin, various, mostly RHEL 6/7, Puppet

BSc Comp Sci Swansea 2012. Avail 2 wks. Own Ltd or umbrella.`,
    },
    {
      name: 'openshift-dv',
      kind: 'any-of',
      low: 80,
      high: 95,
      best: 88,
      why: 'Met by second branches all through: OpenShift, CKS, and DV which includes SC; five years of running the control plane under the title of Linux specialist.',
      lacks: [],
      cv: `Name: Shabnam Qureshi
Post held: Senior Linux Specialist (civil servant, SEO grade)

PERSONAL STATEMENT
For five years my team and I have kept a secret-tier container estate alive that nobody outside the building can see and that can't see the internet either. I am leaving the service because my husband has been posted to Wiltshire.

CURRENT EMPLOYMENT
Government department, Gloucestershire, July 2017 to date
From June 2021: owner of the OpenShift 4 estate (4.6 when I started, 4.16 today), eleven sites, three masters each, installed disconnected with oc-mirror and a local Quay. I plan and do the version jumps, have rebuilt a quorum from a single surviving member twice, look after OVN, service accounts and role bindings, the image signing policy, ODF storage, cluster monitoring, and the Flux repositories from which all of it is put together. Playbooks for the hosts. Out of hours rota, one week in four. Wrote the operating procedures that two other departments have since borrowed.
2017 to 2021: RHEL server support, Satellite, some SELinux archaeology.

PREVIOUS
Hosting company, Cheltenham, 2014 to 2017, second line.

VETTING
Developed Vetting, renewed November 2023, current.

TRAINING
Certified Kubernetes Security Specialist, January 2026. Red Hat Specialist in OpenShift Administration, 2022. Python for sysadmins (in house).
HND Computing, 2014.

Outside work: bell ringing.`,
    },
    {
      name: 'bank-no-sc',
      kind: 'missing',
      low: 52,
      high: 67,
      best: 60,
      why: 'Technically as good as any, bare metal and CKA and CKS in date, but only ever BPSS; the client will not sponsor SC.',
      lacks: ['Live SC, held today'],
      cv: `Tomasz Rudnicki — Principal Platform Engineer

LinkedIn export

About
I run Kubernetes where the cloud isn't allowed. 7+ years, bare metal and vSphere, currently 31 clusters in two London data centres.

Experience

Principal Platform Engineer
Hartwell Clearing Bank · Full-time
Feb 2022 – Present · 4 yrs 9 mos · London
Designed move from hand-built kubeadm to Cluster API with Metal3. 31 clusters, 1,100 nodes. Quarterly upgrades in working hours. etcd tuning, encryption at rest with HSM. Cilium cluster mesh. Rook-Ceph. Argo CD, Harbor with replication across the diode, Kyverno, Vault, Istio ambient. CIS hardening signed off by external testers. Team of six, I am on the rota like everybody else.

Platform Engineer
Ostler Games Hosting · Full-time
May 2019 – Jan 2022 · 2 yrs 9 mos · Leeds
Kubernetes on bare metal for game servers, Agones, Calico, MetalLB, Ansible. Go operators.

Systems Engineer
Wroclaw · 2014 – 2019

Licenses & certifications
CKA – issued Mar 2026, expires Mar 2028
CKS – issued May 2025, expires May 2027

Security: BPSS done 2022. I don't hold SC but am a British citizen since 2021, 11 years resident, and would expect no trouble getting through it.

Languages
Polish native, English full professional`,
    },
    {
      name: 'eks-lapsed-cka',
      kind: 'lapsed',
      low: 38,
      high: 52,
      best: 46,
      why: 'Holds SC and ran EKS for years, but cloud only as he says himself, and the CKA ran out in 2024: two of the four missing.',
      lacks: ['On-prem: bare metal, vSphere or OpenShift', 'CKA or CKS, in date'],
      cv: `Lewis Adebayo-Grant. DevOps / Cloud Platform Engineer. SC cleared (granted through Tamarisk Digital for a Home Office programme, August 2022, current, sponsor still holds it). Based Trowbridge so Corsham is a bike ride.

What I've been doing: since August 2022 at Tamarisk Digital I look after fourteen EKS clusters for a government caseworking service. Upgrades 1.22 to 1.30 with Terraform and managed node groups, Karpenter, VPC CNI, IRSA, RBAC by team, network policies, Argo CD, External Secrets, Prometheus and Grafana, Loki. On call one in six and yes, I've been rung at three. Wrote the DR runbook and ran the exercise. Before that, 2020 to July 2022, DevOps engineer at a travel start-up called Skiddadle, AKS and Azure DevOps pipelines, Helm charts for about 30 services. Before that 2016 to 2020, support engineer and then junior sysadmin for a schools trust, Windows mostly.

Certificates: CKA (passed May 2021, expired May 2024, will re-sit if I get the contract). AWS Solutions Architect Professional 2025. Terraform Associate 2024. ITIL 4.

Control plane has always been Amazon's or Microsoft's problem; I haven't run etcd myself and have not done on-prem, bare metal or OpenShift outside of a Raspberry Pi cluster on my shelf. Hobbies are cycling and sourdough.`,
    },
    {
      name: 'thin',
      kind: 'thin',
      low: 60,
      high: 76,
      best: 69,
      why: 'Sixty words that claim all four with dates and a clearance number to follow, but nothing to tell how deep it goes.',
      lacks: [],
      cv: `M. Okonjo, Bath

Kubernetes platform engineer, contract.
SC live, exp. 2030. CKA Nov 2025.

Lantern Rock (MOD sub), May 2023 - now: RKE2 on bare metal, air gapped, upgrades, etcd backup and restore, Calico, Flux. On call.
Brisco Logistics, Jan 2021 - Apr 2023: kubeadm on vSphere, 5 clusters, admin.
Before: Linux support, 2nd line.

Full CV to follow, on site this week. Clearance no. by phone. Avail 4 wks.`,
    },
  ],
};
