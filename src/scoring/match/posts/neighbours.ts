// How much two texts are of one occupation, or of occupations that have to do with each other. Pure.

import { NEAR } from '../../lexicon/occupations/near.ts';
import { OCCUPATION_NAMES } from './occupation-phrases.ts';
import type { Occupied } from './occupations.ts';

/** The weight of two or three telling words. */
const MASS_MIN = 14;

/** Of what a neighbour is worth at a likeness of one, and the most that one is worth. */
const NEAR_WORTH = { slope: 3, most: 0.7 };
const neighbours = new Map<number, readonly (readonly [number, number])[]>();

function neighboursOf(occupation: number): readonly (readonly [number, number])[] {
  const known = neighbours.get(occupation);
  if (known !== undefined) return known;
  const read = (NEAR[OCCUPATION_NAMES[occupation] ?? ''] ?? '')
    .split(';')
    .flatMap((entry): [number, number][] => {
      const [name = '', hundredths = ''] = entry.split(' ');
      const other = OCCUPATION_NAMES.indexOf(name);
      return other < 0
        ? []
        : [[other, Math.min(NEAR_WORTH.most, (NEAR_WORTH.slope * Number(hundredths)) / 100)]];
    });
  neighbours.set(occupation, read);
  return read;
}

/** How much two texts are of one occupation, and of one or its neighbours, from 0 to 1 each. */
export type Kinship = { same: number; near: number };

/** The kinship of two texts; null where either says too little of any occupation. */
export function kinshipOf(a: Occupied, b: Occupied, massMin = MASS_MIN): Kinship | null {
  if (a.mass < massMin || b.mass < massMin) return null;
  let same = 0;
  let near = 0;
  for (const occupation of a.named) {
    const weight = a.shares[occupation] ?? 0;
    same += weight * (b.shares[occupation] ?? 0);
    for (const [other, worth] of neighboursOf(occupation)) near += weight * worth * (b.shares[other] ?? 0);
  }
  return { same, near: Math.min(1, same + (1 - same) * near) };
}
