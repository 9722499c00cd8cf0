// Posts that a demand for years says it will not count: "TL time doesn't count", "experience only of lettings is not what we
// are after", "Praktika zählen nicht". Only how a post is called is looked at. Pure.

import type { Role } from '../../cv/read-cv.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { escaped } from '../../text/expressions/escaped.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { headerOf } from '../posts/header.ts';

/** How posts are shortened. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bTLs?\b/g, 'team leader'],
  [/\bPAs?\b/g, 'personal assistant'],
  [/\bCSAs?\b/g, 'customer service adviser'],
  [/\bHCAs?\b/g, 'healthcare assistant'],
  [/\bTAs?\b/g, 'teaching assistant'],
  [/\bSDMs?\b/g, 'service delivery manager'],
  [/\bADMs?\b/g, 'assistant manager'],
];
/** What is said of such a post beside its name. */
const BESIDE =
  /(?<!\p{L})(?:time|years?|experience|service|work(?:ing)?|posts?|jobs?|roles?|positions?|periods?|months|spent|as|an?|the|in|of|being|having been|only|just|zeit(?:en)?|jahre|tätigkeit(?:en)?|als|nur|temps|années|en tant que|comme)(?!\p{L})/giu;
/** "Les années de chef de chantier", whose own "de" is a part of the name. */
const FRENCH_LEAD = /^(?:les? |la )?(?:années|expériences?|temps|postes?) (?:de |d['’]|en |dans )/iu;
const WORDS_MAX = 4;
const APART = /\s*(?:,|\/|\bor\b|\boder\b|\bou\b|\bnor\b|\bni\b)\s*/iu;

const notCounted = rememberedOf(({ ruledOut, topicRoots }: Unit): readonly RegExp[] =>
  ruledOut
    .flatMap((phrase) =>
      SHORT.reduce((text, [short, whole]) => text.replace(short, whole), phrase).split(APART),
    )
    .map((part) =>
      part.replace(FRENCH_LEAD, '').replace(BESIDE, ' ').replace(/\s+/g, ' ').trim().toLowerCase(),
    )
    .filter((part) => part.length > 3 && part.split(' ').length <= WORDS_MAX)
    .filter((part) => namesRole(part) || !(topicRoots[0] ?? []).some((root) => part.includes(root)))
    .map((part) => new RegExp(String.raw`(?<!\p{L})${escaped(part)}s?(?!\p{L})`, 'iu')),
);

/** Whether a post is called by what the demand will not count. */
export function isNotCounted(role: Role, unit: Unit): boolean {
  if (unit.ruledOut.length === 0) return false;
  const names = notCounted(unit);
  if (names.length === 0) return false;
  const { title, short } = headerOf(role);
  const called = title?.text ?? short[0]?.text ?? '';
  return names.some((name) => name.test(called));
}
