// The CV's text with the places that the score rests on: reasons carry a number, requirements that no reason tells of
// a mark without one, what was left out of the score a strike. Marks never overlap: evidence that lies on a place
// which is marked already points there. Pure.

import type { Explanation } from '../../applications/explanation.ts';
import type { Span } from '../../scoring/types.ts';

/** `key` ties a mark to what points at it: 1 to 4 for reasons, c1 ... for requirements, x1 ... for what was left out. */
export type Mark = { start: number; end: number; key: string; kind: 'reason' | 'requirement' | 'ignored' };

export type MarkedCv = {
  /** In order of the text. */
  marks: Mark[];
  /** By reason, in their order; null where its words are not in the CV (any more). */
  reasonKeys: (string | null)[];
  /** By requirement's id. */
  requirementKeys: Map<string, string>;
  /** The first place that was left out; null where nothing was. */
  ignoredKey: string | null;
};

/** Finds the places of an explanation in a text, which may have been replaced since. */
export function markCv(text: string, explanation: Explanation): MarkedCv {
  const marks: Mark[] = [];
  const place = (span: Span, key: string, kind: Mark['kind']): string | null => {
    const at = placeOf(text, span);
    if (at === null) return null;
    const over = marks.find((mark) => mark.start < at.end && at.start < mark.end);
    if (over !== undefined) return over.key;
    marks.push({ ...at, key, kind });
    return key;
  };
  const ignored = explanation.notices.flatMap((notice) => notice.spans);
  const ignoredKeys = ignored.map((span, index) => place(span, `x${index + 1}`, 'ignored'));
  const reasonKeys = explanation.match_reasons.map((reason, index) => {
    const keys = reason.evidence.map((span) => place(span, String(index + 1), 'reason'));
    return keys[0] ?? null;
  });
  const requirementKeys = new Map<string, string>();
  let count = 0;
  for (const requirement of explanation.requirements) {
    const fresh = `c${count + 1}`;
    const keys = requirement.evidence.map((span) => place(span, fresh, 'requirement'));
    const key = keys.find((one) => one !== null) ?? null;
    if (keys.includes(fresh)) count += 1;
    if (key !== null) requirementKeys.set(requirement.id, key);
  }
  marks.sort((a, b) => a.start - b.start);
  return { marks, reasonKeys, requirementKeys, ignoredKey: ignoredKeys.find((key) => key !== null) ?? null };
}

/** Where a quote stands: at its offsets, or elsewhere in a text that changed; null where it does not. */
function placeOf(text: string, { start, end, quote }: Span): { start: number; end: number } | null {
  if (quote === '') return null;
  if (text.slice(start, end) === quote) return { start, end };
  const found = text.indexOf(quote);
  return found < 0 ? null : { start: found, end: found + quote.length };
}

export type Piece = {
  text: string;
  mark: Mark | null;
  /** The mark's first piece of all. */ isFirst: boolean;
};
export type CvLine = { kind: 'heading' | 'bullet' | 'text' | 'gap'; pieces: Piece[] };

const BULLET = /^[ \t]*[•●▪◦*·–-]\s+/;
const HEADING =
  /^(personal |professional |executive |career |work |employment |key |core |technical |clinical |relevant |other )*(summary|profile|objective|experience|history|employment|skills|competenc(y|ies)|education|training|qualifications?|certificat(es?|ions?)|licen[cs]es?|registrations?|languages?|interests|hobbies|references|referees|awards|publications|projects|volunteering|about me|contact|berufserfahrung|ausbildung|kenntnisse|sprachen|exp[ée]riences?|formations?|comp[ée]tences|langues)( and [a-z ]+)?:?$/i;

/** The text as lines of pieces, for a page. */
export function linesOfCv(text: string, marks: readonly Mark[]): CvLine[] {
  const lines: CvLine[] = [];
  const seen = new Set<string>();
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    if (raw.trim() === '') lines.push({ kind: 'gap', pieces: [] });
    else {
      const bullet = BULLET.exec(raw)?.[0].length ?? 0;
      const kind = bullet > 0 ? 'bullet' : isHeading(raw.trim()) ? 'heading' : 'text';
      lines.push({ kind, pieces: piecesOf(text, start + bullet, end, marks, seen) });
    }
    start = end + 1;
  }
  return lines;
}

function isHeading(line: string): boolean {
  if (line.length > 45) return false;
  return HEADING.test(line) || (/^[\p{Lu}\d &/-]{4,}$/u.test(line) && /\p{Lu}{3}/u.test(line));
}

function piecesOf(
  text: string,
  from: number,
  to: number,
  marks: readonly Mark[],
  seen: Set<string>,
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const mark of marks) {
    if (mark.end <= at || mark.start >= to) continue;
    const [start, end] = [Math.max(at, mark.start), Math.min(to, mark.end)];
    if (start > at) pieces.push({ text: text.slice(at, start), mark: null, isFirst: false });
    pieces.push({ text: text.slice(start, end), mark, isFirst: !seen.has(mark.key) });
    seen.add(mark.key);
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), mark: null, isFirst: false });
  return pieces;
}
