import type { GradedJob } from '../types.ts';

export const seniorBuyerCityOregon: GradedJob = {
  job: 'senior-buyer-city-oregon',
  title: 'Senior Buyer, City of Marlow Springs',
  spec: `CITY OF MARLOW SPRINGS, OREGON
SENIOR BUYER (Finance Department, Procurement Division)
Annual salary: $78,416 - $95,284. Represented. FLSA non-exempt. Open until December 4, 2026, 5:00 p.m.

THE POSITION
Under general direction of the Procurement Manager, the Senior Buyer carries the more complex purchases of the City's fourteen departments, from fire apparatus and asphalt to janitorial services and professional consultants. The incumbent develops specifications with departments, prepares and issues invitations to bid and requests for proposals, chairs evaluation committees, recommends award to Council, drafts and administers the resulting contracts, and answers protests. Works independently; leads the work of one Buyer and one Procurement Technician.

MINIMUM QUALIFICATIONS
Applications that do not demonstrate all of the following will not be forwarded.
1. Bachelor's degree in any field, OR eight years of progressively responsible purchasing experience in place of the degree.
2. Four years of purchasing or contracting experience in a public agency (city, county, state, school or special district, or federal).
3. Possession at time of application of one of the following: CPPB, CPPO or NIGP-CPP.

DESIRABLE
Experience with Oregon public contracting rules (ORS 279A-C); cooperative agreements; public works solicitations; an ERP purchasing module; supplier diversity outreach.

WORK ENVIRONMENT
Office setting, City Hall; hybrid schedule of up to two remote days after probation. Occasional evening Council sessions.

BENEFITS
The City offers medical, dental and vision coverage, PERS retirement, eleven holidays and a wellness allowance.

Marlow Springs is an equal opportunity employer. We do not discriminate on the basis of race, color, religion, sex, national origin, age, disability, veteran status, sexual orientation, gender identity or any other protected status. Accommodation is available at any step of the process. This announcement does not constitute a contract, expressed or implied, and its provisions may be changed without notice.`,
  graded: [
    {
      name: 'marisol-quintanar-county',
      kind: 'strong',
      low: 91,
      high: 100,
      best: 97,
      why: "CPPB, bachelor's degree and ten years of Oregon public purchasing with formal bids, protests, lead work and supplier outreach.",
      lacks: [],
      cv: `MARISOL QUINTANAR, CPPB
Salem, OR | 503-555-0114

PROFESSIONAL EXPERIENCE

Buyer II, Tualip County Purchasing Office, Oregon
July 2019 to present
- Run 30 to 40 formal solicitations a year, ITBs and RFPs, under ORS 279 and the county's own rules. Recent ones: a five-year chip seal and paving requirements contract ($11.6M), sheriff's patrol vehicles, jail food service, architect pool.
- Write specs with the departments, hold pre-bid meetings, chair scoring panels, write the board agenda item, negotiate and then administer the contract.
- Handled four bid protests, none sustained.
- Lead for two technicians since 2023.
- Piggyback on cooperative contracts where it beats our own pricing.
- Organize the yearly "How to sell to the county" morning for COBID-certified firms.
- Moved our contracts list into Munis in 2022.

Procurement Specialist, Cascadia Parks & Recreation District, Bend, OR
May 2016 to June 2019
- Quotes and small purchases, P-card program (140 cards), playground and mower bids.

CERTIFICATION
Certified Professional Public Buyer, UPPCC, awarded October 2020, recertified through October 2030

EDUCATION
B.S. Political Science, Blue Mountain State College, 2015`,
    },
    {
      name: 'delbert-whitcomb-school-district',
      kind: 'any-of',
      low: 84,
      high: 95,
      best: 90,
      why: 'No degree, but fourteen years of public purchasing stand in for it as the ad allows and the NIGP-CPP is one of the three; only Oregon rules are new.',
      lacks: [],
      cv: `Delbert R. Whitcomb
Yakima, Washington

OBJECTIVE: finish my career in a town with a river in it.

For fourteen years I've spent other people's money, carefully. I never finished college. What I have instead is a long run of sealed bids.

2017 - now. Contracts & Purchasing Coordinator, Naches Valley School District. Nineteen schools, 2 bus barns. I put out everything over the statutory threshold: roofs, turf, bus engines, milk and bread, copier leases, special-ed transport, the bond-funded gym ($8.2M, prevailing wage). Advertise it, run the walk-through, open the envelopes (e-bids since 2020), tabulate, check responsiveness, take it to the school board, get the bonds and insurance in, then ride herd on the vendor till it's done. One assistant reports to me. We use a lot of state master contracts. Once had an award challenged in Superior Court; the award stood.

2012 - 2017. Purchasing Agent, then Lead Agent, Sunnyside Irrigation District. Pumps, pipe, weed chemicals, heavy equipment rental. Wrote the first written purchasing policy they ever had.

2006 - 2012. Parts counter and inventory, Big Sage Tractor.

NIGP Certified Procurement Professional (NIGP-CPP), earned June 2022, in good standing, 2026 dues paid.

Washington rules, not Oregon's, but I've read 279 and it won't bite.`,
    },
    {
      name: 'kelsey-vanderhorst-media',
      kind: 'trap',
      low: 10,
      high: 22,
      best: 15,
      why: 'A senior buyer of advertising time in an agency: same words, another trade; only the degree counts.',
      lacks: ['4 years of public agency purchasing', 'CPPB, CPPO or NIGP-CPP'],
      cv: `KELSEY VANDERHORST
Senior Media Buyer
Portland, Oregon  kelsey.v@examplemail.com

Results-driven senior buyer with 8 years of purchasing experience and $40M in negotiated spend.

Northbank Media Collective, Portland — Senior Media Buyer — 03/2021-present
Plan and purchase TV, streaming, out-of-home and radio for nine accounts, incl. a regional tire chain and a casino. Issue RFPs to stations, negotiate CPMs and added value, reconcile invoices, post-buy analysis. Mentor two assistant buyers. Cut average CPP by 14%.

Fuse & Fern Advertising, Seattle — Media Buyer — 06/2018-02/2021
Spot TV and digital video. Political windows in 2018 and 2020: bought time for a city levy campaign.

BA Advertising, Willapa University, 2018

Software: Mediaocean, Strata, Nielsen, Excel. Certifications: programmatic platform badge 2023.`,
    },
    {
      name: 'terrence-boudreaux-uncertified',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: 'Nine years of strong public procurement and a degree, but no certification though the ad wants one at application.',
      lacks: ['CPPB, CPPO or NIGP-CPP at time of application'],
      cv: `Terrence Boudreaux-Lang
Corvallis, Oregon
541-555-0167

Procurement Analyst 3 and, in practice, senior buyer for a public university.

Work

Procurement & Contract Analyst, Calapooia State University, Corvallis. 09/2020 - present
State institution, its own contracting rules modeled on ORS 279. I write and run RFPs and ITBs for research equipment, residence hall furniture, custodial and waste services, an $18M dining contract in 2024. Build the evaluation criteria with faculty and facilities people, chair the committee, debrief the losers, negotiate terms with counsel, manage amendments and renewals. Lead worker for one buyer. Use Banner and an e-sourcing tool. Set up a mentoring hour for small and minority-owned suppliers that grew from 6 to 31 firms.

Buyer, Oregon Coast Transit District, Newport. 02/2017 - 08/2020
FTA-funded buys: buses, shelters, fuel. Davis-Bacon clauses, cost and price analysis, federal triennial review with no procurement findings.

Education
B.A. Economics, Siletz Bay University, 2016

Training
NIGP courses: Foundations of Public Procurement (2019), Legal Aspects (2021), Contract Administration (2022). I have not sat for a certification exam yet. I meet the eligibility rules for the CPPB and intend to register for the May 2027 window.

Rowing coach, high school boys.`,
    },
    {
      name: 'terrence-boudreaux-ad-copy',
      kind: 'pasted',
      low: 60,
      high: 72,
      best: 66,
      why: 'The same honest CV with the announcement copied beneath, which adds nothing.',
      lacks: ['CPPB, CPPO or NIGP-CPP at time of application'],
      twin: 'terrence-boudreaux-uncertified',
      cv: `Terrence Boudreaux-Lang
Corvallis, Oregon
541-555-0167

Procurement Analyst 3 and, in practice, senior buyer for a public university.

Work

Procurement & Contract Analyst, Calapooia State University, Corvallis. 09/2020 - present
State institution, its own contracting rules modeled on ORS 279. I write and run RFPs and ITBs for research equipment, residence hall furniture, custodial and waste services, an $18M dining contract in 2024. Build the evaluation criteria with faculty and facilities people, chair the committee, debrief the losers, negotiate terms with counsel, manage amendments and renewals. Lead worker for one buyer. Use Banner and an e-sourcing tool. Set up a mentoring hour for small and minority-owned suppliers that grew from 6 to 31 firms.

Buyer, Oregon Coast Transit District, Newport. 02/2017 - 08/2020
FTA-funded buys: buses, shelters, fuel. Davis-Bacon clauses, cost and price analysis, federal triennial review with no procurement findings.

Education
B.A. Economics, Siletz Bay University, 2016

Training
NIGP courses: Foundations of Public Procurement (2019), Legal Aspects (2021), Contract Administration (2022). I have not sat for a certification exam yet. I meet the eligibility rules for the CPPB and intend to register for the May 2027 window.

Rowing coach, high school boys.

TARGET ROLE AND FIT
Under general direction of the Procurement Manager, the Senior Buyer carries the more complex purchases of the City's fourteen departments, from fire apparatus and asphalt to janitorial services and professional consultants. The incumbent develops specifications with departments, prepares and issues invitations to bid and requests for proposals, chairs evaluation committees, recommends award to Council, drafts and administers the resulting contracts, and answers protests. Works independently; leads the work of one Buyer and one Procurement Technician.
1. Bachelor's degree in any field, OR eight years of progressively responsible purchasing experience in place of the degree.
2. Four years of purchasing or contracting experience in a public agency (city, county, state, school or special district, or federal).
3. Possession at time of application of one of the following: CPPB, CPPO or NIGP-CPP.
Experience with Oregon public contracting rules (ORS 279A-C); cooperative agreements; public works solicitations; an ERP purchasing module; supplier diversity outreach.`,
    },
  ],
};
