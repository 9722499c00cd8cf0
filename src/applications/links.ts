// Links that work without login, once: whoever uses one is asked for nothing else. The token is derived from a secret
// that the database does not hold, so that members can be shown it again while it works and a copy of the database
// opens nothing; its hash alone is stored. A dead link and a wrong one get the same answer.

import type { Actor } from '../ats/actor.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import { toBase62 } from '../platform/base62.ts';
import type { Context } from '../platform/context.ts';
import { sha256Hex } from '../platform/encoding.ts';
import { getTarget, noteStatements, type Note } from './changes.ts';

const LINK_MS = 14 * 86_400_000;
/** 256 bits. */
const TOKEN_LENGTH = 43;

/** What a link is for, as its row says; `email` of a referee. Two at the same millisecond are one. */
export type LinkSubject = {
  kind: 'reference' | 'video';
  organisationId: string;
  applicationId: number;
  requestedAt: number;
  email?: string;
};

/** The token of a subject's link: the same every time, unless AUTH_SECRET is replaced, which kills open links. */
export async function tokenOf(ctx: Context, subject: LinkSubject): Promise<string> {
  const { kind, organisationId, applicationId, requestedAt, email = '' } = subject;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = encoder.encode(`link:${ctx.env.AUTH_SECRET}`);
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const text = JSON.stringify([kind, organisationId, applicationId, requestedAt, email]);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  const value = signed.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return toBase62(value, TOKEN_LENGTH);
}

/** The hash by which a token's row is found; of a text that can be no token, one that no row has. */
async function hashOf(token: string): Promise<string> {
  return /^[0-9A-Za-z]{43}$/.test(token) ? sha256Hex(`link:${token}`) : '';
}

/** A link that was made: `token` makes its address; `expiresAt` in milliseconds. */
export type RequestedLink = { id: number; token: string; expiresAt: number };

/**
 * Asks for something by a link that works for 14 days. `insert` writes the row and returns its `id`, out of `values`
 * and of what every link has: :org, :application, :hash, :by, :now, :expires. Throws 404 for an unknown or foreign
 * application.
 */
export async function requestLink(
  ctx: Context,
  actor: Actor,
  asked: Pick<LinkSubject, 'kind' | 'applicationId' | 'email'>,
  { insert, values = {}, note }: { insert: string; values?: Record<string, string>; note: Note },
): Promise<RequestedLink> {
  const { organisationId } = actor;
  const { applicationId } = asked;
  const target = await getTarget(ctx, organisationId, applicationId);
  const requestedAt = ctx.clock();
  const token = await tokenOf(ctx, { ...asked, organisationId, requestedAt });
  const expiresAt = requestedAt + LINK_MS;
  const db = primary(ctx);
  const [inserted] = await db.batch<{ id: number }>([
    named(db, insert, {
      ...values,
      org: organisationId,
      application: applicationId,
      hash: await hashOf(token),
      by: actor.userId,
      now: requestedAt,
      expires: expiresAt,
    }),
    ...noteStatements(ctx, db, target, actor, note),
  ]);
  return { id: inserted?.results[0]?.id ?? 0, token, expiresAt };
}

/** What a token's link asks for, by an `openLinkSql`. Throws 410 for a link that does not work (any more). */
export async function getOpenLink<Link extends OpenLink>(
  ctx: Context,
  select: string,
  token: string,
): Promise<Link> {
  const values = { hash: await hashOf(token), now: ctx.clock() };
  const row = (await named(primary(ctx), select, values).all<Link>()).results[0];
  if (row === undefined) throw deadLink();
  return row;
}

/** What the page behind a link says before anything was sent. */
export type OpenLink = {
  id: number;
  organisationId: string;
  applicationId: number;
  jobId: number;
  stage: string;
  organisationName: string;
  candidateName: string;
  jobTitle: string;
};

/** What a table of links calls things: further columns, and the condition under which a link works at `:now`. */
type LinkTable = { table: 'candidate_references' | 'candidate_videos'; also?: string; whileOpen: string };

/** Selects the `OpenLink` of a token's `:hash`, and `also`. */
export function openLinkSql({ table, also, whileOpen }: LinkTable): string {
  return `
  SELECT link.id, link.organisation_id AS organisationId, link.application_id AS applicationId,
    application.job_id AS jobId, application.stage, organisations.name AS organisationName,
    candidate.name AS candidateName, job.title AS jobTitle${also === undefined ? '' : `, ${also}`}
  FROM ${table} AS link
    JOIN applications AS application ON application.id = link.application_id
    JOIN candidates AS candidate ON candidate.id = application.candidate_id
    JOIN jobs AS job ON job.id = application.job_id
    JOIN organisations ON organisations.id = link.organisation_id
  WHERE token_hash = :hash AND ${whileOpen}`;
}

/** The one answer to links that do not work (any more). */
export function deadLink(): ServiceError {
  return new ServiceError('gone', 'This link has been used, has expired, or never was.');
}
