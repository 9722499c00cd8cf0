/** Jobs that are only ever counted: nothing is tuned on them. */
import { aircraftMaintenanceEngineerB1 } from './aircraft-maintenance-engineer-b1.ts';
import { backendPythonEngineer } from './backend-python-engineer.ts';
import { employmentSolicitor } from './employment-solicitor.ts';
import { independentFinancialAdviser } from './independent-financial-adviser.ts';
import { nurseryManagerEarlyYears } from './nursery-manager-early-years.ts';
import { operatingTheatreTechnologist } from './operating-theatre-technologist.ts';
import { structuralEngineer } from './structural-engineer.ts';
import { supplyChainPlanner } from './supply-chain-planner.ts';
import { swimInstructorLifeguardSupervisor } from './swim-instructor-lifeguard-supervisor.ts';
import { technicienMaintenanceIndustrielle } from './technicien-maintenance-industrielle.ts';
import type { GradedJob } from '../types.ts';

export const apartJobs: GradedJob[] = [
  aircraftMaintenanceEngineerB1,
  backendPythonEngineer,
  employmentSolicitor,
  independentFinancialAdviser,
  nurseryManagerEarlyYears,
  operatingTheatreTechnologist,
  structuralEngineer,
  supplyChainPlanner,
  swimInstructorLifeguardSupervisor,
  technicienMaintenanceIndustrielle,
];
