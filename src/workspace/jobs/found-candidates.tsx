// Candidates that a search finds across all jobs, below the jobs themselves.

import type { FoundCandidate } from '../../applications/list-jobs.ts';
import { capital } from './words.ts';

export function FoundCandidates({ candidates }: { candidates: readonly FoundCandidate[] }) {
  return (
    <div class="sheet found">
      <table class="t jobs">
        <caption class="vh">Candidates</caption>
        <thead>
          <tr>
            <th scope="col">Candidate</th>
            <th scope="col">Job</th>
            <th scope="col" class="opt">
              Stage
            </th>
            <th scope="col" class="r">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((one) => (
            <tr>
              <th scope="row">
                <a href={`/app/applications/${one.application_id}`}>{one.candidate_name}</a>
                <small>{one.candidate_email}</small>
              </th>
              <td>{one.job_title}</td>
              <td class="opt">{capital(one.stage)}</td>
              <td class="r num">{one.scored === 1 ? one.score : <span class="zero">–</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
