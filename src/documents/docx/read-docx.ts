// Word 2007 and later: a zip of XML parts, read by a zip reader and a scanner of our own. Headers, footers, notes and
// text boxes are read as well as the body. External targets are never followed.

import { UnreadableError, type ReaderText } from '../outcome.ts';
import { runningLines } from '../running-text.ts';
import { readAlternativeParts } from './alternative-parts.ts';
import { readNumbering } from './numbering.ts';
import { findRelated, type Relationship } from './relationships.ts';
import { shownRunningParts } from './sections.ts';
import { wordXmlText } from './word-xml.ts';
import { ZipArchive } from './zip.ts';

const DEFAULT_MAIN = 'word/document.xml';

/** The text of a .docx file. Throws UnreadableError. */
export async function readDocx(bytes: Uint8Array): Promise<ReaderText> {
  const archive = new ZipArchive(bytes);
  const main = findRelated(archive, '').find(({ type }) => type === 'officeDocument')?.path ?? DEFAULT_MAIN;
  const body = archive.readText(main) ?? archive.readText(DEFAULT_MAIN);
  if (body === null) throw new UnreadableError('wrong_content', 'It is an archive, but not a Word document.');
  const related = findRelated(archive, main);
  const parts = (type: string) =>
    readParts(
      archive,
      related.filter((one) => one.type === type),
    );
  const numbering = readNumbering(parts('numbering')[0] ?? null, parts('styles')[0] ?? null);
  const shown = shownRunningParts(body, parts('settings')[0] ?? '');
  const texts = (xmls: string[]) => xmls.map((xml) => wordXmlText(xml, numbering));
  const running = (type: string) =>
    texts(
      readParts(
        archive,
        related.filter((one) => one.type === type && shown.has(one.id)),
      ),
    );
  const [headers, footers] = [running('header'), running('footer')];
  const alternative = await readAlternativeParts(archive, related);
  const flowing = [...texts([body]), ...alternative, ...texts([...parts('footnotes'), ...parts('endnotes')])];
  const stretches = [lines(headers), ...flowing.map(({ text }) => text), lines(footers)];
  return {
    text: stretches.filter((text) => text.trim() !== '').join('\n'),
    pages: null,
    cut: [...headers, ...flowing, ...footers].some(({ cut }) => cut),
  };
}

function lines(parts: { text: string }[]): string {
  return runningLines(parts.map(({ text }) => text));
}

/** The text of Word's flat XML forms (Word 2003 XML, flat OPC), sometimes saved as .doc. */
export function readWordXml(xml: string): ReaderText {
  return { ...wordXmlText(xml), pages: null };
}

/** The parts' XML; one that is missing or damaged is left out, as the body can be read without it. */
function readParts(archive: ZipArchive, related: Relationship[]): string[] {
  const paths = new Set(related.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    try {
      const xml = archive.readText(path);
      return xml === null ? [] : [xml];
    } catch {
      return [];
    }
  });
}
