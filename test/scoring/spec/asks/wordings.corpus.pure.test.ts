// What a spec's wording asks for, in further trades, forms and kinds of advertisement.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { askedIn, demandedIn } from './asked-of.ts';
import { WHOLE_SPECS } from './asks-specs.corpus.ts';
import * as fourth from './asks-wording-fourth.corpus.ts';
import * as forms from './rare-forms.corpus.ts';
import * as told from './asks-told.corpus.ts';
import * as readingLater from './asks-reading-later.corpus.ts';
import * as reading from './asks-reading.corpus.ts';
import * as last from './asks-wording-last.corpus.ts';
import * as later from './asks-wording-later.corpus.ts';
import { IN_PROSE, TITLED, UNDER_REQUIREMENTS } from './wordings.corpus.ts';

describe('a line under "Requirements"', () => {
  it.each([
    ...UNDER_REQUIREMENTS,
    ...later.UNDER_REQUIREMENTS,
    ...last.UNDER_REQUIREMENTS,
    ...fourth.UNDER_REQUIREMENTS,
    ...reading.UNDER_REQUIREMENTS,
    ...readingLater.UNDER_REQUIREMENTS,
    ...told.UNDER_REQUIREMENTS,
  ])('%s: %s', (text, units) => {
    expect(askedIn(`The post\n\nRequirements:\n- ${text}`, 'Post')).toBe(units);
  });
});

describe('a sentence in prose', () => {
  it.each([
    ...IN_PROSE,
    ...later.IN_PROSE,
    ...last.IN_PROSE,
    ...fourth.IN_PROSE,
    ...reading.IN_PROSE,
    ...readingLater.IN_PROSE,
    ...told.IN_PROSE,
  ])('%s: %s', (text, units) => {
    expect(askedIn(`We make shoes in a small town. ${text}`, 'Post')).toBe(units);
  });
});

describe('the title', () => {
  it.each([
    ...TITLED,
    ...later.TITLED,
    ...last.TITLED,
    ...fourth.TITLED,
    ...reading.TITLED,
    ...readingLater.TITLED,
  ])('%s', (jobSpec, title) => {
    expect(readSpec({ jobSpec }).title.toLowerCase()).toContain(title.toLowerCase());
  });
});

describe('a whole spec', () => {
  it.each([
    ...WHOLE_SPECS,
    ...later.WHOLE_SPECS,
    ...last.WHOLE_SPECS,
    ...fourth.WHOLE_SPECS,
    ...reading.WHOLE_SPECS,
    ...readingLater.WHOLE_SPECS,
    ...forms.WHOLE_SPECS,
  ])('%s', (jobSpec, title, units) => {
    expect(readSpec({ jobSpec }).title.toLowerCase()).toContain(title.toLowerCase());
    expect(demandedIn(jobSpec)).toBe(units);
  });
});
