// Reads documents away from the request that brought them. An isolate out of memory cannot be caught; it takes with
// it whatever runs inside. Durable Objects are placed by their id, apart from the request's isolate, so that the
// request survives and hears of the death as a rejected call. Objects of this class that share a machine may share
// an isolate: they read one document at a time there, so that limits meant for one file hold, and a death costs one
// document and what waited behind it. `wrangler dev` has one process for all: there, the limits alone protect.
// No state is kept: eviction loses nothing, and an object that was never written to costs no storage.

import { DurableObject } from 'cloudflare:workers';
import { READ_LIMIT_MS } from './limits.ts';
import { readDocument } from './read-document.ts';
import { Turns } from './turns.ts';
import type { DocumentText, Unreadable } from './outcome.ts';

/** One document at a time in this isolate, for a little longer than any read may take. */
const turns = new Turns(1, READ_LIMIT_MS + 250);

/** Reads one document a call. */
export class DocumentReaderObject extends DurableObject<Env> {
  /** As `readDocument`; waits its turn in this isolate first. */
  async read(bytes: Uint8Array, fileName: string): Promise<DocumentText | Unreadable> {
    const over = await turns.take();
    try {
      return await readDocument(bytes, fileName);
    } finally {
      over();
    }
  }
}
