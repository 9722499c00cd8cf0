// The language that a CV is written in, told by its small words. Pure.

/** The languages that are told apart. */
export type WrittenLanguage = 'english' | 'german' | 'french';

/** Of a text so much is heard, in characters. */
export const BEGINNING = 3000;
const WORDS_MIN = 3;
const SMALL_WORDS = {
  english: /\b(?:the|and|of|for|with|in|to)\b/gi,
  german: /\b(?:und|der|die|das|mit|für|von|bei|im)\b/gi,
  french: /\b(?:et|de|des|du|la|les|pour|avec|en)\b/gi,
};

/** The language of a text by its beginning; null where it holds too few of the small words of any. */
export function languageOf(text: string): WrittenLanguage | null {
  const head = text.slice(0, BEGINNING);
  const count = (words: RegExp) => head.match(words)?.length ?? 0;
  const counts = {
    english: count(SMALL_WORDS.english),
    german: count(SMALL_WORDS.german),
    french: count(SMALL_WORDS.french),
  };
  if (Math.max(counts.english, counts.german, counts.french) < WORDS_MIN) return null;
  if (counts.english >= counts.german && counts.english >= counts.french) return 'english';
  return counts.german >= counts.french ? 'german' : 'french';
}
