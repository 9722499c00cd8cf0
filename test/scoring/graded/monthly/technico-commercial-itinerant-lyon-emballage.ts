import type { GradedJob } from '../types.ts';

export const technicoCommercialItinerantLyonEmballage: GradedJob = {
  job: 'technico-commercial-itinerant-lyon-emballage',
  title: 'Technico-commercial itinérant emballage industriel (H/F)',
  spec: `Réf. 26-1187 | CDI | Secteur : Rhône, Ain, Isère | Base : domicile, agence de rattachement à Saint-Priest (69)

Poste : Technico-commercial(e) itinérant(e), emballage industriel

L'entreprise
Cartonnages Vauzelle fabrique et distribue depuis 1974 des caisses, calages, films et adhésifs pour l'industrie et la logistique. 130 salariés, 41 M€ de chiffre d'affaires, un actionnariat familial et un bureau d'études intégré qui dessine les emballages sur mesure.

Votre quotidien
Vous reprenez un portefeuille d'environ 180 clients actifs, que vous suivez et développez. Quatre jours sur cinq vous êtes sur la route : visites d'ateliers, audit des postes d'emballage, essais de matériaux, présentation des devis, négociation des accords annuels. Le vendredi, vous préparez votre semaine, relancez et renseignez le CRM. Vous ouvrez une trentaine de comptes nouveaux par an. Vous travaillez avec une assistante commerciale sédentaire et un technicien d'études.

Votre profil
De formation Bac+2 minimum à dominante commerciale (BTS NDRC, BTS CCST, DUT TC ou équivalent), vous justifiez impérativement de trois ans au moins de vente itinérante auprès d'entreprises (B to B), acquis sur le terrain et non au téléphone ou en magasin. Le permis B en cours de validité est indispensable. Une connaissance du carton, du plastique ou de la logistique est un plus, de même que la pratique d'un CRM et quelques notions d'anglais.

Rémunération
Fixe de 32 à 36 K€ selon expérience, variable non plafonné (10 à 14 K€ en moyenne), voiture de fonction, téléphone, panier repas, mutuelle, intéressement.

Process : échange téléphonique, entretien avec le directeur régional, journée en tournée.`,
  graded: [
    {
      name: 'bertrand-chavagneux-tournee',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: "BTS commercial, plus de huit ans de tournées chez les industriels de la région, permis B et comptes ouverts, racontés autrement que l'annonce.",
      lacks: [],
      cv: `Bertrand Chavagneux
42 ans, marié, deux enfants
Bourgoin-Jallieu (38)

Je vends aux ateliers et aux entrepôts de Rhône-Alpes depuis 2018 et je fais environ 45 000 km par an.

Délégué régional, Fixaplast (colles et rubans techniques)
depuis février 2018, départements 01, 38, 69 et 73
Mon fichier compte 210 maisons, de la PME de décolletage au quai de messagerie. Je passe voir les chefs d'atelier et les acheteurs, je regarde comment on ferme et comment on palettise, je fais essayer, je chiffre, puis je discute les prix de l'année. Le secteur est passé de 1,1 à 1,9 million d'euros entre 2018 et 2025. J'amène de 25 à 35 nouvelles signatures chaque année. Troisième du classement national sur 22 en 2025. Comptes rendus de visite saisis le soir dans Salesforce.

Vendeur comptoir puis chef de comptoir, Quincaillerie Rollin, Vienne
2008 à janvier 2018
Artisans et services de maintenance, devis, réassort, trois personnes à animer.

Études
BTS Technico-commercial, lycée des Terreaux-Neufs, 2006
Bac STI 2004

Voiture : permis B depuis 2002, tous mes points.
Anglais : je lis les fiches techniques et je me débrouille sur un salon.`,
    },
    {
      name: 'ines-faudon-quatorze-mois',
      kind: 'years',
      low: 59,
      high: 72,
      best: 65,
      why: "Diplôme, permis et vrai travail de terrain, mais quatorze mois seulement d'itinérance B to B au lieu de trois ans.",
      lacks: ['3 ans de vente itinérante B to B (14 mois)'],
      cv: `Inès Faudon
26 ans - Villeurbanne
Permis B (2019), véhicule personnel

COMMERCIALE TERRAIN - 5 ans d'expérience dans la vente

Expériences professionnelles

Attachée commerciale itinérante B to B, Propreva Hygiène, Vénissieux
Septembre 2025 à ce jour
Vente de consommables d'hygiène et d'essuyage aux industriels et aux collectivités du Rhône. Portefeuille de 95 clients, cinq à six visites par jour, prospection physique des zones d'activité, devis, négociation, suivi sur Pipedrive. 18 comptes ouverts la première année, objectif 2026 atteint à 104 % fin octobre.

Téléconseillère commerciale, Energia Direct, Lyon 7e
Octobre 2022 à août 2025
Appels sortants vers des particuliers, contrats d'électricité. Meilleure vendeuse du plateau en mars 2024.

Vendeuse en alternance, Sport Altitude, Bron
Septembre 2020 à août 2022
Rayon randonnée, encaissement, inventaire.

Formation
BTS NDRC en alternance, CFA de la Rize, obtenu en 2022
Bac STMG mercatique, 2019

Langues
Anglais B1, espagnol A2`,
    },
    {
      name: 'ines-faudon-annonce-collee',
      kind: 'pasted',
      low: 59,
      high: 72,
      best: 65,
      why: "Le même CV qu'Inès Faudon suivi de l'annonce recopiée, qui ne prouve rien.",
      lacks: ['3 ans de vente itinérante B to B (14 mois)'],
      twin: 'ines-faudon-quatorze-mois',
      cv: `Inès Faudon
26 ans - Villeurbanne
Permis B (2019), véhicule personnel

COMMERCIALE TERRAIN - 5 ans d'expérience dans la vente

Expériences professionnelles

Attachée commerciale itinérante B to B, Propreva Hygiène, Vénissieux
Septembre 2025 à ce jour
Vente de consommables d'hygiène et d'essuyage aux industriels et aux collectivités du Rhône. Portefeuille de 95 clients, cinq à six visites par jour, prospection physique des zones d'activité, devis, négociation, suivi sur Pipedrive. 18 comptes ouverts la première année, objectif 2026 atteint à 104 % fin octobre.

Téléconseillère commerciale, Energia Direct, Lyon 7e
Octobre 2022 à août 2025
Appels sortants vers des particuliers, contrats d'électricité. Meilleure vendeuse du plateau en mars 2024.

Vendeuse en alternance, Sport Altitude, Bron
Septembre 2020 à août 2022
Rayon randonnée, encaissement, inventaire.

Formation
BTS NDRC en alternance, CFA de la Rize, obtenu en 2022
Bac STMG mercatique, 2019

Langues
Anglais B1, espagnol A2

Mon profil en détail
De formation Bac+2 minimum à dominante commerciale (BTS NDRC, BTS CCST, DUT TC ou équivalent), vous justifiez impérativement de trois ans au moins de vente itinérante auprès d'entreprises (B to B), acquis sur le terrain et non au téléphone ou en magasin. Le permis B en cours de validité est indispensable. Une connaissance du carton, du plastique ou de la logistique est un plus, de même que la pratique d'un CRM et quelques notions d'anglais.
Vous reprenez un portefeuille d'environ 180 clients actifs, que vous suivez et développez. Quatre jours sur cinq vous êtes sur la route : visites d'ateliers, audit des postes d'emballage, essais de matériaux, présentation des devis, négociation des accords annuels. Le vendredi, vous préparez votre semaine, relancez et renseignez le CRM. Vous ouvrez une trentaine de comptes nouveaux par an.`,
    },
    {
      name: 'nadege-perrachon-magasin',
      kind: 'adjacent',
      low: 44,
      high: 57,
      best: 50,
      why: 'Bonne vendeuse de magasin avec BTS et permis, mais aucune année de vente itinérante aux entreprises.',
      lacks: ['3 ans de vente itinérante B to B'],
      cv: `NADÈGE PERRACHON
Meyzieu (69330)
nadege.perrachon@example.org

Ce que je fais aujourd'hui
Responsable de rayon cuisine et bain, magasin Maison Bricoval, Décines, depuis avril 2019. J'accueille et je conseille des particuliers, je dessine leurs plans, je fais les devis et je les relance. 780 000 € de commandes en 2025, panier moyen en hausse de 12 %. J'encadre deux vendeurs. Quelques artisans viennent au comptoir pro et je les sers quand mon collègue est absent.

Ce que j'ai fait avant
Vendeuse électroménager, Électro-Rhône, Lyon Part-Dieu, de juillet 2013 à mars 2019
Hôtesse de caisse pendant mes études

Ce que j'ai appris
BTS Management des unités commerciales, 2013
Formation interne "négociation et gestion des objections", 2022

Divers
Permis B, voiture
Anglais scolaire
Le relationnel, le chiffre, la patience. J'ai envie de sortir du magasin et d'aller chez les clients plutôt que de les attendre.`,
    },
    {
      name: 'olivier-saint-cyr-permis',
      kind: 'lapsed',
      low: 48,
      high: 61,
      best: 55,
      why: "Dix ans de vente d'emballage aux industriels, mais permis suspendu jusqu'en mai 2027 alors que le poste se fait sur la route.",
      lacks: ["permis B en cours de validité (suspendu jusqu'en mai 2027)"],
      cv: `Olivier SAINT-CYR
Né le 8 avril 1986
Lyon 8e

PARCOURS

10/2016 - 09/2026   Ingénieur commercial terrain, EMBALPRO SUD-EST, Chassieu
  Secteur 69 / 01 / 42, 160 clients industriels et logisticiens
  Carton ondulé, film étirable, calage papier, machines de cerclage
  CA suivi 2,6 M€, marge 31 %
  Appels d'offres et contrats cadres avec quatre groupes
  Audits de ligne d'emballage avec le bureau d'études
  CRM : Divalto puis HubSpot
  Départ par rupture conventionnelle

01/2012 - 09/2016   Commercial itinérant, BUREAU & CIE, Lyon
  Fournitures et mobilier auprès de PME, création du secteur Est lyonnais

DIPLÔMES
  Licence professionnelle commerce interentreprises, 2011
  DUT Techniques de commercialisation, 2009

LANGUES
  Anglais courant, italien notions

MOBILITÉ
  Mon permis B est suspendu jusqu'au 14 mai 2027 (décision de septembre 2026). D'ici là je me déplace en train et à vélo électrique et je peux travailler en visio.`,
    },
  ],
};
