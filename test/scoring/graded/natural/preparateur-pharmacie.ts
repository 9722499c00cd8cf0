/** Préparateur en pharmacie d'officine, Angers : BP ou DEUST, deux ans de comptoir. */
import type { GradedJob } from '../types.ts';

export const preparateurPharmacie: GradedJob = {
  job: 'preparateur-pharmacie',
  title: 'Préparateur / préparatrice en pharmacie',
  spec: `La Pharmacie des Trois Fontaines, à Angers, recrute une préparatrice ou un préparateur en pharmacie en CDI, 35 heures, à partir du 4 janvier 2027.

Nous sommes une officine de quartier de onze personnes : deux titulaires, deux adjoints, cinq préparateurs et deux apprenties. La clientèle est fidèle, plutôt âgée, avec beaucoup de traitements chroniques et deux EHPAD que nous livrons chaque semaine. L'officine s'est dotée d'un robot l'an dernier et d'un espace de confidentialité pour les entretiens.

Au quotidien, vous délivrez les ordonnances sous le contrôle des pharmaciens, conseillez au comptoir, gérez le tiers payant et les rejets, préparez les piluliers, passez et réceptionnez les commandes. Deux demi-journées par semaine sont consacrées au préparatoire (capsules, pommades).

Le brevet professionnel de préparateur en pharmacie, ou le DEUST qui l'a remplacé, est indispensable : sans lui, nous ne pouvons pas vous confier le comptoir. Il nous faut aussi quelqu'un d'autonome, qui ait au moins deux années de pratique en officine après le diplôme. Un samedi sur deux est travaillé.

La connaissance de LGPI ou de Winpharma, une aisance en orthopédie, en dermo-cosmétique ou en aromathérapie seraient un plus.

Coefficient 300 à 330 selon parcours, tickets restaurant, mutuelle, formations prises en charge. Merci d'adresser un CV et quelques lignes à Mme Le Guennec. Toutes les candidatures seront étudiées avec la même attention.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: "BP 2015, onze ans d'officine, EHPAD et piluliers, préparatoire, LGPI, orthopédie.",
      lacks: [],
      cv: `Maëlle TRÉHOREL
Préparatrice en pharmacie
Avrillé (49)

EXPÉRIENCE PROFESSIONNELLE

Depuis avril 2019 : Pharmacie du Lac, Avrillé
- délivrance et conseil, file active d'environ 180 patients par jour
- piluliers (PDA) pour un EHPAD de 84 lits, suivi des changements de traitement avec les infirmières
- référente tiers payant : rejets Sésam-Vitale traités sous 48 h
- capsules et pommades au préparatoire, deux matinées par semaine, traçabilité
- commandes directes et grossiste, inventaire, robot BD Rowa
- tutrice de deux apprenties

Septembre 2015 - mars 2019 : Pharmacie Saint-Jacques, Cholet
- comptoir, orthopédie (prise de mesures, bas, ceintures), location de matériel

Septembre 2013 - août 2015 : apprentissage, Pharmacie Saint-Jacques

FORMATION
2015 - Brevet professionnel de préparateur en pharmacie, CFA de Maine-et-Loire
2020 - Orthopédie et petit appareillage, 70 h
2013 - Bac ST2S, mention bien

LOGICIELS
LGPI au quotidien, Winpharma à Cholet

DIVERS
Permis B. Disponible les samedis. Course à pied, trésorière de l'association de parents d'élèves.`,
    },
    {
      name: 'deust',
      kind: 'any-of',
      low: 77,
      high: 90,
      best: 84,
      why: "DEUST au lieu du BP et trois ans et quatre mois d'officine après le diplôme ; peu de préparatoire.",
      lacks: [],
      cv: `Yanis Belkacem-Dupré, 49000 Angers

Bonjour, voici mon parcours.

J'ai obtenu en juin 2023 le DEUST préparateur-technicien en pharmacie à l'université de Loire-Océan, en alternance à la Grande Pharmacie de Trélazé, qui m'a embauché dès le 1er juillet suivant et où je suis toujours (CDI, 35 h, coefficient 290).

C'est une officine de centre commercial : du passage, beaucoup d'ordonnances de sortie d'hôpital, des mamans pressées. Je sers au comptoir toute la journée avec validation par l'un des trois pharmaciens, je fais les dossiers de location et les bas de contention, j'ai repris depuis 2025 la mise sous pilulier d'une résidence autonomie (26 personnes). Je sais faire les gélules, mais chez nous la plupart des préparations sont sous-traitées, donc j'en fais peut-être une par mois. Je m'occupe aussi des commandes de parapharmacie avec trois laboratoires.

Logiciel : Winpharma. Formation dermo-cosmétique (deux jours, 2024). AFGSU niveau 2.

Avant cela, un bac pro commerce (2019), puis une année de PACES ratée et un an chez un fleuriste.

Anglais correct, arabe parlé. Samedis : j'en fais déjà deux sur trois.`,
    },
    {
      name: 'liege',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 61,
      why: "Assistante pharmaceutico-technique belge, huit ans de comptoir ; l'autorisation d'exercice en France n'est pas encore rendue.",
      lacks: ['brevet professionnel de préparateur en pharmacie, ou DEUST'],
      cv: `Aurore VANDERMEULEN
Assistante en pharmacie

| Période | Lieu | Fonction |
|---|---|---|
| 02/2018 - 09/2026 | Pharmacie du Perron, Liège | Assistante pharmaceutico-technique, temps plein |
| 09/2017 - 01/2018 | Pharmacie Collard, Verviers | Remplacement |

Ce que j'y faisais : exécution des prescriptions sous la surveillance du pharmacien, conseil pour les petits maux, préparations magistrales tous les jours (gélules, crèmes, suppositoires : en Belgique on en fait encore beaucoup), préparation de médication individuelle pour une maison de repos de 60 lits, tarification, commandes et périmés.

Études : CESS technique de qualification, assistant pharmaceutico-technique, Institut Sainte-Véronique-du-Thier, Liège, 2017. Visa du SPF Santé publique, numéro provincial.

Installée à Angers depuis octobre 2026 pour suivre mon mari. J'ai déposé en août un dossier auprès de la commission régionale pour être autorisée à exercer en France ; on m'a réclamé une pièce complémentaire, envoyée le 12 octobre.

Logiciels : Farmad, Officinall. Bases de LGPI apprises en stage d'observation (une semaine).
Langues : français, néerlandais B1.
Formation en aromathérapie (2021, 5 jours). Permis B, libre de suite, samedis possibles.`,
    },
    {
      name: 'conseillere-para',
      kind: 'denial',
      low: 28,
      high: 44,
      best: 37,
      why: "Sept ans en pharmacie, mais au rayon parapharmacie : sans le BP, elle dit ne pas délivrer d'ordonnances.",
      lacks: [
        'brevet professionnel de préparateur en pharmacie, ou DEUST',
        'au moins deux années de pratique en officine après le diplôme',
      ],
      cv: `CORALIE MENANTEAU
Conseillère dermo-cosmétique en pharmacie

Mon profil
Sept ans en pharmacie, le goût du conseil et de la vente, une vraie relation avec les clientes.

Mes expériences

Grande Pharmacie de l'Atoll, Beaucouzé | novembre 2019 à aujourd'hui
Responsable du rayon parapharmacie (280 000 euros par an). Conseil peau, cheveux, bébé, compléments alimentaires, huiles essentielles. Animations, vitrines, négociation avec les laboratoires. Réception et rangement des commandes, robot compris, étiquetage. Encaissement. Je passe la main à un préparateur dès qu'il y a une ordonnance, n'ayant pas le diplôme pour servir le médicament.

Institut Fleur de Sel, Angers | 2014 à 2019
Esthéticienne : soins du visage, épilation, vente, caisse.

Mes diplômes
CAP et BP esthétique-cosmétique (2012, 2014)
CQP dermo-cosmétique pharmaceutique (2021)
Certificat aromathérapie, 40 h (2022)

J'utilise Winpharma (ventes, stocks, promotions).

Et après ?
J'aimerais évoluer vers le comptoir. Une inscription au DEUST est à l'étude pour la rentrée 2027 si mon employeur me suit.

Disponible un samedi sur deux. Théâtre amateur, gymnastique.`,
    },
    {
      name: 'preparateur-commandes',
      kind: 'trap',
      low: 8,
      high: 24,
      best: 15,
      why: 'Préparateur de commandes chez un grossiste répartiteur : des médicaments en bacs, ni diplôme ni comptoir.',
      lacks: [
        'brevet professionnel de préparateur en pharmacie, ou DEUST',
        'au moins deux années de pratique en officine après le diplôme',
      ],
      cv: `Kévin Auvinet - Préparateur, secteur pharmaceutique - 9 ans d'expérience

Répartition Atlantique Santé, agence d'Angers
PRÉPARATEUR DE COMMANDES puis PRÉPARATEUR RÉFÉRENT
de mars 2017 à ce jour, horaires de nuit puis 2x8
. préparation des commandes des pharmacies (450 officines servies deux fois par jour), médicaments, dispositifs, produits froids entre 2 et 8 degrés
. stupéfiants : local fermé, double comptage
. réception, contrôle des lots et des péremptions, retours et rappels
. automate A-Frame, terminal vocal, inventaire tournant
. livraison de dépannage aux EHPAD et aux pharmacies en utilitaire
. formation des intérimaires, taux d'erreur 0,4 pour mille

Logis Ouest, Saint-Barthélemy-d'Anjou
CARISTE, 2013 à 2017

Diplômes et titres
Bac pro logistique, 2013
CACES 1A, 3, 5, valables jusqu'en 2029
Bonnes pratiques de distribution en gros, recyclage annuel
Sauveteur secouriste du travail

Permis B, véhicule. Samedi travaillé sans souci. Je connais les boîtes par cœur et je cherche un poste de jour, au contact des patients.`,
    },
  ],
};
