/** Pastry Chef: right to work in the UK; three years' pastry experience in a five-star hotel or fine dining restaurant decide it. */
import type { GradedJob } from '../types.ts';

export const pastryChefLondonHotel: GradedJob = {
  job: 'pastry-chef-london-hotel',
  title: 'Pastry Chef',
  spec: `Pastry Chef (Senior Chef de Partie level) - The Lanthorne, St James's, London SW1

Behind the blue door of The Lanthorne you'll find 118 rooms, one Michelin-starred dining room and an afternoon tea people book months ahead for. Our Executive Pastry Chef is looking for a talented Pastry Chef to join a brigade of eleven.

What you'll be up to: running a section on your shift, from laminated doughs at 5am to plated desserts for dinner; afternoon tea for up to 160 covers; chocolates and petits fours; banqueting; keeping an eye on stock, wastage and allergens; bringing on our commis and apprentices.

We'd love you to have at least three years' pastry experience in a five-star hotel or a fine dining restaurant of rosette or Michelin standard. You'll need a Level 2 Food Safety certificate and, because we can't offer sponsorship for this role, you must already hold the right to work in the UK. A qualification in patisserie (NVQ Level 3, City & Guilds, CAP or similar) would be lovely, as would a steady hand with sugar and chocolate. Weekends, bank holidays and early starts come with the territory.

In return: £38,500 plus service charge and tronc (c. £6k), four-day week on rotation, meals on duty, uniform laundered, a free night's stay after probation, 50% off food in our sister hotels, wellbeing support.

The Lanthorne is an equal opportunity employer. Come as you are.`,
  graded: [
    {
      name: 'five-star-cdp',
      kind: 'strong',
      low: 89,
      high: 97,
      best: 93,
      why: 'Six years in five-star hotel pastry kitchens, running sections, teas and chocolate at the right level, with diploma, hygiene and British nationality.',
      lacks: [],
      cv: `Chantelle Adu-Boateng
Lewisham, SE13 | British citizen

Creative and calm pastry chef with six years in luxury London hotels, used to early starts and busy tea services.

Pastry Chef de Partie
The Carrowmere, Mayfair (5*, 204 bedrooms), February 2023 - present
• Run the afternoon tea section: 140 covers midweek, 190 on Saturdays, four seasonal menus a year
• Plated desserts for the 3 AA rosette restaurant two evenings a week
• Tempering, moulded bonbons and amenities for VIP rooms, 1,200 pieces weekly
• Weekly ordering, stock take, cut waste by 14%
• Allergen matrix for the whole pastry kitchen; train two commis and one apprentice

Demi Chef de Partie, Pastry
Pallister House Hotel, Knightsbridge (5*), October 2020 - January 2023
• Croissants, Danish and brioche for breakfast
• Banqueting desserts up to 400
• Sugar showpiece for Christmas lobby display 2022

Commis Pastry Chef
Galloway's Brasserie, London Bridge, July 2019 - March 2020

Training
Level 3 Diploma in Professional Cookery (Patisserie and Confectionery), City & Guilds, Westminster Kingsway, 2019
Level 2 Food Safety in Catering, renewed 2025
Allergen awareness, 2025
First aid at work`,
    },
    {
      name: 'sweet-section-two-star',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'Five years on the sweet side of starred restaurants and tourier work, settled status and hygiene in date; no hotel or big tea service, but the ad takes fine dining.',
      lacks: [],
      cv: `Ilaria Benvegnù. I cook the last third of the menu.

From May 2022 until today I look after the sweet side at Thornback, Bermondsey (two stars in the red guide, 44 seats, lunch and dinner). Since spring 2024 the pass is mine when the boss is off: five puddings, a pre-dessert, the cheese course, eight little things with the coffee. I write two of the dishes each season. Everything frozen we churn ourselves. I do all of the cocoa work, from couverture to shells to the Easter pieces, and a bit of blown and pulled isomalt. Two stagiaires at a time learn from me. I keep the nut and gluten sheets and count the fridge on Sundays.

From September 2020 to April 2022 I was tourière at Maison Aubrac in Marylebone: start at four, butter blocks, 600 feuilletés and kouign-amann every morning, starters and poolish, supplying their own one-star dining room upstairs.

Earlier, in Vicenza, my uncle's pasticceria, 2016 to 2019 (bignè, torte, weddings).

School: Istituto alberghiero, diploma 2016; three months at ALMA in Parma for the dolci.
Papers: EU settled status since 2025. Food hygiene L2, passed again January 2026.
Talks Italian, English, kitchen French. Happy with dawn and with Sundays.`,
    },
    {
      name: 'needs-sponsorship',
      kind: 'denial',
      low: 48,
      high: 62,
      best: 55,
      why: 'Excellent palace-hotel pâtissier, but has no right to work in the UK and asks for the sponsorship the hotel says it cannot give.',
      lacks: ['right to work in the UK'],
      cv: `Baptiste LAGARRIGUE
29 ans / 29 years old
Lyon, France

DIPLOMAS
2015 CAP Pâtissier, CFA de Lyon
2017 BTM Pâtissier (chocolate option)
2026 Level 2 Food Safety (Highfield, online, in view of England)

EXPERIENCE
* 2021/03 – 2026/10: Grand Hôtel de Fourvenay*****, Lyon — Chef de partie pâtisserie, later first chef de partie (since 2023/06)
Desserts à l'assiette for the gastronomic restaurant (1 macaron Michelin), tea time for 90 guests each weekend, viennoiserie shift one week on three, banquets up to 300. Brigade of 9, I manage 2 commis and 2 apprentis. Stock and cost ratio sheet. Allergen register (INCO).
* 2018/09 – 2021/02: Restaurant Les Aulnes, Annecy ** — commis then demi-chef pâtissier
Mignardises, ice creams, soufflé station.
* 2015 – 2018: Pâtisserie Gauthey, Villeurbanne — apprentice, ouvrier. Entremets, bonbons, pulled sugar for weddings.

PRIZES
Finalist, regional dessert cup 2022

LANGUAGES
French; English B2 (6 months in Dublin)

ADMINISTRATIVE SITUATION
I have no UK visa and no settled status. I will need a Skilled Worker visa, with a certificate of sponsorship from the employer. Free to move in 4 weeks after this.`,
    },
    {
      name: 'short-hotel-cv',
      kind: 'thin',
      low: 58,
      high: 73,
      best: 66,
      why: 'The bare must-haves are there with dates, but a few lines say hardly anything of what he makes or runs.',
      lacks: [],
      cv: `TOMASZ GRZEGOREK - PASTRY

Tooting, London. Tel on request. EU settled status.

06.2022 - now   The Ardenmoor, Park Lane, 5 star. Demi chef, now chef de partie, pastry kitchen. Breakfast, tea, restaurant.
2018 - 2022   Piekarnia Zdrój, Gdynia. Baker, cakes.

Level 2 food safety 2024.
Polish, English ok.

Punctual, no sick days, can start after one month. All shifts fine. References from head chef if you ask him, he knows I am looking.`,
    },
    {
      name: 'pub-chef-pasted-ad',
      kind: 'pasted',
      low: 24,
      high: 39,
      best: 31,
      why: 'Under the paragraphs copied from the ad stands a savoury pub chef who heats bought-in puddings and makes crumbles.',
      lacks: ["three years' pastry experience in a five-star hotel or fine dining restaurant"],
      cv: `Callum Threlfall
Chef, Croydon, UK national

Personal statement
Talented Pastry Chef ready to join a brigade of eleven. Running a section on your shift, from laminated doughs at 5am to plated desserts for dinner; afternoon tea for up to 160 covers; chocolates and petits fours; banqueting; keeping an eye on stock, wastage and allergens; bringing on our commis and apprentices. At least three years' pastry experience in a five-star hotel or a fine dining restaurant of rosette or Michelin standard. A qualification in patisserie (NVQ Level 3, City & Guilds, CAP or similar) would be lovely, as would a steady hand with sugar and chocolate.

Job history
Chef de Partie, grill and sauce. The Plough & Heron (pub group), Purley. Nov 2021 - present. 180 covers on a Sunday. Steaks, roasts, burgers. Cover the dessert fridge when short: crumble, sticky toffee from the supplier, ice cream scoops. Temperature logs, deliveries.

Kitchen Assistant then Breakfast Chef. Travelstay Hotel (3 star), Gatwick. April 2019 - Oct 2021. Full English buffet, bake-off croissants from frozen.

Warehouse operative 2017 - 2019

Certificates
Food Safety Level 2 (2023). NVQ Level 2 Food Production and Cooking, Croydon College, 2019.

Interests: football, Xbox`,
    },
  ],
};
