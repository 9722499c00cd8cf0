// Answers with a candidate's page: JSON for a program, the page for a person.

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readProfile } from '../../applications/read-profile.ts';
import { can } from '../../auth/roles.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { wantsJson } from '../../http/request.ts';
import { appUrlOf } from '../../platform/environment.ts';
import { showPage } from '../shell/show.tsx';
import { openLinks } from './open-links.ts';
import { presentProfile } from './present-profile.ts';
import { prepareQuestions } from './interview-prep.ts';
import { ProfileBody } from './profile-body.tsx';

type More = { problem?: string; status?: ContentfulStatusCode; withPrep?: boolean };

/** Reads and shows an application. Throws 404 for an unknown or foreign one. */
export async function showProfile(
  c: Context<MemberEnv>,
  applicationId: number,
  { problem, status = 200, withPrep = false }: More = {},
): Promise<Response> {
  const { ctx, member } = c.var;
  const appUrl = appUrlOf(ctx.env, c.req.url);
  const profile = await readProfile(ctx, member.organisationId, applicationId, appUrl);
  const canWork = can(member.role, 'jobs');
  const links = canWork
    ? await openLinks(ctx, member.organisationId, profile, originOf(c))
    : { references: new Map<number, string>(), videos: new Map<number, string>() };
  if (wantsJson(c.req.raw)) return c.json(presentProfile(profile, links));
  const prep = withPrep ? prepareQuestions(profile.explanation) : null;
  return showPage(c, {
    title: profile.candidate_name,
    section: 'jobs',
    scansLeft: Math.max(0, profile.plan.plan_scans - profile.plan.used),
    scripts: ['candidate.js'],
    status,
    body: (
      <ProfileBody
        profile={profile}
        canWork={canWork}
        now={ctx.clock()}
        links={links}
        prep={prep}
        problem={problem}
      />
    ),
  });
}

/** Where links for visitors lead: the address of the app without its path. */
export function originOf(c: Context<MemberEnv>): string {
  return new URL(appUrlOf(c.var.ctx.env, c.req.url), c.req.url).origin;
}
