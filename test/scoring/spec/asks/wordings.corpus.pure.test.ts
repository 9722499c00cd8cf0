// What a spec's wording asks for, in further trades, forms and kinds of advertisement.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { askedIn, demandedIn } from './asked-of.ts';
import { HEADINGS } from './headings.corpus.ts';
import { IN_PROSE } from './in-prose.corpus.ts';
import { LISTED } from './listed.corpus.ts';
import { RARE_FORMS } from './rare-forms.corpus.ts';
import { TITLED } from './titled.corpus.ts';
import { WHOLE_SPECS } from './whole-specs.corpus.ts';

describe('a line under "Requirements"', () => {
  it.each(LISTED)('%s: %s', (text, units) => {
    expect(askedIn(`The post\n\nRequirements:\n- ${text}`, 'Post')).toBe(units);
  });
});

describe('a sentence in prose', () => {
  it.each(IN_PROSE)('%s: %s', (text, units) => {
    expect(askedIn(`We make shoes in a small town. ${text}`, 'Post')).toBe(units);
  });
});

describe('a heading', () => {
  it.each(HEADINGS)('%s gives its strength to a list', (heading, mark) => {
    const spec = `Role purpose\nKeep the plant running.\n\n${heading}\n- Scaffold inspection of tall chimneys`;
    const expected = mark === 'none' ? '' : mark === '~' ? '~' : `skill${mark}`;
    expect(askedIn(spec, 'Post').replace(/^~ ?/, '')).toBe(expected);
  });
});

describe('the title', () => {
  it.each(TITLED)('%s', (jobSpec, title) => {
    expect(readSpec({ jobSpec }).title.toLowerCase()).toContain(title.toLowerCase());
  });
});

describe('a whole spec', () => {
  it.each([...WHOLE_SPECS, ...RARE_FORMS])('%s', (jobSpec, title, units) => {
    expect(readSpec({ jobSpec }).title.toLowerCase()).toContain(title.toLowerCase());
    expect(demandedIn(jobSpec)).toBe(units);
  });
});
