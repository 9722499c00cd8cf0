/** Cisco network engineer (UK): a valid CCNP or CCIE, four years of enterprise networks and the SC clearance decide. */
import type { GradedJob } from '../types.ts';

export const networkEngineerCisco: GradedJob = {
  job: 'network-engineer-cisco',
  title: 'Network Engineer (Cisco)',
  spec: `NETWORK ENGINEER (CISCO) - Corsham, Wilts, 3 days on site
Defence logistics customer, 90 sites. £52-58k + standby.

Must have
Active SC clearance (or DV). Not "eligible", active.
CCNP Enterprise or CCIE, in date
4+ yrs hands-on enterprise routing & switching on Cisco (Catalyst 9000, ISR/ASR, Nexus)
BGP and OSPF in production
Firewalls: ASA, Firepower or Palo Alto

You'll do
3rd-line incidents and changes, site migrations, LLDs and as-builts, one week in five on standby

Nice
Python or Ansible
SD-WAN (Viptela)
ISE / 802.1X`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'SC active, CCNP Enterprise to 2028, eight years on Cisco with BGP, OSPF, Firepower, Ansible, ISE.',
      lacks: [],
      cv: `Tomasz Wierzbicki
Senior Network Engineer, Chippenham
SC cleared (active, reviewed 2024)

Profile
Hands-on routing and switching engineer with eight years on large Cisco estates, five of them for defence and blue-light customers.

Experience

Arden Secure Networks, Bristol - Network Engineer (3rd line)                 May 2021 - present
• MoD supplier WAN, 70 sites, ASR 1001-X and ISR 4000, eBGP to two carriers, OSPF inside
• Moved 41 sites from Catalyst 3850 to 9300/9500; LLDs, change records, as-built packs
• Firepower 2100 pairs and FMC, earlier ASA 5525
• ISE 802.1X roll-out to 6,000 ports
• Ansible playbooks for compliance checks, some Python (Netmiko)
• Standby one week in four

Moonraker Data Centres, Swindon - Network Engineer                        Aug 2018 - Apr 2021
• Nexus 5600/9300 vPC, VRFs, HSRP, customer BGP peering
• 2nd and 3rd line incidents

Moonraker Data Centres - NOC Technician                         2016 - Jul 2018

Certifications
CCNP Enterprise (ENCOR 350-401, ENARSI 300-410), valid to March 2028
CCNA 2017

Education
HND Computing, Wiltshire Downs College, 2016
Full driving licence`,
    },
    {
      name: 'ccie-dv',
      kind: 'any-of',
      low: 78,
      high: 96,
      best: 88,
      why: 'CCIE and DV stand in for CCNP and SC; eleven years as a consultant engineer, Palo Alto, Viptela.',
      lacks: [],
      cv: `NADIA FERREIRA-CLARKE
independent infrastructure consultant, former Royal Signals

clearance: DV, current
certification: CCIE Enterprise Infrastructure, recertified Feb 2026

assignments through my own company, Brightline Transit Ltd, since 10/2019
10/2023 to date - government agency, Gloucestershire. lead engineer for the campus core replacement: cat 9600 and 9500 stackwise virtual, ospf redesign from eleven areas to four, ibgp route reflectors, palo alto 5200 cluster, viptela overlay at 38 branches. wrote the low level designs, did the cut-overs at night, handed over as-builts. rota for P1 calls.
11/2021 to 09/2023 - airport operator. nexus 9k, asr 9000 edge with two upstreams, communities and prefix filtering, asa to palo alto migration of 1,400 rules.
10/2019 to 10/2021 - water utility, SCADA segmentation, dot1x with ise.

before: British Army, Royal Corps of Signals, 2008 to 2019, left as staff sergeant. from 2015 network engineer for deployed headquarters, cisco isr and catalyst.

tools: python for audits, git, solarwinds, wireshark
education: FdSc communications engineering 2014
driving licence, lives in Bath, wants a permanent post now`,
    },
    {
      name: 'ccnp-expired',
      kind: 'lapsed',
      low: 56,
      high: 73,
      best: 66,
      why: 'Clearance and nine years on Cisco with BGP and ASA, but the CCNP ran out in 2022 and was never renewed.',
      lacks: ['CCNP Enterprise or CCIE in date'],
      cv: `Barry Tregenza Network engineer Trowbridge Nine years with Cisco kit, all of it in secure places. Practical, steady in an outage, writes things down. Since Jan 2020, Avonmead Systems, Network Engineer, 3rd line Support and change for a naval stores network of 28 sites. Catalyst 9300 and 9400, ISR 4331 and ASR, OSPF in the core, BGP at the MPLS edge. ASA 5516 and lately Firepower 1140. Site moves, small LLDs, drawings in Visio, spares. One week in six on call. Mar 2017 to Dec 2019, Avonmead Systems, Network Support Engineer Switch replacement, VLANs, spanning tree, access lists, incident queue. 2011 to 2017, Desktop support, county council Security clearance: SC, active, granted 2017, renewed 2023 Certificates CCNP Routing & Switching gained May 2019, expired May 2022, not renewed. I have not sat ENCOR. CCNA 2016 (same expiry) ITIL Foundation City & Guilds structured cabling No scripting so far. Driving licence, own car. Interests: gig rowing, brass band, allotment. References from both team leaders on request.`,
    },
    {
      name: 'no-clearance',
      kind: 'missing',
      low: 50,
      high: 66,
      best: 59,
      why: 'CCNP and seven years of Cisco at banks and a retailer with BGP, OSPF, Palo Alto and SD-WAN; no clearance.',
      lacks: ['active SC clearance'],
      cv: `Rohit Bhandari, CCNP
Network Engineer

SUMMARY
CCNP-certified engineer with seven years of enterprise experience in retail and banking networks across EMEA. Arrived in the UK in 2023.

EXPERIENCE
Wessex Building Society, Bath | Network Engineer | 06/2023 - Present
- Third-line owner of 110 branches, Catalyst 9200/9300, ISR 4451, Viptela SD-WAN
- Dual-carrier BGP, OSPF areas, route maps, QoS
- Palo Alto PA-3220 and Panorama changes, site-to-site VPN
- Wrote HLD/LLD for the data-centre move, Nexus 93180
- Ansible for golden configs, Python scripts for audits
- On-call one week in four

Sundar Retail Group, Pune | Senior Network Engineer | 08/2019 - 05/2023
- 240 stores, ASR 1002 hubs, DMVPN, EIGRP to OSPF migration
- ASA to Firepower upgrade
- Mentored two juniors

CERTIFICATIONS
Cisco CCNP Enterprise, active until Nov 2027
Cisco DevNet Associate
Palo Alto PCNSA

EDUCATION
B.E. Electronics and Telecommunication, University of Western Ghats, 2019

ADDITIONAL
Skilled Worker visa; full UK driving licence; English, Hindi, Marathi. Volunteer with a coding club for children in Bath on Saturdays.`,
    },
    {
      name: 'helpdesk-keywords',
      kind: 'list',
      low: 10,
      high: 30,
      best: 20,
      why: 'Service desk analyst with a long list of network words, studying for CCNA; nothing of it at work.',
      lacks: [
        'active SC clearance',
        'CCNP or CCIE',
        '4 years enterprise routing and switching',
        'BGP and OSPF in production',
      ],
      cv: `Jordan Mapplebeck
ASPIRING NETWORK ENGINEER

OBJECTIVE
To obtain a Network Engineer (Cisco) role where I can use my passion for networking.

TECHNICAL SKILLS
Cisco: Catalyst 9000, ISR, ASR, Nexus, ASA, Firepower, ISE, Viptela SD-WAN
Protocols: BGP, OSPF, EIGRP, MPLS, VXLAN, HSRP, 802.1X
Automation: Python, Ansible, Terraform
Firewalls: Palo Alto, Fortinet
Tools: Wireshark, GNS3, Packet Tracer, SolarWinds
Documentation: LLD, HLD, as-builts

WORK EXPERIENCE
IT Service Desk Analyst, Cotswold Housing Association, Feb 2023 - Present
• First contact for 900 users by phone and portal
• Password resets, Microsoft 365 licences, laptop builds, printers
• Log tickets for the network supplier and chase them
• Asset register

Sales Advisor, PhoneBarn, Swindon, 2019 - Jan 2023
• Sold handsets and broadband, Salesperson of the Month twice

TRAINING
CCNA course on a video platform, 60 % done; exam not booked
Home lab: two second-hand 2960 switches and GNS3
CompTIA A+ 2022

EDUCATION
BTEC Level 3 IT, Kennet College, 2019

Happy to undergo security clearance. Full driving licence.`,
    },
  ],
};
