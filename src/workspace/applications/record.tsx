// What people added to an application: interview prep on demand, scorecards, references.

import type { Profile } from '../../applications/read-profile.ts';
import { RECOMMENDATIONS } from '../../applications/submit-scorecard.ts';
import { Copy } from '../forms/copy.tsx';
import { Day } from '../shell/when.tsx';
import type { PrepQuestion } from './interview-prep.ts';

export const RECOMMENDATION_WORDS = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  no: 'No',
  strong_no: 'Strong no',
} as const;

/** Links that still work, by the id of their row. Members who work on candidates see them, nobody else. */
export type OpenLinks = { references: Map<number, string>; videos: Map<number, string> };

export type RecordProps = {
  profile: Profile;
  canWork: boolean;
  now: number;
  links: OpenLinks;
  /** Made for this page only; null where nobody asked. */
  prep: readonly PrepQuestion[] | null;
};

export function InterviewPrep({ profile, prep, canWork }: RecordProps) {
  return (
    <section class="section" id="prep" aria-labelledby="pr-h">
      <h2 id="pr-h">Interview prep</h2>
      {prep === null ? (
        <form
          method="post"
          action={`/app/applications/${profile.aptly_application_id}/interview-prep#prep`}
          class="stack"
        >
          <p class="prose">
            {profile.scored
              ? 'Questions made from the gaps and the evidence above. They are shown once and not kept, so copy or print what you need.'
              : 'Questions are made from the assessment. Score the candidate first.'}
          </p>
          {profile.scored && canWork ? (
            <div>
              <button class="b">Prepare questions</button>
            </div>
          ) : null}
        </form>
      ) : (
        <Questions prep={prep} />
      )}
    </section>
  );
}

function Questions({ prep }: { prep: readonly PrepQuestion[] }) {
  if (prep.length === 0) return <p class="quiet">The assessment leaves nothing open to ask about.</p>;
  return (
    <>
      <ol class="prep">
        {prep.map((one) => (
          <li>
            <p class="quiet small">{one.topic}</p>
            <p>{one.ask}</p>
            <p class="quiet small">Listen for: {one.listen_for}</p>
          </li>
        ))}
      </ol>
      <p class="hint noprint">Not kept: copy or print what you need before you leave this page.</p>
    </>
  );
}

export function Scorecards({ profile, canWork, now }: RecordProps) {
  return (
    <section class="section" id="scorecards" aria-labelledby="sc-h">
      <h2 id="sc-h">Scorecards</h2>
      <div class="stack">
        {profile.scorecards.length === 0 ? <p class="quiet">No scorecards yet.</p> : null}
        {profile.scorecards.map((card) => (
          <article>
            <h3>
              {card.author_name ?? 'A former member'}
              <span class="quiet small">
                <Day at={card.submitted_at} now={now} /> · {RECOMMENDATION_WORDS[card.recommendation]}
              </span>
            </h3>
            {card.notes === '' ? null : <p class="words ours">{card.notes}</p>}
          </article>
        ))}
        {canWork ? <ScorecardForm profile={profile} /> : null}
      </div>
    </section>
  );
}

function ScorecardForm({ profile }: { profile: Profile }) {
  return (
    <details>
      <summary class="b">Add a scorecard</summary>
      <form
        method="post"
        action={`/app/applications/${profile.aptly_application_id}/scorecards`}
        class="stack prose inset"
      >
        <fieldset class="field">
          <legend>Would you hire {profile.candidate_name} for this job?</legend>
          <div class="row">
            {RECOMMENDATIONS.map((one) => (
              <label class="row">
                <input type="radio" name="recommendation" value={one} required />
                {RECOMMENDATION_WORDS[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <p class="field">
          <label for="sc-note">What did you see?</label>
          <textarea id="sc-note" name="notes" maxlength={10_000}></textarea>
        </p>
        <div>
          <button class="b primary">Submit scorecard</button>
        </div>
      </form>
    </details>
  );
}

export function References({ profile, canWork, now, links }: RecordProps) {
  return (
    <section class="section" id="references" aria-labelledby="rf-h">
      <h2 id="rf-h">References</h2>
      <div class="stack">
        {profile.references.length === 0 ? <p class="quiet">No references yet.</p> : null}
        {profile.references.map((one) => (
          <Reference one={one} now={now} link={links.references.get(one.id) ?? null} />
        ))}
        {canWork ? <ReferenceForm profile={profile} /> : null}
      </div>
    </section>
  );
}

type Asked = Profile['references'][number];

function Reference({ one, now, link }: { one: Asked; now: number; link: string | null }) {
  if (one.state === 'completed')
    return (
      <article>
        <h3>
          {one.referee_name}, {one.relationship}
          <span class="quiet small">
            received <Day at={one.completed_at ?? ''} now={now} /> · would{one.would_rehire ? '' : ' not'}{' '}
            work together again
          </span>
        </h3>
        <p class="words">{one.reference}</p>
      </article>
    );
  return (
    <div class="stack tight">
      <p class="row small">
        <span class={one.state === 'expired' ? 'state held' : 'state wait'}>
          {one.state === 'expired' ? 'Expired' : 'Waiting'}
        </span>
        <span>
          {one.referee_name}, {one.referee_email}. Asked <Day at={one.requested_at ?? ''} now={now} />,{' '}
          {one.state === 'expired' ? 'expired' : 'expires'} <Day at={one.expires_at ?? ''} now={now} />.
        </span>
      </p>
      {link === null ? null : (
        <>
          <Copy text={link} label={`Link for ${one.referee_name}`} />
          <p class="hint">Send it to {one.referee_name}. It works once.</p>
        </>
      )}
    </div>
  );
}

function ReferenceForm({ profile }: { profile: Profile }) {
  return (
    <form
      method="post"
      action={`/app/applications/${profile.aptly_application_id}/references`}
      class="row ask-form"
    >
      <label class="vh" for="rn">
        Referee’s name
      </label>
      <input id="rn" name="name" placeholder="Referee’s name" autocomplete="off" required maxlength={200} />
      <label class="vh" for="re">
        Referee’s e-mail
      </label>
      <input
        id="re"
        name="email"
        type="email"
        placeholder="E-mail"
        autocomplete="off"
        required
        maxlength={200}
      />
      <button class="b">Make link</button>
    </form>
  );
}
