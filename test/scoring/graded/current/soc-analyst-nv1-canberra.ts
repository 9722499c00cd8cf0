import type { GradedJob } from '../types.ts';

export const socAnalystNv1Canberra: GradedJob = {
  job: 'soc-analyst-nv1-canberra',
  title: 'SOC Analyst (NV1)',
  spec: `**SOC Analyst – NV1 – Canberra (Barton)**
12-month contract + 2 x 12 | 24x7 roster | on site

Our federal client is growing its Security Operations Centre and needs two analysts at mid level.

**Duties**
* Monitor, triage and investigate alerts from SIEM and EDR (Sentinel, Splunk, Defender)
* Contain and escalate incidents following the playbooks, and write them up
* Tune detection rules and cut false positives
* Phishing analysis, threat hunting, handover between shifts
* Contribute to reporting against the Essential Eight

**Mandatory – applications without these cannot be put forward**
1. Current AGSVA Negative Vetting Level 1 (NV1) clearance or higher. The client will not sponsor.
2. At least three years of hands-on security monitoring and incident response
3. One current certification such as CompTIA CySA+, GCIH, GCIA, Microsoft SC-200, BTL1 or equivalent

**Well regarded**
* KQL or SPL; Python or PowerShell scripting
* MITRE ATT&CK mapping, ISM knowledge
* Prior government work

**You are** calm at 4 am, curious, able to explain an incident to someone who is not technical.

**About us**: Wattlebird Consulting is a specialist agency, 100 % Australian owned, a member of the usual panels. Daily rate by experience, weekly pay, referral bonus of $1,500.

Closes 12 November, 11 am. Please send a CV in Word and a one-page pitch answering the three mandatory criteria. Aboriginal and Torres Strait Islander people are encouraged to apply.`,
  graded: [
    {
      name: 'imogen-tarrawarra-pell',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Five years in government SOCs on the same tools, current NV1, GCIH and SC-200, with incidents and tuning to show for it: put her forward today.',
      lacks: [],
      cv: `Imogen Tarrawarra-Pell
Belconnen ACT | Australian citizen
Clearance: NV1, AGSVA, granted August 2021, current

CYBER SECURITY ANALYST

Yarralumla Cyber Services (on site at a federal agency)
SOC Analyst, Level 2 | February 2023 – present
- Investigate 15 to 20 escalated alerts a shift in Microsoft Sentinel and Defender for Endpoint, 24x7 roster
- Led response to a business email compromise of eleven mailboxes (2024) and a contained web-shell on a legacy host (2025)
- Wrote or retuned 60 KQL analytics rules mapped to ATT&CK; false positives down 41 % in a year
- Monthly hunt on identity and living-off-the-land behaviour
- Draft the Essential Eight maturity figures for the monthly report

Molonglo Data Protection, Canberra
SOC Analyst, Level 1 | July 2021 – January 2023
- Splunk ES triage for three government clients, phishing mailbox, shift handovers
- Python script to enrich indicators, saving about 20 minutes per case

Tuggeranong Credit Cooperative
IT Support Officer | 2019 – June 2021

CERTIFICATIONS
GCIH, 2024 (valid to 2028)
Microsoft SC-200, renewed March 2026
Security+, 2021 (expired)

EDUCATION
Bachelor of Information Technology (Networks), Lake George University, 2018

Referees: two SOC managers, on request`,
    },
    {
      name: 'wayne-delacourt',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'His title is night service desk lead, but for four years he has run the overnight alert queue, contained incidents and tuned Sentinel, with NV1 and CySA+.',
      lacks: [],
      cv: `WAYNE DELACOURT
Queanbeyan NSW

Night Service Desk Lead, Burley Managed Networks (federal department account)
October 2022 – present

The department has no security people on site between 7 pm and 7 am, so the desk does it. That is nine tenths of my night:
• Own the Microsoft Sentinel and Defender queue, 30 to 50 alerts a night; sort, investigate, close or raise with timeline and evidence
• Isolated 14 endpoints and disabled some 70 accounts under the department's playbooks; first responder in the March 2025 ransomware attempt, where the spread stopped at two machines
• Take apart reported phishing mails: headers, links, attachments in the sandbox
• Suggest and test rule changes in KQL; 22 accepted by the day team, one noisy rule alone cut 300 alerts a week
• Write the 6.30 am handover, read by the CISO
• Two desk officers report to me; ordinary password calls are theirs

Service Desk Officer, Burley Managed Networks
May 2020 – September 2022
Phones, tickets, Active Directory, laptops.

Baker, Monaro Bread Co., 2011 – 2020

Clearance: Negative Vetting 1, issued June 2022, active
Certificates: CompTIA CySA+ (2024, valid until 2027); ITIL 4 Foundation
Study: Certificate IV in Cyber Security, 2022
Scripting: PowerShell for account lockouts and log pulls`,
    },
    {
      name: 'siddharth-vance',
      kind: 'years',
      low: 60,
      high: 72,
      best: 66,
      why: "NV1 and SC-200 are fine and the work is right, but the 'five years in cyber' are sixteen months of SOC by the dates after network cabling and desktop support.",
      lacks: ['Three years of security monitoring and incident response (sixteen months by the dates)'],
      cv: `Siddharth Vance
Gungahlin, ACT
NV1 (current, granted November 2024) | Microsoft SC-200 (renewed 2026)

PROFILE
SOC Analyst with 5+ years of hands-on security monitoring and incident response in government and private industry.

EXPERIENCE

SOC Analyst — Ainslie Secure Pty Ltd, federal client
July 2025 – present
> Watch and triage Sentinel and Defender alerts on a rotating roster
> Worked 640 cases, escalated 45, led four low-severity incidents
> Phishing queue, user call-backs, block lists
> Rebuilt the playbook for impossible-travel alerts; two new KQL rules in production
> Shift reports and handover
> ATT&CK tags on all cases

Desktop Support Officer — Ainslie Secure Pty Ltd
February 2023 – June 2025
> Windows 11 rollout, printers, imaging, onboarding of 400 users
> Asset register and VIP support

Cabling and Network Technician — Cooma Comms
January 2021 – January 2023
> Cat6 and fibre installation, switch racking, site surveys

EDUCATION
Diploma of Information Technology, Limestone Plains TAFE, 2020

OTHER
Volunteer at a schools capture-the-flag day, 2025
Home lab with Splunk free edition and a honeypot
Basic Python
Australian citizen, full driver licence`,
    },
    {
      name: 'chloe-ferrington-ngo',
      kind: 'list',
      low: 20,
      high: 34,
      best: 27,
      why: 'All the right tool names and course titles in a list, but the only jobs are a phone shop and a gym; no SOC work, no clearance, no certificate earned.',
      lacks: [
        'NV1 clearance',
        'Three years of security monitoring and incident response',
        'One current certification',
      ],
      cv: `CHLOE FERRINGTON-NGO
Aspiring SOC Analyst | Canberra

OBJECTIVE
To obtain a position as SOC Analyst in a government security operations centre where I can use my passion for cyber security.

CORE SKILLS
SIEM: Microsoft Sentinel, Splunk, QRadar, Elastic
EDR: Defender, CrowdStrike, SentinelOne
Incident response, triage, containment, threat hunting, phishing analysis, malware analysis, digital forensics
MITRE ATT&CK, Cyber Kill Chain, Essential Eight, ISM, NIST CSF, ISO 27001
KQL, SPL, Python, PowerShell, Bash
Wireshark, Nmap, Burp Suite, Nessus, Kali Linux
Detection engineering, SOAR, playbooks, Sigma, YARA

COURSES (online)
SOC Fundamentals; Introduction to CySA+; SC-200 preparation; Blue Team Basics; Ethical Hacking from Zero to Hero

EDUCATION
Bachelor of Cyber Security, Mount Stromlo University, second year, expected end of 2027

EMPLOYMENT
Sales Assistant, PhoneNest, Woden, March 2024 – present (casual)
Sell handsets and plans, help customers with set-up.
Receptionist, Iron Wombat Gym, 2022 – 2024

STRENGTHS
Calm under pressure, curious, fast learner, team player, excellent communicator

OTHER
Australian citizen, willing to be cleared. Available for shifts outside lectures.`,
    },
    {
      name: 'beatrix-ollerenshaw',
      kind: 'unrelated',
      low: 0,
      high: 8,
      best: 3,
      why: 'A florist and wedding decorator; nothing in it touches security operations, and no clearance or certificate.',
      lacks: [
        'NV1 clearance',
        'Three years of security monitoring and incident response',
        'One current certification',
      ],
      cv: `Beatrix Ollerenshaw
Florist and event decorator
Yass, New South Wales

Hello! I have been making people happy with flowers for fifteen years and am open to new things in Canberra.

Head Florist, Petal & Thorn, Yass, August 2017 – now
Bouquets, sympathy work and weddings, up to 70 a season. Order at the Sydney market, look after cool room and wastage, train two juniors, dress the window. Turnover up by a third since I took over the wedding side.

Florist, Garden Bay Flowers, Goulburn, 2013 – 2017
Shop counter, deliveries, Valentine's and Mother's Day peaks.

Junior, Ivy Lane Nursery, 2011 – 2013
Potting, watering, customer service.

Training
Certificate III in Floristry, 2013
Responsible Service of Alcohol, 2023
Driver licence, own van

Skills
Colour and composition, supplier negotiation, budgeting, social media pictures, early mornings

Awards
Regional show, second place for bridal bouquet, 2022

Interests
Ceramics, native gardens, choir`,
    },
  ],
};
