// Questions that head what follows them, reasons beside a demand, cheers and names in a spec. Trades that the graded sets
// lack; what each asks for, in order, with how hard.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

type Row = readonly [spec: string, asked: readonly string[]];

const ROWS: readonly Row[] = [
  // A question in its own line heads what stands below it.
  [
    'Cellist\n\nWhat will I play?\nQuartets.\n\nWho would suit?\nSomebody who has led a section for five years.\n\nWhat else would please us?\nBaroque bow. Improvisation.\n\nHow do I apply?\nA recording and two names.',
    [
      'duty Quartets.',
      'hard Somebody who has led a section for five years.',
      'nice Baroque bow.',
      'nice Improvisation.',
    ],
  ],
  [
    'Imker\n\nWas machst du?\nVölker führen, Honig schleudern.\n\nWer passt zu uns?\nZwei Jahre Erfahrung mit Magazinbeuten.\n\nWas bieten wir?\nEin Fahrrad und gutes Brot.',
    ['duty Völker führen, Honig schleudern.', 'hard Zwei Jahre Erfahrung mit Magazinbeuten.'],
  ],
  // In a paragraph too.
  [
    'Puppeteer\n\nYou carve and mend marionettes. Why is there a vacancy? Our carver has a bad shoulder. What would make us smile? Shadow theatre. Glove puppets.',
    ['duty You carve and mend marionettes.', 'nice Shadow theatre.', 'nice Glove puppets.'],
  ],
  [
    'Puppeteer\n\nWhat do we need to see?\n1. A driving licence.\n\nWhat would be lovely? Glove puppets. Shadow theatre.\n\nWhat is in it for you? A workshop.',
    ['must A driving licence.', 'nice Glove puppets.', 'nice Shadow theatre.'],
  ],
  // A question that names what is asked for is a demand.
  [
    'Drayman\n\nRequirements\n- Do you hold a Class 2 lorry licence?',
    ['hard Do you hold a Class 2 lorry licence?'],
  ],
  // A reason stays with what it is the reason for.
  [
    'Bell founder\n\nYou need:\n- A forklift licence, because the moulds weigh a ton',
    ['hard A forklift licence, because the moulds weigh a ton'],
  ],
  // What is sent is no demand, and what moves those who choose is a wish.
  [
    'Glass engraver\n\nYou cut crystal on copper wheels.\n\nExperience of diamond point would strengthen your application.\n\nSend whatever CV you have got to Maud.',
    [
      'duty You cut crystal on copper wheels.',
      'nice Experience of diamond point would strengthen your application.',
    ],
  ],
  // A counter-case: letters that are the work.
  [
    'Clerk\n\nYour tasks:\n- Send statements to tenants each month',
    ['duty Send statements to tenants each month'],
  ],
  // A cheer behind a condition makes a wish of it.
  [
    'Saddler\n\nYou stitch bridles by hand. If you have also flocked saddles, brilliant.',
    ['duty You stitch bridles by hand.', 'nice If you have also flocked saddles, brilliant.'],
  ],
  // A parenthesis that the edge of a page broke is closed below; one that nothing closes takes nothing with it.
  [
    'Cooper\n\nRequired\n- Level 3 diploma in cooperage (a.k.a.\nbarrel making) or an apprenticeship\n- Firing of casks (oak\nand chestnut)',
    [
      'hard Level 3 diploma in cooperage (a.k.a. barrel making) or an apprenticeship',
      'must Firing of casks (oak and chestnut)',
    ],
  ],
  [
    'Küfer\n\nAnforderungen\n- Kenntnisse im Fassbau (Eiche /\nKastanie)\n- Dauben biegen',
    ['must Kenntnisse im Fassbau (Eiche / Kastanie)', 'must Dauben biegen'],
  ],
  ['Cooper\n\nRequired\n- Bending staves (oak\n- Hooping', ['must Bending staves (oak', 'must Hooping']],
];

describe('questions, reasons and cheers', () => {
  for (const [spec, asked] of ROWS)
    it(spec.replaceAll('\n', ' / ').slice(0, 90), () => {
      const units = readSpec({ jobSpec: spec }).units;
      expect(units.map(({ strength, text }) => `${strength} ${text}`)).toEqual(asked);
    });
});
