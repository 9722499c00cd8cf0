// The event log: exactly what a connector missed, identifiers only, in order and without gaps, for 30 days.

import { primary } from '../db/client.ts';
import { ServiceError, type FieldError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { DeliveredEvent } from './delivery.ts';
import { presentEvent } from './attempts/event-request.ts';

/** Which events: those after a sequence, at most so many. */
export type EventLogRange = { after: number; limit: number };

const LIMIT_DEFAULT = 100;
const LIMIT_MAX = 1000;

type LoggedEvent = DeliveredEvent & { sequence: number };

/** Reads `after` and `limit` of a query string. Throws 422 in FastAPI's words. */
export function parseEventLogRange(query: { after?: string; limit?: string }): EventLogRange {
  const errors: FieldError[] = [];
  const range = {
    after: readInteger('after', query.after, 0, 0, Number.MAX_SAFE_INTEGER, errors),
    limit: readInteger('limit', query.limit, LIMIT_DEFAULT, 1, LIMIT_MAX, errors),
  };
  if (errors.length > 0) throw new ServiceError('unprocessable', errors);
  return range;
}

/**
 * The organisation's events after a sequence, oldest first. `next_after` is what to ask for next. Read from the
 * primary, so that an event that was delivered is never missing here.
 */
export async function readEventLog(ctx: Context, organisationId: string, { after, limit }: EventLogRange) {
  const { results } = await primary(ctx)
    .prepare(SELECT_EVENTS)
    .bind(organisationId, after, limit)
    .all<LoggedEvent>();
  return {
    events: results.map((event) => ({ sequence: event.sequence, ...presentEvent(event) })),
    next_after: results.at(-1)?.sequence ?? after,
  };
}

function readInteger(
  name: string,
  text: string | undefined,
  fallback: number,
  least: number,
  most: number,
  errors: FieldError[],
): number {
  if (text === undefined) return fallback;
  const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const refuse = (type: string, msg: string) => {
    errors.push({ loc: ['query', name], msg, type });
    return fallback;
  };
  if (Number.isNaN(value)) {
    return refuse('int_parsing', 'Input should be a valid integer, unable to parse string as an integer');
  }
  if (value < least) return refuse('greater_than_equal', `Input should be greater than or equal to ${least}`);
  if (value > most) return refuse('less_than_equal', `Input should be less than or equal to ${most}`);
  return value;
}

const SELECT_EVENTS = `
  SELECT id, sequence, type, job_id AS jobId, application_id AS applicationId, stage, occurred_at AS occurredAt
  FROM events WHERE organisation_id = ? AND sequence > ? ORDER BY sequence LIMIT ?`;
