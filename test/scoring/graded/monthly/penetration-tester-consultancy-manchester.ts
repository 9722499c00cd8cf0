import type { GradedJob } from '../types.ts';

export const penetrationTesterConsultancyManchester: GradedJob = {
  job: 'penetration-tester-consultancy-manchester',
  title: 'Penetration Tester (Security Consultant)',
  spec: `Hi,

Hope you're well and not buried. I've got something in Manchester that might suit you or somebody you sit next to.

My client is a 40-strong security consultancy, mostly public sector and NHS work with some finance. They've just won a place on another framework and need another tester who can be put in front of a customer from month one. Salary up to £65k, £5k towards training, about 60% remote with days on client sites across the North.

They've been very clear about what they won't move on, so please only come back to me if you've got:

1) a current CREST CRT or Cyber Scheme CSTM (CHECK Team Member obviously covers it). OSCP is lovely but on its own it doesn't get you on the CHECK jobs
2) SC clearance, or you can be put through it, which in practice means you've lived in the UK for the last five years
3) two years or more doing client-facing testing as your actual job: scoping call, the test, the report, the debrief

Day to day it's web apps and APIs, internal and external infrastructure, the odd wireless or build review, some cloud config reviews in Azure. Reports go out under your own name and their QA is strict, so being able to write English a finance director understands matters as much as popping shells. If you've done any red teaming, mobile, or written your own tooling, say so.

No degree needed. They don't do whiteboard quizzes, it's a chat and a small lab at home.

Ring me or just send the CV as is, I'll tidy it.

Cheers,
Declan
Northgate Cyber Recruitment`,
  graded: [
    {
      name: 'imogen-tattersall-ethical-hacker',
      kind: 'synonym',
      low: 88,
      high: 97,
      best: 93,
      why: 'Never says penetration tester, but three and a half years of scoped engagements, CSTM to 2028 and SC in hand meet all three.',
      lacks: [],
      cv: `Imogen Tattersall, Stockport

Ethical hacker, assurance team, Pendle & Croft Assurance, Leeds (remote with travel). April 2023 to present.

I break into things with the owner's permission and then explain it to them. On average 34 engagements a year. I take the first call with the customer, agree what is in and out, do the assessment, write it up and present it. Customers: seven NHS trusts, two police forces, a building society, a chain of vets.

What sort of work: browser-based applications and the APIs behind them (about half), Active Directory from a network socket to domain admin, perimeter assessments, Entra ID and Azure tenant reviews, and two physical-plus-wireless jobs. In 2025 I found an authentication bypass in a patient portal used by eleven trusts and handled the disclosure with the vendor. My small tool for comparing API role permissions is used by the whole team.

Quality: my reports come back from technical review with fewer changes than anybody's, which is because I was a newspaper sub-editor.

Vetting: Security Check, granted 02/2024.
Qualifications: Cyber Scheme Team Member, passed June 2025, valid three years. OSCP 2022.

Before: junior security analyst, Pendle & Croft, Sept 2021 - Mar 2023 (vulnerability scanning service, phishing simulations). Sub-editor, regional daily, 2013-2021. BA English, 2012.`,
    },
    {
      name: 'joel-wadsworth-crt-booked',
      kind: 'in-progress',
      low: 58,
      high: 68,
      best: 64,
      why: 'Two years two months of client testing and SC, but the CRT sitting is still to come in December after a first fail.',
      lacks: ['current CRT or CSTM (exam booked December 2026)'],
      cv: `JOEL WADSWORTH
Salford M6 | SC cleared (2025)

EXPERIENCE
Penetration Tester, Harbourline Security, Warrington             Sep 2024 - present
• Web application, API and infrastructure testing for councils, housing associations and law firms; 50+ jobs
• Lead tester on most one-person jobs: scope, deliver, report, wash-up call
• Build reviews of Windows 11 and iOS
• Built a lab range the team uses for training
Junior Penetration Tester (apprenticeship), Harbourline              Sep 2022 - Aug 2024
• Shadowed seniors, scanning, retests, report QA; started to take part in customer calls in the last six months

CERTIFICATIONS
OSCP (November 2024)
CREST Practitioner Security Analyst, CPSA (Feb 2025)
CREST CRT: attempted May 2026, narrowly failed; resit booked 9 December 2026

EDUCATION
Level 4 Cyber Security Technologist apprenticeship, 2024
A levels Maths, Computing, Physics

Born in Bolton, lived here always. Mountain rescue probationer.`,
    },
    {
      name: 'fergus-lindqvist-cone-penetration',
      kind: 'trap',
      low: 0,
      high: 8,
      best: 3,
      why: 'Penetration testing of soil with a cone truck; nothing to do with computers.',
      lacks: [
        'CRT or CSTM',
        'SC clearance or eligibility shown',
        '2 years of client-facing security testing',
      ],
      cv: `Fergus Lindqvist BSc FGS
Macclesfield

Site testing engineer with 9 years on CPT and SPT rigs.

PENETRATION TESTING
Operated 20-tonne cone penetration test truck and crawler for Marl Ground Investigation Ltd (2017 - 2024) and Deepwater Geo (2024 -). Standard penetration tests in boreholes. Dissipation tests, seismic cone. Sites: rail embankments, wind farms, two NHS hospital extensions, flood defences at Carlisle.

CLIENT WORK
Scoping visits, method statements, daily briefings with the main contractor, factual reports under my own name, debriefs with the designer.

TICKETS
CSCS, BDA audit, NVQ Level 2 land drilling, SSSTS, Sentinel PTS, CAT & Genny, HGV Class 1

EDUCATION
BSc Geology, 2016 (2:1)

Clean driving licence, away Monday to Friday no problem. Security vetted for airside works at a regional airport 2022.`,
    },
    {
      name: 'shabnam-qureshi-soc',
      kind: 'adjacent',
      low: 35,
      high: 48,
      best: 42,
      why: 'Six years in a SOC and eligible for SC, with OSCP and a few internal tests, but no CRT/CSTM and no client-facing testing job.',
      lacks: ['current CRT or CSTM', '2 years of client-facing testing'],
      cv: `Shabnam Qureshi
Oldham | British citizen, resident since birth

Senior SOC Analyst, Threlkeld Bank Operations Centre, Manchester — since Jan 2022
 Tier 3 escalations, Sentinel and Splunk, KQL detections (90 written), incident lead for two ransomware attempts. Purple team exercises four times a year: the outside testers attack, I watch the logs and tell them what we saw. In 2025 I was allowed to test three internal web apps before go-live and wrote a short note on each; about five weeks of work altogether.

SOC Analyst, managed service provider in Trafford — Aug 2020 to Dec 2021
 Shift work, triage, phishing, firewall change requests.

IT support, sixth form college — 2018-2020

Training: OSCP passed Aug 2025. BTL1 2022. Hack The Box, Pro Hacker rank. BSc Computer Forensics 2018.

I want to move across to offensive work and know I would start lower down.`,
    },
    {
      name: 'brandon-eskridge-us-tester',
      kind: 'foreign',
      low: 41,
      high: 55,
      best: 48,
      why: 'Five years of real consulting tests, but the papers are American (GPEN, OSCP, a US Secret) and he came to the UK only last year, so neither CRT/CSTM nor SC is open.',
      lacks: ['current CRT or CSTM', 'SC clearance or five years of UK residence'],
      cv: `Brandon Eskridge
Currently: Didsbury, Manchester (moved from Raleigh, North Carolina, July 2025; spouse visa)

Work
- Security Consultant, Stonemill Assurance (London, remote). Sept 2025 - present. External and web app testing for fintechs. Full cycle from kickoff to readout.
- Penetration Tester, Blue Heron Cyber, Raleigh NC. 03/2021 - 06/2025. 120+ engagements for banks, hospitals and a state agency. Internal AD, web, API, AWS and Azure reviews. Two red team operations with physical entry. Wrote the company's report template and mentored 4 juniors.
- SysAdmin, state university, 2017 - 2021.

Certs
- GIAC GPEN (2021, renewed 2025), GWAPT (2023)
- OSCP (2020), OSWE (2024)

Clearance
- US DoD Secret, 2019-2025, inactive since relocation. I understand UK vetting wants more residence than I have; I'd be good for commercial jobs meanwhile.

Education
- BS Computer Science 2017

CREST: haven't looked into the exams yet.`,
    },
  ],
};
