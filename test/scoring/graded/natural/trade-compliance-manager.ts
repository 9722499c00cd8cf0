/** Trade compliance manager, US manufacturer: the customs broker license, six years of import and export compliance, a bachelor's degree. */
import type { GradedJob } from '../types.ts';

export const tradeComplianceManager: GradedJob = {
  job: 'trade-compliance-manager',
  title: 'Manager, Customs and Trade Compliance',
  spec: `Manager, Customs & Trade Compliance, Tulsa, Oklahoma

Halvorsen Pump & Valve makes flow-control equipment in four US plants and sells it in sixty countries. Last year we were importer of record on 5,400 entries. Tariffs changed eleven times while we were at it, and the person who kept us out of trouble is retiring in March.

As her successor you will own our import and export program: tariff classification of some 30,000 part numbers, valuation and origin, duty drawback, Section 232 and 301 exposure, prior disclosures, export licensing under the EAR, restricted-party screening, broker scorecards and the audits that go with all of this. You will manage three analysts and report to the general counsel. Plant managers will call you before they call anybody else.

We can only consider people who hold an individual U.S. customs broker license. Beyond that we look for six or more years in import and export compliance, whether at a manufacturer, an importer, a brokerage or a consultancy, and for a four-year degree in any field. You should have classified goods yourself and dealt directly with CBP.

It would please us if you had run a CTPAT program or a foreign-trade zone, worked in SAP GTS, or supervised people before.

Hybrid, two days at home. Relocation assistance is available. Halvorsen is an equal opportunity employer, including disability and protected veterans.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Broker license since 2016, eleven years at a brokerage and a manufacturer, classification, CBP, EAR, FTZ, SAP GTS, two analysts.',
      lacks: [],
      cv: `Renata Oyelaran-Pike
Customs and export compliance | Wichita, KS

LICENSED U.S. CUSTOMS BROKER (individual license granted 2016, triennial report filed 2024)

2020-now   Trade Compliance Lead, Corvane Hydraulics, Wichita
  Importer of record, 3,100 entries a year, cylinders, castings, seals.
  Classified 12,000 parts to the ten-digit level and wrote the classification manual. Obtained four binding rulings.
  Handled a CF-28 and CF-29 series on valuation of assists; prepared a prior disclosure that CBP closed without penalty.
  EAR: ECCN determination, licences through SNAP-R, restricted party screening.
  Set up the FTZ subzone in 2023. 301 exclusions and drawback recovered $1.9M.
  SAP GTS go-live lead. Two analysts report to me.

2015-2020   Entry writer, later Compliance Supervisor, Harbor & Plains Customhouse Brokers, Kansas City
  Formal entries, post-summary corrections, protests, client audits. Ran the company's CTPAT validation.

2012-2015   Logistics coordinator, a bicycle importer

Education: B.S. in Supply Chain Management, Flint Hills University, 2012

Member ICPA. Speaker at a regional importers' breakfast. German, rusty.`,
    },
    {
      name: 'vice-president',
      kind: 'overqualified',
      low: 77,
      high: 91,
      best: 85,
      why: 'Twenty years, license since 2005, runs a team of 26; every must-have is there, the level is two steps above.',
      lacks: [],
      cv: `FRANKLIN DESROSIERS
Executive - Global Trade

Career overview
Trade executive with responsibility for $6 billion in annual cross-border flows. Wishes to leave a travel-heavy corporate post for a plant-side role in Oklahoma, where family lives.

Vice President, Global Trade & Customs
Ardent Rotating Equipment, Inc., Houston (2017 - Present)
Leads 26 people in seven countries. Sets policy on classification, valuation, preferential origin (USMCA), Section 232/301 mitigation. Signed two prior disclosures with CBP and sat through a Focused Assessment with no major findings. Export side: EAR and ITAR licensing, technology control plans. Board reporting twice a year.

Director, Customs
Ardent Rotating Equipment (2011 - 2017)
Tier III CTPAT. Foreign-trade zones at two plants. Centralized 14 brokers into three. Personally kept the tariff database for turbine parts until 2014.

Manager, Import Operations
Lone Spur Petroleum Supply, Houston (2006 - 2011)
Entry review, drawback, protests, broker instruction.

Credentials
Customs Broker, licensed by CBP in 2005, status active
J.D., South Bayou College of Law (evening), 2010
B.A. Economics, Tannehill University, 2001`,
    },
    {
      name: 'exam-passed',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 64,
      why: 'Eight good years and the degree; passed the broker exam in April 2026 but CBP has not yet granted the license.',
      lacks: ['individual U.S. customs broker license'],
      cv: `Minh-Anh Delacroix
Senior Trade Compliance Analyst
Tulsa, OK

Experience

Tallgrass Compressor Co. (manufacturer), Tulsa
Senior Analyst, Import/Export, January 2021 - present
Analyst, September 2018 - December 2020

I am the second person in a team of two. HTS classification of compressor packages and spares, about 7,000 items so far. First-sale valuation project. USMCA certificates and supplier solicitation. Replies to CBP requests for information; two reconciliation entries a year. ECCN assignment and license determination under the EAR, screening in Descartes. Monthly scorecards for our three brokers. I trained the buyers in all plants on Section 232 derivative rules when these changed in 2025. I guide one intern each summer.

Cherokee Freight Services, Tulsa
Import clerk, 2016 - 2018

Education
B.B.A. International Business, Keystone Lake University, 2016

Professional
Customs Broker License Examination: passed April 2026 (85%). Application and fee submitted in June, fingerprints taken in August, background investigation open.
Certified Export Specialist (NCBFAA), 2022
SAP GTS, ACE reports, Excel, a little Power BI`,
    },
    {
      name: 'export-coordinator',
      kind: 'adjacent',
      low: 30,
      high: 46,
      best: 38,
      why: 'Freight forwarder coordinator who files AES and prepares entry packets for others; no license, no degree, four years at the edge of compliance.',
      lacks: [
        'individual U.S. customs broker license',
        'six or more years in import and export compliance',
        'four-year degree',
      ],
      cv: `LORETTA VANDERSLICE

Objective: to grow from freight forwarding into corporate trade compliance.

Ocean Export Coordinator
Blue Meridian Forwarding, Dallas-Fort Worth
Since 10/2022
o Books 40 to 50 containers per month with carriers, issues bills of lading, chases documents
o Files EEI in AES with the Schedule B numbers given by the shipper
o Runs denied-party check on consignees
o Letters of credit, certificates of origin, chamber legalization
o Assembles invoice and packing list for our licensed brokers, who make the entry

Customer Service Representative
Blue Meridian Forwarding
2020 - 10/2022
o Quotes, tracking, claims

Warehouse Associate
Trinity River Cold Storage
2017 - 2020

Education
Two semesters, general studies, Brazos Community College
High school diploma

Training
IATA dangerous goods (2023, renewed 2025)
Two-day seminar "Basics of HTS Classification" (2024)
CTPAT awareness training, yearly

Software: CargoWise, Outlook, Excel
Awards: Coordinator of the Quarter, Q2 2025`,
    },
    {
      name: 'trade-surveillance',
      kind: 'trap',
      low: 8,
      high: 26,
      best: 17,
      why: 'Trade compliance in the sense of securities trading; a licensed broker of stocks, nothing of customs.',
      lacks: ['individual U.S. customs broker license', 'six or more years in import and export compliance'],
      cv: `Joshua Feingold-Armitage
Trade Compliance Manager

Nine years in trade compliance at regulated broker-dealers. Licensed broker (Series 7, 24, 63). Led regulatory exams from first document request to closing letter.

Manager, Trade Compliance | Pinnacle Sound Securities, Kansas City | April 2021 - present
- Manages five analysts who review equity, options and cross-border ETF trades for best execution, wash trades and marking the close
- Classification of alerts, escalation to the general counsel, filing of amendments and voluntary disclosures
- Restricted list and sanctions (OFAC) screening of counterparties
- Annual audits of the supervisory system; two FINRA cycle exams without findings

Senior Analyst, Trade Surveillance | Pinnacle Sound Securities | 2017 - 2021
- Actimize tuning, duty officer rota, trade date corrections

Registered Representative | Greenlaw Brokerage | 2014 - 2017

B.S. Finance, Keystone Lake University, 2014
Certified Regulatory and Compliance Professional, 2020

Tools: Actimize, Bloomberg, SQL, SAP Concur
Volunteer treasurer at a food bank`,
    },
  ],
};
