/** District manager for a shoe chain around Brussels: three years over five or more shops, French and Dutch, and a driving licence decide it. */
import type { GradedJob } from '../types.ts';

export const districtManagerBrussels: GradedJob = {
  job: 'district-manager-brussels',
  title: 'District Manager Brussels and Brabant',
  spec: `Schoenhuys-Pas à Pas sells family shoes in 96 shops in Belgium and Luxembourg. For the district of Brussels and the two Brabants, eleven shops with some 90 colleagues, we are looking for a district manager who likes the shop floor better than the desk.

You are on the road four days out of five. You coach the shop managers, hire them and now and then part with them, walk the floor with them before the season starts, and agree on targets for turnover, conversion, hours and stock loss. You open one new shop a year and refurbish two. On Fridays you are at the head office in Mechelen, where you speak for your district with buying, HR and logistics.

We ask for at least three years as a manager of several shops at once (five or more), in fashion, shoes or any other retail chain. You speak both French and Dutch fluently, C1 or better, because your teams are made up of both and so are the works council papers. You hold a driving licence B. English is useful for the software but not needed every day. A bachelor's degree is welcome, as is knowledge of joint committee 311 or 202, of planning tools such as Strobbo or Protime, and of visual merchandising.

In return: a gross salary between €4,600 and €5,400, a bonus, an electric company car, meal vouchers, hospitalisation insurance, 32 days off and a discount on shoes for the whole family. We select on competence, whatever your age, origin, gender or disability.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 85,
      high: 97,
      best: 92,
      why: 'Six dated years over eight to thirteen fashion shops, Dutch mother tongue and French C2, licence and Belgian retail law.',
      lacks: [],
      cv: `Liesbeth Van Craenenbroeck
Vilvoorde | rijbewijs B / driving licence B, since 2006

AREA MANAGER, Maison Tilleul (women's fashion), Brussels, Walloon and Flemish Brabant
September 2020 - present
- Thirteen shops (eight until 2022), 74 people, turnover of 16.8 million euro
- Like-for-like + 4.1 % in 2025, conversion from 17 to 21 %, shrink below 0.9 %
- Recruited nine of the thirteen managers; two promoted to the head office
- Opened Waterloo and Woluwe, closed Halle with a decent social plan
- Works council and safety committee, in both languages; joint committee 311
- Rosters in Strobbo, floor plans with the VM team each month

STORE MANAGER, Maison Tilleul, Rue Neuve, Brussels
2015 - August 2020
- Flagship, 22 staff, 3.9 million euro. Best store of the chain in 2018.

ASSISTANT MANAGER, Kaprijke Sport, Mechelen
2011 - 2015

Education: professional bachelor in retail management, Mechelen, 2011
Languages: Dutch (mother tongue), French C2 (raised in Brussels, sat DALF), English B2
Courses: absence conversations 2023, coaching on the floor 2021`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 50,
      high: 66,
      best: 58,
      why: 'Excellent multi-shop manager from Liège who writes that his Dutch is at beginner level, while half of the teams are Dutch-speaking.',
      lacks: ['fluent Dutch (C1)'],
      cv: `GRÉGOIRE LAMBIOTTE
Ottignies-Louvain-la-Neuve

Regional manager, retail

Career
Jan 2019 - today
Lunetterie Sambrelle, chain of opticians: regional manager Wallonia, 14 shops, 85 employees
  * Turnover 19 million euro, + 6 % in each of the last three years
  * Coaches shop managers every other week, on the floor, with a simple sheet of five figures
  * Two openings a year, five makeovers since 2021
  * Plans hours in Protime; absence from 8.1 to 5.6 %
  * Chairs the employer side in the consultation meetings with the unions

2013 - 2018
Brico Haine (DIY): cluster manager of six shops in Hainaut, before that shop manager in Mons

2009 - 2013
Chausseria, Namur: deputy manager, later manager, shoes

Studies
Bachelor in marketing, Namur, 2009

Languages
French: mother tongue
English: good (B2)
Dutch: beginner, A2. I follow an evening class but cannot yet lead a conversation about performance in it.

Driving licence B, no accident in 15 years. Ready to live anywhere in Brabant.`,
    },
    {
      name: 'old',
      kind: 'old',
      low: 44,
      high: 60,
      best: 53,
      why: 'Bilingual and once in charge of seven shops, but for four years only and until 2014; since then a single bookshop of her own.',
      lacks: ['3 years managing five or more shops (old experience counted half)'],
      cv: `Hilde Rogiers, Tervuren

2014 - now | Owner, De Papieren Vos, bookshop and tea room, Tervuren
I set up the shop and run it with two part-timers and a student at the weekend. Buying, window, events with authors, accounts, web shop. Turnover of 410,000 euro. My daughter takes over in spring, and I would like to lead people again.

February 2010 - March 2014 | District manager, Lindevoet Schoenen, Leuven
Seven shoe shops between Leuven and Nivelles with 41 staff. Visits each week, appraisals, stocktaking, sales drives, the yearly move from summer to winter range. Second best of nine districts in 2012.

2004 - January 2010 | Manager of one shop, Lindevoet Schoenen, Leuven, then Brussels
1999 - 2004 | Sales assistant and cashier, department store, Brussels

Languages
Completely bilingual, French father and Flemish mother, school in both. English B1.

Education
Secondary school (commerce), Leuven, 1998
Certificate in business management, 2014

Driving licence B, own car
Volunteer with the local tradespeople's association, chair from 2019 to 2023`,
    },
    {
      name: 'overlap',
      kind: 'overlap',
      low: 56,
      high: 72,
      best: 64,
      why: 'Bilingual, licensed and good with shops, but his "five years" add up two half-time districts held in the same 26 months.',
      lacks: ['3 years managing five or more shops'],
      cv: `Karim El Ouardi
Molenbeek, Brussels

Five years as a multi-site manager in retail, for two chains. Leads by example, knows every shopping street in Brussels.

Multi-site experience
Cluster manager (50 %), Fleurix, sandwich and coffee shops
September 2024 - present
  Six shops in the Brussels stations, 38 staff. Food cost, hygiene scores, rosters, hiring.
Cluster manager (50 %), Wasserij Zuid, dry cleaning shops
September 2024 - present
  Seven counters in Brussels and Halle, 19 staff. Till differences, complaints, one move to new premises.
Each chain measured me on its own targets, and I met them in both.

Earlier
Shop manager, Fleurix, Brussels-Midi - 2020 to August 2024. 14 staff, 1.6 million euro.
Shift leader, burger restaurant, Anderlecht - 2016 to 2020

Studies
Graduate in accounting and administration, Brussels, 2016

Languages
French: mother tongue
Dutch: C1, Selor certificate article 12 (2021); half of my meetings are in Dutch
Arabic (Darija): mother tongue
English: B1

Driving licence B. Protime and Strobbo planner.`,
    },
    {
      name: 'list',
      kind: 'list',
      low: 18,
      high: 34,
      best: 26,
      why: 'A bilingual graduate with a licence whose multi-store management exists in a skills list and course titles only.',
      lacks: ['3 years managing five or more shops'],
      cv: `Noor Dewachter
Ghent, willing to move to Brussels

PERSONAL STATEMENT
Driven young professional aiming for a position as district manager in which I can coach shop managers and grow turnover, conversion and team spirit.

SKILLS
District management | multi-store leadership | KPI coaching | shop openings | visual merchandising | stock loss | P&L | Strobbo | Protime | recruitment | joint committees 311 and 202

EDUCATION
2023 - 2026 Bachelor in retail management, Ghent
   Modules: Multi-site Management; Retail Law; Store Operations; Visual Merchandising; HR for Retailers
   Thesis: why shoppers leave shoe shops without buying (grade 16/20)
2017 - 2023 Secondary school, economics and modern languages, Aalst

WORK
Saturday job, shoe department of a sports shop, Aalst, 2022 - 2026
   selling, stockroom, till
Internship, head office of a fashion chain, Ghent, February - April 2026
   kept the list of mystery shopping scores, sat in on one shop visit

LANGUAGES
Dutch mother tongue, French C1 (one semester in Lyon), English C1

OTHER
Driving licence B (2024). Scout leader of 30 children.`,
    },
  ],
};
