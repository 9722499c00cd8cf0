// Writes which occupations are near which: by the stems that their words share, the telling ones most. The table is
// committed, because working it out takes longer than a Worker may take to start.
// node scripts/near-occupations.ts

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OCCUPATIONS } from '../src/scoring/lexicon/occupations/all.ts';
import { rarity } from '../src/scoring/text/terms/rarity.ts';
import { stem } from '../src/scoring/text/terms/stem.ts';
import { tokensOf } from '../src/scoring/text/terms/tokens.ts';

const TITLE_WEIGHT = 1.5;
const STEM_LENGTH_MIN = 3;
/** Stems rarer than this tell in full. */
const RARE = 4;
const NEIGHBOURS_MAX = 6;
const LIKENESS_MIN = 0.05;

type Bag = ReadonlyMap<string, number>;

/** For each occupation its neighbours with their likeness in hundredths, nearest first. */
export function nearOccupations(): Record<string, string> {
  const bags = unitBags();
  const near: Record<string, string> = {};
  for (const [name, bag] of bags) {
    const likenesses = [...bags]
      .filter(([other]) => other !== name)
      .map(([other, theirs]): [string, number] => [other, cosine(bag, theirs)])
      .filter(([, likeness]) => likeness >= LIKENESS_MIN)
      .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
      .slice(0, NEIGHBOURS_MAX);
    if (likenesses.length > 0)
      near[name] = likenesses.map(([other, likeness]) => `${other} ${Math.round(likeness * 100)}`).join(';');
  }
  return near;
}

function unitBags(): Map<string, Bag> {
  const counts = new Map(
    Object.entries(OCCUPATIONS).map(([name, { titles, words }]) => {
      const bag = new Map<string, number>();
      for (const [list, weight] of [
        [titles, TITLE_WEIGHT],
        [words, 1],
      ] as const)
        for (const { word } of tokensOf(list.replaceAll(';', ' ; '))) {
          const root = stem(word);
          if (root.length >= STEM_LENGTH_MIN) bag.set(root, (bag.get(root) ?? 0) + weight);
        }
      return [name, bag] as const;
    }),
  );
  const homes = new Map<string, number>();
  for (const bag of counts.values())
    for (const root of bag.keys()) homes.set(root, (homes.get(root) ?? 0) + 1);
  return new Map(
    [...counts].map(([name, bag]) => {
      const weighed = [...bag].map(([root, times]): [string, number] => [
        root,
        Math.sqrt(times) * Math.log(counts.size / (homes.get(root) ?? 1)) * Math.min(1, rarity(root) / RARE),
      ]);
      const norm = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
      return [name, new Map(weighed.map(([root, weight]) => [root, weight / norm]))];
    }),
  );
}

function cosine(a: Bag, b: Bag): number {
  let sum = 0;
  for (const [root, weight] of a) sum += weight * (b.get(root) ?? 0);
  return sum;
}

/** The text of the table. */
export function nearTable(): string {
  const rows = Object.entries(nearOccupations()).map(([name, near]) => `  ${name}: '${near}',\n`);
  return `// Which occupations are near which, by the words they share, in hundredths. Written by scripts/near-occupations.ts.

/** Neighbours by occupation, nearest first, at most six. */
export const NEAR: Readonly<Record<string, string>> = {
${rows.join('')}};
`;
}

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../src/scoring/lexicon/occupations/near.ts'), nearTable());
