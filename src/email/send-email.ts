// The one way out for e-mail. `EMAIL` chooses: log (development: the link is printed), binding (Cloudflare's
// send_email, bound as SEND_EMAIL) or http (any provider that takes {from, to, subject, text} with a bearer token).
// A failure to send is logged and never fails what caused it: the caller can ask for the message again.

import type { Context } from '../platform/context.ts';
import { isDevelopment } from '../platform/environment.ts';
import { errorFields, printForDeveloper, writeLog } from '../platform/log.ts';

export type Email = { to: string; subject: string; text: string };

type SendBinding = {
  send(message: { from: string; to: string; subject: string; text: string }): Promise<unknown>;
};

const TIMEOUT_MS = 10_000;

/** Sends `email`; resolves either way. */
export async function sendEmail(ctx: Context, email: Email): Promise<void> {
  try {
    await deliver(ctx.env, email);
    writeLog('info', 'email', { request_id: ctx.requestId, subject: email.subject });
  } catch (error) {
    writeLog('error', 'email_not_sent', { request_id: ctx.requestId, ...errorFields(error) });
  }
}

async function deliver(env: Env, email: Email): Promise<void> {
  const message = { from: env.EMAIL_FROM, ...email };
  switch (env.EMAIL) {
    case 'binding': {
      const binding = (env as { SEND_EMAIL?: SendBinding }).SEND_EMAIL;
      if (binding === undefined) throw new Error('EMAIL=binding needs a send_email binding named SEND_EMAIL');
      await binding.send(message);
      return;
    }
    case 'http': {
      const response = await fetch(env.EMAIL_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${env.EMAIL_TOKEN}` },
        body: JSON.stringify(message),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error('the e-mail provider refused');
      return;
    }
    default:
      // In production a link in a log would open an account to whoever reads logs.
      if (!isDevelopment(env)) throw new Error('EMAIL is not set up');
      printForDeveloper(`\n  E-mail to ${email.to}: ${email.subject}\n  ${email.text}\n`);
  }
}
