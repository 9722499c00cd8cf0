import type { GradedJob } from '../types.ts';

export const sousChefHotelKillarney: GradedJob = {
  job: 'sous-chef-hotel-killarney',
  title: 'Sous Chef, country-house hotel, Killarney',
  spec: `SOUS CHEF WANTED. Country-house hotel outside Killarney, 46 rooms, family owned. Two AA rosettes, 70-seat dining room, bar food, weddings to 180 (about forty a year).

Brigade of nine. You'd be number two to Head Chef Donal and in charge on his days off.

Must have:
- trade papers: culinary arts cert or degree, chef apprenticeship, or the old 706/1 + 706/2, whichever you came up with
- three years at least running a section (chef de partie or above) in a proper kitchen, cooking from scratch. No deep-fat-fryer jockeys
- HACCP training, and you keep the book yourself

Good to have: big-number functions, pastry, butchery (we buy whole lamb), ordering and costing a menu, hotel background, patience with commis.

45 hours over five days, two off together, no split shifts. €46-50k depending on what you can show us, tips, staff house if wanted (small). Start before Christmas if at all possible.

CV and two names we can ring to kitchen@ . No cover letter needed. Non-EU: we can't do permits this year.`,
  graded: [
    {
      name: 'tomas-hanrahan-junior-sous',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'Culinary arts certificate, seven years from chef de partie to sous in rosette hotels up to now, HACCP 2024, weddings, butchery and costing.',
      lacks: [],
      cv: `Tomás Hanrahan
Castleisland, Co. Kerry • 087 555 0129

Junior Sous Chef → Sous Chef, Glenmore Abbey Hotel, near Adare, Co. Limerick
Junior sous March 2022, sous since January 2024, still there
2 rosettes. 60 covers in the restaurant, weddings up to 220. I run the pass when the head chef is off, that's two to three days every week. Ordering (veg, fish, dry goods), menus costed to 29 %. We break down two lambs and half a pig a week. Train four commis, two of them apprentices. HACCP folder is mine, last EHO visit September 2025 no issues.

Chef de Partie, The Salt Loft, Dingle
April 2020 – February 2022 (closed some months of that for Covid, kept on)
Fish and then sauce. Everything from scratch, boats in the morning.

Demi chef, then chef de partie from June 2019, Ardnashee House Hotel, Kenmare
June 2018 – March 2020
Larder, pastry for the last seven months.

Commis, same place, 2016 – 2018 (summers and weekends from college)

Higher Certificate in Culinary Arts, Tralee, 2016–2018
HACCP / Food Safety Management level 3, renewed May 2024
Manual handling, allergens

Irish citizen. Referees: head chef Glenmore Abbey (he knows I'm looking), owner Salt Loft.`,
    },
    {
      name: 'declan-roche-navy-gem',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 83,
      why: 'Under the titles of petty officer and yacht crew there are 706s, nine years at section level or above, scratch cooking, formal dinners for hundreds and the HACCP log; no hotel.',
      lacks: [],
      cv: `DECLAN ROCHE
Passage West, Co. Cork. Born 1991.

Petty Officer, Irish Naval Service, Haulbowline, 2010 to August 2022
 - Joined as a recruit, sent to the cookery school, passed City & Guilds 706/1 (2011) and 706/2 (2013).
 - Leading hand from 2017. On board ship I had charge of the galley with two juniors: 44 crew, four meals a day, bread baked overnight, stocks made from bones, sides of beef broken down in a space the size of a caravan, in whatever weather the Atlantic had.
 - Petty officer from 2019, ashore: the officers' mess. Sauce and roast. Mess dinners of five courses, 120 to 250 plates, for visiting admirals, a president once and a couple of weddings. Bought, costed and wrote up the menus, kept the temperature and traceability records, and stood there when the auditors came.
 - Taught six lads their knives.

Deckhand/steward on paper, M/Y "Solanine" (52 m, Antibes), October 2022 to September 2026
 - The advertised job was steward but the chef left in the first month and I have cooked ever since with one helper. Ten guests, sixteen crew. Market every morning, pastry and bread included, tasting menus of eight courses when the owner has his friends. Food safety plan for the boat rewritten by me in 2023.

Courses: HACCP level 3 (2021), Ship's Cook certificate (2022), allergens (2025).

Home for good now, new baby. Available straight away.`,
    },
    {
      name: 'prakash-venables-devops',
      kind: 'trap',
      low: 0,
      high: 9,
      best: 3,
      why: 'Chef, recipes, kitchen and cookbooks here are software tools; there is no cooking of any kind.',
      lacks: ['trade papers as a chef', 'three years running a kitchen section', 'HACCP training'],
      cv: `PRAKASH VENABLES
Senior Platform Engineer | Killarney, Co. Kerry (remote)

Ten years with Chef, in kitchens large and small. I run the infrastructure of companies where everything has to be ready before the guests arrive.

EXPERIENCE
Senior Platform Engineer, Tarbert Cloudworks — 2021 to present
* Own 140 Chef cookbooks and the recipes that configure 3,800 nodes
* Test Kitchen pipelines for every change; menu of approved images served to eleven teams
* Knife automation for bootstrapping; ran the "sous" rota (second on call) for three years
* Migrated the larder (artefact store) to S3, cutting cost 31 %

DevOps Engineer, Bluestack Hospitality Systems, Dublin — 2016 to 2021
* Hotel booking platform, 46 properties, weddings module with 180-guest seating planner
* Introduced Ansible and Chef InSpec for PCI compliance

EDUCATION
BSc Computer Science, 2016
Certified Chef Architect; AWS Solutions Architect; Kubernetes CKA

Right to work in Ireland (citizen). I make a decent dal at home, nothing more.`,
    },
    {
      name: 'fergus-lombard-executive',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 84,
      why: 'Has everything and far more, executive chef for twelve years, recent and dated; two levels above the post, which is a question and not a gap.',
      lacks: [],
      cv: `Fergus Lombard – Executive Chef

2019 – June 2026      Executive Chef, Al Marsa Creek Resort, Dubai: 5 star, 412 keys, seven outlets, brigade of 96, food cost budget AED 31 m. Opened two restaurants. Banqueting to 1,400. Responsible for the HACCP system, ISO 22000 certified throughout.
2014 – 2019           Executive Chef, Carrick Demesne Hotel & Golf, Co. Kildare: 5 star, 140 rooms, three rosettes 2016–2019. 70 weddings a year. Own butchery.
2009 – 2014           Head Chef, Lissadoon House, Westport: 2 rosettes from 2011.
2005 – 2009           Sous Chef, then Senior Sous, The Merrion Row Brasserie, Dublin
2001 – 2005           Commis to Chef de Partie (sauce, 2003), hotels in Zürich and Lyon

Training:
National Craft Certificate, professional cookery, Tralee 2000, with City & Guilds 706/1 and 706/2
Degree in Culinary Arts (part time, 2012)
HACCP level 4, 2022. WSET 2.

Languages English, French, kitchen German.

My parents live outside Killarney and need me near. I have had enough of spreadsheets with nine tabs. I am looking for a stove, a small team and a head chef I can stand behind, and I'm not after anybody's job. Salary: I have read what you pay and it is grand.`,
    },
    {
      name: 'kayleigh-brosnan-cdp',
      kind: 'years',
      low: 53,
      high: 67,
      best: 60,
      why: 'Right training, HACCP and a good kitchen, but she has had a section for 20 months, not the "nearly four years" of the profile; the rest was commis work.',
      lacks: ['three years running a section'],
      cv: `KAYLEIGH BROSNAN
Farranfore

Profile
Nearly four years as a chef de partie in one of the best hotel kitchens in Kerry. Ready for the next step.

Jobs
Gortnagreine Hotel, Tralee (4*, one rosette)
   Chef de partie, pastry then sauce: March 2025 – now
   Commis chef: January 2023 – February 2025
Everything is made in house. On pastry I did plated desserts for 160-guest weddings with one helper, petits fours, bread twice a day. On sauce since November last year, stocks, jus, fish bones, and I look after the lamb when it comes in on the Tuesday with the second chef showing me. I fill in the fridge, delivery and cooking temperature sheets for my section and I covered the HACCP folder for the sous when he was on paternity leave (six weeks).

The Copper Kettle café, Farranfore: kitchen porter, weekends 2019 – 2021

Training
National commis chef apprenticeship (QQI level 6), completed June 2025
HACCP level 2, 2023; level 3, 2025
Won best dessert, Kerry junior chef competition 2024

References: Gortnagreine head chef and my apprenticeship tutor.`,
    },
  ],
};
