// Where a text breaks its lines and what it sets them apart by, as editors, forms and mail programs do it. Pure.

/** One way to lay out a text: the same words, other breaks, signs or marks. */
export type Way = (text: string) => string;

const HEADINGS =
  /^(?:(?:career|work|professional|employment) )?(?:education|experience|skills|profile|qualifications|training|employment|summary|certifications?|languages|history|about me|key skills|requirements?|responsibilities|duties|essential|desirable|benefits|the role|about us|what you will (?:do|need|bring)|what we (?:need|offer)|who we are|person specification|anforderungen|aufgaben|profil|formation|expérience|compétences|missions|berufserfahrung|ausbildung|kenntnisse|sprachen|langues):?$/i;

/** Whether a line is a heading: one of the usual words, or a few words in capitals. */
export function isHeadingLine(line: string): boolean {
  return HEADINGS.test(line.trim()) || /^\p{Lu}[\p{Lu} &/]{3,30}:?$/u.test(line.trim());
}

/** Every line that says something, made into another. */
export const eachLine =
  (made: (line: string, index: number) => string): Way =>
  (text) =>
    text
      .split('\n')
      .map((line, index) => (line.trim() === '' ? line : made(line, index)))
      .join('\n');

/** Every heading made into another line. */
export const eachHeading = (made: (heading: string, index: number) => string): Way => {
  return (text) => {
    let count = 0;
    return eachLine((line) => (isHeadingLine(line) ? made(line.trim(), count++) : line))(text);
  };
};

/** Breaks every line before the word that would pass the edge. */
export const wrapped =
  (edge: number): Way =>
  (text) =>
    text
      .split('\n')
      .map((line) => line.replace(new RegExp(`(.{1,${String(edge)}})(?:[ ]+|$)`, 'gmu'), '$1\n').trimEnd())
      .join('\n');

/** Breaks words too, as narrow columns do: "experi-", "ence". */
export const hyphenated =
  (edge: number): Way =>
  (text) =>
    wrapped(edge)(text).replace(
      /(?<=\p{L}[ ,][^\n]{20,})\n(\p{Ll}{4})(\p{Ll}{4,})/gu,
      (_, head: string, tail: string) => ` ${head}-\n${tail}`,
    );

/** All lines in one, with a sign between them. */
export const inOneLine =
  (between: string): Way =>
  (text) =>
    text.trim().replace(/\s*\n\s*/g, between);

const BULLET = /^[ \t]*(?:[-•*·–]|\d{1,2}[.)])[ \t]+/;

/** Items set apart by another sign. Lines that are no heading and no item become items where `all`. */
export const bulleted = (sign: string, all = false): Way =>
  eachLine((line) => {
    if (BULLET.test(line)) return line.replace(BULLET, `${sign} `);
    return all && !isHeadingLine(line) ? `${sign} ${line.trim()}` : line;
  });

export const unbulleted: Way = eachLine((line) => line.replace(BULLET, ''));

/** One sentence a line. */
export const sentenceLines: Way = (text) => text.replace(/(?<=\p{Ll}{3}[.;]) (?=\p{Lu})/gu, '\n');

/** A page's foot, and its head on the next page, after every so many lines. */
export const paged =
  (every: number, between: string): Way =>
  (text) =>
    text
      .split('\n')
      .flatMap((line, index) => (index % every === every - 1 ? [line, between] : [line]))
      .join('\n');

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapedSigns = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A text with its signs as entities, as forms that escape twice store it. */
export const inEntities: Way = (text) =>
  escapedSigns(text)
    .replaceAll('–', '&ndash;')
    .replaceAll('’', '&rsquo;')
    .replaceAll('é', '&eacute;')
    .replaceAll('ü', '&uuml;')
    .replace(/(?<=\w) (?=\w)/g, (space, at: number) => (at % 5 === 0 ? '&nbsp;' : space));

/** A text as an editor in the browser stores it. */
export const inHtml: Way = (text) => {
  const out: string[] = [];
  let isList = false;
  for (const line of escapedSigns(text).split('\n')) {
    const isItem = BULLET.test(line);
    if (isItem !== isList) out.push(isItem ? '<ul>' : '</ul>');
    isList = isItem;
    if (isItem) out.push(`<li>${line.replace(BULLET, '')}</li>`);
    else if (isHeadingLine(line)) out.push(`<h3>${line}</h3>`);
    else if (line.trim() !== '') out.push(`<p>${line}</p>`);
  }
  if (isList) out.push('</ul>');
  return out.join('');
};

export const inHtmlBreaks: Way = (text) => `<div>${escapedSigns(text).replaceAll('\n', '<br>')}</div>`;
