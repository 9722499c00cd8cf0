// "SQL, Tableau, Excel": a statement that lists things, each of which is asked for and all of them alike. Pure.

import { termWeight } from '../../text/terms/rarity.ts';
import { termsOf } from '../../text/terms/terms.ts';

const ITEM_WORDS_MAX = 3;
const ITEMS_MIN = 3;
const ITEM_WEIGHT = 4;
const LEAD =
  /^[^:]{0,40}:|^.{0,60}\b(?:experience|knowledge|skills|proficiency|expertise)\s+(?:in|with|of)\b/i;

/** The things between the commas, of three words each at most; null where there are fewer than three of them. */
export function itemsOf(text: string): string[] | null {
  const items = text
    .replace(LEAD, '')
    .split(/,|;|\band\b|\bund\b|\bet\b/)
    .map((item) => item.trim());
  if (items.length < ITEMS_MIN) return null;
  return items.every((item) => item.split(/\s+/).length <= ITEM_WORDS_MAX) ? items : null;
}

/** The terms of the things listed, by what each counts: as much for the one as for the other. */
export function termsOfItems(items: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of items) {
    const all = [...new Set(termsOf(item).map(({ term }) => term))].filter((term) => termWeight(term) > 0);
    const phrases = all.filter((term) => term.startsWith('='));
    const named = phrases.length > 0 ? phrases : all;
    for (const term of named) weights.set(term, ITEM_WEIGHT / named.length);
  }
  return weights;
}
