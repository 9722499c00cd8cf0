// What every CV needs of a spec, worked out when the spec is read, so that the first of them does not wait for it. All of
// it is remembered with the spec, where those who need it ask for it.

import { wordingOf } from '../cv/untrusted/copied.ts';
import { placesIn } from '../cv/untrusted/drawn.ts';
import type { Spec } from '../read-spec.ts';
import { friendsOf } from './posts/false-friends.ts';
import { termsBeyondTitle } from './skills/telling.ts';
import { prepareSimilarity } from './sum/similarity.ts';
import { partsOfPhrases } from './words/phrase-parts.ts';
import { strictly } from './years/named-tools.ts';

/** Works it out. */
export function prepare(spec: Spec): void {
  prepareSimilarity(spec);
  wordingOf(spec.runs);
  placesIn(spec.runs);
  friendsOf(spec);
  for (const unit of spec.units.map(strictly)) {
    termsBeyondTitle(unit, spec);
    partsOfPhrases(unit);
  }
}
