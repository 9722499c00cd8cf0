/** Un poste d'infirmier coordinateur en EHPAD; le diplôme d'État, l'inscription à l'Ordre, trois ans de gériatrie et l'encadrement décident. */
import type { GradedJob } from '../types.ts';

export const infirmierCoordinateurEhpad: GradedJob = {
  job: 'infirmier-coordinateur-ehpad-ua',
  title: 'Infirmier coordinateur / Infirmière coordinatrice en EHPAD (IDEC)',
  spec: `Infirmier(ère) coordinateur(trice) - IDEC (H/F)
CDI, temps plein, statut cadre - Saint-Aubin-des-Saules (49)

L'établissement
La Résidence des Trois Tilleuls est un EHPAD associatif de 84 lits, dont une unité protégée de 14 places et un PASA. Situé à vingt minutes d'Angers, il dispose d'un grand parc et d'une cuisine sur place. L'association gère cinq maisons dans le département et emploie 410 salariés. Notre projet d'établissement 2025-2029 met l'accent sur le « comme à la maison ».

Vos missions
Sous la responsabilité de la directrice et en lien avec le médecin coordonnateur, vous :
- encadrez une équipe de 6 IDE, 28 aides-soignants et AES, et 3 ASG ;
- établissez les plannings et gérez les remplacements ;
- garantissez la qualité et la continuité des soins, la traçabilité et le circuit du médicament ;
- coordonnez les projets d'accompagnement personnalisés ;
- participez aux admissions et à la coupe PATHOS / AGGIR ;
- êtes l'interlocuteur des familles, des médecins traitants et de l'HAD.

Profil recherché
Indispensable :
- Diplôme d'État d'infirmier et inscription à l'Ordre national des infirmiers
- Au moins 3 ans d'expérience infirmière auprès de personnes âgées (EHPAD, USLD, SMR gériatrique, SSIAD ou équivalent)

Attendu :
- Première expérience de coordination ou d'encadrement d'équipe
- Aisance avec un logiciel de soins (Netsoins, Titan ou autre)
- Sens du dialogue, organisation

Apprécié :
- DU de coordination, formation IDEC ou diplôme de cadre de santé
- Formation soins palliatifs, plaies et cicatrisation ou démarche Humanitude
- Connaissance de l'évaluation HAS
- Permis B

Nous offrons
Convention collective 51, reprise d'ancienneté, rémunération de 3 100 à 3 500 € bruts mensuels hors primes Ségur, 18 RTT, mutuelle, astreinte téléphonique une semaine sur quatre, place de parking. Logement temporaire possible. Prise de poste dès que possible. Tous nos postes sont ouverts aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'infirmiere-referente-usld',
      kind: 'synonym',
      low: 85,
      high: 97,
      best: 92,
      why: "Tout est là sous d'autres noms: infirmière référente et faisant fonction de cadre en long séjour puis en maison de retraite, diplômée, inscrite, avec dates.",
      lacks: [],
      cv: `Solène Guivarch-Petit
42 ans, Les Ponts-de-Cé (49), permis B

Infirmière D.E. (IFSI de Cholet, 2007)
N° ordinal 2304417, à jour 2026

PARCOURS

Depuis septembre 2019 : infirmière référente, maison de retraite médicalisée Le Clos Fleuri, Trélazé (72 résidents)
- Responsable de l'équipe soignante : 4 infirmiers, 22 AS et AMP, roulements, entretiens annuels, recrutement des remplaçants
- Suivi des plans de soins, audits du circuit du médicament, préparation de l'évaluation externe (référentiel HAS) en 2024
- Visites de préadmission, girage et codage PATHOS avec le médecin co
- Réunions de famille, conventions avec l'HAD et l'équipe mobile de soins palliatifs
- Paramétrage puis formation de l'équipe à Titan

Mars 2016 - août 2019 : infirmière, faisant fonction de cadre pendant 14 mois, unité de soins de longue durée, Centre hospitalier de la Mayenne-Sud
- 30 lits, patients polypathologiques, démence, fin de vie

Octobre 2007 - février 2016 : infirmière, médecine polyvalente puis court séjour gériatrique, même hôpital

FORMATIONS
2021 : DU Infirmier référent et coordonnateur en gérontologie, Université des Pays de Loire
2018 : plaies et cicatrisation, 5 jours
2017 : Humanitude, 4 jours
AFGSU 2 recyclée en 2025

INFORMATIQUE
Titan, Octime (plannings), Excel

LOISIRS
Chorale, vélo au long cours`,
    },
    {
      name: 'aide-soignante-referente',
      kind: 'adjacent',
      low: 26,
      high: 40,
      best: 33,
      why: "Aide-soignante expérimentée et référente d'unité: connaît très bien l'EHPAD mais n'est ni diplômée ni inscrite comme infirmière.",
      lacks: [
        "diplôme d'État d'infirmier",
        "inscription à l'Ordre national des infirmiers",
        "3 ans d'expérience infirmière auprès de personnes âgées",
      ],
      cv: `Nadège BOISSONNEAU
Aide-soignante référente - coordination d'équipe en EHPAD
Segré-en-Anjou Bleu

Professionnelle de la gériatrie depuis 14 ans, je coordonne au quotidien une équipe de soins et souhaite évoluer vers un poste de coordinatrice.

Expérience professionnelle

EHPAD Les Genêts, Segré (90 lits), depuis avril 2015
Aide-soignante, référente de l'unité protégée depuis janvier 2020
• Organisation de la journée de 7 aides-soignants et ASH
• Aide au planning avec l'IDEC, accueil des remplaçants et des stagiaires
• Rédaction des projets d'accompagnement personnalisés (12 résidents)
• Transmissions ciblées sur Netsoins
• Participation aux grilles AGGIR
• Relation avec les familles, conseil de la vie sociale
• Groupe de travail bientraitance et préparation de l'évaluation HAS 2023

EHPAD Sainte-Radegonde, Château-Gontier, 2012 - mars 2015
Aide-soignante de jour puis de nuit

Services à domicile, 2009 - 2011
Auxiliaire de vie

Diplômes et formations
Diplôme d'État d'aide-soignant (DEAS), IFAS de Laval, 2012
Assistante de soins en gérontologie (ASG), 140 h, 2017
Formation « Manager de proximité », 3 jours, 2022
Gestes et postures, PRAP 2S
AFGSU 2, 2024

Divers
Permis B, véhicule
Préparation du concours FPC d'entrée en IFSI envisagée pour 2027`,
    },
    {
      name: 'infirmier-de-reanimation',
      kind: 'denial',
      low: 48,
      high: 62,
      best: 55,
      why: "Infirmier diplômé et inscrit, bon encadrant, mais tout son parcours est en réanimation et il écrit lui-même n'avoir jamais travaillé en gériatrie.",
      lacks: ["3 ans d'expérience infirmière auprès de personnes âgées"],
      cv: `Yanis Belkacem-Rouault
Infirmier diplômé d'État
Angers

Après onze ans de réanimation, je cherche un rythme de jour et un travail d'équipe dans la durée. Je n'ai pas d'expérience en EHPAD ni en gériatrie, je préfère le dire d'emblée, mais j'ai l'habitude d'organiser, de former et d'annoncer des choses difficiles aux familles.

EXPÉRIENCES

CHU des Mauges, Réanimation médicale, 20 lits
Infirmier coordinateur de secteur (depuis mai 2021)
- Coordination de 12 infirmiers et 8 aides-soignants par poste, gestion des lits avec le médecin de garde
- Plannings sur Chronos en l'absence du cadre, environ 10 semaines par an
- Tutorat des nouveaux arrivants, livret d'accueil
- Référent erreurs médicamenteuses : 3 retours d'expérience par an
- Groupe éthique, limitation et arrêt des thérapeutiques

Infirmier (juillet 2015 - avril 2021)
- Ventilation, dialyse, ECMO, prise en charge des familles

Clinique de la Doutre, Angers, bloc et salle de réveil
Infirmier, intérim (septembre 2014 - juin 2015)

FORMATION
2014 : Diplôme d'État d'infirmier, IFSI d'Angers
2019 : DU Soins palliatifs et accompagnement
2023 : Tuteur de stage, 4 jours
2025 : AFGSU 2

ORDRE
Inscrit à l'Ordre national des infirmiers, Maine-et-Loire, depuis 2015

LOGICIELS
Dossier patient hospitalier, Chronos, suite bureautique

LANGUES
Français, arabe (parlé), anglais correct

Permis B`,
    },
    {
      name: 'responsable-de-secteur-domicile',
      kind: 'gem',
      low: 77,
      high: 91,
      best: 84,
      why: "L'intitulé est responsable de secteur, le travail est celui d'une infirmière coordinatrice de SSIAD pour personnes âgées depuis six ans; seul l'EHPAD lui-même est ancien et bref.",
      lacks: [],
      cv: `Clémence TASSIN-DUROY
Responsable de secteur
Saumur - disponible février 2027

Ce que je fais aujourd'hui
Depuis octobre 2020, responsable de secteur à l'association Présence Val de Loire (maintien à domicile). Derrière ce titre : la direction des soins d'un SSIAD de 68 places, dont 60 pour personnes de plus de 60 ans, et d'une équipe spécialisée Alzheimer de 10 places.
 - 19 aides-soignantes, 2 infirmières, 1 ergothérapeute : recrutement, tournées, congés, entretiens
 - évaluation à domicile de chaque personne (GIR, plaies, douleur, nutrition), plan de soins, réévaluations
 - conventions avec 14 cabinets libéraux, l'HAD et deux EHPAD pour les sorties et l'hébergement temporaire
 - événements indésirables, classeur qualité, évaluation HAS de mars 2025 (cotation moyenne 3,7 sur 4)
 - astreinte une semaine sur trois

Avant
2016 - 2020  Infirmière en SMR gériatrique, Centre de la Loire, 40 lits. Référente douleur, tutrice de stage.
2015 - 2016  Infirmière, EHPAD La Roseraie, Doué, remplacement de 10 mois
2012 - 2015  Infirmière en chirurgie orthopédique, Clinique Sainte-Luce

Titres
Diplôme d'État d'infirmier, IFSI de Saumur, 2012
Ordre des infirmiers, inscription n° 2117905
Certificat « Encadrer une équipe à domicile », 21 jours, 2022
DIU Plaies et cicatrisation, 2018

Outils
Logiciel de soins Apologic, messagerie sécurisée, Excel

Permis B, bien sûr : 25 000 km par an.`,
    },
    {
      name: 'cv-court-sans-ordre',
      kind: 'thin',
      low: 58,
      high: 72,
      best: 66,
      why: "Une soixantaine de mots: IDE et IDEC en EHPAD avec dates, mais l'inscription à l'Ordre n'est pas mentionnée et rien n'est détaillé.",
      lacks: ["inscription à l'Ordre national des infirmiers"],
      cv: `Philippe Lemarié, Baugé-en-Anjou
IDE (2003)

2018 à ce jour : IDEC, EHPAD Les Hauts de Baugé, 65 lits
2009 - 2018 : infirmier, EHPAD Les Ormeaux, La Flèche
2003 - 2009 : infirmier, médecine, CH du Val-Fléchois

Encadrement, plannings, admissions, familles. Netsoins. Formation IDEC 2019.
Permis B. Recherche poste plus proche d'Angers, préavis trois mois.`,
    },
  ],
};
