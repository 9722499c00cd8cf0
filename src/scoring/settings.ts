// The settings that choose a scorer; each is explained in .dev.vars.example. Light: request handlers read it.

import type { AiBinding } from './models/workers-ai.ts';

/** The part of the environment that chooses the scorer. */
export type ScorerSettings = {
  SCORER?: string;
  SCORER_MODEL?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_API_KEY?: string;
  /** The Workers AI binding, where the installation has one. */
  AI?: AiBinding;
};

/** Whether the installation has chosen a language model, which takes seconds where the built-in engine takes milliseconds. */
export function usesModel(env: ScorerSettings): boolean {
  return env.SCORER === 'workers-ai' || env.SCORER === 'openai';
}
