// Abbreviations that nobody listed: letters in capitals that are the initials of words on the other side, as BST is of
// "basic safety training". Two letters are such only where the words are the job's title, are written with capitals or
// stand beside them in parentheses. Pure.

import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { rarity } from './rarity.ts';
import { rememberedOfWord, tokensOf } from './tokens.ts';

/** Words of a clause with their first letters in a string: one letter for each word that is no small one. */
type Clause = { letters: string; words: { word: string; start: number; end: number }[]; text: string };
/** What a spec says that may be abbreviated, and the abbreviations that it uses. */
export type Initials = { clauses: Clause[]; short: ReadonlyMap<string, string>; used: ReadonlySet<string> };
/** Where a text says in letters what the spec says in words, or the other way round. */
export type Spelled = { start: number; end: number; as: string };

/** Of a text that shortens nothing. */
export const NO_INITIALS: Initials = { clauses: [], short: new Map(), used: new Set() };

const SMALL = new Set(
  'of at in and for the to a an on or with de du des la le les et en pour au aux und der die das des zur zum im für von'.split(
    ' ',
  ),
);
const CAPITALS = /(?=[A-Z]{2}|[A-Z][a-z][A-Z])(?<![\p{L}\d])[A-Z][A-Za-z]?[A-Z]{1,4}(?![\p{L}\d])/gu;
const LETTERS_MIN = 3;
/** So many letters are no accident, whether the words have capitals or not. */
const SURE_LETTERS = 4;
/** What stands in so many texts is a word by itself. */
const KNOWN_BELOW = 4.6;
const PARENTHESES =
  /((?:\p{Lu}[\p{L}'’-]+\s+(?:of\s+|and\s+)?){1,4})\(([A-Z]{2,5})s?\)|\b([A-Z]{2,5})\s+\(((?:[\p{L}'’-]+\s?){2,5})\)/gu;

/** What the statements of a spec say that a CV may abbreviate. */
export function initialsOf(title: string, statements: readonly string[]): Initials {
  const short = new Map<string, string>();
  for (const clause of clausesOf(title))
    if (clause.letters.length > 1) short.set(clause.letters, wordsOf(clause));
  const used = new Set<string>();
  for (const text of statements) {
    for (const [, before = '', letters = '', first = '', after = ''] of text.matchAll(PARENTHESES)) {
      const words = (before === '' ? after : before).trim();
      const name = (letters === '' ? first : letters).toLowerCase();
      const clause = clausesOf(words).find((one) => one.letters.endsWith(name));
      if (clause !== undefined) short.set(name, wordsOf(clause, clause.letters.length - name.length));
    }
    for (const [found] of text.matchAll(CAPITALS))
      if (found.length >= LETTERS_MIN) used.add(found.toLowerCase());
  }
  return { clauses: statements.flatMap(clausesOf), short, used };
}

/** What a line says in letters of the spec's words, and in words of the spec's letters. */
export function spelledIn(text: string, initials: Initials): Spelled[] {
  if (initials.clauses.length === 0) return [];
  const letters = /[A-Z]{2}/.test(text) ? lettersIn(text, initials) : [];
  return initials.used.size === 0 ? letters : [...letters, ...wordsIn(text, initials)];
}

function lettersIn(text: string, { clauses, short }: Initials): Spelled[] {
  const spelled: Spelled[] = [];
  CAPITALS.lastIndex = 0;
  for (let match = CAPITALS.exec(text); match !== null; match = CAPITALS.exec(text)) {
    const { 0: found, index } = match;
    const letters = found.toLowerCase();
    const as = short.get(letters) ?? (isUnknown(letters) ? spelling(letters, clauses) : undefined);
    if (as !== undefined) spelled.push({ start: index, end: index + found.length, as });
  }
  return spelled;
}

function isUnknown(letters: string): boolean {
  return letters.length >= LETTERS_MIN && rarity(letters) > KNOWN_BELOW;
}

function spelling(letters: string, clauses: readonly Clause[]): string | undefined {
  for (const clause of clauses) {
    const at = clause.letters.indexOf(letters);
    if (at >= 0) return wordsOf(clause, at, letters.length);
  }
  return undefined;
}

const NOT_SPELLED: Spelled[] = [];

function wordsIn(text: string, { used }: Initials): Spelled[] {
  const all = lettersOf(text);
  const names = [...used].filter((name) => all.includes(name));
  if (names.length === 0) return NOT_SPELLED;
  return clausesOf(text).flatMap(({ letters, words }) =>
    names.flatMap((name) => {
      const at = letters.indexOf(name);
      if (at < 0) return NOT_SPELLED;
      const first = words[at];
      const last = words[at + name.length - 1];
      if (first === undefined || last === undefined) return [];
      const hasCapitals = words
        .slice(at, at + name.length)
        .every(({ start }) => /\p{Lu}/u.test(text.charAt(start)));
      // By chance alone: "are on time and people like" is no ATPL.
      const isSentence = STOP_WORDS.has(first.word) || STOP_WORDS.has(last.word);
      if (!hasCapitals && (isSentence || name.length < SURE_LETTERS)) return [];
      return [{ start: first.start, end: last.end, as: name }];
    }),
  );
}

/** The letters of all clauses of a text, one after another. */
function lettersOf(text: string): string {
  let letters = '';
  for (const token of tokensOf(text)) letters += letterOf(token);
  return letters;
}

/** None of a small word. */
const letterOf = rememberedOfWord(({ word }) => (isDigit(word) || SMALL.has(word) ? '' : initialOf(word)));

/** The words between signs, without small ones. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let words: Clause['words'] = [];
  let end = 0;
  const close = () => {
    if (words.length > 1)
      clauses.push({ letters: words.map(({ word }) => initialOf(word)).join(''), words, text });
    words = [];
  };
  for (const token of tokensOf(text)) {
    // Mostly a space.
    if (token.start !== end && !isSpace(text, end, token.start) && SIGN.test(text.slice(end, token.start)))
      close();
    end = token.end;
    if (isDigit(token.word)) close();
    else if (!SMALL.has(token.word)) words.push(token);
  }
  close();
  return clauses;
}

const SIGN = /[^\s'’\p{L}]/u;

function isSpace(text: string, from: number, to: number): boolean {
  return to === from + 1 && text[from] === ' ';
}

function isDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}

const ELIDED = /^(?:[ldnsmtcj]|qu)['’](?=\p{L})/u;

/** The first letter, behind an article that has lost its own: "l'autisme". */
function initialOf(whole: string): string {
  const word = ELIDED.test(whole) ? whole.replace(ELIDED, '') : whole;
  if (word.charCodeAt(0) < 0x80) return word.charAt(0);
  return word.charAt(0).normalize('NFD').charAt(0);
}

function wordsOf({ words }: Clause, from = 0, count = words.length): string {
  return words
    .slice(from, from + count)
    .map(({ word }) => word)
    .join(' ');
}
