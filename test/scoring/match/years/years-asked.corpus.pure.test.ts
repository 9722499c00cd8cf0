// Years that are asked for as a post, of leading or in a setting are met by those posts alone.

import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';
import { ofLeading, ofPart, ofRank, ofSetting, type YearsAsked } from './years-asked.corpus.ts';

/** The credit of the first minimum of years. */
function yearsMet(row: YearsAsked, cv: string): number | undefined {
  return outcomesOf(row, cv).find(({ kind }) => kind === 'years')?.credit;
}

describe.each([...ofRank, ...ofLeading, ...ofPart, ...ofSetting])('$title: $ask', (row) => {
  it.each(row.counts)('counts %s', (cv) => expect(yearsMet(row, cv)).toBe(1));
  it.each(row.not)('does not count %s', (cv) => expect(yearsMet(row, cv)).toBeLessThan(0.7));
});
