// Scores applications of a run. A repeat is harmless: an application that has its outcome does not wait any more, and
// outcomes are written only where one waits.

import { parseClientValues } from '../ats/client-values.ts';
import { hasWords } from '../documents/tidy.ts';
import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { loadScorer, type LoadedScorer } from '../scoring/load-scorer.ts';
import type { Spec } from '../scoring/read-spec.ts';
import type { Scored, Scorer } from '../scoring/scorer.ts';
import { announceEvents, type NewEvent } from '../webhooks/events.ts';
import type { Batch } from './messages.ts';
import { FAILURE } from './start-scoring.ts';
import { findWaiting, recordOutcomes, type FailedItem, type ScoredItem, type WaitingItem } from './store.ts';

/**
 * Gives every application of a batch its outcome: two D1 round trips. Throws when D1 is out, with nothing written;
 * the same call can be made again.
 */
export async function scoreApplications(ctx: Context, batch: Batch): Promise<void> {
  const scorer = await loadScorer(ctx.env);
  const specs = new Map<string, Spec>();
  await settle(ctx, batch, (item) => outcomeOf(ctx, scorer, specOf(item, scorer, specs), item));
}

/** Gives every application of a batch the same failure; for those that no attempt could score. */
export async function failApplications(ctx: Context, batch: Batch, error: string): Promise<void> {
  await settle(ctx, batch, async (item) => ({ id: item.applicationId, error }));
}

async function settle(
  ctx: Context,
  batch: Batch,
  outcomeFor: (item: WaitingItem) => Promise<ScoredItem | FailedItem>,
): Promise<void> {
  const items = await findWaiting(ctx, batch);
  const [first] = items;
  if (first === undefined) return;
  const outcomes: (ScoredItem | FailedItem)[] = [];
  for (const item of items) outcomes.push(await outcomeFor(item));
  const { organisationId, jobId } = first;
  const scored = outcomes.filter((one) => 'score' in one);
  const events = scored.map((one): NewEvent => ({
    eventId: crypto.randomUUID(),
    type: 'application.scored',
    organisationId,
    jobId,
    applicationId: one.id,
    occurredAt: ctx.clock(),
  }));
  const failed = outcomes.filter((one) => 'error' in one);
  const results = await recordOutcomes(ctx, {
    runId: batch.runId,
    organisationId,
    jobId,
    scored,
    failed,
    events,
  });
  await announceEvents(ctx, results);
}

/** Scorings of one batch share a spec, unless it is changed while they wait. */
function specOf(item: WaitingItem, scorer: LoadedScorer, specs: Map<string, Spec>): Spec {
  const name = `${item.jobId}/${item.inputsVersion}`;
  const known = specs.get(name);
  if (known !== undefined) return known;
  const values = parseClientValues(item.clientValues ?? '');
  const spec = scorer.readSpec({
    // A job without a spec has its title: the result says how little that is.
    jobSpec: item.jobSpec ?? item.title,
    title: item.title,
    clientContext: item.clientContext ?? '',
    clientValues: 'error' in values ? {} : values,
  });
  specs.set(name, spec);
  return spec;
}

/** The outcome of one application; a CV that the scorer stumbles over fails alone. */
async function outcomeOf(
  ctx: Context,
  scorer: Scorer,
  spec: Spec,
  item: WaitingItem,
): Promise<ScoredItem | FailedItem> {
  const { applicationId: id, cvHash, cvText } = item;
  if (cvHash === null || cvText === null) return { id, error: FAILURE.noCv };
  if (!hasWords(cvText)) return { id, error: FAILURE.emptyCv };
  try {
    const scored = await scorer.score(spec, cvText, ctx.clock());
    if (scored.note !== null)
      writeLog('warn', 'scored_without_model', { application_id: id, reason: scored.note });
    return itemOf(id, item.inputsVersion, cvHash, scored);
  } catch (error) {
    writeLog('error', 'application_not_scored', { application_id: id, ...errorFields(error) });
    return { id, error: FAILURE.scorerFailed };
  }
}

function itemOf(id: number, inputsVersion: number, cvHash: string, { assessment, note }: Scored): ScoredItem {
  const { scorer, score, verdict, confidence, summary, reasons, gaps, requirements, notices } = assessment;
  const kinds = [...new Set(notices.map((notice) => notice.kind))];
  return {
    id,
    score,
    verdict,
    confidence,
    summary,
    flag: assessment.aiCv.level,
    flag_reason: assessment.aiCv.reason,
    reasons: JSON.stringify(reasons.map((reason) => reason.text)),
    gaps: JSON.stringify(gaps.map((gap) => gap.text)),
    notice_kinds: kinds.length === 0 ? null : JSON.stringify(kinds),
    inputs_version: inputsVersion,
    cv_hash: cvHash,
    credentials: JSON.stringify(assessment.gem.credentials),
    unlikely_title: Number(assessment.gem.unlikelyTitle),
    explanation: JSON.stringify({ scorer, note, reasons, gaps, requirements, notices }),
  };
}
