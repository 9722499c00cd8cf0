import { describe, expect, it } from 'vitest';
import { gapText } from '../../../src/scoring/explain/gap-text.ts';
import { NOTE } from '../../../src/scoring/match/notes.ts';
import type { RequirementKind, RequirementOutcome } from '../../../src/scoring/types.ts';
import { oneOutcome } from './one-outcome.ts';

function outcomeOf(
  kind: RequirementKind,
  note: string | null,
  outcome: RequirementOutcome['outcome'] = 'not_met',
  text = 'You must hold a PGWP permit to fish',
): RequirementOutcome {
  return oneOutcome(text, { kind, strength: 'hard', outcome, credit: 0, note });
}

/** A gap of a duty that the posts make likely. */
function said(text: string): string {
  return gapText(outcomeOf('duty', NOTE.byTrade, 'partly', text));
}

describe('a gap', () => {
  it.each<[RequirementKind, string | null, string]>([
    ['licence', null, 'The CV does not show “a PGWP permit to fish”. Is it held, and in date?'],
    ['language', null, 'The CV does not show “a PGWP permit to fish”. How well is it spoken and written?'],
    ['skill', null, 'The CV does not show “a PGWP permit to fish”. What experience is there of it?'],
    ['licence', NOTE.pursued, '“a PGWP permit to fish” is in progress, not yet held. When is it expected?'],
    [
      'years',
      '0 months of 4 years shown by dates',
      'No dated post plainly counts towards “a PGWP permit to fish”. Which work would?',
    ],
    [
      'years',
      '18 months of 3 years shown by dates',
      'For “a PGWP permit to fish” the CV has 18 months of 3 years shown by dates. Which further work counts towards it?',
    ],
    [
      'degree',
      'a diploma only',
      'For “a PGWP permit to fish” the CV shows a diploma only. What else is there?',
    ],
  ])('of a %s with the note %j asks what an interviewer would', (kind, note, text) => {
    expect(gapText(outcomeOf(kind, note))).toBe(text);
  });

  it('of what is denied says so', () => {
    expect(gapText(outcomeOf('licence', NOTE.notHeld, 'denied'))).toBe(
      'The CV says no to “a PGWP permit to fish”. Could it be obtained, and by when?',
    );
  });

  it('is one statement and one question for every note', () => {
    for (const note of Object.values(NOTE))
      expect(gapText(outcomeOf('certificate', note)), note).toMatch(
        /^[^.?]*“a PGWP permit to fish”[^.?]*\. [^.?]+\?$/,
      );
  });

  it.each<[RequirementKind, string, string]>([
    ['skill', 'Trailer licence', 'Is it held, and in date?'],
    ['skill', 'FBI and state background check', 'Is it held, or could it be obtained?'],
    ['skill', 'HND', 'Is it held, and in date?'],
    ['skill', 'Stata', 'What experience is there of it?'],
    ['skill', 'Travel to the islands twelve days a year', 'Would that be possible?'],
    ['duty', 'Wochenenddienst alle drei Wochen', 'Would that be possible?'],
    ['duty', 'Déplacements en Belgique', 'Would that be possible?'],
    ['skill', 'Planning weekend shifts of forty people', 'What experience is there of it?'],
    ['skill', 'Calm when the queue is long', 'Which situation at work has shown it?'],
    ['duty', 'Grade the oysters before noon', 'Where has it been part of the work?'],
    ['certificate', 'been inspected by the guild before', 'What experience is there of it?'],
  ])('of a %s that is %j asks “%s”', (kind, text, question) => {
    expect(gapText(outcomeOf(kind, null, 'not_met', text))).toBe(
      `The CV does not show “${text}”. ${question}`,
    );
  });

  it('of what the posts make likely asks what was done, of a trait what has shown it', () => {
    expect(said('Grade the oysters before noon')).toContain('likely, but no line says it in so many words');
    expect(said('Kind to people who are late')).toMatch(/^The CV does not show/);
  });

  it('of a skill that the CV may show in its own words quotes the nearest of them', () => {
    const quote = 'Emptied the creels and graded what was in them';
    const outcomeNear = (text: string, credit: number): RequirementOutcome =>
      oneOutcome(text, {
        outcome: 'not_met',
        credit,
        evidence: [{ start: 90, end: 90 + quote.length, quote }],
      });
    expect(gapText(outcomeNear('Grading of prawns', 0.2))).toBe(
      `Nearest to “Grading of prawns” the CV has “${quote}”. How far does that go?`,
    );
    expect(gapText(outcomeNear('Grading of prawns', 0.05))).toMatch(/^The CV does not show/);
    expect(gapText(outcomeNear('Knitting of nets', 0.2))).toMatch(/^The CV does not show/);
    expect(gapText(outcomeNear('Trailer licence', 0.2))).toMatch(/^The CV does not show/);
  });

  it('quotes no more of a line than an interviewer reads at a glance', () => {
    const quote = `Graded the prawns and ${'emptied the creels, the pots and the nets of four boats, '.repeat(4)}at sea.`;
    const gap = gapText(
      oneOutcome('Grading of prawns', {
        outcome: 'not_met',
        credit: 0.2,
        evidence: [{ start: 90, end: 90 + quote.length, quote }],
      }),
    );
    const quoted = /the CV has “([^”]+)”/.exec(gap)?.[1] ?? '';
    expect(quote).toContain(quoted);
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.length).toBeLessThanOrEqual(120);
  });
});
