// Rich text and web pages, which go by the name of .doc often enough.

import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/documents/read-document.ts';

async function textOf(source: string): Promise<string> {
  const bytes = Uint8Array.from(source, (char) => char.charCodeAt(0) & 0xff);
  const result = await readDocument(bytes, 'cv.doc');
  return result.kind === 'text' ? `${result.format}: ${result.text}` : result.code;
}

const rtf = (content: string) =>
  `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial;}}${content}}`;

describe('rich text named .doc', () => {
  it('gives paragraphs, tabs and typographic characters', async () => {
    expect(
      await textOf(
        rtf("Grace Hopper\\par\r\nCOBOL\\tab 1959\\line \\ldblquote amazing\\rdblquote\\endash caf\\'e9"),
      ),
    ).toBe('rtf: Grace Hopper\nCOBOL\t1959\n“amazing”–café');
  });

  it('reads Unicode with its fallback left out, and fonts of other code pages', async () => {
    expect(await textOf(rtf("\\uc1\\u1056?\\u1077? and {\\f1 \\'d0\\'e5\\'e7}"))).toBe('rtf: Ре and Рез');
    expect(await textOf("{\\rtf1\\ansi\\ansicpg932 \\'93\\'fa\\'96\\'7b}")).toBe('rtf: 日本');
  });

  it('leaves out what is no text of the page', async () => {
    expect(
      await textOf(
        rtf(
          '{\\info{\\author X}}{\\*\\generator Y;}{\\pict\\bin4 {{{{}{\\v hidden}Seen{\\field{\\*\\fldinst HYPERLINK "z"}{\\fldrslt  link}}',
        ),
      ),
    ).toBe('rtf: Seen link');
  });

  it('is too large when its groups nest without end', async () => {
    expect(await textOf(`{\\rtf1 ${'{'.repeat(10_000)}`)).toBe('too_large');
  });
});

describe('a web page named .doc', () => {
  it('gives what a browser shows', async () => {
    const page =
      '<html><head><title>t</title><style>p{}</style></head><body><!-- no --><h1>Grace&nbsp;Hopper</h1>' +
      '<p>R&amp;D<br>Compilers</p><script>alert(1)</script><table><tr><td>COBOL</td><td>20 years</td></tr></table></body></html>';
    expect(await textOf(page)).toBe('html: Grace Hopper\nR&D\nCompilers\nCOBOL\t20 years');
  });

  it('is decoded as it declares', async () => {
    expect(
      await textOf('<html><head><meta charset="windows-1251"></head><body>\xd0\xe5\xe7</body></html>'),
    ).toBe('html: Рез');
  });
});

describe('a web archive named .doc', () => {
  const archive = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '  boundary="----=_x"',
    '',
    '------=_x',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '------=_x',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><body><p>Grace Hopper, caf=C3=A9</p><p>Comp=',
    'ilers</p></body></html>',
    '------=_x--',
  ];

  it('gives its page', async () => {
    expect(await textOf(archive.join('\r\n'))).toBe('html: Grace Hopper, café\nCompilers');
  });

  it('is without text when it holds no page', async () => {
    expect(await textOf(archive.slice(0, 8).join('\r\n'))).toBe('no_text');
  });
});
