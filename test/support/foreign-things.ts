// Things of another organisation, by what a path's parameter names: asking for them must be like asking for nothing.

import type { Workspace } from './members.ts';
import { mintKey } from './mint.ts';

export type ForeignThing = 'key';

/** The id of a thing that belongs to `other`. */
export async function foreignId(thing: ForeignThing, other: Workspace): Promise<string> {
  switch (thing) {
    case 'key':
      return String((await mintKey(other.organisationId)).keyId);
  }
}
