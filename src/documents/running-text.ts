// Headers and footers as they are worth reading: Word keeps one for first, odd and even pages of every section, most
// of them alike, and most lines page numbers. Pure.

const PAGE_NUMBER =
  /^\P{L}*(?:page|seite|página|pagina|strona|strana|sida|side|oldal|страница|стр)?\P{L}*(?:of|von|de|di|du|sur|av|af|z|из)?\P{L}*$/iu;

/** The different lines of these texts that say more than where one is, in order. */
export function runningLines(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trimEnd());
  return [...new Set(lines)].filter((line) => !PAGE_NUMBER.test(line) || /\d{5}/.test(line)).join('\n');
}
