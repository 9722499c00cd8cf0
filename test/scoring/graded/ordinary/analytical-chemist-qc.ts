/** QC analytical chemist: degree, HPLC and two years in a GMP laboratory decide. */
import type { GradedJob } from '../types.ts';

export const analyticalChemistQc: GradedJob = {
  job: 'analytical-chemist-qc',
  title: 'Analytical Chemist, QC',
  spec: `QC ANALYTICAL CHEMIST / solid dose & sterile / Cork / day shift

Must have
- degree (level 8 or BSc) in chemistry, pharmaceutical or analytical science
- 2 yrs min. in a GMP quality control lab
- HPLC hands-on: set-up, sequences, integration, troubleshooting
- OOS / deviation write-ups

Job
- release and stability testing of finished product and raw materials
- HPLC, dissolution, KF, UV, wet chemistry to Ph. Eur. / USP
- second-person data review
- support transfers and method validation

Plus: Empower 3, LIMS, GC

Start asap. 12 month contract, likely to go perm.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Degree, six years of GMP QC on HPLC with OOS reports, review, validation, Empower and LIMS.',
      lacks: [],
      cv: `AOIFE NÍ BHRIAIN
QC Analyst II

Ballincarra Pharma, Ringaskiddy  |  QC Analyst II  |  01/2022 - present
* Release & stability of tablets and vials, Ph. Eur./USP
* HPLC (Agilent 1260, Waters Alliance), Empower 3: sequences, integration, column and pump faults
* Dissolution, Karl Fischer, UV, titrations, residual solvents by GC
* Wrote 23 OOS/OOT investigations and lab deviations, CAPA owner
* Data reviewer since 2023; analyst for two method transfers and one validation
* LabWare LIMS, EU GMP + FDA audits

Corrib Generics, Galway  |  QC Analyst  |  09/2020 - 12/2021
* Raw material testing, HPLC assay under GMP

BSc (Hons) Analytical Chemistry, 2.1, Atlantic Technical College, 2020`,
    },
    {
      name: 'in-other-words',
      kind: 'synonym',
      low: 78,
      high: 94,
      best: 87,
      why: 'The same work in other words: LC and UPLC, cGMP per EudraLex, atypical results, a five-year engineer degree.',
      lacks: [],
      cv: `Ing. Zuzana Hrivnáková
Pharmaceutical laboratory specialist

Since autumn 2021 with Tatrapharm a.s., Hlohovec (medicines manufacturer, EudraLex Vol. 4 inspected, FDA approved in 2024). Batch testing of film-coated tablets and ampoules before the QP certifies them, and shelf-life studies at 25/60 and 40/75.
Reverse-phase liquid chromatography and UPLC daily: preparing mobile phases, building runs, processing peaks in Chromeleon, finding leaks and baseline problems on my own. Water content by coulometry, spectrophotometry, dissolution baths, volumetric analysis, compendial monographs.
Author of reports on results outside the limits (17 so far) and on non-conformances, with root cause. Four-eyes check of colleagues' chromatograms. Took part in qualifying one procedure: linearity, precision, robustness.

2019-2021 doctoral studies, not finished.

Ing. (5-year master level) in Analytical Chemistry, Slovak Technical Institute Bratislava, 2019
English C1. EU citizen, can move to Cork in four weeks.`,
    },
    {
      name: 'water-lab',
      kind: 'denial',
      low: 50,
      high: 68,
      best: 59,
      why: 'A sound HPLC chemist of six years from an accredited water laboratory, who says there was no GMP.',
      lacks: ['2 years in a GMP quality control lab'],
      cv: `Declan Moriarty, Analytical Chemist

Shannonside Environmental Laboratories, Limerick, since June 2020
Chemist in the organics section. HPLC with fluores-
cence and DAD for PAHs and pesticides in drinking
water: I set up the runs, integrate, change seals and
lamps, keep the control charts. GC-MS. About 120
samples a week. ISO 17025, INAB audits every year.
Failed quality controls and out-of-specification
results are written up as non-conformance reports,
I do about ten a year. Validation of a new gly-
phosate method. LIMS.
                                            1 / 1

Before: summer jobs in a creamery lab.

BSc Chemistry, Limerick Institute, 2020, second class honours grade one

I have no experience of GMP or of testing medicines but have read up on the pharmacopoeia and learn fast.`,
    },
    {
      name: 'graduate',
      kind: 'list',
      low: 26,
      high: 48,
      best: 37,
      why: 'New graduate with the words from practicals; no laboratory job, no GMP.',
      lacks: ['2 years in a GMP quality control lab', 'HPLC hands-on in work', 'OOS write-ups'],
      cv: `Ciarán Foley
Analytical Science Graduate

Education
BSc (Hons) Pharmaceutical and Analytical Science, Lee Valley University, 2022-2026, 2.1
Modules: Separation Science, GMP and Regulatory Affairs, Pharmaceutical Analysis, Statistics
Final year project: caffeine in energy drinks by HPLC (14 samples, with help of the technician)

Technical skills
HPLC, GC, Dissolution, Karl Fischer, UV-Vis, GMP, GDP, OOS, deviations, CAPA, Empower 3, LIMS, method validation, Ph. Eur., USP, data integrity, ALCOA+

Work
Barista, Bean Street, Cork, 2023 - present
Lifeguard, Leisureplex, summers 2021, 2022

Interests: hurling, chess
References on request`,
    },
    {
      name: 'technician',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 68,
      why: 'Eight years of exactly this bench work under GMP; a level 6 certificate instead of the degree.',
      lacks: ['degree (level 8 or BSc)'],
      cv: `Patrycja Nowicka
QC Technician, Midleton

Glenmara Biologics & Tablets, Little Island, Co. Cork
Senior QC Technician  2021 to now
QC Technician  Oct 2018 to 2021
GMP release testing and stability of tablets, capsules, and sterile solutions. HPLC assay and related substances on Waters e2695 with Empower 3, from column equilibration to integration; first person called when a pump misbehaves. Dissolution, KF, IR, wet chemistry. GC for residual solvents. Writes OOS phase 1 reports and deviations, reviews notebooks and chromatograms, trained eleven new starters. Bench work for five method transfers. LIMS super user.

Education
Higher Certificate in Science, Applied Chemistry (NFQ level 6), Cork Regional College, 2018
Leaving certificate 2016`,
    },
  ],
};
