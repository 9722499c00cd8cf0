// Where something stands in a text.

/** A stretch of a text, from its first sign to behind its last, in code units. */
export type Place = { start: number; end: number };
