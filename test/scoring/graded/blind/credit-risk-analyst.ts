/** Credit risk analyst: three years of modelling, SAS or Python, IFRS 9 at work and a quantitative degree. */
import type { GradedJob } from '../types.ts';

export const creditRiskAnalyst: GradedJob = {
  job: 'credit-risk-analyst',
  title: 'Senior Credit Risk Analyst (Impairment)',
  spec: `Senior Credit Risk Analyst, Impairment Modelling

Thornfield Building Society, Skipton Road, Harrogate (hybrid, two days)

You will join a team of six that builds, runs and explains the Society's expected credit loss models for mortgages and unsecured loans. Month end matters here; so does saying clearly to the Impairment Committee why coverage moved.

You will:
• develop and monitor PD, LGD and EAD models for retail portfolios
• run the monthly IFRS 9 provision, staging and overlays
• feed stress tests and the ICAAP
• document models for independent validation and audit

You will have:
• a degree in mathematics, statistics, economics, physics or another numerate subject
• three years or more in retail credit risk analytics or modelling
• strong SAS or Python programming
• practical experience of IFRS 9 impairment

You may also have: SQL, knowledge of IRB, scorecard development, macro-economic scenarios, a building society or bank background.

In return: £48-58k, 12 % pension, 28 days plus bank holidays, mortgage discount, and a colleague garden.

We welcome applications from everyone and are happy to talk flexible working.`,
  graded: [
    {
      name: 'python-gem',
      kind: 'gem',
      low: 82,
      high: 96,
      best: 90,
      why: 'A "decision scientist" at a lender whose five years are ECL models in Python; no SAS, which is not needed.',
      lacks: [],
      cv: `Ngozi Halloran
Decision Scientist

Kestrel Home Loans (specialist mortgage lender), York. November 2021 to now.
I own the models behind our expected credit loss: probability of default by vintage, loss given default from repossession data, lifetime exposure. I rebuilt them in Python (pandas, statsmodels) after a year of spreadsheets. Every month I run the provision under IFRS 9, check the stage 1/2/3 migration, propose post-model adjustments and present the movement to the impairment committee. Four macro scenarios, sensitivities for the auditors, inputs to the annual stress test. Model papers passed independent validation in 2023 and 2025. SQL daily.

Tarn Energy, Leeds. August 2019 to October 2021. Data analyst: bad-debt scorecards for household accounts, Python and SQL.

BSc Mathematics and Statistics, 2:1, University of the North Pennines, 2019.`,
    },
    {
      name: 'no-degree',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 69,
      why: 'Eight years of SAS impairment work at a bank; left school with A levels, no degree.',
      lacks: ['degree in a numerate subject'],
      cv: `Liam Foxcroft
Impairment Analyst

2018 - Present | Aire & Craven Bank plc, Bradford | Credit Risk Analyst, Senior from 2021
PD/LGD/EAD model monitoring and redevelopment for cards and personal loans in SAS (Base, EG, macros). Month-end IFRS 9 run, staging, overlays, commentary for committee. IRB back-testing. ICAAP stress test numbers. Model documentation for validation and external audit.
2013 - 2018 | Same bank | Collections adviser, then MI analyst (SAS, Excel)

A levels: Maths B, Physics C, 2012. I did not go to university. SQL. SAS Certified Base Programmer 2019.`,
    },
    {
      name: 'overlap',
      kind: 'overlap',
      low: 52,
      high: 70,
      best: 62,
      why: 'Two part-time posts side by side since 2025 are called four years; the dates give not quite two.',
      lacks: ['three years of retail credit risk analytics'],
      cv: `Elif Demirtas
Credit risk analyst with 4 years of modelling experience

Ilkley Finance Ltd, credit risk analyst (3 days a week)
January 2025 – now
Builds PD and LGD models for car loans in Python, IFRS 9
provision each month, staging rules, scenario weights

Moorgate Lending CIC, credit risk analyst (2 days a week)
February 2025 – now
Scorecard monitoring in SAS, arrears dashboards, expected
loss for the statutory accounts, papers for the
auditor

Secondary school physics teacher, Keighley
September 2016 – December 2024

Education: BSc Physics 2015, PGCE 2016
Tools: Python, SAS, SQL, Excel`,
    },
    {
      name: 'credit-controller',
      kind: 'trap',
      low: 8,
      high: 30,
      best: 18,
      why: 'Credit control and trade ledgers: credit, risk and IFRS in another trade, no code, no models.',
      lacks: [
        'degree in a numerate subject',
        'three years of retail credit risk analytics',
        'SAS or Python',
        'IFRS 9 impairment',
      ],
      cv: `Wendy Aspinall
Credit Risk and Control Supervisor

Dales Builders Merchants, Skipton, 2012 to present
• Sets credit limits for 900 trade accounts from agency reports and references
• Chases overdue invoices, stops accounts at risk, weekly aged debt report
• Bad debt provision at year end worked out with the accountant (IFRS for SMEs)
• Credit insurance policy and claims
• Two staff; month end, bank postings in Sage 200

CICM Level 3. AAT Level 3. Excel intermediate. No programming.`,
    },
    {
      name: 'graduate-list',
      kind: 'list',
      low: 24,
      high: 46,
      best: 35,
      why: 'Fresh MSc who lists every tool; coursework and a summer in branch.',
      lacks: ['three years of retail credit risk analytics', 'IFRS 9 impairment'],
      cv: `Arjun Venkataraghavan
Aspiring Credit Risk Analyst

TECHNICAL SKILLS
SAS | Python | SQL | R | PD, LGD, EAD | IFRS 9 | IRB | Scorecards | Stress testing | ICAAP | ECL staging | Macroeconomic scenarios | Model validation

EDUCATION
MSc Financial Mathematics, University of Wharfedale, September 2026 (Merit)
Dissertation: logistic regression for default on a public loan data set, in Python
BSc Economics 2024

EXPERIENCE
Summer customer assistant, Northallerton branch of a building society, June - August 2025. Counter service, account openings.
Maths tutor, private, 2023 - present

COURSES
IFRS 9 in a day (online, 2026). SAS Programming 1 e-learning.`,
    },
  ],
};
