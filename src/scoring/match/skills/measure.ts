// What a line is worth for one requirement of one spec: less where it tells of learning, of helping those who do the work,
// or of another occupation in the same words. Pure.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine, rememberedOf } from '../../text/remembered.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { headerOf } from '../posts/header.ts';
import { isForeignCv, isForeignPost } from '../posts/foreign-trade.ts';
import { kinOfCv, kinOfRole } from '../posts/kinship.ts';
import { isTraining } from '../posts/learning.ts';
import { withoutSchoolNames } from '../posts/school-names.ts';
import { strengthOf } from './strength.ts';

/** No more than words of a list. */
const LESSER = 0.33;
/** From here on posts are of occupations that have to do with each other. */
const NEAR_MIN = 0.15;
/** Fewer words do not tell an occupation. */
const TOLD_WORDS_MIN = 30;
/** Posts told in so many words, and so many more, have room for what the head of a CV claims. */
const ROOM = { from: 100, range: 200 };
/** What such a claim is worth where they have none. */
const CLAIM_ALONE = 0.6;
/** What words of any trade show in another one. */
const OTHER_TRADE = 0.25;

/** Work that is not yet, or not wholly, one's own; what follows is of that. */
const LEARNT =
  /\b(?:help(?:s|ed|ing)?(?: out)?(?! ?desk)|shadow(?:s|ed|ing)?|observ(?:es|ed|ing|ation (?:on|in|at|of (?:a|the))\b)|watch(?:ed|ing)|s[ai]t in(?: on)?|attend(?:s|ed|ing)? (?!to\b|weekly (?:clinics?|ward))|stood in|stand in|exposure to|exposed to|aware(?:ness)? of|introduced to|introduction to|was shown|have seen|have read|read (?:up on|about|the|(?:(?:an?|some|several|many|two|three) )?(?:books?|articles?|blogs?|papers) (?:about|on))|taster|assist(?:ed|s|ing)? (?:the|a|my|our|his|her|at|two|three|senior|an)\b|(?:in (?:my )?)?(?:modules?|coursework|lectures?|seminars?|dissertation|university project|on placement|student placement|during my (?:placement|internship|studies|degree|training|course))|mitgeholfen|zugeschaut|zugesehen|hospitier\p{L}*|hospitation|im studium|im praktikum|aidé|observé|assisté|en stage|pendant mes études)/giu;
const MAY_LEARN =
  /help|shadow|observ|watch|s[ai]t in|attend|st(?:oo|an)d in|expos|aware|introduc|shown|seen|\bread |taster|assist|module|course|lectur|seminar|disserta|project|placement|internship|studies|degree|training|geholfen|geschaut|gesehen|hospit(?:ier|ation)|studium|praktikum|aidé|stage|études/i;
const mayLearn = testOf(MAY_LEARN);
/** Who is asked to help is shown by helping. */
const HELP_ASKED =
  /\b(?:assist|support|help|attend|shadow|observ|aid|unterstütz|mithilf|assister|aide|training|trainee|apprentic|intern|graduate|placement|awareness|exposure)/i;
const LEARNER_SOUGHT =
  /\b(?:trainee|apprentice(?:ship)?|intern(?:ship)?|graduate|student|placement|junior|entry[- ]level|newly qualified|auszubildende\w*|azubi|werkstudent\w*|praktik\w+|stagiaire|alternan\w+)\b/i;
