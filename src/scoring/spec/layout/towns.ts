// The towns that an ad may say the work is in. A town's name is rare, and whoever has worked there has it in every post. Pure.

import { termsOf } from '../../text/terms/terms.ts';

/** "At Felixstowe", "Location: Ripon": names of products stand so, too, and only a CV tells them apart. */
const TOWN =
  /(?<!\p{L})(?:in|at|near|around|outside|bei|in der nähe von|à|(?:location|standort|einsatzort|arbeitsort|lieu|ort|raum)\s?:?) (?:the )?(\p{Lu}\p{Ll}{3,})(?!\p{L})|, (\p{Lu}\p{Ll}{3,}),? (?:[A-Z]{2}|Co\.? \p{Lu}\p{Ll}+)(?!\p{L})/giu;
/** "..., Felixstowe", "... (Ripon)", "Kassel | ...": a name that stands alone behind what a post and its house are called. */
const BEHIND = /(?:[,|(–]|\s-)\s?(\p{Lu}\p{Ll}{3,})(?=\s?(?:$|[,|()–]|\s-|\s{2}))/gu;

/** The terms of names that may be towns of an ad. */
export function townsIn(text: string): Set<string> {
  return namesIn([...text.matchAll(TOWN)].map(([, one, other]) => one ?? other ?? ''));
}

/** The terms of names that stand where a post's line has its town. */
export function townsBehind(line: string): Set<string> {
  return namesIn([...line.matchAll(BEHIND)].map(([, name = '']) => name));
}

function namesIn(names: readonly string[]): Set<string> {
  return new Set(
    names
      .filter((name) => /^\p{Lu}/u.test(name))
      .flatMap((name) => termsOf(name).map(({ term }) => term))
      .filter((term) => !term.startsWith('=')),
  );
}
