import type { GradedJob } from '../types.ts';

export const ingenieurLogicielEmbarqueMedicalYverdonSuisse: GradedJob = {
  job: 'ingenieur-logiciel-embarque-medical-yverdon-suisse',
  title: 'Ingénieur-e en logiciel embarqué, 80-100 %',
  spec: `Ingénieur-e en logiciel embarqué, 80-100 %, Yverdon-les-Bains

Chez Pulsavive SA, nous développons des pompes à perfusion portables utilisées dans une trentaine d'hôpitaux. Notre équipe firmware compte huit personnes et cherche un-e collègue pour la prochaine génération de l'appareil.

Vous concevez et écrivez le logiciel embarqué en C et C++ sur microcontrôleurs ARM Cortex-M, de l'architecture au test sur cible. Vous travaillez avec un système temps réel (FreeRTOS, Zephyr ou comparable), vous mettez au point les pilotes avec les électroniciens, vous documentez selon IEC 62304 et vous participez aux revues de code et à l'analyse de risques. Le quotidien, les spécifications et les échanges avec les soignants se font en français.

Pour ce poste, nous demandons impérativement un diplôme d'ingénieur-e HES, EPF ou universitaire (informatique, électronique, microtechnique ou titre équivalent), au moins cinq ans de développement professionnel en C ou C++ embarqué, et un français courant, niveau C1 au minimum. L'anglais technique va de soi. Une expérience dans un domaine réglementé (médical, ferroviaire, aéronautique) et la pratique de l'intégration continue nous intéressent beaucoup. Le Bluetooth Low Energy, Rust ou l'allemand sont des plus.

Nous offrons un horaire souple, deux jours de télétravail, cinq semaines et demie de vacances, un abonnement demi-tarif et une cafétéria qui vaut le détour. Entrée en fonction au 1er février 2027 ou à convenir. Merci d'adresser votre dossier complet (lettre, CV, certificats de travail, diplômes) à notre service RH. Nous ne donnons pas suite aux dossiers d'agences.`,
  graded: [
    {
      name: 'aline-rochat-monney',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Master EPFL, huit ans de firmware C/C++ sur Cortex-M dont cinq en dispositif médical sous 62304, francophone : à voir tout de suite.',
      lacks: [],
      cv: `Aline Rochat-Monney
Ingénieure en microtechnique EPF
1400 Yverdon-les-Bains | nationalité suisse

EXPÉRIENCE

Ingénieure firmware senior — Respiralis Medical SA, Neuchâtel — 05.2021 à ce jour
Moniteur respiratoire de classe IIb. Responsable de deux modules sur quatre.
- Architecture et code C++17 sur STM32U5 et nRF53, ordonnancement sous Zephyr (auparavant FreeRTOS)
- Pilotes SPI/I²C de capteurs de débit, gestion d'énergie : autonomie passée de 31 à 52 heures
- Liaison BLE chiffrée avec l'application du patient
- Documentation logicielle classe B puis C selon 62304, AMDEC, traçabilité Polarion, audit MDR réussi en 2024
- Pipeline GitLab avec banc de test sur cible, 91 % de couverture des modules critiques
- Ateliers d'utilisabilité avec des soignants de trois hôpitaux romands

Ingénieure logiciel embarqué — Railtrace Sàrl, Fribourg — 09.2018 à 04.2021
- C sur Cortex-M4, compteur d'essieux, niveau SIL2, MISRA C
- Portage d'un bootloader sécurisé, mise à jour à distance

FORMATION
MSc en microtechnique, EPFL, 2018 (travail de master : boucle de commande d'une micropompe)
BSc en microtechnique, EPFL, 2016

LANGUES
Français (maternelle), anglais (C1), allemand (B1)

AUTRES
Rust : deux outils de test internes en service depuis 2025. Ski de randonnée, flûte traversière.`,
    },
    {
      name: 'jean-marc-aebischer',
      kind: 'overqualified',
      low: 77,
      high: 89,
      best: 83,
      why: "Directeur technique qui code encore chaque semaine : tous les impératifs sont là, la question est de savoir s'il veut vraiment redevenir développeur.",
      lacks: [],
      cv: `JEAN-MARC AEBISCHER
Directeur technique, systèmes embarqués

Résumé
Vingt-quatre ans dans l'électronique et le logiciel de produits suisses. J'ai dirigé jusqu'à 38 personnes. Je cherche moins de comités et plus de clavier ; une fonction sans conduite me convient.

Carrière

2016 – aujourd'hui  Chief Technology Officer, Cadranova Instruments SA, Bienne
Balances de laboratoire et doseurs. Budget R&D de 7,5 MCHF, quatre équipes, feuille de route, brevets (3).
Depuis 2022, à côté de la direction, j'écris et je maintiens moi-même la couche moteur du doseur : C++ sur Cortex-M7, FreeRTOS, environ 40 % de mon temps, 212 demandes de fusion l'an dernier. Intégration continue Jenkins, tests sur banc.

2008 – 2015  Responsable du groupe firmware, Avionelec Romandie SA, Payerne
Calculateurs de carburant, DO-178C niveau B, C, PowerPC puis ARM. Sept ingénieurs. Développeur principal jusqu'en 2012.

2002 – 2008  Ingénieur de développement, Télémesure Broye SA
C sur 8051 et ARM7, modems, compteurs d'eau.

Formation
Ingénieur HES en électronique, Yverdon, 2002
EMBA, Lausanne, 2014

Langues
Français (maternelle), allemand (C1), anglais (C1)

Publications et mandats : trois brevets, expert aux examens de bachelor, membre d'un conseil d'administration (démission prévue en décembre).`,
    },
    {
      name: 'karthik-venkataramanan',
      kind: 'missing',
      low: 59,
      high: 71,
      best: 65,
      why: 'Very good medical firmware engineer with degree and years, but his French is A2 and the job is done in French at C1: one hard must-have missing.',
      lacks: ['français courant, niveau C1'],
      cv: `KARTHIK VENKATARAMANAN
Embedded Software Engineer | Basel, Switzerland | Permit B

SUMMARY
Firmware engineer with seven years on battery-powered medical and industrial devices.

EXPERIENCE

Embedded Software Engineer, Helvion Diagnostics AG, Basel
March 2022 – present
• C and C++ for a handheld coagulation analyser (STM32H7, ThreadX)
• Wrote the pump and heater control layers, bring-up of three board revisions with the hardware team
• Software unit files and verification reports under IEC 62304 class B; took part in ISO 14971 risk sessions
• Moved the build to GitHub Actions with hardware-in-the-loop runs each night
• BLE pairing and firmware update over the air

Firmware Engineer, Orbitek Controls, Pune, India
July 2019 – February 2022
• C on Cortex-M3 for flow meters, FreeRTOS, Modbus, low-power modes
• MISRA checks, code reviews, mentoring of two graduates

EDUCATION
M.Sc. Embedded Systems, University of Freiburg, Germany, 2019
B.E. Electronics and Communication, Pune, 2016

LANGUAGES
English: fluent (C2)
Tamil: mother tongue
German: B2
French: A2, evening class since September 2026

TOOLS
Git, CMake, GoogleTest, Ceedling, J-Link, logic analysers, Jira, Doxygen

INTERESTS
Chess, bouldering, amateur radio`,
    },
    {
      name: 'yannick-favre-buchs',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 68,
      why: 'Les trois impératifs sont nommés et datés, mais en soixante mots : rien sur les projets, le temps réel ou le médical, donc à appeler avant de juger.',
      lacks: [],
      cv: `Yannick Favre-Buchs, Orbe

Ingénieur HES en informatique (orientation embarquée), HEIG-VD, 2017

2017-2020 : développeur C embarqué, Serrulux SA, Sainte-Croix. Serrures électroniques.
Depuis 2020 : développeur C++ embarqué, Agrosonde Sàrl, Chavornay. Firmware de sondes de sol sur STM32, FreeRTOS.

Français langue maternelle, anglais B2.

Dossier complet et certificats sur demande. Libre dès février.`,
    },
    {
      name: 'lea-chollet',
      kind: 'list',
      low: 30,
      high: 42,
      best: 36,
      why: "Étudiante prometteuse dans le bon domaine, mais le bachelor n'est pas terminé et elle n'a que des projets d'école et six mois de stage au lieu de cinq ans.",
      lacks: [
        "diplôme d'ingénieur-e HES, EPF ou universitaire",
        '5 ans de développement professionnel en C ou C++ embarqué',
      ],
      cv: `Léa Chollet
Étudiante en génie électrique, 23 ans
Renens VD

À PROPOS
Passionnée de microcontrôleurs, je termine mon bachelor et je cherche un premier emploi ou un poste à temps partiel pendant mes études.

FORMATION
2023 – juillet 2027 (prévu) : Bachelor HES en génie électrique, orientation électronique embarquée, Haute école d'ingénierie, 3e année sur 4 à temps partiel
2022 : Maturité professionnelle technique
2021 : CFC d'électronicienne, Lausanne

EXPÉRIENCE
Février – juillet 2026 : stagiaire firmware, Luminalp SA, Aigle (100 %)
- Pilote I²C en C pour un capteur de luminosité, STM32L4, FreeRTOS
- Tests unitaires Unity, scripts Python pour le banc
2022 – 2023 : électronicienne, Atelier Moret, Bex : brasage, mesure, réparation de cartes

PROJETS D'ÉCOLE
- Station météo LoRa en C++, nRF52 (note 5,5)
- Robot suiveur de ligne, commande PID
- Pompe péristaltique pour un cours d'instrumentation, groupe de 4

LANGUES
Français (maternelle), anglais (B2), allemand (A2)

LOISIRS
Fanfare du village, moniteur J+S en volleyball`,
    },
  ],
};
