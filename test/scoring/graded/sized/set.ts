/** Ads and CVs of the sizes that they have in life: two pages under a long ad, under a short one, one page under a long one; the reading of long texts is mended by these. */
import { aircraftMaintenancePlanner } from './aircraft-maintenance-planner.ts';
import { bilingualCommercialUnderwriter } from './bilingual-commercial-underwriter.ts';
import { bilingualPayrollAdministrator } from './bilingual-payroll-administrator.ts';
import { communityBankBsaOfficer } from './community-bank-bsa-officer.ts';
import { communityMentalHealthNurseUk } from './community-mental-health-nurse-uk.ts';
import { councilPrincipalPlanner } from './council-principal-planner.ts';
import { dentalHygienistUs } from './dental-hygienist-us.ts';
import { enterpriseAccountExecutiveFrance } from './enterprise-account-executive-france.ts';
import { hospitalPharmacistAustralia } from './hospital-pharmacist-australia.ts';
import { hospitalPharmacyTechnician } from './hospital-pharmacy-technician.ts';
import { hvacServiceSupervisor } from './hvac-service-supervisor.ts';
import { javaDeveloperVienna } from './java-developer-vienna.ts';
import { maintenanceElectrician } from './maintenance-electrician.ts';
import { networkSecurityEngineerPolice } from './network-security-engineer-police.ts';
import { payrollSpecialist } from './payroll-specialist.ts';
import { productManagerPaymentsBank } from './product-manager-payments-bank.ts';
import { pubGeneralManager } from './pub-general-manager.ts';
import { qualitaetsleiterAutomotive } from './qualitaetsleiter-automotive.ts';
import { seniorBackendEngineerPaymentsBerlin } from './senior-backend-engineer-payments-berlin.ts';
import { seniorResidentialChildcareWorker } from './senior-residential-childcare-worker.ts';
import { servicePlumber } from './service-plumber.ts';
import { shannonPayrollManager } from './shannon-payroll-manager.ts';
import { siteManagerCouncilHomes } from './site-manager-council-homes.ts';
import { specialSchoolTeacherIreland } from './special-school-teacher-ireland.ts';
import type { GradedJob } from '../types.ts';

export const sizedJobs: GradedJob[] = [
  aircraftMaintenancePlanner,
  bilingualCommercialUnderwriter,
  bilingualPayrollAdministrator,
  communityBankBsaOfficer,
  communityMentalHealthNurseUk,
  councilPrincipalPlanner,
  dentalHygienistUs,
  enterpriseAccountExecutiveFrance,
  hospitalPharmacistAustralia,
  hospitalPharmacyTechnician,
  hvacServiceSupervisor,
  javaDeveloperVienna,
  maintenanceElectrician,
  networkSecurityEngineerPolice,
  payrollSpecialist,
  productManagerPaymentsBank,
  pubGeneralManager,
  qualitaetsleiterAutomotive,
  seniorBackendEngineerPaymentsBerlin,
  seniorResidentialChildcareWorker,
  servicePlumber,
  shannonPayrollManager,
  siteManagerCouncilHomes,
  specialSchoolTeacherIreland,
];
