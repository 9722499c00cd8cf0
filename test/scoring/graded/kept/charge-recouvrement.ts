/** Chargé de recouvrement, in French: years of B2B collection, a Bac+2 and working English decide. */
import type { GradedJob } from '../types.ts';

export const chargeRecouvrement: GradedJob = {
  job: 'charge-recouvrement',
  title: 'Chargé(e) de recouvrement B2B',
  spec: `Chargé(e) de recouvrement B2B – CDI – Villeurbanne (69)

Ardelane Distribution fournit du matériel électrique à 1 800 clients professionnels en France et à l'export. Rattaché(e) à la responsable du crédit client, vous rejoignez une équipe de quatre personnes.

Vos missions
- Relancer par téléphone, courriel et courrier un portefeuille d'environ 450 comptes
- Négocier des échéanciers, traiter les litiges avec les commerciaux et la logistique
- Préparer les dossiers contentieux (mise en demeure, injonction de payer) avec l'huissier et l'avocat
- Suivre la balance âgée et le DSO, lettrer les règlements

Votre profil
- Diplôme Bac+2 minimum en gestion, comptabilité ou droit (BTS, DUT/BUT ou équivalent) : impératif
- Au moins 3 ans d'expérience du recouvrement de créances auprès d'entreprises
- Anglais courant (B2 minimum) : un tiers du portefeuille est à l'export, le niveau est testé en entretien
- Pratique d'un ERP (SAP, Sage X3 ou autre) et d'Excel

Seraient un plus : l'espagnol, l'assurance-crédit, les procédures collectives.

Nous offrons : 31 à 34 k€ sur 13 mois, deux jours de télétravail, tickets restaurant, mutuelle prise en charge à 70 %. Poste ouvert aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'forte',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'Sept ans de recouvrement B2B, dont l’export, BTS, anglais C1, SAP, contentieux et assurance-crédit.',
      lacks: [],
      cv: `Sandrine Vasseur
Chargée de recouvrement clients professionnels

EXPÉRIENCE
Depuis mars 2021 : Chargée de recouvrement, Boréal Emballages, Saint-Priest
- 520 comptes entreprises (France, Benelux, Royaume-Uni), 9 M€ d'encours
- relances téléphoniques quotidiennes en français et en anglais, échéanciers, litiges de prix et de livraison
- mises en demeure, requêtes en injonction de payer, suivi avec l'huissier
- DSO ramené de 61 à 48 jours ; balance âgée commentée chaque mois
- déclarations de sinistre auprès de l'assureur-crédit, déclarations de créances
- SAP FI, Excel (TCD, recherches)
Septembre 2019 – février 2021 : Assistante recouvrement, Cabinet Lormeau (créances commerciales), Lyon

FORMATION
BTS Comptabilité et gestion, lycée de Bron, 2019

LANGUES
Anglais C1 (TOEIC 925, 2024), espagnol B1`,
    },
    {
      name: 'anglais-scolaire',
      kind: 'denial',
      low: 57,
      high: 73,
      best: 66,
      why: 'Dix ans de recouvrement interentreprises et un DUT, mais l’anglais n’est pas pratiqué.',
      lacks: ['anglais courant (B2 minimum)'],
      cv: `Jean-Philippe CAZENAVE
Gestionnaire recouvrement et contentieux

06/2016 – à ce jour   Transports Garrigue (affrètement), Vénissieux – Gestionnaire recouvrement
   Portefeuille de 600 chargeurs et PME, encours 7,4 M€. Relances, plans d'apurement, litiges avec l'exploitation. Mises en demeure, injonctions de payer, assignations avec l'avocat. Redressements et liquidations : déclarations de créances. Lettrage, reporting DSO. Sage X3, Excel.
2013 – 2016   Comptable clients, Menuiseries Falgas, Givors

Quelques résultats : retards de plus de 60 jours divisés par deux entre 2017 et 2021 ; 118 000 € récupérés en 2025 sur des dossiers que l'on croyait perdus ; mise en place d'un tableau de promesses de paiement partagé avec les commerciaux ; formation de deux alternants. Habitué au téléphone toute la matinée, à la négociation ferme mais courtoise et aux clôtures mensuelles. Relations suivies avec deux études d'huissiers et un cabinet d'avocats.

DUT GEA, Lyon 2013
Langues : français ; anglais, notions scolaires, jamais utilisé au travail
Clientèle exclusivement française.`,
    },
    {
      name: 'deux-mi-temps',
      kind: 'overlap',
      low: 54,
      high: 72,
      best: 64,
      why: 'Les « plus de quatre ans » sont deux mi-temps menés en parallèle : un peu plus de deux ans.',
      lacks: ["3 ans d'expérience du recouvrement"],
      cv: `Mélissa Ouedraogo

Plus de 4 ans d'expérience en recouvrement B2B

Chargée de recouvrement (mi-temps), Imprimerie Roussel & Fils, Décines, septembre 2024 à aujourd'hui
Relance de 180 comptes entreprises, échéanciers, dossiers d'injonction de payer, balance âgée, Sage X3.

Chargée de relance clients (mi-temps), Clim'Est Services, Meyzieu, octobre 2024 à aujourd'hui
Relances téléphone et mail auprès de syndics et d'industriels, dont clients suisses et britanniques en anglais, lettrage, litiges, Excel et Cegid.

Hôtesse d'accueil, Hôtel des Terreaux, Lyon, 2020 à 2024

BTS Gestion de la PME, 2020. Anglais courant (C1, un an à Leeds). Espagnol B2.`,
    },
    {
      name: 'credit-controller',
      kind: 'synonym',
      low: 79,
      high: 95,
      best: 88,
      why: 'CV en anglais : credit control pour des entreprises depuis 2021, diplôme supérieur au Bac+2, Sage X3, bilingue.',
      lacks: [],
      cv: `NIAMH CORRIGAN, Lyon (in France since 2019)

Credit Controller, Helvair Components (aerospace fasteners), Bron, Apr 2021 to date
I chase a ledger of 380 trade accounts in France, the UK and Ireland, by phone and e-mail, in French and English. I agree payment plans, clear pricing and delivery disputes with sales, send formal notices and put files together for our bailiff and solicitor (French payment orders, 25 or so a year). Aged debt report every Monday; overdue down from 19 % to 8 %. Cash allocation in Sage X3, a lot of Excel.

Accounts receivable assistant, Fermoy Dairy Exports, Cork, Aug 2017 to Dec 2018

BSc Accounting, University of Limerick, 2017
English native, French C1 (DALF 2020). No Spanish.`,
    },
    {
      name: 'etudiante',
      kind: 'list',
      low: 12,
      high: 32,
      best: 22,
      why: 'Étudiante en BTS : une liste de mots et un stage d’archivage, aucun recouvrement.',
      lacks: ['diplôme Bac+2', "3 ans d'expérience du recouvrement"],
      cv: `Léa Marchetti, 20 ans, étudiante

Objectif : devenir chargée de recouvrement dans une entreprise dynamique

COMPÉTENCES
Recouvrement amiable et contentieux, relance clients, injonction de payer, balance âgée, DSO, négociation d'échéanciers, litiges, SAP, Sage, Excel, assurance-crédit, anglais

FORMATION
BTS Comptabilité et gestion, deuxième année en cours (examen en mai 2027)
Baccalauréat STMG 2025

EXPÉRIENCE
Stage de 6 semaines, mairie d'Oullins, 2026 : classement, numérisation de factures fournisseurs
Équipière en restauration rapide, week-ends, depuis 2025

Pas encore d'expérience en recouvrement, mais très motivée. Anglais B2.`,
    },
  ],
};
