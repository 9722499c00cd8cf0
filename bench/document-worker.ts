// The Worker that `npm run bench:documents` measures: reads what it is sent, here or isolated, and answers pings.

import { readIsolated, type ReaderBinding } from '../src/documents/client.ts';
import { readDocument } from '../src/documents/read-document.ts';

export { DocumentReaderObject } from '../src/documents/reader-object.ts';

export default {
  async fetch(request: Request, env: ReaderBinding): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/ping') return new Response('pong');
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (pathname === '/echo') return Response.json({ kind: 'unreadable', code: String(bytes.length) });
    const name = searchParams.get('name') ?? '';
    return Response.json(
      pathname === '/isolated' ? await readIsolated(env, bytes, name) : await readDocument(bytes, name),
    );
  },
};
