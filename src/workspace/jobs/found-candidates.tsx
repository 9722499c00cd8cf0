// Candidates that a search finds across all jobs, below the jobs themselves.

import type { FoundCandidate } from '../../applications/list-jobs.ts';
import { Sheet } from '../shell/table.tsx';
import { capital } from './words.ts';

export function FoundCandidates({ candidates }: { candidates: readonly FoundCandidate[] }) {
  return (
    <Sheet
      class="found"
      kind="jobs"
      caption="Candidates"
      columns={['Candidate', 'Job', { title: 'Stage', class: 'opt' }, { title: 'Score', class: 'r' }]}
    >
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
    </Sheet>
  );
}
