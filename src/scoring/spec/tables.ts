// A person specification as a table: its heading row says which column is essential and which desirable. Pure.

import { kindOfHeading, type StatementKind } from './headings.ts';

/** What the cells of each column are; null where a column names the row. */
export type Columns = (StatementKind | null)[];

const CELLS = /\s*\|\s*|\t+/;

/** The columns of a heading row, or null where a line is none. */
export function columnsOf(line: string): Columns | null {
  const cells = cellsOf(line);
  if (cells.length < 2) return null;
  const kinds = cells.map((cell, index) =>
    // The first column names the rows ("Criteria"), unless it says how much it asks.
    index === 0 && !/essential|must|required|desirable/i.test(cell) ? null : kindOfHeading(cell),
  );
  return kinds.includes('must') && kinds.includes('nice') ? kinds : null;
}

/** The cells of a row under `columns`, each with its column's kind; null where the line is no row of a table. */
export function rowOf(line: string, columns: Columns): { text: string; kind: StatementKind }[] | null {
  const cells = cellsOf(line);
  if (cells.length < 2) return null;
  return cells.flatMap((text, index) => {
    const kind = columns[index] ?? null;
    return kind === null || !/\p{L}/u.test(text) ? [] : [{ text, kind }];
  });
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\s*\|/, '')
    .split(CELLS)
    .map((cell) => cell.trim());
}
