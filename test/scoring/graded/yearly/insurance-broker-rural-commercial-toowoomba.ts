import type { GradedJob } from '../types.ts';

export const insuranceBrokerRuralCommercialToowoomba: GradedJob = {
  job: 'insurance-broker-rural-commercial-toowoomba',
  title: 'Insurance Broker, Rural and Commercial (Toowoomba, QLD)',
  spec: `Our principal, Kev, wrote his first crop policy on the bonnet of a LandCruiser in 1988, and although we have carpets and a coffee machine now, the idea has not changed much: know the client, know the property, and be on the phone before the hail has melted. Darling Range Insurance Brokers looks after something like 2,100 farming and small-business clients from Goondiwindi to Kingaroy, and with a portfolio bought from a retiring colleague in Dalby we need another broker who can take it on without having their hand held.

That means about 350 clients to begin with: grain and cotton growers, a couple of feedlots, engineering shops, transport operators, motels. You'd do the renewals, remarket what has got expensive, place new risks with the usual insurers and a few underwriting agencies, and stand next to the client when there's a claim. You would be out on the road two days in the week.

We can only take someone who is Tier 1 compliant in General Insurance Broking under RG 146 (a Cert IV or Diploma of Insurance Broking will do nicely), since you'll be giving personal advice from the first week. We also want at least three years of broking for commercial or farm clients, rather than years in a call centre or on the underwriting side. A feel for country people is worth more to us than a big-city logo. If you have used Insight or WinBEAT and the Sunrise platform, good; if you've done some Industrial Special Risks work or hold NIBA's QPIB, better again.

Base of $95,000 to $120,000 plus super, a vehicle and a share of new business. Ring Narelle at the office for a yarn before you write anything.`,
  graded: [
    {
      name: 'brett-schultz-regional-broker',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Tier 1 Diploma broker with eight years of farm and commercial accounts, ISR, QPIB and the same systems.',
      lacks: [],
      cv: `Brett Schultz
Highfields QLD 4352
0491 570 156

Commercial and rural insurance broker, QPIB

ACCOUNT EXECUTIVE, Lockyer & Burnett Insurance Services, Gatton
February 2021 - current
Portfolio of 290 clients and $3.1m in premium. Vegetable growers, irrigators, packing sheds, earthmovers, two abattoir contractors. I do my own renewals and marketing of risks, including six ISR placements, and write Statements of Advice where they are called for. Retention over the last three years 96 per cent. After the 2022 floods I was on the road for five weeks with assessors and got every claim of mine paid but two, and those two I took to AFCA (won one). WinBEAT and Sunrise.

ASSISTANT BROKER then BROKER, Granite Belt Insurance Brokers, Stanthorpe
July 2016 - January 2021 (broker with own clients from May 2018)
Orchards, wineries, motels, trucking. Fruit hail cover, machinery, public liability, motor fleets. Ebix, later Insight.

Earlier: two seasons on a header crew, and a year at a grain depot.

Qualifications
Diploma of Insurance Broking (FNS51220), 2022. Tier 1 General Insurance since Cert IV in 2018 (RG 146)
QPIB, National Insurance Brokers Association, 2023. 25 CPD points every year.
Open C and MR licence

Off duty: campdrafting, treasurer of the Highfields show society`,
    },
    {
      name: 'leanne-dwyer-stock-and-station-office',
      kind: 'gem',
      low: 80,
      high: 91,
      best: 86,
      why: 'Titled office manager of a livestock agency, but she has run its farm insurance book as an authorised Tier 1 adviser since 2019.',
      lacks: [],
      cv: `LEANNE DWYER
Miles, Western Downs

Office Manager, Dwyer Keating Livestock & Property, Miles and Chinchilla, 2014 to now

Our firm sells cattle and country. It also, since my father-in-law's day, has had an insurance side, and that side is me. In 2019 when the rules got too serious for a side drawer I did the Diploma of Insurance Broking by correspondence (finished March 2019, Tier 1 general insurance under RG 146) and we became a corporate authorised representative of a Brisbane broking house. I'm the named adviser.

What that has been, in numbers: 212 farm and business clients when I took it properly in hand in April 2019, 305 today; premium from $0.9m to $2.2m. Graziers, dryland croppers, a helicopter mustering outfit, the two pubs, fencing and bore contractors. I go out and walk the sheds, work out what it would cost to put them back up, and go to four or five insurers for it. I sign the advice. Renewals are all mine as well. When the storms went through in November 2023 I had 61 claims open at once and closed them all by Easter. Sunrise for the packs; the broking house keeps its records in Insight and so do I.

The rest of the job: trust account, two juniors, saleyard accounts on Thursdays.

Before: teller and agribusiness assistant at the bank in Roma, 2007 to 2014.

Diploma of Insurance Broking 2019. CPD 25 points a year, logged. Year 12, St George. Open licence, happy on dirt.`,
    },
    {
      name: 'craig-tomlinson-mortgage-broker',
      kind: 'trap',
      low: 15,
      high: 28,
      best: 21,
      why: 'A home-loan broker: broking, panels, tier one lenders and compliance all belong to credit, with no insurance qualification or placement.',
      lacks: [
        'Tier 1 General Insurance Broking (RG 146)',
        'Three years broking insurance for commercial or farm clients',
      ],
      cv: `Craig Tomlinson | Broker | Toowoomba QLD

About me
Energetic broker with 7 years looking after families, farmers and small business on the Downs. I find the right policy from a panel of more than 30 providers and stay with the client until it settles.

Senior Broker, Ridgeback Home Loans, Toowoomba (Sept 2019 - present)
* $210m loan book, 480 clients, including rural lifestyle blocks and equipment finance for earthmoving contractors
* Access to all tier 1 lenders and a number of specialist ones
* Annual reviews, repricing, fixed rate renewals
* Lenders mortgage insurance quotes as part of applications
* Best Interests Duty file notes, audited twice without findings
* Team award 2023: Regional Broker of the Year, Queensland

Sales Consultant, Range Motors (new and used utes), Toowoomba (2015 - 2019)

Qualifications
Certificate IV in Finance and Mortgage Broking, 2019
Diploma of Finance and Mortgage Broking Management, 2021
Member, MFAA. Credit representative
Open licence

Software: ApplyOnline, Mercury, Excel`,
    },
    {
      name: 'judith-ferrier-former-broker',
      kind: 'old',
      low: 60,
      high: 72,
      best: 66,
      why: 'Tier 1 and ten years of country broking, but all of it ended in 2016 and nothing since.',
      lacks: [],
      cv: `Judith Ferrier
Crows Nest Qld

Current position
Business Manager, Crows Nest & Hampton State School cluster, October 2016 - present
Budgets of $6m, facilities, payroll input, risk register, arranging the P&C's cover through the department's scheme.

Previous position
Insurance Broker, Hollis & Maher Insurance Brokers, Toowoomba, August 2006 - September 2016
For ten years I looked after a mixed portfolio, at the end 340 clients, most of them on the land. Grain, cotton, piggeries, contract harvesters, a flour mill (ISR), several motels and workshops. Full renewal cycle, remarketing, new business, claims advocacy. 2011 floods: 140 claims. Used Sunrise from the time it came in, and WinBEAT.

Before that
Claims clerk at a mutual, Brisbane, 2002 - 2006

Education
Diploma of Financial Services (Insurance Broking), 2009. Tier 1 under RG 146 for general insurance broking
Certificate IV in School Business Management, 2018

Why I'm applying: my youngest has finished Year 12 and I have missed it. I know I'd need to catch up on wordings and on the code.`,
    },
    {
      name: 'jaydn-pillay-skills-list',
      kind: 'list',
      low: 25,
      high: 37,
      best: 30,
      why: 'The right words stand in a skills column only; the jobs are a motor claims line and a phone shop, and no broking is shown.',
      lacks: [
        'Tier 1 General Insurance Broking (RG 146) with evidence',
        'Three years broking for commercial or farm clients',
      ],
      cv: `JAYDN PILLAY
Insurance Professional

KEY SKILLS
Insurance Broking | RG 146 Tier 1 | Farm Pack | Crop and Hail | Commercial Package | Industrial Special Risks (ISR) | Public Liability | Motor Fleet | Renewals | Remarketing | Claims Advocacy | Sunrise Exchange | WinBEAT | Insight | QPIB pathway | Statement of Advice | Client Retention | Underwriting Agencies | Relationship Building | Rural and Regional

CAREER OBJECTIVE
Seeking a position as a rural and commercial broker in which I can utilise my extensive knowledge of the above in a growing company.

WORK HISTORY
Lodgement Consultant (motor claims), Southern Cross Direct, Springfield call centre   Feb 2024 - present
Sales Team Member, Handset Corner, Grand Central, Toowoomba   Nov 2021 - Jan 2024

EDUCATION
Bachelor of Business (deferred), Darling Downs University College
Year 12, Harristown

REFEREES
Available on request`,
    },
  ],
};
