// Cyrillic and Greek letters that look Latin, as they hide a word from a machine and show it to a person. Pure.

/** Folded only inside words that are otherwise Latin. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ɡ: 'g',
  ո: 'n',
  ѵ: 'v',
  ԝ: 'w',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  α: 'a',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  Ѕ: 'S',
  Ј: 'J',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Χ: 'X',
};
const MIXED_WORD = /(?<!\p{L})(?=\p{L}*[a-zA-Z])(?=\p{L}*[\u0370-\u04ff\u0500-\u058f\u0250-\u02af])\p{L}+/gu;
/** A word is looked at only where one of these stands in it. */
const OTHER_LETTER = /[\u0250-\u058f]/g;

/** The text with words of mixed letters in Latin ones. Each is one unit, so offsets stay. */
export function unmixed(text: string): string {
  let result = '';
  let done = 0;
  for (const { index } of text.matchAll(OTHER_LETTER)) {
    if (index < done) continue;
    let from = index;
    let to = index + 1;
    while (from > done && mayBeLetter(text.charCodeAt(from - 1))) from -= 1;
    while (to < text.length && mayBeLetter(text.charCodeAt(to))) to += 1;
    result += text.slice(done, from) + text.slice(from, to).replace(MIXED_WORD, asLatin);
    done = to;
  }
  return done === 0 ? text : result + text.slice(done);
}

function asLatin(word: string): string {
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

/** Letters of ASCII, and whatever lies beyond it. */
function mayBeLetter(code: number): boolean {
  return code >= 0x80 || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
