// The head of a post, as its dates and the rest of it. Pure.

const MONTH = '(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\\p{Ll}*\\.? )?';
const DATES = new RegExp(
  `[,(]? ?(${MONTH}(?:19|20)\\d\\d ?(?:to|-|–|until|bis|à) ?(?:${MONTH}(?:19|20)\\d\\d|present|now|today|heute|date|aujourd'hui))\\)?[.:]?`,
  'iu',
);
/** The head of a post is no longer; in characters. */
const LENGTH_MAX = 110;

/** "Cook, The Mill, 2019 to 2022" without its dates, and these; null for any other line. */
export function postHead(line: string): { rest: string; dates: string } | null {
  const dates = line.length > LENGTH_MAX ? undefined : DATES.exec(line)?.[1];
  if (dates === undefined) return null;
  const rest = line.replace(DATES, '').trim();
  return rest === '' ? null : { rest, dates };
}
