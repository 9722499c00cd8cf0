// Headers and footers as they are worth reading: Word keeps one for first, odd and even pages of every section, most
// of them alike, and most lines page numbers. Pure.

const PAGE_NUMBER =
  /^\P{L}*(?:page|seite|página|pagina|strona|strana|sida|side|oldal|страница|стр)?\P{L}*(?:of|von|de|di|du|sur|av|af|z|из)?\P{L}*$/iu;

/** Longer lines say more than a page number, and would take the pattern long. */
const PAGE_NUMBER_LENGTH_MAX = 40;

/** The different lines of these texts that say more than where one is, in order. */
export function runningLines(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trimEnd());
  return [...new Set(lines)].filter((line) => !isPageNumber(line)).join('\n');
}

function isPageNumber(line: string): boolean {
  // Five digits are a telephone number's or a postal code's, not a page's.
  return line.length <= PAGE_NUMBER_LENGTH_MAX && PAGE_NUMBER.test(line) && !/\d{5}/.test(line);
}
