import type { GradedJob } from '../types.ts';

export const commercialInsuranceBrokerLondonOntario: GradedJob = {
  job: 'commercial-insurance-broker-london-ontario',
  title: 'Commercial Lines Account Executive (RIBO)',
  spec: `Commercial Lines Account Executive - London, ON - Thames Fork Insurance Brokers Ltd.

We are an independent brokerage, third generation, 38 people between London, St. Thomas and Strathroy, and we're looking for an account exec to take on a book of roughly $1.9M premium when our colleague Doug finally retires to his boat. The book is contractors, farm supply dealers, small manufacturers, a few trucking fleets of 5 to 40 power units and the local golf clubs. You will renew it, keep it, round it out and grow it by something sensible like eight percent a year. That means going out to see people in their shops, putting together submissions the underwriters actually enjoy reading, marketing with nine carriers and three MGAs, presenting options, explaining exclusions before the claim and not after, and sitting beside the client when the claim comes. A service rep handles certificates and endorsements. You need to hold an active RIBO licence, because you'll be advising the public in Ontario from day one and we cannot wait for an exam; and you need at least three years in commercial lines at a brokerage or with an insurer, personal lines years don't count toward that. A valid G licence and a car come with the territory, literally. If you have your CAIB or are partway through a CIP that's a plus and we'll pay for the rest, Applied Epic is what we run, and if you happen to know surety or farm you'll make friends quickly. Base $75,000 to $95,000 plus 30% of new business commission first year and a share of renewals, benefits from day one, RRSP match, three weeks off, Fridays at noon in July and August. Send your resume to Carol; we read them all and answer them all, usually within a week.`,
  graded: [
    {
      name: 'melanie-vanderzwan-epic',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Active RIBO licence, over six years in commercial lines with contractors and fleets, CAIB, drives to clients.',
      lacks: [],
      cv: `MELANIE VANDERZWAN, CAIB
Ingersoll, Ontario | G licence, own vehicle

RIBO Level 2, active, first licensed 2018

COMMERCIAL ACCOUNT MANAGER - Norwich Elgin Insurance Group, Woodstock (May 2022 - present)
  Book of 240 accounts, $1.4M in premium: framers, excavation, HVAC, tool and die shops, two feed mills, eleven trucking fleets (largest 33 tractors).
  Retention 95%. New business $186,000 premium in 2025, nearly all from referrals.
  Write own submissions; place with Aviva, Northbridge, Gore, Intact, Wawanesa and through two wholesalers for hot work and hard-to-place fleets.
  Site visit at every account above $10,000, thermographic reports, driver abstracts reviewed with the fleet owner.
  Arranged bid and performance bonds for six contractors with a surety market.
  Applied Epic since 2022.

COMMERCIAL LINES ASSISTANT BROKER - Lakebreeze Insurance Services, St. Thomas (March 2020 - April 2022)
  Main street accounts: restaurants, salons, retail plazas. Quoted, bound, serviced. Farm renewals with a senior broker.

PERSONAL LINES BROKER - same company (June 2018 - February 2020)
  Home and auto.

CAIB designation completed 2023. CIP: 6 of 10 courses.
Diploma, Business - Insurance, 2018.

4-H leader, Oxford County.`,
    },
    {
      name: 'anil-dsouza-business-insurance',
      kind: 'synonym',
      low: 83,
      high: 94,
      best: 89,
      why: 'Producer of business insurance, registered with the Registered Insurance Brokers of Ontario, five years, in other words than the ad.',
      lacks: [],
      cv: `Anil D'Souza - Producer

I insure companies. Since the autumn of 2021 that has been at Ridout Square Risk Partners in Kitchener, where I look after about 130 owner-managed firms: injection moulders, food processors, a sand and gravel outfit, several electrical trades, a craft distillery and the buses of two private schools.

A normal month: I drive out to eight or ten of them, walk the plant with the owner, talk to the controller about business interruption worksheets and what a contingent supplier clause would have done for them in the last flood. Then I write it up for the company underwriters, get three terms where there used to be one, and take the comparison back in person. Clients leave rarely; I lost four in 2025, two of them because they were sold. I added 22. Average commission per file went from $1,900 to $3,100. In big losses (a $2.2 million roof collapse in February 2024) I sit in the meetings with the adjuster until the cheque is there.

Earlier: junior underwriter, small and mid-size enterprise property and liability, at Grand Trunk Mutual, Guelph, January 2019 to September 2021. Rated, referred, declined, visited brokers.

Registered with the Registered Insurance Brokers of Ontario, without restriction, since December 2021, in good standing, eight hours of CE this year. Chartered Insurance Professional 2022. BA Economics 2018. Full Ontario driver's licence.

We use Power Broker; I had Epic for a month in a trial.`,
    },
    {
      name: 'shauna-beaulne-alberta',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 62,
      why: 'Seven years of commercial lines and an Alberta Level 2 licence, but none for Ontario yet.',
      lacks: ['active RIBO licence'],
      cv: `SHAUNA BEAULNE
Currently Red Deer AB. House bought in Komoka ON, possession February 2027.

Licences: General Insurance Level 2, Alberta Insurance Council, active. Not licensed in Ontario. I have ordered the RIBO reciprocity package but not written anything.

Account Executive, Commercial, Parkland Keystone Insurance, Red Deer    08/2021 to date
Managing $2.3M book, oilfield service contractors, welders, ag dealers, long haul fleets, two ski hills. Produce and renew. Hail deductible negotiations are my party trick. Mentor to two CSRs. Epic, CSIO eDocs.

Commercial CSR / Marketer, Bearspaw Insurance, Calgary    10/2019 to 07/2021
Remarketed 200+ renewals a year for three producers. Wrap-up liability, builder's risk, commercial auto, D&O for condo boards. Binding authority on small package.

Personal lines, Bearspaw Insurance    05/2017 to 09/2019

CAIB 4 completed 2022; CRM in progress.
Class 5 licence, truck.

Volunteer: Red Deer hockey billets. References: both principals.`,
    },
    {
      name: 'jordan-pike-two-brokerages',
      kind: 'overlap',
      low: 58,
      high: 72,
      best: 65,
      why: 'Licensed, and claims over four years of commercial, but two part-time posts ran side by side and amount to about two.',
      lacks: ['three years in commercial lines'],
      cv: `Jordan Pike
London ON N6H · G class licence, car

Licensed RIBO broker (active since August 2024) with over four years of commercial lines experience built at two brokerages.

Commercial Broker (Mon-Wed)
Medway Insurance Centre, London - September 2024 to August 2026 - 2 years
- contractors, landlords, hair salons, convenience stores
- took on 70 renewals when a colleague moved; kept 66
- marketed to seven carriers; bound under delegated authority up to $5M TIV
- used Applied Epic

Commercial Broker (Thu, Fri, some Sat)
Nilestown & District Insurance Brokers - October 2024 to October 2026 - 2 years and 1 month
- cottage-country marinas, small fleets up to 9 trucks, market gardens
- visited owners on site, prepared comparisons, explained exclusions
- new premium written $91,000

Before
Auto claims representative, inbound call centre, Beacon Direct (personal auto first notice), 2021 - August 2024
Server, The Covent Grill, 2018 - 2021

Education
CAIB 1 and 2 passed (2025), CAIB 3 booked for January
Business diploma 2021`,
    },
    {
      name: 'teresa-malik-personal',
      kind: 'denial',
      low: 45,
      high: 60,
      best: 53,
      why: 'Active RIBO and ten years as a broker, but all in home and auto; she says herself she has not handled commercial.',
      lacks: ['three years in commercial lines'],
      cv: `TERESA MALIK
Registered Insurance Broker

CONTACT  Byron, London ON / 519 555 0163
LICENCE  RIBO, active, no conditions. G driver's licence.

EMPLOYMENT
2019-01 to present: Senior Personal Lines Broker, Springbank Insurance Advisors
   Book of 1,100 households, $2.6M. High-value homes, classic cars, secondary residences, umbrella. Retention 93%. Advise after major losses; liaise with adjusters; train new hires for their RIBO exam; nine of ten passed. Market with Economical, Chubb, Intact and others. Presented 40 annual reviews in clients' kitchens last year.
2016-06 to 2018-12: Broker, home and auto, Oakridge Insurance
   Inbound sales, 30 quotes a week. Licensed in my third month.
2011 to 2016: Teller and later personal banking associate.

DESIGNATIONS
CAIB, completed 2021.

WHY THIS ROLE
To be frank, I have not written or serviced commercial business; at Springbank anything with a business number goes to another floor. I passed the commercial part of CAIB with 88% and want to learn it from people who know farms and contractors. Epic user for seven years.`,
    },
  ],
};
