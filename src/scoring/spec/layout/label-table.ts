// A table of two columns that has no heading row: what stands before the first stroke says what stands behind it, and a
// row that has nothing there goes on with the one above. Read as a label and a colon: "Essential | Five years" as
// "Essential: Five years". Pure.

import { isFactRow } from './fact-rows.ts';
import { columnsOf } from './tables.ts';

const ROW = /^\s*\|?\s*([^|\n:]{0,40}?)\s*\|\s*(\S[^|\n]*?)\s*\|?\s*$/u;
/** "Essential | Experience | Five years": how much it asks stands first, what the row is called second. */
const THREE =
  /^\s*\|?\s*(essential|desirable|required|preferred|mandatory|must|nice to have|muss|kann|soll|zwingend|wünschenswert|indispensable|exigé|souhaité|apprécié)\s*\|[^|\n]{0,40}\|\s*(\S[^|\n]*?)\s*\|?\s*$/iu;
const LABEL_WORDS_MAX = 5;
const ROWS_MIN = 4;
const LABELS_MIN = 3;
/** So many of the rows with a stroke have two cells. */
const SHARE_MIN = 0.7;

/** "Three years of claims | Must": rows whose last cell says how much they ask have no labels. */
const MARK =
  /^(?:must|essential|required|mandatory|preferred|desirable|desired|nice|optional|muss|kann|soll|zwingend|wünschenswert|exigée?|souhaitée?|appréciée?|indispensable)(?!\p{L})[^;:]{0,40}$/iu;
const MARKS_MIN = 2;

type Row = { label: string; text: string };

/** The spec with the rows of such tables as labels; as it is where it has none. */
export function withLabelRows(spec: string): string {
  if (!spec.includes('|')) return spec;
  const lines = spec.split('\n');
  const tables = tablesOf(lines);
  const barred = lines.filter((line, index) => line.includes('|') && tables[index] === 'labels');
  const rows = barred.map(rowOf);
  const found = rows.filter((row) => row !== null);
  if (
    found.length < ROWS_MIN ||
    found.length < barred.length * SHARE_MIN ||
    found.filter(({ label }) => label !== '').length < LABELS_MIN ||
    found.filter(({ text }) => MARK.test(text)).length >= MARKS_MIN
  )
    return spec;
  let label = '';
  return lines
    .map((line, index) => {
      const row = line.includes('|') && tables[index] === 'labels' ? rowOf(line) : null;
      if (row === null || isFactRow(line)) return line;
      if (row.label !== '') label = row.label;
      return label === '' ? row.text : `${label}: ${row.text}`;
    })
    .join('\n');
}

/** Of which kind of table each line is: one with a row that names its columns has them up to the next blank line. */
function tablesOf(lines: readonly string[]): ('labels' | 'columns')[] {
  let table: 'labels' | 'columns' = 'labels';
  return lines.map((line) => {
    if (line.trim() === '') table = 'labels';
    else if (line.includes('|') && columnsOf(line) !== null) table = 'columns';
    return table;
  });
}

function rowOf(line: string): Row | null {
  const [, label, text] = THREE.exec(line) ?? ROW.exec(line) ?? [];
  if (label === undefined || text === undefined) return null;
  if (label.split(/\s+/).length > LABEL_WORDS_MAX || /[.!?]$/.test(label)) return null;
  return { label, text };
}
