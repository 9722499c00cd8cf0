import type { GradedJob } from '../types.ts';

export const dairyFarmManagerTipperary: GradedJob = {
  job: 'dairy-farm-manager-tipperary',
  title: 'Dairy Farm Manager, Co. Tipperary',
  spec: `DAIRY FARM MANAGER
Near Cahir, Co. Tipperary. Full time, permanent, house available.

The farm
210 spring calving British Friesian x Jersey cows on 82 hectares of grass in one block around the parlour. 20-unit herringbone with ACRs and a drafting gate. Supplying Suirvale Co-op. The owners have off-farm jobs and want someone to take over the running of it.

The role
Milking with one full time operative and relief at weekends. Weekly grass walk and budgeting (we use PastureBase). Breeding, calving, calf rearing to weaning. Herd health with our vet, SCC below 130. Nitrates, registrations, Bord Bia audit and the rest of the paper. Looking after the staff roster. Contractors do the silage and slurry.

What we need
- Green Cert (Level 6 Advanced in Agriculture, or Dairy Herd Management), or an agricultural degree or equivalent
- Minimum 3 years in charge of, or second in charge of, a dairy herd of 100 cows or more
- Full driving licence, including tractor (W)

What we'd like
- DIY AI
- Experience of grass based, block calving systems
- Able to supervise and train students on placement
- Basic computer skills: Herdwatch or similar, and email

Package
EUR 52,000 to 58,000, three-bed house on the farm, every second weekend off, bonus on milk solids, six weeks' quiet time split over December and January.

Apply in confidence with CV to the Knockgraffon office, by 20 November 2026. Applications from couples and first-time managers are welcome.`,
  graded: [
    {
      name: 'eoin-hackett-herd-manager',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: 'Level 6 in dairy herd management, six years in charge of grass based spring herds of over 100, AI and a full licence with W.',
      lacks: [],
      cv: `CURRICULUM VITAE
Name: Eoin Hackett          Address: Golden, Co. Tipperary          Date of birth: 22/02/1995
Licence: B, BE, W full, no points

EDUCATION
2013-2015   Kildalby Agricultural College, Level 5 and Level 6 Advanced Certificate in Dairy Herd Management (Green Cert)
2016        Two seasons in Southland, New Zealand, 600 cows, farm assistant
2008-2013   Leaving Cert, Scoil Ailbhe

FARM WORK
Feb 2020 - now    Herd Manager, Gerard & Anne Prendeville, Kilfeacle. 165 cows, spring calving. I took it from 130. I run it day to day, the owner does books. Grass grown 13.9 t last year, measured every Monday on PastureBase. 498 kg solids a cow in 2025. SCC average 96. 78% calved in first six weeks. I inseminate all the cows myself (DIY AI course 2019), 6 weeks AI then easy calving bulls. One lad with me and two students each spring, both passed.
Jan 2017 - Jan 2020    Assistant on 240 cows, Ballydrehid. Milking 11 times a week, calf rearing, fencing.

PAPER
Bord Bia sustainability audit passed 2021, 2022, 2024, 2026. Herdwatch for remedies and registrations.

HOBBIES
Macra, hurling, a few ewes of my own.`,
    },
    {
      name: 'siobhan-quirke-farm-relief',
      kind: 'gem',
      low: 78,
      high: 89,
      best: 84,
      why: 'Titled farm relief operative, but for four years she has been the one in charge of a 190-cow spring herd for a sick owner, with Green Cert, AI and a full licence.',
      lacks: [],
      cv: `Siobhán Quirke, Farm Relief Operative
Bansha, Co. Tipperary

I've been on the books of Galtee Farm Relief since March 2018 and am still paid by them, hence the title. Until summer 2022 I was what you would think, a milker who turned up when somebody was sick or at a wedding, around thirty farms, anything between 60 and 300 cows.

In June 2022 I was sent for a fortnight to a farmer outside Emly who had a stroke. I am still there. He hasn't been back in the yard and his wife teaches. There are 190 cows, all calving from the end of January, a 16-unit parlour, and a neighbour's son who helps me. I decide what gets grazed and what gets cut and walk the paddocks every week with the plate meter, order the meal and the fertiliser, pick the bulls, do the AI since 2023, watch the calvings, rear 50 replacements a year, dry off, ring the vet, fill in the blue cards that are not blue any more, sit through the inspections. Last year we sent in 1.04 million litres. Cell count 118, down from 241 the year I came. Empty rate 8 per cent. I got through the derogation check with nothing found. His wife signs the cheques.

Green Cert from Clonmoyle College, part time, finished May 2020. Before that: Level 8 in French and history, and three years in a call centre in Cork.

I drive everything (B and W since 2015). I know Excel, Herdwatch and AgriNet. My own people have 20 sucklers in Dundrum.

His son is coming home from Perth in the new year to take the place over, so I'll be free from the middle of January.`,
    },
    {
      name: 'fergal-noonan-beef-tillage',
      kind: 'adjacent',
      low: 47,
      high: 58,
      best: 53,
      why: 'Green Cert, licence and seven years managing a farm, but beef and tillage only, without a dairy herd.',
      lacks: ['3 years in charge or second in charge of a dairy herd of 100+'],
      cv: `Fergal Noonan BAgrSc
Athy, Co. Kildare

Farm Manager, Castlerow Estate, March 2019 - present
320 ha: 190 winter wheat, barley, beans and oilseed rape, the remainder in grass for 260 beef cattle, finished in sheds over the winter. Staff of three and harvest casuals. Budgets to the trustees every quarter. Rations, weighing, TB tests, factory bookings. Grass measured fortnightly and paddocks reseeded, 10.8 t DM. Nitrates and BISS, Bord Bia beef and grain audits, AgriNet and Excel. We buy in dairy-bred calves at three weeks and rear 80 on milk replacer.

Assistant Manager, Lanigan Tillage Ltd, Carlow, 2014 - 2019
Spraying, drilling, combine, store.

University: BAgrSc Crop Science, Dublin, 2014
Licences: full B, BE, C, W. Sprayer PU. Safe Pass.

I have never worked in a parlour beyond college placement (a month, 2012), and would be coming to cows fresh. What I bring is running a farm business and people.`,
    },
    {
      name: 'gary-lynam-dairy-aisle',
      kind: 'trap',
      low: 7,
      high: 17,
      best: 11,
      why: "Dairy manager of a supermarket's chilled aisle; the word is right and the trade is not.",
      lacks: [
        'Green Cert, agricultural degree or equivalent',
        '3 years in charge of a dairy herd',
        'tractor licence (W)',
      ],
      cv: `GARY LYNAM
Clonmel, Co. Tipperary

DAIRY MANAGER

Barrow's SuperMarket, Clonmel, Dairy & Chilled Manager, Sept 2018 - present
In charge of the biggest dairy department in the county: milk, butter, yoghurt, cheese and cream, turnover of 61,000 a week. Team of 7, I make the roster and train students and part timers. Ordering, rotation, waste (from 3.8% to 2.1%), temperature records, audits by head office and by the health inspector. Deal with suppliers incl. two co-ops and an organic farm. Promotions calendar. Best Fresh Department in Munster 2023.

Barrow's SuperMarket, Thurles, Dairy assistant then Deputy, 2014 - 2018

Earlier: deli counter, Cashel

Education: Leaving Cert 2012. Retail Management Level 6, distance, 2020. HACCP level 3.
Skills: SAP retail, Excel, email, leading people, early starts (5 am no bother)
Full B licence, clean.`,
    },
    {
      name: 'natalia-wrona-payroll',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 4,
      why: 'Payroll and accounts career with nothing from farming; only a car licence.',
      lacks: [
        'Green Cert, agricultural degree or equivalent',
        '3 years in charge of a dairy herd',
        'tractor licence (W)',
      ],
      cv: `Natalia Wrona
Payroll Specialist, IPASS qualified
Waterford city

Work experience
05/2021 - present   Kilcreggan Medical Devices, payroll specialist. Fortnightly payroll for 640 employees, Revenue submissions, sick pay, pension auto-enrolment, year end. Replaced paper time sheets by Softco.
09/2016 - 04/2021   Fenor & Daly Accountants, payroll and bookkeeping for forty clients, mainly pubs, pharmacies and a hotel. VAT returns.
2012 - 2016   Bank cashier, Lublin, Poland

Education
Certified Payroll Technician, 2018
MA Economics, Lublin, 2012

Languages: Polish, English (fluent), German (some)
Programs: Sage, Megapay, Excel with pivot tables
Driving licence B. Hobbies: choir and sea swimming.`,
    },
  ],
};
