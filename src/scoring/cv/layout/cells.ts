// Cells that a tab parts, as tables are copied: a stroke stands between them. Pure; every place stays where it is.

import type { Canonical } from '../../text/canonical.ts';

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
  if (/\d/.test(text.charAt(at - 1)) && MONTH.test(text.slice(at + 1, at + 4))) return false;
  return /[^\s:•·*-]/u.test(text.charAt(at - 1)) && /[^\s\d-]/u.test(text.charAt(at + 1));
}

/** How the names of months begin. */
const MONTH = /^(?:jan|feb|f[ée]v|m[aä]r|apr|avr|ma[iy]|ju[inl]|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])$/iu;
