// Years are of the place and the thing of the work: which teeth, whose samples, which plant, which bar; and of its level.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

type Row = { title: string; ask: string; held?: readonly string[]; near?: readonly string[] };

const ROWS: readonly Row[] = [
  {
    title: 'Orthodontic Nurse',
    ask: 'At least two years in an orthodontic practice is a must.',
    held: [
      'Dental Nurse, Elm Brace Clinic\n2021 - present\nBrackets, wires and retainers for two orthodontists.',
    ],
    near: [
      'Dental Nurse, Quill Family Dental\n2018 - present\nFillings, root canals, whitening, recall lists.',
    ],
  },
  {
    title: 'Bartender',
    ask: 'You need two years in a cocktail bar.',
    held: ['Bartender, Orme cocktail bar, Leeds\n2022 - present\nStirred and shaken classics, batching.'],
    near: ['Bar Person, The Farrow Arms\n2019 - present\nPints, real ale, cellar work, darts nights.'],
  },
  {
    title: 'Translator',
    ask: 'Cinq ans de traduction juridique sont exigés.',
    near: [
      'Traducteur, Orme Langues, Lille\n2016 - présent\nEssais cliniques et notices de médicaments, anglais vers français.',
    ],
  },
  {
    title: 'Ranger Manager',
    ask: 'Three years or more in charge of a nature reserve is required.',
    held: [
      'Head Ranger, Orme Reserve\n2020 - present\nRuns the nature reserve: paths, grazing, wardens, budget.',
    ],
    near: [
      'Assistant Ranger, Orme Reserve\n2016 - present\nPaths, grazing and visitors of the nature reserve.',
    ],
  },
  {
    title: 'Grants Officer',
    ask: 'At least three years of grant writing is required.',
    held: [
      'Grant Writer, Elm Refuge\n2020 - present\nWrites grant proposals to foundations, letters of inquiry and narratives.',
    ],
    near: [
      'Programme Officer, Orme Foundation\n2016 - present\nReads and scores grant proposals, visits applicants, monitors awards to grantees.',
    ],
  },
];

for (const row of ROWS)
  describe(row.ask, () => {
    for (const cv of row.held ?? [])
      it(`held: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(row, cv)).toBe(false));
    for (const cv of row.near ?? [])
      it(`near: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(row, cv)).toBe(true));
  });
