// Codes at the beginning of a line that say how much it asks, where the lines of a person specification have them: "E1
// Registered architect", "E (A/I) Four years", "D - A degree", "[M] Führerschein". Pure.

/** What a code makes of its line. */
export type Coded = { kind: 'must' | 'nice'; text: string };

/** "E1 Registered architect": essential and desirable criteria are counted with their letter. */
const COUNTED = /^\s*\(?([ED])\s?\d{1,2}[.:)]?\s+(?=[\p{L}\d])/u;
const IS_COUNTED = /^\s*\(?E ?1[.:)]?\s[^]*^\s*\(?E ?2[.:)]?\s/mu;
/** "E (A/I) Minimum four years": the letter, and how it is looked at. */
const MEASURED =
  /^\s*[•*·-]?\s*([EDMWK])\s?\(\p{Lu}{1,2}(?:\s?[/,+&]\s?\p{Lu}{1,2})*\)\s*[:.–-]?\s*(?=[\p{L}\d])/u;
/** "[E] Degree", "(D) Welsh", "E - Degree", "E: Degree". */
const BARE = /^\s*[•*·-]?\s*(?:[[(]([EDMWK])[\])]|([EDMWK])\s?[:–-])\s+(?=[\p{L}\d])/u;
/** So many lines have such a code, two of them at least that of what is demanded. */
const LINES_MIN = 4;
const DEMANDED_MIN = 2;
const DEMANDED = /^[EM]$/;
/** Letters that two people agree on: "M" for must beside "W" or "K", "E" beside "D". */
const PAIRS: readonly (readonly [string, RegExp])[] = [
  ['E', /D/],
  ['M', /[DWK]/],
];

/** Reads the code of a line of `spec`, with what stands behind it; null where the line has none, or the spec none at all. */
export function codesIn(spec: string): (line: string) => Coded | null {
  if (IS_COUNTED.test(spec)) return (line) => codedBy(COUNTED, line);
  if (!/^\s*[•*·-]?\s*[[(]?[EM][\])]?\s?[(:–\s-]/mu.test(spec)) return () => null;
  const lines = spec.split('\n');
  const pattern = [MEASURED, BARE].find((one) => areCodes(lines, one));
  return (line) => (pattern === undefined ? null : codedBy(pattern, line));
}

function areCodes(lines: readonly string[], pattern: RegExp): boolean {
  const letters = lines.flatMap((line) => {
    const [, first, second] = pattern.exec(line) ?? [];
    return first ?? second ?? [];
  });
  const joined = letters.join('');
  return (
    letters.length >= LINES_MIN &&
    letters.filter((letter) => DEMANDED.test(letter)).length >= DEMANDED_MIN &&
    PAIRS.some(([must, nice]) => joined.includes(must) && nice.test(joined))
  );
}

function codedBy(pattern: RegExp, line: string): Coded | null {
  const match = pattern.exec(line);
  if (match === null) return null;
  return {
    kind: DEMANDED.test(match[1] ?? match[2] ?? '') ? 'must' : 'nice',
    text: line.slice(match[0].length).trim(),
  };
}
