import type { GradedJob } from '../types.ts';

export const electricienEntretienUsineSaintHyacinthe: GradedJob = {
  job: 'electricien-entretien-usine-saint-hyacinthe',
  title: "Électricien ou électricienne d'entretien – quart de soir",
  spec: `QUI SOMMES-NOUS?
Fondée en 1961, Laiterie du Richelieu-Nord transforme chaque année 90 millions de litres de lait. Plus de 310 personnes travaillent à notre usine de Saint-Hyacinthe. Chez nous, on se tutoie, on se dit les choses et on mange du fromage en grains le vendredi.

TON RÔLE
Tu relèves du superviseur de la maintenance. Sur le quart de soir (15 h à 23 h, du lundi au vendredi, une fin de semaine sur cinq), tu gardes les lignes en marche : diagnostic et dépannage sur du 600 V et du 120 V, moteurs, démarreurs, entraînements à fréquence variable, capteurs et automates. Tu prends part à l'entretien préventif, tu mets à jour les plans et tu fermes tes bons de travail dans notre GMAO. Tu donnes aussi un coup de main lors des arrêts planifiés.

CE QU'IL TE FAUT ABSOLUMENT
• Certificat de qualification en électricité (licence C) valide au Québec
• DEP en électricité ou équivalence reconnue au Québec
• Au moins 3 ans comme électricien en usine; la construction neuve et le résidentiel ne comptent pas

CE QUI SERAIT UN PLUS
• Automates Allen-Bradley (ControlLogix, CompactLogix)
• Connaissance du milieu alimentaire (lavage, zones humides, HACCP)
• Assez d'anglais pour lire un manuel
• Permis de conduire classe 5

CE QU'ON OFFRE
42,10 $ l'heure plus prime de soir de 1,75 $; REER collectif avec participation de l'employeur; assurances dès le premier jour; bottes et outils payés; cours à ton choix remboursés.

Laiterie du Richelieu-Nord souscrit à un programme d'accès à l'égalité en emploi. Seules les personnes retenues seront contactées. Agences, prière de vous abstenir.`,
  graded: [
    {
      name: 'steve-larocque-licence-c',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: "Licence C valide, DEP en électricité, plus de neuf ans comme électricien d'usine dont six en agroalimentaire, automates Allen-Bradley.",
      lacks: [],
      cv: `Steve Larocque
Acton Vale (Québec)
450 555-0148

Électricien industriel – licence C (certificat de qualification émis en 2017, renouvelé jusqu'en 2029)

EXPÉRIENCE

Les Viandes Yamaska inc., Saint-Pie
Électricien d'entretien, quarts rotatifs
Août 2020 à aujourd'hui
- Dépannage en production : convoyeurs, trancheuses, emballeuses sous vide, compresseurs à l'ammoniac (partie électrique)
- Remplacement de démarreurs et de variateurs PowerFlex, réglages, prise en note des paramètres
- Modifications mineures de programmes ControlLogix et ajout d'entrées/sorties
- Préventif planifié dans Interal, thermographie des panneaux 600 V une fois l'an
- Cadenassage, travail en zone de lavage haute pression

Moulures Bagot ltée, Upton
Électricien, puis électricien classe A
Mai 2017 à juillet 2020
- Entretien électrique de deux lignes d'extrusion et d'un parc de 14 presses
- Passage de câbles en conduit rigide et en chemin de câbles, refonte de l'éclairage

Électricité G. Thériault, Acton Vale
Apprenti (commercial et un peu de résidentiel)
2013 à 2017

ÉTUDES
DEP en électricité, Centre de formation Les Sommets-de-Granby, 2013
Formations : ControlLogix niveaux 1 et 2 (2021), arc électrique CSA Z462 (2024), SIMDUT

LANGUES
Français, anglais fonctionnel (lecture des manuels sans problème)
Permis classe 5`,
    },
    {
      name: 'benoit-delcroix-lille',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 59,
      why: "Onze ans d'électricité en usine et équivalence au DEP, mais habilitations françaises seulement, licence C pas encore obtenue.",
      lacks: ['licence C valide au Québec'],
      cv: `BENOÎT DELCROIX
Arrivé au Québec en avril 2026, résident permanent
Beloeil

Électricien de maintenance, 11 ans en industrie

PARCOURS
Depuis juin 2026 : aide à l'entretien, Boulangerie industrielle Beaumont, Longueuil. Je travaille sous la surveillance d'un électricien en titre : serrage de panneaux, remplacement de capteurs, éclairage, préparation du matériel.

De 2019 à mars 2026 : électricien de maintenance, Conserverie de la Lys, Armentières (France). Équipes 3x8. Lignes de sertissage, autoclaves, palettiseurs. Diagnostic sur armoires 400 V, variateurs, automates Siemens S7-1200 et S7-1500. GMAO Carl Source. Environnement lavé tous les jours, démarche HACCP.

De 2014 à 2019 : électricien d'usine, Textiles Wambrechies. Moteurs, câblage d'armoires, remise aux normes de machines.

DIPLÔMES ET TITRES
Bac professionnel Électrotechnique, énergie, équipements communicants, lycée Paul-Verhaege, Tourcoing, 2014
Évaluation comparative des études effectuée par le ministère (août 2026) : comparable à un DEP en électricité
Habilitations électriques françaises B2V, BR, BC, H1V (recyclage en 2025)

SITUATION AU REGARD DE LA LICENCE
Demande de reconnaissance déposée à Emploi-Québec en septembre 2026. Examen de qualification prévu en février 2027. D'ici là j'ai une carte d'apprenti.

Autres : permis de conduire échangé (classe 5), anglais technique lu.`,
    },
    {
      name: 'mario-gosselin-electromec',
      kind: 'denial',
      low: 40,
      high: 53,
      best: 47,
      why: "Électromécanicien expérimenté en usine alimentaire, mais il dit ne pas avoir la licence C et son DEP n'est pas en électricité.",
      lacks: ['licence C', 'DEP en électricité ou équivalence'],
      cv: `Mario Gosselin, Sainte-Rosalie

OBJECTIF : poste de soir à la maintenance, près de chez moi

Électromécanicien — Pâtisseries Saint-Liboire — octobre 2014 à maintenant
Je m'occupe des fours tunnels, des pétrins, des emballeuses et des robots de palettisation. Roulements, courroies, pneumatique, hydraulique, un peu de soudure TIG pour l'inox. Côté électrique je remplace les capteurs, les cellules photoélectriques et les moteurs une fois que c'est cadenassé, et je lis les schémas. Pour tout ce qui est ouverture de panneau 600 V, branchement permanent ou ajout de circuit, c'est l'électricien de l'usine qui passe, parce que je ne détiens pas la licence C et que je n'ai pas fait le cours d'électricité. Je vais chercher un défaut dans le CompactLogix avec le portable, en lecture. Bons de travail dans Maximo.

Mécanicien de machines — Plastiques Rouville — 2009 à 2014
Changement de moules, presses à injection, préventif.

DEP Électromécanique de systèmes automatisés, Centre de formation de la Pommeraie, 2009
DES, 2006

Cartes : cadenassage, nacelle, chariot élévateur, secouriste en milieu de travail (2025)
Français langue maternelle. Anglais : débrouillard.
Références sur demande`,
    },
    {
      name: 'karine-beaudry-construction',
      kind: 'years',
      low: 57,
      high: 69,
      best: 63,
      why: 'Licence C et DEP en règle, mais dix ans de résidentiel et de construction : quatorze mois seulement en usine.',
      lacks: ['trois ans comme électricienne en usine (14 mois)'],
      cv: `KARINE BEAUDRY, électricienne
Saint-Dominique • karine.b@exemple.ca

Licence C, certificat de qualification no 00417, en vigueur
Carte de compétence compagnon CCQ
DEP en électricité — École des métiers du Mont-Rougemont — 2015

2025-09 à 2026-11    Emballages Casavant, Saint-Hyacinthe
Électricienne de jour. Éclairage, moteurs, disjoncteurs, quelques variateurs. J'apprends les automates avec le gars d'instrumentation. Bons de travail informatisés.

2019-04 à 2025-08    Les Entreprises électriques Dubreuil
Compagnon. Multilogements de 12 à 80 portes, entrées électriques, chauffage, bornes de recharge. Chef d'équipe de trois personnes à partir de 2022. Estimation de petits contrats.

2015-06 à 2019-03    Dubreuil, puis Maisons Clairval
Apprentie, 4 périodes complétées. Filage de maisons neuves, finition.

Autres cours : ASP construction, nacelle ciseau, arc électrique (2025), Logix de base, 3 jours (2026)
Bilingue (mère anglophone). Permis 5, auto fiable. Libre le soir et la fin de semaine.`,
    },
    {
      name: 'gaetan-fiset-utilites',
      kind: 'gem',
      low: 84,
      high: 94,
      best: 89,
      why: "Sous le titre de technicien aux utilités, huit ans de vrai travail d'électricien d'usine, compagnon licence C, cours professionnel d'électricité.",
      lacks: [],
      cv: `Gaétan Fiset — Technicien aux utilités et bâtiments

Brasserie Haut-Yamaska, Granby, mars 2018 à ce jour

Le titre vient de la convention collective; dans les faits, nous sommes deux à tenir tout l'électrique de l'usine, et je suis celui du soir. Quand une ligne d'embouteillage tombe, c'est moi qu'on appelle. Je trouve le défaut, que ce soit un contacteur brûlé, un variateur en faute ou une carte d'entrée morte dans le rack Allen-Bradley, et je repars la ligne. J'ai remplacé le CCM de la salle des chaudières (600 V, 18 départs) pendant l'arrêt de Noël 2022, monté les 30 nouveaux capteurs de la laveuse, redessiné les schémas dans AutoCAD Electrical. Rondes du préventif, mégohmmètre, serrage au couple, tout est noté dans Guide Ti. Salle de brassage mouillée, produits caustiques, règles d'hygiène strictes.

Aciérie Bélanger-Nord, Contrecœur, 2012-2018
Aide-électricien, ensuite compagnon à partir de l'automne 2016. Ponts roulants, fours, groupes hydrauliques.

J'ai ma C depuis octobre 2016 (qualification en électricité, payée et valide jusqu'en 2028).

École : diplôme d'études professionnelles, électricité, 1 800 heures, promotion 2012, Centre Albert-Lussier de Sorel.

Je lis l'anglais. Classe 5. Délégué en santé et sécurité depuis 2023.`,
    },
  ],
};
