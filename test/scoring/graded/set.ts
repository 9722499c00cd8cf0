/** The graded jobs in one list, by file name. */
import { backendGo } from './backend-go.ts';
import { careHomeManager } from './care-home-manager.ts';
import { electricianTexas } from './electrician-texas.ts';
import { employmentSolicitor } from './employment-solicitor.ts';
import { hgvDriver } from './hgv-driver.ts';
import { hrBusinessPartner } from './hr-business-partner.ts';
import { llmEngineer } from './llm-engineer.ts';
import { managementAccountant } from './management-accountant.ts';
import { mathsTeacher } from './maths-teacher.ts';
import { performanceMarketer } from './performance-marketer.ts';
import { pharmacist } from './pharmacist.ts';
import { pipeWelder } from './pipe-welder.ts';
import { qcMicrobiologist } from './qc-microbiologist.ts';
import { saasAccountExecutive } from './saas-account-executive.ts';
import { socAnalyst } from './soc-analyst.ts';
import { structuralEngineer } from './structural-engineer.ts';
import { supplyPlanner } from './supply-planner.ts';
import { supportTeamLead } from './support-team-lead.ts';
import { theatreNurse } from './theatre-nurse.ts';
import type { GradedJob } from './types.ts';

export const gradedJobs: GradedJob[] = [
  backendGo,
  careHomeManager,
  electricianTexas,
  employmentSolicitor,
  hgvDriver,
  hrBusinessPartner,
  llmEngineer,
  managementAccountant,
  mathsTeacher,
  performanceMarketer,
  pharmacist,
  pipeWelder,
  qcMicrobiologist,
  saasAccountExecutive,
  socAnalyst,
  structuralEngineer,
  supplyPlanner,
  supportTeamLead,
  theatreNurse,
];
