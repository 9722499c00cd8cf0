// Lines that a mail program or a page has wrapped: what goes on in the next line is one statement with it. Pure.

/** A line is wrapped only where it was getting long. */
const WIDTH_MIN = 45;
/** No statement ends so. */
const UNFINISHED =
  /(?:,|\b(?:and|or|of|the|an|(?<!\b(?:class|grade|category|group|type) )a|in|with|for|to|at|by|from|as|on|our|your|their|is|are|be|has|have|than|und|oder|der|die|das|den|dem|des|mit|für|von|im|zur?|eine?r?|et|ou|de|du|la|le|les|une?|avec|pour))$/iu;
const FINISHED = /[.;:!?]$/;
const SMALL = /^\p{Ll}/u;

/** Whether `next`, which bears no mark of an item, goes on with a statement whose last line is `last`. */
export function goesOn(
  statement: { text: string; isItem: boolean },
  last: string,
  next: { text: string; isIndented: boolean },
): boolean {
  if (FINISHED.test(last)) return false;
  if (UNFINISHED.test(last)) return true;
  if (statement.isItem && next.isIndented) return true;
  // In a list all in small letters every line is an item.
  return (
    SMALL.test(next.text) && last.length >= WIDTH_MIN && (statement.isItem || !SMALL.test(statement.text))
  );
}
