import type { GradedJob } from '../types.ts';

export const complianceManagerEmoneyDublin: GradedJob = {
  job: 'compliance-manager-emoney-dublin',
  title: 'Compliance Manager, e-money institution',
  spec: `Compliance Manager wanted for Tolka Pay, an electronic money institution authorised by the Central Bank of Ireland, 70 people, offices at Smithfield in Dublin. We issue prepaid cards and IBAN accounts to small businesses in Ireland and, on passport, nine other countries. You would report to the Head of Compliance and stand in for her when she's away, so expect to be put up for a pre-approval controlled function within a couple of years. The work is the compliance monitoring plan, the annual risk assessment, AML/CFT policy and the quality of customer due diligence, suspicious transaction reports to FIU Ireland and Revenue, regulatory returns, breaches and complaints, training the whole house, and above all safeguarding: we were told in our last inspection to get better at it and we are going to. We will only talk to people who have six years or more in compliance in a firm supervised by the Central Bank or by another EU or UK financial regulator, who hold a recognised compliance qualification (LCOI from the Compliance Institute, the ICA diploma or something of equal weight) and who have themselves looked after the safeguarding of client money or users' funds, daily reconciliations and auditors included. Payments or e-money would be the ideal background but a stockbroker or an investment firm is fine too. It helps if you've met DORA or MiCA and can read a bit of SQL. A Central Bank inspection survived is worth a story at interview. €80-92k, hybrid, health cover.`,
  graded: [
    {
      name: 'niamh-geraghty-lcoi',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Nine years in Central Bank supervised payment and investment firms, LCOI, and owner of safeguarding through an inspection.',
      lacks: [],
      cv: `NIAMH GERAGHTY, LCOI
Clontarf, Dublin 3 / 086 555 0199

Senior Compliance Officer                                   Feb 2021 to date
Shannonbridge Payments Europe Ltd (e-money institution, Dublin 2)
- second line owner of safeguarding: I sign the daily reconciliation of €210m users' funds, designed the breach escalation and dealt with the auditor's safeguarding report in 2023, 2024 and 2025
- drafted and delivered the monitoring programme, 26 reviews a year
- deputy MLRO; about 400 STRs on goAML and to Revenue
- PSD2, instant payments readiness, DORA gap analysis; MiCA white paper notifications for a sister company
- Central Bank safeguarding inspection, October 2024: two medium findings, both closed on time
- induction and yearly training for 130 staff

Compliance Analyst, later Compliance Officer                Sept 2017 to Jan 2021
Eskaheagh Stockbrokers, Dublin 4
- client asset (CAR) reconciliations review, client asset management plan, monthly asset report
- suitability file checks, personal account dealing, KYC remediation of 2,300 files

Education
MSc in Compliance, 2022, with Licentiate of the Compliance Institute since 2019 (CPD complete for 2026)
BCL, Liffey University, 2017

SQL: enough to find the missing forty cents.`,
    },
    {
      name: 'lauren-achterberg-ica',
      kind: 'any-of',
      low: 80,
      high: 92,
      best: 87,
      why: 'ICA diploma instead of LCOI and eight years under the FCA and the Dutch central bank, with relevant-funds work of her own.',
      lacks: [],
      cv: `Lauren Achterberg — Dundrum, Dublin (Dutch citizen)

I look after the dull but vital question of whether customers' money is where we say it is.

FinCrest UK & Ireland, London, moved to its Dublin branch 2024: Regulatory Assurance Lead, April 2020 - now. The firm issues cards and accounts to freelancers under a UK EMI permission. I wrote the segregation policy for relevant funds, check the twice-daily reconciliation against the designated accounts, hold the acknowledgment letters, report shortfalls to the FCA and steer the annual assurance engagement with the audit firm. Beyond that: the yearly test plan (18 themes), conduct and financial crime training, the firm-wide risk assessment, sampling of onboarding files, reports of suspicion to the NCA as alternate nominated officer, REP-CRIM and other returns. Went through an FCA multi-firm visit in 2023 and wrote the remediation plan.

Van der Meide Bank, Utrecht: integrity officer, AML and sanctions, July 2018 - March 2020. Supervised by DNB. Client due diligence, alerts, systematic integrity risk analysis.

Studies: International Diploma in Governance, Risk and Compliance, ICA (2019, merit). LLM, Kromme Rijn University, 2018.

Dutch, English, French. Reads SQL, writes it slowly.`,
    },
    {
      name: 'declan-furey-residential-care',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 13,
      why: 'Compliance and safeguarding in residential care under HIQA: the same words in another trade.',
      lacks: [
        "six years' compliance in a financially regulated firm",
        'recognised financial compliance qualification',
        "safeguarding of client or users' funds",
      ],
      cv: `Declan Furey
Compliance Manager

Career
Cairdeas Residential Services, Naas, Co. Kildare
Compliance and Safeguarding Manager | June 2017 to present
- Designated Officer for safeguarding of vulnerable adults in 22 community houses
- Annual compliance monitoring plan against the Health Act regulations; 60 internal inspections a year
- Lead contact for HIQA inspections, compliance plans and notifications
- Looks after residents' personal money: cash books checked with house managers once a month
- Policies, risk register, complaints officer, incident reviews
- Trained 480 staff in safeguarding, manual handling and data protection

Person in Charge, Cairdeas, Athy | 2012 to 2017
Social Care Worker, Tús Nua, Carlow | 2007 to 2012

Qualifications
BA in Applied Social Studies (Social Care), Barrow Institute, 2007
QQI Level 6 Managing People, 2013
Certificate in Healthcare Regulation & Compliance, 2019
CORU registered social care worker`,
    },
    {
      name: 'ruairi-kinsella-overlap',
      kind: 'overlap',
      low: 56,
      high: 69,
      best: 63,
      why: 'LCOI and real safeguarding work, but the claimed nine years are three concurrent posts since March 2023, under four years.',
      lacks: ['six years of compliance (dates give under four)'],
      cv: `Ruairí Kinsella
Stoneybatter, Dublin 7

Compliance professional with over nine years' combined experience in e-money, consultancy and credit unions.

Compliance Officer, Paylark E-Money Ltd, Dublin 1
March 2023 - Present
Monitoring plan (I carry out about two thirds of the reviews), CDD file testing, STRs to FIU and Revenue (110 filed), complaints and error log, quarterly returns on the Central Bank portal. Since January 2024 I own safeguarding: daily reconciliation sign-off of €38m users' funds, the breach register, bank acknowledgement letters and the yearly safeguarding audit. Supported the head of function during a two-week inspection in 2025. Wrote the DORA register of third parties. I check numbers with my own SQL.

Associate (evenings and weekends), Blackpitts Regulatory Consulting
May 2023 - August 2025
AML business risk assessments and policy packs for three small payment firms and a VASP.

Risk & Compliance Officer (one day a week), Ballyfane Credit Union
September 2023 - Present
Annual compliance statement, PRISM follow-up, board report.

Bar Manager, The Weir, Galway
2018 - February 2023
Rosters, stock, licence, a staff of fourteen.

Education
Licentiate of the Compliance Institute (LCOI), Professional Diploma in Compliance, June 2024
BA Politics & Economics, Corrib University, 2018`,
    },
    {
      name: 'ruairi-kinsella-pasted',
      kind: 'pasted',
      low: 56,
      high: 69,
      best: 63,
      why: 'The same person with the ad copied underneath, which adds nothing.',
      lacks: ['six years of compliance (dates give under four)'],
      twin: 'ruairi-kinsella-overlap',
      cv: `Ruairí Kinsella
Stoneybatter, Dublin 7

Compliance professional with over nine years' combined experience in e-money, consultancy and credit unions.

Compliance Officer, Paylark E-Money Ltd, Dublin 1
March 2023 - Present
Monitoring plan (I carry out about two thirds of the reviews), CDD file testing, STRs to FIU and Revenue (110 filed), complaints and error log, quarterly returns on the Central Bank portal. Since January 2024 I own safeguarding: daily reconciliation sign-off of €38m users' funds, the breach register, bank acknowledgement letters and the yearly safeguarding audit. Supported the head of function during a two-week inspection in 2025. Wrote the DORA register of third parties. I check numbers with my own SQL.

Associate (evenings and weekends), Blackpitts Regulatory Consulting
May 2023 - August 2025
AML business risk assessments and policy packs for three small payment firms and a VASP.

Risk & Compliance Officer (one day a week), Ballyfane Credit Union
September 2023 - Present
Annual compliance statement, PRISM follow-up, board report.

Bar Manager, The Weir, Galway
2018 - February 2023
Rosters, stock, licence, a staff of fourteen.

Education
Licentiate of the Compliance Institute (LCOI), Professional Diploma in Compliance, June 2024
BA Politics & Economics, Corrib University, 2018

Relevant experience for this position

Compliance Manager wanted for Tolka Pay, an electronic money institution authorised by the Central Bank of Ireland, 70 people, offices at Smithfield in Dublin. We issue prepaid cards and IBAN accounts to small businesses in Ireland and, on passport, nine other countries. You would report to the Head of Compliance and stand in for her when she's away, so expect to be put up for a pre-approval controlled function within a couple of years. The work is the compliance monitoring plan, the annual risk assessment, AML/CFT policy and the quality of customer due diligence, suspicious transaction reports to FIU Ireland and Revenue, regulatory returns, breaches and complaints, training the whole house, and above all safeguarding: we were told in our last inspection to get better at it and we are going to. We will only talk to people who have six years or more in compliance in a firm supervised by the Central Bank or by another EU or UK financial regulator, who hold a recognised compliance qualification (LCOI from the Compliance Institute, the ICA diploma or something of equal weight) and who have themselves looked after the safeguarding of client money or users' funds, daily reconciliations and auditors included. Payments or e-money would be the ideal background but a stockbroker or an investment firm is fine too. It helps if you've met DORA or MiCA and can read a bit of SQL. A Central Bank inspection survived is worth a story at interview. €80-92k, hybrid, health cover.`,
    },
  ],
};
