// PDFs made by the project's own writer, with the text they must give.

import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { joinBytes, pdfFile, pdfStream } from '../../scripts/fixtures/pdf-objects.ts';
import { pdfDocument, pdfText, writePdf } from '../../scripts/fixtures/write-pdf.ts';
import { textWidth } from '../../scripts/fixtures/win-ansi.ts';
import { readDocument } from '../../src/documents/read-document.ts';

/** A word with its letters set apart. */
function spaced(word: string, from: number): string {
  let x = from;
  return Array.from(word, (letter) => {
    const operators = pdfText(x, 760, letter, 11);
    x += textWidth(letter, 11) + 3;
    return operators;
  }).join('');
}

/** So many megabytes of spaces, packed so many times. */
function bomb(megabytes: number, layers: number): Uint8Array {
  let data: Uint8Array = new Uint8Array(megabytes * 1024 * 1024).fill(0x20);
  for (let layer = 0; layer < layers; layer++) data = new Uint8Array(deflateSync(data));
  return data;
}

function withContent(content: Uint8Array, filter: string): Uint8Array {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    pdfStream(content, `/Filter ${filter}`),
  ]);
}

function resources(next: number): string {
  return `/Resources << /Font << /F1 5 0 R >> /XObject << /X ${next} 0 R >> >>`;
}

