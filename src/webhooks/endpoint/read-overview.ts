// What the page of webhooks shows: endpoint, a page of deliveries, and the one that is open with the request that would
// be sent for it now. One D1 round trip.

import { primary } from '../../db/client.ts';
import type { Context } from '../../platform/context.ts';
import type { WebhookRequest } from '../attempts/attempt.ts';
import { eventRequest } from '../attempts/event-request.ts';
import { signRequest } from '../signing/sign-request.ts';
import {
  deliveriesStatement,
  deliveryStatement,
  describeDeliveries,
  describeDelivery,
  type DeliveryRange,
  type EventDelivery,
  type EventRow,
  type Page,
} from './list-deliveries.ts';
import {
  describeEndpoint,
  endpointStatement,
  type EndpointRow,
  type WebhookEndpoint,
} from './read-endpoint.ts';

export type Overview = {
  endpoint: WebhookEndpoint;
  page: Page<EventDelivery, number>;
  /** Null when none was asked for, or it is not there (any more). */
  open: EventDelivery | null;
  /** Signed at this moment; null without an open delivery or a URL. */
  request: WebhookRequest | null;
};

/** Reads it; `eventId` is the delivery that is open. */
export async function readOverview(
  ctx: Context,
  organisationId: string,
  { eventId = '', ...range }: DeliveryRange & { eventId?: string },
): Promise<Overview> {
  const db = primary(ctx);
  const [endpoint, deliveries, opened] = await db.batch<Record<string, unknown>>([
    endpointStatement(db, organisationId),
    deliveriesStatement(db, organisationId, range),
    deliveryStatement(db, organisationId, eventId),
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
