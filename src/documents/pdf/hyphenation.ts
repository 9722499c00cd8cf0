// Joins words that were broken at the end of a line. Pure.

const BROKEN = /(\p{L}+)-\n(\p{Ll}+)/gu;

/**
 * The text with "engineer-⏎ing" as "engineering". Where the same text has the word with its hyphen elsewhere
 * ("open-source"), the hyphen stays.
 */
export function joinBrokenWords(text: string): string {
  const hyphenated = new Set(text.toLowerCase().match(/\p{L}+-\p{L}+/gu));
  return text.replace(BROKEN, (_, first: string, second: string) => {
    const isHyphenated = hyphenated.has(`${first}-${second}`.toLowerCase());
    return isHyphenated ? `${first}-${second}` : first + second;
  });
}
