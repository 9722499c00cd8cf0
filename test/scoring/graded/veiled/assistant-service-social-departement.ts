import type { GradedJob } from '../types.ts';

export const assistantServiceSocialDepartement: GradedJob = {
  job: 'assistant-service-social-departement',
  title: 'Assistant de service social polyvalent (F/H), Maison des solidarités',
  spec: `AVIS DE VACANCE D'EMPLOI N° 2026-0417

Collectivité : Conseil départemental
Direction : Action sociale de proximité
Lieu : Maison départementale des solidarités de Valmorey (territoire rural, 31 communes)
Cadre d'emplois : assistants territoriaux socio-éducatifs (catégorie A), ouvert aux titulaires et aux contractuels
Temps de travail : complet, 37 h 30, télétravail possible un jour par semaine
Poste à pourvoir : 1er janvier 2027

1. Finalité du poste
Accueillir, informer et accompagner toute personne ou famille du secteur en difficulté, contribuer à la prévention et à la protection de l'enfance, et participer aux actions collectives de la maison.

2. Activités
Permanences dans trois mairies et visites à domicile. Évaluation sociale globale, ouverture de droits, contractualisation RSA. Dossiers de fonds de solidarité logement, prévention des expulsions, mesures d'accompagnement social personnalisé. Évaluation, en binôme, des informations préoccupantes relatives aux mineurs ; rapports à l'autorité judiciaire. Protection des adultes vulnérables. Travail avec les CCAS, la CAF, les écoles, l'hôpital de proximité.

3. Conditions exigées
Diplôme d'État d'assistant de service social (titre protégé, aucune dérogation n'est possible).
Permis B et véhicule personnel, indemnisé : le secteur n'est pas desservi par les transports en commun.
Discrétion professionnelle, aptitude à l'écrit.

4. Appréciés
Une première expérience en polyvalence ou en protection de l'enfance, la connaissance du logement et de la procédure de surendettement, la pratique d'un logiciel d'action sociale. Les débutants peuvent postuler.

5. Contact
Candidature (lettre, CV, copie du diplôme et dernier arrêté de situation) à la direction des ressources humaines avant le 20 novembre 2026. Renseignements auprès de Mme Faucheron, responsable de la maison.`,
  graded: [
    {
      name: 'nadege-roumegoux-polyvalence',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: "Diplôme d'État, permis et voiture, quatorze ans de polyvalence rurale et d'enfance en département, rapports et FSL compris.",
      lacks: [],
      cv: `Nadège ROUMÉGOUX
Assistante de service social
Diplôme d'État obtenu en juin 2011 – Institut du travail social des Causses
Titulaire de la fonction publique territoriale depuis 2014 (catégorie A, 7e échelon)
Permis B, véhicule personnel

Expérience professionnelle

Depuis le 1er septembre 2018
Conseil départemental, Maison des solidarités de Pontgibert
Polyvalence de secteur, 14 communes. Environ 70 ménages suivis. Permanences en mairie, visites à domicile. Contrats d'engagement RSA, demandes FSL, enquêtes expulsion pour la préfecture, dossiers de surendettement avec la Banque de France. Deux à trois évaluations d'informations préoccupantes par mois, avec la puéricultrice ou l'éducatrice. Utilisation de Solis. Animation d'un atelier budget avec la CESF. Tutrice de stagiaires.

Du 1er mars 2014 au 31 août 2018
Conseil départemental, service de l'Aide sociale à l'enfance, Saint-Béral
Référente de 28 enfants confiés : projets pour l'enfant, visites en présence d'un tiers, audiences chez le juge des enfants.

Du 5 septembre 2012 au 28 février 2014
Remplacements en circonscription d'action sociale (contractuelle)

De septembre 2011 à août 2012
Association d'accueil de jour pour femmes, Rodelle

Motif de la demande : rapprochement de conjoint (mutation au collège de Valmorey).`,
    },
    {
      name: 'karim-belhadj-hopital-bailleur',
      kind: 'synonym',
      low: 84,
      high: 94,
      best: 89,
      why: "Assistant social diplômé en 2015, hôpital puis bailleur : mêmes familles, mêmes impayés, mêmes écrits au parquet, dits en d'autres mots ; il roule toute la semaine.",
      lacks: [],
      cv: `Karim Belhadj, 35 ans

J'ai obtenu mon DEASS à Clermont-Haut, à l'École supérieure de l'intervention sociale, en 2015. Je suis inscrit au répertoire professionnel depuis la même année.

OFFICE HABITAT DES MONTS, depuis mai 2020
Je suis le seul travailleur social pour 1 900 logements, éparpillés dans quarante villages. Je fais 400 kilomètres par semaine avec ma propre voiture. On m'appelle quand le loyer n'est plus payé, quand l'appartement se remplit de cartons jusqu'au plafond, quand un voisin âgé ne sort plus. Je vais sonner, je bois le café, je regarde les papiers. Puis je monte ce qu'il faut : aide aux impayés, plan d'apurement, demande auprès de la commission de surendettement, curatelle, allocation pour la personne âgée. En six ans 212 ménages gardés dans leurs murs, 9 départs. Les jours où je vois un enfant en danger, j'écris à la cellule du Département ou directement au procureur ; une trentaine d'écrits depuis 2020. Réunions mensuelles avec les mairies, la caisse d'allocations et les collègues du Département.

CENTRE HOSPITALIER DE LA PLANÈZE, septembre 2015 à avril 2020
Service social des urgences et de la maternité. Sorties difficiles, droits à la couverture maladie, femmes battues, bébés pour lesquels il fallait alerter. Travail avec les sages-femmes et la PMI. Tout saisi dans le dossier informatique du service.

Avant le diplôme : animateur de centre de loisirs, aide à domicile.

Permis depuis 2009. Arabe parlé.`,
    },
    {
      name: 'elodie-vignal-cesf',
      kind: 'missing',
      low: 47,
      high: 60,
      best: 54,
      why: "CESF expérimentée avec des missions très voisines, mais le diplôme d'État d'assistant de service social, titre protégé, lui manque.",
      lacks: ["diplôme d'État d'assistant de service social"],
      cv: `ÉLODIE VIGNAL
Conseillère en économie sociale familiale
15 rue du Foirail – née en 1991 – permis B, voiture

2018 – 2026 : Conseil départemental voisin, maison des solidarités, CESF
Accompagnement budgétaire et logement : 45 mesures MASP, dossiers FSL énergie et impayés, surendettement, diagnostics sociaux avant expulsion. Accueil social inconditionnel à tour de rôle avec les collègues assistantes sociales. Visites à domicile chaque semaine. Instructions RSA. Participation à des évaluations d'informations préoccupantes en tant que second regard (une douzaine).
Logiciel : Iodas

2015 – 2018 : Union départementale des associations familiales, déléguée à l'accompagnement
Mesures judiciaires d'aide à la gestion du budget familial.

Études
Diplôme d'État de conseillère en économie sociale familiale, 2015
BTS Économie sociale familiale, lycée Marie-Lestrade, 2014

Écrits rendus dans les délais, chef de service prête à témoigner.`,
    },
    {
      name: 'tiphaine-lacombe-sans-permis',
      kind: 'denial',
      low: 59,
      high: 71,
      best: 66,
      why: 'Assistante sociale diplômée avec sept ans de polyvalence parisienne, mais sans permis ni voiture, exigés ici.',
      lacks: ['permis B et véhicule personnel'],
      cv: `Tiphaine Lacombe
Assistante de service social D.E. (2019, Institut Flora-Vauquier)
Paris 20e – projet d'installation à la campagne avec mon compagnon à l'hiver

Depuis octobre 2019
Service social de proximité, Paris, arrondissement de l'Est
› file active d'environ 90 personnes, public très isolé, familles à l'hôtel
› ouverture des droits, contrats RSA, hébergement, DALO, FSL
› évaluations à la demande de la cellule de recueil, avec une éducatrice ; écrits au juge
› adultes vulnérables : signalements, demandes de protection
› référente logement du service depuis 2023

Stages
Protection de l'enfance (6 mois), CCAS de banlieue (4 mois), psychiatrie adulte (2 mois)

Autres
Licence de sociologie, 2015. Anglais, un peu de roumain appris avec les familles.
Pas de permis de conduire à ce jour : à Paris je n'en ai jamais eu besoin, je ne suis pas encore inscrite en auto-école. Je me déplace à vélo électrique.`,
    },
    {
      name: 'chloe-mazerat-social-media',
      kind: 'trap',
      low: 4,
      high: 15,
      best: 9,
      why: 'Le social dont elle parle est celui des réseaux sociaux : aucun rapport avec le service social, sauf le permis.',
      lacks: ["diplôme d'État d'assistant de service social"],
      cv: `CHLOÉ MAZERAT
Assistante social media & community
Permis B · véhicule

Passionnée par le social, j'accompagne des marques et des collectivités sur leurs réseaux.

EXPÉRIENCES
Agence Pop'Corne, assistante social media (janvier 2024 – aujourd'hui)
· Calendrier éditorial de 8 comptes, dont l'office de tourisme et une communauté de communes rurale
· Accueil et réponse aux messages des familles et des visiteurs, modération, gestion des situations difficiles
· Évaluation des campagnes, rapports mensuels, ateliers collectifs pour les commerçants
· Protection de la réputation en ligne

Jardinerie Vertgalant, alternante communication (2021 – 2023)
· Photos, vidéos, lettre d'information

FORMATION
Bachelor Communication digitale, École Médiacité, 2023
Certificat Social Ads, 2024

OUTILS
Meta Business, TikTok, Canva, Notion, logiciel de planification Swello`,
    },
  ],
};
