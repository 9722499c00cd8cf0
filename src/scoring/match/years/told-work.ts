// What a role tells of the job: who draws the budget, tests the plant and lets the contracts of the spec has its post under
// any name. Pure.

import { topicOf } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { Spec } from '../../read-spec.ts';
import { termWeight } from '../../text/terms/rarity.ts';
import { holdsKin } from '../words/overlap.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** A long role holds some of every spec, a short one few words of its own. */
const LENGTH_USUAL = 30;
const ECHO_FULL = 2;
/** Commoner words are in every trade. */
const TELLING_MIN = 2.2;
/** Words of rank, and of every post. */
const OF_EVERY_POST =
  /^=?(?:manag\w*|lead\w*|senior|junior|head|team\w*|staff?|engineer\w*|assist\w*|offic\w*|work\w*|year\w*|client\w*|custom\w*|compan\w*|product|servic\w*|support\w*|project\w*|develop\w*|run|new|week\w*|month\w*|dai\w*|report\w*|review\w*|plan\w*)$/;

/** How much a role of these `terms` tells of the job beside the words of its topic and title, from 0 to 1. */
export function toldBy(terms: ReadonlySet<string>, unit: Unit, spec: Spec): number {
  const named = wordsNaming(unit, spec);
  const said = wordsOf(spec);
  let echoed = 0;
  let telling = 0;
  for (const term of terms) {
    const weight = termWeight(term);
    if (weight < TELLING_MIN || OF_EVERY_POST.test(term) || named.has(term) || holdsKin(named, term))
      continue;
    telling += weight;
    if (said.has(term) || holdsKin(said, term)) echoed += weight;
  }
  return Math.min(1, echoed / Math.sqrt(telling + LENGTH_USUAL) / ECHO_FULL);
}

const wordsNaming = rememberedOf(
  (unit: Unit, spec: Spec): ReadonlySet<string> =>
    new Set([
      ...unit.terms.keys(),
      ...unit.topics.flatMap((topic) => [...topic.keys()]),
      ...unit.topicRoots.flat(),
      ...unit.ruledOut.flatMap((phrase) => [...topicOf(phrase).keys()]),
      ...spec.coreTitle.keys(),
      ...spec.titleTerms,
    ]),
);

/** What a spec says of its employer is no work. */
const SAID_MIN = 0.4;

const wordsOf = rememberedOf(
  (spec: Spec): ReadonlySet<string> =>
    new Set([...spec.vector].filter(([, weight]) => weight >= SAID_MIN).map(([term]) => term)),
);
