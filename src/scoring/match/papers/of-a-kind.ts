// Papers of which any of a kind will do, "a post-registration critical care qualification": the kind is no more than the
// trade, of which every post tells, so that what stands beside it has to say that something was learnt. Pure.

import type { EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namesYear } from '../../text/year.ts';
import { partsOfPhrases } from '../words/phrase-parts.ts';

const OF_A_KIND =
  /(?<!\p{L})(?:post-?(?:registration|qualification|qualifying|graduate)|qualifications?|specialist training|weiterbildung|fachweiterbildung)(?!\p{L})/iu;
const LEARNT =
  /qualif|(?<!online )course(?!s)|diplom|pg ?cert|certif|(?<!\p{L})(?:awards?|degree|master|programme|credits|formation|specialist training)(?!\p{L})|lehrgang|weiterbildung/iu;

/** The words that the trade of such a paper is told in; none where a certain paper is asked for. */
export const wordsOfKind = rememberedOf(
  (unit: Unit): ReadonlySet<string> =>
    new Set(OF_A_KIND.test(unit.text) ? [...partsOfPhrases(unit).values()].flat() : []),
);

/** Where, between the commas around a stretch, it is said that something was learnt; null where nothing says so. */
export function learntAt(text: string, start: number, end: number): number | null {
  const { text: clause, from } = clauseAround(text, start, end);
  const before = clause.lastIndexOf(',', start - from - 1) + 1;
  const after = clause.indexOf(',', end - from);
  const at = clause.slice(before, after < 0 ? undefined : after).search(LEARNT);
  return at < 0 ? null : from + before + at;
}

/** Whether a line stands among the papers, with its year. */
export function isDatedPaper({ section, text }: EvidenceLine): boolean {
  return (section === 'certificates' || section === 'education') && namesYear(text);
}
