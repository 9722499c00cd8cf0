// Video introductions on the profile: asked for by a link, played here, deleted by hand or when their time is over.

import type { Profile } from '../../applications/read-profile.ts';
import { Copy } from '../forms/copy.tsx';
import { Day } from '../shell/when.tsx';
import type { RecordProps } from './record.tsx';

type Video = Profile['videos'][number];

export function Videos({ profile, canWork, now, links }: RecordProps) {
  const shown = profile.videos.filter((video) => video.state !== 'deleted');
  const action = `/app/applications/${profile.aptly_application_id}/videos`;
  return (
    <section class="section" id="video" aria-labelledby="vi-h">
      <h2 id="vi-h">Video introduction</h2>
      <div class="stack">
        {shown.length === 0 ? <p class="quiet">No video yet.</p> : null}
        {shown.map((video) => (
          <OneVideo
            video={video}
            action={action}
            canWork={canWork}
            now={now}
            name={profile.candidate_name}
            link={links.videos.get(video.id) ?? null}
          />
        ))}
        {canWork && !shown.some((video) => video.state === 'requested') ? (
          <form method="post" action={action}>
            <button class="b">Ask for a video</button>
          </form>
        ) : null}
      </div>
    </section>
  );
}

type OneProps = {
  video: Video;
  action: string;
  canWork: boolean;
  now: number;
  name: string;
  link: string | null;
};

function OneVideo({ video, action, canWork, now, name, link }: OneProps) {
  switch (video.state) {
    case 'recorded':
      return (
        <div class="stack tight">
          <video
            class="film"
            controls
            preload="metadata"
            src={playPath(video.id)}
            aria-label={`Video of ${name}`}
          >
            <track kind="captions" label="No captions" />
          </video>
          <form class="quiet small" method="post" action={`${action}/${video.id}/delete`}>
            Recorded <Day at={video.recorded_at ?? ''} now={now} />
            {video.duration_seconds === null ? '' : `, ${clock(video.duration_seconds)}`}. Deleted on{' '}
            <Day at={video.expires_at ?? ''} now={now} />
            {canWork ? (
              <>
                , or <button class="link">delete it now</button>
              </>
            ) : null}
            .
          </form>
        </div>
      );
    case 'requested':
      return (
        <div class="stack tight">
          <p class="row small">
            <span class="state wait">Waiting</span>
            <span>
              Asked <Day at={video.requested_at ?? ''} now={now} />, the link expires{' '}
              <Day at={video.link_expires_at ?? ''} now={now} />.
            </span>
          </p>
          {link === null ? null : (
            <>
              <Copy text={link} label={`Link for ${name}`} />
              <p class="hint">Send it to {name}. It works once, for a video of at most two minutes.</p>
            </>
          )}
        </div>
      );
    default:
      return (
        <p class="row small">
          <span class="state held">Expired</span>
          <span>
            Asked <Day at={video.requested_at ?? ''} now={now} />.{' '}
            {video.recorded_at === null ? 'Nothing was recorded.' : 'The recording is gone.'}
          </span>
        </p>
      );
  }
}

export function playPath(videoId: number): string {
  return `/app/videos/${videoId}`;
}

/** 102 as 1:42. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
