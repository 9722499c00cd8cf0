// Everything that happened to an application, newest first.

import type { Profile } from '../../applications/read-profile.ts';
import { Moment } from '../shell/when.tsx';
import { capital, failureWords } from '../jobs/words.ts';
import { RECOMMENDATION_WORDS } from './record.tsx';

type Entry = Profile['timeline'][number];

/** What someone outside the organisation did, and scores, stand out. */
const HIGH = new Set(['scored', 'reference_received', 'video_received', 'scorecard_submitted']);

export function Timeline({ profile, now }: { profile: Profile; now: number }) {
  const isAdded = profile.timeline.some((entry) => entry.kind === 'added');
  return (
    <section class="section" id="timeline" aria-labelledby="ti-h">
      <h2 id="ti-h">Timeline</h2>
      <ol class="log">
        {profile.timeline.toReversed().map((entry) => (
          <li class={entry.kind === 'scoring_failed' ? 'bad' : HIGH.has(entry.kind) ? 'hi' : undefined}>
            <span>{sentence(entry, profile)}</span>
            <Moment at={entry.at} now={now} />
          </li>
        ))}
        {isAdded ? null : (
          <li>
            <span>{profile.source_system === null ? 'Added' : `Received from ${profile.source_system}`}</span>
            <Moment at={profile.created_at} now={now} />
          </li>
        )}
      </ol>
    </section>
  );
}

function sentence(entry: Entry, profile: Profile): string {
  const { details } = entry;
  const who = actorWords(entry);
  const fact = (name: string) => String(details[name] ?? '');
  switch (entry.kind) {
    case 'added':
      return `Added by ${who}`;
    case 'scored':
      return `Scored ${fact('score')}, by ${who}`;
    case 'scoring_failed':
      return `Could not be scored. ${failureWords(fact('error'))}`;
    case 'stage_changed':
      return `Moved from ${capital(fact('from'))} to ${capital(fact('to'))} by ${who}`;
    case 'cv_replaced':
      return `CV replaced by ${who}${details['file'] === undefined ? '' : ` with ${fact('file')}`}`;
    case 'reference_requested':
      return `${capital(who)} asked ${fact('referee')} for a reference`;
    case 'reference_received':
      return `${refereeOf(entry, profile)} sent a reference`;
    case 'video_requested':
      return `${capital(who)} asked for a video introduction`;
    case 'video_received':
      return `${profile.candidate_name} recorded a video introduction`;
    case 'video_deleted':
      return `Video deleted by ${who}`;
    case 'scorecard_submitted':
      return `${capital(who)} submitted a scorecard, ${recommendationWords(fact('recommendation'))}`;
    default:
      return entry.kind.replaceAll('_', ' ');
  }
}

function actorWords(entry: Entry): string {
  if (entry.actor_name !== null) return entry.actor_name;
  if (entry.actor.startsWith('user:')) return 'a former member';
  return entry.actor === 'service' ? 'the service' : `the ${entry.actor}`;
}

function refereeOf({ details }: Entry, profile: Profile): string {
  return profile.references.find((one) => one.id === details['reference_id'])?.referee_name ?? 'A referee';
}

function recommendationWords(code: string): string {
  const words: Record<string, string> = RECOMMENDATION_WORDS;
  return (words[code] ?? code).toLowerCase();
}
