/** Group financial controller in Johannesburg: CA(SA) and five years after articles with consolidations decide it. */
import type { GradedJob } from '../types.ts';

export const financialControllerJohannesburg: GradedJob = {
  job: 'financial-controller-johannesburg',
  title: 'Group Financial Controller',
  spec: `Mokgadi Holdings is a family-controlled group with interests in packaging, cold storage and fruit juice: nine companies in South Africa, one in Botswana and one in Zambia, and turnover of R2,6 billion. Our Group Financial Controller retires in March 2027 and we wish to have a successor in the chair by February, so that there is a proper handover.

The person will prepare the monthly group consolidation and the annual financial statements under IFRS, lead nine accountants in the shared service centre in Isando, own the audit timetable, keep the group within the covenants of its bankers, and see that VAT, income tax and transfer pricing returns reach SARS on time. They will report to the Group CFO and attend the audit and risk committee.

Only Chartered Accountants, CA(SA), in good standing with SAICA will be considered. In addition we require no less than five years of commercial experience after completion of articles, part of which must be in preparing consolidated accounts of a group with several entities under IFRS. A background in manufacturing or FMCG would stand a candidate in good stead, as would work with foreign subsidiaries, with hedge accounting, or with Syspro, which all companies but one now run. We expect a leader who develops people, since the last two controllers were promoted from within.

The package is market related, with a bonus on group results, medical aid and provident fund. Appointment will be in line with our employment equity plan. Clear criminal and credit records are a condition. Applications with a CV of no more than four pages to reach us by 30 November 2026; if you have not heard from us within a month, please accept that you were not successful.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 94,
      why: 'CA(SA) in good standing with nine commercial years, current multi-entity IFRS consolidation in manufacturing, foreign subsidiaries and a team.',
      lacks: [],
      cv: `NOMVULA STEYN CA(SA)
Kempton Park, Gauteng

PROFESSIONAL STANDING
Chartered Accountant (South Africa), SAICA member since May 2018, fees and CPD up to date
BCom Accounting Sciences, University of Pretoria, 2013; CTA 2014

CAREER

Thabeng Containers (Pty) Ltd and subsidiaries - Financial Controller
April 2021 - present
Glass and can maker, seven entities of which two are in Namibia and Mozambique; turnover R1,9bn.
* Group consolidation in eight working days, down from fifteen; IFRS annual financial statements for all entities
* Foreign currency translation, hedge accounting for aluminium and dollar purchases
* Covenant reporting to a syndicate of three banks
* First clean management letter in six years
* Eleven staff, of whom two trainee accountants have since qualified
* Syspro roll-out to four plants; income tax, VAT201 and country-by-country files with the tax adviser

Rand Valley Foods Ltd - Finance Manager, Beverages
January 2018 - March 2021
* Monthly accounts, standard costing, budget of two plants
* Sub-group consolidation of four companies for the listed parent

Articles
Van Schalkwyk Moloi Inc., January 2015 - December 2017
Manufacturing and retail audits; senior in final year

References: available from both CFOs`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 80,
      why: 'Has every must and more as a listed group CFO; the step down is a question and not a gap.',
      lacks: [],
      cv: `Gideon Rasebotsa CA(SA), MBA

Group finance executive with twenty-one years after articles, ten of them at board level.

2018 - 2026 Chief Financial Officer, Umlazi Industrial Group Ltd (listed; R9bn turnover)
Board member. Responsible for finance, treasury, IT and investor relations over 38 companies in six countries. Signed off the consolidated annual financial statements under IFRS, two rights issues, the disposal of the chemicals division and the refinancing of R2,4bn of debt. Department of 140. Left in June 2026 after the merger with a competitor made one of two CFOs redundant.

2012 - 2018 Group Financial Manager, then Deputy CFO, Umlazi Industrial Group Ltd
Prepared the group consolidation by my own hand until 2014, afterwards reviewed it. Integrated three acquisitions, IFRS 9 and 15 conversion, covenant certificates. Team of twenty-two.

2005 - 2012 Financial Manager, Drakensberg Dairies
Cheese and long-life milk. Factory costing, SARS matters, Botswana subsidiary.

2002 - 2004 Articles, Fourie & Khumalo, Durban

Member of SAICA in good standing, number on request. Admitted 2005. 
MBA, Gordon Institute of Business Science, 2013.

I no longer seek a listed environment. My wish is a private group where I can be close to the numbers and to the people who produce them. Home in Bedfordview.`,
    },
    {
      name: 'in-progress',
      kind: 'in-progress',
      low: 56,
      high: 69,
      best: 64,
      why: 'Six good years after articles with consolidations, but the APC was only written this year and she is not yet admitted as CA(SA).',
      lacks: ['CA(SA) membership of SAICA'],
      cv: `AYESHA MOODLIAR | Midrand | notice period two calendar months

Finance Manager - Group Reporting, Sable Ridge Agriprocessing
November 2022 to date
Ten legal entities: mills, a feed company, a Zambian trading arm. I prepare the monthly consolidation in CaseWare and Excel, intercompany eliminations, IFRS 16 and deferred tax workings, and the full set of group financial statements for the auditors. I lead four accountants. Covenant calculations to the bank each quarter. Provisional tax and VAT reviewed by me before submission on eFiling.

Management Accountant, Highveld Bakeries
March 2020 to October 2022
Costing of three bakeries, stock counts, monthly pack, capex approvals, consolidation of two dormant and two active subsidiaries at year end. Syspro superuser.

Trainee Accountant (SAICA training contract), Latief Bosman Inc.
January 2017 to January 2020, contract signed off
Audits of schools, a logistics group, a plastics manufacturer.

QUALIFICATION STATUS
BAccSci, Wits, 2015. CTA, Unisa, 2019 (second attempt). Initial Test of Competence passed June 2024. Assessment of Professional Competence written in 2026, results expected at the end of November. Once passed I shall apply to SAICA for admission as CA(SA). Currently registered as AGA(SA).

Languages English, Afrikaans, isiZulu (conversation)`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 46,
      high: 60,
      best: 55,
      why: 'Capable group accountant with a SAIPA designation, so the one condition that the ad will not bend on is absent.',
      lacks: ['CA(SA) membership of SAICA'],
      cv: `Pieter Lourens
Professional Accountant (SA), SAIPA member since 2012
Boksburg

Group Accountant / Acting Financial Controller
Kudu Refrigeration Group, Germiston, from 06/2016
- Six companies, one in Botswana. I consolidate each month and draft the annual financial statements in line with IFRS; the auditors have not proposed an adjustment above materiality since 2019
- Acted as controller for nine months in 2023 while the post was vacant; five staff
- Cash flow forecast, bank facilities, import letters of credit
- Tax practitioner registered with SARS; all returns of the group
- Put in Syspro at the compressor plant

Financial Accountant
Eastgate Steel Fabricators, 02/2012 - 05/2016
- Trial balance to audited statements under IFRS for SMEs
- Wages of 180 employees, UIF, COIDA returns

Accountant in training (SAIPA learnership)
Jansen & Pillay Accountants, Benoni, 2009 - 2011
- Monthly books, tax, compilation reports for owner-managed firms

Education
BCom Financial Accounting, North-West University, 2008
Certificate in IFRS, 2018

Own transport. Afrikaans home language, English fluent. Clear credit and criminal record.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 4,
      high: 18,
      best: 10,
      why: 'A controller of a security control room; the group, audits and reports in it have nothing to do with accounting.',
      lacks: [
        'CA(SA) membership of SAICA',
        'five years of commercial accounting after articles',
        'IFRS group consolidation',
      ],
      cv: `SIPHO MABUZA
Senior Controller - Control Room Operations
Tembisa, 1632

OBJECTIVE: To obtain a position as Controller in a group where I can apply my leadership and reporting skills.

EXPERIENCE

Ironwood Security Group, Isando
SENIOR CONTROLLER (August 2017 - present)
- In charge of a control room with 12 controllers per shift for the group's sites: factories, cold stores and two malls
- Monthly incident reports to the group operations manager
- Prepare for the annual PSIRA audit and for client audits
- Consolidate occurrence books of 31 sites in one daily report
- Control of keys, radios, firearms register
- Train new controllers and do their assessments

Ironwood Security Group
CONTROLLER / RADIO OPERATOR (2012 - July 2017)
- Alarm signals, dispatch of armed response, vehicle tracking
- Telephone log

Blue Crane Guarding
SECURITY OFFICER GRADE C (2009 - 2012)
- Access control at bottling plant, patrols, visitor register

CERTIFICATES
PSIRA registered Grade A
National Senior Certificate 2008 (Accounting, Maths Literacy, English, isiZulu)
CCTV operator course 2013
First Aid Level 2

COMPUTER LITERACY
Word, Excel, Outlook, Listener alarm software

No criminal record. Code 10 driver's licence with PrDP.`,
    },
  ],
};
