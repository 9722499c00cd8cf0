/** Category buyer for packaging at a food maker, UK: MCIPS in good standing, four years buying packaging or ingredients for food. */
import type { GradedJob } from '../types.ts';

export const categoryBuyer: GradedJob = {
  job: 'category-buyer',
  title: 'Category Buyer, Packaging',
  spec: `Halloran's Kitchens has been cooking soups, sauces and ready meals in Boston, Lincolnshire since 1958 for most of the supermarkets you can name and for a brand of our own, and we spend about 34 million a year on what goes round the food: trays, film, pots, lids, sleeves, labels, shippers and pallets. We are looking for someone to own that spend. The previous buyer has moved to Group and left things in order, so you would not be starting from a fire, but contracts for film and corrugate (together 19 million) run out in June 2027 and it is your job to have tendered them by then, with the plant trials, the resin and paper index mechanisms, the rebates and the service levels that come with it. Day to day you sit between the factory, which wants it to run, the technical people, who want it safe, the retailers, who want it recyclable by yesterday, and finance, who have had the first invoices under packaging EPR and are still pale. You would write the category strategy and present it to the board once a year, keep a should-cost model, meet suppliers at their works in Britain, Italy and Turkey (say thirty nights away), deal with shortages when they come, and coach a junior buyer. To do this you will have bought packaging or ingredients for a food or drink manufacturer for four years at the very least, in contracts of a million and more that you yourself negotiated, as the technical side cannot be picked up in a quarter. You will also be MCIPS, full member and up to date, because our retail customers' audits ask who signs the contracts and what they hold; studying is not enough for this chair although it would be for the junior one. We run on SAP with Ariba sourcing. Some knowledge of plastic packaging tax, PPWR, BRCGS Packaging and of hedging would be most welcome, Italian would be a treat. Salary 54 to 62 thousand, car or allowance, eight per cent bonus, pension, staff shop (the chowder), 25 days plus bank holidays, two days a week from home once you know the place. We would like people from every walk of life to apply. Write to Debs in HR with your CV and tell her your notice period.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'MCIPS Chartered for 2026, nine years of packaging purchase in chilled food to today, 22m of film, trays and board tendered herself, EPR and plastic tax.',
      lacks: [],
      cv: `Magdalena Wrona MCIPS (Chartered status 2026)
Spalding | Polish, English, kitchen Italian

BUYER, PACKAGING — Fenside Chilled Foods, Holbeach — July 2020 to present
  22m: CPET and rPET trays, lidding film, sleeves, SRP
  > e-auction and re-award of lidding film 2024 (6.1m, three years, polymer index with collar), 9% off, two converters validated on 14 lines
  > moved 40m trays a year from black to mono PET, M-test accepted by two retailers
  > EPR data set RAM, PPT evidence from suppliers
  > dual source of corrugate after the Feb 2022 mill fire, no lost shift
  > annual category paper for the purchasing director; junior buyer and a placement student

ASSISTANT BUYER, then BUYER, INGREDIENTS & LABELS — Bourne Salads — Sept 2017 to June 2020
  Dressings, croutons, self-adhesive labels, punnets (4m, contracts to 1.3m from 2019)

PRODUCTION PLANNER — same — 2015 to 2017

CIPS L4 2018, L5 2020, L6 2022. Ethics test passed Jan 2026. BSc Food Marketing, Harper Adams, 2015
SAP MM, Ariba Sourcing, Excel incl. cost models by resin, conversion, print, freight
Clean licence. Judo brown belt. Notice 3 months`,
    },
    {
      name: 'brewery-glass',
      kind: 'synonym',
      low: 77,
      high: 91,
      best: 85,
      why: 'A brewery supply manager, Chartered member, six years of bottles, cans, closures and malt in seven-figure agreements; all duties in brewing words, board presentations and Ariba not shown.',
      lacks: [],
      cv: `FERGUS TOLLEMACHE-BAINES
Burton upon Trent

I keep a brewery in glass. Trent & Dove Brewers fill 900,000 hl a year, and since February 2020 my title has been Supply Manager, Dry Goods and Malt: everything which arrives on a lorry and is not hops.

Bottles come from two glassworks, 11 million pounds' worth, on a three-year paper I drew up in 2021 and again in 2024: gas and soda ash pass-through by formula, moulds ours, call-off by week, penalties for short pallets. Cans I took in 2022 from spot to agreement with ends priced off LME plus Midwest premium; treasury fix the metal for me six months out. Crowns from Italy, wet glue labels from Bavaria, cartons from Wrexham, shrink from Lincolnshire. Malt is 4 million and depends upon the barley and the weather.

New bottle, 2023: 28 grams lighter. I had it made in Essex, run at night on line 4, dropped, pasteurised, and approved by the quality people before asking for the money. Saved 640k. Our levy bill for packaging waste and the tonnage returns are on my desk too.

Before this: materials controller at a maker of car seats, Derby, 2013 to 2020.

The Chartered Institute of Procurement & Supply elected me to full membership in October 2019 and I've paid and done the ethics e-learning each year (latest August 2026). HNC Business.

SAP. I mend clocks. My wife's family is near Sleaford, and we mean to live there.`,
    },
    {
      name: 'membership-expired',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 68,
      why: 'Twelve years of ingredients and packaging in food, all skills there, but his MCIPS ran only until 2021 and he is not a member now.',
      lacks: ['MCIPS, full member and up to date'],
      cv: `Curriculum vitae: Adrian Fitzwalter-Moss

PERSONAL
Grimsby. Divorced, one son at university. Driver.

PROFESSIONAL BODIES
Institute of Food Science and Technology, associate, 2012 - present
CIPS: MCIPS 2014 - 2021
Toastmasters

CAREER
Senior Buyer, Packaging and Coatings, Dogger Seafoods Ltd, Grimsby, 2018 - present
  Films, skin-pack, cartons, cases, batters and crumbs; spend 27m with 31 suppliers
  Ran RFPs for cartons (2020, 2023, 2026) and film (2022, 2025); largest award 5.4m
  Paper and LDPE indices built into every contract
  Line trials with engineering, BRCGS and migration papers with technical
  Cardboard sleeve instead of plastic window: 310 t less, PPT and EPR saving 480k
  Board paper yearly
  Plant visits in Turkey, Italy and Denmark
  Two buyers report to me

Buyer, Ingredients, Brigg Bakeries, 2014 - 2018
  Flour, fats, sugar (white sugar No 5 cover), fruit; 16m

Assistant buyer, Humber Timber, 2010 - 2014

EDUCATION
BA Business, Lincoln, 2010. CIPS Graduate Diploma 2013.

SYSTEMS
SAP S/4, Ariba, Power BI, Mintec

I cycle the coast in summer and coach a walking-football side.`,
    },
    {
      name: 'fashion-buyer',
      kind: 'trap',
      low: 15,
      high: 31,
      best: 23,
      why: 'A retail fashion buyer: ranges, trends, margins and swing tickets; negotiation carries over, but no food, no packaging category and no institute.',
      lacks: [
        'bought packaging or ingredients for a food or drink manufacturer for four years at the very least',
        'MCIPS, full member and up to date',
      ],
      cv: `Coco Fairweather
BUYER | Womenswear & Accessories

Award-winning category buyer with 13 years in fast moving retail and an annual spend of £41 million.

Senior Buyer, Jersey & Denim — Marlo & Finch (86 stores + online), London — 2019 to now
• Own the category strategy and the open-to-buy; sales +11% and intake margin +3.2 pts in AW25
• Negotiate cost prices, lead times and rebates with factories in Turkey, Portugal and Bangladesh (55 nights a year)
• Sustainability lead: recycled poly mailers and paper swing tickets across the range, hangers back to supplier
• Present range to the board four times a season
• Team of 5: junior buyer, two BAAs, merchandiser

Buyer, Scarves, Hats and Gifts — Penhallow Stores — 2015 to 2019
• Christmas food gifting capsule (biscuits in tins, 4 lines), sold through 92%

Assistant buyer, Penhallow Stores — 2013 to 2015

Education
BA Fashion Buying and Merchandising, Nottingham Trent, first class, 2013
Short course: Negotiation for Buyers (CIPS accredited, two days, 2018)

Systems
Island Pacific, Centric PLM, Excel, a bit of SAP Retail

Italian, good. Collects vintage headscarves. Moving to Stamford with family.`,
    },
    {
      name: 'hospital-procurement',
      kind: 'adjacent',
      low: 52,
      high: 66,
      best: 58,
      why: 'MCIPS in date and eight years of seven-figure category tenders in the NHS and a council; food appears only as catering contracts, so no manufacturer and no packaging.',
      lacks: [
        'bought packaging or ingredients for a food or drink manufacturer for four years at the very least',
      ],
      cv: `Name	Yasmin Tranter
Title	Category Manager (Band 7)
Professional status	MCIPS since Nov 2020; Chartered; next ethics renewal 03/2027
Lives in	Lincoln

Employer	East Midlands NHS Procurement Collaborative
Dates	May 2021 to present
Scope	Facilities and catering consumables, 29m across six trusts
Work	Category strategies signed off by six finance directors. Find a Tender notices under Procurement Act 2023, competitive flexible procedure. Patient meals (chilled, plated; 8.8m over 4 yrs), disposables (cups, trays, cutlery, clinical waste sacks; 2.4m), linen, cleaning. Price variation clauses by CPI and by PRODCOM. Supplier reviews each quarter. Savings 2025/26: 1.9m cash releasing. Coach two Band 5s.

Employer	Kesteven County Council
Dates	Feb 2018 to Apr 2021
Scope	Schools and transport
Work	Buyer, then Procurement Officer. School meals framework (contractor run), home to school taxis DPS, furniture.

Employer	Lincoln Superbowl
Dates	2014 to Jan 2018
Work	Duty manager, ordering

Education	BA Events Management, Lincoln, 2014. CIPS 4, 5 and 6 by evening (2018 to 2020)
Tools	Atamis, Jaggaer, Ariba network as a buyer, Excel
Interests	Roller derby, baking for a hospice`,
    },
  ],
};
