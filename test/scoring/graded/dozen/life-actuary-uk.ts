/** Life actuary in Edinburgh: the fellowship, four years of life reporting and Prophet decide it. */
import type { GradedJob } from '../types.ts';

export const lifeActuaryUk: GradedJob = {
  job: 'life-actuary-uk-dozen',
  title: 'Actuary, Life Reporting',
  spec: `Dear prospective colleague,

We are a mutual life office in Edinburgh with some 900,000 policyholders, most of them with-profits and annuitants, and we look for an actuary to take over the half-yearly valuation from a colleague who is retiring in the summer. You will own the Solvency UK balance sheet from data to disclosure: best estimate liabilities and risk margin, the matching adjustment fund, the analysis of change, and the paper that goes to the With-Profits Committee. Two students will report to you and you will review what they do.

The person in this seat signs. We therefore need a Fellow of the Institute and Faculty of Actuaries; nearly qualified will not do, and we say so here to spare everybody time. We also need at least four years in life insurance reporting or valuation, wherever you earned them, house or consultancy, and somebody who has worked in Prophet with their own hands. You will explain numbers to people who are not actuaries, on paper and in the room.

It would please us if you had met IFRS 17, with-profits business or the internal model approval process, if you could write some R or Python, and if you already hold a practising certificate or could see yourself applying for one.

We work three days a week in George Street, pay fairly, and close at noon on Fridays in August.

Catriona Baillie, Chief Actuary`,
  graded: [
    {
      name: 'priyanka',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'FIA 2017, nine years in life valuation to date with Prophet, Solvency UK, MA, with-profits, IFRS 17, Python and students managed.',
      lacks: [],
      cv: `Priyanka Venkataraman FIA
Edinburgh EH10

**Royal London, Edinburgh - Senior Actuarial Manager, Financial Reporting** (October 2020 to present)
Responsible for the half-year and year-end Solvency II, now Solvency UK, results of the open and closed with-profits funds. BEL and risk margin sign-off ahead of the Chief Actuary, analysis of change, matching adjustment attestation evidence for the annuity book. I write and present the results paper to the With-Profits Committee. Manage three students; two have since qualified. In 2022-23 I was the actuarial lead on the IFRS 17 opening balance sheet.

**Aegon UK, Edinburgh - Actuary, Valuation** (August 2017 to September 2020)
Prophet model owner for unit-linked and annuity products: built the 2018 longevity basis change, took the overnight run from 14 hours to 5. QRTs and the SFCR narrative.

**Standard Life, Edinburgh - Actuarial Trainee** (2013 to 2017)
Pricing of annuities for two years, then experience investigations.

**Qualifications**
Fellow of the Institute and Faculty of Actuaries, 2017
MMath, University of St Andrews, first class, 2013

**Tools**
Prophet (ten years), Python for the AoC reconciliation, SQL, Excel

**Outside**
Trustee at a citizens' advice bureau, treasurer of the parents' council.`,
    },
    {
      name: 'callum',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 63,
      why: 'Six years of life reporting with Prophet and all duties, but two exams from Fellowship, and the spec says nearly qualified will not do.',
      lacks: ['FIA/FFA fellowship'],
      cv: `CALLUM DRYSDALE
Actuarial Manager | Glasgow | callum.drysdale@example.com

Career

Phoenix Group, Edinburgh
Actuarial Manager, Group Reporting. April 2023 - Present
. Runs the Solvency UK balance sheet for two of the closed funds, from policy data to QRT
. Presents movement analysis to the CFO's monthly forum
. Line manager of one graduate and one placement student
. Matching adjustment cash-flow tests; moved their checks from a spreadsheet to R

ReAssure, Telford then Edinburgh
Senior Actuarial Analyst, Valuation. Sept 2019 - Mar 2023
. Prophet developer on immediate and deferred annuities, conventional with-profits
. IFRS 17 dry runs, contractual service margin roll-forward
. Experience analysis (lapse, mortality)

Scottish Widows, Edinburgh
Summer intern, 2018

Education
BSc Actuarial Mathematics and Statistics, Heriot-Watt University, 2:1, 2019

Professional
Institute and Faculty of Actuaries: student member since 2019. CM, CS and CB subjects complete (exemptions), CP1 to CP3 passed, SP2 passed April 2024. SA2 sitting this session, SP5 to follow.

Skills
Prophet, R, SQL, VBA, Tableau, plain writing

Interests: curling, the Proclaimers, cooking for too many people`,
    },
    {
      name: 'helena',
      kind: 'overqualified',
      low: 78,
      high: 90,
      best: 84,
      why: 'A former chief actuary with fellowship, practising certificate and life valuation throughout; every must is there except that Prophet by her own hand lies years back.',
      lacks: [],
      cv: `HELENA FITZWILLIAM-ROSS, FFA, C.Act

Non-technical summary: I have been responsible for the solvency of life companies for most of three decades and would like to do more of the figures and fewer of the meetings.

2018 - present. Wesleyan Assurance Society, Birmingham. Chief Actuary and With-Profits Actuary (SMF20, SMF20a).
Valuation of GBP 5bn of with-profits and annuity business under Solvency II and its UK successor; bonus recommendations to the Board; team of 22. Led the application to apply the matching adjustment and the dialogue with the PRA about it. Papers for the With-Profits Committee four times a year. Implemented IFRS 17 reporting with a small team. Reviewed by me, line by line, each half-year: BEL, risk margin, SCR.

2009 - 2018. Liverpool Victoria, Bournemouth. Head of Actuarial Reporting, then Deputy Chief Actuary.
Moved the valuation from an in-house system into Prophet (2010-2013); I coded the conventional with-profits library myself with one contractor. Internal model application, 2014-15.

1998 - 2009. Norwich Union / Aviva, York. Trainee to valuation actuary.

Fellow of the Faculty of Actuaries, 2003. Practising certificates: Chief Actuary (Life) and With-Profits Actuary, current. MA Mathematics, Cambridge, 1998.

Home: Peebles since last year. Gardening, bassoon.`,
    },
    {
      name: 'tomasz',
      kind: 'adjacent',
      low: 47,
      high: 58,
      best: 53,
      why: 'A Fellow with eight years, but all of it in pension scheme consulting: no life reporting, no Prophet, no Solvency UK.',
      lacks: ['four years life reporting', 'Prophet'],
      cv: `Tomasz Wieczorek
Fellow of the Institute and Faculty of Actuaries (2020)

At present      Hymans Robertson LLP, Glasgow; Associate Consultant, then Consultant (since Feb 2021)
                Triennial valuations of twelve defined benefit schemes, the largest GBP 2.1bn. Advises trustees and explains
                the numbers to lay boards in plain words. Buy-in price comparisons: five transactions, reviewing insurers'
                quotations against our own view of mortality. Two students report to me. Accounting figures under IAS 19.
                Python scripts for member data checks.

2016 - 2021     Mercer, Edinburgh; Actuarial Analyst
                Scheme valuations, transfer value bases, PPF levy work, funding updates. Proprietary valuation software,
                Excel and VBA. Analysis of surplus.

Degrees         MSc Actuarial Science, Heriot-Watt, distinction, 2016
                Licencjat (BSc) Mathematics, Jagiellonian University, Krakow, 2014

Exams           Fellowship with SA4 Pensions and Other Benefits; SP4; SP2 Life Insurance taken as the second
                specialist principles subject

Languages       English, Polish

Other           Mentor for the IFoA. Scheme Actuary certificate application in preparation. I run the West Highland Way
                relay and mend clocks.`,
    },
    {
      name: 'nadine',
      kind: 'list',
      low: 20,
      high: 34,
      best: 27,
      why: 'A maths teacher with a career-change course: life, Prophet and Solvency stand in a skills list, with two early exams and no actuarial post.',
      lacks: ['FIA/FFA fellowship', 'four years life reporting', 'Prophet'],
      cv: `Nadine Okafor
Future actuary! Dundee.

OBJECTIVE
To join a respected life office as an actuary in reporting, using my knowledge of Solvency UK, matching adjustment, IFRS 17, with-profits funds and Prophet to deliver insight to stakeholders.

KEY SKILLS
Life insurance reporting * Valuation * Best estimate liabilities * Risk margin * Prophet * R * Python * Analysis of change * Presenting to non-actuaries * Line management

COURSES
Introduction to Solvency II, online, 20 hours (2025)
Prophet Essentials webinar series, FIS (2025)
IFoA: CB1 and CM1 passed, student member from 2024
Data Science in R, FutureLearn (2024)

EXPERIENCE
Teacher of Mathematics, Grove Academy, Broughty Ferry, August 2015 to present
Higher and Advanced Higher classes, results above the Dundee average. Acting principal teacher for two terms, six staff. Tracking spreadsheets for S4-S6, reports to parents. Set up the statistics club, which won a national poster prize about mortality in Victorian Dundee.

Bank cashier, TSB, 2012 to 2014

EDUCATION
PGDE Secondary Mathematics, University of Dundee, 2015
BSc (Hons) Mathematics, University of Dundee, 2:1, 2012

References can be had from the rector.`,
    },
  ],
};
