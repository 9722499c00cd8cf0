// The way for requests and queues to have a document read: elsewhere, within bounded time, with a death of the
// reader turned into an answer. Each document goes to an object of its own, so none waits behind a stuck one's name.

import { FILE_BYTES_MAX, READ_TIMEOUT_MS } from './limits.ts';
import { extensionOf } from './mime.ts';
import type { DocumentText, Unreadable } from './outcome.ts';
import type { DocumentReaderObject } from './reader-object.ts';
import { withinTime } from './time-limit.ts';
import { Turns } from './turns.ts';

/** What the client needs of the Worker's environment. */
export type ReaderBinding = { DOCUMENT_READER: DurableObjectNamespace<DocumentReaderObject> };

/** Documents of this isolate under way at once; more would only wait, and their time would run. */
const AT_ONCE = 2;
/** The platform may keep several readers in one isolate, and one that dies takes its neighbours along. */
const ATTEMPTS = 2;
/** A little longer than any read may take. */
const turns = new Turns(AT_ONCE, READ_TIMEOUT_MS + 500);

/** As `readDocument`, isolated. Never throws; a reader that dies or needs longer than READ_TIMEOUT_MS is `corrupt`. */
export async function readIsolated(
  env: ReaderBinding,
  bytes: Uint8Array,
  fileName: string,
): Promise<DocumentText | Unreadable> {
  // What is refused by its size or its name alone is not worth the journey.
  if (bytes.length > FILE_BYTES_MAX || extensionOf(fileName) === '') return readHere(bytes, fileName);
  const over = await turns.take();
  try {
    return await withinTime<DocumentText | Unreadable>(
      callReader(env, bytes, fileName),
      READ_TIMEOUT_MS,
      () => died('Reading it took too long.'),
    );
  } finally {
    over();
  }
}

async function callReader(
  env: ReaderBinding,
  bytes: Uint8Array,
  fileName: string,
): Promise<DocumentText | Unreadable> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const reader = env.DOCUMENT_READER.get(env.DOCUMENT_READER.newUniqueId());
      return await reader.read(bytes, fileName);
    } catch {
      // A rejected call is a dead reader: readDocument itself never throws.
    }
  }
  return died('Reading it took more memory or time than a CV can need.');
}

async function readHere(bytes: Uint8Array, fileName: string): Promise<DocumentText | Unreadable> {
  return (await import('./read-document.ts')).readDocument(bytes, fileName);
}

function died(message: string): Unreadable {
  return { kind: 'unreadable', code: 'corrupt', message };
}
