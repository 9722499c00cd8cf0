// Jobs and CVs in their writers' own words that no rule was mended by; only their figures were ever looked at.

import type { GradedJob } from '../types.ts';
import { anaestheticTechnician } from './anaesthetic-technician.ts';
import { chefChantier } from './chef-chantier.ts';
import { dentalNurse } from './dental-nurse-again.ts';
import { firmwareAutomotive } from './firmware-automotive.ts';
import { kitaLeitung } from './kita-leitung.ts';
import { llmEngineer } from './llm-engineer-again.ts';
import { paymentsMlro } from './payments-mlro.ts';
import { quantitySurveyor } from './quantity-surveyor-again.ts';
import { supplyPlanner } from './supply-planner-again.ts';
import { towerCraneOperator } from './tower-crane-operator.ts';

export const withheldJobs: readonly GradedJob[] = [
  anaestheticTechnician,
  chefChantier,
  dentalNurse,
  firmwareAutomotive,
  kitaLeitung,
  llmEngineer,
  paymentsMlro,
  quantitySurveyor,
  supplyPlanner,
  towerCraneOperator,
];
