// The built-in engine: one CV against one spec. Pure and deterministic; "now" is the submission's instant.

import { readCv } from './cv/read-cv.ts';
import { aiCvOf } from './explain/ai-cv.ts';
import { confidenceOf } from './explain/confidence.ts';
import { gapsOf } from './explain/gaps.ts';
import { gemOf } from './explain/gem.ts';
import { noticesOf } from './explain/notices.ts';
import { reasonsOf } from './explain/reasons.ts';
import { summaryOf } from './explain/summary.ts';
import { aggregate } from './match/sum/aggregate.ts';
import { outcomesOf } from './match/match-units.ts';
import { likenessOf } from './match/sum/similarity.ts';
import type { Spec } from './read-spec.ts';
import type { Assessment } from './types.ts';
import { verdictOf } from './verdict.ts';
import { SCORER_VERSION } from './version.ts';

/** Assesses the first 10,000 code points of a CV. Never throws, whatever the text. */
export function assess(spec: Spec, cvText: string, nowMs: number): Assessment {
  const cv = readCv(cvText, spec.runs, nowMs, spec.initials);
  const requirements = outcomesOf(spec, cv);
  const score = aggregate(requirements, likenessOf(spec, cv), cv, spec);
  const verdict = verdictOf(score);
  const confidence = confidenceOf(score, requirements, cv);
  return {
    scorer: SCORER_VERSION,
    score,
    verdict,
    confidence,
    summary: summaryOf(verdict, confidence, requirements, cv.words),
    reasons: reasonsOf(requirements),
    gaps: gapsOf(requirements),
    requirements,
    notices: noticesOf(cv),
    aiCv: aiCvOf(cv),
    gem: gemOf(spec, cv, requirements),
  };
}
