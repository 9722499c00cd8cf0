// Tells the owners of an endpoint that has failed for a day, once for each row of failures. Nothing is disabled: events
// go on being tried. The mark is set after the e-mail, so that a run that dies tells twice rather than not at all.

import { rolesThat } from '../../auth/roles.ts';
import { primary } from '../../db/client.ts';
import { sendEmail } from '../../email/send-email.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { writeLog } from '../../platform/log.ts';

const FAILS_FOR_MS = 24 * 3_600_000;
/** Endpoints that one run takes on; the next takes the rest. */
const ENDPOINTS_MAX = 20;

type Failing = {
  organisationId: string;
  url: string;
  failingSince: number;
  undelivered: number;
  emails: string;
};

/** Tells whoever is due; how many endpoints. */
export async function tellOwners(ctx: Context): Promise<number> {
  const db = primary(ctx);
  const { results } = await db
    .prepare(SELECT_FAILING)
    .bind(JSON.stringify(rolesThat('webhooks')), ctx.clock() - FAILS_FOR_MS, ENDPOINTS_MAX)
    .all<Failing>();
  for (const failing of results) {
    const emails = JSON.parse(failing.emails) as string[];
    if (emails.length === 0) writeLog('warn', 'nobody_to_tell', { organisation_id: failing.organisationId });
    for (const to of emails) await sendEmail(ctx, { to, ...letter(failing, ctx.env.APP_URL) });
    await db.prepare(MARK_TOLD).bind(ctx.clock(), failing.organisationId, failing.failingSince).run();
  }
  return results.length;
}

function letter(
  { url, failingSince, undelivered }: Failing,
  appUrl: string,
): { subject: string; text: string } {
  const host = new URL(url).host;
  return {
    subject: `Webhooks to ${host} have failed for a day`,
    text: [
      `Every delivery to your webhook endpoint at ${host} has failed since ${isoTime(failingSince)}.`,
      `Events not delivered in that time: ${undelivered}.`,
      'Delivery goes on: each event is tried five times over about 40 minutes, and nothing was switched off.',
      `The app's page for webhooks${appUrl === '' ? '' : ` (${appUrl}/settings/webhooks)`} shows every attempt and why it failed. Once the endpoint answers again, ` +
        'replay there what it missed, or read it from GET /api/v1/ats/events.',
    ].join('\n\n'),
  };
}

const SELECT_FAILING = `
  SELECT organisation_id AS organisationId, url, failing_since AS failingSince,
    (SELECT count(*) FROM deliveries WHERE deliveries.organisation_id = webhook_endpoints.organisation_id
       AND kind = 'event' AND state <> 'delivered' AND EXISTS
         (SELECT 1 FROM delivery_attempts WHERE delivery_id = deliveries.id AND at >= failing_since)) AS undelivered,
    (SELECT json_group_array(users.email) FROM members JOIN users ON users.id = members.user_id
     WHERE members.organisation_id = webhook_endpoints.organisation_id
       AND members.role IN (SELECT value FROM json_each(?))) AS emails
  FROM webhook_endpoints INDEXED BY webhook_endpoints_failing
  WHERE failing_since IS NOT NULL AND owner_told_at IS NULL AND failing_since <= ?
    AND paused_at IS NULL AND url IS NOT NULL
  ORDER BY failing_since LIMIT ?`;

const MARK_TOLD = `
  UPDATE webhook_endpoints SET owner_told_at = ? WHERE organisation_id = ? AND failing_since = ?`;
