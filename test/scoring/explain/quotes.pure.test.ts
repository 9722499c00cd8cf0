import { describe, expect, it } from 'vitest';
import { quotesFor } from '../../../src/scoring/explain/quotes.ts';
import type { RequirementKind, RequirementOutcome } from '../../../src/scoring/types.ts';
import { oneOutcome } from './one-outcome.ts';

function outcomeOf(kind: RequirementKind, quotes: string[]): RequirementOutcome {
  const evidence = quotes.map((quote) => ({ start: 10, end: 10 + quote.length, quote }));
  return oneOutcome('Go', { kind, evidence });
}

describe('what a reason quotes', () => {
  it.each(['2019 - now.', 'Fahrerlaubnis:', 'seit März 2020', 'Since Jan 2021 to date'])(
    'is not %j',
    (quote) => {
      expect(quotesFor(outcomeOf('years', [quote]))).toEqual([]);
    },
  );

  it('is no name at the head of a CV, for years', () => {
    expect(quotesFor(outcomeOf('years', ['WILMA "MIMI" OHM-LUND']))).toEqual([]);
    expect(quotesFor(outcomeOf('years', ['Head Gardener Longacre']))).toHaveLength(1);
  });

  it('may be a single word for a paper, and not for work', () => {
    expect(quotesFor(outcomeOf('licence', ['RN 2019']))).toHaveLength(1);
    expect(quotesFor(outcomeOf('skill', ['Python 2019']))).toEqual([]);
  });

  it('stands behind the others where it says no to something', () => {
    const quotes = quotesFor(
      outcomeOf('skill', ['Kafka: no experience. Terraform: read only.', 'Terraform modules']),
    );
    expect(quotes.map(({ quote }) => quote)).toEqual([
      'Terraform modules',
      'Kafka: no experience. Terraform: read only.',
    ]);
  });

  it('is cut at a word that can end it, and its place with it', () => {
    const long = `Led the migration of ${'ninety services and '.repeat(9)}the rest`;
    const [quote] = quotesFor(outcomeOf('skill', [long]));
    expect(quote?.quote).toMatch(/ninety services$/);
    expect(long.startsWith(quote?.quote ?? '-')).toBe(true);
    expect((quote?.end ?? 0) - (quote?.start ?? 0)).toBe(quote?.quote.length);
  });
});
