// Papers that are asked for by several codes at once: "CS38 and CS39", "SCO 1 and SCO 2". Who holds some of them, and no
// others or not yet, holds a part of what is asked. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namingAs, takenBy, type Naming } from './naming.ts';
import { isOfAnother } from './whose-paper.ts';

/** Letters and a number, the letters once for several numbers: "CS30/31/38", "SCO 1, 2"; PA6A is a PA6. */
const CODE =
  /(?<![\p{L}\d-])(?!(?:A[12]|B[12]|C[12]|L[1-8]|Q[1-4]|BS|ISO|EN|DIN|VDE|NVQ|SVQ|KS|NC|MS|WSET|CIPD|QQI|RQF|NFQ|EQF|SCQF|HNC|HND|OSHA|CLASS|CAT|EU|UK|GT|IT|PC|USB|HTML|CSS|ASME|API|AWS|NFPA|IEC|SEC|ACI|TÜV)(?![\p{L}]))([A-Z]{1,5})(?: ?-?)(\d{1,3})(?:(?<=PA ?\d)(?:AW?|W))?(?![\p{L}\d]|[:.]\d|-\d{3})((?:\s?(?:[,/&+]|and|und|et)\s?\d{1,3}(?![\p{L}\d:.]))*)/gu;
/** What joins two codes of which both are asked. */
const BOTH = /^(?:\s|,|\/|&|\+|and|und|et|as well as|sowie|plus|also|both)*$/iu;
const CODES_MIN = 2;

type Found = { code: string; start: number; end: number };

function codesIn(text: string): Found[] {
  return [...text.matchAll(CODE)].flatMap(({ 0: all, 1: letters = '', 2: first = '', 3: more = '', index }) =>
    [first, ...(more.match(/\d{1,3}/g) ?? [])].map((number) => ({
      code: `${letters}${number}`,
      start: index,
      end: index + all.length,
    })),
  );
}

/** The codes of which a unit asks for each; none where one of them will do. */
const askedOf = rememberedOf((unit: Unit): readonly string[] => {
  if (!asksForPaper(unit)) return [];
  const found = codesIn(unit.text);
  const isJoined = found.every(
    ({ start, end }, index) =>
      index === 0 ||
      start === found[index - 1]?.start ||
      BOTH.test(unit.text.slice(found[index - 1]?.end ?? end, start)),
  );
  const codes = [...new Set(found.map(({ code }) => code))];
  const letters = new Set(codes.map((code) => code.replace(/\d+/, '')));
  return isJoined && letters.size === 1 && codes.length >= CODES_MIN ? codes : [];
});

/** The namings of a unit as they stand, or by its codes where it asks for several: all are held, or a part of it is. */
export function ofAllCodes(namings: readonly Naming[], unit: Unit, cv: Cv): readonly Naming[] {
  const asked = askedOf(unit);
  if (asked.length === 0) return namings;
  const told = cv.lines.flatMap((line) => codesTold(line, asked, unit, cv.nowMs));
  const held = told.filter(({ stance }) => stance === 'held');
  const [first] = held;
  if (first === undefined) return namings;
  const isWhole = asked.every((code) => held.some((one) => one.code === code));
  const { line, code } = first;
  return isWhole
    ? [...namings, namingAs('held', { line, words: code, isExplicit: true })]
    : [
        ...namings.filter(({ stance }) => stance !== 'held'),
        namingAs('other', { line, words: code, isExplicit: true }),
      ];
}

function codesTold(
  line: EvidenceLine,
  asked: readonly string[],
  unit: Unit,
  nowMs: number,
): { line: EvidenceLine; code: string; stance: Naming['stance'] }[] {
  if (line.isHeading) return [];
  return codesIn(line.text)
    .filter((one) => asked.includes(one.code) && !isOfAnother(line.text, one))
    .map((one) => ({
      line,
      code: one.code,
      stance: takenBy(unit, paperStanceAt(line.text, one, nowMs).stance),
    }));
}
