// A connector's calls for measurements and pictures: makes a job, pushes candidates. One attempt each; anything but
// success throws with the service's answer.

/** Where the connector pushes, and what it says of its own system. */
export type Connector = {
  baseUrl: string;
  apiKey: string;
  source: { source_system: string; source_system_id: string };
};

/** Makes a job; its aptly_job_id. */
export async function createJob(connector: Connector, job: Record<string, string>): Promise<number> {
  return (await post<{ aptly_job_id: number }>(connector, '', job)).aptly_job_id;
}

/** Pushes candidates, at most 200, to a job. */
export function pushCandidates(
  connector: Connector,
  jobId: number,
  candidates: object[],
): Promise<{ results: { cv: string }[] }> {
  return post(connector, `/${jobId}/candidates`, { candidates });
}

async function post<Body>({ baseUrl, apiKey, source }: Connector, path: string, body: object): Promise<Body> {
  const response = await fetch(`${baseUrl}/api/v1/ats/jobs${path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...source, ...body }),
  });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
