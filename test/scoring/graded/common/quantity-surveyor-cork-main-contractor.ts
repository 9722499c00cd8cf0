import type { GradedJob } from '../types.ts';

export const quantitySurveyorCorkMainContractor: GradedJob = {
  job: 'quantity-surveyor-cork-main-contractor',
  title: 'Quantity Surveyor',
  spec: `Quantity Surveyor, Cork

Tadhg Lucey Building has been putting up schools, primary care centres and housing across Munster since 1981, and after a very good eighteen months of tendering we find ourselves with more work than our commercial team of seven can measure. We would like to meet a Quantity Surveyor who can be given two jobs of between €6m and €20m and be left to look after them from the signing of the contract until the last cent has been agreed.

The person we have in mind holds an honours degree (Level 8) in quantity surveying, construction economics or commercial management, or its equivalent from abroad, and has put in no less than five years as a QS since, with a main contractor or in a cost consultancy; we don't mind which. As most of our clients are public bodies you must have brought at least one final account to agreement under either the Public Works Contract or NEC, since the claims and notice periods are where money is won or lost here.

Day to day you will let the subcontract packages, do the monthly valuations and the cost-value report, price variations, sit down with the employer's representative and keep our site teams honest about what was instructed and what was not. You will report to Maeve, our commercial manager, and after a while there'll be a graduate for you to bring on.

If you are chartered, or getting there, we'll pay the subscription. CostX is what we use for take-off, though we can teach that. A car is useful as sites run from Skibbereen to Clonmel. Salary depends on you; pension, health cover and a half day on Fridays do not.`,
  graded: [
    {
      name: 'aoife-cremin-strong',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Level 8 QS degree, eight years in practice and contractor, two PWC final accounts agreed, chartered, CostX.',
      lacks: [],
      cv: `Aoife Cremin BSc (Hons) MSCSI
Ballincollig, Co. Cork    086 555 0142

EXPERIENCE

Corrib Bridge Construction, Cork – Quantity Surveyor
March 2021 to present
• Scoil Naomh Fionán, 16-classroom school, Mallow, €9.4m, PW-CF1. On it from award. Final account agreed with the Department's ER in February 2025 at €9.91m, 14 compensation events of 19 accepted.
• Primary care centre, Dungarvan, €13.2m, PW-CF1. Account closed June 2026.
• 62 social houses, Midleton, €17m, on site now, due spring.
On each of these I place between 25 and 35 packages, prepare the valuation and the CVR each month, cost changes and write the delay and cost notices with the contracts manager. One graduate under me since September 2024.

Ballinlough & Hart, Chartered Quantity Surveyors, Cork – Graduate, later Quantity Surveyor
September 2018 to February 2021
Cost plans, bills to ARM4, tender reports, interim recommendations. Mostly education and a brewery extension.

EDUCATION
BSc (Hons) Quantity Surveying, Lee Valley Technological College, 2014–2018, 2.1 (Level 8)
Placement with Feeney Civils, January – August 2017

MEMBERSHIP
Chartered member, SCSI, since November 2023

IT: CostX (take-off and workbooks), Excel, Procore
Full clean licence, own car. Camogie with Éire Óg, treasurer of the juvenile section.`,
    },
    {
      name: 'rory-delahunt-synonym',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 89,
      why: 'Cost manager with a commercial management degree from Salford, nine years in consultancy and with a contractor, closed NEC4 accounts; other title, all musts met.',
      lacks: [],
      cv: `Rory Delahunt
Currently Chorlton, Manchester; moving home to Carrigaline in January with family

I have been looking after money on building sites since the summer of 2017, first on the client's side of the table, now on the builder's.

2022 (May) → today
Senior Cost Manager, Halden Ruddock Construction, Manchester
The contractor's commercial person on a £14m mental health unit (NEC4 Option A) and then on a £22m college block (Option C, target cost). Bought the trades, forecast the end cost each month, valued what had been done for payment, argued early warnings and compensation events with the PM. I settled the whole account of the mental health unit in November 2024, eleven weeks after the defects date, with nothing going to adjudication. The college is at practical completion and I have the closing assessment about 80% agreed. Two assistants.

2017 (July) → 2022 (April)
Assistant, then Cost Manager, Pym Tarrant LLP, Manchester
Estimates, pricing documents and post-contract reporting for universities and NHS trusts under JCT and NEC3. Signed off the final sums on four smaller projects, £1m–£5m.

Study
BSc (Hons) Commercial Management, first class, University of Irwell Quays, 2013–2017 (sandwich, year out with a groundworks firm)
MRICS, passed APC in spring 2021

Tools: Bluebeam, Cubit, Excel. I have not used CostX but did three years on a rival.
Drives.`,
    },
    {
      name: 'niall-scanlon-overlap',
      kind: 'overlap',
      low: 56,
      high: 69,
      best: 62,
      why: 'Adds up three side-by-side jobs to eight years; counted once he has been a QS for two years and ten months. Degree and PWC account are there.',
      lacks: ['five years as a QS (2 years 10 months by dates)'],
      cv: `NIALL SCANLON
Quantity Surveyor with over 8 years' combined experience
Blarney, Cork – niall.scanlon@post.example

Combined experience
  Main contracting     3 years
  Own QS practice      2.5 years
  Teaching of measurement and contract   2.5 years

WHERE
Quantity Surveyor, Sheehy Brothers Contractors, Little Island
January 2024 – present, full time
Commercial running of an €8m Garda station refurbishment (Public Works Contract, PW-CF1) and a €4.2m library (PW-CF5). Subcontracts, payment claims, variations, monthly cost report. Final account for the library agreed with the County Council in July 2026.

Scanlon Measurement Services (evenings and weekends)
April 2024 – present
Take-offs and bills of quantities for two small builders and an architect. Around 6 hours per week.

Part-time lecturer, Lee Valley Technological College
September 2024 – present, Tuesday nights
Measurement 2 and Construction Contracts for second-year students.

EARLIER
Barista and assistant manager, Brew Quay, Cork, 2019 – December 2023 (through college)

EDUCATION
BSc (Hons) Quantity Surveying, Level 8, Lee Valley Technological College, 2019 – 2023, 2.1
Student of the year, third year

CostX, Buildsoft, MS Project. Full licence. Associate of the SCSI.`,
    },
    {
      name: 'donal-prendergast-adjacent',
      kind: 'adjacent',
      low: 33,
      high: 46,
      best: 40,
      why: 'Site engineer who measures for the QS; Level 7 civil degree, never held a QS post and never agreed an account.',
      lacks: [
        'Level 8 QS / construction economics degree',
        'five years as a QS',
        'final account agreed under PWC or NEC',
      ],
      cv: `Donal Prendergast
Site Engineer
Fermoy, Co. Cork

Education: BEng (Level 7) Civil Engineering, Blackwater Institute, 2019

June 2019 – now, Kilcoran Civils Ltd, Mitchelstown. Site engineer, since 2022 senior.

Setting out roads, drainage, watermains and house foundations on jobs from 1 to 8 million. Levels, as-builts, concrete cubes, method statements, supervising two gangs. I record quantities at the end of each month for our QS, who puts together the claim; I measure muck away, pipe laid, stone placed and agree those with the Resident Engineer. I also keep the daywork sheets and I flag to the office anything that was not on the drawings. On a watermain job in Kanturk in 2024 my records were used to settle a dispute about rock.

I'd like to cross over to the commercial side as I have always liked the figures. I have priced a few small variations with help. I have not run an account or placed a subcontract myself.

Safe Pass, CSCS locating underground services, manual handling, full licence (B, BE).
AutoCAD, Civil 3D, Trimble, Excel.`,
    },
    {
      name: 'donal-prendergast-pasted',
      kind: 'pasted',
      low: 33,
      high: 46,
      best: 40,
      why: "The same site engineer with the ad's paragraphs pasted below as 'key competencies'; copied text is worth nothing.",
      lacks: [
        'Level 8 QS / construction economics degree',
        'five years as a QS',
        'final account agreed under PWC or NEC',
      ],
      twin: 'donal-prendergast-adjacent',
      cv: `Donal Prendergast
Site Engineer
Fermoy, Co. Cork

Education: BEng (Level 7) Civil Engineering, Blackwater Institute, 2019

June 2019 – now, Kilcoran Civils Ltd, Mitchelstown. Site engineer, since 2022 senior.

Setting out roads, drainage, watermains and house foundations on jobs from 1 to 8 million. Levels, as-builts, concrete cubes, method statements, supervising two gangs. I record quantities at the end of each month for our QS, who puts together the claim; I measure muck away, pipe laid, stone placed and agree those with the Resident Engineer. I also keep the daywork sheets and I flag to the office anything that was not on the drawings. On a watermain job in Kanturk in 2024 my records were used to settle a dispute about rock.

I'd like to cross over to the commercial side as I have always liked the figures. I have priced a few small variations with help. I have not run an account or placed a subcontract myself.

Safe Pass, CSCS locating underground services, manual handling, full licence (B, BE).
AutoCAD, Civil 3D, Trimble, Excel.

Key competencies
Holds an honours degree (Level 8) in quantity surveying, construction economics or commercial management, or its equivalent from abroad, and has put in no less than five years as a QS since, with a main contractor or in a cost consultancy. Has brought at least one final account to agreement under either the Public Works Contract or NEC, since the claims and notice periods are where money is won or lost here. Day to day you will let the subcontract packages, do the monthly valuations and the cost-value report, price variations, sit down with the employer's representative and keep our site teams honest about what was instructed and what was not.`,
    },
  ],
};
