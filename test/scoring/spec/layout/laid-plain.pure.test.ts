// What stands around, before and between the lines of a spec says nothing of what it asks: it is read as it was before a
// mail program, a board, a page or an editor laid it out.

import { describe, expect, test } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { laidPlain } from '../../../../src/scoring/spec/layout/laid-plain.ts';

const SPEC = `Payroll Officer, Harlow Mill

We are a paper mill on the river. You join a team of four.

What you will do
- Run the monthly payroll for six hundred people on shifts and answer what they ask about it
- Keep the pension file and send it to the provider before the tenth

What you must bring
- At least three years in payroll with a house of more than two hundred people
- A CIPP certificate
- Good knowledge of Excel

Nice to have
- French and German

We offer a pension, a canteen and free parking beside the mill.`;

function asked(jobSpec: string): string[] {
  const { title, units } = readSpec({ jobSpec });
  return [title, ...units.map(({ strength, kind, text }) => `${strength} ${kind}: ${text}`)];
}

const eachLine = (text: string, made: (line: string) => string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : made(line)))
    .join('\n');
const broken = (text: string, edge: number): string =>
  eachLine(text, (line) =>
    line.replace(new RegExp(`(.{1,${String(edge)}})(?: +|$)`, 'gm'), '$1\n').trimEnd(),
  );
const inOneLine = (text: string, sign: string): string => text.replace(/\s*\n\s*/g, sign);

describe('a spec asks the same', () => {
  test.each<[string, string]>([
    ['quoted in a mail', eachLine(SPEC, (line) => `> ${line}`)],
    ['indented', eachLine(SPEC, (line) => `    ${line}`)],
    ['in a table of one column', eachLine(SPEC, (line) => `| ${line} |`)],
    ['with a bullet before every line', eachLine(SPEC, (line) => `• ${line.replace('- ', '')}`)],
    ['with bullets of a font of signs', SPEC.replaceAll('- ', '\uf0b7 ')],
    ['broken at 40', broken(SPEC, 40)],
    ['broken at 60', broken(SPEC, 60)],
    ['broken at 72', broken(SPEC, 72)],
    ['with the number of a page', SPEC.replace('- A CIPP', 'Page 1 of 2\n- A CIPP')],
    ['below a head of facts', `Reference: 417\nPosted 3 days ago\nLocation: Head office\n\n${SPEC}`],
    ['in one line with bullets', inOneLine(SPEC, ' • ')],
    ['in one line with strokes', inOneLine(SPEC, ' | ')],
    ['without blank lines', SPEC.replaceAll('\n\n', '\n')],
    ['with ampersands', SPEC.replace(/ and (?=\p{Ll})/gu, ' & ')],
    [
      'with numbers before its headings',
      SPEC.replace('What you will', '1. What you will')
        .replace('What you must', '2. What you must')
        .replace('Nice', '3. Nice'),
    ],
    [
      'with headings run into their lists',
      SPEC.replace('will do\n-', 'will do: -').replace('must bring\n-', 'must bring: -'),
    ],
  ])('%s', (_, laidOut) => {
    expect(asked(laidOut)).toEqual(asked(SPEC));
  });

  test('with its items run together', () => {
    const heading = 'Payroll Officer\n\nEssential';
    const items = ['three years in payroll', 'a CIPP certificate', 'good knowledge of Excel'];
    const list = asked(`${heading}\n${items.map((item) => `- ${item}`).join('\n')}`);
    expect(asked(`${heading}\n${items.join('; ')}`)).toEqual(list);
    expect(asked(`${heading}\n${items.join('. ')}`)).toEqual(list);
  });
});

describe('an edge', () => {
  test('is none in a list whose lines have room for more', () => {
    const list =
      'Cook\n\nEssential\nTwo years in a kitchen of a hotel or a ship\nLevel 2 food hygiene\nOwn knives';
    expect(laidPlain(list)).toBe(list);
  });

  test('joins no heading and no row of a form to the line above', () => {
    const lines = laidPlain(`Post: Cook for the canteen of the mill
Grade: 4

You cook for six hundred people on three
shifts and keep the kitchen as clean as
you would like to find it on a Monday.
(a) Lift and carry as the work asks. A I
Desirable
(b) A licence to drive a small van.`).split('\n');
    expect(lines).toContain('Desirable');
    expect(lines).toContain('Grade: 4');
    expect(lines).toContain(
      'You cook for six hundred people on three shifts and keep the kitchen as clean as you would like to find it on a Monday.',
    );
  });
});

describe('what a text has of its own stays', () => {
  test.each([
    [
      'a list with bullets',
      'Cook\n\nEssential\n• Two years in a kitchen\n• Level 2 food hygiene\n• Own knives',
    ],
    [
      'a head of facts with the title in it',
      'Position: Cook\nLocation: Harlow\nSalary: by scale\n\nYou cook for us.',
    ],
    [
      'a table of two columns',
      '| Essential | Two years |\n| Desirable | French |'.replaceAll(/^\| | \|$/gm, ''),
    ],
    ['names of houses and fields', 'Buyer at Marks & Co\n\nYou work with R & D and with HEALTH & SAFETY.'],
    ['steps that are numbered', 'Cook\n\n1. Cook the lunch\n2. Clean the kitchen\n3. Lock the door'],
  ])('%s', (_, text) => {
    expect(laidPlain(text)).toBe(text);
  });
});

test('says where the work is in a head that asks nothing', () => {
  const { places, title } = readSpec({
    jobSpec:
      'Job reference: 24/117\nPosted 3 days ago\nLocation: Houston, Texas\n\nElectrician\n\nYou must hold a journeyman licence.',
  });
  expect(title).toBe('Electrician');
  expect([...places]).toContain('texas');
});
