/** Restaurant head chef: years at the head of a fresh-food kitchen, Level 3 and margins decide. */
import type { GradedJob } from '../types.ts';

export const headChef: GradedJob = {
  job: 'head-chef',
  title: 'Head Chef',
  spec: `HEAD CHEF, The Tannery, Kendal. 90 covers, British seasonal menu, everything made here.

You must have:
- three years as head chef or sous chef in a fresh-food kitchen
- Level 3 Food Safety
- run a brigade of five or more, including rotas
- control of food cost and GP, ordering and stock

You'll write the menu four times a year, run the pass, keep the HACCP folder and our five stars, and train two apprentices.

Nice: rosette background, butchery, pastry.

£44k + tronc, 48 hours over 4 days, staff meals, no split shifts.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Head chef for four years and sous before, brigade of eight, GP, Level 3 and HACCP, rosette, butchery.',
      lacks: [],
      cv: `FERGUS ABERNETHY-SINGH
Head Chef

The Drovers' Hall, Penrith (110 covers, 1 AA rosette)
Head Chef, 10/2022 – present
Seasonal menus from local farms, all fresh, in-house bread. Leads eight chefs and two KPs, rotas, appraisals, two apprentices through Level 2. GP from 64 to 71 per cent, weekly stock take, supplier tenders. HACCP folder; five-star hygiene rating at each inspection. Whole-carcass butchery.

Low Wray House Hotel, Ambleside (2 rosettes)
Sous Chef, 04/2019 – 09/2022
Ran the pass in head chef's absence, ordering, sauce and larder.
Chef de partie, 2016 – 2019

Level 3 Award in Food Safety in Catering, renewed 2024. Allergen training. NVQ 3 Professional Cookery.`,
    },
    {
      name: 'college-bursar',
      kind: 'gem',
      low: 75,
      high: 90,
      best: 82,
      why: 'Titled catering manager of an old college, but cooks: menus, brigade of nine, GP, Level 4; all under an unlikely name.',
      lacks: [],
      cv: `Mireille Tshabalala

Catering Manager, St Anselm's Theological College, Durham
February 2020 to the present day
The title is historical; in practice I cook. I run the kitchen for a dining hall and the public restaurant in the undercroft, 140 covers on a Friday night, everything from raw: stocks, bread, game in season that we skin and bone ourselves. I have a brigade of nine, including three commis I trained from scratch, and I write their rota. I write new menus each term and for feasts. I am accountable for a food budget of £310,000 and took the gross profit of the restaurant to 69%, with fortnightly stock takes. I keep the HACCP system; five stars since I came.

Chef de cuisine on the sailing ship Astrea, 2015 to 2019.

CAP Cuisine, Lyon 2009. Level 4 Food Safety Management 2023.`,
    },
    {
      name: 'level-two',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 68,
      why: 'Five years a sous chef with a brigade and costings; holds Level 2 food hygiene where Level 3 is asked.',
      lacks: ['Level 3 Food Safety'],
      cv: `Szilvia Barkoczi
Sous chef

Jun 2021 - present   Sous Chef, Gannet & Rope, Whitby. 100 covers, fresh fish and game, changing menu
   second in charge of 7 chefs, runs the pass three nights, writes the rota
   daily orders, monthly stock take, dish costings, GP kept at 70%
   HACCP sheets and temperature records
   dessert section, two apprentices
2018 - 2021   Chef de partie (sauce, pastry), Hotel Corvina, Budapest
2016 - 2018   Commis, same hotel

Certificates: Level 2 Food Hygiene 2021, first aid at work, allergen awareness
Vocational diploma of cook, Hungary 2016
English fluent`,
    },
    {
      name: 'chef-de-partie',
      kind: 'denial',
      low: 30,
      high: 49,
      best: 40,
      why: 'A good section chef with Level 3 who has not led a team nor done ordering or costs.',
      lacks: [
        'three years as head or sous chef',
        'run a brigade of five or more',
        'control of food cost and GP',
      ],
      cv: `My name is Callum Oduya and I have been a chef for seven years. Since May 2021 I am chef de partie at the Heron's Foot near Windermere, 80 covers and two rosettes, where I run the sauce section and before that pastry; everything is fresh and the menu changes with the season. From 2019 to 2021 I was commis at a brasserie in Lancaster. I have Level 3 Food Safety from 2025 and NVQ Level 2 in Professional Cookery, and I fill in the HACCP sheets of my section. I have not led a team yet apart from one apprentice on my section, and ordering, costing and GP are done by the head chef, I have no experience of them. I am ambitious, I would like my first kitchen, I can start after Christmas.`,
    },
    {
      name: 'devops',
      kind: 'trap',
      low: 0,
      high: 14,
      best: 5,
      why: 'A platform engineer: Chef, cookbooks, recipes and kitchens of software.',
      lacks: [
        'three years as head or sous chef',
        'Level 3 Food Safety',
        'run a brigade of five or more',
        'control of food cost and GP',
      ],
      cv: `Anneke Farrukh
Lead Configuration Engineer (Chef)

Marchmont Data, Manchester – Mar 2020 to date
• Owns 130 Chef cookbooks and recipes for 2,400 nodes; head of a team of five engineers, on-call rota
• Test Kitchen and InSpec pipelines, fresh server builds in 6 minutes
• Cut cloud cost by 30%, capacity ordering, stock of reserved instances
• Trains two apprentices (Level 4 DevOps)

Automated browser tests, Jenkins, Ruby, Terraform

Previously Linux administrator, food delivery start-up Platterly, 2016 – 2020

BSc Computer Science. AWS Solutions Architect.`,
    },
  ],
};
