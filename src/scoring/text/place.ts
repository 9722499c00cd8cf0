// Where something stands in a text.

/** A stretch of a text, from its first sign to behind its last, in code units. */
export type Place = { start: number; end: number };

/** Whether two stretches of one text have a sign in common. */
export function overlap(one: Place, other: Place): boolean {
  return one.start < other.end && one.end > other.start;
}
