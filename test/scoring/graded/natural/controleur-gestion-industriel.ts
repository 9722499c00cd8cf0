/** Industrial management accountant, Sarthe, in French: a five-year degree, three years in a plant, fluent English, an ERP. */
import type { GradedJob } from '../types.ts';

export const controleurGestionIndustriel: GradedJob = {
  job: 'controleur-gestion-industriel',
  title: 'Contrôleur de gestion industriel (H/F)',
  spec: `L'ENTREPRISE
Filiale française du groupe suédois Nordhamra, Plastival conçoit et fabrique des réservoirs et conduits en thermoplastique pour l'automobile et le poids lourd. Le site de Sablé-sur-Sarthe réunit 340 personnes, 28 presses à injecter et deux lignes de soufflage, pour un chiffre d'affaires de 71 M€.

LE POSTE
Rattaché(e) au directeur financier du site et en lien fonctionnel avec la Suède, vous serez le partenaire chiffres du directeur d'usine et des chefs d'atelier. Vous établissez les coûts standards et les mettez à jour chaque année, analysez les écarts matière, main-d'œuvre et rendement, conduisez l'inventaire et la valorisation des stocks, bâtissez budget et prévisions glissantes, chiffrez les investissements et les gains de productivité. La clôture mensuelle se boucle à J+4, suivie d'un commentaire rédigé en anglais pour le groupe.

VOTRE PROFIL
De formation supérieure bac+5 (école de commerce, master CCA ou CGAO, DSCG, ingénieur avec spécialisation gestion), vous justifiez d'une expérience d'au moins trois ans en contrôle de gestion sur un site de production. Les échanges avec Göteborg étant quotidiens, l'anglais courant est indispensable. Vous avez pratiqué un ERP de production (SAP, Movex/M3, QAD ou équivalent) et Excel n'a pas de secret pour vous.
Seront appréciés : Power BI, la connaissance de l'automobile ou de la plasturgie, une culture lean.

NOUS OFFRONS
CDI, statut cadre, 42 à 50 k€ selon expérience, intéressement, mutuelle familiale, un jour de télétravail par semaine. Poste ouvert aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'equipementier',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Master CCA, seven years in plants of which five with a car supplier, SAP, English reporting, Power BI.',
      lacks: [],
      cv: `Maëlle Kerbrat-Nguyen
31 ans, Angers

EXPÉRIENCES

Contrôleuse de gestion industrielle, Axtelle Mobilité (faisceaux et boîtiers injectés, 520 salariés), La Flèche
Depuis mars 2021
- Coûts standards de 4 200 références, révision annuelle avec les méthodes et les achats
- Écarts matière, MOD et TRS commentés chaque semaine en point d'atelier
- Inventaires tournants, provision pour rotation lente, clôture à J+3
- Reporting et conférence mensuelle en anglais avec la maison mère à Stuttgart
- SAP CO-PC, tableaux Power BI conçus par mes soins ; 610 k€ de gains validés dans les chantiers kaizen en 2025

Contrôleuse de gestion usine, Laiterie du Haut-Anjou, Segré
Septembre 2019 – février 2021
- Budget, prix de revient, pertes matière ; ERP M3

FORMATION
Master CCA, IAE d'Angers, 2019 (alternance dans un cabinet d'audit)
Semestre à Uppsala, 2017

LANGUES
Anglais courant (TOEIC 955 en 2024), suédois : notions

