// Lists of words are told by whole words, in any case, and none is counted twice for its plural.

import { describe, expect, it } from 'vitest';
import { readerOf } from '../../../../src/scoring/text/terms/word-lists.ts';

const read = readerOf(['plc; c++; rn; loop check*', 'field trial*; field; children’s centre', '']);
const toldOf = (text: string): unknown =>
  Object.fromEntries([...read(text)].map(([at, words]) => [at, [...words]]));

describe('lists of words', () => {
  it.each([
    ['PLC and RN', { 0: ['plc', 'rn'] }],
    ['C++, then PLCs', { 0: ['c++', 'plc'] }],
    ['loop checks, loop checking', { 0: ['loop check', 'loop checking'] }],
    ['Field trials in a field', { 1: ['field trial', 'field'] }],
    ["a children's centre", { 1: ["children's centre"] }],
    ['rnx, splc, plc2, infield', {}],
    ['', {}],
  ])('tells of %j what stands there', (text, told) => {
    expect(toldOf(text)).toEqual(told);
  });

  it('counts a word once, however often it comes', () => {
    expect(toldOf('plc, PLC and plcs')).toEqual({ 0: ['plc'] });
  });
});
