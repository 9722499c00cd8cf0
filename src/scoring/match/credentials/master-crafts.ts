// Masters of German-speaking crafts: "Meister im Bauhauptgewerbe" against "Meisterprüfung vor der Handwerkskammer" and
// "Maurer- und Betonbauermeister". A foreman is called Meister too and holds no paper. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, takenBy, type Naming } from '../papers/naming.ts';

const ASKED =
  /(?<!\p{L})(?!haus|bürger|wacht|bade|schacht|stall)\p{L}*-?meister(?:in|prüfung|brief|titel|abschluss|qualifikation)?(?!\p{L})/iu;
/** Its examination, and what it makes of somebody. */
const HELD =
  /(?<!\p{L})(?:meister(?:prüfung|brief|titel|abschluss)|(?!haus|bürger|wacht|welt|bade|schacht|stall|lager|platz|vize|europa|fachmeister|veranstaltungs|bühnen)\p{L}{4,}(?:meister(?:in)?|meisterbrief|meisterprüfung)|meister(?:in)?(?= (?:\(?(?:hwk|ihk)\b|im [\p{L}-]+(?:handwerk|gewerbe)|des [\p{L}-]+handwerks)))(?!\p{L})/giu;
/** Crafts by the trade that they are of; a master of one is none of another. */
const TRADES: readonly RegExp[] = [
  /\bbau(?!m)|hochbau|tiefbau|maurer|beton|zimmer(?:er|mann)|dachdeck|stuckateur|straßenbau/iu,
  /elektr/iu,
  /metall|schlosser|feinwerk|zerspan|maschinenbau/iu,
  /sanitär|heizung|installateur|klima|klempner/iu,
  /kfz|kraftfahrzeug|automobil/iu,
  /tischler|schreiner|holz/iu,
  /bäcker|konditor|fleischer|metzger|brauer|koch\b|küche/iu,
  /friseur|kosmeti/iu,
  /gärtner|landschaft|landwirt|forst/iu,
  /maler|lackier/iu,
  /optiker|akusti|zahntechni|orthopäd/iu,
];

/** The namings of the master's examination in a craft that a unit asks for. */
export function namingsOfMasters(unit: Unit, cv: Cv): Naming[] {
  const asked = ASKED.exec(unit.text);
  if (asked === null) return [];
  const wanted = tradesIn(unit.text);
  return cv.lines.flatMap((line) =>
    line.isHeading
      ? []
      : [...line.text.matchAll(HELD)].map((match) => namingOf(match, line, wanted, unit, cv)),
  );
}

function namingOf(
  { 0: words, index }: RegExpExecArray,
  line: EvidenceLine,
  wanted: readonly RegExp[],
  unit: Unit,
  { nowMs, lines }: Cv,
): Naming {
  const end = index + words.length;
  const { stance: said, isExplicit, isWish } = paperStanceAt(line.text, { start: index, end }, nowMs);
  const clause = clauseAround(line.text, index, end).text;
  // An examination that names no craft is in that which one has learnt.
  const own = tradesIn(clause);
  const trades = own.length > 0 ? own : tradesIn(lines.map(({ text }) => text).join('\n'));
  const isOther = wanted.length > 0 && trades.length > 0 && !trades.some((trade) => wanted.includes(trade));
  const stance = said === 'held' && isOther ? 'other' : takenBy(unit, said);
  return namingAs(stance, { line, words, isExplicit, isWish });
}

function tradesIn(text: string): RegExp[] {
  return TRADES.filter((trade) => trade.test(text));
}
