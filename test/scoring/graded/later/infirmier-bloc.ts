/** Infirmier de bloc opératoire, in French: the State diploma and its speciality decide. */
import type { GradedJob } from '../types.ts';

export const infirmierBloc: GradedJob = {
  job: 'infirmier-bloc',
  title: 'Infirmier(ère) de bloc opératoire (IBODE)',
  spec: `La clinique Sainte-Odile (Strasbourg, 9 salles) recherche un(e) infirmier(ère) de bloc opératoire en CDI.

Vos activités : accueil du patient, check-list, circulante et instrumentiste en orthopédie et viscéral, gestion des dispositifs médicaux, traçabilité, encadrement des étudiants.

Votre profil : diplôme d'État d'infirmier et inscription à l'Ordre obligatoires, diplôme d'IBODE ou mesures transitoires exigés, deux ans d'expérience au bloc au minimum. La connaissance de l'allemand et de la chirurgie robotique serait appréciée.

Nous vous offrons : reprise d'ancienneté, prime de bloc, crèche.`,
  graded: [
    {
      name: 'forte',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 93,
      why: 'DEI, IBODE, Ordre, huit ans de bloc en orthopédie et viscéral, robot, allemand.',
      lacks: [],
      cv: `Caroline Schmitt, IBODE
Inscrite à l'Ordre national des infirmiers

Depuis septembre 2020 – IBODE, Clinique des Trois Frontières, Mulhouse : instrumentiste et circulante en orthopédie (PTH, PTG) et viscéral, robot Da Vinci, traçabilité des DM, tutrice de stage.
2017 – 2020 – Infirmière de bloc, CH Colmar.

Diplôme d'IBODE, Strasbourg 2020
Diplôme d'État d'infirmier 2017
Allemand B2`,
    },
    {
      name: 'sans-ibode',
      kind: 'missing',
      low: 55,
      high: 73,
      best: 65,
      why: 'Infirmier diplômé d’État, cinq ans de bloc, mais ni IBODE ni mesures transitoires.',
      lacks: ["diplôme d'IBODE ou mesures transitoires"],
      cv: `Mathieu Roche
Infirmier de bloc (IDE)

Mai 2021 à ce jour : IDE au bloc, Polyclinique du Parc, Metz. Circulant en orthopédie, viscéral et ORL, check-list, arsenal, encadrement d'étudiants.
2019 - 2021 : IDE en chirurgie, CHR Metz.

Diplôme d'État d'infirmier 2019, inscrit à l'Ordre.
Pas de diplôme d'IBODE : dossier de mesures transitoires refusé en 2023, VAE envisagée.`,
    },
    {
      name: 'service',
      kind: 'missing',
      low: 28,
      high: 50,
      best: 40,
      why: 'Bonne infirmière de chirurgie, jamais affectée au bloc.',
      lacks: ["diplôme d'IBODE", "deux ans d'expérience au bloc"],
      cv: `Inès Haddad
Infirmière diplômée d'État

2018 - aujourd'hui : infirmière en chirurgie digestive, Hôpital Civil de Haguenau. Surveillance post-opératoire, pansements, drains, préparation des patients pour le bloc, étudiants.
DEI Nancy 2018. Ordre infirmier n° 2xxxxx.
Allemand courant. Aimerait découvrir le bloc opératoire.`,
    },
    {
      name: 'aide-soignant',
      kind: 'trap',
      low: 14,
      high: 38,
      best: 26,
      why: 'Onze ans au bloc, mais aide-soignant : brancardage et décontamination.',
      lacks: ["diplôme d'État d'infirmier", "diplôme d'IBODE"],
      cv: `David Muller
Aide-soignant de bloc opératoire

Depuis 2015 : aide-soignant au bloc, Clinique de l'Ill. Installation du patient, brancardage, bionettoyage des salles, pré-désinfection des instruments, réassort.
DEAS 2014
Alsacien et allemand parlés.`,
    },
    {
      name: 'belge',
      kind: 'foreign',
      low: 50,
      high: 70,
      best: 61,
      why: 'Infirmière belge spécialisée en salle d’opération ; autorisation française et Ordre demandés, pas obtenus.',
      lacks: ["inscription à l'Ordre"],
      cv: `Élodie Vandamme
Infirmière spécialisée en salle d'opération (Belgique)

2018 - présent : CHU de Liège, bloc central : instrumentation orthopédie et viscérale, robot, tutorat.
Bachelier infirmier 2017, spécialisation « salle d'opération » 2018 (équivalence IBODE demandée en juin 2026)
Inscription à l'Ordre français : dossier en cours, réponse attendue en janvier.
Allemand B1`,
    },
  ],
};
