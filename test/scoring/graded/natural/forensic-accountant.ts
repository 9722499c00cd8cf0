/** Forensic accountant, police staff: full membership of an accountancy body, three years of investigations, written evidence, a driving licence. */
import type { GradedJob } from '../types.ts';

export const forensicAccountant: GradedJob = {
  job: 'forensic-accountant',
  title: 'Forensic Accountant (Police Staff)',
  spec: `PERSON SPECIFICATION

Post: Forensic Accountant (Police Staff), Grade PO3
Department: Economic Crime Unit, Wyre and Lune Constabulary
Hours: 37, hybrid, two days a week at Headquarters
Contract: Permanent

Purpose of post: To analyse the financial affairs of suspects and linked businesses in fraud, money laundering and confiscation cases, to explain the findings to investigators and prosecutors, and to present them in evidence.

ESSENTIAL
E1 Full member of ICAEW, ICAS, ACCA, CIPFA or CIMA (application form and interview)
E2 Three years or more spent examining books, bank and business records in criminal, civil or regulatory investigations
E3 Author of witness statements or expert reports that were served in proceedings before a court or tribunal
E4 Holds a full UK driving licence; premises searched are often not on a bus route
E5 Able to put complicated money flows in plain English

DESIRABLE
D1 Accredited Financial Investigator or other training under the Proceeds of Crime Act
D2 Has given oral evidence and been cross-examined
D3 Data analytics software, for example IDEA, ACL or Power BI
D4 Tracing of cryptoassets
D5 Insolvency or tax background

Appointment is subject to Management Vetting, which looks at residency and personal finances, and to medical clearance. The Constabulary is a Disability Confident employer and interviews all disabled applicants who meet the essential criteria. Local Government Pension Scheme; 26 days' leave.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'ACA, six years in two investigation teams, seventeen reports served, cross-examined, IDEA, POCA course, licence.',
      lacks: [],
      cv: `Philippa Rushworth ACA

Professional membership: Institute of Chartered Accountants in England and Wales, admitted November 2019

Career

Regional Organised Crime Unit (Pennine), Forensic Accountant, from January 2023
I work on about a dozen operations at any time. Reconstruction of accounts from seized records and twelve years of bank statements in an invoice-redirection fraud; lifestyle and benefit calculations in section 16 and 18 statements; source and application of funds. Seventeen of my reports have been served, and I have been in the witness box three times (Preston and Manchester Crown Courts), twice under cross-examination. I run the IDEA licence and built a Power BI model for multi-account tracing. Some Bitcoin tracing with the cyber team.

Hebblewhite & Crane LLP, Leeds, Assistant Manager then Manager, Forensic Services, March 2020 to December 2022
Partnership disputes, employee theft, matrimonial valuation. Drafted expert reports under CPR 35 for the partner's signature, and in two county court claims in my own name.

Hebblewhite & Crane LLP, audit trainee, September 2016 to March 2020

Education: BSc Mathematics, 2:1, 2016. POCA confiscation course, NCA, 2023.

Other: full clean licence, own car. NPPV3 vetted. Talks to new detectives each term on how to read a set of accounts.`,
    },
    {
      name: 'charity-regulator',
      kind: 'gem',
      low: 78,
      high: 92,
      best: 85,
      why: 'Called a compliance caseworker, yet an FCCA who has taken apart the books of suspect charities for six years and had her statements before the tribunal.',
      lacks: [],
      cv: `Temperance Adjei
Senior Compliance Caseworker

WHAT I DO NOW
Regulator of charities (England), Liverpool. Caseworker 2019-20, Senior Caseworker since Sept 2020.

The title says little, so: when trustees are suspected of taking money, the file comes to me. I obtain the bank statements by statutory order, rebuild the cash book, compare it with the published accounts and follow the payments into related companies and private accounts. In one inquiry (41 accounts, £6.2m) the loans to builders turned out to be the founder's villa. I set out the result in schedules that a bench can follow, and sign the witness statement. Eleven statements so far, nine in the First-tier Tribunal, two passed to the police and exhibited at the Crown Court. Gave live evidence in March 2024 and was asked questions for most of a day. Search days with police officers; I drive to them (licence since 2003).

BEFORE
2014-2019 Tolland Parr, chartered accountants, Chester. Audit senior. Charities, academies, care homes. Solicitors' accounts rules reports.
2010-2014 Accounts assistant, furniture importer.

QUALIFICATIONS
ACCA affiliate 2014, member 2016, fellow 2021
BA History, Bangor, 2009

SOFTWARE
Excel, ACL, i2 Analyst's Notebook (basic)

INTERESTS: bell ringing`,
    },
    {
      name: 'part-qualified',
      kind: 'in-progress',
      low: 54,
      high: 68,
      best: 62,
      why: 'An accredited financial investigator with seven years and much evidence in court, two ACCA papers short of membership.',
      lacks: ['Full member of ICAEW, ICAS, ACCA, CIPFA or CIMA'],
      cv: `CURRICULUM VITAE: Imran Haldane-Sheikh

Key facts
Accredited Financial Investigator (NCA register), confiscation, since 2020
ACCA: 11 of 13 papers passed. AFM booked December 2026, AAA June 2027. Ethics module done.
UK driving licence, no points

Police staff, Dunholme Constabulary
Financial Investigator, Aug 2019 onward. Fraud and POCA. Production orders, restraint, analysis of personal and company bank records, cash flow statements, s.16 statements of information (52 to date), prosecutors' statements answered. Examined on oath nine times. £4.4m in confiscation orders. I prepare company accounts analysis that used to be sent out to consultants, and was commended by HHJ Trevelyan-Moss for clarity.

Intelligence Analyst, Feb 2017 to July 2019. SARs, network charts.

Private sector
Purchase ledger, then management accounts assistant, Ferncroft Dairies, 2012 to 2017.

Education
BSc (Hons) Accounting and Finance, second class upper, 2012

Skills: Power BI, Chainalysis Reactor certificate 2025, plain writing

My employer has no post for an accountant, which is why I am looking elsewhere.`,
    },
    {
      name: 'finance-director',
      kind: 'old',
      low: 58,
      high: 73,
      best: 66,
      why: 'Nine full years of forensic work with reports and cross-examination, all of it ended in May 2016; a finance director since.',
      lacks: [],
      cv: `Nigel Brackenbury BA FCA

2016 - present: Group Finance Director, Thorsby Valves plc, Rotherham. Board member. £62m turnover, team of 19. Banking facilities, two acquisitions, new ERP in 2021, pension scheme trustee. Will leave in March when the group moves to the Netherlands.

2007 - May 2016: Forensic and Dispute Services, one of the large four firms, Leeds and London. Joined as Assistant Manager, Senior Manager from 2011.
 - Carousel and long-firm fraud for HMRC and two police forces: analysis of ledgers and bank material, about 30 cases.
 - Named expert in six matters, including R v Castleton and Others (2012), where I was cross-examined over two days.
 - Loss of profits and breach of warranty reports in the High Court.
 - Secondment to the Serious Fraud Office, 2013, eight months.
 - Restraint and confiscation: reports for the Crown on hidden assets.

2002 - 2007: Audit, same firm. ICAEW training contract; admitted 2005, fellow 2015.

Durham, BA Economics, 2002.

Non-executive: treasurer of a hospice since 2018.
Full driving licence. Comfortable with Excel and Power BI; the IDEA I used is some versions old.`,
    },
    {
      name: 'keywords',
      kind: 'list',
      low: 8,
      high: 26,
      best: 17,
      why: 'An accounts assistant with AAT and a long list of forensic vocabulary out of an online course; has a licence, nothing else of the essentials.',
      lacks: [
        'Full member of ICAEW, ICAS, ACCA, CIPFA or CIMA',
        'Three years or more spent examining records in criminal, civil or regulatory investigations',
        'Author of witness statements or expert reports served in proceedings before a court or tribunal',
      ],
      cv: `LAUREN MEADOWCROFT
Forensic Accounting Professional

SKILLS MATRIX
Forensic accounting • Fraud investigation • Money laundering • Proceeds of Crime Act • Confiscation • Expert reports • Witness statements • Court evidence • Asset tracing • Cryptoassets • IDEA • ACL • Power BI • Benford's Law • Bank statement analysis • Insolvency • Tax • ACCA/ICAEW standards • Stakeholder communication

CERTIFICATES
Forensic Accounting and Fraud Examination (online, 20 hours), 2025
Introduction to Cryptocurrency Tracing (webinar), 2026
AAT Level 3, 2022

WORK HISTORY
Brightwater Garden Centres, Lancaster
Accounts Assistant, June 2022 - present
- Posts supplier invoices on Sage 50, matches to delivery notes
- Reconciles till takings for four sites each Monday
- Spotted a duplicate payment of £3,900 and got it back
- Helps the auditors find paperwork in April

The Mill Tearoom, Garstang
Supervisor, 2018 - 2022

EDUCATION
A levels: Business, Law, Psychology, 2018

I am fascinated by financial crime and have listened to every true-crime fraud podcast going. Full licence and car. Happy to undergo vetting.`,
    },
  ],
};
