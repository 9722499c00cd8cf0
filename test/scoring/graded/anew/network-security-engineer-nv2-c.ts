/** Network security engineer in Canberra: a current NV2 or higher and five years of hands-on network security decide it. */
import type { GradedJob } from '../types.ts';

export const networkSecurityEngineerNv2C: GradedJob = {
  job: 'network-security-engineer-nv2-c',
  title: 'Network Security Engineer (NV2)',
  spec: `Network Security Engineer
Location: Barton ACT, on site (no remote work is possible)
Engagement: 24 months, two 12-month extensions
Clearance: Negative Vetting 2

Brindabella Secure Networks runs gateways and classified networks for three Commonwealth departments. We're 120 people, owned by our staff, and we've been in the same unlovely building since 2004.

The work. You'll build, change and troubleshoot the firewalls, routers, switches and encryptors which sit between networks of different classification. Expect change windows at odd hours, design reviews with the assessor, and a fair bit of writing: every change carries a risk statement against the Information Security Manual. You'll take a turn on a 1-in-6 on-call roster. You'll also help two juniors grow up.

Mandatory requirements
1. A current AGSVA clearance at NV2 or above. Applicants without one can't be considered, as we're unable to sponsor for this engagement.
2. A minimum of five years' hands-on experience in network security engineering (firewalls, VPN, segmentation) in an enterprise or government network.

Highly regarded
- Vendor certification at professional level, for example CCNP Security, PCNSE, NSE 7 or JNCIP-SEC
- Knowledge of the ISM, PSPF and Essential Eight
- Experience with cross-domain solutions or high assurance encryptors
- Automation with Ansible or Python
- SIEM, for instance Splunk or Sentinel

About the hiring process
Answer the mandatory requirements in no more than one page and attach a CV. Shortlisted people get a technical conversation (no whiteboard puzzles) and coffee. Aboriginal and Torres Strait Islander people, veterans and people returning to work are encouraged to apply.`,
  graded: [
    {
      name: 'positive-vetting-gateway-engineer',
      kind: 'any-of',
      low: 86,
      high: 98,
      best: 94,
      why: 'A current Positive Vetting is above NV2, and nine dated years of gateway firewalls and encryptors follow.',
      lacks: [],
      cv: `HANNAH LEVINGSTON-YU
Gungahlin ACT | Australian citizen | AGSVA Positive Vetting, granted November 2021, active (sponsor: present employer)

2020-06 → present   Senior Gateway Engineer, Murrumbidgee Cyber (on site at a federal agency)
  - Palo Alto PA-5200 and FortiGate clusters at three gateways; 1,900 rules reviewed and cut to 1,150
  - PROTECTED and above enclaves: segmentation, site-to-site IPsec, high assurance crypto (key material handling, two-person rule)
  - Data-diode and guard deployments, 2022 and 2024
  - Risk statements against ISM controls, sat through two IRAP assessments, closed all 37 findings of the first
  - Ansible roles for firewall objects and ACLs; nightly drift report in Python
  - Log forwarding to Splunk, wrote the correlation searches for denied east-west traffic
  - On call 1 in 5
  - Mentor of two graduates; one has got her PCNSE since

2017-03 → 2020-05   Network Security Engineer, Lake Burley Data Centres
  - Multi-tenant Cisco Firepower, ASA and Juniper SRX; remote-access VPN for 4,000 users
  - Migrated 60 tenants to VRF-based separation

2015-02 → 2017-02   Network Operations Officer, same company
  - Tier 2, switches and routing (OSPF, BGP)

Certs: PCNSE (2021, renewed 2025), CCNP Security (2019, current to 2028), NSE 4
Degree: BIT (Networking), Canberra, 2014`,
    },
    {
      name: 'signals-sergeant',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 84,
      why: 'An Army signals title, but seven years of deployed firewalls, crypto and segmentation with NV2 in force; no vendor certificate at professional level.',
      lacks: [],
      cv: `SGT (ret'd) Tevita Fonua-Clarke
Queanbeyan NSW

Mandatory 1. My NV2 was granted in August 2020 and is current; it's held by the Army Reserve, where I still parade.

Mandatory 2. My titles say "Telecommunications Systems Technician" and "Troop Sergeant". What I did:

Feb 2023 – Jul 2026, Troop Sergeant, Information Systems Troop. Twelve soldiers. Responsible for the boundary devices of a deployable headquarters: two pairs of Juniper SRX, a pair of FortiGates, inline encryptors, and the cross-domain gateway between the mission network and the secret network. I wrote and pushed the policy myself, since no one else had the course. Re-zoned the HQ from a flat network into nine zones during 2024. Every change was documented against the ISM for the accreditor.

Jan 2019 – Jan 2023, Corporal then Sergeant, Regional Network Operations. Firewall rule changes, IPsec tunnels to 23 sites, VLAN and ACL work, crypto key changes, after-hours faults. Found and shut an any-any rule which had been left for six years.

2014 – 2018, Signaller and technician. Radios, switches, cable, generators.

Since August 2026: resettlement leave, studying for JNCIS-SEC (exam booked), painting the house.

Training: Army ECN 662 technician course 2018; Cisco CCNA 2019 (renewed 2025); Fortinet NSE 4 2023; Diploma of Information Technology 2020.

I've taught corporals for years and like it. Python: I can read it. Splunk: dashboards only.`,
    },
    {
      name: 'nv1-only',
      kind: 'missing',
      low: 52,
      high: 66,
      best: 59,
      why: 'Technically the best of them, but cleared one level too low and the employer cannot sponsor the upgrade.',
      lacks: ['current NV2 or higher clearance'],
      cv: `Owen Castlemaine, Network Security Specialist

Contact: through Ridgeback Talent, Canberra
Clearance: NV1 (2023, active). Upgrade to NV2 never requested by an employer.

Summary of engagements

A. State Revenue Shared Services, Melbourne, then Commonwealth client in Woden, via Ridgeback (Mar 2022 – now)
Lead firewall engineer in a department of 9,000 staff. Check Point to Palo Alto migration of 14 clusters with no unplanned outage. Zero-trust segmentation of the payroll zone. Wrote the gateway's system security plan annex, mapped to the ISM; Essential Eight uplift of network devices to maturity level 2. Automated rule requests end to end: ServiceNow form, Python, Panorama API. On call 1 in 4.

B. Yarra Bank, Melbourne (Aug 2016 – Feb 2022)
Network security engineer, senior from 2019. ASA, F5 WAF, Fortinet SD-WAN to 180 branches, PCI segmentation, TLS inspection. Sentinel onboarding for all edge devices. Two graduates rotated through me each year.

C. Loddon Internet (Jan 2013 – Jul 2016)
ISP network engineer. BGP, MPLS, DDoS scrubbing.

Certificates
PCNSE 2024 · CCNP Security 2023 · NSE 7 2022 · CISSP 2020

Education
B.Eng. (Telecommunications), Melbourne 2012

Citizenship: Australian by birth.`,
    },
    {
      name: 'not-a-citizen',
      kind: 'denial',
      low: 42,
      high: 56,
      best: 49,
      why: 'A skilled firewall engineer who says himself that he holds no clearance and, on a temporary visa, cannot get one.',
      lacks: ['current NV2 or higher clearance'],
      cv: `Resume of RAGHAVENDRA IYENGAR-KULKARNI

Position sought: Network Security Engineer
Residence: Belconnen ACT (since January 2024), subclass 482 visa

Career

Technology lead, network security — Ardent Telecare Pty Ltd, Canberra, Jan 2024 to date
- Perimeter of a private health insurer: FortiGate 1800F HA pairs, FortiManager, ISE, AnyConnect replaced with ZTNA
- Micro-segmentation of clinical and corporate networks
- Hardened all network devices to the Essential Eight and ACSC guidance
- Guides three engineers in Canberra and four in Pune

Senior network security engineer — Sahyadri Infosystems, Pune, May 2018 to Dec 2023
- For an Australian energy retailer: 200+ firewall changes a month, Palo Alto and Check Point
- DMVPN to 90 sites, migration to SD-WAN
- Splunk searches for the SOC; Ansible for IOS upgrades

Network engineer — Deccan Netcare, Pune, July 2014 to Apr 2018
- Routing and switching, ASA firewalls from 2016

Certifications: CCIE Security (written 2021; lab passed 2023), PCNSE 2022, NSE 7 2024

Education: B.E. Electronics and Telecommunication, Pune, 2014

Security clearance: none held. I'm not an Australian citizen (permanent residence application lodged in June 2026). I'd be grateful if the company could consider a waiver.

Notice: four weeks`,
    },
    {
      name: 'guarding-and-access-control',
      kind: 'trap',
      low: 26,
      high: 40,
      best: 33,
      why: 'Holds the clearance, but the security is guards, locks and passes and the network is one of patrols; no firewall was ever touched.',
      lacks: ['five years of hands-on network security engineering'],
      cv: `PATRICIA "TRISH" WARBURTON
Security Manager — NV2 cleared (AGSVA, granted 2022, current)

WHO I AM
Twenty years in protective security in the ACT, most of it in buildings whose names I leave out.

SECURITY EXPERIENCE
Agency Security Adviser's deputy, Commonwealth entity, Barton — since May 2021
· Run the physical and personnel security program under the PSPF: zones, SCEC locks and containers, alarm response, clearance paperwork for 600 staff
· Access control: pass system and turnstiles, quarterly reviews of who may enter what
· Incident reports, insider threat briefings, annual PSPF self-assessment
· Sit on the change board; comment on cabling paths and server-room doors when the ICT people ask

Site Security Supervisor, Capital Sentinel Guarding — 2012 to 2021
· Network of 14 sites, 60 guards, roster and on-call
· Gateway control at a Defence establishment: vehicles, visitors, deliveries
· Patrol routes, perimeter intrusion detection and CCTV monitoring

Security officer, various — 2006 to 2012

QUALIFICATIONS
Diploma of Security and Risk Management, 2018
Certificate IV in Government Security, 2021
ACT security licence (guard, monitoring)
Cyber Awareness for Managers (one day), 2024; CompTIA Security+ study course attended 2025, exam not taken

OTHER
Firewalls and the like I know by name from meetings. Keen to move over into cyber and willing to start anywhere.`,
    },
  ],
};