/** A person who still studies says so of themselves. */
const STUDENT =
  /\b(?:(?:final|first|second|third|last|penultimate)[- ]year (?:\p{L}+ ){0,4}(?:student|undergraduate)|(?:undergraduate|master's|msc|bsc|university|college|phd|nursing|law) student|i am (?:a|an|currently a) (?:\p{L}+ ){0,4}student|student (?:nurse|midwife|teacher|social worker|paramedic|radiographer|physiotherapist|occupational therapist)|studentin|étudiante?)\b|\bstudent\s*$/iu;

const isOfStudent = testOf(STUDENT);

/** The measure of lines for a unit; without a term, that of the line as a whole. */
export function measureOf(unit: Unit, cv: Cv, spec: Spec): (line: EvidenceLine, term?: string) => number {
  const isHelpAsked = asksForHelp(unit);
  const isLearnerSought = LEARNER_SOUGHT.test(spec.title);
  const isStudent = !isLearnerSought && saysStudent(cv);
  return (line, term) => {
    const plain = isClaim(line) ? Math.min(strengthOf(line, term), claimOf(cv)) : strengthOf(line, term);
    if (plain <= LESSER) return plain;
    if (!isLearnerSought && (isStudent ? line.role === null : line.role !== null && trains(line.role)))
      return LESSER;
    if (!isHelpAsked && isLesser(line, term)) return LESSER;
    return isOfAnotherTrade(line, cv, spec) ? Math.min(plain, OTHER_TRADE) : plain;
  };
}

function isClaim({ role, section }: EvidenceLine): boolean {
  return role === null && (section === 'head' || section === 'summary');
}

/** What a claim at the head of a CV is worth: the less, the more its posts have room to tell of it. */
const claimOf = rememberedOf((cv: Cv): number => {
  const words = cv.lines.reduce(
    // What is left of a sentence about the person tells nothing.
    (sum, { role, text, terms }) =>
      sum + (role === null || terms.length === 0 ? 0 : withoutSchoolNames(text).split(/\s+/).length),
    0,
  );
  const room = Math.max(0, Math.min(1, (words - ROOM.from) / ROOM.range));
  return CLAIM_ALONE - room * (CLAIM_ALONE - LESSER);
});

const asksForHelp = rememberedOf((unit: Unit): boolean => HELP_ASKED.test(unit.text));

const trains = rememberedOf((role: Role): boolean => isTraining({ ...role, lines: titleOf(role) }));

/** The line that names the post; the next one may begin another. */
function titleOf(role: Role): EvidenceLine[] {
  const line = headerOf(role).title ?? role.lines[0];
  return line === undefined ? [] : [line];
}

const saysStudent = rememberedOf((cv: Cv): boolean =>
  cv.lines.some(({ text, section }) => (section === 'head' || section === 'summary') && isOfStudent(text)),
);

const NOWHERE: readonly number[] = [];
/** Where words of helping or of learning stand in a line. */
const lessers = rememberedOfLine((text) =>
  mayLearn(text) ? allIn(text, LEARNT).map(({ index }) => index) : NOWHERE,
);

/** Whether a word stands behind one of helping or of learning, in its own clause. */
function isLesser(line: EvidenceLine, term?: string): boolean {
  const { text, terms } = line;
  const places = lessers(text);
  if (places.length === 0 || term === undefined) return false;
  const found = terms.filter((one) => one.term === term);
  return (
    found.length > 0 &&
    found.every(({ start, end }) => {
      const { from } = clauseAround(text, start, end);
      return places.some((at) => at >= from && at < start && !OWN_AGAIN.test(text.slice(at, start)));
    })
  );
}

/** Where the writer's own work is told again. */
const OWN_AGAIN =
  /,\s*(?:(?:and|then|now|und|et)\s+)?(?:i|led|ran|run|wrote|built|managed|took over|own|ich|je)\b/i;

/** Whether the post, or the whole CV, is of an occupation that has nothing to do with the spec's. */
function isOfAnotherTrade({ role }: EvidenceLine, cv: Cv, spec: Spec): boolean {
  if (role === null ? isForeignCv(cv, spec) : isForeignPost(role, cv, spec)) return true;
  // The words that are at home in occupations are known of English alone.
  if (cv.language !== 'english' || cv.words < TOLD_WORDS_MIN) return false;
  const whole = kinOfCv(cv, spec);
  if (whole !== null && whole.near >= NEAR_MIN) return false;
  const kin = (role === null ? null : kinOfRole(role, spec)) ?? whole;
  return kin !== null && kin.near < NEAR_MIN;
}
