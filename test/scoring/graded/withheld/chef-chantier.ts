/** Chef de chantier gros œuvre, Île-de-France : cinq ans à ce poste en gros œuvre, formation bâtiment et permis B. */
import type { GradedJob } from '../types.ts';

export const chefChantier: GradedJob = {
  job: 'chef-chantier',
  title: 'Chef de chantier gros œuvre (H/F)',
  spec: `Entreprise familiale créée en 1962, Batival Île-de-France (180 salariés, 52 M€ de chiffre d'affaires) construit des logements collectifs, des résidences étudiantes et des bureaux dans les Yvelines et les Hauts-de-Seine. Pour accompagner le démarrage de deux opérations à Nanterre et à Poissy (R+6 et R+8, deux niveaux de sous-sol), nous recrutons un chef de chantier gros œuvre en CDI.

Rattaché au conducteur de travaux, vous organisez le chantier de l'installation à la livraison du gros œuvre : rotations de banches, planning hebdomadaire, commandes de béton et d'acier, contrôle du ferraillage et des réservations, réception des supports. Vous encadrez deux chefs d'équipe, une vingtaine de compagnons et les intérimaires, vous animez le quart d'heure sécurité et vous tenez le PPSPS à jour. Vous êtes l'interlocuteur du bureau de contrôle sur site.

De formation bâtiment ou génie civil (CAP à BTS), vous justifiez impérativement d'au moins cinq ans comme chef de chantier en gros œuvre, en logement ou en tertiaire. Le permis B est indispensable, nos chantiers étant dispersés ; un véhicule de service est fourni.

La maîtrise de la grue à tour en site urbain, l'AIPR, le SST ou la lecture de maquettes BIM sont des atouts. Une pratique du portugais aussi.

Rémunération de 42 à 50 K€ selon profil, 13e mois, intéressement, panier, mutuelle prise en charge à 70 %. Poste ouvert aux personnes en situation de handicap. Merci d'adresser votre CV à recrutement, référence CCGO-11.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Neuf ans chef de chantier gros œuvre en logement et bureaux, BTS bâtiment, permis B, AIPR, SST et portugais.',
      lacks: [],
      cv: `Paulo TEIXEIRA MOREAU
Chef de chantier gros œuvre
Mantes-la-Jolie (78), permis B, véhicule

EXPÉRIENCE

Depuis mars 2020 : Chef de chantier GO, Constructions Rivault, Versailles
 - 118 logements R+7 à Colombes, 2 sous-sols, paroi berlinoise, 2 grues à tour
 - résidence étudiante de 210 chambres à Guyancourt, R+5
 - bureaux R+6 à Rueil, poteaux-poutres, prédalles
 Cycle de banches à la journée, 24 compagnons et 2 chefs d'équipe, commandes béton/acier, autocontrôles, bureau de contrôle, quart d'heure sécurité, PPSPS

Sept. 2017 à févr. 2020 : Chef de chantier GO, SEB Bâtiment, Cergy
 - 64 logements, groupe scolaire

2012 à 2017 : Chef d'équipe coffreur-bancheur, SEB Bâtiment

FORMATION
BTS Bâtiment, lycée Le Corbusier, 2012
Bac pro Travaux du bâtiment, gros œuvre, 2010

AIPR encadrant (2024), SST recyclé en 2025, CACES grue à tour au sol
Visionneuse BIM (Dalux), Excel, MS Project
Français, portugais courant`,
    },
    {
      name: 'sous-officier-genie',
      kind: 'gem',
      low: 74,
      high: 89,
      best: 82,
      why: 'Sous-officier du génie qui a mené dix ans de chantiers de béton, dont hébergements R+3 et R+4 et bureaux, avec BTS et permis B.',
      lacks: [],
      cv: `ADJUDANT-CHEF YOHAN LE BIHAN
Armée de terre, régiment du génie (travaux d'infrastructure)
Retour à la vie civile le 31 décembre 2026

Septembre 2016 à ce jour, chef de section travaux
Ma section construit en régie pour le ministère. Ce que nous avons bâti sous ma responsabilité directe, des fondations au clos couvert :
2016-2018, bâtiment d'hébergement de 90 chambres, R+3, voiles banchés, Istres
2018-2020, deux hébergements identiques, R+3 sur sous-sol, Orange
2021-2023, état-major de base, 2 400 m² de bureaux, R+2, Évreux
2023-2026, hébergement de 140 chambres, R+4, Villacoublay, grue à tour louée, béton prêt à l'emploi

Effectif : trois chefs de groupe et vingt-deux sapeurs, maçons, coffreurs, ferrailleurs, plus des intérimaires civils sur le dernier. Je fais le planning de la semaine, les rotations de coffrage, les commandes de béton et d'armatures, la réception du ferraillage avec le contrôleur technique, l'accueil et la causerie sécurité du matin.

2008 à 2016, sapeur puis chef de groupe maçonnerie. Deux missions au Tchad.

BTS Bâtiment (école du génie, Angers), 2015
CAP maçon, 2006
Permis B et C, SST, AIPR opérateur`,
    },
    {
      name: 'promu-2024',
      kind: 'years',
      low: 59,
      high: 73,
      best: 66,
      why: "Coffreur et chef d'équipe solide, formation et permis en règle, mais chef de chantier depuis mars 2024 seulement.",
      lacks: ['au moins cinq ans comme chef de chantier en gros œuvre'],
      cv: `Mamadou Keïta-Laurent, 31 ans, Sartrouville

Onze ans dans le gros œuvre en région parisienne, toujours dans la même maison : Bâtisseurs du Vexin, 95.

| Période | Fonction | Chantiers |
| 03/2024 - aujourd'hui | chef de chantier | 45 logements R+5 à Argenteuil ; résidence senior R+4 à Houilles (livrée en juin 2026) |
| 01/2019 - 02/2024 | chef d'équipe bancheur | 82 logements à Bezons, collège de Taverny, parking silo |
| 09/2015 - 12/2018 | coffreur-boiseur | bureaux à Saint-Ouen, divers |

Comme chef de chantier : 15 à 18 compagnons, implantation, rotation des banches, bétons, autocontrôle, comptes rendus au conducteur de travaux, visites de l'OPPBTP, PPSPS. Grue à tour partagée sur Argenteuil, rue étroite, survol interdit.

Diplômes : Bac pro Technicien du bâtiment, gros œuvre (2015) ; BEP maçonnerie (2013)
Habilitations : AIPR encadrant 2024, SST 2025, montage d'échafaudage
Permis B (2014)
Langues : français, bambara, un peu de portugais de chantier

Loisirs : football, éducateur des U11.`,
    },
    {
      name: 'beton-commercial',
      kind: 'old',
      low: 54,
      high: 70,
      best: 62,
      why: "Quatorze ans chef de chantier gros œuvre, mais jusqu'en juin 2016 ; depuis, vente de béton prêt à l'emploi.",
      lacks: [],
      cv: `Didier Marchandeau
52 ans, Saint-Germain-en-Laye

Situation actuelle
Technico-commercial, Bétons de Seine, depuis septembre 2016. Portefeuille de 70 entreprises de gros œuvre, devis, formules, planning des toupies, litiges, suivi des impayés. Je passe mes matinées sur les chantiers des autres.

Avant
Chef de chantier gros œuvre, Entreprise Hamelin & Cie, Poissy, de février 2002 à juin 2016. Logements sociaux et privés (de 30 à 140 logements), une clinique, deux immeubles de bureaux à La Défense. Jusqu'à trente personnes, deux grues, banches Outinord, prédalles, sous-sols en site occupé. Entreprise liquidée en 2016.
Chef d'équipe puis maçon, même entreprise, de 1994 à 2002.

Formation
BP maçonnerie, 1997 ; CAP construction en maçonnerie et béton armé, 1993
Stage "encadrer un chantier", GRETA, 2002
SST (2014)

Divers
Permis B et voiture. Word, Excel, Sage. Pêche, vélo.

Mon objectif : revenir à la production, que je regrette chaque jour, avec un employeur sérieux.`,
    },
    {
      name: 'chantier-naval',
      kind: 'trap',
      low: 13,
      high: 29,
      best: 21,
      why: "Chef de chantier de la construction navale : le gros œuvre est une coque d'acier, ni béton ni bâtiment.",
      lacks: [
        'De formation bâtiment ou génie civil (CAP à BTS)',
        'au moins cinq ans comme chef de chantier en gros œuvre',
      ],
      cv: `Gwenaëlle Cariou
Chef de chantier, construction navale

Parcours professionnel

2018 / 2026  Ateliers de l'Estuaire, Saint-Nazaire
Chef de chantier coque. Montage des blocs en cale, gros œuvre métallique de trois paquebots et d'un ferry. Deux chefs d'équipe, vingt-cinq soudeurs et charpentiers métaux, sous-traitants polonais et portugais. Planning hebdomadaire, commande de consommables, réception des blocs avec la société de classification, quart d'heure sécurité, plan de prévention. Levage au portique de 1 400 t.

2012 / 2018  Même employeur
Chef d'équipe soudage, puis préparatrice.

2009 / 2012  Chantier naval Piriou, Concarneau
Charpentière métaux

Formation
BTS Conception et réalisation en chaudronnerie industrielle, Saint-Nazaire, 2009
Bac STI génie mécanique, 2007

Habilitations : SST 2025, travail en hauteur, espaces confinés, pontier-élingueur
Logiciels : Tribon, MS Project, maquette 3D
Permis B. Portugais : notions. Mobile en Île-de-France, mon conjoint étant muté à Nanterre.`,
    },
  ],
};
