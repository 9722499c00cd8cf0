// Lines that the edge of a page or a column has broken, put together again: where a text has an edge, a line that had no
// room for the first word of the next one goes on in it. Pure.

import { isHeading } from './headings.ts';
import { isCutOff } from './unfinished.ts';
import { isFull } from './wrapped.ts';

/** A column is no narrower and a page no wider, in characters. */
const WIDTH = { min: 30, max: 110 };
/** So many full lines make an edge, and in so large a share of them a sentence is cut, as only an edge does. */
const FULL_MIN = 2;
const FULL_SURE = 3;
const CUT_SHARE = 0.45;
/** Of the lines that another one follows, so many are full where a page was broken at its edge. */
const FULL_SHARE = 0.4;
const FULL_SHARE_OF_FEW = 0.6;
/** What begins no statement. */
const GOES_ON = /^[\p{Ll}&()]/u;
/** The sign of an item, a cell or a heading. */
const OWN =
  /^\s*(?:[\p{Extended_Pictographic}»›→‣•●▪▫◦■✔✓✅➢➤*·–+>#|-]|\(?(?:[a-z]|[ivx]{2,4}|\p{L}?\d{1,2})[.)]\s|[o~]\s+\p{L})/iu;
/** "Reference: 417": a row of a form. */
const LABEL = /^\p{Lu}[\p{L} ]{1,24}:\s/u;

/** Whether a line is a heading or opens with a label. */
function heads(line: string): boolean {
  return LABEL.test(line) || isHeading(line);
}

/** A line that ends in an abbreviation was cut there by whoever took its stop for that of a sentence. */
const SHORT =
  /(?<=(?<!\p{L})(?:bzw|inkl|z\. ?B|d\. ?h|evtl|ggf|sog|incl|approx|e\.g|i\.e|p\. ?ex)\.)\n(?=\S)/giu;

/** The spec with broken lines in one; as it is where no edge has broken it. */
export function withoutEdges(text: string): string {
  return unbroken(text).replace(SHORT, ' ');
}

function unbroken(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const width = Math.max(...lines.map(({ length }) => length));
  if (width < WIDTH.min || width > WIDTH.max) return text;
  const goesOver = (index: number): boolean => {
    const [line = '', next = ''] = [lines[index], lines[index + 1]];
    return line.trim() !== '' && !OWN.test(next) && isFull(line, next.trim(), width);
  };
  const followed = [...lines.keys()].filter(
    (index) =>
      (lines[index] ?? '') !== '' &&
      (lines[index + 1]?.trim() ?? '') !== '' &&
      !OWN.test(lines[index + 1] ?? ''),
  );
  const full = followed.filter(goesOver);
  const isCut = (index: number): boolean =>
    isCutOff(lines[index] ?? '') || GOES_ON.test((lines[index + 1] ?? '').trim());
  const cut = full.filter(isCut).length;
  if (
    cut < FULL_MIN ||
    cut < full.length * CUT_SHARE ||
    full.length < followed.length * (cut < FULL_SURE ? FULL_SHARE_OF_FEW : FULL_SHARE)
  )
    return text;
  const joined: string[] = [];
  let goesOn = false;
  for (const [index, line] of lines.entries()) {
    const last = joined.pop();
    if (last === undefined) joined.push(line);
    else if (goesOn) joined.push(`${last} ${line.trim()}`);
    else joined.push(last, line);
    goesOn = goesOver(index) && (isCut(index) || !(line.endsWith(':') || heads(lines[index + 1] ?? '')));
  }
  return joined.join('\n');
}
