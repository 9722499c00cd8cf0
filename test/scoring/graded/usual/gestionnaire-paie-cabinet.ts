/** Une gestionnaire de paie en cabinet à Lyon : diplôme, trois ans de paie française multi-conventions et la DSN décident. */
import type { GradedJob } from '../types.ts';

export const gestionnairePaieCabinet: GradedJob = {
  job: 'gestionnaire-paie-cabinet-ud',
  title: 'Gestionnaire de paie en cabinet',
  spec: `Gestionnaire de paie H/F - CDI - Lyon 7e

Le cabinet
Mercadal & Associés est un cabinet d'expertise comptable indépendant de 55 personnes, créé en 1987, présent à Lyon, Vienne et Bourgoin-Jallieu. Notre pôle social compte huit collaborateurs et accompagne 310 clients, TPE et PME du commerce, du BTP, de la restauration et de la santé. Ambiance conviviale, babyfoot facultatif.

Vos missions
Rattaché(e) à la responsable du pôle social, vous gérez en autonomie un portefeuille d'environ 40 dossiers (250 à 300 bulletins par mois) :
- Établissement des bulletins de paie de A à Z, dans un environnement multi-conventions collectives
- Déclarations sociales : DSN mensuelles et événementielles, suivi des retours organismes
- Gestion des entrées et sorties : DPAE, contrats de travail, soldes de tout compte
- Suivi des arrêts maladie, des IJSS et de la prévoyance
- Conseil social de premier niveau auprès des clients

Votre profil
- Formation Bac+2 minimum en paie, comptabilité ou ressources humaines (BTS, BUT, titre professionnel Gestionnaire de paie ou équivalent), exigée
- Minimum 3 ans d'expérience en gestion de la paie française, multi-conventions, en cabinet ou chez un prestataire de paie, impératif
- Maîtrise de la DSN indispensable
- Rigueur, discrétion et sens du service
- Aisance avec Excel

Les plus
- Connaissance de Silae
- Convention collective du bâtiment (caisse de congés payés)
- Expérience du contrôle URSSAF ou des ruptures conventionnelles

Nous offrons
34 à 39 K€ selon expérience, 13e mois, titres-restaurant, mutuelle prise en charge à 70 %, 2 jours de télétravail par semaine après la période d'intégration, RTT. Poste à pourvoir dès que possible. Tous nos postes sont ouverts aux personnes en situation de handicap. Processus : un échange téléphonique, puis un entretien au cabinet.`,
  graded: [
    {
      name: 'collaboratrice-sociale',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 93,
      why: "Collaboratrice sociale dans deux cabinets depuis 2019 : c'est le même métier, avec DUT, DSN, Silae, BTP et contrôle URSSAF datés.",
      lacks: [],
      cv: `Amandine VERCHÈRE
Collaboratrice sociale confirmée
Villeurbanne (69) - permis B

EXPÉRIENCES PROFESSIONNELLES

Collaboratrice sociale - Fiduciaire Tonkin, Villeurbanne
Depuis mars 2022
• Portefeuille de 46 clients, 290 fiches de paie mensuelles, 19 CCN (bâtiment, HCR, commerce de détail, cabinets médicaux, coiffure)
• Dépôt des DSN, traitement des CRM et des anomalies, signalements arrêt et fin de contrat
• Dossiers BTP : caisse de congés, intempéries, paniers et trajets
• Rédaction des CDD, CDI et avenants, STC, attestations France Travail
• Ruptures conventionnelles : simulation, formulaire, suivi de l'homologation
• Préparation de deux contrôles URSSAF (2023 et 2025), sans redressement significatif
• Passage de 60 dossiers vers Silae en 2022

Assistante sociale et paie - Cabinet Roussillat, Vienne
Septembre 2019 - février 2022
• 160 payes par mois, 25 dossiers, logiciel Quadra puis Silae
• DSN, IJSS, mutuelle et prévoyance, activité partielle pendant la crise sanitaire

Alternance, Cabinet Roussillat, 2018 - 2019

FORMATION
Licence professionnelle Métiers de la GRH, parcours gestion de la paie, Université du Rhône, 2019
DUT GEA option RH, 2018

INFORMATIQUE
Silae, Quadratus, Excel (recherches, tableaux croisés), Teams

LANGUES
Français langue maternelle, anglais scolaire

LOISIRS
Randonnée, trésorière d'un club de volley`,
    },
    {
      name: 'assistante-de-direction',
      kind: 'gem',
      low: 76,
      high: 89,
      best: 82,
      why: "Intitulé d'assistante de direction, mais cinq ans de production de paie multi-conventions et de DSN chez un prestataire, avec le titre professionnel; ni Silae ni BTP.",
      lacks: [],
      cv: `Nadège Laboureau
Assistante de direction

Je travaille depuis dix ans dans une petite société de services aux associations et aux commerçants. Mon titre n'a jamais changé, mon travail, si : depuis 2021, je fais surtout les salaires de nos clients.

2016 à aujourd'hui : Assistante de direction, Saône Services Externalisés, Mâcon (prestataire paie et secrétariat, 9 salariés)

Depuis mai 2021, environ 80 % de mon temps :
- je produis seule les bulletins de 31 structures, soit à peu près 210 salariés : animation (ECLAT), aide à domicile, sport, boulangerie, immobilier, HCR
- j'envoie les DSN avant le 5 ou le 15, je corrige les rejets et je réponds à l'URSSAF et aux caisses de retraite
- embauches, DPAE, contrats types, soldes de tout compte, attestations
- arrêts de travail, subrogation, maintien de salaire, dossiers de prévoyance
- je réponds au téléphone aux présidents d'association et aux commerçants sur leurs questions de congés et de préavis

Le reste : agenda du gérant, facturation, relances

De 2016 à 2021 : accueil, courrier, organisation des assemblées générales, devis

2012 - 2016 : Secrétaire, étude notariale à Tournus

Diplômes
Titre professionnel Gestionnaire de paie (niveau 5), obtenu en avril 2021, CFA de Bourgogne
BTS Assistant de manager, 2012

Logiciels : Cegid Paie, Impact emploi, Excel bon niveau. Je n'ai pas encore utilisé Silae.

Déménagement à Lyon prévu en janvier 2027.`,
    },
    {
      name: 'gestionnaire-belge',
      kind: 'foreign',
      low: 38,
      high: 53,
      best: 46,
      why: 'Six ans de paie multi-commissions paritaires en secrétariat social belge : le bon métier dans un autre droit, sans paie française ni DSN.',
      lacks: ['3 ans de paie française multi-conventions', 'Maîtrise de la DSN'],
      cv: `Thibault Desmedt
Payroll Officer - Gestionnaire de dossiers

Profil
Gestionnaire de paie belge, bientôt installé à Lyon où ma compagne a été mutée. Rigoureux, à l'aise avec le client et avec les échéances.

Expérience
Secrétariat social Partegis, Namur - Payroll Officer senior (janvier 2023 - septembre 2026)
• 75 employeurs, 520 travailleurs, CP 124, 200, 302, 330
• Calcul des salaires, précompte professionnel, pécules de vacances, primes de fin d'année
• Dimona, DmfA trimestrielle, DRS, contacts ONSS
• Chômage temporaire, crédit-temps, incapacités et mutuelles
• Réponses de premier niveau en droit social, C4 et décomptes de sortie
• Parrain de trois nouveaux collègues

Secrétariat social Partegis, Charleroi - Gestionnaire de dossiers (juin 2020 - décembre 2022)
• PME de la construction et de l'horeca, 300 fiches par mois
• Timbres fidélité et intempéries

Formation
Bachelier en gestion des ressources humaines, Haute École de Sambre, 2020
Module en ligne « Découvrir la paie en France », 21 heures, octobre 2026

Outils
Logiciel maison, Prisma, Excel (Power Query)

Langues
Français (maternelle), néerlandais B2, anglais B1

Je sais que les règles françaises sont différentes et je n'ai pas encore établi de bulletin en France.`,
    },
    {
      name: 'comptable-sans-paie',
      kind: 'denial',
      low: 27,
      high: 41,
      best: 34,
      why: "Bon comptable de cabinet, diplômé, mais qui dit lui-même ne pas établir de paie ni de DSN : le pôle social s'en charge.",
      lacks: ['3 ans de paie française multi-conventions', 'Maîtrise de la DSN'],
      cv: `Yanis BOUCHAREL
Collaborateur comptable en cabinet
Lyon 3e

Formation
2018 : DCG, Lycée de la Guillotière
2016 : BTS Comptabilité et gestion

Parcours

Depuis septembre 2021 : Collaborateur comptable confirmé, Cabinet Ferrandier (Lyon, 40 personnes)
Portefeuille de 52 dossiers BIC, BNC et SCI
Tenue, révision, TVA, liasses fiscales, projets de bilan et rendez-vous clients
Restaurants, artisans du bâtiment, professions libérales
Comptabilisation des OD de paie et rapprochement des charges sociales à partir des journaux transmis par le pôle social. Je n'établis pas de bulletins et ne dépose pas de DSN.
Encadrement d'un apprenti

Juillet 2018 - août 2021 : Assistant comptable, Audit Conseil Presqu'île (Lyon)
Saisie, lettrage, déclarations de TVA, immobilisations
Classement et archivage des dossiers sociaux

Été 2017 : Aide-comptable, transports Givaudel (Feyzin)

Compétences
Révision comptable, fiscalité des TPE, Cegid, ACD, Pennylane, Excel
Paie : notions vues en DCG, pas de pratique

Projet
Me réorienter vers le social, matière que j'ai aimée pendant mes études, au sein d'un cabinet à taille humaine prêt à me former.

Anglais B1. Permis B. Basket en club.`,
    },
    {
      name: 'paie-avant-2016',
      kind: 'old',
      low: 36,
      high: 51,
      best: 44,
      why: "Quatre ans de paie en cabinet finis en 2016, qui ne comptent plus qu'à moitié, et aucune pratique de la DSN depuis.",
      lacks: ["3 ans d'expérience de paie (ancienne, comptée à moitié)", 'Maîtrise de la DSN'],
      cv: `Corinne Astier-Pommard
Caluire-et-Cuire

Retour au métier de la paie après dix ans à mon compte

MON EXPÉRIENCE

Gérante, librairie-papeterie « L'Encre et la Gomme », Caluire - mai 2016 à juin 2026
- Achats, vente, vitrines, animations scolaires
- Deux vendeuses; les bulletins et les déclarations étaient faits par mon expert-comptable
- Cession du fonds en juin 2026

Gestionnaire de paie, Cabinet Delorme et Fils, Lyon - avril 2012 à avril 2016
- 35 dossiers et 220 bulletins par mois, commerce, métallurgie, BTP, pharmacies
- DUCS, DADS-U, attestations de salaire, caisses de congés du bâtiment
- Contrats, soldes de tout compte, visites de l'inspecteur URSSAF
- Logiciel Sage Paie

Secrétaire comptable, Garage Bellecombe, Rillieux - 2003 à 2012
- Facturation, caisse, relances, préparation des heures pour le comptable

DIPLÔMES
BTS Comptabilité et gestion des organisations, 2003
Certificat « Paie niveau 2 », CCI, 2012

DIVERS
Excel et Word. Je lis la presse sociale depuis cet été pour me remettre à jour; je n'ai pas connu la DSN dans mon ancien poste.
Disponible tout de suite, temps plein ou 80 %.`,
    },
  ],
};
