// The clauses of a line: what is said in one is not said of what stands in another. Pure.

import { matchesOf } from '../../text/expressions/first-look.ts';

/**
 * A cell of a table that says of the one before it that it is not there: "ENG1 | not held". The stop of a shortened word
 * ends nothing where the name goes on: "Nat. Cert. in Agriculture", "Lic. 48-118".
 */
const CLAUSE_END =
  /(?:(?<!\.\p{Lu}\p{Ll}?)[.](?!(?<=(?<!\p{L})(?:cert|lic|dip|dept|natl?|reg|lvl|anl|no|nr)\.)\s(?:(?:in|of|for|as|no|level|lvl)(?!\p{L})|[\d#]))|[;•]|\|(?!\s(?:none|nil|n\/a|no\b(?!\.)|not\b|never|nein|kein\p{L}*|nicht|noch nicht|pas\b|non\b(?!-)|aucune?|jamais|expired|lapsed|refused|pending|applied|demande|beantragt|abgelaufen|expirée?)(?!\p{L})))\s(?!(?:Semester|Lehrjahr|Ausbildungsjahr|Studienjahr)\b)|\s(?:but|however|although|though|aber|jedoch|mais)\s/giu;
const clauseEndsIn = matchesOf(CLAUSE_END);

type Ends = { text: string; ends: { at: number; next: number }[] };
/** Those of the line that was asked for last. */
let lastEnds: Ends = { text: '', ends: [] };

/** Where the clauses of a text end; the last ones are kept, since its words are asked after in turn. */
function endsOf(text: string): Ends['ends'] {
  if (lastEnds.text === text) return lastEnds.ends;
  const ends = Array.from(clauseEndsIn(text), (match) => ({
    at: match.index,
    next: match.index + match[0].length,
  }));
  lastEnds = { text, ends };
  return ends;
}

/** The clause that holds a stretch of a text, and where it begins. */
export function clauseAround(text: string, start: number, end: number): { text: string; from: number } {
  let from = 0;
  let to = text.length;
  for (const { at, next } of endsOf(text)) {
    if (at < start) from = next;
    else if (at >= end) {
      to = at;
      break;
    }
  }
  return { text: text.slice(from, to), from: Math.min(from, start) };
}
