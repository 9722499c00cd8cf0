/** Comptable général, in French: the accounting diploma, three years of general ledger work and Sage decide. */
import type { GradedJob } from '../types.ts';

export const comptableGeneral: GradedJob = {
  job: 'comptable-general',
  title: 'Comptable général (H/F)',
  spec: `COMPTABLE GÉNÉRAL H/F – CDI – Villefranche-sur-Saône

L'entreprise
Morel Charpentes, PME familiale de 85 salariés, conçoit et pose des charpentes bois. Rattaché(e) au directeur administratif et financier, vous travaillez avec une aide-comptable.

Vos missions
- tenir la comptabilité générale, clients, fournisseurs et trésorerie
- établir les déclarations de TVA et les autres déclarations fiscales
- préparer les situations mensuelles et le bilan avec l'expert-comptable
- suivre les immobilisations et les rapprochements bancaires

Votre profil
- diplôme en comptabilité exigé : BTS CG, DCG ou équivalent (bac +2 minimum)
- trois ans d'expérience minimum en comptabilité générale, en entreprise ou en cabinet
- maîtrise de Sage 100 indispensable
- bon niveau d'Excel

Seraient un plus : l'anglais, la connaissance du bâtiment.

Ce que nous offrons
Salaire de 32 à 36 k€ sur 13 mois, mutuelle, intéressement, vendredi après-midi libre.`,
  graded: [
    {
      name: 'forte',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'BTS et DCG, six ans de comptabilité générale dans le bâtiment, Sage 100, TVA, bilan, anglais.',
      lacks: [],
      cv: `Aurélie Passot
Comptable générale – Mâcon

EXPÉRIENCE
Depuis mars 2020 : comptable générale, Toitures Bressanes SAS (bâtiment, 60 salariés)
• comptabilité générale, clients et fournisseurs sur Sage 100 Comptabilité
• CA3 mensuelle, autoliquidation, CVAE, CFE, DAS2
• situations mensuelles, cut-off, provisions, préparation du bilan et de la liasse avec le cabinet
• immobilisations (Sage 100 Immobilisations), rapprochements bancaires, prévisionnel de trésorerie
• encadrement d'une alternante

2016 – 2020 : collaboratrice comptable, cabinet Duret & Fils, Bourg-en-Bresse : 45 dossiers de TPE

FORMATION
DCG, Lyon, 2018
BTS Comptabilité et gestion, 2016

Excel (TCD, RECHERCHEX). Anglais B2.`,
    },
    {
      name: 'english-cv',
      kind: 'synonym',
      low: 78,
      high: 94,
      best: 87,
      why: 'Tout y est, dit en anglais : DCG, sept ans de grand livre et de déclarations, Sage 100.',
      lacks: [],
      cv: `Mehdi Benkirane
General ledger accountant, Lyon area. French native speaker, English fluent.

Oct 2019 to present. Accountant, Rhône Valley Scaffolding (subsidiary of a Dutch group, construction sector, 110 staff).
Full bookkeeping of the French entity in Sage 100 (Sage Ligne 100 until 2022): general ledger, accounts payable and receivable, treasury. Monthly French VAT returns, corporate income tax instalments, business property tax. Month-end close in six working days, accruals, fixed assets register, bank reconciliations. Prepares the annual accounts and the tax package with the external auditors. Excel daily, pivot tables, Power Query. Reports to the group controller in English.

2017 to 2019. Junior accountant, audit and bookkeeping firm in Vénissieux, 30 client files.

DCG (French state diploma in accounting and management, bachelor level), 2017.`,
    },
    {
      name: 'cned',
      kind: 'in-progress',
      low: 55,
      high: 72,
      best: 65,
      why: 'Cinq ans de pratique complète sur Sage, mais un bac pro : le BTS est en cours, examen en mai 2027.',
      lacks: ['BTS CG, DCG ou équivalent'],
      cv: `Sandrine Oliveira
Assistante comptable confirmée, Belleville-en-Beaujolais

Menuiserie Chabert (42 salariés), assistante comptable puis comptable unique par intérim, de septembre 2021 à aujourd'hui.
Saisie et lettrage, règlements fournisseurs, relances clients, rapprochements bancaires, déclarations de TVA, écritures de clôture avec l'expert-comptable, suivi des immobilisations, situation mensuelle pour le gérant. Logiciel : Sage 100 tous les jours. Excel : bon niveau.

Auparavant : secrétaire dans un garage, 2017 - 2021.

Bac professionnel Gestion-Administration, 2017.
BTS Comptabilité et gestion en cours (CNED, deuxième année) ; je passe l'examen en mai 2027. Pas d'autre diplôme à ce jour.
Anglais : notions.`,
    },
    {
      name: 'fournisseurs',
      kind: 'denial',
      low: 32,
      high: 49,
      best: 42,
      why: 'Le BTS, mais seulement les fournisseurs sur SAP ; il écrit n’avoir ni clôture, ni TVA, ni Sage.',
      lacks: ["trois ans d'expérience en comptabilité générale", 'Sage 100'],
      cv: `THIBAULT GRANGEON
Comptable fournisseurs

Expérience professionnelle
Comptable fournisseurs – centre de services partagés Axelys, Lyon – 02/2020 à ce jour
Contrôle et comptabilisation de 1 500 factures par mois sous SAP, litiges, campagnes de paiement, réponses aux fournisseurs, lettrage des comptes 401.
Agent de saisie – même société – 2018 à 2020

Diplôme
BTS Comptabilité et gestion, lycée de Givors, 2018

Informatique
SAP FI, Excel, Outlook. Sage : jamais utilisé.

Remarque : je n'ai aucune expérience en clôture, bilan ou déclarations de TVA, ces travaux étant faits par un autre service. Je souhaite justement évoluer vers un poste plus général.
Anglais courant`,
    },
    {
      name: 'gite',
      kind: 'old',
      low: 50,
      high: 68,
      best: 58,
      why: 'Diplôme, Sage et dix ans de comptabilité générale, mais arrêtés en 2016 ; des chambres d’hôtes depuis.',
      lacks: [],
      cv: `Véronique Charnay

2016-2026 Gérante de chambres d'hôtes et d'une table paysanne dans le Beaujolais : accueil, réservations, cuisine, site internet. La comptabilité est confiée à un cabinet.

2006-2016 Comptable, Transports Guichard (70 salariés), Arnas. Comptabilité générale et analytique sur Sage 100, TVA, immobilisations, trésorerie, rapprochements, situations trimestrielles, préparation du bilan jusqu'à la liasse avec l'expert-comptable.

2003-2006 Aide-comptable, Bois du Val d'Azergues (négoce de matériaux)

BTS Comptabilité et gestion des organisations, 2003
Excel : bon niveau. Anglais lu et parlé avec nos hôtes.
Permis B. Disponible dès janvier.`,
    },
  ],
};
