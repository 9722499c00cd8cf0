// Signs that a form or a feed stored as references: "R&amp;D", "&eacute;", "&#8217;", and twice so, "&amp;nbsp;". Pure.

import type { Piece } from './piece.ts';

const REFERENCE = /&(?:amp;)*(?:#x([0-9a-f]{2,5})|#(\d{2,6})|([a-z]{2,8}\d?));/iy;
/** A letter of ASCII needs no reference: whoever writes one so hides what it says, and it stays to be found. */
const NEEDS_NONE = /[A-Za-z0-9 ]/;

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  times: '×',
  micro: 'µ',
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
};
/** Letters by the accent that their names end in. */
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const ACCENTED = /^([A-Za-z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/;

/** The sign that a reference at a place stands for; null where there is none, or none that honest text needs. */
export function entityAt(source: string, at: number): Piece | null {
  if (source[at] !== '&') return null;
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(source);
  if (found === null) return null;
  const [{ length }, hexadecimal, decimal, name = ''] = found;
  if (hexadecimal === undefined && decimal === undefined) {
    const text = named(name);
    return text === null ? null : { text, length };
  }
  const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return null;
  const text = String.fromCodePoint(point);
  return NEEDS_NONE.test(text) ? null : { text, length };
}

function named(name: string): string | null {
  const known = NAMED[name] ?? NAMED[name.toLowerCase()];
  if (known !== undefined) return known;
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? [];
  if (letter === undefined) return null;
  const text = (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
  return text.length === 1 ? text : null;
}
