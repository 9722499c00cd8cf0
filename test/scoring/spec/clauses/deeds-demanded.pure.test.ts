// What whoever comes is to have done, read from who is turned away, who alone is met, and what is a condition of the post.

import { describe, expect, it } from 'vitest';
import { deedDemanded } from '../../../../src/scoring/spec/clauses/deeds-demanded.ts';

describe('what is to have been done', () => {
  it.each([
    [
      "Sorry but we can't take anyone who hasn't done awake nights in care by themselves.",
      'awake nights in care by',
    ],
    ['Sparkies who have never been in charge of an apprentice need not apply.', 'in charge of an apprentice'],
    ['Applicants with no dementia care work history will not be considered', 'dementia care work history'],
    [
      "Nobody will be interviewed who hasn't launched a brand new outlet as the person in charge.",
      'launched a brand new outlet',
    ],
    [
      "If you've never worked to a batch record, please don't apply on this occasion.",
      'worked to a batch record',
    ],
    ['Please do not apply unless you have led formal hearing panels.', 'led formal hearing panels'],
    [
      "So only people who've run complaint cases through to the end will be interviewed",
      'run complaint cases',
    ],
    [
      'It is a condition of appointment that the candidate has previously undertaken night shifts.',
      'undertaken night shifts',
    ],
    ["Without a track record of managing a team, please don't apply.", 'track record of managing a team'],
    [
      'Bewerber, die noch nie selbst WIG-Nähte gezogen haben, können nicht berücksichtigt werden.',
      'WIG-Nähte gezogen',
    ],
    ['Keine Bewerbung ohne Praxis in der Fahrzeugdisposition, bitte!', 'Praxis in der Fahrzeugdisposition'],
    [
      "Pas de candidature de personnes qui n'ont jamais tenu le poste de tour, merci.",
      'tenu le poste de tour',
    ],
    ['Vous réalisez des prises de sang : critère éliminatoire.', 'prises de sang'],
  ])('%s', (said, deed) => {
    expect(deedDemanded(said)).toContain(deed);
  });

  it.each([
    'You will lead a team of nine in our Leeds office.',
    'If you have any questions, please call Jane.',
    'Applicants without the right to work in the UK will not be considered.',
    'We only use renewable energy.',
    'Please do not apply by post.',
  ])('is nothing in: %s', (said) => {
    expect(deedDemanded(said)).toBeNull();
  });
});
