// Puts a model's findings into the built-in assessment. Pure. What a model says without words of the CV behind it is
// no finding; what the CV denies stays denied; every quote in the result is the CV's own.

import type { Cv } from '../cv/read-cv.ts';
import { gapsOf } from '../explain/gaps.ts';
import { reasonsOf } from '../explain/reasons.ts';
import { summaryOf } from '../explain/summary.ts';
import { spanOf } from '../text/stored/canonical.ts';
import type { Assessment, RequirementOutcome, Span } from '../types.ts';
import { verdictOf } from '../verdict.ts';
import { verifyQuote } from './evidence.ts';
import type { Finding } from './review.ts';
import { settleStatus, weighScore, type Status } from './weigh.ts';

type Reviewed = { requirement: RequirementOutcome; builtIn: Status; shown: Status; quotes: Span[] };

const EVIDENCE_MAX = 4;
const STATUS: Record<RequirementOutcome['outcome'], Status> = {
  met: 'met',
  partly: 'partly',
  not_met: 'missing',
  denied: 'missing',
};
const PARTLY_CREDIT = 0.5;

/** The assessment with a model's findings weighed in; `findings` number the requirements and `cv.lines` from 1. */
export function applyReview(builtIn: Assessment, findings: Finding[], cv: Cv, model: string): Assessment {
  const reviewed = builtIn.requirements.map((requirement, index) =>
    review(
      requirement,
      findings.find((finding) => finding.requirement === index + 1),
      cv,
    ),
  );
  const score = weighScore(
    builtIn.score,
    reviewed.map(({ requirement, builtIn: status, shown }) => ({
      weight: requirement.weight,
      hard: requirement.strength === 'hard',
      builtIn: status,
      shown,
    })),
  );
  const requirements = reviewed.map(settled);
  const verdict = verdictOf(score);
  return {
    ...builtIn,
    scorer: `${builtIn.scorer}+${model}`,
    score,
    verdict,
    summary: summaryOf(verdict, builtIn.confidence, requirements, cv.words),
    reasons: reasonsOf(requirements),
    gaps: gapsOf(requirements),
    requirements,
  };
}

function review(requirement: RequirementOutcome, finding: Finding | undefined, cv: Cv): Reviewed {
  const builtIn = STATUS[requirement.outcome];
  const places = (finding?.evidence ?? []).flatMap(
    ({ line, quote }) => verifyQuote(cv.lines, line, quote, cv.nowMs) ?? [],
  );
  const quotes = places.map(({ start, end }) => spanOf(cv.canon, start, end));
  return { requirement, builtIn, shown: shownBy(requirement, builtIn, finding, quotes.length), quotes };
}

function shownBy(
  requirement: RequirementOutcome,
  builtIn: Status,
  finding: Finding | undefined,
  quotes: number,
): Status {
  if (finding === undefined || requirement.outcome === 'denied') return builtIn;
  if (finding.verdict === 'not_met') return 'missing';
  return quotes === 0 ? builtIn : finding.verdict;
}

function settled(reviewed: Reviewed): RequirementOutcome {
  const { requirement, builtIn, shown, quotes } = reviewed;
  if (builtIn === shown) return requirement;
  const status = settleStatus({ builtIn, shown });
  const evidence = [...requirement.evidence, ...quotes].filter(
    (span, index, all) => all.findIndex((other) => other.start === span.start) === index,
  );
  return {
    ...requirement,
    outcome: status === 'missing' ? 'not_met' : status,
    credit: PARTLY_CREDIT,
    note: shown === 'missing' ? 'two readings disagree' : requirement.note,
    evidence: evidence.slice(0, EVIDENCE_MAX),
  };
}
