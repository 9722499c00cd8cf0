// Codes and words at the end of a line that say how much it asks, where the criteria of a person specification have them:
// "Three years in a school (E)", "HNC in rail engineering   E  A", "Degree. Essential, A C", "Schwedisch – Kann". Pure.

import { mayMatch } from '../first-look.ts';
import { kindOfHeading } from './headings.ts';
import type { Coded } from './line-codes.ts';

/** How a criterion is looked at, by letters: "(A/I)", "A C", "A, I". */
const HOW = String.raw`(?:[\s,;:/|]*[([]?\p{Lu}{1,2}(?:\s?[/,+& ]\s?\p{Lu}{1,2}){0,4}[)\]]?)?`;
const APART = String.raw`(?:[.,;:!]\s+|\s[–—-]\s|\s{2,}|\t)`;
/** "(E)", "[D]", "- E", ", E A", and behind a wide gap "E  A I". */
const LETTER = new RegExp(
  String.raw`\s*(?:\(([EDMWK])(?:[,;:/ ]+\p{Lu}(?:\s?[/,+& ]\s?\p{Lu})*)?\)|\[([EDMWK])\]|${APART}([EDMWK])(?![\p{L}\d])${HOW})[\s.;]*$`,
  'u',
);
const MUST = String.raw`essential|required|mandatory|muss|pflicht|zwingend|erforderlich|exigée?|requise?|obligatoire|indispensable|impérati(?:f|ve)`;
const NICE = String.raw`desirable|preferred|desired|optional|kann|wunsch|soll|wünschenswert|souhaitée?|appréciée?|facultati(?:f|ve)`;
/** ". Essential, A C", "(desirable)", "– wünschenswert (Zeugnis)". */
const WORD = new RegExp(
  String.raw`\s*(?:${APART}|[([]\s?)(?:(${MUST})|(${NICE}))(?:\s*[,;:/(|]+\s*(?:\p{Lu}{1,2}(?:\s?[/,+& ]\s?\p{Lu}{1,2}){0,4}|\p{L}{4,15}))?[)\].;]*\s*$`,
  'iu',
);
const mayEndSo = mayMatch(LETTER, WORD);
/** So many lines end so before it is a way of this spec. */
const LINES_MIN = 2;

/** Reads the code behind a line of `spec`, with the line before it; null where the line has none, or too few have. */
export function codesBehind(spec: string): (line: string) => Coded | null {
  const lines = spec.split('\n').filter((line) => mayEndSo(line));
  const pattern = [LETTER, WORD].find((one) => isUsual(lines, one));
  return (line) => (pattern === undefined ? null : codedBy(pattern, line));
}

function isUsual(lines: readonly string[], pattern: RegExp): boolean {
  const kinds = lines.flatMap((line) => codedBy(pattern, line)?.kind ?? []);
  return kinds.length >= LINES_MIN && (pattern === WORD || kinds.includes('must'));
}

function codedBy(pattern: RegExp, line: string): Coded | null {
  const match = pattern.exec(line);
  if (match === null || match.index < TEXT_MIN) return null;
  const isMust =
    pattern === LETTER ? /[EM]/.test(match[1] ?? match[2] ?? match[3] ?? '') : match[1] !== undefined;
  const text = line.slice(0, match.index);
  // "Person specification: essential" heads what follows.
  return kindOfHeading(text) === null ? { kind: isMust ? 'must' : 'nice', text } : null;
}

/** So many characters ask for something. */
const TEXT_MIN = 3;
