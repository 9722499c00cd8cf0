// Videos past their time. Each recording erases itself by an alarm of its own; this is what makes the rows say so, and
// what erases a recording whose alarm never came.

import { findExpiredVideos, markVideosErased } from '../applications/videos.ts';
import type { Context } from '../platform/context.ts';
import { eraseRecordings } from '../recordings/recordings.ts';

/** Erases what is due; how many. The recording goes first: a row that says so is proof. */
export async function purgeVideos(ctx: Context): Promise<number> {
  const expired = await findExpiredVideos(ctx);
  if (expired.length === 0) return 0;
  const ids = expired.map((video) => video.id);
  await eraseRecordings(ctx, ids);
  await markVideosErased(ctx, ids);
  return ids.length;
}
