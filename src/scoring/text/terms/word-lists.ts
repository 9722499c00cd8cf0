// Which of many lists of words a text tells. Words are looked up by how they begin: so hundreds of lists cost one walk over
// the text, and no expression of which the engine would keep the machine code. Pure.

/** A word of a list, in small letters; one that goes on may have further letters, another one an s. */
type Word = { written: string; goesOn: boolean; list: number };

/** By so many signs words are looked up; shorter ones by all they have. */
const HEAD = 3;
const LETTER = /[\p{L}\d]/u;
const FURTHER = /[\p{L}-]/u;
/** No list. */
const NOTHING: ReadonlyMap<number, ReadonlySet<string>> = new Map();

/**
 * A reader of `lists`, each of words and phrases apart by semicolons, of which one that ends in * may go on: for a text the
 * places of the lists that it tells whole words of, in any case, each with the different words, without the s of a plural.
 */
export function readerOf(
  lists: readonly string[],
): (text: string) => ReadonlyMap<number, ReadonlySet<string>> {
  const byHead = new Map<string, Word[]>();
  for (const [list, words] of lists.entries())
    for (const word of words === '' ? [] : words.split('; ')) {
      const written = plain(word.replace(/\*$/, ''));
      const head = written.slice(0, HEAD);
      const known = byHead.get(head);
      const entry = { written, goesOn: word.endsWith('*'), list };
      if (known === undefined) byHead.set(head, [entry]);
      else known.push(entry);
    }
  return (text) => readBy(byHead, plain(text));
}

/** As words are compared: in small letters, with one sign for an apostrophe. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

function readBy(
  byHead: ReadonlyMap<string, readonly Word[]>,
  text: string,
): ReadonlyMap<number, ReadonlySet<string>> {
  let told: Map<number, Set<string>> | null = null;
  /** Where the last word of a list ends: none begins within it. */
  const until = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && LETTER.test(text[at - 1] ?? '')) continue;
    for (const length of [HEAD, HEAD - 1])
      for (const { written, goesOn, list } of byHead.get(text.slice(at, at + length)) ?? []) {
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
