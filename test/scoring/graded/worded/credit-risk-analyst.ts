/** Credit risk model analyst at a young bank, Ireland: three years on PD, LGD or EAD models, a numerate degree, Python or SAS. */
import type { GradedJob } from '../types.ts';

export const creditRiskAnalyst: GradedJob = {
  job: 'credit-risk-analyst-worded',
  title: 'Credit Risk Analyst, Models',
  spec: `Hi! We're Larkspur.

We lend to people who have been turned down by banks with marble floors. Six years in, 410,000 customers, a full licence, 1.9 billion on the book and, as of last spring, our first actual profit (there was cake).

Our models team is five people in Dublin 8 and we need a sixth. You'd be our Credit Risk Analyst for impairment and capital models. What your week looks like: you pull last month's performance out of Snowflake, work out why the credit card scorecard is drifting, rebuild the thing that is broken, write it up so the validation folks can't poke holes in it, and explain to Finance why the provision went up 1.3m when unemployment went down. Twice a year you help the CRO with the scenarios. Once a year the auditors come and you are very patient.

So who are you? Somebody who has spent three years or more building, redeveloping or monitoring PD, LGD or EAD models, for IFRS 9 or for IRB, we mind little which. You'll have a degree in something with real numbers in it (maths, stats, physics, engineering, economics with econometrics, actuarial). And you code. Python or SAS, every day, on real portfolios, version controlled; this is not a spreadsheet job and we do a live exercise.

Lovely if: unsecured retail, Irish or UK; you have sat across from a regulator or internal validation; macro overlays and post-model adjustments; survival models; you know what CRR3 did to us.

We don't do: neckties, 60 hour weeks, AI-written cover letters.

We do: 70 to 88k depending, pension 8%, VHI, 26 days plus your birthday, bring your dog on Thursdays, 3 days in the office. Visa: we can transfer a Critical Skills permit.

Send a CV to people at our address with the subject line "default". We reply to everybody, honest.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Five years of IFRS 9 and IRB model building and monitoring on unsecured books up to today, statistics degree, Python and SAS daily, validation and regulator contact.',
      lacks: [],
      cv: `INÊS CARVALHO
Credit modelling | Dublin 12 | Portuguese citizen

Ashdown Bank (Ireland) plc, Model Development, Analyst then Senior Analyst, Mar 2023 to date
• redeveloped 12m and lifetime PD for cards and personal loans (discrete time hazard, Gini 0.61 to 0.68), live Feb 2025
• LGD component model: cure, recovery given non-cure, discounting. Wrote the 90 page documentation
• quarterly monitoring pack: PSI, calibration, override rates, back-testing of SICR thresholds
• PMAs for cost of living, since released
• answered 37 findings by Independent Validation, 2 high. Sat in two JST workshops (ECB, IMI)
• Python (pandas, statsmodels, lifelines), Git, Snowflake

Banco Atlântida, Porto, Risk Quant, Sep 2020 to Feb 2023
• mortgage EAD and CCF estimates for A-IRB, SAS 9.4
• new definition of default, DPD counter, materiality thresholds

Degree: Licenciatura + Mestrado, Statistics, U. Minho, 2018 and 2020. Thesis on competing risks in prepayment.

English C2, Portuguese native, Spanish good
Surf, ceramics`,
    },
    {
      name: 'provisions-statistician',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 86,
      why: 'Six years estimating default likelihood and loss severity for a credit union federation and a motor lender, coded in SAS, then Python, with a maths degree; the abbreviations never appear.',
      lacks: [],
      cv: `Dear reader, this is me in a page.

Eoin Mac Giolla, statistician, Maynooth.

At present (since January 2022) I am Statistician, Loan Loss Estimation at Curragh Motor Finance, a captive lender with 140 thousand agreements. Every month my code decides how much the company must set aside. For each customer it estimates how likely he is to stop paying within the year and over the whole term, and how much we would be out of pocket once the car is sold and the costs are paid. I wrote it anew in 2023: a logistic regression with age-of-agreement splines in place of a roll rate table, three economic paths weighted by the board, and rules for when an agreement has got markedly worse since it was signed. About 4,000 lines of Python in a repository with tests. I check each quarter whether what was foretold came about and recalibrate when not. KPMG have been through it three years running. A second person at head office in Munich tries to break it each spring, and in 2024 he succeeded (second hand electric prices), so I rebuilt the severity part.

From August 2020 to December 2021: Analyst at the Federation of Western Credit Unions, doing the same on a smaller scale in SAS for 38 member unions. Logit, macros, PROC everything.

From 2017 to 2020: traffic counts and road accident statistics, Galway County Council.

B.Sc. Mathematical Science, Maynooth, 2017 (2.1). I play the concertina and coach under-12 hurlers.`,
    },
    {
      name: 'underwriter-turned-modeller',
      kind: 'years',
      low: 56,
      high: 70,
      best: 63,
      why: 'Economics degree and current PD monitoring in Python, but only since August 2025; the eight years before were manual underwriting.',
      lacks: ['three years or more building, redeveloping or monitoring PD, LGD or EAD models'],
      cv: `SINÉAD BRADY-OKORO

Credit risk professional with 9 years in retail and SME lending

Career
-------
Aug 2025 - present | Liffeyside Bank DAC | Analyst, Model Monitoring & Impairment
Own the monthly dashboards for personal loan and overdraft PDs (Gini, PSI, observed v expected). Recalibrated the overdraft scorecard intercept, approved by model committee in May 2026. Ran the SICR sensitivity for the half year. Python, Jupyter, GitLab, dbt. Draft responses to validation.

Oct 2021 - Jul 2025 | Liffeyside Bank DAC | Senior Credit Underwriter, SME
Discretion 750k. Cash flow lending, farm and hospitality. Case load of around 30 a month. Risk grade overrides, annual reviews, credit memos. Ireland's only person to have refused three nightclubs in a week.

Sep 2017 - Sep 2021 | Midland Home Loans | Underwriter, mortgages
Income multiples, LTI exemptions, affordability; exceptions committee secretary.

Education
---------
BA Economics (with econometrics), UCC, 2017, first
Higher Diploma in Data Analytics, UCD, evenings, 2023 - 2025: Python, regression, survival analysis, project on mortgage arrears with Central Bank data
QFA 2018, APA Loans

Other: triathlon, Irish (fluent), secretary of residents' association`,
    },
    {
      name: 'maths-teacher',
      kind: 'old',
      low: 54,
      high: 69,
      best: 62,
      why: 'Nine years of real IRB model building in SAS with a physics degree, but it ended in 2016 and he has taught school since; nothing after IFRS 9 came in.',
      lacks: [],
      cv: `CURRICULUM VITAE

Name: Declan Furlong
Address: 14 Rope Walk, Wexford

EMPLOYMENT

2017 to date. Teacher of Mathematics and Applied Mathematics, Coláiste na Slaney, Enniscorthy. Year head for fifth years. Set up the coding club (Python, microbit). I teach modelling to Leaving Cert, with real data wherever possible.

2016 to 2017. Professional Master of Education, first year, full time.

2011 to May 2016. Harcourt National Bank, Dublin. Manager, Basel Models. Led four analysts. Mortgage and buy-to-let PD and LGD for the IRB application, including downturn adjustment and margin of conservatism. Annual rebuild, use test evidence, presentations to the Central Bank's on-site inspection team in 2013. All in SAS on Unix with SVN. Moved the back-testing from Access to proper code. Wrote the policy for long-run averages.

2007 to 2011. Harcourt National Bank. Credit Risk Analyst. Behavioural scorecards for credit cards and term loans, loss given default from the collections ledger, credit conversion factors.

2004 to 2007. Postgraduate, Physics, TCD (M.Sc. by research, gamma ray bursts)

EDUCATION
B.A. (Mod) Physics, Trinity, 2004, II.1

I would like to return to modelling now that the children are grown. Interests: astronomy society, sea rowing.`,
    },
    {
      name: 'bootcamp-list',
      kind: 'list',
      low: 28,
      high: 42,
      best: 35,
      why: 'Every keyword of the field in the skills list, behind it a bootcamp project on public data and jobs in telesales and web analytics.',
      lacks: [
        'three years or more building, redeveloping or monitoring PD, LGD or EAD models',
        'Python or SAS, every day, on real portfolios',
      ],
      cv: `Kacper Nowicki
Credit Risk Data Scientist
linkedin.example/kacper-n  |  Dublin

About
Data-driven Credit Risk Data Scientist passionate about IFRS 9, Basel III/IV and the power of predictive modelling to transform lending. 5+ years with data.

Top skills
PD, LGD, EAD, IFRS 9 ECL, IRB, CRR3, stress testing, scorecards, WoE/IV, Gini, KS, PSI, macro overlays, survival analysis, SAS, Python, R, SQL, Snowflake, Git, Tableau

Experience

Digital Analyst
Boolavogue Outdoor (e-commerce, camping equipment)
Mar 2024 - Present (2 yrs 8 mos)
Google Analytics 4, campaign dashboards in Looker Studio, A/B tests on checkout, weekly report to the marketing director. Forecast of tent sales in Excel.

Customer Adviser
Emerald Telecom
Jun 2021 - Feb 2024
Outbound sales of broadband; top performer of Q3 2022. Helped team leader with the numbers.

Projects
Loan default prediction: XGBoost on the LendingClub data set (Kaggle), AUC 0.72. Notebook on GitHub.
ECL calculator: PD x LGD x EAD in a Streamlit app.

Education
Data Science Bootcamp, 14 weeks, 2023
BSc Physics with Astronomy, Maynooth, 2021, 2:2

Certificates
Credit Risk Modeling in Python (DataCamp) · IFRS 9 Fundamentals (Udemy) · FRM Part I, registered for May 2027`,
    },
  ],
};
