// "A pub, bar, inn or similar licensed venue", "a factory, mill or other process plant": one thing by several words, which
// no comma of a list of demands cuts. Pure.

import { asksForCredential } from '../papers/credential-words.ts';

/** What ends in an article and a word or two may go on. */
const NAMES_ONE = /(?<!\p{L})(?:an?|eine[mnrs]?|une?|d['’]une?) [\p{Ll}-]+(?: [\p{Ll}-]+)?$/u;
/** A word or two, without an article. */
const BARE = /^[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u;
/** The last of them, behind which the sentence goes on. */
const LAST_OF = /^([\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:or|oder|ou) (?!(?:an?|the|at least|more|less)\s)\p{Ll}/u;

/** Whether the part of a list at `index` goes on with a choice of words that an earlier part begins. */
export function isOneOfKinds(parts: readonly string[], index: number): boolean {
  const first = parts.findIndex((part, at) => at < index && NAMES_ONE.test(part));
  if (first < 0) return false;
  const last = parts.findIndex((part, at) => at >= index && LAST_OF.test(part));
  if (last < 0) return false;
  const head = LAST_OF.exec(parts[last] ?? '')?.[1] ?? '';
  return [...parts.slice(first + 1, last), head].every((part) => BARE.test(part) && !asksForCredential(part));
}
