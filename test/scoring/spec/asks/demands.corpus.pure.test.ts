// What specs demand in further wordings: which demands are read, how hard, how recent, and what will not do instead.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import type { Unit } from '../../../../src/scoring/spec/units/read-requirements.ts';
import {
  BODIES,
  LABELLED,
  NOT_DEMANDED,
  OPENED,
  RECENT,
  RULED_OUT,
  UNLISTED,
  WHOLE,
} from './demands.corpus.ts';

function demandsIn(jobSpec: string, title?: string): string[] {
  const demanded = readSpec(title === undefined ? { jobSpec } : { jobSpec, title }).units.filter(
    ({ strength }) => strength === 'hard' || strength === 'must',
  );
  const texts = [...new Set(demanded.map(({ text }) => text))];
  return texts.map((text) =>
    demanded.some((unit) => unit.text === text && unit.strength === 'hard') ? `${text}!` : text,
  );
}

function firstUnder(line: string): Unit | undefined {
  return readSpec({ jobSpec: `The post\n\nRequirements:\n- ${line}\n- Fluent Estonian`, title: 'Post' })
    .units[0];
}

describe('demands', () => {
  it.each([...LABELLED, ...OPENED, ...BODIES])('%s', (body, demands) => {
    expect(demandsIn(`Post\n\n${body}`, 'Post')).toEqual(demands);
  });
});

describe('a short spec', () => {
  it.each(WHOLE)('%s', (jobSpec, demands) => {
    expect(demandsIn(jobSpec)).toEqual(demands);
  });
});

describe('what demands nothing', () => {
  it.each(NOT_DEMANDED)('%s', (body) => {
    expect(demandsIn(`Post\n\n${body}`, 'Post')).toEqual([]);
  });
});

describe('a paper that is on no list', () => {
  it.each(UNLISTED)('%s: %s', (line, isHard) => {
    expect(firstUnder(line)?.strength === 'hard').toBe(isHard);
  });
});

describe('how recent', () => {
  it.each(RECENT)('%s: %s months, since %s', (line, months, since) => {
    const unit = firstUnder(line);
    expect([unit?.recentMonths, unit?.recentSince]).toEqual([months, since]);
  });
});

describe('what will not do instead', () => {
  it.each(RULED_OUT)('%s', (line, isAlone, things) => {
    const unit = firstUnder(line);
    expect([unit?.takesNothingElse, unit?.ruledOut]).toEqual([isAlone, things]);
  });
});
