/** Internal auditor (US): the CIA, a degree, four years of audit and SOX 404 decide. */
import type { GradedJob } from '../types.ts';

export const internalAuditor: GradedJob = {
  job: 'internal-auditor',
  title: 'Senior Internal Auditor',
  spec: `Senior Internal Auditor, Corporate Audit Services, Columbus, Ohio (hybrid)

Harlan & Moss Industries is a publicly traded manufacturer of food-service equipment with 14 plants in four countries and more than 6,000 team members. For over ninety years our people have put integrity first. At Harlan & Moss you will find a culture that celebrates curiosity, rewards initiative and gives you room to grow.

Corporate Audit Services provides independent, objective assurance to the Audit Committee. The Senior Internal Auditor reports to the Director and plans and performs operational, financial and compliance audits from scoping through final report, performs walkthroughs and tests of design and operating effectiveness for the Sarbanes-Oxley Section 404 program, discusses findings with management and follows up on remediation, and guides staff auditors on engagements.

To be considered, candidates must hold a bachelor's degree in accounting, finance or a related field and the Certified Internal Auditor (CIA) designation, and must bring a minimum of four years of progressive experience in internal audit or public accounting, including hands-on SOX 404 testing. Strong written English is essential, as you will draft reports that go to the Audit Committee.

Experience with data analytics tools (ACL, Alteryx, Power BI), manufacturing industry exposure and conversational Spanish are preferred. Travel is about 20 percent.

We offer medical, dental and vision coverage from day one, a 401(k) with company match, tuition reimbursement, paid parental leave and an on-site fitness center. Harlan & Moss Industries is an equal opportunity employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, national origin, disability or veteran status. We participate in E-Verify. No agencies please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 92,
      why: 'CIA, accounting degree, seven years of audit in manufacturing with SOX, ACL and Spanish.',
      lacks: [],
      cv: `DANIELLE OKAFOR-REYES, CIA
Columbus, OH

SUMMARY
Internal auditor with seven years of experience in manufacturing and public accounting. CIA since 2021.

EXPERIENCE

Buckeye Valve & Fitting Co. (NYSE-listed), Westerville, OH
Senior Internal Auditor, April 2022 – Present
• Lead 8–10 operational and financial audits a year at plants in Ohio, Tennessee and Monterrey: inventory, procure-to-pay, payroll, capital projects
• SOX 404: 46 key controls, walkthroughs, design and operating tests, deficiency evaluation with the external auditor
• Draft reports for the Audit Committee; tracked remediation, past-due actions from 31 to 4
• Coach two staff auditors, review work papers in TeamMate
• Built ACL scripts for duplicate payments, recovered $212,000

Staff Internal Auditor, January 2021 – March 2022
• SOX testing, cycle counts, T&E audits

Lindqvist Hale LLP (CPA firm), Cleveland, OH
Audit Associate, September 2019 – December 2020
• Financial statement audits of manufacturers and distributors, ICFR testing

EDUCATION
B.S. in Accounting, Kent State University, 2019

CERTIFICATIONS AND SKILLS
Certified Internal Auditor (IIA), active, CPE current
ACL, Power BI, TeamMate, SAP, Excel
Spanish: conversational`,
    },
    {
      name: 'part-three',
      kind: 'in-progress',
      low: 55,
      high: 72,
      best: 65,
      why: 'Five years of the right audit and SOX, but only two of three CIA parts passed.',
      lacks: ['Certified Internal Auditor (CIA)'],
      cv: `Thomas Wieczorek
Internal Audit, Dayton, Ohio

Internal auditor with a little over five years at a listed packaging company. Known for clear reports and for getting along with plant managers.

Graphene Packaging Corp., Dayton
Internal Auditor II (since July 2023) and Internal Auditor I (June 2021 to June 2023)
– Plan and carry out about a dozen audits a year at seven plants: inventory, scrap, purchasing cards, contractor billing, environmental compliance
– Own SOX 404 testing for revenue, inventory and fixed assets: narratives, walkthroughs, samples, conclusions; external auditors rely on the work
– Write findings and agree on action plans with controllers
– Guided two interns and a new hire
– Power BI dashboard for exception monitoring

Stillwater Valley Credit Union, Dayton
Accounting Clerk, 2019 to 2021
– Reconciliations, month-end entries

Education
Bachelor of Business Administration, Finance, Wright State University, 2019

Professional development
CIA candidate: passed Part 1 (2024) and Part 2 (February 2026). Part 3 is scheduled for March 2027, so I am not yet certified.
Member of the IIA Dayton chapter

Skills: AuditBoard, Power BI, Oracle, Excel, English (native), Polish (family)`,
    },
    {
      name: 'cpa-external',
      kind: 'missing',
      low: 58,
      high: 74,
      best: 67,
      why: 'CPA with six years of external audit and ICFR work; another certificate than the CIA asked for.',
      lacks: ['Certified Internal Auditor (CIA)'],
      cv: `PRIYANKA DESHMUKH, CPA
Audit Senior, moving to industry

Licensed Certified Public Accountant (Ohio, active) with six years in public accounting serving SEC registrants in industrial products.

Professional background

Halloran Pike & Co. LLP, Cincinnati, Ohio — Audit Senior, Oct 2022 to present
* In-charge on integrated audits of three public manufacturers ($400M to $1.1B revenue)
* SOX 404(b): scoping, walkthroughs, tests of design and operating effectiveness, evaluation of deficiencies, meetings with controllers and internal audit
* Supervises four staff, reviews work papers, writes management letters and presents to audit committees with the partner
* Alteryx workflows for journal-entry testing

Halloran Pike & Co. LLP — Audit Staff, Sept 2020 to Sept 2022
* Inventory observations, receivables, payroll, ITGC walkthroughs with the IT group

Internship, county auditor's office, summer 2019

Education
Master of Accountancy, University of Cincinnati, 2020
B.S. Accounting, University of Cincinnati, 2019

Credentials and skills
CPA, Ohio, since 2021
CCH Engagement, Alteryx, Tableau, NetSuite
English and Marathi; Spanish beginner

Looking for a role with less busy season and more influence on how things are done.`,
    },
    {
      name: 'decade-ago',
      kind: 'old',
      low: 44,
      high: 62,
      best: 54,
      why: 'CIA on inactive status and nine years of audit that ended in 2016; an event venue owner since.',
      lacks: ['active CIA designation'],
      cv: `Gregory T. Stanhope
Owner-operator and former audit professional

I spent the first part of my career in internal audit, rising to audit supervisor at a Fortune 1000 appliance maker. In 2016 I left to buy a wedding and event venue with my wife. We sold it this fall and I would like to get back to the work I trained for.

Stanhope Barn Events, Granville, Ohio, owner, September 2016 to October 2026
Bookings, vendors, books and taxes, staff of nine, two expansions financed and built, liquor license compliance.

Corvane Appliances, Mansfield, Ohio, 2009 to August 2016
Audit Supervisor from 2013, Senior Auditor 2011, Staff Auditor 2009. Operational and financial audits at six plants in the U.S. and Mexico. Coordinated the SOX 404 program after the 2013 COSO update: risk assessment, walkthroughs, testing, remediation. Prepared Audit Committee decks. Supervised three auditors. ACL for payables.

Ferris Odom CPAs, staff accountant, 2007 to 2009
Audits of privately held companies and small school districts.

B.S.B.A. in Accounting, Bowling Green State University, 2007

CIA earned 2011, inactive status with the IIA since 2018. QuickBooks, Excel. Working Spanish from years of visits to Mexico.`,
    },
    {
      name: 'student',
      kind: 'list',
      low: 10,
      high: 32,
      best: 22,
      why: 'Senior in accounting with the vocabulary of the ad: a class project and a tax-season job.',
      lacks: [
        "bachelor's degree",
        'Certified Internal Auditor (CIA)',
        'four years of internal audit or public accounting',
        'hands-on SOX 404 testing',
      ],
      cv: `Brandon Castellanos
Aspiring Internal Auditor

OBJECTIVE
Motivated accounting student seeking a Senior Internal Auditor position to leverage knowledge of SOX 404, risk-based auditing, COSO, internal controls, data analytics and the CIA body of knowledge.

CORE COMPETENCIES
Internal audit | Sarbanes-Oxley Section 404 | Walkthroughs | Tests of design and operating effectiveness | Audit reports | Remediation | ACL | Alteryx | Power BI | Manufacturing | Spanish (native)

EDUCATION
Capital Metro University, Columbus, Ohio
B.S. in Accounting, expected graduation May 2027, GPA 3.6
Coursework: Auditing I and II, Accounting Information Systems, Cost Accounting, Business Law
Class project: wrote a mock SOX narrative for the purchasing cycle of a fictional brewery

EXPERIENCE
QuickRefund Tax Service, Columbus, seasonal preparer, January to April 2025 and 2026
- Entered W-2s and interviewed walk-in clients

Campus Recreation Center, front desk, August 2023 to present
- Checks in members, closes the register, trains new desk staff

ACTIVITIES
Beta Alpha Psi member; IIA student member; plans to sit for CIA Part 1 after graduation
Intramural soccer captain`,
    },
  ],
};
