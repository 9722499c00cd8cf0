/** Pensions actuary, UK consultancy: Fellowship and five years of advice to defined benefit schemes. */
import type { GradedJob } from '../types.ts';

export const pensionsActuary: GradedJob = {
  job: 'pensions-actuary',
  title: 'Consulting Actuary, Defined Benefit Pensions',
  spec: `Harbottle Lane is an independent pensions consultancy of 140 people with offices in Bristol, Birmingham and Edinburgh. We look after some 95 trustee boards, from £15m legacy schemes to a £2bn industry-wide fund, and we have never been owned by anybody but the people who work here.

We would like to add a consulting actuary to the Bristol team. You would lead the actuarial work for eight to ten clients: triennial valuations from data to signed report, funding negotiations with the sponsor, annual updates, member option factors, and the journey towards buy-out which most of our clients are now on. You would sit in front of trustees from the first month and review the work of two or three students.

This is a role for a Fellow of the Institute and Faculty of Actuaries who has spent a good five years, as a minimum, advising on UK defined benefit schemes. You will be at home in one of the usual valuation systems (PFaroe, ProVal, SuperVal or a comparable tool) and in Excel, and you will be able to explain a discount rate to a lay trustee without a slide.

We would be glad, though we do not insist, if you hold or are working towards a Scheme Actuary practising certificate, have placed a buy-in, or have finished a GMP equalisation project.

Salary £80,000 to £105,000, bonus, 12% employer contribution, two days a week in the office. Harbottle Lane is a Disability Confident employer.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'FIA 2019, ten years of DB consulting with lead on valuations and trustees, PFaroe, a buy-in, GMP and certificate under way.',
      lacks: [],
      cv: `PRIYANKA RAMANATHAN FIA
Bath

Consulting actuary with ten years in trustee consulting. Fellow since December 2019.

Cotterell Wynn LLP, Bristol — Senior Actuarial Consultant, Jan 2021 to date
• Named client lead for seven schemes (£20m to £480m), each on its second or third valuation cycle with me
• Agreed four recovery plans with sponsors under the 2024 funding code, one of them with a contingent asset
• Led the £62m pensioner buy-in of a brewery scheme in 2024 and the data cleanse before it
• GMP equalisation for three schemes finished, conversion method for one
• Commutation and transfer factors, annual funding updates in PFaroe
• Peer reviewer for four students; present at around 25 trustee meetings a year

Cotterell Wynn LLP — Actuarial Consultant, Aug 2018 to Dec 2020
Allied Trent Benefits — Graduate trainee, Sept 2016 to July 2018. Valuation calculations, ProVal, cash equivalent transfer quotes, accounting disclosures

Education
BSc Mathematics, First, Exeter Vale University, 2016
IFoA exams finished September 2019

Scheme Actuary certificate: work experience log signed off, application planned for February 2027.`,
    },
    {
      name: 'partner',
      kind: 'overqualified',
      low: 76,
      high: 92,
      best: 86,
      why: 'Retired partner and Scheme Actuary to eleven schemes; far above the level, meets every must.',
      lacks: [],
      cv: `Malcolm J. Strachan, FFA
Edinburgh and Clifton

I qualified in 1998 and have worked for pension trustees ever since. For most of that time I was at Buchan Rae Consulting: actuary 1999, associate 2003, partner 2007, head of the Scottish pensions practice (68 staff, £14m fees) from 2014 until I stepped down this June.

Appointed Scheme Actuary, continuously, from 2002 to June 2026; eleven appointments at the end, the largest a £1.6bn transport fund. The practising certificate remains in force until next summer. Personally responsible for some seventy triennial valuations. Six full buy-outs and a dozen buy-ins in the last eight years, and a great deal of GMP equalisation that I shall not pretend to have enjoyed.

I chaired the firm's funding technical committee and sat on the profession's Pensions Board 2016-2020. I kept my hand in on the tools longer than most partners; I can still drive SuperVal and find the error in a student's spreadsheet.

Why this post? My wife has retired to Somerset, I do not want to run anything any more, and I miss the trustee meetings. Three or four days a week would be ideal, five is possible. Salary is as advertised and is fine.

MA Mathematics, Aberdeen Northgate, 1993.`,
    },
    {
      name: 'last-paper',
      kind: 'in-progress',
      low: 53,
      high: 68,
      best: 62,
      why: 'Seven years of DB valuations and client contact, but still one exam short of Fellowship.',
      lacks: ['Fellow of the Institute and Faculty of Actuaries'],
      cv: `Oliver Denholm-Greaves
Actuarial Consultant (part-qualified)

Employment history

9/2019 - present, Wexcombe Pension Partners, Birmingham
Trainee, Analyst (2021), Consultant (2023)

+ Deputy to the Scheme Actuary on nine schemes; run the valuation from data checks to draft report for six of them
+ Present the preliminary results myself, the partner takes the questions on covenant
+ PFaroe and ProVal both daily
+ Buy-in broking support on two deals, 2023 and 2025, £18m and £140m
+ GMP equalisation project manager for a printing scheme with 2,300 members
+ FRS 102 and IAS 19 disclosures for about twenty sponsors every December
+ Check the work of three younger students

Exams
All CS, CM, CB and CP subjects passed. SP4 passed April 2024. SP7 passed September 2024. SA4: sat April 2025 (FB), April 2026 (FA), next sitting April 2027. Associate of the IFoA since 2024.

MMath, University of Severnside, 2019, 2:1

Interests: cyclocross, treasurer of a food bank. Notice period three months.`,
    },
    {
      name: 'two-lines',
      kind: 'thin',
      low: 58,
      high: 75,
      best: 68,
      why: 'A note of sixty words that names Fellowship, nine years of DB consulting and ProVal, and nothing further.',
      lacks: [],
      cv: `Hannah Whitcombe-Oyelaran, FIA (2020)

Actuarial consultant, Pryce Tolland, Cardiff, 2017 to present. UK DB schemes, trustee and company side. Valuations, funding updates, factors, ProVal.

Graduate, same firm's administration team, 2016-2017.

BSc Actuarial Science, Cardiff Bay, 2016.

Available after three months' notice. Full CV and references on request; please call in the evening.`,
    },
    {
      name: 'annuity-pricing',
      kind: 'adjacent',
      low: 45,
      high: 61,
      best: 54,
      why: 'A Fellow with nine years in life insurance and bulk annuity pricing; has never advised a scheme.',
      lacks: ['five years advising on UK defined benefit schemes'],
      cv: `Yusuf Karimjee
Fellow of the Institute and Faculty of Actuaries (life insurance, 2021)

Thornbury Mutual Assurance, Bristol

Pricing Manager, bulk annuities | 2023-26
Price cases from £10m to £350m against trustee data; longevity basis, reinsurance quotes, matching adjustment optimisation. Answer the broker's questions during the bid; in the exclusive phase I speak to the scheme's adviser about data and GMP. Eleven deals won. Prophet, R and Excel. Team of four, two of them students.

Capital Analyst, later Senior | 2019-23
Solvency II balance sheet, SCR, internal model change, ORSA. Reporting to the with-profits committee.

Actuarial Trainee, reserving | 2017-19
Quarterly reserves for term and protection, Prophet runs.

SP2 and SA2 specialisms. BSc Economics and Mathematics, Bath Abbey University, 2017.

Volunteer member-nominated trustee of our own staff scheme (closed DB, £210m) since January 2025, four meetings a year; that is what gave me the taste for the other side of the table. I know the insurer's view of a transaction inside out and would enjoy learning the funding side.`,
    },
  ],
};
