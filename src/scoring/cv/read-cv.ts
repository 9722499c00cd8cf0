// A CV as evidence: what is distrusted, what is private and who it is are left out, and what remains is read as lines of
// dated posts.

import { credentialsNear, placesOf } from '../spec/papers/credentials.ts';
import { canonical } from '../text/stored/canonical.ts';
import { NO_INITIALS, type Initials } from '../text/terms/initials.ts';
import { blindPieces, namesIn, personalOf } from './blind.ts';
import type { Cv, EvidenceLine } from './evidence.ts';
import type { Line } from './layout/lines.ts';
import { papersBesideContact } from './beside-contact.ts';
import { linesTold, toldOf, type Told } from './personal-head.ts';
import { isNameLine, isProtected } from './protected.ts';
import { isBreak } from './layout/no-work.ts';
import { inRoles } from './posts/roles.ts';
import { headingMark } from './layout/stretches.ts';
import { distrustOf, type Distrust, type Parted } from './untrusted/untrusted.ts';
import { BEGINNING, languageOf } from '../text/written-language.ts';

export type { Cv, EvidenceLine, Role } from './evidence.ts';

const CHARACTERS_MAX = 10_000;
/** Of those, so many beside names: whoever has the longer one is not read less far. */
const NAMELESS_MAX = 9_900;

/** Reads a CV against a spec whose runs of words are `specRuns`; "Present" is `nowMs`. */
export function readCv(
  cvText: string,
  specRuns: ReadonlySet<string>,
  nowMs: number,
  initials: Initials = NO_INITIALS,
): Cv {
  const text = toldOf(canonical(firstCodePoints(cvText)));
  const { canon } = text;
  const kept: Line[] = [];
  const distrusted: Cv['distrusted'] = [];
  const told = linesTold(text);
  const reasons = distrustOf(
    // A heading of Markdown may be one to a machine.
    told.map(({ text, start }) => headingMark(canon.text, start) + text),
    specRuns,
    told.map(({ start }, index) =>
      index === 0 ? 'by a paragraph' : partedBy(canon.text.slice(told[index - 1]?.end, start)),
    ),
  );
  const all = withoutFalseHeads(text, told, reasons);
  // Places are counted without what is distrusted, labelled or a name: none of them may push a line down.
  const trusted = all.filter((_, index) => reasons[index] === null);
  const personal = personalOf(namesIn(trusted));
  let place = 0;
  let isNamed = false;
  let unread = 0;
  for (const line of trusted) {
    const pieces = (isProtected(line, Number.POSITIVE_INFINITY) ? papersBesideContact(line) : [line]).flatMap(
      (piece) => blindPieces(piece, personal),
    );
    const isName: boolean = pieces.length > 0 && isNameLine(line, place, isNamed);
    if (pieces.length > 0 && !isName) place += 1;
    // Of a line that was nothing but the name nothing is left.
    isNamed ||= isName || (pieces.length === 0 && isNameLine(line, place));
    const counted = isName ? lettersBehind(line) : pieces;
    unread += line.end - line.start - counted.reduce((sum, { text }) => sum + text.length, 0);
    if (line.end - unread > NAMELESS_MAX) break;
    kept.push(...counted);
  }
  for (const [index, line] of all.entries()) {
    const why = reasons[index] ?? null;
    if (why !== null) distrusted.push({ line, why });
  }
  const { lines, roles } = inRoles(canon, kept, nowMs, initials);
  const words = lines.reduce((sum, line) => sum + line.terms.length, 0);
  return {
    canon,
    nowMs,
    language: languageOf(toldIn(lines)),
    lines,
    roles,
    distrusted,
    words,
    linesOfTerm: linesByTerm(lines),
  };
}

function partedBy(between: string): Parted {
  if (!between.includes('\n')) return 'by a stop';
  return EMPTY_LINE.test(between) ? 'by a paragraph' : 'by a line';
}

const EMPTY_LINE = /\n\s*\n/;

/** The lines with their sections, where none that is distrusted heads one. */
function withoutFalseHeads(text: Told, lines: Line[], reasons: readonly (Distrust | null)[]): Line[] {
  const heads = lines.filter(({ isHeading }, index) => isHeading && reasons[index] !== null);
  return heads.length === 0 ? lines : linesTold(text, new Set(heads.map(({ start }) => start)));
}

/** "Jane Smith MRICS": of a line that is a name, the papers behind it. */
function lettersBehind(line: Line): Line[] {
  const at = line.text.search(LETTERS_BEHIND);
  if (at <= 0 || !/\p{Ll}/u.test(line.text)) return [];
  const text = line.text.slice(at).trim();
  const isKnown = text
    .split(/\s+/)
    .some(
      (word) => MEMBERS.test(word) || credentialsNear(word).some((one) => placesOf(one, word).length > 0),
    );
  return isKnown ? [{ ...line, text, start: line.start + at, end: line.start + at + text.length }] : [];
}

const MEMBERS = /^(?:C?[MF](?:R|I|C|L|A)[A-Z]{1,5}S?|CM[A-Z]{2,4})$/;
const LETTERS_BEHIND =
  /(?<=\p{L} )(?:(?:[A-Z][A-Za-z]{0,8}[A-Z]|[BCIM]Eng|[BM](?:Sc|Ed|Arch|Pharm|Phil|Res)|PhD|MRPharmS|FCILEx)(?:\s+|$))+$/u;

/** The lines that hold each term. */
export function linesByTerm(lines: readonly EvidenceLine[]): Map<string, EvidenceLine[]> {
  const index = new Map<string, EvidenceLine[]>();
  for (const line of lines) {
    if (line.isHeading) continue;
    for (const { term } of line.terms) {
      const known = index.get(term);
      if (known === undefined) index.set(term, [line]);
      else if (known.at(-1) !== line) known.push(line);
    }
  }
  return index;
}

function firstCodePoints(text: string): string {
  if (text.length <= CHARACTERS_MAX) return text;
  let units = 0;
  for (let points = 0; points < CHARACTERS_MAX && units < text.length; points++) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, units);
}

/** What is left of a text for its language to be heard in: neither who the person is nor when they paused counts. */
function toldIn(lines: readonly EvidenceLine[]): string {
  const told: string[] = [];
  let length = 0;
  for (const { text } of lines) {
    if (length > BEGINNING) break;
    if (isBreak(text)) continue;
    told.push(text);
    length += text.length;
  }
  return told.join('\n');
}
