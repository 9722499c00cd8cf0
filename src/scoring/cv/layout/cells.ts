// Cells that a tab parts, as tables are copied: a stroke stands between them. Pure; every place stays where it is.

import type { Canonical } from '../../text/stored/canonical.ts';
import { MONTH } from '../../text/months.ts';

/** The text with a stroke in place of each tab between two cells. */
export function withCells(canon: Canonical): Canonical {
  const tabs = canon.source.split('\t').length - 1;
  // Where no word has another sign behind it than a tab, tabs are blanks.
  if (tabs === 0 || tabs > canon.source.split(' ').length) return canon;
  const text = Array.from({ length: canon.text.length }, (_, at) => {
    const sign = canon.text.charAt(at);
    const isTab = sign === ' ' && canon.source.charAt(canon.origin[at] ?? 0) === '\t';
    return isTab && isBetween(canon.text, at) ? '|' : sign;
  }).join('');
  return { ...canon, text };
}

/** Several tabs, those before a line, and those within dates are room. */
function isBetween(text: string, at: number): boolean {
  if (/\d/.test(text.charAt(at - 1)) && IS_MONTH.test(text.slice(at + 1, at + NAME_MAX))) return false;
  return /[^\s:•·*-]/u.test(text.charAt(at - 1)) && /[^\s\d-]/u.test(text.charAt(at + 1));
}

const IS_MONTH = new RegExp(`^${MONTH}`, 'iu');
/** The name of no month is longer, in characters. */
const NAME_MAX = 12;
