// Lines that a mail program or a page has wrapped: what goes on in the next line is one statement with it. Pure.

/** A line is wrapped only where it was getting long. */
const WIDTH_MIN = 45;
/** No statement ends so. */
const UNFINISHED =
  /(?:,|\b(?:and|or|of|the|an|(?<!\b(?:class|grade|category|group|type) )a|in|with|for|to|at|by|from|as|on|our|your|their|than|und|oder|der|die|das|den|dem|des|mit|für|von|im|zur?|eine?r?|et|ou|de|du|la|le|les|une?|avec|pour))$/iu;
const FINISHED = /[.;:!?]$/;
const SMALL = /^\p{Ll}/u;

/** A page is no wider, in characters; a longer line was not wrapped at all. */
const WIDTH_MAX = 110;
/** A line that was wrapped is so much of the widest, with the word that had no room in it. */
const FULL = 0.75;

/** How wide a paragraph is, in characters; 0 where its lines were not wrapped. */
export function widthOf(paragraph: string): number {
  const widest = Math.max(...paragraph.split('\n').map((line) => line.trim().length));
  return widest > WIDTH_MAX ? 0 : widest;
}

/** Columns of a table. */
const ROW = /[|\t]/;
/** The end of a sentence. */
const SENTENCE = /[.!?](?:\s|$)/;

/** Whether a paragraph is of sentences; a list without signs has none. */
export function isOfSentences(paragraph: string): boolean {
  return SENTENCE.test(paragraph);
}

/**
 * Whether `next`, which bears no sign of an item, goes on with a statement whose last line is `last`: of an item with a
 * sign, or of a paragraph of sentences.
 */
export function goesOn(
  statement: { hasSign: boolean; isProse: boolean; width: number },
  last: string,
  next: { text: string; isIndented: boolean },
): boolean {
  if (FINISHED.test(last) || ROW.test(last) || ROW.test(next.text)) return false;
  const isLong = last.length >= WIDTH_MIN;
  // "What we look for" is a heading, and no beginning.
  if (!statement.hasSign) {
    if (!statement.isProse || !isLong) return false;
    if (UNFINISHED.test(last)) return true;
    // A list without signs has lines of every length, and room for more in most.
    const [word = ''] = next.text.split(/\s/);
    return SMALL.test(next.text) && last.length + 1 + word.length >= statement.width * FULL;
  }
  return UNFINISHED.test(last) || next.isIndented || (isLong && SMALL.test(next.text));
}
