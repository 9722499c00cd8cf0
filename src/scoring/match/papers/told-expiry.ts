// Until when a paper runs, where another place of the CV says so than the line that names it: the column of a table headed
// "valid until", or one line for all cards of a block. Pure; "now" is the CV's.

import { monthAt } from '../../cv/posts/dates.ts';
import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { MONTH, monthOf } from '../../text/months.ts';

/** So many lines up to the head of a table, and down to what is said of all cards. */
const TABLE_MAX = 12;
const BLOCK_MAX = 6;
const HEADS_EXPIRY =
  /^\W*(?:valid(?:ity)?(?: (?:un)?til| to| through| thru)?|(?:date of )?expir(?:y|es|ation)(?: date)?|expires? (?:on|in)|exp\.?(?: date)?|end date|renew(?:al|s)?(?: (?:due|date))?|runs to|good (?:until|through)|gültig(?:keit)?(?: bis)?|ablauf(?:datum)?|valable jusqu.*|(?:fin de )?validité|échéance|expire le)\W*$/iu;
/** "Card end date 14.03.26", "all tickets run out in May 2027". */
const OF_ALL =
  /^\W*(?:(?:both|all|my|the|these|this|said|alle|die|toutes?|les|mes) )*(?:cards?|tickets?|licen[cs]es?|certificates?|badges?|karten?|scheine?|ausweise?|cartes?|caces|titres?)\b[^.;]{0,24}?\b(?:end|ends|ended|expir\p{L}+|valid (?:to|un?til|till|through)|runs? (?:out|to)|ran out|good (?:to|until)|gültig bis|laufen|läuft|valables?|expirent?)\b(?<rest>.{0,40})/iu;
const NUMBERED = /(?<!\d)(?:\d{1,2}[./-])?(?<month>\d{1,2})[./-](?<year>(?:20)?\d\d)(?!\d|[./-]\d)/u;
const NAMED = new RegExp(String.raw`(?<!\p{L})(?<month>${MONTH})\.? (?<year>20\d\d)`, 'iu');
const YEAR = /(?<!\d)(?<year>20\d\d)(?!\d)/u;

/** Whether a paper that a line names has run out by what stands elsewhere; null where nothing is said. */
export function toldExpiry(line: EvidenceLine, cv: Cv): 'past' | 'future' | null {
  const until = inTable(line, cv) ?? ofBlock(line, cv);
  if (until === null) return null;
  return until < monthAt(cv.nowMs) ? 'past' : 'future';
}

function inTable(line: EvidenceLine, { lines }: Cv): number | null {
  const cells = cellsOf(line.text);
  if (cells.length < 2) return null;
  const at = lines.indexOf(line);
  for (const above of lines.slice(Math.max(0, at - TABLE_MAX), at).toReversed()) {
    const heads = cellsOf(above.text);
    if (heads.length < 2) return null;
    const column = heads.findIndex((head) => HEADS_EXPIRY.test(head));
    if (column >= 0) return monthIn(cells[column] ?? '');
  }
  return null;
}

function ofBlock(line: EvidenceLine, { lines }: Cv): number | null {
  if (line.role !== null || line.isHeading) return null;
  const at = lines.indexOf(line);
  for (const below of lines.slice(at + 1, at + 1 + BLOCK_MAX)) {
    if (below.isHeading || below.role !== null) return null;
    const rest = OF_ALL.exec(below.text)?.groups?.['rest'];
    if (rest !== undefined) return monthIn(rest);
  }
  return null;
}

function cellsOf(text: string): string[] {
  if (!text.includes('|')) return [];
  return text
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** A month since the year nought; null where a text names none. */
function monthIn(text: string): number | null {
  const { groups } = NAMED.exec(text) ?? NUMBERED.exec(text) ?? YEAR.exec(text) ?? {};
  const year = Number(groups?.['year'] ?? 0);
  if (year === 0) return null;
  const named = groups?.['month'];
  const month = named === undefined ? 12 : /^\d/.test(named) ? Number(named) : monthOf(named) + 1;
  return (year < 100 ? 2000 + year : year) * 12 + month - 1;
}
