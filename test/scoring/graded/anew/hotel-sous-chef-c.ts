/** Sous chef of an Edinburgh hotel: trade qualification, a food hygiene certificate still in date, and three years on fresh food decide it. */
import type { GradedJob } from '../types.ts';

export const hotelSousChefC: GradedJob = {
  job: 'hotel-sous-chef-c',
  title: 'Sous Chef',
  spec: `PERSON SPECIFICATION
Post: Sous Chef, The Carrick Law Hotel, Edinburgh (4 star, 92 bedrooms, one AA rosette)
Reports to: Executive Chef          Hours: 45 over 5 days          Salary: £36,500 plus tronc

Purpose of the post
To run the kitchen in the Executive Chef's absence, lead a brigade of eleven at service, and keep the standard of the restaurant (up to 110 covers), afternoon tea and banqueting.

QUALIFICATIONS
Essential: A recognised trade qualification in professional cookery (SVQ/NVQ Level 3, City & Guilds 706/2, or equivalent from the UK or abroad).
Essential: REHIS Intermediate Food Hygiene, or a Level 3 food safety award, gained or renewed within the last five years. Certificates are checked at interview.
Desirable: First aid at work; allergen training.

EXPERIENCE
Essential: Three years as chef de partie or higher in a hotel or restaurant kitchen cooking from fresh ingredients.
Essential (to some degree): supervising and training juniors; ordering and stock control; keeping HACCP or CookSafe records.
Desirable: rosette-level kitchen; banqueting for 100 or more; menu costing and gross profit targets; pastry.

PERSONAL QUALITIES
Calm at the pass. Courteous to waiting staff. Willing to work weekends and Hogmanay.

The hotel offers staff meals, uniform laundry, half-price stays throughout the group and help with the first month's rent. The Carrick Law is committed to fair recruitment; please tell us if you need adjustments for interview.`,
  graded: [
    {
      name: 'second-de-cuisine',
      kind: 'synonym',
      low: 86,
      high: 98,
      best: 93,
      why: 'French trade papers and "second de cuisine" are the same thing, and the Scottish hygiene certificate is two years old.',
      lacks: [],
      cv: `Maëlle Kerguelen
Leith, Édimbourg / Edinburgh — settled status

Parcours / Work history

Janvier 2023 – aujourd'hui: L'Anse Rouge, Leith (45 couverts, 2 rosettes AA)
Junior sous, puis seconde de cuisine depuis mars 2024. I hold the pass four evenings a week and write the rota for six. Fish arrives whole, meat on the bone; we make our bread. I order from nine suppliers, count stock on Sundays, and hold food cost at 29%. CookSafe folder is mine: two council visits, "Pass" both times.

Avril 2018 – décembre 2022: Hôtel Le Grand Phare, Saint-Malo, 4 étoiles
Chef de partie poissons, ensuite chef saucier. 120 couverts le soir, séminaires et mariages jusqu'à 250 personnes. Encadrement de deux commis et d'un apprenti chaque saison (trois apprentis ont eu leur CAP).

2015 – 2018: Auberge du Vivier, Cancale — commis puis demi-chef de partie

Diplômes / Qualifications
CAP Cuisine, 2015
Brevet professionnel Arts de la cuisine, 2017
REHIS Intermediate Food Hygiene, Edinburgh, October 2024
Allergen awareness, 2025; Sauveteur secouriste du travail (2021)

Langues
Français, English (I have worked in it for four years), un peu de breton

Disponible avec un mois de préavis. One month's notice.`,
    },
    {
      name: 'navy-catering-services',
      kind: 'gem',
      low: 75,
      high: 89,
      best: 82,
      why: 'A naval rate that never says sous chef, but Level 3 papers in date, a galley and a wardroom run from fresh, then two years in a restaurant.',
      lacks: [],
      cv: `NAME: Gareth Ll. Pritchard
LAST RATE: Petty Officer, Catering Services (Preparation)
SERVICE: Royal Navy, June 2011 to August 2024

WHAT THAT MEANS IN PLAIN WORDS
I was second in charge of the galley in a frigate and later in charge of the kitchen of an admiral's residence.

APPOINTMENTS

Sept 2024 – now. Tŷ Gwyn Restaurant with Rooms, Conwy. Hired as "kitchen supervisor". Sauce and meat sections, 60 covers, local suppliers, everything from scratch. Run service when the owner is off, two nights a week. GP sheet each month (target 68, got 69.5). Leaving because we are moving to my wife's family in Edinburgh.

2020 – Aug 2024. Official residence, Portsmouth area. Dinners of 12 to 24, receptions to 180. Menus, costing, buying at the market, pastry. Three staff to train.

2016 – 2020. Frigate. 190 people, four meals a day, bread baked nightly. Watch leader of five. Stores accounting to the penny; HACCP log inspected each quarter.

2011 – 2016. Junior chef, then able rate, two ships and a shore base.

CERTIFICATES
NVQ Level 3 Professional Cookery (2017), NVQ Level 2 (2013)
Level 3 Award in Food Safety in Catering, March 2024
First aid at work, 2025
Fire-fighting, naturally

Team bronze, Combined Services culinary competition 2019.`,
    },
    {
      name: 'hygiene-certificate-2018',
      kind: 'lapsed',
      low: 61,
      high: 73,
      best: 68,
      why: 'Right hotel, right level, right trade papers, but the hygiene certificate is from 2018 and was never renewed.',
      lacks: ['intermediate or Level 3 food hygiene gained or renewed within five years'],
      cv: `ALASDAIR MUNRO-BEATTIE
Sous Chef

Musselburgh, East Lothian

CAREER SUMMARY
Fifteen years in Scottish hotel kitchens, the last five as number two.

EMPLOYMENT

The Aberlady Sands Hotel, East Lothian (4 star, golf resort)
Sous Chef, October 2021 to present
Brigade of nine. In sole charge when Head Chef is away. Restaurant 80 covers plus weddings to 160. Seasonal menus with East Coast shellfish and Borders lamb, butchered on site. GP held at 70% for three years. Ordering on Procure Wizard. Temperature and delivery records kept daily. Took two apprentices to Modern Apprenticeship completion.

Glen Ogle House, Lochearnhead (country house hotel, 1 AA rosette)
Chef de Partie then Junior Sous, April 2016 to September 2021
Larder, sauce and pastry. Afternoon teas. Furloughed April to July 2020.

The Portcullis Inn, Stirling
Commis, 2011 to 2016

QUALIFICATIONS
SVQ 3 Professional Cookery, Forth Vale College, 2014
SVQ 2 Hospitality Services, 2012
REHIS Intermediate Food Hygiene, June 2018 (have not resat since; company put it off)
REHIS Elementary, 2011
Full driving licence

HOBBIES
Curling, foraging, Hibs`,
    },
    {
      name: 'left-kitchens-in-2016',
      kind: 'old',
      low: 50,
      high: 64,
      best: 57,
      why: 'Was a head chef with a rosette, but the last service was ten years ago; only the certificate is fresh.',
      lacks: [],
      cv: `Returning to the stove — Fiona Abernethy-Coyle

ABOUT
I cooked for a living for fourteen years, then taught people to drive for ten. The children have left, my knees are good, and I want to go back.

KITCHENS
Head Chef, The Weaver's Loft, Peebles — Mar 2011 to Aug 2016. Fifty seats, one rosette 2013, 2014 and 2015. Wrote the menu every fortnight, costed each dish, five in the team. Environmental Health: Pass at each visit.
Sous Chef, Hotel Bellavista, North Berwick — 2007 to 2011. Ninety covers, functions of up to 200.
Chef de Partie and Commis, Edinburgh restaurants — 2002 to 2007.

SINCE THEN
Approved Driving Instructor, self-employed, Peebles — Sept 2016 to now. 40 pupils a year, diary, accounts, nerves.
I cook a harvest supper for 90 at the village hall each September, as a volunteer.

PAPERS
City & Guilds 706/1 and 706/2, Telford Road College, 2003
REHIS Intermediate Food Hygiene, resat and passed May 2026
Allergen awareness (online), May 2026
Emergency first aid, 2025

I know that ovens have become computers. I would gladly do a trial shift, or several, and would start a step lower if asked.`,
    },
    {
      name: 'fitted-kitchen-designer',
      kind: 'trap',
      low: 0,
      high: 12,
      best: 5,
      why: 'Designs and sells fitted kitchens; the hospitality words are furniture.',
      lacks: [
        'trade qualification in professional cookery',
        'intermediate or Level 3 food hygiene gained or renewed within five years',
        'three years as chef de partie or higher',
      ],
      cv: `STUART GALBRAITH
Kitchen Manager & Designer

Key skills: kitchen planning | leading a kitchen team | islands, larders and pantries | supplier ordering and stock control | margin | training juniors | working under pressure at weekends

EXPERIENCE

Kitchen Studio Manager — Lomond & Larch Interiors, Edinburgh (2019 to date)
• Run a showroom with 14 displays and a team of eleven designers, surveyors and fitters
• Design bespoke and rigid kitchens from £15k to £90k, including two small hotels and a café
• Gross profit target of 42% met in six of seven years
• Stock control of worktops, sinks and appliances; ordering from nine suppliers
• Put on monthly cookery demonstrations in the showroom with a guest chef to promote steam ovens
• Trained four junior designers

Kitchen Sales Designer — Homestead Depot, Straiton (2014–2019)
• Surveyed, drew and sold 100+ kitchens a year. Regional award 2017

Kitchen Fitter — self-employed (2008–2014)
• Carcasses, worktops, plumbing first fix

QUALIFICATIONS
SVQ Level 3 Fitted Interiors, 2010
Certified kitchen designer diploma, 2018
Gas and electrical awareness; CSCS card

Software: ArtiCAD, Winner Flex, 2020 Design`,
    },
  ],
};
