// Joins words that were broken at the end of a line. Pure.

// Bounded on purpose: unbounded, the patterns take quadratic time for a long run of letters.
const BROKEN = /(?<!\p{L})(\p{L}{1,40})-\n(\p{Ll}{1,40})/gu;
const HYPHENATED = /(?<!\p{L})\p{L}{1,40}-\p{L}{1,40}/gu;

/**
 * The text with "engineer-⏎ing" as "engineering". Where the same text has the word with its hyphen elsewhere
 * ("open-source"), the hyphen stays.
 */
export function joinBrokenWords(text: string): string {
  const hyphenated = new Set(text.toLowerCase().match(HYPHENATED));
  return text.replace(BROKEN, (_, first: string, second: string) => {
    const isHyphenated = hyphenated.has(`${first}-${second}`.toLowerCase());
    return isHyphenated ? `${first}-${second}` : first + second;
  });
}
