// What can be done with API keys, for the endpoints and the workspace alike. Each change is in force at the
// organisation's gate before it is answered.

import { assembleKey, IDENTIFIER_LENGTH, parseKey, SECRET_LENGTH } from '../auth/key-format.ts';
import { ServiceError } from '../http/errors.ts';
import { gateOf } from '../organisation/gate.ts';
import { isoTime } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { sha256Hex } from '../platform/encoding.ts';
import { randomBase62 } from '../platform/ids.ts';
import { ACTIVE_KEYS_MAX, findPlan, insertKey, listKeys, revokeKey, type KeyRow } from './store.ts';

/** Who manages keys of which organisation. */
export type KeyManager = { organisationId: string; actor: string; emailVerified: boolean };

/** The create response: the only time that the whole key is shown (spec, API key). */
export type CreatedKey = {
  id: number;
  name: string;
  key: string;
  key_prefix: string;
  created_at: string;
  warning: string;
};

/** Makes a key for someone who is entitled to (`requireEntitled`). Throws 400 when five are active. */
export async function createKey(ctx: Context, manager: KeyManager, name: string): Promise<CreatedKey> {
  const { organisationId, actor } = manager;
  const key = assembleKey(randomBase62(IDENTIFIER_LENGTH), randomBase62(SECRET_LENGTH));
  const prefix = parseKey(key)?.prefix ?? '';
  const kept = await insertKey(ctx, organisationId, actor, { name, prefix, hash: await sha256Hex(key) });
  if (kept === null) {
    throw new ServiceError(
      'bad_request',
      `An organisation may have at most ${ACTIVE_KEYS_MAX} active API keys. Revoke one first.`,
    );
  }
  await tellGate(ctx, organisationId);
  return {
    id: kept.id,
    name,
    key,
    key_prefix: prefix,
    created_at: withoutZone(kept.createdAt),
    warning: 'Copy this key now. It is not stored and will not be shown again.',
  };
}

/** Whether keys may be made at all; asked before the name is read. Throws 403: e-mail, subscription, API access. */
export async function requireEntitled(ctx: Context, manager: KeyManager): Promise<void> {
  if (!manager.emailVerified) throw new ServiceError('forbidden', 'Confirm your e-mail address first.');
  const plan = await findPlan(ctx, manager.organisationId);
  if (plan?.subscription !== 'active') {
    throw new ServiceError('forbidden', 'The organisation has no active subscription.');
  }
  if (plan.apiAccessEnabled !== 1) {
    throw new ServiceError('forbidden', 'API access is not enabled for the organisation.');
  }
}

/** Revokes a key for good; the next request with it is refused. Throws 404. Twice is the same as once. */
export async function revoke(ctx: Context, manager: Omit<KeyManager, 'emailVerified'>, keyId: number) {
  const found = await revokeKey(ctx, manager.organisationId, manager.actor, keyId);
  if (!found) throw new ServiceError('not_found', 'There is no such API key.');
  // Also when it was revoked before: an earlier call may have died between D1 and the gate.
  await tellGate(ctx, manager.organisationId);
  return { id: keyId, revoked: true };
}

/** Keys, revoked ones included, with usage of the month (spec, GET /api/v1/keys). */
export async function describeKeys(ctx: Context, organisationId: string) {
  ctx.meter.gate += 1;
  const [{ month, organisation, keys }, lastUses] = await Promise.all([
    listKeys(ctx, organisationId),
    gateOf(ctx, organisationId).lastUses(),
  ]);
  const lastUsed = new Map(lastUses.map((use) => [use.keyId, use.at]));
  return {
    api_access_enabled: organisation?.apiAccessEnabled === 1,
    org_api_cvs_this_month: keys.reduce((sum, key) => sum + key.cvsThisMonth, 0),
    committed_scans: organisation?.committedScans ?? 0,
    hard_cap_scans: organisation?.hardCapScans ?? 0,
    keys: keys.map((key) => describeKey(key, month, lastUsed.get(key.id) ?? key.lastUsedAt)),
  };
}

function describeKey(key: KeyRow, month: string, lastUsedAt: number | null) {
  return {
    id: key.id,
    name: key.name,
    key_prefix: key.prefix,
    revoked: key.revokedAt !== null,
    created_at: withoutZone(key.createdAt),
    last_used_at: lastUsedAt === null ? null : isoTime(lastUsedAt),
    monthly_cv_count: key.cvsThisMonth,
    billing_month: month,
  };
}

/** The one timestamp of the interface that has no zone suffix. */
function withoutZone(atMs: number): string {
  return isoTime(atMs).slice(0, -1);
}

async function tellGate(ctx: Context, organisationId: string): Promise<void> {
  ctx.meter.gate += 1;
  await gateOf(ctx, organisationId).refresh();
}
