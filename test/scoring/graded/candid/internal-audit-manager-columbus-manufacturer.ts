import type { GradedJob } from '../types.ts';

export const internalAuditManagerColumbusManufacturer: GradedJob = {
  job: 'internal-audit-manager-columbus-manufacturer',
  title: 'Manager, Internal Audit',
  spec: `Job Title: Manager, Internal Audit
Requisition: R-20418
Location: Columbus, OH (hybrid, 3 days on site)
Travel: approximately 20%

About Us
Kestrel Point Industries (NYSE: KPTI) designs and builds flow-control equipment for customers in more than 40 countries. Our 6,800 associates share one purpose: keeping the world's essential systems moving. We believe that people do their best work when they are trusted, and we have been recognized as a Great Ohio Employer six years running.

The Opportunity
Reporting to the Vice President, Internal Audit, the Manager leads operational, financial and compliance audits across our plants and shared service centers, and runs the annual management testing program over financial reporting controls.

What You Will Do
• Plan and supervise 10-12 audits a year, from risk assessment to final report
• Coordinate scoping, walkthroughs and testing with process owners and our external auditor
• Evaluate deficiencies and track remediation to closure
• Coach and review the work of three senior auditors and one co-source team
• Draft materials for the Audit Committee

What You Must Bring
• Bachelor's degree in Accounting, Finance or a related field
• Active CIA or CPA
• At least 7 years of audit experience (internal audit, public accounting, or both), with 2 or more years leading staff
• Direct SOX 404 experience at, or in the audit of, a publicly traded company

What Sets You Apart
• Manufacturing or multi-site environment
• SAP; AuditBoard or similar tool
• Data analytics in audit testing
• A second language

Benefits
Medical from day one, 401(k) with 6% match, annual bonus, tuition assistance, paid parental leave.

Kestrel Point Industries is an Equal Opportunity Employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, veteran or disability status. We are unable to sponsor employment visas for this position. Applicants requiring accommodation may contact Talent Acquisition. Employment is contingent on a background check and drug screen.`,
  graded: [
    {
      name: 'marisol-vandergriff-cpa-icfr',
      kind: 'any-of',
      low: 88,
      high: 98,
      best: 93,
      why: 'CPA rather than CIA, thirteen years of audit, nearly five leading staff, full controls-over-reporting cycle at a listed food manufacturer.',
      lacks: [],
      cv: `MARISOL VANDERGRIFF, CPA
Dublin, OH 43017 - marisol.v@inbox.example - (614) 555-0148

TRESTLE CREEK FOODS, INC. (Nasdaq), Westerville, OH          Aug 2018 - Present

Internal Audit Supervisor, Feb 2022 - Present
Four auditors report to me. We cover nine plants, two distribution centers and the payables hub in Monterrey.
- Own the yearly internal control over financial reporting program: materiality and scoping in January, walkthroughs in spring, interim and roll-forward testing, severity assessment of exceptions with the Controller, sign-off for the CEO/CFO certifications. 214 key controls. The outside firm relies on our testing for about half of its 404(b) work.
- Cut key controls from 297 by challenging duplicates; no material weakness in any year, one significant deficiency (inventory cut-off, 2023), remediated in two quarters
- Plan and sign off 8-9 plant reviews a year: scrap, freight, cycle counts, capital projects, payroll
- Wrote Alteryx workflows for duplicate vendor payments; recovered $412,000
- Prepare the quarterly deck for the Audit Committee and present when the director is away

Senior Internal Auditor, Aug 2018 - Jan 2022
In charge of the purchase-to-pay and inventory cycles. Moved workpapers from shared drives to AuditBoard. SAP S/4 go-live review, 2020.

HALLAM RUHL LLP, Cleveland, OH                         Sep 2013 - Jul 2018
Audit Associate, then Senior Associate
Integrated audits of two SEC registrants (auto parts, packaging) plus private manufacturers. In-charge from 2016 with two or three staff on each job.

EDUCATION AND LICENSE
BBA, Accounting, Great Miami State College, 2013
CPA, State of Ohio, since 2015, active, CPE current through 2026
Spanish: grew up with it`,
    },
    {
      name: 'gordon-achterberg-chief-audit-executive',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 81,
      why: "Meets every requirement many times over as a listed company's chief audit executive, two levels above the post; a question, not a gap.",
      lacks: [],
      cv: `Gordon P. Achterberg, CPA, CIA, CISA
Currently Charlotte, NC; moving to central Ohio in January 2027 to be near our daughter

A note first. For the last eighteen years I have run audit departments. I'd like to finish my career closer to the work: in a plant, with a tick mark in one hand. I'm aware of the level and the pay of this position and I'm applying for it on purpose.

Senior VP and Chief Audit Executive, Lanternfield Corporation (NYSE), Charlotte, 5/2015-Present
Global diversified manufacturer, $7.1B revenue, 88 sites. Department of 31 in four countries. Report to the Audit Committee chair. Responsible for the annual plan, Sarbanes-Oxley management assessment (all 404 scoping and conclusions), ERM, whistleblower line. Brought in continuous monitoring on SAP data. External quality assessment 2017 and 2022: "generally conforms".

Director, Internal Audit, Brightwater Controls Inc. (NYSE), Greensboro, 2/2008-4/2015
Built the function from 3 to 12 people. Personally led audits in Mexico, Poland, China. SOX program lead, remediated two material weaknesses inherited from an acquisition.

Audit Manager, Cobbold Strane LLP, Atlanta, 9/1999-1/2008
Joined from college, manager 2005. First-year 404 implementations for five industrial clients in 2004-05.

B.S. Accounting, Piedmont Valley University, 1999
CPA (NC, active) 2001. CIA 2009, active. CISA 2012.`,
    },
    {
      name: 'theresa-nakai-university-no-sox',
      kind: 'denial',
      low: 58,
      high: 70,
      best: 65,
      why: 'Active CIA with nine years of audit and a team of three, but says plainly that she has never worked under SOX.',
      lacks: ['direct SOX 404 experience at a public company'],
      cv: `Theresa Nakai, CIA

Tempe, Arizona, open to relocation

SUMMARY: Audit manager in higher education and health care. CIA since 2019 (active, 40 hours CPE filed for 2025). I have not done Sarbanes-Oxley work: neither of my employers is an SEC filer, so no 404 testing. We follow COSO and the Uniform Guidance.

Audit Manager, Saguaro State University System, Tempe. 2021, August – present.
Three auditors, two student interns. Eleven engagements per year across four campuses: research grants, athletics, procurement cards, construction contracts, endowment. I do the risk assessment, the planning memo, review every workpaper in TeamMate+, run the exit meeting and write the report. Quarterly follow-up of open findings for the Board of Regents' audit committee (closed 91% on time in FY26). Introduced Power BI tests over 100% of P-card spend.

Senior Internal Auditor, Mesa Verde Regional Hospital Network, Phoenix. 2017, June – 2021, July.
Charge capture, pharmacy inventory, payroll, cash. Led small teams on the larger jobs. Worked alongside the external auditors at year end giving direct assistance.

Education: B.S. in Finance, Kaibab University, May 2017.

Languages: English, Diné bizaad, some Spanish.`,
    },
    {
      name: 'brent-kowalczuk-inactive-cia',
      kind: 'lapsed',
      low: 58,
      high: 71,
      best: 65,
      why: 'Fourteen years, SOX at two listed manufacturers and a team, but the CIA has been inactive since 2023 and there is no CPA.',
      lacks: ['active CIA or CPA (CIA inactive since January 2023)'],
      cv: `Brent A. Kowalczuk
Grove City, Ohio

Employer            Title                         From      To
Ironquay Valve & Pump Co. (NYSE)    Internal Audit Lead      10/2019   present
Ohio Belt & Bearing, Inc. (Nasdaq)  Senior / Staff Auditor   03/2013   09/2019
Farrier Lund & Co. CPAs             Staff Accountant, audit  07/2012   02/2013

Ironquay: I direct two seniors and a rotating co-source crew. Yearly SOX 404 testing (order-to-cash, fixed assets, treasury, ITGC with the help of a specialist); aggregate deficiencies, sit with the external auditors on scoping in Q1. Operational audits of foundries in Ohio, Alabama and Querétaro. Reported a $1.9M scrap sale diversion in 2021 that went to the prosecutor. SAP ECC, Workiva, ACL scripts.

Ohio Belt: documented and tested SOX controls from the first year after the IPO. Plant inventories in the cold at 5 a.m. on New Year's Day, six of them.

Farrier Lund: benefit plan audits and reviews.

School: BSBA, Accounting, Scioto Ridge University, 2012

Certification: CIA, earned 2016. Status is inactive as of January 2023, I did not report CPE that year when my father was sick and never got around to reinstating. Not a CPA (passed two parts in 2014, credit expired).

Volunteer: treasurer, Grove City youth hockey`,
    },
    {
      name: 'tyler-oakhurst-competency-list',
      kind: 'list',
      low: 24,
      high: 37,
      best: 31,
      why: 'A long list of SOX and audit keywords on top of two and a half years as a credit union staff auditor; no certificate, no staff led, no listed company.',
      lacks: [
        'active CIA or CPA',
        '7 years of audit experience',
        '2 years leading staff',
        'direct SOX 404 experience at a public company',
      ],
      cv: `TYLER OAKHURST
Results-driven Internal Audit Leader

CORE COMPETENCIES
SOX 404 | SOX 302 | ICFR | COSO 2013 | Internal Audit Management | Risk Assessment | Audit Committee Reporting | Walkthroughs | Test of Design | Test of Effectiveness | Deficiency Evaluation | Remediation | CIA | CPA | IIA Standards | SEC | PCAOB AS 2201 | Team Leadership | Coaching | Co-source Management | SAP | AuditBoard | Workiva | ACL | IDEA | Alteryx | Power BI | Tableau | Python | Manufacturing | Data Analytics | Stakeholder Management

OBJECTIVE
To obtain a Manager of Internal Audit role at a NYSE company where I can apply my SOX expertise and lead high-performing teams.

EXPERIENCE
Staff Auditor, Buckeye Hearth Credit Union, Newark, OH
April 2024 - Present
- Branch cash counts and surprise audits
- Loan file reviews with checklist
- Update the issue log for the audit manager

Accounts Payable Specialist, Licking Valley Lumber (family-owned)
June 2021 - March 2024
- Entered invoices, three-way match, vendor calls

EDUCATION
B.S. Accounting, Muskrat Creek College, 2021

COURSES
SOX Bootcamp (online, 6 hours)
CIA Part 1 study program (enrolled)
Leadership Essentials`,
    },
  ],
};
