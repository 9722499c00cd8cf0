// What the page of webhooks shows: endpoint, a page of deliveries, the one that is open with the request that would be
// sent for it now, the events that can be sent again, and the newest callbacks. One D1 round trip.

import { primary } from '../../db/client.ts';
import type { Context } from '../../platform/context.ts';
import type { WebhookRequest } from '../attempts/attempt.ts';
import { eventRequest } from '../attempts/event-request.ts';
import { signRequest } from '../signing/sign-request.ts';
import {
  callbacksStatement,
  describeCallbacks,
  type CallbackDelivery,
  type CallbackRow,
} from './list-callbacks.ts';
import {
  deliveriesStatement,
  deliveryStatement,
  describeDeliveries,
  describeDelivery,
  type DeliveryRange,
  type EventDelivery,
  type EventRow,
} from './list-deliveries.ts';
import {
  describeEndpoint,
  endpointStatement,
  type EndpointRow,
  type WebhookEndpoint,
} from './read-endpoint.ts';
import {
  boundsStatement,
  describeBounds,
  describeKept,
  keptStatement,
  type BoundsRow,
  type KeptEvents,
  type KeptRow,
  type SequenceRange,
} from './sequence-range.ts';
import type { Page } from './shown-delivery.ts';

/** Which part of it: a page of deliveries, `eventId` the one that is open, `again` the range that is to be counted. */
export type OverviewRange = DeliveryRange & { eventId?: string; again?: SequenceRange };

export type Overview = {
  endpoint: WebhookEndpoint;
  page: Page<EventDelivery, number>;
  /** Null when none was asked for, or it is not there (any more). */
  open: EventDelivery | null;
  /** Signed at this moment; null without an open delivery or a URL. */
  request: WebhookRequest | null;
  /** The first and last event that is kept; null without any. */
  kept: SequenceRange | null;
  /** What of the range that was asked for would be sent again; null when none was. */
  again: KeptEvents | null;
  /** The newest few of them; `next` is null when these are all. */
  callbacks: Page<CallbackDelivery, string>;
};

const CALLBACKS = { limit: 5 };
const NO_RANGE: SequenceRange = { from: 1, to: 0 };

/** Reads it. Throws 422 for a range that cannot be sent again. */
export async function readOverview(
  ctx: Context,
  organisationId: string,
  { eventId = '', again, ...range }: OverviewRange = {},
): Promise<Overview> {
  const db = primary(ctx);
  const [endpoint, deliveries, opened, bounds, kept, callbacks] = await db.batch<Record<string, unknown>>([
    endpointStatement(db, organisationId),
    deliveriesStatement(db, organisationId, range),
    deliveryStatement(db, organisationId, eventId),
    boundsStatement(db, organisationId),
    keptStatement(db, organisationId, again ?? NO_RANGE),
    callbacksStatement(db, organisationId, CALLBACKS),
  ]);
  const row = endpoint?.results[0] as EndpointRow | undefined;
  const openRow = opened?.results[0] as EventRow | undefined;
  return {
    endpoint: describeEndpoint(row),
    page: describeDeliveries((deliveries?.results ?? []) as EventRow[], range),
    open: openRow === undefined ? null : describeDelivery(openRow),
    request:
      openRow === undefined || !row?.url
        ? null
        : await requestNow(ctx, organisationId, row, row.url, openRow),
    kept: describeBounds(bounds?.results[0] as BoundsRow | undefined),
    again: again === undefined ? null : describeKept(kept?.results[0] as KeptRow | undefined, 'query'),
    callbacks: describeCallbacks((callbacks?.results ?? []) as CallbackRow[], CALLBACKS),
  };
}

function requestNow(
  ctx: Context,
  organisationId: string,
  { sealedSecret }: EndpointRow,
  url: string,
  event: EventRow,
): Promise<WebhookRequest> {
  const { event_id: id, event_type: type, ...rest } = event;
  return signRequest(ctx, eventRequest(url, { ...rest, id, type }), { id, organisationId, sealedSecret });
}
