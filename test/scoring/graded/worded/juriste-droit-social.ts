/** Juriste en droit social d'un groupe industriel, Lyon : Master 2 de droit social, quatre ans de conseil et de contentieux français, anglais courant. */
import type { GradedJob } from '../types.ts';

export const juristeDroitSocial: GradedJob = {
  job: 'juriste-droit-social',
  title: 'Juriste droit social (F/H)',
  spec: `De : Hélène Brossard, directrice juridique sociale
Objet : poste de juriste droit social, CDI, Lyon Gerland

Bonjour à toutes et à tous,

Le groupe Valmeyrac (emballages en verre, 3 800 salariés en France, onze établissements, filiales à Birmingham et à Wrocław) cherche la personne qui remplacera Jérôme, parti ouvrir une librairie. Nous sommes quatre à la direction des affaires sociales, on rit assez souvent, on travaille beaucoup en mars.

Ce que vous ferez. Répondre aux RRH des usines, par téléphone et souvent dans l'heure : contrats, durée du travail, inaptitude, discipline, ruptures. Rédiger les accords et les notes, préparer les négociations annuelles et les consultations du CSE central, suivre les élections et la BDESE. Tenir une soixantaine de dossiers prud'homaux avec nos avocats, du premier courrier à l'audience. Participer aux réorganisations (un PSE est en cours à Givors). Veille, et une formation des managers par trimestre. Convention collective du verre mécanique, que vous apprendrez.

Ce qu'il faut. Un Master 2 en droit social (ou DJCE mention droit social). Quatre années au moins de pratique du droit du travail français, en entreprise ou en cabinet. Et de l'anglais, vraiment : la maison mère est à Leeds depuis 2024 et les points hebdomadaires sur le PSE se tiennent en anglais, sans interprète ; en dessous du niveau C1 ce n'est pas tenable.

Ce qui nous plairait. Avoir vécu un PSE ou un transfert L. 1224-1, connaître la pénibilité et l'amiante, manier Lamyline et Lexis 360.

Ce que nous offrons. 52 à 60 k€, intéressement et participation, forfait 214 jours, deux jours de télétravail, mutuelle prise en charge à 80 %, restaurant d'entreprise.

Poste ouvert aux personnes en situation de handicap. CV et quelques lignes (pas plus) à mon adresse avant le 28 novembre.

Bien à vous,
H. B.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: "M2 droit social, sept ans de droit du travail en entreprise industrielle jusqu'à ce jour, PSE, CSE, prud'hommes, anglais C1 pratiqué chaque semaine.",
      lacks: [],
      cv: `Clémentine ARNOULD-DIOP
Villeurbanne, 34 ans, permis B

EXPÉRIENCE
Juriste droit social, Sterenn Plasturgie (2 100 salariés, actionnaire américain), Saint-Priest
depuis janvier 2022
- conseil quotidien à 9 RH de site : temps de travail posté, inaptitude, sanctions, ruptures conventionnelles
- PSE 2024 (84 postes, Oyonnax) : livre I, livre II, accord majoritaire, homologation DREETS, appels avec Chicago deux fois par semaine
- NAO, accord d'intéressement, GEPP, CSE central et 4 CSE d'établissement, BDESE
- 45 contentieux, dont AT/MP et préjudice d'anxiété
- animation de 11 formations de managers

Juriste social junior, Fédération du bâtiment du Rhône, Lyon
septembre 2019 - décembre 2021
- consultations aux adhérents, modèles, défense devant le CPH de Lyon

Alternance, direction RH, Métropole Transports, 2018 - 2019

FORMATION
M2 Droit social, Université Lumière Lyon 2, 2019, mention bien
Erasmus à Leicester (2016-2017)

LANGUES
anglais C1 (TOEIC 965, 2025), espagnol B1

Lamyline, Lexis 360, Navis, Workday
Escalade, chorale, lecture à voix haute en EHPAD`,
    },
    {
      name: 'avocat-collaborateur',
      kind: 'synonym',
      low: 80,
      high: 94,
      best: 88,
      why: "Avocat collaborateur côté employeurs depuis 2020, DJCE, école de deux ans à Londres : tout y est, en d'autres mots ; seule la vie d'un CSE vue de l'intérieur manque un peu.",
      lacks: [],
      cv: `Maître Quentin Vasseur-Adjovi
Barreau de Lyon (serment le 16 janvier 2020)

Je plaide et j'écris pour des patrons. Depuis six ans et demi je suis collaborateur libéral chez Tardieu Roche Associés, quinze avocats, Lyon 6e, dans l'équipe qui ne s'occupe que des rapports entre ceux qui emploient et ceux qu'on emploie.

Mes clients : une fonderie, deux papeteries, un transporteur, l'antenne française d'un équipementier de Coventry. Ils m'appellent lorsqu'un homme ne peut plus porter, lorsqu'une équipe refuse le samedi, lorsqu'il faut fermer un atelier. En 2023 j'ai tenu la plume pour la suppression de 61 emplois en Isère (note économique, mesures d'accompagnement, réunions des élus où j'étais au côté du président, dossier à l'administration). En 2025, reprise d'une activité avec ses 130 contrats. J'ai rédigé une douzaine de textes signés avec les délégués, de l'équipe de suppléance au télétravail. Une quarantaine d'audiences par an devant les conseillers de Lyon, Vienne, Bourgoin et la cour, chambre sociale.

Avec Coventry tout se passe dans leur langue, notes comme réunions : c'est aussi celle de ma mère, née à Accra, et celle de mon LL.M. (King's College London, 2016-2017), après deux ans de stage à Londres.

