// What a row of the corpora of papers holds.

/**
 * One must-have, and short CVs by how far they meet it: `half` is pursued, elsewhere or of another kind, `none` is denied,
 * lapsed or not there, `less` either.
 */
export type PaperRow = {
  title: string;
  ask: string;
  held?: readonly string[];
  half?: readonly string[];
  none?: readonly string[];
  less?: readonly string[];
};
