// The page of an organisation without a job: three ways to the first one, one of them to play with.

export function JobsEmpty({ canWork }: { canWork: boolean }) {
  return (
    <div class="prose stack">
      <div class="head">
        <div>
          <h1>Jobs</h1>
        </div>
      </div>
      {canWork ? (
        <>
          <p>
            No jobs yet. Write one down, let your ATS push it, or play with a sample: a job and six invented
            candidates, with CVs worth a look. Scoring them takes six scans.
          </p>
          <form class="row" method="post" action="/app/jobs/sample">
            <a class="b primary" href="/app/jobs/new">
              New job
            </a>
            <button class="b">Make the sample job</button>
            <a href="/app/start">Connect an ATS</a>
          </form>
        </>
      ) : (
        <p>No jobs yet. A recruiter of your organisation makes the first one.</p>
      )}
    </div>
  );
}
