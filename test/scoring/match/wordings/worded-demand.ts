// What a row of the demands in many wordings holds.

/** One demand, for a paper or for years of a practice: how ads word it, and CVs that show it or show less. */
export type WordedDemand = {
  title: string;
  asks: readonly string[];
  held: readonly string[];
  less: readonly string[];
};
