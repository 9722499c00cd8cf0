// What is asked for, with all it takes to find it in a CV, and what of that the words of any statement give. Pure.

import { termsOf } from '../../text/terms/terms.ts';
import type { Requirement } from '../../types.ts';
import type { Credential } from '../papers/credentials.ts';
import { designatorsIn, type Designators } from '../papers/designators.ts';
import { itemsOf } from './enumeration.ts';
import { testOf } from '../first-look.ts';
import { recencyOf } from '../time/recency.ts';
import { ruledOutIn, takesNothingElse } from './ruled-out.ts';
import type { Schooling } from '../papers/schooling.ts';
import { ANY_OF, topicOf, type Terms } from '../papers/topics.ts';

const SIMILAR =
  /or (?:a |an )?(?:similar|equivalent|comparable|other|another|like|your own)|such as|e\.g\.|\betc\b|vergleichbar|ähnlich|ou (?:équivalent|similaire)/i;
const PURSUIT =
  /enrolled(?! nurses?\b| and (?:active|current)| (?:on|with|in) (?:the |an? )?[^.;]{0,50}\b(?:regist|roll\b|board|council))|\bpursuing\b|\bon (?:the|your|their) way\b|(?<!\bnot (?:still |yet |just |merely )?["'“‘]?)(?:working towards|studying (?:for|towards))|(?:or )?(?:willing|able|prepared|eligible|happy|ready) to (?:obtain|achieve|gain|get|take|complete|pass|do)\b|eligib\w+ for(?! (?:immediate|full|direct|automatic)\b)|clearable|part[- ]qualified|or studying|in progress|ability to obtain|or part[- ]qualified|will upgrade|angestrebt|en cours(?! de validité)/i;

/** A requirement with what it takes to find it in a CV. */
export type Unit = Requirement & {
  /** Terms with their weights; for skills and duties, and the topic of years. */
  terms: Terms;
  /** Credentials of which one is enough. */
  credentials: Credential[];
  /** Which of its kind: level, class, category. */
  designators: Designators;
  /** A credential under a name that is not listed: sets of words of which one is enough. */
  namedBy: Terms[];
  degreeLevel: number;
  /** What is asked of school; null where nothing is. */
  schooling: Schooling | null;
  /** Fields of study as bits; 0 for any. */
  degreeFields: number;
  /** Months of the work that are as good as the degree; 0 where none are. */
  insteadMonths: number;
  /** They come on top of the years that the spec asks for anyway. */
  insteadIsMore: boolean;
  minimumMonths: number;
  /** Roots of the words of the topic as they stand, then those of each alternative in it. */
  topicRoots: string[][];
  /** Alternatives of the topic of years. */
  topics: Terms[];
  /** One of the topics is other work that will do for the years just as well. */
  takesOtherWork: boolean;
  /** A minimum within another: only its own topic counts. */
  isNarrow: boolean;
  /** One of the terms is enough. */
  isAnyOf: boolean;
  /** Of an any-of, the proper name before its parentheses. */
  head: string[];
  /** A list of things, each of which is asked for. */
  isEnumeration: boolean;
  /** Another tool of the kind is as good. */
  allowsSimilar: boolean;
  /** What is still being worked for counts. */
  allowsPursuit: boolean;
  /** It counts only where it was done, held or issued within so many months before the application; 0 for ever. */
  recentMonths: number;
  /** It counts only from this month on, in months since year 0 like those of periods; 0 for ever. */
  recentSince: number;
  /** "No other package accepted": nothing like it will do. */
  takesNothingElse: boolean;
  /** What the spec names and will not take for it, in the spec's words: "running them", "Advance Steel". */
  ruledOut: string[];
};

/** Whether a unit asks for a paper that is gained or given for a work: a licence or a certificate. */
export function asksForPaper({ kind }: Pick<Unit, 'kind'>): boolean {
  return kind === 'licence' || kind === 'certificate';
}

const isForSimilar = testOf(SIMILAR);
const isForPursuit = testOf(PURSUIT);

/** A unit of a statement's words that asks for nothing yet; its strength and weight are still to be set. */
export function blankUnit(text: string): Unit {
  const recency = recencyOf(text);
  return {
    id: '',
    text,
    kind: 'skill',
    strength: 'must',
    axis: null,
    weight: 0,
    anyOf: [],
    isRemark: false,
    terms: topicOf(text),
    credentials: [],
    designators: designatorsIn(text),
    namedBy: [],
    degreeLevel: 0,
    schooling: null,
    degreeFields: 0,
    insteadMonths: 0,
    insteadIsMore: false,
    minimumMonths: 0,
    topicRoots: [],
    topics: [],
    takesOtherWork: false,
    isNarrow: false,
    isAnyOf: false,
    head: headOf(text),
    isEnumeration: !ANY_OF.test(text) && itemsOf(text) !== null,
    allowsSimilar: isForSimilar(text),
    allowsPursuit: isForPursuit(text) && !/another state|any state/i.test(text),
    recentMonths: recency.months,
    recentSince: recency.since,
    takesNothingElse: takesNothingElse(text),
    ruledOut: ruledOutIn(text),
  };
}

/** The terms of a name in capitals that stands before parentheses with a choice in them. */
function headOf(text: string): string[] {
  const before = /^([^()]*?)\s*\([^)]*(?:\bor\b|,|\/)[^)]*\)/.exec(text)?.[1];
  const name = before === undefined ? undefined : /\b(?:[A-Z]{2,}[\w+#]*)$/.exec(before)?.[0];
  return name === undefined ? [] : termsOf(name).map(({ term }) => term);
}