Excel avancé (Power Query, VBA). Permis B. Pratique l'aviron et le chant choral.`,
    },
    {
      name: 'anglais-scolaire',
      kind: 'denial',
      low: 57,
      high: 73,
      best: 66,
      why: 'DSCG and nine years in a plastics plant with QAD: all there, but his English is of school level and never spoken.',
      lacks: ["l'anglais courant est indispensable"],
      cv: `Thierry Bourdin
Contrôleur de gestion – plasturgie
Laval (53)

PARCOURS

2017 (avril) à aujourd'hui : Mayenne Emballages, Ernée, 260 personnes, injection et thermoformage
Contrôleur de gestion du site. Je tiens les nomenclatures valorisées et les gammes dans QAD, je calcule les standards, j'explique les écarts au comité de direction tous les mois, je pilote l'inventaire de fin décembre, j'élabore budget et atterrissages. J'ai chiffré le remplacement de six presses (3,2 M€), retour sur investissement constaté en 29 mois. Animateur des chantiers 5S côté chiffres.

2012 à 2017 : cabinet Orval & Associés, Laval
Collaborateur comptable, portefeuille de PMI

DIPLÔMES
DSCG, 2014
DCG, 2012

INFORMATIQUE
QAD, Sage, Excel (macros, tableaux croisés, Power Query), Power BI depuis 2023

LANGUES
Anglais : niveau scolaire. Je lis un courriel avec un dictionnaire, mais la maison est familiale et je n'ai jamais eu à le parler.

Divers : trésorier du club de basket, marié, deux enfants. Disponible après trois mois de préavis.`,
    },
    {
      name: 'temps-partage',
      kind: 'overlap',
      low: 54,
      high: 71,
      best: 63,
      why: 'Announces five years added up, but the three assignments overlap: 24 months since November 2024. The rest is good.',
      lacks: ["une expérience d'au moins trois ans en contrôle de gestion sur un site de production"],
      cv: `YANIS HADDADI
Contrôleur de gestion industriel à temps partagé | cinq années d'expérience cumulées

MISSIONS EN COURS OU ACHEVÉES (salarié d'un groupement d'employeurs, Le Mans)

nov. 2024 → aujourd'hui — Fonderies de l'Huisne, 3 jours/semaine
Prix de revient par pièce, écarts de rendement, stocks de métal, clôture mensuelle sous SAP, revue en anglais avec l'actionnaire irlandais.

janv. 2025 → juin 2026 — Sièges Bercé (ébénisterie industrielle), 1 jour/semaine
Mise en place des coûts standards, budget, tableaux Power BI.

mars 2025 → sept. 2026 — Caoutchoucs du Loir, 1 jour/semaine
Inventaires, chiffrage de moules, indicateurs lean, sous-traitance automobile.

AVANT
sept. 2021 → oct. 2024 — Auditeur, cabinet Delaunay Partners, Nantes : commissariat aux comptes de mutuelles et d'associations

ÉTUDES
Programme grande école, École supérieure de commerce de l'Ouest, 2021
Échange d'un an à Limerick (Irlande)

Anglais courant, C1 (Linguaskill 2023) ; arabe dialectal ; espagnol B1
Excel expert, SAP FI/CO, Sage X3, Power Query

Véhicule personnel, sans préavis au-delà d'un mois.`,
    },
    {
      name: 'bref',
      kind: 'thin',
      low: 60,
      high: 76,
      best: 69,
      why: 'Sixty words: degree, plant since 2021, M3 and measured English are there, but hardly anything on the work itself.',
      lacks: [],
      cv: `Aurélie Prigent, Sablé-sur-Sarthe

Contrôleuse de gestion de site, Volailles du Maine (abattoir et découpe, 600 personnes), depuis juin 2021. Coûts de revient, écarts, inventaires, budget. ERP : M3. Reporting mensuel en anglais à l'actionnaire néerlandais.

Assistante contrôle de gestion, même site, 2019-2021.

Master contrôle de gestion (CGAO), Rennes, 2019.

Anglais : TOEIC 920. Excel avancé.

Disponible en février.`,
    },
    {
      name: 'salle',
      kind: 'unrelated',
      low: 0,
      high: 12,
      best: 4,
      why: 'Head waiter and sommelier; no degree, no plant, no ERP, and the English of a dining room.',
      lacks: [
        'formation supérieure bac+5 (école de commerce, master CCA ou CGAO, DSCG, ingénieur)',
        "une expérience d'au moins trois ans en contrôle de gestion sur un site de production",
        "l'anglais courant est indispensable",
        'un ERP de production (SAP, Movex/M3, QAD ou équivalent)',
      ],
      cv: `Bastien Lecourtois
Maître d'hôtel – sommelier

2020-26 : Le Moulin de Solesmes, restaurant gastronomique, une étoile
Responsable de salle, brigade de neuf personnes. Accueil, placement, découpe, conseil sur les vins, fermeture de caisse. Cave de 4 800 bouteilles, achats auprès de 70 vignerons, renouvellement de la carte à chaque saison. Clientèle pour moitié étrangère.

2016-19 : Château de la Barre aux Cygnes, Touraine
Chef de rang, puis sommelier. Mariages et séminaires jusqu'à 180 couverts.

2014-16 : saisons à Courchevel et à l'île de Ré, commis de salle

Formation
Mention complémentaire sommellerie, Saumur, 2016
Bac professionnel commercialisation et services en restauration, Le Mans, 2014

Concours
Demi-finaliste, meilleur jeune sommelier de Loire, 2018

Langues
Anglais de service, correct ; italien, bases

Centres d'intérêt
Taille de la vigne, photographie argentique, cyclotourisme

Je cherche un poste avec des horaires de jour, près de Sablé, pour voir grandir mes filles. Je m'adapte vite et j'ai le sens du contact.`,
    },
  ],
};
