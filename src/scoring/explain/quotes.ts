// The words of the CV that a reason or a gap quotes. Pure.

import { namesUsualRole } from '../spec/clauses/role-words.ts';
import type { RequirementOutcome, Span } from '../types.ts';
import { withoutDangling } from '../text/dangling.ts';
import { MONTH } from '../text/months.ts';
import { tellingPart } from './telling-part.ts';

const LENGTH_MAX = 180;
const LENGTH_MIN = 40;
/** A paper may be a single word; work is told in more. */
const PAPERS: ReadonlySet<string> = new Set(['licence', 'certificate', 'degree', 'language', 'clearance']);
const WORD = /\p{L}{2,}/gu;
/** What only says when. */
const OF_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:${MONTH}|(?:now|present|today|date|since|until|till|from|to|years?|months?|heute|seit|bis|von|jahre?|depuis|jour|ans?|mois)(?!\p{L}))`,
  'giu',
);
const SAYS_NO = /(?<!\p{L})(?:no|not|never|none|kein\p{L}*|nicht|nie|aucune?|jamais|pas)(?!\p{L})/iu;

/** "ANNA (ANNE) OHM": at the head of a CV, words that all begin with capitals, of which none is a word for people at work. */
const NAME = /^(?:["“(„]?\p{Lu}[\p{L}.'’-]*["”)“]? ?){2,4}$/u;
const HEAD = 60;

/** The passages that can be quoted for a requirement, the best first: each at most `longest` characters, and verbatim. */
export function quotesFor({ evidence, kind, text }: RequirementOutcome, longest = LENGTH_MAX): Span[] {
  return (
    evidence
      .map((span) => shortened(kind === 'years' ? span : toldPart(span, text, longest), longest))
      .filter((span) => isTelling(span.quote, kind) && !isName(span, kind))
      // What says no to something else speaks less well for this.
      .toSorted((a, b) => Number(SAYS_NO.test(a.quote)) - Number(SAYS_NO.test(b.quote)))
  );
}

/** "2019 - now" and "Driving licence:" tell nobody anything. */
function isTelling(quote: string, kind: string): boolean {
  if (quote.length <= 3 || quote.endsWith(':')) return false;
  const words = quote.replace(OF_TIME, ' ').match(WORD) ?? [];
  return words.length >= (PAPERS.has(kind) ? 1 : 2);
}

/** Whose years these are is no evidence of them. */
function isName({ quote, start }: Span, kind: string): boolean {
  return start < HEAD && (kind === 'years' || kind === 'duty') && NAME.test(quote) && !namesUsualRole(quote);
}

/** Of several sentences those that tell of what is asked for. */
function toldPart(span: Span, asked: string, longest: number): Span {
  const { start, end } = tellingPart(span.quote, asked, longest);
  return { start: span.start + start, end: span.start + end, quote: span.quote.slice(start, end) };
}

/** Cut at a word that can end it. */
function shortened(span: Span, longest: number): Span {
  const isLong = span.quote.length > longest;
  const head = span.quote.slice(0, longest);
  const cut = isLong ? head.slice(0, Math.max(head.lastIndexOf(' '), LENGTH_MIN)) : head;
  const whole = withoutDangling(cut);
  const quote = whole.length < LENGTH_MIN ? cut : whole;
  return { ...span, end: span.start + quote.length, quote };
}
