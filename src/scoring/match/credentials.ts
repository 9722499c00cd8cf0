// Whether a credential is held: named, affirmed, in force, and of this country.

import type { Cv, EvidenceLine, Stance } from '../cv/read-cv.ts';
import { degreeIn, CREDENTIALS, LANGUAGE_WEAK } from '../spec/credentials.ts';
import type { Unit } from '../spec/read-requirements.ts';
import type { Found } from './match-units.ts';

const byId = new Map(CREDENTIALS.map((one) => [one.id, one]));
const CREDIT: Record<Stance, number> = { held: 1, pursued: 0.45, elsewhere: 0.45, lapsed: 0.2, denied: 0 };
const NOTES: Record<Stance, string | null> = {
  held: null,
  pursued: 'in progress, not yet held',
  elsewhere: 'held in another country or state',
  lapsed: 'lapsed or expired',
  denied: 'the CV says that it is not held',
};
const FOREIGN =
  /\b(philippines?|india(n)?|nigeria(n)?|poland|polish|spain|spanish|ireland|irish|australia(n)?|canada|canadian|south africa|zimbabwe|kenya|ghana|usa|u\.s\.|united states|california|ontario|portugal|romania|italy|brazil|mexico|eu licen[cs]e|overseas|foreign|nevada|oklahoma|florida|arizona|new york|easa|faa|casa|caa)\b/i;

/** How far a CV meets a requirement of which one credential is enough. */
export function matchCredentials(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const id of unit.credentials) {
    const pattern = byId.get(id)?.pattern;
    if (pattern === undefined) continue;
    for (const line of cv.lines) {
      const at = line.text.search(pattern);
      if (at < 0) continue;
      const stance = stanceNear(line, at, unit);
      const credit =
        CREDIT[stance] * (unit.kind === 'language' && LANGUAGE_WEAK.test(clauseAt(line.text, at)) ? 0.3 : 1);
      // The first denial of all stands, unless a better line says otherwise.
      if (best.stance === null || credit > best.credit)
        best = { credit, note: NOTES[stance], lines: [line], stance };
    }
  }
  return best;
}

/** How far a CV holds a degree of the level asked for. */
export function matchDegree(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const line of cv.lines) {
    const degree = degreeIn(line.text);
    if (degree === null) continue;
    const enough = degree.level >= unit.degreeLevel;
    const stance: Stance = line.stance === 'elsewhere' ? 'held' : line.stance;
    const credit = stance === 'held' ? (enough ? 1 : 0.5) : CREDIT[stance];
    if (credit > best.credit || best.stance === null) {
      best = {
        credit,
        note: stance === 'held' ? (enough ? null : `${degree.name} only`) : NOTES[stance],
        lines: [line],
        stance,
      };
    }
  }
  return best;
}

/** How the clause that names a credential means it. */
function stanceNear(line: EvidenceLine, at: number, unit: Unit): Stance {
  const clause = clauseAt(line.text, at);
  if (line.stance !== 'held' && clause.length > line.text.length * 0.4) return line.stance;
  if (/\b(expired|lapsed|abgelaufen|expirée?)\b/i.test(clause)) return 'lapsed';
  if (
    /\b(in progress|pursuing|studying|working towards|expected|en cours|trainee|part[- ]qualified)\b/i.test(
      clause,
    )
  )
    return 'pursued';
  if (/\b(not|no|never|without|kein\w*|nicht|aucune?|pas)\b/i.test(clause)) return 'denied';
  const foreign = FOREIGN.exec(clause)?.[0];
  return unit.kind === 'licence' &&
    foreign !== undefined &&
    !unit.text.toLowerCase().includes(foreign.toLowerCase())
    ? 'elsewhere'
    : 'held';
}

function clauseAt(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.;|]*$/);
  const rest = text.slice(at).search(/[.;|](\s|$)/);
  return text.slice(Math.max(0, before), rest < 0 ? text.length : at + rest);
}
