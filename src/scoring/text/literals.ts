// What a regular expression cannot match without: letters one of which stands in every text that it matches. So hundreds of
// expressions need not all be tried on a text. Pure; says "anything may match" of whatever it does not understand.

/** Lower-case stretches, one of which every match holds; null when nothing is known of it. */
export type Needed = readonly string[] | null;

const LENGTH_MIN = 2;
const QUANTIFIER = /[?*+]\??|\{(\d+)(?:,\d*)?\}\??/y;
const GROUP_START = /\((?:\?(?:[:=!]|<[=!]))?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
/** Escapes that stand for some character, and those that stand for none. */
const SOME = /[dwsDWS]/;
const NO_WIDTH = /[bB]/;

type Reader = { source: string; at: number };

/** What an expression that ignores case, without the flags `u` and `v`, needs. */
export function literalsNeeded(source: string): Needed {
  const reader = { source, at: 0 };
  const needed = readChoice(reader);
  return reader.at === source.length ? needed : null;
}

/** Alternatives: what one of them needs each. */
function readChoice(reader: Reader): Needed {
  let all: string[] | null = [];
  for (;;) {
    const one = readSequence(reader);
    all = one === null || all === null ? null : [...all, ...one];
    if (reader.source[reader.at] !== '|') return all;
    reader.at += 1;
  }
}

/** Parts one after another: the need of the part that says most. */
function readSequence(reader: Reader): Needed {
  let best: Needed = null;
  let run = '';
  const offer = (one: Needed) => {
    if (weightOf(one) > weightOf(best)) best = one;
  };
  const endRun = () => {
    offer([run]);
    run = '';
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const part = readPart(reader);
    if (part === 'no width') continue;
    const least = readLeast(reader);
    const isLetter = typeof part === 'string';
    if (isLetter && least !== 0) run += part;
    if (isLetter && least === null) continue;
    endRun();
    if (!isLetter && least !== 0) offer(part);
  }
  endRun();
  return best;
}

/** A character, or what a group needs, or null for some character. */
function readPart(reader: Reader): Needed | string {
  const { source } = reader;
  const sign = source.charAt(reader.at);
  if (sign === '(') return readGroup(reader);
  if (sign === '[') {
    reader.at += take(CLASS, reader)?.length ?? source.length;
    return null;
  }
  reader.at += 1;
  if (sign === '^' || sign === '$') return 'no width';
  if (sign === '.') return null;
  if (sign !== '\\') return letter(sign);
  const escaped = source.charAt(reader.at);
  reader.at += 1;
  if (NO_WIDTH.test(escaped)) return 'no width';
  if (SOME.test(escaped)) return null;
  // Other escapes are not read at all.
  if (/[a-zA-Z0-9]/.test(escaped)) reader.at = source.length + 1;
  return letter(escaped);
}

/** What is looked at ahead or behind is no part of the match, and may be denied. */
function readGroup(reader: Reader): Needed | string {
  const start = take(GROUP_START, reader) ?? '(';
  reader.at += start.length;
  const needed = readChoice(reader);
  reader.at += 1;
  return start === '(' || start === '(?:' ? needed : 'no width';
}

/** How often the part before must be there at least; null when nothing is said, which is once. */
function readLeast(reader: Reader): number | null {
  const quantifier = take(QUANTIFIER, reader);
  if (quantifier === undefined) return null;
  reader.at += quantifier.length;
  if (quantifier.startsWith('{')) return Number.parseInt(quantifier.slice(1), 10);
  return quantifier.startsWith('+') ? 1 : 0;
}

function take(expression: RegExp, { source, at }: Reader): string | undefined {
  expression.lastIndex = at;
  return expression.exec(source)?.[0];
}

/** Outside ASCII upper and lower case are no pairs of single characters. */
function letter(sign: string): string | null {
  return sign !== '' && sign < '\u0080' ? sign.toLowerCase() : null;
}

function weightOf(needed: Needed): number {
  if (needed === null || needed.length === 0) return 0;
  const shortest = Math.min(...needed.map((one) => one.length));
  return shortest < LENGTH_MIN ? 0 : shortest;
}
