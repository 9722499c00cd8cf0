// A candidate's page as JSON: everything that stands on it, under the API's names, and links that still work.

import type { Profile } from '../../applications/read-profile.ts';
import { playPath } from './video-section.tsx';
import type { OpenLinks } from './record.tsx';

/** `reasons` are match_reasons with their spans in `cv_text` (UTF-16 offsets). */
export function presentProfile(profile: Profile, links: OpenLinks) {
  const { explanation, references, videos, plan, ...rest } = profile;
  return {
    ...rest,
    reasons: explanation.match_reasons,
    requirements: explanation.requirements,
    gap_prompts: explanation.gaps,
    notices: explanation.notices,
    scorer: explanation.scorer,
    scorer_note: explanation.note,
    references: references.map((one) => ({ ...one, url: links.references.get(one.id) ?? null })),
    videos: videos.map((one) => ({
      ...one,
      url: links.videos.get(one.id) ?? null,
      play_url: one.state === 'recorded' ? playPath(one.id) : null,
    })),
    plan_scans: plan.plan_scans,
    plan_scans_left: Math.max(0, plan.plan_scans - plan.used),
  };
}
