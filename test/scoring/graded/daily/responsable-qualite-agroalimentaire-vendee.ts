import type { GradedJob } from '../types.ts';

export const responsableQualiteAgroalimentaireVendee: GradedJob = {
  job: 'responsable-qualite-agroalimentaire-vendee',
  title: 'Responsable Qualité site (H/F), charcuterie et plats cuisinés, Vendée',
  spec: `Maison Guérineau, ETI familiale vendéenne (420 salariés, 3 ateliers, 96 M€ de CA), fabrique depuis 1952 des charcuteries cuites et des plats cuisinés frais pour la grande distribution française et, depuis peu, pour deux enseignes britanniques. Dans le cadre d'un départ en retraite, nous recherchons pour notre site des Essarts le ou la

RESPONSABLE QUALITÉ, CDI, statut cadre

Votre quotidien
Rattaché(e) à la directrice industrielle, vous faites vivre la sécurité des aliments sur le terrain. Vous animez une équipe de six personnes (deux animateurs, trois techniciennes de laboratoire, une assistante). Vous tenez à jour l'étude de dangers et le plan de contrôle, préparez et conduisez les audits de certification et les visites clients, instruisez les réclamations, décidez du blocage d'un lot et, s'il le faut, pilotez un retrait. Vous êtes l'interlocuteur de la DDPP. Vous participez aux projets : nouvelles recettes, nouvelle ligne de tranchage, allongement de DLC.

Ce que nous attendons
Un diplôme de niveau bac+5, ingénieur agri/agro ou master qualité-sécurité des aliments. Au moins quatre ans dans la qualité en industrie agroalimentaire, dont l'encadrement, même ponctuel, d'une équipe. La pratique de l'HACCP et d'un référentiel IFS ou BRCGS, vécue jusqu'à l'audit. Un anglais qui permette de mener seul(e) l'audit d'un client anglais.

Ce serait un plus
La connaissance du produit carné ou de l'ultra-frais, le risque Listeria, les statistiques de procédé, une ceinture verte, SAP.

Rémunération 46 à 52 k€ selon expérience, intéressement, participation, RTT, restaurant d'entreprise. Poste basé à 35 minutes de La Roche-sur-Yon. CV et quelques lignes à recrutement@guerineau.example.`,
  graded: [
    {
      name: 'solene-brossard-qualite',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: "Ingénieure agro, huit ans de qualité en ultra-frais carné, équipe encadrée, IFS et BRCGS menés jusqu'à l'audit et anglais pratiqué avec des clients britanniques.",
      lacks: [],
      cv: `Solène BROSSARD
32 ans – Montaigu (85) – permis B – solene.brossard@example.fr

RESPONSABLE QUALITÉ – INDUSTRIE AGROALIMENTAIRE

EXPÉRIENCE PROFESSIONNELLE

Depuis 03/2022 : Responsable qualité adjointe puis responsable qualité (01/2024), Ateliers du Bocage, Les Herbiers (traiteur frais, 260 pers.)
- Management de 5 personnes (3 techniciens, 2 animatrices)
- Certification IFS Food v7 puis v8 niveau supérieur (97,2 % en mai 2026), BRCGS grade AA en 2025, obtenue en 14 mois
- Refonte de l'HACCP : 3 études, 41 à 12 PRPo/CCP
- Plan Listeria : cartographie de l'atelier, positifs de surface divisés par 4
- Audits clients menés seule en anglais (2 enseignes UK, 4 audits)
- Un retrait-rappel géré en 2024 avec la DDPP de Vendée, 38 h du signal à la clôture
- Réclamations : -31 % en 3 ans

10/2018 – 02/2022 : Ingénieure qualité, Salaisons Ferrand, Cholet (jambon cuit, lardons)
- Audits internes, validation de DLC, tests de vieillissement et challenge tests
- Cartes de contrôle sur le poids et le sel, Green Belt obtenue en 2021
- SAP QM

02/2018 – 08/2018 : stage de fin d'études, Laiterie Sainte-Hermine, maîtrise du nettoyage en place

FORMATION
2015 – 2018 : diplôme d'ingénieur agroalimentaire, École supérieure agricole de l'Ouest (Angers)
2013 – 2015 : classe préparatoire BCPST, Nantes

LANGUES
Anglais : C1 (TOEIC 935, 2023), un an en Irlande comme assistante (2012-2013)
Espagnol : B1

CENTRES D'INTÉRÊT : voile, pain au levain`,
    },
    {
      name: 'mathilde-oger-animatrice-sda',
      kind: 'synonym',
      low: 85,
      high: 95,
      best: 90,
      why: "Présentée en prose sous l'intitulé de coordinatrice sécurité des aliments, elle a le diplôme, six ans en agroalimentaire, la certification de la grande distribution et un anglais quotidien.",
      lacks: [],
      cv: `Mathilde Oger, Fontenay-le-Comte

Madame, Monsieur, voici mon parcours tel qu'il est.

Je suis entrée chez Poissonneries Thébaud (L'Aiguillon, saumon fumé et salades de la mer, 180 salariés) en septembre 2020 et j'y suis toujours, avec le titre de « coordinatrice sécurité des aliments ». En pratique je tiens le plan de maîtrise sanitaire : l'analyse des dangers des quatre lignes, les points critiques, la surveillance, les écarts. Quand l'organisme certificateur vient pour l'IFS Food, une fois sur trois sans prévenir, c'est moi qui le reçois à la grille et qui l'accompagne deux jours et demi ; nous sommes passés de 91 à 96 % entre 2021 et 2026. Je décide avec le chef d'atelier de bloquer ou de libérer les lots, et j'ai conduit deux rappels, dont un à 2 heures du matin.

Je dirige quatre personnes depuis 2022 : deux techniciens de laboratoire, un apprenti chaque année, une gestionnaire documentaire. Entretiens annuels, plannings, recrutement du dernier technicien.

Nos saumons viennent d'Écosse et un tiers du fumé part à Londres. Mes appels du mardi avec les acheteurs, mes réponses aux non-conformités et les visites d'usine se font donc en anglais, sans interprète ; j'ai vécu à Aberdeen de 2017 à 2019 où je travaillais comme technologue chez un mareyeur (contrôle à réception, traçabilité).

Le monocytogenes est mon ennemi intime : prélèvements, tests de croissance, révision de la durée de vie de 24 à 28 jours validée par challenge test.

Études : ingénieure de l'Institut national lorrain des industries alimentaires (Nancy), promotion 2017.
De l'automne 2019 à l'été 2020 : congé parental.

Disponible après trois mois de préavis. Je n'ai pas fait de viande, mais le froid et le tranchage, si.`,
    },
    {
      name: 'frederic-pineau-anglais',
      kind: 'denial',
      low: 60,
      high: 72,
      best: 67,
      why: "Responsable qualité très solide en salaison, bac+5 et IFS, mais il écrit lui-même ne pas parler anglais alors que l'annonce exige de mener seul l'audit d'un client anglais.",
      lacks: ['anglais permettant de mener un audit client'],
      cv: `PINEAU Frédéric
Né le 22/06/1981
85110 Chantonnay

Compétences : qualité produit, hygiène, gestion d'équipe, relations administration

2015-2026  RESPONSABLE QUALITE  Charcuteries Vrignaud, Pouzauges (190 salariés)
   Équipe : 4 techniciens + 1 alternant
   IFS depuis 2016, dernier audit février 2026 niveau supérieur 96,5
   HACCP jambon, rillettes, pâtés en croûte
   Agrément sanitaire, relations DDPP, export Japon (dossier suivi par la DRAAF)
   Mise sous contrôle Listeria, plan d'échantillonnage, 2 retraits en 11 ans
   Audits fournisseurs viande : environ 12 par an
   Projet : salle blanche de tranchage, 2,4 M€, volet hygiène
2009-2015  ASSISTANT PUIS ANIMATEUR QUALITE  Volailles des Deux Rivières, Challans
   abattoir et découpe, BRC 2011-2014
2006-2009  TECHNICIEN METHODES  Biscuiterie Saint-Gilles

Formation : Master 2 Qualité et sécurité des aliments, université de La Roche, 2006. BTS IAA 2002.

Langues : anglais débutant (lu un peu, je ne le parle pas, les audits export se sont faits avec traducteur). Vendéen parlé couramment.

Informatique : Excel, SAP (QM et MM), Minitab
Sapeur-pompier volontaire depuis 2003`,
    },
    {
      name: 'lucas-hamelin-alternant',
      kind: 'in-progress',
      low: 33,
      high: 46,
      best: 40,
      why: "Étudiant en dernière année, en alternance depuis quatorze mois : ni le diplôme bac+5 ni les quatre ans ne sont acquis, malgré un bon anglais et une participation à l'IFS.",
      lacks: ['diplôme bac+5 (obtention septembre 2027)', '4 ans de qualité en agroalimentaire'],
      cv: `Lucas Hamelin
22 ans, Nantes, mobile
Alternant qualité

FORMATION
Master Qualité et sécurité sanitaire des aliments, université de Nantes-Atlantique, en alternance
   M1 2025-2026 validé (14,1/20), M2 en cours, diplôme prévu en septembre 2027
Licence Biologie, Angers, 2025
Erasmus à Cork (Irlande), 2e semestre 2023-2024

EXPÉRIENCE
Apprenti assistant qualité | Conserverie du Pays de Retz, Machecoul | depuis septembre 2025 (3 semaines / 1 semaine)
 . mise à jour de l'HACCP de la ligne légumes avec ma tutrice
 . audits hygiène hebdomadaires en atelier, 60 fiches, affichage des résultats au vestiaire
 . préparation documentaire de l'IFS d'avril 2026 et présence les deux jours dans la salle
 . traitement de 140 réclamations consommateurs
Stage | Laboratoire Analis'Ouest, Nantes | avril-juin 2025
 . microbiologie, dénombrements, Salmonella et Listeria
Jobs d'été | marché d'intérêt national de Nantes | 2022, 2023

LANGUES
Anglais C1 (Cambridge Advanced 2024), allemand A2

Mon contrat se termine le 31 août 2027. Encadrement : capitaine de l'équipe de handball, aucune équipe au travail.`,
    },
    {
      name: 'karine-delaunay-cosmetique',
      kind: 'adjacent',
      low: 42,
      high: 56,
      best: 49,
      why: "Responsable qualité confirmée, bac+5 et anglais courant, mais toute sa carrière est en cosmétique sous BPF ISO 22716 : ni quatre ans d'agroalimentaire ni HACCP et IFS/BRCGS.",
      lacks: ['4 ans de qualité en industrie agroalimentaire', "HACCP et IFS ou BRCGS jusqu'à l'audit"],
      cv: `KARINE DELAUNAY
Responsable assurance qualité
Angers | karine.delaunay@example.fr

Parcours

Laboratoires Oréane, Saumur (soins du visage, sous-traitance pour 40 marques)
Responsable assurance qualité, janvier 2019 à aujourd'hui
Équipe de 7. Système qualité ISO 9001 et bonnes pratiques de fabrication ISO 22716. Accueil d'une trentaine d'audits clients par an, dont la moitié en anglais (Londres, Copenhague, New York). Libération des lots, réclamations, actions correctives, qualification des fournisseurs d'emballage. Contamination Pluralibacter en 2021 : arrêt de deux mélangeurs, révision de l'eau purifiée, retour à la normale en 6 semaines. Taux de lots conformes du premier coup de 94,1 à 98,3 %.

Parfums Valmer, Chartres
Ingénieure qualité conditionnement, septembre 2013 à décembre 2018
Plans de contrôle, capabilité des remplisseuses, Green Belt (projet fuite pompes, gain 180 k€). Animation de 3 contrôleurs.

Formation
Ingénieure chimiste, École de chimie de Touraine, 2013
Stage de master à Leeds (Royaume-Uni), 6 mois, 2013

Langues : anglais courant (TOEIC 960), italien scolaire
Outils : SAP QM, Minitab, TrackWise

Je souhaite rejoindre l'agroalimentaire, secteur que je ne connais pas encore de l'intérieur. Formation « découverte HACCP », deux jours, juin 2026.`,
    },
  ],
};
