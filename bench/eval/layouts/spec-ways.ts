// The layouts that one job spec comes in: pasted from a form, a mail, a job board or a table. Pure.

import {
  bulleted,
  eachHeading,
  eachLine,
  inEntities,
  inHtml,
  inHtmlBreaks,
  inOneLine,
  isHeadingLine,
  paged,
  sentenceLines,
  unbulleted,
  wrapped,
  type Way,
} from './breaks.ts';

const ITEM = /^[ \t]*[-•*·–]\s+/;

/** Items in one paragraph behind their heading, with a sign between them. */
const itemsInOneLine =
  (between: string): Way =>
  (spec) =>
    spec.replace(/(?:^[ \t]*[-•*·–][ \t]+.*\n?)+/gm, (items) => {
      const told = items.trim().split('\n');
      return `${told.map((item) => item.replace(ITEM, '').replace(/[.;]$/, '')).join(between)}\n`;
    });

export const SPEC_WAYS: Readonly<Record<string, Way>> = {
  'broken at 72': wrapped(72),
  'broken at 60': wrapped(60),
  'broken at 40': wrapped(40),
  'in one line': inOneLine(' '),
  'in one line, bullets': inOneLine(' • '),
  'in one line, pipes': inOneLine(' | '),
  'a sentence a line': sentenceLines,
  'blank lines': (spec) => spec.replaceAll('\n', '\n\n'),
  'no blank lines': (spec) => spec.replace(/\n{2,}/g, '\n'),
  indented: eachLine((line) => `    ${line}`),
  CRLF: (spec) => spec.replaceAll('\n', '\r\n'),
  'no-break spaces': (spec) => spec.replaceAll(' ', '\u00a0'),
  'double spaces': (spec) => spec.replaceAll(' ', '  '),
  'bullets throughout': bulleted('•', true),
  dashes: bulleted('-'),
  stars: bulleted('*'),
  numbers: bulleted('1.'),
  'private bullets': bulleted('\uf0b7'),
  'no bullets': unbulleted,
  'items by semicolons': itemsInOneLine('; '),
  'items by stops': itemsInOneLine('. '),
  'small letters': (spec) => spec.toLowerCase(),
  capitals: (spec) => spec.toUpperCase(),
  'headings in Markdown': eachHeading((heading) => `## ${heading}`),
  'headings bold': eachHeading((heading) => `**${heading}**`),
  'headings in capitals': eachHeading((heading) => heading.toUpperCase()),
  'headings underlined': eachHeading((heading) => `${heading}\n${'-'.repeat(heading.length)}`),
  'headings numbered': eachHeading((heading, index) => `${String(index + 1)}. ${heading}`),
  'headings with colons': eachHeading((heading) => `${heading.replace(/:$/, '')}:`),
  'headings run in': (spec) =>
    spec
      .split('\n')
      .flatMap((line) => (isHeadingLine(line) ? [`${line.trim().replace(/:$/, '')}: `] : [`${line}\n`]))
      .join('')
      .replace(/: \n+/g, ': '),
  'a table of Markdown': eachLine((line) => `| ${line} |`),
  quoted: eachLine((line) => `> ${line}`),
  'a head': (spec) =>
    `Job reference: 2024/117\nPosted 3 days ago\nLocation: Head office\nContract: Permanent\n\n${spec}`,
  'a head with the title': (spec) => `Job title: ${spec.trimStart()}`,
  'a foot': (spec) =>
    `${spec}\n\nHow to apply\nPlease send your CV and a covering letter by the end of the month. We are an equal opportunities employer and welcome applications from all parts of the community.`,
  pages: paged(10, 'Page 1 of 2'),
  HTML: inHtml,
  'HTML breaks': inHtmlBreaks,
  entities: inEntities,
  'decomposed accents': (spec) => spec.normalize('NFD'),
  'no accents': (spec) => spec.normalize('NFD').replace(/\p{M}/gu, ''),
  'no stops': (spec) => spec.replace(/\.(?=\s|$)/gm, ''),
  ampersands: (spec) => spec.replaceAll(' and ', ' & '),
  'curly quotes': (spec) => spec.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”'),
};
