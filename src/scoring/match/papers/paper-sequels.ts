// What the next lines still tell of a paper: a line that was cut at its full stop, and one that goes on "it ran out in
// 2021". Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { fateOf } from '../../cv/stance/paper-history.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { CREDIT, type Naming } from './naming.ts';
import { toldExpiry } from './told-expiry.ts';

/** So many lines may go on about one paper. */
const LINES_MAX = 3;
/** What a line begins with that speaks of the line before. */
const REFERS =
  /^\W*(?:it|this|that|which|i|my|the card|the certificate|not|never|dies\p{L}*|ich|je|j')(?!\p{L})/iu;
/** What became of it, whatever it is called. */
const BECAME =
  /^\W*(?:(?:then|since|later|now|puis|dann|danach|did|have) (?:[\p{L}\d'’]+ ){0,4}?)?(?<what>re-?admitted|re-?stored|re-?instated|re-?newed|re-?registered|re-?validated|re-?taken|re-?sat|re-?issued|replaced|back on|return(?:ed)? to (?:practice|the register)|repassée?s?|renouvelée?s?|erneuert|verlängert|neu (?:gemacht|erworben|abgelegt)|wieder (?:eingetragen|zugelassen))(?!\p{L})/iu;

/** A naming as what follows it in the CV leaves it. */
export function withSequel(naming: Naming, unit: Unit, cv: Cv): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' && stance !== 'lapsed') return naming;
  if (stance === 'lapsed' && isRestored(line, words, cv))
    return { ...naming, stance: 'held', isExplicit: true, credit: CREDIT.held };
  if (stance === 'held' && toldExpiry(line, cv) === 'past')
    return { ...naming, stance: 'lapsed', isExplicit: true, credit: CREDIT.lapsed };
  const more = goingOn(line, cv);
  const at = line.text.toLowerCase().indexOf(words);
  if (more === '' || at < 0) return naming;
  const fate = fateOf(`${line.text.replace(/[.;,\s]+$/, '')}; ${more}`, at, at + words.length, cv.nowMs);
  if (fate === null || fate === stance) return naming;
  if (fate === 'pursued' && (unit.allowsPursuit || stance === 'lapsed')) return naming;
  return { ...naming, stance: fate, isExplicit: true, credit: CREDIT[fate] };
}

/** "Dropped off the register in 2021." and below it: "Return to practice done, readmitted in 2023." */
function isRestored(line: EvidenceLine, words: string, { lines, nowMs }: Cv): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (next === undefined || next.isHeading) return false;
  const at = BECAME.exec(next.text)?.groups?.['what'];
  if (at === undefined) return false;
  const told = next.text.slice(next.text.indexOf(at)).replace(/\([^()]*\)/g, '');
  return fateOf(`${words}: ${told}`, 0, words.length, nowMs) === 'held';
}

/** The text behind a line that belongs to it. */
function goingOn(line: EvidenceLine, { lines, canon }: Cv): string {
  const from = lines.indexOf(line);
  const more: string[] = [];
  let last = line;
  for (const next of lines.slice(from + 1, from + 1 + LINES_MAX)) {
    const isCut = !canon.text.slice(last.end, next.start).includes('\n');
    if (
      next.isHeading ||
      !(
        isCut ||
        (next.role === null && line.role === null && REFERS.test(next.text)) ||
        BECAME.test(next.text)
      )
    )
      break;
    more.push(next.text);
    last = next;
  }
  return more.join('; ');
}
