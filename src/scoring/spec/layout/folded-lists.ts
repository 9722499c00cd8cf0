// A list that was run together below its heading, with semicolons between its items, in lines of its own again. Pure.

import { kindOfHeading, kindOfLead } from './headings.ts';
import { openParentheses } from './parentheses.ts';

const ITEMS_MIN = 3;
/** A heading is a few words and ends in no sign, or in a colon. */
const HEADING = /^\P{Ll}[^.;,!?]{2,70}$/u;
const SIGN = /;\s+/g;
/** What ends a sentence within an item; a line of more sentences than items is a paragraph. */
const SENTENCE_END = /[.!?]\s+(?=\p{Lu})/gu;

/** The spec with such lists as items. */
export function unfolded(text: string): string {
  if (!text.includes('; ')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const above = lines[index - 1] ?? '';
      const items = itemsOf(line);
      return items.length >= ITEMS_MIN &&
        asksBelow(above) &&
        (line.match(SENTENCE_END) ?? []).length < items.length
        ? items.map((item) => `- ${item}`).join('\n')
        : line;
    })
    .join('\n');
}

/** Whether a line heads demands or wishes. */
function asksBelow(line: string): boolean {
  if (!HEADING.test(line)) return false;
  const kind = kindOfHeading(line) ?? kindOfLead(line, 'about');
  return kind === 'must' || kind === 'nice' || kind === 'duty';
}

/** The parts between the semicolons that stand outside parentheses. */
function itemsOf(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: sign } of line.matchAll(SIGN)) {
    if (openParentheses(line.slice(from, index)) > 0) continue;
    parts.push(line.slice(from, index));
    from = index + sign.length;
  }
  return [...parts, line.slice(from)].filter((part) => /\p{L}/u.test(part));
}
