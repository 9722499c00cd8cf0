/**
 * Everyday jobs that the engine was never fitted to: their figures were counted, and no more was read of them than three
 * failing checks, of fairness and of an injection, had to be traced through.
 */
import { biomedicalScientist } from './biomedical-scientist.ts';
import { chargeRecouvrement } from './charge-recouvrement.ts';
import { emergencyNurse } from './emergency-nurse.ts';
import { frontendReact } from './frontend-react.ts';
import { housingSiteManager } from './housing-site-manager.ts';
import { itSupportEngineer } from './it-support-engineer.ts';
import { keyAccountManager } from './key-account-manager.ts';
import { lifeActuary } from './life-actuary.ts';
import { machineLearningEngineer } from './machine-learning-engineer.ts';
import { payrollManager } from './payroll-manager.ts';
import { pflegefachkraft } from './pflegefachkraft.ts';
import { plantFitter } from './plant-fitter.ts';
import type { GradedJob } from '../types.ts';

export const keptJobs: GradedJob[] = [
  biomedicalScientist,
  chargeRecouvrement,
  emergencyNurse,
  frontendReact,
  housingSiteManager,
  itSupportEngineer,
  keyAccountManager,
  lifeActuary,
  machineLearningEngineer,
  payrollManager,
  pflegefachkraft,
  plantFitter,
];
