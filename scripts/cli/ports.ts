// Ports of this machine.

import { createServer } from 'node:net';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = await listenOn(0, '127.0.0.1');
  if (port === null) throw new Error('This machine has no free port.');
  return port;
}

/** Whether `port` can be listened on, on either loopback address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOn(port, '127.0.0.1')) !== null && (await listenOn(port, '::1')) !== null;
}

/** The port that was bound for a moment, null when it was taken. A machine without IPv6 is no obstacle. */
function listenOn(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? null : port),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}
