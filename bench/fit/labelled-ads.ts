// Job ads of which every sentence was labelled by a reader, as clauses to learn from. Sector files hold ads written for this
// repository; of the graded jobs the labels of their clauses are kept.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ruledClausesOf } from '../../src/scoring/read-spec.ts';
import { signsAlone, signsOf } from '../../src/scoring/spec/clauses/clause-signs.ts';
import type { Statement } from '../../src/scoring/spec/clauses/statements.ts';
import { namedPartsIn } from './named-parts.ts';
import { LATER_SETS } from '../../test/scoring/graded/later-sets.ts';
import { gradedJobs } from '../../test/scoring/graded/set.ts';

/**
 * Hard must-have, softer demand, wish, duty, character and willingness, what will not do, everything else; of a sentence
 * that holds two, what matters most for judging an applicant.
 */
export type Label = 'H' | 'M' | 'N' | 'D' | 'C' | 'X' | 'T';
/** A clause with what a reader takes it for, and its signs: with those of its place, and once more without. */
export type LabelledClause = {
  ad: string;
  clause: Statement;
  label: Label;
  signs: string[];
  isAlone: boolean;
  weight: number;
};
type Sentence = { label: Label; how: string; text: string };
type Ad = { name: string; sentences: Sentence[] };

const FOLDER = join(import.meta.dirname, 'ads');
const GRADED_FILE = 'graded.txt';
/** The rules were not tuned on these when the weights were learnt: what they say of them is worth what it is of any ad. */
const UNTUNED = new Set([
  'graded-kept',
  'graded-aside',
  'graded-withheld',
  'graded-reserved',
  'graded-spared',
  'graded-secluded',
  'graded-untouched',
  'graded-candid',
]);
/** A clause that is a small part of its sentence may be of another kind than the sentence. */
const PART = { below: 0.5, weight: 0.3 };
const LABELS = /^[HMNDCXT]$/;

/** All labelled clauses, those of the sector files first. */
export function labelledClauses(): LabelledClause[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt') && file !== GRADED_FILE);
  return [...files.toSorted().flatMap((file) => labelledClausesIn(file)), ...gradedClauses()];
}

/** Those of a sector file. */
export function labelledClausesIn(file: string): LabelledClause[] {
  return adsIn(file).flatMap((ad) => labelled(ad.name, ruledClausesOf(textOf(ad)), ad.sentences, true));
}

/** Ads of a file, each headed by "@@ name"; columns are apart by tabs: the label, how it stands, and the sentence. */
export function adsIn(file: string): Ad[] {
  return namedPartsIn(join(FOLDER, file)).map(({ name, text }) => ({
    name,
    sentences: text
      .split('\n')
      .filter(Boolean)
      .map((line) => sentenceOf(line, `${file}, ${name}`)),
  }));
}

function sentenceOf(line: string, where: string): Sentence {
  const [label = '', ...columns] = line.split('\t');
  const text = columns.at(-1)?.trim() ?? '';
  if (!isLabel(label) || text === '') throw new Error(`no labelled sentence in ${where}: ${line}`);
  return { label, how: columns.length > 1 ? (columns[0] ?? '') : '', text };
}

function isLabel(text: string): text is Label {
  return LABELS.test(text);
}

/** An ad as it was written: headings and paragraphs apart by blank lines, items with a dash. */
export function textOf({ sentences }: Ad): string {
  return sentences
    .map(({ how, text }) =>
      how === 's' ? ` ${text}` : how === 'b' ? `\n- ${text}` : `\n\n${text}${how === 'h' ? '\n' : ''}`,
    )
    .join('')
    .trim();
}

function gradedClauses(): LabelledClause[] {
  const ads = new Map(adsIn(GRADED_FILE).map((ad) => [ad.name, ad.sentences]));
  return [['graded', gradedJobs] as const, ...LATER_SETS].flatMap(([set, jobs]) =>
    jobs.flatMap(({ job, spec }) =>
      labelled(job, ruledClausesOf(spec), ads.get(job) ?? [], UNTUNED.has(set)),
    ),
  );
}

/** The clauses that stand in a labelled sentence, in order; `isRuled`: with what the rules say of them as a sign. */
function labelled(
  ad: string,
  clauses: readonly Statement[],
  sentences: readonly Sentence[],
  isRuled: boolean,
): LabelledClause[] {
  const read = sentences.map(({ label, text }) => ({ label, letters: lettersOf(text) }));
  let from = 0;
  return clauses.flatMap((clause, index) => {
    const letters = lettersOf(clause.text);
    if (letters === '') return [];
    const isIn = (sentence: { letters: string }) => sentence.letters.includes(letters);
    const ahead = read.findIndex((sentence, at) => at >= from && isIn(sentence));
    const at = ahead >= 0 ? ahead : read.findIndex(isIn);
    const sentence = read[at];
    if (sentence === undefined) return [];
    from = at;
    const weight = letters.length < PART.below * sentence.letters.length ? PART.weight : 1;
    const told = { ad, clause, label: sentence.label, weight };
    return [
      { ...told, signs: signsOf(clauses, index, isRuled), isAlone: false },
      { ...told, signs: signsAlone(clause, isRuled), isAlone: true },
    ];
  });
}

/** The letters and figures of a text alone, by which a stretch of it is found again. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
}
