// Papers that are held, beside things that ended, are denied or still to come: other papers, contracts, notice. What is told
// of those is not told of the paper.

import type { PaperRow } from '../../match/papers/paper-row.ts';

export const STEADY_PAPERS: readonly PaperRow[] = [
  {
    title: 'Nurse',
    ask: 'NMC registration',
    held: [
      'NMC PIN 12A3456E, renewal due October 2027. Mentorship course starts in January.',
      'NMC registered since 2011. Took a break until 2019, returned and revalidated.',
      'RGN, NMC 09I1234E. Waiting for a start date; can begin in two weeks.',
      'NMC registration current; DBS to be renewed; ILS expired in 2024',
      'NMC PIN 12A3456E (adult). Contract at Leeds ended in March 2026 and I am looking for a post.',
    ],
  },
  {
    title: 'Electrician',
    ask: '18th Edition certificate',
    held: [
      '18th Edition 2022. JIB gold card expires in December 2026. IPAF out of date.',
      '18th Edition (2019), AMD2 update 2022; 2391 exam booked for December',
      'City & Guilds 2382 18th Edition, passed March 2023; ECS card in the post',
      'NVQ Level 3 Electrotechnical, Leeds College, 2009 to 2012; 18th Edition 2023',
    ],
  },
  {
    title: 'Electrician',
    ask: 'NVQ Level 3 in electrotechnical services',
    held: [
      'NVQ Level 3 Electrotechnical Services, Leeds College, 2009 to 2012',
      'NVQ Level 3 electrotechnical services, 2014. Level 4 begun and stopped.',
    ],
  },
  {
    title: 'Driver',
    ask: 'category C+E licence',
    held: [
      'C+E since 2008, CPC to 2029, no points since 2019',
      'Licence: C, C+E (Class 1). Medical renewed 2025. HIAB ticket run out 2023.',
      'C+E licence, clean; moffett never used',
    ],
  },
  {
    title: 'Accountant',
    ask: 'ACCA qualified',
    held: [
      'ACCA qualified 2014 (all papers first time). CTA started, then stopped in 2018.',
      'FCCA, admitted 2012. Practising certificate given up in 2019 when I went into industry.',
      'ACCA, completed 2016; last paper passed in June 2016',
      'ACCA member since 2015. Notice period ends in December.',
    ],
  },
  {
    title: 'Project Manager',
    ask: 'PRINCE2 Practitioner',
    held: [
      'PRINCE2 Practitioner (2024, valid to 2027), MSP exam in November',
      'PRINCE2 Practitioner 2023, AgilePM lapsed',
      'PRINCE2 Practitioner - renewed last year; project ended in June',
    ],
  },
  {
    title: 'Security Officer',
    ask: 'SIA licence',
    held: [
      'SIA licence valid until 05/2028; first aid ran out in March',
      'SIA licence 1012 3456, door supervisor, renewal form already in, present one good to January 2027',
      'SIA licence holder since 2012, never suspended',
    ],
  },
  {
    title: 'Steuerberater',
    ask: 'Bestellung als Steuerberater',
    held: [
      'Steuerberater, bestellt 2016; Fachberater-Lehrgang läuft',
      'Bestellung als Steuerberater 2014 nach bestandener Prüfung im Oktober 2013',
      'Steuerberater seit 2011, vorher Prüfungsassistent bis 2010',
    ],
  },
  {
    title: 'Infirmier',
    ask: "diplôme d'État d'infirmier",
    held: [
      "Diplôme d'État d'infirmier, 2014 ; DU plaies en cours, examen en juin",
      "Diplôme d'État d'infirmière 2010, AFGSU 2 à renouveler",
    ],
  },
  {
    title: 'First Aider',
    ask: 'First Aid at Work certificate',
    held: [
      'First Aid at Work, St John, 3 days, taken May 2025 after the old one lapsed in 2023',
      'First Aid at Work 04/2026. Fire marshal 2019, not repeated.',
      'First Aid at Work (exp. 11/2028), manual handling (expired)',
    ],
  },
  {
    title: 'Engineer',
    ask: 'CEng (chartered engineer)',
    held: [
      'CEng MICE 2015; on the panel of reviewers, interviews in March and October',
      'CEng, MIMechE (2012). No longer a member of the IET.',
      'Chartered Engineer (CEng) since 2013, fellowship application in with the institution',
    ],
  },
  {
    title: 'Solicitor',
    ask: 'admitted solicitor',
    held: [
      'Admitted 2012 (SRA 500123). Higher rights: course booked.',
      'Qualified solicitor, admitted September 2018; contract came to an end in May 2026',
    ],
  },
  {
    title: 'Systems Administrator',
    ask: 'Active Secret clearance',
    held: ['Secret clearance, active (investigation closed March 2023)'],
  },
];
