// A person specification as a table: its heading row says which column is essential and which desirable. Pure.

import { kindOfHeading, type StatementKind } from './headings.ts';

/** What the cells of each column are: `mark` says how much the row asks; null where a column names the row. */
export type Columns = (StatementKind | 'mark' | null)[];

/** A column of marks: "E/D". */
const MARKS = /^(?:e ?\/ ?d|essential ?(?:\/|or|\() ?desirable\)?)$/i;
const CELLS = /\s*\|\s*|\t+/;

/** The columns of a heading row, or null where a line is none. */
export function columnsOf(line: string): Columns | null {
  const cells = cellsOf(line);
  if (cells.length < 2) return null;
  const kinds = cells.map((cell, index) =>
    // The first column names the rows ("Criteria"), unless it says how much it asks.
    index === 0 && !/essential|must|required|desirable/i.test(cell) ? null : kindOfHeading(cell),
  );
  if (kinds.includes('must') && kinds.includes('nice')) return kinds;
  const mark = cells.findIndex((cell) => MARKS.test(cell));
  return mark > 0 ? cells.map((_, index) => (index === mark ? 'mark' : null)) : null;
}

/** The cells of a row under `columns`, each with its column's kind; null where the line is no row of a table. */
export function rowOf(line: string, columns: Columns): { text: string; kind: StatementKind }[] | null {
  const cells = cellsOf(line);
  if (cells.length < 2) return null;
  const mark = columns.indexOf('mark');
  if (mark > 0) {
    const [text = ''] = cells;
    const kind = /^(?:d|desirable|w)\b/i.test(cells[mark] ?? '') ? 'nice' : 'must';
    return /\p{L}/u.test(text) ? [{ text, kind }] : [];
  }
  return cells.flatMap((text, index) => {
    const kind = columns[index] ?? null;
    return kind === null || kind === 'mark' || !/\p{L}/u.test(text) ? [] : [{ text, kind }];
  });
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\s*\|/, '')
    .split(CELLS)
    .map((cell) => cell.trim());
}
