/** Manipulateur en radiologie in a private French imaging group: DE or DTS, two autonomous years of MRI, patient radiation protection certificate in date. */
import type { GradedJob } from '../types.ts';

export const manipulateurRadiologieJob: GradedJob = {
  job: 'manipulateur-radiologie',
  title: 'Manipulateur / manipulatrice en électroradiologie médicale (IRM et scanner)',
  spec: `Groupe d'imagerie indépendant de onze radiologues installé à Valence et à Romans (Drôme), nous cherchons pour janvier une manipulatrice ou un manipulateur, CDI à 35 heures sur quatre jours, pour nos deux IRM (1,5 T Siemens et 3 T GE) et notre scanner, avec un peu de radiologie conventionnelle et de mammographie pour celles et ceux que cela intéresse, l'une de nos collègues partant à la retraite et l'autre à la Réunion. Vous accueillez le patient, vérifiez l'absence de contre-indication, posez la voie veineuse, injectez, choisissez et adaptez les protocoles (ostéo-articulaire, neuro, prostate, sein, cardiaque le jeudi), faites les reconstructions et tenez le PACS à jour ; l'après-midi se fait souvent à un seul manipulateur par machine, le radiologue étant en téléinterprétation, raison pour laquelle il nous faut quelqu'un ayant au moins deux ans de pratique autonome de l'IRM, le scanner seul ne suffit pas, nous n'avons personne pour former. Le diplôme d'État de manipulateur ou le DTS IMRT est évidemment indispensable, de même que l'attestation de radioprotection des patients en cours de validité (l'ASNR est passée en mai et nous a épinglés). L'AFGSU 2 serait un plus, une expérience de la cardiaque aussi, tout comme l'envie de participer à la démarche de labellisation et d'encadrer des étudiants de Lyon. Salaire de 2 750 à 3 200 euros bruts selon ancienneté, treizième mois, intéressement, tickets restaurant, mutuelle, ni nuits ni dimanches, un samedi matin sur cinq, équipe jeune d'esprit, vélos bienvenus ; tous les profils sont étudiés à compétences égales. CV à Mme Combet, cadre, de préférence en PDF, et laissez un numéro où l'on vous trouve le soir.`,
  graded: [
    {
      name: 'irm-grenoble',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: "DTS, sept ans d'IRM 1,5 et 3 T dont la cardiaque, seule au poste, radioprotection de 2023 et AFGSU 2 de 2024.",
      lacks: [],
      cv: `Élodie Charvet
Manipulatrice en électroradiologie médicale
32 ans, Saint-Marcellin, permis B

EXPÉRIENCE
Depuis mai 2019, Pôle imagerie des Alpes, Grenoble (CDI)
Poste principal IRM : Siemens Aera 1,5 T, GE Signa Premier 3 T. Ostéo, neuro, pelvis, prostate multiparamétrique, sein, cardio deux matinées par semaine avec le Dr M. Vacations de l'après-midi seule en salle, radiologue à distance. Poste secondaire scanner (Revolution) et sénologie de dépistage. Référente sécurité IRM. Tutrice d'étudiants DTS.

Juillet 2016 à avril 2019, CH de Voiron
Scanner, urgences, bloc, radio conventionnelle, garde de nuit. IRM un jour par semaine à partir de 2018.

DIPLÔMES ET ATTESTATIONS
DTS Imagerie médicale et radiologie thérapeutique, lycée à Lyon, 2016
DU IRM cardiaque et vasculaire, 2022
Radioprotection des patients, attestation du 14 mars 2023
AFGSU niveau 2, recyclage novembre 2024
RPPS enregistré

LOGICIELS : Xplore, Syngo.via, AW Server, Telemis
LANGUES : anglais B2, italien scolaire
LOISIRS : escalade, ski de rando, céramique`,
    },
    {
      name: 'merm-des-armees',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: "Manipulateur militaire diplômé d'État : quatre ans de remnographie 3 T et deux ans en clinique, seul au pupitre ; certificat de radioprotection de 2021, valable dix ans.",
      lacks: [],
      cv: `Yann Le Goff, ancien du service de santé des armées (adjudant, MITHA), 41 ans.

J'ai été formé à l'institut de Rennes, promotion 2007, diplôme d'État de MERM en poche, et j'ai servi d'abord à Brest (HIA) jusqu'en 2013, en salle d'os, au scanner et au bloc, avec deux détachements de quatre mois à Djibouti et à N'Djamena où l'on faisait tout, du thorax au corps étranger, avec un mobile. De 2013 à 2020, HIA de Toulon : scanner les trois premières années, puis, à partir de septembre 2016, affecté à la remnographie, aimant de 3 teslas, rachis, genoux de parachutistes, encéphales, angiographies des troncs supra-aortiques, perfusions, quelques cœurs. Je posais mes cathlons, programmais mes séquences, et après 17 h j'étais seul au pupitre avec l'interne dans un autre bâtiment. Réserve depuis.

Janvier 2021 à décembre 2023 : pause choisie, tour de l'Atlantique à la voile en famille, puis chantier de notre maison à Crest.

Depuis janvier 2024 : clinique du Vercors, Die et Crest, IRM 1,5 T trois jours, TDM deux jours. Je fais les plannings d'appareils et le contrôle qualité hebdomadaire.

Formation radioprotection du patient : validée en février 2021, bonne pour dix ans. Gestes d'urgence : à refaire, la mienne date de 2019. Pas de mammo, je préfère le dire. Joignable après 19 h.`,
    },
    {
      name: 'scanner-sans-irm',
      kind: 'denial',
      low: 56,
      high: 71,
      best: 64,
      why: "Huit ans de très bon scanner, diplôme et attestations en règle, mais elle écrit elle-même n'avoir jamais pratiqué l'IRM seule.",
      lacks: ["au moins deux ans de pratique autonome de l'IRM"],
      cv: `CV - Nadia BELHADJ - MERM
Montélimar / nadia.b (at) mail

>> Formation
2018 : Diplôme d'État de manipulateur en électroradiologie médicale (grade licence), IFMEM de Marseille
2024 : DU scanner cardiaque et coroscanner
2022 : attestation formation radioprotection patients (valable jusqu'en 2032)
2025 : AFGSU 2

>> Parcours
CH de Montélimar, imagerie, 09/2018 -> aujourd'hui (titulaire)
  . scanner Canon Aquilion One, référente depuis 2021 : coro, polytrauma, AVC, coloscanner, biopsies sous TDM
  . optimisation de dose avec le physicien médical, NRD envoyés chaque année
  . radio, ostéodensitométrie, mammographie (dépistage organisé)
  . gardes et astreintes, encadrement des étudiants de 3e année
  . utilisation quotidienne de la téléradiologie, on est seul la nuit

>> Ce que je cherche
Quitter les nuits et apprendre l'IRM : je n'en ai pas fait depuis mon stage de 3e année (sept semaines) et n'y ai jamais été autonome. J'apprends vite.

>> Divers
Anglais B1, arabe courant. Trail, lecture, bénévole à la Croix-Rouge. Permis B, pas de contrainte d'horaires`,
    },
    {
      name: 'manip-mince',
      kind: 'thin',
      low: 52,
      high: 66,
      best: 60,
      why: "Soixante mots : diplôme d'État, IRM depuis 2017, mais rien sur l'attestation de radioprotection.",
      lacks: ["l'attestation de radioprotection des patients en cours de validité"],
      cv: `Cédric Mounier, 34 ans, Tournon-sur-Rhône

Manip radio, DE 2014 (Lyon)

2017 à ce jour : centre d'imagerie à Annonay, IRM 1,5 T quatre jours sur cinq, seul au poste, et scanner
2014-2017 : hôpital de Tournon, radio, scanner

Injection, ostéo, neuro, prostate. AFGSU 2 en 2025.

Dispo en février. Tél le soir 06 .. .. .. .. (répondeur)`,
    },
    {
      name: 'radiographie-industrielle',
      kind: 'trap',
      low: 3,
      high: 16,
      best: 8,
      why: 'Radiologue de soudures : CAMARI, gammagraphie et RP industrielle, jamais un patient ni un aimant.',
      lacks: [
        "au moins deux ans de pratique autonome de l'IRM",
        "Le diplôme d'État de manipulateur ou le DTS IMRT",
        "l'attestation de radioprotection des patients en cours de validité",
      ],
      cv: `PASCAL RIVOIRE
Opérateur radiologue / manipulateur d'appareils de radiologie industrielle

Vingt-deux ans de radiologie, dont quinze en vallée du Rhône.

2011 - aujourd'hui | Rhône Contrôles CND, Pierrelatte | radiologue, chef d'équipe
Tirs gamma (iridium 192, sélénium 75) et X sur soudures de tuyauterie, arrêts de tranche à Cruas et au Tricastin. Balisage, plan de tir, interprétation des films, numérisation, archivage. Scanner industriel et tomographie sur pièces de fonderie depuis 2020. Conseiller en radioprotection adjoint. Encadrement de trois opérateurs, accueil des stagiaires.

2004 - 2011 | Atelier de chaudronnerie, Romans | contrôleur

CERTIFICATS
CAMARI options X et gamma, renouvelé 2024
COFREND RT niveau 2, UT niveau 2
Habilitation nucléaire, RP2, SCN2
Suivi dosimétrique catégorie A, dosimètre à jour
SST 2025

BTS Contrôle industriel, 2004

Je voudrais finir ma carrière au chaud dans un cabinet de radiologie. Les appareils, les doses et les protocoles je connais. Disponible le samedi.`,
    },
  ],
};
