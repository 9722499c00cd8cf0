/** Assistant de service social, in French: the state diploma and a driving licence decide, then the sector. */
import type { GradedJob } from '../types.ts';

export const assistantSocial: GradedJob = {
  job: 'assistant-social',
  title: 'Assistant(e) de service social',
  spec: `Le Département recrute un(e) assistant(e) de service social polyvalent(e) (H/F), site de Lens

Missions
Accueillir, évaluer et accompagner les personnes et familles en difficulté : accès aux droits, budget, logement, protection de l'enfance (évaluation des informations préoccupantes), prévention des expulsions. Rédiger les rapports sociaux, travailler en partenariat avec la CAF, la MDPH et les bailleurs. Visites à domicile.

Profil recherché
- Diplôme d'État d'assistant de service social (DEASS) obligatoire
- Permis B indispensable
- Deux ans d'expérience en polyvalence de secteur ou en protection de l'enfance
- Capacités rédactionnelles

Serait un plus : connaissance du FSL et du surendettement, logiciel Solis.`,
  graded: [
    {
      name: 'solide',
      kind: 'strong',
      low: 85,
      high: 98,
      best: 93,
      why: 'DEASS, cinq ans de polyvalence, informations préoccupantes, FSL, permis.',
      lacks: [],
      cv: `Émilie Wattrelos
Assistante de service social, D.E. 2020

Depuis septembre 2020, Conseil départemental de l'Aisne, circonscription de Saint-Quentin
Accompagnement global de 60 ménages : ouverture de droits, budget, dossiers FSL et surendettement, expulsions. Évaluation d'IP en binôme avec la PMI, rapports au procureur. Visites à domicile, saisie dans Solis.

Formation : Diplôme d'État d'assistant de service social, IRTS Hauts-de-France, 2017-2020
Permis B, véhicule`,
    },
    {
      name: 'educateur',
      kind: 'adjacent',
      low: 42,
      high: 60,
      best: 52,
      why: "Éducateur spécialisé de l'ASE, quatre ans d'enfance en danger, mais un autre diplôme d'État.",
      lacks: ["Diplôme d'État d'assistant de service social"],
      cv: `Karim Benyahia
Éducateur spécialisé

Expérience professionnelle
2022 - aujourd'hui : éducateur AEMO, association La Passerelle, Douai. Mesures judiciaires de 28 enfants, visites à domicile, rapports au juge, synthèses avec l'ASE.
2019 - 2022 : éducateur en MECS, Arras

Diplômes : DEES, 2019
Permis B`,
    },
    {
      name: 'sans-permis',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 67,
      why: "DEASS et trois ans de polyvalence, tout y est ; le permis de conduire n'est pas encore passé.",
      lacks: ['Permis B'],
      cv: `Noémie Carlier
Assistante sociale diplômée d'État

Maison départementale de la solidarité de Roubaix, de mars 2023 à ce jour
Polyvalence de secteur : accueil, évaluation sociale, accès aux droits et au logement, prévention des expulsions, informations préoccupantes, écrits professionnels.

2022 - 2023 : remplacements, CCAS de Tourcoing

DEASS, Institut social de Lille, 2022
Je n'ai pas le permis B (code obtenu, conduite en cours) ; déplacements en transports en commun.`,
    },
    {
      name: 'debutante',
      kind: 'years',
      low: 58,
      high: 74,
      best: 66,
      why: 'Diplômée en juillet, quatre mois de poste ; le reste est du stage.',
      lacks: ["deux ans d'expérience"],
      cv: `Jade Morel

Juillet 2026 : Diplôme d'État d'assistant de service social (IRTS Arras)
Permis B obtenu en 2021

Assistante de service social, polyvalence, UTAS de Maubeuge, CDD depuis juillet 2026 : permanences, demandes RSA, FSL, aides financières, visites à domicile avec une collègue.

Stages 2024-2026 : service social hospitalier (12 semaines), protection de l'enfance à Valenciennes (28 semaines), rapports d'évaluation.`,
    },
    {
      name: 'conseillere-caf',
      kind: 'trap',
      low: 18,
      high: 42,
      best: 31,
      why: 'Connaît les droits et les allocataires au guichet de la CAF, sans diplôme de travail social ni accompagnement.',
      lacks: ["Diplôme d'État", 'expérience en polyvalence ou en protection'],
      cv: `Sandrine Delvaux
Gestionnaire conseil allocataires, CAF du Nord, depuis 2016
Instruction des dossiers RSA, APL, prime d'activité ; accueil du public ; lutte contre les indus ; relations avec les bailleurs et les assistantes sociales du Département.

BTS ESF, 2014
Licence AES, 2015
Permis B
Qualités rédactionnelles, sens de l'écoute`,
    },
  ],
};
