/** Penetration tester for UK government work: CRT or CSTM, live SC clearance and three years of testing decide it. */
import type { GradedJob } from '../types.ts';

export const checkPenetrationTester: GradedJob = {
  job: 'check-penetration-tester',
  title: 'Penetration Tester (CHECK)',
  spec: `Penetration Tester (CHECK Team Member)
Harrowgate Cyber Ltd - Cheltenham, with travel to customer sites across the UK
£55,000 - £68,000, car allowance, training budget

About us
We are a CHECK green-light company of 34 people. Two thirds of our work is for central government, police forces and the operators of critical infrastructure.

What you will be doing
- Infrastructure and web application tests, from scoping call to debrief
- Build reviews, Active Directory assessments, the occasional wireless or mobile job
- Writing reports that a permanent secretary can read
- Supporting our team leaders on red team engagements
- Helping two junior testers on their way to certification

What you must have
- CREST Registered Penetration Tester (CRT) or Cyber Scheme Team Member (CSTM), in date
- Current UK Security Check (SC) clearance or higher. We cannot sponsor from scratch for this post
- Three years or more of hands-on penetration testing of both infrastructure and web applications

What we would like
- OSCP, CCT or equivalent
- Cloud testing (Azure, AWS)
- Scripting in Python, PowerShell or Go
- Experience of ITHC work for PSN or for police customers
- Public speaking or published research

What you get
25 days of holiday plus your birthday, 8 % pension, private medical cover, a day a fortnight for research, and a hardware budget that nobody has yet managed to spend. Harrowgate Cyber is a Disability Confident employer and a signatory of the Armed Forces Covenant. Applications close when the post is filled.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 96,
      why: 'In-date CRT, live SC, five years of infrastructure and web testing to this day with ITHCs, cloud and mentoring.',
      lacks: [],
      cv: `RHIANNON SALLOW
Gloucester | SC cleared (renewed April 2024, UKSV)

SECURITY CONSULTANT, Penmarric Assurance, Bristol
09/2022 - present
CHECK Team Member on roughly 35 engagements a year: IT health checks for councils, three police forces and an arm's length body. External and internal infrastructure, Active Directory (BloodHound, certificate services abuse, Kerberoasting), web applications and APIs with Burp Suite Pro. I scope, test, write and present. Since 2024 I have led our Azure and Entra ID reviews. Wrote a Go tool for triaging SMB shares that the whole team now uses. I mentor one graduate, who passed CSTM in March.

PENETRATION TESTER, Dunstable Digital Risk, Milton Keynes
06/2021 - 08/2022
Web application tests for retail and insurance, segmentation tests for PCI DSS, build reviews of Windows and Linux gold images, phishing exercises. About 60 reports.

NETWORK ENGINEER, NHS trust in the Midlands
2018 - 2021
Switches, firewalls, patching, vulnerability scans with Nessus.

CERTIFICATES
CREST CRT - October 2022, resat October 2025, valid to October 2028
OSCP - 2021
AWS Certified Security Specialty - 2024

BSc (Hons) Computer Networks, University of Gloucestershire, 2018
Talk: "Shares nobody remembers", BSides Bristol 2025`,
    },
    {
      name: 'gem',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 83,
      why: 'An internal auditor by title, who has spent five years doing hands-on infrastructure and web tests with an in-date CSTM and SC; only consultancy polish is absent.',
      lacks: [],
      cv: `Callum Prendergast
Technical Audit Officer, water industry

I have worked in the internal audit department of one large water company since 2017. The name on the door says audit. What I do since January 2021 is attack the company before somebody else does.

SEVERNSIDE WATER PLC, Worcester
Technical Audit Officer (Jan 2021 - today)
- Each year I carry out between 14 and 18 hands-on tests of our own estate: the corporate network from a standing start, domain controllers, VPN gateways, the customer portal, the developer services site and its APIs, and twice the boundary to the telemetry network
- Typical findings of mine: NTLM relay to domain admin in a day, broken object-level authorisation in the billing API, a jump host with a shared local password
- Toolset: Nmap, Burp, Impacket, Responder, Certipy, sqlmap, own Python
- Write each one up for the audit committee with risk, evidence and remedy, and retest after ninety days
- Host the outside CHECK company each spring and work alongside its testers

Internal Auditor, General Controls (2017 - Dec 2020)
- Access reviews, change control, backup audits, ISO 27001 checks

QUALIFICATIONS
Cyber Scheme Team Member (CSTM), passed 11/2024, valid until 11/2027
Security clearance: SC, granted 2022 through the NIS regulator programme, valid to 2032
CISA, 2019
BA History, Aberystwyth, 2014`,
    },
    {
      name: 'lapsed',
      kind: 'lapsed',
      low: 43,
      high: 57,
      best: 51,
      why: 'A real tester with six years behind her, but the CRT ran out in 2023 and the SC lapsed when she left, so two must-haves are gone.',
      lacks: ['in-date CRT or CSTM', 'current SC clearance'],
      cv: `Zeynep Hartnoll, Cirencester

Penetration tester, freelance since May 2023. Clients are small: two hotel groups, a charity, a maker of door locks, several Shopify agencies. Web applications above all, APIs, some internal networks of up to 300 hosts, Microsoft 365 configuration reviews. I agree the scope, do the work, write the report and go through it with whoever has to fix things. Around twenty jobs a year.

Before that, August 2019 to April 2023, tester with Oxlade Security in Swindon, a CHECK company. There I worked on health checks for district councils and a fire service, firewall reviews, build reviews, citrix breakouts, and in my last year a share of the web work for a ministry. Team of eleven.

Before that, web developer in PHP and JavaScript, 2014 to 2019, last with a newspaper group.

Certificates
CREST CRT (2020, expired June 2023, not renewed, since my clients never asked)
CREST CPSA (2020, expired 2023)
OSWE 2022
SC clearance: held 2019 to 2023 through Oxlade; lapsed after I left. No current clearance.

Scripting in Python and Bash; I maintain a small wordlist project.

BEng Electronic Engineering, Middle East Technical University and Bath exchange year, 2013
British citizen since 2018, full driving licence`,
    },
    {
      name: 'foreign',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: 'Strong tester with an in-date CRT, whose clearance is Australian NV1; the UK one is not there and will not be sponsored.',
      lacks: ['current UK SC clearance'],
      cv: `DECLAN WIRIHANA
Offensive security consultant | moving to Cheltenham January 2027 (UK ancestry visa granted)

Summary
Six years of breaking into networks and web applications for government and banks in Canberra and Sydney.

Experience
Senior Consultant, Molonglo Security, Canberra (2022 to present)
* Lead tester on 25 jobs a year for federal departments: internal network, Active Directory, external perimeter, web portals, Azure
* IRAP support testing, Essential Eight validation
* Wrote the reporting template and the QA checklist; run debriefs for senior executives
* Supervise two associates

Consultant, Bellbird Cyber, Sydney (Nov 2020 to 2022)
* Web and mobile application tests for two of the big banks, APIs, thick clients
* Internal infrastructure tests for an airport operator

Systems Administrator, Territory Schools Network, Darwin (2016 to 2020)

Certifications
- CREST Registered Penetration Tester, certified 2022, recertified 2025
- OSCP 2020, CRTO 2023

Clearance
Australian Negative Vetting Level 1 (NV1), AGSVA, active to 2031. I understand that this does not transfer; I have lived in Australia all my life and would begin a UK application upon arrival.

Tools: Burp Suite, Cobalt Strike, Impacket, PowerShell, Python, ScoutSuite

Degree: Bachelor of IT, Charles Darwin University, 2015`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 27,
      high: 42,
      best: 35,
      why: 'A SOC analyst with good defensive work, who says that there is no testing experience, certificate or clearance yet.',
      lacks: ['CRT or CSTM', 'current SC clearance', 'three years of hands-on penetration testing'],
      cv: `ORIEL BATCHELOR
Cyber Security Analyst - Cardiff

Personal statement
Blue teamer of four years who wants to move over to the offensive side and is honest about the starting point.

Employment
Tier 2 SOC Analyst, Caerwent Managed Services, Newport - March 2022 until now
- Triage in Microsoft Sentinel and Defender for 40 customers, shifts
- Incident response: ransomware at a food wholesaler (contained within three hours), some 30 mailbox compromises
- Wrote 60 KQL detections, mapped to MITRE ATT&CK
- Worked with visiting penetration testers in two purple team weeks as the defending side
- Monthly vulnerability scans in Qualys, ticketing of the results

IT Support Technician, Coleg y Fenni, 2019 - 2022
- Desktop and classroom support, Intune, Jamf

Certificates
CompTIA Security+ (2021), SC-200 (2022), Blue Team Level 1 (2023)

What I do not have
No commercial penetration testing experience. Not CREST or Cyber Scheme certified; I plan to sit CPSA next year. I do not hold SC; my current clearance level is BPSS only.

Free time
Hack The Box, rank Hacker; cave rescue volunteer; Welsh speaker

Education
HND Computing, University of South Wales, 2019`,
    },
  ],
};
