// A job spec as statements, each with how much it asks: from headings, tables and lists, and from the words of the
// statement itself. Pure.

import { kindOfAnnouncement } from './announcing.ts';
import { kindOfDemandLabel } from './demand-labels.ts';
import { kindOfHeadingWithAside } from './heading-asides.ts';
import { kindOfHeading, kindOfLead } from '../layout/headings.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { statementsIn, type Statement } from './line-statements.ts';
import { linesOf, type SpecLine } from '../layout/lines.ts';
import { withoutRemark } from '../layout/parentheses.ts';
import { testOf } from '../first-look.ts';
import { runInLabels, type RunIn } from '../layout/run-in-labels.ts';
import {
  cellBefore,
  columnsOf,
  columnsWithoutHeading,
  isMarkedRow,
  labelledRow,
  rowOf,
  type Columns,
} from '../layout/tables.ts';
import { isFactRow } from '../layout/fact-rows.ts';
import { isHeadFact } from '../layout/head-facts.ts';
import { kindOfQuestion } from './questions.ts';
import { withSaidBehind } from './said-behind.ts';
import { kindBelow } from './labels-within.ts';
import { headsPapers, spokenOver, standsOver, youBeforeMusts } from './heads-by-what-follows.ts';
import { withLikelyKinds } from './likely-kinds.ts';
import { leadsToDuties } from './long-leads.ts';
import { headsTheHouse } from '../layout/house-headings.ts';
import { tellsWhatToDo } from '../layout/work-verbs.ts';
import { titleOf } from './title.ts';
import { isSubjectOf, repeatsTitle, seeksTitle } from './title-again.ts';

export type { StatementKind } from '../layout/statement-kind.ts';
export type { Statement } from './line-statements.ts';

const SIGN_OFF =
  /^(?:(?:many )?thanks|thank you|cheers|ta|all the best|speak soon|take care|best of luck|warmly|sincerely|faithfully|rgds|diolch(?: yn fawr)?|sláinte|ciao|tschüss|lg|vg|mfg|(?:kind |best |warm )?regards|best(?: wishes)?|yours(?: \p{L}+)?|(?:(?:viele|beste|herzliche|liebe|freundliche|schöne) )?gr(?:ü|ue)(?:ß|ss)e|mit (?:(?:vielen|besten|herzlichen|lieben|freundlichen|schönen|kollegialen) )?gr(?:ü|ue)(?:ß|ss)en|freundlichen gr(?:ü|ue)(?:ß|ss)en|(?:meilleures|cordiales|bonnes|sincères) salutations|bien (?:cordialement|à vous)|with best wishes|cordialement)[,.!]?$/iu;
