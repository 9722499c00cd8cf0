/** Développeur PHP Symfony, Nantes, export d'un portail RH en français : cinq ans de Symfony en production, anglais B2 parlé, diplôme ou titre de niveau 6. */
import type { GradedJob } from '../types.ts';

export const developpeurPhpSymfonyJob: GradedJob = {
  job: 'developpeur-php-symfony',
  title: 'Développeur PHP Symfony (H/F)',
  spec: `Réf. 2026-DSI-118 — Publiée le 14/10/2026
Intitulé : Développeur PHP / Symfony confirmé (H/F)
Contrat : CDI, statut cadre, position 2.2 Syntec
Lieu : Nantes (Île de Nantes), télétravail 3 jours
Rémunération : 46 à 54 k€ + intéressement

L'ENTREPRISE
Éditeur de logiciels de billetterie depuis 1998, Corsaire Billetterie équipe 900 théâtres, festivals et musées. 120 salariés, dont une équipe produit à Dublin rejointe en 2023.

LE POSTE
Au sein d'une squad de six personnes, vous faites évoluer le cœur de réservation (Symfony 7, PHP 8.3, PostgreSQL, RabbitMQ) : conception et développement d'API, découpage du vieux monolithe, tests PHPUnit et Behat, revue de code, optimisation des requêtes Doctrine les soirs d'ouverture de vente (15 000 commandes/h). Les rituels se tiennent avec Dublin : si idéalement vous avez déjà travaillé à l'étranger, un anglais parlé de niveau B2 au minimum est en tout cas indispensable.

VOTRE PROFIL
Formation : licence, BUT, école d'ingénieurs, ou titre RNCP de niveau 6 en informatique (exigé par un de nos donneurs d'ordre publics).
Expérience : au moins cinq ans de développement Symfony en production. Les années passées sur d'autres CMS ou frameworks PHP ne sont pas retenues.
Appréciés : API Platform, Messenger, Docker, Kubernetes, GitLab CI, DDD ou architecture hexagonale, certification Symfony, un peu de Vue.js, goût du spectacle vivant.

NOS AVANTAGES
Tickets restaurant, mutuelle 70 %, RTT, places de concert à volonté, parking vélo.

PROCESSUS
Un échange RH (30 min), un entretien technique sans exercice à la maison, une rencontre de l'équipe. Poste ouvert aux personnes en situation de handicap. Cabinets s'abstenir.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: "Huit ans de Symfony 3 à 7 sans interruption, diplôme d'ingénieur, deux ans à Cork, API Platform, Messenger et certification.",
      lacks: [],
      cv: `Solène KERVELLA
Développeuse back-end PHP / Symfony
Rezé (44)

EXPÉRIENCES

Depuis 03/2022 — Marée Haute Logistique, Nantes — Développeuse senior
Symfony 5.4 puis 6.4 et 7.2, PHP 8.3, PostgreSQL, API Platform 3, Messenger sur RabbitMQ
• extraction du module de réservation de quais hors du monolithe (architecture hexagonale, 14 mois, sans arrêt de service)
• suppression de 80 % des requêtes N+1 Doctrine, temps de réponse p95 de 900 à 140 ms
• PHPUnit, Behat, Infection ; GitLab CI, Docker, déploiement Kubernetes
• revue de code quotidienne, tutorat de deux alternants

01/2020 à 02/2022 — Shandon Tickets, Cork (Irlande) — Software Engineer
Symfony 4.4, vente de places pour salles de concert, équipe de cinq nationalités, tout en anglais. Files d'attente les jours d'ouverture des ventes.

09/2018 à 12/2019 — Agence Bleu Goémon, Rennes — Développeuse
Symfony 3.4 et 4, sites institutionnels et extranets, un peu de Vue.js

FORMATION
Diplôme d'ingénieur ENSSAT Lannion, informatique, 2018
Certification Symfony 5 (niveau Advanced), 2023

LANGUES Anglais C1 (TOEIC 960, 2021), breton, espagnol scolaire

Théâtre amateur, voile légère.`,
    },
    {
      name: 'freelance-sylius',
      kind: 'synonym',
      low: 78,
      high: 92,
      best: 85,
      why: 'Autodidacte au titre RNCP de niveau 6, sept ans de Sylius et de services bâtis sur le même framework, réunions en anglais chaque jour : tout y est, dit autrement.',
      lacks: [],
      cv: `Bonjour, je m'appelle Karim Belhadj et je suis indépendant (EURL) à Angers depuis 2019. Le dernier employeur que j'ai eu était une librairie, dont j'avais refait le site par jeu, puis par métier.

Mon quotidien, ce sont les boutiques Sylius et les services autour : bundles maison, contrôleurs, formulaires, Twig, Doctrine, workers Messenger, voters, le tout en PHP 7.2 d'abord, 8.2 et 8.3 aujourd'hui.

Clients principaux
Oktober Vinyl, Berlin, de mai 2019 à décembre 2021. Boutique de disques en Sylius 1.4 (donc Symfony 4), deux entrepôts, 40 000 références. Stand-up en anglais tous les matins, mes tickets et ma doc aussi.
Fnord Outdoor, Utrecht, de janvier 2022 à juin 2024. Place de marché B2B, passage de la version 4.4 à la 6.4 du framework, API exposée avec API Platform, tests PhpSpec et Behat. Toujours en anglais ; j'animais les rétrospectives.
Musée de la Tapisserie contemporaine, depuis septembre 2024. Vente de billets et de visites guidées, Symfony 7, PostgreSQL, file RabbitMQ vers le contrôle d'accès, pics de 3 000 paniers à l'heure aux Journées du patrimoine.

Diplômes : titre « Concepteur développeur d'applications » (RNCP niveau 6), par VAE, 2021. Bac L, 2009.

Je cherche un CDI parce qu'un bébé arrive. Références : les trois clients, avec plaisir. Photographie argentique.`,
    },
    {
      name: 'sans-anglais',
      kind: 'denial',
      low: 60,
      high: 73,
      best: 67,
      why: 'Dix ans de Symfony, licence et toute la pile, mais un anglais lu seulement, il le dit ; B2 parlé est indispensable.',
      lacks: ['un anglais parlé de niveau B2 au minimum est en tout cas indispensable'],
      cv: `Thierry GOUPIL | 41 ans | Saint-Herblain | permis B

| Période | Entreprise | Poste et réalisations |
| 2020 - aujourd'hui | Mutuelle des Pays de Retz | Développeur Symfony référent. Symfony 4.4 > 5.4 > 6.4 > 7.1. PHP 8.3. Espace adhérent 300 000 comptes. API Platform, Messenger/RabbitMQ, Redis, PostgreSQL. PHPStan niveau 9. Découpage de l'ancien extranet (strangler). Behat avec la MOA. |
| 2016 - 2020 | Ouest Régie (transport scolaire) | Développeur Symfony 2.8 puis 3.4. Inscriptions en ligne, paiement, 60 000 dossiers par été. Doctrine, Elasticsearch, Docker. |
| 2011 - 2016 | Conseil et Plus (ESN) | Développeur PHP chez divers clients, Zend Framework 1, Drupal 7 |
| 2007 - 2011 | Cybertek Saint-Nazaire | Technicien de maintenance |

Formation : licence professionnelle Développement web, IUT de Nantes, 2011 (reprise d'études) ; DUT GEII 2006
Certification Symfony 4, 2020

Langues : anglais lu (documentation technique), non parlé ou presque. J'ai toujours travaillé en français. Prêt à suivre des cours.

Bassiste dans un groupe de bal, bénévole aux Rendez-vous de l'Erdre depuis 2012, je connais bien vos guichets de l'autre côté.`,
    },
    {
      name: 'laravel-prestashop',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 53,
      why: 'Neuf ans de bon PHP chez Laravel et PrestaShop, master et anglais C1, mais huit mois seulement de Symfony, et les autres frameworks ne sont pas retenus.',
      lacks: ['au moins cinq ans de développement Symfony en production'],
      cv: `Inès Carvalho-Petit
Développeuse PHP full stack, 9 ans d'expérience

Compétences clés
PHP 5.6 à 8.3, Laravel 5 à 11, Eloquent, Livewire, PrestaShop 1.6/1.7, MySQL, PostgreSQL, Vue.js, Docker, GitLab CI, PHPUnit/Pest. Symfony : quelques composants (Console, HttpFoundation) et une petite application.

Parcours
Novembre 2020 à aujourd'hui, Tandem Loisirs, Nantes. Lead dev d'une plateforme de réservation d'activités en Laravel (8 à 11) : moteur de disponibilités, paiements fractionnés, files Horizon, API publique pour 140 partenaires. Encadre deux personnes. Entre février et septembre 2025, j'ai réalisé seule le back-office de facturation en Symfony 7, en production.

2017 à 2020, Web & Vous, La Roche-sur-Yon. Modules PrestaShop, thèmes, migrations 1.6 vers 1.7, connecteurs ERP. Environ trente boutiques.

Formation
Master Informatique, génie logiciel, Université de Nantes, 2017
Erasmus, University College Dublin, 2015-2016

Langues
Français et portugais, bilingue. Anglais C1.

Ce que je cherche : changer d'écosystème pour de bon. Abonnée au TNB quand j'étais à Rennes, au Lieu Unique maintenant.`,
    },
    {
      name: 'jeune-bref',
      kind: 'thin',
      low: 38,
      high: 54,
      best: 47,
      why: "Une soixantaine de mots : un BUT, deux ans de Symfony après l'alternance, rien sur l'anglais ; trop court et trop jeune.",
      lacks: [
        'au moins cinq ans de développement Symfony en production',
        'un anglais parlé de niveau B2 au minimum est en tout cas indispensable',
      ],
      cv: `Lucas Mahé, développeur PHP
22 rue (voir mail), Couëron

Sept. 2024 - auj. : développeur Symfony 6 / 7, Agence Triskell Web, Nantes. API, back-office, Doctrine, PHPUnit.
2023 - 2024 : alternance, même agence (Symfony 6, Twig).
2021 - 2023 : stages, WordPress.

BUT informatique, IUT de Nantes, 2024.
Docker, GitLab, notions de Vue.js.

Disponible avec un mois de préavis. Motivé, ponctuel. Handball, permis B.`,
    },
  ],
};
