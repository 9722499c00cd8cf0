// "Five years as a site manager" are years in a post of that name; years beside one who has it are not. Pure.

import type { Cv, Role } from '../cv/read-cv.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { namesRole } from '../spec/role-words.ts';
import { stem } from '../text/stem.ts';
import { LINES_MAX, remembered } from '../text/remembered.ts';
import { tokensOf } from '../text/terms.ts';
import { HEADER_LENGTH_MAX, headerOf } from './header.ts';
import { holdsKin } from './overlap.ts';

const AS =
  /\b(?:as|als|comme|en tant que)\s+(?:an?|the|une?|eine?n?)?\s*([\p{L}'’/ -]{4,60}?)(?=$|[.,;(:]|\s(?:in|on|at|with|within|for|of|en|dans|im|bei|auf|mit|sur|avec)\s)/iu;
const RANK =
  /^(?:qualified|time-served|time|served|licensed|registered|chartered|certified|senior|junior|lead|or|a|an|and|de|des|du|la|ou|oder|experienced|full-time|professional|practising|supervising)$/i;
/** An account in sentences has no titles. */
const FIRST_PERSON = /\b(?:I|my|ich|je|j')\b/;
const HEAD_LINES = 3;
const SHARE = 0.5;
/** A text without line breaks has no line of titles. */
const LINES_MIN = 4;

/** Whether a role is called by the post that its years are asked in; where none is named, every role is. */
export function isPostAsked(role: Role, unit: Unit, cv: Cv): boolean {
  const asked = rootsAsked(unit.text);
  if (asked.length === 0 || rowsOf(cv) < LINES_MIN) return true;
  const header = headerOf(role).short.filter(({ text }) => !FIRST_PERSON.test(text));
  const isNamed = header.some(({ text }) => namesRole(text));
  // The head of a CV names the present post where the post itself does not.
  const lines = isNamed || role.endedMonthsAgo > 1 ? header : [...header, ...headOf(cv)];
  if (!isNamed && lines.every(({ text }) => !namesRole(text))) return true;
  const held = new Set(
    lines.flatMap((line) => [...rootsOf(line.text), ...line.spelled.flatMap(({ as }) => rootsOf(as))]),
  );
  return asked.some((roots) => {
    const found = roots.filter((root) => held.has(root) || holdsKin(held, root)).length;
    return found / roots.length >= SHARE;
  });
}

/** How many rows of the text hold evidence: what is left out of it, or says who the person is, makes no layout. */
function rowsOf({ canon, lines }: Cv): number {
  return new Set(lines.map(({ start }) => canon.text.lastIndexOf('\n', start))).size;
}

function headOf({ lines }: Cv) {
  return lines
    .slice(0, HEAD_LINES)
    .filter(({ role, text }) => role === null && text.length < HEADER_LENGTH_MAX);
}

/** The roots of each alternative of the post that a text names after "as". */
const rootsAsked = remembered((text): string[][] => {
  const post = AS.exec(text)?.[1] ?? '';
  return namesRole(post)
    ? post
        .split(/\bor\b|\boder\b|\bou\b|\//i)
        .map(rootsOf)
        .filter((one) => one.length > 0)
    : [];
}, LINES_MAX);

function rootsOf(text: string): string[] {
  return tokensOf(text)
    .flatMap(({ word }) => word.split('-'))
    .filter((word) => word.length > 1 && !RANK.test(word))
    .map(stem);
}
