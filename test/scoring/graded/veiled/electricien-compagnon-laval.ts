import type { GradedJob } from '../types.ts';

export const electricienCompagnonLaval: GradedJob = {
  job: 'electricien-compagnon-laval',
  title: 'Compagnon électricien – commercial et institutionnel',
  spec: `Électricien, compagnon – Laval et Rive-Nord

On est quatorze, on fait du commercial et de l'institutionnel depuis 1998 : écoles, cliniques, commerces, un peu d'industriel léger. Pas de résidentiel neuf. Un de nos gars part à la retraite à Noël, on le remplace.

Ce que ça prend, et là-dessus on ne fait pas d'exception : ton certificat de compétence compagnon électricien de la CCQ en règle, ton cours ASP Construction, cinq ans et plus sur des chantiers commerciaux ou institutionnels, et un permis de conduire classe 5, parce que le camion part de chez toi.

Tu lis tes plans tout seul, tu montes ton conduit, tu tires ton fil, tu raccordes panneaux, transfos et éclairage, tu fais des appels de service une semaine sur quatre, et tu montres le métier à un apprenti sans crier après.

Si tu as touché à l'alarme incendie, aux bornes de recharge ou que tu as ta carte de nacelle, dis-le, ça compte. Débrouillard, propre, à l'heure.

Taux de la convention, camion, cellulaire, 40 h garanties à l'année. CV à Manon, Électricité Bédard-Cyr.`,
  graded: [
    {
      name: 'steeve-lavallee-compagnon',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: "Carte de compagnon valide, ASP, douze ans de commercial et d'institutionnel comme compagnon, permis 5, avec alarme incendie et nacelle.",
      lacks: [],
      cv: `STEEVE LAVALLÉE
Sainte-Rose, Laval    450 555-0142    s.lavallee@courriel.test

ÉLECTRICIEN COMPAGNON

Cartes
Certificat de compétence-compagnon, électricien (CCQ)      depuis août 2014, valide jusqu'au 31 août 2027
ASP Construction (santé et sécurité générale)              2010
Plate-forme élévatrice                                     mars 2025
SIMDUT                                                     2024
Permis de conduire                                         classe 5, dossier sans points

Emplois
05-2019 à aujourd'hui    Groupe électrique Norval, Laval    Compagnon, chef d'équipe au besoin
  Agrandissement de l'école primaire des Marronniers (22 classes) : entrée 600 V, deux transfos 112,5 kVA, distribution, éclairage DEL.
  Polyclinique de Fabreville : réseau d'urgence, génératrice, raccordement du panneau d'alarme incendie avec le manufacturier.
  Douze bornes de niveau 2 dans un stationnement de centre commercial, été 2024.
  Garde d'une semaine par mois. Deux apprentis formés, un est passé compagnon en 2025.
09-2014 à 04-2019    Électrique Desormeaux inc., Terrebonne    Compagnon
  Épiceries, pharmacies, succursales bancaires. Réaménagements de nuit, magasin ouvert.
06-2010 à 08-2014    Électrique Desormeaux inc., Terrebonne    Apprenti, périodes 1 à 4

Études
DEP en électricité, Centre de formation professionnelle des Rives, 2010`,
    },
    {
      name: 'josiane-theriault-prose',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: "Dit autrement, mais tout y est : cartes du métier depuis 2017, cours de chantier, neuf ans d'arénas, CHSLD et caisses, et elle conduit le camion.",
      lacks: [],
      cv: `Josiane Thériault
Blainville

Bonjour,

Je suis dans la construction depuis 2013. J'ai fait mes quatre périodes d'apprentissage chez Courant Nord et j'ai passé l'examen de qualification du premier coup : j'ai ma carte de compagnon, métier électricien, depuis novembre 2017, renouvelée cette année à la Commission de la construction. Le cours de trente heures de sécurité sur les chantiers, je l'ai depuis mon entrée en 2013.

De 2013 à janvier 2020 chez Courant Nord, c'était surtout des bâtiments publics : l'aréna de Sainte-Anne (changement complet de l'éclairage et des moteurs du système de réfrigération), trois CHSLD occupés, où il faut couper le courant un corridor à la fois et sans déranger personne, et la bibliothèque municipale de Mirabel.

Depuis février 2020 je suis chez Installations Brodeur à Saint-Jérôme. On fait des caisses populaires, des restaurants, des concessionnaires. Je pars le matin avec mon camion et mes feuilles de dessin, je plie et je pose mes tuyaux, je passe mes conducteurs, je ferme mes boîtes et je fais mes essais avant l'inspecteur. Les urgences de fin de semaine, j'en prends à mon tour. Depuis deux ans j'ai toujours un jeune avec moi ; le dernier a été gardé.

Le printemps passé, j'ai posé les détecteurs, les avertisseurs et les stations manuelles dans un centre de la petite enfance, avec la vérification à la fin.

Permis de conduire en règle (5). Références : Sylvain Brodeur, mon patron, est au courant que je cherche plus près de chez nous.`,
    },
    {
      name: 'julien-marchetti-france',
      kind: 'foreign',
      low: 52,
      high: 64,
      best: 58,
      why: "Près de onze ans d'électricité tertiaire en France et ASP suivie, mais pas encore de carte de compagnon CCQ : dossier déposé seulement.",
      lacks: ['certificat de compétence compagnon électricien CCQ'],
      cv: `Julien MARCHETTI, 34 ans
Montréal (Ahuntsic), résident permanent depuis juin 2026
Permis de conduire du Québec, classe 5 (échangé en juillet 2026)

Électricien du bâtiment, tertiaire

PARCOURS

Juillet 2026 – en cours : commis au comptoir, distribution de matériel électrique Lumapro, Saint-Laurent. Je sers les entrepreneurs, j'apprends les appellations d'ici (AWG, EMT, BX, code CSA).

Mars 2019 – mai 2026 : chef d'équipe électricien, Alpes Courants Forts, Grenoble
Lots courants forts et faibles dans des collèges, des lycées et une maison de santé. Armoires divisionnaires, chemins de câbles, éclairage, système de sécurité incendie. Équipe de 3 et un apprenti en CAP.

Septembre 2015 – février 2019 : électricien, Sté Vercors Électricité, Voiron
Bureaux, supermarchés, dépannage.

DIPLÔMES ET HABILITATIONS
CAP puis BP électricien, CFA du Drac, 2013 et 2015
Habilitations françaises B2V, BR, BC, H0V
Cours Santé et sécurité générale sur les chantiers de construction (ASP), 30 h, réussi en septembre 2026

SITUATION AU QUÉBEC
Reconnaissance de mes heures demandée à la CCQ en août 2026, pièces complètes, réponse attendue. Je n'ai pas encore de certificat de compétence et je n'ai pas passé l'examen de qualification.`,
    },
    {
      name: 'olivier-nguyen-roy-apprenti',
      kind: 'in-progress',
      low: 55,
      high: 67,
      best: 62,
      why: "Apprenti de 4e période presque rendu à l'examen, tout le reste est là et la durée est à 3 % près, mais pas encore compagnon.",
      lacks: ['certificat de compétence compagnon électricien CCQ (apprenti 4e période)'],
      cv: `OLIVIER NGUYEN-ROY
514 555 0177 – Laval-des-Rapides

Apprenti électricien, 4e période : 7 610 heures au carnet sur 8 000
Examen de qualification prévu en février 2027

CHANTIERS
Janvier 2022 → présent : Électro-Forget ltée (Laval)
• École secondaire du Ruisseau, 18 mois : tuyauterie dans les plafonds, filage des classes, puis raccordement des panneaux d'éclairage sous la surveillance du compagnon
• Clinique dentaire, deux pharmacies, un garage municipal
• Appels de service avec le compagnon, un jeudi sur deux
• Bornes de recharge : posé 9 bornes en 2025
• Lecture de plans tous les jours, le contremaître me laisse préparer la liste de matériel

CARTES
Certificat de compétence apprenti, électricien (CCQ), renouvelé 2026
ASP Construction, décembre 2021
Nacelle à ciseaux et à mât, 2024
Permis classe 5

ÉCOLE
DEP électricité, 1 800 h, CFP Le Tremplin, fini en novembre 2021
Avant : deux ans au cégep en sciences, pas terminés

LANGUES
Français, anglais, vietnamien à la maison`,
    },
    {
      name: 'rejean-pomerleau-auto',
      kind: 'trap',
      low: 8,
      high: 22,
      best: 14,
      why: 'Compagnon et électricien, mais en mécanique automobile : ni carte CCQ, ni ASP, ni chantier.',
      lacks: [
        'certificat de compétence compagnon électricien CCQ',
        'cours ASP Construction',
        'cinq ans de chantiers commerciaux ou institutionnels',
      ],
      cv: `Réjean Pomerleau
Compagnon – électricité et électronique automobile
Saint-Eustache

Expérience de travail

2012 à ce jour. Garage Pneus et Freins Deux-Montagnes, électricien automobile
Diagnostic au scanner, faisceaux, alternateurs, démarreurs, éclairage, systèmes d'alarme et démarreurs à distance. Je lis les schémas de filage des constructeurs. Depuis 2021 je m'occupe des hybrides et des véhicules électriques, batteries haute tension incluses. Je montre aux apprentis du garage.

2004 à 2012. Concession Laurentides Auto, mécanicien puis technicien en électricité
Préparation des véhicules neufs, rappels, clientèle commerciale (flottes de livraison).

Qualification
Carte de compagnon du comité paritaire de l'automobile, classe A, obtenue en 2009
DEP mécanique automobile, École des métiers du Nord, 2004
Formation véhicules électriques niveau 2, 2021
Permis de conduire classe 5 et classe 3

Ponctuel, propre, propriétaire de mes outils.`,
    },
  ],
};
