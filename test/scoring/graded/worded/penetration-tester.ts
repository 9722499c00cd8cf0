/** Penetration tester, UK consultancy: OSCP or CREST CRT/CCT, active SC, three years of testing for clients. */
import type { GradedJob } from '../types.ts';

export const penetrationTester: GradedJob = {
  job: 'penetration-tester-worded',
  title: 'Penetration Tester (Government Practice)',
  spec: `Ravensworth Assurance Limited is a specialist security consultancy with offices in Cheltenham and York. Our Government Practice carries out technical assurance for departments, agencies and their suppliers, and we are seeking to appoint a Penetration Tester to join a team of eleven.

Duties of the appointment

The post-holder will scope, conduct and report upon tests of web applications, infrastructure (internal and external), cloud tenancies and mobile applications; will present findings to technical and to senior audiences; will support colleagues on IT Health Checks; and will contribute not less than ten days a year to research. Approximately forty per cent of assignments are on client premises within Great Britain. Reports are reviewed by a peer before issue and our clients judge us by them, hence an ability to write clear English will be assessed by exercise.

Requirements

Applicants shall hold either the OSCP or a CREST registration (CRT, or CCT in Infrastructure or Applications), current at the date of application. They shall have been engaged for at least three years in penetration testing for external or internal clients, with responsibility for the report. By reason of the work a National Security Vetting clearance at SC level must be held and active at the start; we regret that we are unable to sponsor candidates from nothing, on account of present waiting times and contractual start dates.

It will be an advantage to have CHECK status, experience of Azure and AWS reviews, Active Directory attack paths, some red teaming, scripting in Python or PowerShell, or published research.

Remuneration

£52,000 to £70,000 according to experience, profit share, examination fees, private medical cover. Applications in confidence to the Practice Secretary. Ravensworth is an equal opportunity employer.`,
  graded: [
    {
      name: 'check-team-leader',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 96,
      why: 'Eight years of client tests, CCT and OSCP in date, DV in force above the SC asked, health checks, AD, Azure and research.',
      lacks: [],
      cv: `ELEANOR STANHOPE-NKEMELU
Security tester, Gloucester

Clearance: DV (2023, active with present employer)
CREST: CCT INF, Nov 2024. CRT Jan 2020 and Mar 2023
Offensive Security: OSCP 2019, OSEP 2022
CHECK Team Leader (Infrastructure)

Blackthorn Cyber LLP, Senior Consultant, Feb 2021 to now
Lead on ITHCs for eight departments and a police force. External and internal infrastructure, AD (Kerberoasting to ADCS abuse), Entra ID and Azure subscription reviews, stand-alone networks on site. Wrote about 110 reports, QA of about 200. Debriefs up to permanent secretary. Two red team exercises under CBEST-style rules.
Research: CVE-2024 pair in a print server, talk at SteelCon 2024.

Pinnacle InfoSec, Consultant, Sept 2018 to Jan 2021
Web and API tests, mobile (iOS and Android), PCI segmentation. Python tooling for report merge.

MSc Information Security, Royal Holloway 2018
BA Classics, Durham 2016

Fell running, Greek tragedy, one rescue greyhound.`,
    },
    {
      name: 'telco-tiger-team',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'Five years in the in-house attack team of a telecoms operator that charges its business units and customers for each exercise; PEN-200 passed, vetted by UKSV and in force; little cloud.',
      lacks: [],
      cv: `Rhodri Pask. York. I break into telephone exchanges for a living, with permission slips.

The permission slips come from the divisions and the corporate customers of Northlink Telecom plc, for whom our group of six, the "offensive assurance desk", is hired by the day like any outside firm. I've been on it since 6 September 2021. A typical month: four days on a billing portal, two on paper, a week inside an exchange building with a laptop and no credentials, trying to get from a meeting-room socket to domain admin (record: 3 h 10 min), and the rest on an Android handset of ours. Before each I agree the rules and the boundaries with the owner, afterwards I write it up on my own name, and stand in front of the owner and his director to say it again in human words. 70-odd of those documents so far. Two of them went to the NCSC since the boxes were part of a public safety network; that is also why UKSV put me through the full Security Check in May 2022 (good until 2032 by the letter, aftercare in order, still carried by Northlink).

I sat the 24-hour PEN-200 exam in February 2022 and again needed coffee. Number on request. Tools written in Python and PowerShell.

Before: field engineer, Northlink, 2013 to 2021. Poles, cabinets, fibre.

Foundation degree in Networking, Hull College, 2019 (evenings). Bell ringer at the Minster's third-best tower. Whippet.`,
    },
    {
      name: 'canberra-nv1',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: "Six years of government testing and CREST in force, but the clearance is the Australian NV1, not SC, and the firm can't sponsor from nothing.",
      lacks: ['a National Security Vetting clearance at SC level must be held and active at the start'],
      cv: `Lachlan Prewett
Penetration Tester
Canberra, moving to Cheltenham (UK Ancestry visa granted, arriving 4 Jan 2027)

Security clearance: AGSVA Negative Vetting Level 1, granted 2020, current

Certs
CREST Registered Penetration Tester (CRT), renewed Aug 2025
OSCP, 2020. OSWE, 2023
IRAP: no, never wanted it

Work
Wattle Cyber, Canberra - Senior Security Consultant - Mar 2020 to now
  Federal departments and their vendors. Web, API, thick client, internal network, M365 and AWS tenancy. 130+ engagements, lead on about 80, wrote the reports. Assumed-breach exercises, BloodHound, custom C2 in Go. On site across ACT and in Alice Springs. Present to CISOs; ran the report-writing workshop for our grads (readability went up, moaning as well).
Datacom-ish MSP, Adelaide - Systems engineer - 2016 to Feb 2020
  Windows, VMware, M365

Bachelor of IT (Networking), UniSA, 2015

Talks: BSides Canberra 2023 and 2025. CVE credits: 5.

Footy (AFL, ruck), woodturning, grandma from Tewkesbury. Referees in two time zones.`,
    },
    {
      name: 'soc-to-tester',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Holds OSCP and SC and tests well, but only since February 2025, a year and nine months against three; the six years before are monitoring.',
      lacks: ['at least three years in penetration testing for external or internal clients'],
      cv: `NADIA FORSYTH

Cyber security professional - eight years - SC (valid to 2031) - OSCP (2024), CRTO (2025)

Penetration Tester
Granite Peak Security, Leeds. 3 February 2025 - present
* 45 tests: web apps, APIs, external infra, two internal, one Azure
* Reports from scoping note to final issue under my name since June 2025, before that under review of a lead
* Shadowed two IT Health Checks, CHECK Team Member application in
* Python scripts for evidence collection

SOC Analyst L2 to L3, then Threat Hunter
Ministry supplier (Halcyon Systems), Corsham. 2019 - January 2025
* Sentinel and Splunk, incident response, purple team days with the testers four times a year
* Detection rules for Kerberoasting, DCSync, AD CS
* Shift pattern 4 on 4 off

SOC Analyst L1
Fibre Retail Group. 2018 - 2019

BSc Cyber Security, Abertay, 2:1, 2018 (project: fuzzing of a baby monitor)
HackTheBox: Pro Labs Offshore and RastaLabs done

Interests: bouldering, lock sport, embroidery (mostly circuit boards)
Will travel. Car. Lives in Harrogate.`,
    },
    {
      name: 'lab-enthusiast',
      kind: 'list',
      low: 20,
      high: 35,
      best: 27,
      why: 'A long list of tools, badges and the words OSCP and SC as aims; the work is an IT helpdesk, without a client test, certificate or vetting.',
      lacks: [
        'either the OSCP or a CREST registration',
        'at least three years in penetration testing for external or internal clients',
        'a National Security Vetting clearance at SC level must be held and active at the start',
      ],
      cv: `Aidan Crossley, Ethical Hacker / Penetration Tester

Summary: Passionate offensive security specialist targeting OSCP and CREST CRT. SC eligible. Web application penetration testing, infrastructure penetration testing, cloud, mobile, Active Directory attack paths, red teaming, social engineering, report writing.

Tools: Burp Suite Pro, Nmap, Nessus, Metasploit, BloodHound, Impacket, Responder, Mimikatz, CrackMapExec, Cobalt Strike, Sliver, Hashcat, sqlmap, Frida, MobSF, ScoutSuite, Pacu, Wireshark, Kali, Python, PowerShell, Bash

Achievements:
TryHackMe top 1%, 412 rooms. HackTheBox rank Hacker. CTF: 31st of 290 at a university event. Blog with 14 write-ups of retired machines. eJPT (2024). CompTIA Security+ (2023). CEH course attended.

Employment:
IT Support Analyst, Wharfedale Academies Trust, 2021 - present. Tickets, laptops, passwords, M365 accounts. Ran a Nessus Essentials scan of one school with the permission of my manager and gave him the output.
Barista, Otley, 2018 - 2021

Education: HNC Computing, Leeds City College 2020. A levels Maths (C), IT (B).

Hobbies: gaming, gym, electric guitar.`,
    },
  ],
};
