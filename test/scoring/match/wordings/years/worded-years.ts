// What a row of the years in many wordings holds.

/** One practice: ways in which ads demand so many years of it, and CVs that show them or show less. */
export type WordedYears = {
  title: string;
  asks: readonly string[];
  held: readonly string[];
  less: readonly string[];
};
