// A candidate's page: the decision first, the assessment beside the CV, the record below.

import type { Profile } from '../../applications/read-profile.ts';
import { Icon } from '../shell/icon.tsx';
import { counted } from '../jobs/words.ts';
import { Assessment } from './assessment.tsx';
import { Calculation } from './calculation.tsx';
import { markCv } from './cv-marks.ts';
import { CvPane } from './cv-pane.tsx';
import { ReplaceDialog } from './cv-upload.tsx';
import { ProfileHead, StageControl } from './profile-head.tsx';
import { InterviewPrep, References, Scorecards, type RecordProps } from './record.tsx';
import { Timeline } from './timeline.tsx';
import { Videos } from './video-section.tsx';

export function ProfileBody({ problem, ...props }: RecordProps & { problem?: string | undefined }) {
  const { profile, canWork, now } = props;
  const marked = markCv(profile.cv_text ?? '', profile.explanation);
  return (
    <>
      <ProfileHead profile={profile} canWork={canWork} now={now} />
      {problem === undefined ? null : (
        <p class="note bad" role="alert">
          <Icon name="warn" />
          <span>{problem}</span>
        </p>
      )}
      <StageControl profile={profile} canWork={canWork} />
      <OnThisPage profile={profile} />
      <div class="cand">
        <div>
          <Assessment profile={profile} marked={marked} canWork={canWork} now={now} />
          <Calculation profile={profile} marked={marked} />
        </div>
        <CvPane profile={profile} marked={marked} canWork={canWork} now={now} />
      </div>
      <div class="more-cols">
        <div>
          <InterviewPrep {...props} />
          <Scorecards {...props} />
          <References {...props} />
        </div>
        <div>
          <Videos {...props} />
          <OtherJobs profile={profile} />
          <Timeline profile={profile} now={now} />
        </div>
      </div>
      {canWork ? (
        <>
          <ReplaceDialog profile={profile} />
          <DeleteDialog profile={profile} />
        </>
      ) : null}
    </>
  );
}

function OnThisPage({ profile }: { profile: Profile }) {
  const given = profile.references.filter((one) => one.state === 'completed').length;
  const videos = profile.videos.filter((one) => one.state === 'recorded').length;
  const links: [href: string, words: string, count: number][] = [
    ['#assessment', 'Assessment', 0],
    ...(profile.scored ? [['#calc', 'Calculation', 0] as [string, string, number]] : []),
    ['#cv', 'CV', 0],
    ['#prep', 'Interview prep', 0],
    ['#scorecards', 'Scorecards', profile.scorecards_count],
    ['#references', 'References', given],
    ['#video', 'Video', videos],
    ['#timeline', 'Timeline', 0],
  ];
  return (
    <nav class="tabs noprint" aria-label="On this page">
      {links.map(([href, words, count]) => (
        <a href={href}>
          {words}
          {count > 0 ? <span>{count}</span> : null}
        </a>
      ))}
    </nav>
  );
}

function OtherJobs({ profile }: { profile: Profile }) {
  if (profile.other_applications.length === 0) return null;
  return (
    <section class="section" aria-labelledby="oj-h">
      <h2 id="oj-h">Also applied for</h2>
      <ul class="stack tight">
        {profile.other_applications.map((one) => (
          <li>
            <a href={`/app/applications/${one.id}`}>{one.title}</a>{' '}
            <span class="quiet small">
              {one.scored === 1 ? `${one.score}, ` : ''}
              {one.stage}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names what will be lost, and what may bring it back. */
function DeleteDialog({ profile }: { profile: Profile }) {
  const videos = profile.videos.filter((one) => one.state === 'recorded').length;
  const lost = [
    'the application',
    profile.other_applications.length > 0 || profile.cv === null ? '' : 'the CV',
    profile.scored ? 'the score' : '',
    profile.scorecards.length > 0 ? counted(profile.scorecards.length, 'scorecard') : '',
    profile.references.length > 0 ? counted(profile.references.length, 'reference') : '',
    videos > 0 ? counted(videos, 'video') : '',
    'the timeline',
  ].filter(Boolean);
  const list = `${lost.slice(0, -1).join(', ')} and ${lost.at(-1) ?? ''}`;
  return (
    <dialog id="delete" aria-labelledby="delete-h">
      <form method="post" action={`/app/applications/${profile.aptly_application_id}/delete`}>
        <h2 id="delete-h">Delete {profile.candidate_name}?</h2>
        <p>
          This removes {list}. It cannot be undone
          {profile.source_system === null
            ? '.'
            : `, and ${profile.source_system} may push the candidate again.`}
          {profile.other_applications.length > 0
            ? ` ${counted(profile.other_applications.length, 'other application')} and the CV stay.`
            : ''}
        </p>
        <div class="acts">
          <a class="b" href="#main" data-close>
            Keep
          </a>
          <button class="b danger">Delete everything listed</button>
        </div>
      </form>
    </dialog>
  );
}
