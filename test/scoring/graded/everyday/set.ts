/** Everyday jobs, each by a recruiter who had not seen the engine. */
import { airsideOperationsManager } from './airside-operations-manager.ts';
import { automationEngineer } from './automation-engineer.ts';
import { biostatisticianSas } from './biostatistician-sas.ts';
import { communityOccupationalTherapist } from './community-occupational-therapist.ts';
import { grcConsultant } from './grc-consultant.ts';
import { headChef } from './head-chef.ts';
import { hospitalPharmacist } from './hospital-pharmacist.ts';
import { lettingsManager } from './lettings-manager.ts';
import { paralegal } from './paralegal.ts';
import { patentAttorneyElectronics } from './patent-attorney-electronics.ts';
import { specialEducationTeacher } from './special-education-teacher.ts';
import { vesselWelder } from './vessel-welder.ts';
import type { GradedJob } from '../types.ts';

export const everydayJobs: GradedJob[] = [
  airsideOperationsManager,
  automationEngineer,
  biostatisticianSas,
  communityOccupationalTherapist,
  grcConsultant,
  headChef,
  hospitalPharmacist,
  lettingsManager,
  paralegal,
  patentAttorneyElectronics,
  specialEducationTeacher,
  vesselWelder,
];
