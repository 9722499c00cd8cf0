// The built-in engine first, then a language model's second reading within narrow bounds. Whatever the model or its
// endpoint does, there is a result: the built-in one, with a note that says why.

import { assess } from '../assess.ts';
import { readCv } from '../cv/read-cv.ts';
import type { Scored, Scorer } from '../scorer.ts';
import { applyReview } from './apply-review.ts';
import { askReview } from './ask-review.ts';
import type { ModelClient } from './client.ts';

/** After so many outages in a row a scorer asks no more: 200 candidates must not wait for a dead endpoint in turn. */
const OUTAGES_MAX = 2;
/** More requirements than a small model can answer about reliably are left to the built-in engine. */
const REQUIREMENTS_MAX = 60;

/** A scorer with a model behind it. `newMarker` gives the unpredictable delimiter of each request. */
export function modelScorer(client: ModelClient, newMarker: () => string = randomMarker): Scorer {
  let outages = 0;
  return {
    name: client.name,
    score: async (spec, cvText, nowMs): Promise<Scored> => {
      const builtIn = assess(spec, cvText, nowMs);
      const { requirements } = builtIn;
      if (requirements.length === 0 || requirements.length > REQUIREMENTS_MAX) {
        return {
          assessment: builtIn,
          note: 'built-in result: no list of requirements that a model could check',
        };
      }
      if (outages >= OUTAGES_MAX)
        return { assessment: builtIn, note: 'built-in result: the model is not reachable' };

      const cv = readCv(cvText, spec.runs, nowMs, spec.initials);
      const task = {
        requirements: requirements.map(({ text, strength }) => ({ text, hard: strength === 'hard' })),
        lines: cv.lines.map((line) => line.text),
      };
      const outcome = await askReview(client, task, newMarker());
      outages = outcome.kind === 'outage' ? outages + 1 : 0;
      return outcome.kind === 'reviewed'
        ? { assessment: applyReview(builtIn, outcome.findings, cv, client.name), note: null }
        : { assessment: builtIn, note: `built-in result: ${outcome.reason}` };
    },
  };
}

function randomMarker(): string {
  return crypto.randomUUID();
}
