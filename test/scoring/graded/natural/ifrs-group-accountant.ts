/** IFRS group accountant, Zug: a full accounting qualification, four years of IFRS consolidation, English. */
import type { GradedJob } from '../types.ts';

export const ifrsGroupAccountant: GradedJob = {
  job: 'ifrs-group-accountant',
  title: 'Group Accountant IFRS',
  spec: `Group Accountant IFRS (80-100%), Zug

Lindenhof Medtech Holding AG is listed on SIX and active with 41 companies in 23 countries. For our Corporate Finance team of nine we are looking for a personality with an eye for detail.

Your tasks
- Preparation of the monthly, half-year and annual consolidated financial statements under IFRS
- Review of reporting packages and support of local finance teams
- Intercompany reconciliation, equity roll-forward, cash flow statement, tax proof
- Position papers on new standards and on acquisitions (PPA, impairment test)
- Contact with the external auditors
- Further development of the group accounting manual

Your profile
- Completed professional qualification: Swiss Certified Accountant, Swiss Certified Expert in Accounting and Controlling, ACCA, ACA, US CPA or equivalent
- Minimum four years of practical work in group accounting and consolidation under IFRS, in an international group or in the audit of such groups
- Business-fluent English; our group language. German is an advantage
- Knowledge of a consolidation tool, ideally CCH Tagetik, and of SAP S/4HANA is welcome
- Structured, hands-on, calm during the close

We offer
Flexible hours, 27 days of holiday, above-average pension fund, one minute from Zug station, home office up to two days. We look forward to your online application; dossiers by post cannot be returned. No agencies, please.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Swiss Certified Expert, eight years of IFRS consolidation in listed groups, Tagetik, PPA, English and German.',
      lacks: [],
      cv: `Selina Aeschbacher
Swiss Certified Expert in Accounting and Controlling (2019)

Professional experience

09.2021 - today
Senior Group Accountant, Rothorn Dental Group AG (SIX), Baar
• Monthly and annual IFRS consolidation of 36 entities in CCH Tagetik
• Consolidated cash flow statement, equity roll-forward, deferred tax
• PPA for three acquisitions, yearly impairment test, IFRS 15 and 16 memos
• Main contact of the auditors for the half-year review
• Migration of the ledgers to S/4HANA, group chart of accounts

04.2018 - 08.2021
Group Reporting Specialist, Sihltal Industries AG, Zürich
• IFRS packages, intercompany matching, notes to the annual report
• Moved the consolidation from spreadsheets to Tagetik

08.2014 - 03.2018
Accountant, Sihltal Industries AG
• General ledger, VAT, statutory closing under Swiss CO

Education
2016 - 2019 Federal diploma, Controller Akademie
2011 - 2014 BSc Business Administration, Fachhochschule Oberland

Languages: German native, English C2 (working language since 2018), French B1

Hobbies: ski touring, cello`,
    },
    {
      name: 'chartered-dublin',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: "Chartered accountant who builds a plc group's accounts from 52 subsidiaries; other words for every must-have, no German.",
      lacks: [],
      cv: `CIARÁN O'DONOGHUE, FCA
Dublin, relocating to canton Zug (partner starts there in February)

I am a Chartered Accountant (Institute of Chartered Accountants in England and Wales, admitted 2018, fellow 2025). My job is to turn the books of 52 subsidiaries into one set of published numbers.

Head office finance, Kilmacanogue Ingredients plc, Dublin, since May 2020
Manager, external reporting. Each month I collect the returns of the operating companies, translate them, strip out trading between them, deal with minority interests and associates, and produce the top-level P&L, balance sheet and statement of cash flows. I write about two thirds of the annual report notes. I led the fair-value exercise when we bought a Danish flavour house and wrote the goodwill paper for the audit committee. IAS 21, IAS 36 and IFRS 3 are where I am asked first. We use OneStream on top of SAP.

Audit senior, Tolka Grant LLP, Birmingham and Dublin, September 2015 to April 2020
Trainee, then senior on listed multinationals reporting under international standards; two seasons as in-charge on the parent company team.

BComm, Corrib University, 2015

English is my mother tongue. Irish and school French; German lessons have begun.`,
    },
    {
      name: 'one-paper-left',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 64,
      why: 'Six years of IFRS consolidation and Tagetik, but the ACCA is one paper short and nothing else is held.',
      lacks: [
        'Completed professional qualification (Swiss Certified Accountant, ACCA, ACA, US CPA or equivalent)',
      ],
      cv: `PROFILE
Milica Stojanović-Weber, group accountant in Lucerne.

WORK EXPERIENCE
Group Accountant / Pilatus Filtration AG, Emmen / Oct 2020 to present
> consolidates 22 companies in nine currencies under IFRS, monthly, with Tagetik
> owns intercompany, eliminations, capital consolidation and the statement of changes in equity
> reviews the packages of the Americas and calls the local controllers when something smells wrong
> drafts the lease and provisions notes; prepares audit requests
> took part in the purchase price allocation of a Czech company (2024)

Junior Accountant / Pilatus Filtration AG / Feb 2018 to Sept 2020
> accounts payable, fixed assets, package of the Swiss entity

Accounting intern / Danube Fiduciary, Belgrade / 2016 to 2017

EDUCATION
ACCA: 12 of 13 papers. Strategic Business Reporting 71%. Strategic Business Leader sitting in December 2026.
Bachelor of Economics, University of Šumadija, 2016

IT
Tagetik, SAP FI (ECC and S/4), Power Query

LANGUAGES
English C1, group language at work / German B2 / Serbian mother tongue

Permit C. References from the CFO available.`,
    },
    {
      name: 'two-jobs-at-once',
      kind: 'overlap',
      low: 58,
      high: 72,
      best: 66,
      why: 'Claims almost six years, but the two part-time IFRS posts run side by side: 34 months in all. US CPA held.',
      lacks: ['Minimum four years of practical work in group accounting and consolidation under IFRS'],
      cv: `Thabo Lindenmann, CPA
Baar ZG

Almost six years of IFRS group accounting in two international groups; certified public accountant (Illinois, 2021).

POSITIONS

Group Accountant IFRS (50%)
Gotthard Optics Holding AG, Zug
January 2024 – present
Consolidation of 18 entities in LucaNet. IFRS 16, share-based payments, related-party note. Half-year report, auditors' queries.

Consolidation Accountant (50%)
Reuss Nutrition SA, Cham
January 2024 – present
Quarterly group close under IFRS for 12 subsidiaries, currency translation, intercompany confirmation, support of the SAP S/4HANA rollout in Asia. Wrote the accounting manual chapter on revenue.

Staff accountant, Payroll and Payables
Lakefront Foods Inc., Chicago
June 2018 – November 2023
AP for three plants, payroll tax, month-end accruals, sales tax filings, 1099s. US GAAP single-entity ledger in NetSuite.

EDUCATION
MSc Accounting, Prairie Harbor University, 2018
BCom, University of Overberg, 2016

LANGUAGES
English: mother tongue. Afrikaans: mother tongue. German: B1, course on Tuesdays.

EXTRAS
Swiss driving licence; volunteer treasurer of Rugby Club Zug.`,
    },
    {
      name: 'fiduciary',
      kind: 'denial',
      low: 24,
      high: 41,
      best: 34,
      why: 'Fiduciary accountant under the Code of Obligations who says he has not worked with IFRS; federal certificate only.',
      lacks: [
        'Completed professional qualification (Swiss Certified Accountant, ACCA, ACA, US CPA or equivalent)',
        'Minimum four years of practical work in group accounting and consolidation under IFRS',
      ],
      cv: `Beat Zurfluh, Specialist in Finance and Accounting with Federal Certificate (Fachausweis, 2017)

Dear hiring team, my dossier in brief:

Since 2015 I work at Treuhand Urirotstock GmbH in Altdorf as mandate leader. I keep the books of some 45 small companies: restaurants, a cableway, carpenters, two holding companies with a shop each. Annual accounts under the Swiss Code of Obligations, VAT, social insurance, tax returns, wages with Abacus. For limited audits I assist the partner. In 2022 one client asked for Swiss GAAP FER and I made the changeover with help from outside.

2010 to 2015 bookkeeper at the cantonal building authority.
2007 to 2010 commercial apprenticeship, Raiffeisen branch.

Group accounts I have so far only seen in class, and IFRS is new for me; I am motivated to learn it at your side.

English: good, Cambridge First 2012, two months in Brighton; I talk with a Dutch client in English every week.
German: native. Italian: basic.

Programs: Abacus, Bexio, Excel, Dr. Tax.
Workload desired: 100%. Notice: three months. Available also for closing on weekends.`,
    },
  ],
};
