// The words of a gap: what the CV shows of a requirement, and what to ask about it. It speaks of evidence, never of a
// person. Pure.

import type { RequirementKind, RequirementOutcome } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { askedText } from './asked.ts';

type Saying = (asked: string) => string;

/** By what limits the requirement. */
const BY_NOTE: Record<string, Saying> = {
  [NOTE.moreSenior]: (asked) =>
    `The present post is more senior than ${asked}. What draws the candidate to this one?`,
  [NOTE.noDates]: (asked) => `For ${asked} the CV gives no dates. When was it, and for how long?`,
  [NOTE.longAgo]: (asked) =>
    `${asked} was last done more than eight years ago. What has kept it fresh since?`,
  [NOTE.before]: (asked) =>
    `${asked} was last done before the time that is asked for. What has there been of it since?`,
  [NOTE.undated]: (asked) => `${asked} is in the CV, but in no dated post. When was it, and for how long?`,
  [NOTE.named]: (asked) => `${asked} is named, but no role shows it. Where was it used, and for how long?`,
  [NOTE.copied]: (asked) => `${asked} stands in the CV only in the job spec's own words. What work was it?`,
  [NOTE.byTrade]: (asked) =>
    `The posts make ${asked} likely, but the CV does not speak of it. What was done of it?`,
  [NOTE.helped]: (asked) => `The CV shows help with ${asked}, not charge of it. What was decided alone?`,
  [NOTE.pursued]: (asked) => `${asked} is in progress, not yet held. When is it expected?`,
  [NOTE.wished]: (asked) => `${asked} is planned or wished for, not begun. By when could it be held?`,
  [NOTE.elsewhere]: (asked) =>
    `For ${asked} the CV shows one of another country or state. How far is its recognition here?`,
  [NOTE.otherLevel]: (asked) =>
    `For ${asked} the CV shows another level or category. Is the one that is asked for held as well?`,
  [NOTE.lower]: (asked) =>
    `For ${asked} the CV shows a lower level. How well is it spoken and written today?`,
  [NOTE.lapsed]: (asked) => `For ${asked} the CV shows one that has lapsed or expired. Has it been renewed?`,
  [NOTE.unshown]: (asked) => `The CV points to ${asked}, but does not show the paper itself. Is it held?`,
  [NOTE.otherSubject]: (asked) => `For ${asked} the CV shows another subject. What else covers it?`,
  [NOTE.unfinished]: (asked) => `For ${asked} the CV shows one that was not completed. Was it ever made up?`,
};

/** Of what the CV denies. */
const DENIED: Partial<Record<RequirementKind, string>> = {
  licence: 'Could it be obtained, and by when?',
  certificate: 'Could it be obtained, and by when?',
  clearance: 'Could it be obtained, and by when?',
  language: 'Is it being learnt?',
};
/** Of what it does not show. */
const UNSHOWN: Partial<Record<RequirementKind, string>> = {
  licence: 'Is it held, and in date?',
  certificate: 'Is it held, and in date?',
  clearance: 'Is it held, or could it be obtained?',
  degree: 'Is there one, or what equals it?',
  language: 'How well is it spoken and written?',
};
/** Years of which no month is shown. */
const NO_MONTHS = '0 months of ';

/** A gap as one statement and one question. */
export function gapText({ text, kind, outcome, note }: RequirementOutcome): string {
  const asked = `“${askedText(text)}”`;
  if (outcome === 'denied')
    return `The CV says no to ${asked}. ${DENIED[kind] ?? 'What would it take to close this?'}`;
  if (note === null)
    return `The CV does not show ${asked}. ${UNSHOWN[kind] ?? 'What experience is there of it?'}`;
  const said = BY_NOTE[note];
  if (said !== undefined) return said(asked);
  if (note.startsWith(NO_MONTHS)) return `No dated post in the CV counts towards ${asked}. Which work would?`;
  if (kind === 'years') return `For ${asked} the CV has ${note}. Which further work counts towards it?`;
  return `For ${asked} the CV shows ${note}. What else is there?`;
}
