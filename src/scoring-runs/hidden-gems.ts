// Hidden gems: who has what no other scored candidate of the job has, even at a lower score (spec, hidden_gem).
// Decided anew for the whole job when a run finishes, because every new score can end somebody's being the only one.

/** Fewer candidates tell nothing about what is rare. */
const COMPARED_MIN = 3;
/** Below this a wish that is met does not make up for what is missing. */
const SCORE_MIN = 40;
/** What an unlikely title hides has to be worth finding: at most one must-have open, by the rubric. */
const SCORE_OF_UNLIKELY_TITLE_MIN = 62;
const CREDENTIALS_SHOWN = 3;

/**
 * Parameters: `job`, `run`, `now`. Does nothing unless `run` finished at `now`, and then reads no application: the cross
 * joins keep SQLite to asking the run first. An application whose flag or reason
 * changes shows in the next incremental pull; no event tells of it, as no score changed.
 */
export const GEM_STATEMENT = `
  WITH scored AS (
    SELECT application.id AS id, application.score AS score, explained.credentials AS credentials,
      explained.unlikely_title AS unlikely_title, count(*) OVER () AS compared
    FROM scoring_runs AS run CROSS JOIN applications AS application
      CROSS JOIN application_explanations AS explained ON explained.application_id = application.id
    WHERE run.id = :run AND run.finished_at = :now AND application.job_id = :job
      AND application.last_scored_at IS NOT NULL),
  held AS (SELECT DISTINCT scored.id AS id, value AS credential FROM scored, json_each(scored.credentials)),
  alone AS (SELECT credential, min(id) AS id FROM held GROUP BY lower(credential) HAVING count(DISTINCT id) = 1),
  ranked AS (SELECT id, credential, row_number() OVER (PARTITION BY id ORDER BY credential) AS rank FROM alone),
  listed AS (
    SELECT id, group_concat(credential, '; ') AS credentials FROM ranked WHERE rank <= ${CREDENTIALS_SHOWN}
    GROUP BY id),
  judged AS (
    SELECT scored.id AS id, CASE
      WHEN compared < ${COMPARED_MIN} OR score < ${SCORE_MIN} THEN NULL
      WHEN listed.id IS NOT NULL
        THEN 'Has what no other candidate scored for this job shows: ' || listed.credentials || '.'
      WHEN unlikely_title = 1 AND score >= ${SCORE_OF_UNLIKELY_TITLE_MIN}
        THEN 'Strong evidence for the must-haves under a title that does not suggest it.'
      END AS reason
    FROM scored LEFT JOIN listed ON listed.id = scored.id)
  UPDATE applications SET hidden_gem = judged.reason IS NOT NULL, hidden_gem_reason = judged.reason, updated_at = :now
  FROM judged WHERE applications.id = judged.id AND applications.hidden_gem_reason IS NOT judged.reason`;
