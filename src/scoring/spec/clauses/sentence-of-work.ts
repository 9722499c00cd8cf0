// Sentences of work that stand under a heading of demands, as ads on the web mix them: "Requirements: Handle incoming calls".
// They are duties; what one must have for them stands beside them. Pure.

import { testOf } from '../first-look.ts';
import { WORK_VERBS } from '../layout/work-verbs.ts';

const VERBS = String.raw`(?:${WORK_VERBS.join('|')}|handle|resolve|respond to|answer|dispatch|accept|greet|process|operate|clean|repair|get involved in)`;
/** "Test automation", "Research methods", "Review of contracts": verbs that are names of things where nothing points to the next word. */
const THING = String.raw`(?:Design|Test|Research|Support|Train|Document|Process|Review|Lead|Coach|Plan) (?!(?:the|an?|our|all|any|each|every|new|your|their|its|and|or)\b)`;
/** "Develop, debug, and deliver applications", "Handle incoming calls": a verb, or some, and what is worked on. */
const SENTENCE_OF_WORK = new RegExp(
  String.raw`^(?:[-*•] )?(?!${THING})${VERBS}(?:(?:,|,? (?:and|&)|/| or)\s?\p{L}+){0,4}(?<!\p{L}(?:ing|ment|ion|skills)) (?!(?:skills?|experience|knowledge|expertise|background|of|tools?|certificat\p{L}*|engineers?|developers?|and|or|as)(?!\p{L})|in \p{Lu})[\p{L}\d-]+ [^;]{3,}`,
  'iu',
);
/** What speaks of somebody instead of the work. */
const OF_SOMEBODY =
  /\b(?:skills?|experience|knowledge|expertise|proficien\p{L}+|abilit(?:y|ies)|able|degree|years|licen[cs]e\p{L}*|certifi\p{L}+|qualifi\p{L}+|level|attitude)\b/iu;
const isWork = testOf(SENTENCE_OF_WORK);
/** "The post holder reports to the board", "the incumbent signs off designs". */
const OF_THE_HOLDER =
  /^the (?:incumbent|(?:post|job|office|role)[- ]?holder|appointee|jobholder|successful (?:candidate|applicant)|role|position|post) (?!(?:has|needs|holds|possesses|requires|is|was|demands|calls|asks)\b)\p{Ll}{3,}s\s/iu;
const isOfTheHolder = testOf(OF_THE_HOLDER);

/** Whether a clause is one. */
export function isSentenceOfWork(clause: string): boolean {
  return (isWork(clause) || isOfTheHolder(clause)) && !OF_SOMEBODY.test(clause);
}
