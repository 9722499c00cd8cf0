/**
 * Sixteen further jobs, graded before the engine met them: its first run had a rank correlation of .37 and 53 % in the
 * right band.
 */
import { buildingSurveyor } from './building-surveyor.ts';
import { clinicalPsychologist } from './clinical-psychologist.ts';
import { customsDeclarant } from './customs-declarant.ts';
import { dataScientist } from './data-scientist.ts';
import { educateurJeunesEnfants } from './educateur-jeunes-enfants.ts';
import { healthSafetyManager } from './health-safety-manager.ts';
import { hvacTechnician } from './hvac-technician.ts';
import { iosDeveloper } from './ios-developer.ts';
import { midwife } from './midwife.ts';
import { mortgageAdviser } from './mortgage-adviser.ts';
import { paramedic } from './paramedic.ts';
import { penetrationTester } from './penetration-tester.ts';
import { scienceTeacher } from './science-teacher.ts';
import { taxAdviser } from './tax-adviser.ts';
import { warehouseOperationsManager } from './warehouse-operations-manager.ts';
import { zerspanungsmechaniker } from './zerspanungsmechaniker.ts';
import type { GradedJob } from '../types.ts';

export const furtherJobs: GradedJob[] = [
  buildingSurveyor,
  clinicalPsychologist,
  customsDeclarant,
  dataScientist,
  educateurJeunesEnfants,
  healthSafetyManager,
  hvacTechnician,
  iosDeveloper,
  midwife,
  mortgageAdviser,
  paramedic,
  penetrationTester,
  scienceTeacher,
  taxAdviser,
  warehouseOperationsManager,
  zerspanungsmechaniker,
];
