/** Jobs that the engine has never been changed for: what a score is worth in an occupation it has not met. */
import { auditManager } from './audit-manager.ts';
import { busfahrer } from './busfahrer.ts';
import { liftEngineer } from './lift-engineer.ts';
import { optometrist } from './optometrist.ts';
import { salesforceDeveloper } from './salesforce-developer.ts';
import type { GradedJob } from '../types.ts';

export const unseenJobs: GradedJob[] = [
  auditManager,
  busfahrer,
  liftEngineer,
  optometrist,
  salesforceDeveloper,
];
