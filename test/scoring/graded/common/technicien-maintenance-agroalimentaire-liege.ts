import type { GradedJob } from '../types.ts';

export const technicienMaintenanceAgroalimentaireLiege: GradedJob = {
  job: 'technicien-maintenance-agroalimentaire-liege',
  title: 'Technicien·ne de maintenance électromécanique',
  spec: `Technicien·ne de maintenance électromécanique – Herstal (Liège)

Chez Biscuiterie Marchandise, on produit depuis 1954 des gaufres et des biscuits secs : cinq lignes, 140 personnes, des fours de 40 mètres et des emballeuses qui ont chacune leur caractère. L'équipe technique compte neuf dépanneurs répartis en trois pauses, plus un bureau méthodes. L'un d'eux prend sa pension en février ; nous cherchons la personne qui reprendra son casier.

Votre quotidien : quand une ligne s'arrête, c'est vous qu'on appelle. Vous trouvez la panne, mécanique, électrique ou pneumatique, vous relancez la production et vous notez ce que vous avez fait dans la GMAO. Entre deux appels, il y a le préventif, les changements de format, les petites améliorations, et le grand entretien de l'été.

Ce qu'il nous faut absolument
• un diplôme en électromécanique, électricité industrielle ou automatisation (A2, bachelier ou équivalent étranger) ;
• au moins trois ans de dépannage sur des lignes de production automatisées ;
• la pratique des automates Siemens : se connecter, lire le programme (S7 ou TIA Portal), y retrouver la condition qui bloque. Nos cinq lignes tournent là-dessus.

Vous acceptez les trois pauses (6-14, 14-22, 22-6) et un week-end sur six.

Ce qui nous plairait en plus : une attestation BA5, des variateurs SEW ou Danfoss, un peu de soudure TIG, l'agroalimentaire, quelques mots de néerlandais ou d'allemand pour les fournisseurs.

Nous offrons un CDI après une période de découverte, entre 19,50 et 23 € brut de l'heure plus primes de pause, chèques-repas de 8 €, assurance groupe, 12 jours d'ADV. Et des gaufres, évidemment.

CV à l'attention de Nathalie Borguet.`,
  graded: [
    {
      name: 'benoit-lambrecht-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Bachelier en électromécanique, sept ans de dépannage en agroalimentaire sur lignes Siemens, BA5, trois pauses : tout y est, daté et récent.',
      lacks: [],
      cv: `LAMBRECHT Benoît
Rue des Glacis 51, 4000 Liège – né le 22/09/1995 – permis B, voiture

FORMATION
2013-2017 Bachelier en électromécanique, orientation maintenance, Haute École du Perron, Liège
2013 CESS technique de qualification électricien-automaticien

PARCOURS
Depuis janvier 2021 – Technicien de maintenance, Laiterie du Condroz, Ciney
Système 3x8. Dépannage de quatre lignes de conditionnement (remplisseuses, encartonneuses, palettiseurs). Recherche de défauts en ligne sur S7-1500 avec TIA Portal V17, remplacement de capteurs, réglage de variateurs Danfoss et SEW, vérins, boîtes d'indexage. En 2024, reprise du programme de la convoyeuse de sortie avec l'intégrateur : 40 minutes d'arrêt gagnées par semaine. Comptes rendus dans Coswin. Référent technique de la pause depuis 2023.

Septembre 2019 – décembre 2020 – Électromécanicien, Chocolaterie Vandersmissen, Eupen
Deux pauses, tempéreuses et mouleuses, S7-300 (Step 7 classic), préventif, graissage, changement de moules.

Octobre 2017 – août 2019 – Monteur de tableaux, Elektra-Meuse, Seraing
Câblage d'armoires, essais avant livraison.

ATTESTATIONS
BA5 (recyclage mars 2025), VCA de base, nacelle, habilitation ammoniac
Soudure TIG inox : module de 80 h au Forem, 2022

LANGUES
Français, allemand correct (deux ans à Eupen), néerlandais scolaire`,
    },
    {
      name: 'mehdi-azzouz-synonym',
      kind: 'synonym',
      low: 84,
      high: 94,
      best: 89,
      why: 'BTS français équivalent, plus de six ans de curatif sur embouteillage avec S7-1500 ; dit autrement, sans BA5 belge ni biscuit.',
      lacks: [],
      cv: `Mehdi Azzouz, 31 ans, Visé (Belgique) depuis août dernier, ma compagne y travaille

J'arrive des Ardennes françaises. Là-bas on appelait mon poste « conducteur d'intervention » : un bip à la ceinture, une caisse à outils, et la chaîne doit repartir.

Sources de la Semoy, Monthermé, mars 2020 à juillet 2026
Usine d'embouteillage, deux chaînes de 36 000 bouteilles par heure, roulement matin, après-midi, nuit. Tout le curatif de la souffleuse à la banderoleuse : moteurs, réducteurs, courroies, cellules, électrovannes, variateurs Lenze et SEW. Quand ce n'est ni mécanique ni câblage, je branche la console, je vais en ligne sur le S7-1500 (les plus vieilles machines sont en 315) et je remonte du bit qui manque jusqu'à la cellule ou au fin de course fautif. Je ne réécris pas les blocs, mais je force, je compare, je sauvegarde. En 2023 j'ai monté avec l'atelier un poste de rejet par caméra, schéma compris. Saisie des interventions sur Carl. Tutorat de deux apprentis.

Forges Lemoine, Nouzonville, septembre 2017 à février 2020
Entretien d'un atelier de presses et de fours : hydraulique, armoires, ponts roulants.

BTS Maintenance des systèmes de production, lycée Jules-Ferrand, Sedan, juin 2017
Bac pro MEI, 2015

Habilitations électriques françaises B2V, BR, BC (2025). CACES nacelle. Permis B.
Anglais technique, pas de néerlandais.`,
    },
    {
      name: 'fabrice-colinet-denial',
      kind: 'denial',
      low: 60,
      high: 73,
      best: 66,
      why: "Diplôme et onze ans de dépannage en production, mais il écrit lui-même n'avoir jamais ouvert un programme Siemens ; cela s'apprend.",
      lacks: ['pratique des automates Siemens (S7 / TIA Portal)'],
      cv: `Fabrice COLINET
Électromécanicien
Jupille-sur-Meuse | marié, 2 enfants

Expérience professionnelle

Cartonnages de Wandre s.a. (11/2015 → aujourd'hui)
Électromécanicien de pause, 6-14 / 14-22 / 22-6
- Onduleuse, trois transformatrices, palettiseur : pannes mécaniques et électriques en premier appel
- Roulements, cylindres, freins, chaînes, pneumatique Festo, moteurs et contacteurs, lecture de schémas
- Variateurs : remplacement et recopie des paramètres
- Travaux d'arrêt annuel (août), pièces de rechange, encodage SAP PM
- Petit tournage, soudure semi-auto et TIG
Nos automates sont des Omron et l'automaticien s'en charge. Pour être honnête : aucune expérience de Siemens, je ne me suis jamais connecté à un automate avec un PC. Partant pour une formation, même le samedi.

Ateliers Thonnard (09/2009 → 10/2015)
Mécanicien-monteur, convoyeurs pour carrières

Études
A2 (CESS) technicien en électromécanique, Institut technique de la Basse-Meuse, Vivegnis, 2009

Divers
BA5, secouriste industriel, permis B, chariot élévateur. Notions de néerlandais.
Loisirs : colombophilie, moto`,
    },
    {
      name: 'sami-verhoeven-years',
      kind: 'years',
      low: 52,
      high: 65,
      best: 59,
      why: 'Annonce plus de cinq ans ; les dates donnent dix-neuf mois de dépannage, le reste étant stage et magasin. Diplôme et Siemens bien montrés.',
      lacks: ['trois ans de dépannage sur lignes automatisées (19 mois selon les dates)'],
      cv: `SAMI VERHOEVEN
TECHNICIEN DE MAINTENANCE – plus de 5 ans d'expérience en industrie

Ans (Liège) / permis B / disponible sous préavis de 5 semaines

>> Compétences mises en œuvre
Diagnostic TIA Portal V18, S7-1200 et 1500, HMI Comfort, variateurs G120, capteurs IFM, schémas EPLAN, pneumatique

>> Avril 2025 – maintenant
Technicien de maintenance junior, Conserverie de Hesbaye, Waremme (2 pauses, puis 3 depuis janvier 2026)
Lignes de bocaux et de barquettes. Appels de dépannage, d'abord en binôme puis seul à partir de septembre 2025. Consultation en ligne des programmes Siemens, correction d'un grafcet de lavage avec l'accord du chef. Préventif des autoclaves. Plan d'action sur les bourrages de l'étiqueteuse : moins 30 % en six mois.

>> Février – mai 2024
Stage de fin d'études, même entreprise : modernisation d'un dépileur, TFE noté 16/20

>> 2021 – mars 2025
Magasinier pièces détachées à mi-temps, étudiant puis employé, Distri-Roulements, Grâce-Hollogne. Comptoir, commandes, inventaire.

>> Diplôme
Bachelier en automatisation, Haute École du Perron, 2021-2024

>> Attestations
BA4 2025, VCA 2025
Français et néerlandais (mon père est de Tongres, je le parle couramment)`,
    },
    {
      name: 'christelle-dumoulin-unrelated',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 3,
      why: 'Assistante en pharmacie : aucun diplôme technique, aucun dépannage, aucun automate.',
      lacks: [
        'diplôme en électromécanique, électricité ou automatisation',
        'trois ans de dépannage sur lignes automatisées',
        'pratique des automates Siemens',
      ],
      cv: `Christelle Dumoulin
4040 Herstal, née à Huy le 4 février 1986

Assistante pharmaceutico-technique, diplômée de l'Institut Sainte-Aldegonde à Andenne (2005).

J'ai travaillé de 2005 à 2014 à la pharmacie Delcour à Huy, et depuis mars 2014 à la pharmacie du Pont à Herstal, à quatre cinquièmes. J'y délivre les ordonnances sous le contrôle du pharmacien, je prépare gélules et pommades, je tiens les stocks et les périmés, je prépare les piluliers d'une maison de repos de 60 lits et je conseille en dermo-cosmétique. J'ai formé quatre stagiaires.

L'officine ferme en décembre et j'habite à cinq minutes de votre biscuiterie : je cherche un emploi stable, près de chez moi, horaires indifférents. Ponctuelle, minutieuse, habituée aux règles d'hygiène.

Word, logiciel Sabco, permis B. Français, un peu d'anglais.`,
    },
  ],
};
