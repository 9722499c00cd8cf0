/** MLRO at a UK payments firm: six years of financial crime, two as MLRO or deputy in payments, and an ICA diploma or CAMS. */
import type { GradedJob } from '../types.ts';

export const paymentsMlro: GradedJob = {
  job: 'payments-mlro',
  title: 'Compliance Officer and MLRO',
  spec: `Compliance Officer & MLRO | Tidewater Payments Ltd | London EC2, two days in office

WHO WE ARE
Tidewater is an FCA authorised payment institution. We move 2.6bn pounds a year for exporters and freelancers in 60 corridors. 110 people, profitable since 2024.

THE JOB IN ONE LINE
You are our nominated officer: the SARs, the risk appetite, the regulator's calls and the board paper are yours.

RESPONSIBILITIES
> Receive internal reports, decide, and submit SARs and DAML requests to the NCA
> Own the business-wide risk assessment, KYB standards, screening and transaction monitoring rules
> Lead a team of seven (onboarding, monitoring)
> Annual MLRO report; FCA returns such as REP-CRIM; safeguarding oversight with Finance
> Train everyone, including the founders

REQUIREMENTS
1. Six or more years in financial crime compliance
2. Of these, two or more as MLRO or deputy MLRO of a UK authorised payment or e-money institution
3. An ICA diploma in AML or financial crime, or CAMS
4. Thorough command of the MLR 2017, POCA and the JMLSG guidance

BONUS POINTS
Dealing with a section 166 review or FCA visit; agent oversight; ComplyAdvantage or Unit21; SQL; experience of open banking or crypto.

THE OFFER
95-115k, bonus, 28 days, private medical. The appointment depends on FCA notification and fit-and-proper, credit and DBS checks. We hire for attitude and celebrate difference.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'MLRO of an e-money institution since 2022, deputy before, nine years in financial crime, ICA diploma, FCA visit, SQL.',
      lacks: [],
      cv: `Temitope Ashworth
London SE15

MLRO & Head of Compliance, Brightpurse Ltd (authorised e-money institution), Jun 2022 - present
 • nominated officer; 410 SARs and 35 DAMLs in the last twelve months, median decision time 2 days
 • business-wide risk assessment rewritten for 22 corridors and 90 agents; agent audit programme
 • tuned Unit21 rules with my own SQL, false positives down 38%
 • annual MLRO report, REP-CRIM, safeguarding audit; handled the 2024 FCA visit, no s166
 • team of six

Deputy MLRO, Brightpurse Ltd, Sep 2020 - May 2022
 • internal reports, NCA liaison, KYB standards, all-staff training

Financial Crime Analyst, later Senior Analyst, Corran Bank plc, Aug 2017 - Aug 2020
 • EDD, sanctions and transaction monitoring alerts

Qualifications
ICA International Diploma in Anti Money Laundering (2020)
ICA Diploma in Governance, Risk and Compliance (2023)
LLB, Queen Mary, 2016

Current on MLR 2017 amendments, POCA part 7, JMLSG part II (sector for e-money and payments). Speaker, Payments Association financial crime group.`,
    },
    {
      name: 'group-head',
      kind: 'overqualified',
      low: 75,
      high: 90,
      best: 83,
      why: 'Chief compliance officer of a listed group with 140 people, MLRO of its payment institution; every must met, far above the level.',
      lacks: [],
      cv: `JEREMY FAIRWEATHER-KING, CAMS

Chief Compliance Officer with 24 years in financial crime prevention across banking, remittance and cards.

Global Sterling Remit Group plc, 2017 - September 2026
Group Chief Compliance Officer (2020 - 2026). Executive committee member; 140 staff in eleven countries; budget 19m. Remained throughout the nominated officer and MLRO of Sterling Remit UK Ltd, authorised payment institution, because the board wished it: personally signed about 60 consent requests a year, presented the MLRO report, led the response to a section 166 skilled person review (closed 2023).
UK MLRO (2017 - 2020). 28,000 agents' locations, cash and digital corridors.

Hallam & Forth Bank plc, 2006 - 2017
Head of Financial Crime (2012 - 2017); Deputy MLRO (2008 - 2012); AML manager (2006 - 2008)

Metropolitan Police, financial investigation unit, 2002 - 2006

CAMS since 2010, recertified 2025
Fellow, International Compliance Association
MA Law, Oxford, 2001

Member of a JMLSG editorial working group 2018 - 2022. Crypto registration project 2021 (MLR registration obtained). I left after the merger and prefer, at this stage, a smaller company where I can be close to the cases again.`,
    },
    {
      name: 'no-diploma',
      kind: 'missing',
      low: 61,
      high: 74,
      best: 69,
      why: 'Deputy MLRO then MLRO at payment firms for five years with all duties shown, but neither an ICA diploma nor CAMS.',
      lacks: ['An ICA diploma in AML or financial crime, or CAMS'],
      cv: `Shazia Mirza-Connolly
MLRO | Payments

Experience in reverse order:

MLRO, Quayle FX & Payments Ltd (FCA authorised payment institution), London. January 2024 to today. I am the named person for suspicious activity reports; roughly twenty disclosures a month go to the NCA. I wrote the current firm-wide risk assessment, reset the TM scenarios in ComplyAdvantage, report to the board each quarter and file the FCA's financial crime return. Four analysts. Two bank partner audits passed without high findings.

Deputy MLRO, same firm. July 2021 to December 2023. First review of internal reports, KYB of corporate clients, staff training, agent visits in Spain and Poland.

Compliance Analyst, PayHarbour Ltd (small e-money issuer), Leeds. May 2018 to June 2021. Onboarding, PEP and sanctions screening, alerts, chargebacks, production orders.

Teaching assistant, Bradford. 2015 to 2018.

Education: BA Criminology, Leeds Beckett, 2015.

Courses: in-house MLR 2017 and POCA workshops by counsel every year (last one April 2026); CISI webinar series on sanctions; goAML basics.

Tools: ComplyAdvantage, Sumsub, Excel. Right to work: British citizen. Notice three months.`,
    },
    {
      name: 'kyc-team-leader',
      kind: 'adjacent',
      low: 36,
      high: 52,
      best: 45,
      why: 'CAMS and four years of KYC in a high-street bank; never a nominated officer or deputy, never in payments, two years short.',
      lacks: [
        'Six or more years in financial crime compliance',
        'two or more as MLRO or deputy MLRO of a UK authorised payment or e-money institution',
      ],
      cv: `ADRIAN POPESCU
KYC Team Leader

Career
Corran Bank plc, Canary Wharf
  Team Leader, Business KYC Refresh | Mar 2025 - now
    - eight analysts, 240 files a week, quality 96%
    - escalates suspicion to the bank's MLRO office with a written internal report (about 15 a quarter)
    - trainer for new joiners on MLR 2017 and customer due diligence
  KYC Analyst | Oct 2022 - Feb 2025
    - limited companies, charities, trusts; UBO, PEP, adverse media
    - EDD on money service businesses and payment firms as customers

Grand Meridian Hotel, London
  Night auditor and duty manager | 2016 - 2022

Certificates
CAMS (ACAMS), January 2025
ICA Certificate in KYC and CDD, 2023

Education
BA Economics, Bucharest University of Economic Studies, 2015

IT: Fenergo, World-Check, LexisNexis, Excel; SQL course in progress

Other: Romanian, English, Italian. Winner of the bank's "Right first time" prize 2025. Looking for the step up to a first MLRO role where I bring structure and energy.`,
    },
    {
      name: 'pharma-payments',
      kind: 'trap',
      low: 12,
      high: 28,
      best: 20,
      why: 'Compliance officer whose payments are disclosures of fees to doctors: pharma codes, no money laundering work.',
      lacks: [
        'Six or more years in financial crime compliance',
        'two or more as MLRO or deputy MLRO of a UK authorised payment or e-money institution',
        'An ICA diploma in AML or financial crime, or CAMS',
      ],
      cv: `Dr Caroline Whitcombe, Compliance Officer

A senior compliance officer with eleven years of experience in payments transparency, monitoring and regulator contact.

Noravane Pharmaceuticals UK, Reading, 2019 to present: Compliance Officer and Head of Payments Transparency. Owner of the company's disclosure of payments to healthcare professionals and organisations (Disclosure UK, EFPIA code, US Open Payments for the parent). Business-wide compliance risk assessment, transaction monitoring of fees and hospitality against fair market value, due diligence of third-party agents, screening of speakers, annual report to the board, training for all staff. Chairs investigations of internal reports and took part in two PMCPA case responses. Leads four analysts.

Noravane, 2015 to 2019: Compliance Manager. Code training, sign-off of materials, speak-up line.

Before 2015: medical information scientist, two companies.

PhD Pharmacology, Bristol, 2010
ABPI exam; Certified Compliance and Ethics Professional (CCEP-I), 2018
UK Bribery Act practitioner course, 2016

SQL (basic), Power BI, Concur, Veeva. Hybrid working preferred. Fit-and-proper, credit and DBS checks welcome.`,
    },
  ],
};
