/** Ordinary jobs, each by a recruiter who had not seen the engine. */
import { analyticalChemistQc } from './analytical-chemist-qc.ts';
import { callCentreTeamLeader } from './call-centre-team-leader.ts';
import { childProtectionSocialWorker } from './child-protection-social-worker.ts';
import { comptableGeneral } from './comptable-general.ts';
import { constructionProjectManager } from './construction-project-manager.ts';
import { dataAnalystBi } from './data-analyst-bi.ts';
import { dialysisNurse } from './dialysis-nurse.ts';
import { digitalMarketingManager } from './digital-marketing-manager.ts';
import { electricianInstallation } from './electrician-installation.ts';
import { elektronikerBetriebstechnik } from './elektroniker-betriebstechnik.ts';
import { embeddedFirmwareEngineer } from './embedded-firmware-engineer.ts';
import { financialController } from './financial-controller.ts';
import { freightForwardingCoordinator } from './freight-forwarding-coordinator.ts';
import { hrPartner } from './hr-partner.ts';
import { infirmierePuericultrice } from './infirmiere-puericultrice.ts';
import { maschinenbauingenieurKonstruktion } from './maschinenbauingenieur-konstruktion.ts';
import { physiotherapistMusculoskeletal } from './physiotherapist-musculoskeletal.ts';
import { respiratoryTherapist } from './respiratory-therapist.ts';
import { secondaryMathsTeacher } from './secondary-maths-teacher.ts';
import { securityOfficer } from './security-officer.ts';
import type { GradedJob } from '../types.ts';

export const ordinaryJobs: GradedJob[] = [
  analyticalChemistQc,
  callCentreTeamLeader,
  childProtectionSocialWorker,
  comptableGeneral,
  constructionProjectManager,
  dataAnalystBi,
  dialysisNurse,
  digitalMarketingManager,
  electricianInstallation,
  elektronikerBetriebstechnik,
  embeddedFirmwareEngineer,
  financialController,
  freightForwardingCoordinator,
  hrPartner,
  infirmierePuericultrice,
  maschinenbauingenieurKonstruktion,
  physiotherapistMusculoskeletal,
  respiratoryTherapist,
  secondaryMathsTeacher,
  securityOfficer,
];
