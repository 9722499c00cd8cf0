// The numbers of sections: where every numbered line stands over lines without a number, and most are known headings or
// in capitals, the numbers are those of headings and fall away. Pure.

import { isHeading } from './headings.ts';

const NUMBERED = /^[^\S\n]*(?:\d{1,2}|[IVX]{1,4})[.)][^\S\n]+(?=\p{L})/u;
const MAY_BE = /^[^\S\n]*(?:1|I)[.)]\s/mu;
const HEADINGS_MIN = 2;
const KNOWN_SHARE = 0.5;
const WORDS_MAX = 8;

/** The spec without such numbers. */
export function withoutSectionNumbers(text: string): string {
  if (!MAY_BE.test(text)) return text;
  const lines = text.split('\n');
  const said = lines.filter((line) => line.trim() !== '');
  const numbered = said.filter((line) => NUMBERED.test(line));
  if (numbered.length < HEADINGS_MIN) return text;
  const isOver = said.every((line, index) => !NUMBERED.test(line) || isUnnumbered(said[index + 1]));
  const known = numbered.map((line) => line.replace(NUMBERED, '').trim()).filter(heads);
  return isOver && numbered.every(isShort) && known.length >= numbered.length * KNOWN_SHARE
    ? lines.map((line) => line.replace(NUMBERED, '')).join('\n')
    : text;
}

function isUnnumbered(line: string | undefined): boolean {
  return line !== undefined && !NUMBERED.test(line);
}

function isShort(line: string): boolean {
  return line.trim().split(/\s+/).length <= WORDS_MAX && !/[.;,]$/.test(line.trim());
}

function heads(line: string): boolean {
  return !/\p{Ll}/u.test(line) || isHeading(line);
}
