import type { GradedJob } from '../types.ts';

export const pharmacienHospitalierChimiotherapiesChFrance: GradedJob = {
  job: 'pharmacien-hospitalier-chimiotherapies-ch-france',
  title: 'Pharmacien hospitalier H/F – unité de préparation des chimiothérapies',
  spec: `CENTRE HOSPITALIER DU VAL D'AUBRAIE (720 lits et places)
Pharmacie à usage intérieur
AVIS DE VACANCE – poste à temps plein, praticien hospitalier ou praticien contractuel, à pourvoir au 1er janvier 2027

1. Le service
La PUI compte 7 pharmaciens, 2 internes et 24 préparateurs. L'unité de préparation centralisée, refaite en 2023 (deux isolateurs quatre postes), sort un peu plus de 14 000 poches par an pour l'oncologie, l'hématologie et l'HAD de trois établissements voisins.

2. Le poste
Sous la responsabilité du chef de service, le pharmacien recruté :
- valide les protocoles et les prescriptions de chimiothérapie, libère les préparations ;
- encadre au quotidien six préparateurs et un interne ;
- fait vivre le système qualité (BPP, contrôles microbiologiques, CREX) ;
- reçoit en consultation les patients sous anticancéreux oraux ;
- suit les essais cliniques en cancérologie, une vingtaine actifs ;
- prend sa part d'astreintes (une semaine sur sept).

3. Ce qui est exigé
- Diplôme d'État de docteur en pharmacie
- DES de pharmacie hospitalière, ou autre titre ouvrant droit à l'exercice en PUI
- Inscription, ou situation permettant l'inscription immédiate, au tableau de l'Ordre, section H
- Deux ans au moins de pratique dans une unité de préparation de cytotoxiques (l'internat n'est pas compté)

4. Ce qui serait apprécié
DU ou DIU de pharmacie oncologique, maîtrise d'un logiciel du type CHIMIO, BPC ou équivalent, éducation thérapeutique, goût de l'enseignement aux préparateurs.

5. Conditions
Statut PH ou contrat motif 2, temps accessoire possible en HAD, logement de transition trois mois, crèche. Gare à 6 minutes à pied, 1 h 10 de Paris.

Les candidatures (lettre, CV, copie des diplômes) sont à adresser à la direction des affaires médicales avant le 30 novembre.`,
  graded: [
    {
      name: 'claire-vasseur-upc',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: "DE, DES, section H et cinq ans d'unité de chimiothérapie à temps plein jusqu'à aujourd'hui, avec essais, consultations, DU et CHIMIO.",
      lacks: [],
      cv: `Claire VASSEUR
Née le 4 mars 1992 – 45000 Orléans – 06 39 98 01 22
Docteur en pharmacie – Ordre national des pharmaciens, section H (depuis nov. 2021)

EXPÉRIENCE

Depuis nov. 2021 – CHR de la Boucle, Orléans – Praticien hospitalier (assistante spécialiste jusqu'en oct. 2023)
Unité de reconstitution des cytotoxiques, 22 000 préparations/an
• analyse et validation pharmaceutique sous CHIMIO®, libération, contrôle analytique des poches (Raman)
• encadrement : 9 préparateurs, 1 interne, planning et habilitations
• mise à jour du dossier BPP 2023, cartographie des risques, animation des CREX
• référente essais cliniques onco-hématologie : 31 protocoles ouverts
• consultation anticancéreux oraux, le mardi, env. 250 patients suivis ; ETP validée 40 h
• astreintes 1 semaine sur 8

2017 – 2021 – Internat, interrégion Ouest (Tours, Orléans, Blois)
dont un semestre en unité de chimiothérapie

FORMATION
2021 DES de pharmacie hospitalière – thèse d'exercice « Stabilité de l'azacitidine », mention très honorable
2022 DU de pharmacie clinique oncologique
2011 – 2017 Études de pharmacie, Université de Touraine

DIVERS
Cours aux élèves préparateurs (12 h/an). Anglais courant. Permis B.`,
    },
    {
      name: 'yannick-le-goff-anticancereux',
      kind: 'synonym',
      low: 82,
      high: 94,
      best: 88,
      why: "Autre vocabulaire (salle blanche, poches, clinique privée), mais tous les titres et quatre ans et demi de pratique datée des anticancéreux injectables ; peu d'essais.",
      lacks: [],
      cv: `Yannick Le Goff
pharmacien, 36 ans, Vannes

Depuis mai 2022 je partage avec une consœur la gérance de la pharmacie de la clinique Saint-Ivy (Vannes, 280 lits, hôpital de jour de 24 fauteuils). Les anticancéreux injectables sont mon affaire : une salle blanche avec deux hottes à flux laminaire puis, depuis le déménagement de 2024, un isolateur. Nous faisons 9 500 poches par an avec quatre préparatrices que j'ai formées et que j'habilite chaque année. Je relis chaque ordonnance le matin (fonction rénale, cumul d'anthracyclines, interactions), j'appelle l'oncologue quand il faut, je libère. J'ai écrit les procédures de nettoyage, de décontamination et de bris de flacon, et l'ARS est passée en 2025 sans réserve. Le jeudi je vois les malades qui partent avec des comprimés : plan de prise, effets indésirables, lien avec l'officine. Logiciel : BPC.

Auparavant : assistant spécialiste au CH de Cornouaille-Sud, dispositifs médicaux stériles et rétrocessions, novembre 2020 – avril 2022.

Internat à Rennes de 2016 à 2020, DES obtenu en octobre 2020, thèse la même année (université d'Armorique). Inscrit à l'Ordre en section H depuis. DIU oncologie-pharmacie à Brest en 2023.

Deux essais de phase III seulement, en tant que centre associé. J'ai fait ma part de garde téléphonique un week-end sur deux, on s'y fait.`,
    },
    {
      name: 'ines-benhaddou-interne',
      kind: 'in-progress',
      low: 40,
      high: 53,
      best: 47,
      why: "Interne qui entre dans sa dernière année : DES attendu en novembre 2027, pas encore inscrite en section H, et l'internat ne compte pas pour les deux ans.",
      lacks: [
        'DES de pharmacie hospitalière (en cours)',
        'inscription en section H',
        'deux ans en unité de cytotoxiques hors internat',
      ],
      cv: `INÈS BENHADDOU
Interne en pharmacie hospitalière, Lille (docteur junior à partir du 2 novembre 2026)
ines.b@courriel.example

CURSUS
Nov. 2023 – nov. 2027 (prévu) : DES de pharmacie hospitalière, option pharmacie hospitalière générale, CHU des Flandres
Diplôme d'État de docteur en pharmacie : thèse soutenue le 19 juin 2026, « Sécurisation des intrathécales »
2017 – 2023 : faculté de pharmacie, université de l'Escaut

STAGES D'INTERNAT
Mai 2025 – avril 2026 : unité centralisée de préparation des anticancéreux, CHU. Deux semestres. Validation sous supervision, libération, audit de manipulation (test au bleu), 6 protocoles d'essai.
Nov. 2024 – avril 2025 : pharmacie clinique en hématologie. Conciliation, entretiens CAR-T.
Mai – oct. 2024 : stérilisation, CH de Lens-Artois
Nov. 2023 – avril 2024 : dispositifs médicaux implantables
Mai – oct. 2026 : pharmacie clinique en oncologie digestive, consultations thérapies orales
À compter du 2 nov. 2026 : docteur junior, de nouveau à l'unité anticancéreux, gardes

PUBLICATIONS
Une communication affichée, congrès de pharmacie oncologique 2025

AUTRES
Présidente de l'association des internes 2025. Anglais C1, arabe courant. CHIMIO, Pharma, Excel.

Je terminerai en novembre 2027 et cherche dès maintenant mon premier poste.`,
    },
    {
      name: 'pierre-alain-morvan-dm',
      kind: 'denial',
      low: 58,
      high: 71,
      best: 65,
      why: "DE, DES, section H et neuf ans de PUI, mais il écrit n'avoir jamais exercé en unité de cytotoxiques, ce que l'avis exige pendant deux ans.",
      lacks: ["deux ans en unité de préparation de cytotoxiques (dit n'en avoir aucun)"],
      cv: `CV – Dr Pierre-Alain MORVAN, pharmacien hospitalier

Situation actuelle : PH temps plein, CH de Haute-Marche, nommé en 2020. Inscrit section H.

Parcours
CH de Haute-Marche, 310 lits
   depuis janvier 2020, praticien hospitalier ; avant, praticien contractuel (novembre 2017 – décembre 2019)
   Responsable des dispositifs médicaux et de la stérilisation (certification 2022 et 2026), achats en GHT, rétrocession, gaz médicaux. Analyse pharmaceutique de 180 lits de SMR et d'USLD, conciliation à l'entrée. Encadrement de 8 préparateurs et 5 agents. COMEDIMS : secrétaire. Responsable du système de management de la qualité de la prise en charge médicamenteuse depuis 2021. Astreintes une semaine sur quatre.
Internat 2013 – 2017, Limoges

Titres
Docteur en pharmacie (Limoges-Vienne, 2017)
DES pharmacie hospitalière et des collectivités, octobre 2017
DU stérilisation, 2019 ; DU qualité et gestion des risques, 2021

Pour être franc : notre hôpital sous-traite ses chimiothérapies et je n'ai jamais travaillé dans une unité de cytotoxiques, même comme interne. C'est justement ce que j'aimerais apprendre, et je suis prêt à suivre le DU.

Marié, trois enfants. Violoncelle.`,
    },
    {
      name: 'sylvie-courtade-avant-2017',
      kind: 'old',
      low: 62,
      high: 73,
      best: 67,
      why: "Tous les titres et huit ans de chimiothérapie, mais terminés en 2017 ; depuis, gérance d'une PUI de soins de suite sans cytotoxiques.",
      lacks: [],
      cv: `Sylvie COURTADE
12, rue du Lavoir, 18000 Bourges
53 ans

PHARMACIEN GÉRANT – PUI

2017 (septembre) à ce jour
Centre de soins de suite et EHPAD Les Tilleuls, Bourges (210 lits)
Pharmacien gérant, 0,8 ETP. Nouvelle organisation du circuit du médicament, automate de PDA, livret thérapeutique, chariots d'urgence, deux préparatrices. Visite de certification HAS 2023.

2009 (juin) – 2017 (août)
Hôpital Saint-Aoustrille, Châteauroux – praticien hospitalier
Ouverture puis responsabilité de l'unité de reconstitution des chimiothérapies (6 000 préparations la première année, 11 000 en 2016). Choix de l'isolateur, qualification, procédures, formation des préparateurs, paramétrage des protocoles dans CHIMIO. RCP et consultations thérapies orales à partir de 2014.

2001 – 2009
CHU Berry-Limousin – assistant puis PH, rétrocession et essais cliniques

DIPLÔMES
Docteur en pharmacie et DES pharmacie hospitalière et des collectivités, 2001
DU de cancérologie, 2010

Ordre des pharmaciens : section H, n° RPPS 100xxxxxxxx, sans interruption depuis 2001. DPC 2023-2025 validé (iatrogénie du sujet âgé).`,
    },
  ],
};
