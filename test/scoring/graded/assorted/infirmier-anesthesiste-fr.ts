/** Infirmier(ère) anesthésiste diplômé(e) d'État (IADE): diplôme d'État d'infirmier anesthésiste; inscription à l'Ordre national des infirmiers decide it. */
import type { GradedJob } from '../types.ts';

export const infirmierAnesthesisteFr: GradedJob = {
  job: 'infirmier-anesthesiste-fr',
  title: "Infirmier(ère) anesthésiste diplômé(e) d'État (IADE)",
  spec: `Centre hospitalier intercommunal du Val d'Ozance – Direction des soins
AVIS DE RECRUTEMENT : Infirmier(ère) anesthésiste diplômé(e) d'État (H/F)
Titulaire, CDI ou mutation – temps plein – poste à pourvoir dès que possible

Le CHI (610 lits, maternité de niveau 2B, SMUR) recherche un(e) IADE pour son bloc opératoire de 9 salles : viscéral, orthopédie, urologie, gynéco-obstétrique, ORL et pédiatrie.

Missions
- Préparer et vérifier le site d'anesthésie, réaliser l'ouverture de salle et la check-list
- Conduire l'anesthésie en présence d'un médecin anesthésiste-réanimateur pouvant intervenir à tout moment
- Participer aux anesthésies locorégionales et à la prise en charge de la douleur postopératoire
- Assurer la surveillance en SSPI
- Participer aux gardes de bloc et aux sorties SMUR, y compris transports interhospitaliers
- Encadrer les étudiants

Profil
- Diplôme d'État d'infirmier anesthésiste exigé
- Inscription à l'Ordre national des infirmiers obligatoire
- Expérience de deux ans en anesthésie souhaitée, débutants motivés acceptés
- Pratique de l'anesthésie pédiatrique ou obstétricale appréciée
- AFGSU niveau 2 à jour
- Rigueur, sang-froid, esprit d'équipe

Organisation : 10 h ou 12 h, gardes de 24 h, un week-end sur cinq. Rémunération selon grille FPH (catégorie A), NBI et prime IADE, reprise d'ancienneté. Crèche, self, parking, aide au logement. Logiciel d'anesthésie informatisé.

Candidature (CV, lettre, copie du diplôme) à adresser à la Direction des soins avant le 30 novembre 2026.`,
  graded: [
    {
      name: 'iade-chu',
      kind: 'strong',
      low: 91,
      high: 99,
      best: 95,
      why: "IADE diplômée en 2018, inscrite à l'Ordre, huit ans de bloc, SSPI et SMUR récents, pédiatrie et obstétrique, AFGSU 2 valide.",
      lacks: [],
      cv: `Clémence LABORDERIE
Infirmière anesthésiste D.E.
37 ans – permis B – Ordre infirmier n° 2041187

DIPLÔMES
2018 : Diplôme d'État d'infirmière anesthésiste, école d'IADE de Bordeaux (grade master)
2011 : Diplôme d'État d'infirmière, IFSI de Pau
AFGSU 2 : recyclage mai 2025
2023 : DU prise en charge de la douleur

EXPÉRIENCE PROFESSIONNELLE
Depuis septembre 2021 – CHU des Trois-Gaves, bloc central et mère-enfant
  • Anesthésie générale et locorégionale : viscéral, orthopédie, ORL, pédiatrie dès 1 an
  • Garde obstétricale : péridurales, césariennes en urgence, hémorragies de la délivrance
  • SSPI 14 postes, KT périnerveux, PCA
  • Gardes SMUR primaires et TIIH (2 à 3 par mois)
  • Tutrice de stage des étudiants IADE, référente matériel d'intubation difficile

Octobre 2018 – août 2021 – CH de l'Adour, bloc polyvalent 6 salles
  • Urologie, gynécologie, traumatologie ; ouverture de salle, check-list HAS
  • Participation au passage au dossier d'anesthésie informatisé

2011 – 2016 – CH de l'Adour, infirmière en réanimation polyvalente

LANGUES
Espagnol courant, anglais scolaire`,
    },
    {
      name: 'iade-armees',
      kind: 'gem',
      low: 79,
      high: 93,
      best: 86,
      why: "Infirmier militaire sous un intitulé peu parlant, mais avec le diplôme d'anesthésie de 2014, l'Ordre et douze ans d'endormissements jusqu'à l'été 2026 ; peu d'obstétrique.",
      lacks: [],
      cv: `Adjudant-chef Ronan LE GUERNIC – fin de contrat au 31/08/2026

Militaire du Service de santé, 20 ans de service, en reconversion vers le civil. Je réside à Brest et suis mobile.

Mon parcours. Infirmier de salle d'opération et de déchocage à l'hôpital d'instruction des armées de la Penfeld, de septembre 2014 à août 2026. Concrètement : le matin je monte et teste le respirateur, les aspirations et les drogues ; le patient arrive, je perfuse, j'endors sur prescription du MAR, j'intube ou pose le masque laryngé, j'entretiens narcose et curarisation, je remplis la feuille, puis je réveille et j'extube. Blocs échoguidés avec le médecin (axillaire, fémoral, TAP). Tours de réveil, relève de la douleur par morphine titrée. Orthopédie et traumato surtout, digestif, un peu d'enfant, des césariennes seulement lors d'un renfort de trois mois en 2021.

Hors les murs : quatre missions en antenne chirurgicale (Sahel 2015, 2017, 2019 ; Levant 2022), évacuations aériennes de blessés ventilés, équipage d'ambulance de réanimation des marins-pompiers deux fois par mois depuis 2018.

Mes titres. DEIA obtenu à Paris en 2014, DEI en 2008. Inscrit au tableau de l'ONI du Finistère depuis septembre 2026. Instructeur gestes d'urgence ; attestation niveau 2 revalidée en 2024. J'ai formé une trentaine d'élèves.`,
    },
    {
      name: 'eleve-iade-rattrapage',
      kind: 'in-progress',
      low: 53,
      high: 66,
      best: 59,
      why: "A fini les deux ans d'école mais n'a pas encore le diplôme : mémoire à représenter en février 2027.",
      lacks: ["diplôme d'État d'infirmier anesthésiste"],
      cv: `BENALI Yanis
yanis.benali@courriel.example / 06 55 55 01 77 / Clermont-Ferrand

OBJECTIF : premier poste d'infirmier anesthésiste

FORMATION
09/2024 - 09/2026  Ecole d'infirmiers anesthésistes, CHU des Volcans. Toutes les UE et tous les stages validés sauf l'UE mémoire (ajourné à la session de septembre 2026). Nouvelle soutenance prévue en février 2027 ; le diplôme n'est donc pas encore délivré.
07/2018  Diplôme d'Etat d'infirmier, IFSI de Vichy
AFGSU 2 (03/2025)
Ordre national des infirmiers : inscrit comme IDE

STAGES IADE
Bloc viscéral et urologie, 12 sem. | Ortho et ALR, 10 sem. | Maternité niveau 3, 6 sem. | Pédiatrie, 6 sem. | SMUR, 6 sem. | Réanimation, 4 sem. | SSPI, 4 sem.
> env. 480 anesthésies générales, 310 intubations au carnet de stage

EMPLOIS
10/2026 - aujourd'hui  IDE en SSPI, CHU des Volcans (en attente du diplôme)
08/2018 - 08/2024  IDE soins intensifs de cardiologie puis réanimation médicale, CH de l'Allier

Centres d'intérêt : trail, secourisme en montagne`,
    },
    {
      name: 'ide-sspi',
      kind: 'missing',
      low: 44,
      high: 56,
      best: 49,
      why: "Infirmière de SSPI et de réanimation solide, au vocabulaire de l'anesthésie, mais sans le diplôme IADE que la loi exige.",
      lacks: ["diplôme d'État d'infirmier anesthésiste"],
      cv: `Sophie Marchetti-Vidal — Infirmière en salle de réveil / anesthésie

Qui suis-je ?
Infirmière D.E. (Marseille, 2012), inscrite à l'ONI, je travaille au plus près de l'équipe d'anesthésie depuis huit ans et je souhaite rejoindre un bloc public.

Clinique Sainte-Ursule, Aubagne (janvier 2018 → ce jour)
Infirmière SSPI, référente du secteur. Accueil de 30 opérés par jour : extubation en présence du MAR, titration de morphine, surveillance des blocs nerveux et des péridurales, score d'Aldrete, gestion des désaturations et des NVPO. Je prépare aussi les plateaux d'induction, les pousse-seringues et le chariot d'intubation difficile pour les IADE, et j'aide le médecin pendant la pose des ALR. Tutorat des étudiants en soins infirmiers.

Hôpital de la Calanque, Marseille (sept. 2012 → déc. 2017)
Infirmière en réanimation polyvalente, 12 lits : patients ventilés, sédation, amines, hémofiltration, transport intra-hospitalier.

Formations courtes : AFGSU 2 (2024), hypnose périopératoire (2022), ventilation non invasive (2019).
Logiciels : Diane, Orbis.`,
    },
    {
      name: 'iade-thin',
      kind: 'thin',
      low: 60,
      high: 73,
      best: 67,
      why: "Diplôme et poste d'IADE annoncés, mais quelques lignes sans contenu, et rien sur l'Ordre ni sur l'AFGSU.",
      lacks: ["inscription à l'Ordre national des infirmiers"],
      cv: `Mme Fauvel Pascale, 52 ans, Lisieux

IADE (diplôme d'État 2006, Rouen)
IDE (1996, Caen)

- Polyclinique du Bessin : infirmière anesthésiste, 2015 à ce jour
- CH de Falaise : infirmière anesthésiste, 2006 à 2015
- CH de Falaise : infirmière, chirurgie, 1996 à 2004

Bloc et salle de réveil. Temps plein, je recherche un poste plus proche de mon domicile, disponible après trois mois de préavis. Permis B, véhicule. Lettre et photocopies sur simple demande.`,
    },
  ],
};
