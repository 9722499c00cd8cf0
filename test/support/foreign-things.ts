// Things of another organisation, by what a path's parameter names: asking for them must be like asking for nothing.

import { ORIGIN, call } from './http.ts';
import type { Workspace } from './members.ts';
import { mintKey } from './mint.ts';
import { newEvent, writeEvents } from './webhooks.ts';

export type ForeignThing = 'key' | 'member' | 'invitation' | 'event';

/** The id of a thing that belongs to `other`. */
export async function foreignId(thing: ForeignThing, other: Workspace): Promise<string> {
  switch (thing) {
    case 'key':
      return String((await mintKey(other.organisationId)).keyId);
    case 'member':
      return other.owner.memberId;
    case 'invitation':
      return invite(other);
    case 'event':
      return (await writeEvents([newEvent(other.organisationId)]))[0] ?? '';
  }
}

async function invite({ owner }: Workspace): Promise<string> {
  const response = await call('/app/settings/members/invitations', {
    method: 'POST',
    headers: { accept: 'application/json', origin: ORIGIN, cookie: owner.cookie },
    body: new URLSearchParams({ email: `new-${owner.email}`, role: 'viewer' }),
  });
  return (await response.json<{ invitation_id: string }>()).invitation_id;
}
