import { expect, it } from 'vitest';
import { toCsv } from '../../scripts/cli/csv.ts';

it('quotes texts, doubles quotes and leaves numbers bare', () => {
  expect(toCsv([['a "b", c\nd', 7]])).toBe('"a ""b"", c\nd",7\r\n');
});

it.each(['=1+1', '+44 7700', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
  'keeps a spreadsheet from calculating %j',
  (text) => {
    expect(toCsv([[text]])).toBe(`"'${text}"\r\n`);
  },
);

it('leaves a negative number and a sign inside a text alone', () => {
  expect(toCsv([[-2, 'a = b']])).toBe('-2,"a = b"\r\n');
});
