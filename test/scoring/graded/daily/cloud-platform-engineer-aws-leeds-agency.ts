import type { GradedJob } from '../types.ts';

export const cloudPlatformEngineerAwsLeedsAgency: GradedJob = {
  job: 'cloud-platform-engineer-aws-leeds-agency',
  title: 'Cloud Platform Engineer (AWS) - SC Cleared - Leeds hybrid',
  spec: `Hi there,

Hope you don't mind me dropping you a line. I'm looking after one hire for a Leeds software house, about 90 people, who run casework systems for two central government departments. They have 40-odd AWS accounts and a platform team of five; number six left for Canada and they want somebody in the chair before Christmas.

I'll be straight about the bits they won't move on, because I've already had good people turned down. You need to have spent four years or more looking after live services on AWS, not labs and not a side project. You need Terraform as your bread and butter, since nothing there is clicked together in the console. And your SC has to be live today: the project can't wait for vetting, and they won't put a new application through for this one.

They run containers and don't mind how you learned: EKS, ECS or Kubernetes you've run yourself are all fine. Day to day you'd be building landing zones and network plumbing, keeping the pipelines quick (they use GitLab CI, but Actions or Jenkins people settle in), patching, cutting the bill, and taking one week in six on call. You'd spend a fair amount of time helping developers help themselves, so they like people who can explain a thing without making anyone feel stupid.

If you also write a bit of Python or Go, have been through an IT health check, know Prometheus/Grafana or Datadog, or hold one of the AWS Professional certificates, lovely, but none of that will decide it.

£68-76k, two days a week in the office near the station, 28 days' leave, decent pension.

Fancy a chat? Send me your CV and when I can ring.

Best,
Gemma
Fernshaw Technology Recruitment`,
  graded: [
    {
      name: 'rhiannon-pugh-platform',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Seven years of production AWS with Terraform daily, EKS, live SC clearance and on-call in a government setting, all dated and current.',
      lacks: [],
      cv: `RHIANNON PUGH
Saltaire, West Yorkshire  |  rhiannon.pugh@example.org  |  07700 900 214

Platform engineer. SC cleared (granted 11 March 2024, active, sponsored by current employer).

EXPERIENCE

Senior Platform Engineer, Coldbrook Digital, Bradford                          Jan 2023 - present
Coldbrook builds licensing services for a non-departmental public body.
- Own the AWS organisation: 31 accounts, Control Tower, SCPs, transit gateway, central egress. I rewrote the account vending in Terraform so a team gets a working account in 25 minutes; it used to take a fortnight of tickets.
- Run four EKS clusters (1.26 to 1.33, upgraded without an outage), Karpenter, Argo CD, external-secrets.
- Moved 60 repositories from Jenkins to GitLab CI with shared templates. Median pipeline went from 19 min to 7.
- Took the monthly bill from £94k to £61k: Savings Plans, Graviton, deleting things nobody owned.
- Two IT health checks, both closed with no highs outstanding.
- On call one week in five. Wrote most of the runbooks.
- Mentor two juniors; fortnightly "ask platform" clinic for developers.

Cloud Engineer, Penhallow Payments, Leeds                                      Sept 2019 - Dec 2022
- Live card-processing estate on AWS (ECS at first, then EKS), RDS Aurora, Kinesis, WAF.
- All infrastructure in Terraform with Terragrunt; wrote the module registry and its tests in Go (Terratest).
- Prometheus, Grafana and Alertmanager across 200 services. PCI DSS evidence every year.

Systems Administrator, Aire Valley College, Keighley                           Aug 2016 - Aug 2019
Linux, VMware, Puppet, backups. First AWS work here in my last year (S3 and a Moodle on EC2).

CERTIFICATES
AWS Solutions Architect Professional (March 2025) | AWS DevOps Engineer Professional (Feb 2024) | CKA (2023)

EDUCATION
BSc Computing, Swansea Vale University, 2:1, 2016

Away from work: fell running, badly; treasurer of the village hall.`,
    },
    {
      name: 'tomasz-wilk-sre',
      kind: 'any-of',
      low: 85,
      high: 96,
      best: 90,
      why: 'Six years on call for an AWS estate written wholly as HCL code, ECS Fargate as the container platform and clearance in force, though told as a reliability engineer.',
      lacks: [],
      cv: `Tomasz Wilk
Harrogate

I keep other people's services up. Since June 2020 I have been a site reliability engineer with Marlowe Signal Ltd (York), who make the messaging back end for three police forces and an ambulance trust. Everything we have sits in Amazon's London region, with a warm copy in Ireland: about two dozen accounts, some 140 Fargate services behind load balancers, Aurora Postgres, SQS by the bucketload, and a private link into each customer.

I joined when half of it had been made by hand. Over eighteen months I brought the lot under code (HCL, remote state in S3, plan on every pull request, apply only from the pipeline), and I've been the person who reviews and releases the shared modules since then. Drift is checked nightly. When we had the Ireland failover drill in May 2025 we rebuilt the whole stack from the repo in 3 hours 10.

Other things I'm pleased with:
 * alert noise down from ~400 pages a month to 35, mostly by deleting alarms nobody acted on and moving the rest to Datadog SLOs
 * a small Python tool that lets a developer open a time-limited session on a production task, with the approval logged
 * pen test remediation 2022, 2024 and 2026
 * Jenkins retired; GitHub Actions runners of our own in a locked down VPC
 * two graduates taught from zero; one now leads the Leeds team

I carry the phone every fifth week.

Before that: Unix support analyst at Dunmore Housing Association, Wakefield, 2015 to May 2020. Solaris to Linux migration, Nagios, bash, Oracle patching.

Vetting: Security Check through Marlowe, granted November 2022, in force. Also NPPV3.

MSc Computer Engineering, Rzeszow, 2014. In the UK since January 2015, British citizen 2022.
Notice: four weeks.`,
    },
    {
      name: 'imogen-hartley-lapsed-sc',
      kind: 'lapsed',
      low: 58,
      high: 71,
      best: 65,
      why: 'Excellent AWS, Terraform and Kubernetes record, but her SC lapsed in 2024 and the ad insists on one that is live today.',
      lacks: ['live SC clearance (lapsed February 2024)'],
      cv: `Imogen Hartley
DevOps / cloud infrastructure
Otley LS21 . imogen.hartley@example.com

Employment history

Oct 2023 to date  Lead Cloud Engineer, Bellwether Grocery Tech, Leeds
  Online grocery picking platform, AWS only (eu-west-2, eu-west-1). Team of four.
  - EKS for the picking services, Lambda and Step Functions for the slot engine
  - Terraform Cloud, about 90 workspaces; brought in policy checks with OPA and got rid of long-lived keys
  - Peak Christmas 2024: 3.1x normal traffic, no customer-facing incident
  - cost per order infrastructure down 28% in 2025
  - on-call rota lead, post-incident reviews

Feb 2020 to Sept 2023  DevOps Engineer, Stanhope Defence Logistics, Catterick (contractor site)
  - Built and ran the AWS environment for a spare parts forecasting service for MOD users
  - Terraform modules, Packer images, Ansible, GitLab CI
  - Kubernetes on EC2 (kops), moved to EKS 2022
  - ITHC twice; wrote the security operating procedures

July 2017 to Jan 2020  Infrastructure Engineer, Kelder Insurance, Leeds
  VMware, some Azure AD, scripting in PowerShell and Python

Security clearance: held SC for the Stanhope contract, 2020 until February 2024, when it lapsed as my present employer has no need of it. I would expect no difficulty being vetted again. UK national, resident all my life.

Certificates: AWS DevOps Engineer Professional 2024; HashiCorp Terraform Associate 2023

BSc (Hons) Physics, University of Calderdale, 2017`,
    },
    {
      name: 'alasdair-mcrae-offshore',
      kind: 'trap',
      low: 2,
      high: 13,
      best: 6,
      why: 'The platform, deployment and AWS here are an oil rig, boats and a welding society; nothing of cloud computing.',
      lacks: ['4 years of AWS production', 'Terraform', 'live SC clearance'],
      cv: `ALASDAIR McRAE  BEng CEng MIMechE
Platform Engineer

Westhill, Aberdeenshire. Born 14/02/1983. Full clean driving licence.

Profile: Chartered engineer with nineteen years in platform engineering, reliability and availability of live production systems, from design through deployment and on-call support to decommissioning.

2014 - now    Ardmeanach Energy, Senior Platform Engineer (Kestrel A and B)
Responsible for integrity of two fixed steel platforms in the central North Sea: topsides piping, cranes, pressure vessels, container lifting and deck storage. Manage the yearly shutdown (110 people on board). Brought platform availability from 86 to 93 per cent. Approve weld procedures to AWS D1.1 and ASME IX. On call for production upsets one week in three. Member of the emergency response team.

2007 - 2014   Nordhavn Subsea, Stavanger and Aberdeen, Project Engineer
Deployment of manifolds and flowlines from construction vessels; pipeline integrity; load-out and sea-fastening of containers. Weather and cloud-base planning for helicopter transfers.

Training: BOSIET/FOET in date (June 2025), OGUK medical, AWS Certified Welding Inspector (2012, renewed 2024), IOSH Managing Safely, Major Emergency Management.

Security: airport pass and port facility pass held.

BEng Mechanical Engineering, Robertson Institute, Aberdeen, 2001 - 2006 (sandwich)
IT: SAP PM, Maximo, Excel, Primavera

References on request.`,
    },
    {
      name: 'farah-siddiqui-azure',
      kind: 'denial',
      low: 50,
      high: 63,
      best: 57,
      why: 'Live SC, Terraform and Kubernetes are proven but she says herself that she has never run AWS commercially, and AWS is what the job consists of.',
      lacks: ['4 years of live services on AWS'],
      cv: `Farah Siddiqui
Manchester M20 | prepared to travel to Leeds | SC cleared to 2031, live

WHAT I DO
Cloud platforms for public sector bodies, on Microsoft Azure. Six years of it.

WHERE
Thornbridge Consulting, Manchester. Principal Platform Engineer (from Apr 2022; Platform Engineer Aug 2020 to Mar 2022)
Placed with a government agency for the whole period. I designed the hub-and-spoke network, the management groups and the policy set, and I look after nine AKS clusters. Terraform throughout: I wrote 45 of the modules in our internal catalogue and chair the review group. Azure DevOps pipelines, later GitHub Actions. We passed two health checks. On call one in four. I also run the new-starter week, which three other delivery teams have borrowed.

Hadfield Mutual, Stockport. Windows / Azure Administrator, Sept 2017 to July 2020
Lift and shift of 120 servers. PowerShell DSC. Backup and patching.

AWS
To be plain: I have no commercial experience with AWS. I did the Cloud Practitioner exam in September 2026 and keep a sandbox account where I've built a small VPC and an EKS cluster by following a workshop. I understand the concepts and would need a few months to get quick.

EDUCATION
BSc Mathematics, Salford Quays University, 2017 (first)
AZ-305, AZ-400, CKAD, Terraform Associate`,
    },
  ],
};
