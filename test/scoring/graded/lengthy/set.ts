/** Long ads and long CVs that nothing is fitted on or mended by: their figures are only counted. */
import { childCareCentreSupervisor } from './child-care-centre-supervisor.ts';
import { employmentLitigationAssociate } from './employment-litigation-associate.ts';
import { seniorCtRadiographer } from './senior-ct-radiographer.ts';
import { seniorEnvironmentalHealthOfficer } from './senior-environmental-health-officer.ts';
import type { GradedJob } from '../types.ts';

export const lengthyJobs: GradedJob[] = [
  childCareCentreSupervisor,
  employmentLitigationAssociate,
  seniorCtRadiographer,
  seniorEnvironmentalHealthOfficer,
];
