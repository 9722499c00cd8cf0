/** Infirmier coordinateur en EHPAD (français) : diplôme d'État et Ordre, trois ans auprès de personnes âgées, deux ans d'encadrement ; annonce d'un groupe associatif. */
import type { GradedJob } from '../types.ts';

export const infirmierCoordinateurEhpad: GradedJob = {
  job: 'infirmier-coordinateur-ehpad',
  title: 'Infirmier coordinateur / infirmière coordinatrice (IDEC) en EHPAD',
  spec: `IDEC - Résidence Les Tilleuls du Val, 84 lits dont une unité protégée de 14 et un PASA
CDI, temps plein, cadre au forfait (208 jours). Poste à pourvoir au 4 janvier, tuilage de trois semaines avec Mme Garnier qui part à la retraite.

Qui nous sommes
Une association à but non lucratif, sept maisons en Anjou, une cuisine faite sur place et une chèvre (elle s'appelle Simone). Certification HAS de 2025 : 3,6 sur 4. Convention collective 51.

Votre quotidien
Vous êtes le bras droit du médecin coordonnateur et l'interlocuteur des familles. Vous organisez les soins, bâtissez les plannings des 32 soignants (IDE, AS, AES, agents), menez les entretiens annuels, animez les transmissions ciblées et les projets personnalisés, tenez le circuit du médicament avec la pharmacie, déclarez les événements indésirables, préparez les coupes PATHOS et AGGIR, surveillez les indicateurs (contention, chutes, dénutrition). Astreinte de cadre une semaine sur cinq. Le logiciel de soins est NETSoins ; venir d'un autre n'est pas un obstacle.

Ce que nous demandons, sans dérogation possible
Le diplôme d'État d'infirmier et une inscription à l'Ordre à jour au jour de la signature. Trois années d'exercice au moins auprès de personnes âgées dépendantes (EHPAD, USLD, SSR gériatrique, court séjour gériatrique). Deux ans d'encadrement d'une équipe soignante, y compris en qualité de faisant fonction.

Ce qui nous plairait
Un DU (soins palliatifs, Alzheimer, plaies), le CAFERUIS ou le diplôme de cadre de santé, l'AFGSU 2 en cours, l'humanitude, le sens du rire.

Rémunération 44 à 50 k€ bruts selon reprise d'ancienneté, mutuelle, CSE, logement possible trois mois. Établissement engagé en faveur du handicap. Candidature par courriel à la directrice, Mme Lebreton, avec CV ; la lettre n'est pas indispensable.`,
  graded: [
    {
      name: 'idec-en-poste',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: "DEI 2010, inscrite à l'Ordre, onze ans d'EHPAD dont six comme IDEC de 27 soignants, PATHOS, NETSoins, DU et AFGSU 2026.",
      lacks: [],
      cv: `Solenn KERAUTRET
41 ans, Angers, permis B

PARCOURS
2020 - à ce jour   IDEC, EHPAD La Roseraie (76 lits, UVP 12), Trélazé
. 27 soignants, plannings Octime, 24 entretiens par an, trois procédures disciplinaires
. coupe PATHOS 2021 et 2025 validées (PMP +18), GMP
. évaluation HAS 2024, référente bientraitance, comité des EIG
. circuit du médicament : passage au pilulier robotisé
. astreintes une semaine sur quatre
2015 - 2020   Infirmière, même maison, référente plaies
2010 - 2015   Infirmière, clinique chirurgicale, Cholet (orthopédie, réveil)

FORMATION
2010 Diplôme d'État d'infirmier, IFSI Angers
2018 DU Plaies et cicatrisation, Nantes
2022 Certificat IDEC (140 h, FNADEPA)
AFGSU 2, mars 2026
Ordre national des infirmiers n° 2######, cotisation 2026 réglée

INFORMATIQUE NETSoins, Excel, Viatrajectoire
DIVERS Danse bretonne, trail de 20 km en 2 h 31, deux garçons, un poney imposé.`,
    },
    {
      name: 'faisant-fonction-long-sejour',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: "Faisant fonction de cadre en long séjour hospitalier : mêmes tâches sous les mots de l'hôpital public, plus de trois ans de conduite d'équipe, Ordre à jour ; ni DU ni NETSoins.",
      lacks: [],
      cv: `Monsieur Bastien Oukacha-Delorme
J'ai choisi les vieux dès la première garde et je n'ai jamais regretté. Diplômé de l'école de Saint-Nazaire en juin 2013, je suis entré au centre hospitalier de Châteaubriant en soins de suite, étage des personnes âgées polypathologiques, puis en 2017 en long séjour, soixante lits, où vivent des gens qui ne rentreront pas et qui en ont bien le droit. J'y ai été au lit du malade pendant cinq ans, la nuit d'abord. En avril 2023 la cadre du service est partie en mer, ce n'est pas une image, et la direction des soins m'a demandé de tenir la maison. J'y suis toujours, donc trois ans et demi, sans le diplôme mais avec l'arrêté de nomination renouvelé chaque année. Concrètement : roulement de vingt-neuf personnes (dont neuf infirmiers), remplacements à six heures du matin, évaluations de fin d'année, tri des protocoles, relation avec la PUI pour les armoires nominatives, réunions de synthèse avec l'animatrice, la kiné et la famille, signalement des chutes dans le logiciel qualité, préparation de la grille de dépendance avec le médecin. J'ai fait entrer les soins dentaires et sortir quatorze contentions. Inscrit au tableau de l'Ordre de Loire-Atlantique (appel de cotisation payé en février), gestes d'urgence niveau 2 jusqu'en 2029. Logiciels : Osiris, Cpage, Chronos. Je préfère un métier où l'on parle à une directrice plutôt qu'à une direction. Jardin, accordéon diatonique, père de trois filles. Références : Mme Pasquier, directrice des soins ; Dr Haddad, gériatre.`,
    },
    {
      name: 'belge',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: "Infirmier chef de maison de repos et de soins à Mons, gériatrie et équipe solides, mais visa belge : pas encore d'inscription à l'Ordre français.",
      lacks: ["une inscription à l'Ordre à jour au jour de la signature"],
      cv: `CURRICULUM VITAE EUROPASS

Nom : VERHAEGHE Quentin    Né : 1984, Tournai    Nationalité : belge
Adresse : Mons ; déménagement à Saumur en décembre 2026 (conjointe mutée)

EXPÉRIENCE
02/2019 - présent : infirmier en chef, MRS Le Clos des Charmes (112 résidents, 40 lits MRS/28 Cantou), Mons. Équipe de 31 : gradués, brevetés, aides-soignants, logistique. Horaires, évaluations, échelle de Katz, contrôle INAMI, comité de liaison avec le médecin coordinateur et conseil des résidents. Réduction des contentions 38 % (2022-2025).
09/2012 - 01/2019 : infirmier gradué, service de gériatrie aiguë, CHU Ambroise-Vallès, La Louvière
09/2006 - 08/2012 : infirmier, urgences, même groupe

ÉTUDES
2006 : bachelier en soins infirmiers, Haute École Condorcet
2012 : spécialisation en gériatrie et psychogériatrie (60 ECTS)
2018 : cadre de santé, école de Mons, 2 ans du soir
SIAMU non. Soins palliatifs, 80 h (2023)

DOCUMENTS
Visa d'exercice du SPF Santé publique, Bruxelles, valable
Attestation de conformité (directive 2005/36) obtenue en septembre 2026 ; dossier pour la France à déposer après signature du bail

LANGUES français, néerlandais B2. Permis B.
Loisirs : cyclisme, bière trappiste (modérément), fanfare (trombone).`,
    },
    {
      name: 'jeune-idec',
      kind: 'years',
      low: 54,
      high: 69,
      best: 62,
      why: 'Infirmière DE inscrite, énergique, six ans de personnes âgées, mais IDEC depuis dix mois seulement et sans encadrement avant : deux ans demandés.',
      lacks: ["Deux ans d'encadrement d'une équipe soignante"],
      cv: `Inès Fofana-Charrier
Infirmière DE, actuellement IDEC
Saumur (49)

Ce que j'apporte
Six ans en gérontologie. Les chiffres, les familles et les nuits ne me font pas peur. Je propose un projet, je l'évalue, je recommence.

Où j'ai travaillé
IDEC par intérim puis CDD, EHPAD Bel Air (60 lits), Doué : depuis janvier 2026. 19 soignants. J'ai remis les transmissions ciblées en marche, refait les plans de soins sur Titan, cadré le chariot de médicaments, monté le dossier de certification avec la directrice, assuré une astreinte sur trois. Premiers entretiens annuels en octobre.
Infirmière, EHPAD du Layon, 2022 à décembre 2025. 90 lits, 2 IDE de jour, référente douleur. Évaluation Doloplus et Algoplus, formation des AS à la dysphagie. Tutrice de stage agréée (étudiants infirmiers).
Infirmière, court séjour gériatrique, CHU d'Angers, 2020 à 2022, vague de COVID comprise.

Diplômes
DEI, IFPS Angers, juillet 2020. DU Soins palliatifs en cours (Tours, juin 2027). AFGSU 2, 2025. Inscrite à l'ONI, attestation disponible. Humanitude (Philosophie de soin), 3 jours.

Le reste
Bénévole aux Restos, handball, théâtre d'improvisation. Permis B, véhicule, mobilité 40 km. Toujours à l'heure sauf une fois, tempête Ciarán.`,
    },
    {
      name: 'aide-soignante-coordinatrice',
      kind: 'missing',
      low: 32,
      high: 48,
      best: 40,
      why: "Coordinatrice de secteur SSIAD et ancienne aide-soignante, excellente gestionnaire d'équipe auprès d'âgés, mais aide-soignante et non infirmière, ni Ordre : deux conditions de loi.",
      lacks: ["Le diplôme d'État d'infirmier", "une inscription à l'Ordre à jour au jour de la signature"],
      cv: `MARTINE LESOURD
Responsable de coordination, secteur personnes âgées
Les Ponts-de-Cé

Compétences : coordination de soins, management de 25 salariés, planification, GIR, projets personnalisés, familles, NETSoins (lecture), évaluation interne HAS, ARS, prévention des chutes, contention, tableaux de bord

Expérience
2017 - aujourd'hui. Coordinatrice de secteur, ADMR Val de Loire, SAAD puis pôle médico-social. 25 aides à domicile et trois AES. Plannings, recrutement, entretiens, tutorat, urgences de 5 h du matin. Plans d'aide APA, visites d'évaluation, synthèses avec les infirmiers libéraux et le SSIAD. Certification Cap'Handéo 2023.
2008 - 2017. Aide-soignante puis référente de l'unité Alzheimer, EHPAD Les Hortensias, Brissac (80 lits). PASA, animation, tutrice de douze stagiaires, remplacement de la coordinatrice pendant ses congés (plannings seulement).
1999 - 2008. Agent hospitalier, CH de Saumur.

Formations
Diplôme d'État d'aide-soignant (VAE), 2008. Assistante de soins en gérontologie, 2012. BTS SP3S (cours du soir), 2016. CAFERUIS, 2021, mention bien. AFGSU 1.

Vie : trois grands enfants, présidente du comité des fêtes, pâtisserie. Référence : l'ancien directeur des Hortensias, qui disait que la coordination, c'était moi. Libre sous deux mois.`,
    },
  ],
};
