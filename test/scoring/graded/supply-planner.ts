/** Supply planner: planning in SAP for manufacture decides; storekeeping and driving do not. */
import type { GradedJob } from './types.ts';

export const supplyPlanner: GradedJob = {
  job: 'supply-planner',
  title: 'Supply Planner',
  spec: `Supply Planner (m/f/d) – Rotterdam. Company: an international producer of coatings with seven plants. Job description: as Supply Planner you translate the demand forecast into production and replenishment plans for two plants and four distribution centres, set safety stocks, resolve shortages together with production schedulers and buyers, and present the supply view in the monthly S&OP cycle. Requirements: Bachelor degree in supply chain, logistics, industrial engineering or comparable; 3 to 5 years of experience in supply or production planning in a manufacturing environment; working experience with SAP (APO, IBP or MRP in ECC/S4); good Excel; fluent English, Dutch is a plus. APICS CPIM or CSCP appreciated. Chemicals or FMCG background preferred. Offer: 27 holidays, bonus, hybrid working, pension fund. Recruitment agencies are kindly requested not to respond.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Four and a half years of supply planning in paints with SAP IBP and S/4, S&OP, CPIM, degree, Dutch.',
      lacks: [],
      cv: `Maarten Hoogeveen
Schiedam

WORK EXPERIENCE

Supply Planner - Deltaverf Coatings BV - 05/2022 to present
Constrained supply plan for one plant and three DCs (1,900 SKUs) in SAP IBP; MRP run in S/4HANA; safety stock by service class, inventory down 11 % with OTIF 97.2 %. Weekly shortage meeting with schedulers and procurement. Prepares the supply review of the S&OP month.

Production Planner - Zoetwaren Van Dam (confectionery) - 09/2019 to 04/2022
Finite scheduling of four packing lines in SAP ECC PP, raw material call-offs, Excel capacity model.

EDUCATION
BSc Logistics Engineering, Hogeschool Rotterdam, 2015 - 2019
APICS CPIM part 1 and 2 (2023)

Dutch native, English C1, German B1`,
    },
    {
      name: 'oracle-planner',
      kind: 'missing',
      low: 58,
      high: 74,
      best: 67,
      why: 'Does exactly this job in Oracle and Kinaxis; the SAP experience asked for is absent but learnable.',
      lacks: ['SAP planning experience'],
      cv: `Shreya Balakrishnan - Supply Chain Planner, Eindhoven

Brightlux Lighting (manufacturer), Supply Planner, Jan 2021 - present: translates forecast into plans for plants in Poland and Mexico and replenishment of five European warehouses; Kinaxis RapidResponse on Oracle EBS; safety stock parameters; allocations in component shortage of 2022; S&OP supply deck each month.

Brightlux Lighting, Junior Planner, Sep 2019 - Dec 2020: purchase proposals, reschedule messages, Excel VBA.

MSc Industrial Engineering, TU Eindhoven, 2019. BTech Production Engineering, 2016.
English fluent, Tamil native, Dutch A2. CSCP 2022.

Interests: badminton, food blog. Highly skilled migrant permit until 2029, transferable to a recognised sponsor.`,
    },
    {
      name: 'warehouse-lead',
      kind: 'adjacent',
      low: 25,
      high: 46,
      best: 36,
      why: 'SAP every day and close to planners, but executes stock movements; no planning, no degree.',
      lacks: ['bachelor degree', '3 years of supply planning'],
      cv: `Dennis Kwakkel
Warehouse shift leader

Maasvlakte Logistics, Shift Leader Inbound, 2018 - now
22 people, receipts and put-away of chemical drums (ADR storage), SAP EWM and MM bookings, cycle counts, cooperation with the planners about late trucks, KPI board, 5S.

Maasvlakte Logistics, Forklift Driver, 2011 - 2018
Reach truck, loading, scanning.

MBO 3 Logistiek Teamleider, 2017. VCA-VOL, forklift certificate. Nederlands, English B1. Excel basic.

Resultaten: picking errors from 0.9 to 0.3 percent, two years without a lost day, idea of the year 2022 for the drum clamp. Works council member. Trains new forklift drivers. Hobbies: voetbal (coach of the under nines), model ships. I would like to move into planning and am ready to study in the evening.`,
    },
    {
      name: 'thin-planner',
      kind: 'thin',
      low: 55,
      high: 78,
      best: 69,
      why: 'Says in a few lines that he plans supply in SAP APO for a producer and has the degree; no detail to trust it by.',
      lacks: [],
      cv: `Emre Yalcin, supply planner
2021 - now: Supply planner, Anatolia Foods Europe, Breda. Plans two factories in SAP APO.
2018 - 2021: Production planner, Koekfabriek.
BSc Industrial Engineering 2018. English fluent, Dutch good.`,
    },
    {
      name: 'financial-planner-trap',
      kind: 'trap',
      low: 3,
      high: 20,
      best: 10,
      why: 'Plans, coating, supply and safety stock words of a wedding and an investment planner: another trade.',
      lacks: ['bachelor degree in supply chain', '3 years of supply planning', 'SAP'],
      cv: `Florence Ter Braak
Wedding and event planner, earlier financial planner

Own business "Dag van je Leven", Rotterdam, 2019 - present: plans 30 weddings a year, supplies flowers, cakes with icing coating, tents; production schedule of the day; shortages solved at the last minute; budget in Excel.

Certified Financial Planner, Maasbank Private Wealth, 2012 - 2019: monthly review cycle with 180 clients, safety margins in stock portfolios, demand for mortgages, forecasts of pension income.

HBO Finance & Control, 2012. Dutch native, fluent English.

Happy couples on the website; member of the chamber of commerce; interests: calligraphy, baking, horse riding.`,
    },
    {
      name: 'denial-student',
      kind: 'denial',
      low: 30,
      high: 55,
      best: 43,
      why: 'Fresh graduate with the degree and a thesis with SAP on paper; says no work experience in planning and no system use.',
      lacks: ['3 years of supply planning', 'SAP planning experience'],
      cv: `Femke de Ruiter
Graduate, Supply Chain Management

Dear reader, I finished my studies in July and look for a first position. I have no working experience as a planner yet, and SAP I know only from lectures, not from use.

Education
BSc Supply Chain Management, Hogeschool Rotterdam, 2022 - 2026. Thesis: safety stock by service class for a paint distributor, with Excel and Python; mark 8.5. Courses: S&OP, forecasting, production planning, SAP S/4HANA introduction (two days).

Work beside studies
Order picker, Bol-like web shop, 2022 - 2025, evenings
Shop assistant, garden centre, Saturdays, 2020 - 2022
Internship, sixteen weeks, purchasing department of Havenstaal, 2025: supplier delivery reports, calling about late orders, cleaning of master data in Excel.

Languages: Dutch native, English C1, German A2
Interests: korfball coach, chess, sewing. Board member of the study association, treasurer, budget of 40,000 euros. Driving licence B. Ready to take CPIM in the first year.`,
    },
  ],
};
