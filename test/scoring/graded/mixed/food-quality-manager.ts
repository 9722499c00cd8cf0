/** Food production quality manager, UK chilled site: BRCGS Food audits led, HACCP level 4, five years of food manufacturing quality. */
import type { GradedJob } from '../types.ts';

export const foodQualityManagerJob: GradedJob = {
  job: 'food-quality-manager',
  title: 'Quality Manager, Chilled Ready Meals',
  spec: `Requisition ID: 40771
Posting title: Quality Manager
Business unit: Fenbrook Kitchens Ltd / Site: Spalding
Reports to: Head of Technical
Employment type: Permanent, Mon-Fri (on call 1 in 4)
Salary band: M3

JOB PURPOSE
Own the quality management system of a high-care chilled ready meals site (340 people, two major retail customers) and keep it audit ready every day of the year; our BRCGS audits are unannounced.

KEY ACCOUNTABILITIES
1. Chair the HACCP team; review the plan at least annually and at every change of product, process or equipment.
2. Lead the BRCGS Food Safety and retailer audits, close out non-conformances within 28 days.
3. Manage 2 QA supervisors and 9 QA technicians over three shifts.
4. Environmental monitoring, Listeria trend, shelf life, positive release.
5. Complaints, root cause, traceability and mock recall.
6. Specifications, allergen and label control with NPD.

MINIMUM CRITERIA (screening questions)
Q1. Five years or more in quality or technical roles in food manufacturing. Catering, retail and packaging are not food manufacturing for this purpose.
Q2. Has personally led a site through a BRCGS Food Safety audit (Issue 8 or 9), as the person who hosts the auditor.
Q3. Level 4 Award in HACCP (RSPH, Highfield, CIEH or equal).
Q4. Degree or HND in food science, microbiology or similar, OR ten years' experience in food manufacturing.

PREFERRED
Lead auditor, TACCP/VACCP, M&S or Tesco codes of practice, high care, Minitab/SPC, Polish or Lithuanian.

WHAT WE OFFER
25 days + bank hols, pension 6 %, staff shop, free parking, cycle scheme. Fenbrook is an equal opportunity employer. No agencies. Closing date may be brought forward.`,
  graded: [
    {
      name: 'high-care-qm',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Nine years in chilled food, hosted the last four unannounced BRCGS audits (AA+), HACCP 4, degree, lead auditor, Tesco and M&S.',
      lacks: [],
      cv: `AGNIESZKA WROBEL MSc
Quality & Food Safety, chilled/high care
Boston, Lincs

QUALITY MANAGER, Wolds Fresh Foods, Boston (chilled soups, sauces, ready meals, 260 staff), Feb 2021 - present
> Host of BRCGS Issue 8 (2021, 2022) and Issue 9 (2023 to 2026), unannounced: AA+ four years running, last one July 2026, 3 minors, closed in 19 days
> HACCP team leader, 4 plans, full rewrite when the new spiral chiller went in
> M&S Field to Fork and Tesco TFMS audits, both green
> team of 12: 2 supervisors, 10 QA techs
> Listeria spp. positives in high care down from 4.1% to 0.7% of swabs (zoning, drains, boot wash)
> complaints 38 to 17 cpmu
> VACCP/TACCP chair

QA SUPERVISOR, Wolds Fresh Foods, 2019 - 2021

QA TECHNICIAN, GreenVale Salads, Spalding, 2017 - 2019

EDUCATION
MSc Food Technology, Poznan University of Life Sciences, 2016
Level 4 HACCP for Manufacturing, RSPH, 2020
Level 4 Food Safety, Highfield, 2021
Lead Auditor (IRCA) 2023
Minitab, SPC green belt project on fill weights

Polish native, English fluent, Lithuanian understand`,
    },
    {
      name: 'family-bakery',
      kind: 'gem',
      low: 80,
      high: 93,
      best: 87,
      why: 'Called "office and compliance lead" at a family pie firm, yet he hosted six BRCGS audits, chairs HACCP at level 4 and has sixteen years in the factory for the second branch of Q4; a small team, no high care until 2024.',
      lacks: [],
      cv: `Colin Threlfall
Office & Compliance Lead, Threlfall & Daughters Pies, Leyland

People ask what my title means. It's my cousin's firm (pork pies, quiche, since 2024 a chilled slicing room run as high care), 95 staff, and when BRC came in nobody else wanted it.

WHAT I ACTUALLY DO, AND SINCE WHEN
Since 2019 I've been the one who meets the auditor at the gate. BRCGS Food Safety, Issue 8 then 9, every year: B in 2019, A in 20, 21 and 22, AA since. Last visit, March 2026, two minors. Asda and Booths audits likewise.
I chair the HACCP meeting (first Tuesday). Rewrote the study from scratch in 2020 after my Level 4 (CIEH, 2019, merit), validated the cook and the blast chill with loggers, and moved metal detection to after the pack.
Four QA staff are mine, two on days, two on lates.
Swab plan, Listeria, shelf-life with the lab in Preston. Allergens: mustard was the hard one. Labels signed by me before they're printed. Two recalls practised a year, one real one (2022, wrong sleeve, 1,140 packs, back in 36 hours).

BEFORE THAT
QA technician, same place, 2014 to 2019. Before that the bakehouse floor, 2010 to 2014. Before that the Merchant Navy.

PAPERS
HACCP 4, Food Safety 4, internal auditing, root cause (Campden), vulnerability assessment. No degree. O level Needlework is a long story.`,
    },
    {
      name: 'level-four-booked',
      kind: 'in-progress',
      low: 55,
      high: 69,
      best: 65,
      why: 'Degree, seven years, two BRCGS audits hosted in high care; but HACCP is level 3 and the level 4 exam lies ahead in December.',
      lacks: ['Level 4 Award in HACCP'],
      cv: `Michaela Osei-Tutu | Senior QA Supervisor (acting Quality Manager since Jan 2025)

| When | Where | What |
|---|---|---|
| Jan 2025 - now | Castlegate Prepared Foods, Wisbech, chilled sandwiches and wraps, high care, 210 people | Acting QM after my manager left. Led the 2025 and 2026 BRCGS Issue 9 audits, both A, unannounced. Run 8 QA. Tesco audit, 2026, blue. |
| Sept 2022 - Dec 2024 | same | Senior QA supervisor, nights then days. Positive release, micro trending, root cause, traceability. |
| Aug 2019 - Aug 2022 | Eastmoor Dairies, Norfolk | QA technician then supervisor. Yogurt, cream. Vulnerability assessments. |

BSc Food Science and Nutrition, Lincoln, 2019 (2:1)

HACCP: Level 3 (Highfield, 2020). I sit on the HACCP team and have led it in the interim; the Level 4 course is booked at Campden for the week of 30 November and the exam is on 11 December.
Internal auditor 2022. Level 3 Food Safety. Mental health first aider.

I captain a women's darts team in the Fenland league and I am not to be underestimated.`,
    },
    {
      name: 'packaging-brcgs',
      kind: 'denial',
      low: 33,
      high: 48,
      best: 41,
      why: 'BRCGS Packaging Materials, hazard analysis of film and trays: the same system in the neighbouring trade, with a plain statement that he never worked with open food.',
      lacks: [
        'Five years or more in quality or technical roles in food manufacturing',
        'Has personally led a site through a BRCGS Food Safety audit (Issue 8 or 9)',
        'Level 4 Award in HACCP',
        "Degree or HND in food science, microbiology or similar, OR ten years' experience in food manufacturing",
      ],
      cv: `STEPHEN GARLICK. Quality Manager with 14 years in quality management systems.

Trayform Plastics Ltd, Corby. Quality Manager, 2016 - present.
Site of 180 making PET trays and lidding film for the ready meal sector (Fenbrook among the customers, I believe).
Led eight BRCGS audits (Packaging Materials, Issue 5 to 7), grade AA for the last five. Hazard and risk analysis team leader. ISO 9001 and 14001. Migration testing to 10/2011. Customer complaints and 8D with the retailers' technologists. Manage 1 supervisor and 6 inspectors over 3 shifts. Hygiene audits, glass and blade control, pest control contract, mock recall twice yearly. SPC on wall thickness in Minitab.

Kettering Cartons, Quality Engineer, 2012 - 2016. Printed board, label verification and barcode control.

Qualifications
BSc Polymer Science 2011
IRCA lead auditor ISO 9001, 2018
HACCP level 2 for packaging manufacturers, 2017
Six Sigma green belt

In fairness I should say that I have not worked in a food factory or with open food, high care or microbiology. I have, however, stood on the other side of the same audits for ten years and learn quickly.

Married, two children, referee (grass roots football), classic Minis.`,
    },
    {
      name: 'pasted-advert',
      kind: 'pasted',
      low: 30,
      high: 46,
      best: 38,
      why: 'The accountabilities and criteria are the advert itself; her own three years are those of a line QA technician with HACCP level 2.',
      lacks: [
        'Five years or more in quality or technical roles in food manufacturing',
        'Has personally led a site through a BRCGS Food Safety audit (Issue 8 or 9)',
        'Level 4 Award in HACCP',
        "Degree or HND in food science, microbiology or similar, OR ten years' experience in food manufacturing",
      ],
      cv: `JODIE PELL - QUALITY MANAGER

SUMMARY
Own the quality management system of a high-care chilled ready meals site and keep it audit ready every day of the year. Chair the HACCP team; review the plan at least annually and at every change of product, process or equipment. Lead the BRCGS Food Safety and retailer audits, close out non-conformances within 28 days. Manage 2 QA supervisors and 9 QA technicians over three shifts. Environmental monitoring, Listeria trend, shelf life, positive release. Complaints, root cause, traceability and mock recall. Specifications, allergen and label control with NPD. Five years or more in quality or technical roles in food manufacturing. Has personally led a site through a BRCGS Food Safety audit (Issue 8 or 9), as the person who hosts the auditor. Level 4 Award in HACCP (RSPH, Highfield, CIEH or equal). Lead auditor, TACCP/VACCP, M&S or Tesco codes of practice, high care, Minitab/SPC.

WORK HISTORY
Oct 2023 - present, QA Technician, Hollin Poultry (cooked chicken slices), Scunthorpe. Hourly line checks: temps, weights, seals, date codes, metal detector. Swabs and samples for the lab. Hold and release labels. Taste panel on Fridays. Helped to get the paperwork out of the archive for BRC in 2025.
2021 - Oct 2023, packing operative then line lead, Hollin Poultry
2018 - 2021, Next, Lincoln, sales assistant

TRAINING
HACCP Level 2, Food hygiene Level 2, allergens Level 2, CCP monitoring (in house)
GCSEs incl. Science BB`,
    },
  ],
};
