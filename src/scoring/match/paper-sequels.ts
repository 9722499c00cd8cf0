// What the next lines still tell of a paper: a line that was cut at its full stop, and one that goes on "it ran out in
// 2021". Pure.

import type { Cv, EvidenceLine } from '../cv/read-cv.ts';
import { fateOf } from '../cv/paper-history.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { CREDIT, type Naming } from './naming.ts';

/** So many lines may go on about one paper. */
const LINES_MAX = 3;
/** What a line begins with that speaks of the line before. */
const REFERS =
  /^\W*(?:it|this|that|which|i|my|the card|the certificate|not|never|dies\p{L}*|ich|je|j')(?!\p{L})/iu;

/** A naming as what follows it in the CV leaves it. */
export function withSequel(naming: Naming, unit: Unit, cv: Cv): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' && stance !== 'lapsed') return naming;
  const more = goingOn(line, cv);
  const at = line.text.toLowerCase().indexOf(words);
  if (more === '' || at < 0) return naming;
  const fate = fateOf(`${line.text.replace(/[.;,\s]+$/, '')}; ${more}`, at, at + words.length, cv.nowMs);
  if (fate === null || fate === stance) return naming;
  if (fate === 'pursued' && (unit.allowsPursuit || stance === 'lapsed')) return naming;
  return { ...naming, stance: fate, isExplicit: true, credit: CREDIT[fate] };
}

/** The text behind a line that belongs to it. */
function goingOn(line: EvidenceLine, { lines, canon }: Cv): string {
  const from = lines.indexOf(line);
  const more: string[] = [];
  let last = line;
  for (const next of lines.slice(from + 1, from + 1 + LINES_MAX)) {
    const isCut = !canon.text.slice(last.end, next.start).includes('\n');
    if (next.isHeading || !(isCut || (next.role === null && line.role === null && REFERS.test(next.text))))
      break;
    more.push(next.text);
    last = next;
  }
  return more.join('; ');
}
