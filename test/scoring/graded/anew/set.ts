// Jobs of all trades, graded by recruiters who had not seen the engine.

import { adultsSocialWorkerWalesD } from './adults-social-worker-wales-d.ts';
import { blockPropertyManagerD } from './block-property-manager-d.ts';
import { bridgeEngineerCaliforniaD } from './bridge-engineer-california-d.ts';
import { chefEquipeSsiapA } from './chef-equipe-ssiap-a.ts';
import { codedPipeWelderB } from './coded-pipe-welder-b.ts';
import { commercialPropertySolicitorB } from './commercial-property-solicitor-b.ts';
import { ctRadiographerC } from './ct-radiographer-c.ts';
import { demandForecastingMlEngineerB } from './demand-forecasting-ml-engineer-b.ts';
import { dentalHygienistTexasB } from './dental-hygienist-texas-b.ts';
import { domesticGasEngineerA } from './domestic-gas-engineer-a.ts';
import { fachkraftArbeitssicherheitB } from './fachkraft-arbeitssicherheit-b.ts';
import { groupAccountantCorkD } from './group-accountant-cork-d.ts';
import { hotelSousChefC } from './hotel-sous-chef-c.ts';
import { instrumentTechnicianAlbertaC } from './instrument-technician-alberta-c.ts';
import { keyAccountManagerItalyC } from './key-account-manager-italy-c.ts';
import { multiStatePayrollManagerA } from './multi-state-payroll-manager-a.ts';
import { neonatalIntensiveCareNurseA } from './neonatal-intensive-care-nurse-a.ts';
import { networkSecurityEngineerNv2C } from './network-security-engineer-nv2-c.ts';
import { paymentsBackendEngineerA } from './payments-backend-engineer-a.ts';
import { qualifiedPersonSterileD } from './qualified-person-sterile-d.ts';
import { reservingActuaryC } from './reserving-actuary-c.ts';
import { schoolBusDriverOhioA } from './school-bus-driver-ohio-a.ts';
import { secondEngineerLngFerryD } from './second-engineer-lng-ferry-d.ts';
import { secondaryMathsTeacherB } from './secondary-maths-teacher-b.ts';
import type { GradedJob } from '../types.ts';

/** Those that rules have been mended by since. */
export const anewJobs: GradedJob[] = [
  adultsSocialWorkerWalesD,
  blockPropertyManagerD,
  bridgeEngineerCaliforniaD,
  chefEquipeSsiapA,
  ctRadiographerC,
  domesticGasEngineerA,
  groupAccountantCorkD,
  hotelSousChefC,
  instrumentTechnicianAlbertaC,
  keyAccountManagerItalyC,
  multiStatePayrollManagerA,
  neonatalIntensiveCareNurseA,
  networkSecurityEngineerNv2C,
  paymentsBackendEngineerA,
  qualifiedPersonSterileD,
  reservingActuaryC,
  schoolBusDriverOhioA,
  secondEngineerLngFerryD,
];

/** Those that nobody has read since: their figures are only counted. */
export const secludedJobs: GradedJob[] = [
  codedPipeWelderB,
  commercialPropertySolicitorB,
  demandForecastingMlEngineerB,
  dentalHygienistTexasB,
  fachkraftArbeitssicherheitB,
  secondaryMathsTeacherB,
];
