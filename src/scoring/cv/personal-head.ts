// Where a CV begins behind the lines that only say who somebody is. How a text is laid out is told by what follows them, so
// that a line more or less of a name, a birth or a photograph changes the reading of none. Pure.

import type { Canonical } from '../text/stored/canonical.ts';
import { linesOf, type Line } from './layout/lines.ts';
import { plainText } from './layout/plain-text.ts';
import { isProtected } from './protected.ts';

/** A CV set as plain text; `headEnd` is where its first line begins that says more than who the person is. */
export type Told = { canon: Canonical; headEnd: number };

/** The plain text of a CV, with the lines at its head that only say who it is left as they are. */
export function toldOf(written: Canonical): Told {
  const headEnd = headLength(written.text);
  if (headEnd === 0) return { canon: plainText(written), headEnd };
  const body = plainText(from(written, headEnd));
  const origin = new Int32Array(headEnd + body.text.length);
  origin.set(written.origin.subarray(0, headEnd));
  origin.set(body.origin.subarray(0, body.text.length), headEnd);
  return { canon: { ...body, text: written.text.slice(0, headEnd) + body.text, origin }, headEnd };
}

/** Its lines; those that begin at `ignored` places head no section. */
export function linesTold({ canon, headEnd }: Told, ignored: ReadonlySet<number> = new Set()): Line[] {
  if (headEnd === 0) return linesOf(canon, ignored);
  const head = linesOf({ ...canon, text: canon.text.slice(0, headEnd) }, ignored);
  const body = linesOf(from(canon, headEnd), new Set([...ignored].map((start) => start - headEnd)));
  return [
    ...head,
    ...body.map((line) => ({ ...line, start: line.start + headEnd, end: line.end + headEnd })),
  ];
}

function from(canon: Canonical, start: number): Canonical {
  return { ...canon, text: canon.text.slice(start), origin: canon.origin.subarray(start) };
}

/** How many characters the lines take, breaks included, that only say who the person is. */
function headLength(text: string): number {
  let end = 0;
  for (let start = 0; start < text.length;) {
    const at = text.indexOf('\n', start);
    if (at < 0) break;
    const line = text.slice(start, at);
    start = at + 1;
    if (line.trim() === '') continue;
    if (!isProtected(asLine(line), 0)) break;
    end = start;
  }
  return end;
}

function asLine(text: string): Line {
  return {
    text,
    start: 0,
    end: text.length,
    section: 'head',
    isHeading: false,
    isLabelled: false,
  };
}
