/** Level 2 security operations analyst, Calgary: three years in a SOC, own queries in a SIEM, one certificate, shifts. */
import type { GradedJob } from '../types.ts';

export const socAnalystL2: GradedJob = {
  job: 'soc-analyst-l2',
  title: 'Security Operations Analyst, Level 2',
  spec: `Position: Security Operations Analyst L2
Company: Foothill Cyber Defence (managed detection and response, 90 staff)
Location: Calgary AB, hybrid. Desk is 24x7; everyone rotates, 4 on 4 off, days and nights.
Reports to: Shift Manager

THE WORK
L1 hands you what they can't close. You dig: pull the logs, build the timeline, decide whether it's real, contain it (isolate host, kill session, block) and call the customer, at 3 a.m. if that's what it takes. Between incidents you tune noisy rules, hunt, write runbooks and help L1 get better. Around 60 customers: energy, credit unions, school boards.

YOU NEED
- A minimum of 3 years as an analyst in a SOC, CSIRT or MDR team
- Real SIEM time in Microsoft Sentinel, Splunk, QRadar or Elastic, and the habit of writing your own searches (KQL, SPL or the like) rather than clicking saved ones
- One recognised credential: Security+, CySA+, SC-200, BTL1, GCIH, GCIA or similar
- Clear written English; our reports go to customers' executives

GOOD TO SEE
- EDR consoles: Defender, CrowdStrike, SentinelOne
- Python or PowerShell for chores
- Detection engineering mapped to ATT&CK
- OT/ICS exposure, given the energy customers

Pay 88-104k CAD + shift premium. Criminal record check. Foothill welcomes applicants from every background; tell us if you need an accommodation.`,
  graded: [
    {
      name: 'mdr-analyst',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Over five years in SOC and MDR teams on rotation, writes KQL and SPL, GCIH, EDR, Python, rule tuning, OT customers.',
      lacks: [],
      cv: `PRIYA RAMANATHAN-COTE
Calgary, Alberta

Incident Analyst (Tier 2), Chinook MDR, Calgary
Oct 2023 - Present
- Escalation point for six Tier 1 analysts on a 4-on-4-off rota, including nights
- Investigates in Sentinel and Defender XDR; about 300 custom KQL searches, 40 of them turned into analytics rules with ATT&CK tags
- Took the lead on two ransomware containments at an oilfield services firm (hosts isolated in 19 minutes, plant network untouched)
- False-positive volume for the credit union group down 46% after tuning
- Writes the customer-facing incident reports

SOC Analyst, Bowness Financial, Calgary
June 2021 - Sept 2023
- Splunk ES; SPL searches and dashboards; phishing, credential stuffing, insider cases
- PowerShell script that gathers triage packages, still used there

IT Support Specialist, Bowness Financial
2019 - 2021

Certifications
GCIH (2024), SC-200 (2023), Security+ (2020)

Education
Diploma, Information Systems Security, Elbow River Polytechnic, 2019

Extras
Python (log parsers, enrichment via API). CrowdStrike Falcon in the lab and at two customers. Mentor, Women in Cyber Alberta.`,
    },
    {
      name: 'saved-searches',
      kind: 'denial',
      low: 54,
      high: 71,
      best: 64,
      why: 'Five years in a bank SOC with QRadar and a certificate, but says he does not write searches himself.',
      lacks: ['the habit of writing your own searches (KQL, SPL or the like)'],
      cv: `Graham Stelmach

Hello, here is what I have done.

Prairie Rose Bank, Regina, Security Operations Centre. Analyst from May 2021 until today, senior analyst from 2024.
The centre runs around the clock and I have worked every kind of shift. Alerts come in through QRadar. My part is second look on whatever the juniors pass up: account takeovers, malware on branch machines, mail fraud, lost laptops. I gather the facts, talk with branches, isolate through SentinelOne, and close with a written report that the CISO's office has called the best in the building. In 2023 I coordinated our response during a supplier breach that touched 4,000 members' data. I have rewritten most of our runbooks.

A word about tooling. Our content team owns the rules and the queries; I run the ones they publish and ask for new ones when I need them. I've never learned AQL or any other query language, and scripting is not my thing either.

Earlier: fraud call taker, Prairie Rose Bank, 2018 to 2021.

CySA+ 2022. Security+ 2020.
B.A. Justice Studies, 2017.
Moving to Calgary with my partner in the new year. Clean record check on file.`,
    },
    {
      name: 'two-desks',
      kind: 'overlap',
      low: 52,
      high: 70,
      best: 62,
      why: 'Claims over four years, but three jobs ran side by side: 23 months from December 2024. The rest is strong.',
      lacks: ['A minimum of 3 years as an analyst in a SOC, CSIRT or MDR team'],
      cv: `Mateus Figueira
Security analyst with 4+ years of combined SOC experience

| Period | Role | Employer |
|---|---|---|
| Dec 2024 - now | SOC analyst L1, L2 since Feb 2026 (full time) | Kananaskis Managed Security |
| Feb 2025 - Aug 2026 | SOC analyst (part time, weekends) | Foothills University CSIRT |
| Jan 2025 - Dec 2025 | Analyst on call (contract, evenings) | Redwillow Credit Union |
| 2021 - Nov 2024 | Network technician | Medicine Line Telecom |

Kananaskis: Elastic and Sentinel for 25 customers, nights included. I write EQL and KQL daily, own the lateral-movement detections and have contained hosts in CrowdStrike more times than I can count. Customer calls, reports, L1 coaching.

University: phishing campaigns, stolen student accounts, Python enrichment bot.

Redwillow: after-hours triage in Splunk, SPL searches, escalation.

Telecom: switches, firewalls, BGP tickets, field visits.

BTL1 (2025, gold coin), Security+ (2024), CCNA (2022)
Diploma in Network Engineering, 2021

English and Portuguese, both written at a professional level
References: shift manager at Kananaskis, CSIRT lead`,
    },
    {
      name: 'short-note',
      kind: 'thin',
      low: 35,
      high: 53,
      best: 45,
      why: 'Sixty words: twenty months at L1 in Sentinel with a certificate; years short and no searches of his own.',
      lacks: [
        'A minimum of 3 years as an analyst in a SOC, CSIRT or MDR team',
        'the habit of writing your own searches (KQL, SPL or the like)',
      ],
      cv: `Dev Sandhu, Calgary

SOC analyst L1, Nose Hill Managed Security, since March 2025. Night rotation. Sentinel alert triage, phishing mailbox, tickets in ServiceNow, hand-over notes to the morning shift, isolating hosts in Defender on instruction.

Before: service desk, school board, 2022 to 2025.

Security+ 2024. Diploma IT Systems 2022. Working through KQL tutorials at home.

English, Punjabi. Available with two weeks' notice.`,
    },
    {
      name: 'guard-desk',
      kind: 'trap',
      low: 8,
      high: 26,
      best: 17,
      why: 'Security operations centre of cameras and doors: incidents, triage and shifts, but no SIEM and no cyber work.',
      lacks: [
        'A minimum of 3 years as an analyst in a SOC, CSIRT or MDR team',
        'Real SIEM time in Microsoft Sentinel, Splunk, QRadar or Elastic, and the habit of writing your own searches',
        'One recognised credential: Security+, CySA+, SC-200, BTL1, GCIH, GCIA or similar',
      ],
      cv: `Bernadette Lachance
Senior Security Operations Centre Analyst

EXPERIENCE
Stampede Towers Corporate Security, Calgary - Senior SOC Analyst, 2020 to present
Security Operations Centre for nine office towers and two data halls, staffed 24x7 (I have worked the 4-on-4-off rotation for six years).
- Monitors 1,400 cameras and 3,000 doors in Genetec and Lenel; triages alarms and decides what is real
- Escalation point for Level 1 operators; incident timelines and reports to tenant executives
- Tunes nuisance alarms: 52% fewer after the 2023 review
- Threat monitoring during protests, travel alerts, crisis calls at any hour
- Wrote 30 runbooks; trains new analysts

Ironwood Protection - Mobile supervisor, 2016 to 2020
Patrol, alarm response, lockdown drills at two refineries.

CREDENTIALS
Alberta Security Services Worker licence (valid to 2028)
Physical Security Professional, ASIS, 2022
Standard First Aid, AED
Defensive tactics refresher 2025

EDUCATION
Certificate in Security Management, 2015

Bilingual French and English. Clear police check. Keen to grow in incident response.`,
    },
  ],
};
