// Blank lines that a form has stripped from a spec, in their places again: before a heading, and before the paragraph that
// follows a list. Pure.

import { BULLET } from './frames.ts';
import { isHeading } from './headings.ts';

/** A text of so many lines has some. */
const LINES_MIN = 6;
/** So many items make a list. */
const ITEMS_MIN = 2;
/** A heading in capitals: a word or more, and no sentence. */
const SHOUTED = /^(?=.*\p{Lu}{4})[^\p{Ll}.;!?]{4,50}$/u;
const WORDS_MAX = 6;

/** The spec with them; as it is where it has some. */
export function withLostBlanks(text: string): string {
  const lines = text.split('\n');
  if (lines.length < LINES_MIN || lines.some((line, index) => line.trim() === '' && !isEdge(index, lines)))
    return text;
  if (!/\p{Ll}/u.test(text)) return text;
  let items = 0;
  return lines
    .flatMap((line, index) => {
      const above = items;
      const isItem = BULLET.test(line);
      items = isItem ? items + 1 : 0;
      const isParted = !isItem && index > 1 && (above >= ITEMS_MIN || heads(lines, index));
      return isParted && !/^\s*\p{Ll}/u.test(line) ? ['', line] : [line];
    })
    .join('\n');
}

function isEdge(index: number, lines: readonly string[]): boolean {
  return index === 0 || index === lines.length - 1;
}

function heads(lines: readonly string[], index: number): boolean {
  const [above = '', line = '', below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (below === undefined || line.trim().split(/\s+/).length > WORDS_MAX) return false;
  if (SHOUTED.test(line)) return !SHOUTED.test(above);
  return isHeading(line);
}
