// The sample job: a real job with real applications, made through the same doors as any other. Made twice, the people
// are the same and apply again.

import type { Actor } from '../../ats/actor.ts';
import { createJob } from '../../ats/manage-jobs.ts';
import { JobFields } from '../../ats/schemas.ts';
import { addCandidate } from '../../applications/add-candidate.ts';
import type { Context } from '../../platform/context.ts';
import { SAMPLE_JOB, SAMPLE_PEOPLE } from './sample-people.ts';

/** Its id. Throws 403 when the plan's limit of open jobs is reached. Scores nothing and costs nothing. */
export async function makeSampleJob(ctx: Context, actor: Actor): Promise<number> {
  const jobId = await createJob(ctx, actor, JobFields.parse(SAMPLE_JOB));
  for (const { name, email, cv } of SAMPLE_PEOPLE) {
    const bytes = Uint8Array.from(new TextEncoder().encode(cv));
    await addCandidate(ctx, actor, jobId, { name, email, cv: { bytes, fileName: `${fileOf(name)}.txt` } });
  }
  return jobId;
}

function fileOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
