// Whether what is said of a CV stands on it: quotes occur verbatim, gaps name a requirement and are not contradicted
// by the CV's own words. Word matching only: "not registered" contains "registered", so contradictions found here are
// candidates for reading, not verdicts. Pure.

/** What one assessment says of a CV. */
export type Statement = { spec: string; cv: string; reasons: string[]; gaps: string[] };

/** How many reasons and gaps there are, and those that do not rest on the CV. */
export type Grounding = {
  reasons: number;
  quotes: number;
  quotesNotVerbatim: string[];
  reasonsWithoutQuote: string[];
  gaps: number;
  gapsContradicted: string[];
  /** Of these, what is said not to be in the CV at all: the others say how it is there, as lapsed, denied or only named. */
  gapsOfWhatIsThere: string[];
  gapsNotInSpec: string[];
  tooMany: number;
};

const REASONS_MAX = 4;
const GAPS_MAX = 3;
const TEXT_MAX = 10_000;
const QUOTE = /["“]([^"”]{2,})["”]/g;
const SAYS_ABSENT = /\bCV does not show\b/;
const STOP_WORDS = new Set(
  `with from that this have candidate experience years which their they demonstrates demonstrated shows strong evidence
  role required requirement mentions mentioned listed lists matches match skills relevant including requirements cover
  section work also working knowledge does explicit explicitly clearly state stated against`.split(/\s+/),
);

/** Checks every statement and adds up what was found. */
export function checkGrounding(statements: Statement[]): Grounding {
  const found: Grounding = {
    reasons: 0,
    quotes: 0,
    quotesNotVerbatim: [],
    reasonsWithoutQuote: [],
    gaps: 0,
    gapsContradicted: [],
    gapsOfWhatIsThere: [],
    gapsNotInSpec: [],
    tooMany: 0,
  };
  for (const statement of statements) {
    const cv = plain([...statement.cv].slice(0, TEXT_MAX).join(''));
    found.reasons += statement.reasons.length;
    found.gaps += statement.gaps.length;
    found.tooMany += statement.reasons.length > REASONS_MAX || statement.gaps.length > GAPS_MAX ? 1 : 0;
    for (const reason of statement.reasons) checkReason(found, reason, cv);
    for (const gap of statement.gaps) checkGap(found, gap, cv, statement.spec);
  }
  return found;
}

function checkReason(found: Grounding, reason: string, cv: string): void {
  const quotes = [...reason.matchAll(QUOTE)].map((match) => match[1] ?? '');
  if (quotes.length === 0) found.reasonsWithoutQuote.push(reason);
  for (const quote of quotes) {
    found.quotes += 1;
    const parts = quote.split(/\s*(?:\.\.\.|…)\s*/).filter((part) => part.length > 3);
    if (!parts.every((part) => cv.includes(plain(part)))) found.quotesNotVerbatim.push(quote);
  }
}

function checkGap(found: Grounding, gap: string, cv: string, spec: string): void {
  const inSpec = new Set(wordsOf(spec));
  const named = wordsOf(gap).filter((word) => inSpec.has(word));
  if (named.length === 0) found.gapsNotInSpec.push(gap);
  else if (named.every((word) => hasWord(cv, word))) {
    found.gapsContradicted.push(gap);
    if (SAYS_ABSENT.test(gap)) found.gapsOfWhatIsThere.push(gap);
  }
}

function wordsOf(text: string): string[] {
  return (plain(text).match(/[a-z][a-z0-9+#.]{3,}/g) ?? []).filter((word) => !STOP_WORDS.has(word));
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/[a-z0-9]/.test(around)) return true;
  }
  return false;
}

function plain(text: string): string {
  const straight = text.replaceAll('’', "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
  return straight.replace(/\s+/g, ' ').toLowerCase().trim();
}
