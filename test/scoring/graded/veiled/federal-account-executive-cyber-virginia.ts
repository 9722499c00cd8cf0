import type { GradedJob } from '../types.ts';

export const federalAccountExecutiveCyberVirginia: GradedJob = {
  job: 'federal-account-executive-cyber-virginia',
  title: 'Enterprise Account Executive, Federal (DoD)',
  spec: `Company: Ironlattice (Series C, data security software, 310 employees)
Where: Reston, VA. Customer meetings at the Pentagon, Fort Meade, Fort Belvoir
Comp: $155K base / $310K OTE, uncapped. Equity

The short version: we have 22 DoD customers and no one whose whole job is to grow them. You get Army, the defense agencies and a solutions engineer. You build the pipeline, you run the deal, you bring in the order. Year-one number is $2.4M new ACV.

You're a fit when
>> You hold an active clearance at Secret or above today. The rooms you'll be in require it, we have no way to sponsor one, and an old one doesn't open the door.
>> You've carried and closed a quota selling software to the US federal government for at least 5 years. Not marketing, not inside support, not program management.
>> Bachelor's degree OR equivalent military service.

You'll look even better if
>> you know how color of money, end-of-fiscal-year buying, GSA/SEWP/ITES and OTAs work without a cheat sheet
>> you've sold through Carahsoft-type aggregators and the big integrators
>> you've sold security, data or zero trust products
>> you've been through an ATO or FedRAMP push with a customer
>> you forecast honestly in Salesforce and use something like MEDDPICC

Day to day: territory plan, calls on program offices and CIO shops, demos with your SE, partner days, budget-cycle planning, contracts, quarterly reviews with the CRO. Travel about 25%, mostly Beltway and a few posts.

EEO/AA employer. US citizenship required by contract.`,
  graded: [
    {
      name: 'marcus-delacroix-webb-dod',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Active TS/SCI, ten years closing federal security software with numbers, degree, vehicles and partners known.',
      lacks: [],
      cv: `MARCUS DELACROIX-WEBB
Ashburn, VA | U.S. citizen | Active TS/SCI (last investigation 2023)

SALES EXPERIENCE

Corvant Security - Senior Federal Account Executive, Army & Fourth Estate
02/2020 - Present
FY20 104% of $1.6M | FY21 131% of $1.8M | FY22 97% of $2.1M | FY23 118% of $2.2M | FY24 142% of $2.4M | FY25 109% of $2.6M
- Landed Army enterprise license, $7.8M over three years, on ITES-SW2 through an aggregator
- DISA and DLA from zero to $3.1M ARR; privileged access and data tagging under the zero trust mandate
- Walked two program offices through ATO and the company through FedRAMP High with an agency sponsor
- September closes each year: 40% of bookings; plan POM and year-end money with the resource managers

Bluequarry Software - Federal Account Manager, Navy/USMC
06/2016 - 01/2020
Log analytics, quota $1.1M to $1.5M, above plan three years of four. SEWP V, NAVSUP, two prime integrators as partners

Bluequarry Software - Inside Sales, Public Sector
08/2014 - 06/2016

EDUCATION
B.A., Government, Rapidan College, 2014

TOOLS: Salesforce, MEDDPICC, GovWin`,
    },
    {
      name: 'tessa-brannigan-signal-officer',
      kind: 'synonym',
      low: 82,
      high: 94,
      best: 88,
      why: 'Service instead of a degree, Top Secret in force and seven years of landing agency and Army licences, told in plain words.',
      lacks: [],
      cv: `Tessa Brannigan
Springfield, Virginia

Twelve years in uniform, Army Signal Corps, enlisted, out as a Sergeant First Class in March 2017 (Fort Gordon, Bagram, then the Pentagon's network shop). No college; I went in at 18 and ran networks.

Since 2019 I have talked the government into buying programs that work, first for a small outfit and then for a larger one.

Halyard Identity, Tysons. Sept. 2021 to now. Regional Director, which here means one person with a bag and a number. The customers: Army Futures, INSCOM, DTRA, two combatant commands. My target has gone from 1.5 to 2.3 million dollars in new yearly subscriptions and I've made it in four years out of five (missed 2023: 88 percent). Biggest single paper: 4.6 million, an OTA prototype which went to production. I find the requirement, get the engineer in, work the contracting officer's calendar, line up the reseller on SEWP or GSA, and sit there on September 30th till midnight.

Northfork Data Tools, Herndon. January 2019 to August 2021. Territory rep for civilian and defense agencies, backup and archiving licenses, carried 900 thousand then 1.2 million. 112 and 120 percent in the two full years.

Cyber support contractor, Fort Belvoir, 2017 to 2018. Not sales.

Top Secret, continuous evaluation, currently in access on my sponsor's contract.

Security+ (current). Coach, girls' lacrosse.`,
    },
    {
      name: 'kyle-osterhout-clearance-gone',
      kind: 'lapsed',
      low: 51,
      high: 64,
      best: 58,
      why: 'Eight years of strong federal quota with degree, but the clearance ran out in 2020 and the firm cannot sponsor.',
      lacks: ['active Secret or higher clearance'],
      cv: `Kyle Osterhout
Alexandria, VA

SUMMARY Federal software seller, civilian and DoD, 8+ years over quota.

EXPERIENCE

Principal Account Executive, Federal — Tessaract Cloud Data, McLean VA — May 2022 to present
Treasury, DHS, VA and (unclassified side) Army Materiel Command. $2.5M quota; 116%, 101%, 127%, 108% in the four closed fiscal years. $5.2M DHS data catalog win on SEWP; co-sell with three primes. FedRAMP Moderate customer sponsor found at VA.

Account Executive, Federal — Millrace Systems, Reston VA — July 2018 to April 2022
Data integration software. $1.4M quota, President's Club 2019 and 2021.

Intelligence analyst (contractor) — Sable Ridge Group, Fort Meade — 2012 to June 2018

EDUCATION
B.S. International Affairs, Rapidan College, 2012

CLEARANCE
TS/SCI with CI poly, 2012 – 2018. Went inactive when I left contracting and expired in June 2020. Eligible for reinvestigation; U.S. citizen.

Salesforce, Clari, MEDDICC.`,
    },
    {
      name: 'priya-venkatesan-banks',
      kind: 'adjacent',
      low: 36,
      high: 49,
      best: 43,
      why: 'A first-rate enterprise seller of security software, but to banks: no federal sales and no clearance.',
      lacks: ['active Secret or higher clearance', 'five years of closed quota in federal software sales'],
      cv: `PRIYA VENKATESAN
Enterprise Sales | Cybersecurity & Data | New York, willing to relocate to Northern Virginia

Strategic Account Executive, Financial Services | Locksley Data Security | 2021-03 to present
• $3.0M quota; 138% FY22, 112% FY23, 125% FY24, 119% FY25
• Closed the largest deal in company history: $9.4M, five years, top-ten US bank
• Zero trust data access, tokenization, DSPM; nine-month cycles with CISO, risk, legal and procurement
• MEDDPICC champion for the East team; forecast within 6%

Enterprise Account Executive, Insurance | Ballast Software | 2017-01 to 2021-02
• $1.5M quota; President's Club 2018, 2019

Commercial AE / SDR | Ballast Software | 2014-07 to 2016-12

B.S. Information Systems, Hudson Palisades University, 2014
U.S. citizen (naturalized 2016). I have never held a security clearance and have not yet sold to government agencies, though I have read the FAR, twice.`,
    },
    {
      name: 'brooke-hanlon-pr-agency',
      kind: 'trap',
      low: 10,
      high: 22,
      best: 16,
      why: 'A PR agency account executive serving federal agencies: communications work, no software sold, no clearance.',
      lacks: ['active Secret or higher clearance', 'five years of closed quota in federal software sales'],
      cv: `Brooke Hanlon
Washington, DC

ACCOUNT EXECUTIVE

Fourteenth & Vine Communications, Washington, DC
Senior Account Executive, Federal Practice, January 2022 - present
Manage day-to-day client relationship on public awareness campaigns for two federal agencies and an Army recruiting subcontract. Write media plans, press releases and social calendars; coordinate designers, clear copy with agency counsel; monthly status reports; supported three recompete proposals as a writer. Pitched stories on cyber hygiene to 60 local stations. Budget tracking, $1.9M contract.

Account Executive, January 2020 - December 2021
Assistant Account Executive, June 2018 - December 2019

Internship, Office of Public Affairs, federal agency, summer 2017 (public trust background check)

B.A. Public Relations, Rapidan College, 2018

Skills: Cision, Salesforce Marketing Cloud, Canva, AP style, enterprise clients, fast turnaround, clearance of materials for publication`,
    },
  ],
};
