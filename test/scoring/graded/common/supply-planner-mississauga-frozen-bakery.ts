import type { GradedJob } from '../types.ts';

export const supplyPlannerMississaugaFrozenBakery: GradedJob = {
  job: 'supply-planner-mississauga-frozen-bakery',
  title: 'Supply Planner',
  spec: `Supply Planner, Mississauga (hybrid, three days in the office)

Maple Ridge Bakehouse makes frozen bread and pastry in four plants, two of them in Ontario and two in Quebec, and sells it to grocers and restaurant chains from Halifax to Calgary. Our planning team is five people and one of them is going on parental leave in January and has already told us she is coming back to a different job, so this is a permanent hire rather than a cover.

You would own the production and replenishment plan for roughly 350 finished goods over an eighteen-month horizon: turning the demand signal into a line-by-line plan the plants can run, keeping the distribution centres in stock without filling the freezers, chasing the exceptions, and bringing your numbers to the monthly S&OP meeting, where you will be asked about them. Allergen changeovers and shelf life make it more interesting than it sounds.

We are looking for someone who has done supply or demand planning in a manufacturing or packaged goods company for three years or more. Half of your day will be with the planners and supervisors in Saint-Hyacinthe and Lévis, who work in French, so you need to be fluent in both French and English, spoken and written; we are sorry, but there is no way around that one. You also need to have worked in a real advanced planning system rather than only spreadsheets. Ours is SAP IBP, but Kinaxis, o9 or Blue Yonder would do just as well, as the logic carries over.

A degree in supply chain, business or engineering is welcome, and so is a CPIM or CSCP, though neither is a condition. Food or other short-life products would be a plus, as would Power BI.

Salary between $82,000 and $95,000, bonus of 8 percent, three weeks of holidays, and as much bread as you can carry. We thank everyone who applies; only those selected for an interview will be contacted. Accommodations are available on request under the AODA.`,
  graded: [
    {
      name: 'melissa-gauthier-planner',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Six years of dated food supply planning in IBP, bilingual, with CPIM, S&OP and short shelf life.',
      lacks: [],
      cv: `Mélissa Gauthier, CPIM
Oakville, Ontario | 905-555-0148

LANGUAGES French (mother tongue), English (fluent; working language since 2022)

EXPERIENCE

Senior Supply Planner – Lakeshore Dairy Cooperative, Mississauga, ON
April 2022 – Present
Plan yogurt and cultured products for three plants (Brampton, Granby, Trois-Rivières), about 280 SKUs with 35 to 50 days of life.
Moved the network from spreadsheets to SAP IBP (Supply and Response) in 2023: master data, heuristic runs, exception rules; key user since.
Waste from expired product down from 2.9% to 1.6% of volume; case fill 98.4%.
Present the supply review each month, and rough-cut capacity for the summer peak.
Daily calls with Quebec schedulers.

Supply Planner – Confiserie Beauport inc., Québec, QC
June 2020 – March 2022
Weekly production plan for chocolate moulding and enrobing lines. SAP ECC/APO. Safety stocks, allergen sequencing, co-packers.

Logistics coordinator (co-op and then permanent) – same employer
January 2019 – May 2020

EDUCATION
B.A.A., opérations et logistique, Université des Deux-Rives, Québec, 2019
CPIM, 2021

TOOLS SAP IBP, APO, ECC; Power BI; Excel`,
    },
    {
      name: 'thierry-nkounkou-kinaxis',
      kind: 'any-of',
      low: 80,
      high: 92,
      best: 86,
      why: 'Kinaxis instead of IBP is named as good enough, 34 months against three years is no gap, and he is bilingual; no food and no CPIM.',
      lacks: [],
      cv: `Thierry Nkounkou
Toronto (Etobicoke)

Who I am
Industrial engineer, born in Douala, raised in Ottawa, at home in either official language: school in French, university in English, and I write reports in both.

What I do now
At Ferrand Personal Care (shampoos, soaps; plants in Scarborough and Laval) I decide what gets filled, where and when. I started there on 8 January 2024 as "Material & Capacity Analyst" and have had the same desk since. Every Monday I run the scenario in Kinaxis RapidResponse for 190 items across seven filling lines, look at what breaks, and negotiate with the plants. Laval operates in French, Scarborough in English, and I am the one in the middle. I replenish the two distribution centres and a 3PL in Moncton; days on hand went from 47 to 36 over 2025 with no loss of service. I build the supply part of our monthly executive meeting, including the slide nobody likes, which is the one about constraints. Power BI dashboard of plan adherence, refreshed each night, my own work.

Before
Process engineer, Ottawa Valley Plastics, Arnprior, May 2021 – December 2023. Injection moulding, changeover reduction, line trials. No planning as such, but I know what a changeover costs.

Studies
B.A.Sc. mechanical engineering, Rideau Falls University, 2021

Interests: choir, fixing bicycles`,
    },
    {
      name: 'harpreet-sohal-no-french',
      kind: 'missing',
      low: 54,
      high: 67,
      best: 61,
      why: 'Excellent food planner with Blue Yonder and CSCP, but no French, which the ad calls unavoidable.',
      lacks: ['fluent French'],
      cv: `HARPREET SOHAL, CSCP
Brampton, ON

PROFESSIONAL SUMMARY
Supply planning professional with 8 years in frozen and chilled food.

Northgrain Frozen Meals Ltd., Mississauga | Supply Planning Lead | Feb 2021 – present
• 420 SKUs, 3 plants (Brampton, Guelph, Winnipeg), 5 DCs
• Blue Yonder ESP/Fulfillment daily; led upgrade testing in 2024
• Inventory down $4.1M in two years; on-time in-full 97.9%
• Chair the weekly S&OE call, supply voice in monthly S&OP
• Allergen wheel for two shared lines reduced cleaning hours by 18%

Golden Acre Snacks, Etobicoke | Demand & Supply Planner | Mar 2018 – Jan 2021
• Forecast by customer, promotions, new launches; production plan in SAP APO SNP
• Forecast error 34% to 26%

Golden Acre Snacks | Inventory Analyst | Sept 2016 – Feb 2018

EDUCATION
BCom, Supply Chain Management, Toronto, 2016
CSCP (ASCM), 2020, maintained

LANGUAGES: English, Punjabi, Hindi
TECHNICAL: Blue Yonder, SAP, Power BI, SQL basics`,
    },
    {
      name: 'amelie-fortin-two-contracts',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 63,
      why: 'Bilingual and o9 are shown, but two concurrent contracts cover 21 months of planning, not the "more than three years" claimed.',
      lacks: ['three years of supply or demand planning'],
      cv: `AMÉLIE FORTIN
Hamilton, Ontario

Bilingual supply chain professional with more than three years of planning experience across beverages and home products.

PLANNING EXPERIENCE

Supply Planner (contract, 20 h/week)
Vallon Beverages, Burlington ON – Feb 2024 to Aug 2025
Weekly production and deployment plan for canned drinks in o9; two co-packers in Quebec with whom all dealings were in French; took part in S&OP. Reduced stock-outs on the top 40 items from 31 to 9 per month.

Demand Planner (contract, 20 h/week, remote)
Hestia Home Products, Drummondville QC – Mar 2024 to Oct 2025
Statistical forecast for 600 items, bias tracking by account, monthly consensus meeting with the sales team (in French). Power BI reports.

OTHER EXPERIENCE

Nov 2025 – now   Career break, caring for a parent; open to start in December
2019 – Jan 2024  Customer Service Representative, then Team Lead, Vallon Beverages. Order entry, allocations when product was short, complaints.

EDUCATION
DEC, techniques de la logistique du transport, 2019
CPIM Part 1 passed 2024

French: first language. English: fluent.`,
    },
    {
      name: 'laurent-desrosiers-urban-planner',
      kind: 'trap',
      low: 10,
      high: 22,
      best: 16,
      why: 'An urban planner: the planning, capacity and demand are of land and traffic; only the two languages fit.',
      lacks: ['three years of supply or demand planning', 'advanced planning system'],
      cv: `Laurent Desrosiers, MCIP, RPP
Planner

2019-05 → present
Planner II, City of Port Elgin Heights, Ontario
Housing supply and land demand forecasts to 2051; capacity analysis of road and water networks; public meetings in both official languages. Prepared the secondary plan for a 90-hectare employment area (warehousing, food processing), coordinated with developers, the region and the railway. Monthly report to Council on supply of serviced lots. GIS, Excel, Power BI.

2015-09 → 2019-04
Junior Planner, Atelier Rive-Sud urbanistes, Longueuil, Québec
Zoning amendments, site plans, parking demand studies, consultations.

Education
M.Urb., Université du Richelieu, 2015
B.A. Geography, Massawippi University, 2013

Memberships: Registered Professional Planner (Ontario), Canadian Institute of Planners

Langues: français et anglais, bilingue
Interests: cycling, baking sourdough`,
    },
  ],
};
