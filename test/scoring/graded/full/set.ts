/** Jobs with CVs of full length, each by a recruiter who had not seen the engine. */
import { bauleiterHochbau } from './bauleiter-hochbau.ts';
import { hotelOperationsManager } from './hotel-operations-manager.ts';
import { legalSecretaryLitigation } from './legal-secretary-litigation.ts';
import { networkEngineerCisco } from './network-engineer-cisco.ts';
import { oncologyNurse } from './oncology-nurse.ts';
import { paediatricDietitian } from './paediatric-dietitian.ts';
import { primarySchoolTeacher } from './primary-school-teacher.ts';
import { quantityEstimatorCivils } from './quantity-estimator-civils.ts';
import { responsableQualiteAgroalimentaire } from './responsable-qualite-agroalimentaire.ts';
import { taxManagerCorporate } from './tax-manager-corporate.ts';
import type { GradedJob } from '../types.ts';

export const fullJobs: GradedJob[] = [
  bauleiterHochbau,
  hotelOperationsManager,
  legalSecretaryLitigation,
  networkEngineerCisco,
  oncologyNurse,
  paediatricDietitian,
  primarySchoolTeacher,
  quantityEstimatorCivils,
  responsableQualiteAgroalimentaire,
  taxManagerCorporate,
];
