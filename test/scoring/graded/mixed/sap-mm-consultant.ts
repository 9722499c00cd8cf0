/** SAP MM consultant, Cork consultancy for pharma clients, one run-on paragraph: six years of configuration, two full S/4HANA cycles, certification, validated environment. */
import type { GradedJob } from '../types.ts';

export const sapMmConsultantJob: GradedJob = {
  job: 'sap-mm-consultant',
  title: 'SAP MM Consultant (S/4HANA, Life Sciences)',
  spec: `SAP MM Consultant, S/4HANA, permanent, Cork with travel to client sites in Munster and now and then Basel, 75 to 90k plus car allowance. Corrib Lane Consulting is a 60 person SAP partner that works only for life sciences manufacturers and due to two new programme wins we are adding to our procurement and inventory team, you will run the design workshops with the client's buyers, planners and warehouse people, configure purchasing, inventory management, invoice verification, release strategies and batch management, write functional specs for the ABAP team, prepare and support SIT and UAT, plan cutover and stay for hypercare, and since every one of our clients is inspected by the HPRA and FDA all of this happens under GAMP 5 with validation scripts and change control so previous project work in a GxP validated environment is a must, we can't put someone on site who has not seen an IQ/OQ/PQ. We expect at least six years as an MM consultant (configuration, being a user or buyer is something else) in which you have done at least two end-to-end S/4HANA implementations from blueprint or explore through to go-live, upgrades of a few weeks don't count, and you hold the SAP certification for S/4HANA Sourcing and Procurement because our partner status hangs on the number of certified heads. A plus would be EWM or WM, Ariba integration, QM, Fiori, a migration cockpit you have cursed at, French or German, and a degree in supply chain or business. We pay health insurance for the family, 26 days leave, one day a month to learn, and the sports and social is mighty. We are an equal opportunities employer. Stamp 4 or EU passport please, CV to careers at corriblane dot example, no agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Eleven years of MM configuration, three full S/4HANA go-lives in pharma under GAMP 5, certified 2024, Ariba, QM and EWM touchpoints.',
      lacks: [],
      cv: `NIAMH HOULIHAN
Senior SAP MM / Procurement Consultant
Midleton, Co. Cork

Certified: SAP Certified Associate, SAP S/4HANA Cloud Private Edition, Sourcing and Procurement (2024)

PROJECTS
Client: biologics plant, Ringaskiddy (Deasy SAP Partners, lead MM). Oct 2023 to Sept 2026. Greenfield S/4HANA 2022. Explore workshops, fit to standard, batch management with shelf life, flexible workflow for POs, Ariba buying via CIG, QM at goods receipt. Wrote 34 functional specs. URS/FS trace matrix, IQ and OQ scripts, deviations closed before PQ. Cutover lead for open POs and stock, six weeks hypercare.

Client: tablet manufacturer, Waterford (same employer). Feb 2021 to Sept 2023. ECC to S/4HANA 1909 new implementation, two sites, MM design authority, validation under GAMP 5 and change control in TrackWise. Live Jan 2023.

Client: vaccine fill-finish, Belgium (Hexley Consulting). Jan 2019 to Jan 2021. S/4HANA 1809 first wave, MM/WM consultant, blueprint to go-live Nov 2020.

Client: various, ECC 6.0 (Hexley Consulting). Sept 2015 to Dec 2018. MM config, support and rollouts: release strategy, LIV tolerances, pricing procedure, split valuation.

EDUCATION
BSc Food Business, UCC, 2015. French B2.

Irish passport. Camogie, junior B, knees permitting.`,
    },
    {
      name: 'medical-devices',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 87,
      why: 'Certificate by its code, two complete cycles of purchasing and stock at makers of devices under 21 CFR 820 with CSV; nine years, German.',
      lacks: [],
      cv: `Profil

Name: Jörg Lindemann
Geburtsjahr entfällt / Staatsangehörigkeit: deutsch
Wohnort: Konstanz, Umzug nach Irland geplant (Partnerin aus Kinsale)
Sprachen: Deutsch, English (C1), Französisch (B1)

Summary
Procure-to-pay and stock, customising side, since 2017.

Zertifikat: C_TS452_2022, passed 11/2023

07/2022 - 08/2026 | Seerhein Consulting | Client: hip and knee implants, Tuttlingen
Role: stream lead purchasing & inventory. System: S/4 release 2021, brownfield rejected, built new.
From the first scoping day till three months after the switch (04/2025). Consignment sets in hospitals, subcontracting with sterilisers, serial and lot tracking for UDI, output control with BRF+, ME21N field selection, account determination OBYC with the FI colleagues. Migration Cockpit for 61,000 material masters. All documents per ISO 13485 and 21 CFR 820: risk assessment, installation, operational and performance qualification, signatures in the eQMS, FDA inspector on site in 2026 without observation in our area.

01/2019 - 06/2022 | Seerhein Consulting | Client: contact lenses, Switzerland
Role: consultant MM/IM. S/4 1809, later 1909. Concept, customising, test, CSV documentation, go-live 10/2021, after-care.

03/2017 - 12/2018 | Bodan IT | Junior consultant, ECC, machine builder

2013 - 2017 Hochschule Konstanz, Wirtschaftsinformatik, B.Sc.

Free time: sailing, brass band.`,
    },
    {
      name: 'ecc-only',
      kind: 'denial',
      low: 56,
      high: 70,
      best: 64,
      why: 'Fourteen years of MM in validated pharma and newly certified, but as he writes himself he has not yet taken an S/4HANA project live.',
      lacks: ['at least two end-to-end S/4HANA implementations from blueprint or explore through to go-live'],
      cv: `Dear hiring team, my CV in short form. Cathal Breathnach, Mallow.

I have been a functional consultant for materials management since 2012, nearly all of it in pharma.

2018 to present: Glenbower Pharma Services (in-house consultant for four sites in Ireland and one in Puerto Rico). ECC 6.0 EhP8. I own the purchasing, IM and invoice verification configuration. Rolled out our template to Dundalk (2019) and Puerto Rico (2022), each from gap analysis to go-live and support. Batch determination, vendor consignment, release procedure with classification, EDI for orders and invoices with user exits and BAdIs specified by me. Every change is a change control: impact assessment, OQ script, PQ with the business, approval by QA. Hosted the data integrity part of two HPRA inspections.

2012 to 2018: Tarbert & Cole Consulting. MM consultant, later senior. Full ECC implementation for an API manufacturer in Little Island (2013-14) and for a generics firm in Clonmel (2015-17). GAMP, IQ/OQ/PQ.

2008 to 2012: buyer, dairy co-op.

Qualifications: BBS, University of Limerick, 2008. C_TSCM52_66 (2014). S/4HANA Sourcing & Procurement associate, passed June 2026.

To be straight with you, no S/4HANA go-live yet. Our own move was postponed twice and I know the new world from the training system and a sandbox conversion.

References: two site IT directors. Clean licence.`,
    },
    {
      name: 'counted-twice',
      kind: 'overlap',
      low: 56,
      high: 71,
      best: 64,
      why: 'Says eight years, yet the two engagements ran side by side from 2022, so four and a half years of MM consulting; certificate, two go-lives and GxP are there.',
      lacks: ['at least six years as an MM consultant'],
      cv: `SUNITA DESHPANDE
SAP MM Consultant, 8+ years of MM consulting experience | S/4HANA certified | Life sciences

Summary of experience
- Konkan Infotech: 4 years 6 months MM
- Lissadell Systems: 4 years MM
- 2 full cycle S/4HANA implementations, both GxP

Konkan Infotech (India / Dublin), May 2022 to October 2026
Consultant, then senior consultant. Client: inhaler manufacturer, Athlone. S/4HANA 2021 greenfield, May 2022 to Feb 2024 (go-live 5 Feb). Configured org structure, document types, tolerance keys, pricing, release workflow, batch search. Wrote and executed OQ scripts in HP ALM, supported PQ. Afterwards AMS for the same client.

Lissadell Systems (part-time secondment 50 %, through Konkan), November 2022 to October 2026
Consultant MM. Client: animal health, Sligo. S/4HANA 2022, explore phase Nov 2022, go-live June 2025. Subcontracting, split valuation, Fiori apps for goods receipt, GAMP 5 category 4 documentation, cutover of stock.

Before: Thane Auto Components, purchase executive, July 2017 to April 2022. RFQs, purchase orders, vendor follow up (Tally ERP).

Certification: SAP Certified Associate - S/4HANA Sourcing and Procurement, C_TS452_2021, Dec 2022
B.E. Production, University of Mumbai, 2017
Stamp 4 since March 2026. Languages English, Marathi, Hindi. Yoga teacher (200 h).`,
    },
    {
      name: 'pharma-buyer',
      kind: 'adjacent',
      low: 28,
      high: 44,
      best: 36,
      why: 'A good pharma buyer and key user in a validated site who tested one S/4 go-live, but never configured and holds no SAP certificate.',
      lacks: [
        'at least six years as an MM consultant',
        'at least two end-to-end S/4HANA implementations from blueprint or explore through to go-live',
        'you hold the SAP certification for S/4HANA Sourcing and Procurement',
      ],
      cv: `Eoin Scannell, CIPS Level 4, Carrigaline

Senior Buyer & SAP MM Key User with 12 years in the pharmaceutical industry seeking a move into consulting.

Employment
Inchigeela Biopharma, Ringaskiddy
Senior Buyer, 2019 - present
* Direct materials spend of EUR 18m: excipients, vials, stoppers, single-use bags
* SAP power user every day: ME21N, ME51N, MIGO, MIRO queries, MB52, ME2N, source lists, info records, outline agreements, MRP runs with planning
* Key user for procurement during our move to S/4HANA (2023-24): attended the workshops, cleaned 7,000 vendor records, executed 120 UAT scripts, trained 45 colleagues in Fiori, floor walker at go-live
* Authored SOPs; change control and deviations in Veeva; took part in PQ of the new system as tester
* Savings of 9 % on primary packaging

Buyer, 2014 - 2019, Lee Valley Generics
ECC user, cycle counts, supplier audits with QA

Customizing was always done by the integrator, I've no access to SPRO. I understand the process end to end and believe config can be learned.

Education: BA Supply Chain & Logistics, MTU 2014. Lean Six Sigma Green Belt.
Interests: Munster rugby, sea angling`,
    },
  ],
};
