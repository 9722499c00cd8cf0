// An expression of many alternatives as several of a few each: a text in which one word of a hundred may stand need not be
// searched for the others. Good for asking whether a text matches at all, not for where. Pure.

/** Alternatives are put together up to so many characters, and an expression that is shorter is left whole. */
const PART_LENGTH = 160;
const WHOLE_LENGTH = 400;
/** What a part could not refer to any more. */
const BACK_REFERENCE = /\\(?:k<|[1-9])/;
const TOKEN = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]|[^\\[()|]+/gsu;
const QUANTIFIED = /^[?*+{]/;

/** Sources of expressions one of which matches a text where `source` does; `source` alone where it is short. */
export function alternativesOf(source: string): readonly string[] {
  if (source.length < WHOLE_LENGTH || BACK_REFERENCE.test(source)) return [source];
  return together(split(source).flatMap(unfolded));
}

/** `before(?:a|b)after` as `beforeaafter` and `beforebafter`; what has no such choice, or is short, as it is. */
function unfolded(source: string): readonly string[] {
  const widest = groupsIn(source).toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (source.length < PART_LENGTH || widest === undefined) return [source];
  const before = source.slice(0, widest.start);
  const after = source.slice(widest.end);
  const choices = split(source.slice(widest.start + '(?:'.length, widest.end - 1));
  return choices.map((choice) => `${before}${choice}${after}`);
}

/** The groups of a source that are in no other one, are no look around and stand there once. */
function groupsIn(source: string): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === '(' && depth++ === 0) start = index;
    if (token !== ')' || --depth > 0) continue;
    const end = index + 1;
    if (source.startsWith('(?:', start) && !QUANTIFIED.test(source.slice(end))) groups.push({ start, end });
  }
  return groups;
}

/** The alternatives that a source names outside of all groups. */
function split(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === '|' && depth === 0) {
      parts.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, source.slice(from)];
}

/** Neighbours as one source, as long as it is short. */
function together(sources: readonly string[]): string[] {
  const joined: string[] = [];
  for (const source of sources) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + source.length < PART_LENGTH)
      joined[joined.length - 1] = `${last}|${source}`;
    else joined.push(source);
  }
  return joined;
}