const LIKED = /^\W*(?:what )?we(?:'d| would) (?:also )?(?:like|love)\b/i;
/** "Eligibility criteria. On the closing date candidates must:", "müssen Sie:". */
const WHO_MUST =
  /\b(?:candidates?|applicants?|you|they|the (?:post-?holder|appointee|successful candidate)) (?:must|shall|will (?:need to|have to)|need to|have to|should)(?: (?:already|also|all|each))?(?: (?:have|hold|be))?\s*:$|\b(?:müssen sie|musst du|bewerber\p{L}* müssen)\s*:$|(?<!\p{L})(?:candidats?|vous) (?:devez|doivent|devront|doit)(?: (?:avoir|être|impérativement))*\s*:$/iu;
const saysWhoMust = testOf(WHO_MUST);
const NAME_WORDS_MAX = 3;
/** What a letter is about: its title is read from it, and it asks for nothing. */
const SUBJECT_LINE = /^(?:subject|betreff|betr\.|objet)\s*:/iu;
/** So few lines stand below a letter's end where they say who wrote it and what he is. */
const SIGNATURE_LINES_MAX = 2;
const SIGNATURE_WORDS_MAX = 9;
const ALL_ITEMS_MIN = 6;

/** The statements of a spec, in order, as their signs and words mean them. The first short line is its title. */
export function statementsOf(spec: string, title: string | undefined): Statement[] {
  return withSaidBehind(withLikelyKinds(ruledStatementsOf(spec, title)));
}

/** The same as the rules alone take them. */
export function ruledStatementsOf(spec: string, title: string | undefined): Statement[] {
  const lines = linesOf(spec);
  const found = title === undefined ? titleOf(lines.map(({ text }) => text)) : null;
  const named = title ?? found?.title;
  const statements: Statement[] = named === undefined ? [] : [{ text: named, kind: 'title' }];
  let headed = '';
  const say = (said: readonly Statement[], isItem: boolean) =>
    void statements.push(...said.map((one) => ({ ...one, under: headed, isItem })));
  // A spec without any heading speaks of the work from its first line.
  const runIns = runInLabels(lines);
  const isDivided = runIns.size > 0 || lines.some(({ text }) => kindOfHeading(text) !== null);
  let heading: StatementKind = isDivided ? 'about' : 'duty';
  // Where every line bears a sign, none tells an item from a heading.
  const isAllItems = lines.length >= ALL_ITEMS_MIN && lines.slice(1).every(({ isItem }) => isItem);
  let isHeaded = false;
  const unheaded = columnsWithoutHeading(lines.map(({ text }) => text));
  let columns: Columns | null = null;
  let wasList = false;
  let isOver = false;
  let isOfHouse = false;
  let needs = false;
  for (const [index, { text, isItem, isLarge, afterBlank, mayHead, code, isNote }] of lines.entries()) {
    if (index === 0 && found?.isFirstLine) continue;
    const line = columns === null ? cellBefore(text) : text;
    const heads = columnsOf(line);
    if (heads !== null) {
      columns = heads;
      isHeaded = true;
      continue;
    }
    const isUnheaded: boolean = columns === null && unheaded !== null && isMarkedRow(line, unheaded);
    const under: Columns | null = isUnheaded ? unheaded : columns;
    const row: ReturnType<typeof rowOf> = under === null ? null : rowOf(line, under);
    if (row !== null) {
      wasList = true;
      for (const cell of row) say(statementsIn(cell.text, cell.kind), true);
      continue;
    }
    columns = null;
    const labelled = labelledRow(line);
    if (labelled !== null) {
      say(statementsIn(labelled.text, labelled.kind), true);
      isHeaded = true;
      continue;
    }
    if (isNote) {
      say(statementsIn(line, 'duty'), isItem);
      continue;
    }
    if (SUBJECT_LINE.test(line)) {
      say([{ text: line, kind: 'boilerplate' }], isItem);
      continue;
    }
    const isSubject = found !== null && isSubjectOf(line, found.title);
    if (isSubject || isFactRow(line) || (!isHeaded && isHeadFact(lines, index))) {
      say([{ text: line, kind: 'about' }], isItem);
      continue;
    }
    const runIn = runIns.get(index);
    if (runIn !== undefined) {
      heading = kindOfRunIn(runIn, heading, statements);
      headed = runIn.label;
      say(statementsIn(runIn.rest, heading, false, true), isItem);
      isHeaded = true;
      continue;
    }
    if (code !== null) {
      say(statementsIn(line, code), isItem);
      // What has no code among items that have one is asked for all the same.
      isHeaded ||= !isItem;
      continue;
    }
    if ((!isItem || isAllItems) && headsTheHouse(line)) {
      [heading, isOfHouse, isHeaded, wasList, headed] = ['about', true, true, false, line];
      continue;
    }
    // A list below what the house says of itself is of the work again.
    if (isOfHouse && ((isItem && !isAllItems) || tellsWhatToDo(line))) [heading, isOfHouse] = ['duty', false];
    const isFree = !isItem || isAllItems || line.endsWith(':');
    const whole: StatementKind | null =
      !SIGN_OFF.test(line) && (isFree || mayHead)
        ? (kindOfAnnouncement(line) ??
          headsPapers(lines, index) ??
          (saysWhoMust(line) ? 'must' : null) ??
          (leadsToDuties(line) ? 'duty' : null) ??
          (index > 0 && isLead(line) ? spokenOver(lines, index) : null) ??
          youBeforeMusts(lines, index) ??
          kindOfHeading(line) ??
          kindOfHeading(withoutRemark(line)) ??
          kindOfHeadingWithAside(line) ??
          kindOfQuestion(withoutRemark(line)) ??
          (index > 0 && index < lines.length - 1 && isLead(line) ? kindOfDemandLabel(line) : null) ??
          (isFree && (isLarge || lines[index + 1]?.isItem || standsOver(lines, index))
            ? kindOfLead(line, heading)
            : null))
        : null;
    if (whole !== null) {
      isOfHouse = false;
      // What one would like beside what one needs.
      heading = whole === 'must' && needs && LIKED.test(line) ? 'nice' : whole;
      needs ||= whole === 'must';
      isHeaded = true;
      wasList = false;
      headed = line;
      continue;
    }
    if (speaksOfHouse(heading) && headsTheUnasked(lines, index, statements)) {
      // In words of its own a heading ends what the house says of itself: what stands below speaks for itself.
      [heading, isOfHouse, isHeaded, wasList, headed] = ['duty', false, false, false, line];
      continue;
    }
    // A paragraph after a list speaks for itself again.
    if (wasList && afterBlank && !isItem)
      heading = heading === 'must' || heading === 'nice' ? 'about' : 'duty';
    wasList = isItem || (wasList && !afterBlank);
    // What stands below a letter's end is a name, unless it is a sentence.
    const words = line.split(/\s+/).length;
    const isLast = lines.length - index <= SIGNATURE_LINES_MAX && words <= SIGNATURE_WORDS_MAX;
    if (isOver && (words <= NAME_WORDS_MAX || (isLast && !isItem))) continue;
    isOver ||= SIGN_OFF.test(line);
    const fallback = isItem && !isHeaded ? 'must' : heading;
    say(statementsIn(line, fallback, !isHeaded && !isItem, !isItem && line.endsWith('.')), isItem);
  }
  // A title that was only guessed from among the lines is what that line asks.
  const surely =
    title ?? (found !== null && lines[0]?.text.includes(found.title) === true ? found.title : null);
  return surely === null ? statements : withoutTitle(statements, surely);
}

function withoutTitle(statements: readonly Statement[], title: string): Statement[] {
  return statements
    .filter(({ kind, text }) => kind === 'title' || !repeatsTitle(text, title))
    .map((one) => (one.kind !== 'title' && seeksTitle(one.text, title) ? { ...one, kind: 'about' } : one));
}

function speaksOfHouse(heading: StatementKind): boolean {
  return heading === 'about' || heading === 'boilerplate';
}

/** Whether a few words stand over a paragraph as a heading does, where nothing has been asked for so far. */
function headsTheUnasked(
  lines: readonly SpecLine[],
  index: number,
  statements: readonly Statement[],
): boolean {
  const isAsked = statements.some(({ kind }) => kind === 'must' || kind === 'nice' || kind === 'duty');
  return !isAsked && standsOver(lines, index) && !SIGN_OFF.test(lines[index]?.text ?? '');
}

/** What a heading in its line makes of the line: by its words, else as what went before asks, whatever it says of the offer. */
function kindOfRunIn(
  { label }: RunIn,
  before: StatementKind,
  statements: readonly Statement[],
): StatementKind {
  const asked =
    before === 'boilerplate' || before === 'about'
      ? (statements.findLast(({ kind }) => kind === 'must' || kind === 'duty')?.kind ?? 'duty')
      : before;
  return kindBelow(before, label, kindOfHeading(label)) ?? kindOfLead(`${label}:`, asked) ?? asked;
}

/** A line that ends like a heading: in a colon, or in no sign at all. */
function isLead(line: string): boolean {
  return /(?::|[^.!;,?])$/.test(line);
}
