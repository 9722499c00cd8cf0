/** A cleared US cyber-defense analyst: active TS/SCI, an IAT Level II certificate and four years of hands-on detection decide it. */
import type { GradedJob } from '../types.ts';

export const cyberDefenseAnalystTsSci: GradedJob = {
  job: 'cyber-defense-analyst-ts-sci-ud',
  title: 'Cyber Defense Analyst (TS/SCI)',
  spec: `Cyber Defense Analyst (TS/SCI) - Colorado Springs, CO

Ridgeline Mission Partners, LLC is a veteran-owned small business supporting space and missile-warning customers. Named one of the region's best small workplaces three years in a row.

POSITION SUMMARY
You will work in a 24x7 cybersecurity operations center on a government site (no telework), detecting, analyzing and responding to threats on mission networks. Panama schedule, 12-hour shifts, with a 10% night differential.

RESPONSIBILITIES
• Monitor and triage alerts from SIEM, IDS and endpoint tools
• Perform packet and log analysis; determine scope and root cause of intrusions
• Write incident reports and brief the crew commander
• Tune signatures and write new detections
• Hunt for adversary activity based on current threat intelligence

REQUIRED QUALIFICATIONS
• Active Top Secret clearance with SCI eligibility (TS/SCI). US citizenship is required by contract. Interim or expired clearances cannot be accepted
• Four (4) or more years of hands-on cyber defense, SOC or incident response experience
• DoD 8570/8140 IAT Level II certification at time of hire: one of Security+ CE, CySA+, GSEC, SSCP or CCNA Security
• Strong written communication

PREFERRED QUALIFICATIONS
• Splunk or Elastic query writing
• Zeek, Suricata or Snort
• Python or PowerShell scripting
• GCIA, GCIH or equivalent
• CI polygraph
• Bachelor's degree in a technical field (four additional years of experience may be substituted)

BENEFITS
Medical, dental and vision from day one, 401(k) with 6% match, $5,000 annual training budget, 11 federal holidays, referral bonuses. Salary range $98,000 - $128,000, depending on experience.

Ridgeline is an equal opportunity employer, including disability and protected veterans. This posting remains open until filled.`,
  graded: [
    {
      name: 'air-force-cyber-operator',
      kind: 'synonym',
      low: 87,
      high: 98,
      best: 94,
      why: 'Air Force cyber warfare operator in other words: active TS/SCI with a 2024 reinvestigation, CySA+, and seven years of network hunting and response.',
      lacks: [],
      cv: `TSgt MARISOL BEAUCHENE-ORTIZ, USAF (separating 12/2026)
Peterson area, Colorado

CLEARANCE: TS/SCI, in scope, continuous evaluation enrolled 2024; CI poly 03/2023
CERTS: CompTIA CySA+ (exp. 04/2028), GIAC GCIH (exp. 09/2027)

1B4X1 CYBER WARFARE OPERATOR

Mission Element Lead, Cyber Protection Team, Colorado - Aug 2022 to present
- Lead six operators on hunt missions across satellite ground networks; 9 deployments of the hunt kit
- Zeek and Suricata sensors, Elastic, Arkime; wrote 70+ detections mapped to ATT&CK
- Confirmed and scoped two real intrusions; wrote the after-action reports briefed to the wing commander
- Python for log normalization and IOC sweeps

Host and Network Analyst, Cyber Protection Team, Texas - Oct 2019 to Jul 2022
- PCAP, Windows event and memory analysis (Volatility), 40 incident tickets closed as primary
- Splunk SPL dashboards for DNS tunneling and beaconing
- Crew position certified Feb 2020, instructor 2021

Client Systems Technician (3D1X1), Guam - 2016 to 2019
- Help desk, imaging, account management

EDUCATION
A.A.S. Cybersecurity, Community College of the Air Force, 2020
B.S. Information Technology, online, 2024

AWARDS
Squadron NCO of the Quarter 2025. Available mid-December after terminal leave.`,
    },
    {
      name: 'clearance-ran-out',
      kind: 'lapsed',
      low: 46,
      high: 60,
      best: 54,
      why: 'Excellent analyst with current certificates, but the TS/SCI ended with his cleared job in 2022 and is past the two-year reinstatement window.',
      lacks: ['Active TS/SCI clearance'],
      cv: `Desmond Aylward
Senior Incident Responder
Denver, Colorado

SUMMARY
Nine years in security operations, four of them in an intelligence community SOC and the last four in banking. I want to get back to the mission. US citizen.

EXPERIENCE

Senior Incident Responder, Front Range Bancorp, Denver | July 2022 - Present
- Escalation point for a 14-person SOC; handled a business email compromise ring and one ransomware precursor contained in 41 minutes
- Splunk ES content: 55 correlation searches, false positives down by half
- CrowdStrike, Zeek, Velociraptor; PowerShell and Python collection scripts
- Quarterly tabletop with the CISO, written reports for the board

Cyber Analyst II, Hallam Federal Systems, Aurora (government site) | May 2018 - June 2022
- 24x7 watch floor, Snort and Suricata alerts, packet analysis, shift log, briefings to the watch officer
- Signature tuning with the detection team

SOC Analyst, Peakline MSSP, Boulder | June 2017 - April 2018
- Tier 1 triage for 30 clients

CLEARANCE
TS/SCI held from 2018 to June 2022. Not currently active; read out on leaving Hallam. Would need a new investigation and sponsor.

CERTIFICATIONS
Security+ CE (renewed 2025), GCIA (2024)

EDUCATION
B.S. Computer Science, Plains State University, 2017`,
    },
    {
      name: 'certificate-scheduled',
      kind: 'in-progress',
      low: 60,
      high: 73,
      best: 67,
      why: 'Active TS/SCI and almost five years on a watch floor, but no IAT II certificate yet: the Security+ exam is booked for later in the month.',
      lacks: ['IAT Level II certification at time of hire'],
      cv: `PRIYA HOLLENBECK
Cyber Watch Analyst | Fountain, CO | Active TS/SCI (DISS verified, investigation closed 02/2023)

Professional Experience

Cyber Watch Analyst - Tessel Defense Group, Schriever area - January 2022 to Present
* Rotating 12s on a joint watch floor for a customer's enclave of 6,000 endpoints
* Review Splunk notables, Suricata alerts and Trellix endpoint events; about 35 triaged a shift
* Open, investigate and close incidents; 210 as lead, incl. an insider exfiltration attempt in 2024
* Extract and carve files from PCAP in Wireshark, basic static malware analysis
* Draft the daily cyber summary and brief the crew commander at changeover
* Trained five new analysts on the playbooks

Network Operations Technician - Tessel Defense Group - June 2020 to December 2021
* Cisco switch ports, circuit outages, trouble tickets

Education
B.S. Cybersecurity, University of the Foothills, 2020

Certifications
AWS Certified Cloud Practitioner, 2023
CompTIA Security+ CE - studying, exam scheduled for November 24, 2026 (current position is on a waiver that does not carry over)

Technical: SPL, Wireshark, Zeek logs, Python (small parsers), Linux, Active Directory

Volunteer: coach for a high-school CyberPatriot team`,
    },
    {
      name: 'green-card-analyst',
      kind: 'denial',
      low: 32,
      high: 47,
      best: 40,
      why: 'Very good commercial analyst with CySA+, who states that he is a permanent resident without any clearance: nothing to sponsor under this contract.',
      lacks: ['Active TS/SCI clearance', 'US citizenship'],
      cv: `Oluwaseun Adeyinka-Bright
Threat Detection Engineer

Colorado Springs, CO | Work status: lawful permanent resident, no sponsorship needed for employment; not a US citizen; no security clearance held

WORK

Threat Detection Engineer - Pikes Health Network, Colorado Springs (Apr 2023 - now)
Built the detection-as-code pipeline: Elastic rules in Git, tested with Atomic Red Team. 130 rules live.
Lead for monthly hunts; found a web shell that had been on a vendor portal for 11 weeks.
On-call incident lead every third week, reports to privacy counsel.

SOC Analyst, Tier 2 - Monument Managed Security, Colorado Springs (Feb 2020 - Mar 2023)
Escalations from twelve Tier 1 analysts, 24x7 rota, night shifts for two years.
Splunk, Suricata, Microsoft Defender. Phishing, credential theft, lateral movement.
Wrote 40 playbooks and the new-hire lab.

IT Support Analyst - Lagos Union Insurance, Nigeria (2016 - 2019)

CERTIFICATIONS
CompTIA CySA+ (through 2028)
GCIH (2024)
Elastic Certified Analyst (2023)

EDUCATION
M.S. Information Assurance, Garden City University, 2020
B.Sc. Computer Science, Ibadan, 2015

LANGUAGES AND TOOLS
Python, KQL, SPL, Sigma, Zeek, Bash`,
    },
    {
      name: 'industrial-security-officer',
      kind: 'trap',
      low: 16,
      high: 30,
      best: 23,
      why: 'Holds the clearance, but the security, incidents and alarms are guards, safes and visitor requests; no cyber work and no IAT II certificate.',
      lacks: ["Four years' hands-on cyber defense experience", 'IAT Level II certification at time of hire'],
      cv: `William "Chip" Danforth
Security Specialist / Alternate FSO

Active TS/SCI with CI polygraph (2022). U.S. citizen. Retired Army military police.

Program Security Specialist, Corvane Aerospace, Colorado Springs, March 2018 - Present
• Manage SCIF accreditation, access rosters, visit requests and courier cards for 420 cleared staff
• Investigate security incidents and violations, write incident reports, brief the government program security officer
• Monitor intrusion detection system and alarm response times under UL 2050
• Annual threat awareness and insider threat training
• DISS, NISS, self-inspections, two "superior" ratings
• Collect media control logs and pass audit exceptions to the ISSM

Security Shift Supervisor, Corvane Aerospace, June 2015 - February 2018
• Control center, 24x7, twelve officers
• Alarm monitoring, incident triage, emergency response

U.S. Army, Military Police, Staff Sergeant, 1998 - 2015
• Law enforcement, force protection, desk sergeant, Bosnia and Kuwait

Education and training
A.A. Criminal Justice, 2012
FSO Program Management for Possessing Facilities, 2016
Cyber Awareness Challenge, annually
SFPC (Security Fundamentals Professional Certification), 2019

Skills: physical security, personnel security, information security, threat analysis, incident response, report writing, Microsoft Office`,
    },
  ],
};
