// Expressions as they may be written for texts whose letters are those of Latin-1: V8 makes and tries `\p{L}`, which is
// hundreds of ranges, many times as slowly as the few ranges of those letters. The same is found either way. Pure.

import { madeWhenAsked } from './made.ts';
import { kindsOf, WIDE } from './signs.ts';

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

/** What holds none of these is written in Latin-1 to the last sign, which V8 knows without a look at them. */
const BEYOND_LATIN = /[\u0100-\uffff]/;

/**
 * An expression as the letters of a text let it be written. For parts of lines and what is made of them: unlike a first
 * look, it remembers nothing of a text that is not asked about again. What is tried on nearly every text stays at hand for
 * letters of Latin-1, since its making would cost more time than its few ranges take room; as it stands it is given up.
 */
export function writtenFor({ source, flags }: Pick<RegExp, 'source' | 'flags'>): (text: string) => RegExp {
  const wide = madeWhenAsked(source, flags);
  let latin: RegExp | null = null;
  return (text) => {
    if (BEYOND_LATIN.test(text) && holdsWide(text)) return wide();
    return (latin ??= new RegExp(latinSource(source, flags), flags));
  };
}

function holdsWide(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if ((kindsOf(text.charCodeAt(at)) & WIDE) !== 0) return true;
  return false;
}
