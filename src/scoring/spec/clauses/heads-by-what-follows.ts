// Lines that head others by what stands below them, whatever their own words are: papers, what one has, a full line. Pure.

import { kindOfHeading, kindOfLead } from '../layout/headings.ts';
import type { SpecLine } from '../layout/lines.ts';
import { withoutRemark } from '../layout/parentheses.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { degreeAsked } from '../papers/degrees.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { saysNice } from '../wishes.ts';
import { kindOfDemandLabel } from './demand-labels.ts';
import { opensWithPaper } from './line-statements.ts';
import { leadsToDuties } from './long-leads.ts';
import { kindOfSpokenHeading } from './spoken-headings.ts';

/** What a heading that speaks says, unless one is to have or be what stands below it: "The candidate will: have QTS". */
export function spokenOver(lines: readonly SpecLine[], index: number): StatementKind | null {
  const kind = kindOfSpokenHeading(lines[index]?.text ?? '');
  return kind === 'duty' && HAS.test(lines[index + 1]?.text ?? '') ? null : kind;
}

const HAS =
  /^\W*(?:have|hold|be|possess|know|speak|own|bring|show|demonstrate|understand|avoir|être|posséder|détenir|haben|besitzen|verfügen)(?!\p{L})/iu;

/** "YOU" over what one does, where "MUST" over what one has stands below it. */
export function youBeforeMusts(lines: readonly SpecLine[], index: number): 'duty' | null {
  if (!ONLY_YOU.test(lines[index]?.text ?? '')) return null;
  return lines.slice(index + 1).some(({ text, isItem }) => !isItem && MUSTS.test(text)) ? 'duty' : null;
}

const ONLY_YOU = /^\W*you\W*$/i;
const MUSTS = /^\W*(?:the )?(?:musts?|must[- ]haves?|required|essentials?|you (?:must )?have|need)\W*$/i;

const HEAD_WORDS_MAX = 6;
const LABEL_WORDS_MAX = 6;
/** With a colon, and items below it. */
const LEAD_WORDS_MAX = 16;
const BELOW_MAX = 6;
/** So many of the items below are papers, degrees or years. */
const PAPERS_MIN = 1 / 3;

/** "Conditions:", "In the toolbox:": words that may head anything demand where papers stand below them. */
export function headsPapers(lines: readonly SpecLine[], index: number): 'must' | null {
  const line = lines[index];
  if (line === undefined || index === 0 || line.isItem) return null;
  const text = withoutRemark(line.text);
  const isOverItems = lines[index + 1]?.isItem === true;
  const isRemarked = isOverItems && text !== line.text;
  if (!/\p{L}\s*:$|^\p{L}+$/u.test(text) && !isRemarked && !standsOver(lines, index)) return null;
  const wordsMax = isOverItems && text.endsWith(':') ? LEAD_WORDS_MAX : LABEL_WORDS_MAX;
  if (text.split(/\s+/).length > wordsMax || saysNice(text)) return null;
  const known = kindOfHeading(text);
  if (kindOfDemandLabel(text) === 'boilerplate' || leadsToDuties(text)) return null;
  const lead = kindOfLead(text, 'about');
  if (lead === 'nice' || lead === 'boilerplate') return null;
  if (known !== null && !/^conditions?\W*$/iu.test(text)) return null;
  const end = lines.findIndex(({ isItem }, at) => at > index && !isItem);
  const below = lines.slice(index + 1, Math.min(end < 0 ? lines.length : end, index + 1 + BELOW_MAX));
  const papers = below.filter(
    ({ text }) => opensWithPaper(text) || degreeAsked(text) !== null || minimumMonths(text) > 0,
  ).length;
  return papers > 0 && papers >= below.length * PAPERS_MIN ? 'must' : null;
}

/** A few words between a blank line and a full one, and no sentence. */
export function standsOver(lines: readonly SpecLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || next === undefined || index === 0) return false;
  return (
    line.afterBlank &&
    !next.afterBlank &&
    !line.isItem &&
    line.text.split(/\s+/).length <= HEAD_WORDS_MAX &&
    !/[.,;!\d]|\?(?!$)/.test(line.text)
  );
}
