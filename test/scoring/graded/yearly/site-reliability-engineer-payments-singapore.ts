import type { GradedJob } from '../types.ts';

export const siteReliabilityEngineerPaymentsSingapore: GradedJob = {
  job: 'site-reliability-engineer-payments-singapore',
  title: 'Site Reliability Engineer, Payments Platform (Singapore)',
  spec: `Site Reliability Engineer, Payments Platform
Tanjong Pagar, Singapore

Who is asking?
Merlano Pay. We move money for 9,000 hawkers, clinics and online shops in Singapore, Malaysia and the Philippines. We hold a Major Payment Institution licence, so when we go down for longer than four hours in a year, MAS wants to know. So do the hawkers, rather sooner.

What will I look after?
Fourteen Kubernetes clusters on AWS in two regions, the delivery pipeline of 60 engineers, and everything that tells us at 3 a.m. that something is wrong. Six people share the pager, one week in six.

What do I have to have done already?
You've run Kubernetes in production for four years or more, with real customers on it, and carried a pager for it. Not a lab, not a course.
You describe infrastructure in Terraform as a matter of course and can show modules that others used.
You can program in Go or in Python (either is fine), beyond gluing scripts together.

What would be a bonus?
Service mesh, Kafka, PCI DSS or MAS TRM audits, cost work, CKA or CKS.

What will I do in the first 90 days?
Shadow the pager, take over our upgrade from 1.31, and pick one recurring incident and make it never come back.

Pay?
S$9,500 to S$13,000 a month, options, 21 days of leave. We can sponsor an Employment Pass where COMPASS allows it.`,
  graded: [
    {
      name: 'priyanka-suresh-sre-marketplace',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Seven years of production Kubernetes with a pager, widely used Terraform modules, Go tools, Kafka and a PCI audit.',
      lacks: [],
      cv: `Priyanka Suresh
Singapore (PR) | github.example/psuresh

Site Reliability Engineer II -> Senior SRE
Carousel Lane Marketplace, Singapore                Aug 2021 - Present
 - 22 EKS clusters, ~3,400 pods at peak, 40M requests/day. On call 1 week in 5
 - Owner of the cluster lifecycle: took us from 1.21 to 1.32 in eleven steps, the last seven without a maintenance window
 - Terraform: wrote the network, EKS and MSK modules that 14 teams consume, with tests in Terratest
 - Go: admission webhook for image provenance (6k lines, in production since 2023), operator for Kafka topics
 - Halved pages per week (38 to 17) by SLO-based alerting, wrote error budget policy
 - Evidence for PCI DSS 4.0 assessment, 2024: segmentation and key rotation
 - Spot + Karpenter: compute bill minus 31%

DevOps Engineer
Ubin Logistics Tech, Singapore                      Jun 2019 - Jul 2021
 - Moved 35 services from EC2 to self-managed Kubernetes (kops), later EKS
 - GitLab CI runners, Prometheus/Grafana, Istio trial which became Linkerd
 - Pager one week in three (small team, character building)

Software Engineer, backend (Python/Django)
Ubin Logistics Tech                                 Jul 2017 - May 2019

B.Eng. Computer Engineering, Jurong Technological University, 2017
CKA (2022, renewed 2025), CKS (2024)`,
    },
    {
      name: 'tomasz-borkowski-platform-telco',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: 'Never says SRE, but seven years of production clusters with a pager, now for a telecom, HCL modules and Python services.',
      lacks: [],
      cv: `Tomasz Borkowski, Kraków -> Singapore since 2022, EP holder

I'm an infrastructure programmer. Other teams ship; I make sure that what they ship stays standing, and when it doesn't, I am the one woken up.

2022-03 to present. Straits Mobile (MVNO, 1.1 million subscribers), Platform team lead.
Everything a subscriber touches, top-up, eSIM activation, the app's API, lives in nine k8s clusters, five GKE and since last year four on EKS. I carry the phone every fourth week. Average time to restore went from 71 to 19 minutes in two years, mostly by deleting things. I wrote a service in Python (FastAPI, about 9k lines, 90% coverage) which hands teams a namespace with quotas, secrets and dashboards in four minutes; it used to be a ticket and a week. All our cloud accounts come from a library of HCL modules which I maintain, 63 of them, released with semantic versions and used by the finance and BSS groups too. IMDA resilience audits: I write the answers. Zero downtime upgrades every quarter.

2019-01 to 2022-02. Allegoria sp. z o.o., Kraków (price comparison site), Infrastructure Developer.
Ran the k8s estate, bare metal, 120 nodes. Rook/Ceph, Calico, Kafka on Strimzi. Terraform for everything that wasn't metal. One week of nights per month.

2015-09 to 2018-12. Same company, Python developer, crawlers and feeds.

MSc Informatics, Wawel Technical University, 2015. CKA expired in 2024, haven't bothered.
Polish, English.`,
    },
    {
      name: 'lim-wei-jie-vmware-admin',
      kind: 'denial',
      low: 27,
      high: 39,
      best: 33,
      why: 'An on-call VMware administrator who himself says no production Kubernetes, beginner Terraform and no real programming.',
      lacks: [
        'Four years of Kubernetes in production',
        'Terraform in real use',
        'Programming in Go or Python',
      ],
      cv: `LIM WEI JIE
Blk 418 Bedok North, Singapore

Systems Administrator with 11 years in data centre operations, keen to move to cloud native work.

Temasek Vale Hospital Group, Senior Systems Administrator, Jan 2019 - present
Look after 340 virtual machines on VMware vSphere 8, two SAN arrays, Veeam backup, Windows Server and RHEL patching. On standby one week in four. Wrote PowerShell and Bash to automate account provisioning and monthly patch reports. Migrated the file services between data centres over three weekends with no complaint from the wards. Annual disaster recovery exercise coordinator. Worked with auditors on the MOH cyber hygiene checks.

Quayside Managed Services Pte Ltd, Systems Engineer, Jul 2015 - Dec 2018
Installed and supported servers, firewalls and NAS for about 30 SME customers. Helpdesk escalation.

Diploma in Information Technology, Kallang Polytechnic, 2013
(NS: 2013 - 2015, signals)

VMware VCP-DCV 2021, RHCSA 2020, AWS Cloud Practitioner 2024

Cloud native: I have set up k3s on three mini PCs at home and followed an online Kubernetes course. No Kubernetes in production so far. Terraform: beginner, have done the tutorials. Python: can read it, have not written any programs of size.`,
    },
    {
      name: 'lim-wei-jie-pasted-ad',
      kind: 'pasted',
      low: 27,
      high: 39,
      best: 33,
      why: "The same VMware administrator's CV with the ad's duties and demands copied under it, which adds nothing.",
      lacks: [
        'Four years of Kubernetes in production',
        'Terraform in real use',
        'Programming in Go or Python',
      ],
      twin: 'lim-wei-jie-vmware-admin',
      cv: `LIM WEI JIE
Blk 418 Bedok North, Singapore

Systems Administrator with 11 years in data centre operations, keen to move to cloud native work.

Temasek Vale Hospital Group, Senior Systems Administrator, Jan 2019 - present
Look after 340 virtual machines on VMware vSphere 8, two SAN arrays, Veeam backup, Windows Server and RHEL patching. On standby one week in four. Wrote PowerShell and Bash to automate account provisioning and monthly patch reports. Migrated the file services between data centres over three weekends with no complaint from the wards. Annual disaster recovery exercise coordinator. Worked with auditors on the MOH cyber hygiene checks.

Quayside Managed Services Pte Ltd, Systems Engineer, Jul 2015 - Dec 2018
Installed and supported servers, firewalls and NAS for about 30 SME customers. Helpdesk escalation.

Diploma in Information Technology, Kallang Polytechnic, 2013
(NS: 2013 - 2015, signals)

VMware VCP-DCV 2021, RHCSA 2020, AWS Cloud Practitioner 2024

Cloud native: I have set up k3s on three mini PCs at home and followed an online Kubernetes course. No Kubernetes in production so far. Terraform: beginner, have done the tutorials. Python: can read it, have not written any programs of size.

Relevant experience for this role

What will I look after?
Fourteen Kubernetes clusters on AWS in two regions, the delivery pipeline of 60 engineers, and everything that tells us at 3 a.m. that something is wrong. Six people share the pager, one week in six.

What do I have to have done already?
You've run Kubernetes in production for four years or more, with real customers on it, and carried a pager for it. Not a lab, not a course.
You describe infrastructure in Terraform as a matter of course and can show modules that others used.
You can program in Go or in Python (either is fine), beyond gluing scripts together.

What would be a bonus?
Service mesh, Kafka, PCI DSS or MAS TRM audits, cost work, CKA or CKS.

What will I do in the first 90 days?
Shadow the pager, take over our upgrade from 1.31, and pick one recurring incident and make it never come back.`,
    },
    {
      name: 'hamzah-yusof-container-terminal',
      kind: 'trap',
      low: 4,
      high: 14,
      best: 8,
      why: 'Containers, clusters, pipelines and helm are those of a port and a tanker; there is no software work.',
      lacks: ['Four years of Kubernetes in production', 'Terraform', 'Go or Python'],
      cv: `Mohd Hamzah bin Yusof
Pasir Panjang, Singapore. Date of birth 4 March 1988

CONTAINER OPERATIONS SUPERVISOR
Western Straits Terminal, 2016 - present
On duty rotation 12 hour shifts, reachable by pager in off weeks. In charge of berth clusters 3 and 4, where up to 9,000 containers are moved per day. I plan the deployment of quay cranes and prime movers, keep nodes in the yard free of congestion, and lead the response to incidents such as a dropped box or a reefer without power. Reliability of crane availability up from 93 to 97.5 per cent. Post-incident reviews written for the MPA. Trained 16 juniors.

ABLE SEAMAN, later BOSUN
Product tankers, Selat Shipping, 2008 - 2016
Helm duty, cargo pipeline valves and manifold watch, mooring.

Certificates: STCW, Higher Nitec in Port Operations (2015), Supervisor Safety course, forklift.
Languages: Malay, English, some Mandarin`,
    },
  ],
};
