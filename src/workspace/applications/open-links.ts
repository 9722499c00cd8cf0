// Links to referees and candidates that still work, as members see them on the profile.

import { tokenOf } from '../../applications/links.ts';
import type { Profile } from '../../applications/read-profile.ts';
import type { Context } from '../../platform/context.ts';
import type { OpenLinks } from './record.tsx';

/** The links of an application that were asked for and are neither used nor expired. */
export async function openLinks(
  ctx: Context,
  organisationId: string,
  profile: Profile,
  origin: string,
): Promise<OpenLinks> {
  const applicationId = profile.aptly_application_id;
  const references = new Map<number, string>();
  for (const one of profile.references.filter(({ state }) => state === 'requested')) {
    const requestedAt = Date.parse(one.requested_at ?? '');
    const email = one.referee_email;
    const subject = { kind: 'reference', organisationId, applicationId, requestedAt, email } as const;
    references.set(one.id, `${origin}/r/${await tokenOf(ctx, subject)}`);
  }
  const videos = new Map<number, string>();
  for (const one of profile.videos.filter(({ state }) => state === 'requested')) {
    const requestedAt = Date.parse(one.requested_at ?? '');
    const subject = { kind: 'video', organisationId, applicationId, requestedAt } as const;
    videos.set(one.id, `${origin}/v/${await tokenOf(ctx, subject)}`);
  }
  return { references, videos };
}
