// Whether what a CV denies is what a requirement asks for: its one name, or most of what it says beside the words that the
// occupation makes common. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { ANY_OF } from '../../spec/papers/topics.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { unaccented } from '../../text/unaccented.ts';
import { saysHowMade } from '../words/made-so.ts';
import { isKin } from '../words/overlap.ts';
import { denyingLines } from '../../cv/denying-lines.ts';
import { partsOfPhrases, withoutOtherPhrases } from '../words/phrase-parts.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** So much of what is asked must be denied at once. */
const DENIED_SHARE = 0.4;

/** Of the weight of a word that the title has too: every CV of the occupation has it, whatever it denies. */
const TITLE_SHARE = 0.3;

/** A part of what is asked that is denied leaves less than all of it. */
const PART_SHARE = 0.2;

/** A line that denies what is asked for, all in all or a part of it. */
export type Denial = { line: EvidenceLine; isWhole: boolean };

/** What denies a unit, where no other line tells as much of the same; null where nothing does. */
export function denialOf(unit: Unit, cv: Cv, spec: Spec): Denial | null {
  const denying = denyingLines(cv);
  if (denying.length === 0) return null;
  const weights = weightsOf(unit, spec);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  let most: Denied | null = null;
  for (const line of denying) {
    const { weight, terms } = heldBy(withoutOtherPhrases(line.denied, weights), weights);
    if (weight > (most?.weight ?? 0)) most = { line, weight, terms };
  }
  if (most === null || isToldElsewhere(most, cv, weights)) return null;
  const { line, weight, terms } = most;
  // Of several names one that is denied leaves the others.
  const { things, deed, isChoice } = headOf(unit);
  const deniesThings = deniesMost(things, terms, weights);
  if (unit.isAnyOf && terms.size < weights.size / 2 && (isChoice || !deniesThings)) return null;
  const isWhole =
    weight >= DENIED_SHARE * total ||
    deniesThings ||
    (deed !== null && terms.has(deed) && speaksOfIt(line, deed, weights));
  return isWhole || weight >= PART_SHARE * total ? { line, isWhole } : null;
}

/** A deed is done to many things; its line has to name another word of what is asked. */
function speaksOfIt(line: EvidenceLine, deed: string, weights: ReadonlyMap<string, number>): boolean {
  const others = new Map([...weights].filter(([term]) => term !== deed));
  return heldBy([...line.terms, ...line.denied], others).weight > 0;
}

type Denied = { line: EvidenceLine; weight: number; terms: Set<string> };

/** Whether another line of a post tells as much of what this one denies. */
function isToldElsewhere(
  { line, weight, terms }: Denied,
  cv: Cv,
  weights: ReadonlyMap<string, number>,
): boolean {
  return cv.lines.some(
    (other) =>
      (other !== line || saysBoth(line, terms)) &&
      other.role !== null &&
      !other.isHeading &&
      heldBy(
        other.terms.filter(({ term }) => terms.has(term)),
        weights,
      ).weight >= weight,
  );
}

/** "TIG welding of stainless; never welded titanium": a line that says all of it too, before it denies another thing. */
function saysBoth({ text, terms, denied }: EvidenceLine, all: ReadonlySet<string>): boolean {
  const first = Math.min(...denied.filter(({ term }) => all.has(term)).map(({ start }) => start));
  return terms.some(
    ({ term, start }) => all.has(term) && start < first && /[.;]\s/.test(text.slice(start, first)),
  );
}

/** Whether its heaviest term is denied, and with it half of its weight. */
function deniesMost(
  head: readonly string[],
  denied: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): boolean {
  const weightOf = (term: string) => weights.get(term) ?? 0;
  const [heaviest] = head.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (heaviest === undefined || !denied.has(heaviest)) return false;
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weightOf(term), 0);
  return sum(head.filter((term) => denied.has(term))) >= sum(head) / 2;
}

function heldBy(
  held: readonly { term: string }[],
  weights: ReadonlyMap<string, number>,
): { weight: number; terms: Set<string> } {
  let weight = 0;
  const terms = new Set<string>();
  for (const [wanted, worth] of weights) {
    const found =
      held.find(({ term }) => term === wanted) ?? held.find(({ term }) => isOfOneRoot(term, wanted));
    if (found === undefined) continue;
    weight += worth;
    terms.add(wanted).add(found.term);
  }
  return { weight, terms };
}

