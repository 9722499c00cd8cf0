// Where the words of a text in lower case stand. Pure. Of ASCII, which most texts are, the signs are walked over one by
// one; an expression says the same of all texts, and takes longer.

/** What a sign may be in a word: its first, one of its first part or of a later one, or what joins two parts. */
const BEGINS = 1;
const OF_FIRST = 2;
const OF_LATER = 4;
const JOINS = 8;
const DOT = 0x2e;

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#/&]*(?:[.\-'][\p{L}\p{N}+#]+)*/gu;
const ASCII = /^[\0-\x7f]*$/;
/** "d'Excel" names Excel. */
const ELISION = /^[dlnsjcmt]'(?=\p{L}{3})/u;

const kinds = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z0-9]/.test(sign)) return BEGINS | OF_FIRST | OF_LATER;
  if (/[+#]/.test(sign)) return OF_FIRST | OF_LATER;
  if (/[/&]/.test(sign)) return OF_FIRST;
  return /[.\-']/.test(sign) ? JOINS : 0;
});

/** Gives the words of a text in lower case in their order, without articles that are elided. */
export function walkWords(lower: string, take: (start: number, end: number) => void): void {
  const takeWord = (start: number, end: number) => {
    const mayBeElided = lower[start + 1] === "'";
    const lead = mayBeElided ? (ELISION.exec(lower.slice(start, end))?.[0].length ?? 0) : 0;
    take(start + lead, end);
  };
  if (!ASCII.test(lower)) {
    for (const { 0: word, index } of lower.matchAll(WORD)) takeWord(index, index + word.length);
    return;
  }
  for (let at = 0; at < lower.length; at += 1) {
    const first = lower.charCodeAt(at) === DOT ? at + 1 : at;
    if (!is(BEGINS, lower, first)) continue;
    const end = endOf(lower, first);
    takeWord(at, end);
    at = end - 1;
  }
}

function endOf(lower: string, first: number): number {
  let end = first + 1;
  while (is(OF_FIRST, lower, end)) end += 1;
  while (is(JOINS, lower, end) && is(OF_LATER, lower, end + 1)) {
    end += 2;
    while (is(OF_LATER, lower, end)) end += 1;
  }
  return end;
}

function is(kind: number, lower: string, at: number): boolean {
  return at < lower.length && ((kinds[lower.charCodeAt(at)] ?? 0) & kind) !== 0;
}
