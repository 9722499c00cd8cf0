// Lines of a German CV that tell a word of a demand by its root: a participle of its verb, or the thing and the deed of a
// compound apart. Pure; of a CV's words an index is made once.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { beginsWith, compoundOf, plainRoot } from './german-words.ts';
import { sameAs } from './same-words.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The same root; thing and deed in one line; the thing alone, told as work. */
const WORTH = { root: 0.9, both: 0.85, thing: 0.55 };
const KEY = 4;

type Shown = { line: EvidenceLine; term: string; worth: number };

/** The words of a CV by the first letters of their roots. */
const rootsOf = rememberedOf((cv: Cv) => {
  const index = new Map<string, (readonly [string, string])[]>();
  for (const term of cv.linesOfTerm.keys()) {
    if (term.startsWith('=')) continue;
    const root = plainRoot(term);
    const key = root.slice(0, KEY);
    const list = index.get(key);
    if (list === undefined) index.set(key, [[root, term]]);
    else list.push([root, term]);
  }
  return index;
});

function termsWith(sought: string, cv: Cv): string[] {
  return (rootsOf(cv).get(sought.slice(0, KEY)) ?? [])
    .filter(([root]) => beginsWith(root, sought))
    .map(([, term]) => term);
}

/** The lines that show `wanted` by its root or by its parts. */
export function germanShowings(wanted: string, cv: Cv): Shown[] {
  if (wanted.startsWith('=')) return [];
  const linesOf = (term: string) => cv.linesOfTerm.get(term) ?? [];
  const root = plainRoot(wanted);
  const shown: Shown[] = (rootsOf(cv).get(root.slice(0, KEY)) ?? [])
    .filter(([other, term]) => other === root && term !== wanted)
    .flatMap(([, term]) => linesOf(term).map((line) => ({ line, term, worth: WORTH.root })));
  const compound = compoundOf(wanted);
  if (compound === null) return shown;
  const deeds = new Set(
    [...termsWith(compound.deed, cv), ...sameAs(wanted.slice(-compound.deed.length))].flatMap(linesOf),
  );
  for (const term of termsWith(compound.thing, cv)) {
    for (const line of linesOf(term))
      shown.push({ line, term, worth: deeds.has(line) ? WORTH.both : WORTH.thing });
  }
  return shown;
}
