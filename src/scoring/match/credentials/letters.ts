// Papers by the letters behind a name and by the body that gives them: "FCIOB" where MCIOB is asked, "Fellow of the
// Landscape Institute", "chartered landscape architect". A fellow is more than a member, a student or licentiate less. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { answers, designatorsIn } from '../../spec/papers/designators.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { escaped } from '../../text/expressions/escaped.ts';
import { stem } from '../../text/terms/stem.ts';
import { IN_A_HEAP, isHeap, namingAs, takenBy, type Naming } from '../papers/naming.ts';
import { isOfAnother } from '../papers/whose-paper.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** What a unit asks for, as expressions over a CV's lines. */
type Sought = { held: RegExp[]; less: RegExp[]; chartered: RegExp | null };

/** "Registered Veterinary Nurse (RVN)": the name before its letters. */
const SPELLED =
  /((?:\p{L}[\p{L}'’&-]*\s+){1,5}\p{L}[\p{L}'’-]*)\s*\(([A-Z][A-Za-z]{0,4}[A-Z]{1,5}(?:-[A-Z]{1,4})?)\)/u;
const LETTERS =
  /(?<![\p{L}\d/-])(?=[A-Za-z]*[A-Z][a-z]?[A-Z])[A-Z][A-Za-z]{2,8}(?:-[A-Z]{1,4})?(?![\p{L}\d])/gu;
/** Members' letters: what stands before those of the body. */
const MEMBER = /^(?:CM|AM|M|C|CF|F)(?=[A-Z])/;
/** Where an associate is asked for, those of one; members and fellows are more. */
const ASSOCIATE = { asked: /\bassociate of\b/i, letters: /^A(?=[A-Z]{2})/ };
const BODY =
  /\b(?:[Mm]ember(?:ship)?|[Ff]ellow|Associate|[Rr]egist(?:ered|ration)|[Aa]ccredited)\b(?:(?: \p{L}+){0,2}| as an?(?: [\p{L}-]+){1,3}) (?:of|with|by) (?:the )?((?:[A-Z][\p{L}&]+ ?|(?:of|for|and|in) (?=(?:the )?[A-Z])|the (?=[A-Z])){2,9})/u;
/** "Family Mediation Council accreditation": the body before what it gives. */
const BODY_BEFORE =
  /((?:(?:Royal|[A-Z][\p{L}&]+) ){1,5}(?:Council|Institut(?:e|ion)|Association|Society|Board|Authority|Federation|College|Chamber|Academy|Guild|Bureau)(?: (?:of|for) (?:[A-Z][\p{L}&]+ ?|and |the ){1,5})?)(?:['’]s)? ?(?:[a-z]+ )?(?:accredit|member|regist|fellow|licen|certif)/u;
const RANK = String.raw`(?:(?:chartered|full|corporate|professional|elected|voting)\s+)?(?:member|fellow)(?:ship)?(?:\s*\([^)]{1,20}\))?|accredited|registered|on the register`;
const JUNIOR = String.raw`(?:student|graduate|associate|affiliate|licentiate|trainee|junior|incorporated|technician|probationary)`;
const JUNIOR_BEFORE = new RegExp(String.raw`\b${JUNIOR}\s+(?:\w+\s+)?$`, 'i');
const SMALL =
  /^(?:of|for|and|in|the|royal|institut\w*|institution|society|association|chartered|british|american|council|college|board|australia|ireland|united|kingdom|national|federation|engineers?)$/i;
/** Letters of something else than a paper. */
const NO_PAPER =
  /^(?:QQI|NFQ|RQF|QCF|EQF|SCQF|DQR|FETAC|NHS|USA|EEA|CNC|CAD|PLC|LLP|SME|GMP|CDI|CDD|GCSE|FMCG|NATO|COVID|HTML|CSS|JSON|BSc|MSc|PhD|BEng|MEng|DBS|ISO)$/;
const LENGTH_MIN = 3;
const OF_MEMBERS = /\b(?:accredit|member|fellow)/i;

/** The namings of a unit's letters, its spelled name and its body. */
export function namingsByLetters(unit: Unit, cv: Cv): Naming[] {
  const { held, less, chartered } = soughtBy(unit);
  if (held.length === 0 && less.length === 0 && chartered === null) return [];
  return cv.lines.flatMap((line) => [
    ...held.flatMap((name) => at(line, name, 'held', unit, cv.nowMs)),
    ...less.flatMap((name) => at(line, name, 'other', unit, cv.nowMs)),
    ...(chartered === null ? [] : at(line, chartered, 'held', unit, cv.nowMs)),
  ]);
}

function at(line: EvidenceLine, name: RegExp, as: 'held' | 'other', unit: Unit, nowMs: number): Naming[] {
  if (line.isHeading) return [];
  return allIn(line.text, name).flatMap(({ 0: words, index }): Naming[] => {
    const end = index + words.length;
    // "AssocRICS or MRICS": the lesser letters are asked for as well.
    if (as === 'other' && unit.text.includes(words)) return [];
    if (isOfAnother(line.text, { start: index, end })) return [];
    const { stance: said, isExplicit, isWish } = paperStanceAt(line.text, { start: index, end }, nowMs);
    const clause = clauseAround(line.text, index, end);
    const isJunior = JUNIOR_BEFORE.test(clause.text.slice(0, index - clause.from));
    const open = takenBy(unit, said);
    const isLess = as === 'other' || isJunior || !answers(unit.designators, designatorsIn(line.text));
    const stance = open === 'held' && isLess ? 'other' : open;
    const share = isHeap(line) ? IN_A_HEAP : 1;
    return [namingAs(stance, { line, words, isExplicit: isExplicit || stance === 'other', isWish, share })];
  });
}

const soughtBy = rememberedOf((unit: Unit): Sought => {
  const found: Sought = { held: [], less: [], chartered: null };
  if (asksForPaper(unit)) fill(found, unit);
  return found;
});

function fill(found: Sought, unit: Unit): void {
  const isOpen = unit.namedBy.length > 0;
  const isAssociate = ASSOCIATE.asked.test(unit.text);
  for (const [letters] of unit.text.matchAll(LETTERS)) {
    if (NO_PAPER.test(letters) || letters.length < LENGTH_MIN) continue;
    // Of what the lexicon knows only the other ranks are of interest.
    const isSought =
      isOpen && unit.namedBy.some((name) => name.size === 1 && name.has(stem(letters.toLowerCase())));
    // Of a body its members' letters show the member.
    const before = isSought && /\bmember|\bfellow/i.test(unit.text) ? '(?:C?[MF])?' : '';
    if (isSought)
      found.held.push(new RegExp(String.raw`(?<![\p{L}\d])${before}${letters}(?![\p{L}\d])`, 'gu'));
    // "MIACP", of whom the accreditation of the IACP is asked.
    if (OF_MEMBERS.test(unit.text) && letters.length > LENGTH_MIN && /^[A-Z]+$/.test(letters))
      found.held.push(new RegExp(String.raw`(?<![\p{L}\d])[MF]${letters}(?![\p{L}\d])`, 'gu'));
    const body = letters.replace(isAssociate ? ASSOCIATE.letters : MEMBER, '');
    if (body === letters || body.length < 2 || !/member|fellow|charter|\b[CAM]{1,2}[A-Z]/.test(unit.text))
      continue;
    if (!letters.startsWith('F'))
      found.held.push(new RegExp(String.raw`(?<![\p{L}\d])(?:Hon|C)?F${body}(?![\p{L}\d])`, 'gu'));
    found.less.push(
      new RegExp(
        String.raw`(?<![\p{L}\d])(?:Cert|Student|Dip|Graduate|Affiliate)\.? ?\(?${body}(?![\p{L}\d])`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<![\p{L}\d])(?:Assoc|Stud?|Grad|Tech|Affil|Lic${body.length > 2 ? '|I' : ''})${body}(?![\p{L}\d])`,
        'gu',
      ),
    );
  }
  const [, name, letters = ''] = SPELLED.exec(unit.text) ?? [];
  if (name !== undefined && isOpen) {
    const phrase = nameOf(name, letters);
    if (phrase !== null) found.held.push(phrase);
  }
  const body = (BODY.exec(unit.text) ?? BODY_BEFORE.exec(unit.text))?.[1]?.trim();
  if (body !== undefined && isOpen) {
    const initials = (body.match(/\p{Lu}/gu) ?? []).join('[a-z]{0,2}');
    if (body.split(' ').length > 2 && !isAssociate)
      found.held.push(new RegExp(String.raw`(?<![\p{L}\d])${initials}(?![\p{L}\d])`, 'gu'));
  }
  if (body !== undefined && body.includes(' ')) {
    const name = escaped(body);
    found.held.push(
      new RegExp(
        String.raw`\b(?:${RANK})(?:\s+\w+){0,3}?(?:\s+(?:of|with|by)|,)\s+(?:the\s+)?${name}`,
        'giu',
      ),
      // "On the Teaching Council's register", "Teaching Council, full registration".
      new RegExp(
        String.raw`(?<!\p{L})${name}(?:['’]s|[,:])?(?:\s+\w+){0,2}?\s+(?:register(?:ed)?|registration|roll)(?!\p{L})`,
        'giu',
      ),
    );
  }
  const subjects = (body ?? name ?? '').match(/\p{L}{4,}/gu)?.filter((word) => !SMALL.test(word)) ?? [];
  if (/charter/i.test(unit.text) && subjects.length > 0) {
    const stems = subjects.map((word) => escaped(word.slice(0, 6)));
    found.chartered = new RegExp(String.raw`\bchartered\s+(?:\w+\s+){0,2}?(?:${stems.join('|')})\w*`, 'giu');
  }
}

/** The words of a name whose letters they begin with, one after another. */
function nameOf(words: string, letters: string): RegExp | null {
  const all = words.split(/\s+/);
  const wanted = letters.replace(/[^A-Z]/g, '');
  for (let from = all.length - 2; from >= 0; from--) {
    const initials = all
      .slice(from)
      .filter((word) => word.length > 3 || /^\p{Lu}/u.test(word))
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
    if (initials !== wanted) continue;
    return new RegExp(
      String.raw`(?<!\p{L})${all
        .slice(from)
        .map(escaped)
        .join(String.raw`\s+`)}`,
      'giu',
    );
  }
  return null;
}
