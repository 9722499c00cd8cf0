// A range of an organisation's events by their sequence: what of it is kept, and how much may be sent again at once.

import * as z from 'zod';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import { parseShape } from '../../http/validation.ts';
import type { Context } from '../../platform/context.ts';

/** Both ends of a range of sequences are in it. */
export type SequenceRange = { from: number; to: number };

/** How many events of a range are kept, and the first and last of them. */
export type KeptEvents = SequenceRange & { count: number };

/** Events sent again at once: they go out one after the other, and what is held later stands behind them. */
export const REPLAY_MAX = 1000;

/** As people type and copy it: a form's "1,204" is a number too. */
const Sequence = z.preprocess(
  (typed) => (typeof typed === 'string' && /^\s*\d[\d,]*\s*$/.test(typed) ? withoutCommas(typed) : typed),
  z.int().min(1),
);
const Range = z.object({ from: Sequence, to: Sequence });

/** Reads `from` and `to`. Throws 422 at the field. */
export function parseSequenceRange(input: unknown, place: 'body' | 'query'): SequenceRange {
  const range = parseShape(Range, input, place);
  if (range.to < range.from) throw refused(place, 'range_backwards', 'The range ends before it begins');
  return range;
}

/** What of a range is kept. Throws 422 when that is nothing, or more than may be sent at once. One D1 read. */
export async function requireKept(
  ctx: Context,
  organisationId: string,
  range: SequenceRange,
): Promise<KeptEvents> {
  const row = await keptStatement(primary(ctx), organisationId, range).first<KeptRow>();
  return describeKept(row ?? undefined, 'body');
}

export type KeptRow = { count: number; first: number | null; last: number | null };

/** Reads what of a range is kept, for a batch; it counts no further than is needed to refuse. */
export function keptStatement(
  db: D1Database,
  organisationId: string,
  { from, to }: SequenceRange,
): D1PreparedStatement {
  return db.prepare(SELECT_KEPT).bind(organisationId, from, to, REPLAY_MAX + 1);
}

/** The row that `keptStatement` read. Throws as `requireKept` does. */
export function describeKept(row: KeptRow | undefined, place: 'body' | 'query'): KeptEvents {
  if (row === undefined || row.first === null || row.last === null)
    throw refused(place, 'range_empty', 'No event of this range is kept');
  if (row.count > REPLAY_MAX)
    throw refused(place, 'range_too_long', `The range has more than ${REPLAY_MAX} events`);
  return { from: row.first, to: row.last, count: row.count };
}

/** Reads the first and last event that is kept at all, for a batch. */
export function boundsStatement(db: D1Database, organisationId: string): D1PreparedStatement {
  return db.prepare(SELECT_BOUNDS).bind(organisationId);
}

export type BoundsRow = { first: number | null; last: number | null };

/** The row that `boundsStatement` read; null when no event is kept. */
export function describeBounds(row: BoundsRow | undefined): SequenceRange | null {
  return row === undefined || row.first === null || row.last === null
    ? null
    : { from: row.first, to: row.last };
}

function refused(place: 'body' | 'query', type: string, msg: string): ServiceError {
  return new ServiceError('unprocessable', [{ loc: [place, 'to'], msg, type }]);
}

function withoutCommas(typed: string): number {
  return Number(typed.replaceAll(',', ''));
}

const SELECT_KEPT = `
  SELECT count(*) AS count, min(sequence) AS first, max(sequence) AS last FROM (
    SELECT sequence FROM events WHERE organisation_id = ? AND sequence BETWEEN ? AND ? ORDER BY sequence LIMIT ?)`;

/** Two look-ups in the index; both in one SELECT would read every event. */
const SELECT_BOUNDS = `
  SELECT (SELECT min(sequence) FROM events WHERE organisation_id = ?1) AS first,
    (SELECT max(sequence) FROM events WHERE organisation_id = ?1) AS last`;
