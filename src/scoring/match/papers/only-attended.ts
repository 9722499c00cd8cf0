// Where a paper's name stands for less than the paper: a webinar of its body, a familiarisation course for its machine, the
// meeting or the plan that bears its name. Pure.

import { clauseAround } from '../../cv/stance/clauses.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { isNamedAtWork, OF_WORK_WORDS } from './named-at-work.ts';
import { namingAs, type Naming } from './naming.ts';

/** What a body offers to everybody. */
const FOR_EVERYBODY =
  /(?<!\p{L})(?:webinars?|podcasts?|newsletters?|magazine|branch (?:evenings?|meetings?|events?)|events?(?! \p{Ll})|meet-?ups?|conferences?|(?:update|cpd|study|info) (?:days?|evenings?|sessions?|seminars?)|open days?|information (?:evening|day)s?|infoveranstaltung\w*|tagung\p{L}*|journées? portes ouvertes)(?!\p{L})/iu;
/** A course that makes one acquainted with a thing, or ready for its examination. */
const ACQUAINTED =
  /(?<!\p{L})(?:familiari[sz]ation|gen(?:eral)?\.? fam\p{L}*|awareness|boot ?camps?|tasters?(?: day| course)?|introduct(?:ion to|ory)|induction (?:course|day)|briefing(?! (?:gangs?|teams?|crews?|staff|operatives|the|my)(?!\p{L}))|toolbox talks?|(?:workshops?|seminars?|ateliers?|séminaires?)(?: (?:\p{L}+|d['’]une? \p{L}+)){0,3} (?:about|on|over|sur|über|zu[mr]?)|ramp and transit|schnupper\p{L}*|(?:exam|test|certification)[- ]prep(?:aration)?|prep(?:aration|aratory)?[- ](?:course|class(?:es)?|bootcamp|materials?)|prüfungsvorbereitung|vorbereitungs(?:kurs|lehrgang)|préparation (?:à|au|aux)|einführungs(?:kurs|seminar|lehrgang)|einführung in|sensibilisation|découverte)(?!\p{L})/iu;
/** "SC-200 preparation": nothing else stands behind the name. */
const PREPARED_FOR = /^\s*prep(?:aration)?\W*$/iu;
const PREPARATION = /(?<!\p{L})prep(?:aration)?(?!\p{L})/iu;
/** A licence for the time before the licence. */
const BEFORE_IT =
  /(?<!\p{L})(?:intern(?:['’]s|ship)?|learner(?:['’]?s)?|trainee|student|probationary|in[- ]training|graduate[- ]in[- ]training) (?:licen[cs](?:e|ure)|permit|registration|registered|certification)(?!\p{L})|(?<!\p{L})(?:intern|student|trainee|learner|provisional|apprentice) (?:class|category|register|roll)(?!\p{L})|(?<!\p{L})(?:cdl|licen[cs]e|learning) permit(?!\p{L})|(?<!\p{L})lernfahrausweis|(?<!\p{L})permis d['’]élève/iu;
/** "Pharmacy intern (Ontario college, intern class)": which part of a register, wherever in the line. */
const IN_CLASS =
  /\b(?:intern|student|trainee|learner|provisional|apprentice) (?:class|category|register|roll)\b/i;
/** "Trainee license; will apply for the full license": a second place that is only of the time to come. */
const TO_COME =
  /(?<!\p{L})(?:appl(?:y|ied|ying)|waiting|upgrad(?:e|ing)|convert(?:ing)?|transfer(?:ring)?|beantragt?|demandée?)(?!\p{L})[^.;]{0,40}$/iu;
/** A course of hours or days, where the paper takes terms or years. */
const SHORT_COURSE =
  /(?<!\p{L})(?:masterclass(?:es)?|crash course|video course|mooc|from zero to|\d{1,2} (?:hours?|stunden|heures)|\d{2,3} min(?:ute)?s?|(?:half|one|two|three|five|\d)(?: a)?[- ]days?)(?!\p{L})/iu;
const LONG_PAPER =
  /(?<!\p{L})(?:diploma|qualification|designation|chartered|degree|technician|certified \p{Lu}\p{L}+|diplom|diplôme)(?!\p{L})/u;
/** "Cert IV in Real Estate": what Australia learns before its licence. */
const LEARNT_BEFORE = /(?<!\p{L})cert(?:ificate)?\.? (?:I{2,3}|IV|[2-4])(?!\p{L})/iu;
/** "Course attended, exam result 52% - fail"; who sat it again may have passed. */
const FAILED =
  /(?<!\p{L})(?:exam(?:ination)?|tests?|assessment|results?|marks?|score|prüfung|examen|épreuve)(?!\p{L})[^.;]{0,25}(?<!\p{L})(?:fail(?:ed)?|not passed|nicht bestanden|durchgefallen|échouée?|ratée?)(?!\p{L})/iu;
const PASSED =
  /(?<!\p{L}|not |nicht )(?:pass(?:ed|es)?|bestanden|re-?sat|réussie?|obtenue?|(?:second|third|next) (?:go|attempt|time))(?!\p{L})/iu;
const maySayLess = testOf(
  new RegExp(
    [FOR_EVERYBODY, ACQUAINTED, PREPARATION, BEFORE_IT, SHORT_COURSE, LEARNT_BEFORE, FAILED, OF_WORK_WORDS]
      .map(({ source }) => source)
      .join('|'),
    'iu',
  ),
);
const IS_LICENCE = /licen[cs]|regist|permi[ts]|ausweis|\bcdl\b/i;
/** So far from the name. */
const BESIDE = 40;
/** Its name in an account of work is no paper. */
const IN_PASSING = 0.25;

/** The naming as less than the paper where it is only of a thing that bears the paper's name. */
export function lessThanPaper(naming: Naming, unit: Unit): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || unit.kind === 'degree' || !maySayLess(line.text)) return naming;
  if (FAILED.test(line.text) && !PASSED.test(line.text) && hasFailed(naming))
    return namingAs('pursued', { line, words, isExplicit: true });
  if (LONG_PAPER.test(unit.text) && SHORT_COURSE.test(line.text) && !LONG_PAPER.test(line.text))
    return namingAs('held', { line, words, isExplicit: false, share: IN_PASSING });
  const read = startsOf(line.text.toLowerCase(), words)
    .filter((start, index) => index === 0 || !TO_COME.test(line.text.slice(0, start)))
    .map((start) => lessAt(start, naming, unit));
  // "Award for licence holders; licence from the council": one place that names the paper itself is enough.
  return read.includes(naming) ? naming : (read[0] ?? naming);
}

/** Whether the clause that names the paper tells of the failure. */
function hasFailed({ line: { text }, words }: Naming): boolean {
  const start = Math.max(0, text.toLowerCase().indexOf(words));
  return FAILED.test(clauseAround(text, start, start + words.length).text);
}

function startsOf(text: string, words: string): number[] {
  const starts = [];
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + words.length))
    starts.push(start);
  return starts;
}

function lessAt(start: number, naming: Naming, unit: Unit): Naming {
  const { line, words } = naming;
  const end =
    start + words.length + (/^\p{L}*/u.exec(line.text.slice(start + words.length))?.[0].length ?? 0);
  const before = /[^,;|•.]*$/.exec(line.text.slice(0, start))?.[0] ?? '';
  const after = /^[^,;|•.]*/.exec(line.text.slice(end))?.[0] ?? '';
  const said = IN_CLASS.test(line.text) ? line.text : before + words + after;
  if (IS_LICENCE.test(unit.text) && !BEFORE_IT.test(unit.text) && BEFORE_IT.test(said))
    return namingAs('pursued', { line, words, isExplicit: true });
  if (
    unit.kind === 'licence' &&
    LEARNT_BEFORE.test(before) &&
    !/cert|qualif|diploma/i.test(unit.text + words)
  )
    return namingAs('other', { line, words, isExplicit: true });
  if (
    /\bdiploma\b/i.test(unit.text) &&
    LEARNT_BEFORE.test(before + words) &&
    !LEARNT_BEFORE.test(unit.text) &&
    !/\bdip/i.test(before + words + after)
  )
    return namingAs('other', { line, words, isExplicit: true });
  const item = `${before.slice(-BESIDE)} ${after.slice(0, BESIDE)}`;
  const says = (said: RegExp) => said.test(item) && !said.test(unit.text);
  if (says(FOR_EVERYBODY)) return namingAs('held', { line, words, isExplicit: false, share: IN_PASSING });
  if (says(ACQUAINTED) || (PREPARED_FOR.test(after) && !PREPARATION.test(unit.text)))
    return namingAs('other', { line, words, isExplicit: true });
  return isNamedAtWork(unit.text, before, line.text.slice(start, end), after)
    ? namingAs('held', { line, words, isExplicit: false, share: IN_PASSING })
    : naming;
}
