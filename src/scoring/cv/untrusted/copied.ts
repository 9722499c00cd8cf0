// The spec's own words in a CV: passages taken over, and its terms poured out without a sentence. Pure.

import { tokensOf } from '../../text/terms/tokens.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** So many words in the same order are no accident. */
const RUN_WORDS = 8;
/** Of a line's words, so many must lie in such runs for the line to count as copied. */
const COPIED_SHARE = 0.6;
/** Fewer copied words in all may be the long name of a diploma. */
const COPIED_WORDS_MIN = 14;
const DUMP_WORDS = 15;
/** Without a comma or a bar between them fewer are enough: a list of skills has them. */
const BARE_DUMP_WORDS = 10;
const DUMP_SHARE = 0.8;
/** A dump that was cut at full stops goes on in lines of this size, whose words are less surely the spec's. */
const BESIDE_WORDS = 4;
const BESIDE_SHARE = 0.7;
/** A dump without regard to the spec: this long and hardly a function word. */
const LIST_WORDS = 25;
const GLUE_MAX = 0.03;
/** A heap that was cut out of sentences of the spec keeps a few; a sentence has three times as many. */
const HEAP_GLUE_MAX = 0.14;

/** Words that hold a sentence together. */
export const FUNCTION_WORDS = new Set(
  'a an the and of to in for on with at by from as is are was were i my our that this which using through und der die das mit für von im et de des du la le les pour avec en'.split(
    ' ',
  ),
);

/** The runs of eight words in a spec, to find them again in a CV. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text).filter(isRunning);
  const runs = new Set<string>();
  const joined = `${words.join(' ')} `;
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  for (let i = 0; i + RUN_WORDS <= words.length; i++)
    runs.add(joined.slice(starts[i], (starts[i + RUN_WORDS] ?? 0) - 1));
  return runs;
}

/**
 * For each line, given as its words, whether it is taken from the spec. Runs go on over line ends, and a line beside a copied one is copied
 * too when its every three words are the spec's, so that short bullets are found.
 */
export function copiedLines(lines: string[][], specRuns: ReadonlySet<string>): boolean[] {
  if (!mayHoldRun(lines, specRuns)) return lines.map(() => false);
  const perLine = lines.map((words) => words.filter(isRunning));
  const words = perLine.flat();
  const covered = coveredWords(words, specRuns);
  if (covered.reduce((sum, one) => sum + one, 0) < COPIED_WORDS_MIN) return lines.map(() => false);
  let at = 0;
  const copied = perLine.map(({ length }) => {
    const count = covered.subarray(at, at + length).reduce((sum, one) => sum + one, 0);
    at += length;
    return length > 0 && count / length >= COPIED_SHARE;
  });
  const { triples } = wordingOf(specRuns);
  const spread = (index: number, beside: number) => {
    if (copied[beside] === true && isWordedBy(perLine[index] ?? [], triples())) copied[index] = true;
  };
  for (let index = 1; index < lines.length; index += 1) spread(index, index - 1);
  for (let index = lines.length - 2; index >= 0; index -= 1) spread(index, index + 1);
  return copied;
}

/** Whether as many words of the spec as a run has follow one another, in whatever order. */
function mayHoldRun(lines: string[][], specRuns: ReadonlySet<string>): boolean {
  const { vocabulary } = wordingOf(specRuns);
  let known = 0;
  for (const words of lines)
    for (const word of words) {
      if (vocabulary.has(word)) known += 1;
      else if (isRunning(word)) known = 0;
      if (known >= RUN_WORDS) return true;
    }
  return false;
}

/** Marks the words that lie in a run of the spec. */
function coveredWords(words: string[], specRuns: ReadonlySet<string>): Uint8Array {
  const { vocabulary } = wordingOf(specRuns);
  const covered = new Uint8Array(words.length);
  let known = 0;
  for (const [index, word] of words.entries()) {
    known = vocabulary.has(word) ? known + 1 : 0;
    const from = index + 1 - RUN_WORDS;
    if (known >= RUN_WORDS && specRuns.has(words.slice(from, index + 1).join(' ')))
      covered.fill(1, from, index + 1);
  }
  return covered;
}

function isWordedBy(words: string[], triples: ReadonlySet<string>): boolean {
  return words.length >= 3 && triplesOf(words).every((triple) => triples.has(triple));
}

function triplesOf(words: string[]): string[] {
  return words.slice(2).map((word, index) => `${words[index] ?? ''} ${words[index + 1] ?? ''} ${word}`);
}

/**
 * For each line whether it is, alone or with its neighbours, a heap of words without a sentence; `goesOn` says of each
 * whether it stands in one with the line before it.
 */
