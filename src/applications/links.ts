// Links that work without login, once: whoever uses one is asked for nothing else. The token is derived from a secret
// that the database does not hold, so that members can be shown it again while it works and a copy of the database
// opens nothing; its hash alone is stored. A dead link and a wrong one get the same answer.

import { ServiceError } from '../http/errors.ts';
import { sha256Hex } from '../platform/encoding.ts';
import type { Context } from '../platform/context.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
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
  return base62(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

function base62(bytes: Uint8Array): string {
  let rest = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  while (text.length < TOKEN_LENGTH) {
    text = (BASE62[Number(rest % 62n)] ?? '0') + text;
    rest /= 62n;
  }
  return text;
}

/** The hash by which a token's row is found; of a text that can be no token, one that no row has. */
export async function hashOf(token: string): Promise<string> {
  return /^[0-9A-Za-z]{43}$/.test(token) ? sha256Hex(`link:${token}`) : '';
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
