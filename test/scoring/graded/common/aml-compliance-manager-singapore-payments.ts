import type { GradedJob } from '../types.ts';

export const amlComplianceManagerSingaporePayments: GradedJob = {
  job: 'aml-compliance-manager-singapore-payments',
  title: 'Compliance Manager (AML/CFT), payment institution, Singapore',
  spec: `Compliance Manager (AML/CFT)
Sampan Pay Pte. Ltd., Singapore (Tanjong Pagar)

Who we are
Sampan Pay moves money for small exporters across eleven corridors in South-East Asia. We hold a Major Payment Institution licence from the Monetary Authority of Singapore, process some 90,000 transfers a day and have offices in Singapore, Jakarta and Manila. Our values are Candour, Craft and Care.

The role
Reporting to the Head of Legal & Compliance, you will own our anti-money-laundering programme in Singapore. This includes keeping the enterprise-wide risk assessment current, approving high-risk customers, tuning the transaction monitoring rules, deciding on and filing suspicious transaction reports, replying to MAS queries and inspections, training the front line, and presenting to the Risk Committee each quarter. You will manage three analysts.

Requirements
• A recognised bachelor's degree
• At least five years of hands-on AML/CFT compliance work within a financial institution regulated by MAS, be it a bank, a payment firm, a broker, an insurer or similar
• A professional AML qualification: CAMS, or the ICA Diploma (Anti Money Laundering or Financial Crime Compliance)

Good to have
• Knowledge of the payment services notices (PSN01, PSN02)
• Sanctions screening tools, SQL for pulling alerts
• Working Mandarin or Bahasa Indonesia, to read source documents and deal with counterparts in the region
• Previous work with cross-border payments

Why join
Flexible benefits, 18 days of annual leave, birthday leave, a learning budget of S$2,500, and colleagues who tell you when you're wrong. 

Sampan Pay adheres to the Tripartite Guidelines on Fair Employment Practices. All personal data in your application will be handled in line with our privacy notice. We regret that only shortlisted candidates will be notified. To all recruitment agencies: we do not accept unsolicited resumes.`,
  graded: [
    {
      name: 'teo-wen-ling-mpi',
      kind: 'strong',
      low: 92,
      high: 100,
      best: 97,
      why: 'Nine years of AML work at MAS-regulated firms, the last five at a payment institution, with CAMS, a degree, SQL, Mandarin and analysts under her.',
      lacks: [],
      cv: `TEO WEN LING, CAMS
Singapore | +65 8000 0124 | wenling.teo@examplemail.sg
Languages: English, Mandarin (read, write, speak), basic Malay

Employment history

Remitara Payments Pte Ltd (Major Payment Institution)
Assistant Vice President, AML Compliance — Sep 2021 to present
Second-in-charge of the financial crime unit, four analysts under me. Sign-off for PEPs and high-risk corporates up to S$5m yearly flow. About 190 STRs decided and lodged through SONAR in 2025. Rewrote the EWRA twice after new corridors (Vietnam, Philippines). Cut false positives by 37% by re-tuning thresholds with data pulled in SQL. Main contact in the MAS thematic inspection of 2024 on cross-border transfers; all eight findings closed by March 2025. Quarterly paper to the board risk committee. PSN01 gap analysis. Training for 120 staff.

Straits Meridian Bank Ltd, Singapore
Senior Analyst, then Manager, Transaction Surveillance — Jul 2017 to Aug 2021
Alert investigation on trade and correspondent accounts, escalation memos, sanctions hits, look-back exercise of 2019.

Academic
BBus (Banking & Finance), Kent Ridge Institute of Management, 2017, second upper
CAMS, first certified May 2019, recertified 2025

Notice period: two months`,
    },
    {
      name: 'faizal-roslan-remittance-ops',
      kind: 'gem',
      low: 83,
      high: 95,
      best: 89,
      why: 'An operations manager by title who has run the whole AML programme of a MAS-licensed remitter since 2019, with a degree and the ICA Diploma.',
      lacks: [],
      cv: `RESUME OF MOHAMED FAIZAL BIN ROSLAN

Position: Operations Manager, Sentosa Star Remittance Pte Ltd (MAS remittance licence, since 2020 Major Payment Institution), People's Park
Period: 15 April 2018 to present

Most of the shop is counters, cash and queues. Since February 2019 the owner left everything on the regulatory side to me because no one else wanted it, and that is two thirds of my week.

What I mean by everything:
a. Customer due diligence. I wrote the procedure in 2019, revised 2020 when PSN01 came and again in 2024. I approve or refuse each customer rated high. Last year I refused 74.
b. Watching the transactions. First in Excel, since 2021 in a vendor system whose scenarios I set and test every half year with our IT man.
c. Reports to the Suspicious Transaction Reporting Office. I decide and I file. Between 25 and 60 a year, 2019 to 2026.
d. MAS. Named contact. Two on-site inspections (2021, 2025). The last letter had two observations, both minor.
e. Screening names against UN and MAS lists, daily, and freezing when needed (two cases).
f. Teaching the 40 counter staff, in English, Malay and Bahasa Indonesia. Exit quiz compulsory.
g. Yearly risk assessment of the whole business, which goes to the directors.
Two compliance assistants report to me, and the branch supervisors too.

Earlier: Branch supervisor, same company, April 2016 to April 2018. Teller 2014 to 2016, Golden Mile Exchange.

Education: Bachelor of Accountancy, Bukit Serangoon University (part-time), conferred 2017
ICA International Diploma in Anti Money Laundering, with Merit, November 2021`,
    },
    {
      name: 'rajkumar-velayutham-safety',
      kind: 'trap',
      low: 10,
      high: 22,
      best: 15,
      why: 'Compliance in the sense of workplace safety and environment; no financial institution, no AML, only a degree and general inspection skills.',
      lacks: ['5 years of AML/CFT compliance at a MAS-regulated institution', 'CAMS or ICA Diploma'],
      cv: `Rajkumar s/o Velayutham
COMPLIANCE MANAGER
Block 118, Yishun

Professional summary
Compliance manager with 11 years in regulatory compliance, inspections, audits, risk assessment and training.

Work experience
2019 May - Present | Compliance Manager (WSH & Environment) | Kallang Marine Fabricators Pte Ltd
Responsible for compliance to the Workplace Safety and Health Act, environmental permits, crane and scaffold registers. Enterprise risk register. Liaise with MOM and NEA inspectors. Lead three safety coordinators. Monitors incident reports, files statutory accident reports within ten days. Present to the risk committee quarterly. Zero stop-work orders since 2021.
2015 Aug - 2019 Apr | Safety & Compliance Executive | Jurong Bulk Terminal
Permit to work, toolbox talks, ISO 45001 internal audits.

Qualifications
BEng (Mechanical), Pandan Technological University, 2015
Specialist Diploma in Workplace Safety and Health (Level C), 2018; registered WSH Officer
ISO 45001 lead auditor

Languages: English, Tamil, conversational Mandarin`,
    },
    {
      name: 'chloe-abeysekera-under-three-years',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'CAMS, degree and good hands-on AML work at a MAS licensee, but only two years ten months of it where five are asked.',
      lacks: ['5 years of AML/CFT compliance (has 2 years 10 months)'],
      cv: `Chloe Abeysekera
chloe.abeysekera@examplemail.sg

Career snapshot
I moved from external audit to financial crime in early 2024 and haven't looked back.

Jan 2024 – now
Lionhead Securities Pte Ltd, Singapore (capital markets services licence holder)
AML Compliance Executive (promoted to Senior Executive in April 2026)
· Onboarding reviews of corporate and fund clients, source of wealth, PEP memos
· Clear Level 2 alerts and draft STRs for the MLRO, 46 filed from my drafts last year
· Own sanctions screening tool tuning with the vendor
· Maintain the risk assessment and prepared the sample files for an MAS visit in 2025
· SQL and Power BI for monthly management information
· Coach two new hires

Sep 2020 – Dec 2023
Pemberton Quah LLP, Singapore, Audit Associate, later Senior
Statutory audits of trading firms, logistics, a clan association

Education & certification
CAMS, August 2025
BAcc (Hons), Kent Ridge Institute of Management, 2020

English, Mandarin (fluent both), Sinhala (spoken at home)`,
    },
    {
      name: 'gerard-pereira-tan-md',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 84,
      why: 'Every must many times over with MLRO and inspection work, but a regional managing director stepping down several levels, which is a question and no gap.',
      lacks: [],
      cv: `GERARD PEREIRA-TAN
Managing Director, Head of Financial Crime Compliance, Asia Pacific

EXECUTIVE SUMMARY
Twenty years in financial crime risk with MAS-supervised banks. Led 140 people in nine countries. Leaving large banks by choice in December 2026; I would like to build something at the scale of one floor and to be near the alerts again.

CAREER
2018 - present    Corvane Bank AG, Singapore branch
  MD, Head of FCC APAC (since 2021); Director, MLRO Singapore (2018 - 2021)
  As MLRO: final decision on STRs (approx. 600 a year), regulator relationship incl. two MAS inspections, approval of high-risk private banking and payment-firm clients, EWRA. As regional head: budget S$38m, monitoring transformation from rules to machine learning, correspondent de-risking, board reporting. Chair of the payments sub-group of an industry AML working party 2022-2024 (looked at PSN01 and PSN02).
2011 - 2018       Union Orient Bank, Singapore
  Senior Vice President, AML Advisory. Remittance and fintech clients among my portfolios; trained relationship managers in four markets.
2006 - 2011       Union Orient Bank
  Analyst to Assistant Vice President, AML monitoring

CREDENTIALS
LLB, Dunearn University, 2005
ICA Diploma in Financial Crime Compliance 2010; CAMS 2012, current to 2027
Fluent Bahasa Indonesia, working Mandarin

Expected package: open for discussion`,
    },
  ],
};
