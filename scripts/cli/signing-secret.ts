// Gives the demo organisation a signing secret the way its owner would in the app: signs in, generates, reads it
// once.

type Owner = { email: string; password: string };

/**
 * The new secret (`whsec_...`), null where the service has no app to generate one in. Throws when the app does not
 * let the owner in or answers with none.
 */
export async function generateSigningSecret(baseUrl: string, owner: Owner): Promise<string | null> {
  const signedIn = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify(owner),
  });
  if (signedIn.status === 404) return null;
  if (!signedIn.ok)
    throw new Error(`The demo's owner cannot sign in: ${signedIn.status} ${await signedIn.text()}`);
  const generated = await fetch(`${baseUrl}/app/settings/webhooks/secret`, {
    method: 'POST',
    headers: { cookie: cookiesOf(signedIn), accept: 'application/json', origin: baseUrl },
    redirect: 'manual',
  });
  if (generated.status === 404) return null;
  const body: unknown = await generated.json().catch(() => null);
  const secret = (body as { secret?: unknown } | null)?.secret;
  if (generated.ok && typeof secret === 'string') return secret;
  throw new Error(`The app gave no signing secret: ${generated.status}`);
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
