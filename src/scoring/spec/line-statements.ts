// The statements of one line of a spec, each with how much it asks. Pure.

import { saysWhoIsSought } from './asking.ts';
import { isBoilerplate } from './boilerplate.ts';
import { credentialsNear, placesOf } from './credentials.ts';
import { kindOfHeading, MUST_IN_SENTENCE, NICE, type StatementKind } from './headings.ts';
import { kindOfClause } from './kind-of-clause.ts';
import { minimumMonths } from './minimum-months.ts';
import { clausesOf, sentencesOf } from './sentences.ts';
import { isOfTheHouse } from './spans-of-time.ts';
import { onlySeeks } from './who-is-sought.ts';

/** One thing that a spec says, in its own words. */
export type Statement = { text: string; kind: StatementKind };

/** A heading in the line that it heads: a few words and a full stop. */
const RUN_IN = /^(?:\S+\s){0,3}\S+\.$/;
/** What may stand before its name. */
const BEFORE_PAPER =
  /^(?:(?:an?|the|your|valid|current|active|full|clean|in-date|up-to-date|unrestricted|uk|us|state|gültige[rnms]?)\s+)*/i;
/** What a paper is called whose name is not known. */
const LICENCE_WORD = /\b(?:licen[cs]e|registration|certificate|clearance|card|ticket|führerschein)\b/i;

/**
 * The statements of a line under a heading of the kind `heading`; a label before a colon speaks for what follows it in
 * the line. `isProse`: the line is of running text without a heading.
 */
export function statementsIn(line: string, heading: StatementKind, isProse = false): Statement[] {
  let current = heading;
  return sentencesOf(line).flatMap((sentence, index): Statement[] => {
    // "The job. Lead a team of nine.": a heading that ends like a sentence.
    const alone = RUN_IN.test(sentence) ? kindOfHeading(sentence) : null;
    if (alone !== null) {
      current = alone;
      return [];
    }
    const label = /^([^:.]{2,60}):\s*/.exec(sentence);
    const labelled = label === null ? null : kindOfHeading(label[1] ?? '');
    if (labelled !== null) current = labelled;
    const text = labelled === null ? sentence : sentence.slice(label?.[0].length ?? 0);
    const rest = current;
    if (isBoilerplate(text)) return [{ text, kind: 'boilerplate' }];
    if (isOfTheHouse(text) && !MUST_IN_SENTENCE.test(text)) return [{ text, kind: 'about' }];
    if (index > 0 && rest === 'must' && isRemark(text)) return [{ text, kind: 'about' }];
    if (rest !== 'must' && onlySeeks(text)) return [{ text, kind: rest }];
    const asks = isProse && rest === 'duty' && opensWithPaper(text);
    return text.length < 3
      ? []
      : clausesOf(text).map((clause): Statement => ({
          text: clause,
          kind: kindOfClause(clause, asks ? 'must' : rest, text),
        }));
  });
}

/** What follows a demand and says something of it: "the client will not sponsor one". */
function isRemark(text: string): boolean {
  return (
    /^(?:the|we|it|this|that|there|our|these|those|because|but|so|any(?:one)? (?:one )?of them|either|both|whichever)\b/i.test(
      text,
    ) &&
    !MUST_IN_SENTENCE.test(text) &&
    !NICE.test(text) &&
    !saysWhoIsSought(text) &&
    minimumMonths(text) === 0
  );
}

/** "EPA 608, or at the very least Type II": a sentence that begins with a paper, and says nothing that is done with it. */
function opensWithPaper(text: string): boolean {
  const rest = text.replace(BEFORE_PAPER, '');
  if (/\b(?:you|they|he|she|we|is|are|was|were|gets?|earns?)\b/i.test(rest)) return false;
  return (
    (rest.length < text.length && LICENCE_WORD.test(rest.slice(0, 40))) ||
    credentialsNear(rest).some((one) => one.kind !== 'language' && placesOf(one, rest)[0]?.start === 0)
  );
}
