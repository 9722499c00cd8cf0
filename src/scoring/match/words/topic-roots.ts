// What years are to be of, compared with a role by the roots of the words as they stand: behind hyphens, in compounds, and
// whatever the lexicon makes of either side. Pure.

import type { Role } from '../../cv/read-cv.ts';
import { isShort } from '../../cv/posts/short-posts.ts';
import { withoutRecipients } from '../../cv/stance/recipients.ts';
import { withoutAsides } from '../../cv/stance/told-aside.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { remembered, rememberedOf } from '../../text/remembered.ts';
import { stem } from '../../text/terms/stem.ts';
import { rememberedOfWord, tokensOf } from '../../text/terms/tokens.ts';
import { unaccented } from '../../text/unaccented.ts';
import { holdsKin } from './overlap.ts';

/** Letters of a part of a compound, and of what else it must hold; of two compounds, and of the first part they share. */
const COMPOUND = { part: 6, rest: 4, long: 13, first: 8 };
const IN_PASSING =
  /\bnow and then\b|\boccasionally\b|\bfrom time to time\b|\bshadow(?:ed|ing)? (?:day|week|shift|visit)s?\b|\btaster (?:day|week)s?\b|\bobserved\)|\bfor friends\b|\bas a favour\b|\bgelegentlich\b|\bhospitation\b|\bde temps en temps\b/i;
const isPassing = testOf(IN_PASSING);
const PASSING_LENGTH_MAX = 200;

/** The share of the topic's words that a role has, of the best of its alternatives; from 0 to 1. */
export function shareOfTopic({ topicRoots }: Unit, role: Role): number {
  const roots = rootsOfRole(role);
  return Math.max(
    0,
    ...topicRoots.map(
      (topic) =>
        topic.filter((root) => isAmong(root, roots) || isAmong(singular(root), roots)).length / topic.length,
    ),
  );
}

function isAmong(root: string, roots: ReadonlySet<string>): boolean {
  return roots.has(root) || holdsKin(roots, root) || isInCompound(root, roots);
}

/** Löhne and Gehälter are of Lohn and Gehalt; any other word is its own. */
const singular = remembered((root): string => {
  if (!/[äöü]/.test(root)) return root;
  const bare = unaccented(root).replace(/(?:ern|er|en|e)$/, '');
  return bare.length >= SINGULAR_MIN ? bare : root;
});

const SINGULAR_MIN = 4;

/** What is done now and then, or was looked at for a day, is not the work of those years. */
export function isInPassing(text: string): boolean {
  return text.length < PASSING_LENGTH_MAX && isPassing(text);
}

const rootsOfRole = rememberedOf((role: Role): ReadonlySet<string> => {
  const isBrief = isShort(role);
  const roots = new Set<string>();
  for (const { text, denied } of role.lines) {
    if (denied.length > 0 || isInPassing(text)) continue;
    for (const token of tokensOf(withoutAsides(withoutRecipients(text), isBrief)))
      for (const root of rootsOfWord(token)) roots.add(root).add(singular(root));
  }
  return roots;
});

const rootsOfWord = rememberedOfWord(({ word }): readonly string[] => word.split('-').map(stem));

/** Dialyse in Hämodialyse, Abschlusserstellung and Jahresabschluss; only words as long as those of German are made of others. */
function isInCompound(root: string, roots: ReadonlySet<string>): boolean {
  if (root.length < COMPOUND.part) return false;
  const first = root.length >= COMPOUND.long ? unaccented(root).slice(0, COMPOUND.first) : null;
  for (const other of roots) {
    if (other.length >= root.length + COMPOUND.rest && (other.startsWith(root) || other.endsWith(root)))
      return true;
    // Kanzlei for a Steuerkanzlei: the end of a compound is what the thing is.
    if (other.length >= COMPOUND.part && root.length >= other.length + COMPOUND.rest && root.endsWith(other))
      return true;
    if (first !== null && other.length >= COMPOUND.long && unaccented(other).includes(first)) return true;
  }
  return false;
}
