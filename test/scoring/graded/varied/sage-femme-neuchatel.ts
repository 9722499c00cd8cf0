/** Sage-femme en salle de naissance, Suisse : diplôme HES ou reconnu par la CRS et deux ans récents d'accouchements décident. */
import type { GradedJob } from '../types.ts';

export const sageFemmeNeuchatel: GradedJob = {
  job: 'sage-femme-neuchatel',
  title: 'Sage-femme diplômée, salle de naissance, 80-100 %',
  spec: `Le Réseau hospitalier des Trois-Vallées (canton de Neuchâtel, environ 1'100 naissances par an) met au concours un poste de

SAGE-FEMME / HOMME SAGE-FEMME à 80-100 %
pour sa salle de naissance

Votre mission
Vous accompagnez les femmes et les couples pendant le travail, l'accouchement et les premières heures du post-partum. Vous assurez la surveillance materno-fœtale, conduisez les accouchements physiologiques de manière autonome, reconnaissez les situations pathologiques et collaborez avec les obstétriciens, les pédiatres et les anesthésistes. Vous participez aux consultations prénatales et à l'encadrement des étudiantes.

Votre profil
- Bachelor HES de sage-femme, ou diplôme étranger reconnu par la Croix-Rouge suisse (CRS) ; inscription au registre GesReg
- Au minimum deux ans de pratique en salle d'accouchement au cours des cinq dernières années
- Maîtrise du français (langue maternelle ou C1)
- Réanimation néonatale (start4neo ou équivalent) : un atout
- Formation en suture, en hypnose ou en aromathérapie : un atout
- Aisance avec le dossier informatisé du patient
- Disponibilité pour un horaire irrégulier de 12 heures, nuits et week-ends compris

Nous offrons
Un cadre de travail à taille humaine, une rémunération selon la CCT Santé 21, cinq semaines de vacances, une crèche d'entreprise et un large choix de formations continues.

Entrée en fonction : 1er février 2027 ou à convenir. Délai de postulation : 30 novembre 2026. Renseignements auprès de la sage-femme responsable d'unité. Merci de joindre vos diplômes et certificats de travail. Les dossiers transmis par des agences ne seront pas pris en considération.`,
  graded: [
    {
      name: 'bachelor-hes-salle-naissance',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Bachelor HES, inscrite au registre et en salle de naissance sans interruption depuis 2019, avec néonatale et sutures.',
      lacks: [],
      cv: `Coralie Jeanrichard
Sage-femme HES, La Chaux-de-Fonds
Nationalité suisse, langue maternelle française, allemand B1

Parcours
Depuis 09.2021 : sage-femme en salle de naissance, Clinique du Seyon (900 accouchements par an), 90 %
  - Prise en charge globale du travail, environ 80 accouchements par an conduits seule, dans l'eau pour un sur six
  - Lecture du CTG, gestion des hémorragies du post-partum, accueil du nouveau-né, sutures des déchirures de 1er et 2e degré
  - Gardes de nuit et un week-end sur deux, référente pour les stagiaires de la HEdS
  - Dossier électronique Soarian, puis Epic
08.2019 - 08.2021 : sage-femme, Hôpital de la Broye, bloc obstétrical et suites de couches, 100 %
  - Urgences obstétricales, césariennes, consultations de fin de grossesse

Formation
2019 : Bachelor of Science HES-SO de Sage-femme, HEdS Genève
2015 : maturité spécialisée santé

Formations continues
start4neo, module avancé, 2025
Hypnose en périnatalité, IRHyS, 2023
ALSO Provider, 2022

Inscription GesReg : 7601000123456
Membre de la Fédération suisse des sages-femmes`,
    },
    {
      name: 'diplome-etat-francais-non-reconnu',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 60,
      why: 'Une sage-femme française expérimentée, mais sans reconnaissance de la Croix-Rouge suisse, dont la demande reste à faire.',
      lacks: ['diplôme reconnu par la Croix-Rouge suisse et inscription GesReg'],
      cv: `BENOIT LACROUTS
Maïeuticien, Besançon (prêt à m'installer dans le Haut-Doubs ou en Suisse)

EXPERIENCE
Maternité de type 2b, Centre hospitalier de Franche-Comté nord, 1'900 naissances
de janvier 2020 à aujourd'hui
Bloc obstétrical : suivi du travail, accouchements eutociques, surveillance sous péridurale, réanimation du nouveau-né en attendant le pédiatre, épisiotomies et sutures. Gardes de douze heures, nuits comprises. Tuteur d'étudiants de quatrième et cinquième année.

Clinique Saint-Ferjeux, Besançon
de septembre 2016 à décembre 2019
Suites de naissance et consultations, puis salle d'accouchement à partir de 2018.

DIPLOMES
Diplôme d'État de sage-femme, école de Besançon, 2016
DU d'échographie obstétricale, 2021
Formation à la réanimation du nouveau-né en salle de naissance, 2024

INSCRIPTION
Ordre des sages-femmes, conseil départemental du Doubs. Pour la Suisse, je n'ai encore rien entrepris auprès de la CRS ; je lancerai la procédure si ma candidature est retenue.

LANGUES
Français (maternel), anglais (notions)

INFORMATIQUE
DxCare, Pack Office`,
    },
    {
      name: 'salle-de-naissance-jusqu-en-2014',
      kind: 'old',
      low: 45,
      high: 61,
      best: 53,
      why: 'Diplôme suisse et neuf ans de salle de naissance, mais les accouchements ont pris fin en 2014.',
      lacks: ["deux ans de salle d'accouchement dans les cinq dernières années"],
      cv: `Mireille Droz-Humbert, 45 ans, Saint-Blaise

Sage-femme diplômée (Haute école de santé Vaud, Lausanne, 2005 ; titre HES obtenu a posteriori en 2009), inscrite au GesReg, de langue française.

2014 à ce jour
Conseillère en santé sexuelle puis responsable de centre, Planning familial du Littoral. Entretiens de contraception et de grossesse non désirée, animation en classe, budget du centre, cinq collaboratrices. Pas d'activité d'accouchement depuis mon arrivée.

2009 à 2014
Sage-femme, salle de naissance, Hôpital de Pourtance. Près de 600 accouchements menés, nuits, urgences, formation des nouvelles collègues, groupe de travail sur l'allaitement (label IHAB).

2005 à 2009
Sage-femme, maternité régionale de Payerne-Nord. Rotation entre salle, post-partum et prénatal.

Formations
CAS en santé sexuelle, Genève, 2015
Sutures périnéales, 2010
Réanimation du nouveau-né, 2012 (non renouvelée)

Divers
Permis B. Chorale, raquettes. Je souhaite revenir à la naissance avant la fin de ma carrière et je suis disposée à faire un stage de remise à niveau.`,
    },
    {
      name: 'infirmiere-en-maternite',
      kind: 'adjacent',
      low: 33,
      high: 49,
      best: 41,
      why: 'Infirmière de maternité et de néonatologie, proche du métier, mais sans diplôme de sage-femme ni accouchement conduit.',
      lacks: [
        'diplôme de sage-femme HES ou reconnu',
        "deux ans de pratique de sage-femme en salle d'accouchement",
      ],
      cv: `Fatou Ndiaye-Perrin
Infirmière HES

EXPERIENCE PROFESSIONNELLE

Infirmière en maternité (post-partum), Hôpital du Jorat, 80 %
depuis le printemps 2020
. Soins à douze mères et à leurs nouveau-nés : surveillance, allaitement, pesée, dépistage, ictère
. Retour de bloc après césarienne, gestion de la douleur
. Renfort en salle de naissance pour l'accueil du bébé, aux côtés de la sage-femme
. Horaires de 12 heures, nuits et fins de semaine

Infirmière en néonatologie, CHU de Lausanne-Est, 100 %
automne 2016 - printemps 2020
. Prématurés dès 32 semaines, CPAP, sondes, peau à peau

FORMATION
Bachelor HES-SO en soins infirmiers, HE-Arc Santé, Neuchâtel, 2016
Consultante en lactation IBCLC, 2021
start4neo, 2024
Aromathérapie en maternité, deux jours, 2022

LANGUES
Français et wolof (maternelles), anglais B2

INFORMATIQUE
Dossier patient Soarian, Polypoint

Nationalités suisse et sénégalaise, permis de conduire`,
    },
    {
      name: 'doula-sans-diplome',
      kind: 'denial',
      low: 10,
      high: 26,
      best: 18,
      why: "Une doula venue de la communication qui dit elle-même n'avoir ni diplôme médical ni acte d'accouchement.",
      lacks: [
        'diplôme de sage-femme HES ou reconnu',
        "deux ans de pratique en salle d'accouchement",
        'inscription GesReg',
      ],
      cv: `ANAIS FAVRE-BULLE
Accompagnante à la naissance

Qui suis-je ?
Maman de trois enfants, passionnée par la naissance physiologique. Je ne suis pas sage-femme, je n'ai pas de diplôme dans les soins et je ne pratique aucun acte médical ; j'offre une présence.

Doula indépendante, Val-de-Ruz (2021 - aujourd'hui)
Rencontres avec les couples avant l'accouchement, projet de naissance, massages, soutien pendant le travail à la demande des parents (quatorze naissances à ce jour, à l'hôpital ou en maison de naissance), visites après le retour à la maison, cercles de mères.

Chargée de communication, Office du tourisme du Jura (2012 - 2020)
Brochures, site internet, réseaux sociaux, accueil de journalistes.

Formations
Certificat de doula, association romande, 2021 (douze week-ends)
Hypnose et aromathérapie pour la grossesse, 2022
Bachelor en lettres, Université de Neuchâtel, 2011
Samaritains : premiers secours, 2023

Compétences
Écoute, allaitement, post-partum, rebozo, disponibilité de nuit et le week-end, français (langue maternelle), Canva, Instagram`,
    },
  ],
};
