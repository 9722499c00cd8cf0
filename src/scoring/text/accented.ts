// A French or German text that has lost its accents or umlauts, as old systems, keyboards and capitals leave it, with
// those that are sure: "EXPERIENCE", "diplome exige", "Fuhrerschein". Pure; every place stays where it is.

import { FRENCH_ACCENTS } from '../lexicon/words/french-accents.ts';
import { GERMAN_UMLAUTS, UMLAUT_ROOTS } from '../lexicon/words/german-umlauts.ts';
import { unaccented } from './unaccented.ts';
import { languageOf } from './written-language.ts';

/** What tells at once that a text is neither French nor German, or has lost nothing. */
const HAS_ACCENTS = /[à-öø-ÿ]/i;
const MAY_HAVE_LOST_SOME = /\b(?:et|les|des|pour|une|und|mit|der)\b/i;
const WORD = /[A-Za-z\xdf\u0153]{3,}/g;
/** The beginning of a word tells the rest of it from so many letters on; behind it stand at most so many. */
const TOLD_FROM = 7;
const REST_MAX = 6;

/** Endings of French words that are never bare, and what of them has the accent. */
const FRENCH_ENDINGS: readonly [RegExp, string][] = [
  [/(?<=[a-z]{2})ee(?=s?$)/, 'ée'],
  [/(?<=i)ere(?=s?$)/, 'ère'],
  [/(?<=i)eme(?=s?$)/, 'ème'],
  [/(?<=bil|al|ur|tiv|id|ar|ior|un|[bp]lic|tric|pac|xim|nom|[ao]ntin|matern)ite(?=s?$)/, 'ité'],
];
/** What is told by the words beside it alone. */
const FRENCH_BESIDE: readonly [RegExp, string][] = [
  [/(?<![\p{L}'])a(?= (?:(?:ce )?jour(?!\p{L})|aujourd['’]hui))/giu, 'à'],
  [/(?<=\b(?:19|20)\d\d )a(?= (?:\p{L}+\.? )?(?:19|20)\d\d\b)/giu, 'à'],
  [/(?<=\b(?:je|nous|il|elle|qui) souhait)é(?!\p{L})/giu, 'e'],
  [/(?<=(?:ier|eur|ien|ère|ne|ste)s? dipl)ôme(?=s? d'[eé]tat)/giu, 'ômé'],
];

type Dictionary = ReadonlyMap<string, string>;

/** The language of a text that has lost its accents; null where it has some, or needs none. */
export function unaccentedLanguage(text: string): 'french' | 'german' | null {
  if (!MAY_HAVE_LOST_SOME.test(text) || HAS_ACCENTS.test(text)) return null;
  const language = languageOf(text);
  return language === 'english' ? null : language;
}

/** The text with its accents, or itself; `language` where more than this text tells it. */
export function accented(text: string, language = unaccentedLanguage(text)): string {
  if (language === null) return text;
  const spelt = text.replace(WORD, (word) => as(word, language === 'french' ? french(word) : german(word)));
  if (language === 'german') return spelt;
  return FRENCH_BESIDE.reduce((words, [bare, full]) => words.replace(bare, (sign) => as(sign, full)), spelt);
}

function french(word: string): string {
  const bare = word.toLowerCase();
  const known = knownIn(frenchWords(), bare);
  const [ending, full] = FRENCH_ENDINGS.find(([one]) => one.test(bare)) ?? [];
  return ending === undefined || full === undefined || frenchWords().has(bare)
    ? known
    : withSigns(known, bare.replace(ending, full));
}

function german(word: string): string {
  const bare = word.toLowerCase();
  const known = knownIn(germanWords(), bare);
  return withSigns(
    known,
    bare.replace(germanRoots(), (root) => germanRootOf().get(root) ?? 'über'),
  );
}

/** The word, or what a known word that it begins with tells of it. */
function knownIn(words: Dictionary, bare: string): string {
  const whole = words.get(bare);
  if (whole !== undefined) return whole;
  for (let length = bare.length - 1; length >= Math.max(TOLD_FROM, bare.length - REST_MAX); length -= 1) {
    const beginning = words.get(bare.slice(0, length));
    // An accent at its end belongs to that form alone: "qualifié", "qualifier".
    if (beginning !== undefined && !beginning.endsWith('é')) return beginning + bare.slice(length);
  }
  return bare;
}

/** The accents of two writings of a word. */
function withSigns(one: string, other: string): string {
  return [...one].map((sign, at) => (/[a-z]/.test(sign) ? (other[at] ?? sign) : sign)).join('');
}

/** `spelt` in the capitals of `word`, which has as many letters. */
function as(word: string, spelt: string): string {
  return [...word]
    .map((sign, at) => {
      const letter = spelt[at] ?? sign;
      return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
    })
    .join('');
}

const frenchWords = once(() => byBare(FRENCH_ACCENTS));
const germanWords = once(() => byBare(GERMAN_UMLAUTS));
const germanRootOf = once(() => byBare(UMLAUT_ROOTS));
const germanRoots = once(() => new RegExp(`^uber|${[...germanRootOf().keys()].join('|')}`, 'g'));

function byBare(words: readonly string[]): Dictionary {
  return new Map(words.flatMap((line) => line.split(' ')).map((word) => [unaccented(word), word]));
}

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}
