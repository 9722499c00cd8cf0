// How much of one set of weighted terms another holds. Pure. Words of one root count as the same: welder and welding,
// pharmacy and pharmacist, Instandhaltung and Instandhaltungstechniker.

/** From 0 to 1. */
export function similarityOfTerms(wanted: ReadonlyMap<string, number>, held: ReadonlySet<string>): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of wanted) {
    total += weight;
    if (held.has(term) || holdsKin(held, term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

/** Whether a word of the same root is among those held. */
export function holdsKin(held: ReadonlySet<string>, term: string): boolean {
  if (term.startsWith('=') || term.length < ROOT.whole) return false;
  for (const other of held) if (!other.startsWith('=') && areKin(term, other)) return true;
  return false;
}

/** Letters that two words must share at their beginning, and how many may follow. */
const ROOT = { whole: 4, common: 5, ending: 3, compound: 8 };

function areKin(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && common < b.length && a[common] === b[common]) common += 1;
  if (common >= ROOT.compound && (common === a.length || common === b.length)) return true;
  const isShortEnding = a.length - common <= ROOT.ending && b.length - common <= ROOT.ending;
  return (
    isShortEnding &&
    (common >= ROOT.common || (common >= ROOT.whole && (common === a.length || common === b.length)))
  );
}
