/** Responsable paie, Lyon, annonce de portail RH : cinq ans de paie française avec DSN, encadrement, bac+3 ou titre professionnel, anglais courant. */
import type { GradedJob } from '../types.ts';

export const responsablePaieJob: GradedJob = {
  job: 'responsable-paie',
  title: 'Responsable paie (H/F)',
  spec: `RESPONSABLE PAIE H/F - CDI - LYON 7e (Gerland)

L'entreprise
Norvia Composants, 1 150 salariés en France répartis sur quatre sites (métallurgie), filiale d'un groupe irlandais. Statut cadre, forfait jours, 52 à 60 K€ selon profil + participation. Poste à pourvoir pour janvier, la titulaire part à la retraite.

Votre mission
Rattaché(e) à la DRH, vous garantissez chaque mois une paie juste et à l'heure. Vous encadrez 3 gestionnaires de paie et un alternant. À ce titre vous :
- pilotez la production de 1 150 bulletins internalisés (non-cadres postés, cadres au forfait, quelques expatriés), les contrôles et la clôture ;
- fiabilisez les DSN mensuelles et événementielles, traitez les CRM et les régularisations URSSAF, retraite, prévoyance ;
- assurez la veille légale et conventionnelle (CCN de la métallurgie, classification 2024) ;
- suivez les provisions, les charges de personnel et le reporting pour Dublin, avec une réunion hebdomadaire en anglais avec le payroll lead du groupe ;
- préparez les contrôles URSSAF et les éléments pour les commissaires aux comptes ;
- participez au changement d'outil (d'ADP vers un SIRH du groupe, 2027).

Votre profil
Formation bac+3 minimum en paie, RH ou comptabilité, ou titre professionnel de gestionnaire de paie. Vous justifiez d'au moins cinq ans de production de paie française, DSN comprise, et vous avez déjà managé une équipe, même petite (deux personnes au moins). ADP, HR Access ou Silae : peu importe, un outil s'apprend.
La connaissance de la métallurgie serait un vrai plus, de même qu'une expérience de migration de logiciel et une bonne pratique d'Excel (Power Query).

Nota : compte tenu des échanges avec le siège, un anglais courant (B2/C1) est indispensable ; un test oral est prévu au second entretien.

Tickets restaurant, 2 jours de télétravail, CSE actif, parking vélo. Poste ouvert aux personnes en situation de handicap. Process : échange téléphonique, cas pratique, DRH. Réf. NVC-26-118`,
  graded: [
    {
      name: 'metallurgie-adp',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Quatorze ans de paie, dont cinq à la tête de quatre gestionnaires dans la métallurgie sous ADP, licence pro, TOEIC 935 et pratique hebdomadaire, migration menée.',
      lacks: [],
      cv: `Sandrine VOLLET
Responsable paie et administration du personnel
Villeurbanne, 41 ans, permis B

EXPÉRIENCE PROFESSIONNELLE

Depuis mars 2021 : Responsable paie, Groupe Halbrand (équipementier, 1 400 salariés, CCN métallurgie), Saint-Priest
Encadrement de 4 gestionnaires. 1 400 bulletins sous ADP Decidium, équipes en 3x8, forfaits jours, 12 détachés. DSN : taux de CRM sans anomalie passé de 81 à 98 %. Mise en oeuvre de la nouvelle classification au 01/01/2024. Contrôle URSSAF 2023 : redressement de 3 200 euros sur trois ans. Reporting mensuel headcount / payroll cost à la maison mère (Birmingham), point hebdomadaire en anglais. Chef de projet paie lors du passage de Sage à ADP en 2022.

2016 - 2021 : Gestionnaire de paie confirmée puis adjointe, Rhonelec (850 salariés, métallurgie Rhône), Vénissieux
Portefeuille de 450 paies, phases 1 à 3 de la DSN, charges, IJSS, soldes de tout compte.

2012 - 2016 : Gestionnaire de paie, cabinet Perrin & Associés, Lyon. Multi-conventions, 280 bulletins.

FORMATION
2012 Licence pro métiers de la GRH, parcours paie, Lyon 3
2010 DUT GEA

LANGUES : anglais C1 (TOEIC 935, 2023), espagnol scolaire
INFORMATIQUE : ADP, Sage Paie, Excel (TCD, Power Query), Cognos
LOISIRS : chorale, trail du Beaujolais`,
    },
    {
      name: 'cabinet-pole-social',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: "Chef de pôle social en cabinet : la même production, les déclarations et l'encadrement de cinq collaborateurs, titre professionnel et anglais de trois ans à Cork ; ni ADP ni industrie en propre.",
      lacks: [],
      cv: `Mon parcours en quelques lignes, car je n'aime pas les CV à puces.

J'ai commencé tard, après trois ans de service client chez un fabricant informatique à Cork (2010-2013), d'où je suis revenu avec un anglais que mes clients britanniques prennent pour de l'irlandais. En 2014 j'ai passé le titre pro Gestionnaire de paie (niveau 5, AFPA de Grenoble) et je suis entré au cabinet Ardoin Expertise à Bourgoin-Jallieu, où je suis toujours.

De 2014 à 2019, technicien social : 320 fiches de salaire par mois pour une quarantaine de dossiers, dont six PME de mécanique et de chaudronnerie, du BTP, des HCR. J'ai basculé tous ces dossiers en déclaration sociale nominative dès 2016.

Depuis septembre 2019, chef du pôle social : cinq collaboratrices et un apprenti, environ 2 300 bulletins mensuels sous Silae (migration depuis Cegid Quadra conduite en 2020, deux mois en double). Je contrôle les bulletins avant envoi, je traite les retours des organismes, les rappels de cotisations, les indemnités de rupture, les régularisations de tranche. J'ai accompagné onze contrôles de l'Urssaf. Pour quatre filiales de groupes étrangers (deux anglais, un danois, un américain) j'établis en anglais l'état des charges et des provisions de congés et je tiens la visio mensuelle. J'ai formé l'équipe à la grille unique de la métallurgie l'hiver 2023-2024.

Excel couramment, un peu de requêtes. Je souhaite désormais une seule entreprise, et la suivre dans la durée.

Mathieu Ferrandon, L'Isle-d'Abeau. Père de jumelles. Apiculteur du dimanche.`,
    },
    {
      name: 'anglais-scolaire',
      kind: 'denial',
      low: 61,
      high: 74,
      best: 68,
      why: "Le profil métier est complet, métallurgie et équipe comprises, mais elle écrit elle-même que son anglais est scolaire et qu'elle ne tient pas de réunion.",
      lacks: ['un anglais courant (B2/C1) est indispensable'],
      cv: `NADIA BERKANE
Responsable de paie | 18 ans d'expérience | Lyon et Nord-Isère

POSTE ACTUEL
Fonderies du Guiers (620 salariés, métallurgie), Pont-de-Beauvoisin. Responsable paie depuis juin 2017.
  * 3 gestionnaires, 620 bulletins, HR Access
  * DSN, CRM, Net-entreprises, prévoyance (fiches de paramétrage), taux AT
  * classification métallurgie : cotation relue avec les RRH, reclassement de 620 fiches
  * provisions CP, RTT, CET, primes ; liasse sociale pour les CAC
  * deux contrôles URSSAF (2019, 2024)
  * NAO : chiffrages

POSTES ANTÉRIEURS
Gestionnaire paie, Transports Gaillard, 2011-2017 (430 paies, conducteurs, heures d'équivalence, Sage)
Assistante paie puis gestionnaire, Clinique du Parc fleuri, 2008-2011

DIPLÔMES
Licence professionnelle GRH (paie), IUT Grenoble 2, 2008
BTS Comptabilité gestion, 2006

OUTILS HR Access, Sage, Excel avancé, Business Objects

LANGUES
Arabe : courant
Anglais : scolaire. Je lis un mail simple, je ne peux pas animer de réunion. Prête à me former si l'entreprise le finance.

Disponibilité : préavis de 3 mois, négociable`,
    },
    {
      name: 'paie-suisse',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 58,
      why: 'Huit ans de responsable paie à Genève avec équipe et anglais, mais toute la paie est suisse (AVS, LPP) ; sur la paie française et la DSN seulement dix mois en 2017.',
      lacks: ['au moins cinq ans de production de paie française, DSN comprise'],
      cv: `Loïc Gessner, Payroll Manager
Annemasse (74) / permis G, nationalité française

2018 - présent | Helvatec SA, Genève (horlogerie et micromécanique, 900 collaborateurs)
Payroll Manager. Équipe de 3 payroll specialists. 900 fiches de salaire mensuelles sous SAP HCM puis SuccessFactors EC Payroll (migration 2022, testeur principal). Déclarations AVS/AI/APG, LPP, LAA, impôt à la source de 400 frontaliers, certificats de salaire, Swissdec/ELM. Clôture mensuelle, provisions 13e, reporting en anglais au siège de Chicago. Audit externe chaque année sans remarque.

févr. - nov. 2017 | Décolletage Mont-Blanc, Cluses
Gestionnaire de paie (CDD). 210 bulletins, DSN, métallurgie Haute-Savoie, Cegid.

2014 - 2017 | Fiduciaire du Léman, Nyon
Assistant salaires, 60 PME.

Formation
Licence AES mention RH, Université Savoie Mont Blanc, 2013
Brevet fédéral de spécialiste RH, 2019
Anglais C1 (Cambridge Advanced 2016), allemand B1

Motivation : nous rentrons à Lyon pour les enfants. Le droit français de la paie a changé depuis 2017, j'en suis conscient et j'ai commencé une remise à niveau (GERESO, 3 jours, octobre 2026).

Ski de rando, jeux d'échecs`,
    },
    {
      name: 'sept-ans-cumules',
      kind: 'overlap',
      low: 43,
      high: 57,
      best: 50,
      why: "« Sept ans » ne tiennent que par addition de deux mi-temps simultanés : les dates donnent un peu plus de trois ans, et il n'a encadré qu'une stagiaire.",
      lacks: [
        'au moins cinq ans de production de paie française, DSN comprise',
        'vous avez déjà managé une équipe, même petite (deux personnes au moins)',
      ],
      cv: `Bastien Quéméneur - Gestionnaire de paie, 7 ans d'expérience - mobile région lyonnaise

PROFIL Rigoureux et à l'aise avec les chiffres, je totalise 7 années de paie (3 ans et demi + 3 ans et demi) et je vise un poste de responsable.

PAIE
* Gestionnaire de paie à mi-temps, Maison de retraite Les Tilleuls, Bron, mai 2023 à aujourd'hui (3 ans 1/2) : 95 bulletins, CCN 51, DSN mensuelle, arrêts de travail, attestations, Silae
* Gestionnaire de paie à mi-temps, Plasti-Ain, Montluel, mai 2023 à aujourd'hui (3 ans 1/2) : 140 bulletins, plasturgie, DSN mensuelle et événementielle, soldes de tout compte, interface comptable, Silae. Accueil d'une stagiaire BTS pendant 8 semaines en 2025.

AVANT
* Assistant administration des ventes, export (clients GB, NL, IE), Plasti-Ain, 2017-2023
* Réceptionniste de nuit, hôtel, Dublin, 2015-2016

DIPLÔMES
Bachelor RH, option paie (bac+3), IGS Lyon, 2023, en alternance sur la dernière année à l'ADV
BTS commerce international, 2015

ANGLAIS courant, Linguaskill C1 (2023)
EXCEL bon niveau, Power Query en autodidacte

Centres d'intérêt : voile, bagad, cuisine bretonne évidement`,
    },
  ],
};
