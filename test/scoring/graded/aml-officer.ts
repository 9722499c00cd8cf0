/** Financial crime officer: anti-money-laundering casework and certification decide. */
import type { GradedJob } from './types.ts';

export const amlOfficer: GradedJob = {
  job: 'aml-officer',
  title: 'AML Compliance Officer',
  spec: `AML Compliance Officer - electronic money institution, Vilnius (English speaking)

The officer maintains the enterprise-wide risk assessment, reviews high-risk onboarding (EDD, PEP and sanctions hits), investigates alerts and files suspicious transaction reports with the financial intelligence unit, trains staff and answers the regulator.

Candidates must have:
a) at least 4 years in AML / financial crime compliance at a bank, EMI, payment institution or crypto-asset firm;
b) a professional certificate: CAMS, ICA Diploma or equivalent;
c) hands-on experience of STR/SAR reporting;
d) fluent English.

Advantages: Lithuanian language, transaction monitoring tuning, experience as deputy MLRO, university degree in law, economics or finance.

Remuneration 4,200 - 5,600 EUR gross. Health insurance, office with a terrace.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Six years in a bank and an EMI, CAMS, files STRs, deputy MLRO, rule tuning, degree, English and Lithuanian.',
      lacks: [],
      cv: `Rūta Kazlauskienė
Financial crime compliance

2022-04 – present | Deputy MLRO | PayBaltic EMI
- Enterprise-wide AML risk assessment, yearly update accepted by the Bank of Lithuania without findings
- EDD approvals for high-risk merchants, PEP and sanctions escalation (second line)
- Investigates alerts, drafted and filed 190 STRs to FNTT
- Tuned 34 transaction monitoring scenarios, false positives minus 28 %
- Annual AML training for 150 staff

2019-09 – 2022-03 | AML Analyst | Šiaulių bankas-type retail bank "Nemunas"
- KYC periodic reviews, alert handling, SAR drafts

CAMS (2021, recertified 2024)
Master of Law, Vilnius, 2019
Lithuanian native, English C1, Russian B2`,
    },
    {
      name: 'no-certificate',
      kind: 'missing',
      low: 58,
      high: 73,
      best: 67,
      why: 'Five years of exactly this with STR filing; has no certificate, and CAMS is only being studied for.',
      lacks: ['CAMS, ICA Diploma or equivalent'],
      cv: `Tomasz Adamkiewicz
AML specialist

Crypto exchange "Bitgate Europe" - Senior Financial Crime Analyst - Jan 2023 to present
Enhanced due diligence, wallet screening with Chainalysis, investigation of alerts, files STRs with the FIU (about 15 a month), staff training, regulator questionnaires, support of business risk assessment.

Bank Wschodni - AML Analyst - Jun 2020 to Dec 2022
Transaction monitoring, PEP and sanctions hits, SAR drafting.

MSc Finance and Accounting, Białystok, 2020
Currently preparing for the CAMS exam (planned February 2027)
English C1, Polish native, Lithuanian A2

Other: internal trainer on sanctions evasion typologies; speaker at the company's compliance day; helped to migrate alert handling from spreadsheets to a case tool. Interests: chess, mountain hiking.`,
    },
    {
      name: 'credit-risk-trap',
      kind: 'trap',
      low: 15,
      high: 38,
      best: 27,
      why: 'Risk, compliance and monitoring in a bank, but credit models and covenants, AML here being "applied machine learning".',
      lacks: ['4 years in AML', 'CAMS, ICA or equivalent', 'STR reporting'],
      cv: `Jurgis Petronis, FRM
Risk manager

Baltic Leasing Bank, Senior Credit Risk Analyst, 2019 - present. Probability of default models, portfolio risk assessment, covenant compliance and monitoring of 600 corporate borrowers, early-warning alerts, reports to the regulator on capital (COREP). Founder of the AML circle (applied machine learning) at work.

Baltic Leasing Bank, Junior Analyst, 2016 - 2019.

FRM (2020). Master in Econometrics, Kaunas, 2016. English C1, Lithuanian native.

Projects: migration of rating models to a new data mart, validation report of the IFRS 9 impairment model, stress test 2025, monthly committee paper for the management board. Trained twelve relationship managers to read financial statements. Skills: R, SAS, SQL, Excel. Interests: orienteering and choir. References available on request.`,
    },
    {
      name: 'years-short',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'Certified and files SARs, but just two years in financial crime where four are demanded.',
      lacks: ['4 years in AML'],
      cv: `DAPHNE ANDREOU
Compliance Analyst (ICA Diploma in Anti Money Laundering, 2025)

Experience

Oct 2024 - Present: AML Analyst, Aegean Payments (payment institution), Nicosia
Onboarding EDD, PEP and sanctions screening, alert investigation, internal and external SARs to MOKAS (22 filed), contributor to risk assessment, new joiner AML training.

2020 - Sep 2024: Office Administrator, Law Chambers Andreou & Zenonos
Company secretarial filings, client files, some due-diligence documents.

Education: LLB, University of Nicosia, 2020
Greek native, English C2

Additional
Wrote the one-page guide to source-of-funds questions used by the onboarding desk. Member of ICA and of the local compliance network. Computer: Excel, ComplyAdvantage, Salesforce. Ready to move to Vilnius from January.`,
    },
    {
      name: 'any-of-ica',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 87,
      why: 'ICA diploma and six years between an EMI and a crypto-asset firm satisfy every either-or; SARs filed; no Lithuanian.',
      lacks: [],
      cv: `Gabriel Whitlock | AML Manager

Lumenwallet (e-money), London, AML Manager, 07/2023 - present: second-line owner of onboarding and screening policy; reviews and submits SARs to the NCA (60 a year); business-wide risk assessment; FCA information requests; board MI; trains 40 support agents.
Coinharbour (crypto-asset firm), Edinburgh, Financial Crime Investigator, 08/2020 - 06/2023: alerts, EDD on politically exposed persons, sanctions matches, internal SARs.

ICA International Diploma in Governance, Risk and Financial Crime, 2022 (merit)
BSc Economics, 2019
English native, German A2

Also: rewrote the customer risk scoring model with the data team in 2025 and cut the onboarding backlog from eleven days to three. Comfortable presenting to a board. Relocating to Vilnius with my partner; right to work through EU spouse.`,
    },
    {
      name: 'overlap-consultant',
      kind: 'denial',
      low: 34,
      high: 56,
      best: 44,
      why: 'Seven years of audit with some AML file checks; says that no STR was ever filed by her and holds no AML certificate.',
      lacks: ['4 years in AML', 'CAMS, ICA Diploma or equivalent', 'STR reporting'],
      cv: `Ilze Bērziņa
Internal auditor

Experience
Senior Internal Auditor, Daugava Savings Bank, Riga, 2020 - present
Audits of lending, branches, outsourcing and, once a year, of the AML framework: samples of KYC files, walk-through of alert handling, testing of sanctions lists, report to the audit committee and follow-up of findings with the regulator's letter. Trains branch staff on internal control.

Auditor, Brandt & Partners, 2017 - 2020
Financial audits of payment firms and insurers.

What I have not done
I have never filed a suspicious transaction report myself, and I do not hold CAMS or an ICA diploma. I would start one at once.

Education
Master of Economics, University of Latvia, 2017
CIA (Certified Internal Auditor), 2022

Languages: Latvian native, English C1, Russian C1, Lithuanian A1
Interests: choir festival, sauna culture, mushroom hunting`,
    },
  ],
};
