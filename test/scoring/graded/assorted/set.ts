// Jobs of rarer trades by six more recruiters, whose good people share few words with the ads. The rules have been mended by them.

import type { GradedJob } from '../types.ts';
import { chiefOfficerMrTanker } from './chief-officer-mr-tanker.ts';
import { clinicalResearchAssociateNl } from './clinical-research-associate-nl.ts';
import { cloudSecurityEngineerTsSci } from './cloud-security-engineer-ts-sci.ts';
import { corporateTaxManagerAu } from './corporate-tax-manager-au.ts';
import { creditRiskModellerIe } from './credit-risk-modeller-ie.ts';
import { dataPlatformEngineerSnowflakeDbtUk } from './data-platform-engineer-snowflake-dbt-uk.ts';
import { enterpriseAeCybersecurityUs } from './enterprise-ae-cybersecurity-us.ts';
import { firmwareFunctionalSafetyDe } from './firmware-functional-safety-de.ts';
import { hospitalOptometristUk } from './hospital-optometrist-uk.ts';
import { hotelFrontOfficeManagerLucerne } from './hotel-front-office-manager-lucerne.ts';
import { hrBusinessPartnerParis } from './hr-business-partner-paris.ts';
import { infirmierAnesthesisteFr } from './infirmier-anesthesiste-fr.ts';
import { inhouseEmploymentLawyerDe } from './inhouse-employment-lawyer-de.ts';
import { mentalHealthSocialWorkerAmhp } from './mental-health-social-worker-amhp.ts';
import { mobileCraneOperatorAu } from './mobile-crane-operator-au.ts';
import { pastryChefLondonHotel } from './pastry-chef-london-hotel.ts';
import { pediatricNursePractitionerOhio } from './pediatric-nurse-practitioner-ohio.ts';
import { plumbingHeatingEngineerGasSafe } from './plumbing-heating-engineer-gas-safe.ts';
import { radiationTherapistNz } from './radiation-therapist-nz.ts';
import { ropeAccessNdtInspectorNorthSea } from './rope-access-ndt-inspector-north-sea.ts';
import { sapMmAribaBerater } from './sap-mm-ariba-berater.ts';
import { secondaryPhysicsTeacherEngland } from './secondary-physics-teacher-england.ts';
import { substationElectricianCa } from './substation-electrician-ca.ts';
import { warehouseOperationsSupervisorFltUk } from './warehouse-operations-supervisor-flt-uk.ts';

export const assortedJobs: GradedJob[] = [
  chiefOfficerMrTanker,
  clinicalResearchAssociateNl,
  cloudSecurityEngineerTsSci,
  corporateTaxManagerAu,
  creditRiskModellerIe,
  dataPlatformEngineerSnowflakeDbtUk,
  enterpriseAeCybersecurityUs,
  firmwareFunctionalSafetyDe,
  hospitalOptometristUk,
  hotelFrontOfficeManagerLucerne,
  hrBusinessPartnerParis,
  infirmierAnesthesisteFr,
  inhouseEmploymentLawyerDe,
  mentalHealthSocialWorkerAmhp,
  mobileCraneOperatorAu,
  pastryChefLondonHotel,
  pediatricNursePractitionerOhio,
  plumbingHeatingEngineerGasSafe,
  radiationTherapistNz,
  ropeAccessNdtInspectorNorthSea,
  sapMmAribaBerater,
  secondaryPhysicsTeacherEngland,
  substationElectricianCa,
  warehouseOperationsSupervisorFltUk,
];
