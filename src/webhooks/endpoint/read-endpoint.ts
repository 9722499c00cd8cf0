// An organisation's endpoint as its owner sees it, and what else this folder reads of it. Secrets stay sealed.

import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';

/** Whoever changes an endpoint: `actor` as the audit log names it, such as `user:<id>`. */
export type EndpointOwner = { organisationId: string; actor: string };

/** Instants in milliseconds; `status` is none without a URL, whatever else there is. */
export type WebhookEndpoint = {
  url: string | null;
  status: 'active' | 'paused' | 'none';
  hasSecret: boolean;
  /** A next secret was shown and waits to be put in force. */
  hasStagedSecret: boolean;
  pausedAt: number | null;
  /** First failed attempt since the last success; null while deliveries succeed. */
  failingSince: number | null;
};

/** The row; null fields before anything was set up. */
export type EndpointRow = {
  url: string | null;
  pausedAt: number | null;
  sealedSecret: string | null;
  sealedNextSecret: string | null;
  failingSince: number | null;
};

const NOTHING: EndpointRow = {
  url: null,
  pausedAt: null,
  sealedSecret: null,
  sealedNextSecret: null,
  failingSince: null,
};

/** A row as its owner sees it; undefined where nothing was set up. */
export function describeEndpoint(row: EndpointRow = NOTHING): WebhookEndpoint {
  return {
    url: row.url,
    status: row.url === null ? 'none' : row.pausedAt === null ? 'active' : 'paused',
    hasSecret: row.sealedSecret !== null,
    hasStagedSecret: row.sealedNextSecret !== null,
    pausedAt: row.pausedAt,
    failingSince: row.failingSince,
  };
}

export async function findEndpointRow(ctx: Context, organisationId: string): Promise<EndpointRow> {
  const row = await endpointStatement(primary(ctx), organisationId).first<EndpointRow>();
  return row ?? NOTHING;
}

/** Reads the row, for a batch. */
export function endpointStatement(db: D1Database, organisationId: string): D1PreparedStatement {
  return db.prepare(SELECT_ENDPOINT).bind(organisationId);
}

/** Throws 400 when no URL is registered. */
export async function requireUrl(
  ctx: Context,
  organisationId: string,
): Promise<EndpointRow & { url: string }> {
  const row = await findEndpointRow(ctx, organisationId);
  if (row.url === null) throw new ServiceError('bad_request', 'No webhook endpoint is registered');
  return { ...row, url: row.url };
}

/** Has what is held sent, one after the other. A call that is lost is made again by the sweep. */
export async function startDrain(ctx: Context, organisationId: string): Promise<void> {
  await ctx.env.DELIVERY.getByName(organisationId).drain(organisationId);
}

const SELECT_ENDPOINT = `
  SELECT url, paused_at AS pausedAt, sealed_secret AS sealedSecret, sealed_next_secret AS sealedNextSecret,
    failing_since AS failingSince
  FROM webhook_endpoints WHERE organisation_id = ?`;
