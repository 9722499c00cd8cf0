// Which headers and footers are on the page: those that a section refers to, the first page's only where a section
// sets it apart, even pages' only where the document tells them from odd ones. Word keeps the others in the file.

import { attribute } from './scan-xml.ts';

const REFERENCE = /<(?:\w+:)?(?:header|footer)Reference\b([^<>]*)>/g;
const OFF = /\bval\s*=\s*["'](?:0|false|off)["']/;

/** The relationship ids of the headers and footers that are shown. Pure. */
export function shownRunningParts(body: string, settings: string): Set<string> {
  const types = new Set(['default']);
  if (isSet(body, 'titlePg')) types.add('first');
  if (isSet(settings, 'evenAndOddHeaders')) types.add('even');
  const shown = new Set<string>();
  for (const [, tag = ''] of body.matchAll(REFERENCE)) {
    const id = attribute(tag, 'id');
    if (id !== undefined && types.has(attribute(tag, 'type') ?? 'default')) shown.add(id);
  }
  return shown;
}

function isSet(xml: string, name: string): boolean {
  const found = xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^<>]*>`, 'g')) ?? [];
  return found.some((tag) => !OFF.test(tag));
}
