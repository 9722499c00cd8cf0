/** Chef pâtissier, in French: the CAP and plated desserts in a kitchen, with a team, decide. */
import type { GradedJob } from '../types.ts';

export const chefPatissier: GradedJob = {
  job: 'chef-patissier',
  title: 'Chef pâtissier / Cheffe pâtissière',
  spec: `Chef pâtissier (H/F) – Hôtel 5 étoiles, Annecy

Au sein de notre restaurant gastronomique (1 étoile Michelin) et du salon de thé, vous créez la carte des desserts, dirigez une brigade de quatre personnes et tenez les coûts matières.

Profil exigé :
- CAP Pâtissier (ou BP / BTM / équivalent)
- 5 ans d'expérience minimum en pâtisserie, dont 2 ans en tant que chef ou sous-chef pâtissier
- expérience en restaurant gastronomique ou hôtel de luxe (dessert à l'assiette)
- maîtrise de l'hygiène HACCP

Souhaité : chocolaterie, viennoiserie, anglais professionnel, formation d'apprentis.

Logement possible, 39 h, deux jours de repos consécutifs.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'CAP et BTM, neuf ans dont quatre de chef dans un hôtel étoilé, équipe, coûts, chocolat, anglais.',
      lacks: [],
      cv: `Margaux Teyssier
Cheffe pâtissière

Parcours
Depuis mars 2022 : cheffe pâtissière, Hôtel des Terrasses (5*, restaurant 1 étoile), Évian. Carte des desserts renouvelée six fois par an, brigade de cinq, fiches techniques, ratio matières à 24 %, petits déjeuners et salon de thé.
2019-2022 : sous-cheffe pâtissière, Le Moulin d'Argent (2 étoiles), Lyon. Dessert à l'assiette, mignardises.
2017-2019 : commis pâtissier, palace à Courchevel. Viennoiserie, chocolat.

Diplômes
BTM Pâtissier 2017, CAP Pâtissier 2015, HACCP 2023
Anglais courant. Maître d'apprentissage depuis 2023.`,
    },
    {
      name: 'boulangerie',
      kind: 'adjacent',
      low: 38,
      high: 58,
      best: 51,
      why: 'CAP et huit ans de pâtisserie, mais de boutique : ni restaurant gastronomique, ni poste de chef.',
      lacks: ['expérience gastronomique', '2 ans chef ou sous-chef'],
      cv: `Kévin Lagarde
Ouvrier pâtissier

EXPÉRIENCES
Pâtissier, Boulangerie-Pâtisserie Morel, Chambéry – septembre 2018 à aujourd'hui. Tartes, entremets, viennoiserie, bûches, commandes de mariage, HACCP, formation de deux apprentis.
Apprenti pâtissier, Maison Blanchet – 2016 à 2018.

FORMATION
CAP Pâtissier 2018, mention complémentaire chocolaterie 2019

LANGUES
Anglais scolaire

Je n'ai pas encore travaillé en restaurant ni dirigé d'équipe.`,
    },
    {
      name: 'sans-cap',
      kind: 'missing',
      low: 58,
      high: 74,
      best: 68,
      why: 'Sept ans dont trois de sous-chef étoilé, autodidacte : aucun diplôme de pâtisserie.',
      lacks: ['CAP Pâtissier ou équivalent'],
      cv: `Yasmine Benkirane

Sous-cheffe pâtissière, autodidacte (sans CAP, licence de lettres 2017)

Restaurant L'Ancolie, 1 étoile, Megève | sous-cheffe pâtissière | depuis novembre 2023
Création de desserts à l'assiette avec le chef, trois commis, commandes et coûts, plan de maîtrise sanitaire HACCP.
Hôtel Savoy-type « Les Balcons », 5 étoiles, Chamonix | cheffe de partie pâtisserie | 2021-2023
Restaurant Le Pressoir, Annecy | commis pâtisserie | 2019-2021

Anglais C1, espagnol B2. Stage chocolat (5 jours) 2024.`,
    },
    {
      name: 'cuisinier',
      kind: 'trap',
      low: 22,
      high: 45,
      best: 34,
      why: 'Chef de cuisine de brasserie : une brigade et l’HACCP, mais CAP Cuisine et desserts achetés.',
      lacks: ['CAP Pâtissier', '5 ans en pâtisserie'],
      cv: `Stéphane Audibert
Chef de cuisine

2017 à ce jour – Chef de cuisine, Brasserie du Lac, Annecy. 180 couverts, brigade de neuf, carte, achats, coûts matières, HACCP, plannings. Desserts livrés par un fournisseur.
2010 à 2017 – Sous-chef, Hôtel Beau Site (4*).
2006 à 2010 – Commis puis demi-chef de partie.

CAP Cuisine 2006, BP Cuisine 2008
Formation d'apprentis cuisiniers. Anglais courant.`,
    },
    {
      name: 'reconversion',
      kind: 'list',
      low: 28,
      high: 50,
      best: 40,
      why: 'CAP tout frais d’une reconversion, les bons mots, un stage de huit semaines.',
      lacks: ["5 ans d'expérience", '2 ans chef ou sous-chef'],
      cv: `Élise Moreau
En reconversion vers la pâtisserie

Compétences : desserts à l'assiette, entremets, chocolaterie, viennoiserie, carte des desserts, HACCP, coûts matières, brigade

CAP Pâtissier obtenu en juin 2026 (candidate libre)
Stage de 8 semaines, pâtisserie du Palais, Annecy, printemps 2026

2014 - 2025 : chargée de communication, Conseil départemental. Événements, budgets, prestataires.
Master Communication 2014
Anglais C1`,
    },
  ],
};
