/** Network security engineer at a UK police shared service: a current professional-level vendor certificate, SC clearance in force and four years on enterprise networks and firewalls decide it. */
import type { GradedJob } from '../types.ts';
export const networkSecurityEngineerPolice: GradedJob = {
  job: 'network-security-engineer-police',
  title: 'Network Security Engineer',
  spec: `TRENT MARCHES POLICE AND CRIME COMMISSIONERS' SHARED DIGITAL SERVICE

Post title: Network Security Engineer
Post reference: SDS/1187
Grade: PO6 (£46,218 to £51,507), plus standby allowance of £2,940 a year
Hours: 37 a week, flexitime; standby one week in six
Base: Calder House, Newark, with travel to stations and data centres in three counties
Contract: permanent
Closing date: noon on Monday 23 November 2026
Interviews: week beginning 7 December 2026

About the service
The Shared Digital Service looks after technology for three police forces: some 11,400 officers and staff, 138 buildings, two data centres and a control room that takes two thousand emergency calls a day. The network team consists of nine people. We are replacing the wide area network, moving remote access to a zero-trust model and renewing our connection to national policing systems, and we need an additional engineer who is at home both in routing and in defence.

Purpose of the post
To design, build, maintain and protect the forces' wired, wireless and wide area networks and their perimeter, so that operational policing can rely on them at all hours.

Main duties
1. Configure and support firewalls, VPN concentrators, proxies and intrusion prevention at both data centres.
2. Operate and develop the routed core (BGP, OSPF, MPLS handover) and campus switching with 802.1X.
3. Review firewall rule sets at least every half year and remove what is no longer justified.
4. Lead the network strand of security incidents together with the Security Operations Centre.
5. Prepare and carry out changes under the ITIL change process, frequently outside office hours.
6. Remedy findings of the yearly IT health check and supply evidence for the code of connection to national policing networks.
7. Automate repetitive configuration by means of Ansible or Python.
8. Keep drawings, address plans and runbooks up to date.
9. Manage suppliers of circuits and equipment on a day-to-day basis.
10. Coach apprentices and second-line analysts.

Person specification

Essential (tested by application form and by certificate)
E1. A current professional-level certificate in networking or network security, for example CCNP Enterprise, CCNP Security, PCNSE, JNCIP-SEC or Fortinet FCSS. Associate-level certificates (CCNA and the like) do not meet this criterion. The certificate must be in date on the closing date.
E2. Security Check (SC) clearance in force on appointment. The national backlog means that we are unable to sponsor new SC applications for this post. Developed Vetting also satisfies this criterion. The successful candidate will in addition undergo police vetting at level NPPV3.
E3. At least four years' experience of engineering enterprise networks of more than one site, including the hands-on administration of next-generation firewalls.
E4. Dynamic routing and switching in a production environment.
E5. Experience of incidents and changes with operational consequences, including standby.
E6. A full UK driving licence.

Desirable
D1. Experience in policing, defence, health, central government or critical national infrastructure.
D2. Identity-based network access (Cisco ISE, Aruba ClearPass or similar).
D3. Scripting or infrastructure automation.
D4. Azure or AWS networking.
D5. CISSP, CISM or membership of the Chartered Institute of Information Security.

What we offer
Local Government Pension Scheme; 26 days' leave rising to 31 after five years, plus bank holidays; up to two days a week at home when work allows; free parking; access to gymnasia at four stations; Blue Light Card; payment of one professional subscription and of one examination a year; occupational health and counselling; a staff association and recognised trade unions.

How to apply
Complete the application form on our website and attach a CV. Please address each essential criterion in turn. We do not accept applications through agencies. For an informal talk telephone the Network Manager, Dilys Arkwright, on 01636 000 412. Residency in the United Kingdom for the past five years is necessary for vetting.

The three forces wish to be representative of the communities that they serve. We particularly welcome applications from women, from people of minority ethnic heritage and from disabled people, who are under-represented in this service. We are a Disability Confident Leader: every disabled applicant who meets the essential criteria is offered an interview. Adjustments will be made at each stage on request. Former members of the armed forces are guaranteed an interview where the essential criteria are met.`,
  graded: [
    {
      name: 'strong-nhs-network-security',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 93,
      why: 'CCNP Security valid to 2028, SC in force to 2030, seven years of enterprise networking with Palo Alto and Firepower for health and defence sites, driver, standby.',
      lacks: [],
      cv: `Gareth Oyelaran
Grantham, Lincolnshire
Tel. 07700 900 318 / gareth.oyelaran@mail.example

Personal profile

Network engineer with seven years in organisations whose telephone must not go dead: a hospital trust and a defence supplier. I came up through the help desk, so I still remember what an outage looks like from the other end. Methodical at two in the morning, and fond of a good diagram.

Employment

Senior Network Engineer (Security), Fosse Aerostructures Ltd, Lincoln
January 2023 to date
A supplier of wing parts with five sites and 2,600 staff, List X.
- Look after fourteen Palo Alto pairs managed from Panorama; moved the whole estate from port-based to application-based policy over eighteen months
- Own the quarterly rule review. Of 3,900 rules, 1,450 have been retired, each with the signature of its owner
- Rebuilt the two data centres' edge with dual BGP providers and tested failover every quarter since
- Brought in Cisco ISE for wired and wireless access, floor by floor, beginning with the workshop where nobody minded
- Technical lead on our side when a supplier's account was abused in 2024: isolated two VLANs within eleven minutes, collected captures for the forensic firm, wrote up the lessons
- Playbooks in Ansible for switch baselines, certificates and NTP; about 400 devices are checked nightly
- Answer for the network chapter of the annual penetration test and of Cyber Essentials Plus
- Duty engineer one week in five
- Line manager of one apprentice (now at second line)

Network Engineer, Soar Valley University Hospitals NHS Trust, Leicester
June 2019 to December 2022
- Three hospitals, 48 clinics, about 900 switches and 2,200 access points
- Cisco Firepower and ASA; site-to-site tunnels to pathology partners; migration from AnyConnect on ASA to a cloud service in March 2020, in nine days
- OSPF in the core, EIGRP removed; replaced spanning-tree loops waiting to happen by a routed access layer in two buildings
- Connection to HSCN and the evidence for the Data Security and Protection Toolkit
- Out-of-hours changes in theatres and intensive care by agreement with the clinical site manager
- Standby one week in four

Service Desk Analyst, later Second-line Technician, Soar Valley University Hospitals NHS Trust
September 2016 to May 2019
- Up to fifty calls a day; laptops, printers, smartcards, wards
- Patching, cabinet tidying, replacement of 300 switches at night with the network team
- Runner-up, employee of the quarter, summer 2018

Sales Assistant, Pennine Outdoor, Nottingham
2014 to 2016, alongside college

Qualifications

CCNP Security (SCOR and SISE), gained February 2022, recertified January 2025, valid until January 2028
PCNSA, 2023
ITIL 4 Foundation, 2020
HND Computing (Networking), Nottingham, 2016
BTEC Level 3 Extended Diploma in IT, 2014
GCSEs: nine, among them English and mathematics, 2012

Clearance and driving

SC, granted March 2023, runs to March 2030. Baseline standard before that.
Lived in the United Kingdom all my life. Never travelled further than Lagos.
Full driving licence, car owner, clean since 2015.

Courses

Palo Alto Firewall: Optimising Rule Bases (two days, 2024)
Python for Network People (company course, ten evenings, 2023)
Incident response exercise with the regional cyber resilience centre (2025)
Mental health first aider (2022)

Tools that I use

Panorama, FMC, ISE, Catalyst Center, SolarWinds, Splunk, Wireshark, NetBox, Git, Ansible, Python, ServiceNow, Azure virtual networks and ExpressRoute (one project, 2025)

Languages

English; some Yoruba, chiefly when scolded by aunts

Outside work

Community first responder with the ambulance service since 2021, some twenty hours a month. Bell-ringer. Coach of the under-nines at the village cricket club. I have walked the Viking Way in stages and intend to do it once more without rain.

Referees

Head of Infrastructure, Fosse Aerostructures, and the Network Manager of the hospital trust, both with pleasure after an offer.`,
    },
    {
      name: 'lapsed-ccnp',
      kind: 'lapsed',
      low: 60,
      high: 74,
      best: 67,
      why: 'The same depth with SC in force and ten years of enterprise firewalls, but the CCNP ran out in May 2025 and only a CCNA-level certificate is in date.',
      lacks: ['current professional-level networking certificate (CCNP expired May 2025)'],
      cv: `PRIYA HALLSWORTH
Network and Perimeter Engineer

Address: Mansfield NG18          Mobile: 07700 900 744          priya.hallsworth@post.example

ABOUT

I build and defend networks for bodies that serve the public. Ten years of it, the last five at the perimeter of a government agency. I have a reputation for leaving behind tidy rule bases and for telling people before I switch something off.

CAREER HISTORY

2021 (April) – now
Network Security Specialist, Inland Waterways Licensing Agency, Derby
An agency of a government department: 3,100 users, 27 offices, two hosting centres.

Day to day I run Check Point and Fortinet gateways, web filtering, mail relays and the remote access service. Highlights:
* Replaced six clusters of ageing gateways by FortiGate 1800F in a running business, office by office, without a lost working hour.
* Segregated the lock and sluice control systems from the office LAN, with a brokered jump service and recorded sessions.
* Twice-yearly recertification of rules: each owner receives a readable list; what is not confirmed goes.
* Carried the network part of the response to a ransomware attempt in November 2023, from the first alert to the talk with the National Cyber Security Centre.
* Responsible for the remediation plan after each IT health check; no red findings left open longer than 30 days in three years.
* Coordinated PSN code of connection submissions, 2022 to 2025.
* On-call every fifth week; chair of the technical change meeting.

2018 (January) – 2021 (March)
Network Engineer, Peakland District Combined Authority, Matlock
* Designed a new WAN for 61 schools, libraries and depots: eBGP to two carriers, OSPF inside.
* Cisco Catalyst campus with 802.1X through ClearPass; guest wireless in libraries.
* ASA with FirePOWER services, later Firepower Threat Defense.
* Scripts in Python which compared running configurations with the standard and mailed me the sins.
* Set up home working for 1,900 council staff in spring 2020.

2016 (August) – 2017 (December)
Junior Network Engineer, Brassey Managed Services, Sheffield
* Remote support of switches, routers and SonicWall firewalls of forty customers.
* Night shifts at the operations centre; triage of alarms, handling of carriers.
* Site surveys for wireless in warehouses and one cathedral.

2013 – 2016
IT Support Technician, Hartington Sixth Form College, Chesterfield
* Desktop support for 1,400 students and 160 staff, image building, projectors.

EDUCATION

BSc (Hons) Computer Networks, 2:1, Sheffield, 2013
A-levels: mathematics, physics, general studies, Chesterfield, 2010

CERTIFICATES

CCNP Enterprise: gained May 2019, renewed May 2022, expired 14 May 2025 (not renewed; I mean to sit ENCOR again in the new year)
Fortinet Certified Associate in Cybersecurity (FCA), 2024, in date
CCNA, 2016, expired together with the above
ITIL 4 Foundation, 2021
PRINCE2 Foundation, 2019

VETTING AND MOBILITY

Security Check (SC) held since June 2021 and in force until June 2031. NPPV2 for a joint project with the marine unit, 2024.
Resident in the UK since 1999.
Full UK driving licence (car, and motorcycle since 2017).

TRAINING

FortiGate Administrator and Enterprise Firewall classes (attended, 2024; examination not taken)
SANS SEC503 Network Monitoring and Threat Detection, course only, 2022
Ansible for network teams, 2023
Presenting to senior boards, Civil Service Learning, 2025

TECHNICAL SUMMARY

Firewalls: FortiGate, FortiManager, Check Point R81, Cisco FTD
Routing and switching: BGP, OSPF, MPLS VPN hand-off, VXLAN in the laboratory, Catalyst 9000, Nexus 9000
Access: ClearPass, FortiClient, certificates through Microsoft CA
Cloud: Azure hub-and-spoke, firewall appliances in Azure
Seeing: Splunk, LibreNMS, FortiAnalyzer, Wireshark
Doing: Ansible, Python, Git

LANGUAGES

English (first), Gujarati (home), German (GCSE, never dared)

VOLUNTEERING AND INTERESTS

STEM ambassador: I take a suitcase of old switches to primary schools and let the children be packets. Trustee of a women's refuge in north Nottinghamshire, with particular care for its computers. Fell running, allotment, quilting, and a long quarrel with a 1968 Triumph Bonneville.

REFEREES

The Head of Cyber Security at the Agency; my former team manager at the Combined Authority. Please ask me first.`,
    },
    {
      name: 'royal-signals-foreman',
      kind: 'gem',
      low: 78,
      high: 91,
      best: 85,
      why: 'Titles are military, but the posts are seven recent years of routed, firewalled multi-site networks with a PCNSE in date, DV clearance and a licence; only policing tools and office campus detail are thinner.',
      lacks: [],
      cv: `Staff Sergeant (Foreman of Signals) Callum Bright
Service leaver, available from 11 January 2027
Catterick Garrison, moving to Newark (family home bought August 2026)
callum.bright@leaver.example

OPENING LINES

I have spent fifteen years in the Royal Corps of Signals, the first half learning how to make things talk to each other in a wet field, the second half making sure that nobody else listens. I hand over working systems, with paper that a stranger can follow.

SERVICE RECORD

Foreman of Signals, a signal regiment at Catterick, August 2023 to present
Technical authority of a squadron of 96.
- Answer for the deployable and fixed information systems of a brigade headquarters: 23 locations, about 1,800 users, three security domains
- Wrote and built the boundary between those domains: paired Palo Alto 5200 series with decryption, application control and threat subscriptions; change board chaired by me
- External peering with two allied nations by BGP, with filters agreed in advance and checked afterwards
- Ran the defensive side of an exercise in Estonia in 2025 in which a professional attacking team had four days. They got as far as a printer
- Every appliance and router is built from a repository; Ansible pushes, a junior checks, nothing is typed by hand on the night
- Duty technical officer, round the clock, on a roster of seven
- Mentor of four sergeants, two of whom have been selected for the foreman's course

Yeoman's section second in command and systems engineer, Joint headquarters, Northwood, September 2020 to July 2023
- One of five engineers for the wide area service of a permanent headquarters with eleven outstations at home and overseas
- OSPF areas redesigned after a failure that took forty minutes to converge; now under a second
- Installed and administered Palo Alto and Juniper SRX firewalls; prepared the six-monthly scrub of the rule base for the accreditor
- Took part in 37 out-of-hours changes without a rollback, and two with
- Closed the actions from the yearly penetration test within the time allowed
- Supervised contractors who laid fibre between buildings

Detachment commander, communication systems, Cyprus and Mali, October 2018 to August 2020
- Led eight soldiers who installed, ran and repaired a network of nine patrol bases: satellite bearers, Cisco routers, encrypted tunnels, a pair of FortiGate firewalls
- Planned the address space and the fallback paths, and rehearsed both
- Reported on faults each morning to a commanding officer with little patience for acronyms

Communication systems operator and engineer, Germany and Yorkshire, June 2011 to September 2018
- Radio, line laying, generators, vehicle installation; from 2015 switches and voice over IP
- Junior instructor for driving communications vehicles

QUALIFICATIONS

Palo Alto Networks PCNSE, renewed 9 January 2025, valid to 9 January 2027
BSc (Hons) Telecommunications Systems Engineering, awarded through the foreman's course at Blandford, 2023
CCNA, 2017, renewed until 2026
Level 3 award in education and training, 2019
Advanced apprenticeship in ICT, 2013

CLEARANCE

Developed Vetting, granted September 2020, reviewed this year, in force. Resident in the UK or serving under the Crown since birth.

DRIVING

Categories B, C, C+E. No points.

COURSES OF THE LAST THREE YEARS

Digital forensics for first responders, Shrivenham, 2024
ITIL 4 Foundation, 2024
Microsoft Azure Fundamentals (AZ-900), 2026, on resettlement
Managing people fairly, 2025

WHAT I HAVE NOT DONE

I have not worked in a police force and I have not used Cisco ISE in anger; our port security was certificate-based, on Windows NPS. I have read the national policing community security policy and should like to be told how it works in daily life.

HONOURS

General Officer Commanding's commendation, 2022, for work during an evacuation
Long Service and Good Conduct Medal, 2026

OTHER INTERESTS

Corps orienteering team, until the knee objected. Amateur radio, callsign on request. Two daughters, a whippet, and a workshop in which old valve sets are brought back to life. Treasurer of the garrison toy library.

REFERENCES

Officer commanding the squadron; the retired lieutenant colonel who was my accreditor at Northwood.`,
    },
    {
      name: 'college-admin-ccna-sc-applied',
      kind: 'in-progress',
      low: 26,
      high: 42,
      best: 34,
      why: 'A second-line college technician with a CCNA, a CCNP in preparation, an SC application that was never finished and under two years of network work: three essentials lacking, though the direction is right.',
      lacks: [
        'current professional-level certificate (CCNP in preparation, CCNA only)',
        'SC clearance in force',
        'four years of enterprise network and firewall engineering',
      ],
      cv: `Rowan Pettifer BSc
Newark-on-Trent | rowan.pettifer@webpost.example | 07700 900 155

Profile
Keen and dependable IT technician now moving into networks and security. Two years ago I was given the switches to look after and have not looked back. I am two thirds of the way to the CCNP and want to work for a service that matters to my county.

Work

Network Technician, Lincoln Edge College Group, Newark campus
February 2025 to present
- First contact for wired and wireless trouble on three campuses (5,000 students, 480 staff), under the guidance of the network manager
- Patch, label and replace access switches (Aruba CX), extend VLANs, hand out addresses
- Create objects and simple rules on the Smoothwall filter and the Sophos firewall after approval by the manager; all routing is with our provider
- Checked 1,100 ports for the roll-out of 802.1X and wrote the guide for lecturers
- Helped the provider at the exchange of the core on two Saturdays
- Drew the first complete cabinet plan since the new building was opened in 2011
- Helped the examinations office through results day when the queue went round the block

IT Support Technician, Lincoln Edge College Group
August 2022 to January 2025
- Tickets from staff and students: logins, laptops, classroom screens, printing
- Imaging of 700 machines each summer with Intune and Autopilot
- Microsoft 365 administration: accounts, groups, shared mailboxes, joiners and leavers
- Received the award of the support staff for patience, 2024
- Supervised two T-level students on their placement

Customer Adviser, Trentside Building Society, Newark
September 2020 to July 2022
- Counter and telephone, savings and lost cards; cash balancing at the end of the day
- Floor walker for colleagues when new tablets came in

Bar and kitchen assistant, various places in Lincoln
2017 to 2020, while studying

Education
BSc (Hons) Computer Science, Lincoln, 2020, 2:2. Final year project: a low-cost sensor for crowding on buses
A-levels in computing, geography and product design, Newark, 2017

Certificates
CCNA, August 2024, valid to August 2027
CompTIA Security+, March 2025
Microsoft 365 Fundamentals, 2023
CCNP Enterprise: in progress. Concentration paper (ENARSI) passed on 3 September 2026, core paper (ENCOR) booked for January 2027
ITIL 4 Foundation, 2023

Clearance
Enhanced DBS through the college, 2022 and 2025.
SC: an application was begun by an agency for a contract in May 2026 and closed when the contract fell through. No clearance is held at present. I have lived in England since birth and know of nothing that would stand in the way.

Driving
Full licence since 2018, with access to a car.

Courses and self-study
Cisco NetAcad: Enterprise Networking, Security and Automation
Palo Alto Networks "Introduction to Cybersecurity" and "Network Security Fundamentals", online, free of charge
TryHackMe, top five per cent in the county for what it is worth
Home laboratory with three second-hand Catalyst switches, pfSense, EVE-NG with BGP and OSPF between nine virtual routers
Python for beginners, library evening class, 2025

Skills
Aruba CX and Central, Sophos XGS (basic), Smoothwall, Windows Server, Intune, PowerShell, Wireshark, cabling, documentation in Visio, explaining things to people who are cross

Languages
English. British Sign Language level 2, which has been more useful at a help desk than I had expected.

Volunteering
Police support volunteer since 2023, four hours a fortnight at Newark station: car park patrols with a high-visibility jacket, speed awareness with the community team. Parkrun timekeeper.

Interests
Board games, tandem cycling with my father, the history of telephone exchanges (I have visited twenty-three), baking for colleagues after long outages.

What I would bring
A clear hand for documentation, a willingness to be woken, and a wish to learn from people who know more. I realise that I do not yet tick each box but I expect to have the CCNP complete by the spring.

Referees
The Network Manager and the Head of Student Services of the college group.`,
    },
    {
      name: 'unrelated-guarding-manager',
      kind: 'unrelated',
      low: 6,
      high: 20,
      best: 12,
      why: 'A manned-guarding and shopping-centre security career: security, network, incidents and even SC are words of another trade here, without any technical work.',
      lacks: [
        'current professional-level networking certificate',
        'four years of enterprise network and firewall engineering',
        'routing and switching',
      ],
      cv: `STEVEN ARKELL-MARSH
Security Manager
Worksop, Nottinghamshire
07700 900 862 · steven.arkellmarsh@inbox.example

EXECUTIVE SUMMARY
Experienced security professional with over eighteen years in the protection of people, buildings and assets. Leads a network of sites across the East Midlands and South Yorkshire. Accomplished in incident management, access control, budgets, staff development and stakeholder communication. Vetted, calm, visible and fair. A confident user of Microsoft Office and of radio procedure.

KEY STRENGTHS
- Leadership of large teams on shifts
- Security strategy, risk assessment and policy
- Incident response and business continuity
- Control room operations and CCTV
- Contract and supplier management
- Budgeting up to £3.2 million
- Conflict management and negotiation
- Report writing, Excel, PowerPoint, Teams

CAREER

Regional Security Manager, Castellan Guarding Ltd
May 2019 to the present day
- Accountable for 210 officers at 34 customer sites: distribution parks, two colleges, a magistrates' court annexe and a government records store
- Build and maintain a network of site supervisors, with a monthly meeting in Retford
- Review assignment instructions for each site every six months and strike out what is no longer needed
- Lead the response to serious incidents: intrusion by night, bomb hoax, stabbing outside a college gate, fire in a battery recycling yard
- Perimeter patrols, gates, barriers, fences; commissioned a new intruder alarm at eleven sites with an approved installer
- Prepare evidence for the Approved Contractor Scheme inspection of the Security Industry Authority; score raised from 98 to 131
- Hold profit and loss responsibility; margin up by two points in four years
- Standby manager one week in four, telephone by the bed

Security Manager, Broadacre Shopping Centre, Doncaster
August 2013 to April 2019
- 42 officers, a control room with 260 cameras, two million visitors each year
- Link between tenants, local policing team, fire service and council
- Introduced body-worn cameras and a policy for their use
- Retail crime partnership: shared intelligence, banning notices, evidence for court
- Coordinated counter-terrorism exercises under the ACT programme
- Evacuated the centre four times, once at 4 p.m. on the last Saturday before Christmas

Control Room Supervisor, Broadacre Shopping Centre
January 2010 to July 2013
- Watch of six operators; logging, exporting of footage, subject access requests
- Trained operators in fair and lawful surveillance

Security Officer, later Team Leader, Dunmore Services
September 2007 to December 2009
- Night patrols in a food factory, gatehouse, weighbridge, key register

Private soldier and lance corporal, infantry
2001 to 2007
- Northern Ireland, Iraq. Section second in command. Left with exemplary conduct

EDUCATION
Level 5 diploma in security management, distance learning, 2018
NVQ level 3 in team leading, 2012
GCSEs in Worksop, 2001

LICENCES AND CERTIFICATES
SIA licence, public space surveillance (CCTV), valid to 2028
SIA licence, door supervision, valid to 2028
IOSH Managing Safely, 2021, refreshed 2024
NEBOSH National General Certificate, 2017
First aid at work with defibrillator, 2025
Member of the Security Institute (MSyI), since 2020
ACT Awareness, ACT Operational, 2025

CLEARANCE
Security Check (SC), granted in February 2022 for the records store contract, in force to February 2029. British citizen, never lived abroad other than on duty.

DRIVING
Full UK driving licence, clean. 28,000 miles in a usual year.

COMPUTER SKILLS
Word, Excel, PowerPoint, Outlook, Teams; Timegate rostering; incident reporting software. When a recorder or the office internet fails I call the supplier and keep a written log.

TRAINING DELIVERED
Induction of new officers (two days, about 120 people a year)
Dealing with aggression
Radio discipline and the phonetic alphabet
Cyber awareness briefing for guards: thirty minutes with slides supplied by a customer, on lost USB sticks and unknown callers

LANGUAGES
English; a little Arabic from service

VOLUNTARY
Chair of the branch of a veterans' charity since 2016. Governor of a primary school, premises committee. Organiser of the remembrance parade.

INTERESTS
Whippet racing, angling, military history, refereeing of amateur boxing.

REASON FOR APPLYING
I have protected sites for most of my working life and I have great respect for the police. I am ready to bring my experience of security, my leadership and my reliable manner to a public service, and I should be glad to be trained in the technical parts of the work.

REFERENCES
Operations Director, Castellan Guarding; Centre Director, Broadacre.`,
    },
  ],
};
