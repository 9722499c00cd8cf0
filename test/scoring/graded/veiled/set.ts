import type { GradedJob } from '../types.ts';
import { assistantServiceSocialDepartement } from './assistant-service-social-departement.ts';
import { chauffeurCeAdrCiterneLiege } from './chauffeur-ce-adr-citerne-liege.ts';
import { childProtectionSocialWorkerHumber } from './child-protection-social-worker-humber.ts';
import { complianceManagerEmoneyDublin } from './compliance-manager-emoney-dublin.ts';
import { developpeurJavaMontreal } from './developpeur-java-montreal.ts';
import { earlyYearsRoomLeaderCork } from './early-years-room-leader-cork.ts';
import { electricienCompagnonLaval } from './electricien-compagnon-laval.ts';
import { federalAccountExecutiveCyberVirginia } from './federal-account-executive-cyber-virginia.ts';
import { gestionnairePaieCabinetNantes } from './gestionnaire-paie-cabinet-nantes.ts';
import { housingSolutionsOfficerGwyneddCouncil } from './housing-solutions-officer-gwynedd-council.ts';
import { hrBusinessPartnerPoultryPlantTexas } from './hr-business-partner-poultry-plant-texas.ts';
import { infirmierSoinsIntensifsVaud } from './infirmier-soins-intensifs-vaud.ts';
import { licensedAircraftEngineerB1Shannon } from './licensed-aircraft-engineer-b1-shannon.ts';
import { packagingBuyerFoodSmallFirmBirmingham } from './packaging-buyer-food-small-firm-birmingham.ts';
import { payrollManagerFoundryOhio } from './payroll-manager-foundry-ohio.ts';
import { privateClientTaxManagerLeedsAgency } from './private-client-tax-manager-leeds-agency.ts';
import { professeurNeerlandaisNamur } from './professeur-neerlandais-namur.ts';
import { propertyLitigationSolicitorBristolCorporate } from './property-litigation-solicitor-bristol-corporate.ts';
import { qualifiedTrainDriverSheffield } from './qualified-train-driver-sheffield.ts';
import { reservingActuaryNonlifeDublin } from './reserving-actuary-nonlife-dublin.ts';
import { sencoPrimarySchoolDudley } from './senco-primary-school-dudley.ts';
import { sousChefHotelKillarney } from './sous-chef-hotel-killarney.ts';
import { sousChefHotelVerbier } from './sous-chef-hotel-verbier.ts';
import { transportManagerHaulageCastleford } from './transport-manager-haulage-castleford.ts';

export const veiledJobs: GradedJob[] = [
  assistantServiceSocialDepartement,
  chauffeurCeAdrCiterneLiege,
  childProtectionSocialWorkerHumber,
  complianceManagerEmoneyDublin,
  developpeurJavaMontreal,
  earlyYearsRoomLeaderCork,
  electricienCompagnonLaval,
  federalAccountExecutiveCyberVirginia,
  gestionnairePaieCabinetNantes,
  housingSolutionsOfficerGwyneddCouncil,
  hrBusinessPartnerPoultryPlantTexas,
  infirmierSoinsIntensifsVaud,
  licensedAircraftEngineerB1Shannon,
  packagingBuyerFoodSmallFirmBirmingham,
  payrollManagerFoundryOhio,
  privateClientTaxManagerLeedsAgency,
  professeurNeerlandaisNamur,
  propertyLitigationSolicitorBristolCorporate,
  qualifiedTrainDriverSheffield,
  reservingActuaryNonlifeDublin,
  sencoPrimarySchoolDudley,
  sousChefHotelKillarney,
  sousChefHotelVerbier,
  transportManagerHaulageCastleford,
];
