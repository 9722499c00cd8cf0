import type { GradedJob } from '../types.ts';

export const developpeurJavaMontreal: GradedJob = {
  job: 'developpeur-java-montreal',
  title: 'Développeur ou développeuse back-end Java (niveau intermédiaire à senior)',
  spec: `Fretboréal fait circuler 40 000 remorques par mois entre le Québec, l'Ontario et le Nord-Est américain. Pas nos remorques : celles de nos clients. Nous, on écrit le logiciel qui trouve la bonne au bon quai. On est 38, rue Chabanel, avec un chien de bureau officiel.

On ajoute une personne à l'équipe Appariement (5 dév, 1 analyste).

Ta job
• Concevoir et faire vivre des services en Java 21 et Spring Boot : appariement, tarifs, événements de quai
• Écrire des tests qui cassent pour les bonnes raisons
• Revoir le code des collègues, te faire revoir le tien
• Être de garde une semaine sur six
• Parler directement aux répartiteurs de nos clients à Toronto et à Albany

Ce qu'on ne négocie pas
• Cinq années, ou plus, de développement serveur en Java avec Spring, pour du vrai monde en production
• Français et anglais, parlés et écrits : l'équipe fonctionne en français, les clients en anglais
• Avoir exploité des services sur un nuage public (AWS, Azure ou Google, on s'en fiche lequel)

Ce qui nous ferait sourire
• PostgreSQL, Kafka ou une autre file de messages
• Un bac en informatique ou en génie logiciel, un DEC, ou l'école de la vie si ton parcours se tient
• De la logistique, des horaires ou de l'optimisation dans ton passé

On offre de 98 000 à 122 000 $, 4 semaines de vacances, des assurances dès le jour 1, 2 jours par semaine au bureau. Pas de test à la maison de 12 heures : une conversation technique de 90 minutes sur un problème réel.`,
  graded: [
    {
      name: 'fatou-diarra-cloutier-java',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: 'Huit ans de Java et Spring en production, services exploités sur AWS, Kafka et PostgreSQL, bilingue au quotidien avec Toronto.',
      lacks: [],
      cv: `Fatou Diarra-Cloutier
Développeuse back-end | Rosemont, Montréal | fdc@courriel.test

EXPÉRIENCE

Développeuse senior, Postes & Parcours inc. (Montréal)                      févr. 2021 – auj.
Plateforme de planification de tournées de livraison, 200 clients au Canada.
• Refonte du moteur de tarification : monolithe Java 8 découpé en six services Spring Boot (Java 17, puis 21).
• Événements de livraison sur Kafka, 3 millions de messages par jour, PostgreSQL derrière.
• Exploitation sur AWS (ECS, RDS, CloudWatch), garde aux cinq semaines, temps moyen de rétablissement passé de 70 à 22 minutes.
• Point hebdomadaire en anglais avec le bureau de Toronto ; j'anime les démos aux clients de l'Ontario.

Développeuse, Assurances Clairval (Québec)                                  juin 2018 – janv. 2021
• API de soumission en Java et Spring MVC, Oracle, tests d'intégration avec Testcontainers.
• Équipe entièrement francophone.

FORMATION
Baccalauréat en génie logiciel, Université du Saint-Laurent Nord, 2018

LANGUES
Français et bambara (maternelles), anglais courant, oral et écrit

BÉNÉVOLAT
Mentore aux ateliers Code et Café, 2022 – 2025`,
    },
    {
      name: 'etienne-vaillancourt-hydrologue',
      kind: 'gem',
      low: 77,
      high: 89,
      best: 84,
      why: "Titre d'hydrologue, mais depuis 2019 il écrit et exploite seul puis à deux un service Java/Spring Boot sur Azure, en production et en deux langues.",
      lacks: [],
      cv: `ÉTIENNE VAILLANCOURT, M. Sc.
Conseiller en hydrologie, Régie des bassins de l'Outaouais – Gatineau

Formation
Maîtrise en sciences de l'eau, Institut des eaux vives, 2014
Baccalauréat en géographie physique, 2011

Régie des bassins, depuis janvier 2015

2015 – 2018 : analyse des crues, modèles en R et en Fortran, rapports.

2019 – aujourd'hui : on m'a demandé de remplacer les feuilles de calcul avec lesquelles 31 municipalités recevaient les niveaux d'eau. J'ai bâti un système d'alerte et il est devenu ma tâche à temps plein. Il prend les mesures de 240 stations toutes les cinq minutes, lance les prévisions et avertit les services d'urgence par une API et par texto. Tout est en Java (11 au début, 21 maintenant) avec Spring Boot ; base PostgreSQL avec PostGIS ; RabbitMQ entre la réception et le calcul. Déployé sur Azure depuis 2020 (App Service, puis AKS), livraison continue, tests automatiques à chaque poussée. Un développeur m'a rejoint en 2022, je révise son code et lui le mien. Pendant la crue d'avril 2023, 1,4 million d'appels en une journée, aucune panne. Je suis de garde de mars à juin, une semaine sur deux.

Je présente le système chaque mois en anglais aux partenaires ontariens, j'ai écrit la documentation de l'API dans les deux langues et je règle leurs problèmes au téléphone.

Communications : deux conférences sur la prévision opérationnelle, Ottawa 2022, Burlington 2024.`,
    },
    {
      name: 'marie-pier-jutras-dotnet',
      kind: 'adjacent',
      low: 50,
      high: 63,
      best: 57,
      why: 'Neuf ans de services dorsaux en .NET sur Azure, bilingue, très transférable, mais aucune trace de Java ni de Spring.',
      lacks: ['cinq ans de Java avec Spring'],
      cv: `Marie-Pier Jutras
Développeuse .NET senior
Longueuil – bilingue – 514 555-0119

2020-03 / présent — Groupe Manufact-IQ, Boucherville
Services C# (.NET 6 puis 8) qui suivent les commandes et les stocks de 60 usines. Architecture en microservices, Azure Service Bus, SQL Server et PostgreSQL. Déploiement sur Azure Kubernetes Service avec Azure DevOps. Je suis répondante technique d'une équipe de quatre. Astreinte partagée. Clients au Michigan et en Ontario : je fais les appels en anglais, deux ou trois par semaine.

2017-05 / 2020-02 — Solutions Héron, Montréal
Développeuse ASP.NET, portail de transport scolaire : horaires, trajets, notification aux parents. Entity Framework, SQL Server.

2017 — DEC-bac intégré en informatique de gestion, Université du Bas-Richelieu

Ce que j'aime : le code ennuyeux qui marche, les tests, les revues courtes.
Certification : Azure Developer Associate (2022, renouvelée 2025)`,
    },
    {
      name: 'hugo-bellavance-anglais',
      kind: 'denial',
      low: 57,
      high: 69,
      best: 63,
      why: "Onze ans de Java et Spring sur Google Cloud, tout est là, sauf l'anglais : il dit ne pas tenir une conversation.",
      lacks: ['anglais parlé et écrit'],
      cv: `HUGO BELLAVANCE
Lévis, prêt à déménager à Montréal

Développeur Java

Coopérative laitière du Fleuve, Lévis (sept. 2019 à maintenant)
Programmeur principal. Services de collecte du lait : tournées des camions-citernes, pesées, paie des producteurs. Spring Boot, Java 17, PostgreSQL, Pub/Sub. Sur Google Cloud depuis 2021 (Cloud Run, Cloud SQL), j'ai fait la migration. Je forme les nouveaux. Astreinte une semaine sur quatre.

Logiciels Maréchal, Québec (mai 2015 à août 2019)
Programmeur-analyste. Progiciel de gestion pour les municipalités, Java EE puis Spring, Oracle. Corrections, nouveaux modules de taxation, beaucoup de SQL.

DEC en informatique de gestion, Cégep des Chutes, 2015

Langues
Français.
Anglais : je lis la documentation technique sans problème, mais je ne le parle pas assez pour tenir une conversation et je ne l'écris pas.

Loisirs : hockey de garage, ébénisterie`,
    },
    {
      name: 'anais-perron-trois-ans',
      kind: 'years',
      low: 60,
      high: 72,
      best: 66,
      why: 'Bonne développeuse Java et Spring, bilingue, AWS, mais trois ans et cinq mois sur les cinq exigés.',
      lacks: ['cinq ans de Java avec Spring (3 ans 5 mois)'],
      cv: `Anaïs Perron (elle) · Verdun · anais.perron@courriel.test

Bac en informatique, Université du Saint-Laurent Nord, 2020-2023
Stages : Jeux Tamarack, assurance qualité (été 2021), Ville de Sorel-la-Rive, soutien informatique (été 2022)

Développeuse back-end chez Quai Virtuel (Montréal), juin 2023 à aujourd'hui
Application de réservation de quais pour des entrepôts. On est sept.
– Java 17 et Spring Boot, PostgreSQL, un peu de Kafka pour les notifications
– J'ai écrit le service de créneaux (règles de priorité, annulations, retards), environ 12 000 réservations par jour
– Tests JUnit et tests de contrat ; couverture du service passée de 41 à 83 %
– AWS : Lambda au début, maintenant EKS ; alarmes et tableaux de bord, garde une semaine sur cinq depuis janvier 2025
– Je parle avec les gestionnaires d'entrepôt de Mississauga et de Buffalo, au téléphone et par écrit

J'ai grandi à Hawkesbury : français à la maison, anglais à l'école. Les deux me viennent sans y penser.

Prix du meilleur projet de fin d'études 2023 (optimisation de casiers de livraison)`,
    },
  ],
};
