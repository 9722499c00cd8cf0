/** SAP FI/CO consultant for a German-Austrian roll-out: five consulting years of configuration, one complete S/4HANA finance project, German C1. */
import type { GradedJob } from '../types.ts';

export const sapFicoConsultant: GradedJob = {
  job: 'sap-fico-consultant-worded',
  title: 'SAP FI/CO Consultant (S/4HANA)',
  spec: `ROLE PROFILE
Position | SAP FI/CO Consultant, S/4HANA roll-out "Rotbuche"
Unit | Group IT Finance Platforms
Company | Halvorsen Valve Group plc, Basingstoke (valves, 3,900 staff, 11 countries)
Reports to | Finance Platform Manager
Band | M3, £70-82k, car allowance, private medical
Where | Basingstoke 2 days; Heilbronn or Linz about 8 nights a month in 2027
Purpose | UK and Nordics went live on S/4HANA in 2025. Germany and Austria follow in January 2028. You carry Finance and Controlling of that wave from fit-gap to hypercare.
Tasks | Workshops with controllers and accountants of the plants
 | Configuration of GL, AP, AR, asset accounting, cost centre, internal orders, product costing, CO-PA (margin analysis)
 | Functional specs for ABAP team, data migration objects, test cycles, cutover
 | Train key users, write the handover for the AMS partner

PERSON PROFILE
Essential | 5+ years as an SAP FI and/or CO consultant, in-house or in a consultancy, doing the configuration (SPRO) yourself; key user time isn't counted
Essential | One end-to-end S/4HANA Finance implementation incl. go-live, in FI or CO
Essential | German at C1 or above. Workshops in Heilbronn and Linz are in German, dialect included
Desirable | Product costing and material ledger in make-to-order
Desirable | Group reporting, Central Finance, BTP, DRC / e-invoicing
Desirable | SAP certification (C_TS4FI / C_TS4CO)
Desirable | Accounting qualification or business degree

NOTES | We sponsor visas for this role. Halvorsen is a Living Wage employer. Agencies: PSL only. Apply through Workday with a CV in English.`,
  graded: [
    {
      name: 'linz-consultant',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Austrian with eleven years of customizing FI and CO, two complete S/4 projects with go-live, product costing in engineering, certified.',
      lacks: [],
      cv: `Mag. Doris Hinterleitner
Born in Steyr, living in Reading since 2022

Projects (last first)
09/2023 - 10/2026 Senior Consultant CO, Corvex Consulting UK. Pump manufacturer, greenfield S/4HANA 2022, six plants. CO lead. Product cost by order, material ledger with actual costing, margin analysis, universal allocation. Fit-to-standard, customizing, 46 functional specs, three mock migrations, go-live 1 July 2025, hypercare 10 weeks.
02/2022 - 08/2023 same firm. Brownfield conversion of a food group (ECC to S/4 2021). New Asset Accounting, business partner, ledger approach. Live April 2023.
2015 - 01/2022 FI/CO consultant, Traunstahl IT GmbH, Linz. In-house for 9 companies. GL, AR/AP, dunning, payment medium, cost centres, internal orders, COPA costing based. Roll-outs to Czechia and Slovakia.

Before that group controller trainee, Wels, 2013 - 2015.

Education: Mag. rer. soc. oec. Business Administration, JKU Linz, 2013
Certificates: C_TS4CO_2021, C_TS4FI_2023
Languages: German (mother tongue), English C2, Czech A2
Cross-country skier, owner of a very old Puch moped.`,
    },
    {
      name: 'in-house-swiss',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'Seven years as process architect record-to-report who set up the tables himself, one ACDOCA greenfield from design to first close, grown up in Basel; no certificate and less costing.',
      lacks: [],
      cv: `Joshua Ferris-Wyss
Process Architect, Record to Report
Winchester, Hants

About. My father is from Southampton and my mother from Liestal; I went to school in Basel up to the Matura (2006) and to university there (lic. oec., 2011). I dream in dialect.

Ondine Fragrances, Fareham, August 2019 to present
I'm the one who turns what the ledger people want into what the system does. Until 2021 the old ECC 6.0: document splitting, substitution rules, automatic payment run for five banks, tolerance groups, the whole IMG branch for receivables and payables. From March 2021 our "Phoenix", a fresh start on the universal journal: I designed the chart and the parallel ledgers (IFRS, local), set up asset classes and depreciation areas, profit centre derivation, account determination with the logistics stream, and the cost centre cycles as allocations. Opening balances and open items through the migration cockpit, three dress rehearsals. We switched over on Easter Monday 2023 and closed April in six working days, with me asleep under a desk on day four. Since then two follow-on sites (Grasse, Holzminden), the latter with all sessions in my mother's language, and e-invoicing for Germany.

Arlesheim Chemie, CH, 2012 to 2019
Accountant, then key user for assets and closing.

ACA? No, I started and stopped. I cook, I keep two goats, I sing bass.`,
    },
    {
      name: 'no-german',
      kind: 'missing',
      low: 57,
      high: 70,
      best: 63,
      why: 'A first-class S/4 finance consultant with three go-lives, but German only at A2 from an evening class.',
      lacks: ['German at C1 or above'],
      cv: `VENKAT SUBRAMANYAN CMA
SAP S/4HANA Finance Lead Consultant

14 years SAP, all FI-CO. Three end-to-end S/4HANA (1809, 2020, 2022), two ECC, many roll-outs.

| Client | Role | When |
| Tyre maker, UK & Poland (via Meridyne) | FICO lead, greenfield S/4 2022, live Oct 2024, product costing MTO, ML, Group Reporting | 01/2023 - now |
| Rail supplier, Derby (via Meridyne) | FI/CO, S/4 2020, live Apr 2022; asset accounting, WBS settlement, DRC for UK VAT | 06/2020 - 12/2022 |
| Pharma, Dublin (via Bluelark) | FI, S/4 1809 Central Finance, live Jan 2020 | 03/2018 - 05/2020 |
| Various, Chennai and Pune (Bluelark India) | FI-CO associate to consultant, ECC: GL, AP, AR, AA, CCA, PCA, COPA | 07/2012 - 02/2018 |

Configuration in SPRO is what I do most; also LSMW, migration cockpit, specs for RICEFW, BTP workflow.

Certificates: C_TS4FI_2021, C_TS4CO_2020, SAP Activate PM.
CMA (India) 2013, BCom Madras 2010.
Languages: English, Tamil, Hindi, German (Goethe A2, June 2026).
Skilled Worker visa, needs sponsor. Reading, cricket, long distance cycling.`,
    },
    {
      name: 'plant-controller',
      kind: 'adjacent',
      low: 37,
      high: 51,
      best: 44,
      why: 'A German plant controller who was key user through an S/4 go-live: knows the processes and the language, but never configured and key user time is not counted.',
      lacks: [
        '5+ years as an SAP FI and/or CO consultant',
        'One end-to-end S/4HANA Finance implementation incl. go-live, in FI or CO',
      ],
      cv: `Lebenslauf in English: Frank Stöckle

Career
Since 04/2016: Controlling manager, plant Neckarsulm, Bürkheim Armaturen GmbH (valves and fittings, 480 staff). Month end, standard cost run, variances, investment requests, budget. In SAP every day since 2016: KSB1, CK11N, CK40N, KKAO, S_ALR lists, Fiori apps.
2022 - 2024: in addition key user CO for project "Zukunft 24" (S/4HANA). Took part in 40 workshops, checked the concepts of the consultants, described our make-to-order calculation, wrote 110 test cases, accepted the results, trained 35 colleagues in the plant. Go-live January 2024 without production stop.
2010 - 03/2016: Controller, same group, Schwäbisch Hall
2007 - 2010: Industriekaufmann apprenticeship and first post

Qualifications: Geprüfter Bilanzbuchhalter (IHK) 2014; BA Business, DHBW Heilbronn 2012 (part time); SAP learning journey "Explore S/4HANA Management Accounting" 2025

Languages: German native (Swabian!), English B2/C1
Private: volunteer fire brigade, vineyard of 12 ares, my wife is English which is why we move to Hampshire next summer.`,
    },
    {
      name: 'r3-veteran',
      kind: 'old',
      low: 39,
      high: 54,
      best: 47,
      why: 'Sixteen years of FI/CO customizing in German, but on R/3 and ECC and ended early in 2016; no S/4HANA project, then a pension office and a bookshop.',
      lacks: ['One end-to-end S/4HANA Finance implementation incl. go-live, in FI or CO'],
      cv: `PETER GRANTHAM-KOHL, Alton, Hampshire

I was an SAP man from release 3.0F. After a degree in German and Business (Aston, 1996, year abroad in Graz) I joined Systemhaus Lauterbach in Mannheim and for sixteen years I set up financials for firms who made things: presses, taps, organ pipes once. Lived there, married there, ran hundreds of workshops, all auf Deutsch.

1999 - 2008 Consultant, then senior, Lauterbach, Mannheim. FI (new GL from 2006), AA, CO-OM, CO-PC, CO-PA. Euro conversion. About 20 go-lives.
2008 - Feb 2016 Freelance FI/CO, D-A-CH. ECC 6.0 roll-outs for a lift maker (Stuttgart, Vienna, Graz), material ledger for a paper mill, closing cockpit, many cutover weekends. Customizing throughout.

Mar 2016 - 2021 Second-hand bookshop in Alton, with my wife. Lovely, unprofitable.
2021 - now Finance officer, Wey Valley Pension Trust. Payroll runs, Sage 200, year end.

SAP Certified Consultant FI 1999 and CO 2001.
Have read a good deal about the universal journal and have an openSAP record of achievement on it (2025).

German: near native (Kleines Deutsches Sprachdiplom). Allotment, handbells.`,
    },
  ],
};