/** A page with this content and a picture in the file. */
function withPicture(content: string, names: string): Uint8Array {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${names} >> >>`,
    pdfStream(content),
    pdfStream(
      '\xff\x00\xff',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    ),
  ]);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function textOf(bytes: Uint8Array): Promise<string> {
  const result = await readDocument(bytes, 'cv.pdf');
  return result.kind === 'text' ? result.text : result.code;
}

/** A label with lines beside it, from a height down. */
const labelled = (y: number, label: string, told: string[]) =>
  pdfText(56, y, label, 10) + told.map((line, index) => pdfText(180, y - index * 13, line, 10)).join('');

describe('a PDF', () => {
  it('gives its lines, its pages and its length', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => ({ text: `Line ${index + 1} – “naïve” café` }));
    const result = await readDocument(writePdf(lines), 'cv.pdf');
    expect(result).toMatchObject({ kind: 'text', format: 'pdf', pages: 2, cut: false });
    if (result.kind !== 'text') return;
    expect(result.text.split('\n')).toEqual(lines.map(({ text }) => text));
    expect(result.characters).toBe(result.text.length);
  });

  it('is found behind a byte-order mark and behind a job ticket of a printer', async () => {
    const pdf = writePdf([{ text: 'Ada Lovelace' }]);
    expect(await textOf(joinBytes(['\xef\xbb\xbf', pdf]))).toBe('Ada Lovelace');
    expect(await textOf(joinBytes(['%%BeginJob\r\n@PJL\r\n', pdf]))).toBe('Ada Lovelace');
  });

  it('keeps two columns whole though the file goes row by row', async () => {
    const left = [
      'Contact',
      'ada@example.org',
      'London',
      'Skills',
      'Analysis',
      'Punched cards',
      'French',
      'Maths',
    ];
    const right = left.map((_, index) => `Experience line ${index + 1} tells of work done on the engine`);
    const rows = left.map(
      (text, row) =>
        pdfText(56, 700 - row * 18, text, 10) + pdfText(230, 700 - row * 18, right[row] ?? '', 10),
    );
    const page =
      pdfText(56, 760, 'Ada Lovelace, Countess and Analyst of the Analytical Engine', 18) + rows.join('');
    expect((await textOf(pdfDocument([page]))).split('\n')).toEqual([
      'Ada Lovelace, Countess and Analyst of the Analytical Engine',
      '',
      ...left,
      '',
      ...right,
    ]);
  });

  it('keeps two columns whole though their lines are out of step and sorted by height', async () => {
    const left = ['Skills', 'Python', 'PostgreSQL', 'Docker', 'Languages', 'English', 'Chess'];
    const right = Array.from({ length: 10 }, (_, index) => `Experience line ${index} of work on the engine`);
    const lines = [
      ...left.map((text, row) => ({ x: 56, y: 740 - row * 23, text })),
      ...right.map((text, row) => ({ x: 220, y: 742 - row * 17, text })),
    ].toSorted((one, other) => other.y - one.y);
    const page = lines.map(({ x, y, text }) => pdfText(x, y, text, 10)).join('');
    expect((await textOf(pdfDocument([page]))).split('\n')).toEqual([...left, '', ...right]);
  });

  it('joins the lines that only the edge of the page ended, and keeps the gaps between paragraphs', async () => {
    const told = [
      'Leads a team of eighteen nurses on a respiratory ward, writes the',
      'duty rota and the monthly audit and teaches ventilation to the new',
      'staff of the whole division.',
      'Staff nurse at Elmbridge Hospital, 2014 to 2019',
    ].map((line, row) => pdfText(56, 700 - row * 13, line, 10));
    const apart = pdfText(56, 630, 'Schooling', 10) + pdfText(56, 617, 'Diploma of nursing', 10);
    expect((await textOf(pdfDocument([told.join('') + apart]))).split('\n')).toEqual([
      'Leads a team of eighteen nurses on a respiratory ward, writes the duty rota and the monthly audit and teaches ventilation to the new staff of the whole division.',
      'Staff nurse at Elmbridge Hospital, 2014 to 2019',
      '',
      'Schooling',
      'Diploma of nursing',
    ]);
  });

  it('gives what heads the paragraphs beside it a line of its own', async () => {
    const page =
      labelled(700, 'Experience', [
        'Cook at the Mill, 2019 to 2022',
        'Grill and sauce',
        'Porter at the Swan, 2017',
      ]) + labelled(640, 'Languages', ['English and French', 'Some German', 'A little Dutch']);
    const lines = (await textOf(pdfDocument([page]))).split('\n').filter((line) => line !== '');
    expect(lines.slice(0, 2)).toEqual(['Experience', 'Cook at the Mill, 2019 to 2022']);
    expect(lines.slice(4, 6)).toEqual(['Languages', 'English and French']);
  });

  it('leaves lists whose items fill their column as they are', async () => {
    const items = Array.from({ length: 8 }, (_, row) =>
      pdfText(56, 700 - row * 13, `Certified welder of stainless pipe, number ${String(row)}`, 10),
    );
    expect((await textOf(pdfDocument([items.join('')]))).split('\n')).toHaveLength(8);
  });

  it('keeps dates beside their entries', async () => {
    const rows = Array.from({ length: 8 }, (_, row) =>
      [
        pdfText(56, 700 - row * 18, `${2010 + row}`, 10),
        pdfText(200, 700 - row * 18, `Engineer at company number ${row}`, 10),
      ].join(''),
    );
    expect(await textOf(pdfDocument([rows.join('')]))).toMatch(
      /^2010\tEngineer at company number 0\n2011\tEngineer/,
    );
  });

  it('reads letter-spaced headings as words', async () => {
    const page = spaced('WORK', 56) + spaced('HISTORY', 110) + pdfText(56, 740, 'Analyst of the engine');
    const text = await textOf(pdfDocument([page]));
    expect(text).toBe('WORK HISTORY\nAnalyst of the engine');
  });

  it('tells letter gaps from word gaps by the glyphs', async () => {
    const page = spaced('1234 Broadway', 56) + pdfText(56, 740, 'Analyst of the engine');
    expect(await textOf(pdfDocument([page]))).toBe('1234 Broadway\nAnalyst of the engine');
  });

  it('puts back hyphens that a font calls soft, ligatures beside them', async () => {
    const toUnicode =
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ' +
      '2 beginbfchar <24> <FB01> <2D> <00AD> endbfchar 1 beginbfrange <61> <7A> <0061> endbfrange endcmap end';
    const pdf = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      pdfStream('BT /F1 12 Tf 50 700 Td ($nd open-source work) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      pdfStream(toUnicode),
    ]);
    expect(await textOf(pdf)).toBe('find open-source work');
  });

  it('puts accents on the letters they are drawn over', async () => {
    const strokes = [
      pdfText(50, 700, 'R´', 10),
      pdfText(50 + textWidth('R', 10), 700, 'esum´', 10),
      pdfText(50 + textWidth('Resum', 10), 700, 'e of Franc', 10),
      pdfText(50 + textWidth('Resume of Fran', 10) + 1, 700, '¸oise', 10),
    ];
    expect(await textOf(pdfDocument([strokes.join('')]))).toBe('Résumé of Françoise');
  });

  it('keeps a small line under a large figure apart from it', async () => {
    const page = pdfText(58, 107, '7', 30) + pdfText(51, 93, 'years', 12) + pdfText(51, 80, 'of Java', 9);
    expect(await textOf(pdfDocument([page]))).toBe('7\nyears\nof Java');
  });

  it('joins words broken at the end of a line, and leaves hyphens that belong', async () => {
    const lines = ['Worked on open-source engi-', 'neering of open-', 'source engines'];
    const text = await textOf(
      pdfDocument([lines.map((line, row) => pdfText(56, 700 - row * 14, line)).join('')]),
    );
    expect(text).toBe('Worked on open-source engineering of open-source engines');
  });

  it('reads the answers of a form', async () => {
    const form = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /DA (/F1 10 Tf) >> >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [4 0 R] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Grace Hopper) /Rect [50 700 300 720] /P 3 0 R >>',
    ]);
    expect(await textOf(form)).toBe('Grace Hopper');
  });

  it('reads Chinese through a predefined CMap', async () => {
    const font = [
      '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R ' +
        '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /ItalicAngle 0 /Ascent 880 /Descent -120 ' +
        '/CapHeight 880 /StemV 93 /FontBBox [0 0 1000 1000] >>',
    ];
    const pdf = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      pdfStream('BT /F1 12 Tf 50 700 Td <7B805386> Tj ET'),
      ...font,
    ]);
    expect(await textOf(pdf)).toBe('简历');
  });
});

describe('a PDF without text', () => {
  it('is scanned when it holds pictures', async () => {
    expect(await textOf(withPicture('q 595 0 0 842 0 0 cm /I Do Q', '/XObject << /I 5 0 R >>'))).toBe(
      'scanned',
    );
  });

  it('is without text when it holds nothing', async () => {
    expect(await textOf(pdfDocument(['']))).toBe('no_text');
  });

  it('is corrupt when its structure is broken', async () => {
    expect(await textOf(joinBytes(['%PDF-1.7\n', 'nothing that follows is an object']))).toBe('corrupt');
  });
});

describe('a hostile PDF', () => {
  it('is refused before a stream unpacks to too much', async () => {
    expect(await textOf(withContent(bomb(30, 1), '/FlateDecode'))).toBe('too_large');
    expect(await textOf(withContent(bomb(30, 2), '[/FlateDecode /FlateDecode]'))).toBe('too_large');
  });

  it('is refused when its content would keep the library busy', async () => {
    const packed = (text: string) => withContent(new Uint8Array(deflateSync(bytesOf(text))), '/FlateDecode');
    expect(await textOf(packed('q '.repeat(6_000)))).toBe('too_large');
    expect(await textOf(withContent(bytesOf('q\n'.repeat(6_000)), '[]'))).toBe('too_large');
    expect(await textOf(packed(`BT (${'A'.repeat(5 * 1024 * 1024)}) Tj ET`))).toBe('too_large');
    const page = `/Contents [${'4 0 R '.repeat(5_000)}]`;
    expect(await textOf(joinBytes(['%PDF-1.4\n1 0 obj\n<< ', page, ' >>\nendobj\n']))).toBe('too_large');
  });

  it('is refused when its bombs are written as characters, or in filters that cannot be looked into', async () => {
    const hex = bytesOf(`${Buffer.from(bomb(30, 1)).toString('hex')}>`);
    expect(await textOf(withContent(hex, '[/ASCIIHexDecode /FlateDecode]'))).toBe('too_large');
    expect(await textOf(withContent(new Uint8Array(100_000), '/LZWDecode'))).toBe('too_large');
    expect(await textOf(withContent(new Uint8Array(100_000), '/L#5aWDecode'))).toBe('too_large');
  });

  it('gives its text whatever its pictures and enclosed files unpack to', async () => {
    for (const kind of ['/Subtype /Image', '/Type /EmbeddedFile /Subtype /text#2Fplain']) {
      const file = pdfFile([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
          '/Resources << /Font << /F1 6 0 R >> >> >>',
        pdfStream('BT /F1 12 Tf 72 700 Td (Grace Hopper) Tj ET'),
        pdfStream(bomb(30, 1), `${kind} /Filter /FlateDecode`),
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ]);
      expect(await textOf(file)).toBe('Grace Hopper');
    }
  });

  it('ends though its forms draw each other a billion times', async () => {
    const depth = 20;
    const forms = Array.from({ length: depth }, (_, index) =>
      pdfStream(
        index < depth - 1 ? '/X Do /X Do /X Do' : 'BT /F1 12 Tf 72 700 Td (x) Tj ET',
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources(7 + index)}`,
      ),
    );
    const pdf = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${resources(6)} >>`,
      pdfStream('/X Do'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...forms,
    ]);
    expect(await readDocument(pdf, 'cv.pdf')).toMatchObject({ kind: 'text', text: 'x', cut: true });
  });

  it('is cut after forty pages', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => pdfText(56, 700, `Page ${index + 1}`));
    const result = await readDocument(pdfDocument(pages), 'cv.pdf');
    expect(result).toMatchObject({ kind: 'text', pages: 60, cut: true });
    expect(result.kind === 'text' && result.text.endsWith('Page 40')).toBe(true);
  });
});
