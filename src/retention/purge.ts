// What expires when, for every capability:
//   stateless results            72 hours after submission
//   events, deliveries, attempts 30 days
//   video introductions          90 days after they were recorded
//   sessions, password resets    when they can no longer be used

import { purgeSignIns } from '../auth/purge.ts';
import type { Context } from '../platform/context.ts';
import { purgeScreening } from '../screening/purge.ts';
import { purgeWebhooks } from '../webhooks/purge.ts';
import { purgeVideos } from './purge-videos.ts';

/** Erases everything that is due; what it did. */
export async function purge(ctx: Context) {
  return {
    screening_jobs: await purgeScreening(ctx),
    ...(await purgeWebhooks(ctx)),
    videos: await purgeVideos(ctx),
    ...(await purgeSignIns(ctx)),
  };
}
