// The layouts that one job spec comes in: pasted from a form, a mail, a job board or a table. Pure.

import { bulleted, eachHeading, eachLine, isHeadingLine, paged, wrapped, type Way } from './breaks.ts';
import { COMMON_WAYS } from './common-ways.ts';

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
  ...COMMON_WAYS,
  'broken at 72': wrapped(72),
  indented: eachLine((line) => `    ${line}`),
  'bullets throughout': bulleted('•', true),
  dashes: bulleted('-'),
  numbers: bulleted('1.'),
  'private bullets': bulleted('\uf0b7'),
  'items by semicolons': itemsInOneLine('; '),
  'items by stops': itemsInOneLine('. '),
  'headings in capitals': eachHeading((heading) => heading.toUpperCase()),
  'headings underlined': eachHeading((heading) => `${heading}\n${'-'.repeat(heading.length)}`),
  'headings run in': (spec) =>
    spec
      .split('\n')
      .flatMap((line) => (isHeadingLine(line) ? [`${line.trim().replace(/:$/, '')}: `] : [`${line}\n`]))
      .join('')
      .replace(/: \n+/g, ': '),
  'a head': (spec) =>
    `Job reference: 2024/117\nPosted 3 days ago\nLocation: Head office\nContract: Permanent\n\n${spec}`,
  'a head with the title': (spec) => `Job title: ${spec.trimStart()}`,
  'a foot': (spec) =>
    `${spec}\n\nHow to apply\nPlease send your CV and a covering letter by the end of the month. We are an equal opportunities employer and welcome applications from all parts of the community.`,
  pages: paged(10, 'Page 1 of 2'),
};
