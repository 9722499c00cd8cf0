// Signs a request for one attempt: always anew, so that the timestamp is that of the attempt.

import type { Context } from '../../platform/context.ts';
import type { WebhookRequest } from '../attempts/attempt.ts';
import { openSecret } from './sealed-secret.ts';
import { signedHeaders } from './signatures.ts';

/** What a request is signed for; without a secret it stays as it is. */
export type Signer = { id: string; organisationId: string; sealedSecret: string | null };

/** `request` with both sets of signature headers. */
export async function signRequest(
  ctx: Context,
  request: WebhookRequest,
  { id, organisationId, sealedSecret }: Signer,
): Promise<WebhookRequest> {
  if (sealedSecret === null) return request;
  const secret = await openSecret(ctx.env, organisationId, sealedSecret);
  const atSeconds = Math.floor(ctx.clock() / 1000);
  const signed = await signedHeaders(secret, { id, atSeconds, body: request.body });
  return { ...request, headers: { ...request.headers, ...signed } };
}
