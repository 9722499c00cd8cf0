// Questions that a spec asks and answers itself: "Who fits?", "What else would please us?". They ask for nothing, and say
// how what follows in their paragraph is meant. Pure.

import type { StatementKind } from '../layout/statement-kind.ts';
import { saysNice } from '../wishes.ts';
import { testOf } from '../first-look.ts';

const WORDS_MAX = 12;

/** The kinds of questions; the first that fits counts. */
const QUESTIONS: readonly (readonly [StatementKind, (text: string) => boolean])[] = [
  [
    'nice',
    testOf(
      /^(?:and |so |but )*(?:what|which|anything|was|qu['’]est-ce qui)\b.*\b(?:please|smile|grin|delight|tip|sway|impress|charm|icing|cherry|stand out|win us over|happy|even better|surprise|freuen|gefallen|begeister\p{L}*|plairait|plus)(?!\p{L})|^(?:and |so |but )*(?:what (?:else )?(?:would|could|might) (?:(?:also|really|just) )?(?:be|help|make|add|give you)|(?:any )?(?:bonus|extras?|nice[- ]to[- ]haves?)|was wäre|was (?:hilft|schadet)|qu['’]est-ce qui (?:serait|aiderait))(?!\p{L})/iu,
    ),
  ],
  [
    'boilerplate',
    testOf(
      /^(?:and |so |but )*(?:what (?:do|will|would|can|could|does) (?:you|i|we|it) (?:get|receive|earn|offer|pay|give|expect from us|look forward)|what(?:['’]s| is) in it|why (?:us|join|work|choose|come|apply)|how (?:to|do i|do you|can i|can you) (?:apply|get|reach|find)|interested|(?:does (?:this|that|it) )?sounds?|questions|still (?:reading|here|with us)|ready|any questions|was (?:bieten|bekommst|bekommen|gibt|kriegst)|interesse|interessiert|fragen|neugierig|que (?:proposons|vous offrons)|intéressée?|pourquoi (?:nous|venir|postuler))(?!\p{L})/iu,
    ),
  ],
  [
    'about',
    testOf(
      /^(?:and |so |but )*(?:(?:anything|something|what) else\W*$|(?:sonst noch|noch) (?:was|etwas|fragen)|why (?:is|are|do|does|did|this|the|a|now)|who (?:are we|we are)|what do we (?:do|make|sell)|where (?:are|is|do|will)|when (?:is|does|do|will)|wer (?:sind wir|wir sind)|warum|wo\b|wann\b|qui sommes|où\b|quand\b|pourquoi)(?!\p{L})/iu,
    ),
  ],
  [
    'must',
    testOf(
      /^(?:and |so |but )*(?:who (?:fits|(?:would|will|might|could|can|should)\b|do (?:we|i)|are (?:we|i|you)|is (?:this|it|he|she|right)|we)|whom\b|what (?:can(?:no|['’])t|can not|won['’]t|will not) (?:you|i|we|they) (?:flex|bend|budge|compromise|move|negotiate|give|do without|be without|live without|train|teach)|what (?:is|are) (?:non-negotiable|a must|essential|the (?:must|deal)[- ]?(?:haves?|breakers?)|required|fixed)|what (?:do|must|should|would|will) (?:you|i|we|he|she|they) (?:need|ask|want|require|have to|look for|bring|expect from you)|wer (?:passt|bist|sind sie|kommt|wird)|wen (?:suchen|wünschen|brauchen)|was (?:bringst|bringen sie|brauchst|brauchen|erwarten wir|musst|müssen)|qui (?:êtes|es-tu|cherchons|recherchons))(?!\p{L})/iu,
    ),
  ],
  [
    'duty',
    testOf(
      /^(?:and |so |but )*(?:what (?:will|would|do|does|is|are)(?:['’]ll)? (?:you|i|he|she|they|the (?:job|work|post|role|day)|a (?:day|week)|your (?:day|week|job))|was (?:machst|machen sie|tust|erwartet|wirst|werden sie)|que ferez|quelles? (?:sera|seront|sont) (?:votre|vos))(?!\p{L})/iu,
    ),
  ],
];

/**
 * How what follows a question is meant: null where it is none, or a question that does not say; a question that names what
 * is asked for ("Do you have a Class 1 licence?") is a demand and not read here.
 */
export function kindOfQuestion(text: string): StatementKind | null {
  if (!/\?\W*$/.test(text) || text.split(/\s+/).length > WORDS_MAX) return null;
  const plain = text.replace(/^[^\p{L}]+/u, '');
  const kind = QUESTIONS.find(([, isSaid]) => isSaid(plain))?.[0] ?? null;
  return kind === 'must' && saysNice(plain) ? 'nice' : kind;
}

/** "Anything else?", "Sounds like you?": a question of a few words that names nothing. */
const EMPTY =
  /^(?:anything|something|what|was|quoi|noch|et|and|sonst|so|and so|still|well|right)\b[^,;:]{0,20}\?\W*$|^[^?]{0,40}\b(?:sound|sounds|like) (?:like )?(?:you|good|fun|right|familiar)\W*$/iu;
const isEmpty = testOf(EMPTY);

/** Whether a question neither asks for anything nor says how what follows is meant. */
export function isEmptyQuestion(text: string): boolean {
  return /\?\W*$/.test(text) && isEmpty(text);
}

/** "Got a bit of sign language? Even better", "Don't have your white card yet? Then we can't take you on": what is asked after. */
const HAVING =
  /^(?:and |oh,? )?(?<no>(?:you )?(?:do not|don['’]t|haven['’]t) (?:have|got|hold) (?:your |an? |the )?|no |kein\p{L}* |pas (?:encore )?(?:de |d['’]|le |la |votre ))?(?:(?:have you |do you |you )?(?:got|have|hold|speak|know)(?: got)? |you['’]ve got |hast du |haben sie |vous avez |avez-vous |as-tu |tu as )?(?<what>[^?;]{3,80}?)(?: yet| already| schon| déjà)?\s?\?\W*$/iu;
const REFUSED =
  /^(?:then |sorry,? |but |dann |alors |in that case,? )*(?:we|i|wir|nous|you|it|that|geht|leider)?\b[^.;]{0,40}(?:can(?:no|['’])t|cannot|won['’]t|unable|not for you|no job|leider|nicht|impossible|ne (?:pouvons|pourrons))/iu;
const ANSWER_MAX = 90;

/** What a question after something that one has asks for by its answer; null where the two are no such pair. */
export function askedByAnswer(question: string, answer: string | undefined): StatementOfAnswer | null {
  if (answer === undefined || answer.length > ANSWER_MAX || question.split(/\s+/).length > WORDS_MAX)
    return null;
  const { no, what } = HAVING.exec(question)?.groups ?? {};
  if (what === undefined || QUESTIONS.some(([, isSaid]) => isSaid(question))) return null;
  if (no === undefined) return saysNice(answer) ? { text: what, kind: 'nice' } : null;
  return REFUSED.test(answer) && !saysNice(answer) ? { text: what, kind: 'must' } : null;
}

/** What is asked for, and how. */
export type StatementOfAnswer = { text: string; kind: 'nice' | 'must' };
