// The library rejects some promises of a damaged file that nobody waits for. Node ends its process for such a
// rejection, workerd logs it as our failure. Those of the library, told by their names, are taken as handled; what
// reading needs is awaited and fails there. All others stay what they were.

const NAMES = new Set([
  'AbortException',
  'FormatError',
  'InvalidPDFException',
  'MissingDataException',
  'ParserEOFException',
  'PasswordException',
  'ResponseException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
]);

let isGuarding = false;

/** Guards this process or isolate, once and for good. */
export function guardStrayRejections(): void {
  if (isGuarding) return;
  isGuarding = true;
  if (globalThis.process?.release?.name === 'node' && navigator.userAgent !== 'Cloudflare-Workers') {
    process.on('unhandledRejection', (reason) => {
      // Thrown from here, it ends the process as it would have without this listener.
      if (!isOfLibrary(reason)) throw reason;
    });
    return;
  }
  addEventListener('unhandledrejection', (event) => {
    if (isOfLibrary(event.reason)) event.preventDefault();
  });
}

function isOfLibrary(reason: unknown): boolean {
  return reason instanceof Error && NAMES.has(reason.name);
}
