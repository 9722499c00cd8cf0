// What the clauses of a spec are most likely meant as, by all their signs together. Rules know what they were written for;
// how people put a demand, a wish or a remark in words of their own has no end. So each clause is weighed by signs whose
// weights were learnt from ads of which every sentence was labelled by a reader, and what the rules say is one sign among
// them. Pure.

import { CLAUSE_SIGNS } from '../../lexicon/clause-signs.ts';
import { AD_MIN, signsOf } from './clause-signs.ts';
import type { Statement } from './line-statements.ts';
import { isNamedPaper } from './listed-demands.ts';
import { testOf } from '../first-look.ts';
import { stepsOf } from '../../text/letter-weights.ts';
import { minimumMonths } from '../time/minimum-months.ts';

/** What is told apart: what is asked of the applicant, wished, done in the post, and everything else. */
export const MEANINGS = ['must', 'nice', 'duty', 'about'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** In steps: of asking, of wishing, of work and of anything else. */
type Weights = readonly number[];

/** What a letter more is worth. */
export const STEP = 0.06;
/** By so many letters another meaning must be the likelier: by more where the rules have plain words to go by. */
const MARGIN = { usual: 5, plain: 20 };
/** Where the weights of any clause start. */
const ALWAYS = '*';
const NO_WEIGHTS: Weights = [0, 0, 0, 0];

let read: ReadonlyMap<string, Weights> | null = null;

/** The learnt weights by sign: each line of the table is a sign and a letter for each meaning. */
function weights(): ReadonlyMap<string, Weights> {
  read ??= new Map(
    CLAUSE_SIGNS.trim()
      .split('\n')
      .map((row): [string, Weights] => {
        const letters = row.slice(-MEANINGS.length).split('');
        return [row.slice(0, -MEANINGS.length), letters.map(stepsOf)];
      }),
  );
  return read;
}

/** How strongly signs speak for each meaning; a clause of many signs is not surer for that alone. */
export function leaningOf(
  signs: readonly string[],
  table: ReadonlyMap<string, Weights> = weights(),
): number[] {
  const sums = [0, 0, 0, 0];
  for (const sign of signs) {
    const weight = table.get(sign);
    if (weight !== undefined)
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weight[at] ?? 0);
  }
  const start = table.get(ALWAYS) ?? NO_WEIGHTS;
  return sums.map((sum, at) => (start[at] ?? 0) + sum / Math.sqrt(signs.length || 1));
}

/**
 * The statements of a spec, each meant as its signs say, and those marked that are likelier remarks; the title stays one. A
 * few demands by themselves are no ad.
 */
export function withLikelyKinds(statements: readonly Statement[]): Statement[] {
  const clauses = statements.filter(({ kind }) => kind !== 'title');
  if (clauses.length < AD_MIN) return [...statements];
  const read = new Map(
    clauses.flatMap((clause, index) =>
      meaningRuled(clause) === 'about' ? [] : [[clause, likely(clause, leaningOf(signsOf(clauses, index)))]],
    ),
  );
  return statements.map((one) => read.get(one) ?? one);
}

/** A clause that asks for something by the rules, as its signs lean. */
function likely(given: Statement, leaning: readonly number[]): Statement {
  const clause = isForced(given) ? { ...given, isSure: true } : given;
  // Only demands are taken back: work and wishes that go unread cost a long ad more than those read too many.
  const isDoubtful = clause.kind === 'must' && clause.isSure !== true && !isDemandAlone(clause);
  const kind = isDoubtful ? meaningFor(clause, leaning) : clause.kind;
  const isRemark = isLikelyRemark(clause, leaning);
  return kind === clause.kind && !isRemark ? clause : { ...clause, kind, isRemark };
}

/**
 * "Graduation is compulsory, stream does not matter", "your PIN has to be live", "must be MRCVS": a paper, and that nobody
 * goes without it.
 */
function isForced({ text, kind }: Statement): boolean {
  if (kind !== 'must') return false;
  if (isMustBe(text) && text.split(/\s+/).length <= ALONE_WORDS_MAX && isNamedPaper(text)) return true;
  const [, paper] = (mayBeForced(text) && FORCED.exec(text)) || [];
  return paper === undefined
    ? isNamedPaper((mayBeInForce(text) && IN_FORCE.exec(text)?.[0]) || '')
    : isNamedPaper(`${paper}required`);
}

