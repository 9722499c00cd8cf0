// What a regular expression cannot match without: stretches of signs one of which stands in every text that it matches. So
// hundreds of expressions need not all be tried on a text. Pure; says "anything may match" of whatever it does not
// understand. Signs are compared roughly: letters whatever their case, one digit like another, and all else alike.

import {
  allOf,
  alsoOf,
  ANYTHING,
  besides,
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
import { remembered } from '../remembered.ts';

type Reader = { source: string; at: number };

const [OPENING, CLOSING, CLASS_START, CLASS_END, BACKSLASH] = Array.from('()[]\\', (sign) =>
  sign.charCodeAt(0),
);

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
  return bothNeeded(source).needed;
}

/** The same, and what it needs as well, where two stretches are known: what it matches holds one of either. */
export function bothNeeded(source: string): { needed: Needed; also: Needed } {
  const { needed, also } = readWhole(source) ?? ANYTHING;
  if (weightOf(needed) === 0) return { needed: null, also: null };
  return { needed: withoutEdges(needed), also: withoutEdges(also) };
}

function withoutEdges(needed: Needed): Needed {
  return needed && [...new Set(needed.map((one) => one.replaceAll(EDGE, OTHER)))];
}

/** The same as letters alone, in lower case, to look for in a text as it stands. */
export function literalsNeeded(source: string): Needed {
  const literals = signsNeeded(source)?.map((one) =>
    one.split(/[^a-z]/).reduce((a, b) => (b.length > a.length ? b : a), ''),
  );
  return literals?.every(({ length }) => length > 1) === true ? [...new Set(literals)] : null;
}

/** What a whole source can be and needs; null where it is not understood. */
function readWhole(source: string): Part | null {
  const reader = { source, at: 0 };
  const part = readChoice(reader);
  return reader.at === source.length ? part : null;
}

type Inside = (source: string) => { part: Part | null };
/** What stands in parentheses stands in hundreds of expressions. */
let readInside = insideAnew();

function insideAnew(): Inside {
  return remembered((source) => ({ part: readWhole(source) }));
}

/** Gives up what was remembered of parts, some megabytes, once all expressions of an index are read. */
export function forgetParts(): void {
  readInside = insideAnew();
}

function readChoice(reader: Reader): Part {
  const parts = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  return {
    exact: allOf(parts.map(({ exact }) => exact)),
    needed: allOf(parts.map(({ needed }) => needed)),
    also: alsoOf(parts),
  };
}

/** Parts one after another: what they can be together, or the need of the stretch that says most. */
function readSequence(reader: Reader): Part {
  let best: Needed = null;
  let bestWeight = 0;
  let isWhole = true;
  let run: readonly string[] = [''];
  const known: Needed[] = [];
  // What one part needs may tell more than the stretch that it stands in.
  const mind = (one: Needed) => {
    const weight = weightOf(one);
    if (weight > bestWeight) [best, bestWeight] = [one, weight];
    if (weight > 0) known.push(one);
  };
  const mindPart = ({ needed, also }: Part) => {
    mind(needed);
    mind(also);
  };
  const endRun = (next: readonly string[], others: Part = ANYTHING) => {
    mind(run);
    mindPart(others);
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
      endRun([keepsApart(run, texts) ? EDGE : ''], least === 0 ? ANYTHING : part);
      continue;
    }
    if (least > 0) mindPart(part);
    for (let times = 0; times < Math.max(1, least); times += 1) {
      // One before or after them makes them no more.
      if (Math.min(run.length, texts.length) > 1 && run.length * texts.length > TEXTS_MAX) endRun(['']);
      run = joined(run, texts);
    }
    // The last of them stands before what follows.
    if (most > Math.max(1, least)) endRun(texts);
  }
  if (isWhole) {
    const needed = bestWeight > weightOf(run) ? best : run;
    return { exact: run, needed, also: besides(needed, known) };
  }
  endRun([]);
  return { exact: null, needed: best, also: besides(best, known) };
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
  return { exact: [signOf(sign)], needed: [isFarLetter(sign) ? FAR : signOf(sign)], also: null };
}

/** What is looked at ahead or behind is no part of the match, and may be denied. */
function readGroup(reader: Reader): Part | 'no width' {
  if (take(NEVER, reader) !== undefined) return exactly();
  const end = closingOf(reader.source, reader.at);
  const start = take(GROUP_START, reader) ?? '(';
  const inside = reader.source.slice(reader.at, end);
  reader.at = end + 1;
  if (/[=!]$/.test(start)) return 'no width';
  const { part } = readInside(inside);
  return part ?? notUnderstood(reader);
}

/** Where the group ends that begins at a place. */
function closingOf(source: string, from: number): number {
  let depth = 0;
  let isInClass = false;
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charCodeAt(at);
    if (sign === BACKSLASH) at += 1;
    else if (isInClass) isInClass = sign !== CLASS_END;
    else if (sign === CLASS_START) isInClass = true;
    else if (sign === OPENING) depth += 1;
    else if (sign === CLOSING && --depth === 0) return at;
  }
  return source.length;
}

/** Leaves off reading. */
function notUnderstood(reader: Reader): Part {
  reader.at = reader.source.length + 1;
  return ANYTHING;
}

function readEscape(reader: Reader): Part | 'no width' {
  if (take(PROPERTY, reader) !== undefined) return ANYTHING;
  const escaped = reader.source.charAt(reader.at + 1);
  reader.at += 2;
  if (escaped === 'B') return 'no width';
  if (escaped === 'b') return exactly(EDGE);
  const sign = signEscaped(escaped);
  if (sign === undefined) return notUnderstood(reader);
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
