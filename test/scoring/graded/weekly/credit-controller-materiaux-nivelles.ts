import type { GradedJob } from '../types.ts';

export const creditControllerMateriauxNivelles: GradedJob = {
  job: 'credit-controller-materiaux-nivelles',
  title: 'Credit Controller (h/f/x), négoce de matériaux',
  spec: `Vous savez demander de l'argent sans perdre un client ? Alors lisez la suite.

QUI SOMMES-NOUS ? Matérex-Hallet, négoce de matériaux de construction, siège à Nivelles, dix-sept dépôts dont sept en Flandre, environ 9 000 comptes d'entrepreneurs, de couvreurs et de communes.

QUE FEREZ-VOUS ? Vous recevez un portefeuille de 1 400 clients professionnels, moitié francophones, moitié néerlandophones. Vous relancez par téléphone d'abord, par écrit ensuite. Vous fixez et revoyez les limites avec l'assureur-crédit, bloquez et débloquez les commandes en accord avec les chefs de dépôt, négociez des plans d'apurement, préparez les dossiers pour l'avocat ou l'huissier, déclarez les créances en cas de faillite ou de PRJ et lettrez les paiements. Chaque lundi, vous présentez la balance âgée de vos comptes à notre responsable financière.

QUI CHERCHONS-NOUS ?
Trois choses ne se discutent pas. D'abord, au moins trois ans de suivi de créances auprès d'entreprises (le recouvrement auprès de particuliers ne suffit pas). Ensuite, un néerlandais parlé et écrit de niveau B2 au minimum, à côté d'un excellent français. Enfin, un bachelier en comptabilité, en droit ou en gestion, ou bien une expérience équivalente dans un service comptable.
Le reste s'apprend chez nous : SAP, l'assurance-crédit, le petit monde du bâtiment. Si vous les connaissez déjà, tant mieux. Excel ne doit pas vous faire peur.

ET EN ÉCHANGE ? Un CDI à temps plein (38 h), 3 300 à 3 900 € brut selon l'expérience, treizième mois, chèques-repas de 10 €, assurance hospitalisation, deux jours de télétravail, voiture non, vélo oui.

Envoyez votre CV avant le 30 novembre à l'attention de Mme Sacré. Premier entretien dans les deux langues.`,
  graded: [
    {
      name: 'caroline-dewulf-credit',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Sept ans de credit control B2B, bilingue de fait, bachelier en comptabilité, SAP et assurance-crédit.',
      lacks: [],
      cv: `CAROLINE DEWULF
Braine-le-Comte – née le 4 février 1992

Expérience professionnelle

Credit controller – Sanibel Distribution, Tubize – depuis mars 2022
• 1 150 clients installateurs et revendeurs, 28 M€ d'encours, Wallonie, Bruxelles et Brabant flamand
• DSO ramené de 58 à 44 jours
• appels quotidiens en français et en néerlandais, mises en demeure, plans de paiement
• demandes de limite et déclarations de sinistre chez Atradius, blocages dans SAP S/4
• 30 faillites déclarées sur Regsol en 2025, quatre citations avec notre avocat de Gand
• réunion hebdomadaire avec la directrice financière

Credit collector B2B – Fluvia Lease, Zaventem – septembre 2019 à février 2022
• flottes d'entreprise, équipe entièrement néerlandophone
• relance à 5, 15 et 30 jours, litiges de facturation, notes de crédit

Aide-comptable – Fiduciaire Lechat & Bodart, Enghien – 2014 à 2019
• achats, ventes, TVA, une quarantaine de PME

Formation
Bachelier en comptabilité, Mons, 2014

Langues
Français : langue maternelle. Néerlandais : C1 (Selor article 12 réussi en 2021). Anglais : B2.

Informatique : SAP FI, OnGuard, Excel (tableaux croisés, RECHERCHEX)`,
    },
    {
      name: 'yassine-elbarkani-comptes-clients',
      kind: 'synonym',
      low: 84,
      high: 95,
      best: 90,
      why: 'Gestionnaire de comptes clients pour des PME depuis cinq ans, tout y est sans le mot credit control ; néerlandophone de scolarité.',
      lacks: [],
      cv: `Yassine El Barkani
Hal / Halle, à vingt minutes de Nivelles

Je m'occupe de l'argent que des entreprises doivent à mon employeur. Depuis le 2 août 2021, cet employeur s'appelle Brabofleur, grossiste en boissons et en matériel pour l'horeca à Drogenbos ; nos débiteurs sont des brasseries, des hôtels, des traiteurs et quelques chaînes, 900 sociétés en tout, dont plus de la moitié au nord de la frontière linguistique.

Mon titre est gestionnaire de comptes clients. Le matin, je pointe les extraits bancaires et je solde les factures ouvertes. Puis je téléphone : vingt à trente appels, en néerlandais ou en français selon le numéro. J'écoute, je propose un échelonnement si cela tient debout, je fais suspendre les livraisons si cela ne tient pas. Les cas perdus partent chez l'huissier avec un dossier que je prépare ; je suis entré dans onze procédures de réorganisation judiciaire comme créancier. Avec Allianz Trade, je revois les plafonds tous les trimestres. Les retards de plus de soixante jours sont passés de 17 à 6 % du total. Le vendredi, j'envoie l'état des arriérés au directeur et je le commente.

Avant : employé à la facturation dans une entreprise de transport à Ternat (2017-2021), avec des rappels aux chargeurs la dernière année.

École secondaire à Bruxelles, en néerlandais ; bachelor bedrijfsmanagement, finance (Anderlecht, 2017). À la maison, français et arabe. J'écris les deux langues nationales sans correcteur, l'anglais avec.

Outils : Navision, Excel, CodaBox. Permis B.`,
    },
    {
      name: 'aurelie-piron-notions-nl',
      kind: 'denial',
      low: 53,
      high: 67,
      best: 60,
      why: "Huit ans solides de recouvrement B2B et diplôme, mais elle écrit elle-même n'avoir que des notions de néerlandais.",
      lacks: ['néerlandais B2'],
      cv: `Aurélie Piron
Rue du Moulin 12, 5030 Gembloux · aurelie.piron@courriel.example

PROFIL
Chargée de recouvrement interentreprises, huit ans, industrie et location de matériel.

PARCOURS
01/2021 – aujourd'hui   Locamat Wallonie SA, Gembloux. Location de grues, nacelles et coffrages.
   Suivi de 750 comptes d'entrepreneurs, tous en Wallonie et au Grand-Duché. Rappels, visites de chantier avec le commercial quand cela coince, plans d'apurement, injonctions, déclarations de créance. Limites de crédit avec Credendo. Retard moyen passé de 39 à 26 jours. SAP.

10/2018 – 12/2020   Papeterie industrielle de la Dyle, Wavre. Employée recouvrement B2B.
   400 clients imprimeurs, France et Belgique francophone. Lettrage, litiges, provisions en fin d'année.

2015 – 2018   Comptable débutante, Fiduciaire Namêche.

ÉTUDES
Bachelier en comptabilité, option fiscalité, Namur, 2015

LANGUES
Français (maternelle), anglais (B2, clients luxembourgeois et britanniques), néerlandais : notions scolaires, je ne suis pas capable de tenir une conversation téléphonique. Prête à suivre des cours du soir.

DIVERS
Permis B, voiture. Disponible après un préavis de treize semaines.`,
    },
    {
      name: 'luc-vanhamme-manager',
      kind: 'overqualified',
      low: 73,
      high: 85,
      best: 79,
      why: 'Responsable crédit de quatorze personnes, bilingue et licencié : tous les critères y sont, seul le niveau trop élevé appelle une question.',
      lacks: [],
      cv: `LUC VANHAMME
Credit Manager Benelux

1420 Braine-l'Alleud • 54 ans • bilingue français-néerlandais (mère de Bruges, études secondaires à Alost), anglais courant

2012 – 2026  GRÜNWERT CHEMICALS BENELUX, Bruxelles – Credit Manager Benelux
Équipe de 14 credit controllers à Bruxelles, Anvers et Utrecht. Encours 310 M€, 6 200 clients industriels. Politique de crédit, comité hebdomadaire, négociation du programme mondial d'assurance-crédit (prime réduite de 18 %), titrisation de créances en 2019, migration SAP FSCM. Je gardais en propre les quarante plus gros dossiers : appels, visites, plans, gages, procédures d'insolvabilité en Belgique et aux Pays-Bas. Poste supprimé en juin 2026 (centralisation à Cracovie).

2004 – 2012  CIMENTS DE L'ORNEAU, Sombreffe – Responsable recouvrement, puis adjoint du trésorier
Négociants en matériaux, centrales à béton, entreprises générales. Deux collaborateurs.

1996 – 2004  BANQUE COURTOIS-MEEUS – analyste crédits PME

Licence en sciences de gestion, 1995. Certificat de l'institut belge des credit managers, 2006.

Pourquoi un poste sans équipe ? Parce que j'aime le téléphone plus que les comités et que je souhaite travailler près de chez moi jusqu'à ma pension.`,
    },
    {
      name: 'didier-leclercq-toitures',
      kind: 'trap',
      low: 6,
      high: 19,
      best: 12,
      why: "Chef d'équipe en recouvrement de toitures : le mot est celui du métier mais il s'agit d'ardoises ; seules les langues et le bâtiment se retrouvent.",
      lacks: [
        "trois ans de suivi de créances auprès d'entreprises",
        'bachelier en comptabilité, droit ou gestion, ou expérience équivalente en comptabilité',
      ],
      cv: `Didier Leclercq
Responsable recouvrement – toitures et façades
Tubize, né en 1981, permis B et BE

Bilingue : français (père) et néerlandais (mère), parlé et écrit tous les jours sur chantier en Flandre et à Bruxelles.

Expérience

Couverture Dehaene-Lambot SPRL, Lembeek, depuis 2014
Responsable recouvrement : je dirige trois équipes (onze couvreurs) pour le recouvrement de toitures en ardoise, zinc et EPDM et le bardage de façades. Clients professionnels surtout : entreprises générales, communes, syndics. Planning, métrés, commandes de matériaux au dépôt, contrôle de la sécurité, réception avec l'architecte. Je respecte les limites de budget et les délais. Relance des fournisseurs quand la livraison tarde.

Toitures Van Acker, Ninove, 2004 – 2014
Couvreur, puis chef d'équipe dès 2009. Recouvrement d'églises et de fermes classées.

Formation
Apprentissage couvreur-zingueur, Nivelles, 2003
Chef d'entreprise en toiture (accès à la profession), 2013
VCA cadres, 2023. Travail en hauteur, 2025

Informatique : Word, un peu d'Excel pour les métrés`,
    },
  ],
};
