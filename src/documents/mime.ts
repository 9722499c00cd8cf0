// Which file names are taken, and the MIME type each stands for (the spec derives it from the extension).
// What a file really holds is another matter: see sniff.ts.

const TYPES = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['doc', 'application/msword'],
]);

/** The MIME type of a CV file's name, or null when the API takes no such file (.pdf, .docx and .doc alone). */
export function mimeTypeOf(fileName: string): string | null {
  return TYPES.get(extensionOf(fileName)) ?? null;
}

/** The same for people's own machines and the app's upload, where a plain .txt is a CV as well. */
export function uploadMimeTypeOf(fileName: string): string | null {
  return extensionOf(fileName) === 'txt' ? 'text/plain' : mimeTypeOf(fileName);
}

/** The name's extension in lower case without its dot; empty when it has none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)\s*$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
