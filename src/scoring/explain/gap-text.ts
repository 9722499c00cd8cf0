// The words of a gap: what the CV shows of a requirement, and what to ask about it. It speaks of evidence, never of a
// person. Pure.

import type { RequirementOutcome } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { askedText } from '../spec/asked/asked.ts';
import { mannerOf, type Manner } from './manner.ts';
import { quotesFor } from './quotes.ts';
import { shareTold } from './telling-part.ts';

type Saying = (asked: string, manner: Manner) => string;

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
  [NOTE.named]: (asked, manner) => `${asked} is named, but no role shows it. ${NAMED[manner] ?? NAMED_WORK}`,
  [NOTE.copied]: (asked) => `${asked} stands in the CV only in the job spec's own words. What work was it?`,
  [NOTE.byTrade]: (asked, manner) => LIKELY[manner]?.(asked, manner) ?? likely(asked, UNSHOWN[manner]),
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
const DENIED: Partial<Record<Manner, string>> = {
  paper: 'Could it be obtained, and by when?',
  clearance: 'Could it be obtained, and by when?',
  language: 'Is it being learnt?',
  condition: 'Has anything changed in that?',
};
/** Of what it does not show. */
const UNSHOWN: Record<Manner, string> = {
  paper: 'Is it held, and in date?',
  clearance: 'Is it held, or could it be obtained?',
  degree: 'Is there one, or what equals it?',
  language: 'How well is it spoken and written?',
  years: 'Which work counts towards it?',
  skill: 'What experience is there of it?',
  work: 'Where has it been part of the work?',
  condition: 'Would that be possible?',
  trait: 'Which situation at work has shown it?',
};
/** Of what it only names. */
const NAMED: Partial<Record<Manner, string>> = {
  paper: 'When was it obtained, and is it in date?',
  clearance: 'When was it given, and does it still hold?',
  degree: 'Where and when was it completed?',
  language: 'How well is it spoken and written?',
  condition: 'Would that be possible again?',
  trait: 'Which situation at work has shown it?',
  skill: 'Where was it used, and for how long?',
};
const NAMED_WORK = 'Where was it part of the work, and for how long?';
/** Of what the posts let one suppose, where that is no question of work. */
const LIKELY: Partial<Record<Manner, Saying>> = {
  condition: (asked) => unshown(asked, 'condition'),
  trait: (asked) => unshown(asked, 'trait'),
  skill: (asked) => likely(asked, 'What was done of it?'),
  work: (asked) => likely(asked, 'What was done of it, and by whom?'),
};

function likely(asked: string, question: string): string {
  return `The posts make ${asked} likely, but no line says it in so many words. ${question}`;
}

function unshown(asked: string, manner: Manner): string {
  return `The CV does not show ${asked}. ${UNSHOWN[manner]}`;
}

/** Years of which no month is shown. */
const NO_MONTHS = '0 months of ';

/** From this credit on the nearest line of a CV is worth an interviewer's look. */
const NEAR_FROM = 0.12;
/** So much of what is asked for has to be in its words. */
const SHARE_MIN = 0.12;
/** What is asked for is quoted beside it. */
const QUOTE_MAX = 120;

/** The CV's own words that come nearest to work or a skill which it may show in words of its own; null where none do. */
function nearestTo(one: RequirementOutcome, manner: Manner): string | null {
  if ((manner !== 'skill' && manner !== 'work') || one.credit < NEAR_FROM) return null;
  const [nearest] = quotesFor(one, QUOTE_MAX)
    .map(({ quote }) => ({ quote, share: shareTold(quote, one.text) }))
    .toSorted((a, b) => b.share - a.share);
  return nearest !== undefined && nearest.share >= SHARE_MIN ? nearest.quote : null;
}

/** A gap as one statement and one question. */
export function gapText(one: RequirementOutcome): string {
  const { kind, outcome, note } = one;
  const asked = `“${askedText(one.text)}”`;
  const manner = mannerOf(one);
  if (outcome === 'denied')
    return `The CV says no to ${asked}. ${DENIED[manner] ?? 'What would it take to close this?'}`;
  if (note === null) {
    // What a rule takes for too little a reader may take for enough: the line itself is asked after.
    const nearest = nearestTo(one, manner);
    return nearest === null
      ? unshown(asked, manner)
      : `Nearest to ${asked} the CV has “${nearest}”. How far does that go?`;
  }
  const said = BY_NOTE[note];
  if (said !== undefined) return said(asked, manner);
  if (note.startsWith(NO_MONTHS)) return `No dated post plainly counts towards ${asked}. Which work would?`;
  if (kind === 'years') return `For ${asked} the CV has ${note}. Which further work counts towards it?`;
  return `For ${asked} the CV shows ${note}. What else is there?`;
}
