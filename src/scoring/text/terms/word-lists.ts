// Which of many lists of words a text tells. Words are looked up by how they begin: so hundreds of lists cost one walk over
// the text, and no expression of which the engine would keep the machine code. Pure.

/** A word of a list, in small letters; one that goes on may have further letters, another one an s. */
type Word = { written: string; goesOn: boolean; list: number };

/** By so many signs words are looked up; shorter ones by all they have. */
const HEAD = 3;
const LETTER = /[\p{L}\d]/u;
const FURTHER = /[\p{L}-]/u;
/** Few heads stand in any text, and only their words are read. */
const NO_WORDS: readonly Word[] = [];
/** No list. */
const NOTHING: ReadonlyMap<number, ReadonlySet<string>> = new Map();

/**
 * A reader of `lists`, each of words and phrases apart by semicolons, of which one that ends in * may go on: for a text the
 * places of the lists that it tells whole words of, in any case, each with the different words, without the s of a plural.
 */
export function readerOf(
  lists: readonly string[],
): (text: string) => ReadonlyMap<number, ReadonlySet<string>> {
  const rows = new Map<string, string[]>();
  for (const [list, words] of lists.entries())
    for (const word of words === '' ? [] : plain(words).split('; ')) {
      const head = word.slice(0, word.length > HEAD || !word.endsWith('*') ? HEAD : -1);
      const row = `${word}@${String(list)}`;
      const known = rows.get(head);
      if (known === undefined) rows.set(head, [row]);
      else known.push(row);
    }
  const written = new Map([...rows].map(([head, words]) => [head, words.join('; ')]));
  const opened = new Map<string, readonly Word[]>();
  const wordsOf = (head: string): readonly Word[] => {
    const known = opened.get(head);
    if (known !== undefined) return known;
    const row = written.get(head);
    if (row === undefined) return NO_WORDS;
    const words = row.split('; ').map(wordOf);
    opened.set(head, words);
    return words;
  };
  return (text) => readBy(wordsOf, plain(text));
}

/** Of "weld*@12". */
function wordOf(row: string): Word {
  const [word = '', list] = row.split('@');
  return { written: word.replace(/\*$/, ''), goesOn: word.endsWith('*'), list: Number(list) };
}

/** As words are compared: in small letters, with one sign for an apostrophe. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

function readBy(
  wordsOf: (head: string) => readonly Word[],
  text: string,
): ReadonlyMap<number, ReadonlySet<string>> {
  let told: Map<number, Set<string>> | null = null;
  /** Where the last word of a list ends: none begins within it. */
  const until = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && LETTER.test(text[at - 1] ?? '')) continue;
    for (const length of [HEAD, HEAD - 1])
      for (const { written, goesOn, list } of wordsOf(text.slice(at, at + length))) {
        if ((until.get(list) ?? 0) > at || !text.startsWith(written, at)) continue;
        const end = endOf(text, at + written.length, goesOn);
        if (end === -1) continue;
        until.set(list, end);
        told ??= new Map();
        const words = told.get(list) ?? new Set();
        told.set(list, words.add(text.slice(at, end).replace(/s$/, '')));
      }
  }
  return told ?? NOTHING;
}

/** Where a word that is written up to `at` ends in the text; -1 where the text goes on as another word. */
function endOf(text: string, at: number, goesOn: boolean): number {
  let end = at;
  if (goesOn) while (FURTHER.test(text[end] ?? '')) end += 1;
  else if (text[end] === 's' && !LETTER.test(text[end + 1] ?? '')) end += 1;
  return LETTER.test(text[end] ?? '') ? -1 : end;
}
