// How much of one set of weighted terms another holds. Pure.

/** From 0 to 1. */
export function similarityOfTerms(wanted: ReadonlyMap<string, number>, held: ReadonlySet<string>): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of wanted) {
    total += weight;
    if (held.has(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
