// Signing secrets at rest: sealed with SEALING_KEY and bound to their organisation, so that a row copied to
// another organisation opens nothing.

import { importSealingKey, seal, unseal } from '../../platform/seal.ts';

/** Seals a signing secret for its organisation. */
export async function sealSecret(env: Env, organisationId: string, secret: string): Promise<string> {
  return seal(await importSealingKey(env.SEALING_KEY), secret, placeOf(organisationId));
}

/** Opens a sealed signing secret. Throws when SEALING_KEY is not the one it was sealed with. */
export async function openSecret(env: Env, organisationId: string, sealed: string): Promise<string> {
  return unseal(await importSealingKey(env.SEALING_KEY), sealed, placeOf(organisationId));
}

function placeOf(organisationId: string): string {
  return `webhook-secret:${organisationId}`;
}
