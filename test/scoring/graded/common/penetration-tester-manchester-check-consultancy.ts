import type { GradedJob } from '../types.ts';

export const penetrationTesterManchesterCheckConsultancy: GradedJob = {
  job: 'penetration-tester-manchester-check-consultancy',
  title: 'Penetration Tester – Public Sector Assurance',
  spec: `Penetration Tester – Public Sector Assurance
Location: Manchester (hybrid, with travel to client sites across the UK)
Salary: £52,000 – £66,000 plus car allowance and 28 days' holiday

About Harrowgate Assurance
For over twenty years Harrowgate has helped government departments, police forces and operators of essential services find the holes in their systems before somebody else does. We are 140 people in three offices, employee-owned since 2019, and proud of it.

About the role
Our CHECK work has doubled in two years and we need another tester who can be put in front of a department on day one. You will scope and carry out assessments of internal and external networks, web applications and APIs, write the report yourself, and talk the client through it afterwards without frightening the non-technical people in the room. Around one week in five is spent away from home.

What you must bring
You will already hold SC clearance, live and transferable; the contract start dates do not leave room for us to put anybody through vetting. You will have an in-date CHECK Team Member qualification, either the CREST Registered Penetration Tester (CRT) or the Cyber Scheme Team Member (CSTM). And you will have at least three years of paid, hands-on testing of both infrastructure and web applications behind you.

What would make you stand out
• Azure or AWS configuration reviews
• Mobile application testing
• Being able to write your own tooling in Python, Go or similar
• Mentoring of junior testers

What we offer
Private medical cover, 8% employer pension, a training budget of £4,000 a year, exam fees paid, cycle-to-work and two volunteering days.

Harrowgate Assurance is an equal opportunities employer and a Disability Confident organisation. We welcome applications from every part of the community. If you need an adjustment at any point in the process please tell our recruitment team. No agencies please.`,
  graded: [
    {
      name: 'bethan-prosser-check',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'In-date CSTM, live SC and five years of dated network and web testing with own reports; cloud and mentoring on top.',
      lacks: [],
      cv: `BETHAN PROSSER
Stockport, SK4 | bethan.prosser@mailbox.example | 07700 900214

Security consultant with a CHECK background. SC cleared (renewed February 2024, valid to February 2031 subject to aftercare). CSTM – passed March 2022, re-sat March 2025, good until March 2028.

EMPLOYMENT

Consultant, Penetration Testing – Larkfield Cyber Ltd, Salford
June 2023 – present
- Around 35 engagements a year, roughly two thirds of them under CHECK for councils, two NHS trusts and a central government agency.
- Internal networks (Active Directory attack paths, segmentation, build reviews of Windows and RHEL), externals, web apps and REST/GraphQL APIs.
- Write and QA reports; deliver the wash-up call. Client feedback average 9.2 last year.
- Azure and M365 config reviews since 2024, about one a month.
- Buddy for two graduates, one of whom passed CSTM this summer.
- Wrote a Python tool which turns BloodHound output into a table clients can actually read.

Penetration Tester – Ostrey Digital Security, Cheltenham
September 2021 – May 2023
- Joined as a junior, signed off to lead web jobs after eight months.
- Web apps, external infrastructure, wireless surveys, the odd phishing exercise.

SOC Analyst – Ostrey Digital Security
August 2019 – August 2021
- Shift work, triage of alerts, phishing mail analysis.

EDUCATION
BSc (Hons) Computer Networks and Security, 2:1, University of Taff Vale, 2019

OTHER
OSCP (2021). Full UK driving licence. Speaker at BSides Leeds 2025 on Kerberos delegation mistakes.`,
    },
    {
      name: 'gareth-illingworth-infra-engineer',
      kind: 'gem',
      low: 78,
      high: 90,
      best: 84,
      why: 'Plain "Infrastructure Engineer" title, but four years of dated in-house testing of networks and web systems, in-date CRT and live SC; less cloud and client-facing work.',
      lacks: [],
      cv: `Gareth Illingworth
Preston, Lancashire

Personal details: British, born 1988, security cleared (SC, granted 11/2022, held through current employer, sponsor willing to transfer)

CURRENT POST
Infrastructure Engineer, Weyburn Marine Systems Ltd, Barrow and Preston, 05/2017 to date

I came in to look after servers and I still have that job title. Since the autumn of 2022 I have done nothing but try to break into what my colleagues and our suppliers build. The company makes control and support systems for naval customers and everything has to be attacked by an independent pair of hands before it ships, so in September 2022 they set up a cell of three and I was the first in it.

What that means week to week: I agree the rules of engagement with the project's security officer, spend four to eight days on the target, and write it up. Targets have been shore-side Windows domains, Linux appliances, the supplier portal (a Java web application with about forty roles – I found a way to read another supplier's drawings), the maintenance API used by tablets, and VPN gateways. 61 assessments to the end of September 2026. I present findings to the design board, who usually disagree, and then retest.

I passed CRT in June 2024; it runs to June 2027. Our reports have been accepted by two outside accreditors without a repeat test.

I write scripts in Python and a bit of Go when Burp or nmap will not do what I want.

BEFORE THAT
2017 – 2022, same employer: VMware, Windows Server, patching, backups, firewall rules.
2010 – 2017, Fylde Office IT, second line support then field engineer.

QUALIFICATIONS
CRT (see above). HND Computing, Preston, 2010. MCSA 2016, not kept up.`,
    },
    {
      name: 'dominic-adeyemi-crt-expired',
      kind: 'lapsed',
      low: 58,
      high: 70,
      best: 64,
      why: 'Seven years of good testing and live SC, but the CRT ran out in September 2023 and was not renewed.',
      lacks: ['in-date CRT or CSTM'],
      cv: `Dominic Adeyemi – Senior Security Tester
Leeds · d.adeyemi@post.example

Profile
Tester with seven years of consultancy work behind him, happiest on web applications. Security cleared to SC (current, last reviewed May 2025).

Experience

Senior Security Tester, Bramhope Consulting | Oct 2022 – now
Leading private-sector engagements for insurers, retailers and a building society. Web and API testing (70%), internal infrastructure (25%), mobile (5%, iOS and Android). Scoping calls, day-rate estimates, peer review of other people's reports. One long job at a Home Office supplier, hence the clearance. Developed our checklist for OAuth flows, now used by the whole team of nine. AWS reviews using ScoutSuite plus a lot of reading of IAM policies.

Security Consultant, Tarn & Keld LLP, Sheffield | Jul 2019 – Sep 2022
CHECK Team Member from September 2020. Local authorities, fire service, housing associations: PSN health checks, firewall reviews, build reviews, web.

Certificates
CREST CRT – September 2020, expired September 2023. I moved to a firm without CHECK status and did not re-sit it.
CPSA 2020 (same expiry)
Burp Suite Certified Practitioner 2024

Education
BSc Ethical Hacking, University of Strathmore Bay, 2019 (first)

Interests: fell running, restoring a 1971 Land Rover`,
    },
    {
      name: 'kirsty-macallan-nv1-sydney',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 60,
      why: 'Testing years and CRT are there, but the clearance is Australian; no UK SC is held and the ad cannot wait for vetting.',
      lacks: ['UK SC clearance'],
      cv: `KIRSTY MACALLAN
Currently: Chorlton, Manchester (moved from Sydney, August 2026; dual British/Australian citizen)

Five years of offensive security in Australia, mostly for Commonwealth and state agencies. Looking for the same kind of work in the north west of England.

CAREER

Aug 2026 – Oct 2026
Settling in, flat hunting, some bug bounty.

Feb 2023 – Jul 2026
Senior Consultant (Offensive), Wirrabee Security, Sydney NSW
• Led internal/external network tests and web app tests for three federal departments and a state transport agency; IRAP-related testing.
• Usually two testers for two weeks; I scoped, ran and reported, then debriefed the CISO.
• Purple team exercise at a water utility. Two junior staff under my wing.
• Azure tenant reviews; wrote "roocheck", a Python script the team uses for conditional access gaps.

Jan 2021 – Jan 2023
Penetration Tester, Cobbold Grey, Canberra ACT
• Web apps, APIs, wireless, Citrix breakouts, some physical.

2018 – 2020
Systems administrator, University of the Southern Tablelands

CERTIFICATIONS AND CLEARANCE
CREST Registered Penetration Tester, issued April 2025, three years
OSCP 2021, OSEP 2023
AGSVA Negative Vetting Level 1 (Australia), granted 2021. I don't hold a UK clearance yet; as a British citizen I'd be glad to go through the process.

EDUCATION
Bachelor of Information Technology, 2017`,
    },
    {
      name: 'stuart-pembridge-ndt',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 13,
      why: 'Dye-penetrant inspection of welds is another trade; only the SC clearance answers the ad.',
      lacks: ['CRT or CSTM', 'three years of security penetration testing'],
      cv: `Stuart Pembridge
Birkenhead CH42

PENETRANT & ULTRASONIC TESTING TECHNICIAN – PCN LEVEL 2 – SC CLEARED

Time served inspector with fifteen years in shipbuilding and power. I carry out liquid penetrant testing, magnetic particle and ultrasonic testing of welds and castings to BS EN ISO 3452 and customer procedures, write the reports and brief the client's engineers on indications found.

Mersey Tidal Shipworks Ltd, Birkenhead      Mar 2016 – present
NDT Technician then Senior Technician. Penetrant and MPI on hull, pipework and valve bodies; vulnerability points on pressure systems; about 1,400 reports a year issued by a team of six. Secure site, SC held since 2016, last renewed 2023.

Runcorn Inspection Services      Jun 2011 – Feb 2016
NDT Trainee to Level 2. Shutdown work in refineries, night shifts, working at height.

Certificates
PCN PT Level 2 (exp. 09/2029), PCN MT Level 2 (exp. 09/2029), PCN UT 3.1/3.2 (exp. 02/2028)
IPAF, confined spaces, asbestos awareness

City & Guilds Level 3 Engineering, Wirral, 2011
Full clean driving licence`,
    },
  ],
};
