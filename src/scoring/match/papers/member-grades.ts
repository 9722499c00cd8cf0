// Grades of membership: who is a student, a qualifying or an associate member of a body is no member of it where membership
// is asked. Pure.

import { clauseAround } from '../../cv/stance/clauses.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { cased } from '../../text/expressions/cased.ts';
import type { Place } from '../../text/place.ts';

/** Who is asked for: a member or a fellow, by the word or by the letters. */
const FULL = cased({
  words: /\bmember|\bfellow|charter/i,
  names: /(?<![\p{L}])(?:C?[MF])[A-Z]{3,6}(?![\p{L}])/u,
});
const ANY_GRADE =
  /\b(?:student|graduate|affiliate|associate|assoc|licentiate|technician|any (?:grade|level)|working towards|part[- ]qualified)/i;
const LESSER = cased({
  words:
    /(?<!\p{L})(?:student|graduate|affiliate|apprentice|provisional|qualifying|probationary|candidate|trainee|junior|introductory|supporting)\s+(?:\p{L}+\s){0,2}?(?:member|grade)|(?:member|membership)\s*[(,:–-]\s*(?:student|affiliate|graduate|qualifying|associate|provisional)(?!\p{L})|(?:student|affiliate|graduate) (?:of|with) the|(?<!\p{L})(?:proficiency )?(?:module|short course|webinar)s?(?!\p{L})/iu,
  names:
    /(?<![\p{L}])(?:Assoc|Stud?|Grad|Affil|Lic|Tech)[A-Z]{3,6}(?![\p{L}])|\b(?:Licentiate|Student|Graduate|Affiliate) (?:of the )?[A-Z]{3,6}(?![\p{L}])/u,
});
const IS_FULL = cased({ words: /\bfull member|\bfellow\b|\bchartered\b/i, names: FULL.names });

/** To be on a register that is itself accredited is not to be accredited. */
const ACCREDITED =
  /(?<!psa[- ])\baccred(?:ited)?\b(?! (?:register|course|diploma|degree|programme|training))|\baccreditation\b/i;
const ONLY_MEMBER = /\b(?:registered|individual|ordinary|full|approved) (?:counsellor )?member\b/i;

/** Who still learns a trade is licensed as an apprentice. */
const OF_THE_TRADE = /\b(?:journey(?:man|person|worker)|master)\b/i;
const APPRENTICE = /\bapprentice\b/i;

/** "MICE as Incorporated Engineer", "IEng MIET": corporate members of an institution who are not chartered by it. */
const CHARTERED = /\bchartered|\bCEng\b|\bCPEng\b/i;
const INCORPORATED = /\bincorporated engineer|\bIEng\b|\bengineering technician|\bEngTech\b/i;

/** Who may use a thing is not yet who may teach or examine others in it. */
const OVER_OTHERS =
  /\b(?:instructors?|(?<!(?:asbestos|energy|risk|damage|loss|fire|needs|access|vehicle|property) )assessors?|verifiers?|formateurs?|formatrices?)\b/i;
const TEACHES = /\b(?:instruct|assess|examin|verif|train(?:er|ing others)|teach|formateur|formatrice)/i;

/** Whether the CV names a grade below that which the unit asks for. */
export function isLesserGrade(text: string, { start, end }: Place, unit: Unit): boolean {
  const { text: clause } = clauseAround(text, start, end);
  if (ACCREDITED.test(unit.text) && ONLY_MEMBER.test(clause) && !ACCREDITED.test(clause)) return true;
  if (OVER_OTHERS.test(unit.text) && !TEACHES.test(text)) return true;
  if (OF_THE_TRADE.test(unit.text) && APPRENTICE.test(clause) && !OF_THE_TRADE.test(clause)) return true;
  if (CHARTERED.test(unit.text) && INCORPORATED.test(text) && !isChartered(text))
    return !INCORPORATED.test(unit.text);
  return LESSER.isIn(clause) && !IS_FULL.isIn(clause) && FULL.isIn(unit.text) && !ANY_GRADE.test(unit.text);
}

/** Whether a text says that the person is chartered; of a review for it that is booked nobody is. */
function isChartered(text: string): boolean {
  return CHARTERED.test(
    text.replace(
      /(?:review|interview|working|towards?|preparing|application|applying)[^.;]{0,20}\bCEng\b|\bCEng\b[^.;]{0,20}(?:review|interview|booked|planned|pending)/giu,
      ' ',
    ),
  );
}