export function dumpedLines(
  lines: string[],
  perLine: string[][],
  specRuns: ReadonlySet<string>,
  goesOn: readonly boolean[] = [],
): boolean[] {
  const { vocabulary } = wordingOf(specRuns);
  // What is gained in a year is told, not heaped.
  const heaped = perLine.map(
    (words, index) =>
      isSpecHeap(words, vocabulary, DUMP_SHARE) &&
      (words.length >= DUMP_WORDS || !/\b(?:19|20)\d\d\b/.test(lines[index] ?? '')),
  );
  const isLong = (index: number) =>
    (perLine[index]?.length ?? 0) >= (/[,;|•/]/.test(lines[index] ?? '') ? DUMP_WORDS : BARE_DUMP_WORDS);
  const dumped = lines.map(
    (line, index) =>
      isList(perLine[index] ?? [], line) ||
      isLabelled(perLine[index] ?? [], line) ||
      (heaped[index] === true && isLong(index)),
  );
  // Short lines in a row add up; a long one beside them does not take the honest title above it along.
  for (let from = 0; from < lines.length;) {
    let to = from;
    let words = 0;
    for (; heaped[to] === true && !isLong(to); to += 1) words += perLine[to]?.length ?? 0;
    if (words >= DUMP_WORDS) dumped.fill(true, from, to);
    from = to + 1;
  }
  const spread = (index: number, beside: number) => {
    const words = perLine[index] ?? [];
    if (dumped[beside] !== true || words.length < BESIDE_WORDS) return;
    if (isSpecHeap(words, vocabulary, BESIDE_SHARE)) dumped[index] = true;
  };
  for (let index = 1; index < lines.length; index += 1) spread(index, index - 1);
  for (let index = lines.length - 2; index >= 0; index -= 1) spread(index, index + 1);
  // "Keywords: … works. Permit driver clean record. …": a heap that full stops of its words cut into pieces.
  for (let index = 1; index < lines.length; index += 1) {
    const isPiece = dumped[index - 1] === true && goesOn[index] === true && dumped[index] !== true;
    if (isPiece && isHeapOfAny(perLine[index] ?? [], lines[index] ?? '')) dumped[index] = true;
  }
  return dumped;
}

/** Words called keywords, one after another without a sign between them. */
function isLabelled(words: string[], text: string): boolean {
  return words.length >= DUMP_WORDS && LABEL.test(text) && isHeapOfAny(words, text.replace(LABEL, ''));
}

const LABEL =
  /^\W*(?:keywords?|key words|tags|schlag(?:wörter|worte)|stich(?:wörter|worte)|mots[- ]clés)\s*[:–-]/iu;

function isHeapOfAny(words: string[], text: string): boolean {
  return (
    words.length > 0 &&
    glueOf(words) <= HEAP_GLUE_MAX &&
    !/[,;|•:()/]/.test(text) &&
    !/\b(?:19|20)\d\d\b/.test(text)
  );
}

function isList(words: string[], text: string): boolean {
  if (words.length <= LIST_WORDS || glueOf(words) >= GLUE_MAX) return false;
  const separators = (text.match(/[,;|•]/g) ?? []).length;
  return separators < words.length / 8;
}

/** Words of the spec without anything to hold them together; lines in a row add up to a dump. */
function isSpecHeap(words: string[], vocabulary: ReadonlySet<string>, share: number): boolean {
  if (words.length === 0 || glueOf(words) > HEAP_GLUE_MAX) return false;
  return words.filter((word) => vocabulary.has(word)).length / words.length >= share;
}

function glueOf(words: string[]): number {
  return words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length;
}

type Wording = { vocabulary: ReadonlySet<string>; triples: () => ReadonlySet<string> };

/** The words of a spec and its threes of words, from its runs. */
export const wordingOf = rememberedOf((specRuns: ReadonlySet<string>): Wording => {
  const vocabulary = new Set<string>();
  let triples: ReadonlySet<string> | null = null;
  let left = specRuns.size;
  for (const run of specRuns) {
    left -= 1;
    // All but a run's first words come again as the first of the runs behind it; those of the last do not.
    const words = left === 0 ? run.split(' ') : [run.slice(0, run.indexOf(' '))];
    for (const word of words) vocabulary.add(word);
  }
  return { vocabulary, triples: () => (triples ??= triplesOfRuns(specRuns)) };
});

function triplesOfRuns(specRuns: ReadonlySet<string>): Set<string> {
  const triples = new Set<string>();
  let left = specRuns.size;
  for (const run of specRuns) {
    left -= 1;
    for (const triple of triplesOf(left === 0 ? run.split(' ') : run.split(' ', 3))) triples.add(triple);
  }
  return triples;
}

/** The words of a line. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map((token) => token.word);
}

/** List markers and small numbers fall away when a list is copied, so they are no part of a run. */
function isRunning(word: string): boolean {
  return word.length > 2 || !/^(\d{1,2}|[a-h])$/.test(word);
}
