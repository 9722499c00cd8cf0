// How a score came about: what was stored with it, as the API and the app show it (design, Explanation).

import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { isoTime } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Gap, Notice, Reason, RequirementOutcome } from '../scoring/types.ts';
import { noSuchApplication } from './changes.ts';

/** What application_explanations.explanation holds. */
export type StoredExplanation = {
  scorer: string;
  note: string | null;
  reasons: Reason[];
  gaps: Gap[];
  /** Scores of an older engine do not tell what is a remark. */
  requirements: (Omit<RequirementOutcome, 'isRemark'> & { isRemark?: boolean })[];
  notices: Notice[];
};

/** Spans are UTF-16 offsets into the CV's text as it was when it was scored. */
export type Explanation = {
  scorer: string | null;
  note: string | null;
  requirements: ReturnType<typeof presentRequirement>[];
  match_reasons: Reason[];
  gaps: Gap[];
  notices: Notice[];
};

/** A stored explanation on the wire; empty for an application that is not scored. */
export function presentExplanation(json: string | null): Explanation {
  if (json === null)
    return { scorer: null, note: null, requirements: [], match_reasons: [], gaps: [], notices: [] };
  const { scorer, note, reasons, gaps, requirements, notices } = JSON.parse(json) as StoredExplanation;
  return {
    scorer,
    note,
    requirements: requirements.map(presentRequirement),
    match_reasons: reasons,
    gaps,
    notices,
  };
}

/** `is_remark`: likely said in passing, so that it counts a little and no reason or gap names it. */
function presentRequirement({ anyOf, isRemark = false, ...one }: StoredExplanation['requirements'][number]) {
  const { id, text, kind, strength, axis, weight, outcome, credit, note, evidence } = one;
  const asked = { id, text, kind, strength, axis, weight, any_of: anyOf, is_remark: isRemark };
  return { ...asked, outcome, credit, note, evidence };
}

type Row = {
  jobId: number;
  candidateId: number;
  score: number;
  verdict: string | null;
  lastScoredAt: number | null;
  inputsChanged: number;
  cvReplaced: number;
  explanation: string | null;
};

/** The body of GET /api/v1/ats/applications/{id}/evidence: one D1 round trip. Throws 404. */
export async function getEvidence(ctx: Context, organisationId: string, applicationId: number) {
  const values = { org: organisationId, id: applicationId };
  const row = (await named(primary(ctx), SELECT, values).all<Row>()).results[0];
  if (row === undefined) throw noSuchApplication();
  return {
    aptly_application_id: applicationId,
    aptly_job_id: row.jobId,
    aptly_candidate_id: row.candidateId,
    scored: row.lastScoredAt !== null,
    score: row.score,
    verdict: row.verdict,
    last_scored_at: row.lastScoredAt === null ? null : isoTime(row.lastScoredAt),
    scoring_inputs_changed_since: row.inputsChanged === 1,
    cv_replaced_since: row.cvReplaced === 1,
    ...presentExplanation(row.explanation),
  };
}

const SELECT = `
  SELECT application.job_id AS jobId, application.candidate_id AS candidateId, application.score,
    application.verdict, application.last_scored_at AS lastScoredAt, explained.explanation,
    last_scored_at IS NOT NULL AND scored_inputs_version <> job.inputs_version AS inputsChanged,
    last_scored_at IS NOT NULL AND scored_cv_hash IS NOT candidate.cv_hash AS cvReplaced
  FROM applications AS application
    JOIN jobs AS job ON job.id = application.job_id
    JOIN candidates AS candidate ON candidate.id = application.candidate_id
    LEFT JOIN application_explanations AS explained ON explained.application_id = application.id
  WHERE application.id = :id AND application.organisation_id = :org`;
