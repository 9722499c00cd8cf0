// Letters that a file draws in two strokes, an accent and its letter over one another, as older TeX fonts do
// ("R´esum´e"). Pure. Where the two stand apart, an accent is a character of its own.

import type { Run } from './runs.ts';

/** Accents as characters of their own, and what they are when they combine. */
const COMBINING: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};
const DOTLESS: Record<string, string> = { ı: 'i', ȷ: 'j' };

/** In multiples of the font's size: from here on two runs are drawn over one another. */
const OVERLAP = 0.1;

/** The runs, with each accent that is drawn over a letter on that letter. */
export function placeAccents(runs: Run[]): Run[] {
  const placed: Run[] = [];
  for (const run of runs) {
    const previous = placed.at(-1);
    const letter =
      previous !== undefined && !run.isRotated && run.x - previous.end < -OVERLAP * run.size
        ? (accented(run.text.slice(0, 1), previous.text.slice(-1)) ??
          accented(previous.text.slice(-1), run.text.slice(0, 1)))
        : null;
    if (previous !== undefined && letter !== null) previous.text = previous.text.slice(0, -1);
    placed.push({ ...run, text: letter === null ? run.text : letter + run.text.slice(1) });
  }
  return placed;
}

function accented(letter: string, accent: string): string | null {
  const mark = COMBINING[accent];
  if (mark === undefined || !/^\p{L}$/u.test(letter)) return null;
  const composed = ((DOTLESS[letter] ?? letter) + mark).normalize('NFC');
  return Array.from(composed).length === 1 ? composed : null;
}
