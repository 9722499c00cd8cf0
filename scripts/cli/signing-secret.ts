// Gives the demo organisation a signing secret the way its owner would in the app: signs in, generates, reads it
// once.

/** The new secret (`whsec_...`). Throws when the app does not let the owner in or answers with none. */
export async function generateSigningSecret(
  baseUrl: string,
  owner: { email: string; password: string },
): Promise<string> {
  const cookie = await signIn(baseUrl, owner);
  const response = await fetch(`${baseUrl}/app/settings/webhooks/secret`, {
    method: 'POST',
    headers: { cookie, accept: 'application/json', origin: baseUrl },
    redirect: 'manual',
  });
  const body: unknown = await response.json().catch(() => null);
  const secret = (body as { secret?: unknown } | null)?.secret;
  if (!response.ok || typeof secret !== 'string') {
    throw new Error(`The app gave no signing secret: ${response.status} ${JSON.stringify(body)}`);
  }
  return secret;
}

async function signIn(baseUrl: string, owner: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify(owner),
  });
  if (!response.ok)
    throw new Error(`The demo's owner cannot sign in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
