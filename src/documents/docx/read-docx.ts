// Word 2007 and later: a zip of XML parts, read by a zip reader and a scanner of our own. Headers, footers, notes and
// text boxes are read as well as the body. External targets are never followed.

import { UnreadableError, type ReaderText } from '../outcome.ts';
import { runningLines } from '../running-text.ts';
import { readNumbering } from './numbering.ts';
import { attribute, scanXml } from './scan-xml.ts';
import { wordXmlText } from './word-xml.ts';
import { ZipArchive } from './zip.ts';

type Relationship = { type: string; path: string };

/** The text of a .docx file. Throws UnreadableError. */
export function readDocx(bytes: Uint8Array): ReaderText {
  const archive = new ZipArchive(bytes);
  const main =
    relationships(archive, '').find(({ type }) => type === 'officeDocument')?.path ?? 'word/document.xml';
  const body = archive.readText(main);
  if (body === null) throw new UnreadableError('wrong_content', 'It is an archive, but not a Word document.');
  const related = relationships(archive, main);
  const numbering = readNumbering(
    partsOf(archive, related, 'numbering')[0] ?? null,
    partsOf(archive, related, 'styles')[0] ?? null,
  );
  const read = (xml: string) => wordXmlText(xml, numbering);
  const parts = (type: string) => partsOf(archive, related, type).map(read);
  const [headers, footers] = [parts('header'), parts('footer')];
  const flowing = [read(body), ...parts('footnotes'), ...parts('endnotes')];
  const texts = [running(headers), ...flowing.map(({ text }) => text), running(footers)];
  return {
    text: texts.filter((text) => text.trim() !== '').join('\n'),
    pages: null,
    cut: [...headers, ...flowing, ...footers].some(({ cut }) => cut),
  };
}

function running(parts: { text: string }[]): string {
  return runningLines(parts.map(({ text }) => text));
}

/** The text of Word's flat XML forms (Word 2003 XML, flat OPC), sometimes saved as .doc. */
export function readWordXml(xml: string): ReaderText {
  return { ...wordXmlText(xml), pages: null };
}

function partsOf(archive: ZipArchive, related: Relationship[], type: string): string[] {
  const paths = new Set(related.filter((one) => one.type === type).map(({ path }) => path));
  return [...paths].map((path) => archive.readText(path)).filter((xml) => xml !== null);
}

/** The internal relationships of a part ('' for the package itself), with paths from the archive's root. */
function relationships(archive: ZipArchive, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const xml = archive.readText(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const found: Relationship[] = [];
  if (xml === null) return found;
  scanXml(xml, {
    open(name, tag) {
      const target = attribute(tag, 'Target');
      if (name !== 'Relationship' || target === undefined || attribute(tag, 'TargetMode') === 'External')
        return;
      const type = attribute(tag, 'Type') ?? '';
      found.push({ type: type.slice(type.lastIndexOf('/') + 1), path: resolvePath(folder, target) });
    },
    close() {},
    text() {},
  });
  return found;
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const segments: string[] = [];
  for (const segment of `${folder}${target}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
