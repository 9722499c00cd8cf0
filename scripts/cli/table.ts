// The ranking as a person reads it: a line with score, verdict and candidate, below it the reasons and the gaps,
// side by side where the terminal is wide enough. Pure: width and colours are passed in.

import type { ScoredCandidate } from '../../src/screening/present.ts';
import { displayWidth, pad, printable, wrap } from './text-width.ts';

export type Colour = 'green' | 'yellow' | 'red' | 'dim' | 'bold';
/** Colours a text that already has its final width. */
export type Paint = (colour: Colour, text: string) => string;

const INDENT = 5;
const BAR_CELLS = 10;
const SCORE_WIDTH = BAR_CELLS + 4;
const VERDICT_WIDTH = 16;
const TWO_COLUMNS_FROM = 110;
const MARGIN = 2;
const WIDTH_MIN = 60;
/** Parts of a block, thinnest first, so that a bar tells 71 from 74. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

const COLOUR_OF: Record<ScoredCandidate['verdict'], Colour> = {
  'Strong shortlist': 'green',
  Borderline: 'yellow',
  'Do not progress': 'red',
};

/** The lines of the table for candidates in their order, none wider than `width` (60 at least). */
export function renderTable(ranked: ScoredCandidate[], width: number, paint: Paint): string[] {
  const usable = Math.max(WIDTH_MIN, width);
  const head = `${pad('  #', INDENT)}${pad('Score', SCORE_WIDTH)}  ${pad('Verdict', VERDICT_WIDTH)}  Candidate`;
  const lines = [paint('bold', head)];
  for (const [index, candidate] of ranked.entries()) {
    if (index > 0) lines.push('');
    lines.push(...headLines(index + 1, candidate, usable, paint), ...details(candidate, usable, paint));
  }
  return lines;
}

function headLines(rank: number, candidate: ScoredCandidate, width: number, paint: Paint): string[] {
  const colour = COLOUR_OF[candidate.verdict];
  const score = `${String(candidate.score).padStart(3)} ${paint(colour, pad(scoreBar(candidate.score), BAR_CELLS))}`;
  const start = INDENT + SCORE_WIDTH + 2 + VERDICT_WIDTH + 2;
  const [first = '', ...more] = wrap(printable(candidate.candidate_ref), Math.max(10, width - start));
  const verdict = paint(colour, pad(candidate.verdict, VERDICT_WIDTH));
  const head = `${pad(String(rank).padStart(3), INDENT)}${score}  ${verdict}  ${paint('bold', first)}`;
  return [head, ...more.map((line) => ' '.repeat(Math.min(start, width - 10)) + paint('bold', line))];
}

function scoreBar(score: number): string {
  const eighths = Math.round((score / 100) * BAR_CELLS * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

type Painted = { text: string; painted: string };

function details({ match_reasons, gaps }: ScoredCandidate, width: number, paint: Paint): string[] {
  const indent = ' '.repeat(INDENT);
  if (width < TWO_COLUMNS_FROM) {
    const room = width - INDENT;
    const all = [
      ...items(match_reasons, '+', 'green', room, paint),
      ...items(gaps, '-', 'yellow', room, paint),
    ];
    return all.map((line) => indent + line.painted);
  }
  const column = Math.floor((width - INDENT - MARGIN) / 2);
  const left = items(match_reasons, '+', 'green', column, paint);
  const right = items(gaps, '-', 'yellow', column, paint);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
    const { text, painted } = left[row] ?? { text: '', painted: '' };
    const blanks = ' '.repeat(column - displayWidth(text) + MARGIN);
    return `${indent}${painted}${blanks}${right[row]?.painted ?? ''}`.trimEnd();
  });
}

function items(texts: string[], sign: string, colour: Colour, width: number, paint: Paint): Painted[] {
  return texts.flatMap((text) =>
    wrap(printable(text), width - 2).map((line, index) => ({
      text: `${sign} ${line}`,
      painted: `${index === 0 ? paint(colour, sign) : ' '} ${line}`,
    })),
  );
}

/** `12 scored: 4 Strong shortlist, 6 Borderline, 2 Do not progress`. */
export function countVerdicts(ranked: ScoredCandidate[]): string {
  const counts = Object.keys(COLOUR_OF).map((verdict) => {
    const count = ranked.filter((one) => one.verdict === verdict).length;
    return `${count} ${verdict}`;
  });
  return `${ranked.length} scored: ${counts.join(', ')}`;
}
