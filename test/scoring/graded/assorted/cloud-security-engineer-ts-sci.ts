/** Cloud Security Engineer (TS/SCI): active Top Secret clearance with SCI eligibility; U.S. citizenship decide it. */
import type { GradedJob } from '../types.ts';

export const cloudSecurityEngineerTsSci: GradedJob = {
  job: 'cloud-security-engineer-ts-sci',
  title: 'Cloud Security Engineer (TS/SCI)',
  spec: `Cloud Security Engineer – Active TS/SCI Required
Location: Chantilly, VA (hybrid, 3 days on site) | Requisition 26-41877

Halvorsen Federal delivers mission IT to the defense and intelligence communities. We are seeking a Cloud Security Engineer to support a multi-enclave migration program.

What You'll Do
- Design and implement security controls in AWS GovCloud and/or Azure Government (identity, encryption, network segmentation, logging)
- Build guardrails and compliance-as-code with Terraform or CloudFormation
- Prepare RMF artifacts and support ATO packages in eMASS or Xacta; remediate STIG and ACAS findings
- Integrate scanning into CI/CD pipelines and advise development teams
- Support incident response and continuous monitoring

Requirements
- U.S. citizenship and an active Top Secret clearance with SCI eligibility
- Bachelor's degree in Computer Science, Cybersecurity or related field; four additional years of relevant experience may be substituted for the degree
- 5+ years of hands-on experience securing cloud environments
- DoD 8140/8570 IAT Level II certification (Security+ CE, CySA+, GSEC, CISSP or equivalent)

Preferred
- AWS Security Specialty or Azure AZ-500
- Kubernetes/container hardening; Python scripting
- Splunk or Microsoft Sentinel
- CI or full-scope polygraph

Benefits: 11 paid holidays, 401(k) with 6% match, $5,250 tuition assistance. Pay range $148,000–$192,000.

Halvorsen Federal is an Equal Opportunity Employer, including disability and protected veterans.`,
  graded: [
    {
      name: 'systems-engineer-staff-gem',
      kind: 'gem',
      low: 88,
      high: 96,
      best: 92,
      why: 'Plain systems-engineer title, but dated, recent evidence of seven years locking down GovCloud, with cleared status, degree, CISSP and polygraph.',
      lacks: [],
      cv: `DARNELL K. WHITLOCK                                   Manassas, VA   dkwhitlock@example.com

Access: TS//SCI, in scope (PR closed 03/2024), CI poly 06/2023. USC.

WORK

Systems Engineer, Staff            Bracken Ridge Technologies           04/2021 - present
 Own the landing zone for a 63-account GovCloud and C2S estate. Wrote the org-level deny policies, KMS key hierarchy and transit routing that keep the three enclaves apart. Everything is HCL in GitLab; merge is refused if Checkov or our own OPA rules fail. Took two systems from nothing to a three-year ATO (Xacta, 800-53 mod/high), then moved both to cATO. Hardened EKS and RKE2 nodes to DISA STIG with Ansible; POA&M from 412 open items to 37 in ten months. Flow logs, CloudTrail and GuardDuty into Splunk, 40 detections authored. Twice the lead on key-compromise drills.

Systems Engineer, Senior           Tidewater Signal Group               09/2018 - 03/2021
 Moved 28 workloads off a Ft. Meade data hall to AWS. IAM roles in place of static keys; wrote boto3 jobs that close public buckets and stale SGs; handled ACAS scans and SSP control write-ups.

Linux Administrator                Tidewater Signal Group               06/2015 - 08/2018
 RHEL 6/7, 300 hosts, SCAP, SELinux.

SCHOOL    B.S. Computer Science, Old Dominion area state university, 2015
PAPERS    CISSP (2019, CPEs current) | AWS Security - Specialty (exp 02/2028)`,
    },
    {
      name: 'airforce-no-degree-azure-gov',
      kind: 'any-of',
      low: 82,
      high: 92,
      best: 87,
      why: 'No degree, but eleven years of relevant dated security work more than fill the stated substitution, with TS/SCI, GSEC and Azure Government.',
      lacks: [],
      cv: `Lucia "Lucy" Benavidez – Cloud/Cyber Security

**Clearance:** Top Secret/SCI – ACTIVE (last investigated Nov 2022; Continuous Vetting enrolled)
**Certs:** GIAC GSEC (valid thru Aug 2028), Microsoft AZ-500 (renewed 2026), Terraform Associate
**Citizenship:** United States

**Experience**

*Senior Security Engineer, Juniper Hollow Federal LLC — San Antonio, TX → remote VA* (Feb 2022 – Present)
• Lead for Azure Government IL5 tenant, 19 subscriptions, 2,100 users
• Conditional Access, PIM, Private Link, Defender for Cloud; built Azure Policy initiative mapped to NIST 800-53
• Sentinel analytics rules + Logic App playbooks; on-call IR
• eMASS packages for 4 boundaries; ATOs granted Oct 2023 and Jan 2026
• Added Trivy and CodeQL gates to Azure DevOps pipelines

*Cloud Security Analyst, Orrin & Vance Defense — San Antonio, TX* (Jan 2019 – Jan 2022)
• AWS GovCloud config baselines, Security Hub triage, CloudFormation templates for VPC/logging
• Closed 600+ STIG findings on Windows and RHEL instances

*Cyber Surety / Cyber Defense Ops (3D0X3), United States Air Force — JBSA Lackland* (Aug 2015 – Jan 2019), honorable discharge, SSgt
• ISSO duties for two classified networks, ACAS, account audits

**Education**
Community College of the Air Force, credits toward AAS, Cybersecurity (not completed)

Python/PowerShell daily. No Kubernetes in production yet.`,
    },
    {
      name: 'clearance-inactive-since-2021',
      kind: 'lapsed',
      low: 49,
      high: 61,
      best: 55,
      why: 'Superb cloud security record, but the TS/SCI was debriefed in March 2021 and is long out of currency.',
      lacks: ['active Top Secret clearance with SCI eligibility'],
      cv: `Priya Ramanathan-Cole
Reston, Virginia

SUMMARY
Cloud security engineer, nine years. AWS mainly, some Azure. U.S. citizen by birth. Previously held TS/SCI (debriefed March 2021 upon leaving government contracting; not currently sponsored).

PROFESSIONAL EXPERIENCE

Kestrel Pay, Inc. | Staff Cloud Security Engineer | March 2021–Present
Responsible for the security architecture of 140 AWS accounts at a payments company (PCI DSS Level 1, SOC 2). Designed SCPs and permission boundaries; migrated 1,800 IAM users to Identity Center; rolled out Terraform modules with Sentinel and OPA policy checks that block roughly 90 non-compliant changes a week. Introduced image signing and admission control on EKS. Led response to an exposed-token incident in 2024 with no customer impact.

Northmoor Analytics Corp. | Cloud Security Engineer | June 2017–March 2021
Supported an intelligence community customer in Herndon. Hardened GovCloud enclaves per DISA STIGs, authored SSPs and control narratives in Xacta, assisted with three successful ATOs, ran Nessus scanning and POA&M meetings.

EDUCATION
Master of Science, Information Assurance, 2017
Bachelor of Science, Computer Engineering, 2015

CERTIFICATIONS
CISSP, since 2020, in good standing. AWS Certified Security – Specialty, through May 2027. CKS, 2025.`,
    },
    {
      name: 'permanent-resident-fedramp',
      kind: 'denial',
      low: 37,
      high: 49,
      best: 43,
      why: 'Strong commercial FedRAMP cloud security engineer who states that she is not a US citizen and has never held a clearance.',
      lacks: ['U.S. citizenship', 'active Top Secret clearance with SCI eligibility'],
      cv: `Ewa Lindqvist-Mazur | ewa.lm@example.io | Arlington VA | github: ewa-lm-example

status → lawful permanent resident (green card 2023), naturalization possible from 2028. never held a government clearance.

what i do → keep cloud platforms safe and auditable

2022-05 … now   Lead Cloud Security Engineer @ Corvid Docs (SaaS, FedRAMP Moderate)
  – got the product through FedRAMP in 13 months: SSP, boundary diagrams, 3PAO walkthroughs
  – GovCloud + commercial AWS, 31 accounts. control tower, config conformance packs, macie
  – terraform monorepo, tfsec & conftest in github actions; drift bot in python
  – k8s: gatekeeper, falco, CIS benchmark 96%
  – monthly conmon deliverables & POA&M to agency sponsor

2018-01 … 2022-04   Cloud Security Engineer @ Blåtorn Bank, Stockholm
  – azure landing zone, sentinel, key vault/HSM, DORA prep, red team follow-up

2015-09 … 2017-12   Security Analyst @ Blåtorn Bank
  – SIEM, vuln mgmt

degrees → MSc Information Security, Gdańsk, 2015
certs → CISSP (2021, active), AWS SCS-C02 (2024), AZ-500 (2026)
languages → polish, swedish, english`,
    },
    {
      name: 'claims-six-years-dates-say-one',
      kind: 'years',
      low: 49,
      high: 61,
      best: 55,
      why: 'Cleared, degreed and certified, but the claimed six years of cloud security are, by his own dates, fifteen months after a career of on-premises administration.',
      lacks: ['5+ years of hands-on experience securing cloud environments'],
      cv: `GREGORY T. SALTZMAN, Security+ CE
Centreville, VA 20120

QUALIFICATIONS SUMMARY
Over six (6) years of cloud security engineering experience in support of DoD. Active TS/SCI. U.S. Citizen. Detail oriented team player with outstanding customer service.

EMPLOYMENT

Cloud Security Engineer I, Pell & Tarrant Inc., Chantilly, VA
August 2025 to Present
Assist senior engineers with AWS GovCloud IAM reviews, S3 encryption and Config rules. Modify existing Terraform modules. Upload evidence to eMASS. Track POA&M items. Review GuardDuty alerts.

Windows Systems Administrator, Pell & Tarrant Inc., Chantilly, VA
May 2019 to August 2025
Administered 220 physical and VMware servers in a SCIF server room; Active Directory, GPO, WSUS, SCCM. Applied Windows Server STIGs and ran ACAS scans monthly, backed up with NetBackup, performed data transfers between networks as DTA. Prepared hardware lists for two RMF reauthorizations. No off-premises hosting was used by the customer in this period.

Desktop Support Technician, Fairmeadow County Schools
June 2016 to April 2019
Imaging and ticket queue.

EDUCATION
B.S., Information Technology, 2016, GPA 3.4

CERTIFICATIONS
CompTIA Security+ CE (expires 10/2027)
AWS Certified Cloud Practitioner (2025)
MCSA Server 2016`,
    },
  ],
};
