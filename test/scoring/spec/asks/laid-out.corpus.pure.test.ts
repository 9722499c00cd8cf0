// What the layout of a spec says: its tables and its numbered sections.

import { expect, it } from 'vitest';
import { demandedIn } from './asked-of.ts';
import { LAID_OUT } from './laid-out.corpus.ts';

it.each(LAID_OUT)('reads %s', (_, spec, units) => {
  expect(demandedIn(spec)).toBe(units);
});
