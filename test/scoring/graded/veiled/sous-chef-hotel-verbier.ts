import type { GradedJob } from '../types.ts';

export const sousChefHotelVerbier: GradedJob = {
  job: 'sous-chef-hotel-verbier',
  title: "Sous-chef de cuisine, saison d'hiver puis place à l'année",
  spec: `L'Hôtel du Vieux Torrent, à Verbier, c'est 32 chambres, un restaurant de 55 couverts noté 14 points et une terrasse qui en sert le double à midi quand le soleil est là. Madeleine Carron tient la cuisine depuis onze ans, avec huit personnes et deux apprentis. Son second s'en va ouvrir sa propre table à Sion, et nous cherchons quelqu'un pour prendre sa place dès le 5 décembre, d'abord pour l'hiver, puis à l'année si l'on s'entend.

Vous ferez le passe quand Madeleine est en congé, vous tiendrez un poste chaud le reste du temps, vous commanderez chez les maraîchers de la plaine, vous surveillerez les coûts, les frigos et les fiches d'autocontrôle. La carte change toutes les cinq semaines et nous attendons des idées : la viande d'Hérens, le poisson du lac, les légumes oubliés.

Nous ne pouvons engager qu'une personne de métier, avec un CFC de cuisinier, un CAP ou un diplôme équivalent, et qui a derrière elle cinq ans au moins dans des restaurants à la carte. Comme l'un de nos apprentis est en dernière année et que le canton l'exige, il nous faut aussi quelqu'un qui possède l'attestation de formateur ou formatrice en entreprise. L'anglais rend service, car la moitié de la salle le parle et les gens aiment rencontrer la cuisine ; l'allemand aussi. Savoir faire le pain et les desserts de dépannage nous plairait.

Cinq jours sur sept, coupures le moins possible, studio à dix minutes à pied pour 600 francs, abonnement de ski. Écrivez à Pierre-Yves, avec deux ou trois photos d'assiettes.`,
  graded: [
    {
      name: 'damien-fournier-cfc',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'CFC, treize ans de restaurants à la carte dont quatre comme second, attestation de formateur, anglais et allemand.',
      lacks: [],
      cv: `Damien FOURNIER
Né le 11 janvier 1993 à Martigny – Suisse – permis de conduire B
079 000 44 18

Parcours
Mai 2022 – octobre 2026     Auberge de la Dranse, Sembrancher (GM 13 points, 45 places)     sous-chef
    Équipe de 5 et une apprentie, menée au CFC en 2025 avec mention. Commandes, inventaires, coût matière ramené de 34 à 30 %. Autocontrôle. Remplacement complet du chef pendant six semaines en 2024.
Déc. 2018 – avril 2022      Restaurant Le Bisse, Crans-Montana     chef de partie saucier puis chef tournant
Juin 2016 – nov. 2018       Gasthaus zum Bären, Thoune     chef de partie garde-manger et poissons
Août 2013 – mai 2016        Hôtel Beau-Site, Montreux, brasserie à la carte     commis, demi-chef

Formation
2013   CFC de cuisinier, apprentissage chez Les Trois Sapins, Orsières
2021   Cours pour formateurs en entreprise, canton du Valais, attestation
2023   Stage boulangerie au levain, 5 jours

Langues
Français – allemand B2 (deux ans et demi à Thoune) – anglais courant de service

Contrat terminé avec la fermeture de l'auberge. Libre de suite.`,
    },
    {
      name: 'philippe-aeschlimann-executif',
      kind: 'overqualified',
      low: 76,
      high: 88,
      best: 82,
      why: 'Chef exécutif et maître diplômé, tous les critères dépassés avec attestation de formateur ; reste à savoir pourquoi il veut être second.',
      lacks: [],
      cv: `PHILIPPE AESCHLIMANN – CHEF EXÉCUTIF

Cinquante-quatre ans. Chef de cuisine diplômé fédéral (maîtrise) 2006, CFC de cuisinier 1991, attestation de formateur en entreprise 1999, expert aux examens d'apprentissage de 2008 à 2024.

2011 – 2026 Grand Hôtel Bellerive, Genève, 5 étoiles : chef exécutif. Deux restaurants à la carte (dont l'un à 16 points), banquets jusqu'à 600 personnes, brigade de 46, budget de 7 millions, 9 apprentis.
2003 – 2011 Hôtel Schweizerblick, Gstaad : chef de cuisine, saisons d'hiver et d'été, 15 points.
1998 – 2003 Restaurant L'Arquebuse, Lausanne : sous-chef, puis chef.
1991 – 1998 Commis et chef de partie : Zurich, Londres (deux ans), Lyon.

J'ai quitté le Bellerive en juin, d'un commun accord, après quinze ans de réunions. J'ai un chalet au Châble. Je voudrais retrouver une plaque, un passe et des produits de la vallée, sans diriger la maison. Le salaire d'un second me convient et je respecte la cheffe d'une cuisine qui n'est pas la mienne.

Français, allemand, anglais.`,
    },
    {
      name: 'xavier-clerc-cuisiniste',
      kind: 'trap',
      low: 6,
      high: 19,
      best: 12,
      why: "Des cuisines haut de gamme et des apprentis, mais comme ébéniste et poseur de cuisines : aucun rapport avec les fourneaux, seule l'attestation de formateur compte.",
      lacks: ['CFC de cuisinier ou équivalent', 'cinq ans de restaurants à la carte'],
      cv: `Xavier Clerc
Sous-chef d'atelier – cuisines haut de gamme
Bagnes (VS)

Quinze ans dans la cuisine. Je dessine, fabrique et pose des cuisines sur mesure pour des chalets et des hôtels de la région de Verbier.

Depuis 2017 – Agencements Alpins Sàrl, Le Châble
Sous-chef d'atelier. Équipe de 6 et deux apprentis. Commandes de bois et de plans de travail, surveillance des coûts, contrôle des finitions. Îlots, caves à vin, plonges et passes en inox pour trois restaurants (pose de nuit, hors service). Discussion du projet avec le client, souvent en anglais.

2011 – 2017 – Cuisines Bonvin, Sierre
Poseur puis chef de pose. Livraison, montage, raccordement des appareils avec l'électricien.

2011 CFC d'ébéniste, atelier Moret, Fully
2018 Attestation de formateur en entreprise, canton du Valais
Permis BE, nacelle

Anglais bon, allemand notions. Skieur, pompier volontaire.`,
    },
    {
      name: 'ines-cordeiro-sans-formateur',
      kind: 'missing',
      low: 61,
      high: 73,
      best: 68,
      why: "CAP et huit ans de bistronomie dont deux comme seconde, tout y est sauf l'attestation de formatrice, qui s'obtient par un cours court.",
      lacks: ['attestation de formatrice en entreprise'],
      cv: `inês cordeiro / cuisinière

annecy, 29 ans, portugaise, permis G possible ou logement sur place

maintenant (depuis avril 2024)
seconde de cuisine, table mirabel, annecy-le-vieux, 40 couverts, carte courte qui change toutes les trois semaines. je fais les sauces et les cuissons, je tiens le passe deux soirs par semaine, je passe les commandes, je compte les frigos le dimanche.

2021 (mai) → 2024 (mars)
cheffe de partie poissons puis viandes, les pêcheurs, talloires. féra, omble, écrevisses du léman. hiver 2022-2023 : trois mois en renfort dans la maison sœur de megève.

2018 (juillet) → 2021 (avril)
commis puis demi-cheffe, bistrot des halles, grenoble. service à l'ardoise, midi et soir, 70 couverts.

école
cap cuisine 2016 + mention desserts de restaurant 2018, cfa du grésivaudan

le pain : j'en fais tous les matins chez mirabel, levain maison.
langues : français, portugais, anglais (oui, je vais en salle), espagnol.
j'aide les stagiaires mais je n'ai pas fait de cours de formatrice.

photos des assiettes : jointes.`,
    },
    {
      name: 'stephane-monney-ems',
      kind: 'adjacent',
      low: 51,
      high: 63,
      best: 57,
      why: 'CFC et attestation de formateur, mais douze ans de restauration collective et seulement treize mois de carte.',
      lacks: ['cinq ans de restaurants à la carte'],
      cv: `Stéphane Monney, Bulle, marié, né en 1988

Cuisinier CFC (2008, apprentissage à la cantine de l'arsenal de Grolley)

EMPLOIS
- 01.09.2020 à présent. Home médicalisé Les Tilleuls, Bulle. Second de cuisine. 140 repas midi, 110 soir, régimes, textures modifiées, cafétéria. Je fais les plannings de 7 personnes et je remplace le chef. Commandes et HACCP.
- 01.10.2014 à 31.08.2020. Restaurant d'entreprise d'une fabrique de chocolat, Broc. Cuisinier. Self de 300 couverts, buffets.
- 2009 à 2013. Militaire contractuel, cuisine de troupe.
- 12.2013 à 12.2014, en partie le soir. Café-restaurant de la Gare, Romont. Cuisinier à la carte, petite équipe, filets de perche et entrecôtes.

FORMATION D'APPRENTIS
Attestation de formateur en entreprise (Fribourg, 2016). Cinq apprentis amenés à l'examen.

LANGUES
Français. Allemand bon (armée, troupes bilingues). Anglais faible.

Je souhaite revenir à une cuisine plus créative, ma femme travaille dans le Bas-Valais dès janvier.`,
    },
  ],
};
