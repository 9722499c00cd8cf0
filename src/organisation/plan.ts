// What an organisation has subscribed to (design, Operator API).

import * as z from 'zod';

export const Plan = z.object({
  subscription: z.enum(['active', 'inactive']),
  api_access_enabled: z.boolean(),
  /** Stateless CVs a month that are committed to; shown, not enforced. */
  committed_scans: z.int().min(0),
  /** Stateless CVs a billing month (UTC) at most. */
  hard_cap_scans: z.int().min(0),
  /** Open jobs at most; null is no limit. */
  active_job_limit: z.int().min(0).nullable(),
  /** Scorings in the app a month. */
  plan_scans: z.int().min(0),
});
export type Plan = z.infer<typeof Plan>;

/** The plan of an organisation that was made without one. */
export const DEFAULT_PLAN: Plan = {
  subscription: 'active',
  api_access_enabled: true,
  committed_scans: 1000,
  hard_cap_scans: 2000,
  active_job_limit: null,
  plan_scans: 1000,
};
