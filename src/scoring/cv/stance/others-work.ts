// What a CV says is done by somebody else, or says only to take it back: "stock is ordered by the manager", "reports, which
// my colleague writes", "I have no experience of them". The grammar tells, not the trade. Pure.

import { allIn } from '../../text/expressions/all-in.ts';
import { matchesOf, mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import { NEW_GROUND } from './new-ground-words.ts';
import {
  ACTIVE,
  BELONGS,
  ELSEWHERE,
  FRENCH_PASSIVE,
  GERMAN_PASSIVE,
  MAY,
  PASSIVE,
  PRONOUN_ONLY,
  ROW,
  TAKEN_BACK,
  TOPIC_FIRST,
} from './others-words.ts';
import type { Place } from '../../text/place.ts';

const isNew = NEW_GROUND.map(({ source }) => testOf(new RegExp(source, 'iu')));
const isTelling = testOf(MAY);
const mayTell = rememberedOfLine((text) => isTelling(text) || isNew.some((isSaid) => isSaid(text)));
const mayBeRow = mayMatch(ROW);
/** What parts the cells of a row. */
const PARTED = /[:|–(\t]|\s[-\s]/;
const PASSIVES = [PASSIVE, ELSEWHERE, BELONGS, GERMAN_PASSIVE, FRENCH_PASSIVE];
const passives = PASSIVES.map((pattern) => matchesOf(pattern));
const actives = matchesOf(ACTIVE);
const takenBack = TAKEN_BACK.map((pattern) => ({ pattern, may: mayMatch(pattern) }));
const topicFirst = TOPIC_FIRST.map((pattern) => matchesOf(pattern));
const newGround = NEW_GROUND.map((pattern) => matchesOf(pattern));
/** Whether a sentence of a text may deny anything, or say that it is others' work; of rows it tells nothing. */
const mayDeny = mayMatch(...PASSIVES, ACTIVE, ...TAKEN_BACK, ...TOPIC_FIRST, ...NEW_GROUND);

function mayHoldRow(text: string): boolean {
  return mayBeRow(text) && PARTED.test(text);
}

function isRow(text: string): boolean {
  return mayHoldRow(text) && ROW.test(text);
}

/** The stretches of a text that it says are not the writer's own doing. */
export const othersWork = rememberedOfLine((text): readonly Place[] => {
  if (isRow(text)) return [{ start: 0, end: text.length }];
  const items = mayHoldRow(text) ? bracketedIn(text) : [];
  const rows = items.filter(({ start, end }) => isRow(text.slice(start, end)));
  if (rows.length > 0) return rows;
  // In a later sentence a row may stand too.
  if (!(mayDeny(text) || mayHoldRow(text)) || !mayTell(text)) return [];
  const found: Place[] = [];
  let before: Place | null = null;
  for (const sentence of sentencesOf(text)) {
    const said = text.slice(sentence.start, sentence.end);
    if (sentence.start > 0 && isRow(said.trim())) found.push(sentence);
    const denied = deniedIn(said);
    for (const { start, end } of denied.stretches)
      found.push({ start: sentence.start + start, end: sentence.start + end });
    if (denied.reachesBack && before !== null) found.push(before);
    before = sentence;
  }
  return found;
});

/** "German (native), English (basic)": the items of a list, each with its remark; none where the line is no such list. */
function bracketedIn(text: string): Place[] {
  if (!BRACKETED.test(text)) return [];
  return Array.from(text.matchAll(ITEM), ({ index, 0: item }) => ({
    start: index,
    end: index + item.length,
  }));
}

const BRACKETED = /^[^().;|]{2,40}\([^()]{1,40}\)(?:\s?[,;/]\s?[^().;|]{2,40}\([^()]{1,40}\))+\W*$/u;
const ITEM = /[^(),;/\s][^(),;/]*\([^()]*\)/gu;

/** Whether a line begins by taking back what the line before it said: "I have no experience of that." */
export const takesBack = rememberedOfLine((text): boolean => {
  if (!mayDeny(text) || !mayTell(text)) return false;
  const [first] = sentencesOf(text);
  return first !== undefined && deniedIn(text.slice(first.start, first.end)).reachesBack;
});

const SENTENCE_END = /[.!?;](?=\s)|;|\s[|]\s/g;

function sentencesOf(text: string): Place[] {
  const sentences: Place[] = [];
  let start = 0;
  for (const { index, 0: sign } of allIn(text, SENTENCE_END)) {
    sentences.push({ start, end: index });
    start = index + sign.length;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}

/** Where in a sentence others' work is told, and whether it speaks of the sentence before it. */
function deniedIn(said: string): { stretches: Place[]; reachesBack: boolean } {
  if (!mayDeny(said) || !mayTell(said)) return { stretches: [], reachesBack: false };
  const stretches: Place[] = [];
  let reachesBack = false;
  const subject = (at: number, end: number) => {
    const start = subjectStart(said, at);
    const isPronoun = REFERS.test(said.slice(start, at));
    if (!isPronoun) stretches.push({ start, end });
    else if (start > CLAUSE_LEAD) stretches.push({ start: subjectStart(said, start - 2), end });
    else reachesBack = true;
  };
  for (const matchesIn of passives)
    for (const { index, 0: found } of matchesIn(said)) {
      if (saysOversees(said.slice(subjectStart(said, index), index))) continue;
      subject(index, clauseEnd(said, index + found.length));
    }
  for (const { index, 0: found, groups } of actives(said)) {
    if (saysOversees(said.slice(subjectStart(said, index), index))) continue;
    const end = clauseEnd(said, index + found.length);
    const isPronoun = PRONOUN_ONLY.test(said.slice(index + found.length, end));
    if (groups?.['relative'] !== undefined) stretches.push({ start: subjectStart(said, index), end });
    else if (!isPronoun) stretches.push({ start: index + found.search(/\S+$/), end });
    else if (index > CLAUSE_LEAD) stretches.push({ start: subjectStart(said, index - 2), end });
    else reachesBack = true;
  }
  for (const { pattern, may } of takenBack) {
    const match = may(said) ? pattern.exec(said) : null;
    if (match === null) continue;
    const start = clauseStart(said, match.index);
    if (start > CLAUSE_LEAD) stretches.push({ start: subjectStart(said, start - 2), end: said.length });
    else if (/^\W*(?:(?:but|and|so|though|although|i|we|ich|je)\W*)*$/i.test(said.slice(0, match.index)))
      reachesBack = true;
    else stretches.push({ start: 0, end: said.length });
  }
  for (const matchesIn of [...topicFirst, ...newGround])
    for (const { index, 0: found } of matchesIn(said)) {
      const start = clauseStart(said, index);
      // "Revit: never used".
      const from =
        index - start <= CLAUSE_LEAD && /(?::|\s[–-])\s$/.test(said.slice(0, start))
          ? clauseStart(said, start - 2)
          : start;
      // "I would have to learn Revit": of what is new, it may stand behind.
      if (index - from > CLAUSE_LEAD || newGround.includes(matchesIn))
        stretches.push({ start: from, end: clauseEnd(said, index + found.length) });
    }
  return { stretches, reachesBack };
}

/** So little before a clause is no clause. */
const CLAUSE_LEAD = 3;
/** A subject that says nothing of its own. */
const REFERS =
  /^\W*(?:(?:and|but|so|all|or|all of|most of|und|aber|et|mais) )*(?:that|this|it|they|these|those|which|both|das|dies|diese|was|cela|ça|ce|ceci)\W*$/i;
/** Who sees to it that others do their work answers for it. */
const saysOversees = testOf(
  /\b(?:ensur\w+|(?:mak(?:e|es|ing)|made) sure|see(?:s|ing)? (?:to it )?that|so that|stelle\w* sicher|veille\w*)\b|^\W*(?:[\p{L}]+ ){0,2}?(?:check(?:s|ed|ing)?|verif(?:y|ies|ied|ying)|review(?:s|ed|ing)?|approv(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|overs(?:ee|ees|aw|eeing)|manag(?:e|es|ed|ing)|lead|leads|led|co-?ordinat(?:e|es|ed|ing)|audit(?:ed|ing)?|support(?:s|ed|ing)?|advis(?:e|es|ed|ing)|train(?:s|ed)?|report(?:ed|ing)?(?! to)|prüfe\w*|kontrollier\w*|überwach\w*|vérifi\w*|contrôl\w*) (?!(?:is|are|was|were|gets?|has|have|had)\b)/iu,
);

const COMMA =
  /,\s*(?:(?:and|but|so|while|whereas|though|although|und|aber|et|mais|tandis que|während)\s+)?|:\s|\s[–-]\s|\b(?:but|while|whereas|although|though)\s/gi;
/** A part that speaks of the writer is a statement of its own. */
const OF_THE_WRITER = /\b(?:i|we|i've|i'm|i'd|my (?!\w+ (?:manager|director|boss))|ich|wir|je|j'ai|nous)\b/i;

/** Where the statement begins that a place is in: behind the last comma after which nobody else is spoken of. */
function subjectStart(said: string, at: number): number {
  let start = 0;
  for (const { index, 0: sign } of allIn(said.slice(0, Math.max(0, at)), COMMA)) {
    const end = index + sign.length;
    if (OF_THE_WRITER.test(said.slice(start, index)) && end < at) start = end;
    else if (/:\s|\s[–-]\s/.test(sign) && end < at && said.slice(end, at).trim().length > CLAUSE_LEAD)
      start = end;
  }
  const pronounStart =
    /(?:,|\band|\bbut|\bund|\bet)\s+(?=(?:that|this|it|they|these|those|which|das|dies|cela|ça)\s*$)/i.exec(
      said.slice(start, at),
    );
  return pronounStart === null ? start : start + pronounStart.index + pronounStart[0].length;
}

function clauseStart(said: string, at: number): number {
  let start = 0;
  for (const { index, 0: sign } of allIn(said.slice(0, at), COMMA))
    if (index + sign.length <= at) start = index + sign.length;
  return start;
}

/** Where a statement ends: at a comma behind which the writer speaks of themselves again. */
function clauseEnd(said: string, from: number): number {
  const next =
    /,\s*(?:(?:and|but|so|und|aber|et|mais)\s+)?(?=(?:i|we|ich|wir|je|j'|nous)\b)|\s(?:but|aber|mais)\s|\band (?=i\b)/i.exec(
      said.slice(from),
    );
  return next === null ? said.length : from + next.index;
}
