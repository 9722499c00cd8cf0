// Word documents made by the project's own writer, with the text they must give.

import { describe, expect, it } from 'vitest';
import { docxDocument, paragraphXml, writeDocx } from '../../scripts/fixtures/write-docx.ts';
import { writeZip } from '../../scripts/fixtures/zip.ts';
import { readDocument } from '../../src/documents/read-document.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const result = await readDocument(bytes, 'cv.docx');
  return result.kind === 'text' ? result.text : result.code;
}

const paragraph = (content: string, properties = '') => `<w:p>${properties}${content}</w:p>`;
const run = (text: string, properties = '') =>
  `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A row of two cells, the second of paragraphs. */
const row = (label: string, told: string[]) =>
  `<w:tr>${[[label], told].map((cell) => `<w:tc>${cell.map((text) => paragraph(run(text))).join('')}</w:tc>`).join('')}</w:tr>`;

describe('a .docx file', () => {
  it('gives headings, bullets and paragraphs, one a line', async () => {
    const docx = writeDocx([
      { text: 'Grace Hopper', style: 'heading' },
      { text: 'R&D <COBOL>', style: 'bullet' },
      { text: 'Rear admiral – “amazing”' },
    ]);
    expect(await readDocument(docx, 'cv.docx')).toMatchObject({
      kind: 'text',
      format: 'docx',
      pages: null,
      cut: false,
    });
    expect(await textOf(docx)).toBe('Grace Hopper\nR&D <COBOL>\nRear admiral – “amazing”');
  });

  it('reads compressed parts, and a .docx that is named .doc', async () => {
    const docx = docxDocument(paragraphXml({ text: 'Compressed' }), {}, true);
    expect(await textOf(docx)).toBe('Compressed');
    expect(await readDocument(docx, 'cv.doc')).toMatchObject({ kind: 'text', format: 'docx' });
  });

  it('keeps words apart at line breaks, tabs and cells', async () => {
    const cells = ['Skill', 'Years'].map((text) => `<w:tc>${paragraph(run(text))}</w:tc>`).join('');
    const body =
      paragraph('<w:r><w:t>Experience</w:t><w:br/><w:t>Acme</w:t><w:tab/><w:t>2019</w:t></w:r>') +
      `<w:tbl><w:tr>${cells}</w:tr><w:tr>${cells}</w:tr></w:tbl>`;
    expect(await textOf(docxDocument(body))).toBe('Experience\nAcme\t2019\nSkill\tYears\nSkill\tYears');
  });

  it('gives a cell that heads the paragraphs beside it a line of its own, and leaves dates beside theirs', async () => {
    const body = `<w:tbl>${row('Kenntnisse', ['Excel', 'Word'])}${row('2015 - 2018', ['Koch', 'Mühle'])}${row('Sprachen', ['Deutsch'])}</w:tbl>`;
    expect(await textOf(docxDocument(body))).toBe(
      'Kenntnisse\nExcel\nWord\n2015 - 2018\tKoch\nMühle\nSprachen\tDeutsch',
    );
  });

  it('adds headers, footers and notes, each line once, page numbers left out', async () => {
    const docx = docxDocument(paragraph(run('Body')), {
      header: paragraph(run('grace@example.org')) + paragraph(run('grace@example.org')),
      footer: paragraph(run('Page 1 of 2')) + paragraph(run('Licence 1906')),
      footnotes: paragraph(run('A note')),
    });
    expect(await textOf(docx)).toBe('grace@example.org\nBody\n\nA note\n\nLicence 1906');
  });

  it('reads a text box once, after the paragraph that holds it', async () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
    const drawing =
      '<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>' +
      `${box('In the box')}</w:drawing></mc:Choice><mc:Fallback>${box('In the box')}</mc:Fallback></mc:AlternateContent>`;
    const body =
      paragraph(run('Before ') + `<w:r>${drawing}</w:r>` + run('and after')) + paragraph(run('Next'));
    expect(await textOf(docxDocument(body))).toBe('Before and after\nIn the box\n\nNext');
  });

  it('leaves out what is deleted, hidden, or the code of a field', async () => {
    const body = paragraph(
      '<w:del w:id="1"><w:r><w:delText>deleted</w:delText></w:r></w:del>' +
        run('hidden', '<w:rPr><w:vanish/></w:rPr>') +
        run('Seen', '<w:rPr><w:vanish w:val="0"/></w:rPr>') +
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "x" </w:instrText></w:r>' +
        '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
        run(' link') +
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>' +
        '<w:ins w:id="2"><w:r><w:t> inserted</w:t></w:r></w:ins>',
    );
    expect(await textOf(docxDocument(body))).toBe('Seen link inserted');
  });

  it('reads a web page that stands for the whole document', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk';
    const docx = writeZip([
      {
        path: 'word/document.xml',
        content: '<w:document><w:body><w:altChunk r:id="a"/></w:body></w:document>',
      },
      {
        path: 'word/_rels/document.xml.rels',
        content: `<Relationships><Relationship Id="a" Type="${type}" Target="page.html"/></Relationships>`,
      },
      { path: 'word/page.html', content: '<html><body><p>Grace Hopper</p></body></html>' },
    ]);
    expect(await textOf(docx)).toBe('Grace Hopper');
  });

  it('says no_text of an empty document', async () => {
    expect(await textOf(docxDocument('<w:p/>'))).toBe('no_text');
  });
});

describe('a .docx file that is not what it should be', () => {
  it('is refused when it declares a document type', async () => {
    const content =
      '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document><w:t>&e;</w:t></w:document>';
    expect(await textOf(writeZip([{ path: 'word/document.xml', content }]))).toBe('corrupt');
  });

  it('is wrong content when the archive holds no document', async () => {
    expect(await textOf(writeZip([{ path: 'readme.txt', content: 'hello' }]))).toBe('wrong_content');
  });

  it('is too large when it unpacks to too much, whatever sizes it claims', async () => {
    const bomb = docxDocument(paragraph(run('a'.repeat(20 * 1024 * 1024))), {}, true);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await textOf(bomb)).toBe('too_large');
  });

  it('is too large when it nests without end, and cut when it is endless', async () => {
    const deep = '<w:sdt>'.repeat(5_000);
    expect(await textOf(docxDocument(deep, {}, true))).toBe('too_large');
    const long = docxDocument(paragraph(run('word ')).repeat(100_000), {}, true);
    const result = await readDocument(long, 'cv.docx');
    expect(result).toMatchObject({ kind: 'text', cut: true });
    expect(result.kind === 'text' && result.text.length).toBeLessThanOrEqual(400_000);
  });
});
