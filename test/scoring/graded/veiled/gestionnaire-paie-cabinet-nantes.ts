import type { GradedJob } from '../types.ts';

export const gestionnairePaieCabinetNantes: GradedJob = {
  job: 'gestionnaire-paie-cabinet-nantes',
  title: "Gestionnaire de paie en cabinet d'expertise comptable (H/F)",
  spec: `Objet : Gestionnaire de paie, cabinet à Nantes, CDI

Bonjour,

Je me permets de vous écrire car je recherche, pour l'un de mes clients, un cabinet d'expertise comptable d'une quarantaine de personnes installé sur l'île de Nantes, un ou une gestionnaire de paie. C'est un remplacement suivi d'une embauche durable, la personne en place part en Bretagne fin janvier.

Concrètement, vous reprendriez un portefeuille d'environ 40 clients, soit 250 à 300 bulletins par mois, dans des conventions très diverses (hôtels-cafés-restaurants, bâtiment, coiffure, bureaux d'études, associations). Vous faites tout le cycle : saisie des variables, bulletins, charges, DSN mensuelles et événementielles, entrées et sorties, soldes de tout compte, et vous répondez vous-même aux clients au téléphone.

Le cabinet est clair sur trois points. Il faut au moins trois ans de paie en cabinet comptable, l'entreprise seule ne suffit pas, le rythme n'est pas le même. Il faut être autonome sur Silae, puisqu'il n'y aura pas de période de prise en main. Et il faut un diplôme : un bac+2 en comptabilité, gestion ou RH, ou bien le titre professionnel de gestionnaire de paie.

Ce serait bien en plus que vous sachiez conseiller sur un contrat ou une rupture conventionnelle, que vous ayez déjà paramétré un dossier de A à Z et que les arrêts maladie et la prévoyance ne vous fassent pas peur.

Salaire entre 32 et 37 K€ selon profil, deux jours de télétravail, tickets restaurant, 37 h avec RTT.

Si cela vous parle, renvoyez-moi un CV à jour et vos disponibilités pour un échange de vingt minutes.

Bien à vous,
Solène Garandel, cabinet de recrutement Loire & Talents`,
  graded: [
    {
      name: 'aurelie-kervadec-titre-pro',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Neuf ans de paie en cabinet, portefeuille multi-conventions comparable, Silae depuis 2018 et titre professionnel.',
      lacks: [],
      cv: `Aurélie Kervadec
Rezé (44) - 06 00 00 41 27 - aurelie.kervadec@mail.test

Gestionnaire de paie, 9 ans de cabinet

Octobre 2020 - aujourd'hui
OCÉANE AUDIT ET CONSEIL, Saint-Herblain (expertise comptable, 55 personnes)
Pôle social de 6 gestionnaires. Je tiens 46 dossiers, 280 bulletins en moyenne, de 1 à 40 salariés : restaurants, maçons, plombiers, salons de coiffure, Syntec, une crèche associative.
Production complète sous Silae : variables, bulletins, DSN, retours des organismes, régularisations.
Création de dossiers : une dizaine par an, avec paramétrage des caisses, de la prévoyance, des congés du bâtiment.
Ruptures conventionnelles, licenciements économiques, calcul des indemnités, attestations.
IJSS et maintien de salaire. Permanence téléphonique clients tous les matins.
Référente des deux alternants.

Novembre 2017 - septembre 2020
CABINET THOMAZEAU & FILS, Clisson (14 personnes)
Gestionnaire de paie, 140 bulletins. Migration d'EBP vers Silae en 2018, j'ai basculé les 38 dossiers avec l'associée.

Avant : vendeuse puis responsable adjointe de magasin (2008 - 2016)

Formation
Titre professionnel Gestionnaire de paie, centre Formaloire, obtenu en octobre 2017
Bac STG, 2007

Logiciels : Silae, MyRH, Excel, Teams
Permis B. Rugby féminin, trésorière du club.`,
    },
    {
      name: 'bastien-ollivier-deux-mi-temps',
      kind: 'overlap',
      low: 60,
      high: 72,
      best: 66,
      why: 'Annonce plus de quatre ans de cabinet, mais les deux temps partiels se chevauchent : 26 mois réels, pour trois ans demandés ; le reste convient.',
      lacks: ['trois ans de paie en cabinet (26 mois en réalité)'],
      cv: `BASTIEN OLLIVIER
Gestionnaire paie en cabinet - plus de 4 ans d'expérience cumulée

Nantes Chantenay / bastien.ollivier@mail.test / 26 ans

CABINET MERLAUD EXPERTISE, Orvault | 09/2024 - ce jour | temps partiel 60 %
Gestionnaire de paie. 24 dossiers, 110 bulletins. HCR, commerces de détail, garages. Établissement des bulletins et des DSN dans Silae, rejets à corriger, solde de tout compte, déclaration des arrêts.

SOCIAL & COMPAGNIE, Nantes | 01/2025 - ce jour | temps partiel 40 %
Gestionnaire de paie. 15 dossiers, 80 bulletins, surtout des associations et des bureaux d'études. Également sous Silae. J'ai ouvert 6 nouveaux dossiers cette année, paramétrage compris. Réponses aux clients par téléphone et par mail.

LA BONNE PLANCHE, Nantes | étés 2021, 2022 et 2023 | serveur

FORMATION
BTS Comptabilité et gestion, lycée des Salorges, juin 2024
Stage de 10 semaines au cabinet Merlaud (mai-juillet 2023) : classement, préparation des variables
Bac STMG 2022, après deux années d'apprentissage en menuiserie non terminées

DIVERS
Excel bon niveau, anglais scolaire, course à pied.`,
    },
    {
      name: 'corinne-daviet-entreprise',
      kind: 'adjacent',
      low: 44,
      high: 56,
      best: 50,
      why: 'Onze ans de vraie paie en entreprise et un BTS, mais ni cabinet ni Silae : deux exigences fermes manquent.',
      lacks: ['trois ans de paie en cabinet comptable', 'Silae'],
      cv: `Corinne DAVIET
12 rue des Tisserands, 44600 Saint-Nazaire
Née le 4 mars 1977, mariée, 2 enfants

RESPONSABLE PAIE ET ADMINISTRATION DU PERSONNEL

Depuis avril 2015 : Chaudronnerie Estuaire SA, Montoir (310 salariés), technicienne paie puis responsable paie depuis 2019
Paie de l'ensemble du personnel, convention de la métallurgie : heures d'équipe, paniers, primes de chantier, intéressement.
Déclarations sociales nominatives, contrôle des charges, relation avec l'URSSAF et la caisse de prévoyance.
Passage de Sage Paie à ADP en 2021 : reprise des cumuls, recette, formation de deux collègues.
Suivi des arrêts de travail, subrogation, accidents du travail.
Contrats, avenants, sorties, une quarantaine de soldes de tout compte par an.

De 2009 à mars 2015 : Papeteries du Brivet, Pontchâteau, assistante RH et paie
120 bulletins par mois sur Sage, plannings, mutuelle, visites médicales.

De 1999 à 2009 : assistante commerciale dans la même papeterie.

BTS Comptabilité et gestion des organisations, lycée Jean-Ménard, 1998
Formations courtes : actualité sociale (tous les ans), nouvelle classification de la métallurgie (2023)

Outils : ADP, Sage Paie, Excel (tableaux croisés, recherches), Kelio.
Disponible après un préavis de deux mois.`,
    },
    {
      name: 'sylvie-prigent-ancienne',
      kind: 'old',
      low: 56,
      high: 68,
      best: 62,
      why: "Huit ans de cabinet et Silae, mais le tout s'est arrêté en août 2017 : compte pour moitié, les règles et l'outil ont changé.",
      lacks: [],
      cv: `Sylvie Prigent, 51 ans, Couëron

Après neuf ans à tenir des chambres d'hôtes avec mon mari, je souhaite revenir à mon premier métier.

2017 (septembre) à 2026 (juin)
Gérante, Le Clos des Mésanges, Loire-Atlantique. Cinq chambres, table d'hôtes. Réservations, comptabilité simple, une salariée l'été (déclarée par le titre emploi service, donc pas de bulletin à faire).

2009 (février) à 2017 (août)
Cabinet Lebreton-Hamel, experts-comptables à Nantes. Collaboratrice sociale.
J'avais une cinquantaine de clients, artisans du bâtiment, restaurateurs, pharmacies, en tout près de 300 fiches de paie. Les premières années avec Quadra, puis Silae à partir de 2013 : j'y ai fait le paramétrage de mes dossiers, et le passage à la DSN en 2016. Embauches, fins de contrat, calcul des indemnités de licenciement, contrôles URSSAF (sept en tout, sans redressement notable). J'ai formé trois jeunes collègues.

1997 à 2009
Secrétaire comptable, Menuiserie Rabouin, Saint-Étienne-de-Montluc.

BTS Comptabilité et gestion, 1996.

Depuis l'été, je lis la presse sociale pour me remettre à jour (prélèvement à la source, nouveau bulletin). Je n'ai pas encore refait de formation.`,
    },
    {
      name: 'corinne-daviet-annonce-collee',
      kind: 'pasted',
      low: 44,
      high: 56,
      best: 50,
      why: "Le CV de Corinne Daviet avec l'annonce recopiée dessous : la copie ne vaut rien, la note est celle du CV honnête.",
      lacks: ['trois ans de paie en cabinet comptable', 'Silae'],
      twin: 'corinne-daviet-entreprise',
      cv: `Corinne DAVIET
12 rue des Tisserands, 44600 Saint-Nazaire
Née le 4 mars 1977, mariée, 2 enfants

RESPONSABLE PAIE ET ADMINISTRATION DU PERSONNEL

Depuis avril 2015 : Chaudronnerie Estuaire SA, Montoir (310 salariés), technicienne paie puis responsable paie depuis 2019
Paie de l'ensemble du personnel, convention de la métallurgie : heures d'équipe, paniers, primes de chantier, intéressement.
Déclarations sociales nominatives, contrôle des charges, relation avec l'URSSAF et la caisse de prévoyance.
Passage de Sage Paie à ADP en 2021 : reprise des cumuls, recette, formation de deux collègues.
Suivi des arrêts de travail, subrogation, accidents du travail.
Contrats, avenants, sorties, une quarantaine de soldes de tout compte par an.

De 2009 à mars 2015 : Papeteries du Brivet, Pontchâteau, assistante RH et paie
120 bulletins par mois sur Sage, plannings, mutuelle, visites médicales.

De 1999 à 2009 : assistante commerciale dans la même papeterie.

BTS Comptabilité et gestion des organisations, lycée Jean-Ménard, 1998
Formations courtes : actualité sociale (tous les ans), nouvelle classification de la métallurgie (2023)

Outils : ADP, Sage Paie, Excel (tableaux croisés, recherches), Kelio.
Disponible après un préavis de deux mois.

PROFIL

Concrètement, vous reprendriez un portefeuille d'environ 40 clients, soit 250 à 300 bulletins par mois, dans des conventions très diverses (hôtels-cafés-restaurants, bâtiment, coiffure, bureaux d'études, associations). Vous faites tout le cycle : saisie des variables, bulletins, charges, DSN mensuelles et événementielles, entrées et sorties, soldes de tout compte, et vous répondez vous-même aux clients au téléphone.

Le cabinet est clair sur trois points. Il faut au moins trois ans de paie en cabinet comptable, l'entreprise seule ne suffit pas, le rythme n'est pas le même. Il faut être autonome sur Silae, puisqu'il n'y aura pas de période de prise en main. Et il faut un diplôme : un bac+2 en comptabilité, gestion ou RH, ou bien le titre professionnel de gestionnaire de paie.

Ce serait bien en plus que vous sachiez conseiller sur un contrat ou une rupture conventionnelle, que vous ayez déjà paramétré un dossier de A à Z et que les arrêts maladie et la prévoyance ne vous fassent pas peur.

Salaire entre 32 et 37 K€ selon profil, deux jours de télétravail, tickets restaurant, 37 h avec RTT.`,
    },
  ],
};
