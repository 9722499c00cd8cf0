// The layouts that one CV comes in: the same words, laid out as editors, templates and forms do it. Pure.

import {
  bulleted,
  eachHeading,
  eachLine,
  hyphenated,
  inOneLine,
  paged,
  wrapped,
  type Way,
} from './breaks.ts';
import { postHead } from './post-head.ts';
import { COMMON_WAYS } from './common-ways.ts';

/** The head of a post ("Cook, The Mill, 2019 to 2022") with its dates somewhere else. */
const datesMoved = (moved: (rest: string, dates: string) => string): Way =>
  eachLine((line) => {
    const head = postHead(line);
    return head === null ? line : moved(head.rest, head.dates);
  });

export const CV_WAYS: Readonly<Record<string, Way>> = {
  ...COMMON_WAYS,
  'broken at 90': wrapped(90),
  'broken with hyphens': hyphenated(60),
  'in one line, stops': inOneLine('. '),
  indented: eachLine((line) => `      ${line}`),
  tabs: eachLine((line) => line.replace(/, /, '\t')),
  'two spaces after stops': (cv) => cv.replace(/(?<=[.!?:;]) (?=\S)/g, '  '),
  bullets: bulleted('•', true),
  dashes: bulleted('-', true),
  arrows: bulleted('➢', true),
  'private bullets': bulleted('\uf0b7', true),
  numbered: eachLine((line, index) => `${String(index + 1)}. ${line}`),
  'headings underlined': eachHeading((heading) => `${heading}\n${'='.repeat(heading.length)}`),
  'headings in dashes': eachHeading((heading) => `--- ${heading} ---`),
  'headings in stars': eachHeading((heading) => `*** ${heading} ***`),
  'headings spaced': eachHeading((heading) => [...heading.toUpperCase()].join(' ')),
  'headings in brackets': eachHeading((heading) => `[${heading}]`),
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
  'numbers of lines': eachLine((line, index) => `${String(index + 1).padStart(3)} ${line}`),
  'a head and a foot': (cv) =>
    `CURRICULUM VITAE\nPersonal details\nPhone: 01234 567890\n\n${cv}\n\nPage 1 of 1`,
  pages: paged(12, 'Page 1 of 2'),
  'pages of a printer': paged(12, '\f'),
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
  'no signs': (cv) => cv.replace(/[.,;:()](?=\s|$)|(?<=\s)\(/gm, ''),
};
