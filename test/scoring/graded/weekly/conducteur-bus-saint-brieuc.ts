import type { GradedJob } from '../types.ts';

export const conducteurBusSaintBrieuc: GradedJob = {
  job: 'conducteur-bus-saint-brieuc',
  title: 'Conducteur / conductrice de bus urbain',
  spec: `FICHE DE POSTE
Employeur : Transports de la Baie (réseau urbain, 112 conducteurs, 19 lignes)
Poste : conducteur ou conductrice de bus, temps plein, CDI
Lieu : dépôt de Ploufragan, prises de service en ville possibles
À pourvoir : quatre postes, à partir de janvier 2027

1. Le travail
Vous prenez votre bus au dépôt, vous en faites le tour, vous assurez vos courses à l'heure et dans le confort de ceux qui sont debout. Vous renseignez, vous vendez le ticket de dépannage, vous aidez à sortir la rampe, vous signalez au poste de régulation ce qui gêne la ligne et vous rendez compte en fin de service (caisse, incidents, état du véhicule). Coupures, matins à 5 h, un week-end sur trois.

2. Ce que nous demandons obligatoirement
Le permis D, visite médicale à jour. Une qualification voyageurs en cours de validité : FIMO, FCO ou titre professionnel de conducteur de transport en commun, peu importe laquelle. Une année au moins déjà passée au volant avec des voyageurs, en ville, en scolaire ou en tourisme.

3. Ce qui serait un plus
L'articulé, le bus électrique ou au gaz, la connaissance de l'agglomération, l'habitude de la billettique à bord, savoir calmer une situation tendue.

4. Ce que nous offrons
13e mois, coefficient 200 puis 205 au bout d'un an, mutuelle prise en charge à 60 %, roulement connu six semaines à l'avance, tutorat de trois semaines par un ancien avant de partir seul.

5. Pour répondre
CV et copie recto verso du permis au service du personnel avant le 30 novembre. Entretien, test de conduite d'une demi-heure, visite d'embauche.`,
  graded: [
    {
      name: 'nadege-kerambrun-urbain',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Huit ans de bus en ville, permis D et FCO à jour, articulé, gaz et billettique, tout daté et actuel.',
      lacks: [],
      cv: `Nadège KERAMBRUN
22, rue des Hortensias, 22440 Trémuson
Née le 3 juillet 1984, deux enfants

CONDUCTRICE RECEVEUSE

Depuis septembre 2019 : Lignes du Trégor urbain, Lannion
Services de ville sur cinq lignes, standard et articulé au gaz depuis 2022. Environ 600 montées par jour en période scolaire. Vente à bord, pupitre, comptage de caisse. Tutrice de deux nouveaux collègues en 2024 et 2025. Un seul accrochage responsable en sept ans, un rétroviseur. J'ai suivi la formation « gestion des conflits » après une agression verbale en 2021 et j'en ai fait bon usage depuis.

De février 2018 à août 2019 : Cars Le Gouguec, Guingamp
Remplacements sur la ligne régulière Guingamp - Saint-Brieuc et scolaire du matin.

De 2006 à 2017 : caissière puis responsable de caisses, hypermarché de Langueux

Permis et formation
Permis B 2003, permis D novembre 2017, visite médicale passée en octobre 2022, valable jusqu'en octobre 2027
FIMO voyageurs janvier 2018, FCO décembre 2022, carte de qualification jusqu'en décembre 2027
Carte conducteur 2024
Sauveteur secouriste du travail, recyclée 2025
BEP vente 2003

Disponible avec deux mois de préavis. Je connais Saint-Brieuc par coeur, j'y suis née.`,
    },
    {
      name: 'abdou-sarr-titre-pro',
      kind: 'any-of',
      low: 82,
      high: 92,
      best: 87,
      why: 'Permis D, titre professionnel de 2024 qui vaut qualification, deux ans de car scolaire et de navette ; la conduite en ville dense reste courte.',
      lacks: [],
      cv: `Abdou Sarr, 33 ans, Plérin

Bonjour,
je suis venu au volant sur le tard. Pendant huit ans j'ai été agent d'accueil puis chef d'équipe à la gare maritime de Saint-Malo (2015-2023) : flux de passagers, poussettes, gens pressés, gens perdus, quelques-uns ivres. En 2023 j'ai voulu conduire et j'ai fait la formation longue au centre Armor Conduite de Langueux, de janvier à juin 2024, financée par mon CPF et la Région.

Résultat : titre professionnel conducteur de transport en commun sur route, obtenu le 14 juin 2024, et permis D le même mois. Ma carte de qualification va jusqu'en juin 2029 et l'aptitude médicale aussi.

Depuis le 26 août 2024 je travaille chez Autocars du Goëlo, à Paimpol, en CDI à 30 heures :
 - le matin et le soir, un circuit de collège et de lycée, 51 places, routes étroites
 - en journée, la navette du centre hospitalier, plancher bas, beaucoup de fauteuils roulants, rampe et ceintures à vérifier
 - l'été 2025 et 2026, renfort sur la ligne des plages avec vente des billets sur la machine

Zéro sinistre. Retards : notés par le client, 2 en 2025-2026. J'aime les horaires du matin, vraiment.

Je cherche un temps plein en ville. Wolof, français, anglais de quai.
Référence : Mme Hélary, exploitation, Autocars du Goëlo.`,
    },
    {
      name: 'maryvonne-cadiou-fco-perimee',
      kind: 'lapsed',
      low: 56,
      high: 68,
      best: 62,
      why: "Presque dix ans de conduite de bus jusqu'à fin 2023 et permis D valable, mais la FCO est périmée depuis mars 2024.",
      lacks: ['FIMO, FCO ou titre professionnel en cours de validité'],
      cv: `MARYVONNE CADIOU
Conductrice d'autobus
Yffiniac

Janvier 2024 à septembre 2026
Je me suis arrêtée pour m'occuper de ma mère, qui est entrée en maison de retraite cet automne. Je n'ai pas conduit de bus pendant cette période.

Avril 2014 à décembre 2023
Société des autobus de l'Odet, Quimper. Dix-neuf lignes, j'ai roulé sur toutes. Standard, articulé de 18 m, et les deux premiers électriques en 2023. Services du matin, de soirée et la navette de nuit des étudiants. Vente et contrôle des titres, information en cas de travaux, remontée des incidents à la radio. Élue au comité santé et sécurité de 2017 à 2021. Déménagement de mon mari à la fin de 2023, d'où ma démission.

2005 à 2014
Aide à domicile, puis ambulancière auxiliaire à Concarneau.

Titres
Permis D obtenu en février 2014, dernière visite médicale en février 2024, donc bon jusqu'en février 2029.
FIMO voyageurs mars 2014, FCO mars 2019. La FCO de mars 2024 n'a pas été faite, ma carte de qualification n'est donc plus valable. Je suis prête à faire les cinq jours dès qu'un employeur s'engage.
PSC1.

Chorale, marche sur le GR 34.`,
    },
    {
      name: 'jean-luc-dorval-poids-lourd',
      kind: 'denial',
      low: 33,
      high: 45,
      best: 39,
      why: "Bon routier de marchandises qui dit lui-même n'avoir ni permis D, ni formation voyageurs, ni expérience avec du public.",
      lacks: ['permis D', 'FIMO, FCO ou titre professionnel voyageurs', 'un an de conduite de voyageurs'],
      cv: `DORVAL Jean-Luc          Lamballe          06 00 00 17 45
49 ans, permis B, C, CE

Objet : poste de conducteur de bus

EXPÉRIENCE
2014 - 2026   Frigo-Armor, Lamballe. Conducteur routier, semi-remorque frigorifique, régional puis national. Départs à 3 h, livraison de grandes surfaces, hayon, documents de transport, température. 1,1 million de kilomètres sans accident responsable.
2004 - 2014   Matériaux Penthièvre, Yffiniac. Porteur avec grue, livraison de chantiers et de particuliers dans toute l'agglomération de Saint-Brieuc.
1998 - 2004   Cariste, coopérative laitière.

FORMATIONS
FCO marchandises, février 2024
CACES grue auxiliaire, 2022
Éco-conduite, 2023, deuxième du classement interne

CE QUE JE N'AI PAS
Je n'ai pas encore le permis D ni la formation pour les voyageurs, et je n'ai jamais transporté de passagers. Mon conseiller dit que la passerelle est de cinq jours une fois le permis en poche. Je suis en reconversion à cause du dos (plus de manutention) et je cherche une entreprise qui me prendrait en formation.

Ponctuel, calme, ne fume pas.`,
    },
    {
      name: 'kevin-loussouarn-ligne-usine',
      kind: 'trap',
      low: 3,
      high: 13,
      best: 7,
      why: "Conducteur de ligne veut dire ici une chaîne d'emballage en usine, aucun rapport avec la conduite de bus.",
      lacks: ['permis D', 'FIMO, FCO ou titre professionnel voyageurs', 'un an de conduite de voyageurs'],
      cv: `Kévin LOUSSOUARN
CONDUCTEUR DE LIGNE

Compétences : conduite de ligne, respect des horaires et des cadences, contrôle avant départ, sécurité, travail posté en 3x8, remontée des incidents, esprit d'équipe.

Expériences
Mars 2021 à ce jour : conducteur de ligne de conditionnement, Biscuiterie du Menez, Loudéac (CDI)
Je conduis la ligne 4, de la sortie de four à la palette : ensacheuse, trieuse pondérale, détecteur de métaux, encartonneuse. Changements de format, nettoyage, maintenance de premier niveau, saisie des arrêts. Quatre opérateurs avec moi. Rendement passé de 71 à 79 % en deux ans.

Septembre 2018 à février 2021 : opérateur de production, même site, d'abord en intérim
Approvisionnement de la ligne, palettisation, contrôle visuel.

2016 à 2018 : barman, saisons à Saint-Quay-Portrieux et à Val-Thorens

Formation
CQP conducteur de ligne, 2021
Bac pro commerce, Loudéac, 2016
CACES R489 cat. 1, 2024

Permis B, véhicule.
Loisirs : simulateur de bus sur PC, foot à 7.`,
    },
  ],
};
