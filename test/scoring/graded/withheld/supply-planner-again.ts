/** Supply planner in manufacturing: four planning years, SAP IBP for supply, and a degree or CPIM. */
import type { GradedJob } from '../types.ts';

export const supplyPlanner: GradedJob = {
  job: 'supply-planner-again',
  title: 'Supply Planner (SAP IBP)',
  spec: `Vandermolen Coatings makes paints and powder coatings in Antwerp, Lyon and Katowice. We sell in 34 countries.

Why is there a vacancy?
Our planner for the powder plants moves to the S/4 programme in January.

What will you do?
You own the 3-to-18-month supply plan of two plants: 900 finished goods, 60 lines and tollers, 2,100 raw materials. You run the weekly supply review, balance capacity against the consensus demand, set safety stocks and lot sizes, release planned orders to the plants, and bring scenarios to the monthly S&OP. Slow movers and allocations of titanium dioxide are yours as well.

What do we ask?
You have planned supply (production, capacity, materials) in a manufacturing company for at least four years. You work in SAP IBP for Response and Supply yourself: heuristic and optimizer runs, planning views in Excel, alerts. We cannot train this from zero. You hold a degree in supply chain, logistics or industrial engineering, or you are certified by ASCM/APICS (CPIM or CSCP).

What makes us smile?
Process industry, S/4HANA PP/DS, Power BI, French or Polish, a lean belt.

What do you get?
Gross 4,700 to 5,600 euro, 32 days of leave, hybrid work (three days Antwerp), a bicycle lease and paint at cost. Working language is English.

Curious? Call Griet Baeten, talent partner. We value every background.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 93,
      why: 'Seven years of supply planning in chemicals and food, four of them in IBP Response and Supply, CPIM and degree, Power BI.',
      lacks: [],
      cv: `Thibault Lemaire
Supply Planner, Ghent

PROFESSIONAL EXPERIENCE

Borealux Adhesives, Ghent - Supply Planner | 09/2022 - present
* tactical plan for 3 plants, 26 filling and mixing lines, 1,200 SKUs, horizon 24 months
* SAP IBP Response & Supply: constrained heuristic weekly, optimizer monthly, own planning views, custom alerts; key user for the 2024 upgrade
* chairs the supply review; brings gap-closing scenarios to S&OP
* inventory -14% at a service level of 97.6% (was 94.9%)
* allocation of isocyanates during the 2024 force majeure

Maison Delvaux Biscuits, Kortrijk - Production Planner | 07/2019 - 08/2022
* five lines, finite scheduling in ECC, then S/4HANA PP/DS
* MRP parameters, safety stock review, tollers in Lille

EDUCATION
MSc Business Engineering - Supply Chain, KU Leuven, 2019

CERTIFICATION
CPIM (ASCM), 2021 | Lean Green Belt, 2023

SKILLS
IBP, S/4, Power BI, Excel (Power Query)
Dutch, French (native), English C1`,
    },
    {
      name: 'kinaxis-planner',
      kind: 'denial',
      low: 57,
      high: 72,
      best: 65,
      why: 'Nine years of process-industry supply planning with CPIM, but on APO and Kinaxis, and the letter says no IBP yet.',
      lacks: ['You work in SAP IBP for Response and Supply yourself'],
      cv: `Agnieszka Nowicka-Hale

Summary: supply planning professional, process industry, nine years, two ERP landscapes.

Senior Supply Planner at Silesia Polymers S.A., Katowice (February 2020 to date)
Responsible for compounding and masterbatch, 38 extruders in two plants, 1,500 items. Rolling 18-month capacity plan in Kinaxis RapidResponse: constrained plans, what-if scenarios for S&OP, alerts. Weekly supply meeting with plants and purchasing. Pigment allocations. Lot-size project freed 2,300 pallet places. Coaches two junior planners.

Supply Planner at Silesia Polymers S.A. (May 2017 to January 2020)
SAP APO SNP and PP/DS, heuristic runs, planned order release, safety stocks.

Logistics trainee at a forwarding company in Gliwice (2016 to 2017)

Education: Master in Logistics, Wroclaw University of Economics, 2016. CPIM 2019.

Tools: Kinaxis (author level), APO, ECC MM/PP, Power BI, Excel with VBA. I have not worked in IBP so far; we looked at it in a selection in 2023 and chose otherwise, so I know the concepts from demos only.

Polish, English (C1), German (A2). Lean Six Sigma Yellow Belt.`,
    },
    {
      name: 'demand-planner',
      kind: 'adjacent',
      low: 42,
      high: 57,
      best: 51,
      why: 'Demand planner of six years in the Demand module of IBP; statistics and consensus, not capacity or materials.',
      lacks: [
        'planned supply (production, capacity, materials) in a manufacturing company for at least four years',
        'You work in SAP IBP for Response and Supply yourself',
      ],
      cv: `CV Eline Verstraete | demand planning | Mechelen

2020 → now. Demand Planner, later Senior Demand Planner, Orvelle Cosmetics (manufacturer, plants in Lier and Porto)
I make the forecast for skin care in Benelux, France and the Nordics: 640 references, 36 months. Statistical baseline in SAP IBP for Demand (algorithms, outlier correction, segmentation, promotions), consensus meeting with sales and marketing each month, forecast accuracy from 61 to 74 percent. Building planning views in the IBP Excel add-in is daily bread. I present the demand side in S&OP; the supply review is run by my colleagues, with whom I discuss shortages. New product launches and phase-outs.

2018 - 2020. Sales analyst, Orvelle Cosmetics
Reporting, price lists, Power BI dashboards.

Studies
Master in Maritime and Logistics Management, University of Antwerp, 2018
CPIM exam planned for 2027

Languages: Dutch, French, English
Other: volunteer at the food bank, where I plan the van routes. I would like to grow from demand to supply.`,
    },
    {
      name: 'purchasing-assistant',
      kind: 'list',
      low: 14,
      high: 31,
      best: 22,
      why: 'Warehouse and purchasing clerk who lists every planning term; two years of order confirmations, no planning, no degree.',
      lacks: [
        'planned supply (production, capacity, materials) in a manufacturing company for at least four years',
        'You work in SAP IBP for Response and Supply yourself',
        'degree in supply chain, logistics or industrial engineering, or you are certified by ASCM/APICS (CPIM or CSCP)',
      ],
      cv: `KEVIN DE SMEDT

Supply Planner / Supply Chain Professional

Keywords: supply planning - SAP IBP - Response and Supply - heuristics - optimizer - S&OP - safety stock - lot sizing - capacity planning - MRP - planned orders - allocations - S/4HANA - PP/DS - Power BI - Kinaxis - lean - CPIM - KPI - process industry

Experience
Purchasing Assistant, Buildmart DIY stores, central office Aalst, Nov 2024 - now
 - order confirmations and price differences, chasing suppliers by phone
 - entering delivery dates in SAP MM
Warehouse Employee, Buildmart, Aalst, 2021 - 2024
 - reach truck, picking, cycle counts
Barista, Café Nord, 2019 - 2021

Education
Secondary school, Office Management, 2019
LinkedIn Learning: Supply Chain Foundations; SAP IBP Overview (2 h); Excel Essential Training

Personal
Dutch mother tongue, English good, French basic. Driving licence B. Reach truck certificate. Eager to become a real supply planner in an international company where I can give 110%.`,
    },
    {
      name: 'hair-salon',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 3,
      why: 'Hairdresser and salon manager; nothing of planning, SAP or manufacturing.',
      lacks: [
        'planned supply (production, capacity, materials) in a manufacturing company for at least four years',
        'You work in SAP IBP for Response and Supply yourself',
        'degree in supply chain, logistics or industrial engineering, or you are certified by ASCM/APICS (CPIM or CSCP)',
      ],
      cv: `Nathalie Pauwels
Hairdresser and colourist, Antwerp

My experience
Salon Belle Époque, Antwerp. Manager since 2018. Team of six, diary, hiring, till and weekly takings. Colour and balayage are my speciality; bridal styling at weekends. I order shampoo and colour from two wholesalers and keep the cupboard tidy.
Coiffure Anna, Berchem. Stylist, 2011 to 2018. Cutting, perms, men's barbering, apprentices on Mondays.
Hairdresser on a cruise ship, 2009 to 2011. Mediterranean and Norway.

Training
Syntra Antwerp, hairdressing, 2006 to 2009
Wella Master Colour Expert, 2014
Extensions, Great Lengths, 2016
First aid, 2022

Languages
Dutch and French fluently, English well, a few words of Polish

Why I am writing
After fifteen years standing I am looking for an office job near home with regular hours. Customers say I am patient, precise and never late.`,
    },
  ],
};
