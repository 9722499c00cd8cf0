import type { GradedJob } from '../types.ts';

export const professeurNeerlandaisNamur: GradedJob = {
  job: 'professeur-neerlandais-namur',
  title: 'Professeur de néerlandais, degré inférieur et troisième année',
  spec: `Notre école, le Collège Notre-Dame des Coteaux à Namur, 840 élèves, cherche pour le 1er décembre et jusqu'à la fin de l'année scolaire, avec de bonnes chances de prolongation, un ou une professeur de néerlandais pour vingt périodes dans les trois premières années. Il s'agit de remplacer une collègue qui prend une pause carrière complète. Les classes comptent de 22 à 25 élèves, dont deux en immersion. Vous travaillerez avec quatre autres professeurs de langues qui préparent leurs évaluations ensemble, ont un manuel commun et une armoire à jeux bien remplie. Comme le décret Titres et fonctions nous y oblige, nous ne pouvons retenir que les personnes en possession du titre requis, c'est-à-dire le bachelier AESI en langues germaniques ou un master en langues germaniques avec l'agrégation, ou d'une équivalence déjà accordée par la Fédération Wallonie-Bruxelles. Nous demandons un néerlandais sûr, de niveau C1 au moins, puisque les élèves d'immersion l'entendent toute la journée et ne pardonnent rien. Nous demandons aussi d'avoir tenu ses propres classes dans le secondaire pendant deux ans au minimum : l'année est entamée, la première C est une classe vivante et personne n'aura le temps de vous accompagner pas à pas. Nous aimerions que vous ayez envie de monter le séjour de trois jours à Bruges en mai, que vous soyez à l'aise avec les élèves à besoins spécifiques et que vous puissiez, s'il le faut, reprendre deux heures d'anglais en troisième. Envoyez votre CV et quelques lignes à la direction, Mme Pirotte, avec copie de votre titre. Les entretiens auront lieu le 12 et le 13 novembre. Un extrait de casier judiciaire modèle 2 sera demandé à l'engagement.`,
  graded: [
    {
      name: 'laurence-dupuis-aesi',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: "AESI en langues germaniques, huit ans de néerlandais dans le secondaire dont de l'immersion, C1 certifié, séjours organisés et anglais.",
      lacks: [],
      cv: `Laurence Dupuis
5100 Jambes | 0497 00 62 15 | née le 30 juin 1995

DIPLÔME
2017 – Bachelier AESI, langues germaniques (néerlandais-anglais), Haute École de la Citadelle, avec distinction
2021 – Certificat CNaVT, néerlandais professionnel et académique, niveau C1

ENSEIGNEMENT
Septembre 2020 – août 2026
Institut Saint-Remacle, Andenne – professeur de néerlandais, 1re à 3e, temps plein
Dont deux classes d'immersion à partir de 2022 (histoire-géo exclue, langue d'accueil seulement). Séjour à Ostende organisé quatre fois pour 50 élèves. Membre du pôle d'aide : aménagements raisonnables pour élèves dys. Trois heures d'anglais en 3e pendant deux ans.

Janvier 2018 – juin 2020
Athénée Royal des Grands Prés, Ciney – intérims successifs en néerlandais, degré inférieur (18 à 22 périodes), sans interruption sauf l'été

Septembre – décembre 2017
École communale de Gesves – éveil aux langues, 5e et 6e primaires, mi-temps

POURQUOI JE SUIS LIBRE
Poste non reconduit : perte d'une classe à la rentrée. Prioritaire temporaire dans un autre pouvoir organisateur.

AUTRES
Permis B. Animatrice aux stages de langue de Pâques, La Panne, 2015-2019.`,
    },
    {
      name: 'anne-michele-collard-regente',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: "Régente en langues germaniques, l'ancien nom de l'AESI, quinze ans de classes, famille flamande : tout est là sous d'autres mots.",
      lacks: [],
      cv: `Madame la Directrice,

Je m'appelle Anne-Michèle Collard, j'ai 44 ans et j'habite Floreffe. J'ai fait mon régendat en germaniques à l'École normale des Sœurs Grises, à Champion, d'où je suis sortie en 2004. J'y avais choisi le néerlandais comme langue principale et l'anglais comme seconde.

Ma mère est de Courtrai. On ne parlait que flamand chez mes grands-parents et j'ai passé une année complète à Gand, en 2004-2005, comme assistante de langue dans un athénée. Mes sœurs et moi nous écrivons en néerlandais encore aujourd'hui, et j'ai relu pendant cinq ans les textes du journal d'un hôpital bilingue.

De septembre 2006 à juin 2015, j'ai eu à Tamines, à l'Institut des Arcades, les petits de première et de deuxième commune, 20 à 22 heures par semaine, titulaire chaque année. De 2015 à 2020 je me suis arrêtée pour mes trois enfants. Depuis septembre 2020, je suis à Gembloux, à l'École Sainte-Ode, à mi-temps plus quelques heures : première différenciée, deux deuxièmes et une troisième. Chaque printemps j'emmène 60 gamins au bord de la mer ou à Anvers, avec une chasse au trésor dans les rues où il faut demander son chemin aux passants.

Mon poste de Gembloux finit le 28 novembre avec le retour de la titulaire. Je cherche à nouveau un horaire presque complet.

J'ai suivi en 2023 et 2024 les journées sur la dyslexie et les langues étrangères.

Bien cordialement`,
    },
    {
      name: 'marloes-de-graaf-pays-bas',
      kind: 'foreign',
      low: 56,
      high: 68,
      best: 63,
      why: "Professeure néerlandaise qualifiée aux Pays-Bas, expérience et langue au plus haut, mais son équivalence en FWB n'est que demandée.",
      lacks: ['titre requis ou équivalence accordée par la FWB (titre néerlandais, demande en cours)'],
      cv: `MARLOES DE GRAAF
Docent Nederlands / professeur de néerlandais
Namur (Salzinnes), depuis août 2024 – née à Breda en 1989

Werkervaring / Expérience

Sept. 2024 – juin 2026 : Centre de langues Passerelle, Namur. Cours de néerlandais pour adolescents et adultes, stages intensifs d'été (12-16 ans), tables de conversation.

Août 2012 – juillet 2024 : Markland Lyceum, Breda (NL). Professeur de néerlandais en vmbo-t et havo, classes 1 à 3, 24 leçons par semaine, mentor (titulaire) d'une classe chaque année. Responsable du groupe « nouveaux arrivants » : enseigner la langue à des élèves qui ne la parlaient pas. Voyage annuel à Bruges et Gand. Deux ans coordinatrice de la section.

Opleiding / Études

2008 – 2012 : hbo-bachelor Lerarenopleiding Nederlands, tweedegraads lesbevoegdheid, Hogeschool De Baronie, Tilburg

Langues
Néerlandais : langue maternelle
Français : C1 (diplôme DALF, 2025)
Anglais : B2, j'ai remplacé une collègue d'anglais pendant quatre mois en 2019

Administratif
Demande d'équivalence de mon diplôme introduite auprès du service compétent à Bruxelles le 16 juin 2026 ; accusé de réception reçu, décision pas encore rendue.`,
    },
    {
      name: 'thibault-lessire-formateur',
      kind: 'adjacent',
      low: 36,
      high: 48,
      best: 43,
      why: "Excellent néerlandais et dix ans de formation d'adultes en entreprise, mais sans agrégation et sans jamais avoir eu de classe du secondaire.",
      lacks: ['titre requis (AESI ou master avec agrégation)', 'deux ans de classes dans le secondaire'],
      cv: `Thibault Lessire
Formateur et traducteur FR-NL

Profil
Traducteur de formation, je donne cours de néerlandais à des adultes en entreprise depuis dix ans. Je voudrais tenter l'école.

Expérience

Indépendant, Namur et Bruxelles (mars 2016 – présent)
• Cours en petits groupes (3 à 8) dans une banque, une compagnie d'assurances, deux administrations ; niveaux A2 à C1
• Préparation à l'examen linguistique de la fonction publique fédérale, 70 % de réussite
• Conception de mes supports, dialogues, exercices en ligne
• Traductions techniques, du néerlandais vers le français, un tiers de mon temps

Bureau de traduction Tweelicht, Louvain (octobre 2013 – février 2016)
Traducteur salarié, environnement de travail entièrement néerlandophone

Formation
Master en traduction néerlandais-anglais, Université des Ardennes, 2013
Erasmus à Utrecht, un an, 2011-2012
Néerlandais C2, anglais C1

Je n'ai pas l'agrégation ; je suis prêt à m'inscrire en horaire décalé.`,
    },
    {
      name: 'jessica-toussaint-mots',
      kind: 'list',
      low: 13,
      high: 26,
      best: 19,
      why: 'Une liste de mots-clés sans école, date ni classe ; le seul parcours daté est la vente de vêtements.',
      lacks: [
        'titre requis (cité sans école ni date)',
        'néerlandais C1 (sans preuve)',
        'deux ans de classes dans le secondaire',
      ],
      cv: `JESSICA TOUSSAINT
Motivée – dynamique – polyvalente – bilingue

COMPÉTENCES
AESI langues germaniques ★★★★
Néerlandais C1 ★★★★★
Immersion ★★★★
Gestion de classe ★★★★★
Pédagogie différenciée, élèves à besoins spécifiques, dys, HP ★★★★
Évaluation par compétences, approche communicative, référentiels du tronc commun ★★★★
Organisation de séjours linguistiques ★★★
Anglais ★★★★
TBI, Genially, Kahoot, Quizlet, Wooclap ★★★★★

PARCOURS
2021 – 2026 Vendeuse, boutique Fil & Maille, Namur : caisse, réassort, vitrine, conseil à la clientèle
2018 – 2021 Étudiante jobiste, même enseigne à Louvain-la-Neuve

OBJECTIF
Mettre ma passion des langues au service des jeunes dans une école humaine et bienveillante, en tant que professeur de néerlandais.

QUALITÉS
Patience, créativité, esprit d'équipe, sourire.`,
    },
  ],
};
