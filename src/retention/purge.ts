// What expires when, for every capability:
//   stateless results            72 hours after submission
//   events, deliveries, attempts 30 days
//   video introductions          90 days after they were recorded
//   sessions, password resets    when they can no longer be used
//   invitations                  30 days after they can no longer be used

import { purgeSignIns } from '../auth/purge.ts';
import type { Context } from '../platform/context.ts';
import { purgeScreening } from '../screening/purge.ts';
import { purgeWebhooks } from '../webhooks/purge.ts';
import { eachPart, type Done } from './each-part.ts';
import { purgeVideos } from './purge-videos.ts';

/** Erases everything that is due; what it did. */
export function purge(ctx: Context): Promise<Done> {
  return eachPart(ctx, {
    screening: async () => ({ screening_jobs: await purgeScreening(ctx) }),
    webhooks: () => purgeWebhooks(ctx),
    videos: async () => ({ videos: await purgeVideos(ctx) }),
    sign_ins: () => purgeSignIns(ctx),
  });
}
