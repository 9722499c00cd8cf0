/** Conducteur de travaux gros œuvre, logements collectifs : diplôme BTP bac+2, cinq ans de conduite de travaux béton armé, permis B. */
import type { GradedJob } from '../types.ts';

export const conducteurTravauxGrosOeuvre: GradedJob = {
  job: 'conducteur-travaux-gros-oeuvre',
  title: 'Conducteur de travaux gros œuvre (H/F)',
  spec: `Objet : poste de conducteur de travaux GO, agence de Villeurbanne

Bonjour à toutes et à tous,

Merci de diffuser ce qui suit. Je l'ai écrit moi-même, le service com' dira que c'est trop long.

Bâtirive, c'est 210 compagnons, 78 M€ de chiffre d'affaires, une SCOP depuis 1987 (chacun est associé au bout de trois ans, ça change l'ambiance). Nous coulons du béton : logements collectifs, un EHPAD, un groupe scolaire, de R+4 à R+12, en lot gros œuvre ou en macro-lot, entre 1,5 et 9 M€. L'agence a trois conducteurs et j'en cherche un quatrième pour prendre deux opérations en février : 92 logements à Vaulx-en-Velin, puis une résidence étudiante à Bron.

Concrètement, vous reprenez l'étude, vous faites vos plannings et votre mode constructif avec les méthodes, vous négociez béton, aciers, coffrages et sous-traitants, vous suivez vos déboursés tous les mois et vous défendez vos avenants et votre DGD face au maître d'œuvre. Vos deux chefs de chantier mènent les équipes, vous menez les chefs. La sécurité, PPSPS compris, n'est pas une option.

Ce que je demande : au minimum un bac+2 du bâtiment ou génie civil (BTS, DUT/BUT) ou une école d'ingénieurs ; cinq ans de conduite de travaux en gros œuvre béton armé, comme conducteur, pas comme chef de chantier ni comme assistant, sur du bâtiment ; le permis B, les chantiers ne sont pas tous sur une ligne de métro. J'aimerais en plus : coffrages tunnel, banches et prédalles, bas carbone, RE2020, une AIPR encadrant, Onaya ou BRZ, et l'envie de former un apprenti.

Ce que je propose : 48 à 58 k€ sur 13 mois, participation et intéressement (deux mois et demi l'an passé), véhicule, 10 RTT, mutuelle à 70 %. Le poste est ouvert aux personnes en situation de handicap. Réponse sous quinze jours, y compris quand c'est non.

Envoyez un CV, pas de lettre : Odile Franquet, directrice d'exploitation`,
  graded: [
    {
      name: 'logements-lyon',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'BTS puis licence, onze ans conducteur GO sur du logement collectif avec banches et tunnel, déboursés et DGD, permis, AIPR.',
      lacks: [],
      cv: `Guillaume ROCHEBRUNE
38 ans, Meyzieu (69), permis B

EXPÉRIENCES
Depuis sept. 2019 : conducteur de travaux gros œuvre, Lyonnaise de Gros Béton (LGB), Décines
- Les Terrasses du Rizan, 118 logements R+8, 6,4 M€ HT, banches + prédalles, béton CEM III (E+C-)
- EHPAD de Chaponnay, 84 lits, 4,1 M€, coffrage tunnel, livré avec 3 semaines d'avance
- En cours : Clos Berthelot, R+11, deux sous-sols en paroi berlinoise, 8,2 M€
Je fais mes budgets, mes achats, mes situations, mes FTM, le PPSPS, les réunions de maîtrise d'œuvre. Marge + 2,1 points sur budget en moyenne.

2015 à 2019 : conducteur de travaux, Entreprise Sabatier, Bourgoin-Jallieu
Logements R+3 à R+6 et un gymnase

2012 à 2015 : aide-conducteur puis conducteur adjoint, Sabatier

FORMATION
Licence pro Conduite de travaux, IUT Lyon 1, 2012
BTS Bâtiment, lycée La Martinière Monplaisir, 2011

DIVERS
AIPR encadrant 2024. SST. Onaya, MS Project, Autocad lecture. Tuteur d'un apprenti ingénieur.
Trail (UTMB en bénévole), deux enfants.`,
    },
    {
      name: 'suisse-romande',
      kind: 'synonym',
      low: 79,
      high: 91,
      best: 85,
      why: 'Chef de projet construction chez un maçon genevois : même métier avec le vocabulaire suisse (soumission, métrés, décompte final), diplôme d’ingénieur, permis.',
      lacks: [],
      cv: `Noémie Perret-Gentil, Annemasse, née en 1990

Je dirige des chantiers de maçonnerie et de béton pour une entreprise genevoise de 160 personnes, Construction Dufour-Lachenal SA, depuis mai 2018. On y appelle cela « technicienne de chantier », ailleurs on dit autrement : en clair, une fois l'affaire gagnée, elle est à moi.

Ce que cela a donné : 76 appartements coopératifs aux Vergers (Meyrin), neuf niveaux plus radier étanche ; une résidence hôtelière à Lancy, sept étages en prémurs ; les murs et dalles d'un cycle d'orientation ; depuis l'an dernier les deux immeubles de la Gare de Chêne (CHF 9,8 millions de gros œuvre). Pour chacun : la préparation avec le contremaître, le choix des éléments de coffrage et de la grue, les commandes d'armatures et de béton, les prix des sous-traitants, l'avancement, le compte de chantier au mois, les plus-values que l'architecte n'a pas envie de signer et le décompte final. Norme SIA 118, CCT du gros œuvre, plan d'hygiène et de sécurité.

Avant : stage puis ingénieure méthodes, Ferrari Frères (Annecy), 2015 à avril 2018.

Formation : INSA Lyon, génie civil et urbanisme, ingénieure, 2015.
Permis B depuis 2009 ; frontalière, je voudrais m'arrêter de traverser. Italien courant, allemand laborieux. Violon alto, potager.`,
    },
    {
      name: 'beyrouth-abidjan',
      kind: 'synonym',
      low: 75,
      high: 87,
      best: 80,
      why: 'Engineer of the AUB with ten years of running reinforced concrete frames in Beirut and Abidjan, French fluent and driving licence exchanged; only the French regulations are to be learnt.',
      lacks: [],
      cv: `RANIA HADDAD-SOULEYMANE
Civil Engineer, concrete buildings
Lyon 7e since January 2026 (family reunification, work permit included). French mother tongue with Arabic and English: schooled at Grand Lycée, Beirut.

PROFESSIONAL RECORD
Ébrié Bâtisseurs SA, Abidjan - Site Contracts Manager (structural works), March 2021 to December 2025
  Résidence Les Alizés, 144 apartments, 11 floors; staff housing for a bank, 60 units; a clinic. Formwork cycles of 6 days with aluminium panels and slabs on tables. 180 workers, two site agents and their foremen. Bought ready-mix, rebar, cranes. Monthly cost to complete, claims and final statement with the bureau de contrôle and the owner's architect (all of it in French).

Karam & Fils Contracting, Beirut - Project Engineer RC works, then construction manager, July 2016 to February 2021
  Three towers of 9 to 17 floors in Achrafieh and Jdeideh. Responsible for programme, quantities, subcontractors and costs from 2017.

EDUCATION
BE Civil Engineering, American University of Beirut, 2016. Recognition ENIC-NARIC level 7, 2026.

OTHER
French driving licence B (exchange, May 2026). AIPR encadrant, Aug 2026. AutoCAD, Revit, Primavera. Swims, cooks, walks a greyhound.`,
    },
    {
      name: 'chef-de-chantier',
      kind: 'adjacent',
      low: 42,
      high: 56,
      best: 49,
      why: 'Très bon chef de chantier gros œuvre, mais ni le diplôme bac+2 ni la conduite de travaux : budget, achats et décomptes restent au conducteur.',
      lacks: [
        "au minimum un bac+2 du bâtiment ou génie civil (BTS, DUT/BUT) ou une école d'ingénieurs",
        'cinq ans de conduite de travaux en gros œuvre béton armé',
      ],
      cv: `José-Manuel FARIA DA COSTA - maçon, boiseur, chef d'équipe, chef de chantier

Arrivé du Portugal à dix-sept ans et toujours dans le béton depuis. Vingt-six ans, ça forme.

2014 -> 2026   GTO Construction (Corbas), CHEF DE CHANTIER GROS ŒUVRE
Logements collectifs à Bron, Saint-Priest, Villefranche, R+5 à R+9. 18 à 35 compagnons. Implantation au théodolite et à la station, rotation des banches, réception des aciers et des toupies, quart d'heure sécurité, accueil des intérimaires, heures et commandes courantes de béton. Points avec le conducteur deux fois par semaine : lui les marchés et les chiffres, moi la production. 340 logements livrés.
2009 -> 2014   chef d'équipe, GTO
2000 -> 2009   coffreur bancheur, chez divers

Diplômes : CAP maçon (2002), titre pro chef d'équipe gros œuvre (AFPA, 2010)
Formations : échafaudage R408, CACES grue à tour R487 (2023), AIPR opérateur, SST, élingage
Permis : B, BE, moto
Langues : portugais, français, un peu de turc de chantier

Références : Monsieur Tardieu, conducteur, et toute l'équipe. Président de l'amicale portugaise, bacalhau le dimanche.`,
    },
    {
      name: 'conducteur-debutant',
      kind: 'years',
      low: 53,
      high: 67,
      best: 60,
      why: 'Ingénieur ESTP, permis, deux ans et demi de conduite en GO après deux ans d’aide-conducteur : la moitié des cinq ans demandés.',
      lacks: ['cinq ans de conduite de travaux en gros œuvre béton armé'],
      cv: `Bastien Le Quellec | Ingénieur travaux | Lyon 3e | 28 ans | permis B + scooter

À PROPOS
Rigoureux et curieux, j'aime les chantiers propres et les tableurs justes. Six ans de métier, apprentissage compris.

PARCOURS
Armoric & Rhône Bâtiment, agence de Lyon
- avril 2024 à ce jour : conducteur de travaux GO. 64 logements sociaux R+6, 3,7 M€ à Saint-Fons, en autonomie : études d'exécution, commandes, sous-traitants (armaturiers, étancheur), situations, reporting analytique, OPR. Résidence sénior de Rillieux, 2,9 M€, en démarrage.
- sept. 2022 à mars 2024 : aide-conducteur de travaux, 140 logements en macro-lot à Gerland : levées, métrés, demandes de prix, pointage des aciers.
- sept. 2019 à août 2022 : apprenti ingénieur, trois semaines sur quatre, mêmes équipes, méthodes puis chantier

Études
ESTP, campus de Troyes, ingénieur bâtiment par apprentissage, 2022
DUT Génie civil, Rennes, 2019

Outils : Revit, BRZ, MS Project, Teamoty
Certif. : AIPR encadrant (2022), SST, habilitation H0B0
Anglais B2 (TOEIC 845), breton scolaire

Loisirs : kitesurf (rare à Lyon), fanfare, cuisine au beurre salé. Permis bateau.`,
    },
  ],
};
