// The calculation behind a score as data: what is stored for an application, shown in the app and served as evidence.
// It quotes the CV, so it is erased with the CV.

import type { Assessment, Confidence, Notice, RequirementKind, Span, Strength, Verdict } from './types.ts';

/** Raised when the shape changes; what is stored in another shape is not read. */
export const EXPLANATION_FORMAT = 1;

/** One requirement of the spec and what the CV shows of it. */
export type ExplainedRequirement = {
  id: string;
  /** In the spec's own words. */
  text: string;
  kind: RequirementKind;
  strength: Strength;
  /** Share of the weight of all requirements, in percent with one decimal. */
  weight: number;
  outcome: 'met' | 'partly' | 'not_met' | 'denied';
  /** From 0 to 1. */
  credit: number;
  note: string | null;
  /** Alternatives of which one is enough. */
  anyOf: string[];
  /** Places in the CV as it was given, verbatim. */
  evidence: Span[];
};

/** Everything that a reader needs to follow a score. */
export type Explanation = {
  format: typeof EXPLANATION_FORMAT;
  /** Engine and version. */
  scorer: string;
  score: number;
  verdict: Verdict;
  confidence: Confidence;
  requirements: ExplainedRequirement[];
  /** What was found in the CV and left out of the score. */
  notices: Notice[];
  /** What held the score down whatever else was met: ids of hard must-haves that are not met. */
  gatedBy: string[];
};

const HELD_FROM = 0.7;

/** The explanation of an assessment, heaviest requirements first. */
export function explanationOf(assessment: Assessment): Explanation {
  const { scorer, score, verdict, confidence, requirements, notices } = assessment;
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const explained = requirements.map(
    ({ id, text, kind, strength, weight, outcome, credit, note, anyOf, evidence }) => ({
      id,
      text,
      kind,
      strength,
      weight: Math.round((1000 * weight) / total) / 10,
      outcome,
      credit,
      note,
      anyOf,
      evidence,
    }),
  );
  const gatedBy = requirements
    .filter(({ strength, credit }) => strength === 'hard' && credit < HELD_FROM)
    .map(({ id }) => id);
  return {
    format: EXPLANATION_FORMAT,
    scorer,
    score,
    verdict,
    confidence,
    requirements: explained.toSorted((a, b) => b.weight - a.weight),
    notices,
    gatedBy,
  };
}

/** A stored explanation; null where the text is none, or one of another format. */
export function parseExplanation(json: string): Explanation | null {
  try {
    const value: unknown = JSON.parse(json);
    return isExplanation(value) ? value : null;
  } catch {
    return null;
  }
}

function isExplanation(value: unknown): value is Explanation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === EXPLANATION_FORMAT &&
    'requirements' in value &&
    Array.isArray(value.requirements) &&
    'notices' in value &&
    Array.isArray(value.notices)
  );
}
