import type { GradedJob } from '../types.ts';

export const packagingBuyerFoodSmallFirmBirmingham: GradedJob = {
  job: 'packaging-buyer-food-small-firm-birmingham',
  title: 'Buyer - packaging',
  spec: `Tandy & Moss Foods Ltd, Tyseley, Birmingham. Pies, pasties, sauces. 160 staff, family owned, supplying supermarkets and food service.

Buyer needed for our packaging: film, trays, sleeves, labels, boxes. Spend £6.5m, 40-odd suppliers.

You must be MCIPS. You must have bought packaging for food for five years or longer. You must hold a full driving licence, the suppliers are all over the Midlands and the North and there's no train to most of them.

You'd run tenders, set prices, keep us in stock, deal with artwork changes and with EPR and plastic tax data, help technical with specs and BRC audits, and look for stuff that can be recycled. No team. MD is your boss and his door is open. He'll ask what you saved.

Handy: Sage 200, some print knowledge, having worked in a factory.

£46-50k. 8.30 to 5, 4 on Fridays. On site. Parking. Staff shop. CV and a short note to Jan.`,
  graded: [
    {
      name: 'gurpreet-sandhar-mcips',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'MCIPS with nine years of food packaging buying, full licence, savings and EPR work shown.',
      lacks: [],
      cv: `GURPREET SANDHAR MCIPS
Oldbury, West Midlands | full clean driving licence, own car

Packaging Buyer | Merrifield Chilled Foods, Wolverhampton | Jan 2020 - now
£9m across flexible film, CPET and board trays, sleeves, labels and corrugate for ready meals. Sole buyer.
> Re-tendered corrugate in 2023: four suppliers to two, £410k out of £2.6m
> Moved 14 lines from black CPET to mono PP, plastic packaging tax bill down by a third
> Responsible for pEPR submissions since the first reporting period
> Artwork: 300 changes a year with the repro house, write-offs under £15k
> Supplier audits with technical, two BRCGS audits a year without a packaging non-conformance
> Visit each main supplier twice a year

Junior Buyer, then Buyer (packaging & ingredients) | Lockley Bakeries, Dudley | Aug 2016 - Dec 2019
Film, bags, ties and cases; roughly three quarters of my time on packaging. Sage 200.

Line operative, then stores, Lockley Bakeries | 2013 - 2016

CIPS Level 6, MCIPS since Nov 2019, chartered status renewed 2026
BTEC National Business, 2013`,
    },
    {
      name: 'wendy-allsop-planning-office',
      kind: 'gem',
      low: 76,
      high: 88,
      best: 82,
      why: 'Called office and planning co-ordinator, yet MCIPS and for eight years the person who buys all the food packaging.',
      lacks: [],
      cv: `Wendy Allsop
Kings Norton, Birmingham B38

I've put "Office & Planning Co-ordinator" because that's what the payslip says. Brindle's Puddings is a small place (55 of us, Redditch) and whoever can do a thing does it. I joined in 2011 to answer the phone.

What I've done there since spring 2018:

All the packing materials are mine. Lidding film, pots, foil trays, sleeves, labels, outers, shrink. About £1.9m a year now, 17 firms. I get the quotes, haggle, place the calls-off against the weekly plan, chase, reject, and sit with the printers when the colour's wrong. In 2022 when film was on 20 weeks I found a second extruder in Bury and we never lost a shift. Last year I took the sleeves out to tender and got 11% off. I do the plastic tax returns and the packaging waste data. I look after the spec sheets for the BRC auditor.

I drive to see them all, have had a full licence since I was 18 and the miles to prove it.

I also do the production plan and, on Tuesdays, wages queries.

The firm paid for my CIPS, done on Saturday mornings: Level 4 in 2019, Level 5 in 2021, Level 6 in 2023, and Member (MCIPS) from February 2024.

Sage 200 daily. Two grown-up sons, a narrowboat.`,
    },
    {
      name: 'tom-beresford-no-licence',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 66,
      why: 'MCIPS with seven years of food packaging, but he says outright that he has no driving licence.',
      lacks: ['full driving licence'],
      cv: `Tom Beresford, MCIPS
Moseley, Birmingham

Category Buyer, Packaging
Fallowfield Snacks Ltd, Minworth                 Oct 2021 to date
Metallised film and laminates, cartons, SRP trays: £12m. Ran the 2024 film e-auction (saving £780k). Supplier scorecards, 18-month price mechanisms tied to polymer indices. Paper-based crisp bag trial with one of the big four grocers. EPR cost model for the board.

Assistant Buyer / Buyer, Packaging
Sutton Dairy Co-operative, Nuneaton              June 2019 to Sept 2021
HDPE bottles, caps, labels, pots. Weekly call-off, stock holding agreements.

Graduate trainee, procurement
Sutton Dairy Co-operative                        Sept 2017 to May 2019
Rotations in milk, logistics, engineering stores.

Education
MCIPS, March 2022
BSc Business & Supply Chain, Tame Valley University, 2:1, 2017

Please note I don't drive and do not hold a licence. I have always managed supplier visits by train, taxi and folding bike, and sometimes a lift from technical.`,
    },
    {
      name: 'farida-nkemelu-facilities',
      kind: 'adjacent',
      low: 47,
      high: 60,
      best: 54,
      why: 'MCIPS and a driver with long buying experience, but in facilities and maintenance spend; no packaging, no food.',
      lacks: ['five years of buying food packaging'],
      cv: `FARIDA NKEMELU

Chartered procurement professional, MCIPS (2018). Solihull. Full UK licence.

Experience:

2020-03 – present: Senior Buyer, Indirects, Arden Rail Components, Coventry
Facilities, cleaning, security, MRO, PPE, contract labour, utilities. £14m. Tendered the hard FM contract (five years, £4.4m) and brought forty maintenance suppliers down to nine with a vendor-managed store. Negotiated energy in the winter of 2022. Contract management, KPIs, supplier visits across the Midlands. SAP MM and Ariba.

2015-09 – 2020-02: Buyer, Estates, Heart of Forest NHS Trust, Tamworth
Estates materials and minor works, framework call-offs, OJEU and later Find a Tender notices, £7m.

2013-07 – 2015-08: Procurement Assistant at the same trust

Education: BA Business Studies, Tame Valley University 2013; CIPS diplomas 4-6, 2014 to 2018

Savings 2020 to 2025, audited by finance: £2.3m.

I enjoy factories and would be glad to be in one that makes something one can eat.`,
    },
    {
      name: 'jordan-ashby-media-buyer',
      kind: 'trap',
      low: 6,
      high: 18,
      best: 12,
      why: "A media buyer who buys airtime and posters; 'buyer', 'film' and 'packages' in another trade.",
      lacks: ['MCIPS', 'five years of buying food packaging'],
      cv: `JORDAN ASHBY
Media Buyer

Digbeth, Birmingham

Senior Media Buyer, Loud Canal Agency, April 2021 – present
Buying TV, cinema, radio and out-of-home for food and drink brands (a pie brand, two breweries, a pizza chain). £8m annual billings. Negotiate film and sponsorship packages with the sales houses, tender yearly trading deals, average 14% under station price. Check artwork and print specs for 48-sheets and bus sides. Labels: worked with three record labels on launches. Reporting on reach, frequency and cost per thousand.

Media Planner/Buyer, Sixways Media, Worcester, Sept 2017 – March 2021
Regional press, radio and paid social.

BA Advertising, Black Country University, 2017
IPA Foundation Certificate 2018

Full driving licence. DJ at weekends.`,
    },
  ],
};
