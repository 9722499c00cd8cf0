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
function callingLine(role: Role): EvidenceLine[] {
  const told = role.lines.filter((line) => !line.isHeading);
  const called =
    told.find((line) => line === headerOf(role).title) ??
    told.find(({ text }) => !tellsWhenAlone(text)) ??
    told[0];
  return called === undefined ? [] : [called];
}

/**
 * The lines that show the work of years best: of each post what it is called and what tells most of the topic, the second first
 * where the first tells nothing of it. Posts that tell much of the topic come first, in the order of the CV.
 */
export function tellingLines(roles: readonly Role[], topic: ReadonlyMap<string, number>): EvidenceLine[] {
  const told = roles.flatMap((role) => {
    const [called] = callingLine(role);
    if (called === undefined) return [];
    const ofName = shareOf(called, topic);
    let most = { line: called, share: ofName };
    for (const line of role.lines) {
      const share = line.isHeading ? 0 : shareOf(line, topic);
      if (share > most.share) most = { line, share };
    }
    return [{ lines: ofName > 0 ? [called, most.line] : [most.line, called], share: most.share }];
  });
  const enough = ENOUGH * Math.max(0, ...told.map(({ share }) => share));
  return told
    .toSorted((a, b) => Number(b.share >= enough) - Number(a.share >= enough))
    .flatMap(({ lines }) => lines)
    .filter((line, index, all) => all.indexOf(line) === index);
}

/** So much of what the best line tells is as good. */
const ENOUGH = 0.5;

/** How much of a topic stands in a line, word for word. */
function shareOf({ terms }: EvidenceLine, topic: ReadonlyMap<string, number>): number {
  const named = new Set(terms.map(({ term }) => term));
  return [...topic].reduce((sum, [term, weight]) => (named.has(term) ? sum + weight : sum), 0);
}

/** What shows a thing of which years are shown: lines of posts, and never what was only studied or claimed. */
export function atWork(lines: EvidenceLine[], ofYears: EvidenceLine[]): EvidenceLine[] {
  const told = lines.filter(({ role }) => role !== null);
  if (told.length > 0) return told;
  return ofYears.length > 0 ? ofYears : lines;
}
