// Skills and duties against a CV: each term by the strongest line that shows it, or a word of its kin.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { bestLines, SIBLING_STRENGTH, type Best } from './best-lines.ts';
import { shownByTrade } from './by-trade.ts';
import { alternativeTerms, choicesOf } from './choices.ts';
import { denialOf } from './denials.ts';
import { denyingLines } from '../../cv/denying-lines.ts';
import { asksForLeading, leadingIn } from '../posts/leads-people.ts';
import { PARTLY_FROM, type Found } from '../found.ts';
import { namedAside } from './set-aside.ts';
import { measureOf } from './measure.ts';
import { strengthOf } from './strength.ts';
import { tellingOf, termsBeyondTitle } from './telling.ts';
import { NOTE } from '../notes.ts';
import { siblingsOf } from '../words/siblings.ts';
import { isTool } from '../../text/terms/rivals.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** What a list of names shows at most, of lines that are weaker than this. */
const LIST_CREDIT_MAX = 0.35;
const LISTED_BELOW = 0.4;
/** A line of a list by its strength alone. */
const LIST_LINE_BELOW = 0.5;
/** Of prose half of the telling terms are as much as a good CV shows; of a list of names most. */
const PROSE_LENIENCE = 2;
const ENUMERATION_LENIENCE = 1.3;
/** A thing of two words is not said by one of them: "group audits", "tracing of cryptoassets". */
const PAIR_LENIENCE = 1.4;
/** Where none of the terms that are shown is near the most telling one. */
const COMMON_LENIENCE = 1.2;
const HEAVY_SHARE = 0.6;

/** What one of several alternatives shows of a demand, and from where on one is shown as a whole. */
const ANY_SHARE = 0.9;
const WHOLE_FROM = 0.8;

/** People were led, of whatever trade; a title says so less surely. */
const LED_AS_TOLD = 0.85;
const LED_BY_TITLE = 0.7;

/** What is shown at most where a part of it is denied. */
const PARTLY_DENIED_MAX = 0.6;

/** Skills and duties: each term is worth its best line; any-of takes the best term, all-of the weighted mean. */
export function matchSkill(unit: Unit, cv: Cv, spec: Spec): Found {
  const best = bestLines(unit, cv, spec);
  const credit = creditOf(unit, best);
  const named = denyingLines(cv).find(({ denied }) => denied.some(({ term }) => unit.terms.has(term)));
  if (
    named !== undefined &&
    (credit < PARTLY_FROM || deniesName(unit, named, best) || isDeniedRest(unit, named, best))
  )
    return deniedBy(named);
  const denial = denialOf(unit, cv, spec);
  if (denial?.isWhole === true) return deniedBy(denial.line);
  const lines = linesByWorth(unit, best);
  if (asksForLeading(unit.text)) return ledBy(unit, cv, spec, credit, lines);
  const trade = denial === null && named === undefined ? shownByTrade(unit, cv, spec) : null;
  if (trade !== null && trade.credit > credit)
    return {
      credit: trade.credit,
      note: NOTE.byTrade,
      lines: [...lines, trade.line].filter((line, index, all) => all.indexOf(line) === index),
      stance: 'held',
    };
  const isOfTitle = isShownByTitleAlone(unit, spec, best);
  const listOnly = lines.length > 0 && lines.every(isOfList);
  const most = listOnly || isOfTitle ? LIST_CREDIT_MAX : denial === null ? 1 : PARTLY_DENIED_MAX;
  return {
    credit: Math.min(most, credit),
    note: listOnly ? NOTE.named : credit < PARTLY_FROM ? asideNote(unit, cv) : null,
    lines,
    stance: lines.length > 0 ? 'held' : null,
    telling: isOfList(lines[0]) ? undefined : tellingLine(unit, cv, spec, best),
  };
}

/** What has the words of the title alone shows the trade, and nothing that is asked beside it. */
function isShownByTitleAlone(unit: Unit, spec: Spec, best: Best): boolean {
  // The language or platform that a job is called by is what the job consists of.
  const isTold = (term: string) => isTool(term) && (best.get(term)?.strength ?? 0) > SIBLING_STRENGTH;
  if ([...unit.terms.keys()].some(isTold)) return false;
  const beyond = termsBeyondTitle(unit, spec);
  return beyond.length > 0 && beyond.every((term) => (best.get(term)?.strength ?? 0) <= SIBLING_STRENGTH);
}

/** "Photoshop daily, no Revit": all that shows the demand is the line that denies the rest of it. */
function isDeniedRest(unit: Unit, line: EvidenceLine, best: Best): boolean {
  return (
    [...best.values()].every((one) => one.line === line) &&
    line.denied.some(({ term }) => unit.terms.has(term) && !best.has(term))
  );
}

function deniedBy(line: EvidenceLine): Found {
  return { credit: 0, note: NOTE.notThere, lines: [line], stance: 'denied' };
}

/** Of leading people: where it is told it is there whatever the people do, and where nothing tells of it no word shows it. */
function ledBy(unit: Unit, cv: Cv, spec: Spec, credit: number, lines: EvidenceLine[]): Found {
  const { told, titled, denied } = leadingIn(cv);
  if (denied !== null && told === null) return deniedBy(denied);
  const line = told ?? titled;
  if (line === null)
    return {
      credit: Math.min(LIST_CREDIT_MAX, credit),
      note: null,
      lines,
      stance: lines.length > 0 ? 'held' : null,
    };
  const shown = Math.max(
    credit,
    (told === null ? LED_BY_TITLE : LED_AS_TOLD) * measureOf(unit, cv, spec)(line),
  );
  return { credit: shown, note: null, lines: [line, ...lines.filter((one) => one !== line)], stance: 'held' };
}

