// Filters that write bytes as characters, undone.

import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { undoAsciiFilters } from '../../src/documents/pdf/ascii-filters.ts';

const undo = (written: string, filter: string) =>
  Buffer.from(
    undoAsciiFilters(new TextEncoder().encode(written), `<< /Filter ${filter} /Length 1 >>`),
  ).toString();

describe('filters of characters', () => {
  it('are undone in the order they are named', () => {
    expect(undo('48 65 6c6C 6F>ignored', '/ASCIIHexDecode')).toBe('Hello');
    expect(undo('87cURD]i,"Ebo80~>', '/ASCII85Decode')).toBe('Hello World!');
    expect(undo('38 37 63 55 52 44 5d>', '[ /ASCIIHexDecode /A85 ]')).toBe('Hello');
  });

  it('leave what is packed otherwise to others', () => {
    expect(undo('48>', '[/FlateDecode /ASCIIHexDecode]')).toBe('48>');
    expect(undo('48>', '9 0 R')).toBe('48>');
  });

  it('take z for four zeros, and groups that are cut short', () => {
    expect(Array.from(undoAsciiFilters(new TextEncoder().encode('z87~>'), '/Filter /A85'))).toEqual([
      0, 0, 0, 0, 72,
    ]);
  });
});
