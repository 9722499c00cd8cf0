/** Penetration Tester (NV1): active NV1 clearance or higher; minimum of three years hands-on penetration testing decide it. */
import type { GradedJob } from '../types.ts';

export const penetrationTesterNv1: GradedJob = {
  job: 'penetration-tester-nv1',
  title: 'Penetration Tester (NV1)',
  spec: `Penetration Tester – NV1 – Canberra, hybrid – permanent or 12 month contract

Our client is an Australian-owned cyber consultancy that looks after a number of federal departments, and a full book of work for 2027 means they need two more testers in Barton.

Day to day you will scope and run web application, API, internal and external network and Active Directory tests, with a growing amount of Azure. You will write the report yourself, walk both the system owner and the executive through it, and come back for the retest. There is the odd red team or phishing exercise for those who like that sort of thing.

To be put forward you must hold an active NV1 clearance or higher. You'd be on a secure site from day one so we can't wait for AGSVA, and applications without a clearance will not be progressed. You'll also need a minimum of three years hands-on penetration testing as your main job, and OSCP, CREST CRT or an equivalent practical certification. A decent grasp of the ISM and Essential Eight is expected, and some Python or PowerShell. Mobile testing, cloud certs and mentoring juniors are all nice to have.

In return: $150–185k plus super, a real training budget (one conference a year), no timesheet nonsense, parking.

Hit apply or call Tegan for a confidential chat, quoting ref 40817. We welcome applications from Aboriginal and Torres Strait Islander people and veterans.`,
  graded: [
    {
      name: 'offsec-consultant-nv2',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 93,
      why: "Six years of full-time offensive security for Commonwealth agencies, live NV2, OSCP and a CREST tester certificate, all said in other words than the ad's.",
      lacks: [],
      cv: `NADEESHA PERERA-WALSH
Queanbeyan NSW | Australian citizen | AGSVA Negative Vetting 2, current (revalidated March 2024, sponsor transferable)

I break into things for a living, with a signed letter of authority, and then help the owners fix them.

Brindabella Assurance, Senior Consultant – Offensive Security
02/2022 → now
Lead attacker on around 25 engagements a year, nearly all Commonwealth portfolio agencies. Grants and payments portals, REST and GraphQL back ends, forest-to-forest domain compromise, Entra ID privilege escalation, segmented gateways. I set the rules of engagement with the client, do the hacking, write up every finding by hand and brief the CISO and the SES sponsor. Findings are mapped to the Information Security Manual and to the Eight's maturity levels. Second assessor on two purple-team exercises. Two graduates sit with me and I review their write-ups.

Kestrel Point Cyber, Ethical Hacker
07/2020 → 01/2022
Perimeter and on-premises attack work for state government and two universities; Android and iOS builds; re-verification after fixes. Wrote Python tooling for Kerberos abuse that the team still uses.

Earlier: sysadmin, Dept of Parks, 2016–2020.

Badges
Offensive Security Certified Professional (Oct 2020)
CREST Certified Tester, Applications (2023)
AZ-500 (2025)

B InfoTech, University of Canberra, 2015`,
    },
    {
      name: 'check-lead-uk-dv',
      kind: 'foreign',
      low: 50,
      high: 63,
      best: 56,
      why: 'Excellent tester with British DV and CHECK status, but no AGSVA clearance and, not being a citizen, no quick way to one.',
      lacks: ['active NV1 clearance or higher (AGSVA)'],
      cv: `Rhiannon Pask
Penetration Tester, Sydney (happy to relocate)

PROFILE
Eight years' penetration testing in the UK and Australia, most of it for government. CHECK Team Leader (Infrastructure) 2020–2025.

EMPLOYMENT
Senior Penetration Tester, Longreach Bank Group, Sydney. October 2025 – present.
- Internal infrastructure, Active Directory and Azure testing for a bank with 9,000 staff
- API and internet banking web app tests before every major release, report and retest included
- Two juniors mentored

Principal Security Consultant, Harrow & Thorne Cyber Ltd, Cheltenham. May 2018 – September 2025.
- Led CHECK IT health checks for central government departments and the MOD, up to SECRET
- Scoping calls, delivery, wash-up meetings with SIROs, QA of colleagues' reports
- Wrote PowerShell and Python tooling for AD enumeration
- Red team operator on three CBEST engagements

CERTIFICATIONS
OSCP (2018), CREST CRT (2019), CCT INF (2020), OSEP (2023)

CLEARANCE & STATUS
UK: SC from 2018, DV from 2021 (UKSV), ended when I left the UK in September 2025. Australia: permanent resident (subclass 189), not yet a citizen, so no AGSVA clearance at present. I expect to be eligible for citizenship in late 2029.

EDUCATION
BSc (Hons) Computer Security and Forensics, 2:1, Severnside University, 2017

ISM and Essential Eight: used for APRA mapping in my present job.`,
    },
    {
      name: 'three-gigs-at-once',
      kind: 'overlap',
      low: 59,
      high: 71,
      best: 65,
      why: "NV1 and OSCP in hand, but the 'five plus years' of testing are three jobs running side by side since January 2025, under two years on the calendar.",
      lacks: ['minimum of three years hands-on penetration testing'],
      cv: `Curriculum Vitae — Marko Stojkovski, Gungahlin ACT
Clearance: NV1 (active, exp. 2033). Citizenship: AUS.

Summary: Pentester with 5+ years combined testing experience across consulting, freelance and crowdsourced programs.

Experience

Jan 2025 – Present   Penetration Tester (0.6 FTE), Molonglo Red Pty Ltd
  * web app / API tests for two federal departments, Burp Suite Pro, reports to client template
  * internal network and AD testing: BloodHound, Responder, NetExec, ADCS abuse paths
  * retests; ISM control mapping in each report

Feb 2025 – Present   Freelance Penetration Tester, own ABN
  * external network and M365/Azure reviews for SMEs and one aged care provider, evenings and Fridays
  * 14 jobs to date

Mar 2025 – Aug 2026   Vetted Researcher, crowdsourced pentest platform
  * scoped, paid test missions against US and AU targets; 31 accepted vulnerabilities (IDOR, SSRF, auth bypass)

Jun 2018 – Dec 2024   Network Engineer, Defence prime contractor, Fyshwick
  * Cisco and Palo Alto on PROTECTED and SECRET networks, patching, change control
  * PowerShell automation of firewall rule audits
  * Essential Eight uplift project team 2022–23

Certs: OSCP (Nov 2024); PNPT (2024); CCNP (2020)
Education: Adv Dip Network Security, CIT Canberra 2017
Referees on request`,
    },
    {
      name: 'nv1-helpdesk-skills-list',
      kind: 'list',
      low: 26,
      high: 42,
      best: 34,
      why: 'Has the clearance and every tool name in a list, but works in desktop support; OSCP not passed and not one paid test.',
      lacks: [
        'minimum of three years hands-on penetration testing',
        'OSCP, CREST CRT or equivalent practical certification',
      ],
      cv: `JOSH TRELOAR
0400 000 000 / Tuggeranong / NV1 cleared (granted Aug 2023)

OBJECTIVE
To move into penetration testing and apply my passion for cyber security in a federal government setting.

KEY SKILLS
Penetration testing • Web application testing • API testing • Active Directory attacks • Azure • Red teaming • Phishing simulation • OWASP Top 10 • Burp Suite • Metasploit • Nmap • Nessus • Cobalt Strike • BloodHound • Mimikatz • Kali Linux • Python • PowerShell • ISM • Essential Eight • MITRE ATT&CK • report writing • stakeholder engagement

CAREER
ICT Support Officer (APS4), Commonwealth agency, Canberra — Aug 2023 to date
Level 1/2 service desk for 1,400 users on a PROTECTED network. Password resets, MFA enrolment, laptop builds through Intune, ticket queue in ServiceNow, floor-walking during the Windows 11 rollout. Won a team award for first-call resolution, 2025.

Retail Assistant, electronics store, Woden — 2020 to 2023
Sold laptops and phones, set up devices for customers.

STUDY
Certificate IV in Cyber Security, TAFE, completed 2025
OSCP: PEN-200 course bought in June 2026, exam not yet booked
TryHackMe: top 3%; Hack The Box: 22 retired machines

INTERESTS
CTFs with friends, futsal, home lab`,
    },
    {
      name: 'cone-penetration-geotech',
      kind: 'trap',
      low: 2,
      high: 13,
      best: 7,
      why: 'His penetration tests are cones pushed into soil; the clearance is only Baseline, for site access.',
      lacks: [
        'active NV1 clearance or higher (AGSVA)',
        'minimum of three years hands-on penetration testing',
        'OSCP, CREST CRT or equivalent practical certification',
      ],
      cv: `Gary Lindqvist. Senior Penetration Testing Technician. Newcastle NSW.

I have been doing penetration testing since 2011 and have run the CPT crew at Hunter Ground Investigations since 2017. We test for Defence estate, Transport for NSW and the wind farm developers.

What I do: set up and operate the 20 tonne cone penetrometer truck, seismic and piezocone soundings to 45 m, dissipation tests, dynamic cone and standard penetration tests behind the drill rig, vane shear. Download and check the raw data, plot qc, fs and u2, write the factual report and hand it to the geotechnical engineer. Three technicians report to me.

Before that (2011 to 2017): Tomago Soil Labs, field technician.

Tickets: HR truck licence, White Card, first aid, confined space, working near overhead lines. Baseline security clearance (AGSVA, 2022) for unescorted access to RAAF Williamtown and Singleton.`,
    },
  ],
};
