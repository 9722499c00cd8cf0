// Which words of a line are about one language and not about the next one.

import { CREDENTIALS, credentialsNear, placesOf, type Credential } from '../../spec/papers/credentials.ts';
import { fluencyIn } from '../../spec/papers/fluency.ts';
import type { EvidenceLine } from '../../cv/read-cv.ts';
import type { Place } from '../../text/place.ts';

/** What stands between the name of a language and the next one. */
export function saidNearest(text: string, { start, end }: Place): string {
  const after =
    /^(?:\s*\|\s*(?=[ABC][12]\b|[●★■]|nativ|mother|fluen|mutter|fließend|verhandl|grund|basic|courant|bilingue|langue|gut|sehr|good|very|excellent|beginner|intermediate|advanced))?(?:\s*\(?(?:mind|min)\.)?[^,;|.•]{0,45}(?:, \(?[ABC][12]\b)?(?:, (?:non |peu )?(?:écrit|parlé|compris|written|spoken|enough|now|but)[^,;|.•]{0,40}){0,2}/.exec(
      text.slice(end),
    )?.[0] ?? '';
  const before = /[^,;|.•)]{0,40}$/.exec(text.slice(0, start))?.[0] ?? '';
  return fluencyIn(after) > 0 ? after : before;
}

/** What a sentence goes on to say of a language, up to the next one. */
export function sentenceOn(text: string, { end }: Place, language: Credential): string {
  const rest = /^[^.;]*/u.exec(text.slice(end))?.[0] ?? '';
  const next = CREDENTIALS.flatMap((other) =>
    other.kind === 'language' && other !== language ? placesOf(other, rest) : [],
  ).map(({ start }) => start);
  return rest.slice(0, Math.min(rest.length, ...next));
}

/** "English, Portuguese.": a sentence of nothing but languages, in whatever company. */
export function isAmongLanguages(text: string, { start, end }: Place): boolean {
  const before = /[^.;|]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^.;|]*/u.exec(text.slice(end))?.[0] ?? '';
  const others = [before, after].map((part) =>
    credentialsNear(part).reduce(
      (rest, one) =>
        one.kind !== 'language'
          ? rest
          : placesOf(one, rest).reduceRight((left, at) => left.slice(0, at.start) + left.slice(at.end), rest),
      part.length > LISTED_MAX ? part : part.replace(/(?<!\p{L})(?:and|und|et|&)(?!\p{L})/gu, ' '),
    ),
  );
  return before.length + after.length > 0 && others.every((rest) => !/\p{L}/u.test(rest));
}

/** More than a few languages' names is no list of them. */
const LISTED_MAX = 60;

/** "A little French, fluent Spanish": what is said further off is said of the other. */
export function isOtherNamed(text: string, language: Credential): boolean {
  return CREDENTIALS.some(
    (other) => other.kind === 'language' && other !== language && placesOf(other, text).length > 0,
  );
}

/** On the scale of the Council of Europe. */
export function isScaled(text: string): boolean {
  return /\b[abc][12]\b/i.test(text);
}

/** "Welsh ...... Level 1": dots that lead from a name to what is said of it, as so many blanks. */
export function withoutLeaders(line: EvidenceLine): EvidenceLine {
  if (!line.text.includes('....')) return line;
  return { ...line, text: line.text.replace(/\.{4,}/g, (dots) => ' '.repeat(dots.length)) };
}

/** "A1 à B2", "telc B1-B2": the last step that was reached, and blanks for the first. */
export function withoutRanges(line: EvidenceLine): EvidenceLine {
  if (!STEPS.test(line.text)) return line;
  return {
    ...line,
    text: line.text.replace(STEPS_ALL, (range, last: string) => last.padStart(range.length)),
  };
}

const STEPS = /\b[abc][12]\s?(?:-|–|à|to|bis)\s?[abc][12]\b/i;
const STEPS_ALL = /\b[abc][12]\s?(?:-|–|à|to|bis)\s?([abc][12])\b/gi;
