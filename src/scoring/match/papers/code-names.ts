// Papers by the codes that a spec has for them: B2V, 2382-18, R489. A line outside of posts that has the very code names the
// paper, whatever else it calls it. Pure.

import { overlap } from '../../text/place.ts';
import type { Cv } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { credentialsNear, placesOf } from '../../spec/papers/credentials.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from './naming.ts';

/** Letters and digits in one, or four digits that are no year; no level, no paragraph, no class of language. */
const CODE =
  /(?<![\p{L}\d§.,/-])(?!(?:A[12]|B[12]|C[12]|L[1-8]|M\d|Q\d|Y\d|KS\d|H\d\d?|\d{1,2}[a-z]{1,2}|\d+(?:[kKmMtT]|kg|mm|kV|KV|V|h|hr|am|pm|th|st|nd|rd|x\d+))(?![\p{L}\d]))(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d][A-Z\d-]{1,7}(?![\p{L}\d])|(?<![\p{L}\d])(?!ISO|DIN|EN |BS |VDE|IEC|NVQ|CFR|USC|NFPA)[A-Z]{2,5} \d{3,4}(?![\p{L}\d.:-])|(?<=\b(?:[Cc]ity (?:&|and) [Gg]uilds|C ?& ?G) )\d{4}(?!\d)/gu;

/** The codes that a unit has. */
const codesOf = rememberedOf((unit: Unit): readonly string[] => [
  ...new Set(
    [...unit.text.matchAll(CODE)].filter((found) => !isOfOtherPaper(found, unit)).map(([code]) => code),
  ),
]);

/** "II/1 with ENG1 and ECDIS": a code by which the demand asks for another paper that the lexicon knows; a category of the card itself is none. */
function isOfOtherPaper({ 0: code, index }: RegExpExecArray, unit: Unit): boolean {
  const { text, credentials } = unit;
  if (unit.designators.codes.includes(code)) return false;
  const place = { start: index, end: index + code.length };
  const named = credentialsNear(text).filter((one) =>
    placesOf(one, text, true).some((at) => overlap(at, place)),
  );
  return named.length > 0 && credentials.length > 0 && !named.some((one) => credentials.includes(one));
}

/** The namings of a unit's papers by their codes. */
export function namingsByCode(unit: Unit, cv: Cv): Naming[] {
  if (!asksForPaper(unit)) return [];
  const codes = codesOf(unit);
  if (codes.length === 0) return [];
  return cv.lines.flatMap((line) => {
    if (line.isHeading) return [];
    return codes.flatMap((code): Naming[] => {
      const start = placeOf(code, line.text);
      if (start < 0 || WORKED_ON.test(line.text.slice(0, start))) return [];
      const end = start + code.length;
      if (line.role !== null && !isOnCard(line.text, start, end)) return [];
      const { stance: said, isExplicit, isWish } = paperStanceAt(line.text, { start, end }, cv.nowMs);
      const open = takenBy(unit, said);
      const stance = open === 'held' && !answers(unit.designators, designatorsIn(line.text)) ? 'other' : open;
      const share = isHeap(line) ? IN_A_HEAP : 1;
      return [namingAs(stance, { line, words: code, isExplicit, isWish, share })];
    });
  });
}

/** "Four years on the A320": what one has worked on, and no paper for it. */
const WORKED_ON =
  /(?<!\p{L})(?:years?|yrs|months|experience|experienced|hours|time|work(?:s|ed|ing)?|mechanic|technician|assistant|jahren?|erfahrung|ans|années|expérience)(?: [\p{L}-]+)? (?:on|with|of|in|at|for|am|an|auf|mit|sur|avec) (?:(?:the|an?|our|dem|der|den|les?|la) )?(?:[\p{L}-]+ )?$/iu;

/** Where a code stands by itself; -1 where it does not. */
function placeOf(code: string, text: string): number {
  for (let at = text.indexOf(code); at >= 0; at = text.indexOf(code, at + 1)) {
    const behind = text.slice(at + code.length, at + code.length + 2);
    if (!IN_WORD.test(text.charAt(at - 1)) && (!IN_WORD.test(behind.charAt(0)) || OF_ITS_KIND.test(behind)))
      return at;
  }
  return -1;
}

/** "A60 on a blue card since 2020", in an account of work: of the card, and of no machine or site. */
function isOnCard(text: string, start: number, end: number): boolean {
  return ON_CARD.test(text.slice(end, end + CARD_NEAR)) || CARD_BEFORE.test(text.slice(0, start));
}

const CARD_NEAR = 30;
const ON_CARD =
  /^[A-E/]{0,4}(?:[ ,(:–-]{1,3}(?:(?:on|an?|my|the|blue|red|[\p{Ll}\d]{3,12}) ){0,3}(?:cards?|tickets?|licen[cs]e|certified|renewed|valid|expir\p{L}*|exp|gültig|bis|valable)(?!\p{L}))/u;
const CARD_BEFORE =
  /(?<!\p{L})(?:cards?|tickets?|licen[cs]e|certificates?|certified|qualified)[ :(,–-]{1,3}$/iu;
const IN_WORD = /[\p{L}\d]/u;
/** "A60A": a letter says which of its kind. */
const OF_ITS_KIND = /^[A-E](?![\p{L}\d])/u;
