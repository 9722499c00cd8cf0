/** Infirmière puéricultrice (français) : le diplôme d'État de puéricultrice, l'Ordre, deux ans de néonatologie. */
import type { GradedJob } from '../types.ts';

export const infirmierePuericultrice: GradedJob = {
  job: 'infirmiere-puericultrice',
  title: 'Infirmier(ère) puériculteur(trice) en néonatologie',
  spec: `Le Centre hospitalier des Deux-Vallées (Chambéry) recherche, pour son service de néonatologie de type 2B, une infirmière puéricultrice ou un infirmier puériculteur à temps plein, en douze heures, jour et nuit en alternance.

Le service compte dix-huit lits, dont six de soins intensifs, et accueille des prématurés dès trente-deux semaines. Vous assurez la surveillance et les soins des nouveau-nés, la ventilation non invasive, la pose de voies veineuses et l'alimentation entérale ; vous accompagnez les parents, l'allaitement et le peau à peau, et vous préparez le retour à domicile avec la PMI.

Vous êtes titulaire du diplôme d'État de puéricultrice, impérativement, et inscrit(e) au tableau de l'Ordre national des infirmiers. Une expérience d'au moins deux ans en néonatologie ou en réanimation néonatale est exigée, l'équipe étant jeune. L'AFGSU de niveau 2 doit être en cours de validité.

Une formation aux soins de développement (NIDCAP), un diplôme en lactation humaine ou le tutorat d'étudiants seraient appréciés.

Poste de titulaire de la fonction publique hospitalière ou CDI, reprise d'ancienneté, self, crèche du personnel. Le poste est ouvert aux personnes en situation de handicap.`,
  graded: [
    {
      name: 'forte',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'DE de puéricultrice, Ordre, huit ans de néonatologie et de réanimation, AFGSU 2 valide, NIDCAP et tutorat.',
      lacks: [],
      cv: `Solène Marchandeau
Infirmière puéricultrice D.E.

EXPÉRIENCE
Depuis 09/2021 : CH de la Dranse, Thonon, néonatologie et soins intensifs (type 2B), 12 h jour/nuit
- prise en charge de prématurés dès 32 SA, VNI (CPAP, lunettes haut débit), cathéters périphériques et épicutanéo-caves, alimentation entérale
- accompagnement des parents, peau à peau, allaitement, sorties avec la PMI
- tutrice des étudiantes puéricultrices
- référente lactation du service : tire-lait au chevet, don de lait, consultation à deux semaines de la sortie
- participation au staff de périnatalité et à la révision des protocoles de photothérapie et de pose de sonde
10/2018 - 08/2021 : CHU de Saint-Alban, réanimation néonatale

DIPLÔMES
Diplôme d'État de puéricultrice, Lyon, 2018
Diplôme d'État d'infirmière, 2016
DIU Lactation humaine 2023 ; sensibilisation NIDCAP 2022
AFGSU 2 recyclée en mai 2025
Inscrite à l'Ordre national des infirmiers`,
    },
    {
      name: 'ecole-en-cours',
      kind: 'in-progress',
      low: 53,
      high: 70,
      best: 62,
      why: 'Infirmière de néonatologie depuis six ans, en fin d’école de puériculture ; le jury est en décembre.',
      lacks: ["diplôme d'État de puéricultrice"],
      cv: `Inès Belkacem

Infirmière en néonatologie, bientôt puéricultrice

2019 à décembre 2025, CH du Val de Leysse : infirmière en néonatologie et soins intensifs néonatals, 14 lits. Prématurés, CPAP, voies veineuses, nutrition entérale et parentérale, accueil des parents, peau à peau, liaison PMI pour les sorties. Nuits et week-ends. Membre du groupe allaitement ; rédaction d'un livret de sortie pour les parents de prématurés ; formation de deux jours au portage et au bain enveloppé ; encadrement des étudiants infirmiers de deuxième année.

Janvier à décembre 2026 : école de puériculture de Grenoble, formation en cours, prise en charge par l'établissement. Diplôme d'État de puéricultrice non encore obtenu, jury le 15 décembre 2026.

Diplôme d'État d'infirmier, Annecy, 2019
Ordre national des infirmiers : inscrite
AFGSU niveau 2, valable jusqu'en 2028`,
    },
    {
      name: 'ide-pediatrie',
      kind: 'denial',
      low: 50,
      high: 65,
      best: 57,
      why: 'Infirmier de réanimation néonatale solide, qui dit ne pas être titulaire du diplôme de puéricultrice.',
      lacks: ["diplôme d'État de puéricultrice"],
      cv: `Thibault Nkoulou, infirmier D.E.

J'exerce depuis mars 2018 en réanimation néonatale au CHU de Saint-Alban, après un an de chirurgie viscérale. J'y prends en charge deux à trois nouveau-nés ventilés par poste, de 25 à 40 semaines : ventilation invasive et non invasive, cathéters, perfusions, gavage, soins de développement, présence auprès des parents. Je suis référent douleur et j'encadre les nouveaux arrivants ainsi que les étudiants.

Diplôme d'État d'infirmier en 2017, numéro à l'Ordre national des infirmiers, AFGSU 2 renouvelée en 2024, formation NIDCAP de deux jours.

Je ne suis pas titulaire du diplôme de puéricultrice ; je n'ai pas pu me libérer pour l'école jusqu'ici.`,
    },
    {
      name: 'auxiliaire',
      kind: 'trap',
      low: 14,
      high: 36,
      best: 25,
      why: 'Auxiliaire de puériculture : les mots sont proches, le métier est un autre, sans diplôme infirmier.',
      lacks: ["diplôme d'État de puéricultrice", "inscription à l'Ordre", 'soins infirmiers en néonatologie'],
      cv: `CORALIE FAVRE-BONTÉ
Auxiliaire de puériculture diplômée d'État

2020 - aujourd'hui  Maternité de la clinique du Nivolet, Chambéry
  soins d'hygiène et bain du nouveau-né, pesées, aide à la mise au sein, peau à peau, biberons, entretien des couveuses, accueil des parents, transmissions à la sage-femme et à la puéricultrice
2015 - 2020  Crèche Les Petits Loirs, section des bébés

DEAP, Chambéry, 2015
Bac pro ASSP 2014
AFGSU niveau 2 (2025)
Permis B, disponible de jour et de nuit
Très intéressée par la néonatologie`,
    },
    {
      name: 'directrice-creche',
      kind: 'old',
      low: 55,
      high: 73,
      best: 65,
      why: 'Puéricultrice à jour de tout, dont les onze ans de néonatologie ont pris fin en 2015 ; crèche depuis.',
      lacks: [],
      cv: `Bénédicte Rougemont
Infirmière puéricultrice, directrice de crèche

2015 - présent : directrice, multi-accueil municipal de 60 berceaux, Aix-les-Bains. Management de 19 agents, suivi de santé des enfants, PAI, protocoles, relations avec la PMI et les familles. Budget, plannings, recrutements, commissions d'admission, formation de l'équipe aux gestes d'urgence et au portage, projet pédagogique autour du jardin, ouverture d'une section de douze places en 2021.

2004 - 2015 : puéricultrice, service de néonatologie et soins intensifs, hôpital Sainte-Agathe, Grenoble. Prématurés, ventilation non invasive, perfusions, allaitement, retours à domicile, encadrement des étudiants.

DE de puéricultrice 2004, DE d'infirmière 2002
AFGSU 2 à jour (mars 2026)
Ordre national des infirmiers : inscrite depuis 2008
Souhaite retrouver le soin.`,
    },
  ],
};
