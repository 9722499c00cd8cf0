// A licence told by the verb: "licensed in Ohio as a plumber since 2018", "licensed plumber (WA)", where the spec asks for a
// "plumber's licence", whatever it calls it. Of registers only where the line names the spec's place or body. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { isForeign, placesIn } from './jurisdiction.ts';
import { isHeap, IN_A_HEAP, ITS_EXAM, namingAs, takenBy, type Naming } from './naming.ts';
import { isOfAnother } from './whose-paper.ts';

/** "Plumber's licence", "cosmetology license", "teaching certificate". */
const LICENCE_OF =
  /((?:\p{Ll}{4,}\s)?\p{L}{5,})(?:['’]s|s['’])?\s+(licen[cs](?:e|ure)|certificate|registration)(?!\p{L})/giu;
/** "Licence as a plumber", "registered architect". */
const LICENSED_AS =
  /(?<!\p{L})(licen[cs]e|licen[cs]ed|registered|registration|certified)\s+(?:as an? |as )?((?:\p{L}{4,}\s)?\p{L}{5,}(?:er|or|ist|ian|ect|ant|yor|ist|ter))(?!\p{L})/giu;
/** Words before "licence" that tell no profession. */
const saysNoProfession = testOf(
  /^(?:driv|curr|valid|activ|profess|operat|software|state|busin|practi|person|premi|vehic|full|clean|unrestr|appropri|relev|legal|medic|nurs|public|train|birth|medal|degree|similar|other|first|compet|master|found|postgrad|gradu|advanc|level|trade|contin|australian|victorian|western|southern|northern|canadian|american|british|english|scottish|irish)/i,
);
/** What is told by a noun and by the verb: "cosmetology", "cosmetologist". */
const ENDING = /(?:ologists?|ology|ers?|ors?|ing|ants?|ance|ists?|ians?|ics?|y|e)$/i;
const ROOT_MIN = 4;
const TOLD =
  /(?<!\p{L})(?:licen[cs]ed|registered|certified)(?!\p{L})|(?:\p{L}{4,}(?:['’]s)? )licen[cs]e(?!\p{L})|(?<!\p{L})licen[cs]e as(?!\p{L})/giu;
const mayBeTold = mayMatch(TOLD);

type Sought = { told: RegExp; isRegister: boolean };

/** The namings of a unit's licence by the verb. */
export function namingsByVerb(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  const sought = soughtBy(unit);
  if (sought.length === 0) return [];
  const namings = cv.lines.flatMap((line) =>
    line.isHeading || !mayBeTold(line.text)
      ? []
      : sought.flatMap((one) => ofLine(line, one, unit, cv.nowMs, specPlaces)),
  );
  const isAbroad = namings.some(({ stance }) => stance === 'elsewhere');
  return isAbroad ? namings.map((naming) => whereTold(naming, specPlaces)) : namings;
}

/** Of whom one line says that the licence is of another place, it is so where a line names no place. */
function whereTold(naming: Naming, specPlaces: ReadonlySet<string>): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || [...placesIn(line.text)].some((place) => specPlaces.has(place))) return naming;
  return namingAs('elsewhere', { line, words, isExplicit: true });
}

function ofLine(
  line: EvidenceLine,
  { told, isRegister }: Sought,
  unit: Unit,
  nowMs: number,
  specPlaces: ReadonlySet<string>,
): Naming[] {
  if (isRegister && !namesItsBody(line.text, unit)) return [];
  return [...line.text.matchAll(told)].flatMap(({ 0: words, index }): Naming[] => {
    const end = index + words.length;
    if (isOfAnother(line.text, { start: index, end }) || ITS_EXAM.test(line.text.slice(end))) return [];
    const { text: clause } = clauseAround(line.text, index, end);
    const { stance, isExplicit, isWish } = paperStanceAt(line.text, { start: index, end }, nowMs);
    const open = takenBy(unit, stance);
    const isOther = open === 'held' && !answers(unit.designators, designatorsIn(clause));
    const isElsewhere = open === 'held' && placesIn(unit.text).size > 0 && isForeign(clause, specPlaces);
    const as = isElsewhere ? 'elsewhere' : isOther ? 'other' : open;
    return [namingAs(as, { line, words, isExplicit, isWish, share: isHeap(line) ? IN_A_HEAP : 1 })];
  });
}

/** Whether a line names a place of the unit, or the letters of its body. */
function namesItsBody(text: string, unit: Unit): boolean {
  const places = placesIn(text);
  return (
    [...placesIn(unit.text)].some((place) => places.has(place)) ||
    (unit.text.match(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu) ?? []).some((letters) => text.includes(letters))
  );
}

/** "Customs broker", of which a broker is none; "valid plumber" is any. */
function nameIn(words: string): [before: string, name: string] {
  const [first = '', second] = words.split(/\s/);
  if (second === undefined) return ['', first];
  return saysNoProfession(first) || QUALITY.test(first) || placesIn(first).size > 0
    ? ['', second]
    : [`${first} `, second];
}

const QUALITY = /^(?:valid|current|hold|with|have|must|your|from|state|class|active|a?n?other)$/i;

const soughtBy = rememberedOf((unit: Unit): readonly Sought[] => {
  if (!asksForPaper(unit)) return [];
  const asked = [
    ...[...unit.text.matchAll(LICENCE_OF)].map(([, name = '', paper = '']) => ({ name, paper })),
    ...[...unit.text.matchAll(LICENSED_AS)].map(([, paper = '', name = '']) => ({ name, paper })),
  ];
  return asked.flatMap(({ name: words, paper }): Sought[] => {
    const [before, name] = nameIn(words);
    const root = name.replace(ENDING, '');
    if (root.length < ROOT_MIN || saysNoProfession(name)) return [];
    const isRegister = !/^licen[cs]/i.test(paper);
    const verb = isRegister ? '(?:licen[cs]ed|registered|certified)' : 'licen[cs]ed';
    const noun = String.raw`(?<!\p{L})${before}${root}\p{Ll}{0,9}`;
    const forms = [
      String.raw`(?<!\p{L})${verb}(?:,? (?!as )[\p{L}’'&]+){0,7}? (?:as an? |to (?:work|practi[sc]e) as an? |to )(?:\p{Ll}+ )?${noun}(?!\p{L})`,
      ...(isRegister
        ? []
        : [
            String.raw`(?<!\p{L})${verb} (?:\p{L}+ )?${noun}(?!\p{L})`,
            String.raw`${noun}(?:['’]s)? licen[cs]e(?!\p{L})`,
            String.raw`(?<!\p{L})licen[cs]e as (?:an? )?(?:\p{Ll}+ )?${noun}(?!\p{L})`,
            String.raw`${noun}(?:, | \(| – | - )(?:(?:fully|currently|actively|and) )?licen[cs]ed (?:in|by|with) `,
          ]),
    ];
    return [{ told: new RegExp(forms.join('|'), 'giu'), isRegister }];
  });
});
