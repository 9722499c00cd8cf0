// Papers that are still being learnt at a school, that are of another step, subject or place than a line seems to say, and
// those of people beside the candidate. Trades of their own, in the rows of the other histories.

import type { PaperRow } from '../../match/papers/paper-row.ts';

export const PAPERS_IN_SCHOOL: readonly PaperRow[] = [
  {
    title: 'Joiner',
    ask: 'Time-served, or qualified to NVQ 3 or similar (City & Guilds, BTEC)',
    held: [
      'Bench joiner, Ripley, 2012 - present\nTraining\nApprenticeship in joinery, Ripley, 2008 to 2012',
      'Bench joiner, Ripley, 2012 - present\nTraining\nBTEC level 3, construction and the built environment, 2011',
      'Bench joiner, Ripley, 2012 - present\nTraining\nHNC Construction, 2014',
    ],
    less: [
      'Bench joiner, Ripley, 2012 - present\nTraining\nNVQ 2, wood machining, 2012',
      'Bench joiner, Ripley, 2012 - present\nTraining\nLevel 2 diploma, bench joinery, 2012',
      'Bench joiner, Ripley, 2012 - present\nTraining\nGCSEs, 2008',
    ],
  },
  {
    title: 'Sage-femme',
    ask: "Diplôme d'État de sage-femme exigé",
    held: [
      "Sage-femme, Clinique du Parc, 2016 à aujourd'hui\nDiplômes\nDiplôme d'État de sage-femme, école de Lille, 2016\nTutrice d'étudiantes sages-femmes",
    ],
    less: [
      "Aide-soignante, Clinique du Parc, 2016 à aujourd'hui\nFormation\nDepuis septembre 2024 : école de sage-femme, CHU de Lille, promotion 2024-2028",
    ],
  },
  {
    title: 'Bilanzbuchhalter',
    ask: 'Abgelegte Prüfung zum Bilanzbuchhalter (IHK)',
    held: ['Buchhalterin, Kolb GmbH, 2015 bis heute\nWeiterbildung\nGeprüfte Bilanzbuchhalterin (IHK), 2019'],
    less: [
      'Buchhalterin, Kolb GmbH, 2015 bis heute\nWeiterbildung\nVorbereitungskurs Bilanzbuchhalter, IHK-Akademie, 03/2025 - 12/2026',
    ],
  },
  {
    title: 'Wound Care Nurse',
    ask: 'Postgraduate certificate in tissue viability',
    held: ['Staff nurse, 2015 - present\nEducation\nPGCert Tissue Viability, Hallam, 2020'],
    less: [
      'Staff nurse, 2015 - present\nEducation\nHallam, PGCert Tissue Viability: module one passed March 2026; module two begins in January 2027',
    ],
  },
  {
    title: 'Dental Nurse',
    ask: 'Immediate or Advanced Life Support certificate',
    held: ['Dental nurse, 2018 - present\nCourses\nILS, March 2026'],
    less: ['Dental nurse, 2018 - present\nCourses\nBLS, March 2026'],
  },
  {
    title: 'Teacher of the Deaf',
    ask: 'Ohio teaching license endorsed in Hearing Impaired',
    held: [
      'Teacher, Dayton, Ohio, 2017 - present\nLicenses\nOhio Professional Teaching License, Hearing Impaired (K-12), to 2028',
    ],
    less: [
      'Teacher, Dayton, Ohio, 2017 - present\nLicenses\nOhio Professional Teaching License, Integrated Science (7-12), to 2028',
    ],
  },
  {
    title: 'Field Sales Executive',
    ask: 'Full UK driving licence',
    held: ['Sales executive, 2017 - present\nFull UK driving licence'],
    less: ['Sales executive, 2017 - present\nLiving in London I do not drive, and go by rail'],
  },
  {
    title: 'Sales Representative',
    ask: 'Fluent Spanish',
    less: [
      'Sales representative, 2017 - present\nTeam of four in Leeds, stands at two fairs, a hundred accounts between the rivers\nEducation\nBA Business, Spanish Hills College, 2016\nLanguages\nEnglish',
    ],
  },
];
