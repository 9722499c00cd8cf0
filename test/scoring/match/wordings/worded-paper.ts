// What a row of the papers in many wordings holds.

/** One paper: ways in which ads demand it, and lines of CVs that show it or show less. */
export type WordedPaper = {
  title: string;
  asks: readonly string[];
  held: readonly string[];
  less: readonly string[];
};