const FORCED =
  /^((?:[\p{L}\d()/&.'’-]+ ){1,7})(?:is|are) (?:absolutely |strictly |also |an? )*(?:compulsory|mandatory|obligatory|must|essential|required|non-negotiable|indispensable)(?!\p{L})(?! (?:for|to|before|after|when|if|unless|on)\b)/iu;
const mayBeForced = testOf(FORCED);
const IN_FORCE =
  /^(?:your|the|an?) (?:[\p{L}\d()/&.'’-]+ ){1,5}(?:has to|have to|needs? to|must) (?:already )?be (?:live|active|current|valid|in (?:date|force|place|hand))(?!\p{L})/iu;
const mayBeInForce = testOf(IN_FORCE);
const isMustBe = testOf(
  /^(?:(?:you|applicants|candidates) )?must (?:already |also )?(?:be|have|hold|drive)\b/iu,
);

/** Whether what the rules take for a demand, a wish or work is more likely something that asks for nothing. */
function isLikelyRemark(clause: Statement, leaning: readonly number[]): boolean {
  // "Navis N4", where wishes are listed.
  if (clause.kind === 'nice' && clause.text.split(/\s+/).length <= WISH_WORDS_MAX) return false;
  const about = MEANINGS.indexOf('about');
  const others = Math.max(...leaning.filter((_, meaning) => meaning !== about));
  return (leaning[about] ?? 0) - others > (clause.isSure === true ? MARGIN.plain : 0);
}

/** What a clause is meant as: what the rules take it for, unless its signs speak clearly for another meaning. */
export function meaningBy(
  signs: readonly string[],
  clause: Statement,
  table?: ReadonlyMap<string, Weights>,
): Meaning {
  return meaningFor(clause, leaningOf(signs, table));
}

function meaningFor(clause: Statement, leaning: readonly number[]): Meaning {
  const ruled = MEANINGS.indexOf(meaningRuled(clause));
  const best = Math.max(...leaning);
  const margin = isPlain(clause) ? MARGIN.plain : MARGIN.usual;
  const meant = best - (leaning[ruled] ?? 0) > margin ? leaning.indexOf(best) : ruled;
  return MEANINGS[meant] ?? 'about';
}

/** What the rules take a clause for, as the meanings are told apart. */
export function meaningRuled({ kind }: Pick<Statement, 'kind'>): Meaning {
  return MEANINGS.find((meaning) => meaning === kind) ?? 'about';
}

/** What is listed among demands, or counts years. */
function isPlain({ text, kind, isItem = false }: Statement): boolean {
  return kind === 'must' && (isItem || minimumMonths(text) > 0);
}

/**
 * "Lehre als Schreiner EFZ", "ein Jahr Praxis im Verkauf", below a heading that demands: so few words, and rare ones, tell
 * no reader what they are for. So does a row that is labelled with what it asks for.
 */
function isDemandAlone({ text, kind, isItem = false }: Statement): boolean {
  return (
    kind === 'must' &&
    (isItem || LABELLED.test(text)) &&
    text.replace(LABELLED, '').split(/\s+/).length <= ALONE_WORDS_MAX &&
    (isNamedPaper(text) || minimumMonths(text) > 0) &&
    !SAYS_OF_IT.test(text)
  );
}

/** "Clearance: Secret, in force", among the facts of the post at the head of an ad. */
const LABELLED =
  /^\W*(?:(?:security|required|minimum) )?(?:clearances?|licen[cs]es?(?: required)?|certifications?|registration|sicherheitsüberprüfung|habilitations?)\s?:\s/iu;

/** "Older names of the same grade are accepted": a sentence that says something of a demand. */
const SAYS_OF_IT = /(?<!^)(?<!\p{L})(?:is|are|will|ist|sind|wird|werden|est|sont|sera)(?!\p{L})/iu;

const ALONE_WORDS_MAX = 8;
const WISH_WORDS_MAX = 4;
