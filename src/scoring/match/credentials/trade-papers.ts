// Apprenticeships of German-speaking trades: "Ausbildung als A, B, C oder vergleichbar" against "Gesellenbrief als B",
// "gelernte Bin" and the trade's older names. A post in the trade is no paper of it.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, takenBy, type Naming } from '../papers/naming.ts';
import type { Place } from '../../text/place.ts';
import { namingsOfFrenchCraft } from './french-crafts.ts';
import { trainingsAsked } from './trade-fields.ts';

const ASKED =
  /ausbildung|facharbeiter|gesell|gelernt|\blehre\b|berufsabschluss|staatlich (?:anerkannt|geprüft)|examiniert/i;
const TRADES_AFTER =
  /\b(?:als|zu[mr]|zur\/zum|zum\/zur|im beruf|anerkannte\w*|geprüfte\w*|examinierte\w*)\s+(.+)$/i;
/** "Ausbildung, z. B. Industriekaufmann oder Speditionskaufmann". */
const TRADES_SUCH_AS =
  /(?:ausbildung|lehre|berufsabschluss)[^.;]{0,20}?[,(:]?\s(?:z\.\s?b\.|zum beispiel|beispielsweise|etwa|bspw\.|wie)\s+(.+)$/i;
const SIMILAR = /vergleichbar|ähnlich|gleichwertig|verwandt|entsprechend|o\. ?ä\.|adäquat/i;
/** What trades end in. */
const TRADE =
  /(?:\p{L}+-)?\p{L}{2,}(?:er|or|eur|ist|mann|frau|kraft|ent|wirt|ant|loge|peut)(?:in)?\b|\p{L}{3,}er[/*:_]-?in\b/giu;
const TRAINED =
  /ausbildung|\blehre\b|gesell|facharbeiter|gelernte|\bihk\b|\bhwk\b|handwerkskammer|abschluss|prüfung|examen\b|examiniert|geprüfte|staatlich (?:anerkannt|geprüft|examiniert)|staatliche anerkennung|meisterbrief|\bbrief\b/i;
/** Names that a trade had before, or has abroad. */
const FORMER: Readonly<Record<string, RegExp>> = {
  zerspanungsmechanik: /^(?:dreh|fräs|zerspan|spitzendreh|universalfräs)er/i,
  industriemechanik: /^(?:betriebs|maschinen|bau|industrie)?(?:schlosser|maschinist)/i,
  anlagenmechanik: /^(?:heizungsbau|installateur|gas|klempn|rohrleitungsbau)/i,
  elektronik: /^(?:industrie|betriebs|haus)?elektr(?:ik|oinstallat|oanlagenmont|omont)|^energieelektron/i,
  'kfz-mechatronik':
    /^(?:automechanik|autoschlosser|kfz-mechanik|kraftfahrzeugmecha(?:nik|tronik)|mechatronik)/i,
  metallbau: /^(?:bau)?schlosser/i,
};
const MASTER = /^(?!industrie)(\p{L}{4,}?)(?:techniker|mechaniker)?-?meister(?:in)?$/iu;
const SHARED_ENDING_MIN = 7;
const COMPARABLE = 0.8;

/** The namings of the apprenticeships that a unit asks for, by their trade or by its field. */
export function namingsOfTrade(unit: Unit, cv: Cv): Naming[] {
  return [...namingsByField(unit, cv), ...namingsByName(unit, cv), ...namingsOfFrenchCraft(unit, cv)];
}

function namingsByField(unit: Unit, cv: Cv): Naming[] {
  const trainings = trainingsAsked(unit.text);
  if (trainings.length === 0) return [];
  return cv.lines.flatMap((line) =>
    line.isHeading
      ? []
      : trainings.flatMap((training) =>
          [...line.text.matchAll(training(line.text))].flatMap(({ 0: words, index }) =>
            learntAs(words, index, 1, line, unit, cv.nowMs),
          ),
        ),
  );
}

function namingsByName(unit: Unit, cv: Cv): Naming[] {
  if (!ASKED.test(unit.text)) return [];
  const kind =
    TRADES_AFTER.test(unit.text) || TRADES_SUCH_AS.test(unit.text) ? undefined : kindAsked(unit.text);
  if (kind !== undefined) return namingsIn(cv, unit, (trade) => (kind.test(trade) ? 1 : 0));
  const wanted = tradesIn((TRADES_SUCH_AS.exec(unit.text) ?? TRADES_AFTER.exec(unit.text))?.[1] ?? '');
  const isOpen = SIMILAR.test(unit.text);
  return wanted.length === 0 ? [] : namingsIn(cv, unit, (trade) => shareOf(trade, wanted, isOpen));
}

/** The trades that a CV has learnt, each by how much of what is asked it is: `shareOf`, 0 where it is none of it. */
function namingsIn(cv: Cv, unit: Unit, shareOf: (trade: string) => number): Naming[] {
  return cv.lines.flatMap((line) => {
    if (line.isHeading || !(TRAINED.test(line.text) || line.section === 'education')) return [];
    return [...line.text.matchAll(TRADE)].flatMap(({ 0: words, index }) =>
      learntAs(words, index, shareOf(words), line, unit, cv.nowMs),
    );
  });
}

/** How a trade at a place of a line is meant; nothing where it is not told as learnt. */
function learntAs(
  words: string,
  start: number,
  share: number,
  line: EvidenceLine,
  unit: Unit,
  nowMs: number,
): Naming[] {
  const place = { start, end: start + words.length };
  if (share === 0 || !isLearnt(line, place)) return [];
  const { stance, isExplicit, isWish } = paperStanceAt(line.text, place, nowMs);
  return [namingAs(takenBy(unit, stance), { line, words, isExplicit, isWish, share })];
}

function isLearnt({ text, section }: EvidenceLine, { start, end }: Place): boolean {
  return section === 'education' || TRAINED.test(clauseAround(text, start, end).text);
}

/** "Eine kaufmännische Ausbildung": any trade of a kind. */
const KINDS: readonly (readonly [asked: RegExp, trades: RegExp])[] = [
  [
    /kaufmännische\w* (?:\p{L}+ ){0,2}?(?:ausbildung|lehre|berufsausbildung)/iu,
    /kauf(?:mann|frau)|fachangestellte|fachwirt|betriebswirt|bürokraft/i,
  ],
  [
    /(?:handwerkliche|gewerbliche|(?:gewerblich-)?technische|metalltechnische|elektrotechnische)\w* (?:\p{L}+ ){0,2}?(?:ausbildung|lehre|berufsausbildung)/iu,
    /schlosser|mechanik|elektr|mont|mechatron|install|tischler|schreiner|maurer|zimmer|dreher|fräser|schweiß|techniker|meister|klempner|dachdecker|maler/i,
  ],
];

function kindAsked(text: string): RegExp | undefined {
  return KINDS.find(([asked]) => asked.test(text))?.[1];
}

function tradesIn(text: string): string[] {
  return [...text.matchAll(TRADE)].map(([word]) => root(word)).filter((word) => word.length > 4);
}

/** Without what tells a woman from a man. */
function root(word: string): string {
  return word
    .toLowerCase()
    .replace(/[/*:_]-?in$/u, '')
    .replace(/in$/u, '')
    .replace(/frau$/u, 'mann')
    .replace(/er$/u, '');
}

function shareOf(word: string, wanted: readonly string[], isOpen: boolean): number {
  const held = root(word);
  if (wanted.includes(held)) return 1;
  if (wanted.some((trade) => FORMER[trade]?.test(word) === true)) return COMPARABLE;
  // A master of the craft has learnt it.
  const craft = MASTER.exec(word)?.[1]?.toLowerCase();
  if (craft !== undefined && wanted.some((trade) => trade.startsWith(craft))) return 1;
  const isLike = (trade: string) => held.slice(-SHARED_ENDING_MIN) === trade.slice(-SHARED_ENDING_MIN);
  return isOpen && held.length > SHARED_ENDING_MIN && wanted.some(isLike) ? COMPARABLE : 0;
}
