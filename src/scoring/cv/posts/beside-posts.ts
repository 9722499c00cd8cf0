// Lines that stand among those of a post and are not of it: papers below it, and what only interrupts it, such as a
// labelled list or a paper in a bullet. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Role } from '../evidence.ts';
import type { Line } from '../layout/lines.ts';
import { isHolding } from '../layout/holdings.ts';
import { isStudy } from '../layout/no-work.ts';
import { periodsIn } from './dates.ts';
import { isSetIn } from './within-posts.ts';
import { TITLE_LENGTH_MAX } from './titles-above.ts';

/** "OSCP, 2021" in a paragraph of its own is no part of the post above it. */
export function isPaperBelow({ text }: Canonical, above: Line, line: Line, nowMs: number): boolean {
  return (
    line.text.length < TITLE_LENGTH_MAX &&
    /\n\s*\n/.test(text.slice(above.end, line.start)) &&
    /(?:19|20)\d\d\)?\W*$/.test(line.text) &&
    periodsIn(line.text, nowMs).length === 0
  );
}

/** A paragraph that begins with a paper is of no post; within bullets papers are part of one. */
export function isPaperApart({ text }: Canonical, above: Line, line: Line, current: Role | null): boolean {
  return current !== null && /\n\s*\n/.test(text.slice(above.end, line.start)) && beginsWithPaper(line.text);
}

const PAPER_FIRST =
  /^(?:\p{L}+[\s-]){0,4}?(?:licen[cs]es?|cdl|certificat\w*|certified|registered (?:with|since|as)\b|registration|tickets?|passport|qualifications?|degree|diploma|references?|languages?|education|hobbies|interests|(?:cscs|ecs|cpcs|sia|cpc|ipaf|smsts|sssts|nvq|mot|bls|acls|dbs|hcpc|nmc|gmc|gdc|rcvs|ssip)\b)/iu;

const beginsWithPaper = testOf(PAPER_FIRST);

/**
 * Whether a line interrupts the post above it and does not end it: "Tools: ..." within its account, or a paper named in
 * one of its lines.
 */
export function interrupts(
  { text }: Canonical,
  above: Line | undefined,
  line: Line,
  section: string,
  current: Role | null,
): boolean {
  if (!isDirectlyBelow(text, above, line)) return false;
  if (line.isLabelled) return line.section === 'skills';
  if ((section !== 'experience' && !isSetIn(text, line, current)) || line.section !== section) return false;
  return isHolding(line.text) || (isStudy(line.text) && !YEAR.test(line.text));
}

/** Whether the post above a line ends at it: another section begins, or one that is the line's alone. */
export function endsPost({ text }: Canonical, above: Line | undefined, line: Line, section: string): boolean {
  if (!line.isLabelled) return line.section !== section;
  // "Role: stream lead", directly below the dates.
  return line.section !== 'experience' || !isDirectlyBelow(text, above, line);
}

function isDirectlyBelow(text: string, above: Line | undefined, line: Line): boolean {
  return (
    above !== undefined && /^[^\n]*\n?[^\S\n]*(?:[•●▪◦*·✔–-]\s*)?$/u.test(text.slice(above.end, line.start))
  );
}

const YEAR = /(?:19|20)\d\d/;

/** Whether a line begins where a line of the text does. */
export function isNewLine({ text }: Canonical, above: Line | undefined, line: Line): boolean {
  return above === undefined || text.slice(above.end, line.start).includes('\n');
}
