// A CV to add or to replace; a file that cannot be read replaces nothing.

import type { Profile } from '../../applications/read-profile.ts';
import { CV_TYPES } from '../jobs/job-dialogs.tsx';

/** The bare form. */
export function CvUpload({ profile }: { profile: Profile }) {
  const has = profile.cv !== null;
  return (
    <form
      class="stack"
      method="post"
      action={`/app/applications/${profile.aptly_application_id}/cv`}
      enctype="multipart/form-data"
    >
      <p class="field">
        <label for="cv-file">{has ? 'New CV' : 'CV'}</label>
        <input id="cv-file" type="file" name="cv" accept={CV_TYPES} required aria-describedby="cv-file-d" />
        <span class="hint" id="cv-file-d">
          PDF, DOCX, DOC or text, up to 10 MB.
          {profile.scored ? ' The score stays and is marked as stale until scored again.' : ''}
        </span>
      </p>
      <div class="acts row">
        {has ? (
          <a class="b" href="#main" data-close>
            Keep this one
          </a>
        ) : null}
        <button class="b primary">{has ? 'Replace the CV' : 'Add the CV'}</button>
      </div>
    </form>
  );
}

export function ReplaceDialog({ profile }: { profile: Profile }) {
  if (profile.cv === null) return null;
  return (
    <dialog id="replace" aria-labelledby="replace-h">
      <h2 id="replace-h">Replace the CV?</h2>
      <CvUpload profile={profile} />
    </dialog>
  );
}
