// Papers of a craft, any of which will do: "time-served, or NVQ 3, BTEC, HNC" is met by an apprenticeship as by an HNC, and
// not by a step below. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { craftLevelAsked, craftPapersIn, type CraftPaper } from '../../spec/papers/craft-papers.ts';
import { CREDENTIAL_WORD } from '../../spec/papers/credential-words.ts';
import { topicOf } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, takenBy, type Naming } from '../papers/naming.ts';
import { isOfAnother } from '../papers/whose-paper.ts';
import { holdsHalf } from '../words/overlap.ts';

/** The namings of such papers in a CV, where the unit takes any of them. */
export function namingsOfCraft(unit: Unit, cv: Cv): Naming[] {
  if (unit.kind !== 'certificate' && unit.kind !== 'degree') return [];
  const level = unit.credentials.length > 0 ? null : craftLevelAsked(unit.text);
  if (level === null) return [];
  return cv.lines.flatMap((line) =>
    line.isHeading
      ? []
      : craftPapersIn(line.text)
          .filter((paper) => !isOfAnother(line.text, paper) && !isPost(line, paper))
          .map((paper) => naming(line, paper, level, unit, cv.nowMs)),
  );
}

function naming(line: EvidenceLine, paper: CraftPaper, level: number, unit: Unit, nowMs: number): Naming {
  const { stance, isExplicit, isWish } = paperStanceAt(line.text, paper, nowMs);
  const as = takenBy(unit, stance);
  const isOther = as === 'held' && (paper.level < level || isOfOtherSubject(line, paper, unit));
  const words = line.text.slice(paper.start, paper.end);
  return namingAs(isOther ? 'other' : as, { line, words, isExplicit: isExplicit || isOther, isWish });
}

/** Who looks after apprenticeships within a post has not served one. */
function isPost(line: EvidenceLine, { kind }: CraftPaper): boolean {
  return kind === 'apprenticeship' && line.role !== null && OF_OTHERS.test(line.text);
}

const OF_OTHERS =
  /\b(?:apprenticeships|scheme|programme|recruit\w*|manag\w+|coordinat\w+|deliver\w*|assess\w*)\b/i;

/** The craft that the paper is to be in, where the statement names one, has to be told with the paper. */
function isOfOtherSubject(line: EvidenceLine, { start, end }: CraftPaper, unit: Unit): boolean {
  const subject = SUBJECT.exec(unit.text)?.[1];
  if (subject === undefined) return false;
  const asked = [...subject.split(OR), ...unit.text.split(OR)]
    .map((part) =>
      [...topicOf(part).keys()].filter((term) => !CREDENTIAL_WORD.test(term) && !OF_CRAFTS.test(term)),
    )
    .filter(({ length }) => length > 0);
  if (asked.length === 0) return false;
  const { from, text } = clauseAround(line.text, start, end);
  const told = new Set(
    line.terms.filter((term) => term.start >= from && term.end <= from + text.length).map(({ term }) => term),
  );
  return !asked.some((subject) => holdsHalf(told, subject));
}

const OF_CRAFTS = /^=?(?:apprentic|time-serv|indentur|trad|train|craft)/;
/** Several subjects, or another paper altogether. */
const OR = /,? (?:or|oder|ou) /iu;
const SUBJECT = /\b(?:in|as an?|of|im|als|en)\s+(?!the same|any|similar|another)(\p{L}.*)$/iu;
