// The assessment: score, sentence, what to know before it, why, what to ask, and how it was reached. Every claim is
// one step from the line of the CV that it rests on.

import type { Profile } from '../../applications/read-profile.ts';
import { Icon } from '../shell/icon.tsx';
import { Day } from '../shell/when.tsx';
import { Confidence, Rail, verdictData } from '../jobs/score-parts.tsx';
import { capital } from '../jobs/words.ts';
import type { MarkedCv } from './cv-marks.ts';

export type AssessmentProps = { profile: Profile; marked: MarkedCv; canWork: boolean; now: number };

export function Assessment({ profile, marked, canWork, now }: AssessmentProps) {
  if (!profile.scored) return <Unscored profile={profile} canWork={canWork} />;
  return (
    <>
      <section class="section" id="assessment" aria-labelledby="as-h">
        <h2 id="as-h" class="vh">
          Assessment
        </h2>
        <div class="figure" {...verdictData(profile)}>
          <span class="big">{profile.score}</span>
          <div>
            <div class="row">
              <span class="verdict">{profile.verdict}</span>
              <span class="end">
                <Confidence
                  level={profile.confidence}
                  words={`${capital(profile.confidence ?? '')} confidence`}
                />
              </span>
            </div>
            <div>
              <Rail score={profile.score} />
            </div>
            <div class="scale" aria-hidden="true">
              <span>0</span>
              <span>50</span>
              <span>75</span>
              <span>100</span>
            </div>
          </div>
        </div>
        <p class="lede">{profile.score_summary}</p>
        <Caveats profile={profile} marked={marked} canWork={canWork} now={now} />
      </section>
      <Why profile={profile} marked={marked} />
      <WhatToAsk profile={profile} />
    </>
  );
}

function Unscored({ profile, canWork }: Pick<AssessmentProps, 'profile' | 'canWork'>) {
  const left = Math.max(0, profile.plan.plan_scans - profile.plan.used);
  return (
    <section class="section" id="assessment" aria-labelledby="as-h">
      <h2 id="as-h">Not scored yet</h2>
      {profile.scoring ? (
        <p>Waiting to be scored. The score appears here in a moment.</p>
      ) : profile.cv === null ? (
        <p>Add a CV to score {profile.candidate_name}.</p>
      ) : canWork ? (
        <form class="row" method="post" action={`/app/applications/${profile.aptly_application_id}/score`}>
          <button class="b primary" disabled={left === 0}>
            Score, 1 scan
          </button>
          <span class="quiet small">
            {left === 0
              ? 'No scans are left this month. Ask an owner to raise the plan.'
              : `${left} left this month`}
          </span>
        </form>
      ) : (
        <p>A recruiter can score this candidate.</p>
      )}
    </section>
  );
}

function Caveats({ profile, marked, canWork, now }: AssessmentProps) {
  const { hidden_gem_reason: gem, ai_cv_flag: flag, ai_cv_flag_reason: flagReason, explanation } = profile;
  return (
    <div class="notes">
      {profile.hidden_gem ? (
        <p class="note">
          <Icon name="gem" />
          <span>
            <strong>Hidden gem.</strong> {gem}
          </span>
        </p>
      ) : null}
      {flag === 'None' ? null : (
        <p class="note warn">
          <Icon name="ai" />
          <span>
            <strong>AI-CV flag: {flag.toLowerCase()}.</strong> {flagReason}
          </span>
        </p>
      )}
      {explanation.notices.map((notice) => (
        <p class="note warn">
          <Icon name="said" />
          <span>
            <strong>{NOTICES[notice.kind]}.</strong> {notice.message}
            {notice.spans.length > 0 && marked.ignoredKey !== null ? (
              <>
                {' '}
                <a href={`#e${marked.ignoredKey}`}>Marked in the CV</a>.
              </>
            ) : null}
          </span>
        </p>
      ))}
      {explanation.note === null ? null : (
        <p class="note">
          <Icon name="said" />
          <span>{explanation.note}</span>
        </p>
      )}
      {profile.stale ? <Stale profile={profile} canWork={canWork} now={now} /> : null}
    </div>
  );
}

const NOTICES = {
  instructions: 'Instructions in the CV',
  copied_spec: 'The job spec is in the CV',
  keyword_dump: 'A list of words',
  hidden_text: 'Hidden text',
} as const;

function Stale({ profile, canWork, now }: Pick<AssessmentProps, 'profile' | 'canWork' | 'now'>) {
  const left = Math.max(0, profile.plan.plan_scans - profile.plan.used);
  return (
    <form class="note" method="post" action={`/app/applications/${profile.aptly_application_id}/score`}>
      <Icon name="stale" />
      <span>
        <strong>Stale.</strong> Scored <Day at={profile.last_scored_at ?? ''} now={now} />; the spec or the CV
        changed since.{' '}
        {canWork ? (
          <span class="noprint">
            <button class="link">Score again</button>, 1 scan of {left}.
          </span>
        ) : null}
      </span>
    </form>
  );
}

function Why({ profile, marked }: Pick<AssessmentProps, 'profile' | 'marked'>) {
  const reasons = profile.explanation.match_reasons;
  return (
    <section class="section" aria-labelledby="re-h">
      <h2 id="re-h">Why</h2>
      {reasons.length === 0 ? <p class="quiet">Nothing that the job asks for was found in the CV.</p> : null}
      <ol class="why-list">
        {reasons.map((reason, index) => {
          const key = marked.reasonKeys[index] ?? null;
          const quote = reason.evidence[0]?.quote ?? '';
          return (
            <li>
              <a
                class="reason"
                id={`r${index + 1}`}
                {...(key === null ? { href: '#cv' } : { href: `#e${key}`, 'data-ev': key })}
              >
                <span class="tag">{index + 1}</span>
                <span>
                  {claimOf(reason.text, quote)}
                  {quote === '' ? null : <q class="said-by">{quote}</q>}
                  {key === null ? <span class="quiet small">This line is no longer in the CV.</span> : null}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The claim without the quote that follows it in one line elsewhere. */
function claimOf(text: string, quote: string): string {
  const at = quote === '' ? -1 : text.indexOf(`“${quote}”`);
  return at < 0 ? text : text.slice(0, at).replace(/[:\s]+$/, '');
}

function WhatToAsk({ profile }: Pick<AssessmentProps, 'profile'>) {
  const { gaps, requirements } = profile.explanation;
  if (gaps.length === 0) return null;
  return (
    <section class="section" aria-labelledby="ga-h">
      <h2 id="ga-h">What to ask</h2>
      <ul>
        {gaps.map((gap) => {
          const asked = requirements.find((one) => one.id === gap.requirement);
          return (
            <li class="ask">
              <span>{gap.text}</span>
              {asked === undefined ? null : <span class="quiet small">{KINDS[asked.strength]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const KINDS = {
  hard: 'The job cannot be done without it.',
  must: 'The job asks for it as a must.',
  nice: 'The job names it as nice to have.',
  duty: 'It is part of the work.',
} as const;
