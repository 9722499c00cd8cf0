// Papers that a German demand names by their law: "Sachkunde nach § 34a GewO", "Fachkunde gemäß § 7 ASiG". A line that has
// the same kind of paper and the same paragraph or law, in letters or written out, names it. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';
import { isOfAnother } from './whose-paper.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** What the paper is: to have been instructed is less than to have proved that one knows. */
const KIND =
  /fachkund|sachkund|befähig|unterricht|erlaubnis|zulassung|bestellung|bestellt|sachverständig|beauftragt/giu;
const BY_RIGHT = /\p{L}*(?:berechtig|bewillig|zugelassen|anerk|inhaber|geprüft|genehmig)/u;
const PARAGRAPH = /(?:§+|(?<!\p{L})art\.?)\s?(\d+\s?[a-z]?)(?![\p{L}\d])/giu;
/** "GewO", "ASiG", "StrlSchV": capitals within the word. */
const LAW = /(?<!\p{L})(\p{Lu}\p{L}*?\p{Ll}\p{L}*\p{Lu}\p{Ll}?|\p{Lu}\p{L}*[VG])(?!\p{L})/gu;

type Sought = { kinds: string[]; places: RegExp[] };
/** The namings of a unit's paper by the law that it is after. */
export function namingsByStatute(unit: Unit, cv: Cv): Naming[] {
  if (!asksForPaper(unit)) return [];
  const { kinds, places } = soughtBy(unit);
  if (kinds.length === 0 || places.length === 0) return [];
  return cv.lines.flatMap((line) => {
    const lower = line.text.toLowerCase();
    if (line.isHeading || !places.some((place) => place.test(line.text))) return [];
    const named = Math.max(-1, ...kinds.map((kind) => lower.indexOf(kind)));
    // The very paragraph of the very law says which paper is meant, whatever it is called.
    const start =
      named < 0 && places.every((place) => place.test(line.text)) ? lower.search(BY_RIGHT) : named;
    if (start < 0) return [];
    const end = start + (/^\p{L}+/u.exec(lower.slice(start))?.[0].length ?? 0);
    if (isOfAnother(line.text, { start, end })) return [];
    const { stance, isExplicit, isWish } = paperStanceAt(line.text, { start, end }, cv.nowMs);
    const share = isHeap(line) ? IN_A_HEAP : 1;
    return [
      namingAs(takenBy(unit, stance), { line, words: lower.slice(start, end), isExplicit, isWish, share }),
    ];
  });
}

const soughtBy = rememberedOf((unit: Unit): Sought => {
  const found: Sought = { kinds: [], places: [] };
  const paragraphs = [...unit.text.matchAll(PARAGRAPH)].map(([, number = '']) => number.replace(/\s/g, ''));
  if (paragraphs.length > 0) {
    found.kinds.push(...(unit.text.toLowerCase().match(KIND) ?? []));
    found.places.push(
      ...paragraphs.map((number) => new RegExp(paragraphAs(number), 'iu')),
      ...[...unit.text.matchAll(LAW)].map(([, law = '']) => new RegExp(lawAs(law), 'iu')),
    );
  }
  return found;
});

/** "34a" stands by itself, a bare number only behind its sign. */
function paragraphAs(number: string): string {
  const digits = number.replace(/[a-z]$/i, '');
  const letter = number.slice(digits.length);
  return letter === ''
    ? String.raw`(?:§|(?<!\p{L})art\.?|(?<=(?<!\p{L})[A-Z]{3,5}))\s?${digits}(?![\p{L}\d])`
    : String.raw`(?<![\p{L}\d])${digits}\s?${letter}(?![\p{L}\d])`;
}

/** "TierSchG" is the Tierschutzgesetz. */
function lawAs(law: string): string {
  const parts = law.match(/\p{Lu}\p{Ll}*/gu) ?? [law];
  return String.raw`(?<!\p{L})${parts.join(String.raw`\p{L}*?`)}`;
}
