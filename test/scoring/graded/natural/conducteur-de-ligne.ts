/** Packaging line operator in a dairy (French): a diploma of the list, two years running a food line, a valid CACES R489-3, three shifts. */
import type { GradedJob } from '../types.ts';

export const conducteurDeLigne: GradedJob = {
  job: 'conducteur-de-ligne',
  title: 'Conducteur de ligne de conditionnement (H/F)',
  spec: `La Laiterie des Trois Vallées (Mayenne, 310 salariés) fabrique des yaourts, des crèmes dessert et du fromage blanc pour la grande distribution. Dans le cadre d'un départ à la retraite, nous recherchons pour notre site d'Évron un conducteur de ligne de conditionnement (H/F) en CDI.

Rattaché au chef d'équipe, vous prenez en charge une ligne thermoformeuse-doseuse de 24 000 pots à l'heure : démarrage, réglages, changements de format, approvisionnement en film et en cartons, contrôles de poids et d'étanchéité, enregistrements de traçabilité. Vous réalisez les nettoyages en place et la maintenance de premier niveau, et vous animez deux opérateurs. Le respect des règles d'hygiène et du plan HACCP va de soi.

Vous êtes titulaire d'un bac professionnel Pilote de ligne de production (ou de l'ancien PSPA), d'un bac professionnel Bio-industries de transformation ou d'un CQP Conducteur de ligne. Vous avez conduit une ligne automatisée dans l'industrie agroalimentaire pendant deux ans au minimum. Le CACES R489 catégorie 3, en cours de validité, est exigé à l'embauche, de même que la disponibilité pour des horaires en 3x8, un samedi sur quatre compris.

La connaissance du laitier, du formage de pots (Arcil, Erca), de SAP ou du TRS serait un plus, comme un certificat SST.

Nous vous offrons 2 150 à 2 400 euros brut sur 13 mois, les primes de nuit, une mutuelle et la participation. À compétences égales, le poste est ouvert aux personnes en situation de handicap. Lettre et CV à la direction des ressources humaines.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'Bac pro PLP, seven years running lines in dairy and ready meals, CACES R489-3 of 2024, three shifts, Erca, TRS, SST.',
      lacks: [],
      cv: `Aurélie GAUTERON
Conductrice de ligne

EXPÉRIENCE

Depuis mars 2021 : Fromagerie du Bocage, Mayenne
Conductrice de ligne conditionnement, fromage blanc et faisselle
– Ligne Erca FFS, 18 000 pots/h, quatre formats
– Démarrage, réglages température et découpe, changements de film
– Contrôles métrologiques, étanchéité, DLC, traçabilité SAP
– NEP, graissage, remplacement de joints et de résistances
– TRS passé de 71 à 79 % avec le chantier SMED
– 3x8, deux opérateurs à encadrer

Septembre 2019 - février 2021 : Cuisinés de l'Ouest, Vitré
Pilote d'une ligne d'operculage de barquettes, 2x8 puis 3x8

2017 - 2019 : Cuisinés de l'Ouest
Opératrice de conditionnement (contrat pro puis CDI)

FORMATION
Bac pro Pilote de ligne de production, lycée de Laval, 2017

HABILITATIONS
CACES R489 cat. 1B et 3, obtenus en avril 2024
SST recyclé en janvier 2026
Habilitation électrique BS

DIVERS
Permis B, habite à Évron. HACCP (formation interne 2022). Handball.`,
    },
    {
      name: 'caces-2019',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 67,
      why: 'All there, ten years of lines and the CQP, but the truck certificate is an R389 of 2019, run out in 2024; a week to retake.',
      lacks: ['CACES R489 catégorie 3 en cours de validité'],
      cv: `Jean-Noël Prigent, 53600 Évron

Je conduis des lignes depuis dix ans, toujours dans l'alimentaire.

Biscuits Kerouault, Sainte-Suzanne. De juin 2020 à aujourd'hui, conducteur de ligne d'emballage (flow-pack et mise en étui), 3x8. Je règle la Cavanna et l'encaisseuse, je suis le TRS heure par heure, je fais les changements de format en moins de trente minutes, les détecteurs de métaux, le pesage, la première maintenance (courroies, mâchoires, photocellules). Trois personnes sur ma ligne. Suivi des lots sous SAP.

Laiterie Guillemard, Craon. 2016 à 2020, conducteur de conditionneuse, crème et lait UHT, équipe de nuit fixe pendant deux ans, puis rotation en trois équipes. Nettoyage en place, stérilisation de la machine, prélèvements pour le labo.

Avant cela, 2011 à 2016, cariste puis opérateur chez le même employeur.

Diplômes et titres
CQP Conducteur de ligne, branche laitière, 2017
BEP Productique, 2010
CACES R389 cat. 3 et 5, passé en octobre 2019
SST, mise à jour 2025
Permis B

Je cherche à revenir au lait, et la laiterie est à dix minutes de chez moi.`,
    },
    {
      name: 'plasturgie',
      kind: 'adjacent',
      low: 50,
      high: 66,
      best: 59,
      why: 'A good line operator with bac pro, CACES and shifts, but at a car parts maker: not one day in food.',
      lacks: ["deux ans de conduite d'une ligne automatisée dans l'industrie agroalimentaire"],
      cv: `CURRICULUM VITAE

Identité : Sofiane BELHADJ-MORIN
Poste recherché : conducteur de ligne

Parcours

| Période | Entreprise | Fonction |
| 01/2020 – présent | Plastival Automotive, Laval | Conducteur de ligne injection et assemblage |
| 09/2017 – 12/2019 | Plastival Automotive, Laval | Opérateur régleur |
| 2016 – 2017 | Intérim, Sarthe | Agent de production, câblage |

Ce que je fais chez Plastival : je conduis une ligne automatisée de bouchons de réservoir et de boîtiers (six presses, deux robots, une cellule de contrôle caméra). Lancement d'équipe, montage des moules, réglage des cycles, contrôle dimensionnel, étiquettes de traçabilité, arrêts notés au TRS, maintenance de premier niveau, 5S. J'ai deux opérateurs et un intérimaire avec moi. Roulement matin, après-midi, nuit depuis 2018.

Formation : bac pro Pilote de ligne de production, mention bien, Le Mans, 2016. Formation SMED 2022.

Autorisations : CACES R489 1A, 3 et 5 (février 2025), pont roulant, habilitation H0B0.

Langues : français, arabe, anglais scolaire.

Le site ferme en mars 2027. Je suis prêt à apprendre les règles d'hygiène d'une laiterie.`,
    },
    {
      name: 'operatrice',
      kind: 'missing',
      low: 32,
      high: 48,
      best: 41,
      why: 'Eight years at the end of a food line on three shifts; no diploma of the list, no CACES, and she runs the line only during breaks.',
      lacks: [
        'bac professionnel Pilote de ligne de production, PSPA, Bio-industries de transformation ou CQP Conducteur de ligne',
        "deux ans de conduite d'une ligne automatisée dans l'industrie agroalimentaire",
        'CACES R489 catégorie 3 en cours de validité',
      ],
      cv: `Nadège Trouillard
Opératrice de conditionnement

Expériences professionnelles

Desserts Armor, Ernée (crèmes dessert et liégeois) – avril 2018 à ce jour
Opératrice de conditionnement en 3x8
• Mise en cartons, palettisation, filmage
• Approvisionnement des opercules et des manchons
• Contrôle visuel des pots, pesée toutes les trente minutes, feuilles de traçabilité
• Nettoyage de fin de poste, tenue et lavage des mains irréprochables (HACCP)
• Je remplace le conducteur pendant ses pauses et j'arrête la machine en cas de bourrage
• Tutrice des saisonniers

Salon Mod'Coif, Gorron – 2010 à 2017
Coiffeuse

Formation
CAP Coiffure, 2010
Certificat Cléa, 2019
Gestes et postures, 2022
SST depuis 2021, recyclage 2025

Centres d'intérêt
Marche, comité des fêtes

Mobilité
Permis B, véhicule. Samedis possibles.

Mon chef d'équipe m'encourage à passer conductrice, mais ici la place n'est pas libre avant plusieurs années. Je ne demande qu'à être formée.`,
    },
    {
      name: 'autobus',
      kind: 'trap',
      low: 3,
      high: 19,
      best: 11,
      why: 'A conducteur de ligne, but of city buses: the same words and hours, no factory.',
      lacks: [
        'bac professionnel Pilote de ligne de production, PSPA, Bio-industries de transformation ou CQP Conducteur de ligne',
        "deux ans de conduite d'une ligne automatisée dans l'industrie agroalimentaire",
        'CACES R489 catégorie 3 en cours de validité',
      ],
      cv: `PASCAL LEROUGE-DANIEL
Conducteur de ligne expérimenté

2012-2026 TRANSPORTS URBAINS LAVALLOIS
Conducteur de ligne régulière (lignes 3, 7 et 14)
Conduite d'autobus standards et articulés, vente de titres, information des voyageurs, respect des horaires et du temps de parcours, contrôles du véhicule avant départ, signalement des pannes, petit entretien de premier niveau (niveaux, ampoules, propreté). Services du matin, du soir et de nuit, un samedi sur deux. Formateur de ligne pour les nouveaux conducteurs depuis 2019.

2005-2012 CARS GOUPIL, Évron
Conducteur scolaire et tourisme

2001-2005 LAITERIE DES TROIS VALLÉES (ramassage)
Chauffeur de camion-citerne, tournées de collecte dans les fermes

Formation
Titre professionnel Conducteur du transport en commun sur route, 2005
BEP Conduite et services, 2001
FCO à jour, 2023

Permis B, C, D, carte conducteur
SST 2024

Qualités : ponctuel, calme, autonome, habitué au travail posté. Disponible dès janvier, le réseau changeant d'exploitant.`,
    },
  ],
};
