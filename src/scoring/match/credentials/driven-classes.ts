// Classes of driving licences, which CVs list by their letters: "FS: B, BE, C1E, C, CE, L, T", "Licence B, C1, D, D+E". The
// heavier holds the lighter, and a list without the class that is asked for shows that it is not held. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { CREDIT, IN_A_HEAP, isHeap, takenBy, type Naming } from '../papers/naming.ts';

/** "A team player" begins with no class; "D with Z for air" is one; classes of Australia and Ontario have letters of their own. */
const CLASS = String.raw`(?:AM|A[12]?(?! (?!and |und |et |or |oder |ou |held |since |licen)\p{Ll})|[AD]Z|D (?:with|and|plus|\+) (?:an? )?(?:Z|air[- ]brakes?)|[LMH]R|[HM]C|G|B(?:\s?\+\s?E|E|96|1)?|E\([BCD]\)|C1?(?:\s?\+\s?E|E)?|D1?(?:\s?\+\s?E|E)?|[LTMF])(?![\p{L}\d+])`;
const LIST = String.raw`${CLASS}(?:(?:\s\(?(?:19|20)\d\d\)?)?\s*(?:[,/&·]|\+|and|und|et|or|oder|ou)?\s*(?:(?:cat(?:egory|\.)?|Klasse|an?)\s+)?${CLASS})*`;
const LABEL = String.raw`(?:[Ll]icen[cs]es?|[Dd]riv(?:es?|ers?):|[Dd]river['’]s|LICEN[CS]E|[Ee]ntitlements?|[Cc]ategor(?:y|ies)|CATEGOR(?:Y|IES)|[Cc]ats?\.?|FS|FE|Führerscheins?(?:klassen?)?|Lenkberechtigung|Fahrerlaubnis(?:klassen?)?|Führerausweis|Fahrausweis|Klassen?|Kl\.|Kat(?:egorien?|\.)|[Pp]ermis|PERMIS|Driving)`;
/** Behind a word for the licence, at the head of a line of nothing else, and before a word for it. */
const HELD: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${LABEL}[\s:.,(|–-]{1,4}(?:(?:full|[Ff]ull|UK|EU|clean|valid|held|nur|only|[Cc]lass(?:es)?|Klassen?|Kl\.|Kat(?:egorie|\.)?|der|de conduire|cat(?:egor(?:y|ies)|s)?\.?|[23] (?:von|aus|seit) 19\d\d|heute|jetzt|:)[,:]?\s+){0,4}(${LIST})`,
    'gu',
  ),
  // "AZ Ontario from 2019".
  /^\W*([AD]Z)(?=,? (?:Ontario|\(Ontario|licen[cs]ed|since|from|(?:19|20)\d\d|class)\b)/g,
  new RegExp(String.raw`^\W*(${CLASS}(?:\s*[,/&]\s*${CLASS}){1,9})`, 'gu'),
  // "B BE C CE T".
  new RegExp(String.raw`^\W*(${CLASS}(?:\s${CLASS}){2,9})(?=\s*(?:$|[(,;.]))`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\d+])(${LIST})\s(?:class )?(?:driv\p{L}+['’]?s? )?(?:[Ll]icen[cs]es?|entitlement|on (?:my |the )?licen[cs]e)`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})[Cc]lass (${LIST}),? (?:[Dd]riv|[Ll]icen)`, 'gu'),
];
const ONE = new RegExp(CLASS, 'gu');
/** Whoever asks for a class says so beside a word for the licence. */
const ASKED: readonly RegExp[] = [
  ...HELD,
  new RegExp(String.raw`(?<![\p{L}\d+])(${LIST})\s+(?:on|held|driver|class)\b`, 'gu'),
  // "Fahrerlaubnis für Rettungswagen bis 7,5 t (C1)".
  new RegExp(
    String.raw`(?:ührerschein|ahrerlaubnis|enkberechtigung|[Tt]onner|[Pp]ermis|[Ll]icen[cs]e)\p{L}*[^.;\n]{0,70}?\((${LIST})\)`,
    'gu',
  ),
];
const mayList = testOf(
  /licen[cs]e|entitlement|categor|[ck]ats?\b|\bFS\b|\bFE\b|Führerschein|Fahrerlaubnis|Klasse|Kl\.|ausweis|permis|Driv|^\W*[A-DLT][A-E1Z]?[,/ ]/iu,
);
const OF_DRIVING: ReadonlySet<string> = new Set([
  'driving licence',
  'articulated lorry licence',
  'bus licence',
  'minibus entitlement',
]);
/** What is driven with a class that no paper is known for: "Fahrerlaubnis der Klasse C1". */
const TO_DRIVE =
  /\b[AD]Z licen[cs]e|führerschein|fahrerlaubnis|führerausweis|driving licen[cs]e|driver['’]?s licen[cs]e|permis de conduire|lenkberechtigung|tonner-?schein|on (?:your|the|their) licen[cs]e/i;
/** Cars are of one class. */
const OF_CARS = /(?<!\p{L})(?:cars?|pkw|auto|voiture)(?!\p{L})/iu;
/** What each class holds besides itself. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  be: ['b'],
  c1: ['b'],
  c1e: ['c1', 'be', 'b'],
  c: ['c1', 'b'],
  ce: ['c', 'c1', 'c1e', 'be', 'b'],
  az: ['dz', 'd', 'g'],
  dz: ['d', 'g'],
  lr: ['c'],
  mr: ['lr', 'c'],
  hr: ['mr', 'lr', 'c'],
  hc: ['hr', 'mr', 'lr', 'c'],
  mc: ['hc', 'hr', 'mr', 'lr', 'c'],
  d1: ['b'],
  d1e: ['d1', 'be', 'b'],
  d: ['d1', 'b'],
  de: ['d', 'd1', 'd1e', 'be', 'b'],
};

/** The namings of the classes that a unit asks for; none where it asks for no class or the CV lists none. */
export function namingsOfClasses(unit: Unit, cv: Cv): Naming[] {
  if (!unit.credentials.every(({ name }) => OF_DRIVING.has(name))) return [];
  if (unit.credentials.length === 0 && !(asksForPaper(unit) && TO_DRIVE.test(unit.text))) return [];
  const named = classesIn(unit.text, ASKED).flatMap(({ classes }) => classes);
  const asked = named.length === 0 && OF_CARS.test(unit.text) ? ['b'] : named;
  if (asked.length === 0) return [];
  return cv.lines.flatMap((line) => (mayList(line.text) ? ofLine(line, asked, unit, cv.nowMs) : []));
}

function ofLine(line: EvidenceLine, asked: readonly string[], unit: Unit, nowMs: number): Naming[] {
  return classesIn(line.text, HELD, true).map(({ classes, start, end }): Naming => {
    const has = new Set(classes.flatMap((one) => [one, ...(HOLDS[one] ?? [])]));
    const plain = paperStanceAt(line.text, { start, end }, nowMs).stance;
    const said = plain === 'held' && LEARNT.test(line.text) ? 'pursued' : plain;
    const open = takenBy(unit, said);
    const stance = open === 'held' && !asked.some((one) => has.has(one)) ? 'other' : open;
    const words = line.text.slice(start, end).toLowerCase();
    const credit = stance === 'other' && !isNear(asked, has) ? UNLIKE : CREDIT[stance];
    // Among a dozen keywords it is a word, and no licence that anybody says to hold.
    return { line, words, stance, isExplicit: true, credit: isHeap(line) ? credit * IN_A_HEAP : credit };
  });
}

/** A licence for cars is not nearly one for buses. */
const UNLIKE = 0.2;

/** Whether one of the classes is of the kind that is asked for. */
function isNear(asked: readonly string[], has: ReadonlySet<string>): boolean {
  return asked.some((one) => [...has].some((other) => other.charAt(0) === one.charAt(0)));
}

type Listed = { classes: string[]; start: number; end: number };

const LICENCE =
  /[AD]Z|licen[cs]e|entitlement|\bFS\b|\bFE\b|führerschein|fahrerlaubnis|ausweis|permis|driv|(?<!\p{L})kl(?:\.|assen?) [CD]|[,/&]/iu;
const MANY = /,|\S\s+\S+\s+\S/u;
/** "Ich pendle mit dem Auto (Klasse B seit 2008)"; whom one teaches is in a class, too. */
const DRIVES =
  /(?<!\p{L})(?:pendl\p{L}*|autofahren|(?:mit dem|eigene[ns]?) (?:auto|pkw)|(?:my|own) car|en voiture)(?!\p{L})/iu;
/** What is still being learnt. */
const LEARNT =
  /(?<!\p{L})(?:umschulung|fahrschule|fahrstunden|theorie\p{L}*|theoretische?|theory|lernfahr\p{L}*|lessons|learner|provisional|auto-?école|code obtenu|medical booked)(?!\p{L})/iu;

/** "C + E" and "E(C)" are one. */
function nameOf(written: string): string {
  return written
    .toLowerCase()
    .replace(/^e\((.)\)$/, '$1e')
    .replace(/^d (?:with|and|plus|\+).*$/, 'dz')
    .replaceAll(/[\s+]/g, '');
}

function classesIn(text: string, lists: readonly RegExp[], isOfCv = false): Listed[] {
  const found: Listed[] = [];
  for (const list of lists) {
    for (const match of text.matchAll(list)) {
      const [whole, listed = ''] = match;
      // "Theory test class D": one class alone is a licence only beside a word for it or for who drives.
      if (isOfCv && !MANY.test(listed) && !LICENCE.test(whole) && !DRIVES.test(text)) continue;
      const start = match.index + whole.indexOf(listed);
      if (found.some((one) => start < one.end && start + listed.length > one.start)) continue;
      const classes = [...listed.matchAll(ONE)].map(([one]) => nameOf(one));
      found.push({ classes, start, end: start + listed.length });
    }
  }
  return found;
}
