import type { GradedJob } from '../types.ts';

export const analysteBiCooperativeLevis: GradedJob = {
  job: 'analyste-bi-cooperative-levis',
  title: "Analyste en intelligence d'affaires",
  spec: `La Coop Chaudière-Sud, 46 quincailleries et centres agricoles de la Beauce à Bellechasse, siège social à Lévis. On est 12 aux TI, dont 2 en données. On cherche la troisième personne.

Ce que tu feras. Nos directeurs de magasin veulent savoir le lundi matin ce qui s'est vendu, à quelle marge, et ce qui dort sur les tablettes. Tu iras les voir, tu comprendras leur question, tu trouveras la donnée dans l'entrepôt (SQL Server) et tu leur livreras un rapport qu'ils ouvriront pour vrai. Tu t'occuperas aussi du modèle sémantique, de la qualité des données et, avec ton collègue, des chargements de nuit.

Il te faut absolument :
– un baccalauréat (informatique, systèmes d'information, statistique, actuariat, génie ou l'équivalent);
– au moins 3 ans comme analyste ou développeur BI;
– Power BI en profondeur, donc DAX et modélisation en étoile, pas seulement de jolies tuiles;
– du SQL que tu écris toi-même;
– un français soigné, parlé et écrit, car tu animeras des formations.

On sera contents si tu connais aussi : Azure Data Factory ou Fabric, Python, le commerce de détail, l'anglais pour parler au fournisseur du système de caisse.

Ce qu'on offre : de 78 000 $ à 94 000 $, 4 semaines de vacances, REER collectif, deux jours de télétravail, rabais en magasin, stationnement gratuit. Pas de cravate.

Envoie ton CV à Josée, rh@chaudieresud.example. On répond à tout le monde.`,
  graded: [
    {
      name: 'myriam-turgeon-analyste-bi-detail',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: "Bac en systèmes d'information, six ans de BI en commerce de détail, DAX, schéma en étoile, T-SQL et formations données en français.",
      lacks: [],
      cv: `MYRIAM TURGEON
Saint-Romuald (Lévis) – 418 555-0163 – myriam.turgeon@courriel.example

FORMATION
Baccalauréat en administration des affaires, concentration systèmes d'information organisationnels, Université du Fleuve, 2016-2019
Certification Microsoft PL-300, 2023

EXPÉRIENCE

Analyste BI, Meubles Trudel-Roy (chaîne de 31 magasins), Québec
Mars 2022 à aujourd'hui
• Refonte du modèle de ventes : deux tables de faits, onze dimensions, calendrier de détail 4-4-5. Les 140 anciens rapports Excel ont été remplacés par 18 rapports Power BI
• Mesures DAX de marge nette, de ventes comparables et d'âge du stock; temps d'affichage passé de 40 à 3 secondes
• Vues et procédures T-SQL dans l'entrepôt SQL Server, règles de contrôle (doublons de clients, codes-barres orphelins)
• Chargements nocturnes dans Azure Data Factory, en garde une semaine sur trois
• J'ai fait le tour des 31 magasins et formé 95 gérants en petits groupes; guide d'utilisation de 24 pages que j'ai rédigé

Développeuse BI junior, puis intermédiaire, Groupe-conseil Nordet, Québec
Août 2019 à février 2022
• Mandats chez un assureur et un distributeur alimentaire : ateliers de besoins, SSIS, SSAS tabulaire, premiers rapports Power BI, requêtes SQL sur des tables de 200 M de lignes

LANGUES
Français (langue maternelle), anglais (courant : je traite avec l'éditeur du système de caisse à Toronto)

AUTRES
Un peu de Python (pandas). Bénévole au comptoir alimentaire. Ski de fond.`,
    },
    {
      name: 'pierre-luc-dallaire-directeur-bi',
      kind: 'overqualified',
      low: 75,
      high: 88,
      best: 81,
      why: 'Directeur BI qui modélise et écrit encore DAX et SQL; toutes les exigences sont là, le niveau du poste est la seule question.',
      lacks: [],
      cv: `Pierre-Luc Dallaire, M.Sc.
Lévis

Après quinze ans à bâtir des équipes de données, je souhaite revenir à la matière. J'ai lu l'annonce de la Coop deux fois : c'est le métier que je préfère, et à huit minutes de chez moi. La question du salaire ne se pose pas, j'ai vu l'échelle.

2019 – 2026 (août). Directeur principal, intelligence d'affaires, Assurances Boréalis, Québec. Équipe de 22 personnes, budget de 4,1 M$. J'ai dirigé le passage de Cognos à Power BI (1 900 utilisateurs). Malgré le titre, je gardais les mains dedans : j'ai monté moi-même le modèle en étoile des sinistres auto, écrit les mesures DAX de triangulation, et tous les vendredis je révisais le SQL de l'équipe ou j'écrivais le mien pour la haute direction. Gouvernance, catalogue, comité de qualité.

2011 – 2019. Chef d'équipe, puis gestionnaire BI, Épiceries Lavoie & Fils, Sainte-Foy. Entrepôt de données de 58 épiceries sous SQL Server, SSIS, SSRS; Power BI à compter de 2016. Analyses de paniers, pertes, circulaires.

2008 – 2011. Analyste-programmeur, ministère, Québec. PL/SQL, Crystal Reports.

M.Sc. en statistique, 2008, et baccalauréat en actuariat, 2006, Université du Fleuve.

J'ai donné pendant six hivers le cours du soir « Introduction à l'analytique » à l'éducation permanente. Français impeccable, anglais d'affaires.`,
    },
    {
      name: 'yvan-lapointe-analyste-entrepot-logistique',
      kind: 'trap',
      low: 10,
      high: 22,
      best: 15,
      why: "L'entrepôt, les cubes, les étoiles et les tableaux de bord sont ceux d'un centre de distribution; ni BI, ni SQL, ni bac.",
      lacks: ['baccalauréat', '3 ans en BI', 'Power BI et DAX', 'SQL'],
      cv: `Yvan Lapointe
Sainte-Marie de Beauce

ANALYSTE D'ENTREPÔT

Gestionnaire d'expérience, rigoureux, axé sur la donnée et l'amélioration continue.

Centre de distribution Portneuf-Express, Saint-Augustin – Analyste, entrepôt et inventaire (avril 2020 – présent)
- Analyse du rendement de l'entrepôt : 14 000 emplacements, 22 000 m²
- Calcul des cubes (pieds cubes par palette) et optimisation du modèle d'entreposage
- Chargements de nuit : planification de 35 remorques, affectation des quais
- Tableau de bord des prélèvements affiché au mur chaque lundi matin, tenu dans Excel à partir des feuilles des chefs de quart
- Qualité des données d'inventaire : décomptes cycliques, écarts, étiquettes mal collées
- Formation des caristes, rapports de santé et sécurité

Quincaillerie Beauceville Matériaux – Chef de cour (2013 – mars 2020)
- Réception du bois et des matériaux, service aux entrepreneurs, vente au comptoir, inventaire annuel

Formation
DEP en lancement d'une entreprise, 2012
Diplôme d'études secondaires, 2008
Carte de cariste, renouvelée en 2025

Excel : bon. Français : langue maternelle, écrit sans fautes. Anglais : de base.
Employé 4 étoiles de l'année 2023.`,
    },
    {
      name: 'annie-bisson-controleuse-financiere',
      kind: 'adjacent',
      low: 43,
      high: 55,
      best: 49,
      why: 'Contrôleuse qui lit et retouche des rapports Power BI; pas trois ans de BI et le SQL reste, selon elle, débutant.',
      lacks: ['3 ans comme analyste BI', 'SQL écrit soi-même', 'DAX en profondeur'],
      cv: `Annie Bisson, CPA
Montmagny | annie.bisson@boite.example | 418 555-0129

Analyste financière chevronnée, je veux passer du côté des données.

Expérience professionnelle

Analyste principale, planification et contrôle financiers
Transport Beaurivage inc., Saint-Henri-de-Lévis, janv. 2021 à ce jour
Budgets et prévisions de 9 terminaux, fermeture mensuelle, analyse des écarts de marge par client. Depuis 2024, je suis la super-utilisatrice Power BI des finances : je publie quatre rapports bâtis sur un modèle que les TI ont préparé, j'ajuste des visuels, j'ajoute des mesures simples (sommes, ratios) et je réponds aux questions des directeurs de terminal. J'ai rédigé leur aide-mémoire et donné trois ateliers du midi.

Analyste comptable
Laiterie des Appalaches, Thetford Mines, juin 2017 à déc. 2020
Prix de revient, inventaires, dossiers de vérification, gros classeurs Excel avec Power Query.

Études
Baccalauréat en administration des affaires, comptabilité, Université du Mont-Rond, 2017
Titre de CPA, 2019

Compétences
Excel : expert, Power Query compris. Power BI : intermédiaire. SQL : débutante, je suis une formation en ligne depuis septembre, pas encore utilisé au travail. Français excellent, anglais intermédiaire.`,
    },
    {
      name: 'samuel-gosselin-mince',
      kind: 'thin',
      low: 60,
      high: 73,
      best: 67,
      why: 'Tout ce qui est exigé est affirmé avec des dates, mais en soixante mots, sans une seule réalisation.',
      lacks: [],
      cv: `Samuel Gosselin, Saint-Georges, 418 555-0175

Développeur BI, Coopérative funéraire et d'assurance Etchemin, depuis mai 2021. Rapports Power BI (DAX, modèles en étoile) et requêtes SQL Server pour les ventes et les finances. Formation des utilisateurs.

Avant : technicien informatique, 2018-2021.

Baccalauréat en informatique, Université du Fleuve, 2018. Français langue maternelle, anglais fonctionnel.

Références et exemples de rapports sur demande.`,
    },
  ],
};
