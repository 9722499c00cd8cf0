// What the CV leaves open, as questions for an interview, the weightiest first.

import type { Gap, RequirementOutcome } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { askedText } from '../spec/asked/asked.ts';
import { gapText } from './gap-text.ts';
import { isTrait, mannerOf, type Manner } from './manner.ts';

const GAPS_MAX = 3;
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 2, duty: 0.7, nice: 0.5 };
/** Two that are sure are better than three of which one is not. */
const ENOUGH = 2;
/** From here on a duty is told in part. */
const TOUCHED_FROM = 0.1;
const WORK_KINDS: ReadonlySet<RequirementOutcome['kind']> = new Set(['skill', 'duty']);
/** What can be checked comes before what is talked about. */
const SOFTER: Partial<Record<Manner, number>> = { condition: 0.6 };

/** At most three gaps, none said twice. What is less sure to be one is asked only where little else is open. */
export function gapsOf(outcomes: readonly RequirementOutcome[]): Gap[] {
  const open = outcomes.filter(isOpen);
  const asked = inOrder(open);
  let gaps = asked.filter(isFirm).slice(0, GAPS_MAX);
  if (gaps.length < ENOUGH) gaps = [...gaps, ...asked.filter(isLikely)].slice(0, ENOUGH);
  if (gaps.length === 0) gaps = asked.slice(0, ENOUGH);
  return gaps.map((one) => ({ text: gapText(one), requirement: one.id }));
}

/** The weightiest first, none twice. */
function inOrder(open: readonly RequirementOutcome[]): RequirementOutcome[] {
  return open
    .toSorted((a, b) => urgency(b) - urgency(a))
    .filter((one, index, all) => !all.slice(0, index).some((before) => saysAsMuch(before, one)));
}

function isFirm(one: RequirementOutcome): boolean {
  return one.strength === 'hard' || (!isTrait(one) && !isLikely(one));
}

/**
 * What may well be there: what the posts make likely, and a duty, of which readers found every second in other words in the CV.
 * It is asked after where little else is open.
 */
function isLikely(one: RequirementOutcome): boolean {
  return !isTrait(one) && (one.note === NOTE.byTrade || one.strength === 'duty');
}

function isOpen({ strength, kind, credit, note, outcome, text, isRemark }: RequirementOutcome): boolean {
  if (isRemark) return false;
  // Of one word the posts make likely whatever it says.
  if (note === NOTE.byTrade && !/\s/u.test(askedText(text))) return false;
  // A duty that is named or touched on need not be asked after, the musts are; one of one word says too little to miss.
  const isTouched = credit >= TOUCHED_FROM || note === NOTE.named || note === NOTE.copied;
  if (strength === 'duty' && outcome !== 'denied' && (isTouched || !/\s/u.test(askedText(text))))
    return false;
  // A wish that is at least named is no gap.
  if (strength === 'nice' && credit > 0 && (note === NOTE.named || WORK_KINDS.has(kind))) return false;
  return outcome === 'not_met' || outcome === 'denied' || (outcome === 'partly' && note !== null);
}

/** What is named at least can wait for what is not; what stands only in a heap of keywords cannot. */
function urgency(one: RequirementOutcome): number {
  const waits = one.note === NOTE.named && one.credit > 0 ? 0.4 : 1;
  return ORDER[one.strength] * (1 - one.credit) * waits * (SOFTER[mannerOf(one)] ?? 1);
}

/** Whether who is asked after the one need not be asked after the other: "models in dbt", "dbt". */
function saysAsMuch(before: RequirementOutcome, one: RequirementOutcome): boolean {
  if (before.text === one.text) return true;
  return namedIn(before).includes(namedIn(one).replace(/^ an? | the /u, ' '));
}

function namedIn({ text }: RequirementOutcome): string {
  return ` ${askedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\d+#]+/gu, ' ')} `;
}
