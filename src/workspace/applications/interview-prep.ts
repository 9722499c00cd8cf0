// Questions for an interview, made from what the CV leaves open and from what it shows. Made when asked for, never
// stored (spec, rule 10). Pure: the same assessment makes the same questions.

import type { Explanation } from '../../applications/explanation.ts';

export type PrepQuestion = {
  /** What it is about, in the spec's words or the CV's. */
  topic: string;
  ask: string;
  listen_for: string;
};

const EVIDENCE_QUESTIONS = 3;
const QUOTE_MAX = 140;

/** Gaps first, then the evidence behind the reasons; empty for an application that is not scored. */
export function prepareQuestions(explanation: Explanation): PrepQuestion[] {
  const topicOf = (id: string) =>
    explanation.requirements.find((one) => one.id === id)?.text.replace(/[.;:\s]+$/, '') ?? '';
  const open = explanation.gaps.map((gap): PrepQuestion => ({
    topic: topicOf(gap.requirement),
    ask: gap.text,
    listen_for: listenFor(explanation, gap.requirement),
  }));
  const shown = explanation.match_reasons.slice(0, EVIDENCE_QUESTIONS).flatMap((reason): PrepQuestion[] => {
    const quote = reason.evidence[0]?.quote;
    if (quote === undefined) return [];
    return [
      {
        topic: topicOf(reason.requirement),
        ask: `The CV says: “${shortened(quote)}”. What was your own part in it, and what came of it?`,
        listen_for:
          'A situation, what the person did themselves, and a result that could be checked with someone.',
      },
    ];
  });
  return [...open, ...shown];
}

function listenFor(explanation: Explanation, requirement: string): string {
  const one = explanation.requirements.find((other) => other.id === requirement);
  switch (one?.strength) {
    case 'hard':
      return 'A plain yes with a date or a document, or a plan with a date. The job cannot be done without it.';
    case 'must':
      return 'When and where it was last used, and an example that goes into detail.';
    default:
      return 'Something near to it, or how the person learnt a thing of this kind before.';
  }
}

function shortened(quote: string): string {
  if (quote.length <= QUOTE_MAX) return quote;
  return `${quote.slice(0, QUOTE_MAX).replace(/\s+\S*$/, '')} …`;
}
