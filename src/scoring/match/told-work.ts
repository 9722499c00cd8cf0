// What a role tells of the job beside the words of its topic and title: who draws the budget, tests the plant and lets the
// contracts of the spec has its post under any name, and who shares nothing with it but the name has it not. Pure.

import type { Role } from '../cv/read-cv.ts';
import type { Unit } from '../spec/read-requirements.ts';
import type { Spec } from '../read-spec.ts';
import { termWeight } from '../text/rarity.ts';
import { familiesOf, familyMatch, isOfFamily } from './families.ts';
import { holdsKin } from './overlap.ts';

export type Told = {
  /** Of the spec's words, what the role tells; 1 is a good part of a role. */
  echo: number;
  /** How far the rest of its words are at home in the spec's occupations, from 0 to 1. */
  family: number;
  /** How much the role says at all, topic and title left out: 1 is about ten telling words. */
  length: number;
  /** How many of its words are at home in some occupation. */
  telling: number;
  /** Whether the spec says enough of the work to hold a role against it. */
  isTelling: boolean;
};

/** A long role holds some of every spec, a short one few words of its own. */
const LENGTH_USUAL = 30;
const ECHO_FULL = 2;
const LENGTH_FULL = 40;
const WORDS_MIN = 6;
/** Commoner words are in every trade. */
const TELLING_MIN = 2.2;
/** Words of rank, and of every post. */
const OF_EVERY_POST =
  /^=?(?:manag\w*|lead\w*|senior|junior|head|team\w*|staff?|engineer\w*|assist\w*|offic\w*|work\w*|year\w*|client\w*|custom\w*|compan\w*|product|servic\w*|support\w*|project\w*|develop\w*|run|new|week\w*|month\w*|dai\w*|report\w*|review\w*|plan\w*)$/;

/** What `role` tells of the job of `spec` beside the topic of `unit`. */
export function toldBy(role: Role, terms: ReadonlySet<string>, unit: Unit, spec: Spec): Told {
  const named = wordsNaming(unit, spec);
  const words = wordsOf(spec);
  let echo = 0;
  let total = 0;
  const others = new Map<string, number>();
  for (const term of terms) {
    if (named.has(term) || holdsKin(named, term)) continue;
    others.set(term, 1);
    const weight = termWeight(term);
    if (weight < TELLING_MIN || OF_EVERY_POST.test(term)) continue;
    total += weight;
    if (words.has(term) || holdsKin(words, term)) echo += weight;
  }
  return {
    echo: Math.min(1.3, echo / Math.sqrt(total + LENGTH_USUAL) / ECHO_FULL),
    family: familyMatch(spec.families, familiesOf(others)),
    length: Math.min(1, total / LENGTH_FULL),
    telling: [...others.keys()].filter(isOfFamily).length,
    isTelling: words.size - named.size >= WORDS_MIN,
  };
}

/** Nothing of the job at some length, or much of another trade and little of the job. */
const SILENT = { echo: 0.12, family: 0.12, length: 0.6 };
const ELSEWHERE = { telling: 3, echo: 1, family: 0.1 };

/** Whether a role shares the names of a job and little else: they mean something else there. */
export function isStrange({ isTelling, echo, family, length, telling }: Told): boolean {
  if (!isTelling) return false;
  if (telling > 0 && echo < SILENT.echo && family < SILENT.family && length >= SILENT.length) return true;
  return telling >= ELSEWHERE.telling && family < ELSEWHERE.family && echo < ELSEWHERE.echo;
}

const naming = new WeakMap<Unit, ReadonlySet<string>>();

function wordsNaming(unit: Unit, spec: Spec): ReadonlySet<string> {
  const known =
    naming.get(unit) ??
    new Set([
      ...unit.terms.keys(),
      ...unit.topics.flatMap((topic) => [...topic.keys()]),
      ...unit.topicRoots.flat(),
      ...spec.coreTitle.keys(),
      ...spec.titleTerms,
    ]);
  naming.set(unit, known);
  return known;
}

const vocabularies = new WeakMap<Spec, ReadonlySet<string>>();
/** What a spec says of its employer is no work. */
const SAID_MIN = 0.4;

function wordsOf(spec: Spec): ReadonlySet<string> {
  const known =
    vocabularies.get(spec) ??
    new Set([...spec.vector].filter(([, weight]) => weight >= SAID_MIN).map(([term]) => term));
  vocabularies.set(spec, known);
  return known;
}
