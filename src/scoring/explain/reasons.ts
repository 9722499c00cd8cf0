// Reasons that a recruiter would say aloud, each with the words of the CV that it rests on.

import type { Reason, RequirementOutcome, Span } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { isAskable } from './askable.ts';
import { askedText } from './asked.ts';
import { withoutDangling } from './dangling.ts';

const REASONS_MAX = 4;
const QUOTE_LENGTH_MAX = 180;
const QUOTE_LENGTH_MIN = 40;
/** A paper may be a single word; work is told in more. */
const PAPERS: ReadonlySet<string> = new Set(['licence', 'certificate', 'degree', 'language', 'clearance']);
const SAYS_NO = /(?<!\p{L})(?:no|not|never|none|kein\p{L}*|nicht|nie|aucune?|jamais|pas)(?!\p{L})/iu;
const WORDS = /\S+\s+\S+/;
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 3, duty: 1.2, nice: 1 };

/** At most four reasons, the weightiest first; no line of the CV is quoted twice. */
export function reasonsOf(outcomes: readonly RequirementOutcome[]): Reason[] {
  const reasons: Reason[] = [];
  const quoted = new Set<string>();
  // "3 years of X" asks for X and for the years: what is open for one half of a sentence is no reason by the other.
  const told = new Set(outcomes.filter(isOpen).map(({ text }) => text));
  const ranked = outcomes
    .filter((one) => one.kind !== 'seniority' && isAskable(one))
    .filter((one) => one.outcome === 'met' || (one.outcome === 'partly' && one.credit >= 0.45))
    .toSorted((a, b) => ORDER[b.strength] * b.credit - ORDER[a.strength] * a.credit);
  for (const one of ranked) {
    const evidence = one.evidence
      .map(shortened)
      .filter(
        (span) =>
          !quoted.has(span.quote) &&
          span.quote.length > 3 &&
          (PAPERS.has(one.kind) || WORDS.test(span.quote)),
      )
      // What says no to something else speaks less well for this.
      .toSorted((a, b) => Number(SAYS_NO.test(a.quote)) - Number(SAYS_NO.test(b.quote)));
    const [first] = evidence;
    if (first === undefined || reasons.length >= REASONS_MAX || told.has(one.text)) continue;
    told.add(one.text);
    quoted.add(first.quote);
    reasons.push({ text: `${leadOf(one)}: “${first.quote}”`, requirement: one.id, evidence });
  }
  return reasons;
}

function isOpen({ outcome }: RequirementOutcome): boolean {
  return outcome === 'not_met' || outcome === 'denied';
}

/** The requirement in the spec's words, with what limits it. */
function leadOf(one: RequirementOutcome): string {
  const asked = askedText(one.text);
  const lead = asked.charAt(0).toUpperCase() + asked.slice(1);
  if (one.note === null) return lead;
  return `${lead} (${one.note === NOTE.byTrade ? 'the post suggests it' : one.note})`;
}

/** A quote of at most 180 characters, cut at a word that can end it; still verbatim. */
function shortened(span: Span): Span {
  const isLong = span.quote.length > QUOTE_LENGTH_MAX;
  const head = span.quote.slice(0, QUOTE_LENGTH_MAX);
  const cut = isLong ? head.slice(0, Math.max(head.lastIndexOf(' '), QUOTE_LENGTH_MIN)) : head;
  const quote = withoutDangling(cut);
  return quote.length === span.quote.length || quote.length < QUOTE_LENGTH_MIN
    ? { ...span, end: span.start + cut.length, quote: cut }
    : { ...span, end: span.start + quote.length, quote };
}
