// The layouts that one CV comes in: the same words, laid out as editors, templates and forms do it. Pure.

import {
  bulleted,
  eachHeading,
  eachLine,
  hyphenated,
  inEntities,
  inHtml,
  inHtmlBreaks,
  inOneLine,
  paged,
  sentenceLines,
  unbulleted,
  wrapped,
  type Way,
} from './breaks.ts';

const MONTH = '(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\\p{Ll}*\\.? )?';
const DATES = new RegExp(
  `[,(]? ?(${MONTH}(?:19|20)\\d\\d ?(?:to|-|–|until|bis|à) ?(?:${MONTH}(?:19|20)\\d\\d|present|now|today|heute|date|aujourd'hui))\\)?[.:]?`,
  'iu',
);

/** The head of a post ("Cook, The Mill, 2019 to 2022") with its dates somewhere else. */
const datesMoved = (moved: (rest: string, dates: string) => string): Way =>
  eachLine((line) => {
    const dates = DATES.exec(line);
    if (dates === null || line.length > 110) return line;
    const rest = line.replace(DATES, '').trim();
    return rest === '' ? line : moved(rest, dates[1] ?? '');
  });

export const CV_WAYS: Readonly<Record<string, Way>> = {
  'broken at 90': wrapped(90),
  'broken at 60': wrapped(60),
  'broken at 40': wrapped(40),
  'broken with hyphens': hyphenated(60),
  'in one line': inOneLine(' '),
  'in one line, pipes': inOneLine(' | '),
  'in one line, bullets': inOneLine(' • '),
  'in one line, stops': inOneLine('. '),
  'a sentence a line': sentenceLines,
  'blank lines': (cv) => cv.replaceAll('\n', '\n\n'),
  'no blank lines': (cv) => cv.replace(/\n{2,}/g, '\n'),
  indented: eachLine((line) => `      ${line}`),
  tabs: eachLine((line) => line.replace(/, /, '\t')),
  CRLF: (cv) => cv.replaceAll('\n', '\r\n'),
  'no-break spaces': (cv) => cv.replaceAll(' ', '\u00a0'),
  'double spaces': (cv) => cv.replaceAll(' ', '  '),
  'two spaces after stops': (cv) => cv.replace(/(?<=[.!?:;]) (?=\S)/g, '  '),
  bullets: bulleted('•', true),
  dashes: bulleted('-', true),
  stars: bulleted('*'),
  arrows: bulleted('➢', true),
  'private bullets': bulleted('\uf0b7', true),
  'no bullets': unbulleted,
  numbered: eachLine((line, index) => `${String(index + 1)}. ${line}`),
  'small letters': (cv) => cv.toLowerCase(),
  capitals: (cv) => cv.toUpperCase(),
  'headings in Markdown': eachHeading((heading) => `## ${heading}`),
  'headings bold': eachHeading((heading) => `**${heading}**`),
  'headings underlined': eachHeading((heading) => `${heading}\n${'='.repeat(heading.length)}`),
  'headings in dashes': eachHeading((heading) => `--- ${heading} ---`),
  'headings in stars': eachHeading((heading) => `*** ${heading} ***`),
  'headings numbered': eachHeading((heading, index) => `${String(index + 1)}. ${heading}`),
  'headings spaced': eachHeading((heading) => [...heading.toUpperCase()].join(' ')),
  'headings in brackets': eachHeading((heading) => `[${heading}]`),
  'headings with colons': eachHeading((heading) => `${heading.replace(/:$/, '')}:`),
  'posts bold': datesMoved((rest, dates) => `**${rest}** (${dates})`),
  'dates first': datesMoved((rest, dates) => `${dates}: ${rest}`),
  'dates in the next line': datesMoved((rest, dates) => `${rest}\n${dates}`),
  'dates in the line before': datesMoved((rest, dates) => `${dates}\n${rest}`),
  'dates at the right': datesMoved((rest, dates) => `${rest.padEnd(70)}${dates}`),
  'dates in a cell': datesMoved((rest, dates) => `| ${dates} | ${rest} |`),
  'ends left open': (cv) =>
    cv.replace(/((?:19|20)\d\d) ?(?:to|-|–) ?(?:present|now|today|date)\b/giu, '$1 -'),
  'dates by figures': (cv) =>
    cv.replace(
      /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? ((?:19|20)\d\d)/gu,
      (_, month: string, year: string) =>
        `${String('JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3 + 1).padStart(2, '0')}/${year}`,
    ),
  'en dashes': (cv) => cv.replaceAll(' - ', ' – ').replaceAll(' to present', ' – present'),
  'a table of Markdown': eachLine((line) => `| ${line} |`),
  quoted: eachLine((line) => `> ${line}`),
  'numbers of lines': eachLine((line, index) => `${String(index + 1).padStart(3)} ${line}`),
  'a head and a foot': (cv) =>
    `CURRICULUM VITAE\nPersonal details\nPhone: 01234 567890\n\n${cv}\n\nPage 1 of 1`,
  pages: paged(12, 'Page 1 of 2'),
  'pages of a printer': paged(12, '\f'),
  HTML: inHtml,
  'HTML breaks': inHtmlBreaks,
  entities: inEntities,
  'decomposed accents': (cv) => cv.normalize('NFD'),
  'no accents': (cv) => cv.normalize('NFD').replace(/\p{M}/gu, ''),
  'umlauts spelt out': (cv) =>
    cv
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('Ä', 'Ae')
      .replaceAll('Ö', 'Oe')
      .replaceAll('Ü', 'Ue')
      .replaceAll('ß', 'ss'),
  'soft hyphens': (cv) => cv.replace(/(\p{L}{4})(\p{L}{4})/gu, '$1\u00ad$2'),
  ligatures: (cv) => cv.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ').replaceAll('ff', 'ﬀ'),
  'no commas': (cv) => cv.replace(/,(?= )/g, ''),
  'no stops': (cv) => cv.replace(/\.(?=\s|$)/gm, ''),
  'no signs': (cv) => cv.replace(/[.,;:()](?=\s|$)|(?<=\s)\(/gm, ''),
  ampersands: (cv) => cv.replaceAll(' and ', ' & '),
  'curly quotes': (cv) => cv.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”'),
};
