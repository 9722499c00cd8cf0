/** Jobs of six more recruiters who had not seen the engine, in whatever words such specs and CVs have; it is mended by these too. */
import { accountExecutiveDutchJob } from './account-executive-dutch.ts';
import { adrTankerDriverJob } from './adr-tanker-driver.ts';
import { androidDeveloperJob } from './android-developer.ts';
import { bilanzbuchhalterKonzernJob } from './bilanzbuchhalter-konzern.ts';
import { bridgeEngineerJob } from './bridge-engineer.ts';
import { childrensSocialWorkerJob } from './childrens-social-worker.ts';
import { coldStoreShiftManagerJob } from './cold-store-shift-manager.ts';
import { commercialPropertyUnderwriterJob } from './commercial-property-underwriter.ts';
import { dataEngineerAzureJob } from './data-engineer-azure.ts';
import { dcCommissioningJob } from './dc-commissioning.ts';
import { developpeurPhpSymfonyJob } from './developpeur-php-symfony.ts';
import { districtNurseJob } from './district-nurse.ts';
import { foodQualityManagerJob } from './food-quality-manager.ts';
import { geotechnicalEngineerJob } from './geotechnical-engineer.ts';
import { gpClinicalPharmacistJob } from './gp-clinical-pharmacist.ts';
import { histotechnicianJob } from './histotechnician.ts';
import { hotelGeneralManagerJob } from './hotel-general-manager.ts';
import { hrAdviserEmployeeRelationsJob } from './hr-adviser-employee-relations.ts';
import { industriemechanikerInstandhaltungJob } from './industriemechaniker-instandhaltung.ts';
import { informationSecurityManagerJob } from './information-security-manager.ts';
import { investmentComplianceOfficerJob } from './investment-compliance-officer.ts';
import { kubernetesPlatformEngineerJob } from './kubernetes-platform-engineer.ts';
import { largeAnimalVetJob } from './large-animal-vet.ts';
import { liftingSupervisorJob } from './lifting-supervisor.ts';
import { manipulateurRadiologieJob } from './manipulateur-radiologie.ts';
import { medicalTranslatorGermanEnglishJob } from './medical-translator-german-english.ts';
import { performanceMarketingFrJob } from './performance-marketing-fr.ts';
import { pflegedienstleitungJob } from './pflegedienstleitung.ts';
import { pricingActuaryGeneralJob } from './pricing-actuary-general.ts';
import { railTrackMaintenanceEngineerJob } from './rail-track-maintenance-engineer.ts';
import { regulatoryAffairsMedtechJob } from './regulatory-affairs-medtech.ts';
import { residentialConveyancingSolicitorJob } from './residential-conveyancing-solicitor.ts';
import { responsablePaieJob } from './responsable-paie.ts';
import { retrievalLlmEngineerJob } from './retrieval-llm-engineer.ts';
import { roofingSupervisorJob } from './roofing-supervisor.ts';
import { sapMmConsultantJob } from './sap-mm-consultant.ts';
import { secondEngineerOffshoreJob } from './second-engineer-offshore.ts';
import { seniorReactDeveloperJob } from './senior-react-developer.ts';
import { specialSchoolTeacherJob } from './special-school-teacher.ts';
import { statutoryAuditSeniorJob } from './statutory-audit-senior.ts';
import { therapeuticRadiographerJob } from './therapeutic-radiographer.ts';
import { tigPipeWelderJob } from './tig-pipe-welder.ts';
import type { GradedJob } from '../types.ts';

export const mixedJobs: GradedJob[] = [
  accountExecutiveDutchJob,
  adrTankerDriverJob,
  androidDeveloperJob,
  bilanzbuchhalterKonzernJob,
  bridgeEngineerJob,
  childrensSocialWorkerJob,
  coldStoreShiftManagerJob,
  commercialPropertyUnderwriterJob,
  dataEngineerAzureJob,
  dcCommissioningJob,
  developpeurPhpSymfonyJob,
  districtNurseJob,
  foodQualityManagerJob,
  geotechnicalEngineerJob,
  gpClinicalPharmacistJob,
  histotechnicianJob,
  hotelGeneralManagerJob,
  hrAdviserEmployeeRelationsJob,
  industriemechanikerInstandhaltungJob,
  informationSecurityManagerJob,
  investmentComplianceOfficerJob,
  kubernetesPlatformEngineerJob,
  largeAnimalVetJob,
  liftingSupervisorJob,
  manipulateurRadiologieJob,
  medicalTranslatorGermanEnglishJob,
  performanceMarketingFrJob,
  pflegedienstleitungJob,
  pricingActuaryGeneralJob,
  railTrackMaintenanceEngineerJob,
  regulatoryAffairsMedtechJob,
  residentialConveyancingSolicitorJob,
  responsablePaieJob,
  retrievalLlmEngineerJob,
  roofingSupervisorJob,
  sapMmConsultantJob,
  secondEngineerOffshoreJob,
  seniorReactDeveloperJob,
  specialSchoolTeacherJob,
  statutoryAuditSeniorJob,
  therapeuticRadiographerJob,
  tigPipeWelderJob,
];
