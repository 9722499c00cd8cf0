/** Aide-soignante en EHPAD, in French: the DEAS, a year with dependent elderly people, AFGSU 2 in date. */
import type { GradedJob } from '../types.ts';

export const aideSoignanteEhpad: GradedJob = {
  job: 'aide-soignante-ehpad',
  title: 'Aide-soignant(e) en EHPAD',
  spec: `Aide-soignant(e) EHPAD Les Tilleuls, 84 lits, Angers. CDI temps plein, roulement jour en 10 h, un week-end sur deux.

Missions
- toilettes, habillage, aide aux repas, prévention des chutes et des escarres
- transmissions écrites sur NetSoins
- animation avec l'équipe du PASA, accueil des familles

Exigé
- diplôme d'État d'aide-soignant (DEAS)
- un an minimum auprès de personnes âgées dépendantes
- AFGSU niveau 2 en cours de validité

Apprécié
- formation d'assistant de soins en gérontologie
- accompagnement de fin de vie
- permis B

Salaire : grille CCN 51 + Ségur. Reprise d'ancienneté. Mutuelle, CSE.`,
  graded: [
    {
      name: 'forte',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'DEAS, sept ans d’EHPAD, ASG au PASA, AFGSU 2 de 2025, NetSoins, permis B.',
      lacks: [],
      cv: `Sandrine Baudouin
Aide-soignante diplômée d'État, Trélazé (49)

Profil
Sept ans auprès de résidents dépendants, dont trois en unité protégée. J'aime le travail d'équipe et les toilettes faites sans courir.

Expérience

EHPAD Les Bords de Loire, Saint-Mathurin – aide-soignante, depuis mars 2021
• Soins d'hygiène et de confort pour 12 résidents GIR 1 à 3, aide aux repas, mobilisation au lève-personne
• Référente chutes et escarres, échelle de Braden
• Deux jours par semaine au PASA : ateliers cuisine, mémoire, jardin
• Transmissions ciblées sur NetSoins
• Accompagnement de fin de vie avec l'équipe mobile, entretien avec les familles
• Tutorat des élèves

Résidence du Val d'Authion – aide-soignante, septembre 2019 – février 2021
• Nuits puis jours, 70 lits, période Covid

Clinique de l'Anjou, chirurgie – CDD d'été, juillet et août 2019

Diplômes et formations
DEAS, IFAS d'Angers, juin 2019
Assistante de soins en gérontologie (ASG, 140 h), 2022
AFGSU 2, recyclée en mars 2025
Gestes et postures 2024, humanitude 2023

Divers
Permis B, véhicule. Chorale.`,
    },
    {
      name: 'eleve',
      kind: 'in-progress',
      low: 45,
      high: 60,
      best: 53,
      why: 'ASH faisant fonction depuis trois ans, en formation : diplôme attendu en juillet 2027.',
      lacks: ["diplôme d'État d'aide-soignant"],
      cv: `Fatoumata Diarra
Élève aide-soignante – cherche un poste d'aide-soignante en EHPAD

Je travaille depuis cinq ans en maison de retraite et j'ai décidé de passer enfin le diplôme.

Parcours
Septembre 2026 à ce jour : élève aide-soignante, IFAS de Cholet (formation en cours, diplôme d'État prévu en juillet 2027, donc pas encore diplômée). Premier stage en gériatrie, cinq semaines : toilettes, transferts, transmissions.
Octobre 2023 à août 2026 : agent de soins faisant fonction d'aide-soignante, EHPAD La Roseraie, Cholet. Aide à la toilette et à l'habillage de dix résidents, repas, changes, réfection des lits, prévention des escarres, transmissions sur NetSoins sous contrôle de l'infirmière, week-ends.
Mai 2021 à septembre 2023 : ASH au même endroit. Bionettoyage des chambres, service en salle.
2017 à 2021 : employée de cantine scolaire.

Formations
AFGSU 2 obtenue en octobre 2026
Bac pro ASSP, Cholet, 2016
Prévention des troubles musculo-squelettiques, 2024

Langues : français, bambara
Permis B en cours (code obtenu)
Disponible les week-ends jusqu'à l'été, à temps plein ensuite.`,
    },
    {
      name: 'afgsu-perimee',
      kind: 'lapsed',
      low: 60,
      high: 74,
      best: 69,
      why: 'DEAS et neuf ans de gériatrie ; AFGSU 2 périmée depuis 2022, recyclage à faire.',
      lacks: ['AFGSU niveau 2 en cours de validité'],
      cv: `PERRAULT Jean-Noël
aide-soignant

Diplôme d'État d'aide-soignant : 2016 (IFAS de Tours)

Emplois
2020 → aujourd'hui   Centre hospitalier du Thouet, Saumur, service de soins de longue durée (USLD), 40 lits
      Patients très dépendants, Alzheimer, Parkinson, fin de vie
      Toilettes, réfections de pansements simples avec l'IDE, alimentation, changements de position toutes les trois heures
      Prévention des chutes, contention évaluée chaque jour
      Transmissions informatisées
      Accueil des familles, participation aux activités de l'après-midi
2017 → 2020   EHPAD Saint-Florent, Saumur, équipe de jour, un week-end sur deux
      Accompagnement de 11 résidents, NetSoins, référent incontinence
2012 → 2015   Préparateur de commandes, Logipro, Saint-Pierre-des-Corps

Formations
Manutention des malades 2023
Bientraitance 2021
AFGSU niveau 2 : 2018, validité terminée en 2022, non recyclée (session annulée deux fois, pas d'inscription pour le moment)
ASG : non

Permis B. Deux enfants scolarisés à Angers. Préavis d'un mois. Lettre de l'encadrement sur demande. Loisirs : pêche, judo (ceinture noire), lecture de romans policiers.`,
    },
    {
      name: 'auxiliaire',
      kind: 'missing',
      low: 32,
      high: 49,
      best: 42,
      why: 'Auxiliaire de vie de longue date auprès de personnes âgées, titre d’ADVF ; ni DEAS ni AFGSU.',
      lacks: ["diplôme d'État d'aide-soignant", 'AFGSU niveau 2'],
      cv: `Maria de Lurdes Teixeira
Auxiliaire de vie à domicile

Après treize ans au domicile des personnes âgées, je souhaite rejoindre une équipe.

Expérience professionnelle

Depuis 2018, Services à Dom' 49, Angers : auxiliaire de vie. Six à huit personnes par jour, dont plusieurs en GIR 1 et 2. Lever, toilette complète au lit, habillage, repas mixés, transferts avec le lève-personne, courses, compagnie. Cahier de liaison avec les infirmières libérales. Présence auprès de trois personnes en fin de vie avec l'HAD. Formation des nouvelles collègues.

2013 – 2018, particuliers employeurs, Les Ponts-de-Cé : aide à domicile d'un couple âgé, maladie d'Alzheimer.

2004 – 2013, agent d'entretien, bureaux.

Qualifications
Titre professionnel Assistante de vie aux familles (ADVF), 2015
SST (sauveteur secouriste du travail), 2024
Formation Alzheimer à domicile, 21 heures, 2022

Informatique : tablette de télégestion

Langues : portugais, français courant, espagnol

Permis B, véhicule personnel

Remarques : je n'ai pas le diplôme d'aide-soignante ; la VAE m'intéresse si l'établissement m'aide. Un week-end sur deux ne me gêne pas, je le fais déjà.`,
    },
    {
      name: 'maternite',
      kind: 'denial',
      low: 54,
      high: 71,
      best: 63,
      why: 'Aide-soignante diplômée avec AFGSU à jour, toute sa carrière en maternité ; pas de gériatrie.',
      lacks: ['un an auprès de personnes âgées dépendantes'],
      cv: `Océane Le Floc'h, aide-soignante DE

Résumé
Aide-soignante depuis 2020 en maternité et en pédiatrie, je déménage à Angers en janvier et je souhaite changer de public.

Expérience
Polyclinique des Marches, Rennes / maternité suites de couches / novembre 2021 à aujourd'hui
Soins d'hygiène des mères, premiers bains, aide à l'allaitement, surveillance des constantes, entretien des incubateurs, accueil des familles, transmissions sur Hopital Manager. Roulement en 12 heures, un week-end sur deux. Tutrice de deux élèves par an.

Hôpital Saint-Méen, Rennes / pédiatrie générale / septembre 2020 à octobre 2021
Toilettes, alimentation, accompagnement des parents, chambres d'isolement pendant les bronchiolites.

Diplômes
DEAS, IFAS de Rennes, juillet 2020 (stage de cinq semaines en EHPAD pendant la formation)
Bac ST2S 2018
AFGSU 2 : renouvelée en juin 2024

Compétences
Hygiène, observation, écoute, relation avec les familles, prévention des infections

À savoir
En dehors de ce stage d'élève je n'ai aucune expérience auprès des personnes âgées dépendantes, et je ne connais pas NetSoins. J'ai en revanche accompagné ma grand-mère jusqu'à la fin. Permis B, libre le 11 janvier.`,
    },
  ],
};
