/** Développeur back-end Java, mutuelle lyonnaise : quatre ans de Java/Spring en production, bac+5, un broker de messages, SQL. */
import type { GradedJob } from '../types.ts';

export const developpeurBackendJava: GradedJob = {
  job: 'developpeur-backend-java',
  title: 'Développeur·se back-end Java (H/F)',
  spec: `Développeur·se back-end Java, H/F, CDI, Lyon 3e (Part-Dieu)

Qui sommes-nous ?
La Mutuelle des Deux Rives protège 1,4 million de personnes : santé, prévoyance, obsèques. La DSI, c'est 210 personnes, dont 9 équipes produit. La vôtre s'appelle « Remboursements » : 62 millions de feuilles de soins par an, en flux NOEMI, à traiter sans en perdre une.

Votre quotidien
Concevoir et développer des services Java 21 / Spring Boot 3 ; faire vivre le moteur de calcul des garanties ; découper ce qui reste du monolithe ; écrire les tests avant la mise en production plutôt qu'après ; participer aux revues de code ; assurer l'astreinte une semaine sur huit (rémunérée). Tous nos échanges entre services passent par des messages, il faut donc avoir déjà mis en production des traitements asynchrones avec Kafka, RabbitMQ ou un équivalent : nous n'avons plus le temps de former là-dessus.

Votre profil
Vous justifiez de quatre ans au minimum de développement Java avec Spring (Boot), en entreprise et hors stage et alternance. Vous maîtrisez SQL sur PostgreSQL ou Oracle. Diplôme : bac+5 (école d'ingénieurs ou master en informatique), exigé par notre convention de groupe et sur lequel la DRH ne transige pas, à notre regret parfois.
Appréciés : Docker et Kubernetes, GitLab CI, hexagonal/DDD, Quarkus, connaissance de l'assurance ou du monde de la santé, Angular pour dépanner, anglais technique.

Ce que nous offrons
46 à 56 k€ selon expérience, intéressement, 2 à 3 jours de télétravail, 22 RTT, mutuelle (évidemment) prise en charge à 100 %, restaurant d'entreprise, vestiaire vélo.

Process : échange de 30 min avec Solène (RH), entretien technique de 1 h 30 sans algorithme au tableau, déjeuner avec l'équipe. Poste ouvert aux personnes en situation de handicap. Merci aux cabinets de ne pas nous solliciter.`,
  graded: [
    {
      name: 'ingenieure-insa',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Ingénieure INSA, huit ans de Java et Spring Boot hors alternance, Kafka en production dans une assurance santé, PostgreSQL, Kubernetes et hexagonal.',
      lacks: [],
      cv: `Camille ROUVEYROL
Lyon 7e, 33 ans, permis B (mais surtout vélo)

EXPÉRIENCE

Tiers Payant Services, Villeurbanne, depuis mars 2021
Développeuse senior Java
• Liquidation des factures hospitalières, 9 M de lignes par mois
• Java 17 puis 21, Spring Boot 2 à 3, architecture hexagonale
• Kafka : 14 topics, rejeu, idempotence, DLQ, schema registry
• PostgreSQL 15, partitionnement, plans d'exécution
• GitLab CI, OpenShift, Testcontainers, tests de contrat
• Astreinte une semaine sur six
• Tutrice de deux apprentis

Worldmarket (e-commerce), Lyon, sept. 2018 à fév. 2021
Ingénieure d'études
• Stock et réservations, Spring Boot, RabbitMQ, Oracle 12c
• Sortie d'un monolithe Struts, module par module

Volontariat international, Montréal, 2017-2018
• Support applicatif, un peu de Java, beaucoup de neige

FORMATION
INSA Lyon, ingénieure, département Informatique, 2017
TOEIC 945

LOISIRS
Spéléologie, théâtre d'impro, membre du bureau du Lyon JUG`,
    },
    {
      name: 'english-betting-back-office',
      kind: 'synonym',
      low: 79,
      high: 92,
      best: 85,
      why: 'Six years of JVM services for a toll operator, with Boot starters, ActiveMQ and Oracle, and an M2 from Grenoble; English CV, other words and sector, no health insurance.',
      lacks: [],
      cv: `Thibault McCrae-Vasseur
Software engineer, server side
Chambéry, moving to Lyon in January

English because my last boss was Danish. French is my mother's tongue and my own, Scots my father's.

Every time a lorry goes under a gantry between Fréjus and Calais somebody has to decide who pays what. At Péagis (electronic tolling, Chambéry) since October 2020 I write the part which decides. It's a set of eleven services on the JVM, language level 11 when I came and 21 today, all of them on Boot, with Data JPA and Batch at night. Passages come in at 300 per second through ActiveMQ Artemis queues; I designed the ordering by badge, the poison queue and the replay, because before me a restart meant two days of reconciling by hand. The store is Oracle 19c, hand-written SQL where the mapper was silly, one billion rows of passages, partitioned by month. JUnit 5 first, code second; pair on Tuesdays. Deployed by GitLab to Kubernetes. I carry the phone every seventh week.

I also pulled the tariff rules out of a 400,000-line application into a small engine that auditors can read, and it's been the reference in front of the regulator since 2023.

2019 Oct to Sept 2020: unemployed by choice, walked to Santiago, then Covid, then taught maths at a lycée in Albertville.
2017 to 2019: Péagis, on work-study contract, Java.

Master 2 MIAGE, Université Grenoble Alpes, 2019. Licence in maths, 2017. Pipe band, ski touring.`,
    },
    {
      name: 'bts-douze-ans',
      kind: 'missing',
      low: 60,
      high: 73,
      best: 67,
      why: "Douze ans de Java/Spring, référent Kafka d'un assureur, tout y est sauf le bac+5 : BTS et licence professionnelle.",
      lacks: ["bac+5 (école d'ingénieurs ou master en informatique)"],
      cv: `Mickaël Dos Santos - Tech lead Java - Bron (69)

Compétences mises en œuvre tous les jours
Java 8 à 21, Spring Boot, Spring Batch, Kafka (Confluent), PostgreSQL, Oracle, Docker, Kubernetes, GitLab CI, Angular quand il faut

Parcours
Depuis juin 2019, Prévoyance Rhodanienne (groupe d'assurance), Lyon, développeur puis tech lead (2022) d'une équipe de 7
  Prestations incapacité/invalidité : calcul des indemnités, DSN, 2 M d'événements par jour dans Kafka, exactly-once là où ça compte. Événementiel introduit par mes soins, formation de 25 collègues. DDD avec les gestionnaires, ateliers d'event storming. Passage de 4 MEP par an à 3 par semaine.
2014 (sept.) à mai 2019, ESN Novalis Conseil, chez un transporteur et une banque régionale
  Spring MVC, Boot, RabbitMQ, Oracle, batchs de nuit
2012 à 2014, hotline d'un éditeur de paie, Saint-Priest

Diplômes
Licence professionnelle Systèmes d'information, IUT Lyon 1, 2012
BTS Informatique de gestion, 2011

Certifications : Spring Professional 2020, CCDAK (Kafka) 2022, Java SE 17 Developer 2024
Langues : portugais bilingue, anglais lu
Conférence : « Kafka, ma mutuelle et moi », MiXiT 2024
Arbitre de handball, deux enfants, potager partagé`,
    },
    {
      name: 'alternance-comprise',
      kind: 'years',
      low: 54,
      high: 69,
      best: 62,
      why: "Master, Kafka et Spring Boot de bonne tenue, mais deux ans et deux mois de CDI seulement une fois les trois ans d'alternance et les stages écartés.",
      lacks: [
        'quatre ans au minimum de développement Java avec Spring (Boot), en entreprise et hors stage et alternance',
      ],
      cv: `INÈS BELKACEM
Développeuse Java, 5 ans d'expérience

Je conçois des services robustes et j'aime les comprendre jusqu'au bas de la pile.

>> Expériences
Septembre 2024 - aujourd'hui : Développeuse back-end (CDI), Ordonnance+, Lyon. Plateforme de pharmacies en ligne. Spring Boot 3, Java 21, Kafka (consommateurs de prescriptions, saga de commande), PostgreSQL, Kubernetes. Astreinte depuis janvier 2026. Réécriture du contrôle des interactions, 0 perte sur 11 M de messages. Tests d'intégration Testcontainers, 87 % de couverture utile.
Septembre 2021 - août 2024 : Apprentie développeuse, Crédit des Alpes, Lyon. Spring Boot, Oracle, Jenkins ; API de signature ; premiers topics.
Avril - juin 2021 : stage, mairie de Vénissieux, PHP.

>> Études
Master Informatique, parcours Technologies de l'information et Web, Lyon 1, 2024, mention bien (en apprentissage)
BUT/DUT Informatique, Lyon 1, 2021

>> Divers
Anglais C1 (IELTS 7.5), arabe courant
Bénévole Les Restos du Cœur, responsable informatique du centre
Course en montagne : SaintéLyon 2025 en 9 h 40
Projet perso : un simulateur de remboursements en Quarkus, 38 étoiles`,
    },
    {
      name: 'symfony',
      kind: 'adjacent',
      low: 40,
      high: 55,
      best: 48,
      why: "Dix ans de back-end PHP/Symfony avec RabbitMQ, PostgreSQL et un diplôme d'ingénieur, mais Java n'apparaît qu'à l'école et dans un cours suivi.",
      lacks: [
        'quatre ans au minimum de développement Java avec Spring (Boot), en entreprise et hors stage et alternance',
      ],
      cv: `Étienne Kowalczyk
Ingénieur back-end
Saint-Étienne, mobile sur Lyon en TER

J'ai commencé par écrire des sites de fleuristes et je fais depuis dix ans des systèmes que personne ne voit.

Chez Colivia (colis et points relais), depuis novembre 2019, back-end senior. PHP 7.4 à 8.3, Symfony 4 à 7, API Platform. 1,2 million d'étiquettes par jour à Noël. Tous les événements de suivi transitent par RabbitMQ avec Messenger : j'ai conçu le routage, les reprises et la file des rebuts. PostgreSQL 14, réplication, requêtes lentes. Docker, Kubernetes, GitLab CI. Découpage du monolithe en six services, hexagonal, PHPUnit et Behat. Astreinte un mois sur six.

Chez Fleurs & Cie, de septembre 2016 à octobre 2019, développeur web. Symfony 2 et 3, MySQL, boutique en ligne, RabbitMQ dès 2018.

Polytech Lyon, diplôme d'ingénieur informatique, 2016. J'y ai fait du Java : un projet de bibliothèque en Spring, deux semestres. L'an dernier j'ai suivi « Spring Boot pour les pressés » (OpenClassrooms, 30 h) et j'ai repris un petit service de calendrier pour mon club d'escalade, en Kotlin.

Anglais technique, polonais de grand-mère. Escalade, accordéon diatonique, modérateur à l'AFUP Lyon. Préavis de trois mois, négociable.`,
    },
  ],
};
