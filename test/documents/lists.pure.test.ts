// Labels of lists, as Word prints them.

import { describe, expect, it } from 'vitest';
import { readNumbering } from '../../src/documents/docx/numbering.ts';
import { ListCounters, type List } from '../../src/documents/lists/list-counters.ts';
import { formatNumber } from '../../src/documents/lists/number-format.ts';

const outline: List = {
  key: '1',
  levels: [
    { format: 'decimal', text: '%1.', start: 1 },
    { format: 'lowerLetter', text: '%1.%2)', start: 1 },
    { format: 'upperRoman', text: '%1.%2.%3', start: 1, isLegal: true },
  ],
};

describe('numbers', () => {
  it('are written in each format', () => {
    const values = [1, 4, 12, 27, 1999];
    expect(values.map((value) => formatNumber(value, 'lowerRoman'))).toEqual([
      'i',
      'iv',
      'xii',
      'xxvii',
      'mcmxcix',
    ]);
    expect(values.slice(0, 4).map((value) => formatNumber(value, 'upperLetter'))).toEqual([
      'A',
      'D',
      'L',
      'AA',
    ]);
    expect([1, 2, 3, 11, 22, 113].map((value) => formatNumber(value, 'ordinal'))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
      '22nd',
      '113th',
    ]);
    expect([
      formatNumber(7, 'decimalZero'),
      formatNumber(7, 'none'),
      formatNumber(2e9, 'lowerRoman'),
    ]).toEqual(['07', '', '2000000000']);
  });
});

describe('lists', () => {
  it('count deeper levels anew under each number', () => {
    const counters = new ListCounters();
    const labels = [0, 1, 1, 2, 0, 1].map((level) => counters.next(outline, level, 'a'));
    expect(labels).toEqual(['1.', '1.a)', '1.b)', '1.2.1', '2.', '2.a)']);
  });

  it('go on where another use of the same list stopped, unless they start anew', () => {
    const counters = new ListCounters();
    const anew = { ...outline, startOverrides: new Map([[0, 5]]) };
    const labels = [
      counters.next(outline, 0, 'a'),
      counters.next(outline, 0, 'b'),
      counters.next(anew, 0, 'c'),
      counters.next(anew, 0, 'c'),
    ];
    expect(labels).toEqual(['1.', '2.', '5.', '6.']);
  });

  it('give nothing for a level that is not defined', () => {
    expect(new ListCounters().next(outline, 7, 'a')).toBe('');
  });

  it('take their levels from the list that has the style they name', () => {
    const { lists } = readNumbering(
      '<w:numbering><w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Steps"/></w:abstractNum>' +
        '<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Steps"/><w:lvl w:ilvl="0"><w:start w:val="3"/>' +
        '<w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum>' +
        '<w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
      null,
    );
    const list = lists.get('7') ?? outline;
    expect(new ListCounters().next(list, 0, '7')).toBe('3)');
  });
});
