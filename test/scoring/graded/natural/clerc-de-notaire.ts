/** Clerc de notaire, France: diplôme notarial et trois ans de rédaction d'actes de vente en office. */
import type { GradedJob } from '../types.ts';

export const clercDeNotaire: GradedJob = {
  job: 'clerc-de-notaire',
  title: 'Clerc de notaire, droit immobilier (H/F)',
  spec: `Office notarial, Angers centre, trois notaires associés et dix-huit collaborateurs, recherche pour son pôle immobilier un clerc rédacteur (H/F), en CDI, à pourvoir au plus tôt et au plus tard le 1er février 2027.

Rattaché à Maître Lebreton-Sauvage, vous prendrez en charge de façon autonome un portefeuille de ventes de logements anciens, de lots de copropriété et de terrains à bâtir : constitution du dossier, promesse ou compromis, purge des droits de préemption, acte authentique, formalités postérieures et publication. Vous recevrez les clients en rendez-vous et serez l'interlocuteur des agences, des banques et des syndics. Une assistante formaliste travaille avec vous.

Nous attendons une formation notariale achevée, qu'il s'agisse d'un BTS, d'une licence professionnelle, d'un master de droit notarial ou du diplôme de l'INFN. Vous justifiez surtout de trois années au moins passées en office à rédiger vous-même des actes de vente immobilière. L'usage d'un logiciel métier (iNot, Signature, Fichorga ou autre) vous est familier, de même que Télé@ctes.

Une expérience de la VEFA ou de la division en volumes, l'acte à distance et un anglais correct seraient appréciés sans être indispensables.

Rémunération selon la convention collective du notariat (T2 ou T3), treizième mois, intéressement, mutuelle, un jour de télétravail après six mois. L'étude ferme le vendredi à 17 heures et y tient.

Merci d'adresser lettre et CV à l'attention de Madame Ferchaud, responsable administrative. Toutes les candidatures recevront une réponse.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Licence professionnelle, huit ans de ventes rédigées seule, iNot et Télé@ctes, VEFA, acte à distance.',
      lacks: [],
      cv: `Élodie MARCHANDEAU
Clerc rédacteur, droit immobilier
Trélazé (49)

EXPÉRIENCE

Office Guérineau, Vasseur et associés, Cholet
Clerc rédacteur, depuis septembre 2020
• Une centaine de ventes par an menées de l'ouverture du dossier à la publication : maisons, lots de copropriété, terrains
• Promesses unilatérales et compromis, conditions suspensives de prêt, DIA, SAFER, pré-état daté
• Réception des clients, signatures à distance avec visioconférence agréée
• Deux programmes en VEFA (38 et 64 lots), état descriptif de division
• iNot, Télé@ctes, Comedec, ProNotaire

SCP Houdin, Saumur
Clerc, pôle ventes, juin 2018 – août 2020
• Rédaction des compromis puis des actes authentiques sous le contrôle du notaire, autonomie complète dès 2019

SCP Houdin, Saumur
Assistante en alternance, 2017 – 2018

FORMATION
Licence professionnelle Métiers du notariat, Angers, 2018
BTS Notariat, Nantes, 2017

LANGUES
Anglais B2 (acquéreurs britanniques réguliers), espagnol scolaire

Permis B. Préavis de deux mois.`,
    },
    {
      name: 'pole-famille',
      kind: 'denial',
      low: 50,
      high: 65,
      best: 57,
      why: "Sept ans d'office et le master, mais en droit de la famille ; elle dit n'avoir jamais tenu une vente seule.",
      lacks: ['trois années au moins passées en office à rédiger vous-même des actes de vente immobilière'],
      cv: `Solenn Kervadec-Briand
35 ans, Rennes, en recherche sur Angers (mutation de mon conjoint)

Je suis collaboratrice au pôle famille de l'étude Tanguy-Le Floc'h à Rennes depuis novembre 2019. J'y règle une quarantaine de successions par an : acte de notoriété, attestations immobilières, inventaires, déclarations fiscales, partages. S'ajoutent les donations-partages, les contrats de mariage et les liquidations de divorce. Je reçois les familles seule et je tiens mon planning. Logiciel : Signature (Fiducial), et Télé@ctes pour mes attestations et mes partages.

Les ventes, je ne les connais que de côté : quand un bien dépend d'une de mes successions, je réunis les pièces et je passe le dossier à mes collègues de l'immobilier. Je n'ai jamais rédigé une promesse ni un acte de vente du début à la fin, et je préfère l'écrire ici. C'est justement ce que je souhaite apprendre.

Parcours antérieur
2018-2019 : stage de fin de master puis CDD, étude Morvan à Vitré, actes courants et formalités
2014-2017 : vendeuse en librairie

Diplômes
Master 2 Droit notarial, Rennes, 2018
Licence de droit, 2016

Anglais courant (une année à Galway).`,
    },
    {
      name: 'alternante',
      kind: 'in-progress',
      low: 54,
      high: 69,
      best: 63,
      why: "Quatre ans de ventes rédigées en office, mais la licence professionnelle ne s'achève qu'en juin 2027.",
      lacks: ['formation notariale achevée'],
      cv: `CV : Mehdi Boussaïd

Poste actuel
Étude Pasquier-Delhommeau, Le Mans. Entré comme standardiste en 2019, formaliste en 2020, rédacteur de ventes depuis mai 2022.

Ce que je fais
Je suis quatre-vingts dossiers à l'année. Avant-contrats, instruction (urbanisme, hypothèques, syndic), appel de fonds, acte de vente, dépôt à la publicité foncière, clôture. Surtout de l'ancien : pavillons, appartements en copropriété, quelques parcelles issues de lotissement. Le notaire relit et signe ; les rendez-vous de compromis, je les tiens seul depuis trois ans. Fichorga au début, iNot depuis 2023. Signature électronique à distance une fois par semaine.

Études
Licence de droit, université du Maine, 2018.
Licence professionnelle Métiers du notariat, en formation continue un jour par semaine depuis septembre 2025. Premier bloc validé (14,2). Soutenance du mémoire prévue en juin 2027.

Avant le notariat : emplois d'été à La Poste, service civique (accès au droit, 2018-2019).

Langues : français, arabe, anglais moyen.
Loisirs : handball, arbitre départemental.

Mon patron est prévenu de ma recherche, vous pouvez l'appeler.`,
    },
    {
      name: 'juriste-promoteur',
      kind: 'adjacent',
      low: 36,
      high: 52,
      best: 45,
      why: 'Juriste chez un promoteur : bonne culture de la vente et de la VEFA, côté client du notaire ; ni diplôme notarial ni office.',
      lacks: [
        'formation notariale achevée',
        'trois années au moins passées en office à rédiger vous-même des actes de vente immobilière',
      ],
      cv: `Clémence Aubert-Roy, juriste immobilier

| Période | Fonction | Entreprise |
| 2021 à ce jour | Juriste programmes | Loire Habitat Promotion, Nantes |
| 2018 à 2021 | Assistante juridique | Cabinet d'avocats Thébault, Nantes (baux commerciaux, copropriété) |

Missions chez le promoteur
Montage juridique de douze programmes de logements neufs. Négociation des promesses d'achat de terrain, le projet étant établi par notre notaire. Relecture des actes de base VEFA, contrats de réservation (modèle maison, environ 400 par an), suivi des levées d'option et des appels de fonds, relations avec les notaires, les géomètres et les banques. Règlements de copropriété, ASL, servitudes, divisions en volumes. Suivi des recours et des droits de préemption urbains. Salesforce, DocuSign, Excel.

Formation
Master 2 Droit immobilier et construction, Toulouse, 2018
Licence de droit, Poitiers, 2016

Anglais C1, TOEIC 910

Projet : rejoindre une étude pour être au plus près de l'acte. Les dossiers de vente me sont familiers, vus de l'autre côté de la table.`,
    },
    {
      name: 'commissaire-de-justice',
      kind: 'trap',
      low: 16,
      high: 34,
      best: 26,
      why: 'Clerc et actes, mais chez un commissaire de justice : significations et saisies, aucune vente ni formation notariale.',
      lacks: [
        'formation notariale achevée',
        'trois années au moins passées en office à rédiger vous-même des actes de vente immobilière',
      ],
      cv: `Thibault Grandjean
Clerc, dix ans d'expérience en étude

Étude Marsollier & Petit, commissaires de justice, Laval, 2018 – aujourd'hui
Clerc significateur assermenté puis clerc principal
Je rédige et je signifie les actes : assignations, commandements de payer, procès-verbaux de saisie, congés de bail, expulsions. Constats d'état des lieux pour douze agences immobilières. Préparation des procès-verbaux descriptifs et des ventes mobilières aux enchères. Encadrement de deux clercs et d'une secrétaire. Réception des débiteurs, plans d'apurement. Logiciel métier et transmission électronique des actes tous les jours, gestion du compte affecté.

Étude Rivoal, huissier de justice, Mayenne, 2016 – 2018
Clerc aux constats, standard et courrier.

Diplômes
Certificat de clerc, École nationale de procédure, 2018
DUT Carrières juridiques, Laval, 2016

Divers
Permis B, 30 000 km par an. Anglais : notions.
Rigoureux, à l'aise avec le public, même difficile. Je cherche une étude où l'on sonne à la porte de moins de gens fâchés, et l'immobilier m'intéresse.`,
    },
  ],
};
