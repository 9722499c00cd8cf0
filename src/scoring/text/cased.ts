// Words in any case beside names that are names in capitals only ("CAP", "MA"). Two expressions, since the modifier that
// would make them one, `(?-i:…)`, is answered wrongly by V8 once other expressions have been compiled (nodejs/node#60030).

import { mayMatch } from './first-look.ts';

/** What is sought: words whatever their case, and names as they are written. */
export type Cased = { words: RegExp; names: RegExp };

const firstLooks = new WeakMap<Cased, (text: string) => boolean>();

/** Whether a text holds one of them. */
export function isNamedIn(text: string, sought: Cased): boolean {
  const { words, names } = sought;
  const mayHold = firstLooks.get(sought) ?? mayMatch(words, names);
  firstLooks.set(sought, mayHold);
  return mayHold(text) && (words.test(text) || names.test(text));
}

/** Where the first of them stands; -1 when none does. */
export function firstNamedIn(text: string, { words, names }: Cased): number {
  const places = [text.search(words), text.search(names)].filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
