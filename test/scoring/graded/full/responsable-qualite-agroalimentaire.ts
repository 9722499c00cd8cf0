/** Responsable qualité en agroalimentaire : le Bac+5, cinq ans de qualité alimentaire, HACCP, IFS ou BRC et une équipe décident. */
import type { GradedJob } from '../types.ts';

export const responsableQualiteAgroalimentaire: GradedJob = {
  job: 'responsable-qualite-agroalimentaire',
  title: 'Responsable qualité (H/F) - plats cuisinés',
  spec: `Responsable qualité (H/F) – CDI – Vitré (35)

Les Cuisines du Bocage, PME familiale de 180 salariés, fabrique des plats cuisinés frais et des quiches pour la grande distribution et la restauration. Notre responsable qualité part en retraite au printemps et nous voulons lui laisser le temps de passer le relais.

Rattaché(e) au directeur de site, vous animez le service qualité (quatre techniciens et une assistante). Vous faites vivre le plan de maîtrise sanitaire et l'étude HACCP, préparez et conduisez les audits IFS Food et clients, gérez les réclamations, les non-conformités et les alertes sanitaires, suivez les plans d'analyses microbiologiques et formez les équipes de production aux bonnes pratiques d'hygiène. Vous êtes l'interlocuteur de la DDPP et des services qualité de nos clients.

De formation Bac+5 (ingénieur agroalimentaire, master qualité ou sécurité des aliments), vous justifiez impérativement d'au moins cinq ans d'expérience en qualité dans l'industrie agroalimentaire, dont une première expérience d'encadrement. La maîtrise de la méthode HACCP et la pratique d'un référentiel IFS ou BRC sont indispensables. Un anglais professionnel (B2) est nécessaire, car deux de nos clients sont britanniques.

La connaissance des produits ultra-frais, d'un outil de GED ou de SAP serait un plus.

Statut cadre, 42 à 48 k€ selon profil, 13e mois, intéressement, mutuelle. Poste ouvert aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'solide',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'Ingénieure agro, dix ans de qualité alimentaire, équipe de trois, HACCP, IFS et BRC, anglais C1, ultra-frais.',
      lacks: [],
      cv: `Maëlle Le Goff
Ingénieure agroalimentaire – Responsable qualité
Fougères (35)

PROFIL
Dix ans en qualité et sécurité des aliments dans l'ultra-frais, dont cinq à la tête d'un service.

EXPÉRIENCE PROFESSIONNELLE

Responsable qualité – Traiteur des Marches, Laval (53) – depuis septembre 2021
• Site de 150 personnes, salades et plats cuisinés réfrigérés
• Encadrement de trois techniciens et d'une alternante
• Pilotage du PMS et de l'étude HACCP, revue annuelle avec l'équipe pluridisciplinaire
• Audits IFS Food (niveau supérieur, 97 % en 2025) et BRCGS, audits de clients français et anglais
• Réclamations : - 32 % en trois ans ; gestion de deux retraits avec la DDPP
• Plans d'analyses microbiologiques, vieillissement, validation des DLC
• Formation hygiène de 120 opérateurs, GED Qualnet, SAP QM

Ingénieure assurance qualité – Laiterie du Couesnon, Antrain (35) – octobre 2016 à août 2021
• HACCP des lignes de desserts, audits internes, fournisseurs, allergènes

FORMATION
Diplôme d'ingénieur agroalimentaire, École supérieure agricole d'Armorique, 2016
Auditrice interne IFS v8, 2023

LANGUES
Anglais C1 (TOEIC 935, 2024), espagnol B1
Permis B`,
    },
    {
      name: 'bts-technicienne',
      kind: 'missing',
      low: 54,
      high: 72,
      best: 64,
      why: 'Douze ans de qualité alimentaire, équipe, IFS, HACCP, anglais B2, mais un BTS et rien au-delà.',
      lacks: ['Bac+5'],
      cv: `Sandrine Kerautret
Animatrice puis adjointe au responsable qualité

En bref : douze ans dans la même maison, du laboratoire à l'adjointe. Terrain, rigueur, bonne humeur.

Parcours

2019 – aujourd'hui : Adjointe responsable qualité, Charcuteries Penn ar Bed, Lamballe (22), 260 salariés
- encadre trois techniciens du contrôle
- anime l'équipe HACCP, met à jour le PMS, les PRPo et les CCP
- prépare et suit l'audit IFS Food (94 % en 2026) et les audits des enseignes
- traite les réclamations et les non-conformités, cellule de crise lors d'une alerte listeria en 2022
- forme les saisonniers aux bonnes pratiques d'hygiène
- remplace la responsable qualité pendant ses congés (et cinq mois en 2023)

2014 – 2019 : Technicienne qualité, même entreprise
- prélèvements, plans de contrôle microbiologique, métrologie, traçabilité

2012 – 2014 : Opératrice de conditionnement, Biscuiterie d'Arvor

Formation
BTS Qualité dans les industries alimentaires et les bio-industries, Lycée de Kerdaniel, 2012
Formation auditeur interne, 2018

Compétences
Anglais B2 (test Linguaskill 2025), SAP, Excel, GED maison
Permis B, véhicule`,
    },
    {
      name: 'automobile',
      kind: 'adjacent',
      low: 28,
      high: 48,
      best: 38,
      why: 'Responsable qualité ingénieur avec une équipe et un bon anglais, mais dans l’automobile : ni HACCP, ni IFS.',
      lacks: ["cinq ans de qualité dans l'agroalimentaire", 'HACCP', 'IFS ou BRC'],
      cv: `Karim Benhaddou
Responsable qualité usine

Ingénieur qualité, 13 ans d'industrie, dont 7 ans de management. Orienté résultats et terrain.

EXPÉRIENCES

Responsable qualité site – Armor Plasturgie Automobile, La Janais (35)
Janvier 2019 – présent
> Usine de 240 personnes, pièces d'habillage intérieur pour trois constructeurs
> Équipe de six : techniciens, métrologue, animatrice système
> Certification IATF 16949 et ISO 9001, audits clients et tierce partie sans non-conformité majeure
> Réclamations clients : 8D, AMDEC process, plans de surveillance, 12 ppm en 2025
> Formation des chefs d'équipe aux standards, gestion documentaire (GED), SAP QM

Ingénieur qualité fournisseurs – même groupe, Rennes puis Cologne
Septembre 2013 – décembre 2018
> Panel de 40 fournisseurs, développement, audits VDA 6.3
> Travail en anglais et en allemand

FORMATION
Ingénieur en génie industriel, Institut polytechnique de la Vilaine, 2013
Green Belt Six Sigma, 2016

LANGUES
Anglais C1, allemand B2, arabe courant

Centres d'intérêt : trail, cuisine du monde, parent d'élève élu
Je souhaite rejoindre une entreprise à taille humaine près de Vitré.`,
    },
    {
      name: 'alternant-mots-cles',
      kind: 'list',
      low: 22,
      high: 42,
      best: 33,
      why: 'Master de 2026 et deux ans d’alternance ; IFS, BRC et encadrement ne sont que des mots.',
      lacks: ["cinq ans d'expérience", 'encadrement', 'pratique IFS ou BRC'],
      cv: `Enzo Marchetti-Diallo
Futur responsable qualité agroalimentaire

OBJECTIF
Jeune diplômé dynamique, je souhaite manager un service qualité.

COMPÉTENCES CLÉS
HACCP – IFS Food v8 – BRCGS – FSSC 22000 – PMS – management d'équipe – gestion de crise – alertes sanitaires – réclamations clients – DDPP – plans d'analyses microbiologiques – ultra-frais – GED – SAP – audits – anglais

FORMATION
Master 2 Qualité et sécurité des aliments, Université de Haute-Bretagne Est, juin 2026, mention assez bien
Licence Biologie, 2024
Cours suivis : référentiels IFS et BRC (24 h), management (18 h), HACCP (30 h)

EXPÉRIENCE
Alternant service qualité, Moulins de la Vilaine, Redon (35), septembre 2024 – août 2026
- relevés de température, nettoyage : contrôles visuels et tests ATP
- saisie des fiches de non-conformité
- participation à la mise à jour de deux diagrammes HACCP
- rédaction d'affiches hygiène pour l'atelier

Équipier polyvalent, restauration rapide, étés 2021 à 2023

Projet étudiant : audit blanc IFS d'une entreprise fictive, groupe de quatre

LANGUES
Anglais B1, italien courant

Je n'ai pas encore encadré d'équipe mais j'apprends vite. Permis B.`,
    },
    {
      name: 'ancienne-qualiticienne',
      kind: 'old',
      low: 50,
      high: 67,
      best: 59,
      why: 'Onze ans de qualité laitière avec équipe, IFS et BRC, terminés en 2016 ; gère un gîte depuis.',
      lacks: [],
      cv: `Bénédicte Vauquelin-Roche
Après dix ans de gîtes, retour souhaité à la qualité

De 2016 à ce jour, gérante des Gîtes du Pertre (35) : trois maisons, accueil, travaux, comptabilité, site internet, clientèle anglaise aux deux tiers, petits déjeuners. Je continue à travailler en anglais tous les jours.

De 2005 à 2016, j'ai travaillé à la Fromagerie des Trois Rivières, à Château-Gontier, d'abord comme ingénieure qualité puis, à partir de 2009, comme responsable qualité. Mon service comptait cinq personnes. J'y ai conduit l'étude HACCP de toutes les lignes, rédigé le plan de maîtrise sanitaire et obtenu la première certification IFS (version 5, 2008) puis BRC (2010) que j'ai renouvelées chaque année. J'étais l'interlocutrice des services vétérinaires et des enseignes, je traitais les réclamations et j'ai géré un rappel national en 2013. Plans d'analyses microbiologiques, formation des opérateurs à l'hygiène, produits frais à DLC courte. Départ volontaire en septembre 2016 lors de la vente du site.

Ingénieure agronome, option industries alimentaires, École nationale agronomique de l'Ouest, 2005
Anglais C1, permis B
Pas de formation IFS depuis la version 6 ; remise à niveau prévue en janvier 2027.`,
    },
  ],
};
