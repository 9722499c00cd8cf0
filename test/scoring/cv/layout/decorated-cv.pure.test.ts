// A CV that is decorated is read as without: headings by number, in brackets or spaced, and what stands at all of its lines.
import { describe, expect, it } from 'vitest';
import { plainHeading } from '../../../../src/scoring/cv/layout/plain-heading.ts';
import { plainText } from '../../../../src/scoring/cv/layout/plain-text.ts';
import { singleSpaced } from '../../../../src/scoring/cv/layout/single-spaced.ts';
import { unmarked } from '../../../../src/scoring/cv/layout/unmarked.ts';
import { unspaced } from '../../../../src/scoring/cv/layout/unspaced.ts';
import { undecorated } from '../../../../src/scoring/cv/layout/undecorated.ts';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { canonical, spanOf } from '../../../../src/scoring/text/stored/canonical.ts';

const NOW = Date.UTC(2026, 10, 1);
const PLAIN = [
  'EXPERIENCE',
  'Cook, The Mill, 2019 - 2022',
  'Made the soups and the stocks',
  '',
  'EDUCATION',
  'Diploma of the catering college, 2018',
  'SKILLS',
  'Knife work, pastry',
];

const told = (cv: string): string[] =>
  readCv(cv, new Set(), NOW).lines.map(
    ({ text, section, role }) => `${section} ${text} ${role === null ? '-' : String(role.period.from)}`,
  );
const spaced = (cv: string): string => singleSpaced(canonical(cv)).text;
const joined = (text: string): string => unspaced(canonical(text)).text;
const plain = (cv: string): string => unmarked(canonical(cv)).text;
const isCapitals = (line: string): boolean => /^[A-Z]+$/.test(line);
const sections = (cv: string) => readCv(cv, new Set(), NOW).lines.map(({ section }) => section);
const inEach = (made: (line: string, index: number) => string): string =>
  PLAIN.map((line, index) => (line === '' ? '' : made(line, index))).join('\n');

describe('what stands at all lines', () => {
  it.each([
    ['the strokes of a table', inEach((line) => `| ${line} |`)],
    ['the strokes of a table, with a rule', `|---|\n${inEach((line) => `|${line}|`)}`],
    ['a quoted mail', inEach((line) => `> ${line}`).replace('\n\n', '\n>\n')],
    ['items with numbers', inEach((line, index) => `${String(index + 1)}. ${line}`)],
    ['items throughout', inEach((line) => (isCapitals(line) ? line : `• ${line}`))],
    ['items throughout, by a font of symbols', inEach((line) => `\uf0b7 ${line}`)],
    ['a blank line behind each', PLAIN.join('\n\n')],
    ['an indent', inEach((line) => `    ${line}`)],
    ['numbers of lines', inEach((line, index) => `${String(index + 1).padStart(3)} ${line}`)],
  ])('%s', (_, cv) => {
    expect(told(cv)).toEqual(told(PLAIN.join('\n')));
  });

  it('is left out, and every character knows where it stood', () => {
    const cv = inEach((line, index) => `  ${String(index + 1)}. ${line}`);
    const canon = undecorated(canonical(cv));
    expect(canon.text).toBe(PLAIN.join('\n'));
    const at = canon.text.indexOf('Knife');
    expect(spanOf(canon, at, at + 5).quote).toBe('Knife');
    expect(spanOf(canon, at - 7, at + 5).quote).toBe('SKILLS\n  8. Knife');
  });

  it.each([
    ['cells within a line', '2019 | Cook\n2020 | Waiter\n2021 | Cook\n2022 | Porter\n2023 | Cook'],
    ['numbers that do not rise by lines', '3 cooks\n2 ovens\n7 days\n3 menus\n9 stars'],
    ['items below what is none', 'Cook, The Mill\n• Soups\n• Stocks\nWaiter, The Rope\n• Floor\n• Bar'],
    ['a few lines', '1. Cook\n2. Waiter'],
    ['numbers of some lines', 'Cook\nJobs\n1. Soups\n2. Stocks\nWaiter\nJobs\n1. Floor\n2. Bar'],
  ])('leaves %s', (_, cv) => {
    expect(undecorated(canonical(cv)).text).toBe(cv);
  });
});

describe('tabs', () => {
  it('part cells, and not the words of dates', () => {
    const text = plainText(canonical('Cook\tThe Mill\t2019 -\t2021 in Leeds\n\t- soups of the day')).text;
    expect(text).toBe('Cook|The Mill 2019 - 2021 in Leeds\n - soups of the day');
    expect(plainText(canonical('Made\tsoups\tand\tstocks')).text).toBe('Made soups and stocks');
  });
});

describe('what is bold', () => {
  it('is plain, and so is what stands between signs', () => {
    expect(plain('**Cook, The Mill** (2019)\n--- EDUCATION ---\n  *** A ***')).toBe(
      'Cook, The Mill (2019)\nEDUCATION\nA',
    );
    for (const cv of ['2 ** 3 ** 4', 'Cook -- The Mill -- 2019', '---\nCook\n---', '- a -'])
      expect(plain(cv)).toBe(cv);
  });
});

describe('blank lines', () => {
  it('part what more of them part, where all lines are apart', () => {
    expect(spaced('Cook\n\nSoups\n\n\n\nWaiter\n \nFloor')).toBe('Cook\nSoups\n\nWaiter\nFloor');
  });
  it.each(['Cook\nSoups\n\nWaiter\nFloor', 'Cook\n\nWaiter\n\nFloor', 'Cook\n\n\n\nWaiter\nFloor', ''])(
    'stay in %j',
    (cv) => {
      expect(spaced(cv)).toBe(cv);
    },
  );
});

describe('a heading', () => {
  it.each([
    ['numbered', (heading: string) => `3. ${heading}`],
    ['by a Roman number', (heading: string) => `IV. ${heading}`],
    ['in brackets', (heading: string) => `[${heading}]`],
    ['in stars', (heading: string) => `*** ${heading} ***`],
    ['in dashes', (heading: string) => `--- ${heading} ---`],
    ['spaced', (heading: string) => [...heading].join(' ')],
  ])('%s', (_, made) => {
    const cv = inEach((line) => (isCapitals(line) ? made(line) : line));
    expect(sections(cv)).toEqual(sections(PLAIN.join('\n')));
  });

  it('of several words', () => {
    expect(joined('W O R K   E X P E R I E N C E\nCook')).toBe('WORK EXPERIENCE\nCook');
    expect(plainHeading(joined('W O R K E X P E R I E N C E'))).toBe('WORK EXPERIENCE');
    expect(joined('S K I L L S & T O O L S :')).toBe('SKILLS&TOOLS:');
    expect(joined('J A N E   D O E')).toBe('JANE DOE');
    expect(joined('A B C licences\nI A am')).toBe('A B C licences\nI A am');
  });

  it('is left where nothing sets it off', () => {
    for (const text of ['Education', 'A levels', 'A. N. Other', 'C + D', '(2019)', 'Cook (The Mill)'])
      expect(plainHeading(text)).toBe(text);
  });
});
