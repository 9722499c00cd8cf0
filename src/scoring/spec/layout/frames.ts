// What stands before every line of a spec says nothing of any of them: the mark of a quoted mail, the strokes of a table of
// one column, an indent, a bullet that an editor has set before each. Pure.

import { HEADING_END, isHeading } from './headings.ts';

/** In so many lines a sign may stand by chance. */
const LINES_MIN = 4;
const QUOTED = /^\s{0,3}>+ ?/;
/** A row of Markdown, whose strokes stand at its ends. */
const BARRED = /^\s*\|\s?(.*?)\s*\|\s*$/u;
/** The row that parts the head of such a table from the rest. */
const RULE = /^[\s|:-]*$/;
/** A bullet of a font of signs, which has no sign of its own elsewhere. */
const PRIVATE = /^(\s*)[\uE000-\uF8FF](?=\s)/gmu;
const HAS_PRIVATE = /[\uE000-\uF8FF]/u;
/** The sign of an item, before it. */
export const BULLET = /^\s*[•●▪▫◦■*·–➢➤-]\s+/u;
/** The bullet of a line over items that are counted by letters. */
const OVER_LETTERS = /^[^\S\n]*[•●▪■*·–-][^\S\n]+(?=[^\n]{3,90}\n[^\S\n]*\(?a[.)]\s)/gmu;
/** What is no heading without a bullet. */
const BARE_WORDS_MAX = 6;
const WORDS_MAX = 8;

/** A spec without what stands before each of its lines. */
export function unframed(text: string): string {
  const plain = HAS_PRIVATE.test(text) ? text.replace(PRIVATE, '$1•') : text;
  return withoutBullets(withoutIndent(withoutStrokes(withoutQuotes(plain)))).replace(OVER_LETTERS, '');
}

function withoutQuotes(text: string): string {
  return text.includes('>') && everyLine(text, (line) => QUOTED.test(line)) ? cut(text, QUOTED) : text;
}

function withoutStrokes(text: string): string {
  if (!text.includes('|') || !everyLine(text, (line) => BARRED.test(line))) return text;
  return text
    .split('\n')
    .filter((line) => line.trim() === '' || !RULE.test(line))
    .map((line) => line.replace(BARRED, '$1'))
    .join('\n');
}

function withoutIndent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // The first line may have lost it when the text was cut out.
  const indent = Math.min(...lines.slice(1).map((line) => line.search(/\S/)));
  if (lines.length < 2) return text.replace(/^[^\S\n]+/, '');
  return indent === 0 ? text : cut(text, new RegExp(`^[^\\S\\n]{0,${String(indent)}}`));
}

/** The bullets of lists stay; those of the title, of paragraphs and of headings fall. */
function withoutBullets(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < LINES_MIN || !BULLET.test(lines.find((line) => !isBare(line)) ?? '')) return text;
  if (!lines.every((line) => BULLET.test(line) || isBare(line))) return text;
  const blocks = text.split(/\n(?=[^\S\n]*\n)/);
  if (!blocks.some((block, index) => index > 0 && isParagraph(block))) return text;
  let above = '';
  return blocks
    .map((block, index) => {
      const isBelowHeading = index > 1 && HEADING_END.test(above) && wordsIn(above) <= BARE_WORDS_MAX;
      above = block.trimEnd().split('\n').at(-1)?.replace(BULLET, '') ?? '';
      return index === 0 || isParagraph(block) ? cut(block, BULLET) : withHeadings(block, isBelowHeading);
    })
    .join('\n');
}

/** A block without the bullets of its headings: of known ones, and of the line that stands over its items. */
function withHeadings(block: string, isBelowHeading: boolean): string {
  const lines = block.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const top = lines[first]?.replace(BULLET, '').trim() ?? '';
  const isHeaded =
    !isBelowHeading && BULLET.test(lines[first] ?? '') && HEADING_END.test(top) && wordsIn(top) <= WORDS_MAX;
  // Two lines are a heading and its paragraph.
  if (isHeaded && lines.slice(first).length === 2) return cut(block, BULLET);
  return lines
    .map((line, index) =>
      (isHeaded && index === first) || isHeading(line.replace(BULLET, '')) ? line.replace(BULLET, '') : line,
    )
    .join('\n');
}

function wordsIn(line: string): number {
  return line.trim().split(/\s+/).length;
}

/** Whether a block is one line with a bullet. */
function isParagraph(block: string): boolean {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => BULLET.test(line)).length === 1 && lines.length <= 2;
}

/** Whether a line has no bullet, as headings have none. */
function isBare(line: string): boolean {
  return !BULLET.test(line) && wordsIn(line) <= BARE_WORDS_MAX && HEADING_END.test(line);
}

function everyLine(text: string, has: (line: string) => boolean): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 && lines.every(has);
}

function cut(text: string, sign: RegExp): string {
  return text
    .split('\n')
    .map((line) => line.replace(sign, ''))
    .join('\n');
}
