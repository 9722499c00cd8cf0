/** The graded jobs in one list, by file name. */
import { aircraftEngineer } from './aircraft-engineer.ts';
import { amlOfficer } from './aml-officer.ts';
import { backendGo } from './backend-go.ts';
import { careHomeManager } from './care-home-manager.ts';
import { dataEngineer } from './data-engineer.ts';
import { electricianTexas } from './electrician-texas.ts';
import { elektroniker } from './elektroniker.ts';
import { embeddedEngineer } from './embedded-engineer.ts';
import { employmentSolicitor } from './employment-solicitor.ts';
import { frontOfficeManager } from './front-office-manager.ts';
import { gestionnairePaie } from './gestionnaire-paie.ts';
import { hgvDriver } from './hgv-driver.ts';
import { hrBusinessPartner } from './hr-business-partner.ts';
import { llmEngineer } from './llm-engineer.ts';
import { managementAccountant } from './management-accountant.ts';
import { mathsTeacher } from './maths-teacher.ts';
import { nurseryRoomLeader } from './nursery-room-leader.ts';
import { performanceMarketer } from './performance-marketer.ts';
import { pharmacist } from './pharmacist.ts';
import { physiotherapist } from './physiotherapist.ts';
import { pipeWelder } from './pipe-welder.ts';
import { projectArchitect } from './project-architect.ts';
import { qcMicrobiologist } from './qc-microbiologist.ts';
import { saasAccountExecutive } from './saas-account-executive.ts';
import { socAnalyst } from './soc-analyst.ts';
import { socialWorker } from './social-worker.ts';
import { sousChef } from './sous-chef.ts';
import { structuralEngineer } from './structural-engineer.ts';
import { supplyPlanner } from './supply-planner.ts';
import { supportTeamLead } from './support-team-lead.ts';
import { theatreNurse } from './theatre-nurse.ts';
import type { GradedJob } from './types.ts';

export const gradedJobs: GradedJob[] = [
  aircraftEngineer,
  amlOfficer,
  backendGo,
  careHomeManager,
  dataEngineer,
  electricianTexas,
  elektroniker,
  embeddedEngineer,
  employmentSolicitor,
  frontOfficeManager,
  gestionnairePaie,
  hgvDriver,
  hrBusinessPartner,
  llmEngineer,
  managementAccountant,
  mathsTeacher,
  nurseryRoomLeader,
  performanceMarketer,
  pharmacist,
  physiotherapist,
  pipeWelder,
  projectArchitect,
  qcMicrobiologist,
  saasAccountExecutive,
  socAnalyst,
  socialWorker,
  sousChef,
  structuralEngineer,
  supplyPlanner,
  supportTeamLead,
  theatreNurse,
];
