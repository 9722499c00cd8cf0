/** IT Auditor: CISA certification; minimum 4 years of experience in IT audit decide it. */
import type { GradedJob } from '../types.ts';

export const itAuditorBankLuxembourg: GradedJob = {
  job: 'it-auditor-bank-luxembourg',
  title: 'IT Auditor',
  spec: `IT Auditor (m/f/d) - Luxembourg-Kirchberg, permanent contract

About us
Banque Merlange Luxembourg is the private banking and depositary hub of a European group, with 640 colleagues of 41 nationalities. Internal Audit is a team of eleven and reports directly to the Board Audit Committee.

You will
- plan and perform IT audit missions end to end: scoping, walkthroughs, testing, drafting and clearing of the report;
- review IT general controls, identity and access management, change management, cyber security, outsourcing and cloud arrangements;
- assess the Bank's compliance with DORA and the applicable CSSF circulars;
- follow up recommendations of Internal Audit, the external auditor and the regulator until closure;
- contribute to the annual risk assessment and the multi-year audit plan.

Requirements
- Master's degree in information systems, computer science, business or a related field
- Minimum 4 years of experience in IT audit, gained in an internal audit department or in an audit firm, with financial sector clients
- CISA certification is mandatory; CISSP, CRISC or ISO 27001 Lead Auditor are an asset
- Fluent English, written and spoken (working language). French or German is a strong plus
- Good command of data analysis (SQL, ACL/IDEA, Power BI)
- Autonomous, diplomatic, able to say uncomfortable things to senior people

We offer
32 days of leave, meal vouchers, hybrid work within cross-border tax limits, pension scheme. A recent extract of criminal record (bulletin no. 3) is requested before signature. We are signatory of the Luxembourg Diversity Charter.`,
  graded: [
    {
      name: 'ines-internal-audit-bank',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: "Seven years of dated, current IT audit in Luxembourg (audit firm, then bank internal audit), CISA, master's, English and French: every must-have and nearly every nice-to-have.",
      lacks: [],
      cv: `INÊS CARVALHAL
Luxembourg-Bonnevoie | ines.carvalhal@mailbox.example | Portuguese national

PROFESSIONAL EXPERIENCE

Banque Fontelaye S.A., Luxembourg - Senior IT Auditor, Internal Audit
09/2022 - present
• Lead on 5-6 IT assignments a year (core banking Avaloq, IAM/privileged access, BCP/DRP, patching, SOC outsourcing, Azure landing zone)
• Ran the first DORA readiness review (ICT register, TLPT, incident classification) and re-tested in 2025
• Owner of recommendation follow-up: 118 open points down to 34; presents to the Audit Committee each quarter
• SQL and Power BI scripts for joiner-mover-leaver and toxic-combination tests

Delvaux & Thill Audit, Luxembourg - IT Auditor, then Senior
10/2019 - 08/2022
• ITGC and application control testing for 14 bank and fund administrator clients; ISAE 3402 type II reports
• Gap assessments against Circulars CSSF 20/750 and 22/806

EDUCATION
MSc Information Systems Management, Universidade do Minho, 2017-2019

CERTIFICATIONS
CISA (ISACA, since 03/2022, CPE up to date) - ISO/IEC 27001 Lead Auditor (2024)

LANGUAGES
Portuguese: mother tongue. English: C2. French: C1. German: A2`,
    },
    {
      name: 'bastien-inspection-generale',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: "The same work under the name of group inspection (systems missions at a French banking group, six years, still running), with an engineering master's, CISA and C1 English; only Luxembourg rules are new to him.",
      lacks: [],
      cv: `Bastien Quéméneur, 33, Thionville (France), 25 min from Kirchberg

I am "inspecteur, domaine systèmes d'information" at the Inspection Générale of Crédit Armoric, a mutual banking group, since September 2020. The inspection is the third line of defence of the group. Missions last eight to twelve weeks and are conducted in teams of three; since January 2023 I am chef de mission. I write in English when the entity is abroad (Dublin, Frankfurt, twice Luxembourg), in French otherwise.

Subjects I have examined: who can touch production and how releases are approved (mainframe and Kubernetes); rights of administrators; a payment platform after two outages; contracts with a cloud provider and the exit plans behind them; the ICT third-party register under Regulation (EU) 2022/2554; backup restoration; a data centre move. I extract and cross the logs myself, mostly with SQL and IDEA. Every finding is discussed with the director concerned, rated, and then I verify the remediation evidence before it is closed.

Before: September 2017 - August 2020, production engineer in the IT subsidiary of the same group, Nantes.

Diplôme d'ingénieur (grade de master) in computer science, INSA Rennes, 2017.
Certified Information Systems Auditor, ISACA, obtained November 2022, active.
English: Cambridge C1 Advanced (2021), daily use. French: native. German: school level.`,
    },
    {
      name: 'wouter-cisa-exam-passed',
      kind: 'in-progress',
      low: 62,
      high: 72,
      best: 67,
      why: 'A complete IT auditor in banking for six years, but the mandatory CISA is not yet in hand: exam passed in June 2026, application to ISACA still pending.',
      lacks: ['CISA certification (exam passed, not yet certified)'],
      cv: `Curriculum vitae – Wouter Hoekzema

Personal: born Groningen 1994; living in Arlon (BE); Dutch native, English fluent (MSc thesis and all reports in English), German B2, French A2

Employment
Jan 2023 – now: IT Auditor, Group Audit, Noorderbank N.V. (Amsterdam, since Feb 2026 in the Luxembourg branch)
 – Performs audits on access management, software change, data quality of AnaCredit reporting, cyber resilience; co-lead on DORA thematic audit 2025
 – Tests done on full populations in SQL / Python rather than samples
 – Issue validation: reviewed closing evidence for approx. 70 issues incl. 9 from an ECB on-site inspection
Sept 2020 – Dec 2022: Associate / Senior Associate IT Assurance, Van Rossem Accountants, Utrecht
 – ITGCs for financial statement audits at two insurers, a payment institution and a pension administrator; SOC 1 reports

Education
MSc Business Informatics, Utrecht University, 2018 – 2020
BSc Information Science, Groningen, 2014 – 2018

Certificates
CISA: exam passed 11 June 2026 (score 561). Application for certification sent to ISACA in September, employer verification outstanding; I may not use the designation until it is granted.
AZ-900, 2024

Other: rowing coach, treasurer of the residents' association`,
    },
    {
      name: 'ruxandra-first-line-it-risk',
      kind: 'adjacent',
      low: 50,
      high: 61,
      best: 56,
      why: "First-line ICT risk and control officer: holds CISA, the master's and the regulation, but sits on the audited side and has never carried out an audit.",
      lacks: ['minimum 4 years of experience in IT audit'],
      cv: `RUXANDRA IONAȘCU-WEBER — ICT Risk & Control Officer

SUMMARY
Eight years in bank technology, the last six keeping IT management in control and prepared for whoever comes to inspect.

CAREER
ICT Risk & Control Officer | Saarmont Bank Luxembourg | Nov. 2020 → today
Reports to the CIO (first line). Maintains the ICT risk register and RCSA. Writes policies on access recertification, vulnerability handling and backup. Single point of contact for Internal Audit and the réviseur d'entreprises: gathers the evidence they request, drafts management responses, tracks action plans (97 % on time in 2025). Built the DORA register of information and filed it with the CSSF in 2025 and 2026. Prepares KRIs in Power BI for the IT risk committee.

Application Support Analyst (T24) | same bank | Mar. 2018 → Oct. 2020
Incident and change tickets, release calendar, user rights administration.

DIPLOMAS
Master in Management Information Systems — ASE Bucharest, 2017
Licence in Economic Cybernetics — ASE Bucharest, 2015

CERTIFICATIONS
CISA (2023, in good standing), CRISC (2021), ITIL 4 Foundation

LANGUAGES
Romanian (native) / English (C1) / French (C1) / Luxembourgish (A2)

I have taken the CISA to move to the other side of the table; I have not yet led or executed audit missions myself.`,
    },
    {
      name: 'kwame-helpdesk-list',
      kind: 'list',
      low: 10,
      high: 25,
      best: 18,
      why: "A service desk analyst whose IT audit vocabulary stands only in a skills list and an online course; no audit work, no CISA, no master's.",
      lacks: ['minimum 4 years of experience in IT audit', 'CISA certification', "master's degree"],
      cv: `KWAME ASANTE-BOOHENE
IT Audit | ITGC | DORA | CISA | COBIT | Cyber Security | GRC
Esch-sur-Alzette

CORE COMPETENCIES
IT general controls * Access management reviews * Change management audit * Risk-based audit planning * DORA * CSSF circulars * ISO 27001 * NIST CSF * COBIT 2019 * SOX * SQL * ACL/IDEA * Power BI * Cloud security * Third-party risk * Report writing * Stakeholder management * CISA

OBJECTIVE
Motivated and results-driven professional seeking an IT Auditor position in a leading bank where I can apply my passion for controls and governance.

WORK HISTORY
Service Desk Analyst, Helvora Facility Services, Foetz, 2023/05 - to date
- answer 30 to 40 calls per day, reset passwords, install laptops and printers
- create user accounts on request of HR
- update the knowledge base in English and French

Shop assistant (phones and accessories), Belval Plaza, 2021/09 - 2023/04

EDUCATION
Bachelor, Business Administration, 2021, University of Cape Coast
Online course: "CISA Exam Preparation, 22 hours" (video platform, 2026)

LANGUAGES: English (fluent), French (good), Twi`,
    },
  ],
};
