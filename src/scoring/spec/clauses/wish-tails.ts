// Lists that end with the words that all of them are only welcome: "A, B, C: all pluses, none essential"; and those that
// go on behind such words: "A is a plus, as are B and C", "A is a plus, B is welcome". Pure.

import { mayMatch, testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import { saysNice } from '../wishes.ts';

const GOOD = String.raw`(?:welcome|pluses|plus points|a plus|bonus(?:es)?|a bonus|nice(?: to have)?|useful|helpful|extras?|advantages?|an advantage|assets|good|great|handy|lovely|gravy|desirable|optional|von vorteil|willkommen|pluspunkte|ein plus|wünschenswert|schön|hilfreich|kein muss|des (?:plus|atouts)|appréciée?s?|souhaitée?s?|les bienvenue?s)`;
const NONE = String.raw`(?:none|nothing|not one|neither|keine?[sr]?|nichts|aucune?)(?: of (?:these|them|it|which|that)| davon| d['’]entre (?:eux|elles))?(?: (?:is|are|being|ist|sind|n['’]est|davon))?(?: (?:an?|eine?|strictly|absolutely))* ?(?:essential|required|needed|necessary|conditions?|must|musts|compulsory|deal-?breakers?|obligatory|bedingung|muss|pflicht|voraussetzung|zwingend|nötig|obligatoire|exigée?|indispensable|impérati\p{L}+)`;
const TAILS: readonly RegExp[] = [
  new RegExp(
    String.raw`\s*[:–—-]\s*(?:(?:these|those|they|das|ce) (?:are|would be|were|sind|wären|sont|seraient) )?(?:all|any|each|both|everything|alles?|jedes|tout(?:es)?|tous)(?: of (?:these|them|it|which)| davon| cela)?(?: (?:are|is|be|would be|very|most|sind|ist|wären|sont|est|seraient))* ?${GOOD}(?!\p{L})[^.;]{0,60}[.!]*$`,
    'iu',
  ),
  // "A, B and C would all be gravy".
  new RegExp(
    String.raw`\s(?:would|will|wären|seraient)(?: \p{L}+)? (?:all|each|both|alle|tous|toutes) (?:be )?${GOOD}(?!\p{L})[^.;]{0,40}[.!]*$`,
    'iu',
  ),
  new RegExp(String.raw`\s*(?:[,;:–—-]\s*(?:but |and |though |aber |mais )*)${NONE}[.!]*$`, 'iu'),
];
const tails = TAILS.map((one) => ({ one, may: testOf(one) }));

/** The list without the words that say that all of it is only welcome; null where none say so. */
export function wishesBefore(text: string): string | null {
  let rest = text;
  for (const { one, may } of tails) if (may(rest)) rest = rest.replace(one, '');
  return rest === text || !/\p{L}{3}/u.test(rest) ? null : rest;
}

/** "..., as would points set-up", "tout comme le permis nacelle", "ebenso ein Staplerschein": what is as welcome. */
const AS_WELCOME =
  /[,;]\s(?:and |und |et )?(?:as (?:is|are|was|would|does|do|will)|so (?:is|are|would|does|do)|likewise|the same goes for|tout comme|de même que?|ainsi que|au même titre que|ebenso(?: wie)?|genauso(?: wie)?|gleiches gilt für|desgleichen)\s/iu;

/** A wish that goes on with what is as welcome as the two that it is, and any other as it stands. */
export function wishesOfBoth(text: string): string[] {
  const words = AS_WELCOME.exec(text);
  if (words === null || words.index === 0) return [text];
  const before = text.slice(0, words.index);
  if (!saysNice(before) || saysMust(text.slice(words.index))) return [text];
  return [before, text.slice(words.index + words[0].length)];
}

/** "Orbital is a plus, own transport is a plus, so is a medical": each with a verb of its own. */
const NEXT_WISH =
  /,\s(?:and\s)?(?=[^,;:()]{2,50}\s(?:is|are|would be)\s(?:also\s)?(?:an?\s)?(?:big\s|real\s|definite\s)?(?:plus|bonus|asset|advantage|welcome|useful|helpful|nice)(?!\p{L})|so\s(?:is|are)\s(?:an?|any|some|your)\s)/giu;
const mayGoOn = mayMatch(NEXT_WISH);

/** The wishes of a sentence that says of each one that it is welcome. */
export function wishesApart(sentence: string): string[] {
  if (!mayGoOn(sentence)) return [sentence];
  const parts: string[] = [];
  // What only names things goes with the next that says what they are.
  for (const part of sentence.split(NEXT_WISH)) {
    const last = parts.at(-1);
    if (last !== undefined && !saysNice(last)) parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  const areAll = parts.length > 1 && parts.every((part) => saysNice(part) && !saysMust(part));
  return areAll ? parts.map((part) => part.replace(/^so (?:is|are) /iu, 'ideally ')) : [sentence];
}
