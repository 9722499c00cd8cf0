import type { GradedJob } from '../types.ts';

export const networkSecurityTsSciMaryland: GradedJob = {
  job: 'network-security-ts-sci-maryland',
  title: 'Network Security Engineer (TS/SCI)',
  spec: `NETWORK SECURITY ENGINEER - FORT MEADE, MD AREA - ON SITE, NO TELEWORK

Req: PAT-2291   Contract: prime, funded through FY2031   Clearance: TS/SCI, active

Patuxent Ridge Federal is staffing a five-person boundary team for a defense customer. You will engineer, not just monitor: rule base design and clean-up, HA firewall pairs across three enclaves, IPS tuning, site-to-site VPN, STIG hardening of network devices, packages for the change board, and on-the-spot troubleshooting with the watch floor. Rotating on-call, one week in five.

REQUIRED - résumés not showing all of these are not forwarded to the customer
1. U.S. citizenship and a TS/SCI that is active and in scope today. We cannot sponsor, upgrade or wait for adjudication. An expired clearance is not a clearance.
2. A current DoD 8140/8570 IAT Level II baseline certification: any one of Security+ CE, CySA+, GSEC, SSCP, CND, or a higher IAT III one.
3. Five years engineering enterprise firewalls (Palo Alto, Cisco Firepower/ASA, Fortinet, Juniper SRX or comparable).
4. Bachelor's in a technical field, OR associate's plus two additional years, OR high school plus four additional years.

DESIRED
Zscaler or other SASE. 802.1X / Cisco ISE. Python or Ansible for config work. Wireshark at more than tourist level. PCNSE, NSE or CCNP Security. Past work on a classified enclave.

Salary 138K-172K. PTO 25 days + federal holidays. $6K training per year. 401(k) 100% vested at hire.

EOE/Vet/Disability. Please state clearance level, granting agency and date of last investigation at the top of your résumé.`,
  graded: [
    {
      name: 'latoya-merriweather-fortinet',
      kind: 'any-of',
      low: 89,
      high: 98,
      best: 94,
      why: "In-scope TS/SCI, current CySA+, nine years of firewall engineering on Fortinet and Juniper, and the associate's plus years route.",
      lacks: [],
      cv: `LATOYA MERRIWEATHER
Odenton, Maryland
CLEARANCE: TS/SCI, DoD CAF, active; last investigation closed 06/2023, enrolled in continuous vetting. U.S. citizen.
CERTS: CompTIA CySA+ (valid to 04/2028), Fortinet NSE 7 Network Security (2025)

Severn Shield Technologies, Annapolis Junction, MD
Senior Firewall Engineer            02/2021 – present
* 46 FortiGate units in HA on two classified enclaves; cut 11,400 policies to 3,900 over 18 months with hit counts and owner interviews
* IPS profiles, SSL inspection exceptions, IPsec to 12 remote sites
* STIG checklists and POA&Ms; two CCRI inspections passed, 2022 and 2025
* Ansible playbooks push address-object changes after CCB approval
* On call every fourth week; reads pcaps for the watch floor

Chesapeake County Government, MD
Network Security Engineer            07/2017 – 01/2021
* Juniper SRX pairs at the data center and 30 branch sites; moved remote access VPN for 2,600 staff in March 2020 in nine days

Chesapeake County Government
Network Technician            2014 – 06/2017
* Switches, cabling, phones

EDUCATION  A.A.S. Network Technology, community college, 2014`,
    },
    {
      name: 'wesley-tamura-air-force-boundary',
      kind: 'synonym',
      low: 85,
      high: 96,
      best: 90,
      why: 'Ten years of Air Force and contractor boundary work with in-scope Top Secret and SCI access, SSCP and a degree, in service words.',
      lacks: [],
      cv: `Wesley Tamura
TSgt, USAF (separated June 2023)
Hanover MD, native of Hilo, Hawaii; American citizen

Top Secret with SCI access. Granted by the Air Force, reinvestigated August 2024, read on today.

Present employer: Tidewater Cyber Partners, at a customer site in Maryland, July 2023 onward
I am the person who decides what may cross between three networks of different classification. We run PA-5400s and a Panorama; I rebuilt the zones, wrote App-ID based rules in place of port rules, and tune vulnerability protection after each red-team visit. I draft the paperwork for the weekly board and defend it. Certificate-based port authentication on the wired side with ISE. I write Python against the Panorama API for rule audits.

Service: cyberspace defense operations, U.S. Air Force
  2019–2023   Boundary protection NCOIC, Joint Base in Texas. 14 sites behind ASA and then Firepower; eight airmen. Replaced the failover pairs at all of them, no mission loss.
  2016–2019   Boundary technician, Ramstein, Germany. Access lists, VPN concentrators, proxy.
  2014–2016   Technical training and client systems.

Papers
  B.S. Cybersecurity, online university, 2021
  (ISC)² SSCP, in good standing through 2027
  PCNSE 2024

Surfer without surf at the moment.`,
    },
    {
      name: 'craig-dombrowski-clearance-expired',
      kind: 'lapsed',
      low: 45,
      high: 60,
      best: 52,
      why: 'A very good firewall engineer with Security+ CE, but debriefed in January 2022 and out of scope since.',
      lacks: ['active TS/SCI (expired)'],
      cv: `Craig Dombrowski — Network Security Engineer — Laurel, MD 20707

U.S. citizen. Clearance: previously TS/SCI (NSA sponsored, investigation 2015). Debriefed January 2022 when I went to the private sector; not currently active, eligible for reinvestigation.

Skills I get paid for: Palo Alto (PCNSE 2023), Cisco Firepower, Zscaler ZIA/ZPA, Wireshark, Ansible.

Old Line Credit Union, Baltimore, Lead Network Security Engineer, Feb 2022 – present
Designed the perimeter for 80 branches, 14 Palo Alto HA pairs. Took the rule base from 7,000 to 2,100. Rolled out Zscaler to 1,900 users and shut the VPN. Segmentation of ATM network after the examiners' finding of 2023. On call every third week.

Monocacy Defense Services, Fort Meade, Firewall Engineer, May 2015 – Jan 2022
ASA to Firepower migration on two enclaves, STIG compliance, IPS signatures, crypto maps to partner sites, CCB packages.

Army National Guard, 25B, 2009 – 2015

B.S. Information Technology, 2015
Security+ CE, current through 09/2027`,
    },
    {
      name: 'oliver-stanhope-uk-dv',
      kind: 'foreign',
      low: 36,
      high: 50,
      best: 44,
      why: 'UK Developed Vetting and strong firewall work with a valid Security+, but he is a British citizen without a US clearance.',
      lacks: ['U.S. citizenship', 'active TS/SCI'],
      cv: `Oliver Stanhope
Columbia, Maryland (lawful permanent resident since 2025; British national)

Security clearance: UK Developed Vetting (DV), granted 2019, held until I left the UK in March 2025. No US clearance.

Experience

Harborfront Biologics, Columbia MD. Network security engineer. April 2025 – now.
Palo Alto NGFWs at four manufacturing sites, Panorama templates, OT segmentation, Cisco ISE with 802.1X for 3,000 ports.

Severnside Defence Networks, Corsham, Wiltshire. Senior security engineer (boundary). October 2018 – March 2025.
Gateways between SECRET and above for a Ministry of Defence customer. Juniper SRX, Check Point, cross-domain guards. Rule reviews, NCSC architectural patterns, change advisory board. Call-out one in six. Trained apprentices.

Avonmouth Telecom. Network engineer. September 2013 – September 2018.
Core routing, from 2016 ASA firewalls for business customers.

Qualifications
BSc Computer Networks, Bristol area, 2013
CompTIA Security+ CE, to December 2027
CCNP Security 2024

Rowing, and learning baseball.`,
    },
    {
      name: 'darnell-pickett-cleared-guard',
      kind: 'trap',
      low: 21,
      high: 34,
      best: 27,
      why: 'Holds the clearance, but the security he does is gates, badges and patrols; no firewall work and no baseline certificate.',
      lacks: [
        'five years engineering firewalls',
        'IAT Level II certification',
        'degree or the additional technical years in its place',
      ],
      cv: `DARNELL PICKETT
Glen Burnie, MD
TS/SCI active, CI poly 2022, last investigation 11/2022. US citizen. Army veteran.

SECURITY SUPERVISOR

Chesapeake Protective Group - Ft. Meade MD - 2018 to present
Captain, cleared guard force
- Supervise 22 armed officers on three gates and the perimeter of a SCIF campus
- Control access: badge readers, intrusion detection alarms, visitor escorts, two-person rule
- Network of 310 cameras watched from the operations floor; report outages to the IT contractor
- Write incident reports and shift logs, brief the site security officer
- Firewall and fire door inspections each month with the fire marshal

Arundel Mall - 2014 to 2018
Security officer, then shift lead

US Army, Military Police (31B) - 2008 to 2014
Sergeant. Two deployments.

EDUCATION
High school diploma 2008. Some college credits in criminal justice.
CPR/AED, Maryland handgun permit, Special Police commission

Comfortable with computers, studying for the IT field.`,
    },
  ],
};
