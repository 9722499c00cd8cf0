// The terms of which a requirement asks for one: those that stand on both sides of its "or", not those of the rest. Pure.

import type { Unit } from '../../spec/units/read-requirements.ts';
import { tellingOf } from './telling.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { rememberedOf } from '../../text/remembered.ts';

const OR = /\b(?:or|oder|ou)\b/i;
const LEADS_IN =
  /\b(?:with|in|of|using|as|like|e\.g|on|from|either|one of|any of|mit|in|wie|z\.\s?b|avec|en|comme)\b[ .,:]*|[:(]/gi;
const LEADS_ON = /[:();]|\s(?:in|for|with|to|at|on|within|für|im|pour|dans)\s/i;

/** "Or your own": whatever does it. */
const OPEN = /\b(?:your own|similar|equivalent|comparable|another|other|like)\b/i;

/** What stands on both sides of the "or" of a demand; null where there is none, or where anything else would do as well. */
function regionOf(text: string): string | null {
  const at = text.search(OR);
  if (at < 0) return null;
  const from = [...text.slice(0, at).matchAll(LEADS_IN)].at(-1);
  const start = from === undefined ? 0 : from.index + from[0].length;
  const end = text.slice(at).search(LEADS_ON);
  const region = text.slice(start, end < 0 ? text.length : at + end);
  return OPEN.test(region) ? null : region;
}

const BETWEEN = /,|;|\b(?:and\/)?(?:or|oder|ou)\b/i;
/** What a word of an alternative weighs that tells something by itself: "run" and "commercial" do not. */
const ALONE_FROM = 5;

/** The alternatives of a demand as the terms that each is told in; none where one of them tells nothing by itself. */
export const alternativeTerms = rememberedOf((unit: Unit): readonly (readonly string[])[] => {
  const region = regionOf(unit.text);
  if (region === null) return [];
  const weights = tellingOf(unit);
  const parts = region
    .split(BETWEEN)
    .filter((part) => /\p{L}{2}/u.test(part))
    .map((part) => [...new Set(termsOf(part).flatMap(({ term }) => (weights.has(term) ? [term] : [])))]);
  const tells = (terms: readonly string[]) => terms.some((term) => (weights.get(term) ?? 0) >= ALONE_FROM);
  return parts.length > 1 && parts.every(tells) ? parts : [];
});

/** The names among which one is enough, and where there are none its words; all of its terms where no "or" tells. */
export const choicesOf = rememberedOf(({ text, terms }: Unit): readonly string[] => {
  const named = [...terms.keys()].filter((term) => term.startsWith('='));
  const all = named.length > 0 ? named : [...terms.keys()];
  const region = regionOf(text);
  if (region === null) return all;
  const names = termsOf(region)
    .filter(
      ({ term, start: place }) =>
        terms.has(term) && (term.startsWith('=') || /^(?:\p{Lu}|\p{Ll}\d)/u.test(region.slice(place))),
    )
    .map(({ term }) => term);
  return names.length > 1 ? [...new Set(names)] : all;
});
