/** Jobs that are only ever counted: nothing is tuned on them. */
import { aideSoignanteEhpad } from './aide-soignante-ehpad.ts';
import { aircraftMaintenanceEngineerB1 } from './aircraft-maintenance-engineer-b1.ts';
import { audiologist } from './audiologist.ts';
import { backendPythonEngineer } from './backend-python-engineer.ts';
import { employmentLawyer } from './employment-lawyer.ts';
import { fraudInvestigatorInsurance } from './fraud-investigator-insurance.ts';
import { independentFinancialAdviser } from './independent-financial-adviser.ts';
import { internalAuditor } from './internal-auditor.ts';
import { mechanicalDesignEngineer } from './mechanical-design-engineer.ts';
import { nurseryManagerEarlyYears } from './nursery-manager-early-years.ts';
import { operatingTheatreTechnologist } from './operating-theatre-technologist.ts';
import { pharmacistCommunity } from './pharmacist-community.ts';
import { qaAutomationEngineer } from './qa-automation-engineer.ts';
import { railSignallingTechnician } from './rail-signalling-technician.ts';
import { recruitmentConsultantPerm } from './recruitment-consultant-perm.ts';
import { sachbearbeiterExport } from './sachbearbeiter-export.ts';
import { structuresEngineer } from './structures-engineer.ts';
import { supplyChainPlanner } from './supply-chain-planner.ts';
import { swimInstructorLifeguardSupervisor } from './swim-instructor-lifeguard-supervisor.ts';
import { technicienMaintenanceIndustrielle } from './technicien-maintenance-industrielle.ts';
import { warehouseShiftManager } from './warehouse-shift-manager.ts';
import type { GradedJob } from '../types.ts';

export const apartJobs: GradedJob[] = [
  aideSoignanteEhpad,
  aircraftMaintenanceEngineerB1,
  audiologist,
  backendPythonEngineer,
  employmentLawyer,
  fraudInvestigatorInsurance,
  independentFinancialAdviser,
  internalAuditor,
  mechanicalDesignEngineer,
  nurseryManagerEarlyYears,
  operatingTheatreTechnologist,
  pharmacistCommunity,
  qaAutomationEngineer,
  railSignallingTechnician,
  recruitmentConsultantPerm,
  sachbearbeiterExport,
  structuresEngineer,
  supplyChainPlanner,
  swimInstructorLifeguardSupervisor,
  technicienMaintenanceIndustrielle,
  warehouseShiftManager,
];
