// CSV as RFC 4180 has it, safe to open in a spreadsheet: a cell that a spreadsheet would take for a formula is
// preceded by an apostrophe, because the text of a CV is written by a stranger.

type Cell = string | number;

/** First characters that make a spreadsheet calculate, wide forms included. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** The rows as one text, each line ended by CRLF. Numbers stand bare, texts in quotes. */
export function toCsv(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
