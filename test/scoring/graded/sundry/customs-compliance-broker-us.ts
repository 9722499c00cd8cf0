/** Customs Compliance Specialist (Licensed Customs Broker): active U.S. Customs Broker License; 5 years of U.S. import compliance or customs brokerage experience decide it. */
import type { GradedJob } from '../types.ts';

export const customsComplianceBrokerUs: GradedJob = {
  job: 'customs-compliance-broker-us',
  title: 'Customs Compliance Specialist (Licensed Customs Broker)',
  spec: `Customs Compliance Specialist (Licensed Customs Broker)
Harlan-Voss Industrial, Inc. | Cincinnati, OH (hybrid, 3 days on site) | Full time | Req ID R-20817

Harlan-Voss is a $2.1B manufacturer of pumps, valves and flow-control equipment with 14 plants in North America, Europe and Asia. Our Global Trade team keeps product moving across borders legally, on time and at the right duty rate.

You will:
- Classify parts and finished goods under the HTSUS and maintain the parts database
- Oversee entries filed by our outside brokers, run post-entry audits and submit Post Summary Corrections and protests
- Determine country of origin, valuation and USMCA eligibility; manage Section 232 and 301 exposure
- Respond to CBP Form 28 and 29 requests and prepare prior disclosures with counsel
- Train purchasing, logistics and engineering on import requirements

Requirements:
- Active U.S. Customs Broker License issued by CBP
- Minimum of 5 years of U.S. import compliance or customs brokerage experience
- Bachelor's degree in supply chain, international business or a related field, OR four additional years of relevant experience in lieu of a degree
- Working knowledge of ACE reports and 19 CFR

Preferred:
- Duty drawback, Foreign Trade Zone or CTPAT experience
- SAP GTS or a similar global trade system
- Export controls (EAR) exposure

We offer medical, dental and vision from day one, 401(k) with 6% match, tuition reimbursement and paid parental leave. Harlan-Voss is an Equal Opportunity Employer, including disability and veterans. We do not provide immigration sponsorship for this position.`,
  graded: [
    {
      name: 'no-degree-fifteen-years',
      kind: 'any-of',
      low: 85,
      high: 96,
      best: 91,
      why: 'Active license and fifteen dated years, which stand in lieu of the degree she does not have.',
      lacks: [],
      cv: `DARLENE K. POTEET, LCB
Florence, KY 41042

LICENSED CUSTOMS BROKER | IMPORT COMPLIANCE

Individual Customs Broker License, U.S. Customs and Border Protection, issued 11/2014, active. Triennial report filed 01/2024. 24 continuing education credits to date toward the 2027 cycle.

TRI-RIVER BEARING CO., Hebron, KY
Import Compliance Analyst III, 3/2018 - Present
> Classify 1,100 new part numbers a year (chapters 73, 84, 85); zero CBP rate advances since 2020
> Monthly audit of entries by two outside brokers from ACE reports; 212 PSCs, 9 protests (7 granted), $1.9M refunded
> Steel and aluminum derivative declarations under Section 232; Section 301 exclusion tracking
> Wrote responses to eleven CF-28s, two CF-29s; one prior disclosure with outside counsel
> USMCA certificates from 60 Mexican and Canadian vendors
> SAP GTS super-user since 2021

MERIDIAN GATEWAY BROKERAGE, CVG Airport
Import Supervisor, 6/2014 - 2/2018
Entry Writer, 8/2011 - 6/2014
> Formal entries, ISF, FDA/EPA message sets, bonds, liquidations

EDUCATION
Boone County High School, 2009. No college degree.
NCBFAA CCS, 2013`,
    },
    {
      name: 'tariff-counsel-words',
      kind: 'synonym',
      low: 82,
      high: 94,
      best: 88,
      why: 'Other words all through (duty and border manager, tariff determinations, ruling requests), but the 19 CFR 111 license, degree and nine years are there.',
      lacks: [],
      cv: `Amit Deshpande — Duty & Border Affairs Manager

I keep a company's goods out of trouble at the port. For the past six years that company has been Lakeshore Appliance Group in Columbus (September 2020 to today), where nothing crosses the dock at Long Beach, Laredo or Norfolk before I have settled which ten-digit number it takes, what it is worth and where it was made. I wrote four binding ruling requests to New York (NY), all decided our way; I check each month what our two filers transmitted on the 7501s, correct what can still be corrected before liquidation and contest the remainder within 180 days. When the agency sends an information request or a notice of action, I answer. I set up our zone at Rickenbacker in 2023 and reclaim about $600k a year on re-exported goods. I teach buyers twice a year.

Before: tariff consultant at Quill & Harbor Trade Advisors, Chicago, June 2017 to August 2020: origin under the old and the new North American pact, first-sale valuation, China duties of 2018-19.

Admitted by CBP as an individual broker under 19 CFR Part 111 in May 2018; status report of February 2024 on file, in good standing.

B.A., International Business, Ohio State, 2017.

U.S. citizen. Tools: Descartes, Oracle GTM, ACE portal, far too many spreadsheets.`,
    },
    {
      name: 'entry-writer-failed-exam',
      kind: 'denial',
      low: 47,
      high: 60,
      best: 54,
      why: 'Twelve strong years at the entry desk, but states that he holds no license and failed the exam twice.',
      lacks: ['active U.S. Customs Broker License'],
      cv: `Name: Brandon Ruiz-Keller
Location: Dayton OH

Employment
--------------------
Kestrel Global Forwarding (Dayton/Wilmington) - Customs Brokerage Team Lead - 2019/04 to current
 - lead 6 entry writers, 900 entries/mo, air + ocean + truck
 - HTS classification of machinery, pump parts, castings; 232/301 filings
 - PSC and protest prep, reviewed and signed by our license holder
 - draft CF28 answers for importers
 - USMCA claims, 520(d)
 - CTPAT point of contact for the branch

Same company - Entry Writer - 2014/07 to 2019/04
 - ABI/CargoWise entries, ISF, PGA (FDA, DOT, EPA)

Education
--------------------
BS Supply Chain Management, Wright State University, 2014

License status
--------------------
I am not a licensed customs broker. Took the CBP exam Oct 2024 (66%) and Oct 2025 (71%); 75% is needed. Planning on sitting again in 2027.

Other
--------------------
NCBFAA Certified Customs Specialist, current
ACE reports: daily user
Authorized to work in US, no sponsorship`,
    },
    {
      name: 'truckload-freight-broker',
      kind: 'trap',
      low: 10,
      high: 27,
      best: 18,
      why: 'A licensed broker of truckloads: FMCSA authority and domestic lanes, no customs, no entries.',
      lacks: [
        'active U.S. Customs Broker License',
        '5 years of U.S. import compliance or customs brokerage experience',
      ],
      cv: `Tanner Whitlow
LICENSED BROKER – FREIGHT – CINCINNATI

Results-driven broker with 9 years of brokerage experience and a book of business of $4.8M.

Buckeye Lanes Logistics LLC, Owner / Licensed Broker, May 2021–present
• Hold FMCSA property broker authority (MC number) and BMC-84 $75,000 surety bond; license active, compliance filings on time every year
• Cover 60–80 dry van, reefer and flatbed loads a week, Ohio Valley to Texas and the Southeast
• Vet carriers: insurance certificates, safety scores, W-9s. Audit invoices and rate confirmations
• Negotiate spot rates on DAT and Truckstop; 17% average margin
• Train two agents on compliance and double-brokering fraud

TransMidwest Brokerage, Carrier Sales Rep → Senior Account Executive, June 2017–April 2021
• Domestic full truckload and LTL; president's club 2019
• Claims handling, detention, lumper fees

Education: B.B.A., Supply Chain Management, University of Cincinnati, May 2017

Certification: TIA Certified Transportation Broker (CTB), 2020

Software: McLeod, Tai TMS, Excel, QuickBooks`,
    },
    {
      name: 'bare-lines-houston',
      kind: 'thin',
      low: 61,
      high: 74,
      best: 68,
      why: 'License and long enough dates are there, but only a handful of lines say what she does, so it is a call, not a sure yes.',
      lacks: [],
      cv: `R. Castellano-Hale, Houston, TX. Relocating to Cincinnati area, January.

Licensed customs broker (CBP), license active since 2012.

Bayou Port Customs Services, Houston. Import manager, 2016 to present. Entries, HTS classification, some audits.

Gulfway Forwarding, Houston. Entry clerk, later import coordinator, 2009 to 2016.

B.S. International Trade, Texas A&M International, 2009.

U.S. citizen. Spanish. ACE, CargoWise. References and work samples available on request, please call me any day after five pm.`,
    },
  ],
};
