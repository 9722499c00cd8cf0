// Words in any case beside names that are names in capitals only ("CAP", "MA"). Two expressions, since the modifier that
// would make them one, `(?-i:…)`, is answered wrongly by V8 once other expressions have been compiled (nodejs/node#60030).

import { testOf } from './first-look.ts';

/** What is sought: words whatever their case, and names as they are written. */
export type Cased = { words: RegExp; names: RegExp };
/** The same, and whether a text holds one of them. */
export type Sought = Cased & { isIn(text: string): boolean };

/** The words in any case, and the names as they are written. */
export function cased({ words, names }: Cased): Sought {
  const [holdsWords, holdsNames] = [testOf(words), testOf(names)];
  return { words, names, isIn: (text) => holdsWords(text) || holdsNames(text) };
}

/** Where the first of them stands; -1 when none does. */
export function firstNamedIn(text: string, { words, names }: Cased): number {
  const places = [text.search(words), text.search(names)].filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
