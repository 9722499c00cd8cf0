import type { GradedJob } from '../types.ts';

export const gestionnaireDePaieCabinetNantes: GradedJob = {
  job: 'gestionnaire-de-paie-cabinet-nantes',
  title: 'Gestionnaire de paie H/F',
  spec: `Objet : Gestionnaire de paie H/F – cabinet d'expertise comptable – Nantes – CDI

Bonjour,

Je vous contacte pour un client que j'accompagne depuis des années : un cabinet d'expertise comptable de 45 personnes, à dix minutes du centre de Nantes. Le pôle social (7 personnes) cherche son ou sa gestionnaire de paie à la suite d'un départ en retraite.

Le poste : vous produisez chaque mois 280 à 320 bulletins pour un portefeuille d'une trentaine de TPE/PME, toutes conventions collectives. Vous gérez le dossier de A à Z : entrées et sorties, contrats simples, arrêts maladie et IJSS, DSN mensuelles et événementielles, soldes de tout compte, contrôle des charges, réponse aux questions des clients.

Ce qui n'est pas négociable :
- un Bac+2 minimum : BTS CG, DUT/BUT GEA, licence pro paie, titre professionnel Gestionnaire de paie ou équivalent ;
- au moins 3 ans de production de paie multi-conventions (cabinet, prestataire ou groupe) ;
- la pratique d'un vrai logiciel de paie : Silae, Cegid Quadra ou Sage Paie, au choix. Si ce n'est pas le leur, ils forment.

Ce qui compte aussi : la DSN sans assistance, le sens du client, une bonne veille sociale. Une expérience du BTP (caisse de congés payés) ou de l'intermittence serait un plus.

Côté conditions : 32 à 38 K€ selon profil, 37 h avec RTT, deux jours de télétravail, tickets restaurant, vraie mutuelle et équipe sympa.

Intéressé(e) ? Répondez à ce mail avec votre CV. Discrétion assurée, entretien en visio sous une semaine.

Bien à vous,
Solène Mahé-Corbin, Atelier RH Loire`,
  graded: [
    {
      name: 'nadege-le-goff-riou',
      kind: 'any-of',
      low: 84,
      high: 95,
      best: 90,
      why: "Titre pro plutôt que BTS et Quadra plutôt que Silae, mais une voie suffit : cinq ans de paie en cabinet, 300 fiches par mois, toutes conventions, jusqu'à ce jour.",
      lacks: [],
      cv: `Nadège LE GOFF-RIOU
44800 Saint-Herblain

Collaboratrice sociale en cabinet

PARCOURS

Depuis juin 2021 – Cabinet Hervouët, Trémel et associés (22 salariés), Orvault
Portefeuille de 34 dossiers, environ 300 fiches par mois : restauration (HCR), coiffure, transport routier, Syntec, commerce de détail, maçonnerie et couverture.
– DSN mensuelles, signalements d'arrêt et de fin de contrat, retours CPAM et organismes complémentaires traités seule
– Maladie, maternité, AT, subrogation, reconstitution du net
– Départs : indemnités de rupture conventionnelle, licenciement, retraite ; certificats et attestations
– Congés du bâtiment : déclarations à la caisse, intempéries
– DPAE, contrats types, avenants ; reprise de 9 dossiers venus d'un confrère
– Je réponds en direct aux dirigeants ; note mensuelle sur les nouveautés Urssaf
Outil : Cegid Quadra Paie (paramétrage des profils et cumuls compris)

De mars 2014 à septembre 2020 – Vendeuse puis adjointe de magasin, Maison Pilven (chaussures), Rezé

FORMATION
2021 – Titre professionnel Gestionnaire de paie (niveau 5), centre de formation Estuaire, stage de 10 semaines en cabinet
2012 – Baccalauréat STG

Excel : recherches, tableaux croisés. Anglais scolaire.
Chant choral, trésorière de l'association des parents d'élèves.`,
    },
    {
      name: 'teddy-marsollier',
      kind: 'overlap',
      low: 57,
      high: 69,
      best: 63,
      why: "Il additionne trois contrats menés en même temps : au calendrier il n'a que vingt-deux mois de paie, loin des trois ans demandés.",
      lacks: ['3 ans de production de paie multi-conventions'],
      cv: `Teddy Marsollier | Gestionnaire paie | Nantes Est
4 ans et demi d'expérience cumulée en paie

EXPÉRIENCE

Gestionnaire de paie, temps partiel (60 %)
Cabinet Oxalys Conseil, Carquefou — janvier 2025 à aujourd'hui
120 bulletins mensuels, 14 clients, conventions HCR, métallurgie, commerces de gros, pharmacie. Silae. Saisie des variables, DSN, STC, arrêts de travail.

Gestionnaire de paie, temps partiel (40 %)
Association Les Toits Solidaires, Nantes — février 2025 à aujourd'hui
75 salariés, convention Alisfa et CCN 66. Sage Paie. Suivi des contrats aidés, mutuelle, prévoyance.

Gestionnaire paie indépendant (soirs et samedis)
Micro-entreprise TM Paie — mars 2025 à décembre 2025
Fiches de paie de cinq artisans, DSN via Silae.

Assistant administratif
Transports Gaubert-Lenoir, Vertou — septembre 2021 à novembre 2024
Standard, courrier, facturation, planning des chauffeurs, relances clients. La paie était faite par le siège.

DIPLÔMES
BTS Comptabilité et Gestion, Lycée de la Chézine, 2021
Formation Silae niveaux 1 et 2, novembre 2024 (5 jours)

ATOUTS
Rapide, autonome, bon contact téléphonique. Permis B. Anglais B1.`,
    },
    {
      name: 'carole-ferrand-duteil',
      kind: 'denial',
      low: 33,
      high: 45,
      best: 39,
      why: "Bonne comptable qui prépare les variables, mais elle dit elle-même n'avoir jamais établi de bulletin ni de DSN, et aucun logiciel de paie.",
      lacks: [
        '3 ans de production de paie multi-conventions',
        "pratique d'un logiciel de paie (Silae, Cegid Quadra ou Sage Paie)",
      ],
      cv: `CAROLE FERRAND-DUTEIL
Comptable unique – 12 ans d'expérience

Compétences
Tenue jusqu'au bilan, TVA, rapprochements bancaires, immobilisations, trésorerie, relations avec l'expert-comptable et le commissaire aux comptes.
Côté social : je centralise les éléments variables (heures, primes, absences, acomptes) de 48 personnes, je les transmets au cabinet qui établit les fiches, puis je passe l'écriture de salaires et je paie les organismes.

Ce que je n'ai pas : je n'ai pas encore établi de bulletins moi-même, ni émis de DSN. Je ne connais pas les logiciels de paie, mais j'apprends vite et j'ai envie d'évoluer vers ce métier.

Postes occupés
09/2017 – ce jour : comptable, Menuiseries Brossard-Lys (48 salariés), Clisson. Logiciels : EBP Compta, Excel.
10/2014 – 08/2017 : aide-comptable, Garage du Pallet, Vallet. Saisie des achats et ventes, caisse, classement.

Formation
BTS Comptabilité et Gestion des Organisations, Nantes, 2014
Bac STG option comptabilité, 2012

Autres
Webinaire « Comprendre le bulletin simplifié » (2 h, 2026)
Permis B, véhicule. Randonnée, couture.`,
    },
    {
      name: 'ines-bouvry',
      kind: 'list',
      low: 21,
      high: 33,
      best: 27,
      why: "Tous les mots de la paie sont dans la liste de compétences, mais aucun emploi ne les soutient : elle a un BTS puis de la caisse et de l'accueil.",
      lacks: ['3 ans de production de paie multi-conventions', "pratique prouvée d'un logiciel de paie"],
      cv: `INÈS BOUVRY
Gestionnaire de paie et administration du personnel

COMPÉTENCES CLÉS
Paie : bulletins, multi-conventions, DSN, DPAE, IJSS, subrogation, STC, charges sociales, régularisation, tranches, réduction générale, heures supplémentaires, PAS, CP, RTT, saisies sur salaire ★★★★★
Logiciels : Silae ★★★★★ | Cegid Quadra ★★★★ | Sage Paie ★★★★ | ADP ★★★ | PayFit ★★★★ | Excel ★★★★★
RH : contrats, avenants, mutuelle, prévoyance, médecine du travail, registre du personnel, droit social
Secteurs : BTP, HCR, Syntec, transport, spectacle
Savoir-être : rigueur, confidentialité, esprit d'équipe, gestion des priorités, sens du client

FORMATION
2022 : BTS Comptabilité et Gestion, Lycée Bellefontaine-sur-Loire
2019 : Bac STMG

EXPÉRIENCE
2024-2026 : Hôtesse de caisse, hypermarché Grand Large, Saint-Nazaire
2022-2024 : Hôtesse d'accueil, salle de sport Cadence, Pornic
2021 : Stage de 6 semaines, Quincaillerie Tessier (classement, saisie de factures)

LANGUES
Français, anglais (intermédiaire), espagnol (notions)

CENTRES D'INTÉRÊT
Pâtisserie, voyages, danse`,
    },
    {
      name: 'loic-perchais',
      kind: 'pasted',
      low: 10,
      high: 22,
      best: 15,
      why: "Le profil recopie l'annonce mot pour mot ; derrière, il n'y a qu'un commercial en cuisines avec un bac, sans paie.",
      lacks: [
        'Bac+2 en comptabilité, gestion ou paie',
        '3 ans de production de paie multi-conventions',
        "pratique d'un logiciel de paie",
      ],
      cv: `Loïc PERCHAIS
38 ans, Nantes

PROFIL
Je produis chaque mois 280 à 320 bulletins pour un portefeuille d'une trentaine de TPE/PME, toutes conventions collectives. Je gère le dossier de A à Z : entrées et sorties, contrats simples, arrêts maladie et IJSS, DSN mensuelles et événementielles, soldes de tout compte, contrôle des charges, réponse aux questions des clients. Au moins 3 ans de production de paie multi-conventions (cabinet, prestataire ou groupe). La pratique d'un vrai logiciel de paie : Silae, Cegid Quadra ou Sage Paie. La DSN sans assistance, le sens du client, une bonne veille sociale.

EXPÉRIENCES PROFESSIONNELLES
Vendeur concepteur, Cuisines Orvanne, Saint-Sébastien-sur-Loire
2018 à aujourd'hui
Accueil des clients, plans en 3D, devis, suivi des poses, objectif annuel de 600 000 € atteint quatre fois.

Conseiller de vente, Literie Beauséjour, Basse-Goulaine
2012 à 2018
Vente, réassort, encaissement, livraison.

FORMATION
Baccalauréat professionnel Commerce, 2006

DIVERS
Permis B. Anglais : notions. Entraîneur de futsal chez les U13.`,
    },
  ],
};
