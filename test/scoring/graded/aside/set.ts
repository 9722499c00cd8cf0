/** Jobs that no rule was mended by and no worth fitted on: only ever counted. */
import { automotiveQualityEngineer } from './automotive-quality-engineer.ts';
import { databaseAdministrator } from './database-administrator.ts';
import { diagnosticMedicalSonographer } from './diagnostic-medical-sonographer.ts';
import { environmentalHealthOfficer } from './environmental-health-officer.ts';
import { homeCareCoordinator } from './home-care-coordinator.ts';
import { journeymanPlumber } from './journeyman-plumber.ts';
import { juristeContrats } from './juriste-contrats.ts';
import { medicalDeviceSales } from './medical-device-sales.ts';
import { medizinischeFachangestellte } from './medizinische-fachangestellte.ts';
import { officeManager } from './office-manager.ts';
import { podiatrist } from './podiatrist.ts';
import { polierTiefbau } from './polier-tiefbau.ts';
import { protectionEngineer } from './protection-engineer.ts';
import { restaurantManager } from './restaurant-manager.ts';
import { rewardManager } from './reward-manager.ts';
import { scaffoldingSupervisor } from './scaffolding-supervisor.ts';
import { schoolCounselor } from './school-counselor.ts';
import { seoManager } from './seo-manager.ts';
import { transportManager } from './transport-manager.ts';
import { treasuryAnalyst } from './treasury-analyst.ts';
import { windTurbineTechnician } from './wind-turbine-technician.ts';
import type { GradedJob } from '../types.ts';

export const asideJobs: GradedJob[] = [
  automotiveQualityEngineer,
  databaseAdministrator,
  diagnosticMedicalSonographer,
  environmentalHealthOfficer,
  homeCareCoordinator,
  journeymanPlumber,
  juristeContrats,
  medicalDeviceSales,
  medizinischeFachangestellte,
  officeManager,
  podiatrist,
  polierTiefbau,
  protectionEngineer,
  restaurantManager,
  rewardManager,
  scaffoldingSupervisor,
  schoolCounselor,
  seoManager,
  transportManager,
  treasuryAnalyst,
  windTurbineTechnician,
];
