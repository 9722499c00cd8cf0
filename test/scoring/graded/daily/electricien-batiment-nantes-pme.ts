import type { GradedJob } from '../types.ts';

export const electricienBatimentNantesPme: GradedJob = {
  job: 'electricien-batiment-nantes-pme',
  title: 'Électricien(ne) bâtiment H/F – CDI',
  spec: `Électricien(ne) bâtiment H/F – CDI – Nantes et première couronne

L'entreprise
Ouvrard & Filles, 17 salariés, travaille depuis 1994 dans le logement : collectifs neufs pour moitié, rénovation de maisons et d'appartements occupés pour l'autre. Nos chantiers sont à moins de 35 km du dépôt de Rezé.

Ce que vous ferez
Seul(e) ou en binôme selon la taille du chantier, vous tracez et posez les gaines, passez les conducteurs, montez et raccordez le tableau, posez l'appareillage, mettez en service et faites l'autocontrôle avant le passage du Consuel. En rénovation, vous expliquez au client ce que vous coupez et quand vous le remettez. Un apprenti vous suivra une partie de l'année.

Ce qu'il nous faut
- un diplôme d'électricien : CAP, BEP, bac pro ou titre professionnel, peu importe lequel ;
- trois ans de chantier au moins comme électricien dans le bâtiment, apprentissage non compris ;
- des habilitations électriques en cours de validité (B1V-BR au minimum) ;
- le permis B, car chacun part avec son fourgon.

Ce qui ferait la différence
Bornes de recharge (IRVE), domotique, courants faibles, VMC, habitude du locataire présent, CACES nacelle.

Ce que nous offrons
Entre 14,80 € et 17,50 € de l'heure selon autonomie, 37 h, paniers et trajets, mutuelle prise en charge à 70 %, un vendredi sur deux libre l'après-midi. Pas de grands déplacements.

Envoyez un CV, la lettre est facultative. Réponse à tout le monde sous dix jours.`,
  graded: [
    {
      name: 'soizic-le-cornec-titre-pro',
      kind: 'any-of',
      low: 91,
      high: 99,
      best: 95,
      why: 'Titre professionnel accepté, huit ans de chantier dans le logement, B1V BR BC recyclées en 2025, permis B et IRVE : tout y est, récent et daté.',
      lacks: [],
      cv: `Soizic LE CORNEC
Bouguenais (44) – 36 ans – permis B, véhicule

PARCOURS

Électricienne, SARL Baudry Élec, Saint-Herblain
depuis septembre 2020
Logement collectif (résidences de 24 à 60 lots) et, depuis deux ans, surtout de la rénovation chez l'habitant. Je prends le chantier à la dalle et je le rends au Consuel : incorporation, encastrement, tirage, tableau, appareillage, essais. En rénovation, je refais des appartements entiers en laissant un circuit provisoire pour que les gens puissent vivre. VMC, interphonie, coffret de communication. J'ai posé une quarantaine de bornes de recharge en copropriété et en pavillon.
J'ai encadré deux apprentis, tous deux reçus.

Électricienne, Erdre Installations, Carquefou
mars 2018 – août 2020
Neuf : maisons de lotissement, petits commerces.

Avant : vendeuse puis responsable de rayon dans une jardinerie, 2009 – 2017.

FORMATION
Titre professionnel Électricien d'équipement du bâtiment, centre de formation des Trois-Îles, Nantes, janvier 2018 (reconversion, 8 mois)
IRVE niveaux 1 et 2, 2022
Bac ES, 2008

HABILITATIONS
B1V – BR – BC, recyclage du 11 mars 2025 (valables jusqu'en mars 2028)
AIPR opérateur, travail en hauteur 2024

Je chante dans un chœur et je retape un vieux voilier.`,
    },
    {
      name: 'yannick-tessandier-animateur',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: "Intitulé d'animateur technique, mais six ans de rénovation électrique complète de logements occupés, avec bac pro, habilitations de 2024 et permis B.",
      lacks: [],
      cv: `Yannick Tessandier
Vertou
06 00 00 00 00

Depuis février 2020, je suis animateur technique à l'association Toits Solidaires de Loire. Le mot animateur prête à confusion : je suis celui qui refait l'électricité. L'association rénove une trentaine de logements par an avec leurs habitants, le plus souvent des maisons anciennes et des appartements où l'installation est dangereuse. Je fais le diagnostic, le plan et la liste de matériel, je mets en sécurité, puis je repasse tout : dépose du vieux textile et du coton, saignées, gaines, nouveau tableau avec différentiels, prise de terre, salles d'eau, chauffage. Chaque fois que la rénovation est complète, j'établis l'attestation et j'accompagne la visite du Consuel : 140 dossiers à ce jour, quatre seulement avec réserve. Les habitants restent chez eux, cela s'apprend. Le reste du temps (un jour par semaine environ) je montre à des jeunes et à des bénévoles comment faire.

De juillet 2014 à janvier 2020, j'ai été monteur électricien chez Gréau Frères, au Loroux-Bottereau : hangars agricoles, caves viticoles, pavillons neufs.

Apprentissage dans la même maison de 2011 à 2014, bac pro électrotechnique obtenu en juin 2014 (lycée Jean-Moreau-des-Vignes, Vallet).

Habilitations B2V, BR, BC, recyclées en octobre 2024. Permis B depuis 2013, je conduis le camion de l'association tous les jours. SST. Nacelle : CACES de 2023.

Pas de bornes de recharge à ce jour, un peu de domotique chez moi.

Je quitte l'associatif parce que le financement s'arrête en décembre.`,
    },
    {
      name: 'bruno-marchesseau-habilitation-perimee',
      kind: 'lapsed',
      low: 59,
      high: 72,
      best: 66,
      why: "Vingt ans de métier, CAP et permis, mais ses habilitations datent de 2021 et n'ont pas été recyclées, donc plus en cours de validité.",
      lacks: ['habilitations électriques en cours de validité'],
      cv: `MARCHESSEAU Bruno
né le 22/05/1983 à Cholet
12 rue des Tisserands, 44400 Rezé
Permis B et BE

EXPÉRIENCE PROFESSIONNELLE

2012 - 2026 (sept.)    N3P2 puis chef d'équipe    Atlan'Courant SAS, Rezé
                       Collectifs neufs, EHPAD, une école. Du plan à la réception.
                       Équipe de 2 à 5. Colonnes montantes, tableaux, éclairage de
                       secours, VDI. Société liquidée en septembre 2026.
2005 - 2012            Électricien N2              Ets Poirier-Dabin, Clisson
                       Rénovation et dépannage chez les particuliers, maisons neuves.
2002 - 2005            Apprenti puis ouvrier       Ets Poirier-Dabin

DIPLÔMES
CAP préparation et réalisation d'ouvrages électriques    2004
Brevet professionnel installations électriques            2006

HABILITATIONS
B2V BR BC : session de juin 2021, validité trois ans, non recyclée depuis.
(Mon ancien patron a laissé passer la date ; à refaire.)
CACES R486 : 2022

DIVERS
Bonne présentation chez le client. Je sais lire un plan et chiffrer un avenant.
Football vétéran, pêche à pied.`,
    },
    {
      name: 'ahmed-benslimane-court',
      kind: 'thin',
      low: 49,
      high: 61,
      best: 55,
      why: 'Diplôme, permis et longue expérience en deux lignes ; pas un mot des habilitations, et trop bref pour en dire plus.',
      lacks: ['habilitations électriques en cours de validité'],
      cv: `Ahmed BENSLIMANE – Saint-Sébastien-sur-Loire

Électricien du bâtiment, CAP obtenu en 2013.

2016 à aujourd'hui : entreprise Coutant Élec, Basse-Goulaine. Appartements neufs, rénovation de maisons, tableaux, dépannage.
2013 à 2016 : intérim, divers chantiers autour de Nantes.

Permis B. Sérieux, ponctuel, travaille seul ou en équipe. Libre après un mois de préavis.

Cherche un CDI proche de la maison. Téléphone après 18 heures, références auprès de M. Coutant.`,
    },
    {
      name: 'kevin-landreau-electricien-auto',
      kind: 'trap',
      low: 17,
      high: 29,
      best: 22,
      why: "Électricien, mais automobile : diagnostic et faisceaux de véhicules, aucune installation de bâtiment ; seul le permis B répond à l'annonce.",
      lacks: [
        "diplôme d'électricien (bâtiment)",
        'trois ans de chantier comme électricien bâtiment',
        "habilitations B1V-BR en cours de validité (n'a que B1L/BCL véhicules)",
      ],
      cv: `Kévin LANDREAU
Électricien automobile
Les Sorinières (44) | Permis B, C

Compétences
Recherche de panne électrique, lecture de schémas, câblage et réfection de faisceaux, pose d'équipements (attelage, alarme, éclairage additionnel), bornes et batteries de traction, climatisation, raccordement de tableaux de bord.

Expériences
Électricien-diagnosticien, Garage des Trois Moulins, Les Sorinières. 04/2019 à ce jour
Toutes marques, utilitaires et véhicules électriques. Je suis le référent haute tension de l'atelier : mise hors tension, remplacement de modules, contrôle du câble et de la prise de charge du client. Je forme un apprenti.

Électricien poids lourds, Sud-Loire Véhicules Industriels. 09/2014 à 03/2019
Faisceaux de remorque, hayons, tachygraphes, carrosserie frigorifique.

Formation
Bac pro maintenance des véhicules, 2014
CAP maintenance des véhicules, 2012
(lycée professionnel de la Haute-Maine, Aigrefeuille)

Habilitations véhicules électriques B1L, B2L, BCL : recyclage 2025
Attestation fluides frigorigènes véhicules : 2023

Motivation
J'ai envie de sortir de l'atelier et de voir des chantiers. Chez moi j'ai refait la cuisine et ajouté quelques prises.`,
    },
  ],
};
