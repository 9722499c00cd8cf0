// Learnt weights as letters: a table of them is a row for each sign, and needs no sign of its own between them. Pure.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MIDDLE = LETTERS.length / 2;

/** How many steps a letter stands from the middle, below nothing for the earlier ones. */
export function stepsOf(letter: string | undefined): number {
  return LETTERS.indexOf(letter ?? '') - MIDDLE;
}

/** The letter so many steps from the middle; steps beyond the letters are the outermost. */
export function letterOf(steps: number): string {
  return LETTERS[Math.min(LETTERS.length - 1, Math.max(0, Math.round(steps) + MIDDLE))] ?? '';
}
