// Reasons that a recruiter would say aloud, each with the words of the CV that it rests on.

import type { Reason, RequirementOutcome, Span } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { askedText } from '../spec/asked/asked.ts';
import { quotesFor } from './quotes.ts';

const REASONS_MAX = 4;
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 3, duty: 1.2, nice: 1 };

/** At most four reasons, the weightiest first; no line of the CV is quoted twice. */
export function reasonsOf(outcomes: readonly RequirementOutcome[]): Reason[] {
  const chosen: Candidate[] = [];
  // "3 years of X" asks for X and for the years: what is open for one half of a sentence is no reason by the other.
  const told = new Set(outcomes.filter(isOpen).map(({ text }) => text));
  const ranked = outcomes
    .filter(isReason)
    .toSorted((a, b) => ORDER[b.strength] * b.credit - ORDER[a.strength] * a.credit);
  let ways: Way[] = [{ quotes: [], places: 0 }];
  for (const one of ranked) {
    if (chosen.length >= REASONS_MAX) break;
    if (told.has(one.text)) continue;
    const candidate = { one, evidence: quotesFor(one) };
    const dealt = ways.flatMap((way) => withQuoteOf(candidate, way));
    if (dealt.length === 0) continue;
    ways = dealt;
    chosen.push(candidate);
    told.add(one.text);
  }
  const { quotes } = ways.reduce((best, way) => (way.places < best.places ? way : best));
  return chosen.flatMap(({ one, evidence }, index) => {
    const quote = quotes[index];
    if (quote === undefined) return [];
    const others = evidence.filter((span) => span !== quote);
    return [{ text: `${leadOf(one)}: “${quote.quote}”`, requirement: one.id, evidence: [quote, ...others] }];
  });
}

type Candidate = { one: RequirementOutcome; evidence: Span[] };
/**
 * A way to deal out quotes to the reasons, none twice; `places`: how far down they stand in what shows each reason. The way that
 * leaves most reasons their best quote is taken.
 */
type Way = { quotes: Span[]; places: number };

/** A way with each quote that is left for one more reason; none where none is. */
function withQuoteOf({ one, evidence }: Candidate, { quotes, places }: Way): Way[] {
  // Another line of the post shows its years nearly as well.
  const step = one.kind === 'years' ? 0.5 : 1;
  return evidence.flatMap((span, place) =>
    quotes.some(({ quote }) => quote === span.quote)
      ? []
      : [{ quotes: [...quotes, span], places: places + step * place }],
  );
}

/**
 * What a post lets one suppose, and does not say, is no reason; nor is what is shown in part, such as a paper that is not held
 * yet: nothing is told for and against in one breath.
 */
function isReason(one: RequirementOutcome): boolean {
  const { kind, outcome, note, isRemark } = one;
  if (isRemark || kind === 'seniority' || note === NOTE.byTrade) return false;
  return outcome === 'met';
}

function isOpen({ outcome, strength }: RequirementOutcome): boolean {
  return outcome === 'not_met' || outcome === 'denied' || (outcome === 'partly' && strength === 'hard');
}

/** The requirement in the spec's words, with what limits it or how long it was done. */
function leadOf({ text, note }: RequirementOutcome): string {
  const asked = askedText(text);
  const lead = asked.charAt(0).toUpperCase() + asked.slice(1);
  return note === null ? lead : `${lead} (${note})`;
}
