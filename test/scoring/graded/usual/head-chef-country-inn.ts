/** A country inn's head chef: three years leading a fresh-food kitchen and an in-date Level 3 food safety certificate decide it. */
import type { GradedJob } from '../types.ts';

export const headChefCountryInn: GradedJob = {
  job: 'head-chef-country-inn-ud',
  title: 'Head Chef, Country Inn',
  spec: `HEAD CHEF - The Fleece at Awlbury, Cotswolds
Person specification and summary of the post

The Fleece is a 17th-century inn with 11 bedrooms, 64 seats inside and a garden that fills when the sun is out. We serve breakfast, lunch and dinner seven days a week, about 900 covers, all of it cooked from scratch from suppliers we can mostly see from the car park. The kitchen is a brigade of six and was refitted last winter. Our present head chef is leaving us after nine happy years to open his own place.

Purpose of the post
To lead the kitchen: write seasonal menus, run the pass, recruit and train the brigade, keep gross profit at 68% or better, and keep our five-star hygiene rating. Reports to the owners.

Essential
E1. At least three years' experience as a head chef or sous chef in a fresh-food restaurant, hotel or pub kitchen
E2. Level 3 Award in Food Safety (Supervising), or higher, taken or refreshed within the last three years
E3. Menu writing and costing, with responsibility for gross profit, ordering and stock control
E4. Allergen management and HACCP records
E5. Leading, training and rostering a team

Desirable
D1. NVQ/City & Guilds Level 2 or 3 in professional cookery, or apprenticeship
D2. AA rosette or guide-listed experience
D3. Butchery, baking or game
D4. Weddings and private dining for up to 80
D5. Own transport, as the last bus leaves at ten past six

Terms
£45,000 - £50,000 plus a share of tronc, 48 hours over five days, two consecutive days off, live-in room available, 28 days' holiday, closed on Christmas Day and Boxing Day evening. Staff meals are proper meals. Dogs are welcome in the bar but not, we regret, in the kitchen.`,
  graded: [
    {
      name: 'gastropub-head-chef',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 93,
      why: 'Head chef of a comparable inn for four years after a sous post, Level 3 from 2025, GP, HACCP, rosette and butchery all evidenced.',
      lacks: [],
      cv: `JOSIE HATHERLEY
Head Chef

Experience

Head Chef, The Drover's Rest, Stow Parva (9 bedrooms, 55 covers)
August 2022 - present
- Brigade of five, 700 covers a week, everything made in house including bread and ice cream
- Four seasonal menus a year plus a daily board; costed on Kitchen CUT, GP 69-71%
- One AA rosette gained 2024, kept 2025
- Hygiene rating 5 at both inspections; HACCP and allergen matrix rewritten 2023
- Whole lamb and venison from two farms, broken down by us
- Two apprentices taken through Level 2; average stay of staff now over two years
- Weddings for 70 in the barn, eleven a year

Sous Chef, Langmere House Hotel, Burfield
March 2019 - July 2022
- Ran service four nights a week, rota, ordering of fish and veg, stocktake
- Sauce and pastry sections before that

Chef de Partie, The Malthouse, Cheltenham, 2016 - 2019
Commis, The Malthouse, 2014 - 2016

Training
Level 3 Award in Supervising Food Safety in Catering, renewed May 2025
Allergen training 2026, First Aid at Work 2024
NVQ Level 3 Professional Cookery, Gloucester Vale College, 2016

Full driving licence, own car. Trial shift gladly done.`,
    },
    {
      name: 'licensee-who-cooks',
      kind: 'gem',
      low: 75,
      high: 89,
      best: 82,
      why: 'Titled licensee, but she has led a scratch kitchen of four with GP, HACCP and Level 4 for seven years; no rosette, and never called head chef.',
      lacks: [],
      cv: `Maureen "Mo" Pettifer
Licensee and publican

My husband and I have had the tenancy of the Three Horseshoes for seven years. He does the bar, I do the kitchen. The brewery is selling the building in January and I would like to carry on cooking for somebody else, without the VAT returns.

Licensee, The Three Horseshoes, Lower Kemble, October 2019 to now
- I have run the kitchen since we opened: on the stove and the pass five or six days a week, 380 to 450 covers
- Fresh food only. Pies, stocks, bread, puddings, pickles. Pheasant and rabbit in season, which I skin and joint myself
- I write the menu each month with the costings; food margin 67 to 70% after wastage
- Order, do the Sunday stocktake, deal with 14 suppliers
- Team of four cooks and two kitchen porters: hiring, rotas, training on the job. One is now a sous in Bath
- Safer food, HACCP diary, allergen folder: five stars three times running
- Funerals, christenings and village dinners, up to 75 in the marquee

Cook, Old Rectory Tea Rooms, 2014 to 2019
Breakfasts, lunches, cakes

Office manager, seed merchant, 2001 to 2014

Certificates
Level 4 Food Safety in Catering, February 2024
Personal licence 2019
Level 2 Food Hygiene 2014

I drive. I do not have chef's college papers.`,
    },
    {
      name: 'level-three-from-2018',
      kind: 'lapsed',
      low: 63,
      high: 74,
      best: 70,
      why: 'Very able head chef with all the duties, but the only Level 3 certificate is from 2018 and the ad wants one within three years; a quick refresher cures it.',
      lacks: ['Level 3 food safety taken or refreshed within three years'],
      cv: `Emil Castellane-Ward
Chef

CAREER
Head Chef | Bramling Mill Restaurant with Rooms, Herefordshire | Feb 2021 - Sept 2026
Modern British, 40 seats, tasting menu and market lunch. Team of six. Listed in two national guides, two rosettes. Menu development, costings, GP of 70% on a £780k food turnover, supplier contracts, rota and appraisals. HACCP plan, allergen sheets by dish, EHO rating 5. Left when the owners retired.

Junior Sous, then Sous Chef | Ashgrove Hall, Worcestershire | Nov 2016 - Jan 2021
Country house hotel, 62 bedrooms. Larder and sauce, private dining for 80, trained commis, took stock, ran the kitchen when the head chef was away.

Chef de Partie | Marchmont Street Brasserie, London | 2013 - 2016
Apprentice and Commis | Larkmead Arms Hotel, Tetbury | 2010 - 2013

CERTIFICATES
City & Guilds Level 3 Diploma in Professional Cookery, 2013
Level 3 Award in Food Safety Supervision, March 2018 (not refreshed since)
Level 2 Allergens online, 2022

SKILLS
Charcuterie, sourdough, game, preserving, vegetable gardening

Driving licence, own van. Available now. Happy to live in.`,
    },
    {
      name: 'summer-season-head-chef',
      kind: 'years',
      low: 57,
      high: 70,
      best: 63,
      why: 'Calls it four years as head chef, but the dates are four summers of five months, about twenty months against the three years asked; certificate and duties are there.',
      lacks: ["Three years' experience as head chef or sous chef in a fresh-food kitchen"],
      cv: `FINN ROURKE
Head Chef with 4 years' experience at head chef level

Employment

Head Chef (seasonal), The Boathouse, Salcombe Sands
May - September 2026
May - September 2025
May - September 2024
Fresh fish restaurant, 50 seats and terrace. Team of five. Wrote the menus with the owner, costed each dish, GP 66 to 69%. Ordered from day boats. HACCP and allergens on an app, 5 rating. Hired and rostered the summer crew.

Head Chef (seasonal), Gull Rock Beach Café, Padmouth
May - September 2023
Grill and seafood, 300 covers on a good day. Ordering, stock, rota, cleaning schedules.

Winters, 2023 to 2026 (October - April)
Ski technician and boot fitter, Morzine. Not in kitchens.

Chef de Partie, The Customs House, Plymouth
February 2020 - April 2023
Fish and sauce sections, two rosettes. Stood in on the pass now and then.

Commis Chef, The Customs House, 2018 - 2020

Qualifications
Level 3 Food Safety for Supervisors, April 2025
NVQ Level 2 Professional Cookery, Sutton Pool College, Plymouth, 2018
Powerboat Level 2

I am ready to stop moving about and put down roots in a year-round kitchen. Car owner.`,
    },
    {
      name: 'school-cook-manager',
      kind: 'adjacent',
      low: 44,
      high: 58,
      best: 50,
      why: 'Runs a school kitchen well, with Level 3 in date, HACCP and a team, but the menus and prices come from head office and there is no restaurant kitchen at head or sous level.',
      lacks: [
        "Three years' experience as head chef or sous chef in a restaurant, hotel or pub",
        'Menu writing and costing with gross-profit responsibility',
      ],
      cv: `Lorraine Obuya
Catering Manager (Schools)

Work experience

Unit Catering Manager, Tilney Education Catering at Fairholme Academy, Cirencester - January 2018 to present
• 620 lunches and 150 breakfasts a day, team of nine
• Three-week menu set by head office, cooked on site, about half from fresh ingredients and half bought in
• Weekly orders through the nominated suppliers, stock count, labour hours within budget
• Special diets for 47 children, allergen sheets checked daily with the school nurse
• HACCP file, fridge and probe records, 5 hygiene rating at each visit
• Rotas, supervisions, induction of new staff, return-to-work interviews
• Christmas lunch for 800

Assistant Cook, Tilney Education Catering, several schools - 2014 to 2017
• Hot counter, puddings, salad bar, cover for the manager

Care Home Cook, Willow Lodge, Swindon - 2010 to 2014
• Breakfast, lunch and tea for 38 residents, soft diets

Qualifications
Level 3 Award in Supervising Food Safety, September 2025
NVQ Level 2 in Food Production and Cooking, 2012
Allergen Awareness 2026, Safeguarding 2026, enhanced DBS

About me
Calm, organised, good with youngsters starting out. My school hours have suited me, but my children have grown up and I would love to cook proper dinners in the evenings. I have a car.`,
    },
  ],
};
