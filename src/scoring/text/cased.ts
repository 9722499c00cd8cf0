// Words in any case beside names that are names in capitals only ("CAP", "MA"). Two expressions, since the modifier that
// would make them one, `(?-i:…)`, is answered wrongly by V8 once other expressions have been compiled (nodejs/node#60030).

import { testOf } from './first-look.ts';
import { rememberedOf } from './remembered.ts';

/** What is sought: words whatever their case, and names as they are written. */
export type Cased = { words: RegExp; names: RegExp };

/** Whether a text holds one of them. */
export function isNamedIn(text: string, sought: Cased): boolean {
  return testFor(sought)(text);
}

const testFor = rememberedOf(({ words, names }: Cased): ((text: string) => boolean) => {
  const [holdsWords, holdsNames] = [testOf(words), testOf(names)];
  return (text) => holdsWords(text) || holdsNames(text);
});

/** Where the first of them stands; -1 when none does. */
export function firstNamedIn(text: string, { words, names }: Cased): number {
  const places = [text.search(words), text.search(names)].filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}
