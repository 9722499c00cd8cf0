/** Internal auditor at a mutual insurer, UK: a chartered audit or accounting qualification, four years of internal audit, a regulated financial firm. */
import type { GradedJob } from '../types.ts';

export const internalAuditor: GradedJob = {
  job: 'internal-auditor-worded',
  title: 'Internal Auditor',
  spec: `Requisition ID: 20881
Job title: Internal Auditor
Business area: Group Internal Audit
Location: Shrewsbury, hybrid (min. 2 days)
Contract type: Permanent, 35 hrs
Grade / salary: E, 52,000 to 61,000 GBP + 10% bonus
Closing date: 29/11/2026

ABOUT WRENBURY MUTUAL
For 140 years we have insured farms, homes and the odd steam engine. We have no shareholders. We are dual regulated and rather proud of our small and noisy canteen.

THE ROLE
Reporting to the Head of Internal Audit you will lead four to six reviews a year from the annual plan, end to end. You will agree terms of reference with the business owner, map the process, test whether controls are well designed and actually work, draft the report, argue about the ratings and chase the actions until they can be closed. You will support the Head with papers for the Audit Committee and with co-source partners on actuarial and cyber topics.

KEY DELIVERABLES
* Audit files which would survive an external quality assessment under the Global Internal Audit Standards
* Follow-up of open actions each month
* One or two advisory pieces on change projects
* Some use of data analytics (ACL, IDEA, Power BI, whatever you like)

WHAT YOU BRING
Qualified CIA, CMIIA, ACA, ACCA or CIPFA (finalists are not considered for this grade). You have at least four years of internal audit, in house or with a co-source provider, and some part of it was done in a firm regulated by the FCA or PRA since there is no time this year to teach the rulebook.

NICE TO HAVE
Insurance. Experience of Consumer Duty or operational resilience reviews. A person who writes short sentences.

BENEFITS
27 days, pension 12%, free home insurance, volunteering days.

Wrenbury Mutual is an equal opportunities employer. Offers are subject to DBS and credit check. No agencies please.`,
  graded: [
    {
      name: 'cosource-to-insurer',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: "ACA, seven years of internal audit in co-source and at a Lloyd's insurer up to now, whole reviews alone, Consumer Duty and analytics.",
      lacks: [],
      cv: `FARAH IDRISSI ACA
Telford | farah.idrissi@example.net

Senior Auditor, Group Audit
Pennant Specialty plc (Lloyd's managing agent and UK company insurer), Birmingham
June 2022 to present
- Own five engagements a year: delegated authority, claims reserving, third party administrators, pricing practices, Consumer Duty outcomes monitoring (2024), important business services self-assessment (2025).
- Scope with the accountable executive, walkthroughs, design and operating tests, closing meeting, report in about three weeks.
- Wrote the IDEA scripts which now run over the full claims payments file each quarter. Found 212k of duplicates.
- Present my own reports to Audit Committee twice a year.
- Track overdue actions with risk owners; from 61 to 9 in 18 months.

Assistant Manager then Manager, Internal Audit Services
Hollin & Straker LLP, Birmingham
September 2019 to May 2022
Outsourced and co-sourced audit functions for two friendly societies, a credit union, a wealth manager and one NHS trust.

Audit Associate (external)
Hollin & Straker LLP
September 2015 to August 2019
ACA training contract, mainly manufacturing.

Qualifications: ICAEW, admitted January 2019. BA History, Keele, 2:1.

Interests: fell running, badly. Volunteer treasurer of a scout group.
Notice: 3 months.`,
    },
    {
      name: 'society-inspector',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: 'Chartered member of the IIA, nine years of third-line assurance in a building society under the title inspector; analytics is light and insurance absent.',
      lacks: [],
      cv: `Profile of Huw Tegid-Rowlands

I joined the Marcher Counties Building Society as a cashier in 2009 and moved in October 2017 to what the Society still calls its Inspection Department, where I am now Senior Inspector. We are the third line. There are five of us and we answer to the chair of a board sub-committee and to nobody else.

What that means in a year: I am handed some half dozen topics. Last year these were mortgage arrears and forbearance, the savings rate change process, Treasury limits, the complaints desk, and SM&CR certification. For each I sit down with the director concerned and settle what will and will not be looked at. I draw how the thing works, pick a sample, see whether what ought to stop an error really does, write up what I found in five pages at most and give it a colour. The director replies with dates. I go back and see if they did it, and if not I say so to the committee.

In 2023 I led the preparations for our external quality review, from which we came out as generally conforming, the best of three grades. In 2024 I sat, without a vote, on the steering group of the core banking replacement and told them weekly what worried me.

Letters: Chartered member, Institute of Internal Auditors, July 2021 (by the apprenticeship route, Level 7). Before that the Certificate, 2018.

Excel to a fair standard, some Power Query. Welsh speaker. I live near Oswestry with three dogs and keep bees.`,
    },
    {
      name: 'two-parts-of-three',
      kind: 'in-progress',
      low: 58,
      high: 71,
      best: 64,
      why: 'Six years of good internal audit in a bank, but of the CIA only Parts 1 and 2 are passed and the spec refuses finalists.',
      lacks: ['Qualified CIA, CMIIA, ACA, ACCA or CIPFA'],
      cv: `Tobias Achterberg-Lowe
Internal Audit professional, Chester

SUMMARY
Six years in bank internal audit with a name for clean files and calm closing meetings.

EXPERIENCE

Castlegate Bank UK, Chester. Internal Auditor. 02/2022 - present
> lead auditor on financial crime controls, motor finance commission remediation, IT access management, PRA regulatory returns
> fieldwork lead for a team of two on the ring-fence review
> author of 19 issued reports, 4 of them rated unsatisfactory
> rebuilt continuous control tests in Power BI and SQL
> quality assurance peer reviewer for EMEA files against the 2024 Standards
> liaison with the external auditor and with the FCA supervisor on s.166 readiness

Castlegate Bank UK. Graduate, Internal Audit. 09/2020 - 01/2022
> rotated through retail, wholesale and technology portfolios

EDUCATION AND PROFESSIONAL DEVELOPMENT
The Institute of Internal Auditors
   CIA Part 1, November 2023
   CIA Part 2, March 2026
BSc Accounting and Finance, Liverpool, 2:1, 2020
CISA exam prep course (2025), not sat
ICA Certificate in Financial Crime Prevention, 2022

OTHER
Languages: Dutch (mother tongue). Clean licence. Chess club captain.
References on request`,
    },
    {
      name: 'external-auditor',
      kind: 'adjacent',
      low: 50,
      high: 64,
      best: 57,
      why: 'ACA with six years of statutory audit of insurers and banks; knows the firms and controls testing, but has done no internal audit.',
      lacks: ['at least four years of internal audit'],
      cv: `Priyanka Desai-Whitmore, ACA

2025 - now   Manager, Financial Services Assurance, Brough Tennant LLP, Leeds
2023 - 2025  Assistant Manager, same
2020 - 2023  Trainee, same (ICAEW, first time passes throughout, admitted November 2023)

Portfolio: statutory audits of a motor insurer (GWP 410m), two building societies, a consumer lender and a Gibraltar captive. Solvency II balance sheet audit opinions. CASS assurance reports for three investment firms. One secondment to a client's finance department, January to April 2024, for the IFRS 17 opening balances.

What I do day to day:
 - plan the engagement, set materiality, brief teams of up to seven
 - walkthroughs and controls reliance over claims, premium and reinsurance cycles
 - ISA 315 risk assessment, IT general controls with our specialists
 - management letter points and their follow up at the next year end
 - Audit Committee report drafting

Analytics: Alteryx, our in-house journal testing tool, some Python.

Why move: I would sooner help a company put things right than point at its accounts in March. I read the IIA Standards over the summer and found them more sensible than I feared.

MSci Chemistry, Durham, first class, 2020
Bell ringer. Full driving licence.`,
    },
    {
      name: 'iso-auditor',
      kind: 'trap',
      low: 10,
      high: 26,
      best: 17,
      why: 'Internal auditor of management systems (ISO 9001, 14001, BRCGS) in food plants; no financial or chartered qualification and no regulated financial firm.',
      lacks: [
        'Qualified CIA, CMIIA, ACA, ACCA or CIPFA',
        'at least four years of internal audit',
        'some part of it was done in a firm regulated by the FCA or PRA',
      ],
      cv: `Denise Garforth
INTERNAL AUDITOR

Eleven years as an internal auditor, highly organised, with an eye for non conformity.

Internal Auditor & Compliance Lead, Severnside Poultry Ltd, Hereford, 2018 - present
* Plan and deliver the annual internal audit schedule: 44 audits across ISO 9001:2015, ISO 14001, ISO 45001 and BRCGS Food Safety issue 9
* Agree scope with department heads, process walk, sampling of records, closing meeting, report and rating of findings (major, minor, observation)
* Corrective action tracker, root cause with 5 Whys, escalation of overdue actions to the site committee
* Host certification body and customer visits (Tesco, Aldi), no majors in 4 years
* Supplier audits, UK and Poland

Quality Auditor, Ludlow Preserves, 2015 - 2018
* HACCP verification, glass audits, label checks, mock recalls

QC Technician, Ludlow Preserves, 2011 - 2015

Qualifications
IRCA Lead Auditor ISO 9001 (CQI), 2017
Internal Auditor ISO 45001, 2020
Level 3 Food Safety and HACCP
Practitioner member of the Chartered Quality Institute (PCQI)
HND Food Technology, Harper Adams, 2011

Skills: risk based auditing, governance, controls testing, stakeholder engagement, action tracking, Excel, Q-Pulse
Regulated environment experience: FSA, Environment Agency`,
    },
  ],
};
