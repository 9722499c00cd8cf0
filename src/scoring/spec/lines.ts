// The lines of a job spec without the signs that make lists and headings of them. Pure.

import { goesOn, isOfSentences } from './wrapped.ts';

/** `isLarge` is marked as a heading, whatever its words. */
export type SpecLine = {
  text: string;
  isItem: boolean;
  isLarge: boolean;
  afterBlank: boolean;
  /** It has no sign of an item but a number or an indent, which headings may have too. */
  mayHead: boolean;
};

const LARGE = /^\s*#{1,6}\s|^\s*(\*\*|__)[^*_]+\1:?\s*$/;
const MARK = /^[\s»›→‣•●▪▫◦■✔✓✅➢➤*·–—+>-]+|^\(?[a-z\d]{1,2}[.)]\s+/iu;
/** An item's own sign, where an indent alone may be that of what goes on. */
const SIGN = /^\s*[»›→‣•●▪▫◦■✔✓✅➢➤*·–—+>-]|^\s*\(?[a-z\d]{1,2}[.)]\s+/iu;
const NUMBERED = /^\s*(?:\d{1,2}|[A-H]|[IVX]{1,4})[.)]\s+\p{L}/u;
/** The second form of a word: Angestellte/r, Mitarbeiter*in, diplômé·e. */
const FORMS = /(?<=\p{Ll}{4})(?:\/-?|[*:_·])(?:innen|in|r|n|e|s|ne|rice|euse)(?![\p{L}\d])/gu;

/** Without the signs that make words bold, slanted or large. */
function plainOf(line: string): string {
  return line
    .replace(FORMS, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,120}?)(?<=\S)\1/g, '$2');
}

/** The lines of a spec that hold a word, with what goes on below them. */
export function linesOf(spec: string): SpecLine[] {
  return spec.split(/\n(?=[^\S\n]*\n)/).flatMap((paragraph, index) => linesIn(paragraph, index > 0));
}

function linesIn(paragraph: string, isBelowBlank: boolean): SpecLine[] {
  const isProse = isOfSentences(paragraph);
  const lines: SpecLine[] = [];
  let afterBlank = isBelowBlank;
  let hasSign = false;
  let last = '';
  for (const raw of paragraph.split('\n')) {
    const plain = plainOf(raw);
    const text = plain.replace(MARK, '').trim();
    if (!/\p{L}/u.test(text)) continue;
    const above = lines.at(-1);
    const isLarge = LARGE.test(raw);
    const isBelow = above !== undefined && !SIGN.test(plain) && !isLarge && !above.isLarge;
    if (isBelow && goesOn({ hasSign, isProse }, last, { text, isIndented: /^\s/.test(raw) }))
      above.text = `${above.text} ${text}`;
    else {
      lines.push({
        text,
        isItem: MARK.test(plain),
        isLarge,
        afterBlank,
        mayHead: !SIGN.test(plain) || NUMBERED.test(plain),
      });
      hasSign = SIGN.test(plain);
    }
    last = text;
    afterBlank = false;
  }
  return lines;
}
