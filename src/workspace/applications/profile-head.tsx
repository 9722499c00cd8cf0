// The head of a candidate's page: who, for which job, at what stage, and the ways onward.

import type { Profile } from '../../applications/read-profile.ts';
import { STAGES } from '../../applications/stages.ts';
import { Icon } from '../shell/icon.tsx';
import { dayText } from '../shell/when.tsx';
import { STAGE_WORDS } from '../jobs/words.ts';

export function ProfileHead({ profile, canWork, now }: { profile: Profile; canWork: boolean; now: number }) {
  const { job, place } = profile;
  const position = `${place.position.toLocaleString('en-GB')} of ${place.total.toLocaleString('en-GB')}`;
  const origin =
    profile.source_system === null ? null : `${profile.source_system} ${profile.external_id ?? ''}`;
  const meta = [
    profile.candidate_email,
    profile.candidate_phone,
    origin,
    `Applied ${dayText(Date.parse(profile.created_at), now)}`,
  ].filter((words): words is string => Boolean(words));
  return (
    <div class="head">
      <div>
        <p class="crumb">
          <a href={`/app/jobs/${job.id}`}>{job.title}</a>
        </p>
        <h1>{profile.candidate_name}</h1>
        <p class="meta">
          {meta.map((words) => (
            <span>{words}</span>
          ))}
        </p>
      </div>
      <div class="row acts">
        {canWork ? (
          <>
            <a class="b" href="#prep">
              Interview prep
            </a>
            <a class="b" href="#references">
              Ask for a reference
            </a>
            <MoreMenu profile={profile} />
          </>
        ) : null}
        <nav class="seg" aria-label="Candidates">
          <Neighbour rel="prev" id={place.previous_id} name={place.previous_name} />
          <a href={`/app/jobs/${job.id}`} aria-label={`${position}, back to the list`}>
            {position}
          </a>
          <Neighbour rel="next" id={place.next_id} name={place.next_name} />
        </nav>
      </div>
    </div>
  );
}

function MoreMenu({ profile }: { profile: Profile }) {
  return (
    <details class="menu">
      <summary class="b" aria-label="More for this candidate">
        <Icon name="more" />
      </summary>
      <div>
        {profile.cv === null ? null : (
          <a href="#replace" data-dialog="replace">
            Replace CV
          </a>
        )}
        {profile.scored && profile.cv !== null ? (
          <form method="post" action={`/app/applications/${profile.aptly_application_id}/score`}>
            <button>Score again, 1 scan</button>
          </form>
        ) : null}
        <a href="#video">Ask for a video</a>
        <a href="#" data-print>
          Print
        </a>
        <a class="danger" href="#delete" data-dialog="delete">
          Delete…
        </a>
      </div>
    </details>
  );
}

function Neighbour({ rel, id, name }: { rel: 'prev' | 'next'; id: number | null; name: string | null }) {
  const sign = rel === 'prev' ? 'M10 4 6 8l4 4' : 'M6 4l4 4-4 4';
  if (id === null) return null;
  return (
    <a
      href={`/app/applications/${id}`}
      rel={rel}
      aria-label={`${rel === 'prev' ? 'Previous' : 'Next'}: ${name ?? ''}`}
    >
      <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
        <path d={sign} />
      </svg>
    </a>
  );
}

/** Seven buttons, because the stage is the decision; a viewer reads where the candidate stands. */
export function StageControl({ profile, canWork }: { profile: Profile; canWork: boolean }) {
  const at = STAGES.findIndex((stage) => stage === profile.stage);
  return (
    <form
      class="stages"
      id="stage"
      method="post"
      action={`/app/applications/${profile.aptly_application_id}/stage`}
      aria-label="Stage"
    >
      <input type="hidden" name="from" value={profile.stage} />
      {STAGES.map((stage, index) => (
        <button
          name="stage"
          value={stage}
          class={index < at && profile.stage !== 'rejected' ? 'past' : undefined}
          aria-current={index === at ? 'step' : undefined}
          disabled={!canWork && index !== at}
          type={canWork ? 'submit' : 'button'}
        >
          {STAGE_WORDS[stage]}
        </button>
      ))}
    </form>
  );
}
