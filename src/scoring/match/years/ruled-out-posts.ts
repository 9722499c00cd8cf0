// Posts that a demand for years says it will not count: "TL time doesn't count", "experience only of lettings is not what we
// are after", "Praktika zählen nicht". How a post is called is looked at, and where it tells nothing of what is asked, its account. Pure.

import type { Role } from '../../cv/read-cv.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { escaped } from '../../text/expressions/escaped.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { stem } from '../../text/terms/stem.ts';
import { tokensOf } from '../../text/terms/tokens.ts';
import { headerOf } from '../posts/header.ts';
import { shareOfAsked } from './asked-topic.ts';

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
    .filter((part) => part.split(' ').length <= WORDS_MAX && (part.length > 3 || isLetters(part, ruledOut)))
    .filter((part) => namesRole(part) || !(topicRoots[0] ?? []).some((root) => part.includes(root)))
    .map((part) => new RegExp(String.raw`(?<!\p{L})${escaped(part)}s?(?!\p{L})`, 'iu')),
);

/** "Not as an EMT". */
function isLetters(part: string, ruledOut: readonly string[]): boolean {
  return part.length > 2 && ruledOut.some((phrase) => phrase.includes(part.toUpperCase()));
}

/** "Shops, offices and building sites don't count": each place or kind of work by its words. */
const placesNotCounted = rememberedOf(({ ruledOut }: Unit): readonly ReadonlySet<string>[] =>
  ruledOut
    .flatMap((phrase) => phrase.replace(FRENCH_LEAD, '').split(APART_OR_BOTH))
    .map((part) => new Set(rootsIn(part.replace(BESIDE, ' '))))
    .filter(({ size }) => size > 0),
);
const APART_OR_BOTH = new RegExp(String.raw`${APART.source}|\s(?:and|und|et|&)\s`, 'iu');
/** A post that tells as much of what is asked was of both. */
const UNTOLD = 0.25;

/** Whether a post is called by what the demand will not count, or tells of that and of nothing that is asked. */
export function isNotCounted(role: Role, unit: Unit): boolean {
  if (unit.ruledOut.length === 0) return false;
  return isCalledSo(role, unit) || isToldElsewhere(role, unit);
}

const rootsOf = rememberedOf(
  ({ lines }: Role): ReadonlySet<string> => new Set(lines.flatMap(({ text }) => rootsIn(text))),
);

/** The words as they stand: the lexicon makes an office block of an office. */
function rootsIn(text: string): string[] {
  return tokensOf(text).map(({ word }) => stem(word));
}

function isToldElsewhere(role: Role, unit: Unit): boolean {
  return (
    shareOfAsked(role, unit) < UNTOLD &&
    placesNotCounted(unit).some((place) => [...place].every((root) => rootsOf(role).has(root)))
  );
}

function isCalledSo(role: Role, unit: Unit): boolean {
  const names = notCounted(unit);
  if (names.length === 0) return false;
  const { title, short } = headerOf(role);
  const called = title?.text ?? short[0]?.text ?? '';
  return names.some((name) => name.test(called));
}
