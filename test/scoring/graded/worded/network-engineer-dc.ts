/** Network engineer, data centre operator: CCNP in date, four years of VXLAN EVPN or ACI fabrics, driving licence for the two-site call-out. */
import type { GradedJob } from '../types.ts';

export const networkEngineerDc: GradedJob = {
  job: 'network-engineer-dc',
  title: 'Network Engineer (Data Centre)',
  spec: `NETWORK ENGINEER - DATA CENTRE FABRIC
Ironbridge Colocation, Slough (SLO1/SLO2) and Harlow (HAR1)

WHO WE ARE
Independent colo and private cloud since 2003. 11 MW, 340 customers, 46 employees. Nobody here has a parking space with their name on it.

THE ROLE
Third line for the fabric under our private cloud and for customer interconnects. Two fabrics today: Cisco ACI in Slough, NX-OS VXLAN EVPN in Harlow. You'll build tenants, upgrade spines and leaves in the small hours, cut over customers from their own kit, look after the edge (BGP to four transits and LINX), the firewalls (Palo Alto) and load balancers (F5), and automate the boring parts, in Ansible or Python. You will be one of five on the call-out rota (1)

WHAT WE NEED
We sell certified support and Cisco counts heads, so a CCNP that's valid today is a condition of the post: Data Center for preference, Enterprise or Service Provider are fine. In addition a minimum of 4 years on data centre switching fabrics (ACI, or VXLAN EVPN on Nexus or Arista). Campus LAN and Wi-Fi are honourable work but not this work.

WHAT WE LIKE
BGP in anger. Linux. Terraform for ACI. DCI over DWDM. Cumulus or SONiC curiosity. Explaining an outage to a customer without blaming anybody.

WHAT YOU GET
£58k to £66k, £4,200 standby allowance, £75 per call, training and exam fees, 25 days + your birthday, pension 6/6, Bupa.

To apply write to careers and tell us about one cable. No covering letter otherwise. We treat all applicants fairly and ask for unspent convictions only.

(1) One week in five. When called you are to be hands-on at whichever site within 90 minutes, also at 3 am, so you hold a full driving licence and have the use of a car.`,
  graded: [
    {
      name: 'dc-ccnp',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Eight years on ACI and EVPN fabrics at a hoster and a bank, CCNP Data Center renewed 2025, licence and car, BGP and Ansible.',
      lacks: [],
      cv: `Dilip Varsani
Uxbridge | full UK licence, own car

CERTIFICATIONS
CCNP Data Center (DCCOR, DCACI) - first 2019, recertified 14 May 2025, valid to May 2028
PCNSA 2024
F5-CA 2022

Senior Network Engineer, Thornhill Managed Hosting, Hayes
Aug 2021 - present
- 2 x ACI multi-pod, 220 leaves, 5.2 to 6.0 upgrades at night, 90 tenants
- Customer migrations from legacy 7k/5k/2k into tenants, L3outs, service graph to Palo and F5
- eBGP to 3 transits, LONAP and LINX, RPKI
- Ansible collection for tenant build, 2 days down to 25 min
- Third line on call 1 in 4
- RFO writing for customers

Network Engineer, Bank of Lothbury, London
Jan 2018 - Jul 2021
- Nexus 9k VXLAN EVPN, 4 sites, DCI over dark fibre/DWDM
- FabricPath out, EVPN in: 61 weekends
- Python (netmiko) pre/post checks

NOC engineer, Vodatel, Newbury, 2014 - 2017

BSc Network Computing, Coventry, 2014
The cable: a 40 m OM3 that somebody had shut in a rack door in 2016. It worked on cold days.`,
    },
    {
      name: 'royal-signals',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'Ten years Royal Signals, five of them on spine-and-leaf overlays in defence data halls, the two exams named by number and in date, licence to HGV; no customers or transits.',
      lacks: [],
      cv: `SERVICE RESUME

Rank and name: Sergeant (Foreman of Signals course not taken) K. Adjei
Arm: Royal Corps of Signals
Discharge: 30 November 2026, terminal leave since September

POSTINGS
Jun 2021 - Sep 2026, defence digital unit, MOD Corsham
Shift lead then technical SNCO for the hosting halls at two main and one fallback location. Underlay IS-IS, overlay with BGP address family for MAC and IP routes, anycast gateways, 9300 and 9500 series Nexus, 160 top of rack. Built the second fallback hall from empty concrete in 2023: racks, cross-connects, spines, first packet in eleven days. Software moves done between 0100 and 0400 with headquarters listening. Stretched segments across the long-haul optical ring. Fault diary of 400 entries. Wrote playbooks (Ansible, from an air-gapped box) to stop corporals typing VNI numbers.
2018 - May 2021, 10th Signal Regiment. Campus and tactical networks, Jackal and Falcon bearers, some Palo Alto.
2016 - 2018, 16th Signal Regiment and phase 2 training at Blandford, Communication Systems Engineer

PAPERS
Cisco 350-601 passed 9 Feb 2024, 300-615 passed 28 Jun 2024 (enhanced learning credits). CompTIA Linux+. DV, in date. Licence B, C1, C+E, car on the road.

Settling in Windsor, wife nurses at Wexham Park. Army boxing (retired hurt), Sunday school teacher. References from OC and RSM.`,
    },
    {
      name: 'ccnp-2022',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 67,
      why: 'Nine years of fabrics, ACI and Arista, and everything else, but his CCNP of March 2020 has run its three years without a renewal.',
      lacks: ["a CCNP that's valid today"],
      cv: `Matthew "Matty" Sorrell, network engineer, Bishop's Stortford

Present post. Lumley Cloud (private cloud for law firms), Harlow, network engineer since Nov 2019. I look after everything from the cross-connect to the virtual server. Arista 7050/7280 leaf-spine, EVPN multihoming, CloudVision; before that we had a small ACI pod, which I built with a partner in 2020 and took out in 2024. BGP with two transits and LINX. F5 to HAProxy. Palo Alto pair. Terraform and NetBox, Python when in need. On call 1 in 3, I live 12 minutes from the hall.

Prior. Exchange House Data Services, London E14, network engineer, Apr 2017 to Oct 2019. Nexus 9k, first VXLAN flood and learn, then EVPN. 7k to 9k migrations for three trading firms with no packet lost (they'd have noticed).
Anglia Schools ICT, technician then engineer, 2011 to 2017.

Exams. CCNA R&S 2013. CCNP Enterprise, 12 March 2020. Arista ACE-A 2021. JNCIA 2018. AZ-700 2025.

I drive (licence since 2009, one speed awareness course). Kids 4 and 7. Village cricket, home brewing, ham radio M0 callsign on request.

One cable: the brown one.`,
    },
    {
      name: 'campus-university',
      kind: 'adjacent',
      low: 57,
      high: 70,
      best: 62,
      why: 'CCNP Enterprise in date, licence, BGP and Ansible, but twelve years of campus and Wi-Fi; the data hall was a pair of old switches and one year of EVPN.',
      lacks: ['a minimum of 4 years on data centre switching fabrics'],
      cv: `Siân Rhydderch
Network Specialist

PROFILE: Network professional with a record of large changes delivered quietly.

2016 to present, Network Specialist, University of the Chilterns, High Wycombe
. Campus core and distribution for 74 buildings (Catalyst 9600/9500/9300), SD-Access with DNA Center since 2021
. 3,900 access points, eduroam, ISE
. Janet connectivity, dual BGP, IPv6 everywhere
. Palo Alto 5260 pair, GlobalProtect for 30k
. Small server room: pair of Nexus 5k with VPC until 2025; then four Nexus 9300 with VXLAN EVPN that I commissioned in October 2025 and have run since
. Ansible for all switches, Python for the odd thing, GitLab
. Out of hours rota, 1 in 6
. Explain outages to professors

2012 to 2016, Network Technician, Buckinghamshire Hospitals. Cabinets, patching, Wi-Fi survey, wards at night.

Education: HND Computing, Bucks New University 2012
Cisco: CCNP Enterprise (ENCOR + ENARSI) April 2024, expires April 2027. DevNet Associate April 2024
Clean driving licence, Skoda estate full of cable. Mountain rescue (Bannau Brycheiniog), Welsh speaker, patchwork.`,
    },
    {
      name: 'gas-network',
      kind: 'trap',
      low: 5,
      high: 19,
      best: 11,
      why: 'A network engineer of gas mains with a standby rota and a driving licence; pipes, valves and telemetry instead of switches.',
      lacks: ["a CCNP that's valid today", 'a minimum of 4 years on data centre switching fabrics'],
      cv: `NETWORK ENGINEER with 15 years' experience of keeping critical networks running

Graham Tuffnell IEng MIGEM, Slough

Thames Vale Gas Networks, 2011 to date
Network Engineer (since 2016)
- Analysis of medium and low pressure network, 3,100 km, in Synergi; reinforcement design, spine mains, leaf branches to estates, resilience studies with loss of one feed
- Connections: customer load enquiries incl. two data centres at Slough Trading Estate (backup generation), interconnect between pressure tiers
- Cut-over of 40 district governors to new kit, night work
- Telemetry: RTUs and loggers, basic IP addressing, raised tickets to IT network team
- Standby engineer 1 week in 5, respond to site within one hour, own van, full clean driving licence
- Incident reports to HSE and to customers, plain English
Assistant engineer 2011 to 2016

BEng Mechanical Engineering, Brunel, 2011
Incorporated Engineer 2017. NRSWA supervisor. SCO 91 / SCO 92 authorised person. CSCS black.
IT: GIS, Excel, Cisco Networking Basics (free course, badge 2024)

Angler, treasurer of allotment society. Available after three months.`,
    },
  ],
};
