// The candidate's page for a video introduction: recorded here where script runs, sent as a file anywhere.

import type { OpenLink } from '../../applications/links.ts';
import { Problem } from '../forms/fields.tsx';
import type { FormState } from '../forms/form-state.ts';
import { RECORDING_BYTES_MAX, RECORDING_SECONDS_MAX } from '../../recordings/limits.ts';

const MEGABYTES = RECORDING_BYTES_MAX / 1024 / 1024;
const MINUTES = RECORDING_SECONDS_MAX / 60;

export function VideoPage({ asked, form }: { asked: OpenLink; form: FormState }) {
  const { candidateName: name, organisationName, jobTitle } = asked;
  return (
    <>
      <div class="head">
        <div>
          <h1>Introduce yourself, {name}</h1>
          <p class="meta">
            <span>{organisationName}</span>
            <span>{jobTitle}</span>
            <span>Up to {MINUTES} minutes</span>
          </p>
        </div>
      </div>
      <p>
        Say who you are, what you do best and why this job. {organisationName} and their client watch it; it
        is deleted after 90 days, and earlier if you ask. It changes no score.
      </p>
      <Problem form={form} />
      <section
        class="section stack"
        id="recorder"
        hidden
        data-seconds={RECORDING_SECONDS_MAX}
        data-bytes={RECORDING_BYTES_MAX}
        aria-labelledby="rec-h"
      >
        <h2 id="rec-h">Record here</h2>
        <div class="stage">
          <video id="film" class="film" playsinline muted></video>
          <p class="clock num" id="clock" hidden>
            0:00
          </p>
        </div>
        <p id="say" class="small" role="status">
          Your browser will ask for camera and microphone. Nothing is sent until you press Send.
        </p>
        <div class="row">
          <button class="b primary" type="button" id="start">
            Start camera
          </button>
          <button class="b" type="button" id="again" hidden>
            Record again
          </button>
        </div>
        <progress id="sent" value="0" max="100" hidden aria-label="Sent"></progress>
      </section>
      <section class="section stack" aria-labelledby="file-h">
        <h2 id="file-h">Or send a file</h2>
        <form method="post" enctype="multipart/form-data" class="stack">
          <p class="field">
            <label for="file">Video</label>
            <input
              id="file"
              name="video"
              type="file"
              accept="video/webm,video/mp4,video/quicktime"
              required
              aria-describedby="file-d"
            />
            <span class="hint" id="file-d">
              WebM, MP4 or MOV, up to {MINUTES} minutes and {MEGABYTES} MB.
            </span>
          </p>
          <div>
            <button class="b">Send this file</button>
          </div>
        </form>
      </section>
      <p class="hint">This link works once.</p>
    </>
  );
}
