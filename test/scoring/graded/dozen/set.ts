/** A dozen jobs whose CVs differ for a reason that a recruiter would name, graded before the engine had seen them; it is mended by these, too. */
import { clinicalTrialManager } from './clinical-trial-manager.ts';
import { codedWelderOffshore } from './coded-welder-offshore.ts';
import { craneRiggingSuperintendent } from './crane-rigging-superintendent.ts';
import { customsBrokerUs } from './customs-broker-us.ts';
import { datenschutzbeauftragteDe } from './datenschutzbeauftragte-de.ts';
import { dentalHygienistOttawa } from './dental-hygienist-ottawa.ts';
import { icuNurseUk } from './icu-nurse-uk.ts';
import { immigrationParalegal } from './immigration-paralegal.ts';
import { lifeActuaryUk } from './life-actuary-uk.ts';
import { maitreDHotel } from './maitre-d-hotel.ts';
import { veterinarySurgeonSmallAnimal } from './veterinary-surgeon-small-animal.ts';
import { windTurbineTechnician } from './wind-turbine-technician.ts';
import type { GradedJob } from '../types.ts';

export const dozenJobs: GradedJob[] = [
  clinicalTrialManager,
  codedWelderOffshore,
  craneRiggingSuperintendent,
  customsBrokerUs,
  datenschutzbeauftragteDe,
  dentalHygienistOttawa,
  icuNurseUk,
  immigrationParalegal,
  lifeActuaryUk,
  maitreDHotel,
  veterinarySurgeonSmallAnimal,
  windTurbineTechnician,
];
