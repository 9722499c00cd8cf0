// Where a member begins: the first steps while there is no job, the jobs from then on.

import { Hono } from 'hono';
import type { MemberEnv } from '../../auth/require-member.ts';
import { wantsJson } from '../../http/request.ts';
import { requireRole } from '../shell/require-role.ts';
import { showPage } from '../shell/show.tsx';
import { StartPage } from './page.tsx';
import { readFirstSteps } from './store.ts';

export const startRoutes = new Hono<MemberEnv>()
  .get('/app', requireRole('read'), async (c) => {
    const { jobs } = await readFirstSteps(c.var.ctx, c.var.member.organisationId);
    return c.redirect(jobs === 0 ? '/app/start' : '/app/jobs', 303);
  })
  .get('/app/start', requireRole('read'), async (c) => {
    const { ctx, member } = c.var;
    const steps = await readFirstSteps(ctx, member.organisationId);
    if (wantsJson(c.req.raw)) return c.json(presentSteps(steps));
    const body = (
      <StartPage member={member} steps={steps} origin={new URL(c.req.url).origin} now={ctx.clock()} />
    );
    return showPage(c, { title: 'First steps', section: 'start', body });
  });

function presentSteps({ keyName, jobs, webhookUrl, hasSecret }: Awaited<ReturnType<typeof readFirstSteps>>) {
  return { has_api_key: keyName !== null, jobs, has_webhook: webhookUrl !== null && hasSecret };
}