/** "No Revit" denies it, however the rest of what is asked is met: the one name, and no line that has it. */
function deniesName(unit: Unit, { denied }: EvidenceLine, best: Best): boolean {
  const [first, second] = [...unit.terms].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || unit.isAnyOf || unit.isEnumeration) return false;
  const [name, weight] = first;
  return weight > (second?.[1] ?? 0) && !best.has(name) && denied.some(({ term }) => term === name);
}

/** What is named only where it counts for nothing. */
function asideNote(unit: Unit, cv: Cv): string | null {
  const aside = namedAside(cv, unit.terms);
  return aside === null ? null : aside === 'listed' ? NOTE.named : NOTE.copied;
}

/** Words of a list carry at most a third, whatever else is in it. */
function creditOf(unit: Unit, best: Best): number {
  const shown = new Map([...best].filter(([, { strength }]) => strength >= LISTED_BELOW));
  const listed = Math.min(LIST_CREDIT_MAX, unit.isAnyOf ? anyOfCredit(unit, best) : allOfCredit(unit, best));
  return Math.max(listed, unit.isAnyOf ? anyOfCredit(unit, shown) : allOfCredit(unit, shown));
}

/**
 * Requirements are worded at length; half of their telling terms in dated work is as much as a good CV shows, as long as
 * that is not the half which any work shares.
 */
function allOfCredit(unit: Unit, best: Best): number {
  let sum = 0;
  let total = 0;
  let heaviest = 0;
  let shown = 0;
  for (const [term, weight] of tellingOf(unit)) {
    const strength = best.get(term)?.strength ?? 0;
    total += weight;
    sum += weight * strength;
    heaviest = Math.max(heaviest, weight);
    if (strength > SIBLING_STRENGTH) shown = Math.max(shown, weight);
  }
  if (total === 0) return 0;
  const lenience = unit.isEnumeration ? ENUMERATION_LENIENCE : isPair(unit) ? PAIR_LENIENCE : PROSE_LENIENCE;
  const isCommon = shown < heaviest * HEAVY_SHARE;
  return Math.min(1, ((isCommon ? Math.min(lenience, COMMON_LENIENCE) : lenience) * sum) / total);
}

const CAPITALS = /\p{Lu}{3}/u;

/** Whether a demand is a thing and its kind, and neither is a name, which tells it alone: "Robotik (KUKA)", "Sage 100". */
const isPair = rememberedOf((unit: Unit): boolean => {
  const terms = [...tellingOf(unit).keys()];
  return (
    terms.length === 2 &&
    !CAPITALS.test(unit.text) &&
    !terms.some((term) => term.startsWith('=') || siblingsOf(term).length > 0)
  );
});

function anyOfCredit(unit: Unit, best: Best): number {
  // "SAP (APO, IBP or MRP)": the name outside the parentheses is asked for whichever it is of those within.
  const lacksHead =
    unit.head.length > 0 && !unit.head.some((term) => (best.get(term)?.strength ?? 0) > SIBLING_STRENGTH);
  if (lacksHead) return Math.min(LIST_CREDIT_MAX, allOfCredit(unit, best));
  const strongest = Math.max(0, ...choicesOf(unit).map((term) => best.get(term)?.strength ?? 0));
  return Math.max(ANY_SHARE * strongest, ANY_SHARE * wholeAlternative(unit, best), allOfCredit(unit, best));
}

/** How far the best of the alternatives is shown as a whole, each told in several words. */
function wholeAlternative(unit: Unit, best: Best): number {
  const weights = tellingOf(unit);
  let most = 0;
  for (const terms of alternativeTerms(unit)) {
    let sum = 0;
    let total = 0;
    for (const term of terms) {
      const weight = weights.get(term) ?? 0;
      total += weight;
      sum += weight * (best.get(term)?.strength ?? 0);
    }
    most = Math.max(most, sum / total);
  }
  return most >= WHOLE_FROM ? most : 0;
}

/** Whether a line is no more than words of a list. */
function isOfList(line: EvidenceLine | undefined): boolean {
  return line === undefined || strengthOf(line) < LIST_LINE_BELOW;
}

/** The line that tells most of the demand by itself: the strongest lines of each word may each tell little of the whole. */
function tellingLine(unit: Unit, cv: Cv, spec: Spec, best: Best): EvidenceLine | undefined {
  const measure = measureOf(unit, cv, spec);
  const worth = new Map<EvidenceLine, number>();
  for (const [term, weight] of tellingOf(unit)) {
    const strongest = best.get(term);
    if (strongest === undefined) continue;
    const { line, strength } = strongest;
    worth.set(line, (worth.get(line) ?? 0) + weight * strength);
    for (const other of cv.linesOfTerm.get(term) ?? [])
      if (other !== line && !isOfList(other))
        worth.set(other, (worth.get(other) ?? 0) + weight * Math.min(strength, measure(other, term)));
  }
  return byWorth(worth)[0];
}

/** The lines that carry most of the requirement, best first. */
function linesByWorth(unit: Unit, best: Best): EvidenceLine[] {
  const worth = new Map<EvidenceLine, number>();
  for (const [term, { strength, line }] of best) {
    worth.set(line, (worth.get(line) ?? 0) + strength * (tellingOf(unit).get(term) ?? 0));
  }
  return byWorth(worth);
}

/** Lines, those that carry most first. */
function byWorth(worth: ReadonlyMap<EvidenceLine, number>): EvidenceLine[] {
  return [...worth].toSorted((a, b) => b[1] - a[1] || a[0].start - b[0].start).map(([line]) => line);
}
