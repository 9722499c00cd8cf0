import type { GradedJob } from '../types.ts';

export const nonLifeReservingActuaryDublin: GradedJob = {
  job: 'non-life-reserving-actuary-dublin',
  title: 'Reserving Actuary, Non-Life',
  spec: `Reserving Actuary (Non-Life) - Dublin 2, hybrid - €105,000-€125,000 plus bonus

Our client is the Irish carrier of an international general insurance group, writing motor, liability and commercial property in eight European markets from its Dublin base. It is looking for a qualified reserving actuary to join a team of nine under the Head of Reserving.

In this position you will own the quarterly reserve reviews for two of the long-tail classes, set and defend the assumptions, and present the results to the Reserving Committee. You will be responsible for the Solvency II technical provisions for your classes and support the Head of Actuarial Function with the annual opinion and report. You will guide two student actuaries, and will work with claims, underwriting and finance on emerging issues such as claims inflation and periodic payment orders.

To be considered you must be a Fellow of the Society of Actuaries in Ireland, of the IFoA, or of an equivalent body (FCAS, FIAA, FASSA, AAE member association). At least five years' experience of non-life reserving is required, and you need hands-on experience of calculating Solvency II technical provisions. You should be at home in a reserving package such as ResQ, Arius or similar, and comfortable with R, Python or SQL. Good written English and the ability to explain a number to people who are not actuaries are expected.

IFRS 17 knowledge and experience of bodily injury reserving would be advantageous.

The package includes a 12% pension, health cover and 26 days' holiday. Please send your CV quoting DB/4471 to Whitmoor Lennox.`,
  graded: [
    {
      name: 'lerato-vanstaden',
      kind: 'any-of',
      low: 89,
      high: 97,
      best: 93,
      why: 'Fellow through the South African society, which the ad accepts; ten years of non-life reserving, six of them with Solvency II provisions in Dublin.',
      lacks: [],
      cv: `Lerato van Staden, FASSA
Rathmines, Dublin 6 | lerato.vs@example.ie | Stamp 4

EXPERIENCE

Senior Actuarial Analyst, later Reserving Manager - Corrib & Liffey Insurance DAC, Dublin
October 2020 - present
- Run the quarterly review for employers' liability and private motor injury, gross reserves about €410m; chain ladder, BF, frequency-severity on large claims
- Build best estimate and risk margin for the same lines each quarter, incl. ENIDs, bound-but-not-incepted, discounting; QRT sign-off pack
- Wrote the award inflation paper after the personal injuries guidelines changed; took it through the Audit Committee
- Moved triangles from spreadsheets into Arius and R; close shortened from 11 to 7 working days
- Discount rate and risk adjustment work stream for IFRS 17, 2021-2023
- Line manager of two trainees, both have passed SP7 or SP8

Actuarial Analyst - Highveld Mutual Short-Term Insurance, Johannesburg
February 2016 - September 2020
- IBNR and UPR for motor, property and liability; SAM technical provisions; capital return
- Actual versus expected monitoring, SQL data warehouse extracts

QUALIFICATIONS
Fellow, Actuarial Society of South Africa (general insurance), admitted May 2020
BSc Actuarial Science, University of Tshwane West, 2015

IT: Arius, ResQ, R, SQL, some Python
Languages: English, Afrikaans, Sesotho`,
    },
    {
      name: 'cathal-brosnahan',
      kind: 'in-progress',
      low: 59,
      high: 69,
      best: 65,
      why: 'Does the job in all but name, with seven years of reserving and Solvency II provisions; one exam result short of Fellowship.',
      lacks: ['Fellowship of an actuarial body'],
      cv: `CATHAL BROSNAHAN
Nearly qualified actuary | Drumcondra, Dublin 9

EXAMS
IFoA: all of CM, CS, CB, CP, SP7 and SP8 passed. SA3 sat September 2026, result due December 2026. Second attempt (first: 54, pass mark 57). Work-based skills complete. Student member of the SAI.

CAREER TO DATE

Reserving Analyst / Senior Reserving Analyst, Tolka Re & General DAC, Sept 2021 - present
• Quarterly projections for public liability, professional indemnity and marine; ResQ, with selections justified in a written note per class
• Responsible for SII best estimates: claims and premium provisions, reinsurance recoverables, counterparty default adjustment, quarterly QRTs
• Drafted sections of the Actuarial Report on Technical Provisions for the HoAF, 2023, 2024 and 2025
• Present my classes to the Reserving Committee since 2024
• Coach one junior student
• R scripts for A v E, SQL data checks

Actuarial Trainee, Marlay Insurance plc, Dublin, July 2019 - Aug 2021
• Motor damage and injury triangles, monthly IBNR roll-forward, SII data reconciliation, large claims reports

EDUCATION
BSc Actuarial and Financial Studies (2.1), Belfield Institute, 2019

INTERESTS
Hurling coach under-12s, sea swimming.`,
    },
    {
      name: 'frances-delahunt-moore',
      kind: 'overqualified',
      low: 76,
      high: 89,
      best: 83,
      why: 'Every requirement is met several times over; a sitting Chief Actuary, so the only question is why she would want a class-level seat again.',
      lacks: [],
      cv: `Frances Delahunt-Moore FIA FSAI

Blackrock, Co. Dublin

Chief actuary and PCF holder with twenty-four years in general insurance.

Chief Actuary and Head of Actuarial Function (PCF-48), Sandycove Insurance Europe SE
2017 - present
Leads a department of 31 across reserving, pricing and capital. Signs the actuarial opinion on technical provisions and the ARTP. Chairs the Reserving Committee. Member of the executive; reports to the board risk committee. Supervisory engagement with the Central Bank. Led the internal model change and the IFRS 17 transition. Still reviews PPO and catastrophic injury reserves case by case with the claims director.

Head of Reserving, Sandycove Insurance Europe SE
2011 - 2017
€1.3bn of gross reserves: motor, EL/PL, property, six countries. Built the Solvency II technical provisions process from the first dry run to day one reporting, and calculated the liability best estimates herself through 2014. Introduced ResQ. Managed seven actuaries.

Senior consultant, non-life, Harcastle Actuarial LLP, London
2005 - 2011
Independent reserve reviews for Lloyd's syndicates and Irish captives, run-off and transfer reports.

Actuarial student, Pemberwick Insurance, London
2002 - 2005

Fellow of the Institute of Actuaries, 2006. Fellow of the Society of Actuaries in Ireland, 2011. MA Mathematics, 2002. Speaker on claims inflation, SAI convention 2024.

Seeking from 2027 a role with less travel and no board duties.`,
    },
    {
      name: 'owen-pritchard-hale',
      kind: 'adjacent',
      low: 53,
      high: 65,
      best: 60,
      why: 'A sound Fellow who knows Solvency II, but all of it on annuities and protection: not a day of non-life reserving where five years are asked for.',
      lacks: ['5 years of non-life reserving'],
      cv: `Owen Pritchard-Hale FIA
Life actuary, Greystones, Co. Wicklow

Key facts
Fellow of the Institute and Faculty of Actuaries since 2018 (SP2, SA2). 11 years in life assurance. EU citizen.

Wicklow Life Assurance DAC - Senior Actuary, Financial Reporting
June 2019 to present
Quarterly valuation of unit-linked and protection business, 380,000 policies. Solvency II BEL, risk margin and SCR in Prophet; assumption setting for lapse and mortality, with yearly basis review to the Audit Committee. Input to the HoAF opinion. IFRS 17 CSM model build and first disclosures. Supervise two students. Python for experience analysis.

Severn Bridge Annuities plc, Bristol - Actuarial Analyst to Actuary
September 2015 to May 2019
Bulk annuity reserves, longevity swap valuation, matching adjustment application and monthly solvency monitoring. VBA and SQL.

Education
BSc Mathematics, First, University of Cardigan, 2015

Skills
Prophet, Python, SQL, Excel/VBA, report writing under TAS 100, clear presenter

Outside work
Choir treasurer, allotment.`,
    },
    {
      name: 'dervla-kinsella-roy',
      kind: 'list',
      low: 18,
      high: 32,
      best: 25,
      why: 'A wall of reserving terms and nothing behind it: by the dates a claims handler with one actuarial exam.',
      lacks: [
        'Fellowship of an actuarial body',
        '5 years of non-life reserving',
        'Hands-on Solvency II technical provisions',
      ],
      cv: `DERVLA KINSELLA-ROY
Tallaght, Dublin 24

OBJECTIVE
Reserving actuary position in a leading non-life insurer.

CORE COMPETENCIES
Non-life reserving | Chain ladder | Bornhuetter-Ferguson | Cape Cod | Mack | Bootstrapping | IBNR / IBNER | Solvency II technical provisions | Risk margin | SCR | ORSA | QRTs | ENIDs | IFRS 17 PAA and GMM | Actuarial function report | PPOs | Bodily injury | Claims inflation | Reserving committee | ResQ | Arius | Emblem | R | Python | SQL | VBA | Power BI | Stakeholder management | FIA / FSAI pathway | TAS

WORK HISTORY
Motor Claims Handler, Oakridge Direct Insurance, Dublin. Feb 2023 - present
Taking first notification calls, arranging repair and hire car, settling damage claims to €8,000, updating case estimates, writing to customers.

Customer Service Agent, Oakridge Direct Insurance. June 2021 - Jan 2023
Renewals and mid-term changes by phone.

EDUCATION
BA Economics and Geography, 2:2, Liffey Valley College, 2021
IFoA CB2 Business Economics passed April 2025
APA (Accredited Product Adviser), personal general insurance, 2022
Online: "Introduction to Actuarial Reserving" (6 hours), "Solvency II in a Day"`,
    },
  ],
};
