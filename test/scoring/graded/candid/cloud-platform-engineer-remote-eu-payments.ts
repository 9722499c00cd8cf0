import type { GradedJob } from '../types.ts';

export const cloudPlatformEngineerRemoteEuPayments: GradedJob = {
  job: 'cloud-platform-engineer-remote-eu-payments',
  title: 'Senior Cloud Platform Engineer',
  spec: `Subject: Platform role, 100 % remote, Dutch client (perm)

Hi,

Hope the week is treating you kindly. I look after infrastructure hires at Larkmoor Search and your name came up for something I have been retained on, so let me be quick.

The client processes payments for ferry and rail operators. About 150 people, no office to speak of, engineers from Tallinn to Madeira. The platform group is six and they want a seventh: title is Senior Cloud Platform Engineer, 82 to 96k EUR plus on-call money (one week in six).

What you would be doing: looking after some thirty clusters, making life easier for the product teams who deploy to them, upgrades without anybody noticing, bringing the bill down, and writing the runbooks you would want to find at 3 a.m. Which cloud you come from does not matter, AWS, Azure or Google are all fine, they have two of them anyway.

They have turned down good people for me on the following, so please only come back to me if you can say yes to each:

1) four years at least of operating Kubernetes in production, not just deploying onto somebody else's
2) Terraform, for real estates and not a tutorial
3) a CKA or a CKS which is currently valid. Their card-scheme auditor checks this and CKAD will not do
4) you live in the EU or EEA and are allowed to work there without anybody's sponsorship

Lovely if you also bring Argo CD or Flux, a bit of Go, some PCI DSS, or have run a service mesh in anger.

Could you send me a CV and a time for a call? Process is three conversations, no take-home test.

Best,
Maddy Thirlaway
Larkmoor Search`,
  graded: [
    {
      name: 'tiago-vasquinho-thirty-clusters',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Seven years of running clusters with Terraform, CKA valid to March 2028, lives in Braga as an EU citizen, and Argo CD, Go and PCI besides.',
      lacks: [],
      cv: `TIAGO VASQUINHO
Braga, Portugal | Portuguese national | tiago@vasquinho.example

PROFILE
Infrastructure engineer, ten years in, the last seven of them with my hands in clusters. Working remotely since 2020.

EXPERIENCE

Platform Engineer, later Senior (from Jan 2022)
Moedeiro Pay, Porto (remote)                              Sept 2020 - present
* One of four people who own 18 EKS clusters in three regions: control plane and node upgrades every quarter (1.18 through to 1.33), ingress, cert rotation, admission policies with Kyverno.
* Wrote most of the Terraform for 40-odd AWS accounts. Split one state file that took 25 minutes to plan into 160 small ones, modules versioned and tested with Terratest.
* Argo CD with app-of-apps; product teams went from tickets to pull requests. 65 services.
* Small operator in Go that hands out short-lived database users, in use since Feb 2023.
* Karpenter and spot nodes: monthly bill down from 71k to 48k USD.
* Evidence collection for two PCI DSS assessments (2023, 2025).
* On-call one week in five. Reduced pages per week from 30 to 6.

DevOps Engineer
Lançadeira Têxtil Digital, Guimarães                        Apr 2019 - Aug 2020
* Built and ran two kubeadm clusters on bare metal and moved 20 apps onto them from Docker Swarm.
* First Terraform, for DNS, VPN and the staging environment on Google Cloud.

Linux Administrator
Cávado Hosting, Barcelos                                    Oct 2016 - Mar 2019
* Shared hosting, Puppet, Nagios, 400 customers.

CERTIFICATES
Certified Kubernetes Administrator, renewed 11 March 2026, runs until 11 March 2028
AWS Solutions Architect Associate, 2024

EDUCATION
Licenciatura in Informatics Engineering, Instituto do Ave, 2013-2016

LANGUAGES
Portuguese, English (daily working language), Spanish`,
    },
    {
      name: 'katrin-ojasalu-cks-azure',
      kind: 'any-of',
      low: 83,
      high: 94,
      best: 89,
      why: 'CKS instead of CKA and Azure instead of AWS are among the accepted alternatives; six years of AKS operation and Terraform from Tartu, only PCI and Go absent.',
      lacks: [],
      cv: `Katrin Ojasalu, Tartu. Estonian, so no paperwork needed anywhere in the Union. I have worked from my kitchen since before it was fashionable and keep to Eastern European hours.

What I do now. At Pilvekaart OÜ (maps and permits for forestry, 85 staff) I have been reliability engineer since 3 August 2020. When I came there was one AKS cluster that nobody dared touch. Now there are nine, in two Azure regions, and we rebuild one of them from nothing every quarter just to prove that we can. Everything under them, from the networks through the key vaults to the node pools, is described in Terraform: about 30,000 lines, mine and one colleague's, planned and applied from GitLab pipelines with approvals. Flux keeps the clusters in step with git. In 2024 I put Linkerd between the services after an auditor asked how we knew that traffic was encrypted, and took it through three upgrades. I carry the pager every fourth week. The worst night was an etcd that filled its disk; I wrote the alert and the runbook the next morning and it has not happened since.

Before that: 2014 to 2020 at the university computing centre in Tartu (Emajõe Ülikool), first helpdesk, from 2017 administrator of the OpenStack cloud and the batch cluster.

Papers: Certified Kubernetes Security Specialist, sat in June 2025, good until June 2027. Bachelor in information technology, Emajõe Ülikool, 2014.

I write Python and Bash. Estonian and Russian are my languages at home, English at work, Finnish for the neighbours.`,
    },
    {
      name: 'stelios-karavatos-cka-expired',
      kind: 'lapsed',
      low: 60,
      high: 72,
      best: 67,
      why: 'Everything but the certificate: his CKA ran out in February 2024 and was not renewed, though it can be retaken within weeks.',
      lacks: ['valid CKA or CKS (CKA expired February 2024)'],
      cv: `Stelios Karavatos
Site reliability / platform
Thessaloniki, Greece. Greek citizen.

11/2021-now
Senior SRE, Aktoploia Tickets (bookings for island boats)
GKE, 11 clusters incl. two in the DMZ for partner lines. August is our Black Friday: 14x load, no outage in the seasons 2023, 2024, 2025, 2026. Cluster upgrades, network policies, Istio since 2022. Terraform + Atlantis for all of GCP (62 projects), wrote the modules, review everyone's plans. Moved deployments from Jenkins scripts to Argo CD. Post-mortems, capacity planning with the commercial people. On call 1 in 5.

06/2018-10/2021
DevOps engineer, Neropolis Utilities Software, Athens
On-prem clusters with Rancher (4, from 12/2018), Ceph storage, first Terraform for vSphere and later for Azure. Migration of a billing monolith into 9 services.

2014-2018
Network technician at an internet provider in Larissa. BGP, fibre, customers shouting.

Studies: Diploma in Electronic Engineering, Polytechnic School of Pinios, 2014

Certificates
CKA: passed February 2021, expired February 2024, have not sat it again
Google Professional Cloud DevOps Engineer: valid to 05/2027

Languages: Greek, English C1, German A2`,
    },
    {
      name: 'matteo-vergnani-vmware-admin',
      kind: 'adjacent',
      low: 24,
      high: 37,
      best: 30,
      why: 'A solid VMware and Ansible administrator in the EU, but Kubernetes only on Raspberry Pis at home, no Terraform and no certificate.',
      lacks: ['four years of Kubernetes in production', 'Terraform', 'valid CKA or CKS'],
      cv: `Matteo Vergnani
Modena (Italy), Italian citizen
Systems administrator, Linux and VMware

Ceramiche Fossalta S.p.A., Sassuolo
from 5 September 2016, still there
I keep 210 virtual machines running on a vSphere cluster of eight hosts, in two server rooms. Red Hat and Debian, patches every month with Ansible (I introduced it in 2019, today about 70 playbooks). Backup with Veeam, restore tests twice a year. Zabbix for alarms; I share the phone on nights and weekends with two colleagues. In 2022 I moved the e-commerce shop from physical machines to a provider in Milan, eight virtual servers in Azure that I created by hand in the portal. Some developers asked for Docker so since 2023 there is one Docker host with compose files, eleven containers.

Studio Informatico Panaro, Vignola
February 2011 - August 2016
Technician for small firms: Windows servers, firewalls, cabling, user support.

Education
Perito informatico, istituto tecnico of Castelvetro, 2010
RHCSA, obtained May 2024

At home
k3s on two Raspberry Pi for my photos, following a video course. I would like to learn Kubernetes in a company, until now I did not have the occasion. Terraform I have only seen in a demonstration.

Languages: Italian, English B2
Driving licence B`,
    },
    {
      name: 'matteo-vergnani-email-pasted',
      kind: 'pasted',
      low: 24,
      high: 37,
      best: 30,
      why: "The same administrator with most of the agency's e-mail copied underneath; the copy is worth nothing.",
      lacks: ['four years of Kubernetes in production', 'Terraform', 'valid CKA or CKS'],
      twin: 'matteo-vergnani-vmware-admin',
      cv: `Matteo Vergnani
Modena (Italy), Italian citizen
Systems administrator, Linux and VMware

Ceramiche Fossalta S.p.A., Sassuolo
from 5 September 2016, still there
I keep 210 virtual machines running on a vSphere cluster of eight hosts, in two server rooms. Red Hat and Debian, patches every month with Ansible (I introduced it in 2019, today about 70 playbooks). Backup with Veeam, restore tests twice a year. Zabbix for alarms; I share the phone on nights and weekends with two colleagues. In 2022 I moved the e-commerce shop from physical machines to a provider in Milan, eight virtual servers in Azure that I created by hand in the portal. Some developers asked for Docker so since 2023 there is one Docker host with compose files, eleven containers.

Studio Informatico Panaro, Vignola
February 2011 - August 2016
Technician for small firms: Windows servers, firewalls, cabling, user support.

Education
Perito informatico, istituto tecnico of Castelvetro, 2010
RHCSA, obtained May 2024

At home
k3s on two Raspberry Pi for my photos, following a video course. I would like to learn Kubernetes in a company, until now I did not have the occasion. Terraform I have only seen in a demonstration.

Languages: Italian, English B2
Driving licence B

My profile for this position

What you would be doing: looking after some thirty clusters, making life easier for the product teams who deploy to them, upgrades without anybody noticing, bringing the bill down, and writing the runbooks you would want to find at 3 a.m. Which cloud you come from does not matter, AWS, Azure or Google are all fine, they have two of them anyway.

They have turned down good people for me on the following, so please only come back to me if you can say yes to each:

1) four years at least of operating Kubernetes in production, not just deploying onto somebody else's
2) Terraform, for real estates and not a tutorial
3) a CKA or a CKS which is currently valid. Their card-scheme auditor checks this and CKAD will not do
4) you live in the EU or EEA and are allowed to work there without anybody's sponsorship

Lovely if you also bring Argo CD or Flux, a bit of Go, some PCI DSS, or have run a service mesh in anger.`,
    },
  ],
};
