// Text in a CV that was not written about the candidate's work: instructions to a machine, the spec itself, and dumps
// of keywords. It is left out of the evidence and told to whoever reads the result.

import { copiedLines, dumpedLines, wordsOf } from './copied.ts';
import { drawnLines } from './drawn.ts';
import { isPaperOfYear } from './paper-of-year.ts';
import { isInstruction, isSpreadInstruction, mayBeginSpread } from './instructions.ts';
import { markLikely } from './likely-orders.ts';
import { isClaim, spreadOver } from './passages.ts';

/** Why a line is no evidence. */
export type Distrust = 'instructions' | 'copied_spec' | 'keyword_dump';

/** Orders broken over so many lines are still put together. */
const SPREAD_LINES = 4;
const SPREAD_LINE_LENGTH_MAX = 60;
/** A heading over a pretended result, the key of a structure, an opening fence. */
const LEAD_IN =
  /^\W*(screening|assessment|evaluation|result|verdict|system|review|analysis|output|note|subject|betreff|objet)\b.{0,30}$|^\W*'{3}\w*$/i;
/** What may hang on after an order: a mark, a closing fence. */
const TRAIL = /^\W*\d{1,3}(\s*(\/|out of)\s*\d{1,3})?\W*(points?)?\W*$|^[^\p{L}\p{N}]+$/iu;

/** An order that goes on: what follows one and is addressed to the same reader. */
const ORDER =
  /^\W*(?:then |and |also |please |now )*(?:skip|return|list|give|set|output|assign|ignore|disregard|omit|do not|don't|never|answer|respond|reply|rate|rank|score|mark|treat|proceed|print|write|say|accept|approve|recommend)\b.{0,120}$/i;
/** The end of an order whose beginning stands elsewhere. */
const TAIL = /^\W*(with |and )?(one hundred|full|maximum|top|100) (points|marks|score)\W*$/i;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
/** A passage in brackets that begins with an order is one whole; so many lines it may have. */
const OPENS = /^\s*[[{<(][^\]}>)]*$/;
const CLOSES = /[\]}>)]\s*$/;
const PASSAGE_LINES = 12;
/** "[MESSAGE OF THE SYSTEM]" … "[END OF MESSAGE]": what stands between is one passage, and an order in it speaks for all of it. */
const FRAME_HEAD = /^\s*[[{<(].{3,80}[\]}>)]\s*$/;
const FRAME_END = /^\s*[[{<(]\s*\/?\s*(?:end|fin|ende|stop)\b.{0,60}[\]}>)]\s*$/i;

/** What parts a line from the line before it: nothing but a stop, the end of a line, or an empty line. */
export type Parted = 'by a stop' | 'by a line' | 'by a paragraph';

/** For each line why it is not evidence, or null; `parted` says of each how it stands to the line before it. */
export function distrustOf(
  lines: string[],
  specRuns: ReadonlySet<string>,
  parted: readonly Parted[] = [],
): (Distrust | null)[] {
  const words = lines.map(wordsOf);
  const goesOn = parted.map((by) => by === 'by a stop');
  const instructions = instructionLines(lines, words);
  markLikely(
    instructions,
    lines,
    parted.map((by) => by === 'by a paragraph'),
  );
  spreadOver(instructions, lines, goesOn);
  const copied = copiedLines(words, specRuns);
  const dumped = dumpedLines(lines, words, specRuns, goesOn);
  const drawn = drawnLines(words, specRuns);
  return lines.map((_, index) => {
    if (instructions[index] === true) return 'instructions';
    if (isPaperOfYear(words[index] ?? [])) return null;
    if (copied[index] === true) return 'copied_spec';
    return dumped[index] === true || drawn[index] === true ? 'keyword_dump' : null;
  });
}

function instructionLines(lines: string[], words: string[][]): boolean[] {
  const found = lines.map((line, index) => isInstruction(line, words[index] ?? []) || isClaim(line));
  for (const [index, line] of lines.entries()) {
    if (found[index] === true || line.length > SPREAD_LINE_LENGTH_MAX || !mayBeginSpread(line)) continue;
    for (let to = index + 2; to <= Math.min(lines.length, index + SPREAD_LINES); to++) {
      const stretch = lines.slice(index, to);
      if (stretch.some((one) => one.length > SPREAD_LINE_LENGTH_MAX)) break;
      if (isSpreadInstruction(stretch) && !isSpreadInstruction(stretch.slice(1))) found.fill(true, index, to);
    }
  }
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (found[index - 1] !== true) continue;
    const isRow = TABLE_ROW.test(line) && TABLE_ROW.test(lines[index - 1] ?? '');
    if (isRow || TRAIL.test(line) || ORDER.test(line)) found[index] = true;
  }
  for (const [index, line] of lines.entries()) {
    if (found[index] !== true || !OPENS.test(line)) continue;
    const length = lines.slice(index, index + PASSAGE_LINES).findIndex((one) => CLOSES.test(one));
    if (length > 0) found.fill(true, index, index + length + 1);
  }
  for (const [end, line] of lines.entries()) {
    if (!FRAME_END.test(line)) continue;
    const first = Math.max(0, end - PASSAGE_LINES);
    const head = lines.slice(first, end).findLastIndex((one) => FRAME_HEAD.test(one));
    if (head >= 0 && found.slice(first + head, end).includes(true)) found.fill(true, first + head, end + 1);
  }
  for (let index = lines.length - 2; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (found[index + 1] !== true) continue;
    const isRow = TABLE_ROW.test(line) && TABLE_ROW.test(lines[index + 1] ?? '');
    if (isRow || LEAD_IN.test(line)) found[index] = true;
  }
  if (found.includes(true))
    for (const [index, line] of lines.entries()) if (TAIL.test(line)) found[index] = true;
  return found;
}
