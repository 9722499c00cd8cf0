/** Litigation paralegal (US): three years of civil litigation, e-filing and the degree or certificate decide. */
import type { GradedJob } from '../types.ts';

export const paralegal: GradedJob = {
  job: 'paralegal',
  title: 'Litigation Paralegal',
  spec: `Litigation Paralegal – Houston, TX (on-site)

Overview
Pruett Mazur & Dean LLP is a 34-attorney civil trial boutique representing businesses in commercial disputes, construction and product liability. We are adding a paralegal to our commercial group.

Essential Duties
- Draft discovery requests and responses, subpoenas and routine motions for attorney review
- Calendar deadlines under the Texas and Federal rules
- Manage document review and productions
- Prepare exhibit lists, witness binders and trial notebooks; attend trial

Minimum Qualifications
- Bachelor's degree OR a certificate from an ABA-approved paralegal program
- 3+ years of experience as a civil litigation paralegal in a law firm
- Experience e-filing in Texas state court (eFileTexas) and federal court (CM/ECF)
- Working knowledge of an e-discovery platform such as Relativity, Everlaw or Logikcull

Preferred
- Texas notary
- Spanish
- First- or second-chair trial support

Compensation and Benefits
$68,000–$84,000 DOE plus overtime. Medical, dental, vision, 401(k) match, paid parking, 18 days PTO.

Pruett Mazur & Dean LLP is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability, veteran status or any other characteristic protected by law. Must be authorized to work in the U.S.; we do not sponsor visas at this time.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Seven years of commercial litigation at Houston firms, BA, both filing systems, Relativity, four trials, notary, Spanish.',
      lacks: [],
      cv: `YESENIA CALDERON-HUGHES
Houston, Texas

EXPERIENCE

Senior Litigation Paralegal | Ransom Keeler PLLC, Houston | June 2022 – Present
• Supports five trial attorneys in breach of contract, construction defect and lien cases
• Drafts interrogatories, RFPs, responses, deposition notices, subpoenas and agreed motions
• E-files daily through eFileTexas and CM/ECF (S.D. and W.D. Tex.)
• Runs Relativity workspaces: searches, coding layouts, privilege logs, rolling productions
• Second chair support in four jury trials, incl. exhibits in TrialDirector, daily transcripts and witness travel
• Maintains the docket in CompuLaw; no missed deadline in four years
• Interviews fact witnesses with the associate, in Spanish when needed
• Trained three new paralegals on the firm's production protocol and on Bates and redaction standards
• Coordinates vendors: court reporters, forensic collection, trial graphics, process servers

Litigation Paralegal | Law Offices of Dwight Amos, Pasadena, TX | Aug 2019 – May 2022
• Personal injury and product liability docket of 90 cases, calendaring, medical records, demand packages
• Initial disclosures, answers to discovery, mediation statements in draft, lien reductions

EDUCATION
B.A. Political Science, Sam Rayburn State University, 2019

Texas Notary Public (exp. 2029). Bilingual, English and Spanish.`,
    },
    {
      name: 'certificate',
      kind: 'any-of',
      low: 78,
      high: 93,
      best: 86,
      why: 'No bachelor’s degree, but the ABA-approved certificate, five years and Everlaw satisfy every choice.',
      lacks: [],
      cv: `Darnell Whitcomb
Paralegal

Sept. 2021 to date   Boudreaux Lang LLP (civil defense firm), Beaumont and Houston
Legal assistant promoted to litigation paralegal in January 2022. Construction and premises cases. Written discovery, records subpoenas, motions to compel and for continuance (first drafts), docket control under TRCP and FRCP, electronic filing in state (eFileTexas) and federal court (PACER/ECF). Everlaw: uploads, review assignments, redactions, Bates-stamped productions. Trial notebooks and exhibit lists; attended two bench trials.

2016 to 2021   Deputy clerk, Jefferson County District Clerk. Intake of civil filings, citations, jury records.

Paralegal Certificate, Gulf Prairie College (ABA-approved program), 2021
High school diploma 2014
Notary, State of Texas`,
    },
    {
      name: 'two-firms-at-once',
      kind: 'overlap',
      low: 54,
      high: 70,
      best: 63,
      why: 'The right work, but both jobs ran at the same time: under two years on the calendar, not nearly four.',
      lacks: ['3+ years as a civil litigation paralegal'],
      cv: `Hannah Kowalczyk

Summary: Litigation paralegal with nearly 4 years of combined law firm experience.

Work history

Litigation Paralegal, Teague & Ostrander, P.C., Houston
January 2025 - Present
Business disputes. Discovery drafting, e-filing in Harris County via eFileTexas and in the Southern District (CM/ECF), deadlines, Relativity review and production sets, witness binders.

Contract Litigation Paralegal (evenings, remote), Farrow Injury Law, Dallas
February 2025 - Present
Answers to discovery, medical chronologies, state e-filing.

Front desk manager, Hotel Amelie, Galveston
2021 - December 2024

B.S. Criminology, Texas Lakeland University, 2024. Notary.`,
    },
    {
      name: 'real-estate',
      kind: 'denial',
      low: 34,
      high: 49,
      best: 42,
      why: 'A capable transactional paralegal of nine years who has never filed in court or run discovery.',
      lacks: [
        '3+ years as a civil litigation paralegal',
        'e-filing in Texas state and federal court',
        'e-discovery platform',
      ],
      cv: `Patrice LeBlanc-Ford, ACP

Real Estate Paralegal at Stonebridge Lowe LLP (Austin), 11/2017 – current
Title commitments and surveys, closing checklists, purchase agreements, deeds of trust, UCC searches, entity formations with the Secretary of State, post-closing binders. Coordinates 12 attorneys' deadlines. Records documents electronically with county clerks (Simplifile).

Escrow Assistant, Bluebonnet Title, 2014 – 2017

B.B.A., University of the Brazos, 2014
NALA Advanced Certified Paralegal
Texas notary, Spanish (conversational)

Note: my work has been transactional. I have no litigation experience and have not e-filed in court or used Relativity, but I learn quickly and am looking for a change.`,
    },
    {
      name: 'criminal-justice-grad',
      kind: 'list',
      low: 14,
      high: 36,
      best: 25,
      why: 'A recent graduate with a list of terms; the evidence is a degree and a bank counter.',
      lacks: [
        '3+ years as a civil litigation paralegal',
        'e-filing in Texas state and federal court',
        'e-discovery platform',
      ],
      cv: `Tyler Nakagawa
Objective: To obtain a Litigation Paralegal position with a leading civil trial firm.

Skills
Discovery requests and responses, subpoenas, motions, eFileTexas, CM/ECF, Relativity, Everlaw, Logikcull, calendaring, Texas Rules of Civil Procedure, FRCP, trial notebooks, exhibit lists, legal research, Westlaw

Education
Bachelor of Science in Criminal Justice, Gulf Coast Baptist University, May 2025
Relevant coursework: Civil Procedure, Legal Writing, Evidence

Experience
Teller, Pelican Federal Credit Union, Houston, June 2025 - present
Process deposits and withdrawals, balance drawer, greet members
Campus tour guide, 2023 - 2025

No law firm experience yet.`,
    },
  ],
};
