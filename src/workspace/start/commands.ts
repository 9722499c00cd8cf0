// A command to paste, for the service at `origin`. Pure.

/** Pushes a job. */
export function pushJobCommand(origin: string): string {
  return `curl ${origin}/api/v1/ats/jobs \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"source_system": "my-ats", "source_system_id": "main",
       "external_id": "1", "title": "Site Manager",
       "job_spec": "Must have: SMSTS, five years on site."}'`;
}
