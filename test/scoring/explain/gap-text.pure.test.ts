import { describe, expect, it } from 'vitest';
import { gapText } from '../../../src/scoring/explain/gap-text.ts';
import { NOTE } from '../../../src/scoring/match/notes.ts';
import type { RequirementKind, RequirementOutcome } from '../../../src/scoring/types.ts';

function outcomeOf(
  kind: RequirementKind,
  note: string | null,
  outcome: RequirementOutcome['outcome'] = 'not_met',
) {
  const text = 'You must hold a PGWP ticket';
  return {
    id: 'r1',
    text,
    kind,
    strength: 'hard',
    axis: null,
    weight: 1,
    anyOf: [],
    outcome,
    credit: 0,
    note,
    evidence: [],
  } satisfies RequirementOutcome;
}

describe('a gap', () => {
  it.each<[RequirementKind, string | null, string]>([
    ['licence', null, 'The CV does not show “a PGWP ticket”. Is it held, and in date?'],
    ['language', null, 'The CV does not show “a PGWP ticket”. How well is it spoken and written?'],
    ['skill', null, 'The CV does not show “a PGWP ticket”. What experience is there of it?'],
    ['licence', NOTE.pursued, '“a PGWP ticket” is in progress, not yet held. When is it expected?'],
    [
      'years',
      '0 months of 4 years shown by dates',
      'No dated post in the CV counts towards “a PGWP ticket”. Which work would?',
    ],
    [
      'years',
      '18 months of 3 years shown by dates',
      'For “a PGWP ticket” the CV has 18 months of 3 years shown by dates. Which further work counts towards it?',
    ],
    ['degree', 'a diploma only', 'For “a PGWP ticket” the CV shows a diploma only. What else is there?'],
  ])('of a %s with the note %j asks what an interviewer would', (kind, note, text) => {
    expect(gapText(outcomeOf(kind, note))).toBe(text);
  });

  it('of what is denied says so', () => {
    expect(gapText(outcomeOf('licence', NOTE.notHeld, 'denied'))).toBe(
      'The CV says no to “a PGWP ticket”. Could it be obtained, and by when?',
    );
  });

  it('is one statement and one question for every note', () => {
    for (const note of Object.values(NOTE))
      expect(gapText(outcomeOf('certificate', note)), note).toMatch(
        /^[^.?]*“a PGWP ticket”[^.?]*\. [^.?]+\?$/,
      );
  });
});
