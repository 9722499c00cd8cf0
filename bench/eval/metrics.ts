// Rank statistics for scorers. Pure. Undefined figures (one class only, no spread) are null, never 0.

/** Mean ranks, 1-based, ties shared. */
export function ranks(values: number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => at(values, a) - at(values, b));
  const result = Array.from<number>({ length: values.length }).fill(0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end + 1 < order.length && at(values, at(order, end + 1)) === at(values, at(order, start)))
      end += 1;
    for (let k = start; k <= end; k += 1) result[at(order, k)] = (start + end) / 2 + 1;
    start = end + 1;
  }
  return result;
}

/** Spearman's rank correlation. */
export function spearman(a: number[], b: number[]): number | null {
  return pearson(ranks(a), ranks(b));
}

/** Probability that a positive outranks a negative; ties count half. */
export function areaUnderCurve(positives: number[], negatives: number[]): number | null {
  if (positives.length === 0 || negatives.length === 0) return null;
  const all = ranks([...positives, ...negatives]);
  const sum = all.slice(0, positives.length).reduce((total, rank) => total + rank, 0);
  return (sum - (positives.length * (positives.length + 1)) / 2) / (positives.length * negatives.length);
}

/** One scored pair inside a group (a job, or one CV against many jobs). */
export type Ranked = { id: string; score: number; label: number };

/** Share of the differently labelled pairs within groups that are in the right order; ties count half. */
export function pairwiseOrder(groups: Ranked[][]): number | null {
  let right = 0;
  let total = 0;
  for (const [a, b] of groups.flatMap(pairsOf)) {
    if (a.label === b.label) continue;
    const difference = (a.score - b.score) * Math.sign(a.label - b.label);
    total += 1;
    right += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
  }
  return total === 0 ? null : right / total;
}

/**
 * Normalised discounted gain of the first `depth`, gain 2^(label - lowest) - 1. Equal scores are ordered by a hash of
 * the id, so that ties earn nothing by luck of the input's order.
 */
export function discountedGain(group: Ranked[], depth: number, lowest: number): number | null {
  const gain = (label: number) => 2 ** Math.max(0, label - lowest) - 1;
  const sum = (labels: number[]) =>
    labels.slice(0, depth).reduce((total, label, place) => total + gain(label) / Math.log2(place + 2), 0);
  const byScore = group.toSorted((a, b) => b.score - a.score || hashOf(a.id) - hashOf(b.id));
  const ideal = sum(group.map((row) => row.label).toSorted((a, b) => b - a));
  return ideal > 0 ? sum(byScore.map((row) => row.label)) / ideal : null;
}

/** Mean of what is defined. */
export function mean(values: (number | null)[]): number | null {
  const defined = values.filter((value) => value !== null);
  return defined.length === 0 ? null : defined.reduce((total, value) => total + value, 0) / defined.length;
}

/** Share for which the predicate holds. */
export function share<Row>(rows: Row[], holds: (row: Row) => boolean): number | null {
  return rows.length === 0 ? null : rows.filter((row) => holds(row)).length / rows.length;
}

/** The value below which the given share of the values lies. */
export function percentile(values: number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0;
}

/** FNV-1a, 32 bits: a fixed order without a fixed position. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

function pearson(a: number[], b: number[]): number | null {
  const meanA = mean(a);
  const meanB = mean(b);
  if (a.length < 2 || meanA === null || meanB === null) return null;
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (const [index, value] of a.entries()) {
    const other = at(b, index) - meanB;
    product += (value - meanA) * other;
    squareA += (value - meanA) ** 2;
    squareB += other ** 2;
  }
  return squareA === 0 || squareB === 0 ? null : product / Math.sqrt(squareA * squareB);
}

function pairsOf(group: Ranked[]): [Ranked, Ranked][] {
  return group.flatMap((a, index) => group.slice(index + 1).map((b): [Ranked, Ranked] => [a, b]));
}

function at(values: number[], index: number): number {
  return values[index] ?? Number.NaN;
}
