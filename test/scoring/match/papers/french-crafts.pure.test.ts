// French papers of a craft, by what they are in and how high they are.

import { itTellsApart } from '../../held-or-less.ts';

itTellsApart([
  {
    title: 'Plombier',
    ask: 'DEP en plomberie exigé',
    held: [
      "Plombier, Orme, 2015 - 2020\nÉcole : diplôme d'études professionnelles, plomberie et chauffage, promotion 2014, Sorel",
    ],
    less: ["Plombier, Orme, 2015 - 2020\nÉcole : diplôme d'études secondaires, 2014"],
  },
  {
    title: 'Plombier chauffagiste',
    ask: 'CAP, BEP ou bac pro de plombier chauffagiste',
    held: ['Formation\nCAP installateur sanitaire 2014', 'Formation\nPlombier, CAP obtenu en 2013.'],
    less: [
      'Formation\nCAP cuisine 2014',
      'Formation\nCAP de boulanger, 2016',
      'Formation\nCAP installateur sanitaire en cours, examen en juin 2027',
    ],
  },
  {
    title: 'Menuisier',
    ask: 'un diplôme de menuisier (CAP, BEP, titre professionnel)',
    held: ['Formation\nTitre professionnel menuisier agenceur, 2019', 'Formation\nBP charpentier bois, 2012'],
    less: ['Formation\nBac pro maintenance des véhicules, 2014'],
  },
  {
    title: 'Coiffeuse',
    ask: 'Brevet professionnel de coiffure exigé',
    held: ['Formation\nCAP coiffure 2015, BP coiffure 2017'],
    less: ['Formation\nCAP coiffure 2015'],
  },
  {
    title: 'Électricien',
    ask: "CAP ou BEP d'électricien, ou titre professionnel",
    held: [
      'Formation\nBac pro MELEC, lycée Orme, 2018',
      "Formation\nCAP préparation et réalisation d'ouvrages électriques 2004",
    ],
    less: ['Formation\nBac pro électricien automobile, 2014'],
  },
]);
