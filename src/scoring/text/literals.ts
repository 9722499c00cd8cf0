// What a regular expression cannot match without: stretches of signs one of which stands in every text that it matches. So
// hundreds of expressions need not all be tried on a text. Pure; says "anything may match" of whatever it does not
// understand. Signs are compared roughly: letters whatever their case, one digit like another, and all else alike.

import {
  allOf,
  ANYTHING,
  DIGIT,
  EDGE,
  exactly,
  FAR,
  join,
  joined,
  keepsApart,
  OTHER,
  TEXTS_MAX,
  weightOf,
  type Needed,
  type Part,
} from './needed.ts';

type Reader = { source: string; at: number };

/** Of a class so many signs are told apart. */
const CLASS_MAX = 4;
const QUANTIFIER = /(?:([?*+])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const GROUP_START = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
/** Letters and spaces, each once. */
const PLAIN = /(?:[a-zA-Z ](?![?*+{]))+/y;
const PROPERTY = /\\[pP]\{\w+(?:=\w+)?\}|\\k<\w+>|\\[1-9]/y;
/** What nothing matches. */
const NEVER = /\(\?!\)/y;

/** A sign as it is compared. */
export function signOf(character: string): string {
  if (character === 'ſ') return 's';
  const lower = character.toLowerCase();
  if (/^[a-z_]$/.test(lower)) return lower;
  return /^\d$/.test(lower) ? DIGIT : OTHER;
}

/** A letter of a script that is neither Latin nor shares a letter with it, in whatever case. */
function isFarLetter(character: string): boolean {
  return /[\u0370-\u1dff\u3000-\ua71f\uac00-\ud7a3]/.test(character);
}

/** What an expression needs, with whatever flags but `v`; the ends of a text count as a sign that is no letter. */
export function signsNeeded(source: string): Needed {
  const reader = { source, at: 0 };
  const { needed } = readChoice(reader);
  if (reader.at !== source.length || weightOf(needed) === 0) return null;
  return [...new Set(needed?.map((one) => one.replaceAll(EDGE, OTHER)))];
}

/** The same as letters alone, in lower case, to look for in a text as it stands. */
export function literalsNeeded(source: string): Needed {
  const literals = signsNeeded(source)?.map((one) =>
    one.split(/[^a-z]/).reduce((a, b) => (b.length > a.length ? b : a), ''),
  );
  return literals?.every(({ length }) => length > 1) === true ? [...new Set(literals)] : null;
}

function readChoice(reader: Reader): Part {
  const parts = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  return { exact: allOf(parts.map(({ exact }) => exact)), needed: allOf(parts.map(({ needed }) => needed)) };
}

/** Parts one after another: what they can be together, or the need of the stretch that says most. */
function readSequence(reader: Reader): Part {
  let best: Needed = null;
  let isWhole = true;
  let run: readonly string[] = [''];
  // What one part needs may tell more than the stretch that it stands in.
  const mind = (one: Needed) => {
    if (weightOf(one) > weightOf(best)) best = one;
  };
  const endRun = (next: readonly string[], others: Needed = null) => {
    for (const one of [run, others]) mind(one);
    run = next;
    isWhole = false;
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const words = take(PLAIN, reader);
    if (words !== undefined) {
      run = run.map((before) => join(before, words.toLowerCase()));
      continue;
    }
    const part = readPart(reader);
    if (part === 'no width') continue;
    const { least, most } = readQuantifier(reader);
    const texts = least === 0 && most === 1 && part.exact !== null ? ['', ...part.exact] : part.exact;
    if (texts === null || (least === 0 && most !== 1)) {
      endRun([keepsApart(run, texts) ? EDGE : ''], least === 0 ? null : part.needed);
      continue;
    }
    if (least > 0) mind(part.needed);
    for (let times = 0; times < Math.max(1, least); times += 1) {
      // One before or after them makes them no more.
      if (Math.min(run.length, texts.length) > 1 && run.length * texts.length > TEXTS_MAX) endRun(['']);
      run = joined(run, texts);
    }
    // The last of them stands before what follows.
    if (most > Math.max(1, least)) endRun(texts);
  }
  if (isWhole) return { exact: run, needed: weightOf(best) > weightOf(run) ? best : run };
  endRun([]);
  return { exact: null, needed: best };
}

function readPart(reader: Reader): Part | 'no width' {
  const { source } = reader;
  const sign = source.charAt(reader.at);
  if (sign === '(') return readGroup(reader);
  if (sign === '[') return readClass(reader);
  if (sign === '\\') return readEscape(reader);
  reader.at += 1;
  // Either end is a sign that is no letter.
  if (sign === '^' || sign === '$') return exactly(EDGE);
  if (sign === '.') return ANYTHING;
  return { exact: [signOf(sign)], needed: [isFarLetter(sign) ? FAR : signOf(sign)] };
}

/** What is looked at ahead or behind is no part of the match, and may be denied. */
function readGroup(reader: Reader): Part | 'no width' {
  if (take(NEVER, reader) !== undefined) return exactly();
  const start = take(GROUP_START, reader) ?? '(';
  const part = readChoice(reader);
  reader.at += 1;
  return /[=!]$/.test(start) ? 'no width' : part;
}

function readEscape(reader: Reader): Part | 'no width' {
  if (take(PROPERTY, reader) !== undefined) return ANYTHING;
  const escaped = reader.source.charAt(reader.at + 1);
  reader.at += 2;
  if (escaped === 'B') return 'no width';
  if (escaped === 'b') return exactly(EDGE);
  const sign = signEscaped(escaped);
  // Others are not read at all.
  if (sign === undefined) reader.at = reader.source.length + 1;
  return typeof sign === 'string' ? exactly(sign) : ANYTHING;
}

/** Null for some sign, undefined for what is not understood. */
function signEscaped(escaped: string): string | null | undefined {
  if (escaped === 'd') return DIGIT;
  if ('sWnrtfv'.includes(escaped)) return OTHER;
  if ('wSD'.includes(escaped)) return null;
  return /[a-zA-Z0-9]/.test(escaped) ? undefined : OTHER;
}

/** A few signs by themselves; ranges and whatever is not listed may be anything. */
function readClass(reader: Reader): Part {
  const inside = (take(CLASS, reader) ?? '').slice(1, -1);
  if (inside.startsWith('^') || /[^\\]-./.test(inside) || /\\[^dsW\-\]./\\()[]/.test(inside)) return ANYTHING;
  const signs = new Set(
    [...inside.matchAll(/\\(.)|[^\\]/gsu)].map(
      ([sign, escaped]) => (escaped === undefined ? signOf(sign) : signEscaped(escaped)) ?? OTHER,
    ),
  );
  return signs.size === 0 || signs.size > CLASS_MAX ? ANYTHING : exactly(...signs);
}

const ONCE = { least: 1, most: 1 };

/** How often the part before may be there. */
function readQuantifier(reader: Reader): { least: number; most: number } {
  if (!'?*+{'.includes(reader.source.charAt(reader.at) || ' ')) return ONCE;
  QUANTIFIER.lastIndex = reader.at;
  const found = QUANTIFIER.exec(reader.source);
  if (found === null) return ONCE;
  const [whole, sign, from, comma, to = ''] = found;
  reader.at += whole.length;
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  const least = Number(from);
  return { least, most: comma === undefined ? least : to === '' ? Infinity : Number(to) };
}

function take(expression: RegExp, reader: Reader): string | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source)?.[0];
  reader.at += found?.length ?? 0;
  return found;
}
