/**
 * Jobs graded last, after what the fresh ones had taught. Measured once before anything was changed for them, they say
 * how far that carries.
 */
import { buchhalter } from './buchhalter.ts';
import { clinicalResearchAssociate } from './clinical-research-associate.ts';
import { executiveAssistant } from './executive-assistant.ts';
import { salesManager } from './sales-manager.ts';
import { senco } from './senco.ts';
import { veterinaryNurse } from './veterinary-nurse.ts';
import { airlinePilot } from './airline-pilot.ts';
import { civilEngineer } from './civil-engineer.ts';
import { forkliftOperator } from './forklift-operator.ts';
import { infirmierBloc } from './infirmier-bloc.ts';
import { uxDesigner } from './ux-designer.ts';
import type { GradedJob } from '../types.ts';

export const laterJobs: GradedJob[] = [
  buchhalter,
  clinicalResearchAssociate,
  executiveAssistant,
  salesManager,
  senco,
  veterinaryNurse,
  airlinePilot,
  civilEngineer,
  forkliftOperator,
  infirmierBloc,
  uxDesigner,
];
