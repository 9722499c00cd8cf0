// Lines that a mail program or a page has wrapped: what goes on in the next line is one statement with it. Pure.

/** A line is wrapped only where it was getting long. */
const WIDTH_MIN = 45;
/** No statement ends so. */
const UNFINISHED =
  /(?:,|\b(?:and|or|of|the|an|(?<!\b(?:class|grade|category|group|type) )a|in|with|for|to|at|by|from|as|on|our|your|their|than|und|oder|der|die|das|den|dem|des|mit|für|von|im|zur?|eine?r?|et|ou|de|du|la|le|les|une?|avec|pour))$/iu;
const FINISHED = /[.;:!?]$/;
const SMALL = /^\p{Ll}/u;

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
  statement: { hasSign: boolean; isProse: boolean },
  last: string,
  next: { text: string; isIndented: boolean },
): boolean {
  if (FINISHED.test(last) || ROW.test(last) || ROW.test(next.text)) return false;
  const isLong = last.length >= WIDTH_MIN;
  // "What we look for" is a heading, and no beginning.
  if (!statement.hasSign)
    return statement.isProse && isLong && (UNFINISHED.test(last) || SMALL.test(next.text));
  return UNFINISHED.test(last) || next.isIndented || (isLong && SMALL.test(next.text));
}
