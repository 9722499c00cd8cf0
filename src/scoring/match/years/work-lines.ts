// The lines that show work of years: those of posts, which say more than when, and not a diploma in the same words. Pure.

import type { EvidenceLine, Role } from '../../cv/read-cv.ts';
import { headerOf } from '../posts/header.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { MONTH } from '../../text/months.ts';

/** "2019 - now.", "seit März 2021:". */
const WHEN_ALONE = new RegExp(
  String.raw`^(?:[^\p{L}]|(?<!\p{L})${MONTH}|(?<!\p{L})(?:since|from|to|until|till|now|date|present|current(?:ly)?|ongoing|today|seit|von|bis|heute|jetzt|aktuell|depuis|de|du|à|au|ce jour|jour|aujourd['’]hui|actuel(?:lement)?|dates?|period|zeitraum|période)(?!\p{L}))*$`,
  'iu',
);
const tellsWhenAlone = testOf(WHEN_ALONE);

/** The line that calls a post, or else the first of it that says more than when it was. */
export function callingLine(role: Role): EvidenceLine[] {
  const told = role.lines.filter((line) => !line.isHeading);
  const called =
    told.find((line) => line === headerOf(role).title) ??
    told.find(({ text }) => !tellsWhenAlone(text)) ??
    told[0];
  return called === undefined ? [] : [called];
}

/** What shows a thing of which years are shown: lines of posts, and never what was only studied or claimed. */
export function atWork(lines: EvidenceLine[], ofYears: EvidenceLine[]): EvidenceLine[] {
  const told = lines.filter(({ role }) => role !== null);
  if (told.length > 0) return told;
  return ofYears.length > 0 ? ofYears : lines;
}
