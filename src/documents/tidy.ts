// Makes any reader's text safe to store, send and show. Pure.
// Ligatures stay as they are: a CV is quoted as it was written; matching normalises for itself.

/**
 * The text without NULs, control characters, soft hyphens, lone surrogates and runs of empty lines. Icons of icon fonts
 * (private use) fall away, save the bullet of Word's symbol font.
 */
export function tidyText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // oxlint-disable-next-line no-control-regex -- the point of this function
      .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\ufeff\ufffe\uffff]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      .replace(/\uf0b7/g, '•')
      .replace(/[\ue000-\uf8ff]/g, '')
      .replace(/\u00a0/g, ' ')
      // Not by /[ \t]+\n/, which takes quadratic time for a long run of spaces.
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** True when there is a letter or a digit of any script in it. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
