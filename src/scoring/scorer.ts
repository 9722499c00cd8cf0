// What scores a CV, whichever engine is behind it.

import { assess } from './assess.ts';
import { modelScorer } from './models/model-scorer.ts';
import { openAiClient } from './models/openai.ts';
import { workersAiClient } from './models/workers-ai.ts';
import type { Spec } from './read-spec.ts';
import type { ScorerSettings } from './settings.ts';
import type { Assessment } from './types.ts';

/** An assessment, and a note when it came about otherwise than asked for. */
export type Scored = { assessment: Assessment; note: string | null };

/** What scores a CV: the built-in engine, or a language model behind it. */
export type Scorer = {
  name: string;
  /** Scores one CV. `nowMs` stands for "Present" in dates. An outage of a model is never an error here. */
  score(spec: Spec, cvText: string, nowMs: number): Promise<Scored>;
};

const WORKERS_AI_MODEL = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';

/** The scorer that the installation has chosen; the built-in one, saying so, where the choice lacks a setting. */
export function createScorer(env: ScorerSettings): Scorer {
  const { SCORER: choice = '', SCORER_MODEL: model = '' } = env;
  if (choice === '' || choice === 'builtin') return builtInScorer(null);
  if (choice === 'workers-ai') {
    if (env.AI === undefined) return builtInScorer('built-in result: SCORER=workers-ai lacks the AI binding');
    return modelScorer(workersAiClient({ ai: env.AI, model: model || WORKERS_AI_MODEL }));
  }
  if (choice === 'openai') {
    const { OPENAI_BASE_URL: baseUrl = '', OPENAI_API_KEY: apiKey = '' } = env;
    if (baseUrl === '' || model === '') {
      return builtInScorer('built-in result: SCORER=openai lacks OPENAI_BASE_URL or SCORER_MODEL');
    }
    return modelScorer(openAiClient({ baseUrl, apiKey, model }));
  }
  return builtInScorer('built-in result: SCORER names no scorer');
}

function builtInScorer(note: string | null): Scorer {
  return {
    name: 'builtin',
    score: async (spec, cvText, nowMs) => ({ assessment: assess(spec, cvText, nowMs), note }),
  };
}
