// Lines that most likely say how a CV is to be judged, by all their signs together. Rules know the orders they were written for;
// how people put one in words of their own has no end: a note of the manager's, a plea, a table of marks, a presumption. So each
// line is weighed by signs whose weights were learnt from passages of many hands beside the lines of honest CVs. Pure.

import { ORDER_SIGNS } from '../../lexicon/order-signs.ts';
import { letterOf, stepsOf } from '../../text/letter-weights.ts';
import { namesYear } from '../../text/year.ts';
import { judgingSignsOf } from './judging-signs.ts';

/** What a letter more is worth. */
const STEP = 0.12;
/** So many more signs without weight every line is thought to have: one of few words is surer of nothing. */
export const DAMPING = 10;
/** Where the weights of any line start. */
const ALWAYS = '*';
/** From here on a line is an order. */
const ORDER_FROM = 0.45;
/** What stands with an order in one paragraph is part of it, unless it leans so far the other way. */
const GOES_ON_FROM = -1.1;
/** Of fewer words no line says how a CV is to be judged by itself. */
const WORDS_MIN = 3;
const WORD = /\p{L}+/gu;

let read: ReadonlyMap<string, number> | null = null;

/** The learnt weights by sign: each line of the table is a sign and a letter. */
function weights(): ReadonlyMap<string, number> {
  read ??= weightsIn(ORDER_SIGNS);
  return read;
}

/** The weights of a table, by sign. */
export function weightsIn(table: string): ReadonlyMap<string, number> {
  const rows = table.trim().split('\n');
  return new Map(rows.map((row): [string, number] => [row.slice(0, -1), stepsOf(row.at(-1)) * STEP]));
}

/** A row of the table. */
export function rowOf(sign: string, weight: number): string {
  return sign + letterOf(weight / STEP);
}

/** How strongly the signs of a line speak for an order, and below nothing against it; from about -8 to 8. */
export function orderLeaning(line: string, table: ReadonlyMap<string, number> = weights()): number {
  const signs = judgingSignsOf(line);
  let sum = 0;
  for (const sign of signs) sum += table.get(sign) ?? 0;
  return (table.get(ALWAYS) ?? 0) + sum / Math.sqrt(signs.length + DAMPING);
}

/** Whether a line is most likely an order. */
export function isLikelyOrder(line: string, table?: ReadonlyMap<string, number>): boolean {
  return isOrder(line, orderLeaning(line, table));
}

/** Marks the lines that are orders, and what goes on from them or led to them in one paragraph; `isApart`: a line begins a paragraph. */
export function markLikely(found: boolean[], lines: readonly string[], isApart: readonly boolean[]): void {
  const leanings = lines.map((line) => orderLeaning(line));
  for (const [index, line] of lines.entries()) if (isOrder(line, leanings[index] ?? 0)) found[index] = true;
  const mayGoOn = (index: number) => (leanings[index] ?? 0) >= GOES_ON_FROM && !namesYear(lines[index] ?? '');
  for (let index = 1; index < lines.length; index += 1)
    if (found[index - 1] === true && isApart[index] !== true && mayGoOn(index)) found[index] = true;
  for (let index = lines.length - 2; index >= 0; index -= 1)
    if (found[index + 1] === true && isApart[index + 1] !== true && mayGoOn(index)) found[index] = true;
}

function isOrder(line: string, leaning: number): boolean {
  return leaning >= ORDER_FROM && (line.match(WORD)?.length ?? 0) >= WORDS_MIN;
}
