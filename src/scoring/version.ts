// The name of the built-in engine's results. Raised with every change that can change a score.

/** Changes whenever a score may. */
export const SCORER_VERSION = 'builtin-36';
