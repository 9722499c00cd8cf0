// /app/settings/usage: a month by day and key against committed and hard cap, and the plan's scans.

import { Hono } from 'hono';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { wantsJson } from '../../../http/request.ts';
import { dayOf, monthOf } from '../../../platform/clock.ts';
import { requireRole } from '../../shell/require-role.ts';
import { showSettings } from '../show-settings.tsx';
import { daysOf, monthUse } from './month.ts';
import { UsagePage } from './page.tsx';
import { readUsage } from './store.ts';

export const usagePages = new Hono<MemberEnv>().get('/app/settings/usage', requireRole('read'), async (c) => {
  const { ctx, member } = c.var;
  const now = ctx.clock();
  const thisMonth = monthOf(now);
  const asked = c.req.query('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked <= thisMonth ? asked : thisMonth;
  const usage = await readUsage(ctx, member.organisationId, month);
  if (wantsJson(c.req.raw)) return c.json(usage);
  const today = month === thisMonth ? Number(dayOf(now).slice(8)) : daysOf(month);
  const use = monthUse(month, usage.days, today, usage.hard_cap_scans);
  return showSettings(c, 'Usage', { body: <UsagePage usage={usage} use={use} thisMonth={thisMonth} /> });
});
