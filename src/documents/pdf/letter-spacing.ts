// Letters set apart for looks ("C O N T A C T"). Pure.

/** True for text with letters most of whose characters stand alone. */
function isLetterSpaced(text: string): boolean {
  return isSpacedOut(text) && /\p{L}.*\p{L}/u.test(text);
}

/** True for text most of whose characters, digits or letters, stand alone. */
export function isSpacedOut(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  if (tokens.length < 3) return false;
  const letters = tokens.reduce((sum, token) => sum + Array.from(token).length, 0);
  const alone = tokens.filter((token) => Array.from(token).length === 1).length;
  return letters <= tokens.length * 1.8 && alone >= tokens.length * 0.5;
}

/**
 * The words that a letter-spaced text is, where that can be told (letters alone, an address): gaps between words look
 * like those between letters here, so a capital after a small letter begins a word.
 */
export function joinLetters(text: string): string {
  if (!isLetterSpaced(text) || !/^[\p{L}\p{M}\s]+$|@|:\s*\//u.test(text)) return text;
  // East Asian text has a word to a character, and no word gaps to lose.
  return /[\u3040-\u30ff\u3400-\u9fff]/.test(text)
    ? text
    : text.replace(/\s+/g, '').replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ');
}
