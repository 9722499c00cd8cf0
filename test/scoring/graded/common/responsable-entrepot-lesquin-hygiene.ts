import type { GradedJob } from '../types.ts';

export const responsableEntrepotLesquinHygiene: GradedJob = {
  job: 'responsable-entrepot-lesquin-hygiene',
  title: "Responsable d'entrepôt H/F",
  spec: `RESPONSABLE D'ENTREPÔT H/F – CDI – Lesquin (59)

Le groupe Delvoye distribue depuis 1962 des produits d'entretien et d'hygiène aux collectivités, aux écoles et aux hôtels des Hauts-de-France et de Belgique. Notre plateforme de 14 000 m² expédie 2 200 commandes par jour. Le titulaire part à la retraite au printemps et nous souhaitons un tuilage de deux mois.

Vos missions
Rattaché(e) au directeur des opérations, vous faites tourner le site : réception, stockage, préparation, expédition, retours. Vous organisez le travail de 38 personnes, dont quatre chefs d'équipe, et celui des intérimaires en saison. Vous suivez la productivité, la casse, la fiabilité du stock et le taux de service, vous conduisez les inventaires tournants, vous veillez à la sécurité (nous stockons des produits dangereux, site ICPE soumis à déclaration) et vous négociez les plannings avec les transporteurs. Chez nous, le responsable descend sur le quai et prend un chariot quand il le faut.

Votre profil
Vous avez encadré des équipes en entrepôt ou sur une plateforme logistique pendant au moins cinq ans ; c'est indispensable. Vous êtes titulaire des CACES R489 catégories 1, 3 et 5, en cours de validité. Vous pilotez l'activité avec un WMS, quel que soit l'éditeur (Reflex, Manhattan, SAP EWM, Generix...). De formation bac+2 en logistique ou d'expérience équivalente.

Seraient appréciés : des connaissances en matières dangereuses, l'anglais ou le néerlandais, une démarche d'amélioration continue (5S, lean), le dialogue avec un CSE.

Nous proposons : statut cadre, 46 à 52 K€ selon profil, prime sur objectifs, intéressement, mutuelle, RTT, restaurant d'entreprise.

Poste ouvert aux personnes en situation de handicap. CV à recrutement@delvoye.example sous la référence RE-59-11.`,
  graded: [
    {
      name: 'sandrine-lecoustre-entrepot',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: "Sept ans d'encadrement en entrepôt, CACES 1-3-5 valables jusqu'en 2029, Reflex, matières dangereuses et lean.",
      lacks: [],
      cv: `Sandrine LECOUSTRE
Seclin (59) – permis B – 43 ans

RESPONSABLE D'EXPLOITATION LOGISTIQUE

EXPÉRIENCE

Depuis septembre 2021 – Flandrelog, Carvin (62) – Responsable d'exploitation
Plateforme de 18 000 m² pour un distributeur de peintures et solvants (ICPE). 32 CDI, jusqu'à 20 intérimaires, trois chefs d'équipe.
• Réorganisation du picking : 68 à 91 lignes/heure en un an
• Fiabilité du stock de 97,1 à 99,6 %, inventaires tournants chaque semaine
• Pilotage quotidien dans Reflex, paramétrage des vagues avec l'éditeur
• Accidents avec arrêt : 7 en 2021, 1 en 2025 ; 5S sur les quais
• Plannings transporteurs (France, Benelux), réunions mensuelles avec le CSE

Mars 2019 – août 2021 – Nordimeuble, Hénin-Beaumont – Chef d'équipe expédition puis adjointe au responsable de dépôt
14 personnes en 2x8, chargement de 45 camions par jour. WMS Generix.

2008 – 2019 – Nordimeuble – agent logistique, cariste, gestionnaire de stock

FORMATION
BTS Transport et prestations logistiques (VAE, 2018)
CACES R489 cat. 1, 3 et 5 : renouvelés le 12 mars 2024 (validité 5 ans)
Conseillère à la sécurité ADR colis (2022, valable jusqu'en 2027)

LANGUES
Anglais professionnel, néerlandais : bases`,
    },
    {
      name: 'bruno-castelain-adjudant',
      kind: 'gem',
      low: 76,
      high: 88,
      best: 82,
      why: "Un sous-officier sans titre d'entrepôt, mais onze ans à la tête d'un magasin militaire de 40 personnes, CACES de 2025 et WMS ; peu de monde civil.",
      lacks: [],
      cv: `Bruno Castelain
41 ans, Armentières, reconverti de l'armée de Terre

Adjudant-chef, chef de la section ravitaillement, dépôt interarmées de la Scarpe (Douai), juin 2014 – août 2025

J'avais la charge de tout ce qui entrait, restait et sortait : pièces, rations, habillement, produits d'entretien, batteries, bonbonnes. Une halle de 11 000 m² et deux annexes, 40 militaires et civils sous mes ordres, répartis en quatre groupes avec chacun leur sous-officier. Je faisais les tableaux de service, les notations, les entretiens, les rappels à l'ordre aussi.

En 2019 le dépôt a quitté ses fiches et son vieux logiciel pour SAP EWM. J'ai été le correspondant du site : adressage de 9 500 emplacements, reprise du stock, formation de mes gens aux terminaux. Depuis, tout passait par là, réceptions, réassorts, ordres de préparation, comptages. Écart d'inventaire ramené de 3 % à 0,4 %.

Préparation de deux opérations extérieures : 210 conteneurs en trois semaines, sans un retour. Consignes incendie, stockage séparé des produits inflammables, exercices chaque semestre.

Depuis septembre 2025 : coordinateur de quai en CDD, Arbalet Distribution, Nieppe. Trois équipes de réception (18 personnes), WMS Manhattan, rendez-vous transporteurs.

2003 – 2014 : engagé puis sous-officier, magasinier, conducteur PL.

CACES R489 1, 3 et 5 passés en octobre 2025 (reconversion). Permis B, C.
Titre professionnel Responsable d'exploitation logistique (niveau bac+3), par VAE, 2025
Anglais : niveau OTAN 2222`,
    },
    {
      name: 'karim-benhaddou-caces-perimes',
      kind: 'lapsed',
      low: 60,
      high: 72,
      best: 66,
      why: "Neuf ans de direction d'entrepôt et WMS, mais ses CACES datent de 2017 et ne sont plus valables.",
      lacks: ['CACES R489 1, 3 et 5 en cours de validité'],
      cv: `KARIM BENHADDOU
59650 Villeneuve-d'Ascq

Responsable de site logistique – 9 ans de management

PARCOURS

ISOBELLE COSMÉTIQUES, Roncq | Responsable de site | 01/2020 – ce jour
Entrepôt de 16 000 m², 45 salariés, 5 managers de proximité. Budget 3,8 M€. Flux e-commerce et grossistes, 5 000 colis/jour. Démarrage d'une chaîne de tri en 2023. WMS Manhattan (référent groupe). Stockage d'aérosols et d'alcools, arrêté ICPE, POI. Taux de service 99,2 %. Chantiers lean avec un cabinet, animation du comité sécurité, échanges avec les élus du CSE.

TEXTILES DU FERRAIN, Tourcoing | Chef d'entrepôt | 05/2017 – 12/2019
22 personnes, réception de conteneurs, préparation détail pour 110 boutiques. WMS Reflex.

TEXTILES DU FERRAIN | Gestionnaire de flux | 2013 – 2017

DIPLÔMES
Licence pro Management des processus logistiques, Lille, 2013
CACES R389 1, 3, 5 : juin 2017 (échus en juin 2022, non repassés car je ne conduis plus)
SST à jour (2025)

Anglais courant (maison mère danoise)`,
    },
    {
      name: 'lucie-vanhecke-chef-equipe',
      kind: 'years',
      low: 56,
      high: 68,
      best: 62,
      why: "CACES et WMS en règle, mais deux ans et dix mois d'encadrement au lieu de cinq.",
      lacks: ["cinq ans d'encadrement en entrepôt"],
      cv: `Lucie Vanhecke
06 00 00 12 47 – Wattrelos

Mon métier aujourd'hui
Chef d'équipe préparation chez Papeteries Réunies du Nord (Neuville-en-Ferrain) depuis le 2 janvier 2024. 16 préparateurs et caristes en 2x8. Je répartis les postes, je lance les vagues dans Generix WMS, je suis la productivité et la casse, je fais les entretiens annuels, j'anime le point sécurité du lundi. J'ai remplacé mon responsable quatre semaines à l'été 2026.

Comment j'y suis arrivée
Cariste puis pilote de flux, même maison, mars 2020 – décembre 2023 : réception, réassort, inventaires tournants, formation des nouveaux au chariot, sans responsabilité d'équipe.
Préparatrice de commandes, Drive Ravel, Roubaix, 2018 – février 2020.

Diplômes et permis
BTS Gestion des transports et logistique associée, en alternance avec mon employeur, obtenu en 2023
CACES R489 catégories 1A, 3 et 5, avril 2023
Permis B, véhicule

Langues : néerlandais (grand-mère de Menin, je me débrouille bien), anglais scolaire

Sport : handball en régionale, capitaine`,
    },
    {
      name: 'mathieu-rouvroy-data',
      kind: 'trap',
      low: 8,
      high: 20,
      best: 14,
      why: "Son entrepôt est un entrepôt de données et ses flux sont informatiques ; il encadre des ingénieurs et n'a ni CACES ni WMS.",
      lacks: ["cinq ans d'encadrement en entrepôt", 'CACES R489 1, 3 et 5', 'pilotage avec un WMS'],
      cv: `Mathieu Rouvroy
Responsable entrepôt de données (data warehouse) – Lille

Banque Coopérative de l'Escaut, Lille – Responsable de l'entrepôt de données, depuis février 2019
Encadrement de 9 ingénieurs et analystes. Exploitation de l'entrepôt : 14 To, 620 flux d'alimentation quotidiens, réception des fichiers des filiales, stockage, mise à disposition des équipes commerciales. Suivi de la qualité et de la fiabilité du stock de données, taux de service de 99,5 %, plannings de nuit. Passage de Teradata à Snowflake en 2023. Démarche d'amélioration continue, comité de sécurité (RGPD).

Assurances Lys & Deûle, Marcq-en-Barœul – Chef de projet décisionnel, 2013 – 2019
Chaînes de chargement Informatica, tableaux de bord, équipe de 4 prestataires.

Études : école d'ingénieurs en informatique, Valenciennes, 2013
Certifications : SnowPro Core (2024), ITIL 4, Lean Six Sigma Green Belt
Langues : anglais C1, néerlandais A2`,
    },
  ],
};
