// Passages by which people tried to have a CV judged otherwise than by what it says, and honest ones that share their words:
// written for this repository by people who had not seen the rules. Beside them every line of the graded CVs is honest.

import { join } from 'node:path';
import { linesTold, toldOf } from '../../src/scoring/cv/personal-head.ts';
import { judgingSignsOf } from '../../src/scoring/cv/untrusted/judging-signs.ts';
import { DAMPING } from '../../src/scoring/cv/untrusted/likely-orders.ts';
import { canonical } from '../../src/scoring/text/stored/canonical.ts';
import { LATER_SETS } from '../../test/scoring/graded/later-sets.ts';
import { gradedJobs } from '../../test/scoring/graded/set.ts';
import { namedPartsIn } from './named-parts.ts';
import { fitSigns, type SignedRow, type SignModel } from './signs.ts';

/** A passage, whose writer is the letter that its name begins with. */
export type Passage = { name: string; text: string };

const FOLDER = join(import.meta.dirname, 'passages');
const ORDER = 1;
const HONEST = 0;
/** An honest passage that looks like an order teaches more; all lines of graded CVs together weigh so many times the orders. */
const WEIGHT = { lookalike: 2, graded: 10 };
const TWINNED = new Set(['injected', 'pasted']);

/** The passages of a file, each headed by "@@ name". */
export function passagesIn(file: string): Passage[] {
  return namedPartsIn(join(FOLDER, file)).map(({ name, text }) => ({ name, text: text.trim() }));
}

/** The lines of all graded CVs in which nobody hid anything. */
export function gradedLines(): string[] {
  return [['graded', gradedJobs] as const, ...LATER_SETS].flatMap(([, jobs]) =>
    jobs.flatMap(({ graded }) =>
      graded.filter(({ kind }) => !TWINNED.has(kind)).flatMap(({ cv }) => linesOf(cv)),
    ),
  );
}

/** The model of the `signsMax` signs that tell most of whether a line is an order; its weights are for an order and against it. */
export function fitPassages(
  orders: readonly Passage[],
  honest: readonly Passage[],
  graded: readonly string[],
  signsMax: number,
): SignModel {
  const ordering = orders.flatMap(({ text }) => linesOf(text));
  const weight = (WEIGHT.graded * ordering.length) / graded.length;
  const rows = [
    ...ordering.map((line) => rowOf(line, ORDER, 1)),
    ...honest.flatMap(({ text }) => linesOf(text)).map((line) => rowOf(line, HONEST, WEIGHT.lookalike)),
    ...graded.map((line) => rowOf(line, HONEST, weight)),
  ];
  return fitSigns(rows, { meanings: 2, signsMax, damping: DAMPING });
}

/** A text in lines as a CV is read. */
export function linesOf(text: string): string[] {
  return linesTold(toldOf(canonical(text))).map((line) => line.text);
}

function rowOf(line: string, meaning: number, weight: number): SignedRow {
  return { signs: judgingSignsOf(line), meaning, weight };
}
