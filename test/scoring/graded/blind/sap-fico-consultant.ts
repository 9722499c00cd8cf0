/** SAP FI/CO consultant: five years of configuration and two full life cycles decide. */
import type { GradedJob } from '../types.ts';

export const sapFicoConsultant: GradedJob = {
  job: 'sap-fico-consultant',
  title: 'SAP FI/CO Consultant',
  spec: `SAP FI/CO Functional Consultant
Location: Charlotte, NC (hybrid) or remote within the US. Travel 25%.

Overview
Our Enterprise Applications practice is moving a global packaging manufacturer from ECC 6.0 to S/4HANA. You will own the finance workstream.

What you'll do
- Lead fit-gap workshops with controllers and the shared service center
- Configure GL, AP, AR, asset accounting, cost center and product cost controlling
- Write functional specs for interfaces and reports, unit and integration testing, cutover
- Support users through hypercare

Required
- 5+ years of hands-on SAP FI and CO configuration
- Minimum of two full-cycle implementations, at least one on S/4HANA
- Bachelor's degree in accounting, finance, information systems or a related field
- Excellent communication skills

Preferred
- SAP certification in Financial Accounting or Management Accounting
- Universal Journal / New Asset Accounting, Central Finance
- CPA, CMA or similar
- Manufacturing industry

Compensation $120k-$145k, 401(k) match, medical/dental/vision. EOE M/F/D/V. We are unable to sponsor visas for this position.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Nine years of configuration, three full cycles of which two on S/4HANA, certified, manufacturing, degree.',
      lacks: [],
      cv: `SRINIVAS KOLLURU
SAP Finance Lead | Raleigh, NC

EXPERIENCE

Lodewick Consulting Group                            Aug 2020 – Present
Senior SAP FI/CO Consultant
• Greenfield S/4HANA 2021 for a maker of hydraulic pumps (4 plants): design, build, test, cutover, hypercare. Configured ledgers and parallel accounting, AP payment program, new asset accounting, cost centers, product costing with material ledger.
• ECC to S/4HANA 2022 conversion for a specialty chemicals company, finance workstream lead from fit-to-standard workshops to go-live in January 2024.
• Now: Central Finance pilot, 11 source systems.

Bluefin Technology Partners                          June 2017 – July 2020
SAP FICO Consultant
• Full-cycle ECC 6.0 rollout to Mexico and Canada for a food packer: GL, AR, AP, CO-PA, bank communication, functional specs for 30 WRICEF objects.

EDUCATION & CERTIFICATION
BS Accounting, Piedmont State University, 2015
SAP Certified Application Associate – S/4HANA for Financial Accounting (2021)
CMA, 2019`,
    },
    {
      name: 'overlap',
      kind: 'overlap',
      low: 58,
      high: 73,
      best: 66,
      why: 'Claims eight years; three parallel contracts from 2023 come to under four, with both life cycles in them.',
      lacks: ['5+ years of SAP FI and CO configuration'],
      cv: `Denise Fairweather-Ng
SAP FI/CO Functional Consultant, 8+ years of experience

Contract history
01/2023 - 12/2025  Quarrystone Foods (S/4HANA greenfield, full cycle). Configured GL, AP, AR, cost center accounting. 3 years
03/2023 - 09/2025  Umber Paper Mills (ECC 6.0 rollout, full cycle), half time evenings. Asset accounting and product costing configuration, functional specs, testing. 2.5 years
02/2024 - present  Halyard Marine (S/4HANA support). Configuration changes, month-end tickets, hypercare. 2.7 years
2014 - 12/2022  Staff then Senior Accountant, Quarrystone Foods. Month-end close, journal entries in SAP (no configuration).

B.S. in Accounting, 2014. CPA (inactive). Clear communicator with controllers and plant teams.`,
    },
    {
      name: 'end-user',
      kind: 'adjacent',
      low: 26,
      high: 48,
      best: 37,
      why: 'Accountant of ten years who uses SAP daily and tested one go-live; never configured it.',
      lacks: ['5+ years of FI and CO configuration', 'two full-cycle implementations'],
      cv: `Gregory Pulaski
Accounting Manager

Tamarack Packaging Inc., Greenville, SC
Accounting Manager, 2019 - Present
Senior Accountant, 2016 - 2019

Month-end close in SAP ECC: GL, AP, AR and fixed assets, cost center reports, standard cost variances for two plants. Key user in the S/4HANA project of 2024: took part in workshops, ran user acceptance testing for finance, trained 14 colleagues. Configuration was done by the integrator.

BBA Accounting, 2015. CPA (South Carolina).`,
    },
    {
      name: 'end-user-pasted',
      kind: 'pasted',
      low: 26,
      high: 48,
      best: 37,
      why: 'The same accountant with the advertisement copied beneath his name as a profile.',
      lacks: ['5+ years of FI and CO configuration', 'two full-cycle implementations'],
      twin: 'end-user',
      cv: `Gregory Pulaski
Accounting Manager

Profile
Lead fit-gap workshops with controllers and the shared service center. Configure GL, AP, AR, asset accounting, cost center and product cost controlling. Write functional specs for interfaces and reports, unit and integration testing, cutover. Support users through hypercare. 5+ years of hands-on SAP FI and CO configuration. Minimum of two full-cycle implementations, at least one on S/4HANA. SAP certification in Financial Accounting or Management Accounting. Universal Journal / New Asset Accounting, Central Finance.

Tamarack Packaging Inc., Greenville, SC
Accounting Manager, 2019 - Present
Senior Accountant, 2016 - 2019

Month-end close in SAP ECC: GL, AP, AR and fixed assets, cost center reports, standard cost variances for two plants. Key user in the S/4HANA project of 2024: took part in workshops, ran user acceptance testing for finance, trained 14 colleagues. Configuration was done by the integrator.

BBA Accounting, 2015. CPA (South Carolina).`,
    },
    {
      name: 'no-degree',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 69,
      why: 'Twelve years and four implementations, two on S/4; an unfinished college course instead of a degree.',
      lacks: ["bachelor's degree"],
      cv: `Luz Maria Echeverria, Tampa FL. SAP Finance consultant (record to report, controlling).

I came to SAP from the shop floor: a payroll clerk who was put on the project team and stayed. Since October 2014 I have configured finance for a living, first with Palmetto Systems (to 2019) and since then with Verano Advisory, where I am a manager.

Projects I have seen from kick-off through go-live: a bottling company on ECC (2015-16), a medical devices manufacturer on ECC (2017-18), a cable producer on S/4HANA 1909 (2020-21), and a flexible packaging group on S/4HANA 2023, eight countries (2023-25). In each I ran the workshops and set up the chart of accounts, payment runs, dunning, asset classes, cost and profit centers, product costing; I wrote the specs, tested, planned cutover and stayed for hypercare.

SAP certified in Management Accounting (S/4HANA), 2020. Three semesters at Hillsborough Bay Community College, no degree. Fluent in English and Spanish.`,
    },
  ],
};
