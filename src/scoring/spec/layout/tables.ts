// A person specification as a table: its heading row says which column is essential and which desirable, or which one
// marks every row; numbers of rows and how a criterion is measured ask for nothing. Pure.

import { kindOfHeading } from './headings.ts';
import type { StatementKind } from './statement-kind.ts';

/** What the cells of each column are: `mark` says how much the row asks; null where a column names the row. */
export type Columns = (StatementKind | 'mark' | 'aside' | null)[];

/** A column of marks: "E/D", "Essential or desirable". */
const MARKS =
  /^(?:e ?(?:\/|or) ?d|ess(?:ential)?\.? ?(?:\/|or|\() ?des(?:irable)?\.?\)?|must ?\/ ?(?:wish|nice|want)|m ?\/ ?[wk]|muss ?\/ ?(?:kann|soll|wunsch)|priorité|wichtigkeit)\??$/i;
/** Marks of a row that is only wished for. */
const DESIRABLE =
  /^(?:d|des|desirable|desired|w|wish|nice(?:[- ]to[- ]have)?|preferred|bonus|kann|soll|wunsch|optional|souhaité|apprécié|atout)\b\W*$/i;
/** Columns that number the rows, and those that say how or when something is looked at. */
const ASIDE =
  /^(?:no\.?|nr\.?|n°|#|ref\.?|reference|id|item)$|\b(?:measured|assess\w*|method|evidenced?|tested|source|how|stage|where|nachweis|geprüft|évalu\w*|vérifi\w*)\b/i;
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
  return mark > 0
    ? cells.map((cell, index) => (index === mark ? 'mark' : ASIDE.test(cell) ? 'aside' : null))
    : null;
}

/** The cells of a row under `columns`, each with its column's kind; null where the line is no row of a table. */
export function rowOf(line: string, columns: Columns): { text: string; kind: StatementKind }[] | null {
  const given = cellsOf(line);
  if (given.length < 2) return null;
  // A row that goes on with the one above it has nothing in its first cell.
  const cells = /^\s*\|/.test(line) && given.length === columns.length - 1 ? ['', ...given] : given;
  const mark = columns.indexOf('mark');
  if (mark > 0) return markedRow(cells, columns, cells[mark] ?? '');
  return cells.flatMap((text, index) => {
    const kind = columns[index] ?? null;
    return kind === null || kind === 'mark' || kind === 'aside' || !/\p{L}/u.test(text)
      ? []
      : [{ text, kind }];
  });
}

/** What the first cell of a row by itself says that the row asks: "Required | A degree". */
const ROW_LABELS: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'must',
    /^(?:required|essential|mandatory|minimum|must(?:[- ]have)?s?|muss|pflicht|zwingend|erforderlich|exigée?s?|requise?s?|obligatoire|indispensable|impératif)\W*$/iu,
  ],
  [
    'nice',
    /^(?:preferred|desirable|desired|nice(?:[- ]to[- ]have)?|optional|bonus|plus|kann|soll|wunsch|wünschenswert|von vorteil|souhaitée?s?|appréciée?s?|atouts?|un plus)\W*$/iu,
  ],
];

/** A row whose first cell says how much it asks; null where a line is none. */
export function labelledRow(line: string): { text: string; kind: StatementKind } | null {
  if (!line.includes('|') && !line.includes('\t')) return null;
  const [first = '', ...rest] = cellsOf(line);
  const kind = ROW_LABELS.find(([, label]) => label.test(first))?.[0];
  const text = rest.filter((cell) => /\p{L}/u.test(cell)).join(', ');
  return kind === undefined || text === '' ? null : { text, kind };
}

/** What a last cell says that only measures the row: "40 %", or the heading above such cells. */
const MEASURE = /^(?:\d{1,3} ?%|share|weight(?:ing)?|% of time|time|anteil|gewichtung|part|poids)$/iu;

/** A line without a last cell that only measures it. */
export function cellBefore(line: string): string {
  const at = line.lastIndexOf('|');
  if (at <= 0 || !MEASURE.test(line.slice(at + 1).trim())) return line;
  return line.slice(0, at).trim();
}

/** So many rows say that a column is one of marks where no heading row does. */
const MARKED_MIN = 3;
const MARK = /^(?:[edmw]|ess(?:ential)?|des(?:irable)?|must|nice|wish|muss|kann|soll|wunsch)\W*$/i;

/** The columns of a table that has no heading row, by the one whose cells mark the rows: "3 | Experience | E | Two years of"; or null. */
export function columnsWithoutHeading(lines: readonly string[]): Columns | null {
  const rows = lines.map((line) => cellsOf(line)).filter((cells) => cells.length > 2);
  const first = rows.find((cells) => markIn(cells) > 0);
  const mark = markIn(first ?? []);
  if (first === undefined || rows.filter((cells) => markIn(cells) === mark).length < MARKED_MIN) return null;
  return first.map((_, index) => (index === mark ? 'mark' : null));
}

function markIn(cells: readonly string[]): number {
  return cells.findIndex((cell, index) => index > 0 && MARK.test(cell));
}

/** Whether a line is a row of such a table. */
export function isMarkedRow(line: string, columns: Columns): boolean {
  return markIn(cellsOf(line)) === columns.indexOf('mark');
}

/** A row with its mark: what it asks stands beside it, behind numbers and fields, and is the longer of the two that do. */
function markedRow(
  cells: readonly string[],
  columns: Columns,
  mark: string,
): { text: string; kind: StatementKind }[] {
  const at = columns.indexOf('mark');
  const isNamed = (cell: string, index: number) =>
    index !== at && (columns[index] ?? null) === null && /\p{L}/u.test(cell);
  const before = cells.findLast((cell, index) => index < at && isNamed(cell, index)) ?? '';
  const behind = cells.find((cell, index) => index > at && isNamed(cell, index)) ?? '';
  const text = behind.length > before.length ? behind : before;
  if (text === '' || mark === '') return [];
  return [{ text, kind: DESIRABLE.test(mark) ? 'nice' : 'must' }];
}

/** The cells of a row, as `apart` parts them; a stroke before the first and behind the last parts nothing. */
export function cellsOf(line: string, apart: string | RegExp = CELLS): string[] {
  return line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(apart)
    .map((cell) => cell.trim());
}
