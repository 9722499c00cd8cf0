// Windows code pages and language ids to encodings, for texts from before Unicode (Word 6/95, RTF). Pure data.

const ENCODINGS: Record<number, string> = {
  437: 'windows-1252',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** Primary language (the low ten bits of a Windows language id) to code page; Western where it is not named. */
const LANGUAGE_PAGES: Record<number, number> = {
  0x01: 1256,
  0x02: 1251,
  0x04: 936,
  0x05: 1250,
  0x08: 1253,
  0x0d: 1255,
  0x0e: 1250,
  0x11: 932,
  0x12: 949,
  0x15: 1250,
  0x18: 1250,
  0x19: 1251,
  0x1a: 1250,
  0x1b: 1250,
  0x1e: 874,
  0x1f: 1254,
  0x22: 1251,
  0x23: 1251,
  0x24: 1250,
  0x25: 1257,
  0x26: 1257,
  0x27: 1257,
  0x2a: 1258,
};

/** Chinese as written in Taiwan, Hong Kong and Macau. */
const TRADITIONAL_CHINESE = new Set([0x0404, 0x0c04, 0x1404]);

/** RTF's \fcharset numbers. */
const CHARSET_PAGES: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The encoding's name for TextDecoder, or undefined for a code page nobody writes CVs in. */
export function encodingOfCodePage(codePage: number): string | undefined {
  return ENCODINGS[codePage];
}

/** The code page that a Windows language id implies. */
export function codePageOfLanguage(languageId: number): number {
  return TRADITIONAL_CHINESE.has(languageId) ? 950 : (LANGUAGE_PAGES[languageId & 0x3ff] ?? 1252);
}

/** The code page of an RTF font's character set, or undefined for the document's own. */
export function codePageOfCharset(charset: number): number | undefined {
  return CHARSET_PAGES[charset];
}
