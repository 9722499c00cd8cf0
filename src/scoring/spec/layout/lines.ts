// The lines of a job spec without the signs that make lists and headings of them. Pure.

import { withLettersTogether } from './abbreviations.ts';
import { withLabelRows } from './label-table.ts';
import { codesBehind } from './codes-behind.ts';
import { codesIn, type Coded } from './line-codes.ts';
import { goesOn, isOfSentences, pageWidth, widthOf } from './wrapped.ts';

/** `isLarge` is marked as a heading, whatever its words. */
export type SpecLine = {
  text: string;
  isItem: boolean;
  isLarge: boolean;
  afterBlank: boolean;
  /** What its code says of it, where the lines have codes: E1 is essential, D1 desirable. */
  code: 'must' | 'nice' | null;
  /** It is a note to something above it: "(1) Insurers require". */
  isNote: boolean;
  /** It has no sign of an item but a number or an indent, which headings may have too. */
  mayHead: boolean;
};

const LARGE = /^\s*#{1,6}\s|^\s*(\*\*|__)[^*_]+\1:?\s*$/;
const MARK =
  /^[\s\p{Extended_Pictographic}\u{FE0F}»›→‣•●▪▫◦■✔✓✅➢➤*·–—+>-]+|^\(?(?!(?:st|mt|dr|mr|ms)\.)[a-z\d]{1,2}[.)]\s+|^\d{1,2}\s{2,}|^[o~]\s+(?=\p{L})/iu;
/** An item's own sign, where an indent alone may be that of what goes on. */
const SIGN =
  /^\s*[\p{Extended_Pictographic}»›→‣•●▪▫◦■✔✓✅➢➤*·–—+>-]|^\s*\(?(?!(?:st|mt|dr|mr|ms)\.)[a-z\d]{1,2}[.)]\s+|^\s*[o~]\s+(?=\p{L})/iu;
/** A picture may stand before a heading as well as before an item. */
const PICTURE = /^\s*\p{Extended_Pictographic}/u;
const NUMBERED = /^\s*(?:\d{1,2}|[A-H]|[IVX]{1,4})[.)]\s+\p{L}/u;
/** "3.1 Five years of", "2.4.1 Checks": clauses that are counted within sections; read as counted plainly. */
const CLAUSE = /^[^\S\n]*\(?(\d{1,2})(?:\.\d{1,2}){1,2}[.)]?[^\S\n]+(?=\p{Lu}[\p{L} ])/gmu;
const CLAUSES_MIN = 3;
/** The second form of a word: Angestellte/r, Mitarbeiter*in, diplômé·e. */
const FORMS = /(?<=\p{Ll}{4})(?:\/-?|[*:_·])(?:innen|in|r|n|e|s|ne|rice|euse)(?![\p{L}\d])/gu;

/** Without the signs that make words bold, slanted or large. */
function plainOf(line: string): string {
  return withLettersTogether(line)
    .replace(FORMS, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,120}?)(?<=\S)\1/g, '$2');
}

/** The lines of a spec that hold a word, with what goes on below them. */
export function linesOf(given: string): SpecLine[] {
  const rows = withLabelRows(given);
  const isNumbered = (rows.match(CLAUSE) ?? []).length >= CLAUSES_MIN;
  const spec = isNumbered ? rows.replace(CLAUSE, '$1. ') : rows;
  const codeOf = codesIn(spec);
  const behindOf = codesBehind(spec);
  const page = pageWidth(spec);
  const notes = noteSigns(spec);
  return spec
    .split(/\n(?=[^\S\n]*\n)/)
    .flatMap((paragraph, index) => linesIn(paragraph, index > 0, codeOf, page, notes))
    .map((line) => ({ ...line, ...(line.code === null ? renamed(behindOf(line.text)) : {}) }));
}

function renamed(coded: Coded | null): Partial<SpecLine> {
  return coded === null ? {} : { text: coded.text, code: coded.kind };
}

/** A sign that points to a note, behind what it is a note to. */
const NOTE_SIGN = /(?<=[\p{L}\d.)])(\((?:\d|\*+)\)|\[\d\]|[¹²³]|\*{1,3})(?=[\s.,;:)]|$)/gu;
const NOTE = /^\s*(\((?:\d|\*+)\)|\[\d\]|[¹²³]|\*{1,3})\s*(?=\p{Lu})/u;

/** The signs of notes in a spec, each of which opens one line; a sign that opens many is that of a list. */
function noteSigns(spec: string): ReadonlySet<string> {
  const signs = new Set([...spec.matchAll(NOTE_SIGN)].map(([, sign = '']) => sign));
  if (signs.size === 0) return signs;
  const openings = spec.split('\n').map((line) => NOTE.exec(line)?.[1]);
  return new Set([...signs].filter((sign) => openings.filter((one) => one === sign).length === 1));
}

function isNoteOf(raw: string, notes: ReadonlySet<string>): boolean {
  const sign = notes.size === 0 ? undefined : NOTE.exec(raw)?.[1];
  return sign !== undefined && notes.has(sign) && !raw.slice(sign.length).trimStart().includes(sign);
}

function linesIn(
  paragraph: string,
  isBelowBlank: boolean,
  codeOf: (line: string) => Coded | null,
  page: number,
  notes: ReadonlySet<string>,
): SpecLine[] {
  const isProse = isOfSentences(paragraph);
  const width = widthOf(paragraph);
  const lines: SpecLine[] = [];
  let afterBlank = isBelowBlank;
  let hasSign = false;
  let last = '';
  for (const raw of paragraph.split('\n')) {
    const plain = plainOf(raw);
    const coded = codeOf(plain);
    const text = coded?.text ?? plain.replace(MARK, '').trim();
    if (!/\p{L}/u.test(text)) continue;
    const above = lines.at(-1);
    const isLarge = LARGE.test(raw);
    const isBelow = above !== undefined && coded === null && !SIGN.test(plain) && !isLarge && !above.isLarge;
    if (isBelow && goesOn({ hasSign, isProse, width, page }, last, { text, isIndented: /^\s/.test(raw) }))
      above.text = `${above.text} ${text}`;
    else {
      lines.push({
        text,
        isItem: coded !== null || MARK.test(plain),
        code: coded?.kind ?? null,
        isLarge,
        afterBlank,
        isNote: isNoteOf(raw, notes),
        mayHead: coded === null && (!SIGN.test(plain) || NUMBERED.test(plain) || PICTURE.test(plain)),
      });
      hasSign = coded !== null || SIGN.test(plain);
    }
    last = text;
    afterBlank = false;
  }
  return lines;
}
