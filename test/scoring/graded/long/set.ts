/** Ads and CVs at the length that they have in life, two pages each: what requirements are worth in long texts is fitted on these. */
import { auditManagerGovernmentCpa } from './audit-manager-government-cpa.ts';
import { clinicalScientistGenomicsNhs } from './clinical-scientist-genomics-nhs.ts';
import { headChefRegionalHotelNsw } from './head-chef-regional-hotel-nsw.ts';
import { hospitalPowerEngineerBc } from './hospital-power-engineer-bc.ts';
import { hrManagerUnionizedBilingual } from './hr-manager-unionized-bilingual.ts';
import { seniorBridgeEngineerOhio } from './senior-bridge-engineer-ohio.ts';
import { seniorEmbeddedEngineerDefence } from './senior-embedded-engineer-defence.ts';
import { transportManagerAggregates } from './transport-manager-aggregates.ts';
import type { GradedJob } from '../types.ts';

export const longJobs: GradedJob[] = [
  auditManagerGovernmentCpa,
  clinicalScientistGenomicsNhs,
  headChefRegionalHotelNsw,
  hospitalPowerEngineerBc,
  hrManagerUnionizedBilingual,
  seniorBridgeEngineerOhio,
  seniorEmbeddedEngineerDefence,
  transportManagerAggregates,
];
