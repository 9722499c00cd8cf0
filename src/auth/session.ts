// Who is signed in: the session cookie that better-auth set, read without loading it. The cookie's value is the
// session's token and its HMAC; person, membership and plan come with one D1 round trip.

import { parseSigned } from 'hono/utils/cookie';
import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';

/** Whoever is signed in. The organisation's fields are null for someone who belongs to none. */
export type SignedIn = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  organisationId: string | null;
  organisationName: string | null;
  memberId: string | null;
  role: string | null;
};

const COOKIE = 'screening.session_token';

/** Who sent this request, or null. */
export async function findSignedIn(ctx: Context, request: Request): Promise<SignedIn | null> {
  const cookies = request.headers.get('cookie');
  if (cookies === null) return null;
  const name = new URL(request.url).protocol === 'https:' ? `__Secure-${COOKIE}` : COOKIE;
  const token = (await parseSigned(cookies, ctx.env.AUTH_SECRET, name))[name];
  return token ? findBySessionToken(ctx, token) : null;
}

type Row = Omit<SignedIn, 'emailVerified'> & { emailVerified: number };

async function findBySessionToken(ctx: Context, token: string): Promise<SignedIn | null> {
  const row = await primary(ctx).prepare(BY_TOKEN).bind(token, Date.now()).first<Row>();
  return row === null ? null : { ...row, emailVerified: row.emailVerified === 1 };
}

/** The chosen organisation where there is one, else the first that the person joined. */
const BY_TOKEN = `
  SELECT sessions.id AS sessionId, users.id AS userId, users.name AS name, users.email AS email,
    users.email_verified AS emailVerified, organisations.id AS organisationId,
    organisations.name AS organisationName, members.id AS memberId, members.role AS role
  FROM sessions
  JOIN users ON users.id = sessions.user_id
  LEFT JOIN members ON members.user_id = users.id
  LEFT JOIN organisations ON organisations.id = members.organisation_id
  WHERE sessions.token = ? AND sessions.expires_at > ?
  ORDER BY organisations.id = sessions.active_organisation_id DESC, members.created_at
  LIMIT 1`;
