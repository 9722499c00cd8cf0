/** Juriste contrats (French): the Master 2, four years of commercial contracts and working English. */
import type { GradedJob } from '../types.ts';

export const juristeContrats: GradedJob = {
  job: 'juriste-contrats',
  title: 'Juriste contrats (F/H)',
  spec: `Juriste contrats F/H, CDI, Lyon 7e

Valtherm conçoit et installe des équipements de chauffage industriel (1 100 salariés, 60 % du chiffre d'affaires à l'export). Au sein d'une direction juridique de cinq personnes, vous prenez en charge les contrats de trois divisions.

Vos missions
• Rédiger, relire et négocier les contrats commerciaux : vente, prestation de services, distribution, sous-traitance, accords de confidentialité, en français et en anglais
• Conseiller les équipes commerciales et achats, alerter sur les clauses à risque (responsabilité, pénalités, garanties bancaires)
• Suivre les précontentieux avec nos avocats
• Faire vivre les modèles de contrats et former les opérationnels

Votre profil
• Master 2 en droit (droit des affaires, droit des contrats ou équivalent), diplôme français ou reconnu en France : indispensable
• 4 ans d'expérience minimum en rédaction et négociation de contrats commerciaux, en entreprise ou en cabinet
• Anglais courant exigé (niveau C1) : vous négociez en anglais chaque semaine
• Rigueur, pédagogie, goût du terrain

Les plus : contrats internationaux de l'industrie ou du BTP, Incoterms, RGPD, un outil de gestion des contrats.

Rémunération selon expérience 45 à 52 K€, intéressement, deux jours de télétravail, RTT, restaurant d'entreprise. Poste ouvert aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Master 2, seven years of industrial contracts in two languages, pre-litigation, training, data protection.',
      lacks: [],
      cv: `Camille Rouvière
Juriste contrats internationaux
Villeurbanne

EXPÉRIENCE

Depuis 09/2021 : Juriste contrats, Mécafluid Systèmes, Vénissieux (pompes et vannes industrielles, 800 salariés)
- Rédaction et négociation d'environ 150 contrats par an : vente export, sous-traitance, distribution, NDA, contrats-cadres d'achat
- La moitié en anglais, négociations en visioconférence avec des clients d'Allemagne, d'Inde et des Émirats
- Plafonds de responsabilité, pénalités de retard, garanties à première demande, Incoterms 2020
- Précontentieux : une quinzaine de dossiers par an, mises en demeure, transactions, suivi des avocats
- Refonte des conditions générales et de 20 modèles ; ateliers pour 60 commerciaux
- Déploiement de l'outil de gestion des contrats DiliTrust

10/2019 – 08/2021 : Juriste d'affaires, Groupe Brévent Construction, Grenoble
- Marchés de travaux, sous-traitance, cotraitance, accords de confidentialité
- Registre RGPD avec le DPO

FORMATION
Master 2 Droit des affaires, Université Lyon 3, 2019
Semestre à University of Glasgow, 2018

LANGUES
Anglais C1 (TOEIC 970), allemand B1`,
    },
    {
      name: 'anglais-scolaire',
      kind: 'denial',
      low: 55,
      high: 72,
      best: 65,
      why: 'Master 2 and nine years of contracts; says that her English is school level and that she never negotiated in it.',
      lacks: ['anglais courant C1'],
      cv: `Sandrine Le Goff, juriste d'entreprise

Après un Master 2 Droit des contrats (Rennes 1, 2017), j'ai toujours travaillé dans des directions juridiques de l'industrie et du bâtiment.

Depuis mars 2020, je suis juriste contrats chez Armorbat, entreprise générale de 600 salariés à Saint-Étienne. Je rédige et négocie les marchés privés, les contrats de sous-traitance, de prestations de services et de fourniture, une centaine par an, j'assiste les acheteurs face aux fournisseurs et je contrôle les clauses de pénalités, de garantie et de responsabilité. Je gère les précontentieux jusqu'à l'assignation avec deux cabinets. J'anime chaque trimestre une formation pour les conducteurs de travaux et tiens à jour les modèles.

D'octobre 2017 à février 2020, j'étais juriste chez Cuisines Delorme à Roanne : contrats de distribution et de franchise, conditions générales de vente, accords de confidentialité, mise en conformité RGPD.

Langues : français, breton. Anglais : niveau scolaire (B1), lecture de documents simples ; je n'ai jamais négocié en anglais, tous mes contrats étaient en français.

Informatique : Pack Office, Legisway.`,
    },
    {
      name: 'diplome-de-tunis',
      kind: 'foreign',
      low: 54,
      high: 71,
      best: 64,
      why: 'Five years of bilingual contracts in Tunis, one and a half in Lyon; a Tunisian master whose recognition is still awaited.',
      lacks: ['Master 2 français ou reconnu en France'],
      cv: `Yassine Trabelsi
Juriste contrats - Lyon 3e

PARCOURS
Mai 2025 - aujourd'hui | Juriste contrats | Isolane Matériaux, Lyon
 Relecture et négociation des contrats d'achat et de prestation, NDA, conditions générales, fr et en
 Suivi des réclamations clients avec l'avocat du groupe
Janvier 2020 - avril 2025 | Juriste d'affaires | Carthage Câbles Industries, Tunis
 Contrats de vente et de distribution vers l'Europe et le Golfe, rédigés en français et en anglais
 Négociation avec les clients britanniques et italiens, Incoterms, garanties bancaires
 Précontentieux, arbitrage CCI (2 dossiers)
 Formation des commerciaux, bibliothèque de clauses

FORMATION
Mastère professionnel en droit des affaires, Université de Tunis El Manar, 2019
  Attestation de comparabilité ENIC-NARIC demandée en septembre 2026, réponse attendue ; le diplôme n'est pas encore reconnu en France.
Licence en droit privé, Tunis, 2017

LANGUES
Français et arabe : langues maternelles. Anglais C1 (IELTS 7,5, 2024). Italien A2.

Titre de séjour avec droit au travail. Logiciels : Word, Legisway, SharePoint.`,
    },
    {
      name: 'licence-seulement',
      kind: 'missing',
      low: 56,
      high: 73,
      best: 66,
      why: 'Ten years of contracts in both languages, with a three-year licence as the only law degree.',
      lacks: ['Master 2 en droit'],
      cv: `PHILIPPE MARCHETTI
Contract manager / chargé de contrats

2016 - à ce jour
TURBALP, Annecy (turbines, export 80 %)
Chargé de contrats, puis contract manager depuis 2019.
Rédige les contrats de vente, de service et de sous-traitance, négocie les clauses avec les clients au Canada, en Norvège et au Vietnam, toujours en anglais. Avis écrit sur chaque offre de plus de 500 K€ : limitation de responsabilité, pénalités, garanties bancaires, loi applicable. Avenants et réclamations en cours de projet. Prépare les précontentieux pour le directeur juridique. Modèles FR/EN, trois demi-journées de formation par an pour les chefs d'affaires.

2012 - 2016
TURBALP, assistant achats puis acheteur
Contrats-cadres, appels d'offres, Incoterms.

FORMATION
Licence de droit, Université de Savoie, 2012
(études arrêtées après la troisième année, pas de master)
Certificat IACCM Contract Management, 2020

LANGUES
Anglais : bilingue, deux ans à Vancouver. Italien courant.

CLM Icertis, SAP, MS Project`,
    },
    {
      name: 'etudiante',
      kind: 'list',
      low: 18,
      high: 38,
      best: 28,
      why: 'A student of intellectual property with every word in a list; three months of placement and shop work behind it.',
      lacks: ['Master 2 achevé', "4 ans d'expérience en contrats", 'anglais C1'],
      cv: `Inès Delaunay
Étudiante en droit, recherche un premier poste de juriste contrats

Compétences
Rédaction de contrats commerciaux, négociation, contrats de vente, de prestation de services, de distribution et de sous-traitance, accords de confidentialité, clauses de responsabilité, pénalités, garanties bancaires, précontentieux, Incoterms, RGPD, gestion des contrats, droit des affaires, droit des contrats, pédagogie, rigueur

Formation
2025-2027 Master Droit de la propriété intellectuelle, Université Jean Moulin Lyon 3, deuxième année en cours
2022-2025 Licence de droit, mention assez bien
2022 Baccalauréat général

Expériences
Mai à juillet 2026, stage, cabinet Fournel et associés, Lyon : recherches de jurisprudence, classement, veille sur le droit des marques, compte rendu de réunions
Étés 2023 et 2024, vendeuse en prêt-à-porter, Part-Dieu
2022-2025, garde d'enfants

Langues
Anglais : B2 en cours de validation
Espagnol : notions

Centres d'intérêt : théâtre d'improvisation, concours d'éloquence (demi-finaliste 2025), course à pied`,
    },
  ],
};
