// The name of the built-in engine's results. Raised with every change that can change a score.

export const SCORER_VERSION = 'builtin-19';
