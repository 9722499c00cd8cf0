// Holds a model to the CV: every quote it gives is found in a real line, repaired to one, or dropped. Pure. Offsets
// are UTF-16 code units of the CV text as it was given, so that whoever shows a quote can point at its place.

/** A piece of the CV that a model may point at. */
export type CvLine = { text: string; start: number };

/** A quote that stands in the CV, verbatim, at its place. */
export type VerifiedQuote = { quote: string; start: number; end: number };

type Span = { start: number; end: number };

const CODE_POINTS_MAX = 10_000;
const LINE_MAX = 240;
const QUOTE_MIN = 3;
/** Of the words of a quote, so many must be in the line it claims for that line to stand in for it. */
const OVERLAP_MIN = 0.7;

/**
 * The CV in lines of a readable length, without what the built-in pass distrusts: a model never sees an instruction
 * that was already found.
 */
export function linesOf(cvText: string, distrusted: Span[]): CvLine[] {
  const limit = [...cvText].slice(0, CODE_POINTS_MAX).join('').length;
  const pieces = [...cvText.slice(0, limit).matchAll(/[^\r\n]+/g)].flatMap((match) =>
    piecesOf(match[0], match.index),
  );
  return pieces.filter(
    ({ text, start }) =>
      /[\p{L}\p{N}]/u.test(text) &&
      !distrusted.some((span) => span.start < start + text.length && span.end > start),
  );
}

/** A model's quote as words of the CV: in the line it names, in another, or that line itself when most words agree. */
export function verifyQuote(lines: CvLine[], lineNumber: number, quote: string): VerifiedQuote | null {
  const claimed = lines[lineNumber - 1];
  const wanted = quote.trim();
  if (wanted.length < QUOTE_MIN) return claimed === undefined ? null : wholeLine(claimed);
  for (const line of claimed === undefined ? lines : [claimed, ...lines]) {
    const found = findIn(line, wanted);
    if (found !== null) return found;
  }
  return claimed !== undefined && sharesWords(claimed.text, wanted) ? wholeLine(claimed) : null;
}

function findIn(line: CvLine, wanted: string): VerifiedQuote | null {
  const pattern = wanted
    .split(/\s+/)
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`).replace(/['’"“”]/g, '[\'’"“”]'))
    .join(String.raw`\s+`);
  const match = new RegExp(pattern, 'iu').exec(line.text);
  if (match === null) return null;
  const start = line.start + match.index;
  return { quote: match[0], start, end: start + match[0].length };
}

function wholeLine(line: CvLine): VerifiedQuote {
  const lead = line.text.length - line.text.trimStart().length;
  const quote = line.text.trim();
  return { quote, start: line.start + lead, end: line.start + lead + quote.length };
}

function sharesWords(text: string, quote: string): boolean {
  const words = wordsOf(quote);
  const present = new Set(wordsOf(text));
  return words.length >= 3 && words.filter((word) => present.has(word)).length / words.length >= OVERLAP_MIN;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A line cut after sentences where it is long, and hard where it has none. */
function piecesOf(text: string, start: number): CvLine[] {
  if (text.length <= LINE_MAX) return [{ text, start }];
  const cut = cutAt(text);
  return [{ text: text.slice(0, cut), start }, ...piecesOf(text.slice(cut), start + cut)];
}

function cutAt(text: string): number {
  const head = text.slice(0, LINE_MAX);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; '));
  if (sentence > LINE_MAX / 3) return sentence + 2;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space + 1 : LINE_MAX;
}
