// Expressions as they may be written for texts whose letters are those of Latin-1: V8 makes and tries `\p{L}`, which is
// hundreds of ranges, many times as slowly as the few ranges of those letters. The same is found either way. Pure.

import { madeWhenAsked } from './made.ts';

/** The signs of Latin-1 that have a property; ignoring case, a letter has that of its other case, too. */
const LATIN: Readonly<Record<string, { exact: string; either: string }>> = {
  L: same(String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\xff`),
  Lu: { exact: String.raw`A-Z\xc0-\xd6\xd8-\xde`, either: String.raw`A-Za-z\xb5\xc0-\xd6\xd8-\xf6\xf8-\xff` },
  Ll: {
    exact: String.raw`a-z\xb5\xdf-\xf6\xf8-\xff`,
    either: String.raw`A-Za-z\xb5\xc0-\xd6\xd8-\xf6\xf8-\xff`,
  },
  N: same(String.raw`0-9\xb2\xb3\xb9\xbc-\xbe`),
};
const TOKEN = /\\p\{(\w+)\}|\\.|[[\]]/gsu;

function same(signs: string): { exact: string; either: string } {
  return { exact: signs, either: signs };
}

/** The source of an expression with such flags for texts without letters or numbers beyond Latin-1. */
export function latinSource(source: string, flags: string): string {
  const kind = flags.includes('i') ? 'either' : 'exact';
  let isInClass = false;
  return source.replace(TOKEN, (token, property: string | undefined) => {
    if (token === '[' || token === ']') isInClass = token === '[';
    const signs = property === undefined ? undefined : LATIN[property]?.[kind];
    if (signs === undefined) return token;
    return isInClass ? signs : `[${signs}]`;
  });
}

/** Both writings of an expression, each made when it is asked for: that for letters of Latin-1, and as it stands. */
export function writingsOf(source: string, flags: string): (isWide: boolean) => RegExp {
  const wide = madeWhenAsked(source, flags);
  let latin: (() => RegExp) | null = null;
  return (isWide) => (isWide ? wide() : (latin ??= madeWhenAsked(latinSource(source, flags), flags))());
}