const weightsOf = rememberedOf((unit: Unit, spec: Spec): ReadonlyMap<string, number> => {
  // Who denies the words of a phrase denies it.
  const wholes = partsOfPhrases(unit);
  const terms = [...unit.terms].filter(
    ([term]) => (wholes.get(term)?.length ?? 0) < 2 && !HOW_LITTLE.test(term),
  );
  return new Map(
    terms.map(([term, weight]) => [
      term,
      spec.titleTerms.some((one) => one === term || isKin(one, term)) ? weight * TITLE_SHARE : weight,
    ]),
  );
});

/** "Bases de soudure": who has only the basics of Dutch denies nothing of welding. */
const HOW_LITTLE = /^(?:base|basic|notion|rudiment|grundkenntniss?|grundlagen)$/;

/** What is asked first: things, and the deed where it is a telling one. */
type Head = { things: readonly string[]; deed: string | null; isChoice: boolean };

/** What follows says of what, where and with what: "budget responsibility for paid media". */
const OF_WHAT =
  /\b(?:for|of|on|in|at|with|across|within|under|from|to|using|including|für|von|der|des|im|mit|bei|de|du|d'|des|pour|en|sur|avec)\b/iu;
const DEED = /^\W*(?:\p{L}+ ){0,2}?(\p{L}+ing)\b/iu;
/** A deed as common as managing is done to any thing; negotiating is what is asked. */
const TELLING_DEED = 1.8;

/** "La pratique d'un logiciel", "Umgang mit": what a statement begins with, and the thing stands behind. */
const OF_USING = /^(?:pratiqu|maîtris|utiliz|utilis|usag|maniement|umgang|anwendung)$/;

/** What stands in parentheses says how; "welding, at least one of MIG, TIG": who denies it need not deny each. */
const KINDS_OF_IT = /\(|,? (?:in |with |on )?(?:at least one|any one|one or more|such as|for example)\b/iu;

/** The terms of what a statement asks for first, before it says of what. */
const headOf = rememberedOf((unit: Unit): Head => {
  let terms: string[] = [];
  let text = '';
  for (const [index, part] of unit.text.split(OF_WHAT).entries()) {
    text = part.split(KINDS_OF_IT)[0] ?? part;
    terms = [...new Set(termsOf(text).map(({ term }) => term))].filter(
      (term) => unit.terms.has(term) && !(index === 0 && OF_USING.test(term)),
    );
    if (terms.length > 0) break;
  }
  const done = unit.isEnumeration ? undefined : DEED.exec(text)?.[1]?.toLowerCase();
  const deed = terms.find((term) => done?.startsWith(term.replace(/^=/, '')) === true) ?? null;
  const isTelling = deed !== null && (unit.terms.get(deed) ?? 0) >= TELLING_DEED;
  return {
    things: terms.filter((term) => term !== deed),
    deed: isTelling ? deed : null,
    isChoice: ANY_OF.test(text),
  };
});

/** What makes a noun of a deed: assessment, negotiation, Führung. */
const NOUN_ENDING = /(?:e?ment|ations?|ions?|ance|ence|al|ungen|ung|er|or|e)$/;
const CUT_MIN = 4;
const SHARED_MIN = 8;

/** Also where a plural or the next part of a compound changes what follows. */
function isOfOneRoot(a: string, b: string): boolean {
  if (saysHowMade(a) !== saysHowMade(b)) return false;
  if (isKin(a, b)) return true;
  if (a.startsWith(b.slice(0, CUT_MIN))) {
    const cut = a.replace(NOUN_ENDING, '');
    if (cut.length >= CUT_MIN && cut === b.replace(NOUN_ENDING, '')) return true;
  }
  if (a.startsWith('=') || b.startsWith('=') || a.length < SHARED_MIN || b.length < SHARED_MIN) return false;
  return unaccented(a).slice(0, SHARED_MIN) === unaccented(b).slice(0, SHARED_MIN);
}
