/** Jobs of all trades by usual ads and usual CVs, graded by four recruiters who had not seen the engine. */
import { adultIntensiveCareNurse } from './adult-intensive-care-nurse.ts';
import { aircraftTechnicianB1 } from './aircraft-technician-b1.ts';
import { bPressurePipeWelder } from './b-pressure-pipe-welder.ts';
import { childrensSocialWorker } from './childrens-social-worker.ts';
import { customerSuccessManagerFrench } from './customer-success-manager-french.ts';
import { cyberDefenseAnalystTsSci } from './cyber-defense-analyst-ts-sci.ts';
import { dataEngineerUs } from './data-engineer-us.ts';
import { devopsEngineerNetherlands } from './devops-engineer-netherlands.ts';
import { familySolicitor } from './family-solicitor.ts';
import { gestionnairePaieCabinet } from './gestionnaire-paie-cabinet.ts';
import { headChefCountryInn } from './head-chef-country-inn.ts';
import { hgvAdrTankerDriver } from './hgv-adr-tanker-driver.ts';
import { hospitalClinicalPharmacistAustralia } from './hospital-clinical-pharmacist-australia.ts';
import { industrieelektrikerInstandhaltung } from './industrieelektriker-instandhaltung.ts';
import { infirmierCoordinateurEhpad } from './infirmier-coordinateur-ehpad.ts';
import { mobileCraneOperator } from './mobile-crane-operator.ts';
import { pensionsActuaryUk } from './pensions-actuary-uk.ts';
import { primaryClassTeacherScotland } from './primary-class-teacher-scotland.ts';
import { quantitySurveyorCivils } from './quantity-surveyor-civils.ts';
import { sedationDentalNurse } from './sedation-dental-nurse.ts';
import { seniorSonographer } from './senior-sonographer.ts';
import { staffNurseMentalHealthIreland } from './staff-nurse-mental-health-ireland.ts';
import { structuralEngineerPe } from './structural-engineer-pe.ts';
import { taxAccountantCpaEa } from './tax-accountant-cpa-ea.ts';
import type { GradedJob } from '../types.ts';

/** Those of three recruiters, which have been read since. */
export const usualJobs: GradedJob[] = [
  adultIntensiveCareNurse,
  aircraftTechnicianB1,
  bPressurePipeWelder,
  childrensSocialWorker,
  customerSuccessManagerFrench,
  dataEngineerUs,
  devopsEngineerNetherlands,
  familySolicitor,
  hgvAdrTankerDriver,
  hospitalClinicalPharmacistAustralia,
  industrieelektrikerInstandhaltung,
  infirmierCoordinateurEhpad,
  pensionsActuaryUk,
  primaryClassTeacherScotland,
  sedationDentalNurse,
  staffNurseMentalHealthIreland,
  structuralEngineerPe,
  taxAccountantCpaEa,
];

/** Those of the fourth: nobody has read them, and their figures are only counted. */
export const untouchedJobs: GradedJob[] = [
  cyberDefenseAnalystTsSci,
  gestionnairePaieCabinet,
  headChefCountryInn,
  mobileCraneOperator,
  quantitySurveyorCivils,
  seniorSonographer,
];
