// Ids in paths of pages: what is no number names nothing.

import { ServiceError } from '../../http/errors.ts';

/** A numeric id. Throws 404 for anything else. */
export function readNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new ServiceError('not_found', 'There is no such page.');
}
