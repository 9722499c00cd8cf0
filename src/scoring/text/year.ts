// A year of our time, told by its four figures and by nothing beside them. Pure.

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Whether a text names a year. */
export function namesYear(text: string): boolean {
  return YEAR.test(text);
}
