/** Maître d'hôtel d'une maison étoilée : cinq ans de gastronomique et l'anglais décident. */
import type { GradedJob } from '../types.ts';

export const maitreDHotel: GradedJob = {
  job: 'maitre-d-hotel-dozen',
  title: "Maître d'hôtel",
  spec: `Madame, Monsieur,

Notre maison, une étoile au Guide Michelin depuis 2014, se trouve au bord du lac d'Annecy : quarante couverts, une terrasse l'été, douze chambres au-dessus. Notre maître d'hôtel part à la retraite en avril et nous cherchons la personne qui prendra sa suite, en CDI, 42 heures, deux jours de repos consécutifs, logement possible.

Vous accueillerez nos clients, conduirez une brigade de sept personnes en salle (chefs de rang, commis, apprentis), ferez les plannings et la mise en place, et transmettrez ce que vous savez. Chez nous on découpe encore la volaille et l'on flambe devant le client : il faut donc maîtriser le service au guéridon. Vous travaillerez avec la sommelière sur les accords et suivrez les réservations et les encaissements.

Pour que nous puissions parler ensemble, il nous faut : un diplôme du service en salle (CAP, bac pro, BTS ou équivalent) ; au moins cinq ans en restaurant gastronomique, dont deux comme maître d'hôtel ou premier chef de rang avec une équipe ; un anglais courant, car la moitié de nos clients ne parlent pas français. L'italien ou l'allemand seraient un plus, de même qu'une mention sommellerie et la pratique de Zenchef.

Écrivez-nous quelques lignes sur vous. Nous répondons à tout le monde.

Famille Bouvard`,
  graded: [
    {
      name: 'carrel',
      kind: 'strong',
      low: 80,
      high: 89,
      best: 85,
      why: "Maître d'hôtel en maison étoilée depuis plus de trois ans, diplôme, guéridon et anglais courant prouvés ; brigade plus petite, ni italien ni allemand ni sommellerie.",
      lacks: [],
      cv: `Mathilde CARREL
Chambéry – permis B – 06 39 98 21 47

MAÎTRE D'HÔTEL

Parcours

Depuis mars 2023 : maître d'hôtel, Les Morainières, Jongieux (deux étoiles)
Accueil et prise de commande, 30 couverts. J'encadre deux chefs de rang, un commis et une apprentie que je prépare au CAP. Service au guéridon tous les jours : pigeon et volaille découpés en salle, crêpes flambées le dimanche, plateau de fromages. Plannings, caisse et clôture du soir.

2020 – 2023 : chef de rang, puis premier chef de rang, Le Clos des Sens, Annecy-le-Vieux
Rang de cinq tables, formation des saisonniers, remplacement du maître d'hôtel pendant ses congés.

2018 – 2019 : waitress puis chef de rang, The Ledbury, Londres (une année et demie, tout en anglais)

2017 – 2018 : commis de salle, Hôtel Royal, Évian

Formation
Bac pro Commercialisation et services en restauration, lycée Savoie-Léman, Thonon, 2017, mention bien

Langues
Français maternel ; anglais courant, parlé chaque soir avec nos clients suisses allemands, anglais et américains.

Je skie, je chante dans un chœur, je suis libre après la saison d'hiver.`,
    },
    {
      name: 'delorme',
      kind: 'denial',
      low: 60,
      high: 69,
      best: 66,
      why: "Parcours exemplaire de maître d'hôtel étoilé avec CAP/BP, mais il dit lui-même que son anglais est scolaire et insuffisant pour une conversation.",
      lacks: ['anglais courant'],
      cv: `Jean-Luc Delorme, 47 ans, Bourg-en-Bresse

Le métier
J'ai appris la salle chez Georges Blanc et je ne l'ai plus quittée.

* 2014 à ce jour – Maître d'hôtel, Auberge de la Dombes (1 étoile), Villars. Huit personnes en salle, 45 couverts. Je fais les horaires, le briefing de 11 h 30 et de 18 h 45, les fiches d'allergènes, les réservations sur Zenchef. La poularde de Bresse en deux services, découpée devant le client, c'est moi ; les flambages également. Six apprentis reçus au CAP, dont un meilleur apprenti de l'Ain.
* 2007-2014 – Premier chef de rang, Lameloise, Chagny. Rang de six tables, deux commis.
* 2001-2007 – Commis puis chef de rang, Georges Blanc, Vonnas.

Diplômes
BP Restaurant, CFA de Bourg, 2003
CAP Services en brasserie-café et restaurant, 2001
Mention complémentaire Sommellerie, 2009

Langues
Italien : bon niveau (épouse de Turin, clientèle du Piémont).
Anglais : niveau scolaire. Je lis une carte et je dis bonjour, mais je ne tiens pas une conversation ; un collègue prend les tables étrangères.

Références : chef et direction de chaque maison.`,
    },
    {
      name: 'von-arx',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 82,
      why: 'Directeur de salle de palace et de trois étoiles avec toutes les exigences et les langues souhaitées ; seul le niveau, deux crans au-dessus, pose question.',
      lacks: [],
      cv: `Stéphane von Arx
Directeur de restaurant
Genève / Haute-Savoie

2019 – aujourd'hui
Directeur de salle, restaurant gastronomique d'un palace genevois (1 étoile Michelin)
Responsable de 26 collaborateurs, 3,8 M CHF de chiffre d'affaires, recrutement, comptes d'exploitation, carte des vins de 900 références avec le chef sommelier. Toujours présent au service : canard à la presse, découpe du bar en croûte, crêpes Suzette.

2014 – 2019
Premier maître d'hôtel puis adjoint du directeur de salle, Hôtel de Ville de Crissier (3 étoiles)
Brigade de 18. Guéridon quotidien.

2010 – 2014
Maître d'hôtel, Le Gavroche, Londres. Service et management en anglais.

2006 – 2010
Commis et chef de rang, L'Auberge de l'Ill, Illhaeusern

BTS Hôtellerie-restauration option B, lycée Alexandre-Dumas d'Illkirch, 2006. Mention complémentaire sommellerie, 2007.

Langues : français, allemand (bilingue), anglais (C2), italien (conversation).

Outils : Zenchef, SevenRooms, Micros.

Pourquoi une petite maison ? Après vingt ans de grandes brigades je veux retrouver mes clients par leur nom et nous venons d'acheter à Talloires.`,
    },
    {
      name: 'pichon',
      kind: 'years',
      low: 51,
      high: 64,
      best: 58,
      why: "Vrai maître d'hôtel étoilé avec diplôme et anglais, mais tout s'arrête en 2013 ; depuis, agent immobilier.",
      lacks: ['5 ans en gastronomique récents'],
      cv: `Véronique Pichon – Sevrier (74)

Conseillère immobilière qui souhaite revenir à la salle

EXPÉRIENCES
Laforêt Annecy, négociatrice puis responsable de secteur, de l'automne 2013 à 2025
Estimations, visites, mandats, négociation ; beaucoup de clients anglais et néerlandais, actes et visites en anglais. Deux personnes à charge.

Maître d'hôtel, La Bouitte, Saint-Martin-de-Belleville (alors deux étoiles), hivers et étés 2009-2013
Équipe de six en salle, découpe et flambage au guéridon, planning, apprentis.

Chef de rang, Flocons de Sel, Megève, 2005-2009

Demi-chef de rang, The Dorchester, Londres, 2003-2005

DIPLÔME
BTS Hôtellerie-restauration, Thonon-les-Bains, 2003

LANGUES
Anglais courant (TOEIC 935 en 2019). Allemand : notions.

DIVERS
J'ai suivi en mai 2025 une journée de remise à niveau « arts de la table » au Greta. Bénévole au service du repas annuel de l'hôpital. Disponible de suite, sans contrainte d'horaires : mes enfants sont grands.`,
    },
    {
      name: 'benamara',
      kind: 'list',
      low: 28,
      high: 41,
      best: 34,
      why: "BTS en cours et quelques mois de stages ; guéridon et management ne figurent que comme compétences ou cours, aucune année de maître d'hôtel.",
      lacks: ['5 ans en gastronomique', "2 ans comme maître d'hôtel ou premier chef de rang"],
      cv: `Yanis BENAMARA
21 ans • Aix-les-Bains • mobile • permis B

Objectif : devenir maître d'hôtel dans une belle maison étoilée

Compétences
Accueil d'une clientèle internationale – Management de brigade – Service au guéridon, découpage, flambage – Accords mets et vins – Plannings – Réservations (Zenchef) – Anglais courant – Italien scolaire

Formation
BTS Management en hôtellerie-restauration, 2e année, lycée hôtelier de Challes-les-Eaux (diplôme prévu en juin prochain)
Ateliers : découpe de la volaille, flambage des fruits, animation d'une équipe, anglais de la restauration (B2 au dernier test)
Bac technologique STHR, 2024

Stages et petits boulots
• Mai – août 2025 : stage de commis de salle, L'Incomparable, Tresserve (gastronomique). Mise en place, débarrassage, envoi des assiettes, service du pain et de l'eau.
• Été 2024 : serveur, brasserie de la plage, Aix-les-Bains, 120 couverts en terrasse
• Juin 2023 : stage d'observation, cuisine du Radisson
• Week-ends : extras pour un traiteur (mariages)

Loisirs : œnologie, boxe, cuisine de ma grand-mère`,
    },
  ],
};
