// Scores that were made before what they depend on changed (spec, scoring_inputs_updated_at).

/**
 * SQL that is 1 for a stale score: the job's scoring inputs or the candidate's CV changed since. `application`, `job`
 * and `candidate` are the aliases of the three tables.
 */
export const IS_STALE = `(application.last_scored_at IS NOT NULL AND (
  application.scored_inputs_version <> job.inputs_version OR application.scored_cv_hash IS NOT candidate.cv_hash))`;
