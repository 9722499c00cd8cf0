/** Cyber incident responder on a cleared US program: active TS/SCI, five years of response work, one certificate of the list, a degree or years in its place. */
import type { GradedJob } from '../types.ts';

export const cyberIncidentResponder: GradedJob = {
  job: 'cyber-incident-responder',
  title: 'Cyber Incident Responder III',
  spec: `REQ: 26-1187
TITLE: Cyber Incident Responder III
COMPANY: Ostrander Federal Systems
LOCATION: Annapolis Junction, MD (on site, no remote)
CLEARANCE: Active TS/SCI on the day you apply. We cannot sponsor. CI polygraph will be scheduled after the offer.
SHIFT: Panama, 12 hours, rotating
TRAVEL: up to 15%, fly-away kits

SUMMARY
Ostrander defends mission networks for a DoD customer. Tier 3 responders take the cases the watch floor cannot close.

RESPONSIBILITIES
Lead response from triage to eradication. Acquire and examine disk and memory images. Reconstruct intrusion timelines. Hunt across endpoint and packet data. Write reports in the customer's format and brief leadership. Keep the playbooks current.

BASIC QUALIFICATIONS
Five (5) years' experience in incident response or digital forensics.
BA/BS in a technical discipline; an additional four (4) years of experience is accepted in lieu.
Holds, at time of hire, one certification meeting the CSSP Incident Responder baseline, e.g. GCIH, GCFA, CEH or CySA+.

PREFERRED QUALIFICATIONS
Splunk or Elastic; Volatility; Zeek; Velociraptor or other EDR at scale
Python or PowerShell
Malware triage
Cloud (AWS GovCloud)
Prior work with a Cyber Protection Team

BENEFITS
11 federal holidays, 401(k) with 6% match, $7,500 a year for training. Ostrander Federal Systems is an Equal Opportunity/Affirmative Action Employer, including veterans and individuals with disabilities. E-Verify participant.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'TS/SCI with poly in use, seven years of DFIR on DoD networks, BS, GCFA and GCIH, most of the preferred tools.',
      lacks: [],
      cv: `Kendra Vanterpool
Odenton, MD

CLEARANCE: TS/SCI w/ CI poly, active, in scope (enrolled in CE, adjudicated 03/2024)
CERTIFICATIONS: GCFA (exp 2028), GCIH (exp 2027), Security+ CE

EXPERIENCE

Incident Response Lead, Cobalt Ridge Group, Fort Meade MD, 05/2022 - Present
- Runs a cell of four responders for a combatant command enclave; 60+ cases to closure
- Memory and disk acquisition on fly-away missions (F-Response, FTK Imager); analysis in Volatility 3 and X-Ways
- Builds super-timelines with plaso; traced an intrusion via a vendor VPN to first access 71 days earlier
- Hunts in Elastic and Velociraptor across 38,000 endpoints; Zeek for east-west traffic
- Writes PowerShell and Python collectors; wrote 9 of the 22 playbooks
- Briefs O-6 level weekly

Cyber Defense Forensics Analyst, Tamsin Defense, Hanover MD, 08/2019 - 05/2022
- Forensic exams of seized and compromised media, 140 reports
- Malware triage with FLARE VM, YARA rules
- Splunk content for the watch floor

SOC Analyst Tier 1/2, Tamsin Defense, 06/2017 - 08/2019

EDUCATION
B.S. Computer Science, Chesapeake Tech, 2017`,
    },
    {
      name: 'sysadmin-gem',
      kind: 'gem',
      low: 77,
      high: 91,
      best: 84,
      why: 'On paper a systems administrator of a Navy lab; in fact the person who has imaged, traced and cleaned every intrusion there for eight years. Clearance, degree, CySA+ in order.',
      lacks: [],
      cv: `GUS ABERNETHY-LOOMIS, Systems Administrator IV

Naval Littoral Research Annex (contractor: Pell Harbor LLC), Panama City, Florida
Sept. 2018 to the present day

My labor category is Systems Administrator, and there is some of that, but the Annex is a small site without a SOC. In the fall of 2018 a test range controller was found beaconing. I was the one in the room; I pulled the RAM, imaged the drives, worked out with the Navy's team what had come in and how, and rebuilt the segment. From that month it has been my main duty. Numbers through last month: 93 events worked, 17 of them confirmed compromises, including one actor who lived on a print server since before my time. I collect with KAPE and Velociraptor, look at memory in Volatility, keep Zeek sensors on four segments, and write the timeline and the after-action report that go to NCIS and the program office. Two of those went to flag level. I also wrote the site's handling procedures and run the yearly exercise.

Python, PowerShell, Splunk (I own the indexers).

Before: Pell Harbor, Windows administrator, 2014 to 2018. U.S. Navy, IT2, 2009 to 2013.

B.S. Mathematics, Gulf Pines State, 2014. CySA+ (renewed 2025), Security+. TS/SCI, active, last favorable review Nov. 2023; I am read in to two programs now.

We are moving to Maryland in January for family.`,
    },
    {
      name: 'debriefed-2021',
      kind: 'lapsed',
      low: 46,
      high: 62,
      best: 55,
      why: 'A decade of excellent response work and GCFA, but read out in 2021 and at a bank since; the clearance is long out of its two years and cannot be sponsored.',
      lacks: ['Active TS/SCI'],
      cv: `Theo Marchetti-Reyes, GCFA, GCIH, GREM

Director-level hands, analyst-level curiosity.

First Potomac Bancorp | Principal Incident Responder | December 2021 - Present | McLean VA
Leads major incident response for a $90B bank: two ransomware intrusions contained before encryption, BEC cases, an insider. CrowdStrike, Splunk ES, Velociraptor, AWS. Three direct reports.

Lattice Point Federal | Senior IR Analyst | June 2018 - November 2021 | Fort Meade MD
Tier 3 on a DoD enterprise network. Disk and memory forensics, intrusion timelines, hunt missions, liaison to the CPTs. Read out of all programs on leaving.

U.S. Air Force | 1B4X1 Cyber Warfare Operations, SSgt | 2013 - 2018 | Joint Base San Antonio
Member of a Cyber Protection Team for three years. Host analyst, crew lead. Honorable discharge.

Education | B.S. Cybersecurity, Western Plains University, 2019

Clearance history | TS/SCI (SSBI 2014, PR 2019), CI poly 2018; held through November 2021

Talks | BSides NoVA 2023 "The print spooler remembers"
Code | Python, PowerShell, a Volatility plugin with 400 stars`,
    },
    {
      name: 'overlapping',
      kind: 'overlap',
      low: 54,
      high: 70,
      best: 62,
      why: 'Claims eight years by adding contractor, Guard and freelance time that ran side by side: September 2023 to now is three years and two months of the five.',
      lacks: ["Five (5) years' experience in incident response or digital forensics"],
      cv: `Shanice Dubrow
Incident Responder with 8 years of combined IR/DFIR experience

Active TS/SCI (investigation closed 10/2023)
GCIH, CEH

>> Incident Response Analyst II
   Fairlead Mission Solutions, Linthicum MD
   February 2024 - Present
   Tier 2/3 casework on a DoD customer's unclassified and secret enclaves. Triage packages, EDR containment, host timelines, Splunk hunts. 210 tickets closed, 26 escalated intrusions written up.

>> Cyber Operations Officer (drill status plus annual tour)
   Air National Guard, Cyber Operations Squadron
   September 2023 - Present
   Host analyst on a Cyber Protection Team. Two federal mobilizations of 45 days. Velociraptor, Zeek, Volatility.

>> Freelance DFIR consultant
   Self-employed, evenings and weekends
   January 2024 - December 2025
   Email compromise and ransomware cases for dental and law offices, about 15 engagements.

>> Systems Support Specialist
   Anne Arundel school system
   2019 - August 2023
   Imaging laptops, Active Directory accounts, ticket queue for eleven schools, Chromebooks.

Education: B.S. Information Systems, Severn State, 2019
Languages: Python, PowerShell
Other: CTF team captain`,
    },
    {
      name: 'help-desk',
      kind: 'list',
      low: 12,
      high: 30,
      best: 22,
      why: 'A desktop technician with a Secret clearance and every tool in a list; no cases, no baseline certificate.',
      lacks: [
        'Active TS/SCI',
        "Five (5) years' experience in incident response or digital forensics",
        'one certification meeting the CSSP Incident Responder baseline',
      ],
      cv: `BRYCE HOLLENBECK
Cybersecurity Incident Response Professional

TECHNICAL PROFICIENCIES
IR & DFIR: incident triage, containment, eradication, memory forensics, disk forensics, timeline analysis, threat hunting, malware triage
Tools: Splunk, Elastic, Volatility, Zeek, Velociraptor, Wireshark, Autopsy, FTK, EnCase, CrowdStrike, Security Onion
Code: Python, PowerShell, Bash
Frameworks: MITRE ATT&CK, NIST 800-61, Kill Chain
Cloud: AWS GovCloud, Azure

CERTIFICATIONS
CompTIA A+, Network+, Security+
GCIH - target 2027

EMPLOYMENT
Desktop Support Technician II, Army garrison contract, Aberdeen MD (2021 - present)
Resolves 25 tickets a day in ServiceNow. Reimages workstations, replaces CAC readers, maps printers, creates accounts. Reports suspicious email to the cyber team per procedure. Employee of the quarter.
Geek Squad Agent, retail (2018 - 2021)
Virus removal, data transfers, customer education.

EDUCATION
B.S. Cybersecurity, online, 2024
Capstone: simulated ransomware response

TRAINING
TryHackMe SOC Level 1 and 2, top 3%
13Cubed memory forensics videos
Home lab with Security Onion and ELK

CLEARANCE
Secret`,
    },
  ],
};