DJCE de Montpellier, droit social, promotion 2015. CAPA 2019.

Je souhaite rester auprès d'une seule maison et voir la suite. Basse dans un quatuor, deux enfants, un vieux vélo.`,
    },
    {
      name: 'anglais-scolaire',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 66,
      why: "M2 et onze ans de droit social en industrie avec trois PSE, mais l'anglais est de niveau B1, loin du C1 exigé pour les points hebdomadaires.",
      lacks: ["en dessous du niveau C1 ce n'est pas tenable"],
      cv: `MARTINE DELAUNAY-FERRI
Responsable juridique social - Saint-Étienne

COMPÉTENCES
Relations collectives | Restructurations | Contentieux | Santé au travail

PARCOURS

2018 à aujourd'hui - Aciéries du Gier SA (1 450 personnes, 3 usines)
Responsable juridique social
. trois PSE (2019, 2021, 2025), une RCC, un APLD
. secrétariat technique du CSE central, expertises, droit d'alerte
. négociation de 27 accords (métallurgie, nouvelle classification 2024)
. 120 litiges amiante et faute inexcusable, 35 prud'homaux par an
. formation des chefs d'atelier à la discipline
. pilotage de deux cabinets d'avocats, budget 400 k€

2015 à 2018 - Cabinet Perrot & Fille, Saint-Étienne
Juriste en droit du travail
. consultations, conclusions, audits de paie pour PME de la mécanique

2014 à 2015 - UIMM Loire
Stage puis CDD

DIPLÔMES
Master 2 Droit social et relations professionnelles, Université Jean Monnet, 2014
Diplôme universitaire Santé et travail, 2020

OUTILS
Lamyline, Lexis 360, SAP HR, Silae

LANGUES
Italien courant (famille)
Anglais B1

Bénévole aux Restos du cœur, jardin ouvrier, ASSE`,
    },
    {
      name: 'juriste-belge',
      kind: 'foreign',
      low: 40,
      high: 55,
      best: 48,
      why: 'Juriste de droit social belge confirmée et trilingue ; son master et ses neuf ans portent sur un autre droit, la pratique française se limite à quelques détachements.',
      lacks: [
        'Quatre années au moins de pratique du droit du travail français',
        'Un Master 2 en droit social (ou DJCE mention droit social)',
      ],
      cv: `Lieselot Vandamme-Noël
Née à Tournai, arrivée à Lyon en juillet 2026 (mutation du conjoint)

Profil
Juriste en relations de travail, neuf ans en secrétariat social et en entreprise

2020 - juin 2026 : Glaverhem SA, verre plat, Charleroi, 900 travailleurs. Legal Counsel HR
• procédure Renault (loi du 13 février 1998) pour la fermeture d'une ligne en 2023 : information du conseil d'entreprise, plan social, prépensions RCC
• conventions collectives d'entreprise et secteur CP 115, élections sociales 2020 et 2024
• licenciements, CCT 109, trajets de réintégration, tribunal du travail (environ 12 dossiers par an, avec avocats)
• réunions avec le siège de Rotterdam et la filiale de Sheffield, en anglais
• détachements : A1, SIPSI, une quinzaine de poseurs envoyés dans le Nord chaque été

2017 - 2020 : Secrétariat social Escaut, Mons. Conseillère juridique, helpdesk employeurs

Études
Master en droit, UCLouvain, 2016 (finalité droit social, mention distinction)
Certificat interuniversitaire concertation sociale, 2019
MOOC Droit du travail français, 2026, 40 heures

Langues : français et néerlandais maternels, anglais C1 (IELTS 7.5)

Loisirs : harmonie (cor), frites maison, cyclo`,
    },
    {
      name: 'droits-sociaux',
      kind: 'trap',
      low: 9,
      high: 25,
      best: 16,
      why: 'Conseillère en accès aux droits sociaux dans une CAF et un CCAS : social au sens des prestations, ni master, ni droit du travail, bon anglais seulement.',
      lacks: [
        'Un Master 2 en droit social (ou DJCE mention droit social)',
        'Quatre années au moins de pratique du droit du travail français',
      ],
      cv: `Nolwenn Traoré-Le Goff, référente juridique droits sociaux. Depuis 2019 au CCAS de Vénissieux, je reçois les habitants sur rendez-vous et réponds aux travailleurs sociaux par téléphone, souvent dans l'heure : RSA, APL, AAH, allocation personnalisée, aide sociale à l'hébergement, complémentaire santé solidaire. Je rédige les recours gracieux et les requêtes au pôle social du tribunal judiciaire, une soixantaine de dossiers ouverts, et accompagne les personnes à l'audience. Je négocie des plans d'apurement avec les bailleurs. Je tiens la veille sur les réformes (solidarité à la source, France Travail) et anime une formation par trimestre pour les agents d'accueil. Je suis élue suppléante au comité social territorial de la ville, et j'ai préparé avec d'autres l'accord sur le télétravail. De 2014 à 2019, gestionnaire conseil allocataires à la CAF du Rhône, Lyon. De 2012 à 2014, au pair puis vendeuse à Dublin. Diplômes : licence d'administration économique et sociale, Rennes 2, 2012 ; diplôme d'État de conseillère en économie sociale et familiale, Lyon, 2018 (VAE). Langues : anglais courant (C1, Cambridge Advanced 2014), breton un peu, bambara compris. Logiciels : Nims, Millésime, Pack Office. Intérêts : danse bretonne, potager partagé, roman policier. Disponible sous deux mois, permis B, vélo.`,
    },
  ],
};
