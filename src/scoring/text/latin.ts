// Expressions as they may be written for texts whose letters are those of Latin-1: V8 makes and tries `\p{L}`, which is
// hundreds of ranges, many times as slowly as the few ranges of those letters. The same is found either way. Pure.

import { isWide } from './signs.ts';

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

/** Both writings of an expression, each made when it is first asked for: that for letters of Latin-1, and as it stands. */
export function writingsOf(source: string, flags: string): (isWide: boolean) => RegExp {
  let latin: RegExp | null = null;
  let wide: RegExp | null = null;
  return (isWide) =>
    isWide ? (wide ??= new RegExp(source, flags)) : (latin ??= new RegExp(latinSource(source, flags), flags));
}

/**
 * An expression in the writing that a text needs. It stands where an expression would: strings ask it for their own
 * `search`, `match`, `replace` and `split`.
 */
export class Lettered {
  /** The expression for a text. */
  readonly for: (text: string) => RegExp;

  constructor({ source, flags }: RegExp) {
    const writing = writingsOf(source, flags);
    this.for = (text) => writing(isWide(text));
  }
  test(text: string): boolean {
    return this.for(text).test(text);
  }
  exec(text: string): RegExpExecArray | null {
    return this.for(text).exec(text);
  }
  [Symbol.search](text: string): number {
    return text.search(this.for(text));
  }
  [Symbol.match](text: string): RegExpMatchArray | null {
    return text.match(this.for(text));
  }
  [Symbol.replace](text: string, by: string | ((whole: string, ...groups: string[]) => string)): string {
    return typeof by === 'string' ? text.replace(this.for(text), by) : text.replace(this.for(text), by);
  }
  [Symbol.split](text: string, limit?: number): string[] {
    return text.split(this.for(text), limit);
  }
}

/** An expression with `\p{…}` that is tried on many texts without a first look. */
export function lettered(expression: RegExp): Lettered {
  return new Lettered(expression);
}
