// Words without what stands above and below their letters, as a plural changes it: Abschluss, Abschlüsse. Pure.

/** `word` with its letters bare. */
export function unaccented(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
