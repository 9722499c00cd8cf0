// A heading in the line of the first item that it heads: "Essential: • A degree", with the other items below. It gets a
// line of its own. Pure.

import { kindOfHeading } from './headings.ts';

/** A label and an item's sign behind it, where the next line has such a sign as well. */
const HEADED =
  /^([^\n:]{2,60}):[^\S\n]+(?=([-•●▪*–]|\(?(?:1|a)[.)])[^\S\n]+[^\n]+\n[^\S\n]*(?:[-•●▪*–]|\(?(?:2|b)[.)])[^\S\n])/gmu;

/** The spec with such headings above their lists. */
export function withHeadingsAbove(text: string): string {
  return text.replace(HEADED, (whole, label: string) =>
    kindOfHeading(label) === null && /\p{Ll}/u.test(label) ? whole : `${label}:\n`,
  );
}
