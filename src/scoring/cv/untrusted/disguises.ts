// The ways a sentence can be written so that a machine reads it and a person does not. Pure. Ordinary lines have one
// reading, themselves; the others are tried only where something in the line calls for them.

import { mayMatch, signsIn, testOf } from '../../text/expressions/first-look.ts';
import { DIGIT, MARK } from '../../text/expressions/signs.ts';

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const PROSE_MIN = 12;

/** "Ignore", "score", "instructions" written backwards, for a text that is shown the other way round. */
const BACKWARDS = /erongi|erocs|snoitcurtsni/i;
/** The same words, each letter thirteen places on. */
const ROTATED = /vtaber|vafgehpgvba|pnaqvqngr|qvfertneq|\bfpber\b/i;
const mayBeBackwards = mayMatch(BACKWARDS);
const isRotated = testOf(ROTATED);
/** Letters apart from each other are signs that stand alone, and most lines have no three of those in a row. */
const LONE_SIGNS = / \S +\S +\S /u;
const CODE_LENGTH = 20;
const SINGLE_LETTERS = 5;
/** A digit among the letters of a word. */
const DIGIT_WITHIN = /\p{L}[0134579]+\p{L}/u;
const PAIRS = 12;

/** Whether anything in the text, whose words are given, calls for a second look. */
export function isDisguised(text: string, words: string[]): boolean {
  let letters = 0;
  let pairs = 0;
  const kinds = signsIn(text);
  const isTurned = mayBeBackwards(text) && BACKWARDS.test(text.toLowerCase());
  for (const word of words) {
    if (word.length >= CODE_LENGTH || (isTurned && BACKWARDS.test(word))) return true;
    if (word.length === 1) letters += 1;
    else if (word.length === 2) pairs += 1;
  }
  return (
    letters >= SINGLE_LETTERS ||
    pairs >= PAIRS ||
    (kinds & MARK) !== 0 ||
    ((kinds & DIGIT) !== 0 && DIGIT_WITHIN.test(text)) ||
    isRotated(text)
  );
}

/** Whether the text holds prose that nobody can read as it stands: no honest line does. */
export function holdsCode(text: string): boolean {
  return [...encoded(text).map(fromBase64), ...hexadecimal(text).map(fromHexadecimal)].some(isProse);
}

/** What a disguised text says when undisguised, in every way it may be meant. */
export function disguisedReadings(text: string): string[] {
  const readings: string[] = [];
  if (/\p{L}[0134579@$]+\p{L}/u.test(text)) readings.push(text.replace(/\S*\p{L}\S*/gu, unleet));
  if (LONE_SIGNS.test(text) && /(?:(?<![\p{L}\d])[\p{L}\d] +){5}/u.test(text)) readings.push(unspaced(text));
  if (/[\u0300-\u036f]/.test(text)) readings.push(text.replace(/[\u0300-\u036f]/g, ''));
  if (BACKWARDS.test(text)) readings.push([...text].toReversed().join(''));
  if (ROTATED.test(text)) readings.push(rotated(text));
  readings.push(...decodings(text).filter(isProse));
  return readings;
}

function unleet(word: string): string {
  return /^\d+$/.test(word) ? word : word.replace(/[0134579@$]/g, (sign) => LEET[sign] ?? sign);
}

/** "I g n o r e   a l l" as "Ignore all": one space inside words, more between them. */
function unspaced(text: string): string {
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

function decodings(text: string): string[] {
  return [
    ...encoded(text).map(fromBase64),
    ...hexadecimal(text).map(fromHexadecimal),
    ...(/(?:%[0-9a-f]{2}.*){4}/i.test(text) ? [fromPercent(text)] : []),
    ...(/(?:&#x?[0-9a-f]+;){4}/i.test(text) ? [fromReferences(text)] : []),
  ];
}

function encoded(text: string): string[] {
  return text.match(/[A-Za-z0-9+/]{20,}={0,2}/g) ?? [];
}

function hexadecimal(text: string): string[] {
  return text.match(/\b(?:[0-9a-f]{2}[\s:]?){12,}/gi) ?? [];
}

function fromBase64(code: string): string {
  try {
    return atob(code.slice(0, code.length - (code.replace(/=+$/, '').length % 4 === 1 ? 1 : 0)));
  } catch {
    return '';
  }
}

function fromHexadecimal(code: string): string {
  const pairs = code.match(/[0-9a-f]{2}/gi) ?? [];
  return String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
}

function fromPercent(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, pair: string) =>
    String.fromCharCode(Number.parseInt(pair, 16)),
  );
}

function fromReferences(text: string): string {
  return text.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, isHex: string, digits: string) => {
    const point = Number.parseInt(digits, isHex === '' ? 10 : 16);
    return point > 0 && point < 0x11_0000 ? String.fromCodePoint(point) : '';
  });
}

/** What decodes to letters and spaces was written to be read. */
function isProse(text: string): boolean {
  if (text.length < PROSE_MIN || !text.includes(' ')) return false;
  return (text.match(/[A-Za-z ,.:;!]/g) ?? []).length / text.length > 0.85;
}
