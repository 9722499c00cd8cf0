// Papers and bodies that a spec calls by letters which nobody listed, and a CV by the words they stand for: "VCI" and
// "Veterinary Council of Ireland". Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { stem } from '../../text/terms/stem.ts';
import { IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';
import { isOfAnother } from './whose-paper.ts';

const LETTERS = /(?<![\p{L}\d/-])\p{Lu}{3,6}(?![\p{L}\d])/gu;
/** Between the words whose initials count. */
const SMALL = String.raw`(?: (?:of|for|the|and|in|on|to|&|de|du|des|la|les|le|et|en|für|und|der|des|im))*`;
/** Three initials are soon those of anything: one word must be that of a body or of a paper. */
const OF_PAPERS =
  /council|institut|association|society|board|authority|regist|federation|college|chamber|academy|guild|bureau|commission|certif|licen|charter|diploma|award|qualif|card|passport|permit|ordre|conseil|kammer|verband|brevet|diplôme|titre|attestation|nachweis|prüfung|schein/i;

/** What a unit's letters may stand for, as expressions over a line. */
const spelledOf = rememberedOf((unit: Unit): readonly RegExp[] => {
  if (!asksForPaper(unit)) return [];
  const letters = new Set([...unit.text.matchAll(LETTERS)].map(([found]) => found));
  return [...letters]
    .filter((found) => unit.namedBy.some((name) => name.has(stem(found.toLowerCase()))))
    .map((found) => {
      const [first = '', ...rest] = [...found].map((letter) => String.raw`${letter}\p{Ll}[\p{L}'’-]*`);
      return new RegExp(
        String.raw`(?<![\p{L}-])${first}${rest.map((word) => `${SMALL}[ -]${word}`).join('')}(?!\p{L})`,
        'gu',
      );
    });
});

/** The namings of a unit's papers by the words that its letters stand for. */
export function namingsBySpelling(unit: Unit, cv: Cv): Naming[] {
  const spelled = spelledOf(unit);
  if (spelled.length === 0) return [];
  return cv.lines.flatMap((line) =>
    line.isHeading
      ? []
      : spelled
          .flatMap((name) => allIn(line.text, name))
          .filter(({ 0: words }) => words.match(/\p{Lu}/gu)?.length !== 3 || OF_PAPERS.test(words))
          .flatMap(({ 0: words, index }): Naming[] => {
            const end = index + words.length;
            if (isOfAnother(line.text, { start: index, end })) return [];
            const { stance, isExplicit, isWish } = paperStanceAt(line.text, { start: index, end }, cv.nowMs);
            const share = isHeap(line) ? IN_A_HEAP : 1;
            return [namingAs(takenBy(unit, stance), { line, words, isExplicit, isWish, share })];
          }),
  );
}
