/** Responsable performance marketing, Lyon, table Word en français : cinq ans d'achat média e-commerce les mains dans les comptes, un million d'euros par an, français et anglais. */
import type { GradedJob } from '../types.ts';

export const performanceMarketingFrJob: GradedJob = {
  job: 'performance-marketing-fr',
  title: 'Responsable Performance Marketing (H/F)',
  spec: `Fiche de poste | Responsable Performance Marketing (H/F)
Société | Maison Tilleul, cosmétique solide vendue en ligne (DNVB), 41 personnes
Lieu | Lyon 7e, deux jours de télétravail par semaine
Contrat | CDI, forfait jours, dès janvier 2027
Rémunération | 52 à 60 k€ fixe + 10 % variable, titres-restaurant, mutuelle, les savons à volonté
Rattachement | Directrice e-commerce

Missions | Piloter l'acquisition payante en France, Belgique et Allemagne : Google Ads (Search, Shopping, Performance Max), Meta Ads, TikTok en test
 | Construire les campagnes, les enchères, les audiences et le plan de tests créatifs ; briefer deux créateurs et une graphiste
 | Suivre CAC, ROAS, LTV et marge de contribution ; reporting hebdomadaire sous Looker Studio
 | Fiabiliser le tracking (GA4, GTM serveur, Consent Mode, CAPI)
 | Encadrer un alternant

Profil | 5 ans minimum d'acquisition payante pour des marques e-commerce, chez l'annonceur ou en agence
 | Vous gérez vous-même, aujourd'hui encore, des comptes Google Ads et Meta : ce poste n'est pas un poste de pilotage d'agence (1)
 | Autonomie totale en anglais, l'équipe allemande ne parlant pas français
 | Appréciés : Klaviyo, notions de SQL, allemand, flux produits (Channable, Lengow), univers beauté

Process | Un appel de 30 min, un cas pratique, une rencontre avec l'équipe
Note | (1) Dépense média annuelle d'au moins 1 M€ gérée en direct : indispensable, chiffres à l'appui
 | Poste ouvert à toutes et tous, aménagements possibles pour les personnes en situation de handicap`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: "Huit ans d'acquisition en DNVB, comptes gérés en direct à 2,6 M€ par an aujourd'hui, anglais C1 pratiqué, tracking serveur, Lengow et SQL.",
      lacks: [],
      cv: `Maud Ferrandis
Responsable acquisition, e-commerce
Villeurbanne

EXPÉRIENCE

Depuis 02/2022 - Lunélie (lunettes en ligne, DNVB), Lyon
Responsable acquisition payante
. 2,6 M€ de dépense média en 2025 (FR, BE, UK), opérée en interne, je suis seule dans les comptes avec une alternante
. Google Ads 58 % (Shopping, PMax, Search marque et hors marque), Meta 37 %, TikTok 5 %
. CAC de 41 à 29 € en trois ans, marge de contribution positive dès la première commande
. GTM server-side, CAPI, Consent Mode v2, GA4 vers BigQuery, requêtes SQL simples
. flux Lengow, tests créatifs chaque semaine avec cinq UGC

09/2018 - 01/2022 - Petit Cèdre (puériculture en ligne), Grenoble
Chargée puis responsable SEA / Social Ads
. 900 k€ puis 1,4 M€ par an, Google et Facebook Ads
. lancement Royaume-Uni, réunions hebdomadaires en anglais

FORMATION
Master Marketing digital, IAE Lyon, 2018

LANGUES
Anglais C1 (TOEIC 960, 2024), allemand scolaire

Certifs Google Ads Search et Shopping à jour. Escalade, chorale, un chat.`,
    },
    {
      name: 'agence-media-buyer',
      kind: 'any-of',
      low: 79,
      high: 93,
      best: 86,
      why: "La deuxième branche, l'agence : six ans d'achat média pour des boutiques en ligne, 160 k€ par mois dans ses mains, anglais courant ; peu de beauté et d'encadrement.",
      lacks: [],
      cv: `Thibault Okonkwo-Ledru, media buyer senior

Depuis six ans je dépense l'argent des autres, avec un tableur ouvert à côté. Chez Agence Parallaxe (Nantes, puis à distance), d'octobre 2020 à ce jour : portefeuille de cinq boutiques en ligne (chaussures, café, matelas, compléments alimentaires, déco), environ 160 000 euros par mois au total, 70 % sur Google et le reste sur Facebook/Instagram. Pas de chef de projet entre la régie et moi : je crée les campagnes, je règle les tROAS, je coupe ce qui ne marche pas, j'écris les briefs créa, et le vendredi je réponds devant le client des chiffres. Le vendeur de matelas est passé de 2,1 à 3,4 de ROAS en dix-huit mois, pour une dépense triplée. Deux clients sont à Manchester et à Rotterdam, on travaille en anglais, sans interprète (un an à Leeds en 2016-2017).

Avant : Webmaster et un peu de SEO à l'office de tourisme de Clisson, 2018-2020.

Études : licence pro e-commerce, La Roche-sur-Yon, 2018.

Outils : Channable, GTM (côté serveur chez trois clients), GA4, Looker Studio, Triple Whale, Klaviyo en lecture. SQL : non. Allemand : non plus.

Je m'installe à Lyon en décembre, ma compagne y est mutée.`,
    },
    {
      name: 'pilote-une-agence',
      kind: 'denial',
      low: 54,
      high: 70,
      best: 62,
      why: "Quatorze ans et de gros budgets, mais depuis 2020 ce sont deux agences qui opèrent et elle l'écrit : elle n'est plus dans les comptes.",
      lacks: ["Vous gérez vous-même, aujourd'hui encore, des comptes Google Ads et Meta"],
      cv: `Clarisse d'Aubrac
Directrice marketing digital

Synthèse
14 ans de marketing en ligne dans la beauté et la mode. Budget média sous ma responsabilité : 6 M€. Équipe de sept.

2020 à aujourd'hui | Directrice marketing digital, Ondine Paris (soins, vente en ligne et 30 boutiques)
Stratégie d'acquisition, arbitrage entre leviers, appel d'offres et pilotage de deux agences (SEA et social). CA en ligne de 9 à 21 M€. LTV +35 %. Les agences opèrent les campagnes ; pour être transparente, je n'ai plus ouvert un compte publicitaire pour y toucher moi-même depuis mon arrivée.

2015 - 2020 | Responsable acquisition, Vestiaire du Sud (mode en ligne), Marseille
Google AdWords et Facebook Ads opérés en interne, avec un traffic manager, 1,2 à 1,8 M€ par an. Flux Shopping, retargeting Criteo, affiliation.

2012 - 2015 | Traffic manager, Pixmalle, Paris

ESSEC, programme Grande École, 2012
Anglais bilingue (enfance à Boston), italien courant, allemand B1
Conférencière (One to One Monaco 2023)

Motivation : revenir à une petite maison, à Lyon où vivent mes parents. Prétentions à discuter.`,
    },
    {
      name: 'six-lignes',
      kind: 'thin',
      low: 58,
      high: 74,
      best: 67,
      why: 'Tout y est en six lignes, années, budget et anglais, mais presque rien sur le travail lui-même ; confiance faible.',
      lacks: [],
      cv: `Yanis Belkacem, 06 sur demande, Lyon 3e

2020-2026 (en poste) Acquisition manager, Vélo Comptoir, boutique en ligne de pièces vélo. Google Ads et Meta en direct, 1,3 M€ dépensés en 2025.
2018-2020 Assistant acquisition, même maison
BTS MUC 2017
Anglais courant, deux ans à Dublin
Disponible après préavis de deux mois. Les chiffres, je les montre volontiers à l'oral, je n'aime pas les CV longs.`,
    },
    {
      name: 'listes-de-mots',
      kind: 'list',
      low: 24,
      high: 41,
      best: 33,
      why: "Tous les mots du métier en colonnes et en certificats, mais des postes de community manager et d'assistante, sans une campagne ni un budget.",
      lacks: [
        "5 ans minimum d'acquisition payante pour des marques e-commerce",
        "Vous gérez vous-même, aujourd'hui encore, des comptes Google Ads et Meta",
        "Dépense média annuelle d'au moins 1 M€ gérée en direct",
      ],
      cv: `LÉA MARCHETTI
PERFORMANCE MARKETING MANAGER | GROWTH | ACQUISITION PAYANTE

COMPÉTENCES
Acquisition : Google Ads, Search, Shopping, Performance Max, Meta Ads, TikTok Ads, Pinterest Ads, Criteo, affiliation
Mesure : GA4, GTM, GTM serveur, Consent Mode, CAPI, Looker Studio, attribution
Pilotage : CAC, ROAS, LTV, marge de contribution, budget, tests A/B, plan média
CRM : Klaviyo, Brevo, HubSpot
Data : SQL, BigQuery, Excel avancé
Univers : e-commerce, DNVB, beauté, mode

CERTIFICATIONS
Google Ads Search (2026), Google Ads Display (2026), Meta Blueprint (2025), Google Analytics (2026), Bootcamp Growth 10 semaines (2025)

EXPÉRIENCES
Community manager, Fromagerie Rochebrune, Annecy, mars 2023 - aujourd'hui
Publications Instagram et Facebook, réponses aux commentaires, photos, jeu concours de Noël, newsletter mensuelle

Assistante communication, Mairie de Rumilly, 2020 - 2023
Bulletin municipal, site internet, affiches

FORMATION
Licence Information-communication, Chambéry, 2020

LANGUES
Anglais C1, espagnol B2

Dynamique, curieuse, orientée résultats`,
    },
  ],
};
