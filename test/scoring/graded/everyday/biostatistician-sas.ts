/** Biostatistician: the graduate degree, SAS at work and years of clinical trials decide. */
import type { GradedJob } from '../types.ts';

export const biostatisticianSas: GradedJob = {
  job: 'biostatistician-sas',
  title: 'Biostatistician II (clinical trials)',
  spec: `Biostatistician II, Clinical Trials (Durham, NC, hybrid)

About us
Eno River Clinical is a mid-sized contract research organization. Our statisticians work on phase II and III studies for about thirty sponsors.

Responsibilities
- Serve as study statistician: sample size, randomization, protocol input
- Write statistical analysis plans and table, listing and figure shells
- Program and validate analyses in SAS; review ADaM specifications
- Present results to sponsors and contribute to clinical study reports

Minimum qualifications
- Master's degree or PhD in statistics, biostatistics or a closely related field
- 4+ years of experience with clinical trials at a sponsor, a CRO or an academic trials unit
- Strong SAS programming skills (Base, STAT, Macro) in regulated work
- Working knowledge of CDISC standards (SDTM, ADaM)

Preferred qualifications
- R
- Oncology or adaptive designs
- Involvement in an FDA submission (NDA or BLA)

What we offer
Competitive pay, medical, dental and vision coverage, tuition support, 20 days of PTO.

Eno River Clinical is proud to be an Equal Employment Opportunity and Affirmative Action employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex, national origin, disability or protected veteran status. Applicants must be able to pass a background check.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Seven years as trial statistician at two CROs, MS, SAS macros, ADaM, plans written, oncology and a BLA.',
      lacks: [],
      cv: `Yelena Markova, MS
Raleigh, North
Carolina

Biostatistician II
Tarheel Trials Group (CRO)
06/2022 – Present
Lead statistician on four phase II/III
oncology and hematology studies. Author of nine statistical
analysis plans with TLF shells, sample
size for a group sequential design, randomization schemes.
SAS Base, STAT, Macro: PROC LIFETEST, PHREG, MIXED, independent
validation of efficacy tables. Reviews
ADaM specs (ADSL, ADTTE) and define.xml. One BLA filed
2025, answered FDA information requests.

Biostatistician I
Piedmont Clinical Analytics
07/2019 – 05/2022
Phase II dermatology and asthma trials, SDTM and ADaM review,
CSR sections, SAS. Unblinded statistician for
one data monitoring committee.

Page 1 of 2

Selected tasks, last twelve months
Protocol review for a sponsor in Osaka: estimands, handling
of intercurrent events, tipping point
analysis. Two bid defense meetings. Trained three new
statisticians in the macro library and in the
validation SOP. Presented interim results to two
sponsors, wrote the statistical methods of two clinical study
reports.

Talks and papers
Joint Statistical Meetings 2024 (poster, non-proportional
hazards); co-author of three papers.

Page 2 of 2

MS Biostatistics, Chapel Hill, 2019
BS Mathematics 2017
R (survival, gsDesign), SAS Certified Professional`,
    },
    {
      name: 'r-only',
      kind: 'denial',
      low: 54,
      high: 71,
      best: 63,
      why: 'A PhD statistician of a trials unit with all the design and plans; works in R, SAS is a beginner’s.',
      lacks: ['strong SAS programming skills'],
      cv: `Thomas Achterberg, PhD
Trial Statistician

Blue Ridge University Clinical Trials Unit | Trial Statistician | Aug 2019 to present
Statistician of record for seven randomized trials (cardiology, emergency medicine, two adaptive platform studies). Protocol sections, sample size by simulation, statistical analysis plans, DSMB reports, final analyses, co-author of 16 papers. Data converted to SDTM and ADaM for one FDA-regulated device study. All analysis in R and Stata.

Graduate assistant | Richmond | 2015 to 2019

PhD Biostatistics 2019; MSc Statistics, Utrecht 2014

Software: R (expert, 11 years), Stata (good), SAS (beginner: one short course in 2018, not used at work)`,
    },
    {
      name: 'programmer-bs',
      kind: 'missing',
      low: 52,
      high: 70,
      best: 62,
      why: 'Nine years of SAS and CDISC in trials as a statistical programmer, but a bachelor’s degree only and no plans of his own.',
      lacks: ["Master's degree or PhD in statistics, biostatistics or related"],
      cv: `ANIL DESHMUKH
Principal Statistical Programmer

Corvane Research (CRO), Morrisville NC
  Principal Statistical Programmer    2021/04 - now
  Statistical Programmer I, II        2017/06 - 2021/03

Phase I-III programming in SAS: Base, STAT, Macro, SQL, ODS
SDTM and ADaM datasets, define.xml, reviewer's guide, Pinnacle 21
Tables, listings and figures for efficacy and safety, double programming
Two NDAs (2020, 2024), respiratory and oncology
Gives comments on SAPs written by the study statistician
Leads four programmers in Pune and Durham

Education
B.Sc. Mathematics, Pune 2016
SAS Certified Clinical Trials Programmer`,
    },
    {
      name: 'two-years',
      kind: 'years',
      low: 54,
      high: 71,
      best: 63,
      why: 'The right degree and the right work, but only since July 2024; school statistics before.',
      lacks: ['4+ years of experience with clinical trials'],
      cv: `Grace Oyelaran
Biostatistician I

Harbor Point Biometrics (CRO), Wilmington, July 2024 to present
Supports two phase III vaccine trials and one in psoriasis. Drafted three SAPs under review, table shells, sample size checks in nQuery. SAS Base, STAT and Macro daily, QC of efficacy outputs, ADaM review, safety section of a CSR.

New Hanover County Schools, assessment analyst, 2018 to 2022
Test score reporting, Excel and SPSS.

MS Biostatistics, East Carolina, 2024
BS Statistics, 2018
R (tidyverse). SAS Certified Specialist.`,
    },
    {
      name: 'data-scientist',
      kind: 'list',
      low: 20,
      high: 41,
      best: 31,
      why: 'A retail data scientist with a real statistics degree; trials, SAS and CDISC stand only in the list.',
      lacks: ['4+ years of experience with clinical trials', 'SAS in regulated work', 'CDISC standards'],
      cv: `Brandon Keller
Data Scientist / Biostatistician

Summary: results-driven statistician seeking a biostatistician role in clinical trials.

Core competencies: biostatistics, clinical trials phase I-IV, SAS Base/STAT/Macro, CDISC SDTM and ADaM, statistical analysis plans, TLF shells, sample size, FDA submissions, oncology, R, Python, SQL

Experience
Carolina Grocers Inc., Charlotte, data scientist, Jan 2021 - present: demand forecasts in Python, price tests in stores (A/B), churn model for the loyalty card, dashboards in Tableau.
Carolina Grocers Inc., analyst, 2018 - 2020.

Education
MS Statistics, Charlotte, 2018
Coursera: "Design and Interpretation of Clinical Trials", 2025`,
    },
  ],
};
