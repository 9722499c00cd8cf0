// The delivery log: what became of every event that had an endpoint to go to, with every attempt, newest first. Kept
// 30 days.

import { isoTime } from '../../platform/clock.ts';
import type { DeliveryState } from '../delivery.ts';
import type { EventType } from '../events.ts';
import {
  PAGE_ROWS,
  SHOWN_COLUMNS,
  showDelivery,
  type Page,
  type ShownDelivery,
  type ShownRow,
} from './shown-delivery.ts';

/** A delivery of an event. */
export type EventDelivery = ShownDelivery & {
  event_id: string;
  event_type: EventType;
  sequence: number;
  occurred_at: string;
  aptly_job_id: number;
  aptly_application_id: number;
  /** The new stage of a stage change; null otherwise. */
  stage: string | null;
};

export type EventRow = ShownRow &
  Pick<EventDelivery, 'event_id' | 'event_type' | 'sequence' | 'stage'> & {
    occurredAt: number;
    jobId: number;
    applicationId: number;
  };

/** Which deliveries: those before a sequence, in a state. */
export type DeliveryRange = { before?: number; limit?: number; status?: DeliveryState };

/** Reads a page of deliveries before a sequence, newest first, for a batch; with `status`, only those. */
export function deliveriesStatement(
  db: D1Database,
  organisationId: string,
  { before = Number.MAX_SAFE_INTEGER, limit = PAGE_ROWS, status }: DeliveryRange,
): D1PreparedStatement {
  return db.prepare(SELECT_EVENTS).bind(organisationId, before, status ?? null, limit);
}

/** Reads the delivery of one event, for a batch. */
export function deliveryStatement(
  db: D1Database,
  organisationId: string,
  eventId: string,
): D1PreparedStatement {
  return db.prepare(SELECT_EVENT).bind(organisationId, eventId);
}

/** The page of the rows that `deliveriesStatement` read. */
export function describeDeliveries(
  rows: EventRow[],
  { limit = PAGE_ROWS }: DeliveryRange,
): Page<EventDelivery, number> {
  return {
    deliveries: rows.map(describeDelivery),
    next: rows.length < limit ? null : (rows.at(-1)?.sequence ?? null),
  };
}

/** A row as it is shown. */
export function describeDelivery(row: EventRow): EventDelivery {
  return {
    event_id: row.event_id,
    event_type: row.event_type,
    sequence: row.sequence,
    ...showDelivery(row),
    occurred_at: isoTime(row.occurredAt),
    aptly_job_id: row.jobId,
    aptly_application_id: row.applicationId,
    stage: row.stage,
  };
}

const EVENTS = `
  SELECT events.id AS event_id, events.type AS event_type, deliveries.sequence, job_id AS jobId,
    application_id AS applicationId, stage, occurred_at AS occurredAt, ${SHOWN_COLUMNS}
  FROM deliveries JOIN events ON events.id = deliveries.id`;

const SELECT_EVENT = `${EVENTS} WHERE deliveries.organisation_id = ? AND deliveries.id = ?`;

const SELECT_EVENTS = `${EVENTS}
  WHERE deliveries.organisation_id = ?1 AND deliveries.kind = 'event' AND deliveries.sequence < ?2
    AND (?3 IS NULL OR state = ?3)
  ORDER BY deliveries.sequence DESC LIMIT ?4`;
