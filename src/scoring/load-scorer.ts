// The engine, loaded with the first CV: an isolate that only answers requests never reads its lexicons.

import type { readSpec } from './read-spec.ts';
import type { Scorer } from './scorer.ts';
import type { ScorerSettings } from './settings.ts';

/** A scorer with the reader of specs that it was loaded with. */
export type LoadedScorer = Scorer & { readSpec: typeof readSpec };

/** The scorer that the installation has chosen, and what reads the spec for it. */
export async function loadScorer(env: ScorerSettings): Promise<LoadedScorer> {
  const [scorers, specs] = await Promise.all([import('./scorer.ts'), import('./read-spec.ts')]);
  return { ...scorers.createScorer(env), readSpec: specs.readSpec };
}
