// A first look at a text for many expressions at once: one walk over its signs says which of them it may match, whoever
// asks. Pure as a whole, since what is forgotten is looked at again.

import { prefilterOf } from './prefilter.ts';
import { LINES_MAX, remembered } from './remembered.ts';

type Look = (text: string) => boolean;
/** The looks that found anything, which are few. */
type Found = readonly number[];

/** What each look is for. */
const sources: string[] = [];
/** Null until a text is looked at, and again when there is more to look for. */
let lookAt: ((text: string) => Found) | null = null;
/** Lines are asked after one thing after another. */
let last: { text: string; found: Found } | null = null;

/** Whether a text may match one of the expressions; most do not, and need no search. */
export function mayMatch(...expressions: readonly RegExp[]): Look {
  const look = sources.push(expressions.map(({ source }) => source).join('|')) - 1;
  lookAt = null;
  last = null;
  return (text) => {
    if (last === null || last.text !== text) last = { text, found: foundIn(text) };
    return last.found.includes(look);
  };
}

/** The test of a text for an expression without the flag `g`, which is tried only where it may match. */
export function testOf(expression: RegExp): Look {
  const may = mayMatch(expression);
  return (text) => may(text) && expression.test(text);
}

function foundIn(text: string): Found {
  lookAt ??= remembered(prefilterOf(sources), LINES_MAX);
  return lookAt(text);
}
